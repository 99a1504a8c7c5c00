"""Why something cannot be done: the codes that rules and `reasons` give; 0 means that it can be done.

Rules ask these questions themselves, so whatever is refused has its reason by the way.
"""

from __future__ import annotations

from typing import Final

FINE: Final = 0
NO_SUCH_ACTION: Final = 10
NOT_NOW: Final = 11

# Activations (section 6.2).
NOT_YOURS: Final = 20
OUT_OF_PLAY: Final = 21  # not on the hulk, nor in its bay
ACTED_ALREADY: Final = 22
REPORTING_IN: Final = 23  # SQ-EV-23
SELECT_FIRST: Final = 24
FINISH_FIRST: Final = 25  # another activation is open
NOT_ACTED: Final = 27  # only a figure that has acted can act again
ONLY_STEPS: Final = 26  # it stands on an occupied square or in a doorway

# Steps (section 7.1).
NO_MOVE_LEFT: Final = 30
WALL_THERE: Final = 31
OCCUPIED: Final = 32
NO_WAY_OUT: Final = 33
BETWEEN_TWO: Final = 34
PORT_CLOSED: Final = 35
STRAIGHT_ONLY: Final = 36
CANNOT_MOVE: Final = 37  # SQ-EV-4, SQ-EV-21
MOVE_OR_FIRE: Final = 38  # By Sections

# Doors (section 7.2).
DOOR_OPEN_ALREADY: Final = 45
NOT_IN_FRONT: Final = 46

# Attacks (sections 7.3 to 7.5).
NO_ATTACK_LEFT: Final = 50
NO_SUCH_WEAPON: Final = 51
NOT_AN_ENEMY: Final = 52
NOT_IN_SIGHT: Final = 53
NOT_NEXT: Final = 54
NOT_ABOARD: Final = 55
JAMMED: Final = 56
IS_DAZZLED: Final = 57
OWN_SIDE: Final = 58
NOBODY_ON_RAY: Final = 59
NO_GRENADE: Final = 60
FIRED_ALREADY: Final = 61
NO_SUCH_POWER: Final = 62
CANNOT_FIRE: Final = 63
NOT_ON_HULK: Final = 64
NOBODY_IN_SIGHT: Final = 65
WRONG_POINTS: Final = 67
NO_SUCH_DIE: Final = 68

# Objectives (section 7.6).
NOTHING_TO_USE: Final = 70
ENEMY_NEAR: Final = 71
LOCKED: Final = 72
NOTHING_TO_TAKE: Final = 73

# Cards and permissions (sections 8.6, 8.7, 7.1).
AFTER_SELECT: Final = 80
CARD_NOT_IN_HAND: Final = 81
SILENCED: Final = 82
ONE_ORDER: Final = 83
NOT_HEAVY: Final = 84
LIFE_FULL: Final = 85
NO_SUCH_BLIP: Final = 86
KNOWN_ALREADY: Final = 87
NO_LOOKS_LEFT: Final = 88
SWITCHED_ALREADY: Final = 89
NOT_PLAYING: Final = 90
TROOPER_NAMED: Final = 91  # Heavy Weapon names a Trooper, other orders do not

# Loadout (SQ-SETUP-8).
CARD_OUT_OF_ORDER: Final = 95
TWO_TARGETERS: Final = 96
CANNOT_COMPLETE: Final = 97

# Scans, Dreadnought, chips (sections 7.8, 7.9, 8.2).
NONE_IN_POOL: Final = 100
NO_SQUARE_LEFT: Final = 101
OTHER_BOARD: Final = 102
IN_VIEW: Final = 103
SQUARE_TAKEN: Final = 104
NO_BLOCK: Final = 105
MUST_PLACE_ALL: Final = 106
BLOCK_BLOCKED: Final = 110
BLOCK_ELSEWHERE: Final = 111
EQUAL_WEAPONS: Final = 112
WEAPON_NOT_HELD: Final = 113
NONE_IN_SUPPLY: Final = 116
NO_RESERVE: Final = 117
MUST_PLAY_CHIPS: Final = 118

# Event cards (section 8.8).
NOT_TO_CHOOSE: Final = 120
MUST_CHOOSE: Final = 121
HAD_ALREADY: Final = 122
TOUCHED_ALREADY: Final = 123
NO_BLIP_THERE: Final = 124
MOVED_ALREADY: Final = 125
NOT_SCANNED: Final = 126

# Reasons that only a written action can have: it names something that the id does not.
SET_SO_ALREADY: Final = 200
DOOR_IS_SO_ALREADY: Final = 201
SELECT_IT_FIRST: Final = 202
CARD_OF_OTHERS: Final = 203
NO_SUCH_SET: Final = 204
A_BLIP: Final = 205
