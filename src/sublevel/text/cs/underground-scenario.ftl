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
