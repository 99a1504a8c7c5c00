"""The state of Underground (section 4.2) and its schema."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import State, fill
from sublevel.engine.schema import SCRATCH, Field, Schema, common_fields
from sublevel.games.underground.tables import CELLS, NOWHERE, PIECES

# Phases: where somebody decides (section 6).
SETUP_PLATEAU: Final = 0
SETUP_DOOR: Final = 1
SETUP_FIRST: Final = 2
PLAY: Final = 3
ACT: Final = 4
MOVE: Final = 5
RESOLVE: Final = 6
TELEPORTING: Final = 7
DISPLACE: Final = 8
REPLACE: Final = 9
OVER: Final = 10

# Stages: what the engine does by itself between two decisions (UG-TURN-8, UG-KID-3 to 7).
SETTLE: Final = 11  # a movement has ended: is the figure seen?
FLOOD: Final = 12  # the next tile of a discovery or an empty timer
NEXT_SECTION: Final = 13  # the timer is turned
DRAW_CARD: Final = 14  # the end of a turn begins
AFTER_WATER: Final = 15  # the figure left the cell of a blue card's water
REPLACING: Final = 16  # code chips are replaced
TICK: Final = 17  # the timer of mode `turns`
NEXT_SEAT: Final = 18

# Kinds of end, the values of `ended` (section 9).
WON: Final = 1
DECK: Final = 2
KIDNAPPED: Final = 3
IMMOBILE: Final = 4
RESIGNED: Final = 5

# What became of a code chip, the values of `got`.
OWNED: Final = 1
SPENT: Final = 2

# Where each option stands in `options`, and the values that rules ask for (section 5).
OPTION_PLAYERS: Final = 0
OPTION_TIMER: Final = 1
TIMER_OFF: Final = 0
TIMER_TURNS: Final = 1
TIMER_REAL: Final = 2
OPTION_SAND: Final = 2
OPTION_END: Final = 3
OPTION_BALANCE: Final = 4
OPTION_STACKS_OPEN: Final = 5
OPTION_RESIGN: Final = 6
OPTION_CHOICES: Final = 7
CHOICES_AUTO: Final = 1
OPTION_HANDS: Final = 8
HANDS_ACTIVE: Final = 1
OPTION_LAID_OUT: Final = 9  # 1: a scenario, whose numbers follow; 0: random set-up
OPTION_WATER: Final = 10  # how many tiles are laid
OPTION_PILE: Final = 11  # cards left to draw when play begins
OPTION_KEYS: Final = 12
OPTION_VALVE_KEYS: Final = 13
OPTION_CANAL: Final = 14  # a row, or -1
OPTION_TILES: Final = 15
OPTION_RAT: Final = 16  # a cell, or NOWHERE
OPTION_TOWER: Final = 17
OPTION_DOOR: Final = 18
OPTION_START: Final = 19
OPTION_PLATEAUS: Final = 20  # eight cells
OPTION_CODES: Final = 28  # four cells
OPTION_WATER_CELLS: Final = 32  # as many cells as there is water, at most 24
OPTION_COUNT: Final = 56

# Events, with their arguments (a, b, c, d).
PLATEAU_LAID: Final = 1  # plateau, north-west cell, rotation
DOOR_SET: Final = 2  # direction
MATCH_BEGAN: Final = 3  # seat
CARD_PLAYED: Final = 4  # seat, card
PIECE_PLACED: Final = 5  # piece, 4 * face + rotation, anchor, underside
CHIP_SPENT: Final = 6  # chip
FIGURE_MOVED: Final = 7  # from, to
LOCK_OPENED: Final = 8  # cell, keys left
CHIP_TAKEN: Final = 9  # chip, cell
CODE_COMPLETE: Final = 10
KEY_TAKEN: Final = 11  # cell, keys now
VALVE_CLOSED: Final = 12  # cell of the valve, cell of the water
CARD_DRAWN: Final = 13  # seat, card
CARD_TURNED: Final = 14  # card that was drawn and discarded
WATER_ROSE: Final = 15  # cell
WATER_STAYED_AWAY: Final = 16  # cell
DISPLACEMENT_DUE: Final = 17  # cell
FIGURE_DISPLACED: Final = 18  # from, to
TIMER_TURNED: Final = 19  # section now, seat that did it or core.TABLE
DISCOVERED: Final = 20  # section, cell
SAND_RAN_OUT: Final = 21  # section
TELEPORTED: Final = 22  # from, to
TELEPORT_STAYED: Final = 23  # cell that was not taken, 1 if there was a choice
SINGLE_LAID: Final = 24  # cell
CHIP_LAID: Final = 25  # cell
REPLACEMENT_OFFERED: Final = 26
REPLACEMENT_DECLINED: Final = 27
RAT_RAN: Final = 28  # from, to
RAT_BIT: Final = 29  # keys left, 1 if it got one
RAT_TOOK_CHIP: Final = 30  # cell
TURN_BEGAN: Final = 31  # seat, turn
VOTED: Final = 32  # seat, votes still missing
MATCH_ENDED: Final = 33  # kind of end
MOVE_ENDED: Final = 34  # cell
LEFT_ALONE: Final = 35  # cell of the chip or symbol that was not taken

LONGEST_LIST: Final = 8192  # of legal actions (UG-ENC-3)
LONGEST_WITHOUT_PLACEMENTS: Final = 320  # 256 in the set-up
MOST_EVENTS: Final = 288  # that one action can cause: three for each card that is left, and a few
LONGEST_TAPE: Final = 160  # a deal draws 138 numbers
DISTANCES: Final = 41  # the farthest that two cells of a piece lie apart, and one


class Board(State):
    """Everything that the rules know."""

    def __init__(self) -> None:
        super().__init__(OPTION_COUNT, LONGEST_LIST, MOST_EVENTS, LONGEST_TAPE)
        # Cells, seen from above (UG-GEO-3).
        self.height = vec[i64]([0] * CELLS)
        self.surface = vec[i64]([0] * CELLS)
        self.symbol = vec[i64]([0] * CELLS)
        self.used = vec[i64]([0] * CELLS)  # 1: a manhole chip marks the symbol
        self.walls = vec[i64]([0] * CELLS)  # N 1, E 2, S 4, W 8
        self.water = vec[i64]([0] * CELLS)
        self.buried = vec[i64]([0] * CELLS)  # water tiles under pieces
        self.code = vec[i64]([0] * CELLS)  # the chip that lies there face down
        self.figure: i64 = NOWHERE
        self.tower: i64 = NOWHERE
        self.door: i64 = 0  # direction
        self.rat: i64 = NOWHERE

        # What is not on the board.
        self.circle = vec[i64]([0] * 9)  # the shape that stands on each slot
        self.stack_n = vec[i64]([0] * 9)  # how many pieces are left on each slot
        self.stack = vec[i64]([0] * 36)  # which, 0 to 3, four for each slot, bottom first; 4 where there is none
        self.joker = vec[i64]([0] * 9)  # 1: still in the pool
        self.reserve: i64 = 0  # singles set aside
        self.stone: i64 = 0  # the slot of the signal stone
        self.pile = vec[i64]([0] * CELLS)  # cards, the next is the last one; NOWHERE behind it
        self.pile_n: i64 = 0
        self.cut: i64 = 0  # the first so many cards of the pile were removed (UG-SETUP-14, 21)
        self.hand = vec[i64]([NOWHERE] * 8)  # two for each seat
        self.discard = vec[i64]([0] * CELLS)
        self.discard_n: i64 = 0
        self.chip = vec[i64]([0] * 16)  # code chips, the next is the last one; 0 behind it
        self.chip_n: i64 = 0
        self.got = vec[i64]([0] * 17)  # [chip]: 0, OWNED or SPENT
        self.complete: i64 = 0  # 1: the code is complete
        self.keys: i64 = 0
        self.water_left: i64 = 0

        # How the board was built, for whoever draws it (UG-GEO-4): no rule reads these.
        self.piece_at = vec[i64]([-1] * PIECES)  # 81 * (4 * face + rotation) + anchor, -1 off the board
        self.piece_base = vec[i64]([0] * PIECES)  # height of the underside
        self.piece_seq = vec[i64]([0] * PIECES)  # the how manieth it was
        self.laid: i64 = 0  # pieces on the board
        self.plateau_at = vec[i64]([-1] * 8)  # 4 * north-west cell + rotation

        # Where the match stands.
        self.phase: i64 = SETUP_PLATEAU
        self.seat: i64 = 0  # the active seat
        self.turn: i64 = 0
        self.section: i64 = 0
        self.sand: i64 = 0
        self.card: i64 = NOWHERE  # played in this turn
        self.steps: i64 = 0  # left of the move
        self.placed: i64 = 0
        self.moved: i64 = 0
        self.due: i64 = 0  # replacement chips
        self.plateau: i64 = 0  # the next plateau of the set-up
        self.target: i64 = NOWHERE  # the coordinate drawn for a plateau or a teleport
        self.resume: i64 = PLAY  # where TELEPORTING and RESOLVE return to
        self.back: i64 = PLAY  # what continues after the kidnapper's procedure: a phase or a stage
        self.tiles: i64 = 0  # still to draw in that procedure
        self.flood: i64 = NOWHERE  # the cell that waits for DISPLACE
        self.cause: i64 = 0  # of that: 0 a blue card, 1 the procedure
        self.votes: i64 = 0  # bit mask of the seats that gave up
        self.discoveries: i64 = 0

        # The board once more, as sets of cells: what makes placements quick to find.
        self.plane = vec[i64]([0] * 12)  # the nth binary digit of all heights: north at 2n, south at 2n + 1
        self.dry_north: i64 = 0  # no water on top
        self.dry_south: i64 = 0
        self.open_north: i64 = 0  # neither code chip nor figure, tower or rat
        self.open_south: i64 = 0

        # Scratch of the placements: heights compared at a distance, made when they are asked for.
        self.compared: i64 = 0  # bit d: the comparisons at distance d are there
        self.at_least = vec[i64]([0] * (2 * DISTANCES))  # cells at least as high as the one d further on
        self.at_most = vec[i64]([0] * (2 * DISTANCES))
        self.spots_north: i64 = 0  # the anchors that were found last
        self.spots_south: i64 = 0
        self.tally = vec[i64]([0] * 144)  # how many anchors each orientation has
        self.trail = vec[i64]([0] * 6)  # of the code: chips in a row

    def take(self, other: State) -> None:
        """Become equal to another board."""
        super().take(other)
        assert isinstance(other, Board)
        fill(self.height, other.height)
        fill(self.surface, other.surface)
        fill(self.symbol, other.symbol)
        fill(self.used, other.used)
        fill(self.walls, other.walls)
        fill(self.water, other.water)
        fill(self.buried, other.buried)
        fill(self.code, other.code)
        self.figure = other.figure
        self.tower = other.tower
        self.door = other.door
        self.rat = other.rat
        fill(self.circle, other.circle)
        fill(self.stack_n, other.stack_n)
        fill(self.stack, other.stack)
        fill(self.joker, other.joker)
        self.reserve = other.reserve
        self.stone = other.stone
        fill(self.pile, other.pile)
        self.pile_n = other.pile_n
        self.cut = other.cut
        fill(self.hand, other.hand)
        fill(self.discard, other.discard)
        self.discard_n = other.discard_n
        fill(self.chip, other.chip)
        self.chip_n = other.chip_n
        fill(self.got, other.got)
        self.complete = other.complete
        self.keys = other.keys
        self.water_left = other.water_left
        fill(self.piece_at, other.piece_at)
        fill(self.piece_base, other.piece_base)
        fill(self.piece_seq, other.piece_seq)
        self.laid = other.laid
        fill(self.plateau_at, other.plateau_at)
        self.phase = other.phase
        self.seat = other.seat
        self.turn = other.turn
        self.section = other.section
        self.sand = other.sand
        self.card = other.card
        self.steps = other.steps
        self.placed = other.placed
        self.moved = other.moved
        self.due = other.due
        self.plateau = other.plateau
        self.target = other.target
        self.resume = other.resume
        self.back = other.back
        self.tiles = other.tiles
        self.flood = other.flood
        self.cause = other.cause
        self.votes = other.votes
        self.discoveries = other.discoveries
        fill(self.plane, other.plane)
        self.dry_north = other.dry_north
        self.dry_south = other.dry_south
        self.open_north = other.open_north
        self.open_south = other.open_south
        self.compared = other.compared
        fill(self.at_least, other.at_least)
        fill(self.at_most, other.at_most)
        self.spots_north = other.spots_north
        self.spots_south = other.spots_south
        fill(self.tally, other.tally)
        fill(self.trail, other.trail)


SCHEMA: Final = Schema(
    [
        *common_fields(OPTION_COUNT, LONGEST_LIST, MOST_EVENTS, LONGEST_TAPE, LONGEST_WITHOUT_PLACEMENTS),
        Field("height", CELLS, "i8"),
        Field("surface", CELLS, "i8"),
        Field("symbol", CELLS, "i8"),
        Field("used", CELLS, "i8"),
        Field("walls", CELLS, "i8"),
        Field("water", CELLS, "i8"),
        Field("buried", CELLS, "i8"),
        Field("code", CELLS, "i8"),
        Field("figure", 0, "i8"),
        Field("tower", 0, "i8"),
        Field("door", 0, "i8"),
        Field("rat", 0, "i8"),
        Field("circle", 9, "i8"),
        Field("stack_n", 9, "i8"),
        Field("stack", 36, "i8"),
        Field("joker", 9, "i8"),
        Field("reserve", 0, "i8"),
        Field("stone", 0, "i8"),
        Field("pile", CELLS, "i8"),
        Field("pile_n", 0, "i8"),
        Field("cut", 0, "i8"),
        Field("hand", 8, "i8"),
        Field("discard", CELLS, "i8"),
        Field("discard_n", 0, "i8"),
        Field("chip", 16, "i8"),
        Field("chip_n", 0, "i8"),
        Field("got", 17, "i8"),
        Field("complete", 0, "i8"),
        Field("keys", 0, "i8"),
        Field("water_left", 0, "i8"),
        Field("piece_at", PIECES, "i16"),
        Field("piece_base", PIECES, "i8"),
        Field("piece_seq", PIECES, "i8"),
        Field("laid", 0, "i8"),
        Field("plateau_at", 8, "i16"),
        Field("phase", 0, "i8"),
        Field("seat", 0, "i8"),
        Field("turn", 0, "i8"),
        Field("section", 0, "i8"),
        Field("sand", 0, "i8"),
        Field("card", 0, "i8"),
        Field("steps", 0, "i8"),
        Field("placed", 0, "i8"),
        Field("moved", 0, "i8"),
        Field("due", 0, "i8"),
        Field("plateau", 0, "i8"),
        Field("target", 0, "i8"),
        Field("resume", 0, "i8"),
        Field("back", 0, "i8"),
        Field("tiles", 0, "i8"),
        Field("flood", 0, "i8"),
        Field("cause", 0, "i8"),
        Field("votes", 0, "i8"),
        Field("discoveries", 0, "i8"),
        Field("plane", 12, "i64"),
        Field("dry_north", 0, "i64"),
        Field("dry_south", 0, "i64"),
        Field("open_north", 0, "i64"),
        Field("open_south", 0, "i64"),
        Field("compared", 0, "i64", SCRATCH),
        Field("at_least", 2 * DISTANCES, "i64", SCRATCH),
        Field("at_most", 2 * DISTANCES, "i64", SCRATCH),
        Field("spots_north", 0, "i64", SCRATCH),
        Field("spots_south", 0, "i64", SCRATCH),
        Field("tally", 144, "i8", SCRATCH),
        Field("trail", 6, "i8", SCRATCH),
    ]
)
