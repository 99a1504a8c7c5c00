# Základna. Výrazy se drží slovníčku pravidel.

the-base-title = Základna
the-base-tagline = Tři proti třem bludištěm z otočných dlaždic, zatímco běží odpočet.

## Kdo a co; z toho se skládají další zprávy

the-base-side = { $side ->
        [explorers] Průzkumníci
       *[mutants] Mutanti
    }
the-base-chooser = { $chooser ->
        [explorers] Průzkumníci
       *[mutants] Mutanti
    }
the-base-winner = { $winner ->
        [explorers] Průzkumníci
       *[mutants] Mutanti
    }
the-base-piece = { $side ->
        [explorers] Průzkumník { $piece }
       *[mutants] Mutant { $piece }
    }
# Průchody dlaždice. Písmena jsou ze zápisu tahů: N sever, E východ, S jih, W západ.
the-base-open = { $open ->
        [N] průchod na sever
        [E] průchod na východ
        [S] průchod na jih
        [W] průchod na západ
        [NE] průchody na sever a východ
        [NS] průchody na sever a jih
        [NW] průchody na sever a západ
        [ES] průchody na východ a jih
        [EW] průchody na východ a západ
        [SW] průchody na jih a západ
        [NES] průchody na sever, východ a jih
        [NEW] průchody na sever, východ a západ
        [NSW] průchody na sever, jih a západ
        [ESW] průchody na východ, jih a západ
       *[NESW] průchody na všechny čtyři strany
    }

the-base-shape-D = Slepá ulička
the-base-shape-I = Rovná chodba
the-base-shape-L = Zatáčka
the-base-shape-T = Rozcestí
the-base-shape-X = Křižovatka

the-base-phase-orient = Příprava
the-base-phase-play = Hra
the-base-phase-return = Návrat vyhozeného kamene
the-base-phase-over = Konec partie
the-base-phase-challenge-offer = Nabídka Souboje s časem
the-base-phase-challenge = Souboj s časem
the-base-phase-challenge-over = Konec Souboje s časem

## Volby

the-base-option-mix = Sada dlaždic
the-base-option-mix-help = Kolik dlaždic jakého tvaru leží kolem prostřední dlaždice: pojmenovaná sada, nebo pět vlastních čísel se součtem 24. Výchozí: { the-base-mix-standard }.
the-base-mix-standard = Standardní
the-base-mix-balanced = Vyvážená
the-base-mix-corners = Zatáčky
the-base-mix-maze = Bludiště
the-base-mix-crossroads = Křižovatky
the-base-mix-custom = Vlastní

the-base-option-dead-end-rule = Slepé uličky
the-base-option-dead-end-rule-help = Zda smí být v sadě dlaždic slepé uličky a kde mohou ležet. Výchozí: { the-base-option-dead-end-rule-reject }.
the-base-option-dead-end-rule-reject = Zakázané
the-base-option-dead-end-rule-inner = Jen ve vnitřních sloupcích
the-base-option-dead-end-rule-anywhere = Kdekoli

the-base-option-setup-order = Pořadí při přípravě
the-base-option-setup-order-help = Která strana jako první natočí dlaždice u svých startovních polí; druhá se tomu může přizpůsobit. Výchozí: { the-base-option-setup-order-mutants-first }.
the-base-option-setup-order-mutants-first = Nejdřív mutanti
the-base-option-setup-order-explorers-first = Nejdřív průzkumníci

the-base-option-countdown-start = Začátek odpočtu
the-base-option-countdown-start-help = Co ukazuje odpočet v prvním kole, od 5 do 20; čím menší číslo, tím kratší partie. Výchozí: 20.

the-base-option-crossing-cost = Cena přechodu
the-base-option-crossing-cost-help = Kolik akcí stojí přejít přes vlastní kameny. Výchozí: { the-base-option-crossing-cost-per-tile }.
the-base-option-crossing-cost-per-tile = Jedna akce za každé pole
the-base-option-crossing-cost-one = Jedna akce celkem

the-base-option-capture-on-start-slots = Vyhazování na startovních polích
the-base-option-capture-on-start-slots-help = Zda lze vyhodit kámen, který stojí na vlastním startovním poli; kdo ho tam vyhodí, je hned v cíli. Výchozí: { the-base-option-capture-on-start-slots-false }.
the-base-option-capture-on-start-slots-false = Zakázané
the-base-option-capture-on-start-slots-true = Povolené

the-base-option-return-chooser = Volba pole pro návrat
the-base-option-return-chooser-help = Kdo vybírá startovní pole, když se vyhozený kámen může vrátit na dvě. Výchozí: { the-base-option-return-chooser-owner }.
the-base-option-return-chooser-owner = Majitel kamene
the-base-option-return-chooser-capturer = Kdo ho vyhodil

the-base-option-null-rotation = Otočení beze změny
the-base-option-null-rotation-help = Zda se dlaždice smí otočit tak, že leží stejně jako předtím; tím se dá vyčkávat. Výchozí: { the-base-option-null-rotation-allow }.
the-base-option-null-rotation-allow = Povolené
the-base-option-null-rotation-forbid = Zakázané

the-base-option-tiebreak = Rozhodnutí při shodě
the-base-option-tiebreak-help = Které kameny se porovnávají, když odpočet skončí a obě strany jich mají v cíli stejný počet; vyhrává strana, která je cíli blíž. Výchozí: { the-base-option-tiebreak-full }.
the-base-option-tiebreak-full = Všechny, od posledního
the-base-option-tiebreak-rear-only = Jen poslední

the-base-option-time-challenge = Souboj s časem
the-base-option-time-challenge-help = Zda smí poražený pokračovat sám proti odpočtu, když soupeř zachránil všechny tři kameny; výsledek se tím nemění. Výchozí: { the-base-option-time-challenge-offer }.
the-base-option-time-challenge-offer = Nabídnout
the-base-option-time-challenge-off = Vypnuto

the-base-option-challenge-tokens = Bonusové žetony v Souboji s časem
the-base-option-challenge-tokens-help = Co se v Souboji s časem stane s bonusovými žetony poraženého. Výchozí: { the-base-option-challenge-tokens-keep }.
the-base-option-challenge-tokens-keep = Zůstanou
the-base-option-challenge-tokens-discard = Propadnou

## Proč něco nejde

the-base-reason-not-your-turn = Nejsi na tahu.
the-base-reason-return-first = Nejdřív soupeř zvolí, kam se zajatý kámen vrátí.
the-base-reason-finished = Partie skončila.
the-base-reason-no-such-action = Taková akce neexistuje.
the-base-reason-not-now = V této chvíli to nejde.
the-base-reason-saved-piece = Kámen { $piece } je v cíli; zachráněné kameny se už nepohybují.
the-base-reason-same-place = Kámen { $piece } už na { $to } stojí.
the-base-reason-own-piece = Na { $to } stojí tvůj vlastní kámen.
the-base-reason-slot-taken = Startovní pole { $to } je obsazené.
the-base-reason-slot-guarded = Na startovním poli { $to } stojí soupeřův kámen; dokud tam je, vstoupit nemůžeš.
the-base-reason-too-dear = { $actions ->
        [one] Přechod na { $to } stojí { $steps } akce; máš jednu.
        [few] Přechod na { $to } stojí { $steps } akce; máš { $actions }.
        [many] Přechod na { $to } stojí { $steps } akce; máš { $actions }.
       *[other] Přechod na { $to } stojí { $steps } akce; máš { $actions }.
    }
the-base-reason-slot-to-slot = Z jednoho startovního pole na druhé cesta nevede.
the-base-reason-own-wall = Dlaždice, na které stojí kámen { $piece }, má směrem k { $to } zeď.
the-base-reason-tile-hidden = Dlaždice { $to } je ještě zakrytá; nejdřív ji odkryj.
the-base-reason-far-wall = Dlaždice { $to } je k tobě otočená zdí.
the-base-reason-over-enemy = Soupeřův kámen můžeš vyhodit, ale přejít přes něj nesmíš.
the-base-reason-no-way = Od kamene { $piece } nevede na { $to } žádná průchozí cesta.
the-base-reason-too-far = { $actions ->
        [one] Vzdálenost na { $to } v krocích: { $steps }; máš jednu akci.
        [few] Vzdálenost na { $to } v krocích: { $steps }; máš { $actions } akce.
        [many] Vzdálenost na { $to } v krocích: { $steps }; máš { $actions } akce.
       *[other] Vzdálenost na { $to } v krocích: { $steps }; máš { $actions } akcí.
    }
the-base-reason-step-by-step = Vzdálenost na { $to } v krocích: { $steps }. Jeden pohyb je jeden krok, jdi tam tedy krok za krokem.
the-base-reason-tile-occupied = Na { $cell } stojí kámen; s obsazenou dlaždicí se manipulovat nedá.
the-base-reason-only-saved-near = Vedle { $cell } máš jen zachráněný kámen a ten už s dlaždicemi nemanipuluje.
the-base-reason-behind-wall = Dlaždice { $cell } je za zdí; žádný tvůj kámen k ní nemá průchod.
the-base-reason-out-of-reach = Vedle { $cell } nestojí žádný tvůj kámen.
the-base-reason-hidden-cannot-turn = Dlaždice { $cell } je zakrytá; natočit lze jen odkrytou dlaždici.
the-base-reason-no-such-turn = { $shape ->
        [D] Dlaždice { $cell } je slepá ulička: má jeden otvor.
        [I] Dlaždice { $cell } je rovná chodba: je otevřená na dvě protilehlé strany.
        [L] Dlaždice { $cell } je zatáčka: je otevřená na dvě sousední strany.
        [T] Dlaždice { $cell } je rozcestí: má tři otvory.
       *[X] Dlaždice { $cell } je křižovatka: je otevřená na všechny čtyři strany.
    }
the-base-reason-no-idle-turn = { $shape ->
        [D] Dlaždice { $cell } už takhle leží; slepá ulička musí po otočení ležet jinak.
        [I] Dlaždice { $cell } už takhle leží a otočení beze změny v této partii povolená nejsou.
        [L] Dlaždice { $cell } už takhle leží; zatáčka musí po otočení ležet jinak.
        [T] Dlaždice { $cell } už takhle leží; rozcestí musí po otočení ležet jinak.
       *[X] Křižovatka jako { $cell } leží vždycky stejně a otočení beze změny v této partii povolená nejsou.
    }
the-base-reason-already-revealed = Dlaždice { $cell } už je odkrytá.
the-base-reason-centre-is-open = Prostřední dlaždice je odkrytá od začátku.
the-base-reason-other-tile-due = Teď je na řadě jiná dlaždice, ne { $cell }.
the-base-reason-not-towards-slot = Dlaždice { $cell } musí mít průchod k tvému startovnímu poli.
the-base-reason-not-a-return-slot = Na toto startovní pole se vyhozený kámen vrátit nemůže.
the-base-reason-window-closed = Bonusové žetony se používají před první akcí tahu.
the-base-reason-no-token = Nemáš žádný bonusový žeton.
the-base-reason-countdown-full = Odpočet ukazuje 20 a výš už nemůže.
the-base-reason-nothing-to-buy = Teď nemůžeš udělat nic, další akce by ti k ničemu nebyla.
the-base-reason-must-act = Ještě můžeš něco udělat; pasovat smíš, jen když nic jiného nejde.
the-base-reason-actions-full = Víc než pět akcí v jednom tahu nikdo nemá.

## Co se stalo

the-base-event-tile-oriented = Dlaždice { $cell } je připravená: { the-base-open }.
the-base-event-piece-moved = { the-base-piece } jde z { $from } na { $to }.
the-base-event-piece-captured = { the-base-piece } je na { $at } vyhozen.
the-base-event-return-asked = { the-base-piece } se musí vrátit. { the-base-chooser } vybírají startovní pole.
the-base-event-piece-returned = { the-base-piece } se vrací na { $to }.
the-base-event-piece-saved = { the-base-piece } je na { $at } v cíli: { $count } ze 3.
the-base-event-token-gained = { the-base-side } získávají bonusový žeton.
the-base-event-tile-revealed = Dlaždice { $cell } je odkrytá: { the-base-open }.
the-base-event-tile-rotated = Dlaždice { $cell } je natočená: { the-base-open }.
the-base-event-action-bought = { $actions ->
        [one] { the-base-side } používají bonusový žeton na další akci: zbývá jedna akce.
        [few] { the-base-side } používají bonusový žeton na další akci: zbývají { $actions } akce.
        [many] { the-base-side } používají bonusový žeton na další akci: zbývá { $actions } akce.
       *[other] { the-base-side } používají bonusový žeton na další akci: zbývá { $actions } akcí.
    }
the-base-event-time-bought = { the-base-side } používají bonusový žeton na další kolo: odpočet ukazuje { $countdown }.
the-base-event-turn-passed = { the-base-side } pasují.
the-base-event-turn-began = { the-base-side } jsou na tahu.
the-base-event-countdown-fell = Odpočet ukazuje { $countdown }.
the-base-event-match-ended = { $end ->
        [saved] { the-base-winner } vítězí: všechny tři kameny jsou v cíli.
        [countdown] { the-base-winner } vítězí: na konci odpočtu mají v cíli víc kamenů.
       *[countdown-tiebreak] { $winner ->
            [draw] Odpočet končí remízou: stejný počet kamenů v cíli a stejně daleko k němu.
           *[other] { the-base-winner } vítězí při shodě: stejný počet kamenů v cíli, ale blíž k němu.
        }
    }
the-base-event-challenge-offered = { the-base-side } mohou pokračovat sami v Souboji s časem.
the-base-event-challenge-accepted = { the-base-side } přijímají Souboj s časem.
the-base-event-challenge-declined = { the-base-side } odmítají Souboj s časem.
the-base-event-challenge-ended = { $outcome ->
        [escaped] { the-base-side } všichni včas unikli.
       *[failed] { the-base-side } nestihli včas uniknout.
    }
