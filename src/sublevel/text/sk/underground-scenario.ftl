# Scenáre Undergroundu: čo je na nich zle, ako sa vyberajú a stavajú.

## Čo je na scenári zle

underground-fault-no-toml = Toto nie je súbor so scenárom: { $detail }
underground-fault-unknown = Scenár nemá { $field }. Má { $fields }.
underground-fault-missing = { $field ->
        [tower] Chýba veža.
        [start] Chýba štart figúrky.
        [plateaus] Chýbajú plošiny.
       *[other] Chýba { $field }.
    }
underground-fault-cell = { $field }: { $value } nie je pole. Polia sú A1 až I9.
underground-fault-cells = { $field }: { $value } nie je zoznam polí ako A1, E6, I9.
underground-fault-number = { $field }: { $value } nie je celé číslo od { $least } do { $most }.
underground-fault-choice = { $field }: { $value } nie je nič z { $choices }.
underground-fault-switch = { $field }: { $value } nie je true ani false.
underground-fault-text = { $field }: { $value } nie je jeden krátky riadok textu.
underground-fault-plateaus = { $field }: { $value } nie je tabuľka plošín a až h, každej s jedným poľom.
underground-fault-plateau-unknown = Plošina { $plateau } neexistuje. Sú a až h.
underground-fault-plateaus-missing = Chýbajú tieto plošiny: { $plateaus }.
underground-fault-plateau-outside = Plošina { $plateau } na { $cell } neleží celá na pláne.
underground-fault-plateau-on-tower = Plošina { $plateau } na { $cell } leží na veži.
underground-fault-plateau-overlap = Plošina { $plateau } na { $cell } leží na plošine { $other }.
underground-fault-chips = Kódové žetóny na pláne: { $count }. Musia byť { $needed }.
underground-fault-water = Dlaždice vody na pláne: { $count }. Môže ich byť najviac { $most }.
underground-fault-shared = Na { $cell } môže byť len jedno z toho: { $first ->
        [tower] veža
        [figure] figúrka
        [chip] kódový žetón
        [water] voda
       *[rat] potkan
    }, { $second ->
        [tower] veža
        [figure] figúrka
        [chip] kódový žetón
        [water] voda
       *[rat] potkan
    }.
underground-fault-door-outside = Dvere na { $cell } vedú na { underground-side }, kde sa plán končí.

## Výber scenára

underground-level-easy = ľahký
underground-level-medium = stredný
underground-level-hard = ťažký

underground-about-stairwell = Osem plošín ako schody a nikto vám nie je v pätách. Vaša prvá partia.
underground-about-two-stations = Z jednej stanice nahor do druhej a únosca je už na ceste.
underground-about-knee-deep = Desať dlaždíc vody: drevo má tu väčšiu cenu než kameň.
underground-about-rusty-valves = Začínate s dvoma kľúčmi a každý ventil jeden stojí.
underground-about-canal = Naprieč plánom tečie voda a nič ju neodvedie. Stavajte mosty.
underground-about-at-your-heels = Každé odhalenie stojí tri karty a koncový žetón je blízko.
underground-about-rat = Pobehuje tu potkan, hryzie a odvlieka kódové žetóny.
underground-about-random = Karty určia, čo kde leží. Plošiny kladiete vy a sami volíte, aké ťažké to bude.

underground-fact-water = { $count ->
        [one] jedna dlaždica vody
        [few] { $count } dlaždice vody
        [many] { $count } dlaždice vody
       *[other] { $count } dlaždíc vody
    }
underground-fact-cards = { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } kariet
    }
underground-fact-no-timer = bez presýpacích hodín
underground-fact-keys = { $count ->
        [one] jeden kľúč na začiatku
        [few] { $count } kľúče na začiatku
        [many] { $count } kľúča na začiatku
       *[other] { $count } kľúčov na začiatku
    }
underground-fact-valve-keys = { $count ->
        [one] ventil stojí jeden kľúč
        [few] ventil stojí { $count } kľúče
        [many] ventil stojí { $count } kľúča
       *[other] ventil stojí { $count } kľúčov
    }
underground-fact-canal = kanál v rade { $row }
underground-fact-tiles = { $count ->
        [one] jedna karta za odhalenie
        [few] { $count } karty za odhalenie
        [many] { $count } karty za odhalenie
       *[other] { $count } kariet za odhalenie
    }
underground-fact-rat = potkan

## Stavba scenára

underground-editor = Dielňa scenárov
underground-editor-make = Postaviť vlastný scenár
underground-editor-go-on = Pokračovať vo vlastnom scenári
underground-editor-begin = Začať od
underground-editor-empty = Prázdny plán
underground-editor-import = Otvoriť súbor
underground-editor-export = Uložiť ako súbor
underground-editor-play = Hrať
underground-editor-undo = Späť
underground-editor-unreadable = Tento súbor je na scenár priveľký, alebo sa nedá prečítať.
underground-editor-tools = Nástroje
underground-editor-plan = Plán dosky
underground-editor-hint = Vyber vec a stlač pole, alebo ju potiahni. Klávesmi: šípky chodia, Enter berie a kladie, Delete odoberá, R otáča dvere.
underground-editor-move = Presunúť
underground-editor-erase = Odobrať
underground-editor-turn = Otočiť dvere
underground-editor-plateau = Plošina { $plateau }
underground-editor-tower = Veža
underground-editor-start = Figúrka
underground-editor-code = Kódový žetón
underground-editor-water = Voda
underground-editor-rat = Potkan
underground-editor-bare = holý plán
underground-editor-absent = nie je na pláne
underground-editor-wrong-here = tu niečo nesedí
underground-editor-checking = Prezerá sa …
underground-editor-right = Dá sa hrať.
underground-editor-faults = { $count ->
        [one] Jedna vec nesedí:
        [few] { $count } veci nesedia:
        [many] { $count } veci nesedí:
       *[other] { $count } vecí nesedí:
    }
underground-editor-title = Názov
underground-editor-about = Čo je na ňom zvláštne
underground-editor-level = Obťažnosť
underground-editor-timer = Presýpacie hodiny
underground-editor-timer-true = Áno
underground-editor-timer-false = Nie
underground-editor-draw-pile = Karty na potiahnutie
underground-editor-draw-pile-help = Koľko ich zostane po rozdaní. Každý ťah spotrebuje aspoň jednu.
underground-editor-end-column = Stĺpec koncového žetónu
underground-editor-end-column-help = Kde vás únosca dostane, dole: 9 je blízko, 1 ďaleko.
underground-editor-tiles = Karty za odhalenie
underground-editor-tiles-help = Koľko sa ich potiahne pri odhalení alebo keď dobehne piesok; zvyčajne 2.
underground-editor-keys = Kľúče na začiatku
underground-editor-keys-help = Čo má skupina od začiatku.
underground-editor-valve-keys = Kľúče za ventil
underground-editor-valve-keys-help = Čo stojí zavrieť ventil; zvyčajne nič.
underground-editor-canal = Kanál
underground-editor-canal-none = Žiadny
underground-editor-canal-row = Rad { $row }
underground-editor-canal-help = Rad, ktorého vodu žiadny ventil neodstráni.
