"""The figures, dice, cards and tokens of Star Quest as numbers (section 3), and the action ids (section 4.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.games.star_quest import data

# The hulk (SQ-GEO-1, SQ-ID-1).
SIDE: Final = 24  # squares along a side
SQUARES: Final = 576
BAY: Final = 576  # the first bay square; six for each colour
BAY_SQUARES: Final = 6
PLACES: Final = 594  # hulk and bays
NOWHERE: Final = 594
BOARDS: Final = 4
DOORS: Final = 24
MOST_RESERVE: Final = 24

# Players (SQ-ID-1).
RED: Final = 0
YEL: Final = 1
BLU: Final = 2
COLOURS: Final = 3
CHAOS: Final = 3
NOBODY: Final = -1

# Figures: squads 5 * colour + n, n = 0 the Commander; then the Chaos figures; then blips as actors (SQ-ID-1).
SQUAD: Final = 5
SQUAD_FIGURES: Final = 15
FIGURES: Final = 50
BLIPS: Final = 36  # at most: 32, and 4 of a campaign
FIRST_BLIP: Final = 50  # the actor number of b1
ACTORS: Final = 86
DREADNOUGHT: Final = 49

# Kinds (SQ-ID-1). A Clone has no token; squad figures come behind.
GRIDLING: Final = 0
ORK: Final = 1
ANDROID: Final = 2
TROOPER: Final = 3  # of Chaos
HEAVY: Final = 4
COMMANDER: Final = 5  # of Chaos
DREAD: Final = 6
CLONE: Final = 7
TOKEN_KINDS: Final = 7
KINDS: Final = 8
# [kind]: its first figure, and how many there are (SQ-DATA-3)
FIRST_OF: Final = vec[i64]([15, 29, 37, 44, 47, 48, 49, 41])
FIGURES_OF: Final = vec[i64]([14, 8, 4, 3, 1, 1, 1, 3])
# [figure]: its kind; -1 for squads
KIND_OF: Final = vec[i64](
    [-1] * 15 + [GRIDLING] * 14 + [ORK] * 8 + [ANDROID] * 4 + [CLONE] * 3 + [TROOPER] * 3 + [HEAVY, COMMANDER, DREAD]
)

# Values of the Chaos figures, by kind (SQ-DATA-3).
MOVE_OF: Final = vec[i64]([8, 6, 4, 6, 4, 6, 4, 8])
ARMOUR_OF: Final = vec[i64]([0, 1, 2, 2, 2, 2, 4, 3])
LIFE_OF: Final = vec[i64]([1, 1, 1, 1, 1, 1, 3, 1])
FIRE_RED: Final = vec[i64]([0, 0, 0, 0, 2, 2, 0, 0])
FIRE_WHITE: Final = vec[i64]([2, 2, 3, 2, 0, 0, 2, 0])
CLOSE_RED: Final = vec[i64]([0, 0, 2, 0, 0, 0, 2, 2])
CLOSE_WHITE: Final = vec[i64]([1, 2, 0, 2, 2, 2, 2, 0])
TOKEN_VALUE: Final = vec[i64](data.token_values())
BLIP_MOVE: Final = 5

# The box of tokens (SQ-DATA-4): as many blips as chips of each kind.
TOKENS_OF: Final = vec[i64]([14, 8, 4, 3, 1, 1, 1])
TOKENS: Final = 32
CAMPAIGN_BLIPS: Final = 4  # Androids that Chaos marks bring (SQ-CAMP-4)

# Weapons and kits (SQ-DATA-2).
UNARMED: Final = 0
LASER: Final = 1
NULL_TIME: Final = 2
HOLO: Final = 3
BLACK_HOLE: Final = 4
AXE: Final = 5  # KiloVolt Axe and Mini Laser
POWER_LASER: Final = 6
SWORD: Final = 7  # KO Sword and Servo Glove
COMMANDER_LIFE: Final = 6
SQUAD_ARMOUR: Final = 2
SQUAD_MOVE: Final = 6
HEAVY_MOVE: Final = 4
LIGHT_LOSS: Final = 5
HEAVY_LOSS: Final = 10
LASERS: Final = 3  # that a squad owns
# [weapon]: dice when it fires, dice in close combat
WEAPON_RED: Final = vec[i64]([0, 0, 2, 2, 2, 0, 2, 0])
WEAPON_WHITE: Final = vec[i64]([0, 2, 0, 0, 0, 2, 0, 0])
WEAPON_CLOSE_RED: Final = vec[i64]([0, 0, 0, 0, 0, 2, 0, 2])
WEAPON_CLOSE_WHITE: Final = vec[i64]([2, 2, 2, 2, 2, 0, 2, 2])
# [set]: N, H, B, NH, NB, HB, NHB: the weapons of Troopers 1 to 4, a digit each (SQ-SETUP-8)
TROOPER_WEAPONS: Final = vec[i64]([1112, 1113, 1114, 1123, 1124, 1134, 1234])

# Dice (SQ-DATA-1).
FACES: Final = 6
LIGHT_DIE: Final = vec[i64]([0, 0, 0, 0, 1, 2])
HEAVY_DIE: Final = vec[i64]([0, 0, 0, 1, 2, 3])

# Equipment cards, c of SQ-ID-1: seven that all squads have, and three of their own (SQ-DATA-5).
DAZZLE: Final = 0
SIDEARMS: Final = 1
GRENADE: Final = 2
TARGETER: Final = 3  # + weapon - LASER: TA:L, TA:N, TA:H, TA:B
OWN_CARD: Final = 7
CARDS: Final = 10  # numbers of cards of a squad; two of the four TA are in the box
SERVO_ARM: Final = 7  # RED
ASSAULT_BLADES: Final = 8
FORCE_FIELD: Final = 9
SERVO_EYE: Final = 7  # YEL
COMBI_WEAPON: Final = 8
GRAV_HARNESS: Final = 9
BIO_SCANNER: Final = 7  # BLU
FINGER_LASERS: Final = 8
MEDI_KIT: Final = 9
TARGETERS: Final = 2

# Order cards (SQ-DATA-5).
ORDERS: Final = 4  # slots of a squad
NO_ORDER: Final = 0
DOUBLE_TIME: Final = 1
OPEN_FIRE: Final = 2
CLOSE_ASSAULT: Final = 3
BY_SECTIONS: Final = 4
FLASH_GRENADES: Final = 5
HEAVY_WEAPON: Final = 6
# [4 * colour + slot]
ORDER_OF: Final = vec[i64]([1, 2, 3, 5, 1, 2, 4, 6, 1, 2, 3, 4])

# Event cards E01 to E28 are 0 to 27 (SQ-DATA-6); E06 is a Sentry Gun, E13 and E14 are Clones.
EVENT_CARDS: Final = 28
VETERAN: Final = 0
TASK_FORCE: Final = 1
TRANSPOSER: Final = 2
MACHINE_FAULT: Final = 3
SENTRY_GUN: Final = 4
SENTRY_GUN_2: Final = 5
BATTLE_PLAN: Final = 6
BOOBY_TRAP: Final = 7
RADIO_SILENCE: Final = 8
GEAR_FAILURE: Final = 9
FRENZY: Final = 10
CLONE_1: Final = 11
CLONE_2: Final = 12
CLONE_3: Final = 13
BOMBER: Final = 14
CALL_OF_CHAOS: Final = 15
MASTER_CONTROL: Final = 16
MACHINE_ASSAULT: Final = 17
MESSAGE: Final = 18
DEEP_SCAN: Final = 19
NEW_ORDERS: Final = 20
TINKERER: Final = 21
EMPTY_CELL: Final = 22
STATIC: Final = 23
REDEPLOYMENT: Final = 24
REPORT_IN: Final = 25
WALKING_BOMB: Final = 26
WEAPONS_JAMMED: Final = 27

# Objectives (section 8.9), ten numbers each.
USE_GOAL: Final = 0
REMOVE_GOAL: Final = 1
CARRY_GOAL: Final = 2
HOLD_GOAL: Final = 3
CLEAR_GOAL: Final = 4
TOKEN_GOAL: Final = 5
SCORE_GOAL: Final = 6
GOAL_FORM: Final = 0
GOAL_KIND: Final = 1
GOAL_COUNT: Final = 2  # of squares, figures, tokens, points
GOAL_SQUARES: Final = 3  # four; NOWHERE where there are fewer
GOAL_ROOM: Final = 7
GOAL_NEEDS_KIND: Final = 8  # -1: nothing is required
GOAL_NEEDS_COUNT: Final = 9
GOAL_WIDTH: Final = 10
MOST_GOAL_SQUARES: Final = 4
MOST_REMOVALS: Final = 8  # that an objective can ask for
PRIMARY: Final = 0
SECONDARY: Final = 1
PRIMARY_POINTS: Final = 30
SECONDARY_POINTS: Final = 15

MOST_CHIPS: Final = 6  # played in a turn (SQ-CHIP-1)
INSPECTIONS: Final = 3  # in a turn (SQ-EQ-6)

# Directions: n 0, ne 1, e 2, se 3, s 4, sw 5, w 6, nw 7 (SQ-GEO-9).
DIRECTIONS: Final = 8

# Action ids (SQ-ID-2).
END: Final = 0
DONE: Final = 1
STOP: Final = 2
KEEP: Final = 3
SCAN_DONE: Final = 4
PASS: Final = 5
USE: Final = 6
TAKE: Final = 7
FIRE_NULL_TIME: Final = 8
DETONATE: Final = 9
PLAY_MEDI_KIT: Final = 10
PLAY_DAZZLE: Final = 11
REROLL: Final = 12  # + die
STEP: Final = 18  # + direction
OPEN: Final = 26  # + door
FIRE: Final = 50  # + figure
CLOSE: Final = 100  # + figure
CLOSE_GRENADE: Final = 150  # + figure
FIRE_BLACK_HOLE: Final = 200  # + 8 * own square + direction
FIRE_HOLO: Final = 232  # + square
SELECT: Final = 808  # + figure or blip
AGAIN: Final = 894  # + figure - 15
HIT: Final = 929  # + 6 * figure + points - 1
SCAN: Final = 1229  # + kind
REDEPLOY: Final = 1236  # + blip
AT: Final = 1272  # + square
PLACE_DREAD: Final = 1848  # + square
ARM: Final = 2424  # + pair of weapons
LOSE: Final = 2430  # + weapon - NULL_TIME
CHIP: Final = 2433  # + 24 * kind + reserve square
EV_SQUAD: Final = 2601  # + colour
EV_FIGURE: Final = 2604  # + figure: shoot, trap, call, empty, swap
EV_DOOR: Final = 2654  # + door
EV_BOARD: Final = 2678  # + board
EV_TAKE: Final = 2682  # + order slot
EV_CARD: Final = 2686  # + 10 * colour + card
GIVE_ORDER: Final = 2716  # + order slot
ORDER_HEAVY: Final = 2720  # + Trooper - 1
ALLOW: Final = 2724  # + player
INSPECT: Final = 2728  # + blip
KIT: Final = 2764  # + kit - AXE
WEAPONS: Final = 2767  # + set
CARD: Final = 2774  # + card
PICK: Final = 2784  # + order slot
ACTIONS: Final = 2788

HIT_POINTS: Final = 6  # the most that a hit may spend
# [pair of ARM]: its two weapons
ARM_FIRST: Final = vec[i64]([NULL_TIME, NULL_TIME, HOLO, NULL_TIME, HOLO, BLACK_HOLE])
ARM_SECOND: Final = vec[i64]([HOLO, BLACK_HOLE, BLACK_HOLE, NULL_TIME, HOLO, BLACK_HOLE])
ARM_PAIRS: Final = 3  # the first so many have two different weapons (SQ-REV-4)

# 2 to the power of a column, divided by 37, leaves a rest that no other column leaves.
COLUMN_OF_POWER: Final = vec[i64]([sum(x for x in range(SIDE) if (1 << x) % 37 == rest) for rest in range(37)])


def first_column(squares: i64) -> i64:
    """The westernmost of some squares of a row, a bit each."""
    return COLUMN_OF_POWER[(squares & -squares) % 37]
