"""What a client gets (section 14): the board, and a seat's choices. All seats see the same."""

from __future__ import annotations

from functools import cache
from typing import Final

from sublevel.games.underground import data
from sublevel.games.underground.chips import find_trail
from sublevel.games.underground.endings import cards_left
from sublevel.games.underground.kidnapper import timer_can_turn
from sublevel.games.underground.knowledge import card_known
from sublevel.games.underground.moves import chips_needed, locked, why_not_step
from sublevel.games.underground.names import (
    CHIP_NAMES,
    FACES,
    PHASES,
    PIECE_NAMES,
    PLATEAUS,
    SEATS,
    SHAPES,
    SIDES,
    SURFACES,
    SYMBOLS,
    cell_name,
    cell_or_none,
    walls,
)
from sublevel.games.underground.notation import write_action, write_step
from sublevel.games.underground.options import UndergroundOptions
from sublevel.games.underground.outcome import outcome
from sublevel.games.underground.placing import offered, placeable
from sublevel.games.underground.position import laid_pieces
from sublevel.games.underground.rules import legal
from sublevel.games.underground.state import (
    ACT,
    MOVE,
    OPTION_END,
    OPTION_PLAYERS,
    OPTION_TILES,
    OPTION_TIMER,
    OWNED,
    PLAY,
    SETUP_PLATEAU,
    SPENT,
    TIMER_OFF,
    Board,
)
from sublevel.games.underground.tables import (
    BEGIN,
    BREAKER,
    CARD_STEPS,
    CELLS,
    CHIPS,
    CLOSE,
    CODE_LENGTH,
    DISPLACE_STEP,
    END_MOVE,
    FIRST_JOKER,
    FIRST_OF,
    IN_STACK,
    JOKERS,
    KEY_CHIPS,
    LADDER,
    LAY_PLATEAU,
    MANHOLES,
    NOWHERE,
    NUMBER_CHIPS,
    PLACE,
    SECTIONS,
    SET_DOOR,
    SOME_CHIP,
    STACKS,
    STEP,
    USE_BREAKER,
    USE_LADDER,
    neighbour,
    sees,
)
from sublevel.games.underground.view_types import (
    ActionView,
    BoardAids,
    BoardView,
    CardView,
    CellView,
    ChipView,
    LeadView,
    PieceView,
    PlateauView,
    StackView,
    TimerView,
    WayView,
)
from sublevel.games.underground.words import line_of

FIXED_KINDS: Final = (
    "end_move",
    "end_turn",
    "take_chip",
    "take_key",
    "decline",
    "teleport",
    "teleport_go",
    "teleport_stay",
    "replace",
    "no_replace",
    "turn_timer",
    "sand_out",
    "quit",
)


def board_view(s: Board, options: UndergroundOptions) -> BoardView:
    """The board. What nobody may know was blanked before, or is shown on purpose after the end."""
    longest = find_trail(s)
    code = [CHIP_NAMES[s.trail[i]] for i in range(CODE_LENGTH)] if longest == CODE_LENGTH else []
    return BoardView(
        phase=PHASES[s.phase],
        players=s.options[OPTION_PLAYERS],
        seat=s.seat,
        turn=s.turn,
        waiting=[seat for seat in range(SEATS) if s.waiting >> seat & 1],
        cells=[cell_view(s, cell) for cell in range(CELLS)],
        plateaus=[plateau_view(i, at) for i, at in enumerate(list(s.plateau_at)) if at >= 0],
        pieces=[piece_view(s, piece) for piece in laid_pieces(s)],
        tower=cell_name(s.tower),
        door=SIDES[s.door],
        figure=cell_or_none(s.figure),
        rat=cell_or_none(s.rat),
        stacks=[stack_view(s, slot) for slot in range(STACKS)],
        jokers=[SHAPES[FIRST_JOKER + i] for i in range(JOKERS) if s.joker[i]],
        reserve=s.reserve,
        hands=[hand_view(s, seat) for seat in range(s.options[OPTION_PLAYERS])],
        card=None if s.card == NOWHERE else card_view(s.card),
        steps=s.steps,
        placed=bool(s.placed),
        moved=bool(s.moved),
        pile=cards_left(s),
        discard=[cell_name(card) for card in list(s.discard)[: s.discard_n]],
        unseen=[cell_name(card) for card in range(CELLS) if not card_known(s, card)],
        chips=[chip_view(s, chip) for chip in range(1, CHIPS + 1) if s.got[chip]],
        chip_stack=s.chip_n,
        code=code,
        chain=code or longest_chain([chip for chip in data.chips() if s.got[CHIP_NAMES.index(chip.name)]], []),
        complete=bool(s.complete),
        longest=longest,
        keys=s.keys,
        keys_left=KEY_CHIPS - s.keys,
        water_left=s.water_left,
        manholes_left=max(0, MANHOLES - sum(s.used)),
        timer=timer_view(s, options),
        due=s.due,
        plateau=PLATEAUS[s.plateau] if s.phase == SETUP_PLATEAU else None,
        target=cell_or_none(s.target),
        flood=cell_or_none(s.flood),
        votes=[seat for seat in range(SEATS) if s.votes >> seat & 1],
        discoveries=s.discoveries,
        ways=way_views(s, steps_ahead(s)),
        leads=lead_views(s),
        result=outcome(s).plain() if s.ended else None,
    )


def cell_view(s: Board, cell: int) -> CellView:
    """One cell."""
    code = s.code[cell]
    return CellView(
        cell=cell_name(cell),
        height=s.height[cell],
        surface=SURFACES[s.surface[cell]],
        symbol=SYMBOLS[s.symbol[cell]],
        used=bool(s.used[cell]),
        walls=walls(s.walls[cell]),
        water=bool(s.water[cell]),
        buried=s.buried[cell],
        code=None if code == 0 else "?" if code == SOME_CHIP else CHIP_NAMES[code],
    )


def plateau_view(plateau: int, at: int) -> PlateauView:
    """One plateau on the board."""
    return PlateauView(
        plateau=PLATEAUS[plateau],
        cell=cell_name(at // 4),
        rotation=at % 4,
        height=data.plateaus()[plateau].height,
    )


def piece_view(s: Board, piece: int) -> PieceView:
    """One piece on the board."""
    way, anchor = divmod(s.piece_at[piece], CELLS)
    return PieceView(
        piece=PIECE_NAMES[piece],
        face=FACES[way // 4],
        rotation=way % 4,
        anchor=cell_name(anchor),
        base=s.piece_base[piece],
    )


@cache
def card_view(card: int) -> CardView:
    """One card."""
    written = data.cards()[card]
    return CardView(card=cell_name(card), symbol=written.symbol, steps=written.steps, blue=written.blue)


def hand_view(s: Board, seat: int) -> list[CardView]:
    """The open hand of a seat."""
    return [card_view(card) for card in list(s.hand)[2 * seat : 2 * seat + 2] if card != NOWHERE]


def stack_view(s: Board, slot: int) -> StackView:
    """One stack."""
    shape = s.circle[slot]
    pieces = list(s.stack)[IN_STACK * slot : IN_STACK * slot + s.stack_n[slot]]
    choosing = s.phase == ACT and not s.placed
    return StackView(
        shape=SHAPES[shape],
        pieces=[None if piece == IN_STACK else PIECE_NAMES[FIRST_OF[shape] + piece] for piece in pieces],
        stone=s.stone == slot,
        offered=bool(choosing and offered(s) >> shape & 1),
    )


def chip_view(s: Board, chip: int) -> ChipView:
    """One collected chip."""
    if chip > NUMBER_CHIPS:
        return ChipView(chip=CHIP_NAMES[chip], spent=s.got[chip] == SPENT)
    number = data.chips()[chip - 1]
    return ChipView(chip=number.name, digit=number.digit, left=number.left, right=number.right)


def longest_chain(numbers: list[data.NumberChip], chain: list[data.NumberChip]) -> list[str]:
    """The longest row of these chips whose cables join, the first of those (UG-CODE-1, 4)."""
    best = [chip.name for chip in chain]
    for chip in numbers:
        if chip not in chain and (not chain or chain[-1].right == chip.left):
            longer = longest_chain(numbers, [*chain, chip])
            best = longer if len(longer) > len(best) else best
    return best


def timer_view(s: Board, options: UndergroundOptions) -> TimerView | None:
    """The timer, if there is one."""
    if s.options[OPTION_TIMER] == TIMER_OFF:
        return None
    line = line_of(s.section)
    follows = line_of(min(s.section + 1, SECTIONS - 1))
    return TimerView(
        mode=options.timer(),
        section=s.section,
        end=s.options[OPTION_END],
        line=str(line["line"]),
        number=str(line["number"]),
        next_line=str(follows["line"]),
        next_number=str(follows["number"]),
        turning=what_turning_brings(s),
        seen=discovered_at(s, s.figure),
        cards=s.options[OPTION_TILES],
        sand=s.sand,
        turns=options.timer_turns,
        seconds=options.timer_seconds,
        flip=options.timer_flip,
        can_turn=timer_can_turn(s),
    )


def discovered_at(s: Board, cell: int) -> bool:
    """Whether a figure that ends its move on a cell is discovered; never at the exit (UG-KID-5, 10; UG-RES-6)."""
    if s.options[OPTION_TIMER] == TIMER_OFF or cell in (NOWHERE, s.tower):
        return False
    return sees(s.section, cell)


def what_turning_brings(s: Board) -> str:
    """What happens if the timer is turned now (UG-KID-4, 9)."""
    section = s.section + 1
    if section >= s.options[OPTION_END]:
        return "caught"
    return "discovered" if s.figure != NOWHERE and sees(section, s.figure) else "free"


def steps_ahead(s: Board) -> int:
    """How many steps the figure can take in this turn; before a card is played, with the better card."""
    if s.phase == PLAY:
        hand = list(s.hand)[2 * s.seat : 2 * s.seat + 2]
        return max((CARD_STEPS[card] for card in hand if card != NOWHERE), default=0)
    return s.steps if s.phase == MOVE or (s.phase == ACT and not s.moved) else 0


def way_views(s: Board, most: int) -> list[WayView]:
    """The cells that the figure can walk to, each with the way that spends least: chips, then keys, then steps."""
    start, keys = s.figure, s.keys
    breaker, ladder = s.got[BREAKER], s.got[LADDER]
    best: dict[int, tuple[tuple[int, int, int], list[str], int]] = {}
    seen = {(start, 0, 0)}
    ends: list[tuple[int, int, int, list[str]]] = [(start, 0, 0, [])]
    for _ in range(most):
        further: list[tuple[int, int, int, list[str]]] = []
        for cell, paid, used, path in ends:
            # The rules look at the figure and at what is in the store: both as they would be there.
            s.figure, s.keys = cell, keys - paid
            s.got[BREAKER] = SPENT if used & USE_BREAKER else breaker
            s.got[LADDER] = SPENT if used & USE_LADDER else ladder
            for direction in range(4):
                chips = chips_needed(s, direction)
                if why_not_step(s, direction, chips):
                    continue
                to = neighbour(cell, direction)
                spent = (to, paid + int(locked(s, to)), used | chips)
                if spent in seen or to == start:
                    continue
                seen.add(spent)
                way = [*path, write_step(s, 4 * direction + chips)]
                price = (spent[2] % 2 + spent[2] // 2, spent[1], len(way))
                if to not in best or price < best[to][0]:
                    best[to] = (price, way, spent[2])
                if to != s.tower:
                    further.append((to, spent[1], spent[2], way))
        ends = further
    s.figure, s.keys = start, keys
    s.got[BREAKER], s.got[LADDER] = breaker, ladder
    return [
        WayView(
            cell=cell_name(cell),
            path=[step[3:5] for step in path],
            steps=path,
            keys=price[1],
            chips=("B" if used & USE_BREAKER else "") + ("L" if used & USE_LADDER else ""),
            seen=discovered_at(s, cell),
        )
        for cell, (price, path, used) in sorted(best.items())
    ]


def lead_views(s: Board) -> list[LeadView]:
    """The stacks and jokers to which each card in the hands would lead now."""
    played = s.card
    found = []
    for card in list(s.hand)[: 2 * s.options[OPTION_PLAYERS]] if s.phase >= PLAY else []:
        if card != NOWHERE:
            s.card = card
            shapes = offered(s)
            found.append(
                LeadView(card=cell_name(card), shapes=[name for i, name in enumerate(SHAPES) if shapes >> i & 1])
            )
    s.card = played
    return found


def action_views(s: Board, seat: int) -> list[ActionView]:
    """The legal actions of a seat; a spectator has none."""
    if seat >= SEATS:
        return []
    legal(s, seat)
    return [action_view(s, seat, s.legal[i]) for i in range(s.legal_count)]


def action_view(s: Board, seat: int, action: int) -> ActionView:
    """One legal action."""
    kind, cell = kind_of(action)
    text = write_action(s, seat, action)
    if kind in ("step", "displace"):
        to = neighbour(s.figure, (action - (STEP if kind == "step" else DISPLACE_STEP)) // 4)
        return ActionView(id=action, text=text, kind=kind, cell=cell_name(to), keys=int(locked(s, to)))
    return ActionView(id=action, text=text, kind=kind, cell=None if cell is None else cell_name(cell))


def kind_of(action: int) -> tuple[str, int | None]:
    """The kind of an action, and the cell that it names."""
    if action < PLACE:
        return "card", action
    if action < STEP:
        return "place", (action - PLACE) % CELLS
    if action < CLOSE:
        return ("step" if action < DISPLACE_STEP else "displace"), None
    if action < LAY_PLATEAU:
        return "close", action - CLOSE
    if action < SET_DOOR:
        return "plateau", (action - LAY_PLATEAU) // 4
    if action < END_MOVE:
        return ("door" if action < BEGIN else "begin"), None
    return FIXED_KINDS[action - END_MOVE], None


def board_aids(s: Board) -> BoardAids:
    """The aids, worked out from what everybody sees."""
    shapes = placeable(s) if s.phase == ACT and not s.placed else 0
    return BoardAids(
        reachable=[shape for i, shape in enumerate(SHAPES) if shapes >> i & 1],
        swap=s.got[CHIP_NAMES.index("SS")] == OWNED and s.phase >= PLAY,
    )
