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
