# Scenarios of Underground: what is wrong with one, how they are chosen and made.

## What is wrong with a scenario

underground-fault-no-toml = This is no scenario file: { $detail }
underground-fault-unknown = A scenario has no { $field }. It has { $fields }.
underground-fault-missing = { $field ->
        [tower] The tower is missing.
        [start] The figure's start is missing.
        [plateaus] The plateaus are missing.
       *[other] { $field } is missing.
    }
underground-fault-cell = { $field }: { $value } is no cell. Cells are A1 to I9.
underground-fault-cells = { $field }: { $value } is no list of cells such as A1, E6, I9.
underground-fault-number = { $field }: { $value } is no whole number from { $least } to { $most }.
underground-fault-choice = { $field }: { $value } is not one of { $choices }.
underground-fault-switch = { $field }: { $value } is neither true nor false.
underground-fault-text = { $field }: { $value } is not one short line of text.
underground-fault-plateaus = { $field }: { $value } is no table of the plateaus a to h with a cell each.
underground-fault-plateau-unknown = There is no plateau { $plateau }. They are a to h.
underground-fault-plateaus-missing = These plateaus are missing: { $plateaus }.
underground-fault-plateau-outside = Plateau { $plateau } at { $cell } does not lie inside the board.
underground-fault-plateau-on-tower = Plateau { $plateau } at { $cell } lies on the tower.
underground-fault-plateau-overlap = Plateau { $plateau } at { $cell } lies on plateau { $other }.
underground-fault-chips = Code chips on the board: { $count }. There must be { $needed }.
underground-fault-water = Water tiles on the board: { $count }. There can be { $most } at most.
underground-fault-shared = Only one of these can be on { $cell }: { $first ->
        [tower] tower
        [figure] figure
        [chip] code chip
        [water] water
       *[rat] rat
    }, { $second ->
        [tower] tower
        [figure] figure
        [chip] code chip
        [water] water
       *[rat] rat
    }.
underground-fault-door-outside = The door on { $cell } faces { underground-side }, where the board ends.
