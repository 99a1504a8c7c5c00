"""A second, slow reading of the rules of The Base, made from the specification alone.

It shares no code with the engine and no idea with it either: positions are texts, cells are strings such as "b3",
nothing is encoded or looked up. The tests play it beside the engine and compare every position and every legal list.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

COLUMNS = "xabcdem"
LANES = "12345"
CELLS = [column + lane for column in "abcde" for lane in LANES]
OPENINGS = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
BASE_MASK = {"D": 1, "I": 5, "L": 3, "T": 11, "X": 15}
ENEMY = {"X": "M", "M": "X"}
SEAT = {"X": 0, "M": 1}
SIDE = "XM"
HOME = {"X": "x", "M": "m"}
DEFAULTS: dict[str, Any] = {
    "mix": "standard",
    "dead_end_rule": "reject",
    "setup_order": "mutants_first",
    "countdown_start": 20,
    "crossing_cost": "per_tile",
    "capture_on_start_slots": False,
    "return_chooser": "owner",
    "null_rotation": "allow",
    "tiebreak": "full",
    "time_challenge": "offer",
    "challenge_tokens": "keep",
}

MIXES = {
    "standard": {"D": 0, "I": 6, "L": 6, "T": 12, "X": 0},
    "balanced": {"D": 0, "I": 8, "L": 8, "T": 8, "X": 0},
    "corners": {"D": 0, "I": 4, "L": 8, "T": 12, "X": 0},
    "maze": {"D": 0, "I": 10, "L": 10, "T": 4, "X": 0},
    "crossroads": {"D": 0, "I": 4, "L": 4, "T": 12, "X": 4},
}

Piece = tuple[str, int]


@dataclass
class Position:
    """Everything that a position text says."""

    mask: dict[str, int]
    hidden: set[str]
    slot: dict[str, int]  # start slot -> its number, 0 for a blank one
    piece: dict[Piece, str | None]  # (side, number) -> position, None while off the board
    turn: str
    actions: int
    window: bool
    countdown: int
    tokens: dict[str, int]
    orienting: Piece | None = None
    returning: Piece | None = None
    over: str = ""
    offer: str = ""
    challenge: str = ""
    public: set[str] = field(default_factory=set)  # hidden tiles whose mask the text keeps back


def rotated(mask: int, quarters: int) -> int:
    """The mask after so many clockwise quarter turns."""
    return ((mask << quarters) | (mask >> (4 - quarters))) & 15


def masks_of(shape: str) -> list[int]:
    """The distinct masks of a shape, by orientation index."""
    found: list[int] = []
    for quarters in range(4):
        mask = rotated(BASE_MASK[shape], quarters)
        if mask not in found:
            found.append(mask)
    return found


SHAPE_OF = {mask: shape for shape in BASE_MASK for mask in masks_of(shape)}


def letters(mask: int) -> str:
    """The openings of a mask as letters."""
    return "".join(OPENINGS[i] for i in range(4) if mask >> i & 1)


def mask_from(openings: str) -> int:
    """The mask of openings given as letters."""
    return sum(1 << OPENINGS.index(letter) for letter in openings)


def index(cell: str) -> int:
    """BASE-GEO-2: the index of a position."""
    return 5 * COLUMNS.index(cell[0]) + int(cell[1]) - 1


def neighbour(cell: str, direction: str) -> str | None:
    """BASE-GEO-4: the position one step away, or None outside. Slots have one neighbour."""
    column, lane = COLUMNS.index(cell[0]) + STEP[direction][0], int(cell[1]) + STEP[direction][1]
    if not (0 <= column < 7 and 1 <= lane <= 5):
        return None
    if cell[0] in "xm" and direction in "NS":
        return None
    return f"{COLUMNS[column]}{lane}"


def parse(text: str) -> Position:
    """Read a position text that is known to be well formed."""
    tiles, slots_x, slots_m, pieces_x, pieces_m, turn, actions, countdown, tokens, *flags = text.split()
    mask: dict[str, int] = {}
    hidden: set[str] = set()
    public: set[str] = set()
    for lane, row in zip(LANES, tiles.split("/"), strict=True):
        for column, tile in zip("abcde", re.findall(r"~[0-9a-f]|[0-9a-f]|\?", row), strict=True):
            cell = column + lane
            if tile == "?":
                public.add(cell)
            else:
                mask[cell] = int(tile[-1], 16)
            if tile[0] in "~?":
                hidden.add(cell)
    slot = {
        HOME[side] + lane: 0 if mark == "-" else int(mark)
        for side, row in (("X", slots_x), ("M", slots_m))
        for lane, mark in zip(LANES, row, strict=True)
    }
    piece: dict[Piece, str | None] = {}
    for side, row in (("X", pieces_x), ("M", pieces_m)):
        for number, place in enumerate(row.split(","), 1):
            piece[side, number] = None if place == "--" else place
    position = Position(
        mask,
        hidden,
        slot,
        piece,
        turn,
        int(actions.rstrip("*")),
        actions.endswith("*"),
        int(countdown),
        dict(zip("XM", map(int, tokens.split("-")), strict=True)),
        public=public,
    )
    for flag in flags:
        name, value = flag.split("=")
        if name == "ori":
            position.orienting = (value[0], int(value[1]))
        elif name == "ret":
            position.returning = (value[0], int(value[1]))
        elif name == "over":
            position.over = value
        elif name == "offer":
            position.offer = value
        else:
            position.challenge = value
    return position


def write(p: Position, public: bool = False) -> str:
    """Write a position text."""

    def tile(cell: str) -> str:
        if cell in p.hidden:
            return "?" if public or cell in p.public else f"~{p.mask[cell]:x}"
        return f"{p.mask[cell]:x}"

    def row(side: str) -> str:
        return ",".join(p.piece[side, number] or "--" for number in (1, 2, 3))

    def slots(side: str) -> str:
        return "".join(str(p.slot[HOME[side] + lane] or "-") for lane in LANES)

    parts = [
        "/".join("".join(tile(column + lane) for column in "abcde") for lane in LANES),
        slots("X"),
        slots("M"),
        row("X"),
        row("M"),
        p.turn,
        f"{p.actions}{'*' if p.window else ''}",
        str(p.countdown),
        f"{p.tokens['X']}-{p.tokens['M']}",
    ]
    if p.orienting:
        parts.append(f"ori={p.orienting[0]}{p.orienting[1]}")
    if p.returning:
        parts.append(f"ret={p.returning[0]}{p.returning[1]}")
    parts += [f"{name}={value}" for name, value in (("over", p.over), ("offer", p.offer), ("tc", p.challenge)) if value]
    return " ".join(parts)


def occupant(p: Position, cell: str) -> Piece | None:
    """The piece on a position, if any."""
    return next((piece for piece, place in p.piece.items() if place == cell), None)


def is_saved(p: Position, piece: Piece) -> bool:
    """BASE-SAVE-1: a piece is saved iff it stands in the enemy's slot column."""
    place = p.piece[piece]
    return place is not None and place[0] == HOME[ENEMY[piece[0]]]


def saved(p: Position, side: str) -> int:
    """How many pieces of the side are saved."""
    return sum(is_saved(p, (side, number)) for number in (1, 2, 3))


def openings(p: Position, cell: str) -> str:
    """BASE-GEO-5: the directions in which a position has a passage."""
    if cell[0] == "x":
        return "E"
    if cell[0] == "m":
        return "W"
    return "" if cell in p.hidden else letters(p.mask[cell])


def ways(p: Position, cell: str) -> Iterator[str]:
    """BASE-GEO-6: the positions connected with this one."""
    for direction in openings(p, cell):
        other = neighbour(cell, direction)
        if other is not None and OPPOSITE[direction] in openings(p, other):
            yield other


def may_enter(p: Position, side: str, cell: str, options: Mapping[str, Any]) -> bool:
    """BASE-MOVE-4: may a piece of the side end its move there?"""
    there = occupant(p, cell)
    if there is None:
        return True
    if there[0] == side or is_saved(p, there):
        return False
    return cell[0] in "abcde" or bool(options["capture_on_start_slots"])


def moves(p: Position, piece: Piece, options: Mapping[str, Any]) -> dict[str, int]:
    """BASE-MOVE-1..8: destinations of a piece with the length of the shortest path (however many actions are left)."""
    start = p.piece[piece]
    found: dict[str, int] = {}
    if start is None or is_saved(p, piece):
        return found
    seen = {start}
    edge, length = [start], 0
    while edge:
        length += 1
        reached = [other for cell in edge for other in ways(p, cell) if other not in seen]
        seen.update(reached)
        edge = []
        for cell in dict.fromkeys(reached):
            if may_enter(p, piece[0], cell, options):
                found[cell] = length
            there = occupant(p, cell)
            if there is not None and there[0] == piece[0] and cell[0] in "abcde":
                edge.append(cell)
    return found


def price(length: int, options: Mapping[str, Any]) -> int:
    """BASE-MOVE-7: what a path of so many positions costs."""
    return 1 if options["crossing_cost"] == "one" else length


def manipulable(p: Position, side: str) -> set[str]:
    """BASE-MANIP-2..5: the tiles that the side could reveal or rotate."""
    found = set()
    for number in (1, 2, 3):
        place = p.piece[side, number]
        if place is None or is_saved(p, (side, number)):
            continue
        for direction in openings(p, place):
            cell = neighbour(place, direction)
            if cell is not None and cell[0] in "abcde" and occupant(p, cell) is None:
                found.add(cell)
    return found


def turns(mask: int, options: Mapping[str, Any]) -> list[int]:
    """BASE-MANIP-8: the masks into which a rotation may bring a tile."""
    shape = SHAPE_OF[mask]
    idle = shape in "IX" and options["null_rotation"] == "allow"
    return [other for other in masks_of(shape) if other != mask or idle]


def orient_id(cell: str, mask: int) -> int:
    """The action id of turning a tile to this mask."""
    return 105 + 4 * (index(cell) - 5) + masks_of(SHAPE_OF[mask]).index(mask)


def ordinary(p: Position, options: Mapping[str, Any]) -> dict[str, int]:
    """All legal ordinary actions of the side on turn: text -> id."""
    found: dict[str, int] = {}
    for number in (1, 2, 3):
        for cell, length in moves(p, (p.turn, number), options).items():
            if price(length, options) <= p.actions:
                sign = ("^" if length > 1 else "") + ("x" if occupant(p, cell) else "")
                found[f"{number}{sign or '-'}{cell}"] = 35 * (number - 1) + index(cell)
    for cell in manipulable(p, p.turn):
        if cell in p.hidden:
            found[f"{cell}?"] = 205 + index(cell) - 5
        else:
            for mask in turns(p.mask[cell], options):
                found[f"{cell}@{letters(mask)}"] = orient_id(cell, mask)
    return found


def candidates(p: Position, piece: Piece) -> list[str]:
    """BASE-RET-1..4: the slots to which a captured piece may return."""
    side, number = piece
    slots = [HOME[side] + lane for lane in LANES]
    own = next(slot for slot in slots if p.slot[slot] == number)
    free = [slot for slot in slots if occupant(p, slot) is None]
    if own in free:
        return [own]
    blank = [slot for slot in free if p.slot[slot] == 0]
    if blank:
        nearest = min(abs(int(slot[1]) - int(own[1])) for slot in blank)
        return [slot for slot in blank if abs(int(slot[1]) - int(own[1])) == nearest]
    left_by_saved = [slot for slot in free if is_saved(p, (side, p.slot[slot]))]
    return left_by_saved or free


def start_tile(p: Position, piece: Piece) -> str:
    """The tile in front of the piece's numbered slot."""
    side, number = piece
    slot = next(place for place, mark in p.slot.items() if place[0] == HOME[side] and mark == number)
    return ("a" if side == "X" else "e") + slot[1]


def actor(p: Position, options: Mapping[str, Any]) -> str | None:
    """BASE-STATE-2: the side that may act, if any."""
    if p.returning:
        return p.returning[0] if options["return_chooser"] == "owner" else p.turn
    if p.offer:
        return p.offer
    if p.challenge:
        return p.challenge if ":" not in p.challenge else None
    return None if p.over else p.turn


def legal(p: Position, options: Mapping[str, Any]) -> dict[str, int]:
    """The legal actions: text -> id."""
    if p.returning:
        return {f">{slot}": 230 + int(slot[1]) - 1 for slot in candidates(p, p.returning)}
    if p.offer:
        return {"TC+": 238, "TC-": 239}
    if actor(p, options) is None:
        return {}
    if p.orienting:
        cell = start_tile(p, p.orienting)
        towards = 8 if cell[0] == "a" else 2
        return {
            f"{cell}@{letters(mask)}": orient_id(cell, mask)
            for mask in masks_of(SHAPE_OF[p.mask[cell]])
            if mask & towards
        }
    found = ordinary(p, options)
    any_ordinary = bool(found)
    if p.window and p.tokens[p.turn] > 0:
        if any_ordinary:
            found["+A"] = 235
        if p.countdown < 20:
            found["+T"] = 236
    if not any_ordinary:
        found["--"] = 237
    return found


def distances(p: Position, side: str) -> list[int]:
    """BASE-END-3: the distances of the side's remaining pieces, rearmost first."""
    columns = "edcba" if side == "X" else "abcde"
    found = []
    for number in (1, 2, 3):
        place = p.piece[side, number]
        if place is not None and not is_saved(p, (side, number)):
            found.append(columns.index(place[0]) + 1 if place[0] in columns else 6)
    return sorted(found, reverse=True)


def verdict(p: Position, options: Mapping[str, Any]) -> str:
    """BASE-END-2..6: who wins when the countdown is at 0."""
    x, m = saved(p, "X"), saved(p, "M")
    if x != m:
        return "X:countdown" if x > m else "M:countdown"
    far_x, far_m = distances(p, "X"), distances(p, "M")
    if options["tiebreak"] == "rear_only":
        far_x, far_m = far_x[:1], far_m[:1]
    if far_x == far_m:
        return "draw"
    return "X:countdown-tiebreak" if far_x < far_m else "M:countdown-tiebreak"


def end_turn(p: Position, options: Mapping[str, Any]) -> None:
    """BASE-TURN-6, BASE-TURN-7, BASE-TURN-9, BASE-CD-2, BASE-TC-3: what follows the last action of a turn."""
    p.window = False
    if p.turn == "X" or p.challenge:
        p.countdown -= 1
        if p.countdown == 0:
            p.actions = 0
            if p.challenge:
                p.challenge += ":failed"
            else:
                p.over = verdict(p, options)
            return
    if not p.challenge:
        p.turn = ENEMY[p.turn]
    p.actions, p.window = 3, True


def win_by_saving(p: Position, options: Mapping[str, Any]) -> None:
    """BASE-END-1, BASE-TC-1, BASE-TC-2, BASE-CAP-7: the third piece is saved."""
    p.over = f"{p.turn}:saved"
    rounds_left = p.turn == "M" or p.countdown > 1
    if options["time_challenge"] == "offer" and rounds_left and None not in p.piece.values():
        p.offer = ENEMY[p.turn]


def move(p: Position, number: int, cell: str, options: Mapping[str, Any]) -> None:
    """BASE-MOVE-10: the effects of a move, in order."""
    piece = (p.turn, number)
    p.actions -= price(moves(p, piece, options)[cell], options)
    captured = occupant(p, cell)
    p.piece[piece] = cell
    if captured:
        p.piece[captured] = None
    if is_saved(p, piece):
        if saved(p, p.turn) == 3:
            if p.challenge:
                p.challenge += ":escaped"
            else:
                win_by_saving(p, options)
            return
        if not p.challenge:
            p.tokens[p.turn] = min(2, p.tokens[p.turn] + 1)
    if captured:
        slots = candidates(p, captured)
        if len(slots) > 1:
            p.returning = captured
            return
        p.piece[captured] = slots[0]


def answer_offer(p: Position, accepted: bool, options: Mapping[str, Any]) -> None:
    """BASE-TC-1, BASE-TC-2, BASE-TC-5: the loser accepts or declines the Time challenge."""
    loser, p.offer = p.offer, ""
    if not accepted:
        p.challenge = f"{loser}:declined"
        return
    if loser == "M":
        p.countdown -= 1
    if options["challenge_tokens"] == "discard":
        p.tokens[loser] = 0
    p.challenge, p.turn, p.actions, p.window = loser, loser, 3, True


def orient(p: Position, cell: str, mask: int, options: Mapping[str, Any]) -> None:
    """BASE-SETUP-7b: turn a start tile; the next one follows."""
    assert p.orienting is not None
    p.mask[cell] = mask
    first, second = ("M", "X") if options["setup_order"] == "mutants_first" else ("X", "M")
    order = [(side, number) for side in (first, second) for number in (1, 2, 3)]
    at = order.index(p.orienting) + 1
    p.orienting = order[at] if at < 6 else None
    p.turn = p.orienting[0] if p.orienting else "M"


def play(position: Position, text: str, options: Mapping[str, Any]) -> Position:
    """The position after one legal action, given in canonical notation."""
    p = copy.deepcopy(position)
    assert text in legal(p, options), text
    if text in ("TC+", "TC-"):
        answer_offer(p, text == "TC+", options)
    elif text == "+A":
        p.tokens[p.turn] -= 1
        p.actions += 1
    elif text == "+T":
        p.tokens[p.turn] -= 1
        p.countdown += 1
    elif text == "--":
        end_turn(p, options)
    elif p.orienting:
        orient(p, text[:2], mask_from(text[3:]), options)
    else:
        act(p, text, options)
    return p


def act(p: Position, text: str, options: Mapping[str, Any]) -> None:
    """Apply an ordinary action or a return choice, then end the turn if it is used up."""
    p.window = False
    if text[0] == ">":
        assert p.returning is not None
        p.piece[p.returning] = text[1:]
        p.returning = None
    elif text[-1] == "?":
        p.hidden.discard(text[:2])
        p.actions -= 1
    elif "@" in text:
        p.mask[text[:2]] = mask_from(text[3:])
        p.actions -= 1
    else:
        move(p, int(text[0]), text[-2:], options)
    finished = actor(p, options) is None or p.offer
    if p.actions == 0 and not p.returning and not finished:
        end_turn(p, options)


def perft(p: Position, depth: int, options: Mapping[str, Any]) -> int:
    """Count the legal action sequences of this length."""
    texts = legal(p, options)
    if depth == 1:
        return len(texts)
    return sum(perft(play(p, text, options), depth - 1, options) for text in texts)


def splitmix64(seed: int) -> Iterator[int]:
    """BASE-RNG-3: the generator behind the reference deals."""
    word = 2**64 - 1
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & word
        z = state
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & word
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & word
        yield z ^ z >> 31


def below_from(outputs: Iterator[int]) -> Callable[[int], int]:
    """BASE-RNG-3: numbers below n, made from the generator's outputs."""
    return lambda n: ((next(outputs) >> 32) * n) >> 32


def shuffled(items: list[Any], below: Callable[[int], int]) -> list[Any]:
    """BASE-RNG-3: shuffle from the end."""
    a = list(items)
    for i in range(len(a) - 1, 0, -1):
        j = below(i + 1)
        a[i], a[j] = a[j], a[i]
    return a


def deal(below: Callable[[int], int], options: Mapping[str, Any]) -> Position:
    """BASE-RNG-3, BASE-SETUP-1..7a: the dealt position, in the given order of draws."""
    mix = options["mix"] if isinstance(options["mix"], dict) else MIXES[options["mix"]]
    cells = [cell for cell in CELLS if cell != "c3"]
    dead: set[str] = set()
    shapes = [shape for shape in "DILTX" for _ in range(mix[shape])]
    if options["dead_end_rule"] == "inner" and mix["D"]:
        inner = [cell for cell in cells if cell[0] in "bcd"]
        dead = set(shuffled(inner, below)[: mix["D"]])
        shapes = [shape for shape in shapes if shape != "D"]
    queue = iter(shuffled(shapes, below))
    mask = {"c3": 15}
    for cell in cells:
        mask[cell] = rotated(BASE_MASK["D" if cell in dead else next(queue)], below(4))
    slot: dict[str, int] = {}
    for side in "XM":
        for lane, number in zip(LANES, shuffled([1, 2, 3, 0, 0], below), strict=True):
            slot[HOME[side] + lane] = number
    piece: dict[Piece, str | None] = {
        (side, number): place
        for number in (1, 2, 3)
        for side in "XM"
        for place, mark in slot.items()
        if place[0] == HOME[side] and mark == number
    }
    first = "M" if options["setup_order"] == "mutants_first" else "X"
    position = Position(mask, set(cells), slot, piece, first, 3, True, options["countdown_start"], {"X": 0, "M": 0})
    position.orienting = (first, 1)
    for owner in piece:
        position.hidden.discard(start_tile(position, owner))
    return position
