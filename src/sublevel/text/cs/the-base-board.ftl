# Herní plán Základny v prohlížeči: výzvy, poznámky, popisky. [Q] znamená klávesu.

the-base-board-kind = Taktika pro dva
the-base-board-label = Herní plán: pět krát pět dlaždic mezi dvěma řadami startovních polí
the-base-board-role = { $side ->
        [explorers] Průzkumníci, cíl m1–m5
       *[mutants] Mutanti, cíl x1–x5
    }
the-base-board-heading = odpočet { $countdown }

## Co je na plánu vidět

the-base-board-overlay-can = Co můžu udělat
the-base-board-overlay-threats = Hrozby v příštím tahu
the-base-board-overlay-guards = Kryté kameny
the-base-board-overlay-routes = Akce do cíle
the-base-board-overlay-hidden = Zakryté dlaždice
the-base-board-overlay-distance = Sloupce do cíle

the-base-board-hidden-tiles = { $count ->
        [one] { $count } zakrytá dlaždice
        [few] { $count } zakryté dlaždice
        [many] { $count } zakryté dlaždice
       *[other] { $count } zakrytých dlaždic
    }
the-base-board-leader = Kdyby odpočet skončil teď, vítězí { $side }
the-base-board-leader-draw = Kdyby odpočet skončil teď: remíza
the-base-board-badge-guarded = krytý
the-base-board-badge-unguarded = ohrožený a nekrytý
the-base-board-locked = { $who } je uzamčený: na { $exits } nelze vstoupit ani tam nic natočit.
the-base-board-locked-in = { $who } je uzamčený: žádný průchod nevede dál.
the-base-board-badge-race = do cíle asi { $count ->
        [one] { $count } akce
        [few] { $count } akce
        [many] { $count } akce
       *[other] { $count } akcí
    }
the-base-board-badge-distance = do cíle { $count ->
        [one] { $count } sloupec
        [few] { $count } sloupce
        [many] { $count } sloupce
       *[other] { $count } sloupců
    }

## Odpočet, kameny, žetony

the-base-board-countdown = Odpočet
the-base-board-countdown-is = Odpočet: { $countdown }
the-base-board-saved = v cíli
the-base-board-away = čeká na návrat
the-base-board-saved-of-3 = v cíli { $count } ze 3
the-base-board-bonus = žetony
the-base-board-tokens = { $count ->
        [0] žádný bonusový žeton
        [one] { $count } bonusový žeton
        [few] { $count } bonusové žetony
        [many] { $count } bonusového žetonu
       *[other] { $count } bonusových žetonů
    }

## Co je možné, jako popisky tlačítek

the-base-board-do-move = { $who } na { $to }
the-base-board-do-cross = { $who } přejde na { $to }
the-base-board-do-capture = { $who } na { $to }, vyhodí: { $enemy }
the-base-board-do-save = { $who } do cíle na { $to }
the-base-board-for-actions = { $cost ->
        [one] ({ $cost } akce)
        [few] ({ $cost } akce)
        [many] ({ $cost } akce)
       *[other] ({ $cost } akcí)
    }
the-base-board-do-turn = Natočit { $cell } k { $open }
# Where the passages of a tile lead; compass points would be wrong on a board that is turned.
the-base-board-open = { $leads ->
        [nowhere] nevede nikam
       *[somewhere] vede k { $places }
    }
the-base-board-tile-told = { $kind ->
        [oriented] Dlaždice { $cell } je připravená: { $open }.
        [revealed] Dlaždice { $cell } je odkrytá: { $open }.
       *[rotated] Dlaždice { $cell } je natočená: { $open }.
    }
the-base-board-do-wait = Počkat: otočit { $cell } beze změny
the-base-board-do-reveal = Odkrýt { $cell }
the-base-board-do-return = { $who } zpět na { $to }
the-base-board-do-bonus-action = Bonusový žeton: další akce
the-base-board-do-bonus-time = Bonusový žeton: další kolo
the-base-board-do-pass = Pasovat
the-base-board-do-challenge-accept = Přijmout Souboj s časem
the-base-board-do-challenge-decline = Odmítnout
the-base-board-pick = Vzít { $where }: { $what }
the-base-board-put-down = Pustit { $where }: { $what }
the-base-board-turn-offer = Natočit { $cell }: { $what }

the-base-board-tag-capture = vyhodit
the-base-board-tag-save = do cíle
the-base-board-tag-cross = přejít

## Poznámky na místě

the-base-board-opens = Otevře { $links }.
the-base-board-closes = Zavře { $links }.
the-base-board-opens-nothing = Nic neotevře ani nezavře.
the-base-board-price = { $cost ->
        [one] { $cost } akce
        [few] { $cost } akce
        [many] { $cost } akce
       *[other] { $cost } akcí
    }, pak zbývá { $left }
the-base-board-price-free = Nestojí žádnou akci
the-base-board-reveal-warning = Odkrytí nejde vzít zpět.
the-base-board-see-rule = Ukázat pravidlo
the-base-board-confirm = Provést
the-base-board-next-way = Další
the-base-board-cancel = Zrušit
the-base-board-ways = Jak může dlaždice ležet

## Lišta: co dělat a jak

the-base-board-pips = { $count ->
        [one] zbývá { $count } akce
        [few] zbývají { $count } akce
        [many] zbývá { $count } akce
       *[other] zbývá { $count } akcí
    }
the-base-board-prompt-play = { $count ->
        [one] Zbývá { $count } akce:
        [few] Zbývají { $count } akce:
        [many] Zbývá { $count } akce:
       *[other] Zbývá { $count } akcí:
    } { $can ->
       *[mtr] pohni kamenem, natoč nebo odkryj dlaždici.
        [mt] pohni kamenem nebo natoč dlaždici.
        [mr] pohni kamenem nebo odkryj dlaždici.
        [tr] natoč nebo odkryj dlaždici.
        [m] pohni kamenem.
        [t] natoč dlaždici.
        [r] odkryj dlaždici.
    }
the-base-board-prompt-orient = Připrav { $cell }: vyber, jak bude dlaždice ležet.
the-base-board-prompt-return = { $who } je vyhozen: vyber startovní pole, na které se vrátí.
the-base-board-prompt-pass = Žádná akce není možná: musíš pasovat.
the-base-board-prompt-challenge = { $side } zvítězili. Pokračuješ proti času?
the-base-board-prompt-over = Partie skončila.
the-base-board-waiting = Na tahu: { $who } …
the-base-board-waiting-orient = { $who }: příprava dlaždic …
the-base-board-waiting-return = { $who }: vyhozený kámen potřebuje startovní pole …
the-base-board-waiting-challenge = { $who }: nabídka Souboje s časem …
the-base-board-waiting-hint = { $count ->
        [one] V tomto tahu zbývá { $count } akce.
        [few] V tomto tahu zbývají { $count } akce.
        [many] V tomto tahu zbývá { $count } akce.
       *[other] V tomto tahu zbývá { $count } akcí.
    }
the-base-board-hint-keys = [1] [2] [3] berou kámen, [Q] [E] natáčejí dlaždici, [Tab] jde dál.
the-base-board-hint-tap = Klepni na kámen nebo na dlaždici se žlutými rohy.
the-base-board-hint-return = Vyber jedno z označených startovních polí.
the-base-board-hint-challenge = Sám se pokusíš dostat všechny tři kameny do cíle dřív, než skončí odpočet. Výsledek už se nezmění.
the-base-board-hint-pass = Zbylé akce tohoto tahu propadnou.
the-base-board-picked-keys = { $who } je vybrán: šipky jím pohnou, { $others } vezmou jiný, [Q] [E] natočí dlaždici.
the-base-board-picked-keys-alone = { $who } je vybrán: šipky jím pohnou, [Q] [E] natočí dlaždici.
the-base-board-picked-tap = { $who } je vybrán: klepni na kroužek nebo tam kámen přetáhni.
the-base-board-turn-keys = [Q] [E] ukážou další polohy, [Enter] natočí, [Esc] nechá vše, jak je.
the-base-board-orient-keys = [Q] [E] ukážou další polohy, [Enter] potvrdí.
the-base-board-tap-next = Další polohu ukáže klepnutí na dlaždici.
the-base-board-button-turn = Natočit { $cell }
the-base-board-button-orient = Připravit { $cell }
the-base-board-button-reveal = Odkrýt { $cell }
the-base-board-button-move = Jít na { $to }
the-base-board-bonus-action = +1 akce
the-base-board-bonus-round = +1 kolo
the-base-board-bonus-closed = bonus: jen před první akcí
the-base-board-wait = Počkat …
the-base-board-wait-help = Stojí akci a nechá vše, jak je.
the-base-board-wait-at = Otočit { $cell } beze změny

## Herní plán slovy

the-base-board-twin = Herní plán slovy
the-base-board-twin-state = Na tahu: { $side }; zbývá akcí: { $count }; odpočet: { $countdown }.
the-base-board-twin-caption = Sloupce x a m jsou startovní pole, a až e dlaždice; řady 1 až 5.
the-base-board-twin-hidden = zakrytá
the-base-board-twin-slot = startovní pole { $number } ({ $side })
the-base-board-twin-slot-blank = neočíslované startovní pole ({ $side })
the-base-board-twin-saved = { $who }, v cíli
the-base-board-twin-nothing = Teď pro tebe není nic k hraní.
the-base-board-group-move = Pohnout kamenem
the-base-board-group-rotate = Natočit dlaždici
the-base-board-group-orient = Připravit dlaždici
the-base-board-group-reveal = Odkrýt dlaždici
the-base-board-group-wait = Počkat
the-base-board-group-return = Návrat vyhozeného kamene
the-base-board-group-bonus = Bonusové žetony
the-base-board-group-pass = Pasovat
the-base-board-group-challenge = Souboj s časem

## Konec

the-base-board-ending-distances = Sloupců do cíle: { $list }
the-base-board-ending-deal = { $count ->
        [0] Celé rozložení
        [one] Celé rozložení i s { $count } dlaždicí, kterou nikdo neviděl
        [few] Celé rozložení i se { $count } dlaždicemi, které nikdo neviděl
        [many] Celé rozložení i s { $count } dlaždice, kterou nikdo neviděl
       *[other] Celé rozložení i s { $count } dlaždicemi, které nikdo neviděl
    }
the-base-board-ending-unseen = Modré dlaždice zůstaly zakryté až do konce.

## Sestavení pozice

the-base-board-edit-board = Plán, který se sestavuje
the-base-board-edit-tools = Co udělá stisk
the-base-board-edit-tool-turn = Natáčet dlaždice, přesouvat kameny
the-base-board-edit-tool-cover = Zakrývat a odkrývat dlaždice
the-base-board-edit-tool-slots = Měnit čísla startovních polí
the-base-board-edit-turn = Stiskni kámen a pak jeho nové místo, nebo dlaždici, aby se natočila.
the-base-board-edit-shape = Stiskni dlaždici a bude mít tento tvar; dalším stiskem se natočí.
the-base-board-edit-cover = Stiskni dlaždici, aby se zakryla nebo odkryla.
the-base-board-edit-slots = Stiskni dvě startovní pole jedné strany: jejich čísla se vymění.
the-base-board-edit-slots-second = Stiskni druhé startovní pole.
the-base-board-edit-held = { $who }: stiskni jeho nové místo, nebo ho sundej z plánu.
the-base-board-edit-remove = Sundat z plánu
the-base-board-edit-away = Mimo plán
the-base-board-edit-to-move = Na tahu
the-base-board-edit-actions = Zbývá akcí
the-base-board-edit-tokens = Žetony: { $side }
the-base-board-edit-window = V tomto tahu ještě žádná akce
the-base-board-edit-play = Raději hrát dál
the-base-board-edit-less = { $what }: méně
the-base-board-edit-more = { $what }: více
the-base-board-edit-tile = { $cell }: { $open }{ $hidden ->
        [yes] , zakrytá
       *[no] {""}
    }
the-base-board-edit-slot = { $slot }: startovní pole { $number }
the-base-board-edit-slot-blank = { $slot }: startovní pole bez čísla
