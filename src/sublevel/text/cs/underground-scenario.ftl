# Scénáře Undergroundu: co je na nich špatně, jak se vybírají a staví.

## Co je na scénáři špatně

underground-fault-no-toml = Tohle není soubor se scénářem: { $detail }
underground-fault-unknown = Scénář nemá { $field }. Má { $fields }.
underground-fault-missing = { $field ->
        [tower] Chybí věž.
        [start] Chybí start figurky.
        [plateaus] Chybí plošiny.
       *[other] Chybí { $field }.
    }
underground-fault-cell = { $field }: { $value } není pole. Pole jsou A1 až I9.
underground-fault-cells = { $field }: { $value } není seznam polí jako A1, E6, I9.
underground-fault-number = { $field }: { $value } není celé číslo od { $least } do { $most }.
underground-fault-choice = { $field }: { $value } není nic z { $choices }.
underground-fault-switch = { $field }: { $value } není true ani false.
underground-fault-text = { $field }: { $value } není jeden krátký řádek textu.
underground-fault-plateaus = { $field }: { $value } není tabulka plošin a až h, každé s jedním polem.
underground-fault-plateau-unknown = Plošina { $plateau } neexistuje. Jsou a až h.
underground-fault-plateaus-missing = Chybí tyto plošiny: { $plateaus }.
underground-fault-plateau-outside = Plošina { $plateau } na { $cell } neleží celá na plánu.
underground-fault-plateau-on-tower = Plošina { $plateau } na { $cell } leží na věži.
underground-fault-plateau-overlap = Plošina { $plateau } na { $cell } leží na plošině { $other }.
underground-fault-chips = Kódové žetony na plánu: { $count }. Musí jich být { $needed }.
underground-fault-water = Destičky vody na plánu: { $count }. Může jich být nejvýš { $most }.
underground-fault-shared = Na { $cell } může být jen jedno z toho: { $first ->
        [tower] věž
        [figure] figurka
        [chip] kódový žeton
        [water] voda
       *[rat] krysa
    }, { $second ->
        [tower] věž
        [figure] figurka
        [chip] kódový žeton
        [water] voda
       *[rat] krysa
    }.
underground-fault-door-outside = Dveře na { $cell } vedou na { underground-side }, kde plán končí.

## Výběr scénáře

underground-level-easy = lehký
underground-level-medium = střední
underground-level-hard = těžký

underground-about-stairwell = Osm plošin jako schody a nikdo vám není v patách. Vaše první partie.
underground-about-two-stations = Z jedné stanice nahoru do druhé a únosce už je na cestě.
underground-about-knee-deep = Deset destiček vody: dřevo má tady větší cenu než kámen.
underground-about-rusty-valves = Začínáte se dvěma klíči a každý ventil jeden stojí.
underground-about-canal = Napříč plánem teče voda a nic ji neodvede. Stavte mosty.
underground-about-at-your-heels = Každé odhalení stojí tři karty a koncový žeton je blízko.
underground-about-rat = Pobíhá tu krysa, kouše a odvléká kódové žetony.
underground-about-random = Karty určí, co kde leží. Plošiny pokládáte vy a sami volíte, jak těžké to bude.

underground-fact-water = { $count ->
        [one] jedna destička vody
        [few] { $count } destičky vody
        [many] { $count } destičky vody
       *[other] { $count } destiček vody
    }
underground-fact-cards = { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
underground-fact-no-timer = bez přesýpacích hodin
underground-fact-keys = { $count ->
        [one] jeden klíč na začátku
        [few] { $count } klíče na začátku
        [many] { $count } klíče na začátku
       *[other] { $count } klíčů na začátku
    }
underground-fact-valve-keys = { $count ->
        [one] ventil stojí jeden klíč
        [few] ventil stojí { $count } klíče
        [many] ventil stojí { $count } klíče
       *[other] ventil stojí { $count } klíčů
    }
underground-fact-canal = kanál v řadě { $row }
underground-fact-tiles = { $count ->
        [one] jedna karta za odhalení
        [few] { $count } karty za odhalení
        [many] { $count } karty za odhalení
       *[other] { $count } karet za odhalení
    }
underground-fact-rat = krysa

## Stavba scénáře

underground-editor = Dílna scénářů
underground-editor-make = Postavit vlastní scénář
underground-editor-go-on = Pokračovat ve vlastním scénáři
underground-editor-begin = Začít od
underground-editor-empty = Prázdný plán
underground-editor-import = Otevřít soubor
underground-editor-export = Uložit jako soubor
underground-editor-play = Hrát
underground-editor-undo = Zpět
underground-editor-unreadable = Tento soubor je na scénář příliš velký, nebo se nedá přečíst.
underground-editor-tools = Nástroje
underground-editor-plan = Plán desky
underground-editor-hint = Vyber věc a stiskni pole, nebo ji přetáhni. Klávesami: šipky chodí, Enter bere a klade, Delete odebírá, R otáčí dveře.
underground-editor-move = Přesunout
underground-editor-erase = Odebrat
underground-editor-turn = Otočit dveře
underground-editor-plateau = Plošina { $plateau }
underground-editor-tower = Věž
underground-editor-start = Figurka
underground-editor-code = Kódový žeton
underground-editor-water = Voda
underground-editor-rat = Krysa
underground-editor-bare = holý plán
underground-editor-absent = není na plánu
underground-editor-wrong-here = tady něco nesedí
underground-editor-checking = Prohlíží se …
underground-editor-right = Dá se hrát.
underground-editor-faults = { $count ->
        [one] Jedna věc nesedí:
        [few] { $count } věci nesedí:
        [many] { $count } věci nesedí:
       *[other] { $count } věcí nesedí:
    }
underground-editor-title = Název
underground-editor-about = Co je na něm zvláštního
underground-editor-level = Obtížnost
underground-editor-timer = Přesýpací hodiny
underground-editor-timer-true = Ano
underground-editor-timer-false = Ne
underground-editor-draw-pile = Karty k dobírání
underground-editor-draw-pile-help = Kolik jich zbude po rozdání. Každý tah spotřebuje aspoň jednu.
underground-editor-end-column = Sloupec koncového žetonu
underground-editor-end-column-help = Kde vás únosce dostane, dole: 9 je blízko, 1 daleko.
underground-editor-tiles = Karty za odhalení
underground-editor-tiles-help = Kolik se jich lízne při odhalení nebo když doběhne písek; obvykle 2.
underground-editor-keys = Klíče na začátku
underground-editor-keys-help = Co má skupina od začátku.
underground-editor-valve-keys = Klíče za ventil
underground-editor-valve-keys-help = Co stojí zavřít ventil; obvykle nic.
underground-editor-canal = Kanál
underground-editor-canal-none = Žádný
underground-editor-canal-row = Řada { $row }
underground-editor-canal-help = Řada, jejíž vodu žádný ventil neodstraní.
