"""Events and reasons as message keys with arguments; the sentences are in `sublevel/text`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sublevel.engine.core import FINISHED, NOT_YOUR_TURN
from sublevel.engine.text import Argument, Reason, Words
from sublevel.games.panic_station import reasons, state
from sublevel.games.panic_station.cards import min_hand
from sublevel.games.panic_station.names import (
    CARD_NAMES,
    CHARACTER_NAMES,
    COLOURS,
    ENDS,
    KIND_NAMES,
    ORIENTATIONS,
    PLANS,
    REQUESTS,
    WHY_NOBODY,
    room_code,
)
from sublevel.games.panic_station.state import OPTION_GAS_NEEDED, Board
from sublevel.games.panic_station.tables import (
    ARMOUR,
    CLAIM,
    FIRST_PARASITE,
    GIVE,
    LAID_KIND,
    LAY_OUT,
    NO_PARTNER,
    SAY_ACCUSE,
    SAY_ASK,
    SAY_GAVE,
    SAY_GOT,
    SAY_HAVE,
    SAY_KNOW,
    SAY_NO,
    SAY_TRUST,
    SAY_WILL,
    THROW,
)

PARASITES: Final = ("grey", "black", "grey", "gone")

# Each reason: its message key and the clause behind it.
REASONS: Final = {
    NOT_YOUR_TURN: ("not-your-turn", "PS-PEND-2"),
    FINISHED: ("finished", "PS-PEND-3"),
    reasons.NO_SUCH_ACTION: ("no-such-action", "PS-ID-1"),
    reasons.NOT_NOW: ("not-now", "PS-PEND-1"),
    reasons.TOO_FEW_AP: ("too-few-points", "PS-TURN-1"),
    reasons.SEARCH_DUTY: ("search-duty", "PS-FIRST-3"),
    reasons.SEARCH_FIRST: ("search-first", "PS-FIRST-1"),
    reasons.DEAD_CHARACTER: ("dead-character", "PS-DMG-5"),
    reasons.NOT_YOURS: ("not-yours", "PS-TURN-3"),
    reasons.TROOPER_CANNOT_SHOOT: ("trooper-cannot-shoot", "PS-SHOOT-1"),
    reasons.ONLY_TROOPER_HIT: ("only-trooper-hit", "PS-DMG-3"),
    reasons.ONLY_ANDROID_HIT: ("only-android-hit", "PS-DMG-3"),
    reasons.NO_ROOM_THERE: ("no-room-there", "PS-MOVE-1"),
    reasons.WALL_THERE: ("wall-there", "PS-MOVE-1"),
    reasons.DOOR_CLOSED: ("door-closed", "PS-GEO-7"),
    reasons.NO_RUN: ("no-run", "PS-RUN-1"),
    reasons.NO_CARD_THERE: ("no-card-there", "PS-GEO-1"),
    reasons.NO_ROOM_CARDS: ("no-room-cards", "PS-LAY-10"),
    reasons.NOT_BESIDE_YOU: ("not-beside-you", "PS-LAY-1"),
    reasons.CELL_TAKEN: ("cell-taken", "PS-LAY-2"),
    reasons.EDGES_CLASH: ("edges-clash", "PS-LAY-3"),
    reasons.ONLY_HIVE_LIES: ("only-hive-lies", "PS-LAY-7"),
    reasons.OTHER_NAME: ("other-name", "PS-ID-1"),
    reasons.NO_OPENING: ("no-opening", "PS-LAY-4"),
    reasons.FITS_SOMEWHERE: ("fits-somewhere", "PS-LAY-6"),
    reasons.UNDER_USED: ("under-used", "PS-LAY-6"),
    reasons.LAST_ROOM_CARD: ("last-room-card", "PS-LAY-6"),
    reasons.NO_SYMBOL_HERE: ("no-symbol-here", "PS-FIND-1"),
    reasons.NO_SEARCH_CARDS: ("no-search-cards", "PS-FIND-1"),
    reasons.NO_TEAM_ROOM: ("no-team-room", "PS-FIND-6"),
    reasons.PARTNER_ABSENT: ("partner-absent", "PS-FIND-6"),
    reasons.ATTACKED_HERE: ("attacked-here", "PS-FIND-6"),
    reasons.NO_NIGHT_VISION: ("no-night-vision", "PS-FIND-2"),
    reasons.NOT_RED: ("not-red", "PS-FIND-2"),
    reasons.NOT_IN_HAND: ("not-in-hand", "PS-ITEM-2"),
    reasons.HAND_TOO_SMALL: ("hand-too-small", "PS-ITEM-1"),
    reasons.NEVER_LAID_OUT: ("never-laid-out", "PS-ITEM-4"),
    reasons.ANDROID_DEAD: ("android-dead", "PS-SHOOT-1"),
    reasons.NO_AMMUNITION: ("no-ammunition", "PS-SHOOT-1"),
    reasons.NO_HEAVY_WEAPON: ("no-heavy-weapon", "PS-SHOOT-2"),
    reasons.NO_SUCH_TARGET: ("no-such-target", "PS-SHOOT-6"),
    reasons.OWN_TARGET: ("own-target", "PS-SHOOT-6"),
    reasons.OUT_OF_REACH: ("out-of-reach", "PS-SHOOT-2"),
    reasons.OTHER_ORDER: ("other-order", "PS-ID-1"),
    reasons.NO_KNIFE: ("no-knife", "PS-ITEM-8"),
    reasons.NO_INFIRMARY: ("no-infirmary", "PS-HEAL-1"),
    reasons.NOTHING_TO_HEAL: ("nothing-to-heal", "PS-HEAL-3"),
    reasons.NOT_TOGETHER: ("not-together", "PS-ITEM-6"),
    reasons.NO_TERMINAL: ("no-terminal", "PS-TERM-1"),
    reasons.TERMINAL_USED: ("terminal-used", "PS-TERM-1"),
    reasons.DOORS_OPEN_ALREADY: ("doors-open-already", "PS-TERM-3"),
    reasons.NOT_IN_HIVE: ("not-in-hive", "PS-BURN-1"),
    reasons.INFECTED_NEVER_BURN: ("infected-never-burn", "PS-BURN-1"),
    reasons.TOO_LITTLE_GAS: ("too-little-gas", "PS-BURN-1"),
    reasons.NOT_SOLE_CLEAN: ("not-sole-clean", "PS-END-5"),
    reasons.STACK_NOT_RUN: ("stack-not-run", "PS-END-5"),
    reasons.ENOUGH_GAS: ("enough-gas", "PS-END-5"),
    reasons.MUST_MEET: ("must-meet", "PS-ENC-2"),
    reasons.NOT_IN_THE_ROOM: ("not-in-the-room", "PS-ENC-2"),
    reasons.NO_ATTACK_HERE: ("no-attack-here", "PS-ENC-2"),
    reasons.OWN_INFECTION_CARD: ("own-infection-card", "PS-XCH-2"),
    reasons.HOST_STAYS: ("host-stays", "PS-XCH-13"),
    reasons.ANTIDOTE_SPENT: ("antidote-spent", "PS-XCH-8"),
    reasons.OTHER_CARDS_FIRST: ("other-cards-first", "PS-XCH-2"),
    reasons.NOT_HIT: ("not-hit", "PS-DMG-2"),
    reasons.TOO_MUCH_ARMOUR: ("too-much-armour", "PS-DMG-3"),
    reasons.NO_PARASITE: ("no-parasite", "PS-ITEM-10"),
    reasons.NOT_FULLEST_ROOM: ("not-fullest-room", "PS-ALERT-4"),
    reasons.TOO_FAR: ("too-far", "PS-ITEM-10"),
    reasons.CLAIMS_OFF: ("claims-off", "PS-TALK-5"),
    reasons.CLAIM_MADE: ("claim-made", "PS-TALK-5"),
    reasons.NOTHING_ASKED: ("nothing-asked", "PS-TALK-5"),
    reasons.ABOUT_YOURSELF: ("about-yourself", "PS-TALK-5"),
    reasons.NO_SUCH_PLAYER: ("no-such-player", "PS-SETUP-2"),
}

# Each kind of event: the clause that a reader of the log is led to.
EVENT_CLAUSES: Final = {
    "turn-began": "PS-TURN-1",
    "figures-entered": "PS-TURN-2",
    "room-laid": "PS-LAY-1",
    "room-put-under": "PS-LAY-6",
    "room-shown": "PS-LAY-6",
    "moved": "PS-MOVE-1",
    "alerted": "PS-ALERT-1",
    "parasite-came": "PS-ALERT-3",
    "parasite-relocated": "PS-ALERT-4",
    "search-began": "PS-FIND-1",
    "team-answered": "PS-FIND-6",
    "card-drawn": "PS-FIND-3",
    "card-seen": "PS-FIND-8",
    "alert-drawn": "PS-FIND-4",
    "reshuffled": "PS-FIND-5",
    "room-turned": "PS-FIND-3",
    "item-laid": "PS-ITEM-4",
    "item-used": "PS-ITEM-1",
    "boosted": "PS-ITEM-5",
    "healed": "PS-HEAL-1",
    "shot": "PS-SHOOT-7",
    "stabbed": "PS-ITEM-8",
    "grenade-thrown": "PS-ITEM-7",
    "parasite-hit": "PS-DMG-1",
    "life-lost": "PS-DMG-5",
    "died": "PS-DMG-5",
    "eliminated": "PS-DMG-6",
    "answered": "PS-PEND-2",
    "armour-used": "PS-DMG-3",
    "doors-opened": "PS-TERM-3",
    "doors-closed": "PS-PAR-2",
    "scanned": "PS-SCAN-1",
    "body-scanned": "PS-ITEM-9",
    "hand-seen": "PS-ITEM-9",
    "signal-sent": "PS-ITEM-10",
    "encountered": "PS-ENC-1",
    "exchange-began": "PS-XCH-1",
    "exchanged": "PS-XCH-3",
    "cards-swapped": "PS-XCH-3",
    "infected": "PS-INF-1",
    "cured": "PS-XCH-7",
    "hive-burnt": "PS-END-1",
    "gave-up": "PS-END-5",
    "turn-ended": "PS-ENDT-1",
    "phase-began": "PS-ROUND-3",
    "parasite-walked": "PS-PAR-3",
    "round-ended": "PS-PAR-6",
    "match-ended": "PS-END-11",
    "state-revealed": "PS-END-10",
    "hand-revealed": "PS-END-10",
    "claimed": "PS-TALK-2",
    "gift-chosen": "PS-XCH-1",
    "armour-chosen": "PS-DMG-2",
}

Arguments = dict[str, Argument]


def player(seat: int) -> Arguments:
    """A player, by seat and colour."""
    return {"seat": seat, "player": COLOURS[seat]}


def partner(seat: int) -> Arguments:
    """Another player; none for NO_PARTNER."""
    return {"other": seat, "partner": "none" if seat == NO_PARTNER else COLOURS[seat]}


def figure(character: int) -> Arguments:
    """A character, and whose it is."""
    return {"who": CHARACTER_NAMES[character], **player(character >> 1)}


def target(code: int) -> Arguments:
    """Who or what is attacked."""
    return {"target": CHARACTER_NAMES[code] if code < FIRST_PARASITE else PARASITES[code - FIRST_PARASITE]}


def at(room: int) -> Arguments:
    """Where."""
    return {"room": room_code(room)}


def between(start: int, to: int) -> Arguments:
    """From where to where."""
    return {"from": room_code(start), "to": room_code(to)}


def yes(flag: int) -> str:
    """A flag as a word."""
    return "yes" if flag else "no"


def colours(mask: int) -> str:
    """A set of players as their colours."""
    return " ".join(colour for seat, colour in enumerate(COLOURS) if mask >> seat & 1)


def source(seat: int) -> str:
    """Who infected somebody: a colour, `host` for the host card, `none`."""
    return "none" if seat < 0 else "host" if seat == NO_PARTNER else COLOURS[seat]


# Each code of an event: its kind, and its arguments made from the four numbers.
EVENTS: Final[dict[int, tuple[str, Callable[[int, int, int, int], Arguments]]]] = {
    state.TURN_BEGAN: ("turn-began", lambda a, b, c, d: {**player(a), "points": b, "round": c}),
    state.FIGURES_ENTERED: ("figures-entered", lambda a, b, c, d: player(a)),
    state.ROOM_LAID: (
        "room-laid",
        lambda a, b, c, d: {"room": CARD_NAMES[a], "x": b, "y": c, "orientation": ORIENTATIONS[d]},
    ),
    state.ROOM_PUT_UNDER: ("room-put-under", lambda a, b, c, d: {"room": CARD_NAMES[a]}),
    state.ROOM_SHOWN: ("room-shown", lambda a, b, c, d: {"room": CARD_NAMES[a], "below": yes(b)}),
    state.MOVED: ("moved", lambda a, b, c, d: {**figure(a), **between(b, c), "run": yes(d)}),
    state.ALERTED: ("alerted", lambda a, b, c, d: {**player(a), **between(b, d), "die": c}),
    state.PARASITE_CAME: ("parasite-came", lambda a, b, c, d: {**at(a), "colour": PARASITES[b]}),
    state.PARASITE_RELOCATED: (
        "parasite-relocated",
        lambda a, b, c, d: {**player(a), **between(b, c), "colour": PARASITES[d]},
    ),
    state.SEARCH_BEGAN: (
        "search-began",
        lambda a, b, c, d: {**figure(a), **partner(b), "night": yes(c), "red": yes(d)},
    ),
    state.TEAM_ANSWERED: ("team-answered", lambda a, b, c, d: {**player(a), "answer": yes(b)}),
    state.CARD_DRAWN: ("card-drawn", lambda a, b, c, d: {**player(a), "left": b}),
    state.CARD_SEEN: ("card-seen", lambda a, b, c, d: {**player(a), "card": KIND_NAMES[b]}),
    state.ALERT_DRAWN: ("alert-drawn", lambda a, b, c, d: player(a)),
    state.RESHUFFLED: ("reshuffled", lambda a, b, c, d: {"count": a}),
    state.ROOM_TURNED: ("room-turned", lambda a, b, c, d: {"room": CARD_NAMES[a]}),
    state.ITEM_LAID: ("item-laid", lambda a, b, c, d: {**player(a), "card": KIND_NAMES[b]}),
    state.ITEM_USED: ("item-used", lambda a, b, c, d: {**player(a), "card": KIND_NAMES[b]}),
    state.BOOSTED: ("boosted", lambda a, b, c, d: {**player(a), "points": b}),
    state.HEALED: ("healed", lambda a, b, c, d: {**figure(a), "points": b, "life": c}),
    state.SHOT: ("shot", lambda a, b, c, d: {**figure(a), **target(b), **at(c)}),
    state.STABBED: (
        "stabbed",
        lambda a, b, c, d: {**figure(a), **target(b), **at(c), "die": d, "hit": yes(int(d > 2))},
    ),
    state.GRENADE_THROWN: ("grenade-thrown", lambda a, b, c, d: {**figure(a), **at(b)}),
    state.PARASITE_HIT: (
        "parasite-hit",
        lambda a, b, c, d: {**at(a), "colour": PARASITES[b], "after": PARASITES[c]},
    ),
    state.LIFE_LOST: ("life-lost", lambda a, b, c, d: {**figure(a), "points": b, "life": c}),
    state.DIED: ("died", lambda a, b, c, d: figure(a)),
    state.ELIMINATED: ("eliminated", lambda a, b, c, d: player(a)),
    state.ANSWERED: ("answered", lambda a, b, c, d: player(a)),
    state.ARMOUR_USED: ("armour-used", lambda a, b, c, d: {**player(a), **at(b), "count": c}),
    state.DOORS_OPENED: ("doors-opened", lambda a, b, c, d: player(a)),
    state.DOORS_CLOSED: ("doors-closed", lambda a, b, c, d: {}),
    state.SCANNED: ("scanned", lambda a, b, c, d: {"red": a, "blue": b, "cause": "hive" if c else "terminal"}),
    state.BODY_SCANNED: ("body-scanned", lambda a, b, c, d: {**player(a), **partner(b)}),
    state.HAND_SEEN: ("hand-seen", lambda a, b, c, d: {**partner(a), "card": KIND_NAMES[b], "count": c}),
    state.SIGNAL_SENT: ("signal-sent", lambda a, b, c, d: {**between(a, b), "count": c}),
    state.ENCOUNTERED: ("encountered", lambda a, b, c, d: {**figure(a), **at(b)}),
    state.EXCHANGE_BEGAN: ("exchange-began", lambda a, b, c, d: {**player(a), **partner(b), **at(c)}),
    state.EXCHANGED: ("exchanged", lambda a, b, c, d: {**player(a), **partner(b)}),
    state.CARDS_SWAPPED: (
        "cards-swapped",
        lambda a, b, c, d: {**player(a), **partner(b), "given": KIND_NAMES[c], "received": KIND_NAMES[d]},
    ),
    state.INFECTED: ("infected", lambda a, b, c, d: {**player(a), "source": source(b)}),
    state.CURED: ("cured", lambda a, b, c, d: {**player(a), **partner(b)}),
    state.HIVE_BURNT: ("hive-burnt", lambda a, b, c, d: player(a)),
    state.GAVE_UP: ("gave-up", lambda a, b, c, d: player(a)),
    state.TURN_ENDED: ("turn-ended", lambda a, b, c, d: player(a)),
    state.PHASE_BEGAN: ("phase-began", lambda a, b, c, d: player(a)),
    state.PARASITE_WALKED: (
        "parasite-walked",
        lambda a, b, c, d: {**between(a, b), "stayed": yes(int(a == b)), "colour": PARASITES[c], "die": d},
    ),
    state.ROUND_ENDED: ("round-ended", lambda a, b, c, d: {"round": a}),
    state.MATCH_ENDED: (
        "match-ended",
        lambda a, b, c, d: {
            "end": ENDS[a],
            "winners": b.bit_count(),
            "colours": colours(b),
            "nobody": WHY_NOBODY[c],
        },
    ),
    state.STATE_REVEALED: (
        "state-revealed",
        lambda a, b, c, d: {**player(a), "state": "infected" if b else "clean", "time": c, "source": source(d)},
    ),
    state.HAND_REVEALED: ("hand-revealed", lambda a, b, c, d: {**player(a), "card": KIND_NAMES[b], "count": c}),
    state.GIFT_CHOSEN: ("gift-chosen", lambda a, b, c, d: {**player(a), "card": KIND_NAMES[b]}),
    state.ARMOUR_CHOSEN: ("armour-chosen", lambda a, b, c, d: {**player(a), "trooper": b, "android": c}),
}


def event(row: Sequence[int]) -> tuple[str, Words]:
    """What happened: its kind, and how to say it."""
    code, _, a, b, c, d = row
    if code == state.CLAIMED:
        return "claimed", claim(a, b + CLAIM)
    if code not in EVENTS:
        raise ValueError(f"no event has the code {code}")
    kind, arguments = EVENTS[code]
    return kind, Words(f"panic-station-event-{kind}", arguments(a, b, c, d))


def claim(seat: int, action: int) -> Words:
    """What somebody says (section 8.8)."""
    kind, args = claimed(action)
    return Words(f"panic-station-claim-{kind}", {**player(seat), "claim": kind, **args})


def claimed(action: int) -> tuple[str, Arguments]:
    """The kind of a claim, and what it is about."""
    if action == CLAIM:
        return "clean", {}
    if action < SAY_GAVE:
        kinds = ((SAY_TRUST, "trust"), (SAY_KNOW, "know"), (SAY_ACCUSE, "accuse"))
        first, kind = next((first, kind) for first, kind in kinds if action >= first)
        return kind, partner(action - first)
    if action < SAY_HAVE:
        first, width, kind = (SAY_GAVE, 15, "gave") if action < SAY_GOT else (SAY_GOT, 16, "got")
        other, card = divmod(action - first, width)
        return kind, {**partner(other), "card": KIND_NAMES[card] if card < 15 else "INF"}
    if action < SAY_WILL:
        card, number = divmod(action - SAY_HAVE, 6)
        return "have", {"card": KIND_NAMES[card], "count": number}
    if action < SAY_ASK:
        return "will", {"plan": PLANS[action - SAY_WILL]}
    if action < SAY_NO:
        other, request = divmod(action - SAY_ASK, 12)
        if request < len(REQUESTS):
            return "ask", {**partner(other), "request": REQUESTS[request]}
        return "ask-shoot", {**partner(other), "victim": COLOURS[request - len(REQUESTS)]}
    return "answer", {"answer": yes(action - SAY_NO)}


def reason(code: int, s: Board, seat: int, action: int) -> Reason:
    """A reason code in words, with what the action was about."""
    key, clause = REASONS[code]
    return Reason(f"panic-station-reason-{key}", about(s, action), code, clause)


def about(s: Board, action: int) -> Arguments:
    """The card that an action names, and the numbers that reasons speak of."""
    args: Arguments = {"card": "none", "gas": s.options[OPTION_GAS_NEEDED], "hand": min_hand(s) + 1, "points": s.ap}
    if LAY_OUT <= action < THROW:
        args["card"] = KIND_NAMES[LAID_KIND[action - LAY_OUT]]
    elif GIVE <= action < ARMOUR:
        args["card"] = KIND_NAMES[action - GIVE]
    return args
