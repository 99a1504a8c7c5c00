# What can be wrong with a mission of Star Quest (section 3.9 of the rules).

star-quest-fault-no-toml = The file cannot be read: { $detail }.
star-quest-fault-unknown = { $field } is no entry of a mission; there are { $fields }.
star-quest-fault-missing = The entry { $field } is missing.
star-quest-fault-text = { $field }: { $value } is not one line of at most { $most } characters.
star-quest-fault-number = { $field }: { $value } is not a whole number from { $least } to { $most }.
star-quest-fault-value = This doesn't fit: { $detail }.
star-quest-fault-layout = layout: NW, NE, SW and SE each have one of the boards 1 to 4, every board once.
star-quest-fault-turns = The board { $quadrant } of layout is turned by 0 to 3 quarters.
star-quest-fault-docks = docks: RED, YEL and BLU each have a port N1 to N4, E1 to E4, S1 to S4 or W1 to W4.
star-quest-fault-docks-shared = docks: two squads have the same port.
star-quest-fault-dock-in-room = The port { $port } of { $colour } leads into a room; it has to lead into a corridor.
star-quest-fault-chips = chips: there is a list for 1, for 2 and for 3 squads.
star-quest-fault-kind = { $field }: { $kind } is no kind; there are { $kinds }.
star-quest-fault-tokens = { $field }: { $count } of kind { $kind }, but the box has { $most }.
star-quest-fault-no-blips = blips: there is at least one.
star-quest-fault-square = { $field }: { $value } is no square; squares are 1.a1 to 4.l12.
star-quest-fault-reserve-corridor = The reserve square { $square } is in a corridor; it has to be in a room.
star-quest-fault-twice = { $field }: { $square } is there twice.
star-quest-fault-objectives-shared = { $square } belongs to both objectives.
star-quest-fault-use = { $field }: USE names one to { $most } different squares, and how many of them are to be used.
star-quest-fault-carry = { $field }: CARRY names the square of what is to be carried.
star-quest-fault-hold = { $field }: { $room } is no room that is large enough; rooms are written like 4:E.
star-quest-fault-objective-kind = { $field }: { $form } names a kind, one of { $kinds }.
star-quest-fault-removals = { $field }: at most { $most } removals can be asked for.
star-quest-fault-too-few = { $field }: it asks for { $count } of kind { $kind }, but with { $squads } squads only { $there } come into play.
star-quest-fault-too-many-points = { $field }: { $points } points, but all tokens in play are worth { $most } at least.
