# Underground. Výrazy se drží slovníčku pravidel.

underground-title = Underground
underground-tagline = Postavte si společně cestu nahoru a ven, než vás zastaví voda nebo únosce.

## Kdo a co; z toho se skládají další zprávy

underground-line = { $line ->
        [row] řadu { $number }
       *[column] sloupec { $number }
    }
underground-chip = { $chip ->
        [SB] Bourák
        [SL] Žebřík
        [SS] Výměna
        [ST] Přesun
       *[other] číselný žeton { $chip }
    }
underground-side = { $side ->
        [N] sever
        [E] východ
        [S] jih
       *[W] západ
    }

underground-phase-setup-plateau = Příprava: plošiny
underground-phase-setup-door = Příprava: dveře
underground-phase-setup-first = Příprava: kdo začíná
underground-phase-play = Zahrání karty
underground-phase-act = Stavba a pohyb
underground-phase-move = Pohyb
underground-phase-resolve = Konec pohybu
underground-phase-teleport = Přesun
underground-phase-displace = Úhyb
underground-phase-replace = Nový kódový žeton
underground-phase-over = Konec partie

## Rychlé věty

underground-phrase-turn-timer = Otoč přesýpací hodiny!
underground-phrase-wait = S hodinami ještě počkej.
underground-phrase-reach-chip = Dosáhnu na kódový žeton.
underground-phrase-go-there = Pojďme tam.
underground-phrase-build-here = Tady bychom měli stavět.
underground-phrase-save-card = Svou kartu si chci nechat.
underground-phrase-watch-line = Pozor na linii únosce.
underground-phrase-your-idea = Co navrhuješ?

## Možnosti

underground-seat-player-1 = Místo 1
underground-seat-player-2 = Místo 2
underground-seat-player-3 = Místo 3
underground-seat-player-4 = Místo 4

underground-option-players = Hráči
underground-option-players-help = Kolik hráčů hraje společně, od 1 do 4. Výchozí: 2.

underground-option-setup = Příprava
underground-option-setup-help = Scénář, nebo plán vylosovaný z karet. Výchozí: { underground-setup-stairwell }.
underground-setup-random = Náhodná
underground-setup-stairwell = Schodiště
underground-setup-two-stations = Dvě stanice
underground-setup-knee-deep = Po kolena
underground-setup-rusty-valves = Rezavé ventily
underground-setup-canal = Kanál
underground-setup-at-your-heels = V patách
underground-setup-rat = Krysa
underground-setup-custom = Vlastní

underground-option-kidnapper-level = Únosce
underground-option-kidnapper-level-help = Jak brzy vás únosce při náhodné přípravě dostihne: sloupec koncového žetonu. Výchozí: { underground-option-kidnapper-level-easy }.
underground-option-kidnapper-level-easy = Lehká úroveň
underground-option-kidnapper-level-medium = Střední úroveň
underground-option-kidnapper-level-hard = Těžká úroveň

underground-option-water-level = Voda
underground-option-water-level-help = Kolik vody leží při náhodné přípravě na plánu od začátku. Výchozí: { underground-option-water-level-easy }.
underground-option-water-level-easy = Mokré nohy
underground-option-water-level-medium = Až po kolena
underground-option-water-level-hard = Promočení na kost

underground-option-cards-removed = Odebrané karty
underground-option-cards-removed-help = Kolik karet se při náhodné přípravě odebere z dobíracího balíčku, aniž by je kdo viděl, od 0 do 30. Podle pravidel žádná. Výchozí: 0.

underground-option-timer-mode = Přesýpací hodiny
underground-option-timer-mode-help = Jak běží písek. „{ underground-option-timer-mode-auto }“ se řídí pravidly hry: v reálném čase, a bez hodin ve scénáři { underground-setup-stairwell }; sami boti počítají tahy. Výchozí: { underground-option-timer-mode-auto }.
underground-option-timer-mode-auto = Podle přípravy
underground-option-timer-mode-real = V reálném čase
underground-option-timer-mode-turns = Nerušeně: podle tahů
underground-option-timer-mode-off = Žádné

underground-option-timer-seconds = Sekundy přesýpacích hodin
underground-option-timer-seconds-help = Jak dlouho písek běží podle hodin, od 30 do 600 sekund. Výchozí: 120.

underground-option-timer-flip = Předčasné otočení
underground-option-timer-flip-help = Kolik písku je nahoře, když se hodiny otočí dřív, než jsou prázdné. Výchozí: { underground-option-timer-flip-glass }.
underground-option-timer-flip-glass = Co už propadlo
underground-option-timer-flip-full = Vždy všechen

underground-option-timer-away = Když je někdo pryč
underground-option-timer-away-help = Zda písek podle hodin stojí, dokud není některý hráč připojen. Když není nikdo, stojí vždy. Výchozí: { underground-option-timer-away-stands }.
underground-option-timer-away-stands = Stojí
underground-option-timer-away-runs = Běží dál

underground-option-timer-turns = Tahy přesýpacích hodin
underground-option-timer-turns-help = Na kolik tahů písek vystačí, když běží podle tahů, od 1 do 9. Výchozí: 2.

underground-option-timer-hands = Kdo otáčí hodiny
underground-option-timer-hands-help = Zda smí hodiny kdykoli otočit každý, nebo jen hráč na tahu. Výchozí: { underground-option-timer-hands-everybody }.
underground-option-timer-hands-everybody = Každý
underground-option-timer-hands-active = Hráč na tahu

underground-option-end-section = Úsek cílového žetonu
underground-option-end-section-help = Kde vás únosce dostane, od 1 do 35; 0 to nechá na úrovni nebo scénáři. Výchozí: 0.

underground-option-setup-choices = Volby při přípravě
underground-option-setup-choices-help = Zda plošiny, dveře a začínajícího volíte sami. Výchozí: { underground-option-setup-choices-manual }.
underground-option-setup-choices-manual = Volíte sami
underground-option-setup-choices-auto = Automaticky

underground-option-balance = Rovnováha
underground-option-balance-help = Jak dobře musí být díl podepřený, aby se nepřevážil. Výchozí: { underground-option-balance-edge }.
underground-option-balance-edge = Až po hranu
underground-option-balance-firm = Pevně
underground-option-balance-off = Stačí jedno pole

underground-option-stacks-open = Sloupky dílů
underground-option-stacks-open-help = Zda jsou vidět i spodní díly ve sloupcích. Výchozí: { underground-option-stacks-open-false }.
underground-option-stacks-open-false = Jen horní díl
underground-option-stacks-open-true = Všechny díly

underground-option-resign = Vzdání se
underground-option-resign-help = Zda se můžete vzdát, když všichni souhlasí. Výchozí: { underground-option-resign-false }.
underground-option-resign-false = Není možné
underground-option-resign-true = Když všichni souhlasí

## Proč něco nejde

underground-reason-not-your-turn = Teď nemůžeš nic dělat.
underground-reason-finished = Partie skončila.
underground-reason-no-such-action = Taková akce neexistuje.
underground-reason-not-now = To v této chvíli partie nejde.
underground-reason-not-active = Na tahu je jiný hráč.
underground-reason-not-in-hand = Kartu { $cell } nemáš v ruce.
underground-reason-card-first = Nejdřív zahraj kartu.
underground-reason-card-played-already = V tomto tahu už jsi kartu zahrál.
underground-reason-already-placed = V tomto tahu už jsi díl položil.
underground-reason-in-the-middle-of-a-move = Pohyb se nedá přerušit; nejdřív ho ukonči.
underground-reason-piece-not-left = Žádný díl { $shape } už nezbývá.
underground-reason-piece-not-offered = { $kind ->
    [signal] Tvá karta posouvá signální kámen až o tento počet sloupečků: { $reach }. Dojde k { $offers }; { $shape } mezi nimi není.
    [joker] Tvá karta nabízí žolíka, ne { $shape }.
    [nothing] Tvá karta nic nenabízí: žádný její díl už nezbývá.
   *[stack] Tvá karta nabízí { $offers }, ne { $shape }.
}
underground-reason-same-as-another = Díl { $shape } vypadá v jiném otočení nebo na druhé straně stejně; to platí i za toto.
underground-reason-off-the-board = Díl { $shape } na { $cell } by přesahoval plán.
underground-reason-on-code-chip = Díl { $shape } na { $cell } by zakryl kódový žeton.
underground-reason-on-figure = Díl { $shape } na { $cell } by zakryl figurku.
underground-reason-on-tower = Díl { $shape } na { $cell } by zakryl věž.
underground-reason-on-rat = Díl { $shape } na { $cell } by zakryl krysu.
underground-reason-stone-over-water = Kámen dílu { $shape } na { $cell } by ležel nad vodou; to smí jen dřevo.
underground-reason-stone-in-the-air = Kámen dílu { $shape } na { $cell } by visel ve vzduchu; vznášet se smí jen dřevo.
underground-reason-nothing-carries = Díl { $shape } na { $cell } by nic nedrželo.
underground-reason-out-of-balance = Díl { $shape } na { $cell } by se převážil.
underground-reason-step-off-board = Tam plán končí.
underground-reason-step-to-bare-board = { $cell } je holý plán; figurka chodí jen po dílech a plošinách.
underground-reason-step-into-water = Na { $cell } je voda.
underground-reason-step-onto-rat = Na { $cell } sedí krysa.
underground-reason-no-breaker = Nemáte Bourák.
underground-reason-no-ladder = Nemáte Žebřík.
underground-reason-wall-in-the-way = Mezi { $figure } a { $cell } je zeď.
underground-reason-no-wall-to-break = Mezi { $figure } a { $cell } není zeď, kterou by Bourák prorazil.
underground-reason-not-at-the-door = Dveře věže nejsou na této straně.
underground-reason-code-incomplete = Dveře zůstanou zavřené, dokud k sobě nepasuje pět číselných žetonů.
underground-reason-door-too-high = K východu se vstupuje jen z 10. úrovně, bez kroku nahoru či dolů.
underground-reason-no-need-of-ladder = Na tento krok není Žebřík potřeba.
underground-reason-too-steep = { $cell } je na úrovni { $level }, { $figure } na úrovni { $stand }. Krok vede nejvýš o jednu úroveň nahoru nebo dolů.
underground-reason-locked = { $cell } je zamčené a nemáte klíč.
underground-reason-already-moved = Figurka se v tomto tahu už pohnula.
underground-reason-not-moving = Není žádný pohyb, který by šlo ukončit.
underground-reason-no-chip-here = Na { $figure } neleží žádný kódový žeton.
underground-reason-no-key-here = Na { $figure } není žádný klíč.
underground-reason-no-valve-here = Na { $figure } není žádný ventil k zavření.
underground-reason-valve-needs-key = V tomto scénáři stojí ventil klíče: { $cost }. Máte jich { $keys }.
underground-reason-no-water-there = Na { $cell } není voda.
underground-reason-water-of-the-canal = Vodu kanálu na { $cell } nelze odstranit.
underground-reason-no-key-chip-left = Už máte všech { $most } klíčů.
underground-reason-no-teleport = Nemáte Přesun.
underground-reason-no-card-for-teleport = Na Přesun už nezbývá žádná karta.
underground-reason-cannot-land = Tam se figurka postavit nedá.
underground-reason-no-timer = V této partii nejsou přesýpací hodiny.
underground-reason-timer-must-wait = Hodiny se v této chvíli nedají otočit.
underground-reason-only-the-clock = Jen hodiny říkají, kdy písek doběhl.
underground-reason-not-your-timer = Hodiny otáčí hráč na tahu.
underground-reason-voted-already = V tomto tahu už jsi hlasoval.
underground-reason-no-giving-up = V této partii se nelze vzdát.
underground-reason-plateau-out-of-place = Plošina { $plateau } na { $cell } by nezakryla správné pole.
underground-reason-plateau-no-room = Plošina { $plateau } nemá na { $cell } místo.
underground-reason-plateau-same-turn = Plošina { $plateau } vypadá v jiném otočení stejně; to platí i za toto.
underground-reason-door-to-nowhere = Dveře by vedly za okraj plánu.
underground-reason-no-such-player = Takový hráč u stolu není.
underground-reason-piece-not-on-top = Tento díl { $shape } neleží ve sloupku nahoře.
underground-reason-swap-not-needed = Tvá karta díl { $shape } nabízí tak jako tak; Výměna by přišla vniveč.
underground-reason-swap-needed = { $kind ->
    [signal] Tvá karta posouvá signální kámen až o tento počet sloupečků: { $reach }. Dojde k { $offers }; { $shape } ti dá jen Výměna.
    [joker] Tvá karta nabízí žolíka; { $shape } ti dá jen Výměna.
    [nothing] Žádný díl tvé karty už nezbývá; { $shape } ti dá jen Výměna.
   *[stack] Tvá karta nabízí { $offers }; { $shape } ti dá jen Výměna.
}
underground-reason-not-a-neighbour = Krok vede na sousední pole na severu, východě, jihu nebo západě.
underground-reason-figure-elsewhere = Figurka stojí na { $figure }.
underground-reason-other-plateau-due = Teď se pokládá plošina { $plateau }.
underground-reason-key-taken-already = Klíč na { $figure } je už sebraný.
underground-reason-valve-closed-already = Ventil na { $figure } je už použitý.
underground-reason-only-after-a-move = To jde jen hned po pohybu, který skončí na { $figure }.
underground-reason-too-far = Na { $cell } je to { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
}; máš jich { $left }.
underground-reason-no-way-there = Z { $figure } na { $cell } ještě žádná cesta nevede. Nejdřív ji postavte.

## Co se stalo

underground-event-plateau-laid = Plošina { $plateau } leží na { $cell }.
underground-event-door-set = Dveře věže vedou na { underground-side }.
underground-event-match-began = Hráč { $player } začíná a písek se rozbíhá.
underground-event-card-played = Hráč { $player } hraje kartu { $card }.
underground-event-piece-placed = Díl { $piece } leží na { $cell }, strana { $face }, úroveň { $level }.
underground-event-chip-spent = Použit zvláštní žeton: { underground-chip }.
underground-event-figure-moved = Figurka jde z { $from } na { $to }.
underground-event-lock-opened = { $keys ->
        [one] Zámek na { $cell } je odemčen: zbývá jeden klíč.
        [few] Zámek na { $cell } je odemčen: zbývají { $keys } klíče.
        [many] Zámek na { $cell } je odemčen: zbývá { $keys } klíče.
       *[other] Zámek na { $cell } je odemčen: zbývá { $keys } klíčů.
    }
underground-event-chip-taken = Kódový žeton na { $cell } je odkryt: { underground-chip }.
underground-event-code-complete = Kód je úplný. Teď k východu.
underground-event-key-taken = { $keys ->
        [one] Na { $cell } leží klíč: teď máte jeden.
        [few] Na { $cell } leží klíč: teď máte { $keys }.
        [many] Na { $cell } leží klíč: teď máte { $keys }.
       *[other] Na { $cell } leží klíč: teď jich máte { $keys }.
    }
underground-event-valve-closed = Ventil na { $valve } je zavřený a voda na { $cell } odtéká.
underground-event-card-drawn = Hráč { $player } bere kartu { $card }.
underground-event-card-turned = Karta { $card } je tažena a odložena.
underground-event-water-rose = Na { $cell } přichází voda.
underground-event-water-stayed-away = Na { $cell } voda nepřijde.
underground-event-displacement-due = Voda přichází na { $cell }, kde stojí figurka. Musí uhnout.
underground-event-figure-displaced = Figurka uhýbá vodě z { $from } na { $to }.
underground-event-timer-turned = { $who ->
        [player] Hráč { $player } otáčí hodiny: únosce sleduje { underground-line }.
       *[nobody] Hodiny se otáčejí: únosce sleduje { underground-line }.
    }
underground-event-discovered = Únosce sleduje { underground-line } a odhalí vás na { $cell }.
underground-event-sand-ran-out = Písek doběhl. Únosce sleduje { underground-line }.
underground-event-teleported = Figurka se přesouvá z { $from } na { $to }.
underground-event-teleport-stayed = Figurka se na { $cell } nepřesune; Přesun je pryč.
underground-event-single-laid = Na { $cell } leží jednopolíčkový díl.
underground-event-chip-laid = Na { $cell } leží lícem dolů kódový žeton.
underground-event-replacement-offered = Kód je úplný: bez nového kódového žetonu se můžete obejít.
underground-event-replacement-declined = Nový kódový žeton nepřijde.
underground-event-rat-ran = Krysa běží z { $from } na { $to }.
underground-event-rat-bit = { $stolen ->
        [yes] { $keys ->
            [one] Krysa kouše a odvleče klíč: zbývá jeden.
            [few] Krysa kouše a odvleče klíč: zbývají { $keys }.
            [many] Krysa kouše a odvleče klíč: zbývá { $keys }.
           *[other] Krysa kouše a odvleče klíč: zbývá jich { $keys }.
        }
       *[no] Krysa kouše, ale žádný klíč nenachází.
    }
underground-event-rat-took-chip = Krysa odvleče kódový žeton z { $cell }.
underground-event-turn-began = Tah { $turn }: hraje hráč { $player }.
underground-event-voted = { $missing ->
        [one] Hráč { $player } se chce vzdát: chybí jeden hlas.
        [few] Hráč { $player } se chce vzdát: chybějí { $missing } hlasy.
        [many] Hráč { $player } se chce vzdát: chybí { $missing } hlasu.
       *[other] Hráč { $player } se chce vzdát: chybí { $missing } hlasů.
    }
underground-event-match-ended = { $end ->
        [escaped] Unikli jste.
        [deck] Prohráli jste: nezbývá žádná karta.
        [kidnapper] Prohráli jste: únosce vás dostal.
        [immobile] Prohráli jste: voda odřízla figurku.
       *[resign] Vzdali jste se.
    }
underground-event-move-ended = Figurka zůstává na { $cell }.
underground-event-left-alone = Co je na { $cell }, tam zůstává.
