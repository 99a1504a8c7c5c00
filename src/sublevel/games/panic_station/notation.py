"""Actions as text (section 4), and the log of a match; `reading` reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sublevel.engine.actions import Ply
from sublevel.engine.match import event_rows, repeat
from sublevel.games.panic_station import state
from sublevel.games.panic_station.board import cell_x, cell_y
from sublevel.games.panic_station.cards import laid_out
from sublevel.games.panic_station.combat import room_in_view, target_room
from sublevel.games.panic_station.damage import hit_together
from sublevel.games.panic_station.names import (
    CHARACTER_NAMES,
    COLOURS,
    KIND_NAMES,
    ORIENTATIONS,
    PLANS,
    REQUESTS,
    SIDES,
    room_name,
)
from sublevel.games.panic_station.rules import PanicStation
from sublevel.games.panic_station.state import Board
from sublevel.games.panic_station.tables import (
    AID_ONE,
    AID_TWO,
    ANDROID,
    ARMOUR,
    BODY_SCAN,
    BURN,
    CLAIM,
    CONCEDE,
    END,
    FIND,
    FIRST_PARASITE,
    FULL_LIFE,
    GIVE,
    HEAL,
    HEAL_BOTH,
    LAID_KIND,
    LAID_SCOPE,
    LAY,
    LAY_NEXT,
    LAY_OUT,
    MOVE,
    NO_PARTNER,
    NOWHERE,
    OPEN_DOORS,
    PLACES,
    PUT,
    RELOCATE,
    ROOMS,
    RUN_ON,
    SAY_ACCUSE,
    SAY_ASK,
    SAY_GAVE,
    SAY_GOT,
    SAY_HAVE,
    SAY_KNOW,
    SAY_NO,
    SAY_TRUST,
    SAY_WILL,
    SAY_YES,
    SEND,
    SHOOT,
    SHOOT_TWICE,
    STAB,
    SWAP,
    TARGETS,
    TEAM_NO,
    TEAM_YES,
    TERMINAL_LAY,
    THROW,
    USE_BOOST,
)

FIXED: Final = {
    END: "end",
    CONCEDE: "concede",
    BURN: "burn",
    USE_BOOST: "boost",
    HEAL_BOTH: "heal both",
    LAY_NEXT: "lay ?",
    TEAM_NO: "team no",
    TEAM_YES: "team yes",
    ARMOUR: "arm none",
    CLAIM: "say clean",
    SAY_NO: "say answer no",
    SAY_YES: "say answer yes",
}
CLAIMED: Final = KIND_NAMES[:15]  # the cards that claims speak of
LAID_NAMES: Final = tuple(KIND_NAMES[kind] for kind in LAID_KIND)


# Writing.


def write_action(s: Board, seat: int, action: int) -> str:
    """An action in notation."""
    if action in FIXED:
        return FIXED[action]
    if action < LAY_OUT:
        return write_walk_or_find(seat, action)
    if action < SWAP:
        return write_use(seat, action)
    if action < AID_ONE:
        return write_meeting(s, seat, action)
    if action < LAY:
        return write_item(s, seat, action)
    if action < CLAIM:
        return write_room(s, seat, action)
    return "say " + write_claim(action)


def who(seat: int, j: int) -> str:
    """An own character."""
    return CHARACTER_NAMES[2 * seat + j]


def write_walk_or_find(seat: int, action: int) -> str:
    """A move, a free run, a search."""
    if action < FIND:
        j, direction = divmod((action - MOVE) % 8, 4)
        return f"{'mv' if action < RUN_ON else 'run'} {who(seat, j)} {SIDES[direction]}"
    j, choice = divmod(action - FIND, 14)
    partner, night = divmod(choice, 2)
    text = f"find {who(seat, j)}"
    text += f" +{COLOURS[partner]}" if partner != NO_PARTNER else ""
    return text + (" nv" if night else "")


def write_use(seat: int, action: int) -> str:
    """Laying out, grenade, body scan, healing, terminal."""
    if action < THROW:
        return f"eq {LAID_NAMES[action - LAY_OUT]}"
    if action < BODY_SCAN:
        j, direction = divmod(action - THROW, 4)
        return f"nade {who(seat, j)} {SIDES[direction]}"
    if action < HEAL:
        j, target = divmod(action - BODY_SCAN, 6)
        return f"bscan {who(seat, j)} {COLOURS[target]}"
    if action < OPEN_DOORS:
        return f"heal {who(seat, action - HEAL)}"
    use, j = divmod(action - OPEN_DOORS, 2)
    return f"term {who(seat, j)} {('open', 'scan', 'lay ?')[use]}"


def write_meeting(s: Board, seat: int, action: int) -> str:
    """Exchange, armour, knife and gun."""
    if action < GIVE:
        return f"swap {COLOURS[action - SWAP]}"
    if action < ARMOUR:
        return f"give {KIND_NAMES[action - GIVE]}"
    if action < STAB:
        return write_armour(s, seat, *divmod(action - ARMOUR, 8))
    if action < SHOOT:
        j, target = divmod(action - STAB, 14)
        return f"knife {who(seat, j)} {write_target(s, s.room[2 * seat + j], target)}"
    targets = [action - SHOOT] if action < SHOOT_TWICE else list(divmod(action - SHOOT_TWICE, TARGETS))
    room = s.room[2 * seat + ANDROID]
    named = "&".join(write_target(s, room, target) for target in targets)
    return f"shoot {who(seat, ANDROID)} {write_mode(s, seat, targets)} {named}"


def write_armour(s: Board, seat: int, trooper: int, android: int) -> str:
    """Armour: one number, unless both are hit in two rooms (PS-DMG-3)."""
    both = s.damage[2 * seat] > 0 and s.damage[2 * seat + 1] > 0
    return f"arm T{trooper}A{android}" if both and not hit_together(s, seat) else f"arm {max(trooper, android)}"


def write_target(s: Board, room: int, target: int) -> str:
    """A character, or parasites of one colour in a room that is seen from another (section 4.1)."""
    if target < FIRST_PARASITE:
        return CHARACTER_NAMES[target]
    view, colour = divmod(target - FIRST_PARASITE, 2)
    there = room_in_view(s, room, view)
    return f"p:{'?' if there == NOWHERE else room_name(s, there)}:{'gb'[colour]}"


def write_mode(s: Board, seat: int, targets: Sequence[int]) -> str:
    """The first mode that reaches (PS-SHOOT-10)."""
    here = s.room[2 * seat + ANDROID]
    near = all(room_of(s, seat, target) == here for target in targets)
    if len(targets) == 2:
        return "heavy" if near else "heavy+scope"
    if near:
        return "std"
    beside = room_of(s, seat, targets[0]) in [s.beside[4 * here + direction] for direction in range(4)]
    return "scope" if beside and laid_out(s, seat, LAID_SCOPE) else "sniper"


def room_of(s: Board, seat: int, target: int) -> int:
    """Where a target is."""
    return s.room[target] if target < FIRST_PARASITE else target_room(s, target)


def write_item(s: Board, seat: int, action: int) -> str:
    """First aid, relocating, the signal."""
    if action < AID_TWO:
        return write_aid(s, seat, [action - AID_ONE])
    if action < RELOCATE:
        return write_aid(s, seat, pair_of(action - AID_TWO))
    if action < SEND:
        room, colour = divmod(action - RELOCATE, 2)
        return f"reloc {room_name(s, room)}:{'gb'[colour]}"
    start, to = divmod(action - SEND, ROOMS)
    return f"signal {room_name(s, start)}>{room_name(s, to)}"


def pair_of(number: int) -> list[int]:
    """The two characters of first aid (section 4.1)."""
    later = next(later for later in range(1, 12) if later * (later + 1) // 2 > number)
    return [number - later * (later - 1) // 2, later]


def write_aid(s: Board, seat: int, healed: Sequence[int]) -> str:
    """First aid names its user: the trooper if he stands there, else the android (PS-ID-1)."""
    user = who(seat, 0 if s.room[2 * seat] == s.room[healed[0]] else 1)
    points = 1 if len(healed) == 2 else min(2, FULL_LIFE - s.life[healed[0]])
    return f"aid {user} " + ",".join(f"{CHARACTER_NAMES[character]}+{points}" for character in healed)


def write_room(s: Board, seat: int, action: int) -> str:
    """Laying a room card."""
    if action < PUT:
        return f"lay {write_place(s, action - LAY)}"
    if action < TERMINAL_LAY:
        return f"put {write_place(s, action - PUT)}"
    j, place = divmod(action - TERMINAL_LAY, PLACES)
    return f"term {who(seat, j)} lay {write_place(s, place)}"


def write_place(s: Board, place: int) -> str:
    """A cell and an orientation."""
    return f"{cell_x(s, place)},{cell_y(s, place)}{ORIENTATIONS[place & 3]}"


def write_claim(action: int) -> str:
    """A claim (section 8.8), without `say`."""
    for first, last, word in (
        (SAY_ACCUSE, SAY_KNOW, "accuse"),
        (SAY_KNOW, SAY_TRUST, "know"),
        (SAY_TRUST, SAY_GAVE, "trust"),
    ):
        if first <= action < last:
            return f"{word} {COLOURS[action - first]}"
    if action in (CLAIM, SAY_NO, SAY_YES):
        return FIXED[action].removeprefix("say ")
    if action < SAY_GOT:
        seat, kind = divmod(action - SAY_GAVE, 15)
        return f"gave {COLOURS[seat]} {CLAIMED[kind]}"
    if action < SAY_HAVE:
        seat, kind = divmod(action - SAY_GOT, 16)
        return f"got {COLOURS[seat]} {(*CLAIMED, 'INF')[kind]}"
    if action < SAY_WILL:
        kind, number = divmod(action - SAY_HAVE, 6)
        return f"have {CLAIMED[kind]} {number}"
    if action < SAY_ASK:
        return f"will {PLANS[action - SAY_WILL]}"
    seat, request = divmod(action - SAY_ASK, 12)
    wish = REQUESTS[request] if request < len(REQUESTS) else f"shoot {COLOURS[request - len(REQUESTS)]}"
    return f"ask {COLOURS[seat]} {wish}"


# Every claim by its text (section 8.8).
CLAIMS: Final = {write_claim(action): action for action in range(CLAIM, SAY_YES + 1)}


def is_claim(text: str, players: int) -> bool:
    """Whether a text, without `say`, is a claim among so many players (PS-TALK-2)."""
    return text in CLAIMS and all(word not in COLOURS[players:] for word in text.split()[1:])


# What others hear, and the log.


def told(ply: Ply, viewer: int) -> str:
    """An action as a viewer may hear it: what others give or protect stays secret (section 4, PS-PEND-2)."""
    if ply.seat != viewer and ply.text.startswith(("give ", "arm ")):
        return ply.text.split(" ")[0] + " ?"
    return ply.text


def chance_of(row: Sequence[int]) -> str | None:
    """What chance did, as the log shows it; None for other events."""
    code, _, a, b, c, d = row
    match code:
        case state.ALERTED:
            return f"#d4={c}"
        case state.PARASITE_WALKED | state.STABBED:
            return f"#d4={d}"
        case state.CARD_SEEN:
            return f"#draw={KIND_NAMES[b]}"
        case state.ALERT_DRAWN:
            return "#draw=ALERT"
        case state.RESHUFFLED:
            return "#shuffle"
        case state.SCANNED:
            return f"#scan={a}r{b}b"
    return None


def write_log(start: Board, plies: Sequence[Ply]) -> list[str]:
    """The full log: a line for each decision, one for what chance did after it."""
    rules = PanicStation()
    s = Board()
    s.take(start)
    s.recording = 1
    lines = [f"#start={COLOURS[s.start]}"]
    for ply in plies:
        repeat(rules, s, ply)
        lines.append(f"{COLOURS[ply.seat]}: {ply.text}")
        lines.extend(chance for row in event_rows(s) if (chance := chance_of(row)))
    return lines
