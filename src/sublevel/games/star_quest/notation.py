"""Actions as text and back (section 4.2), and the log of a match."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from sublevel.engine.actions import Ply
from sublevel.engine.core import Rules
from sublevel.engine.errors import Illegal, Malformed, quoted
from sublevel.engine.match import event_rows, repeat
from sublevel.games.star_quest import refusals, words
from sublevel.games.star_quest.aiming import has_power
from sublevel.games.star_quest.figures import player_of, seat_of
from sublevel.games.star_quest.names import (
    ACTOR_NAMES,
    ACTOR_NUMBERS,
    CARD_NAMES,
    DIRECTIONS,
    FIGURE_NAMES,
    HEAVY,
    KINDS,
    KITS,
    ORDER_SLOTS,
    PAIRS,
    PLAYERS,
    SQUARE_NUMBERS,
    WEAPON_SETS,
    actor_name,
    card_of,
    door_name,
    square_name,
)
from sublevel.games.star_quest.reasons import reason
from sublevel.games.star_quest.state import (
    ASK_CLONE,
    EVENT,
    MATCH_ENDED,
    REVEALED,
    ROLLED,
    TURN_BEGAN,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    AGAIN,
    ALLOW,
    ARM,
    AT,
    AXE,
    BOOBY_TRAP,
    CALL_OF_CHAOS,
    CARD,
    CARDS,
    CHAOS,
    CHIP,
    CLOSE,
    CLOSE_GRENADE,
    DETONATE,
    DONE,
    DOORS,
    DREADNOUGHT,
    EMPTY_CELL,
    END,
    EV_BOARD,
    EV_CARD,
    EV_DOOR,
    EV_FIGURE,
    EV_SQUAD,
    EV_TAKE,
    FIRE,
    FIRE_BLACK_HOLE,
    FIRE_HOLO,
    FIRE_NULL_TIME,
    FIRST_BLIP,
    GIVE_ORDER,
    GRIDLING,
    HIT,
    HIT_POINTS,
    INSPECT,
    KEEP,
    KIND_OF,
    KIT,
    LOSE,
    MASTER_CONTROL,
    MOST_RESERVE,
    NOWHERE,
    OPEN,
    ORDER_HEAVY,
    ORK,
    PASS,
    PICK,
    PLACE_DREAD,
    PLAY_DAZZLE,
    PLAY_MEDI_KIT,
    POWER_LASER,
    REDEPLOY,
    REDEPLOYMENT,
    REROLL,
    SCAN,
    SCAN_DONE,
    SELECT,
    SIDE,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
    STEP,
    STOP,
    TAKE,
    TINKERER,
    TRANSPOSER,
    USE,
    WEAPONS,
)

FIXED: Final = {
    END: "end",
    STOP: "stop",
    KEEP: "keep",
    SCAN_DONE: "scandone",
    PLAY_MEDI_KIT: "play MK",
    PLAY_DAZZLE: "play DZ",
}
OF_ACTOR: Final = {DONE: "done", USE: "use", TAKE: "take", FIRE_NULL_TIME: "fire N", DETONATE: "detonate"}
EVENT_VERBS: Final = {BOOBY_TRAP: "trap", CALL_OF_CHAOS: "call", EMPTY_CELL: "empty", TRANSPOSER: "swap"}
VERBS: Final = ("shoot", "trap", "call", "empty", "swap")
SINGLE_LETTERS: Final = "LMPF"
EXAMPLES: Final = (
    "R1, R1 ne, R1 open e4S, R2 fire L O3, R0 close A2, R1 done, order oDT, scan O, at k7, chip G e1 or end"
)


# Writing.


def write_action(s: Hulk, seat: int, action: int) -> str:
    """An action in notation."""
    if action < STEP:
        return write_short(s, action)
    for first, write in WRITERS:
        if action >= first:
            return write(s, seat, action - first)
    return NO_TEXT


def write_short(s: Hulk, action: int) -> str:
    """An action that names nothing, or only a die."""
    if action >= REROLL:
        return f"reroll {action - REROLL + 1}"
    if action in OF_ACTOR:
        return f"{actor_name(s.actor)} {OF_ACTOR[action]}"
    if action == PASS:
        return "ev done" if s.event in (MASTER_CONTROL, REDEPLOYMENT) else "ev pass"
    return FIXED[action]


def fire_letter(s: Hulk) -> str:
    """The letter of the weapon with which the actor fires at one figure: L, M, P, or F of a Robotling."""
    if s.actor < 0 or s.actor >= SQUAD_FIGURES:
        return "F"
    weapon = s.weapon[s.actor]
    return "M" if weapon == AXE else "P" if weapon == POWER_LASER else "L"


def write_ray(s: Hulk, code: int) -> str:
    """A Black-Hole Blaster, of a Dreadnought with its own square, or an Ork's (SQ-HVY-5, SQ-HVY-7, SQ-EV-19)."""
    q, direction = divmod(code, 8)
    if s.actor == DREADNOUGHT:
        own = s.square[DREADNOUGHT] + q % 2 + SIDE * (q // 2)
        return f"{actor_name(s.actor)} fire B {square_name(own)} {DIRECTIONS[direction]}"
    if s.actor >= 0 and has_power(s, TINKERER, ORK):
        return f"{actor_name(s.actor)} tinker {DIRECTIONS[direction]}"
    return f"{actor_name(s.actor)} fire B {DIRECTIONS[direction]}"


def write_blast(s: Hulk, square: int) -> str:
    """A Holo Launcher, or a Gridling's grenade (SQ-HVY-4, SQ-EV-12)."""
    bomb = SQUAD_FIGURES <= s.actor < FIRST_BLIP and KIND_OF[s.actor] == GRIDLING
    return f"{actor_name(s.actor)} {'bomb' if bomb else 'fire H'} {square_name(square)}"


def write_at(s: Hulk, square: int) -> str:
    """Where a blip or a Clone goes."""
    clone = s.phase == EVENT and s.event_step == ASK_CLONE
    return f"ev clone {square_name(square)}" if clone else f"at {square_name(square)}"


def write_chip(s: Hulk, code: int) -> str:
    """A reinforcement chip and the reserve square."""
    kind, place = divmod(code, MOST_RESERVE)
    square = s.reserve[place]
    return f"chip {KINDS[kind]} {square_name(square) if square < SQUARES else place + 1}"


def write_hit(code: int) -> str:
    """Points of a Null-Time Cannon for a figure."""
    figure, points = divmod(code, HIT_POINTS)
    return f"hit {FIGURE_NAMES[figure]} {points + 1}"


def write_permission(s: Hulk, seat: int, other: int) -> str:
    """The turning of a switch, named by what it is set to."""
    allowed = s.allows[4 * player_of(s, seat) + other]
    return f"allow {PLAYERS[other]} {'off' if allowed else 'on'}"


def write_order(s: Hulk, seat: int, slot: int) -> str:
    """An order card of the seat's squad."""
    return f"order {order_name(s, seat, slot)}"


def order_name(s: Hulk, seat: int, slot: int) -> str:
    """The order card in a slot of the seat's squad; Chaos has none."""
    player = player_of(s, seat)
    return ORDER_SLOTS[player][slot] if player < CHAOS else f"o{slot + 1}"


def equipment_name(s: Hulk, seat: int, card: int) -> str:
    """The equipment card of the seat's squad; Chaos has none."""
    player = player_of(s, seat)
    return CARD_NAMES[player][card] if player < CHAOS else f"c{card}"


def of_actor(s: Hulk, rest: str) -> str:
    """What the actor does."""
    return f"{actor_name(s.actor)} {rest}"


def write_kind(s: Hulk, kind: int) -> str:
    """The kind of a blip that is put somewhere."""
    return f"{'ev redeploy' if s.phase == EVENT else 'scan'} {KINDS[kind]}"


def write_trooper(s: Hulk, seat: int, n: int) -> str:
    """The order that names a Trooper."""
    player = player_of(s, seat)
    return f"order oHW {FIGURE_NAMES[SQUAD * player + n + 1] if player < CHAOS else n + 1}"


NO_TEXT: Final = "?"

# From the last ids to the first: where they begin, and how one is written.
WRITERS: Final[tuple[tuple[int, Callable[[Hulk, int, int], str]], ...]] = (
    (PICK, lambda s, seat, n: f"pick {order_name(s, seat, n)}"),
    (CARD, lambda s, seat, n: f"card {equipment_name(s, seat, n)}"),
    (WEAPONS, lambda s, seat, n: f"weapons {WEAPON_SETS[n]}"),
    (KIT, lambda s, seat, n: f"kit {KITS[n]}"),
    (INSPECT, lambda s, seat, n: f"inspect b{n + 1}"),
    (ALLOW, write_permission),
    (ORDER_HEAVY, write_trooper),
    (GIVE_ORDER, write_order),
    (EV_CARD, lambda s, seat, n: f"ev card {PLAYERS[n // CARDS]} {card_of(n)}"),
    (EV_TAKE, lambda s, seat, n: f"ev take {order_name(s, seat, n)}"),
    (EV_BOARD, lambda s, seat, n: f"ev board {n + 1}"),
    (EV_DOOR, lambda s, seat, n: f"ev {'close' if s.door_open[n] else 'open'} {door_name(s, n)}"),
    (EV_FIGURE, lambda s, seat, n: f"ev {EVENT_VERBS.get(s.event, 'shoot')} {FIGURE_NAMES[n]}"),
    (EV_SQUAD, lambda s, seat, n: f"ev squad {PLAYERS[n]}"),
    (CHIP, lambda s, seat, n: write_chip(s, n)),
    (LOSE, lambda s, seat, n: f"lose {HEAVY[n]}"),
    (ARM, lambda s, seat, n: f"arm {PAIRS[n]}"),
    (PLACE_DREAD, lambda s, seat, n: f"dread {square_name(n)}"),
    (AT, lambda s, seat, n: write_at(s, n)),
    (REDEPLOY, lambda s, seat, n: f"ev redeploy b{n + 1}"),
    (SCAN, lambda s, seat, n: write_kind(s, n)),
    (HIT, lambda s, seat, n: write_hit(n)),
    (AGAIN, lambda s, seat, n: f"ev again {FIGURE_NAMES[SQUAD_FIGURES + n]}"),
    (SELECT, lambda s, seat, n: ACTOR_NAMES[n]),
    (FIRE_HOLO, lambda s, seat, n: write_blast(s, n)),
    (FIRE_BLACK_HOLE, lambda s, seat, n: write_ray(s, n)),
    (CLOSE_GRENADE, lambda s, seat, n: of_actor(s, f"close {FIGURE_NAMES[n]} +TG")),
    (CLOSE, lambda s, seat, n: of_actor(s, f"close {FIGURE_NAMES[n]}")),
    (FIRE, lambda s, seat, n: of_actor(s, f"fire {fire_letter(s)} {FIGURE_NAMES[n]}")),
    (OPEN, lambda s, seat, n: of_actor(s, f"open {door_name(s, n)}")),
    (STEP, lambda s, seat, n: of_actor(s, DIRECTIONS[n])),
)


# Reading.

DICE: Final = re.compile(r"\s*\{[0-9,. ]*\}(?:/\{[0-9,. ]*\})?\s*$")


def read_action(s: Hulk, seat: int, text: str) -> int:
    """The action of a text. Raises Malformed, or Illegal where it names a figure that cannot act now."""
    line = DICE.sub("", text.strip())
    player, colon, rest = line.partition(":")
    if colon and player in PLAYERS:
        if PLAYERS.index(player) != player_of(s, seat):
            raise Malformed(f"{quoted(text)}: this seat is {PLAYERS[player_of(s, seat)]}, not {player}")
        line = rest
    parts = line.split()
    for action, sign in FIXED.items():
        if parts == sign.split():
            return action
    if not parts:
        raise malformed(text)
    read = READERS.get(parts[0])
    found = read(s, seat, parts[1:]) if read else read_of_actor(s, seat, parts)
    if found is None:
        raise malformed(text)
    return found


def malformed(text: str) -> Malformed:
    """What to say about a text that is no action."""
    return Malformed(f"{quoted(text)} is no action; actions look like {EXAMPLES}")


def index_in(names: Sequence[str], parts: Sequence[str], first: int) -> int | None:
    """The action for a single name: the first id, plus its place among the names."""
    return first + names.index(parts[0]) if len(parts) == 1 and parts[0] in tuple(names) else None


def read_square(parts: Sequence[str], first: int) -> int | None:
    """The action for a single square of the hulk."""
    square = SQUARE_NUMBERS.get(parts[0], SQUARES) if len(parts) == 1 else SQUARES
    return first + square if square < SQUARES else None


def read_blip(parts: Sequence[str], first: int) -> int | None:
    """The action for a single blip."""
    actor = ACTOR_NUMBERS.get(parts[0], 0) if len(parts) == 1 else 0
    return first + actor - FIRST_BLIP if actor >= FIRST_BLIP else None


def read_figure(parts: Sequence[str], first: int) -> int | None:
    """The action for a single figure."""
    actor = ACTOR_NUMBERS.get(parts[0], FIRST_BLIP) if len(parts) == 1 else FIRST_BLIP
    return first + actor if actor < FIRST_BLIP else None


def read_target(s: Hulk, seat: int, parts: Sequence[str], first: int) -> int | None:
    """The attack on a single figure; what is only a blip cannot be aimed at (SQ-FIRE-1)."""
    blip = read_blip(parts, SELECT + FIRST_BLIP)
    if blip is not None:
        raise Illegal(words.reason(refusals.A_BLIP, s, seat, blip))
    return read_figure(parts, first)


def read_hit(parts: Sequence[str]) -> int | None:
    """`hit O1 2`."""
    if len(parts) != 2 or parts[0] not in FIGURE_NAMES or parts[1] not in ("1", "2", "3", "4", "5", "6"):
        return None
    return HIT + HIT_POINTS * FIGURE_NAMES.index(parts[0]) + int(parts[1]) - 1


def read_chip(s: Hulk, parts: Sequence[str]) -> int | None:
    """`chip G e1`: the square must be a reserve square, since only those have a number (SQ-CHIP-3)."""
    if len(parts) != 2 or parts[0] not in tuple(KINDS[:-1]) or SQUARE_NUMBERS.get(parts[1], SQUARES) >= SQUARES:
        return None
    square = SQUARE_NUMBERS[parts[1]]
    places = [i for i in range(MOST_RESERVE) if s.reserve[i] == square]
    if not places:
        raise Illegal(words.reason(refusals.NO_RESERVE, s, seat_of(s, CHAOS), -1))
    return CHIP + MOST_RESERVE * KINDS.index(parts[0]) + places[0]


def read_order(s: Hulk, seat: int, parts: Sequence[str]) -> int | None:
    """`order oDT`, `order oHW Y3`."""
    player = player_of(s, seat)
    if not parts:
        return None
    check_own(s, seat, parts[0], ORDER_SLOTS)
    if len(parts) == 2 and parts[0] == "oHW" and parts[1] in FIGURE_NAMES[SQUAD * player + 1 : SQUAD * player + SQUAD]:
        return ORDER_HEAVY + FIGURE_NAMES.index(parts[1]) - SQUAD * player - 1
    return index_in(ORDER_SLOTS[player], parts, GIVE_ORDER)


def read_own(s: Hulk, seat: int, parts: Sequence[str], names: Sequence[Sequence[str]], first: int) -> int | None:
    """A card of the seat's own squad."""
    if len(parts) == 1:
        check_own(s, seat, parts[0], names)
    player = player_of(s, seat)
    return None if player == CHAOS else index_in(names[player], parts, first)


def check_own(s: Hulk, seat: int, card: str, names: Sequence[Sequence[str]]) -> None:
    """Raise Illegal for a card that only other squads own (SQ-DATA-5)."""
    player = player_of(s, seat)
    if (player == CHAOS or card not in names[player]) and any(card in of_squad for of_squad in names):
        raise foreign_card(s, seat, player, card)


def foreign_card(s: Hulk, seat: int, player: int, card: str) -> Illegal:
    """What to say about a card that is not among those of a player."""
    found = words.reason(refusals.CARD_OF_OTHERS, s, seat, -1)
    return Illegal(replace(found, args={**found.args, "card": card.partition(":")[0], "player": PLAYERS[player]}))


def read_weapons(s: Hulk, seat: int, parts: Sequence[str]) -> int | None:
    """`weapons LLNB`: four letters in the order of the glossary (SQ-SETUP-8)."""
    letters = parts[0] if len(parts) == 1 else ""
    if letters not in WEAPON_SETS and len(letters) == SQUAD - 1 and set(letters) <= {"L", *HEAVY}:
        raise Illegal(words.reason(refusals.NO_SUCH_SET, s, seat, -1))
    return index_in(WEAPON_SETS, parts, WEAPONS)


def read_permission(s: Hulk, seat: int, parts: Sequence[str]) -> int | None:
    """`allow YEL off`: a switch that is set so already cannot be turned (SQ-MOVE-8)."""
    if len(parts) != 2 or parts[0] not in PLAYERS or parts[1] not in ("on", "off"):
        return None
    other = PLAYERS.index(parts[0])
    if s.allows[4 * player_of(s, seat) + other] == (parts[1] == "on"):
        raise Illegal(words.reason(refusals.SET_SO_ALREADY, s, seat, ALLOW + other))
    return ALLOW + other


def read_event(s: Hulk, seat: int, parts: Sequence[str]) -> int | None:
    """A decision of an event card: `ev squad RED`, `ev open e4S` ..."""
    if list(parts) in (["pass"], ["done"]):
        return PASS
    if not parts:
        return None
    word, rest = parts[0], parts[1:]
    if word in VERBS:
        return read_figure(rest, EV_FIGURE)
    match word:
        case "squad":
            return index_in(PLAYERS[:CHAOS], rest, EV_SQUAD)
        case "again":
            found = read_figure(rest, 0)
            return AGAIN + found - SQUAD_FIGURES if found is not None and found >= SQUAD_FIGURES else None
        case "clone":
            return read_square(rest, AT)
        case "redeploy":
            blip = read_blip(rest, REDEPLOY)
            return index_in(KINDS[:-1], rest, SCAN) if blip is None else blip
        case "open" | "close":
            return read_event_door(s, seat, word, rest)
        case "board":
            return index_in("1234", rest, EV_BOARD)
        case "take":
            return read_own(s, seat, rest, ORDER_SLOTS, EV_TAKE)
        case "card":
            if len(rest) == 2 and rest[0] in PLAYERS[:CHAOS]:
                colour = PLAYERS.index(rest[0])
                if rest[1] not in CARD_NAMES[colour] and any(rest[1] in cards for cards in CARD_NAMES):
                    raise foreign_card(s, seat, colour, rest[1])
                return index_in(CARD_NAMES[colour], rest[1:], EV_CARD + CARDS * colour)
    return None


def read_event_door(s: Hulk, seat: int, word: str, parts: Sequence[str]) -> int | None:
    """`ev open e4S`, `ev close e4S`: whichever the door is not (SQ-EV-14)."""
    action = index_in([door_name(s, door) for door in range(DOORS)], parts, EV_DOOR)
    if action is not None and s.door_open[action - EV_DOOR] == (word == "open"):
        raise Illegal(words.reason(refusals.DOOR_IS_SO_ALREADY, s, seat, action))
    return action


READERS: Final[dict[str, Callable[[Hulk, int, Sequence[str]], int | None]]] = {
    "reroll": lambda s, seat, parts: index_in("123456", parts, REROLL),
    "hit": lambda s, seat, parts: read_hit(parts),
    "scan": lambda s, seat, parts: index_in(KINDS[:-1], parts, SCAN),
    "at": lambda s, seat, parts: read_square(parts, AT),
    "dread": lambda s, seat, parts: read_square(parts, PLACE_DREAD),
    "arm": lambda s, seat, parts: index_in(PAIRS, parts, ARM),
    "lose": lambda s, seat, parts: index_in(HEAVY, parts, LOSE),
    "chip": lambda s, seat, parts: read_chip(s, parts),
    "order": read_order,
    "allow": read_permission,
    "inspect": lambda s, seat, parts: read_blip(parts, INSPECT),
    "kit": lambda s, seat, parts: index_in(KITS, parts, KIT),
    "weapons": read_weapons,
    "card": lambda s, seat, parts: read_own(s, seat, parts, CARD_NAMES, CARD),
    "pick": lambda s, seat, parts: read_own(s, seat, parts, ORDER_SLOTS, PICK),
    "ev": read_event,
}


def read_of_actor(s: Hulk, seat: int, parts: Sequence[str]) -> int | None:
    """What a figure or blip does: its name alone selects it, else its activation is the open one (SQ-ACT-6)."""
    if parts[0] not in ACTOR_NUMBERS:
        return None
    actor = ACTOR_NUMBERS[parts[0]]
    if len(parts) == 1:
        return SELECT + actor
    action = read_deed(s, seat, actor, parts[1:])
    if action is not None and actor != s.actor:
        code = reason(s, seat, SELECT + actor) or refusals.SELECT_IT_FIRST
        raise Illegal(words.reason(code, s, seat, SELECT + actor))
    return action


def read_deed(s: Hulk, seat: int, actor: int, parts: Sequence[str]) -> int | None:
    """What comes behind the name of a figure."""
    for action, sign in OF_ACTOR.items():
        if list(parts) == sign.split():
            return action
    word, rest = parts[0], parts[1:]
    match word:
        case "open":
            return index_in([door_name(s, door) for door in range(DOORS)], rest, OPEN)
        case "fire":
            return read_fire(s, seat, actor, rest)
        case "bomb":
            return read_square(rest, FIRE_HOLO)
        case "tinker":
            return index_in(DIRECTIONS, rest, FIRE_BLACK_HOLE)
        case "close":
            grenade = rest[-1:] == ["+TG"]
            return read_target(s, seat, rest[:-1] if grenade else rest, CLOSE_GRENADE if grenade else CLOSE)
    return index_in(DIRECTIONS, parts, STEP)


def read_fire(s: Hulk, seat: int, actor: int, parts: Sequence[str]) -> int | None:
    """`fire L O3`, `fire H f7`, `fire B ne`, `fire B g6 w`."""
    if len(parts) < 2:
        return None
    letter, rest = parts[0], parts[1:]
    if letter in tuple(SINGLE_LETTERS):
        return read_target(s, seat, rest, FIRE)
    if letter == "H":
        return read_square(rest, FIRE_HOLO)
    if letter != "B":
        return None
    if len(rest) == 1:
        return index_in(DIRECTIONS, rest, FIRE_BLACK_HOLE)
    block = s.square[DREADNOUGHT]
    own = SQUARE_NUMBERS.get(rest[0], NOWHERE) - block
    if actor != DREADNOUGHT or len(rest) != 2 or own not in (0, 1, SIDE, SIDE + 1) or block >= SQUARES:
        return None
    return index_in(DIRECTIONS, rest[1:], FIRE_BLACK_HOLE + 8 * (own % SIDE + 2 * (own // SIDE)))


def unfold(s: Hulk, text: str) -> list[str]:
    """A line that stands for several actions, as these; a single action stays as it is (section 4.2)."""
    parts = DICE.sub("", text.strip()).split()
    if parts[:1] == ["loadout"] and len(parts) == 5:
        cards = [f"card {card}" for card in parts[3].split(",")]
        picks = [f"pick {order}" for order in parts[4].split(",")]
        return [f"kit {parts[1]}", f"weapons {parts[2]}", *cards, *picks]
    if parts[:1] == ["scan"] and len(parts) == 3:
        return [f"scan {parts[1]}", f"at {parts[2]}"]
    if parts[:1] == ["dread"] and len(parts) == 3:
        return [f"dread {parts[1]}", f"arm {parts[2]}"]
    if parts[:2] == ["ev", "swap"] and len(parts) == 4:
        return [f"ev swap {parts[2]}", f"ev swap {parts[3]}"]
    if parts[:2] == ["ev", "redeploy"] and len(parts) == 4:
        return [f"ev redeploy {parts[2]}", f"at {parts[3]}"]
    if parts[0] in ACTOR_NUMBERS and len(parts) > 1 and s.actor < 0:
        return [parts[0], text.strip()]
    return [text.strip()]


# What others hear.


def told(ply: Ply, viewer: int) -> str | None:
    """An action as a player may hear it who did not make it: kinds of blips and loadouts stay secret (SQ-VIEW-1, 4)."""
    if viewer == ply.seat:
        return ply.text
    if SCAN <= ply.action < REDEPLOY or ply.action >= KIT:
        return None
    if AT <= ply.action < PLACE_DREAD and ply.text.startswith("at "):
        return f"scan ? {ply.text[3:]}"
    return ply.text


# The log.


def write_log(start: Hulk, plies: Sequence[Ply], rules: Rules) -> list[str]:
    """The log: a line for each turn, then one for each activation; dice in braces behind the action."""
    s = Hulk()
    s.take(start)
    s.recording = 1
    lines = ["set-up"]
    fresh = True
    for ply in plies:
        open_before = s.actor
        repeat(rules, s, ply)
        text = ply.text + rolls(s)
        if open_before < 0 or fresh:
            lines.append(f"  {PLAYERS[player_of(s, ply.seat)]}: {text}")
        else:
            lines[-1] += f", {text}"
        fresh = False
        for code, _, a, b, _, d in event_rows(s):
            if code == REVEALED:
                lines[-1] += f" [{ACTOR_NAMES[FIRST_BLIP + a]} {KINDS[b]}{'' if d < 0 else '=' + FIGURE_NAMES[d]}]"
            elif code == TURN_BEGAN:
                lines.append(f"{b} {PLAYERS[a]}")
                fresh = True
            elif code == MATCH_ENDED:
                lines.append(" ".join(f"{PLAYERS[player_of(s, seat)]} {s.score[seat]}" for seat in seats(s)))
    return lines


def seats(s: Hulk) -> range:
    """The seats of a match."""
    return range(seat_of(s, CHAOS) + 1)


def rolls(s: Hulk) -> str:
    """The dice that an action rolled, such as ` {3,1}`, or ` {1,0}/{2}` of attacker and defender."""
    found = [
        "{" + ",".join(str(faces >> 2 * i & 3) for i in range(count)) + "}"
        for code, _, _, count, _, faces in event_rows(s)
        if code == ROLLED
    ]
    return " " + "/".join(found) if found else ""
