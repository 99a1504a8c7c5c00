# Herný plán Základne v prehliadači: výzvy, poznámky, popisky. [Q] znamená kláves na klávesnici.

the-base-board-kind = Taktika pre dvoch
the-base-board-label = Herný plán: päť krát päť dlaždíc medzi dvoma radmi štartovacích polí
the-base-board-role = { $side ->
        [explorers] Prieskumníci, cieľ m1–m5
       *[mutants] Mutanti, cieľ x1–x5
    }
the-base-board-heading = odpočet { $countdown }

## Čo je na pláne vidieť

the-base-board-overlay-can = Čo môžem urobiť
the-base-board-overlay-threats = Hrozby v ďalšom ťahu
the-base-board-overlay-guards = Kryté kamene
the-base-board-overlay-routes = Akcie do cieľa
the-base-board-overlay-hidden = Zakryté dlaždice
the-base-board-overlay-distance = Stĺpce do cieľa

the-base-board-hidden-tiles = { $count ->
        [one] { $count } zakrytá dlaždica
        [few] { $count } zakryté dlaždice
        [many] { $count } zakrytej dlaždice
       *[other] { $count } zakrytých dlaždíc
    }
the-base-board-leader = Keby sa odpočet skončil teraz, víťazia { $side }
the-base-board-leader-draw = Keby sa odpočet skončil teraz: remíza
the-base-board-badge-guarded = krytý
the-base-board-badge-unguarded = ohrozený a nekrytý
the-base-board-locked = { $who } je uzamknutý: na { $exits } sa nedá vstúpiť ani tam nič natočiť.
the-base-board-locked-in = { $who } je uzamknutý: žiadny priechod nevedie ďalej.
the-base-board-badge-race = do cieľa asi { $count ->
        [one] { $count } akcia
        [few] { $count } akcie
        [many] { $count } akcie
       *[other] { $count } akcií
    }
the-base-board-badge-distance = do cieľa { $count ->
        [one] { $count } stĺpec
        [few] { $count } stĺpce
        [many] { $count } stĺpca
       *[other] { $count } stĺpcov
    }

## Odpočet, kamene, žetóny

the-base-board-countdown = Odpočet
the-base-board-countdown-is = Odpočet: { $countdown }
the-base-board-saved = v cieli
the-base-board-away = čaká na návrat
the-base-board-saved-of-3 = v cieli { $count } z 3
the-base-board-bonus = žetóny
the-base-board-tokens = { $count ->
        [0] žiadny bonusový žetón
        [one] { $count } bonusový žetón
        [few] { $count } bonusové žetóny
        [many] { $count } bonusového žetónu
       *[other] { $count } bonusových žetónov
    }

## Čo je možné, ako popisky tlačidiel

the-base-board-do-move = { $who } na { $to }
the-base-board-do-cross = { $who } prejde na { $to }
the-base-board-do-capture = { $who } na { $to }, vyhodí: { $enemy }
the-base-board-do-save = { $who } do cieľa na { $to }
the-base-board-for-actions = { $cost ->
        [one] ({ $cost } akcia)
        [few] ({ $cost } akcie)
        [many] ({ $cost } akcie)
       *[other] ({ $cost } akcií)
    }
the-base-board-do-turn = Natočiť { $cell } k { $open }
# Where the passages of a tile lead; compass points would be wrong on a board that is turned.
the-base-board-open = { $leads ->
        [nowhere] nevedie nikam
       *[somewhere] vedie k { $places }
    }
the-base-board-tile-told = { $kind ->
        [oriented] Dlaždica { $cell } je pripravená: { $open }.
        [revealed] Dlaždica { $cell } je odkrytá: { $open }.
       *[rotated] Dlaždica { $cell } je natočená: { $open }.
    }
the-base-board-do-wait = Počkať: otočiť { $cell } bez zmeny
the-base-board-do-reveal = Odkryť { $cell }
the-base-board-do-return = { $who } späť na { $to }
the-base-board-do-bonus-action = Bonusový žetón: ďalšia akcia
the-base-board-do-bonus-time = Bonusový žetón: ďalšie kolo
the-base-board-do-pass = Stáť
the-base-board-do-challenge-accept = Prijať Súboj s časom
the-base-board-do-challenge-decline = Odmietnuť
the-base-board-pick = Vziať { $where }: { $what }
the-base-board-put-down = Pustiť { $where }: { $what }
the-base-board-turn-offer = Natočiť { $cell }: { $what }

the-base-board-tag-capture = vyhodiť
the-base-board-tag-save = do cieľa
the-base-board-tag-cross = prejsť

## Poznámky na mieste

the-base-board-opens = Otvorí { $links }.
the-base-board-closes = Zavrie { $links }.
the-base-board-opens-nothing = Nič neotvorí ani nezavrie.
the-base-board-price = { $cost ->
        [one] { $cost } akcia
        [few] { $cost } akcie
        [many] { $cost } akcie
       *[other] { $cost } akcií
    }, potom zostáva { $left }
the-base-board-price-free = Nestojí žiadnu akciu
the-base-board-reveal-warning = Odkrytie sa nedá vziať späť.
the-base-board-see-rule = Ukázať pravidlo
the-base-board-confirm = Vykonať
the-base-board-next-way = Ďalšia
the-base-board-cancel = Zrušiť
the-base-board-ways = Ako môže dlaždica ležať

## Lišta: čo robiť a ako

the-base-board-pips = { $count ->
        [one] zostáva { $count } akcia
        [few] zostávajú { $count } akcie
        [many] zostáva { $count } akcie
       *[other] zostáva { $count } akcií
    }
the-base-board-prompt-play = { $count ->
        [one] Zostáva { $count } akcia:
        [few] Zostávajú { $count } akcie:
        [many] Zostáva { $count } akcie:
       *[other] Zostáva { $count } akcií:
    } { $can ->
       *[mtr] pohni kameňom, natoč alebo odkry dlaždicu.
        [mt] pohni kameňom alebo natoč dlaždicu.
        [mr] pohni kameňom alebo odkry dlaždicu.
        [tr] natoč alebo odkry dlaždicu.
        [m] pohni kameňom.
        [t] natoč dlaždicu.
        [r] odkry dlaždicu.
    }
the-base-board-prompt-orient = Priprav { $cell }: vyber, ako bude dlaždica ležať.
the-base-board-prompt-return = { $who } je vyhodený: vyber štartovacie pole, na ktoré sa vráti.
the-base-board-prompt-pass = Žiadna akcia nie je možná: musíš stáť.
the-base-board-prompt-challenge = { $side } zvíťazili. Pokračuješ proti času?
the-base-board-prompt-over = Partia sa skončila.
the-base-board-waiting = Na ťahu: { $who } …
the-base-board-waiting-orient = { $who }: príprava dlaždíc …
the-base-board-waiting-return = { $who }: vyhodený kameň potrebuje štartovacie pole …
the-base-board-waiting-challenge = { $who }: ponuka Súboja s časom …
the-base-board-waiting-hint = { $count ->
        [one] V tomto ťahu zostáva { $count } akcia.
        [few] V tomto ťahu zostávajú { $count } akcie.
        [many] V tomto ťahu zostáva { $count } akcie.
       *[other] V tomto ťahu zostáva { $count } akcií.
    }
the-base-board-hint-keys = [1] [2] [3] berú kameň, [Q] [E] natáčajú dlaždicu, [Tab] ide ďalej.
the-base-board-hint-tap = Ťukni na kameň alebo na dlaždicu so žltými rohmi.
the-base-board-hint-return = Vyber jedno z označených štartovacích polí.
the-base-board-hint-challenge = Sám sa pokúsiš dostať všetky tri kamene do cieľa skôr, než sa skončí odpočet. Výsledok sa už nezmení.
the-base-board-hint-pass = Zvyšné akcie tohto ťahu prepadnú.
the-base-board-picked-keys = { $who } je vybraný: šípky ním pohnú, { $others } vezmú iný, [Q] [E] natočia dlaždicu.
the-base-board-picked-keys-alone = { $who } je vybraný: šípky ním pohnú, [Q] [E] natočia dlaždicu.
the-base-board-picked-tap = { $who } je vybraný: ťukni na krúžok alebo tam kameň potiahni.
the-base-board-turn-keys = [Q] [E] ukážu ďalšie polohy, [Enter] natočí, [Esc] nechá všetko, ako je.
the-base-board-orient-keys = [Q] [E] ukážu ďalšie polohy, [Enter] potvrdí.
the-base-board-tap-next = Ďalšiu polohu ukáže ťuknutie na dlaždicu.
the-base-board-button-turn = Natočiť { $cell }
the-base-board-button-orient = Pripraviť { $cell }
the-base-board-button-reveal = Odkryť { $cell }
the-base-board-button-move = Ísť na { $to }
the-base-board-bonus-action = +1 akcia
the-base-board-bonus-round = +1 kolo
the-base-board-bonus-closed = bonus: len pred prvou akciou
the-base-board-wait = Počkať …
the-base-board-wait-help = Stojí akciu a nechá všetko, ako je.
the-base-board-wait-at = Otočiť { $cell } bez zmeny

## Herný plán slovami

the-base-board-twin = Herný plán slovami
the-base-board-twin-state = Na ťahu: { $side }; zostáva akcií: { $count }; odpočet: { $countdown }.
the-base-board-twin-caption = Stĺpce x a m sú štartovacie polia, a až e dlaždice; rady 1 až 5.
the-base-board-twin-hidden = zakrytá
the-base-board-twin-slot = štartovacie pole { $number } ({ $side })
the-base-board-twin-slot-blank = neočíslované štartovacie pole ({ $side })
the-base-board-twin-saved = { $who }, v cieli
the-base-board-twin-nothing = Teraz pre teba nie je nič na hranie.
the-base-board-group-move = Pohnúť kameňom
the-base-board-group-rotate = Natočiť dlaždicu
the-base-board-group-orient = Pripraviť dlaždicu
the-base-board-group-reveal = Odkryť dlaždicu
the-base-board-group-wait = Počkať
the-base-board-group-return = Návrat vyhodeného kameňa
the-base-board-group-bonus = Bonusové žetóny
the-base-board-group-pass = Stáť
the-base-board-group-challenge = Súboj s časom

## Koniec

the-base-board-ending-distances = Stĺpcov do cieľa: { $list }
the-base-board-ending-deal = { $count ->
        [0] Celé rozloženie
        [one] Celé rozloženie aj s { $count } dlaždicou, ktorú nikto nevidel
        [few] Celé rozloženie aj s { $count } dlaždicami, ktoré nikto nevidel
        [many] Celé rozloženie aj s { $count } dlaždice, ktorú nikto nevidel
       *[other] Celé rozloženie aj s { $count } dlaždicami, ktoré nikto nevidel
    }
the-base-board-ending-unseen = Modré dlaždice zostali zakryté až do konca.

## Zostavenie pozície

the-base-board-edit-board = Plán, ktorý sa zostavuje
the-base-board-edit-tools = Čo urobí stlačenie
the-base-board-edit-tool-turn = Natáčať dlaždice, presúvať kamene
the-base-board-edit-tool-cover = Zakrývať a odkrývať dlaždice
the-base-board-edit-tool-slots = Meniť čísla štartovacích polí
the-base-board-edit-turn = Stlač kameň a potom jeho nové miesto, alebo dlaždicu, aby sa natočila.
the-base-board-edit-shape = Stlač dlaždicu a bude mať tento tvar; ďalším stlačením sa natočí.
the-base-board-edit-cover = Stlač dlaždicu, aby sa zakryla alebo odkryla.
the-base-board-edit-slots = Stlač dve štartovacie polia jednej strany: ich čísla sa vymenia.
the-base-board-edit-slots-second = Stlač druhé štartovacie pole.
the-base-board-edit-held = { $who }: stlač jeho nové miesto, alebo ho zlož z plánu.
the-base-board-edit-remove = Zložiť z plánu
the-base-board-edit-away = Mimo plánu
the-base-board-edit-to-move = Na ťahu
the-base-board-edit-actions = Zostáva akcií
the-base-board-edit-tokens = Žetóny: { $side }
the-base-board-edit-window = V tomto ťahu ešte žiadna akcia
the-base-board-edit-play = Radšej hrať ďalej
the-base-board-edit-less = { $what }: menej
the-base-board-edit-more = { $what }: viac
the-base-board-edit-tile = { $cell }: { $open }{ $hidden ->
        [yes] , zakrytá
       *[no] {""}
    }
the-base-board-edit-slot = { $slot }: štartovacie pole { $number }
the-base-board-edit-slot-blank = { $slot }: štartovacie pole bez čísla
