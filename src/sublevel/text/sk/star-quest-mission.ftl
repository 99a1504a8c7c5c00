# What can be wrong with a mission of Star Quest (section 3.9 of the rules).

star-quest-fault-no-toml = Súbor sa nedá prečítať: { $detail }.
star-quest-fault-unknown = { $field } nie je položka misie; sú { $fields }.
star-quest-fault-missing = Chýba položka { $field }.
star-quest-fault-text = { $field }: { $value } nie je jeden riadok s najviac { $most } znakmi.
star-quest-fault-number = { $field }: { $value } nie je celé číslo od { $least } do { $most }.
star-quest-fault-value = Tu niečo nesedí: { $detail }.
star-quest-fault-layout = layout: NW, NE, SW a SE majú každý jednu z dosiek 1 až 4, každú raz.
star-quest-fault-turns = Doska { $quadrant } v layout je otočená o 0 až 3 štvrtiny.
star-quest-fault-docks = docks: RED, YEL a BLU majú každý prístup N1 až N4, E1 až E4, S1 až S4 alebo W1 až W4.
star-quest-fault-docks-shared = docks: dva oddiely majú rovnaký prístup.
star-quest-fault-dock-in-room = Prístup { $port } pre { $colour } vedie do miestnosti; musí viesť do chodby.
star-quest-fault-chips = chips: je zoznam pre 1, 2 a 3 oddiely.
star-quest-fault-kind = { $field }: { $kind } nie je druh; sú { $kinds }.
star-quest-fault-tokens = { $field }: { $count } druhu { $kind }, ale v škatuli je { $most }.
star-quest-fault-no-blips = blips: je aspoň jeden.
star-quest-fault-square = { $field }: { $value } nie je pole; polia sú 1.a1 až 4.l12.
star-quest-fault-reserve-corridor = Záložné pole { $square } je v chodbe; musí byť v miestnosti.
star-quest-fault-twice = { $field }: { $square } je tam dvakrát, stačí raz.
star-quest-fault-objectives-shared = { $square } patrí k obom cieľom.
star-quest-fault-use = { $field }: USE menuje jedno až { $most } rôzne polia a koľko z nich treba použiť.
star-quest-fault-carry = { $field }: CARRY menuje pole toho, čo sa má niesť.
star-quest-fault-hold = { $field }: { $room } nie je dosť veľká miestnosť; miestnosti sa píšu ako 4:E.
star-quest-fault-objective-kind = { $field }: { $form } menuje druh, jeden z { $kinds }.
star-quest-fault-removals = { $field }: možno žiadať najviac { $most } vyradení.
star-quest-fault-too-few = { $field }: žiada { $count } druhu { $kind }, ale s počtom oddielov { $squads } je v hre iba { $there }.
star-quest-fault-too-many-points = { $field }: { $points } bodov, ale všetky žetóny v hre majú niekedy hodnotu iba { $most }.
