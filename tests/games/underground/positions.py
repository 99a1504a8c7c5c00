"""Positions for tests: a scenario at its start, with whatever a test wants changed."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from typing import Any

import sublevel
from sublevel.games.underground import data
from sublevel.games.underground.game import board
from sublevel.games.underground.names import CELL_NAMES, CHIP_NAMES, SHAPES
from sublevel.games.underground.state import Board

GAME = sublevel.game("underground")
OPTIONS = {"setup": "stairwell", "setup_choices": "auto", "players": 2, "timer_mode": "off", "resign": False}
EMPTIED = {"I4": "A5", "I3": "A5", "I2": "A5", "L4": "A1", "T4": "B3", "O4": "C5", "V3": "B7", "S4": "D3"}
COMPLETE = ["N1", "N6", "N12", "N7", "N2"]  # R-G, G-W, W-B, B-R, R-B


def card_for(symbol: str, *, blue: bool | None = None, steps: int | None = None, without: Iterable[str] = ()) -> str:
    """A card with a piece symbol, or with any if that is empty."""
    for name, card in zip(CELL_NAMES, data.cards(), strict=True):
        fits = symbol in ("", card.symbol) and blue in (None, card.blue) and steps in (None, card.steps)
        if fits and name not in without:
            return name
    raise AssertionError(f"no card {symbol} {blue} {steps}")


def shape_of(piece: str) -> str:
    return piece.split(".")[0]


def start(**options: Any) -> sublevel.Match:
    """A match at its first decision."""
    return GAME.new(seed=1, options={**OPTIONS, **options})


def at(
    *,
    options: Mapping[str, Any] | None = None,
    card: str | None = None,
    hand: Iterable[str] = (),
    draws: Iterable[str] = (),
    left: int | None = None,
    pieces: Iterable[str] = (),
    top: str | None = None,
    owned: Iterable[str] = (),
    codes: Mapping[str, str] | None = None,
    empty: Iterable[str] = (),
    changes: Mapping[str, Any] | None = None,
    **fields: Any,
) -> sublevel.Match:
    """The start of the scenario in the options, changed.

    `card` was played, `hand` holds the active player's cards, `draws` come next, `left` cards are left to draw;
    `pieces` were laid, `top` lies on its stack, stacks named in `empty` are empty; chips are `owned`, and `codes` lie
    on the board. Other arguments are fields of the written position.
    """
    used = {**OPTIONS, **(options or {})}
    position = GAME.new(seed=1, options=used).position()
    position.update(changes or {})
    arrange_pieces(position, list(pieces), top, set(empty))
    arrange_chips(position, list(owned), codes)
    arrange_cards(position, int(used["players"]), card, list(hand), list(draws), left)
    position.update(fields)
    return GAME.position(position, used)


def arrange_pieces(position: dict[str, Any], pieces: list[str], top: str | None, empty: set[str]) -> None:
    position["pieces"] = [*position["pieces"], *pieces]
    if empty:  # their pieces lie one upon the other on the bare board of S1, and the chips on plateaus
        position.update(pieces=[], water=[], codes=["F2=N1", "G5=N2", "H4=N3", "I6=N4"])
        for shape, anchor in EMPTIED.items():
            if shape in empty:
                position["pieces"] += [f"{shape}.{n}Br0@{anchor}" for n in range(1, 5)]
    laid = {text.partition("@")[0][:-3] for text in position["pieces"]}
    stacks = []
    for text in position["stacks"]:
        shape = text.partition(":")[0]
        rest = [n for n in "1234" if f"{shape}.{n}" not in laid]
        if top and shape_of(top) == shape:
            rest = [n for n in rest if f"{shape}.{n}" != top] + [top.split(".")[1]]
        stacks.append(f"{shape}:{''.join(rest)}")
    position["stacks"] = stacks


def arrange_chips(position: dict[str, Any], owned: list[str], codes: Mapping[str, str] | None) -> None:
    cells = [text.partition("=")[0] for text in position["codes"]]
    wanted = dict.fromkeys(cells, "") if codes is None else dict(codes)
    position["collected"] = [*position.get("collected", []), *owned]
    gone = {*position["collected"], *position.get("spent", []), *wanted.values()}
    free = [chip for chip in CHIP_NAMES[1:] if chip not in gone]
    position["codes"] = [f"{cell}={chip or free.pop(0)}" for cell, chip in wanted.items()]
    position["chips"] = free


def arrange_cards(
    position: dict[str, Any], players: int, card: str | None, hand: list[str], draws: list[str], left: int | None
) -> None:
    known = {*hand, *draws, *([card] if card else [])}
    free = [name for name in CELL_NAMES if name not in known]
    hands = [[free.pop(), free.pop()] for _ in range(players)]
    seat = position.get("seat", 1) - 1
    hands[seat][: len(hand)] = hand
    if card:
        hands[seat][0] = "-"
        entry = data.cards()[CELL_NAMES.index(card)]
        position.update(card=card, phase="act", steps=entry.steps, discard=[card])
    else:
        position["discard"] = []
    held = {name for one in hands for name in one}
    rest = [name for name in CELL_NAMES if name not in known | held | {"-"}]
    position["hands"] = hands
    position["pile"] = [*rest, *reversed(draws)]
    position["cut"] = 0 if left is None else len(position["pile"]) - left


def ready_to_place(placement: str, swap: bool = False, **changes: Any) -> sublevel.Match:
    """The start, with a card played that offers the piece of a placement, which lies on top."""
    name = placement[:-6] if placement[-6] in "AB" else placement.partition("@")[0][:-3]
    shape = shape_of(name)
    symbol = "J" if shape in SHAPES[9:] else shape
    if "card" not in changes and not swap:
        changes["card"] = card_for(symbol)
    return at(top=None if symbol == "J" else name, **changes)


def state(match: sublevel.Match) -> Board:
    return board(match.state)


def active(match: sublevel.Match) -> int:
    return state(match).seat


def legal(match: sublevel.Match, seat: int | None = None) -> list[str]:
    """What a seat, the active one unless another is named, may do."""
    return [action.text for action in match.legal(active(match) if seat is None else seat)]


def play(match: sublevel.Match, *actions: str) -> sublevel.Match:
    """Play actions of the active player; a path such as D1-E1-F1. is taken apart; `s2:F` is another seat's."""
    for text in actions:
        for action in taken_apart(text):
            seat = int(action[1]) - 1 if action[:1] == "s" and action[2:3] == ":" else active(match)
            match.play(seat, action)
    return match


def taken_apart(text: str) -> list[str]:
    """A path as its steps, and the point that ends the move."""
    if text.count("-") < 1 or text[:2] in ("X ", "T-", "R-") or len(text) < 5:
        return [text]
    ends = text.endswith(".")
    cells = text.removesuffix(".").split("-")
    return [f"{a[:2]}-{b}" for a, b in itertools.pairwise(cells)] + (["."] if ends else [])


def why(match: sublevel.Match, action: str) -> str:
    """The message of the reason why something is not legal; empty if it is."""
    reason = match.why(active(match), action)
    return "" if reason is None else reason.key.removeprefix("underground-reason-")


def clause(match: sublevel.Match, action: str) -> str:
    """The clause of that reason."""
    reason = match.why(active(match), action)
    assert reason is not None
    return reason.clause


def cell(match: sublevel.Match, name: str) -> dict[str, Any]:
    """A cell as the view shows it, with all its values."""
    found = next(one for one in match.view(None)["cells"] if one["cell"] == name)
    return {"symbol": None, "used": False, "walls": "", "water": False, "buried": 0, "code": None, **found}


def heights(match: sublevel.Match, *names: str) -> list[int]:
    return [cell(match, name)["height"] for name in names]


def water(match: sublevel.Match) -> set[str]:
    return set(match.position().get("water", []))


def kinds(match: sublevel.Match) -> list[str]:
    """What the last action made happen."""
    return [event["kind"] for event in match.events(None)]


def result(match: sublevel.Match) -> str | None:
    return match.result.reason if match.result else None
