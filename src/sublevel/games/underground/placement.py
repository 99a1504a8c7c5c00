"""Positions read from their tables, with everything checked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from sublevel.engine.errors import BadPosition, quoted
from sublevel.engine.written import read_fields
from sublevel.games.underground.board import (
    clear_board,
    lay_piece,
    lay_plateau,
    put_code,
    put_figure,
    put_rat,
    put_tower,
    set_water,
)
from sublevel.games.underground.chips import find_trail
from sublevel.games.underground.endings import finish
from sublevel.games.underground.kidnapper import stays_dry
from sublevel.games.underground.moves import can_resolve, can_step
from sublevel.games.underground.names import (
    CHIP_NAMES,
    CONTINUATIONS,
    ENDS,
    FACES,
    NOBODY,
    PHASES,
    PIECE_NAMES,
    PLATEAUS,
    SHAPES,
    SIDES,
    cell_index,
    cell_name,
)
from sublevel.games.underground.placing import slot_of
from sublevel.games.underground.position import Written
from sublevel.games.underground.reasons import OFF_THE_BOARD, ON_TOWER, STONE_IN_THE_AIR, why_not_lie
from sublevel.games.underground.setup import NOT_AT_ALL, clear_match, nearest_possible, plateau_fits
from sublevel.games.underground.state import (
    ACT,
    DISPLACE,
    MOVE,
    OPTION_DOOR,
    OPTION_END,
    OPTION_LAID_OUT,
    OPTION_PILE,
    OPTION_PLATEAUS,
    OPTION_PLAYERS,
    OPTION_SAND,
    OPTION_TILES,
    OPTION_TOWER,
    OVER,
    OWNED,
    PLAY,
    REPLACE,
    RESOLVE,
    SETUP_DOOR,
    SETUP_FIRST,
    SETUP_PLATEAU,
    SPENT,
    TELEPORTING,
    WON,
    Board,
)
from sublevel.games.underground.tables import (
    BARE,
    CELLS,
    CHIPS,
    CODE_LENGTH,
    FIRST_JOKER,
    FIRST_OF,
    FIRST_RESERVE,
    IN_STACK,
    JOKERS,
    NOWHERE,
    NUMBER_CHIPS,
    RESERVE,
    STACKS,
    WATER_TILES,
    neighbour,
)
from sublevel.games.underground.turns import wait

PLATEAU_TEXT: Final = re.compile(r"([a-h])@([A-I][1-9])r([0-3])")
PIECE_TEXT: Final = re.compile(r"(\S+?)([AB])r([0-3])@([A-I][1-9])")
CODE_TEXT: Final = re.compile(r"([A-I][1-9])=(N[0-9]+|S[BLST])")
STACK_TEXT: Final = re.compile(r"([A-Z][1-4]):([1-4]*)")
IMPOSSIBLE: Final = (OFF_THE_BOARD, ON_TOWER, STONE_IN_THE_AIR)  # whatever else was on the board then


def read_position(position: object, s: Board) -> None:
    """Fill a state, whose options are set, from a written position. Raises BadPosition."""
    written = read_fields(position, Written, "Underground")
    clear_board(s)
    clear_match(s)
    read_board(written, s)
    read_supplies(written, s)
    read_cards(written, s)
    read_turn(written, s)
    check_phase(s)
    if written.end is not None:
        read_end(written.end, s)
    wait(s)


def read_board(written: Written, s: Board) -> None:
    """Everything that lies or stands on the board."""
    if not re.fullmatch("[A-I][1-9][NESW]", written.tower):
        raise BadPosition(f"tower: {quoted(written.tower)} instead of a cell and a side, such as E9W")
    put_tower(s, cell_index(written.tower))
    s.door = SIDES.index(written.tower[2])
    read_plateaus(written.plateaus, s)
    for text in written.pieces:
        read_piece(text, s)
    for cell in unique("used", written.used):
        if not s.symbol[cell]:
            raise BadPosition(f"used: {cell_name(cell)} has no symbol")
        s.used[cell] = 1
    for cell in unique("water", written.water):
        set_water(s, cell, 1)
    for name in written.buried:
        s.buried[cell_index(name)] += 1
    read_codes(written.codes, s)
    if written.figure != NOBODY:
        put_figure(s, cell_index(written.figure))
        if s.surface[s.figure] == BARE or s.water[s.figure] == 1:
            raise BadPosition(f"figure: {written.figure} is bare board or under water, where it never stands")
    if written.rat != NOBODY:
        put_rat(s, cell_index(written.rat))
    if s.rat != NOWHERE and s.rat in (s.figure, s.tower):
        raise BadPosition(f"rat: {written.rat} is where the figure or the tower stands")


def unique(what: str, names: Iterable[str]) -> list[int]:
    """Cells that are named once each."""
    cells = [cell_index(name) for name in names]
    for cell in cells:
        if cells.count(cell) > 1:
            raise BadPosition(f"{what}: {cell_name(cell)} stands there twice")
    return cells


def read_plateaus(texts: list[str], s: Board) -> None:
    """The plateaus from a on, each on bare board."""
    for i, text in enumerate(texts):
        if i < len(PLATEAUS) and text == f"{PLATEAUS[i]}@-":
            continue  # it had no room (UG-SETUP-10)
        found = PLATEAU_TEXT.fullmatch(text)
        if not found or i >= len(PLATEAUS) or found[1] != PLATEAUS[i]:
            raise BadPosition(f"plateaus: {quoted(text)} instead of plateau {PLATEAUS[i % 8]}, such as a@D1r0")
        cell, rotation = cell_index(found[2]), int(found[3])
        if not plateau_fits(s, i, cell, rotation):
            raise BadPosition(f"plateaus: {text} does not lie on bare board inside the grid")
        lay_plateau(s, i, cell, rotation)
    s.plateau = len(texts)


def read_piece(text: str, s: Board) -> None:
    """A piece that is on the board; what could never lie so is refused."""
    found = PIECE_TEXT.fullmatch(text)
    if not found or found[1] not in PIECE_NAMES:
        raise BadPosition(f"pieces: {quoted(text)} is no placement such as I3.1Ar1@C7")
    piece, face, rotation = PIECE_NAMES.index(found[1]), FACES.index(found[2]), int(found[3])
    anchor = cell_index(found[4])
    if s.piece_at[piece] >= 0:
        raise BadPosition(f"pieces: {found[1]} lies on the board twice")
    if why_not_lie(s, piece, face, rotation, anchor) in IMPOSSIBLE:
        raise BadPosition(f"pieces: {text} cannot lie there: it must be inside the board, all its stone carried")
    lay_piece(s, piece, face, rotation, anchor)


def read_codes(texts: list[str], s: Board) -> None:
    """The code chips on the board."""
    for text in texts:
        found = CODE_TEXT.fullmatch(text)
        if not found or found[2] not in CHIP_NAMES:
            raise BadPosition(f"codes: {quoted(text)} instead of a cell and a chip, such as A3=N4")
        cell = cell_index(found[1])
        if s.surface[cell] == BARE or cell == s.tower or s.water[cell] or s.code[cell]:
            raise BadPosition(f"codes: no chip can lie on {found[1]}")
        put_code(s, cell, CHIP_NAMES.index(found[2]))


def read_supplies(written: Written, s: Board) -> None:
    """Stacks, jokers, code chips, keys and water that are not on the board."""
    if len(written.stacks) != STACKS:
        raise BadPosition(f"stacks: {len(written.stacks)} instead of {STACKS}")
    for slot, text in enumerate(written.stacks):
        read_stack(text, slot, s)
    if sorted(s.circle) != list(range(STACKS)) or written.stone not in SHAPES[:STACKS]:
        raise BadPosition(f"stacks: each of {', '.join(SHAPES[:STACKS])} once; stone: one of them")
    s.stone = slot_of(s, SHAPES.index(written.stone))
    for i in range(JOKERS):
        s.joker[i] = int(s.piece_at[FIRST_OF[FIRST_JOKER + i]] < 0)
    reserve = [s.piece_at[piece] >= 0 for piece in range(FIRST_RESERVE, FIRST_RESERVE + RESERVE)]
    if reserve != sorted(reserve, reverse=True):
        raise BadPosition("pieces: singles of the reserve are used from M1.5 upward")
    s.reserve = RESERVE - sum(reserve)
    s.keys = written.keys
    s.water_left = WATER_TILES - sum(s.water) - sum(s.buried)
    if s.water_left < 0:
        raise BadPosition(
            f"water: {WATER_TILES - s.water_left} tiles on the board and buried, but there are {WATER_TILES}"
        )
    read_chips(written, s)


def read_stack(text: str, slot: int, s: Board) -> None:
    """A stack: with the pieces on the board it has its four."""
    found = STACK_TEXT.fullmatch(text)
    if not found or found[1] not in SHAPES:
        raise BadPosition(f"stacks: {quoted(text)} instead of a shape and the numbers of its pieces, such as I2:3142")
    shape, pieces = SHAPES.index(found[1]), [int(digit) - 1 for digit in found[2]]
    missing = [i for i in range(IN_STACK) if s.piece_at[FIRST_OF[shape] + i] < 0]
    if sorted(pieces) != missing:
        raise BadPosition(f"stacks: {text}, but the pieces that are not on the board are {[i + 1 for i in missing]}")
    s.circle[slot] = shape
    s.stack_n[slot] = len(pieces)
    for i in range(IN_STACK):
        s.stack[IN_STACK * slot + i] = pieces[i] if i < len(pieces) else IN_STACK


def read_chips(written: Written, s: Board) -> None:
    """The stack of code chips and those collected: with those on the board all sixteen."""
    if isinstance(written.chips, int):
        raise BadPosition("chips: a number; a position to be loaded lists the chips of the stack")
    everywhere = [*written.chips, *written.collected, *written.spent]
    for name in everywhere:
        if name not in CHIP_NAMES[1:]:
            raise BadPosition(f"chips: {quoted(name)} is no code chip; they are N1 to N12, SB, SL, SS, ST")
    numbers = [CHIP_NAMES.index(name) for name in everywhere] + [code for code in s.code if code]
    if sorted(numbers) != list(range(1, CHIPS + 1)):
        raise BadPosition("chips: each of the sixteen must be on the board, in the stack, collected or spent, once")
    for i in range(CHIPS):
        s.chip[i] = CHIP_NAMES.index(written.chips[i]) if i < len(written.chips) else 0
    s.chip_n = len(written.chips)
    for names, what in ((written.collected, OWNED), (written.spent, SPENT)):
        for name in names:
            s.got[CHIP_NAMES.index(name)] = what
    if any(s.got[chip] == SPENT for chip in range(1, NUMBER_CHIPS + 1)):
        raise BadPosition("spent: only the special chips SB, SL, SS and ST can be spent")
    s.complete = int(find_trail(s) == CODE_LENGTH)


def read_cards(written: Written, s: Board) -> None:
    """Pile, hands and discard: together all 81 cards."""
    players = s.options[OPTION_PLAYERS]
    if isinstance(written.pile, int):
        raise BadPosition("pile: a number; a position to be loaded lists the cards of the pile")
    if len(written.hands) != players or any(len(hand) != 2 for hand in written.hands):
        raise BadPosition(f"hands: {players} hands of two cards, with '-' for a card that was played")
    held = [place_index(card) for hand in written.hands for card in hand]
    pile, discard = [cell_index(card) for card in written.pile], [cell_index(card) for card in written.discard]
    if sorted([*pile, *discard, *(card for card in held if card != NOWHERE)]) != list(range(CELLS)):
        raise BadPosition("cards: each of the 81 must be in the pile, in a hand or on the discard, once")
    if written.cut > len(pile):
        raise BadPosition(f"cut: {written.cut} of the {len(pile)} cards of the pile")
    fill(s.hand, held)
    fill(s.pile, pile)
    fill(s.discard, discard)
    s.pile_n, s.discard_n, s.cut = len(pile), len(discard), written.cut


def place_index(name: str) -> int:
    """A cell or a card, NOWHERE for `-`."""
    return NOWHERE if name == NOBODY else cell_index(name)


def fill(room: Any, values: list[int]) -> None:
    """Fill a vector; NOWHERE in what is left of it."""
    for i in range(len(room)):
        room[i] = values[i] if i < len(values) else NOWHERE


def read_turn(written: Written, s: Board) -> None:
    """Where the match stands."""
    for what, name in (("phase", written.phase), ("resume", written.resume), ("back", written.back)):
        if name not in (PHASES if what != "back" else tuple(CONTINUATIONS.values())):
            raise BadPosition(f"{what}: {quoted(name)} is not one of {', '.join(PHASES)}")
    if written.seat > s.options[OPTION_PLAYERS]:
        raise BadPosition(f"seat: {written.seat}, but there are {s.options[OPTION_PLAYERS]} players")
    s.phase = PHASES.index(written.phase)
    s.resume = PHASES.index(written.resume)
    s.back = next(number for number, name in CONTINUATIONS.items() if name == written.back)
    s.seat, s.turn = written.seat - 1, written.turn
    s.section, s.sand = written.section, written.sand
    s.card, s.steps = place_index(written.card), written.steps
    s.placed, s.moved, s.due = int(written.placed), int(written.moved), written.due
    s.target, s.flood = place_index(written.target), place_index(written.flood)
    s.tiles, s.cause = written.tiles, int(written.cause == "kidnapper")
    s.votes = sum(1 << (seat - 1) for seat in set(written.votes))
    s.discoveries = written.discoveries
    if s.section >= s.options[OPTION_END] and written.end is None:
        raise BadPosition(f"section: {s.section}, but the match is lost in section {s.options[OPTION_END]}")
    if s.sand > s.options[OPTION_SAND] or s.tiles > s.options[OPTION_TILES]:
        raise BadPosition("sand, tiles: more than the options allow")
    if (written.end is not None) != (s.phase == OVER):
        raise BadPosition("end: it is given if and only if the phase is over")


def require(condition: bool, problem: str) -> None:
    """Refuse a position."""
    if not condition:
        raise BadPosition(problem)


def check_phase(s: Board) -> None:
    """What each phase needs is there, and somebody can act (UG-TURN-12)."""
    in_setup = s.phase <= SETUP_FIRST
    if not in_setup:
        require(s.figure != NOWHERE, "figure: there is none, but the match has begun")
        require(s.plateau == len(PLATEAUS), "plateaus: all eight are laid once the match has begun")
    else:
        check_set_up(s)
    active = [s.hand[2 * s.seat], s.hand[2 * s.seat + 1]]
    playing = s.phase in (ACT, MOVE) or (s.phase in (RESOLVE, TELEPORTING) and s.resume != PLAY)
    if s.phase == PLAY or in_setup:
        require(s.card == NOWHERE and NOWHERE not in active, "card: none is played yet, the active hand holds two")
    if playing:
        require(s.card != NOWHERE and NOWHERE in active, "card: one of the active hand's two is played")
    if s.phase in (PLAY, ACT, MOVE, RESOLVE, TELEPORTING):
        others = [card for i, card in enumerate(s.hand) if i // 2 != s.seat and i < 2 * s.options[OPTION_PLAYERS]]
        require(NOWHERE not in others, "hands: only the active player can have played a card")
    require(s.phase != PLAY or s.pile_n > s.cut, "pile: empty, but then no card can be played")
    require(s.phase != MOVE or s.steps > 0, "steps: none left, but then the move is over")
    check_choice(s)


def check_set_up(s: Board) -> None:
    """In the set-up nothing has happened yet (UG-SETUP-8, 13, 19)."""
    laid_out = s.options[OPTION_LAID_OUT] == 1
    if s.phase == SETUP_PLATEAU:
        require(s.plateau < len(PLATEAUS), "phase: all plateaus lie already")
        require(s.figure == NOWHERE, "figure: it comes after the plateaus")
        require(laid_out or s.target != NOWHERE, "target: the coordinate for the plateau is missing")
    else:
        require(s.plateau == len(PLATEAUS) and s.figure != NOWHERE, "plateaus and figure come before the door")
    require(s.phase != SETUP_DOOR or not laid_out, "phase: a scenario says where the door is")
    if laid_out:
        require(s.tower == s.options[OPTION_TOWER], "tower: it stands elsewhere in this scenario")
        require(s.door == s.options[OPTION_DOOR], "tower: its door faces elsewhere in this scenario")
        require(s.pile_n - s.cut == s.options[OPTION_PILE], "pile: its size is another in this scenario")
        if s.phase == SETUP_PLATEAU:
            cell = s.options[OPTION_PLATEAUS + s.plateau]
            require(plateau_fits(s, s.plateau, cell, 0), f"plateaus: the next one has no room on {cell_name(cell)}")
    elif s.phase == SETUP_PLATEAU:
        require(nearest_possible(s) != NOT_AT_ALL, "plateaus: the next one has no room")


def check_choice(s: Board) -> None:
    """Whoever has to choose has a choice."""
    if s.phase != SETUP_PLATEAU and s.phase != SETUP_DOOR:
        require(neighbour(s.tower, s.door) >= 0, "tower: the door faces the end of the board")
    if s.phase == RESOLVE:
        require(s.resume in (PLAY, ACT), "resume: play or act")
        require(can_resolve(s), "phase: nothing can be taken or closed where the figure stands")
    elif s.phase == TELEPORTING:
        require(s.resume in (PLAY, ACT, MOVE), "resume: play, act or move")
        require(s.target != NOWHERE, "target: the coordinate is missing")
    elif s.phase == DISPLACE:
        require(s.flood == s.figure and not stays_dry(s, s.flood), "flood: water comes where the figure stands")
        require(can_step(s), "phase: the figure cannot be displaced, which is the end")
        require(s.back != TELEPORTING or s.target != NOWHERE, "target: the coordinate is missing")
    elif s.phase == REPLACE:
        require(s.complete == 1 and s.due > 0 and s.chip_n > 0, "phase: no replacement can be chosen or declined")
    pending = s.phase == TELEPORTING or (s.phase == DISPLACE and s.back == TELEPORTING) or s.phase == SETUP_PLATEAU
    require(pending or s.phase == OVER or s.target == NOWHERE, "target: nothing is drawn for in this phase")
    require(s.phase in (DISPLACE, OVER) or s.flood == NOWHERE, "flood: nobody is displaced in this phase")


def read_end(name: str, s: Board) -> None:
    """How it ended."""
    kinds = [kind for kind, word in ENDS.items() if word == name]
    if not kinds:
        raise BadPosition(f"end: {quoted(name)} is not one of {', '.join(ENDS.values())}")
    require((kinds[0] == WON) == (s.figure == s.tower), "end: escaped if and only if the figure is on the exit")
    require(s.phase == OVER, "end: the phase is over")
    finish(s, kinds[0])
