"""The state of The Base (BASE-STATE-1) and its schema."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import State, fill
from sublevel.engine.schema import HOST, Field, Schema, common_fields
from sublevel.games.the_base.tables import OFF

# Phases (section 6).
ORIENT: Final = 0
PLAY: Final = 1
RETURNING: Final = 2
OVER: Final = 3
CHALLENGE_OFFER: Final = 4
CHALLENGE: Final = 5
CHALLENGE_OVER: Final = 6

# Kinds of end, the values of `ended` (BASE-END-7).
SAVED: Final = 1
COUNTDOWN: Final = 2
TIEBREAK: Final = 3

# How the Time challenge ended, the values of `challenge` (BASE-TC-6).
ESCAPED: Final = 1
FAILED: Final = 2
DECLINED: Final = 3

NOBODY: Final = 6  # the value of `pending` when no piece waits for its return

# Where each option stands in `options`, and the values that rules ask for (section 5.1).
OPTION_MIX: Final = 0  # five numbers: how many tiles of the shapes D I L T X
OPTION_DEAD_ENDS: Final = 5
DEAD_ENDS_INNER: Final = 1
OPTION_SETUP_ORDER: Final = 6
EXPLORERS_FIRST: Final = 1
OPTION_COUNTDOWN: Final = 7
OPTION_CROSSING: Final = 8
CROSSING_COSTS_ONE: Final = 1
OPTION_SLOT_CAPTURE: Final = 9
OPTION_CHOOSER: Final = 10
CAPTURER_CHOOSES: Final = 1
OPTION_IDLE_TURNS: Final = 11
IDLE_TURNS_FORBIDDEN: Final = 1
OPTION_TIEBREAK: Final = 12
REAR_ONLY: Final = 1
OPTION_CHALLENGE: Final = 13
CHALLENGE_OFF: Final = 1
OPTION_CHALLENGE_TOKENS: Final = 14
DISCARD_TOKENS: Final = 1
OPTION_COUNT: Final = 15

# Events, with their arguments (a, b, c, d).
TILE_ORIENTED: Final = 1  # position, mask
PIECE_MOVED: Final = 2  # piece, from, to, positions travelled
PIECE_CAPTURED: Final = 3  # piece, at, by piece
RETURN_ASKED: Final = 4  # piece, seat that chooses
PIECE_RETURNED: Final = 5  # piece, to
PIECE_SAVED: Final = 6  # piece, at, how many of the side are saved now
TOKEN_GAINED: Final = 7  # side, tokens now
TILE_REVEALED: Final = 8  # position, mask
TILE_ROTATED: Final = 9  # position, mask before, mask after
ACTION_BOUGHT: Final = 10  # side, actions left now
TIME_BOUGHT: Final = 11  # side, countdown now
TURN_PASSED: Final = 12  # side
TURN_BEGAN: Final = 13  # side, countdown
COUNTDOWN_FELL: Final = 14  # countdown now
MATCH_ENDED: Final = 15  # kind of end, payoff of the Explorers
CHALLENGE_OFFERED: Final = 16  # side
CHALLENGE_ACCEPTED: Final = 17  # side
CHALLENGE_DECLINED: Final = 18  # side
CHALLENGE_ENDED: Final = 19  # side, outcome

LONGEST_LIST: Final = 64  # of legal actions (BASE-ENC-7)
MOST_EVENTS: Final = 16  # that one action can cause
LONGEST_TAPE: Final = 96  # a deal draws 55 numbers, or 68 with dead ends kept inside (BASE-RNG-3)


class Board(State):
    """Everything that the rules know. Piece i of side s is `piece[3 * s + i]`."""

    def __init__(self) -> None:
        super().__init__(OPTION_COUNT, LONGEST_LIST, MOST_EVENTS, LONGEST_TAPE)
        self.tile = vec[i64]([0] * 25)  # openings of each tile, + HIDDEN while it lies face down
        self.piece = vec[i64]([OFF] * 6)  # position of each piece, or OFF
        self.slot = vec[i64]([0] * 10)  # number of the slot of side s in each lane at 5 * s + lane, 0 = blank
        self.unseen = vec[i64]([0] * 5)  # how many hidden tiles have each shape: public, unlike where they lie
        self.token = vec[i64]([0] * 2)  # bonus tokens that each side holds
        self.phase: i64 = ORIENT
        self.turn: i64 = 0  # the side on turn
        self.actions: i64 = 0  # actions left in this turn
        self.window: i64 = 0  # 1: no ordinary action was taken yet, tokens may be used
        self.countdown: i64 = 0
        self.oriented: i64 = 0  # set-up tiles turned so far
        self.pending: i64 = NOBODY  # index in `piece` of the piece that waits for its return
        self.final_countdown: i64 = 0  # what the countdown showed when the result was fixed
        self.challenge: i64 = 0  # how the Time challenge ended, 0 while open

        # Tiles and pieces once more, as sets of positions: what makes moves quick to find. Slots take part.
        self.explorers: i64 = 0  # where the Explorers' pieces stand
        self.mutants: i64 = 0  # where the Mutants' pieces stand
        self.hidden: i64 = 0  # tiles that lie face down
        self.north: i64 = 0  # positions with an opening towards a neighbour in the north, and so on;
        self.east: i64 = 0  # openings towards the outside and those of hidden tiles are left out
        self.south: i64 = 0
        self.west: i64 = 0

        self.route = vec[i64]([0] * 140)  # scratch of the evaluation: race distance by position and side entered

    def take(self, other: State) -> None:
        """Become equal to another board."""
        super().take(other)
        assert isinstance(other, Board)
        fill(self.tile, other.tile)
        fill(self.piece, other.piece)
        fill(self.slot, other.slot)
        fill(self.unseen, other.unseen)
        fill(self.token, other.token)
        self.phase = other.phase
        self.turn = other.turn
        self.actions = other.actions
        self.window = other.window
        self.countdown = other.countdown
        self.oriented = other.oriented
        self.pending = other.pending
        self.final_countdown = other.final_countdown
        self.challenge = other.challenge
        self.explorers = other.explorers
        self.mutants = other.mutants
        self.hidden = other.hidden
        self.north = other.north
        self.east = other.east
        self.south = other.south
        self.west = other.west


SCHEMA: Final = Schema(
    [
        *common_fields(OPTION_COUNT, LONGEST_LIST, MOST_EVENTS, LONGEST_TAPE),
        Field("tile", 25, "i8"),
        Field("piece", 6, "i8"),
        Field("slot", 10, "i8"),
        Field("unseen", 5, "i8"),
        Field("token", 2, "i8"),
        Field("phase", 0, "i8"),
        Field("turn", 0, "i8"),
        Field("actions", 0, "i8"),
        Field("window", 0, "i8"),
        Field("countdown", 0, "i8"),
        Field("oriented", 0, "i8"),
        Field("pending", 0, "i8"),
        Field("final_countdown", 0, "i8"),
        Field("challenge", 0, "i8"),
        Field("explorers", 0, "i64"),
        Field("mutants", 0, "i64"),
        Field("hidden", 0, "i64"),
        Field("north", 0, "i64"),
        Field("east", 0, "i64"),
        Field("south", 0, "i64"),
        Field("west", 0, "i64"),
        Field("route", 140, "i32", HOST),
    ]
)
