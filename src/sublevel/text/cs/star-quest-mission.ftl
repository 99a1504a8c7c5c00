# What can be wrong with a mission of Star Quest (section 3.9 of the rules).

star-quest-fault-no-toml = Soubor nelze přečíst: { $detail }.
star-quest-fault-unknown = { $field } není položka mise; jsou { $fields }.
star-quest-fault-missing = Chybí položka { $field }.
star-quest-fault-text = { $field }: { $value } není jeden řádek s nejvýše { $most } znaky.
star-quest-fault-number = { $field }: { $value } není celé číslo od { $least } do { $most }.
star-quest-fault-value = Tady něco nesedí: { $detail }.
star-quest-fault-layout = layout: NW, NE, SW a SE mají každý jednu z desek 1 až 4, každou jednou.
star-quest-fault-turns = Deska { $quadrant } v layout je otočena o 0 až 3 čtvrtiny.
star-quest-fault-docks = docks: RED, YEL a BLU mají každý přístup N1 až N4, E1 až E4, S1 až S4 nebo W1 až W4.
star-quest-fault-docks-shared = docks: dva oddíly mají stejný přístup.
star-quest-fault-dock-in-room = Přístup { $port } pro { $colour } vede do místnosti; musí vést do chodby.
star-quest-fault-chips = chips: je seznam pro 1, 2 a 3 oddíly.
star-quest-fault-kind = { $field }: { $kind } není druh; jsou { $kinds }.
star-quest-fault-tokens = { $field }: { $count } druhu { $kind }, ale v krabici je { $most }.
star-quest-fault-no-blips = blips: je alespoň jeden.
star-quest-fault-square = { $field }: { $value } není pole; pole jsou 1.a1 až 4.l12.
star-quest-fault-reserve-corridor = Záložní pole { $square } je v chodbě; musí být v místnosti.
star-quest-fault-twice = { $field }: { $square } je tam dvakrát.
star-quest-fault-objectives-shared = { $square } patří k oběma cílům.
star-quest-fault-use = { $field }: USE jmenuje jedno až { $most } různá pole a kolik z nich je třeba použít.
star-quest-fault-carry = { $field }: CARRY jmenuje pole toho, co se má nést.
star-quest-fault-hold = { $field }: { $room } není dost velká místnost; místnosti se píšou jako 4:E.
star-quest-fault-objective-kind = { $field }: { $form } jmenuje druh, jeden z { $kinds }.
star-quest-fault-removals = { $field }: lze žádat nejvýše { $most } vyřazení.
star-quest-fault-too-few = { $field }: žádá { $count } druhu { $kind }, ale s počtem oddílů { $squads } je ve hře jen { $there }.
star-quest-fault-too-many-points = { $field }: { $points } bodů, ale všechny žetony ve hře mají někdy hodnotu jen { $most }.
