"""What a client gets (section 14): the table as a seat sees it. Its choices are made in `choices`."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sublevel.engine.core import SPECTATOR
from sublevel.engine.views import encoded
from sublevel.games.star_quest import data
from sublevel.games.star_quest.dice import close_dice
from sublevel.games.star_quest.figures import (
    allowance,
    armour,
    is_commander,
    loss_value,
    player_of,
    seat_of,
)
from sublevel.games.star_quest.goals import goal, score_of, token_points, tokens_of, unlocked
from sublevel.games.star_quest.hulk import build, door_is_south, door_square
from sublevel.games.star_quest.mission import PORTS, QUADRANTS
from sublevel.games.star_quest.names import (
    ACTED,
    ACTOR_NAMES,
    BOARD_STATES,
    CARD_NAMES,
    DIRECTIONS,
    EQUIPMENT_STATES,
    EVENT_NAMES,
    FIGURE_NAMES,
    FORMS,
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
    actor_or_none,
    dice_name,
    door_name,
    player_or_none,
    room_name,
    square_or_none,
)
from sublevel.games.star_quest.options import StarQuestOptions
from sublevel.games.star_quest.outcome import outcome
from sublevel.games.star_quest.prospects import outlook_views
from sublevel.games.star_quest.sight import look_around
from sublevel.games.star_quest.state import (
    ABSENT,
    ALLOC,
    ASK_NOTHING,
    BOMB,
    CLOSE_COMBAT,
    HOLO_FIRE,
    LOADOUT,
    OPTION_COLOURS,
    OPTION_DOCKS,
    OPTION_EQUIPMENT,
    OPTION_LAYOUT,
    OPTION_ORDERS,
    OPTION_PLAYERS,
    OPTION_RESERVE_VISIBLE,
    RAY,
    READY,
    REROLLING,
    SCAN_AT,
    SCANNING,
    SINGLE,
    TINKER,
    Hulk,
)
from sublevel.games.star_quest.tables import (
    CARDS,
    CHAOS,
    CLONE,
    COLOURS,
    COMMANDER_LIFE,
    DOORS,
    DREADNOUGHT,
    FIGURES,
    FIGURES_OF,
    FIRE_RED,
    FIRE_WHITE,
    FIRST_BLIP,
    FIRST_OF,
    GOAL_COUNT,
    GOAL_FORM,
    GOAL_KIND,
    GOAL_NEEDS_KIND,
    GOAL_ROOM,
    GOAL_SQUARES,
    KIND_OF,
    LIFE_OF,
    MOST_GOAL_SQUARES,
    NOWHERE,
    ORDERS,
    PRIMARY,
    PRIMARY_POINTS,
    REMOVE_GOAL,
    SCORE_GOAL,
    SECONDARY,
    SECONDARY_POINTS,
    SIDE,
    SQUAD_FIGURES,
    SQUARES,
    TOKEN_GOAL,
    TOKEN_KINDS,
    TOKEN_VALUE,
    USE_GOAL,
    WEAPON_RED,
    WEAPON_WHITE,
)
from sublevel.games.star_quest.view_types import (
    ActorView,
    BayView,
    BlipView,
    BoardView,
    CardView,
    ChaosView,
    DieView,
    EventView,
    FigureView,
    GoalView,
    RollView,
    ScoreView,
    ShipView,
    SquadView,
    View,
)

EVENT_TITLES: Final = (
    "veteran",
    "task-force",
    "transposer",
    "machine-fault",
    "sentry-gun",
    "sentry-gun",
    "battle-plan",
    "booby-trap",
    "radio-silence",
    "gear-failure",
    "frenzy",
    "clone",
    "clone",
    "clone",
    "gridling-bomber",
    "call-of-chaos",
    "master-control",
    "machine-assault",
    "message",
    "deep-scan",
    "new-orders",
    "ork-tinkerer",
    "empty-cell",
    "static",
    "redeployment",
    "report-in",
    "walking-bomb",
    "weapons-jammed",
)
POWERS: Final = (0, 10, 14, 21, 26)  # event cards that give a power (SQ-EV-26)
ASKS: Final = (
    None,
    "squad",
    "figure",
    "second",
    "order",
    "card",
    "clone",
    "door",
    "board",
    "blip",
    "place",
)
ROLLS: Final = (
    "none",
    "fire",
    "null",
    "holo",
    "ray",
    "close",
    "bomb",
    "tinker",
    "detonate",
    "gun",
    "trap",
    "call",
)
FLAGS: Final = ("silenced", "held", "jammed", "dazzled")


def game_view(s: Hulk, seat: int, options: StarQuestOptions) -> View:
    """The table as a seat sees it. What it may not know was blanked before, or is shown on purpose after the end."""
    viewer = CHAOS if s.ended and seat == SPECTATOR else player_of(s, seat) if seat != SPECTATOR else -1
    custom = options.mission_name() == "custom"
    mission = options.mission_played()
    known = s.known == 1 or viewer == CHAOS
    return View(
        mission=options.mission_name(),
        title=mission.name if custom else None,
        briefing=mission.briefing if custom else None,
        notes=mission.secondary_text if custom and known else None,
        ship=ship_view(tuple(list(s.options)[: OPTION_DOCKS + COLOURS])),
        phase=PHASES[s.phase],
        player=PLAYERS[s.player],
        waiting=[one for one in range(s.options[OPTION_PLAYERS]) if s.waiting >> one & 1],
        round=s.rounds,
        last=bool(s.final),
        deck=s.deck_n - s.deck_at,
        boards=board_views(s),
        open=[door_name(s, door) for door in range(DOORS) if s.door_open[door]],
        lit=lit_rows(s),
        figures=figure_views(s),
        blips=blip_views(s),
        squads=[squad_view(s, one) for one in range(s.options[OPTION_PLAYERS] - 1)],
        chaos=chaos_view(s, viewer),
        goals=[goal_view(s, which, viewer) for which in (PRIMARY, SECONDARY)],
        event=event_view(s),
        actor=actor_view(s),
        roll=roll_view(s),
        outlooks=outlook_views(s, seat),
        reserve=reserve_view(s, viewer),
        scanning=s.queue[0] + 1 if s.phase in (SCANNING, SCAN_AT) else None,
        result=result_view(s) if s.ended else None,
    )


# The ship.


@cache
def ship_view(numbers: tuple[int, ...]) -> ShipView:
    """The joined boards; they never change in a match, so they are encoded once (SQ-GEO-1 to 7)."""
    s = Hulk()
    for i, number in enumerate(numbers):
        s.options[i] = number
    build(s)
    docks = [s.options[OPTION_COLOURS + one] for one in range(s.options[OPTION_PLAYERS] - 1)]
    return encoded(
        ShipView(
            rooms=room_rows(s),
            across=across_rows(s),
            down=down_rows(s),
            bays=[BayView(PLAYERS[colour], PORTS[s.options[OPTION_DOCKS + colour]]) for colour in sorted(docks)],
            doors=[door_name(s, door) for door in range(DOORS)],
        )
    )


def room_rows(s: Hulk) -> list[str]:
    """What each square is: a dot for corridor, a letter for a room."""
    rows = []
    for y in range(SIDE):
        row = ""
        for x in range(SIDE):
            quadrant = 2 * (y // 12) + x // 12
            board, turns = s.options[OPTION_LAYOUT + 2 * quadrant], s.options[OPTION_LAYOUT + 2 * quadrant + 1]
            row += data.boards()[board].plans[turns].rooms[x % 12, y % 12]
        rows.append(row)
    return rows


def across_rows(s: Hulk) -> list[str]:
    """The edges above each square, all doors closed; the last row is below the hulk."""
    doors = door_edges(s)
    rows = ["-" * SIDE]
    for y in range(SIDE):
        rows.append(
            "".join(edge_sign(s.frame_south[y], s.wall_south[y], x, (x, y, 1) in doors, "-=") for x in range(SIDE))
        )
    return rows


def down_rows(s: Hulk) -> list[str]:
    """The edges to the left of each square, all doors closed; the last column is to the right of the hulk."""
    doors = door_edges(s)
    rows = []
    for y in range(SIDE):
        edges = [edge_sign(s.frame_east[y], s.wall_east[y], x, (x, y, 0) in doors, "|:") for x in range(SIDE)]
        rows.append("|" + "".join(edges))
    return rows


def edge_sign(frame: int, walls: int, x: int, door: bool, signs: str) -> str:
    """How an edge is written: open, wall, door, doorway."""
    if door:
        return signs[1]
    if frame >> x & 1:
        return signs[0] if walls >> x & 1 else "o"
    return " "


def door_edges(s: Hulk) -> set[tuple[int, int, int]]:
    """The edges of all doors: column, row, and 1 for those to the south."""
    found: set[tuple[int, int, int]] = set()
    for door in range(DOORS):
        y, x = divmod(door_square(s, door), SIDE)
        south = door_is_south(s, door)
        found |= {(x, y, int(south)), (x + 1, y, 1) if south else (x, y + 1, 0)}
    return found


def board_views(s: Hulk) -> list[BoardView]:
    """The boards in the order NW, NE, SW, SE."""
    found = []
    for quadrant in range(len(QUADRANTS)):
        board = s.options[OPTION_LAYOUT + 2 * quadrant]
        turns = s.options[OPTION_LAYOUT + 2 * quadrant + 1]
        found.append(BoardView(board=board + 1, turns=turns, scan=BOARD_STATES[s.board[board]]))
    return found


def lit_rows(s: Hulk) -> list[str]:
    """What the squads have in radar sight."""
    look_around(s)
    s.seen_valid = 0
    return [f"{s.seen[y]:024b}"[::-1] for y in range(SIDE)]


# Figures and blips.


def figure_views(s: Hulk) -> list[FigureView]:
    """All figures of the squads in play, and those of Chaos on the hulk."""
    squads = [squad_figure(s, figure) for figure in range(SQUAD_FIGURES) if s.status[figure] != ABSENT]
    return squads + [chaos_figure(s, figure) for figure in range(SQUAD_FIGURES, FIGURES) if s.square[figure] != NOWHERE]


def squad_figure(s: Hulk, figure: int) -> FigureView:
    """A figure of a squad; before its loadout is shown it has no weapon."""
    weapon = s.weapon[figure]
    dice = close_dice(s, figure, 0)
    chosen = s.phase != LOADOUT or weapon > 0
    return FigureView(
        figure=FIGURE_NAMES[figure],
        square=square_or_none(s.square[figure]),
        lp=s.lp[figure],
        most=COMMANDER_LIFE if is_commander(figure) else 1,
        move=allowance(s, figure),
        armour=armour(s, figure),
        fire=fire_name(WEAPON_RED[weapon], WEAPON_WHITE[weapon]),
        close=dice_name(dice // 16, dice % 16),
        weapon=WEAPONS[weapon] if chosen else None,
        state=STATUSES[s.status[figure]],
        acted=ACTED[s.acted[figure]],
        value=loss_value(s, figure),
        carries=figure in list(s.carrier),
    )


def chaos_figure(s: Hulk, figure: int) -> FigureView:
    """A figure of Chaos."""
    kind = KIND_OF[figure]
    dice = close_dice(s, figure, 0)
    return FigureView(
        figure=FIGURE_NAMES[figure],
        square=square_or_none(s.square[figure]),
        lp=s.lp[figure],
        most=LIFE_OF[kind],
        move=allowance(s, figure),
        armour=armour(s, figure),
        fire=fire_name(FIRE_RED[kind], FIRE_WHITE[kind]),
        close=dice_name(dice // 16, dice % 16),
        acted=ACTED[s.acted[figure]],
        value=TOKEN_VALUE[kind],
        arms="".join(WEAPONS[weapon] for weapon in list(s.heavy) if weapon) if figure == DREADNOUGHT else "",
    )


def fire_name(reds: int, whites: int) -> str | None:
    """The dice of a shot, None for no shot."""
    return dice_name(reds, whites) if reds + whites else None


def blip_views(s: Hulk) -> list[BlipView]:
    """The blips on the hulk; kinds that the seat does not know were blanked (SQ-VIEW-1)."""
    return [
        BlipView(
            blip=ACTOR_NAMES[FIRST_BLIP + b],
            square=SQUARE_NAMES[square],
            kind=KINDS[s.blip_kind[b]] if s.blip_kind[b] >= 0 else None,
            acted=ACTED[s.acted[FIRST_BLIP + b]],
        )
        for b, square in enumerate(list(s.blip_square))
        if square != NOWHERE
    ]


# Players.


def squad_view(s: Hulk, seat: int) -> SquadView:
    """A squad's screen."""
    colour = player_of(s, seat)
    kinds = {KINDS[kind]: tokens_of(s, colour, kind) for kind in range(TOKEN_KINDS)}
    marked = (s.silenced[colour], s.reporting[colour], s.jammed[colour], s.dazzling[colour])
    return SquadView(
        seat=seat,
        colour=PLAYERS[colour],
        score=score_of(s, colour),
        loss=s.loss[colour],
        points=token_points(s, colour),
        tokens={kind: count for kind, count in kinds.items() if count},
        equipment=[
            CardView(card, EQUIPMENT_STATES[s.equipment[CARDS * colour + i]])
            for i, card in enumerate(CARD_NAMES[colour])
        ],
        orders=[
            CardView(card, ORDER_STATES[s.orders[ORDERS * colour + i]]) for i, card in enumerate(ORDER_SLOTS[colour])
        ],
        marks=[MARKS[which] for which in (PRIMARY, SECONDARY) if s.mark[which] == colour],
        order=ORDER_NAMES[s.order] if s.order and s.player == colour else None,
        flags=[flag for flag, on in zip(FLAGS, marked, strict=True) if on],
        ready=s.phase != LOADOUT or s.loadout[colour] == READY,
        choose=s.options[OPTION_EQUIPMENT + colour],
        pick=s.options[OPTION_ORDERS + colour],
        allows=allowed_by(s, colour),
    )


def allowed_by(s: Hulk, player: int) -> list[str]:
    """Who may pass the figures of a player (SQ-MOVE-8)."""
    return [PLAYERS[other] for other in range(CHAOS + 1) if other != player and s.allows[4 * player + other]]


def chaos_view(s: Hulk, viewer: int) -> ChaosView:
    """The Chaos panel; the kinds in the pools are for Chaos alone (SQ-SETUP-5, SQ-VIEW-1)."""
    own = viewer == CHAOS
    table = {KINDS[kind]: s.table_blips[kind] + s.table_chips[kind] for kind in range(TOKEN_KINDS)}
    return ChaosView(
        seat=seat_of(s, CHAOS),
        score=score_of(s, CHAOS),
        blips=s.pool_blip_n,
        chips=s.pool_chip_n,
        table={kind: count for kind, count in table.items() if count},
        supply={KINDS[kind]: left_in_supply(s, kind) for kind in range(CLONE + 1)},
        blip_kinds={KINDS[kind]: s.pool_blips[kind] for kind in range(TOKEN_KINDS)} if own else None,
        chip_kinds={KINDS[kind]: s.pool_chips[kind] for kind in range(TOKEN_KINDS)} if own else None,
        allows=allowed_by(s, CHAOS),
    )


def left_in_supply(s: Hulk, kind: int) -> int:
    """How many figures of a kind are not on the hulk."""
    first = FIRST_OF[kind]
    return list(s.square)[first : first + FIGURES_OF[kind]].count(NOWHERE)


# The mission.


def goal_view(s: Hulk, which: int, viewer: int) -> GoalView:
    """An objective; the secondary one is secret until it is read out (SQ-SETUP-7)."""
    known = which == PRIMARY or s.known == 1
    head: dict[str, Any] = {
        "mark": MARKS[which],
        "points": PRIMARY_POINTS if which == PRIMARY else SECONDARY_POINTS,
        "known": known,
        "owner": player_or_none(s.mark[which]),
    }
    if not known and viewer != CHAOS:
        return GoalView(**head)
    form = goal(s, which, GOAL_FORM)
    squares = [goal(s, which, GOAL_SQUARES + i) for i in range(MOST_GOAL_SQUARES)]
    kind, needs, room = goal(s, which, GOAL_KIND), goal(s, which, GOAL_NEEDS_KIND), goal(s, which, GOAL_ROOM)
    return GoalView(
        **head,
        form=FORMS[form],
        squares=[SQUARE_NAMES[square] for square in squares if square < SQUARES],
        done=[SQUARE_NAMES[square] for i, square in enumerate(squares) if s.goal_used[which] >> i & 1],
        room=room_name(room) if room >= 0 else None,
        kind=KINDS[kind] if kind >= 0 else None,
        count=goal(s, which, GOAL_COUNT),
        progress=progress(s, which, form),
        requires=KINDS[needs] if needs >= 0 else None,
        open=unlocked(s, which),
        item=square_or_none(s.cargo[which]),
        carrier=actor_or_none(s.carrier[which]),
    )


def progress(s: Hulk, which: int, form: int) -> int:
    """How far an objective has come; of tokens and points the best squad counts."""
    colours = [player_of(s, seat) for seat in range(s.options[OPTION_PLAYERS] - 1)]
    if form == USE_GOAL:
        return int(s.goal_used[which]).bit_count()
    if form == REMOVE_GOAL:
        return int(s.removed[goal(s, which, GOAL_KIND)])
    if form == TOKEN_GOAL:
        return max(tokens_of(s, colour, goal(s, which, GOAL_KIND)) for colour in colours)
    return max(token_points(s, colour) for colour in colours) if form == SCORE_GOAL else 0


def reserve_view(s: Hulk, viewer: int) -> list[str] | None:
    """The reserve squares, for who may know them (SQ-VIEW-3)."""
    if viewer != CHAOS and not (s.options[OPTION_RESERVE_VISIBLE] and viewer >= 0):
        return None
    return [SQUARE_NAMES[square] for square in list(s.reserve) if square < SQUARES]


# What happens now.


def event_view(s: Hulk) -> EventView | None:
    """The event card of this Chaos turn."""
    if s.event < 0:
        return None
    asked = s.event_step != ASK_NOTHING
    return EventView(
        event=EVENT_NAMES[s.event],
        name=EVENT_TITLES[s.event],
        asks=ASKS[s.event_step],
        squad=player_or_none(s.event_squad),
        figure=FIGURE_NAMES[s.event_value] if asked and ASKS[s.event_step] == "second" else None,
        board=s.event_board + 1 if s.event_board >= 0 else None,
        power=s.event in POWERS and s.power == 0,
    )


def actor_view(s: Hulk) -> ActorView | None:
    """The figure or blip whose activation is open."""
    if s.actor < 0:
        return None
    return ActorView(
        figure=ACTOR_NAMES[s.actor],
        mp=s.mp,
        moves=s.moves_left,
        shots=s.shots,
        combats=s.combats,
        passing=bool(s.passing),
    )


def roll_view(s: Hulk) -> RollView | None:
    """The roll that waits for a re-roll or for its points to be spent."""
    if s.phase not in (REROLLING, ALLOC):
        return None
    aim = s.target
    return RollView(
        kind=ROLLS[s.attack],
        dice=[DieView("R" if i < s.reds else "W", s.dice[i]) for i in range(s.dice_n)],
        attacker=actor_or_none(s.attacker),
        target=FIGURE_NAMES[aim] if s.attack in (SINGLE, CLOSE_COMBAT) else None,
        square=SQUARE_NAMES[aim] if s.attack in (HOLO_FIRE, BOMB) else None,
        direction=DIRECTIONS[aim] if s.attack in (RAY, TINKER) else None,
        armour=armour(s, aim) if s.attack == SINGLE else None,
        points=s.points if s.phase == ALLOC else 0,
    )


def result_view(s: Hulk) -> dict[str, Any]:
    """How the match ended, with the score sheet (SQ-SCORE-1 to 3)."""
    found = outcome(s)
    sheet = [score_line(s, seat, seat in found.winners) for seat in range(s.options[OPTION_PLAYERS])]
    return {**found.plain(), "sheet": sheet}


def score_line(s: Hulk, seat: int, winner: bool) -> ScoreView:
    """A player's line on the score sheet."""
    player = player_of(s, seat)
    chaos = player == CHAOS
    return ScoreView(
        player=PLAYERS[player],
        seat=seat,
        tokens=0 if chaos else token_points(s, player),
        primary=PRIMARY_POINTS if s.mark[PRIMARY] == player else 0,
        secondary=SECONDARY_POINTS if s.mark[SECONDARY] == player else 0,
        losses=sum(s.loss) if chaos else -s.loss[player],
        total=score_of(s, player),
        winner=winner,
    )
