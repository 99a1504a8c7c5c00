# Making a mission of Star Quest.

star-quest-editor = Mission editor
star-quest-editor-make = Make a mission of your own
star-quest-editor-go-on = Go on with your own mission
star-quest-editor-begin = Begin with
star-quest-editor-empty = A plain ship
star-quest-editor-import = Open a file
star-quest-editor-export = Save as a file
star-quest-editor-play = Play
star-quest-editor-undo = Undo
star-quest-editor-unreadable = This file is too large for a mission, or it cannot be read.
star-quest-editor-tools = Tools
star-quest-editor-plan = Plan of the ship
star-quest-editor-hint = Choose something and press a square, or drag. With keys: arrows walk, Enter takes and puts, Delete takes away, R turns the board.
star-quest-editor-move = Move
star-quest-editor-erase = Remove
star-quest-editor-thing-primary = Primary objective
star-quest-editor-thing-secondary = Secondary objective
star-quest-editor-thing-reserve = Reserve square
star-quest-editor-boards = Boards
star-quest-editor-board = Board { $board }
star-quest-editor-quarter = Board in the { $quarter ->
        [NW] north-west
        [NE] north-east
        [SW] south-west
       *[SE] south-east
    }
star-quest-editor-turn = Turn board { $board } (now { $degrees }°)
star-quest-editor-docks = Docking bays
star-quest-editor-ports = Ports
star-quest-editor-choose-port = Press one of the yellow ports at the hull.
star-quest-editor-part = Part of the ship
star-quest-editor-part-all = Whole ship
star-quest-editor-room = room { $room }
star-quest-editor-corridor = corridor
star-quest-editor-wrong-here = something is wrong here
star-quest-editor-checking = Looking at it …
star-quest-editor-right = It can be played.
star-quest-editor-faults = { $count ->
        [one] One thing is wrong:
       *[other] { $count } things are wrong:
    }
star-quest-editor-name = Name
star-quest-editor-briefing = Briefing, read by everybody
star-quest-editor-secondary-text = Secondary objective in words, for Chaos until it is read out
star-quest-editor-difficulty = Difficulty
star-quest-editor-form = What is to be done
star-quest-editor-form-choice = { $form ->
        [USE] Switch something off
        [REMOVE] Put Robotlings out of action
        [CARRY] Carry something home
        [HOLD] Hold a room
        [CLEAR] Clear the ship
        [TOKEN] Collect tokens of a kind
       *[SCORE] Collect points
    }
star-quest-editor-kind = Kind
star-quest-editor-count = How many
star-quest-editor-count-squares = How many of these squares
star-quest-editor-figures = Figures that stand there
star-quest-editor-points = Points
star-quest-editor-requires = Put out of action before
star-quest-editor-requires-nothing = Nobody
star-quest-editor-press-plan = Press its place on the plan.
star-quest-editor-tokens = Tokens of Chaos
star-quest-editor-tokens-help = Blips are those for three squads; fewer squads meet fewer of them. Chips count as they stand.
star-quest-editor-blips = Blips
star-quest-editor-chips = { $squads ->
        [one] Chips, one squad
       *[other] Chips, { $squads } squads
    }
star-quest-editor-twin = In words
star-quest-editor-twin-reserve = Reserve squares: { $squares }
star-quest-editor-twin-docks = Docking bays: red { $red }, yellow { $yellow }, blue { $blue }
