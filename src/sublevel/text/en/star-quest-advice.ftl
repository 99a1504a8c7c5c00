# Why an action may be good or bad, as hints say it.

star-quest-advice-chance = { $figure } is put out of action with a chance of { $percent } %.
star-quest-advice-own-risk = { $figure } may be lost, with a chance of { $percent } %.
star-quest-advice-friend = Your own side is in danger: { $figure }, { $percent } %.
star-quest-advice-nearer = The way to the objective gets shorter.
star-quest-advice-farther = The way to the objective gets longer.
star-quest-advice-enters-board = Enters a board that has not been scanned: blips will appear there.
star-quest-advice-shows-blip = Brings a blip into view.
star-quest-advice-beside = Next to { $figure }, who can attack at once.
star-quest-advice-comes-home = Safe at home: this figure can no longer be lost.
star-quest-advice-uses = Does what the objective asks for.
star-quest-advice-takes = Takes what has to be carried home.
star-quest-advice-seen = The blip would be seen there and revealed.
star-quest-advice-hunts = Comes nearer to the squads.
star-quest-advice-reinforces = Brings a figure into play.
star-quest-advice-unused = { $count ->
        [one] One figure has
       *[other] { $count } figures have
    } not acted yet.
star-quest-advice-in-line = In a line of fire: { $figures }.
star-quest-advice-wounds = { $figure } is wounded with a chance of { $percent } %.
star-quest-advice-aims = Has targets in its line of fire: { $figures }.
star-quest-advice-door = Opens a door on the way.
star-quest-advice-covered = Nobody has a line of fire to this square.
