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

## Choosing a scenario

underground-level-easy = easy
underground-level-medium = medium
underground-level-hard = hard

underground-about-stairwell = Eight plateaus like stairs, and nobody behind you. Your first match.
underground-about-two-stations = From one station up to the other, and the kidnapper is on his way.
underground-about-knee-deep = Ten water tiles: here wood is worth more than stone.
underground-about-rusty-valves = You start with two keys, and every valve costs one.
underground-about-canal = Water runs right across the board, and nothing drains it. Build bridges.
underground-about-at-your-heels = Each discovery costs three cards, and the end chip is near.
underground-about-rat = A rat runs about, bites, and drags code chips away.
underground-about-random = The cards say what lies where. You lay the plateaus and choose how hard it is.

underground-fact-water = { $count ->
        [one] one water tile
       *[other] { $count } water tiles
    }
underground-fact-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }
underground-fact-no-timer = no sand timer
underground-fact-keys = { $count ->
        [one] one key at the start
       *[other] { $count } keys at the start
    }
underground-fact-valve-keys = { $count ->
        [one] a valve costs a key
       *[other] a valve costs { $count } keys
    }
underground-fact-canal = canal in row { $row }
underground-fact-tiles = { $count ->
        [one] one card for each discovery
       *[other] { $count } cards for each discovery
    }
underground-fact-rat = a rat

## Making a scenario

underground-editor = Scenario editor
underground-editor-make = Make a scenario of your own
underground-editor-go-on = Go on with your own scenario
underground-editor-begin = Begin with
underground-editor-empty = An empty board
underground-editor-import = Open a file
underground-editor-export = Save as a file
underground-editor-play = Play
underground-editor-undo = Undo
underground-editor-unreadable = This file is too large for a scenario, or it cannot be read.
underground-editor-tools = Tools
underground-editor-plan = Plan of the board
underground-editor-hint = Choose something and press a cell, or drag. With keys: arrows walk, Enter takes and puts, Delete takes away, R turns the door.
underground-editor-move = Move
underground-editor-erase = Remove
underground-editor-turn = Turn the door
underground-editor-plateau = Plateau { $plateau }
underground-editor-tower = Tower
underground-editor-start = Figure
underground-editor-code = Code chip
underground-editor-water = Water
underground-editor-rat = Rat
underground-editor-bare = bare board
underground-editor-absent = not on the board
underground-editor-wrong-here = something is wrong here
underground-editor-checking = Looking at it …
underground-editor-right = It can be played.
underground-editor-faults = { $count ->
        [one] One thing is wrong:
       *[other] { $count } things are wrong:
    }
underground-editor-title = Title
underground-editor-about = What is special about it
underground-editor-level = Level
underground-editor-timer = Sand timer
underground-editor-timer-true = Yes
underground-editor-timer-false = No
underground-editor-draw-pile = Cards to draw
underground-editor-draw-pile-help = How many are left after dealing. Each turn takes at least one.
underground-editor-end-column = Column of the end chip
underground-editor-end-column-help = Where the kidnapper has caught you, at the bottom: 9 is near, 1 is far away.
underground-editor-tiles = Cards for each discovery
underground-editor-tiles-help = Drawn when you are discovered or the sand has run out; usually 2.
underground-editor-keys = Keys at the start
underground-editor-keys-help = What the group has from the beginning.
underground-editor-valve-keys = Keys for each valve
underground-editor-valve-keys-help = What it costs to close a valve; usually nothing.
underground-editor-canal = Canal
underground-editor-canal-none = No canal
underground-editor-canal-row = Row { $row }
underground-editor-canal-help = A row whose water no valve removes.
