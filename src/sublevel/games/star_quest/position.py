"""Positions as tables, both ways, with everything checked (section 4.4).

A written position names the fields of the state; what stands at its usual value is left out. Squares, figures, cards
and kinds are written by their names. Walls, who stands where, the objectives and the number of tokens follow from the
rest and from the mission, so they are not written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sublevel.engine.core import clear
from sublevel.engine.errors import BadPosition, quoted
from sublevel.engine.written import check_names
from sublevel.games.star_quest import rules
from sublevel.games.star_quest.events import who_decides
from sublevel.games.star_quest.figures import place, player_of, put, seat_of, side_of
from sublevel.games.star_quest.goals import score_of, wins
from sublevel.games.star_quest.hulk import bay_of, block_clear, build, in_play
from sublevel.games.star_quest.names import (
    ACTED,
    ACTOR_NAMES,
    BOARD_STATES,
    CARD_NAMES,
    EQUIPMENT_STATES,
    EVENT_NAMES,
    FIGURE_NAMES,
    KINDS,
    MARKS,
    ORDER_NAMES,
    ORDER_SLOTS,
    ORDER_STATES,
    PHASES,
    PLAYERS,
    SQUARE_NAMES,
    STATUSES,
    WEAPONS,
    door_name,
)
from sublevel.games.star_quest.setup import clear_goals, clear_hulk, clear_squads, clear_tokens, clear_turn
from sublevel.games.star_quest.state import (
    ABOARD,
    ABSENT,
    ALLOC,
    DOCKED,
    EVENT,
    LOADOUT,
    OPTION_BLIPS,
    OPTION_PLAYERS,
    OPTION_RESERVE,
    OVER,
    READY,
    REROLLING,
    SQUAD_ACT,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    BLIPS,
    BOARDS,
    CHAOS,
    COLOURS,
    COMMANDER_LIFE,
    DOORS,
    DREADNOUGHT,
    EVENT_CARDS,
    FIGURES,
    FIRST_BLIP,
    KIND_OF,
    LIFE_OF,
    MOST_REMOVALS,
    MOST_RESERVE,
    NOBODY,
    NOWHERE,
    SQUAD,
    SQUAD_FIGURES,
    SQUARES,
    TOKEN_KINDS,
    TOKENS_OF,
)


class Value(NamedTuple):
    """What one number of the state is: the numbers that have names, or a range."""

    names: Mapping[int, str]  # empty: the number itself is written
    least: int = 0
    most: int = 0

    def write(self, number: int) -> Any:
        """A number as it is written."""
        return self.names.get(number, number) if self.names else int(number)

    def read(self, where: str, value: object) -> int:
        """A number from what is written. Raises BadPosition."""
        if self.names:
            for number, name in self.names.items():
                if name == value:
                    return number
            known = list(self.names.values())
            some = ", ".join(known if len(known) <= 16 else [*known[:6], "...", known[-1]])
            raise BadPosition(f"{where}: {quoted(value)} is not one of {some}")
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise BadPosition(f"{where}: {quoted(value)} is not a whole number from {self.least} to {self.most}")
        return value


def named(names: Sequence[str], first: int = 0) -> Value:
    """A number that is written by its name."""
    return Value({first + i: name for i, name in enumerate(names)})


def number(most: int, least: int = 0) -> Value:
    """A number that is written as it is."""
    return Value({}, least, most)


SQUARE: Final = named(SQUARE_NAMES)
FIGURE: Final = named(FIGURE_NAMES)
ACTOR: Final = named(ACTOR_NAMES)
PLAYER: Final = named(PLAYERS)
COLOUR: Final = named(PLAYERS[:CHAOS])
KIND: Final = named(KINDS[:TOKEN_KINDS])
PHASE: Final = named(PHASES)
CARD: Final = named(EVENT_NAMES)
BOARD: Final = number(BOARDS - 1)
FLAG: Final = number(1)
BLIP_NAMES: Final = ACTOR_NAMES[FIRST_BLIP:]


class Single(NamedTuple):
    """A field that is one number."""

    value: Value
    usual: int = 0


class Row(NamedTuple):
    """A field that is a row of numbers, each with a name; entries at their usual value are left out."""

    keys: Sequence[str]
    value: Value
    usual: int = 0


class Marked(NamedTuple):
    """A field that is a row of yes and no: the names of those that are marked."""

    keys: Sequence[str]


def squads_with(names: Sequence[Sequence[str]]) -> list[str]:
    """Names of something that each squad has, such as `RED DZ`."""
    return [f"{PLAYERS[colour]} {name}" for colour in range(COLOURS) for name in names[colour]]


KIND_KEYS: Final = tuple(KINDS[:TOKEN_KINDS])
COLOUR_KEYS: Final = PLAYERS[:CHAOS]
PAIRS: Final = [f"{owner} {other}" for owner in PLAYERS for other in PLAYERS]

FIELDS: Final[dict[str, Single | Row | Marked]] = {
    "phase": Single(PHASE),
    "resume": Single(PHASE),
    "player": Single(PLAYER),
    "rounds": Single(number(90)),  # a deal has 29 at most; a written position may have more cards left than that allows
    "final": Single(FLAG),
    "square": Row(FIGURE_NAMES, SQUARE, NOWHERE),
    "lp": Row(FIGURE_NAMES, number(COMMANDER_LIFE)),
    "status": Row(FIGURE_NAMES[:SQUAD_FIGURES], named(STATUSES), ABSENT),
    "weapon": Row(FIGURE_NAMES[:SQUAD_FIGURES], named(WEAPONS)),
    "acted": Row(ACTOR_NAMES, named(ACTED)),
    "heavy": Row(("first", "second"), named(WEAPONS[:5])),
    "lasers": Row(COLOUR_KEYS, number(3)),
    "blips": Single(number(BLIPS)),
    "blip_square": Row(BLIP_NAMES, SQUARE, NOWHERE),
    "inspected": Marked(BLIP_NAMES),
    "table_blips": Row(KIND_KEYS, number(18)),
    "table_chips": Row(KIND_KEYS, number(14)),
    "token_blips": Row(squads_with([KIND_KEYS] * COLOURS), number(18)),
    "token_chips": Row(squads_with([KIND_KEYS] * COLOURS), number(14)),
    "board": Row(("1", "2", "3", "4"), named(BOARD_STATES)),
    "queue": Row(("1", "2", "3", "4"), BOARD),
    "queue_n": Single(number(BOARDS)),
    "equipment": Row(squads_with(CARD_NAMES), named(EQUIPMENT_STATES)),
    "orders": Row(squads_with(ORDER_SLOTS), named(ORDER_STATES)),
    "order": Single(named(ORDER_NAMES)),
    "order_trooper": Single(FIGURE, NOBODY),
    "inspects": Single(number(3)),
    "selected": Single(FLAG),
    "silenced": Marked(COLOUR_KEYS),
    "reporting": Marked(COLOUR_KEYS),
    "jammed": Marked(COLOUR_KEYS),
    "dazzling": Marked(COLOUR_KEYS),
    "loss": Row(COLOUR_KEYS, number(50)),
    "allows": Marked(PAIRS),
    "switched": Marked(PLAYERS),
    "loadout": Row(COLOUR_KEYS, number(READY)),
    "deck_at": Single(number(EVENT_CARDS)),
    "deck_n": Single(number(EVENT_CARDS)),
    "event": Single(CARD, NOBODY),
    "event_step": Single(number(10)),
    "event_squad": Single(COLOUR, NOBODY),
    "event_value": Single(number(600, -1)),
    "redeployed": Single(number(3)),
    "event_board": Single(BOARD, NOBODY),
    "moved_blips": Marked(BLIP_NAMES),
    "power": Single(FLAG),
    "actor": Single(ACTOR, NOBODY),
    "moves_left": Single(number(2)),
    "mp": Single(number(8)),
    "move": Single(number(2)),
    "steps": Single(number(16)),
    "shots": Single(number(3)),
    "combats": Single(number(2)),
    "used": Single(FLAG),
    "fired": Single(number(7)),
    "spent": Single(FLAG),
    "passing": Single(FLAG),
    "fallback": Single(SQUARE, NOWHERE),
    "attack": Single(number(11)),
    "attacker": Single(FIGURE, NOBODY),
    "target": Single(number(SQUARES - 1)),
    "origin": Single(SQUARE, NOWHERE),
    "grenade": Single(FLAG),
    "dice": Row([str(i) for i in range(1, 9)], number(3)),
    "dice_n": Single(number(8)),
    "reds": Single(number(8)),
    "rights": Single(number(3)),
    "points": Single(number(6, -1)),  # -1: not rolled yet
    "radar": Single(number(2)),
    "radar_actor": Single(ACTOR, NOBODY),
    "dread_from": Single(number(2)),
    "dread_square": Single(SQUARE, NOWHERE),
    "dread_blip": Single(ACTOR, NOBODY),
    "lose_due": Single(FLAG),
    "chips_played": Single(number(6)),
    "forced": Single(FLAG),
    "known": Single(FLAG),
    "mark": Row(MARKS, PLAYER, NOBODY),
    "goal_used": Row(MARKS, number(15)),
    "removed": Row(tuple(KINDS), number(100)),
    "removed_any": Row(tuple(KINDS), number(100)),
    "remover": Row([f"{kind} {n}" for kind in KINDS for n in range(1, MOST_REMOVALS + 1)], COLOUR, NOBODY),
    "cargo": Row(MARKS, SQUARE, NOWHERE),
    "carrier": Row(MARKS, FIGURE, NOBODY),
    "ended": Single(number(2)),
}

# What only Chaos knows, or nobody: a public position has counts, or nothing.
SECRET: Final[dict[str, Single | Row | Marked]] = {
    "blip_kind": Row(BLIP_NAMES, KIND),
    "pool_blips": Row(KIND_KEYS, number(18)),
    "pool_chips": Row(KIND_KEYS, number(14)),
    "unused_blips": Row(KIND_KEYS, number(18)),
    "unused_chips": Row(KIND_KEYS, number(14)),
    "scan_kind": Single(KIND),
}
COUNTS: Final = ("pool_blip", "pool_chip", "unused_blip", "unused_chip")
OF_LOADOUT: Final = ("weapon", "equipment", "orders", "lasers", "loadout")  # secret until all are ready (SQ-VIEW-4)


# Writing.


def write_position(s: Hulk, public: bool = False) -> dict[str, Any]:
    """The position; `public` leaves out what not everybody knows."""
    written: dict[str, Any] = {}
    for name, field in FIELDS.items():
        if not (public and s.phase == LOADOUT and name in OF_LOADOUT):
            put_in(written, name, write_field(s, name, field))
    written["doors_open"] = [door_name(s, door) for door in range(DOORS) if s.door_open[door]]
    put_in(written, "doors_touched", [door_name(s, door) for door in range(DOORS) if s.door_touched[door]])
    if public:
        written["deck"] = [EVENT_NAMES[card] for card in list(s.deck)[: s.deck_at]]
        written["blip_kind"] = {
            BLIP_NAMES[b]: KINDS[s.blip_kind[b]] for b in range(s.blips) if s.blip_square[b] == NOWHERE
        }
        return written | {f"{name}_n": int(getattr(s, f"{name}_n")) for name in COUNTS}
    written["deck"] = [EVENT_NAMES[card] for card in list(s.deck)]
    for name, field in SECRET.items():
        put_in(written, name, write_field(s, name, field))
    return written


def put_in(written: dict[str, Any], name: str, value: Any) -> None:
    """Write a value, unless it is the usual one."""
    if value is not None and value not in ({}, []):
        written[name] = value


def write_field(s: Hulk, name: str, field: Single | Row | Marked) -> Any:
    """A field as it is written; None at its usual value."""
    match field:
        case Single(value, usual):
            now = int(getattr(s, name))
            return None if now == usual and name != "phase" else value.write(now)
        case Row(keys, value, usual):
            numbers = list(getattr(s, name))
            return {key: value.write(now) for key, now in zip(keys, numbers, strict=True) if now != usual}
        case Marked(keys):
            return [key for key, now in zip(keys, getattr(s, name), strict=True) if now]


# Reading.


def read_position(position: object, s: Hulk) -> None:
    """Fill a state, whose options are set, from a written position. Raises BadPosition."""
    if not isinstance(position, Mapping):
        raise BadPosition(f"a position of Star Quest is a table of fields, not {quoted(position)}")
    check_names(position, (*FIELDS, *SECRET, "doors_open", "doors_touched", "deck"), "Star Quest")
    if "phase" not in position or "deck" not in position:
        raise BadPosition("a position has at least 'phase' and 'deck'")
    clear(s)
    for reset in (clear_hulk, clear_tokens, clear_squads, clear_turn, clear_goals):
        reset(s)
    for name, field in (FIELDS | SECRET).items():
        read_field(s, name, field, position.get(name))
    build(s)
    read_doors(s, position)
    read_deck(s, position["deck"])
    count_tokens(s)
    for i in range(MOST_RESERVE):
        s.reserve[i] = s.options[OPTION_RESERVE + i]
    check_figures(s)
    stand_up(s)
    check_actor(s)
    check_turn(s)
    await_player(s)


def read_field(s: Hulk, name: str, field: Single | Row | Marked, written: object) -> None:
    """Fill one field of the state. Raises BadPosition."""
    match field:
        case Single(value, usual):
            setattr(s, name, usual if written is None else value.read(name, written))
        case Row(keys, value, usual):
            entries = table_of(name, {} if written is None else written, keys)
            for i, key in enumerate(keys):
                getattr(s, name)[i] = value.read(f"{name} of {key}", entries[key]) if key in entries else usual
        case Marked(keys):
            listed = [] if written is None else written
            if not isinstance(listed, list) or any(key not in keys for key in listed):
                raise BadPosition(f"{name}: {quoted(listed)} is not a list of some of {keys[0]} ... {keys[-1]}")
            for i, key in enumerate(keys):
                getattr(s, name)[i] = int(key in listed)


def table_of(name: str, written: object, keys: Sequence[str]) -> Mapping[str, object]:
    """A table with these keys at most. Raises BadPosition."""
    if not isinstance(written, Mapping):
        raise BadPosition(f"{name}: {quoted(written)} is not a table")
    if unknown := [key for key in written if key not in keys]:
        raise BadPosition(f"{name}: {quoted(unknown[0])} is not one of {keys[0]} ... {keys[-1]}")
    return written


def read_doors(s: Hulk, position: Mapping[str, Any]) -> None:
    """Which doors are open, and which a card has touched. Raises BadPosition."""
    names = [door_name(s, door) for door in range(DOORS)]
    for entry, field in (("doors_open", s.door_open), ("doors_touched", s.door_touched)):
        listed = position.get(entry, [])
        if not isinstance(listed, list) or (wrong := [name for name in listed if name not in names]):
            bad = wrong[0] if isinstance(listed, list) else listed
            raise BadPosition(f"{entry}: {quoted(bad)} is no door of this hulk; there are {', '.join(names)}")
        for door, name in enumerate(names):
            field[door] = int(name in listed)
    build(s)


def read_deck(s: Hulk, written: object) -> None:
    """The event cards, those that were drawn first. Raises BadPosition."""
    if not isinstance(written, list) or sorted(map(str, written)) != sorted(EVENT_NAMES):
        raise BadPosition(f"deck: it is a list of the {EVENT_CARDS} cards E01 to E28, each once, drawn ones first")
    for i, name in enumerate(written):
        s.deck[i] = EVENT_NAMES.index(name)
    if s.deck_at > s.deck_n:
        raise BadPosition(f"deck_at: {s.deck_at} cards are drawn, but the deck has {s.deck_n}")


def count_tokens(s: Hulk) -> None:
    """No token appears or vanishes (SQ-DATA-4, SQ-CAMP-4). Raises BadPosition."""
    for blips in (True, False):
        pool, unused, table, tokens = (
            (s.pool_blips, s.unused_blips, s.table_blips, s.token_blips)
            if blips
            else (s.pool_chips, s.unused_chips, s.table_chips, s.token_chips)
        )
        for kind in range(TOKEN_KINDS):
            there = pool[kind] + unused[kind] + table[kind]
            there += sum(tokens[TOKEN_KINDS * colour + kind] for colour in range(COLOURS))
            if blips:
                on_hulk = [b for b in range(BLIPS) if s.blip_square[b] != NOWHERE]
                there += sum(s.blip_kind[b] == kind for b in on_hulk)
            box = max(TOKENS_OF[kind], s.options[OPTION_BLIPS + kind]) if blips else TOKENS_OF[kind]
            if there != box:
                word = "blips" if blips else "chips"
                raise BadPosition(f"{word}: there are {there} of kind {KINDS[kind]} instead of {box}")
    s.pool_blip_n, s.pool_chip_n = sum(s.pool_blips), sum(s.pool_chips)
    s.unused_blip_n, s.unused_chip_n = sum(s.unused_blips), sum(s.unused_chips)


# What has to go together.


def refuse(figure: int, why: str) -> BadPosition:
    """What is wrong with a figure or blip."""
    return BadPosition(f"{ACTOR_NAMES[figure]}: {why}")


def check_figures(s: Hulk) -> None:
    """Every figure is where its state says, and alive (SQ-DOCK-1, SQ-DATA-2, SQ-DATA-3). Raises BadPosition."""
    for figure in range(SQUAD_FIGURES):
        check_squad_figure(s, figure)
    for figure in range(SQUAD_FIGURES, FIGURES):
        square = s.square[figure]
        if square == NOWHERE:
            continue
        if square >= SQUARES:
            raise refuse(figure, "a Chaos figure stands on the hulk")
        if not 1 <= s.lp[figure] <= LIFE_OF[KIND_OF[figure]]:
            raise refuse(figure, f"it has 1 to {LIFE_OF[KIND_OF[figure]]} life points")
    if s.square[DREADNOUGHT] != NOWHERE and not block_clear(s, s.square[DREADNOUGHT]):
        raise refuse(DREADNOUGHT, "it needs two by two squares without a wall between them")
    for b in range(BLIPS):
        if s.blip_square[b] != NOWHERE and (s.blip_square[b] >= SQUARES or b >= s.blips):
            raise refuse(FIRST_BLIP + b, f"a blip lies on the hulk, and {s.blips} were put there so far")


def check_squad_figure(s: Hulk, figure: int) -> None:
    """A figure of a squad. Raises BadPosition."""
    colour, square, status = figure // SQUAD, s.square[figure], s.status[figure]
    if (status == ABSENT) == in_play(s, colour):
        raise refuse(figure, f"{PLAYERS[colour]} {'takes' if in_play(s, colour) else 'does not take'} part")
    if status == DOCKED and (square < SQUARES or square == NOWHERE or bay_of(square) != colour):
        raise refuse(figure, "a docked figure stands in its own bay")
    if status == ABOARD and square >= SQUARES:
        raise refuse(figure, "a figure that is aboard stands on the hulk")
    if status not in (DOCKED, ABOARD) and square != NOWHERE:
        raise refuse(figure, f"a figure that is {STATUSES[status]} stands nowhere")
    most = COMMANDER_LIFE if figure % SQUAD == 0 else 1
    if status in (DOCKED, ABOARD) and not 1 <= s.lp[figure] <= most:
        raise refuse(figure, f"it has 1 to {most} life points")
    kit = s.weapon[figure] > WEAPONS.index("B")
    if status != ABSENT and s.weapon[figure] and kit != (figure % SQUAD == 0):
        raise refuse(figure, f"{WEAPONS[s.weapon[figure]]} is for {'Commanders' if kit else 'Troopers'}")


def stand_up(s: Hulk) -> None:
    """Put everybody where they stand; nobody shares a square, but for who passes over one. Raises BadPosition."""
    where = [(figure, s.square[figure]) for figure in range(FIGURES)]
    where += [(FIRST_BLIP + b, s.blip_square[b]) for b in range(BLIPS)]
    for actor, square in where:
        if square == NOWHERE:
            continue
        if s.passing and actor == s.actor:
            place(s, actor, square)
            continue
        block = (0, 1, 24, 25) if actor == DREADNOUGHT else (0,)
        for offset in block:
            if s.at[square + offset]:
                other = ACTOR_NAMES[s.at[square + offset] - 1]
                raise refuse(actor, f"{other} stands on {SQUARE_NAMES[square + offset]} already")
        put(s, actor, square)


def check_actor(s: Hulk) -> None:
    """Whoever acts is there, and is the one that is acting (SQ-ACT-1). Raises BadPosition."""
    acting = [actor for actor in range(len(ACTOR_NAMES)) if s.acted[actor] == ACTED.index("open")]
    if acting != ([s.actor] if s.actor >= 0 else []):
        raise BadPosition("acted: the open activation is that of the actor")
    if s.actor >= 0 and ACTOR_NAMES[s.actor] and side_of(s.actor) != s.player:
        raise refuse(s.actor, f"it does not act in the turn of {PLAYERS[s.player]}")
    if s.attacker >= 0 and s.phase in (REROLLING, ALLOC) and s.square[s.attacker] == NOWHERE:
        raise refuse(s.attacker, "the attacker is not on the hulk")


def check_turn(s: Hulk) -> None:
    """It is the turn of somebody who takes part, in a phase of that turn (SQ-TURN-2). Raises BadPosition."""
    if s.phase not in (LOADOUT, OVER):
        if s.player < CHAOS and not in_play(s, s.player):
            raise BadPosition(f"player: {PLAYERS[s.player]} does not take part")
        if (s.resume == SQUAD_ACT) != (s.player < CHAOS):
            raise BadPosition(f"base: it is not {PHASES[s.resume]} in the turn of {PLAYERS[s.player]}")
    if (s.phase == OVER) != (s.ended > 0):
        raise BadPosition("ended: a match that is over ended in some way, and no other did")
    if s.phase == LOADOUT and not any(s.loadout[colour] < READY and in_play(s, colour) for colour in range(COLOURS)):
        raise BadPosition("loadout: in this phase somebody is not ready")


def await_player(s: Hulk) -> None:
    """Who is to act follows from the phase, and has something to do. Raises BadPosition."""
    seats = range(s.options[OPTION_PLAYERS])
    if s.phase == OVER:
        s.waiting = 0
        for seat in seats:
            s.score[seat] = score_of(s, player_of(s, seat))
        for seat in seats:
            s.payoff[seat] = int(wins(s, seat))
        return
    if s.phase == LOADOUT:
        ready = [s.loadout[player_of(s, seat)] == READY for seat in seats[:-1]]
        s.waiting = sum(1 << seat for seat, done in enumerate(ready) if not done)
    else:
        s.waiting = 1 << seat_of(s, asked(s))
    for seat in seats:
        if s.waiting >> seat & 1:
            rules.legal(s, seat)
            if s.legal_count == 0:
                raise BadPosition(f"phase: {PLAYERS[player_of(s, seat)]} is to act, but has nothing to do")


def asked(s: Hulk) -> int:
    """The player who decides in a phase (SQ-TURN-2)."""
    if s.phase == SQUAD_ACT:
        return s.player
    if s.phase == EVENT:
        return who_decides(s)
    return side_of(s.attacker) if s.phase in (REROLLING, ALLOC) and s.attacker >= 0 else CHAOS
