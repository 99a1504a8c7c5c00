"""What the conformance suite asks of the game itself: options to try, what is conserved, where to begin."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from sublevel.games.underground.names import CHIP_NAMES
from sublevel.games.underground.options import RANDOM, UndergroundOptions
from sublevel.games.underground.position import write_position
from sublevel.games.underground.scenario import plain, scenarios
from sublevel.games.underground.setup import setup
from sublevel.games.underground.state import Board
from sublevel.games.underground.tables import BREAKER, CELLS, CHIPS, NOWHERE, PIECES, SHAPE_OF, STACKS

OWN_SCENARIO: Final = "rat"  # given as a table of values, as an owner would
START: Final = {"setup": "stairwell", "setup_choices": "auto", "players": 2}
STAIRS: Final = {"V3.1": "Br3@D7", "I2.1": "Br1@D8"}  # from plateau h to the door of that scenario
CODE: Final = ("N1", "N6", "N12", "N7", "N2")  # R-G, G-W, W-B, B-R, R-B


def sample_options(random: Random) -> dict[str, Any]:
    """A set-up: random, a scenario by its name, or one given as a table."""
    own = [""] if OWN_SCENARIO in scenarios() else []
    name = random.choice([RANDOM, RANDOM, RANDOM, *scenarios(), *own])
    return {"setup": name or plain(scenarios()[OWN_SCENARIO])}


def rare_positions() -> list[Any]:
    """At the door with a complete code and all special chips: before a card, before the last step, asked about a chip.

    Random play hardly ever collects five chips that fit, let alone climbs to the door.
    """
    position = written_start()
    position["figure"] = "E8"
    position["pieces"] += [f"{piece}{way}" for piece, way in STAIRS.items()]
    position["stacks"] = [without_stairs(text) for text in position["stacks"]]
    position["collected"] = [*CODE, *CHIP_NAMES[BREAKER:]]
    left = [chip for chip in CHIP_NAMES[1:BREAKER] if chip not in CODE]
    position["codes"] = [f"{text[:2]}={chip}" for text, chip in zip(position["codes"], left, strict=False)]
    position["chips"] = left[len(position["codes"]) :]
    card = position["hands"][0][0]
    played = {"hands": [["-", position["hands"][0][1]], *position["hands"][1:]], "discard": [card], "card": card}
    acting = {**position, **played, "phase": "act", "steps": 2}
    hand = [[position["pile"][-1], position["hands"][0][1]], *position["hands"][1:]]
    asked = {**acting, "phase": "replace", "steps": 0, "due": 2, "hands": hand, "pile": position["pile"][:-1]}
    return [{"position": one, "options": dict(START)} for one in (position, acting, asked)]


def written_start() -> dict[str, Any]:
    """The start of the first scenario."""
    s = Board()
    for i, number in enumerate(UndergroundOptions.read(START).numbers()):
        s.options[i] = number
    setup(s)
    return write_position(s)


def without_stairs(stack: str) -> str:
    """A written stack without the pieces of the stairs."""
    shape, _, pieces = stack.partition(":")
    return f"{shape}:{''.join(piece for piece in pieces if f'{shape}.{piece}' not in STAIRS)}"


def conserved(s: Board) -> object:
    """Cards, pieces, code chips and water tiles: nothing appears or vanishes (section 3.1)."""
    cards = [*list(s.pile)[: s.pile_n], *(card for card in s.hand if card != NOWHERE), *list(s.discard)[: s.discard_n]]
    chips = [*list(s.chip)[: s.chip_n], *(code for code in s.code if code)]
    chips += [chip for chip in range(1, CHIPS + 1) if s.got[chip]]
    on_board = sum(at >= 0 for at in s.piece_at)
    pieces = on_board + sum(s.stack_n) + sum(s.joker) + s.reserve
    return (
        sorted(cards) == list(range(CELLS)),
        sorted(chips) == list(range(1, CHIPS + 1)),
        pieces == PIECES == len(SHAPE_OF),
        s.laid == on_board,
        s.water_left + sum(s.water) + sum(s.buried),
        sorted(s.circle) == list(range(STACKS)),
    )
