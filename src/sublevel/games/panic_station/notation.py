"""Actions as text and back (section 4), and the log of a match."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from sublevel.engine.actions import Ply
from sublevel.engine.errors import Illegal, Malformed, quoted
from sublevel.engine.match import event_rows
from sublevel.games.panic_station import state, words
from sublevel.games.panic_station.board import card_at, cell_x, cell_y, edge
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
    room_index,
    room_name,
)
from sublevel.games.panic_station.reasons import NO_OPENING, NO_SUCH_TARGET, NOT_HIT, OUT_OF_REACH
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
    DX,
    DY,
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
    NO_CARD,
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
    TERMINAL_NEXT,
    THERMO_SCAN,
    THROW,
    USE_BOOST,
    WALL,
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

WHO: Final = r"([RBGYWP][TA])"
PLAYER: Final = r"([RBGYWP])"
ROOM: Final = r"(-?\d+),(-?\d+)([ia]?)"
PLACE: Final = r"(-?\d+),(-?\d+)([urdl])"
TARGET: Final = r"([RBGYWP][TA]|p:-?\d+,-?\d+[ia]?:[gb])"
MODE: Final = r"(?:std|scope|heavy|heavy\+scope|sniper)"
EXAMPLES: Final = "lay 1,0d, mv RA E, find RA +B, eq AMMO, shoot RA std BT, term RA scan, swap B, give GAS, arm 1, end"


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


# Reading.


def read_action(s: Board, seat: int, text: str) -> int:
    """The action of a text. Raises Malformed, or Illegal where it names what no action does."""
    text = " ".join(text.split())
    for action, sign in FIXED.items():
        if text == sign:
            return action
    verb, _, rest = text.partition(" ")
    if verb in READERS:
        action = READERS[verb](s, seat, rest)
        if action >= 0:
            return action
    raise Malformed(f"{quoted(text)} is no action; actions look like {EXAMPLES}")


def own(seat: int, name: str) -> int:
    """0 for the own trooper, 1 for the own android. Raises Malformed for somebody else's."""
    if name[0] != COLOURS[seat]:
        raise Malformed(f"{quoted(name)} is not yours: your characters are {who(seat, 0)} and {who(seat, 1)}")
    return "TA".index(name[1])


def read_walk(s: Board, seat: int, rest: str, first: int) -> int:
    """A move or a free run."""
    found = re.fullmatch(rf"{WHO} ([NESW])", rest)
    return first + 4 * own(seat, found[1]) + SIDES.index(found[2]) if found else -1


def read_find(s: Board, seat: int, rest: str) -> int:
    """A search."""
    found = re.fullmatch(rf"{WHO}(?: \+{PLAYER})?( nv)?", rest)
    if not found:
        return -1
    partner = COLOURS.index(found[2]) if found[2] else NO_PARTNER
    return FIND + 14 * own(seat, found[1]) + 2 * partner + int(found[3] is not None)


def read_equip(s: Board, seat: int, rest: str) -> int:
    """Laying out."""
    return LAY_OUT + LAID_NAMES.index(rest) if rest in LAID_NAMES else -1


def read_grenade(s: Board, seat: int, rest: str) -> int:
    """A grenade."""
    found = re.fullmatch(rf"{WHO} ([NESW])", rest)
    return THROW + 4 * own(seat, found[1]) + SIDES.index(found[2]) if found else -1


def read_body_scan(s: Board, seat: int, rest: str) -> int:
    """A body scan."""
    found = re.fullmatch(rf"{WHO} {PLAYER}", rest)
    return BODY_SCAN + 6 * own(seat, found[1]) + COLOURS.index(found[2]) if found else -1


def read_heal(s: Board, seat: int, rest: str) -> int:
    """Healing."""
    found = re.fullmatch(WHO, rest)
    return HEAL + own(seat, found[1]) if found else -1


def read_terminal(s: Board, seat: int, rest: str) -> int:
    """The use of a terminal."""
    found = re.fullmatch(rf"{WHO} (open|scan|lay \?|lay {PLACE})", rest)
    if not found:
        return -1
    j = own(seat, found[1])
    if found[3] is not None:
        return TERMINAL_LAY + PLACES * j + read_place(s, seat, found[3], found[4], found[5])
    return (OPEN_DOORS, THERMO_SCAN, TERMINAL_NEXT)[("open", "scan", "lay ?").index(found[2])] + j


def read_lay(s: Board, seat: int, rest: str, first: int) -> int:
    """Laying a room card."""
    found = re.fullmatch(PLACE, rest)
    return first + read_place(s, seat, found[1], found[2], found[3]) if found else -1


def read_place(s: Board, seat: int, x: str, y: str, orientation: str) -> int:
    """The number of a place; Illegal for a cell beside which no card lies (PS-ID-1)."""
    best = -1
    for direction in range(4):
        card = card_at(s, int(x) - DX[direction], int(y) - DY[direction])
        if card == NO_CARD:
            continue
        place = 16 * card + 4 * direction + ORIENTATIONS.index(orientation)
        opens = edge(card, s.turned[card], direction) != WALL
        rank = (not opens, card)
        if best < 0 or rank < (edge(best >> 4, s.turned[best >> 4], best >> 2 & 3) == WALL, best >> 4):
            best = place
    if best < 0:
        raise Illegal(words.reason(NO_OPENING, s, seat, -1))
    return best


def read_swap(s: Board, seat: int, rest: str) -> int:
    """An exchange."""
    return SWAP + COLOURS.index(rest) if len(rest) == 1 and rest in COLOURS else -1


def read_gift(s: Board, seat: int, rest: str) -> int:
    """A gift."""
    return GIVE + KIND_NAMES.index(rest) if rest in KIND_NAMES[:-1] else -1


def read_armour(s: Board, seat: int, rest: str) -> int:
    """Armour."""
    if found := re.fullmatch(r"T([0-7])A([0-7])", rest):
        return ARMOUR + 8 * int(found[1]) + int(found[2])
    if not re.fullmatch(r"[0-7]", rest):
        return -1
    if hit_together(s, seat):
        return ARMOUR + 9 * int(rest)
    if s.damage[2 * seat] == 0 and s.damage[2 * seat + 1] == 0:
        raise Illegal(words.reason(NOT_HIT, s, seat, -1))
    return ARMOUR + (8 if s.damage[2 * seat] > 0 else 1) * int(rest)


def read_room(s: Board, x: str, y: str, part: str) -> int:
    """A room by its name. Raises Malformed if there is none."""
    room = room_index(s, int(x), int(y), part)
    if room == NOWHERE:
        raise Malformed(f"{quoted(f'{x},{y}{part}')} is no room; double cards have x,yi and x,ya, the others x,y")
    return room


def read_target(s: Board, seat: int, here: int, text: str) -> int:
    """A target, as it is seen from a room; Illegal if it is out of every view (section 4.1)."""
    if not text.startswith("p:"):
        return CHARACTER_NAMES.index(text)
    found = re.fullmatch(rf"p:{ROOM}:([gb])", text)
    assert found is not None  # the pattern of targets found it
    room = read_room(s, found[1], found[2], found[3])
    views = [view for view in range(9) if here != NOWHERE and room_in_view(s, here, view) == room]
    if not views:
        raise Illegal(words.reason(OUT_OF_REACH, s, seat, -1))
    return FIRST_PARASITE + 2 * views[0] + "gb".index(found[4])


def read_knife(s: Board, seat: int, rest: str) -> int:
    """An attack with the knife."""
    found = re.fullmatch(rf"{WHO} {TARGET}", rest)
    if not found:
        return -1
    j = own(seat, found[1])
    target = read_target(s, seat, s.room[2 * seat + j], found[2])
    if target >= FIRST_PARASITE + 2:
        raise Illegal(words.reason(NO_SUCH_TARGET, s, seat, -1))
    return STAB + 14 * j + target


def read_shot(s: Board, seat: int, rest: str) -> int:
    """A shot or two; the mode may be any (PS-SHOOT-10)."""
    found = re.fullmatch(rf"{WHO} {MODE} {TARGET}(?:&{TARGET})?", rest)
    if not found:
        return -1
    if own(seat, found[1]) != ANDROID:
        raise Malformed(f"{quoted(found[1])} cannot shoot: only androids do, yours is {who(seat, ANDROID)}")
    here = s.room[2 * seat + ANDROID]
    first = read_target(s, seat, here, found[2])
    if found[3] is None:
        return SHOOT + first
    second = read_target(s, seat, here, found[3])
    if first > second and second < FIRST_PARASITE:
        first, second = second, first
    return SHOOT_TWICE + TARGETS * first + second


def read_aid(s: Board, seat: int, rest: str) -> int:
    """First aid; who uses it makes no difference (PS-ID-1)."""
    found = re.fullmatch(rf"{WHO} {WHO}\+([12])(?:,{WHO}\+1)?", rest)
    if not found or (found[4] is not None and found[3] != "1"):
        return -1
    own(seat, found[1])
    first = CHARACTER_NAMES.index(found[2])
    if found[4] is None:
        return AID_ONE + first
    second = CHARACTER_NAMES.index(found[4])
    low, high = sorted((first, second))
    return AID_TWO + high * (high - 1) // 2 + low if low < high else -1


def read_relocation(s: Board, seat: int, rest: str) -> int:
    """Relocating a parasite."""
    found = re.fullmatch(rf"{ROOM}:([gb])", rest)
    return RELOCATE + 2 * read_room(s, found[1], found[2], found[3]) + "gb".index(found[4]) if found else -1


def read_signal(s: Board, seat: int, rest: str) -> int:
    """The parasite signal."""
    found = re.fullmatch(rf"{ROOM}>{ROOM}", rest)
    if not found:
        return -1
    return SEND + ROOMS * read_room(s, found[1], found[2], found[3]) + read_room(s, found[4], found[5], found[6])


def read_claim(s: Board, seat: int, rest: str) -> int:
    """A claim."""
    return CLAIMS.get(rest, -1)


READERS: Final = {
    "mv": lambda s, seat, rest: read_walk(s, seat, rest, MOVE),
    "run": lambda s, seat, rest: read_walk(s, seat, rest, RUN_ON),
    "find": read_find,
    "eq": read_equip,
    "nade": read_grenade,
    "bscan": read_body_scan,
    "heal": read_heal,
    "term": read_terminal,
    "lay": lambda s, seat, rest: read_lay(s, seat, rest, LAY),
    "put": lambda s, seat, rest: read_lay(s, seat, rest, PUT),
    "swap": read_swap,
    "give": read_gift,
    "arm": read_armour,
    "knife": read_knife,
    "shoot": read_shot,
    "aid": read_aid,
    "reloc": read_relocation,
    "signal": read_signal,
    "say": read_claim,
}


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
        rules.step(s, ply.seat, ply.action)
        lines.append(f"{COLOURS[ply.seat]}: {ply.text}")
        lines.extend(chance for row in event_rows(s) if (chance := chance_of(row)))
    return lines
