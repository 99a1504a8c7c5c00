"""Names of squares, figures, cards and phases, as notation, positions, views and messages write them (section 4)."""

from __future__ import annotations

from typing import Final

from sublevel.games.star_quest import state
from sublevel.games.star_quest.hulk import door_is_south, door_square
from sublevel.games.star_quest.state import Hulk
from sublevel.games.star_quest.tables import (
    ARM_FIRST,
    ARM_SECOND,
    BAY_SQUARES,
    BLIPS,
    CARDS,
    FIRST_BLIP,
    FIRST_OF,
    KIND_OF,
    NOWHERE,
    ORDER_OF,
    ORDERS,
    SIDE,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
    TROOPER_WEAPONS,
)

PLAYERS: Final = ("RED", "YEL", "BLU", "CHAOS")  # by number (SQ-ID-1)
LETTERS: Final = "RYB"  # of the squads' figures and bays
KINDS: Final = "GOATHZDK"  # by number; only the first seven have tokens
DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
WEAPONS: Final = ("-", "L", "N", "H", "B", "AXE", "PLA", "SWD")  # weapons and kits by number
KITS: Final = ("AXE", "PLA", "SWD")
WEAPON_SETS: Final = tuple("".join(WEAPONS[int(digit)] for digit in str(number)) for number in TROOPER_WEAPONS)
PAIRS: Final = tuple(WEAPONS[first] + WEAPONS[second] for first, second in zip(ARM_FIRST, ARM_SECOND, strict=True))
HEAVY: Final = "NHB"
COMMON_CARDS: Final = ("DZ", "SA", "TG", "TA:L", "TA:N", "TA:H", "TA:B")
OWN_CARDS: Final = (("SR", "AB", "FF"), ("SE", "CW", "GH"), ("BS", "FL", "MK"))
CARD_NAMES: Final = tuple((*COMMON_CARDS, *own) for own in OWN_CARDS)  # by colour and number
ORDER_NAMES: Final = ("", "oDT", "oOF", "oCA", "oBS", "oFG", "oHW")  # by the number of the order
ORDER_SLOTS: Final = tuple(
    tuple(ORDER_NAMES[ORDER_OF[ORDERS * colour + slot]] for slot in range(ORDERS)) for colour in range(len(LETTERS))
)
EVENT_NAMES: Final = tuple(f"E{number:02}" for number in range(1, 29))
NOBODY: Final = "-"  # in written positions: no square, no figure

SQUARE_NAMES: Final = tuple(
    f"{'abcdefghijklmnopqrstuvwx'[square % SIDE]}{square // SIDE + 1}" for square in range(SQUARES)
) + tuple(f"d{letter}{n}" for letter in LETTERS for n in range(1, BAY_SQUARES + 1))
FIGURE_NAMES: Final = tuple(
    f"{LETTERS[figure // SQUAD]}{figure % SQUAD}"
    if figure < SQUAD_FIGURES
    else f"{KINDS[KIND_OF[figure]]}{figure - FIRST_OF[KIND_OF[figure]] + 1}"
    for figure in range(FIRST_BLIP)
)
ACTOR_NAMES: Final = FIGURE_NAMES + tuple(f"b{n}" for n in range(1, BLIPS + 1))
SQUARE_NUMBERS: Final = {name: number for number, name in enumerate(SQUARE_NAMES)}
ACTOR_NUMBERS: Final = {name: number for number, name in enumerate(ACTOR_NAMES)}

PHASES: Final = (
    "loadout",
    "squad",
    "event",
    "chaos",
    "reinforce",
    "over",
    "reroll",
    "alloc",
    "lose",
    "dread",
    "arm",
    "scan",
    "scan_at",
)
SEATS: Final = 4
ENDS: Final = {state.NOBODY_ABOARD: "nobody-aboard", state.LAST_TURNS_OVER: "last-turns"}
STATUSES: Final = ("docked", "aboard", "returned", "lost", "absent")
ACTED: Final = ("fresh", "open", "done")
BOARD_STATES: Final = ("no", "pending", "yes")
EQUIPMENT_STATES: Final = ("no", "owned", "gone")
ORDER_STATES: Final = ("box", "hand", "gone", "laid")
FORMS: Final = ("USE", "REMOVE", "CARRY", "HOLD", "CLEAR", "TOKEN", "SCORE")
MARKS: Final = ("primary", "secondary")


def square_name(square: int) -> str:
    """`a1` to `x24` for a square of the hulk, `dR1` to `dB6` for one of a bay (SQ-GEO-2, SQ-GEO-4)."""
    return SQUARE_NAMES[square]


def square_or_none(square: int) -> str | None:
    """The name of a square, None for nowhere."""
    return None if square == NOWHERE else SQUARE_NAMES[square]


def actor_name(actor: int) -> str:
    """The name of a figure or blip, `-` for nobody (SQ-GEO-12)."""
    return NOBODY if actor < 0 else ACTOR_NAMES[actor]


def actor_or_none(actor: int) -> str | None:
    """The name of a figure or blip, None for nobody."""
    return None if actor < 0 else ACTOR_NAMES[actor]


def player_or_none(player: int) -> str | None:
    """The name of a player, None for nobody."""
    return None if player < 0 else PLAYERS[player]


def door_name(s: Hulk, door: int) -> str:
    """A door: the square on its north or west side with the smaller coordinates, and `S` or `E` (SQ-GEO-7)."""
    return SQUARE_NAMES[door_square(s, door)] + ("S" if door_is_south(s, door) else "E")


def room_name(room: int) -> str:
    """A room by its number, such as `4:E`; the corridor of a board is `4:.` (SQ-GEO-2)."""
    return f"{room // 16 + 1}:{chr(64 + room % 16) if room % 16 else '.'}"


def card_name(colour: int, card: int) -> str:
    """An equipment card of a squad."""
    return CARD_NAMES[colour][card]


def card_of(index: int) -> str:
    """An equipment card by its place in the state, 10 x colour + number."""
    return CARD_NAMES[index // CARDS][index % CARDS]


def dice_name(reds: int, whites: int) -> str:
    """A handful of dice, such as `2R+2W`; `-` for none."""
    return "+".join([f"{reds}R"] * (reds > 0) + [f"{whites}W"] * (whites > 0)) or NOBODY
