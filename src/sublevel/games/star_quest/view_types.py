"""The structures that a client gets (section 14). They are not compiled: mypyc would forget their keywords.

Names are those of the notation (section 4.2): squares `a1` to `x24` and `dR1` to `dB6`, figures `R0`, `G3`, `D1`, blips
`b7`, players RED, YEL, BLU and CHAOS, kinds G O A T H Z D K, weapons L N H B, kits AXE PLA SWD, cards DZ to oHW, events
E01 to E28. Chances are in ten-thousandths.
"""

from __future__ import annotations

from typing import Any

import msgspec


class BoardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the four boards, in the order north-west, north-east, south-west, south-east (SQ-GEO-1)."""

    board: int  # 1..4
    turns: int
    scan: str  # "no", "pending", "yes"


class BayView(msgspec.Struct, frozen=True):
    """A docking bay of a squad in play (SQ-GEO-3, SQ-GEO-4)."""

    colour: str  # RED, YEL, BLU
    port: str  # W1


class ShipView(msgspec.Struct, frozen=True):
    """The hulk as it is built; it never changes in a match."""

    rooms: list[str]  # 24 rows of 24: `.` corridor, a letter a room
    across: list[str]  # 25 rows of 24 edges, each above a square: space, `-` wall, `=` door, `o` doorway
    down: list[str]  # 24 rows of 25 edges, each left of a square: space, `|` wall, `:` door, `o` doorway
    bays: list[BayView]
    doors: list[str]  # in the order of their numbers


class FigureView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure of a squad, or one of Chaos on the hulk; with its values as they are now (SQ-DATA-2, SQ-DATA-3)."""

    figure: str  # R2, G5
    square: str | None  # also a bay square; None: returned or lost
    lp: int
    most: int  # 6, 3 or 1
    move: int
    armour: int
    fire: str | None  # dice: 2W; None: cannot fire
    close: str  # dice: 2R+2W
    weapon: str | None = None  # L N H B, or the kit
    state: str = "aboard"  # docked, aboard, returned, lost
    acted: str = "fresh"  # fresh, open, done
    value: int = 0  # of its loss, or of its token
    arms: str = ""  # heavy weapons that a Dreadnought has left
    carries: bool = False  # the item


class BlipView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A radar blip on the hulk; its kind where the reader may know it."""

    blip: str  # b7
    square: str
    kind: str | None = None
    acted: str = "fresh"


class CardView(msgspec.Struct, frozen=True):
    """An equipment or order card of a squad."""

    card: str  # DZ, TA:N, oDT
    state: str  # equipment: "no", "owned", "gone"; orders: "box", "hand", "laid", "gone"


class SquadView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A squad's screen."""

    seat: int
    colour: str
    score: int
    loss: int
    points: int  # of its tokens
    tokens: dict[str, int]  # by kind, blips and chips together
    equipment: list[CardView]
    orders: list[CardView]
    marks: list[str] = []  # primary, secondary
    order: str | None = None  # in force
    flags: list[str] = []  # silenced, held, jammed, dazzled
    ready: bool = True  # loadout
    choose: int = 4  # equipment cards of the loadout, and order cards
    pick: int = 1
    allows: list[str] = []  # players who may pass through its figures


class ChaosView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What Chaos has; kinds of the pools only for its own eyes."""

    seat: int
    score: int
    blips: int
    chips: int
    table: dict[str, int]  # face-up tokens by kind
    supply: dict[str, int]
    blip_kinds: dict[str, int] | None = None
    chip_kinds: dict[str, int] | None = None
    allows: list[str] = []


class GoalView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An objective of the mission. The secondary one is `known` to squads once it was read out."""

    mark: str  # primary, secondary
    points: int
    known: bool
    form: str | None = None  # USE, REMOVE, CARRY, HOLD, CLEAR, TOKEN, SCORE
    owner: str | None = None  # RED, YEL, BLU, CHAOS
    squares: list[str] = []
    done: list[str] = []  # squares that were used
    room: str | None = None  # 4:E
    kind: str | None = None
    count: int = 0
    progress: int = 0  # the furthest so far; of tokens and points the best squad's
    requires: str | None = None  # a kind that must be removed before
    open: bool = True  # what is required has come true
    item: str | None = None  # square of the item
    carrier: str | None = None


class DieView(msgspec.Struct, frozen=True):
    """A die that lies there."""

    colour: str  # W, R
    value: int


class RollView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The last roll, and the attack it belongs to."""

    kind: str  # fire, null, holo, ray, close, gun (E05), call (E16), bomb ...
    dice: list[DieView]
    attacker: str | None = None
    target: str | None = None  # a figure
    square: str | None = None
    direction: str | None = None
    defence: list[DieView] = []
    armour: int | None = None
    points: int = 0  # Null-Time: still to be allotted


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The event card of this Chaos turn, for all to see."""

    event: str  # E05
    name: str  # sentry-gun: cards with the same effect have the same
    asks: str | None = None  # squad, figure, second, order, card, clone, door, board, blip or place
    squad: str | None = None  # the one that was chosen or is asked
    figure: str | None = None  # the first one to be exchanged
    board: int | None = None  # the one that blips go to, 1..4
    power: bool = False  # gives a power that is not used yet


class ActorView(msgspec.Struct, frozen=True):
    """The figure or blip whose activation is open (SQ-ACT-2)."""

    figure: str
    mp: int
    moves: int
    shots: int
    combats: int
    passing: bool  # it stands on an occupied square


class WayView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A square where a move may end, with its cost and the square before it; follow those back for the way."""

    square: str
    cost: int
    back: str  # the square before
    end: bool = True  # false: only on the way (occupied)
    scan: bool = False  # begins a scan
    home: bool = False  # the own bay
    seen: bool = False  # a blip would be seen there


class ChanceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an attack does to one figure."""

    target: str
    removed: int  # in 1/10000, with a re-roll put to its best use
    damaged: int  # at least one life point, in 1/10000
    friend: bool = False
    life: int = 1  # its life points now: if they are more than one, to wound it is something, too
    hurts: int | None = None  # what must be shown to take a life point, and to remove it; None in close combat
    removes: int | None = None


class ProspectView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An enemy that a figure could attack: from where it stands, or after a move."""

    target: str
    how: str  # fire, close, null, holo, ray
    chance: int  # in 1/10000 that the target is removed
    damaged: int  # the same that it loses at least one life point
    square: str | None = None  # move there first, one of `ways`; None: from here
    dice: str | None = None  # 2W
    defence: str | None = None  # dice of the defender
    reroll: bool = False  # a die may be rolled again; the chances count on it
    chances: list[ChanceView] = []  # of the target and all others whom the attack may harm, friends included


class OutlookView(msgspec.Struct, frozen=True):
    """What a figure could do: for the open one, and for each that may still be selected by the reader."""

    figure: str
    ways: list[WayView]
    prospects: list[ProspectView]


class ActionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action with what a client needs to draw it."""

    id: int
    text: str
    kind: str
    figure: str | None = None  # who acts, or whom a choice names
    target: str | None = None  # figure
    square: str | None = None  # where it leads to, or what it aims at
    door: str | None = None
    direction: str | None = None
    card: str | None = None  # card, order, weapon set, kit
    count: int | None = None  # points of a hit, number of a die, number of a board
    dice: str | None = None  # 2W
    totals: list[int] | None = None  # weights of the sums 0, 1, 2 ... of 10000
    reroll: bool = False  # a die may be rolled again; the chances count on it
    defence: str | None = None  # dice of the defender
    chances: list[ChanceView] | None = None
    area: list[str] | None = None  # squares that a blast or ray touches


class ScoreView(msgspec.Struct, frozen=True):
    """A line of the score sheet at the end."""

    player: str
    seat: int
    tokens: int
    primary: int
    secondary: int
    losses: int
    total: int
    winner: bool


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything a seat may know."""

    mission: str  # dead-signal; `custom` for one of your own
    title: str | None  # of one's own mission
    briefing: str | None
    notes: str | None  # on the secondary objective of one's own mission, for who may know it
    ship: ShipView
    phase: str  # loadout, squad, event, chaos, reinforce, over, reroll, alloc, dread, lose, scan, ...
    player: str  # whose turn it is: RED, YEL, BLU, CHAOS
    waiting: list[int]
    round: int
    last: bool  # the last turns are played
    deck: int  # event cards left
    boards: list[BoardView]
    open: list[str]  # doors
    lit: list[str]  # 24 rows of 24, `1` in sight of a squad (radar)
    figures: list[FigureView]
    blips: list[BlipView]
    squads: list[SquadView]
    chaos: ChaosView
    goals: list[GoalView]
    event: EventView | None
    actor: ActorView | None
    roll: RollView | None
    outlooks: list[OutlookView]  # only for the reader whose turn it is
    reserve: list[str] | None = None
    scanning: int | None = None  # board 1..4
    result: dict[str, Any] | None = None  # with `sheet`: list of ScoreView
