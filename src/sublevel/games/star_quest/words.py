"""Events and reasons as message keys with arguments; the sentences are in `sublevel/text`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sublevel.engine.core import FINISHED, NOT_YOUR_TURN
from sublevel.engine.text import Argument, Reason, Words
from sublevel.games.star_quest import refusals, state
from sublevel.games.star_quest.causes import causes, clause_here
from sublevel.games.star_quest.figures import player_of
from sublevel.games.star_quest.hulk import neighbour
from sublevel.games.star_quest.names import (
    ACTOR_NAMES,
    DIRECTIONS,
    ENDS,
    EVENT_NAMES,
    FIGURE_NAMES,
    HEAVY,
    KINDS,
    KITS,
    MARKS,
    ORDER_SLOTS,
    PLAYERS,
    SQUARE_NAMES,
    WEAPON_SETS,
    WEAPONS,
    actor_name,
    card_name,
    card_of,
    door_name,
)
from sublevel.games.star_quest.state import Hulk
from sublevel.games.star_quest.tables import (
    AGAIN,
    ALLOW,
    ARM,
    AT,
    CARD,
    CHAOS,
    CHIP,
    CLOSE,
    CLOSE_GRENADE,
    EV_BOARD,
    EV_CARD,
    EV_DOOR,
    EV_FIGURE,
    EV_SQUAD,
    EV_TAKE,
    FIRE,
    FIRE_BLACK_HOLE,
    FIRE_HOLO,
    FIRST_BLIP,
    GIVE_ORDER,
    HIT,
    HIT_POINTS,
    INSPECT,
    KIT,
    LOSE,
    MOST_RESERVE,
    NOWHERE,
    OPEN,
    ORDER_HEAVY,
    ORDERS,
    PICK,
    PLACE_DREAD,
    REDEPLOY,
    REROLL,
    SCAN,
    SELECT,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
    STEP,
)
from sublevel.games.star_quest.tables import (
    WEAPONS as WEAPON_CHOICE,
)

# Each reason: its message key and the clause behind it.
REASONS: Final = {
    NOT_YOUR_TURN: ("not-your-turn", "SQ-TURN-2"),
    FINISHED: ("finished", "SQ-END-2"),
    refusals.NO_SUCH_ACTION: ("no-such-action", "SQ-ID-2"),
    refusals.NOT_NOW: ("not-now", "SQ-TURN-2"),
    refusals.NOT_YOURS: ("not-yours", "SQ-ACT-6"),
    refusals.OUT_OF_PLAY: ("out-of-play", "SQ-ACT-6"),
    refusals.ACTED_ALREADY: ("acted-already", "SQ-ACT-1"),
    refusals.REPORTING_IN: ("reporting-in", "SQ-EV-23"),
    refusals.SELECT_FIRST: ("select-first", "SQ-ACT-1"),
    refusals.FINISH_FIRST: ("finish-first", "SQ-ACT-1"),
    refusals.NOT_ACTED: ("not-acted", "SQ-EV-1"),
    refusals.ONLY_STEPS: ("only-steps", "SQ-MOVE-4"),
    refusals.NO_MOVE_LEFT: ("no-move-left", "SQ-ACT-2"),
    refusals.WALL_THERE: ("wall-there", "SQ-MOVE-2"),
    refusals.OCCUPIED: ("occupied", "SQ-MOVE-3"),
    refusals.NO_WAY_OUT: ("no-way-out", "SQ-MOVE-4"),
    refusals.BETWEEN_TWO: ("between-two", "SQ-MOVE-6"),
    refusals.PORT_CLOSED: ("port-closed", "SQ-DOCK-5"),
    refusals.STRAIGHT_ONLY: ("straight-only", "SQ-MOVE-11"),
    refusals.CANNOT_MOVE: ("cannot-move", "SQ-EV-4"),
    refusals.MOVE_OR_FIRE: ("move-or-fire", "SQ-ACT-3"),
    refusals.DOOR_OPEN_ALREADY: ("door-open-already", "SQ-OPEN-2"),
    refusals.NOT_IN_FRONT: ("not-in-front", "SQ-OPEN-1"),
    refusals.NO_ATTACK_LEFT: ("no-attack-left", "SQ-ACT-3"),
    refusals.NO_SUCH_WEAPON: ("no-such-weapon", "SQ-FIRE-1"),
    refusals.NOT_AN_ENEMY: ("not-an-enemy", "SQ-FIRE-1"),
    refusals.NOT_IN_SIGHT: ("not-in-sight", "SQ-FIRE-1"),
    refusals.NOT_NEXT: ("not-next", "SQ-CC-1"),
    refusals.NOT_ABOARD: ("not-aboard", "SQ-DOCK-2"),
    refusals.JAMMED: ("jammed", "SQ-EV-25"),
    refusals.IS_DAZZLED: ("is-dazzled", "SQ-EQ-1"),
    refusals.OWN_SIDE: ("own-side", "SQ-HVY-4"),
    refusals.NOBODY_ON_RAY: ("nobody-on-ray", "SQ-HVY-5"),
    refusals.NO_GRENADE: ("no-grenade", "SQ-CC-4"),
    refusals.FIRED_ALREADY: ("fired-already", "SQ-ACT-3"),
    refusals.NO_SUCH_POWER: ("no-such-power", "SQ-EV-26"),
    refusals.CANNOT_FIRE: ("cannot-fire", "SQ-EV-4"),
    refusals.NOT_ON_HULK: ("not-on-hulk", "SQ-FIRE-5"),
    refusals.NOBODY_IN_SIGHT: ("nobody-in-sight", "SQ-HVY-2"),
    refusals.WRONG_POINTS: ("wrong-points", "SQ-HVY-2"),
    refusals.NO_SUCH_DIE: ("no-such-die", "SQ-REROLL-1"),
    refusals.NOTHING_TO_USE: ("nothing-to-use", "SQ-USE-1"),
    refusals.ENEMY_NEAR: ("enemy-near", "SQ-USE-1"),
    refusals.LOCKED: ("locked", "SQ-OBJ-3"),
    refusals.NOTHING_TO_TAKE: ("nothing-to-take", "SQ-TAKE-1"),
    refusals.AFTER_SELECT: ("after-select", "SQ-CARD-2"),
    refusals.CARD_NOT_IN_HAND: ("card-not-in-hand", "SQ-CARD-3"),
    refusals.SILENCED: ("silenced", "SQ-EV-8"),
    refusals.ONE_ORDER: ("one-order", "SQ-CARD-1"),
    refusals.NOT_HEAVY: ("not-heavy", "SQ-CARD-2"),
    refusals.LIFE_FULL: ("life-full", "SQ-CARD-3"),
    refusals.NO_SUCH_BLIP: ("no-such-blip", "SQ-EQ-6"),
    refusals.KNOWN_ALREADY: ("known-already", "SQ-EQ-6"),
    refusals.NO_LOOKS_LEFT: ("no-looks-left", "SQ-EQ-6"),
    refusals.SWITCHED_ALREADY: ("switched-already", "SQ-MOVE-8"),
    refusals.NOT_PLAYING: ("not-playing", "SQ-MOVE-8"),
    refusals.TROOPER_NAMED: ("trooper-named", "SQ-CARD-2"),
    refusals.CARD_OUT_OF_ORDER: ("card-out-of-order", "SQ-SETUP-8"),
    refusals.TWO_TARGETERS: ("two-targeters", "SQ-SETUP-8"),
    refusals.CANNOT_COMPLETE: ("cannot-complete", "SQ-SETUP-8"),
    refusals.NONE_IN_POOL: ("none-in-pool", "SQ-SCAN-6"),
    refusals.NO_SQUARE_LEFT: ("no-square-left", "SQ-SCAN-6"),
    refusals.OTHER_BOARD: ("other-board", "SQ-SCAN-1"),
    refusals.IN_VIEW: ("in-view", "SQ-SCAN-2"),
    refusals.SQUARE_TAKEN: ("square-taken", "SQ-SCAN-2"),
    refusals.NO_BLOCK: ("no-block", "SQ-SCAN-4"),
    refusals.MUST_PLACE_ALL: ("must-place-all", "SQ-SCAN-3"),
    refusals.BLOCK_BLOCKED: ("block-blocked", "SQ-REV-2"),
    refusals.BLOCK_ELSEWHERE: ("block-elsewhere", "SQ-REV-3"),
    refusals.EQUAL_WEAPONS: ("equal-weapons", "SQ-REV-4"),
    refusals.WEAPON_NOT_HELD: ("weapon-not-held", "SQ-DRD-1"),
    refusals.NONE_IN_SUPPLY: ("none-in-supply", "SQ-CHIP-3"),
    refusals.NO_RESERVE: ("no-reserve", "SQ-CHIP-3"),
    refusals.MUST_PLAY_CHIPS: ("must-play-chips", "SQ-CHIP-2"),
    refusals.NOT_TO_CHOOSE: ("not-to-choose", "SQ-EV-0"),
    refusals.MUST_CHOOSE: ("must-choose", "SQ-EV-26"),
    refusals.HAD_ALREADY: ("had-already", "SQ-CARD-4"),
    refusals.TOUCHED_ALREADY: ("touched-already", "SQ-EV-14"),
    refusals.NO_BLIP_THERE: ("no-blip-there", "SQ-EV-17"),
    refusals.MOVED_ALREADY: ("moved-already", "SQ-EV-22"),
    refusals.NOT_SCANNED: ("not-scanned", "SQ-EV-22"),
    refusals.SET_SO_ALREADY: ("set-so-already", "SQ-MOVE-8"),
    refusals.DOOR_IS_SO_ALREADY: ("door-is-so-already", "SQ-EV-14"),
    refusals.SELECT_IT_FIRST: ("select-it-first", "SQ-ACT-1"),
    refusals.CARD_OF_OTHERS: ("card-of-others", "SQ-DATA-5"),
    refusals.NO_SUCH_SET: ("no-such-set", "SQ-SETUP-8"),
    refusals.A_BLIP: ("a-blip", "SQ-FIRE-1"),
}

Arguments = dict[str, Argument]


def figure(number: int) -> Arguments:
    """A figure or blip."""
    return {"figure": actor_name(number)}


def at(square: int) -> Arguments:
    """Where."""
    return {"square": SQUARE_NAMES[square] if square < NOWHERE else ""}


def who(player: int) -> Arguments:
    """A squad or Chaos."""
    return {"player": PLAYERS[player]}


def faces(packed: int, count: int) -> str:
    """Dice as they lie, such as `3, 1`."""
    return ", ".join(str(packed >> 2 * i & 3) for i in range(count))


def door_at(packed: int) -> Arguments:
    """A door, from 2 x its square, plus 1 if it is to the south."""
    return {"door": SQUARE_NAMES[packed // 2] + ("S" if packed % 2 else "E")}


def fired(a: int, b: int, c: int, d: int) -> Arguments:
    """Who fires how at what: a figure, a square or a direction."""
    how = ATTACKS[b]
    aim = FIGURE_NAMES[c] if how == "single" else SQUARE_NAMES[c] if how in ("holo", "bomb") else ""
    if how in ("ray", "tinker"):
        aim = DIRECTIONS[c]
    return {**figure(a), "attack": how, "aim": aim}


def loadout(a: int, b: int, c: int, d: int) -> Arguments:
    """A whole loadout: kit, weapons, cards."""
    equipment, orders = divmod(d, 16)
    cards = [card_name(a, i) for i in range(10) if equipment >> i & 1]
    cards += [ORDER_SLOTS[a][i] for i in range(ORDERS) if orders >> i & 1]
    weapons = "".join(WEAPONS[int(digit)] for digit in str(c))
    return {**who(a), "kit": WEAPONS[b], "weapons": weapons, "cards": ", ".join(cards)}


def picked(a: int, b: int, c: int, d: int) -> Arguments:
    """One choice of a loadout."""
    return {**who(a), "choice": loadout_choice(a, b)}


def card_lost(colour: int, card: int) -> Arguments:
    """An equipment card, and the weapon for which a Targeter is."""
    name, _, weapon = card_name(colour, card).partition(":")
    return {"card": name, "weapon": weapon or "none"}


def loadout_choice(colour: int, action: int) -> str:
    """A choice of a loadout by its name: kit, weapons, card or order."""
    if action >= PICK:
        return ORDER_SLOTS[colour][action - PICK]
    if action >= CARD:
        return card_name(colour, action - CARD)
    return WEAPON_SETS[action - WEAPON_CHOICE] if action >= WEAPON_CHOICE else KITS[action - KIT]


def rolled(a: int, b: int, c: int, d: int) -> Arguments:
    """What somebody rolled; a card rolls for nobody."""
    total = sum(d >> 2 * i & 3 for i in range(b))
    who_rolls = "figure" if a >= 0 else "card"
    return {**figure(a), "who": who_rolls, "dice": faces(d, b), "total": total, "count": b, "heavy": c}


def revealed(a: int, b: int, c: int, d: int) -> Arguments:
    """A blip and what it was; the figure may be missing from the supply."""
    name = actor_name(d)
    return {"blip": ACTOR_NAMES[FIRST_BLIP + a], "kind": KINDS[b], **at(c), "figure": name, "there": yes(d >= 0)}


def yes(fact: bool) -> str:
    """A fact as messages select by it."""
    return "yes" if fact else "no"


ATTACKS: Final = (
    "none",
    "single",
    "null-time",
    "holo",
    "ray",
    "close",
    "bomb",
    "tinker",
    "explosion",
    "sentry",
    "trap",
    "call",
)

# Each code of an event: its kind, the clause that a reader of the log is led to, its arguments made from the numbers.
EVENTS: Final[dict[int, tuple[str, str, Callable[[int, int, int, int], Arguments]]]] = {
    state.LOADOUT_PICKED: ("loadout-picked", "SQ-SETUP-8", picked),
    state.LOADOUT_SHOWN: ("loadout-shown", "SQ-SETUP-8", loadout),
    state.TURN_BEGAN: ("turn-began", "SQ-TURN-1", lambda a, b, c, d: {**who(a), "round": b}),
    state.SELECTED: ("selected", "SQ-ACT-1", lambda a, b, c, d: figure(a)),
    state.STEPPED: (
        "stepped",
        "SQ-MOVE-1",
        lambda a, b, c, d: {**figure(a), "from": SQUARE_NAMES[b], "to": SQUARE_NAMES[c], "left": d},
    ),
    state.DOOR_OPENED: (
        "door-opened",
        "SQ-OPEN-2",
        lambda a, b, c, d: {**figure(b), **door_at(c), "who": "figure" if b >= 0 else "card"},
    ),
    state.DOOR_CLOSED: ("door-closed", "SQ-EV-14", lambda a, b, c, d: door_at(c)),
    state.FIRED: ("fired", "SQ-FIRE-1", fired),
    state.FOUGHT: (
        "fought",
        "SQ-CC-1",
        lambda a, b, c, d: {**figure(a), "target": FIGURE_NAMES[b], "grenade": yes(c == 1)},
    ),
    state.ROLLED: ("rolled", "SQ-DATA-1", rolled),
    state.REROLLED: ("rerolled", "SQ-REROLL-1", lambda a, b, c, d: {**figure(a), "die": b + 1, "value": c}),
    state.KEPT_ROLL: ("kept-roll", "SQ-REROLL-1", lambda a, b, c, d: figure(a)),
    state.HIT_SPENT: ("hit-spent", "SQ-HVY-2", lambda a, b, c, d: {**figure(a), "points": b}),
    state.STOPPED: ("stopped", "SQ-HVY-2", lambda a, b, c, d: {**figure(a), "points": b}),
    state.DAMAGED: ("damaged", "SQ-FIRE-2", lambda a, b, c, d: {**figure(a), "lost": b, "left": c}),
    state.UNHARMED: ("unharmed", "SQ-FIRE-2", lambda a, b, c, d: {**figure(a), "total": b, "armour": c}),
    state.REMOVED: ("removed", "SQ-FIRE-3", lambda a, b, c, d: {**figure(a), **at(b)}),
    state.TOKEN_TAKEN: ("token-taken", "SQ-REM-1", lambda a, b, c, d: {**who(a), "kind": KINDS[b], "points": c}),
    state.FIGURE_LOST: ("figure-lost", "SQ-REM-3", lambda a, b, c, d: {**figure(a), "points": b}),
    state.WEAPON_LOST: ("weapon-lost", "SQ-DRD-1", lambda a, b, c, d: {"weapon": WEAPONS[a]}),
    state.REVEALED: ("revealed", "SQ-REV-1", revealed),
    state.DREAD_PLACED: ("dread-placed", "SQ-REV-2", lambda a, b, c, d: at(a)),
    state.DREAD_ARMED: (
        "dread-armed",
        "SQ-REV-4",
        lambda a, b, c, d: {"weapon": WEAPONS[a], "second": WEAPONS[b]},
    ),
    state.BOARD_ENTERED: ("board-entered", "SQ-INT-2", lambda a, b, c, d: {"board": a + 1, **figure(b)}),
    state.SCAN_BEGAN: ("scan-began", "SQ-INT-2", lambda a, b, c, d: {"board": a + 1}),
    state.SCAN_CHOSEN: ("scan-chosen", "SQ-SCAN-6", lambda a, b, c, d: {"kind": KINDS[a]}),
    state.BLIP_PLACED: (
        "blip-placed",
        "SQ-SCAN-1",
        lambda a, b, c, d: {"blip": ACTOR_NAMES[FIRST_BLIP + a], **at(b)},
    ),
    state.BLIP_PLACED_AS: (
        "blip-placed-as",
        "SQ-SCAN-1",
        lambda a, b, c, d: {"blip": ACTOR_NAMES[FIRST_BLIP + a], **at(b), "kind": KINDS[c]},
    ),
    state.BOARD_SCANNED: ("board-scanned", "SQ-SCAN-5", lambda a, b, c, d: {"board": a + 1}),
    state.BLIPS_LEFT_OUT: ("blips-left-out", "SQ-SCAN-3", lambda a, b, c, d: {"count": a}),
    state.EVENT_DRAWN: ("event-drawn", "SQ-TURN-4", lambda a, b, c, d: {"event": EVENT_NAMES[a], "left": b}),
    state.NO_EFFECT: ("no-effect", "SQ-EV-0", lambda a, b, c, d: {"event": EVENT_NAMES[a]}),
    state.CHIPS_JOINED: ("chips-joined", "SQ-EV-2", lambda a, b, c, d: {"count": a}),
    state.CHIP_JOINED: ("chip-joined", "SQ-EV-2", lambda a, b, c, d: {"kind": KINDS[a]}),
    state.SWAPPED: ("swapped", "SQ-EV-3", lambda a, b, c, d: {**figure(a), "other": FIGURE_NAMES[b]}),
    state.SQUAD_CHOSEN: ("squad-chosen", "SQ-EV-0", lambda a, b, c, d: {**who(a), "event": EVENT_NAMES[b]}),
    state.ORDER_TAKEN: ("order-taken", "SQ-EV-6", lambda a, b, c, d: {**who(a), "card": ORDER_SLOTS[a][b]}),
    state.PASSED: ("passed", "SQ-EV-26", lambda a, b, c, d: {**who(a), "event": EVENT_NAMES[b]}),
    state.CARD_LOST: ("card-lost", "SQ-EV-9", lambda a, b, c, d: {**who(a), **card_lost(a, b)}),
    state.CLONE_PLACED: ("clone-placed", "SQ-EV-11", lambda a, b, c, d: {**figure(a), **at(b)}),
    state.CALLED: (
        "called",
        "SQ-EV-13",
        lambda a, b, c, d: {**figure(a), "other": actor_name(b), "there": yes(b >= 0)},
    ),
    state.CALL_RESISTED: ("call-resisted", "SQ-EV-13", lambda a, b, c, d: figure(a)),
    state.WEAPON_EMPTY: ("weapon-empty", "SQ-EV-20", lambda a, b, c, d: {**figure(a), "there": yes(b > 0)}),
    state.BOARD_CHOSEN: ("board-chosen", "SQ-EV-17", lambda a, b, c, d: {"board": a + 1, **who(b)}),
    state.SECONDARY_KNOWN: ("secondary-known", "SQ-EV-16", lambda a, b, c, d: {}),
    state.REDEPLOYED: (
        "redeployed",
        "SQ-EV-22",
        lambda a, b, c, d: {
            "blip": ACTOR_NAMES[FIRST_BLIP + a],
            **at(b),
            "from": SQUARE_NAMES[c] if c < NOWHERE else "",
            "there": yes(c < NOWHERE),
        },
    ),
    state.REDEPLOY_CHOSEN: ("redeploy-chosen", "SQ-EV-22", lambda a, b, c, d: {"kind": KINDS[a]}),
    state.AGAIN_ACTIVE: ("again-active", "SQ-EV-1", lambda a, b, c, d: figure(a)),
    state.ORDER_GIVEN: (
        "order-given",
        "SQ-CARD-2",
        lambda a, b, c, d: {**who(a), "card": ORDER_SLOTS[a][b], **figure(c), "named": yes(c >= 0)},
    ),
    state.MEDI_KIT_USED: ("medi-kit-used", "SQ-EQ-7", lambda a, b, c, d: who(a)),
    state.DAZZLED: ("dazzled", "SQ-EQ-1", lambda a, b, c, d: who(a)),
    state.INSPECTED: ("inspected", "SQ-EQ-6", lambda a, b, c, d: {"blip": ACTOR_NAMES[FIRST_BLIP + a]}),
    state.INSPECTED_AS: (
        "inspected-as",
        "SQ-EQ-6",
        lambda a, b, c, d: {"blip": ACTOR_NAMES[FIRST_BLIP + a], "kind": KINDS[b]},
    ),
    state.PERMITTED: (
        "permitted",
        "SQ-MOVE-8",
        lambda a, b, c, d: {**who(a), "other": PLAYERS[b], "allowed": yes(c == 1)},
    ),
    state.USED: ("used", "SQ-USE-1", lambda a, b, c, d: {**figure(a), **at(b), "mark": MARKS[c]}),
    state.TOOK: ("took", "SQ-TAKE-1", lambda a, b, c, d: {**figure(a), **at(b), "mark": MARKS[c]}),
    state.ITEM_DROPPED: ("item-dropped", "SQ-TAKE-1", lambda a, b, c, d: {**at(a), "mark": MARKS[b]}),
    state.CAME_BACK: ("came-back", "SQ-DOCK-3", lambda a, b, c, d: figure(a)),
    state.MARK_TAKEN: ("mark-taken", "SQ-OBJ-1", lambda a, b, c, d: {"mark": MARKS[a], **who(b)}),
    state.CHIP_PLAYED: ("chip-played", "SQ-CHIP-3", lambda a, b, c, d: {"kind": KINDS[a], **at(b), **figure(c)}),
    state.ACTIVATION_ENDED: ("activation-ended", "SQ-ACT-1", lambda a, b, c, d: figure(a)),
    state.FELL_BACK: ("fell-back", "SQ-MOVE-5", lambda a, b, c, d: {**figure(a), **at(b)}),
    state.TURN_ENDED: ("turn-ended", "SQ-END-1", lambda a, b, c, d: who(a)),
    state.LAST_TURNS: ("last-turns", "SQ-END-3", lambda a, b, c, d: {}),
    state.MATCH_ENDED: ("match-ended", "SQ-END-2", lambda a, b, c, d: {"end": ENDS[a]}),
    state.ABANDONED: ("abandoned", "SQ-END-4", lambda a, b, c, d: {**figure(a), "points": b}),
}

EVENT_CLAUSES: Final = {kind: clause for kind, clause, _ in EVENTS.values()}


def event(row: Sequence[int]) -> tuple[str, Words]:
    """What happened: its kind, and how to say it."""
    code, _, a, b, c, d = row
    if code not in EVENTS:
        raise ValueError(f"no event has the code {code}")
    kind, _, arguments = EVENTS[code]
    return kind, Words(f"star-quest-event-{kind}", arguments(a, b, c, d))


def reason(code: int, s: Hulk, seat: int, action: int) -> Reason:
    """A reason code in words, with what the action was about."""
    key, clause = REASONS[code]
    args = about(s, seat, action) | causes(code, s, action)
    return Reason(f"star-quest-reason-{key}", args, code, clause_here(code, s, action) or clause)


def about(s: Hulk, seat: int, action: int) -> Arguments:
    """What an action names: the actor, a figure, a square, a door, a card ...; empty where it names none."""
    args: Arguments = {
        "actor": actor_name(s.actor),
        "figure": "",
        "square": "",
        "door": "",
        "card": "",
        "kind": "",
        "player": PLAYERS[s.player],
        "board": s.queue[0] + 1,
        "points": s.points,
    }
    for first, name in SUBJECTS:
        if action >= first:
            args |= name(s, player_of(s, seat) if seat >= 0 else CHAOS, action - first)
            break
    return args


def card_about(player: int, names: Sequence[Sequence[str]], number: int) -> Arguments:
    """A card of a squad; Chaos has none."""
    return {"card": names[player][number]} if player < CHAOS else {}


def step_about(s: Hulk, direction: int) -> Arguments:
    """Where a step would lead to."""
    here = NOWHERE
    if s.actor >= 0:
        here = s.blip_square[s.actor - FIRST_BLIP] if s.actor >= FIRST_BLIP else s.square[s.actor]
    to = neighbour(s, here, direction) if here < NOWHERE else -1
    return {"square": SQUARE_NAMES[to] if to >= 0 else DIRECTIONS[direction]}


def chip_about(s: Hulk, code: int) -> Arguments:
    """The kind and the square of a chip."""
    square = s.reserve[code % MOST_RESERVE]
    return {"kind": KINDS[code // MOST_RESERVE], "square": SQUARE_NAMES[square] if square < SQUARES else ""}


# From the last ids to the first: where they begin, and what one names.
SUBJECTS: Final[tuple[tuple[int, Callable[[Hulk, int, int], Arguments]], ...]] = (
    (PICK, lambda s, player, n: card_about(player, ORDER_SLOTS, n)),
    (CARD, lambda s, player, n: {"card": card_name(player, n)} if player < CHAOS else {}),
    (KIT, lambda s, player, n: {}),
    (INSPECT, lambda s, player, n: {"figure": f"b{n + 1}"}),
    (ALLOW, lambda s, player, n: {"player": PLAYERS[n]}),
    (ORDER_HEAVY, lambda s, player, n: {"figure": FIGURE_NAMES[SQUAD * player + n + 1]} if player < CHAOS else {}),
    (GIVE_ORDER, lambda s, player, n: card_about(player, ORDER_SLOTS, n)),
    (EV_CARD, lambda s, player, n: {"card": card_of(n), "player": PLAYERS[n // 10]}),
    (EV_TAKE, lambda s, player, n: card_about(player, ORDER_SLOTS, n)),
    (EV_BOARD, lambda s, player, n: {"board": n + 1}),
    (EV_DOOR, lambda s, player, n: {"door": door_name(s, n)}),
    (EV_FIGURE, lambda s, player, n: {"figure": FIGURE_NAMES[n]}),
    (EV_SQUAD, lambda s, player, n: {"player": PLAYERS[n]}),
    (CHIP, lambda s, player, n: chip_about(s, n)),
    (LOSE, lambda s, player, n: {"card": HEAVY[n]}),
    (ARM, lambda s, player, n: {}),
    (PLACE_DREAD, lambda s, player, n: {"square": SQUARE_NAMES[n]}),
    (AT, lambda s, player, n: {"square": SQUARE_NAMES[n]}),
    (REDEPLOY, lambda s, player, n: {"figure": f"b{n + 1}"}),
    (SCAN, lambda s, player, n: {"kind": KINDS[n]}),
    (HIT, lambda s, player, n: {"figure": FIGURE_NAMES[n // HIT_POINTS], "points": n % HIT_POINTS + 1}),
    (AGAIN, lambda s, player, n: {"figure": FIGURE_NAMES[SQUAD_FIGURES + n]}),
    (SELECT, lambda s, player, n: {"figure": ACTOR_NAMES[n]}),
    (FIRE_HOLO, lambda s, player, n: {"square": SQUARE_NAMES[n]}),
    (FIRE_BLACK_HOLE, lambda s, player, n: {"square": DIRECTIONS[n % 8]}),
    (CLOSE_GRENADE, lambda s, player, n: {"figure": FIGURE_NAMES[n]}),
    (CLOSE, lambda s, player, n: {"figure": FIGURE_NAMES[n]}),
    (FIRE, lambda s, player, n: {"figure": FIGURE_NAMES[n]}),
    (OPEN, lambda s, player, n: {"door": door_name(s, n)}),
    (STEP, lambda s, player, n: step_about(s, n)),
    (REROLL, lambda s, player, n: {"points": n + 1}),
)
