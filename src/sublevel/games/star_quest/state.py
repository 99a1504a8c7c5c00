"""The state of Star Quest (section 4.4) and its schema, and the codes of phases, options and events."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import State, fill
from sublevel.engine.schema import SCRATCH, Field, Schema, common_fields
from sublevel.games.star_quest.tables import (
    ACTORS,
    BLIPS,
    BOARDS,
    CARDS,
    COLOURS,
    DOORS,
    EVENT_CARDS,
    FIGURES,
    GOAL_WIDTH,
    KINDS,
    MOST_REMOVALS,
    MOST_RESERVE,
    NOBODY,
    NOWHERE,
    ORDERS,
    PLACES,
    SQUAD_FIGURES,
    TOKEN_KINDS,
)

# Phases (SQ-TURN-2), with the second halves of micro-steps.
LOADOUT: Final = 0
SQUAD_ACT: Final = 1
EVENT: Final = 2
CHAOS_ACT: Final = 3
REINFORCE: Final = 4
OVER: Final = 5
REROLLING: Final = 6
ALLOC: Final = 7
LOSE_WEAPON: Final = 8
DREAD_PLACE: Final = 9
DREAD_ARM: Final = 10
SCANNING: Final = 11
SCAN_AT: Final = 12

# Kinds of end, the values of `ended` (section 9).
NOBODY_ABOARD: Final = 1  # SQ-END-2
LAST_TURNS_OVER: Final = 2  # SQ-END-3

# Where a squad figure is (SQ-DOCK-1).
DOCKED: Final = 0
ABOARD: Final = 1
RETURNED: Final = 2
LOST: Final = 3
ABSENT: Final = 4  # its squad is not in play

# Activation of a figure or blip in this turn (SQ-ACT-1).
FRESH: Final = 0
ACTING: Final = 1
ACTED: Final = 2

# Boards (SQ-INT-2).
UNSCANNED: Final = 0
PENDING: Final = 1
SCANNED: Final = 2

# Cards of a squad.
IN_BOX: Final = 0
IN_HAND: Final = 1
GONE: Final = 2
LAID: Final = 3  # an order card in force

# The values of `move` (SQ-ACT-2).
MOVE_NONE: Final = 0
MOVE_OPEN: Final = 1
MOVE_CLOSED: Final = 2

# Steps of a squad's loadout (SQ-SETUP-8).
KIT_STEP: Final = 0
WEAPONS_STEP: Final = 1
CARD_STEP: Final = 2
ORDER_STEP: Final = 3
READY: Final = 4

# What an event card asks, the values of `event_step`.
ASK_NOTHING: Final = 0
ASK_SQUAD: Final = 1
ASK_FIGURE: Final = 2  # to shoot, trap, call or empty; the first one to swap
ASK_SECOND: Final = 3  # the second one to swap
ASK_ORDER: Final = 4
ASK_CARD: Final = 5
ASK_CLONE: Final = 6
ASK_DOOR: Final = 7
ASK_BOARD: Final = 8
ASK_BLIP: Final = 9  # to redeploy
ASK_PLACE: Final = 10  # where to

# Attacks, the values of `attack`.
NO_ATTACK: Final = 0
SINGLE: Final = 1  # fire at one figure
NULL_TIME_FIRE: Final = 2
HOLO_FIRE: Final = 3
RAY: Final = 4  # Black-Hole
CLOSE_COMBAT: Final = 5
BOMB: Final = 6  # a Gridling's grenade (SQ-EV-12)
TINKER: Final = 7  # an Ork's Black-Hole Blaster (SQ-EV-19)
EXPLOSION: Final = 8  # of an Android (SQ-EV-24)
SENTRY: Final = 9  # SQ-EV-5
TRAP: Final = 10  # SQ-EV-7
CALL: Final = 11  # SQ-EV-13

# What may have come into view, the values of `radar` (SQ-INT-1).
RADAR_NOTHING: Final = 0
RADAR_ACTOR: Final = 1  # the figure or blip `radar_actor` moved
RADAR_ALL: Final = 2

# Why a Dreadnought is placed, the values of `dread_from`.
DREAD_NOT: Final = 0
DREAD_REVEALED: Final = 1
DREAD_CHIP: Final = 2

# Where each option stands in `options` (section 5.1; missions of section 3.9).
OPTION_PLAYERS: Final = 0
OPTION_NULL_TIME: Final = 1  # 1: orthogonal
OPTION_DIAGONAL: Final = 2  # 1: lenient
OPTION_LAST_CARD: Final = 3  # 1: stop
OPTION_DREAD: Final = 4  # 1: free
OPTION_DECK: Final = 5
OPTION_RESERVE_VISIBLE: Final = 6
OPTION_SCORING: Final = 7  # 1: coop
OPTION_COLOURS: Final = 8  # [seat], three
OPTION_ORDERS: Final = 11  # [colour]: order cards at set-up
OPTION_EQUIPMENT: Final = 14  # [colour]: equipment cards at set-up
OPTION_MISSION: Final = 17
OPTION_LAYOUT: Final = 18  # board and quarter turns of NW, NE, SW, SE
OPTION_DOCKS: Final = 26  # [colour]: port 0 to 15
OPTION_PRIMARY: Final = 29  # an objective
OPTION_SECRET: Final = 39  # from here on the squads do not know them (SQ-VIEW-3)
OPTION_SECONDARY: Final = 39
OPTION_RESERVE: Final = 49  # 24 squares
OPTION_BLIPS: Final = 73  # [kind]
OPTION_CHIPS: Final = 80  # [kind]
OPTION_COUNT: Final = 87

# Events, with their arguments (a, b, c, d).
LOADOUT_PICKED: Final = 1  # colour, action; for its owner only
LOADOUT_SHOWN: Final = 2  # colour, kit, weapons of Troopers 1 to 4 as digits, 16 * equipment mask + order mask
TURN_BEGAN: Final = 3  # player, round
SELECTED: Final = 4  # actor
STEPPED: Final = 5  # actor, from, to, squares left
DOOR_OPENED: Final = 6  # door, actor or -1, 2 * its square + 1 if it is to the south
DOOR_CLOSED: Final = 7  # the same
FIRED: Final = 8  # attacker, attack, target, square it comes from
FOUGHT: Final = 9  # attacker, defender, 1: with a Thermal Grenade
ROLLED: Final = 10  # figure or -1, number of dice, heavy dice among them, faces (two bits each)
REROLLED: Final = 11  # figure, which die, new value
KEPT_ROLL: Final = 12  # figure
HIT_SPENT: Final = 13  # target, points
STOPPED: Final = 14  # figure, points lost
DAMAGED: Final = 15  # figure, life points lost, life points left
UNHARMED: Final = 16  # figure, total, armour
REMOVED: Final = 17  # Chaos figure, square, player that did it
TOKEN_TAKEN: Final = 18  # colour, kind, value
FIGURE_LOST: Final = 19  # squad figure, value
WEAPON_LOST: Final = 20  # the Dreadnought's weapon
REVEALED: Final = 21  # blip, kind, square, figure or -1
DREAD_PLACED: Final = 22  # square
DREAD_ARMED: Final = 23  # two weapons
BOARD_ENTERED: Final = 24  # board, figure
SCAN_BEGAN: Final = 25  # board
SCAN_CHOSEN: Final = 26  # kind; for Chaos only
BLIP_PLACED: Final = 27  # blip, square; for all but Chaos
BLIP_PLACED_AS: Final = 28  # blip, square, kind; for Chaos only
BOARD_SCANNED: Final = 29  # board
BLIPS_LEFT_OUT: Final = 30  # how many
EVENT_DRAWN: Final = 31  # card, cards left
NO_EFFECT: Final = 32  # card
CHIPS_JOINED: Final = 33  # how many
CHIP_JOINED: Final = 34  # kind; for Chaos only
SWAPPED: Final = 35  # two figures
SQUAD_CHOSEN: Final = 36  # colour, card
ORDER_TAKEN: Final = 37  # colour, slot
PASSED: Final = 38  # player, card
CARD_LOST: Final = 39  # colour, card
CLONE_PLACED: Final = 40  # figure, square
CALLED: Final = 41  # Trooper, Chaos figure or -1
CALL_RESISTED: Final = 42  # Trooper
WEAPON_EMPTY: Final = 43  # Trooper, weapon now
BOARD_CHOSEN: Final = 44  # board, colour
SECONDARY_KNOWN: Final = 45
REDEPLOYED: Final = 46  # blip, square, square before
REDEPLOY_CHOSEN: Final = 47  # kind; for Chaos only
AGAIN_ACTIVE: Final = 48  # figure
ORDER_GIVEN: Final = 49  # colour, slot, Trooper or -1
MEDI_KIT_USED: Final = 50  # colour
DAZZLED: Final = 51  # colour
INSPECTED: Final = 52  # blip
INSPECTED_AS: Final = 53  # blip, kind; for BLU only
PERMITTED: Final = 54  # owner, other, 1: allowed
USED: Final = 55  # figure, square, objective
TOOK: Final = 56  # figure, square, objective
ITEM_DROPPED: Final = 57  # square, objective
CAME_BACK: Final = 58  # figure
MARK_TAKEN: Final = 59  # objective, player
CHIP_PLAYED: Final = 60  # kind, square, figure
ACTIVATION_ENDED: Final = 61  # actor
FELL_BACK: Final = 62  # actor, square
TURN_ENDED: Final = 63  # player
LAST_TURNS: Final = 64
MATCH_ENDED: Final = 65  # kind of end
ABANDONED: Final = 66  # squad figure left Aboard at the end, value

LONGEST_LIST: Final = 800  # of legal actions (section 4.3)
MOST_EVENTS: Final = 256  # that one action can cause: reveals, removals, the end
PLAN_WIDTH: Final = 6
FRONTIER: Final = 160  # squares over which a figure may have to pass: others stand there, or the Dreadnought's 8 steps
FRONTIER_STEPS: Final = 16  # more than a move has
LONGEST_TAPE: Final = 64  # a deal draws 27 numbers


class Hulk(State):
    """Everything that the rules know."""

    def __init__(self) -> None:
        super().__init__(OPTION_COUNT, LONGEST_LIST, MOST_EVENTS, LONGEST_TAPE)

        # The hulk: edges as rows of bits, bit x of row y (SQ-GEO-5).
        self.wall_east = vec[i64]([0] * 24)  # blocked now between (x, y) and (x + 1, y)
        self.wall_south = vec[i64]([0] * 24)  # the same towards (x, y + 1)
        self.frame_east = vec[i64]([0] * 24)  # a wall, a doorway or a door, open or closed
        self.frame_south = vec[i64]([0] * 24)
        self.standing = vec[i64]([0] * 24)  # squares on which figures stand, no blips
        self.door_open = vec[i64]([0] * DOORS)
        self.door_touched = vec[i64]([0] * DOORS)  # by Master Control in this turn (SQ-EV-14)
        self.at = vec[i64]([0] * PLACES)  # figure or blip on a square as its actor number + 1; 0: empty

        # Figures.
        self.square = vec[i64]([NOWHERE] * FIGURES)  # where each stands; D1: the north-west square of its block
        self.lp = vec[i64]([0] * FIGURES)  # life points
        self.status = vec[i64]([ABSENT] * SQUAD_FIGURES)
        self.weapon = vec[i64]([0] * SQUAD_FIGURES)  # weapon or kit
        self.acted = vec[i64]([0] * ACTORS)  # FRESH, ACTING or ACTED
        self.heavy = vec[i64]([0] * 2)  # the Dreadnought's heavy weapons; 0: lost (SQ-DRD-1)
        self.lasers = vec[i64]([0] * COLOURS)  # spare Lasers (SQ-EV-20)

        # Blips and tokens.
        self.blip_square = vec[i64]([NOWHERE] * BLIPS)
        self.blip_kind = vec[i64]([0] * BLIPS)  # hidden; -1 where the viewer does not know it
        self.inspected = vec[i64]([0] * BLIPS)  # 1: BLU knows it (SQ-EQ-6)
        self.blips: i64 = 0  # put on the hulk so far
        self.pool_blips = vec[i64]([0] * TOKEN_KINDS)  # hidden
        self.pool_chips = vec[i64]([0] * TOKEN_KINDS)  # hidden
        self.unused_blips = vec[i64]([0] * TOKEN_KINDS)  # hidden
        self.unused_chips = vec[i64]([0] * TOKEN_KINDS)  # hidden
        self.pool_blip_n: i64 = 0  # how many there are, which everybody knows
        self.pool_chip_n: i64 = 0
        self.unused_blip_n: i64 = 0
        self.unused_chip_n: i64 = 0
        self.table_blips = vec[i64]([0] * TOKEN_KINDS)  # face up beside the hulk
        self.table_chips = vec[i64]([0] * TOKEN_KINDS)
        self.token_blips = vec[i64]([0] * (COLOURS * TOKEN_KINDS))  # of each squad
        self.token_chips = vec[i64]([0] * (COLOURS * TOKEN_KINDS))
        self.reserve = vec[i64]([NOWHERE] * MOST_RESERVE)  # hidden from squads (SQ-VIEW-3)

        # Boards.
        self.board = vec[i64]([0] * BOARDS)  # UNSCANNED, PENDING or SCANNED
        self.queue = vec[i64]([0] * BOARDS)  # pending boards in order of entry
        self.queue_n: i64 = 0

        # Squads.
        self.equipment = vec[i64]([0] * (COLOURS * CARDS))  # IN_BOX, IN_HAND or GONE
        self.orders = vec[i64]([0] * (COLOURS * ORDERS))  # IN_BOX, IN_HAND, GONE or LAID
        self.order: i64 = 0  # in force
        self.order_trooper: i64 = NOBODY  # the figure that it names
        self.inspects: i64 = 0  # left in this turn
        self.selected: i64 = 0  # 1: a figure was selected in this turn
        self.silenced = vec[i64]([0] * COLOURS)  # no order card in the next turn (SQ-EV-8)
        self.reporting = vec[i64]([0] * COLOURS)  # its Commander cannot be selected (SQ-EV-23)
        self.jammed = vec[i64]([0] * COLOURS)  # heavy weapons do not fire (SQ-EV-25)
        self.dazzling = vec[i64]([0] * COLOURS)  # cannot be attacked (SQ-EQ-1)
        self.loss = vec[i64]([0] * COLOURS)  # loss points
        self.allows = vec[i64]([0] * 16)  # [4 * owner + other]: may pass (SQ-MOVE-8)
        self.switched = vec[i64]([0] * 4)  # in this turn, by the player on turn
        self.loadout = vec[i64]([0] * COLOURS)  # where each squad's choice stands: KIT_STEP ... READY

        # Events.
        self.deck = vec[i64]([0] * EVENT_CARDS)  # hidden from the position on
        self.deck_at: i64 = 0  # cards drawn
        self.deck_n: i64 = 0
        self.event: i64 = NOBODY  # the card in force, -1 none
        self.event_step: i64 = 0  # what is asked: ASK_NOTHING ...
        self.event_squad: i64 = NOBODY  # the squad that answers
        self.event_value: i64 = 0  # figure, board or blip chosen first
        self.redeployed: i64 = 0  # blips that it moved so far
        self.event_board: i64 = NOBODY  # the board they go to, or that is scanned deeply
        self.moved_blips = vec[i64]([0] * BLIPS)  # redeployed by this card
        self.power: i64 = 0  # 1: the power of the card is used up

        # The open activation (SQ-ACT-2).
        self.actor: i64 = NOBODY
        self.moves_left: i64 = 0
        self.mp: i64 = 0  # squares left of the running move
        self.move: i64 = 0  # MOVE_NONE, MOVE_OPEN or MOVE_CLOSED
        self.steps: i64 = 0
        self.shots: i64 = 0
        self.combats: i64 = 0
        self.used: i64 = 0  # 1: `use` was made
        self.fired: i64 = 0  # the Dreadnought's weapons that fired: 1 Laser, 2 the first, 4 the second heavy weapon
        self.spent: i64 = 0  # 1: it moved after an attack and attacks no more
        self.passing: i64 = 0  # 1: it stands on an occupied square
        self.fallback: i64 = NOWHERE  # where it could have ended its move last (SQ-MOVE-5)

        # The attack under way.
        self.attack: i64 = 0  # its kind
        self.attacker: i64 = NOBODY
        self.target: i64 = 0  # figure, square or direction
        self.origin: i64 = NOWHERE  # the own square that it comes from
        self.grenade: i64 = 0
        self.dice = vec[i64]([0] * 8)  # heavy dice first
        self.dice_n: i64 = 0
        self.reds: i64 = 0
        self.rights: i64 = 0  # re-rolls left
        self.points: i64 = 0  # of a Null-Time Cannon, still to spend

        # What interrupts.
        self.radar: i64 = 0  # what may have come into view: RADAR_NOTHING ...
        self.radar_actor: i64 = NOBODY
        self.dread_from: i64 = 0  # why a Dreadnought is placed: DREAD_NOT ...
        self.dread_square: i64 = NOWHERE  # the square that its block should hold
        self.dread_blip: i64 = NOBODY  # the blip that it was, as an actor
        self.lose_due: i64 = 0  # 1: Chaos chooses a weapon that it loses
        self.scan_kind: i64 = 0  # hidden
        self.chips_played: i64 = 0
        self.forced: i64 = 0  # 1: chips must be played (SQ-CHIP-2)

        # Objectives.
        self.primary = vec[i64]([0] * GOAL_WIDTH)
        self.secondary = vec[i64]([0] * GOAL_WIDTH)  # hidden until it is known
        self.known: i64 = 0  # 1: the secondary objective was read out
        self.mark = vec[i64]([NOBODY] * 2)  # who has the primary and the secondary mark
        self.goal_used = vec[i64]([0] * 2)  # squares on which `use` was made, a bit each
        self.removed = vec[i64]([0] * KINDS)  # by squads
        self.removed_any = vec[i64]([0] * KINDS)  # by whomever
        self.remover = vec[i64]([NOBODY] * (KINDS * MOST_REMOVALS))  # the squad that made the nth removal
        self.cargo = vec[i64]([NOWHERE] * 2)  # where the thing to carry lies
        self.carrier = vec[i64]([NOBODY] * 2)

        # Where the match stands.
        self.phase: i64 = 0
        self.resume: i64 = 0  # the phase that interrupts return to
        self.player: i64 = 0  # on turn: a colour or CHAOS
        self.rounds: i64 = 0
        self.final: i64 = 0  # 1: the squads' last turns (SQ-END-3)

        # Scratch.
        self.seen = vec[i64]([0] * 24)  # squares in radar sight of the squads
        self.reach = vec[i64]([0] * 24)  # squares that lines from a figure may come to
        self.seen_valid: i64 = 0  # 1: `seen` is that of the position
        self.hurt = vec[i64]([0] * FIGURES)  # what an area attack does to each figure
        self.frontier = vec[i64]([0] * FRONTIER)  # of the search for a way out: FRONTIER_STEPS * square + steps
        self.plan = vec[i64]([0] * PLAN_WIDTH)  # what a bot means to do with the actor (`plans.py`)

    def take(self, other: State) -> None:
        """Become equal to another hulk."""
        super().take(other)
        assert isinstance(other, Hulk)
        fill(self.wall_east, other.wall_east)
        fill(self.wall_south, other.wall_south)
        fill(self.frame_east, other.frame_east)
        fill(self.frame_south, other.frame_south)
        fill(self.standing, other.standing)
        fill(self.door_open, other.door_open)
        fill(self.door_touched, other.door_touched)
        fill(self.at, other.at)
        fill(self.square, other.square)
        fill(self.lp, other.lp)
        fill(self.status, other.status)
        fill(self.weapon, other.weapon)
        fill(self.acted, other.acted)
        fill(self.heavy, other.heavy)
        fill(self.lasers, other.lasers)
        fill(self.blip_square, other.blip_square)
        fill(self.blip_kind, other.blip_kind)
        fill(self.inspected, other.inspected)
        self.blips = other.blips
        fill(self.pool_blips, other.pool_blips)
        fill(self.pool_chips, other.pool_chips)
        fill(self.unused_blips, other.unused_blips)
        fill(self.unused_chips, other.unused_chips)
        self.pool_blip_n = other.pool_blip_n
        self.pool_chip_n = other.pool_chip_n
        self.unused_blip_n = other.unused_blip_n
        self.unused_chip_n = other.unused_chip_n
        fill(self.table_blips, other.table_blips)
        fill(self.table_chips, other.table_chips)
        fill(self.token_blips, other.token_blips)
        fill(self.token_chips, other.token_chips)
        fill(self.reserve, other.reserve)
        fill(self.board, other.board)
        fill(self.queue, other.queue)
        self.queue_n = other.queue_n
        fill(self.equipment, other.equipment)
        fill(self.orders, other.orders)
        self.order = other.order
        self.order_trooper = other.order_trooper
        self.inspects = other.inspects
        self.selected = other.selected
        fill(self.silenced, other.silenced)
        fill(self.reporting, other.reporting)
        fill(self.jammed, other.jammed)
        fill(self.dazzling, other.dazzling)
        fill(self.loss, other.loss)
        fill(self.allows, other.allows)
        fill(self.switched, other.switched)
        fill(self.loadout, other.loadout)
        fill(self.deck, other.deck)
        self.deck_at = other.deck_at
        self.deck_n = other.deck_n
        self.event = other.event
        self.event_step = other.event_step
        self.event_squad = other.event_squad
        self.event_value = other.event_value
        self.redeployed = other.redeployed
        self.event_board = other.event_board
        fill(self.moved_blips, other.moved_blips)
        self.power = other.power
        self.actor = other.actor
        self.moves_left = other.moves_left
        self.mp = other.mp
        self.move = other.move
        self.steps = other.steps
        self.shots = other.shots
        self.combats = other.combats
        self.used = other.used
        self.fired = other.fired
        self.spent = other.spent
        self.passing = other.passing
        self.fallback = other.fallback
        self.attack = other.attack
        self.attacker = other.attacker
        self.target = other.target
        self.origin = other.origin
        self.grenade = other.grenade
        fill(self.dice, other.dice)
        self.dice_n = other.dice_n
        self.reds = other.reds
        self.rights = other.rights
        self.points = other.points
        self.radar = other.radar
        self.radar_actor = other.radar_actor
        self.dread_from = other.dread_from
        self.dread_square = other.dread_square
        self.dread_blip = other.dread_blip
        self.lose_due = other.lose_due
        self.scan_kind = other.scan_kind
        self.chips_played = other.chips_played
        self.forced = other.forced
        fill(self.primary, other.primary)
        fill(self.secondary, other.secondary)
        self.known = other.known
        fill(self.mark, other.mark)
        fill(self.goal_used, other.goal_used)
        fill(self.removed, other.removed)
        fill(self.removed_any, other.removed_any)
        fill(self.remover, other.remover)
        fill(self.cargo, other.cargo)
        fill(self.carrier, other.carrier)
        self.phase = other.phase
        self.resume = other.resume
        self.player = other.player
        self.rounds = other.rounds
        self.final = other.final
        fill(self.seen, other.seen)
        fill(self.reach, other.reach)
        self.seen_valid = other.seen_valid
        fill(self.hurt, other.hurt)
        fill(self.frontier, other.frontier)
        fill(self.plan, other.plan)


SCHEMA: Final = Schema(
    [
        *common_fields(OPTION_COUNT, LONGEST_LIST, MOST_EVENTS, LONGEST_TAPE, option_storage="i16"),
        Field("wall_east", 24, "i32"),
        Field("wall_south", 24, "i32"),
        Field("frame_east", 24, "i32"),
        Field("frame_south", 24, "i32"),
        Field("standing", 24, "i32"),
        Field("door_open", DOORS, "i8"),
        Field("door_touched", DOORS, "i8"),
        Field("at", PLACES, "i8"),
        Field("square", FIGURES, "i16"),
        Field("lp", FIGURES, "i8"),
        Field("status", SQUAD_FIGURES, "i8"),
        Field("weapon", SQUAD_FIGURES, "i8"),
        Field("acted", ACTORS, "i8"),
        Field("heavy", 2, "i8"),
        Field("lasers", COLOURS, "i8"),
        Field("blip_square", BLIPS, "i16"),
        Field("blip_kind", BLIPS, "i8"),
        Field("inspected", BLIPS, "i8"),
        Field("blips", 0, "i8"),
        Field("pool_blips", TOKEN_KINDS, "i8"),
        Field("pool_chips", TOKEN_KINDS, "i8"),
        Field("unused_blips", TOKEN_KINDS, "i8"),
        Field("unused_chips", TOKEN_KINDS, "i8"),
        Field("pool_blip_n", 0, "i8"),
        Field("pool_chip_n", 0, "i8"),
        Field("unused_blip_n", 0, "i8"),
        Field("unused_chip_n", 0, "i8"),
        Field("table_blips", TOKEN_KINDS, "i8"),
        Field("table_chips", TOKEN_KINDS, "i8"),
        Field("token_blips", COLOURS * TOKEN_KINDS, "i8"),
        Field("token_chips", COLOURS * TOKEN_KINDS, "i8"),
        Field("reserve", MOST_RESERVE, "i16"),
        Field("board", BOARDS, "i8"),
        Field("queue", BOARDS, "i8"),
        Field("queue_n", 0, "i8"),
        Field("equipment", COLOURS * CARDS, "i8"),
        Field("orders", COLOURS * ORDERS, "i8"),
        Field("order", 0, "i8"),
        Field("order_trooper", 0, "i8"),
        Field("inspects", 0, "i8"),
        Field("selected", 0, "i8"),
        Field("silenced", COLOURS, "i8"),
        Field("reporting", COLOURS, "i8"),
        Field("jammed", COLOURS, "i8"),
        Field("dazzling", COLOURS, "i8"),
        Field("loss", COLOURS, "i16"),
        Field("allows", 16, "i8"),
        Field("switched", 4, "i8"),
        Field("loadout", COLOURS, "i8"),
        Field("deck", EVENT_CARDS, "i8"),
        Field("deck_at", 0, "i8"),
        Field("deck_n", 0, "i8"),
        Field("event", 0, "i8"),
        Field("event_step", 0, "i8"),
        Field("event_squad", 0, "i8"),
        Field("event_value", 0, "i16"),
        Field("redeployed", 0, "i8"),
        Field("event_board", 0, "i8"),
        Field("moved_blips", BLIPS, "i8"),
        Field("power", 0, "i8"),
        Field("actor", 0, "i8"),
        Field("moves_left", 0, "i8"),
        Field("mp", 0, "i8"),
        Field("move", 0, "i8"),
        Field("steps", 0, "i8"),
        Field("shots", 0, "i8"),
        Field("combats", 0, "i8"),
        Field("used", 0, "i8"),
        Field("fired", 0, "i8"),
        Field("spent", 0, "i8"),
        Field("passing", 0, "i8"),
        Field("fallback", 0, "i16"),
        Field("attack", 0, "i8"),
        Field("attacker", 0, "i8"),
        Field("target", 0, "i16"),
        Field("origin", 0, "i16"),
        Field("grenade", 0, "i8"),
        Field("dice", 8, "i8"),
        Field("dice_n", 0, "i8"),
        Field("reds", 0, "i8"),
        Field("rights", 0, "i8"),
        Field("points", 0, "i8"),
        Field("radar", 0, "i8"),
        Field("radar_actor", 0, "i8"),
        Field("dread_from", 0, "i8"),
        Field("dread_square", 0, "i16"),
        Field("dread_blip", 0, "i8"),
        Field("lose_due", 0, "i8"),
        Field("scan_kind", 0, "i8"),
        Field("chips_played", 0, "i8"),
        Field("forced", 0, "i8"),
        Field("primary", GOAL_WIDTH, "i16"),
        Field("secondary", GOAL_WIDTH, "i16"),
        Field("known", 0, "i8"),
        Field("mark", 2, "i8"),
        Field("goal_used", 2, "i8"),
        Field("removed", KINDS, "i8"),
        Field("removed_any", KINDS, "i8"),
        Field("remover", KINDS * MOST_REMOVALS, "i8"),
        Field("cargo", 2, "i16"),
        Field("carrier", 2, "i8"),
        Field("phase", 0, "i8"),
        Field("resume", 0, "i8"),
        Field("player", 0, "i8"),
        Field("rounds", 0, "i8"),
        Field("final", 0, "i8"),
        Field("seen", 24, "i32", SCRATCH),
        Field("reach", 24, "i32", SCRATCH),
        Field("seen_valid", 0, "i8", SCRATCH),
        Field("hurt", FIGURES, "i8", SCRATCH),
        Field("frontier", FRONTIER, "i16", SCRATCH),
        Field("plan", PLAN_WIDTH, "i32", SCRATCH),
    ]
)
