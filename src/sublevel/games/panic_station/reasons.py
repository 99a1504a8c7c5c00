"""Why an action is not legal: codes that stand for a clause and a sentence."""

from __future__ import annotations

from typing import Final

NO_SUCH_ACTION: Final = 10
NOT_NOW: Final = 11
TOO_FEW_AP: Final = 12
SEARCH_DUTY: Final = 13  # PS-FIRST-3
DEAD_CHARACTER: Final = 14

NO_ROOM_THERE: Final = 20
WALL_THERE: Final = 21
DOOR_CLOSED: Final = 22
NO_RUN: Final = 23

NO_ROOM_CARDS: Final = 30
NOT_BESIDE_YOU: Final = 31
CELL_TAKEN: Final = 32
EDGES_CLASH: Final = 33
ONLY_HIVE_LIES: Final = 34  # an orientation that this card may not have
OTHER_NAME: Final = 35  # the place has another id (PS-ID-1)
NO_OPENING: Final = 36  # no passage or door leads to that cell
FITS_SOMEWHERE: Final = 37  # `lay ?` although the card fits
UNDER_USED: Final = 38
LAST_ROOM_CARD: Final = 39

NO_SYMBOL_HERE: Final = 40
NO_SEARCH_CARDS: Final = 41
NO_TEAM_ROOM: Final = 42
PARTNER_ABSENT: Final = 43
ATTACKED_HERE: Final = 44
NO_NIGHT_VISION: Final = 45
NOT_RED: Final = 46

NOT_IN_HAND: Final = 50
HAND_TOO_SMALL: Final = 51

ANDROID_DEAD: Final = 60
NO_AMMUNITION: Final = 61
NO_HEAVY_WEAPON: Final = 62
NO_SUCH_TARGET: Final = 63
OWN_TARGET: Final = 64
OUT_OF_REACH: Final = 65
OTHER_ORDER: Final = 66  # two shots are written the other way round (PS-ID-1)
NO_KNIFE: Final = 67

NO_INFIRMARY: Final = 70
NOTHING_TO_HEAL: Final = 71
NOT_TOGETHER: Final = 72
NO_TERMINAL: Final = 73
TERMINAL_USED: Final = 74
DOORS_OPEN_ALREADY: Final = 75

NOT_IN_HIVE: Final = 80
INFECTED_NEVER_BURN: Final = 81
TOO_LITTLE_GAS: Final = 82
NOT_SOLE_CLEAN: Final = 83
STACK_NOT_RUN: Final = 84
ENOUGH_GAS: Final = 85

MUST_MEET: Final = 90  # in ENCOUNTER: exchange or attack
NOT_IN_THE_ROOM: Final = 91
NO_ATTACK_HERE: Final = 92  # nobody in the entered room is hit

OWN_INFECTION_CARD: Final = 100
HOST_STAYS: Final = 101
ANTIDOTE_SPENT: Final = 102
OTHER_CARDS_FIRST: Final = 103
NOT_HIT: Final = 104
TOO_MUCH_ARMOUR: Final = 105
NO_PARASITE: Final = 106
NOT_FULLEST_ROOM: Final = 107
TOO_FAR: Final = 108

CLAIMS_OFF: Final = 110
CLAIM_MADE: Final = 111
NOTHING_ASKED: Final = 112
ABOUT_YOURSELF: Final = 113
NO_SUCH_PLAYER: Final = 114
