"""The state of Panic Station (section 4.2) and its schema."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sublevel.engine.core import State, fill
from sublevel.engine.schema import SCRATCH, Field, Schema, common_fields
from sublevel.games.panic_station.tables import NO_CARD, NO_KIND, NO_PARTNER, NOWHERE

# Phases: where somebody decides (section 6.1).
TURN: Final = 0
PLACE: Final = 1
ENCOUNTER: Final = 2
GIVING: Final = 3
TEAM_REPLY: Final = 4
RELOCATING: Final = 5
ARMOURING: Final = 6
OVER: Final = 7

# Kinds of work in progress (section 6.6), and their stages.
NO_WORK: Final = 0
ENTERING: Final = 1
FINDING: Final = 2
HEALING: Final = 3
USING_TERMINAL: Final = 4
LAYING: Final = 5
SWAPPING: Final = 6
ATTACKING: Final = 7
PARASITE_PHASE: Final = 8

# Kinds of end, the values of `ended` (section 9).
BURNT: Final = 1
ALL_RED: Final = 2
TROOPERS_DEAD: Final = 3
HIVE_LOST: Final = 4
CONCEDED: Final = 5
ADJUDICATED: Final = 6
OUT_OF_ROUNDS: Final = 7
ALL_INFECTED: Final = 8

# Why nobody wins (PS-END-9).
SOMEBODY_WINS: Final = 0
NOBODY_LIVES: Final = 1
LAST_INFECTED: Final = 2  # the only one left was infected last
NOBODY_INFECTED: Final = 3
NOBODY_DESERVES: Final = 4  # PS-VAR-4

# What a seat knows of another's state, the values of `sure`.
UNKNOWN: Final = 0
SURELY_INFECTED: Final = 1
SURELY_CLEAN: Final = 2

# Where each option stands in `options` (section 5).
OPTION_PLAYERS: Final = 0
OPTION_BONUS: Final = 1  # 1: on
OPTION_PACKET: Final = 2  # 1: english
OPTION_HIVE_MIX: Final = 3  # 2 or 3
OPTION_INFECTION_CARDS: Final = 4  # 2 or 3
OPTION_GAS_NEEDED: Final = 5  # 3 or 4
OPTION_HOST_GIFT: Final = 6  # 1: host_last_resort is on
OPTION_LIMIT: Final = 7  # 1: exchange_limit is `character`
OPTION_ROLL: Final = 8  # 1: parasite_roll is `one`
OPTION_GRENADE: Final = 9  # 1: grenade_blocks_exchange is on
OPTION_SERVANT: Final = 10  # 1: master_servant is on
OPTION_ROUNDS: Final = 11  # max_rounds less 100, to fit a byte
OPTION_CLAIMS: Final = 12  # 1: on
OPTION_ADJUDICATE: Final = 13  # 1: on
OPTION_NOTEBOOK: Final = 14  # 1: deductions are shown; no rule reads it
OPTION_COUNT: Final = 15

# Events, with their arguments (a, b, c, d). Colours of parasites: 0 `g`, 1 `b`, 2 `h`, 3 gone.
TURN_BEGAN: Final = 1  # seat, AP, round (from 1)
FIGURES_ENTERED: Final = 2  # seat
ROOM_LAID: Final = 3  # card, x, y, orientation
ROOM_PUT_UNDER: Final = 4  # card
ROOM_SHOWN: Final = 5  # card that is the top one now, or (b = 1) was looked at below the hive and went back
MOVED: Final = 6  # character, from, to, 1 for a free run
ALERTED: Final = 7  # seat, room, die 1 to 4, target room
PARASITE_CAME: Final = 8  # room, colour
PARASITE_RELOCATED: Final = 9  # seat, from, to, colour
SEARCH_BEGAN: Final = 10  # character, partner or NO_PARTNER, 1 with night vision, 1 on a red side
TEAM_ANSWERED: Final = 11  # seat, 1 yes
CARD_DRAWN: Final = 12  # seat, cards left in the stack
CARD_SEEN: Final = 13  # seat, kind: for the seat alone
ALERT_DRAWN: Final = 14  # seat
RESHUFFLED: Final = 15  # cards in the new stack
ROOM_TURNED: Final = 16  # card
ITEM_LAID: Final = 17  # seat, kind
ITEM_USED: Final = 18  # seat, kind
BOOSTED: Final = 19  # seat, AP now
HEALED: Final = 20  # character, points, LP now
SHOT: Final = 21  # android, target (character, 12 grey, 13 black), room of the target
STABBED: Final = 22  # character, target likewise, room, die
GRENADE_THROWN: Final = 23  # character, room
PARASITE_HIT: Final = 24  # room, colour before, colour after
LIFE_LOST: Final = 25  # character, points, LP now
DIED: Final = 26  # character
ELIMINATED: Final = 27  # seat
ANSWERED: Final = 28  # seat
ARMOUR_USED: Final = 29  # seat, room, cards
DOORS_OPENED: Final = 30  # seat
DOORS_CLOSED: Final = 31
SCANNED: Final = 32  # red, blue, 0 at a terminal or 1 since the hive was laid
BODY_SCANNED: Final = 33  # seat, other seat
HAND_SEEN: Final = 34  # other seat, kind, number: for the one who scanned
SIGNAL_SENT: Final = 35  # from, to, parasites
ENCOUNTERED: Final = 36  # character, room
EXCHANGE_BEGAN: Final = 37  # seat, other seat, room
EXCHANGED: Final = 38  # seat, other seat
CARDS_SWAPPED: Final = 39  # seat, other seat, given, received: for that seat alone
INFECTED: Final = 40  # seat, who infected it or NO_PARTNER (the host card): for that seat alone
CURED: Final = 41  # seat, by: for that seat alone
HIVE_BURNT: Final = 42  # seat
GAVE_UP: Final = 43  # seat
TURN_ENDED: Final = 44  # seat
PHASE_BEGAN: Final = 45  # seat that has the door card now: the parasite phase
PARASITE_WALKED: Final = 46  # from, to, colour, die
ROUND_ENDED: Final = 47  # rounds that are over
MATCH_ENDED: Final = 48  # kind of end, mask of winners
STATE_REVEALED: Final = 49  # seat, 1 infected, infection time or -1, who infected it, NO_PARTNER or -1
HAND_REVEALED: Final = 50  # seat, kind, number
CLAIMED: Final = 51  # seat, claim (action id - CLAIM)
GIFT_CHOSEN: Final = 52  # seat, kind: for that seat alone
ARMOUR_CHOSEN: Final = 53  # seat, cards for the trooper, for the android: for that seat alone

CELLS: Final = 256  # numbers of cells: those of a station, and around it, are all different (see `cell_number`)
LONGEST_LIST: Final = 1100  # of legal actions (PS-ID-2)
LISTED_ON_GPU: Final = 64  # of these at a time, on a GPU
MOST_EVENTS: Final = 224  # that one action can cause
LONGEST_TAPE: Final = 128  # a deal draws up to 91 numbers (PS-RND-1)


class Board(State):
    """Everything that the rules know."""

    def __init__(self) -> None:
        super().__init__(OPTION_COUNT, LONGEST_LIST, MOST_EVENTS, LONGEST_TAPE)
        # The board (public).
        self.x = vec[i64]([0] * 20)  # column of each room card
        self.y = vec[i64]([0] * 20)  # row, growing to the north
        self.turned = vec[i64]([-1] * 20)  # orientation, -1 while it is not laid
        self.red = vec[i64]([0] * 20)  # 1: the red side is up
        self.beside = vec[i64](
            [NOWHERE] * 160
        )  # [4 * room + direction]: the neighbouring room (PS-GEO-5), made when a card is laid
        self.link = vec[i64]([0] * 160)  # [4 * room + direction]: WALL, OPEN or DOOR (PS-GEO-6), likewise
        self.door: i64 = 0  # 1: the door card is green
        self.life = vec[i64]([0] * 12)  # of each character
        self.room = vec[i64]([NOWHERE] * 12)  # where it stands
        self.grey = vec[i64]([0] * 40)  # parasites `g` in each room
        self.black = vec[i64]([0] * 40)  # `b`
        self.worn = vec[i64]([0] * 40)  # `h`: black ones that show their grey side
        self.grey_left: i64 = 0  # grey tokens in the supply
        self.black_left: i64 = 0  # black ones

        # The room stack.
        self.pile = vec[i64]([NO_CARD] * 19)  # room cards, the next is the last one; NO_CARD behind it
        self.pile_n: i64 = 0  # how many are left
        self.pile_bottom: i64 = 0  # how many cards at the bottom have a public order
        self.pile_second: i64 = 0  # 1: the second card was shown (PS-LAY-7)
        self.put_second: i64 = 0  # 1: the card to be put lies below the hive (PS-LAY-7)
        self.fit = vec[i64](
            [0] * 96
        )  # where the top card fits on the board, ascending (PS-LAY-4), made when it or the board changes
        self.fit_n: i64 = 0  # how many places

        # Search cards.
        self.search = vec[i64]([NO_KIND] * 52)  # the search stack, the next is the last one; NO_KIND behind it
        self.search_n: i64 = 0  # how many are left
        self.discard = vec[i64]([0] * 23)  # [kind]: cards on the discard
        self.restock = vec[i64]([0] * 23)  # [kind]: cards of the discard that was shuffled last (PS-STK-3)
        self.stack_runs: i64 = 0  # how often the stack became empty
        self.packet_left: i64 = 0  # cards of the host's packet that are still on top of the stack
        self.boost_aside: i64 = 0  # used BOOST of this turn (PS-ITEM-5)
        self.hand = vec[i64]([0] * 132)  # [22 * seat + kind]
        self.hand_n = vec[i64]([0] * 6)  # hand sizes
        self.laid = vec[i64]([0] * 42)  # [7 * seat + place in LAID_KIND]: cards laid out
        self.ammo = vec[i64]([0] * 24)  # [4 * seat + charges - 1]: laid-out AMMO with so many charges

        # Secrets.
        self.infected: i64 = 0  # bit mask of seats; an eliminated seat's state stays (PS-DMG-6)
        self.times = vec[i64]([-1] * 6)  # infection time, -1: none
        self.infections: i64 = 0  # the next infection time
        self.source = vec[i64]([-1] * 6)  # who infected the seat, 6: the host card, -1: nobody
        self.first_host: i64 = -1  # who drew the host card
        self.merit: i64 = 0  # bit mask (PS-VAR-4)
        self.anti_spent: i64 = 0  # 1: the antidote is spent
        self.answer = vec[i64]([-1] * 6)  # committed answers of GIVE and ARMOUR
        self.sole_clean: i64 = -1  # PS-END-5
        self.scan_red: i64 = -1  # infected players at the latest scan, -1: no scan yet
        self.scan_seats: i64 = 0  # who took part
        self.scan_infected: i64 = 0  # who was infected then
        self.scan_same: i64 = 0  # whose state is still that of the scan (PS-RES-1)
        self.reach = vec[i64]([0] * 6)  # seats whose infection cards the seat may hold (PS-RES-1)
        self.known = vec[i64](
            [0] * 792
        )  # [132 * seat + 22 * other + kind]: cards that the seat knows in the other's hand (PS-RES-2)
        self.sure = vec[i64]([0] * 36)  # [6 * seat + other]: what the seat knows of the other's state (PS-RES-3)
        self.doubt = vec[i64]([0] * 36)  # [6 * seat + other]: what speaks for an infection, in half bits (PS-RES-9)
        self.anti_known = vec[i64]([0] * 6)  # 1: the seat gave or received the antidote

        # Where the match stands.
        self.phase: i64 = TURN  # of section 6.1
        self.active: i64 = 0  # the seat whose turn it is
        self.ap: i64 = 0  # action points left
        self.rounds: i64 = 0  # rounds that are over
        self.turns = vec[i64]([-1] * 7)  # the seats of this team phase in order, -1 behind them
        self.turn_at: i64 = 0  # which of them has its turn
        self.start: i64 = 0  # the holder of the door card
        self.entered: i64 = 0  # bit mask of seats whose figures are on the board
        self.duty: i64 = 0  # 1: the first-turn search duty is open (PS-FIRST-1)

        # Turn memory (PS-TURN-6).
        self.swapped_trooper: i64 = 0  # rooms of exchanges that free the trooper from another, a set of rooms
        self.swapped_android: i64 = 0  # the same for the android
        self.attacked: i64 = 0  # rooms where characters of others were attacked
        self.grenaded: i64 = 0  # rooms that a grenade hit with characters of others inside
        self.terminal_used: i64 = 0  # 1: a terminal was used
        self.under_used: i64 = 0  # 1: a room card was put under the stack
        self.run_bonus: i64 = 0  # whose free move is open: 0 nobody's, 1 the trooper's, 2 the android's
        self.chain_runs: i64 = 0  # run cards that gave their free move in this chain, three bits
        self.claimed: i64 = 0  # bit mask: who made a claim before the next decision (PS-TALK-5)
        self.asked: i64 = 0  # bit mask: who was asked and has not answered

        # Work in progress (section 6.6).
        self.work: i64 = 0  # its kind
        self.stage: i64 = 0  # what of it comes next
        self.worker: i64 = 0  # the character
        self.partner: i64 = NO_PARTNER  # of a team search or an exchange
        self.detail: i64 = 0  # the choice within the work: night vision, terminal's use, place
        self.to_draw: i64 = 0  # cards left to draw
        self.alert_room: i64 = NOWHERE  # where a relocated parasite goes
        self.alert_seat: i64 = 0  # who triggered the alert, and decides
        self.damage = vec[i64]([0] * 12)  # points that each character is about to lose
        self.damage_by: i64 = NO_PARTNER  # whose attack it is, NO_PARTNER: the parasites'

        # Scratch.
        self.listed_from: i64 = 0  # how many legal actions come before the first of `legal`
        self.loyal: i64 = 0  # bit mask: who was clean when search imagined this world
        self.reach_ap = vec[i64]([0] * 40)  # of the duty: moves to each room
        self.queue = vec[i64]([0] * 40)  # rooms to look at
        self.cell = vec[i64]([0] * CELLS)  # [place_of_cell]: 1 + the card there, while `find_places` looks; else 0
        self.spare = vec[i64]([0] * 64)  # parasites before they walk, alerts of a deal
        self.unplaced = vec[i64]([0] * 23)  # [kind]: cards to be dealt anew
        self.free = vec[i64]([0] * 6)  # [seat]: places for them in its hand

    def take(self, other: State) -> None:
        """Become equal to another board."""
        super().take(other)
        assert isinstance(other, Board)
        fill(self.x, other.x)
        fill(self.y, other.y)
        fill(self.turned, other.turned)
        fill(self.red, other.red)
        fill(self.beside, other.beside)
        fill(self.link, other.link)
        self.door = other.door
        fill(self.life, other.life)
        fill(self.room, other.room)
        fill(self.grey, other.grey)
        fill(self.black, other.black)
        fill(self.worn, other.worn)
        self.grey_left = other.grey_left
        self.black_left = other.black_left
        fill(self.pile, other.pile)
        self.pile_n = other.pile_n
        self.pile_bottom = other.pile_bottom
        self.pile_second = other.pile_second
        self.put_second = other.put_second
        fill(self.fit, other.fit)
        self.fit_n = other.fit_n
        fill(self.search, other.search)
        self.search_n = other.search_n
        fill(self.discard, other.discard)
        fill(self.restock, other.restock)
        self.stack_runs = other.stack_runs
        self.packet_left = other.packet_left
        self.boost_aside = other.boost_aside
        fill(self.hand, other.hand)
        fill(self.hand_n, other.hand_n)
        fill(self.laid, other.laid)
        fill(self.ammo, other.ammo)
        self.infected = other.infected
        fill(self.times, other.times)
        self.infections = other.infections
        fill(self.source, other.source)
        self.first_host = other.first_host
        self.merit = other.merit
        self.anti_spent = other.anti_spent
        fill(self.answer, other.answer)
        self.sole_clean = other.sole_clean
        self.scan_red = other.scan_red
        self.scan_seats = other.scan_seats
        self.scan_infected = other.scan_infected
        self.scan_same = other.scan_same
        fill(self.reach, other.reach)
        fill(self.known, other.known)
        fill(self.sure, other.sure)
        fill(self.doubt, other.doubt)
        fill(self.anti_known, other.anti_known)
        self.phase = other.phase
        self.active = other.active
        self.ap = other.ap
        self.rounds = other.rounds
        fill(self.turns, other.turns)
        self.turn_at = other.turn_at
        self.start = other.start
        self.entered = other.entered
        self.duty = other.duty
        self.swapped_trooper = other.swapped_trooper
        self.swapped_android = other.swapped_android
        self.attacked = other.attacked
        self.grenaded = other.grenaded
        self.terminal_used = other.terminal_used
        self.under_used = other.under_used
        self.run_bonus = other.run_bonus
        self.chain_runs = other.chain_runs
        self.claimed = other.claimed
        self.asked = other.asked
        self.work = other.work
        self.stage = other.stage
        self.worker = other.worker
        self.partner = other.partner
        self.detail = other.detail
        self.to_draw = other.to_draw
        self.alert_room = other.alert_room
        self.alert_seat = other.alert_seat
        fill(self.damage, other.damage)
        self.damage_by = other.damage_by
        self.listed_from = other.listed_from
        self.loyal = other.loyal
        fill(self.reach_ap, other.reach_ap)
        fill(self.queue, other.queue)
        fill(self.cell, other.cell)
        fill(self.spare, other.spare)
        fill(self.unplaced, other.unplaced)
        fill(self.free, other.free)


SCHEMA: Final = Schema(
    [
        *common_fields(OPTION_COUNT, LONGEST_LIST, MOST_EVENTS, LONGEST_TAPE, LISTED_ON_GPU),
        Field("x", 20, "i8"),
        Field("y", 20, "i8"),
        Field("turned", 20, "i8"),
        Field("red", 20, "i8"),
        Field("beside", 160, "i8"),
        Field("link", 160, "i8"),
        Field("door", 0, "i8"),
        Field("life", 12, "i8"),
        Field("room", 12, "i8"),
        Field("grey", 40, "i8"),
        Field("black", 40, "i8"),
        Field("worn", 40, "i8"),
        Field("grey_left", 0, "i8"),
        Field("black_left", 0, "i8"),
        Field("pile", 19, "i8"),
        Field("pile_n", 0, "i8"),
        Field("pile_bottom", 0, "i8"),
        Field("pile_second", 0, "i8"),
        Field("put_second", 0, "i8"),
        Field("fit", 96, "i16"),
        Field("fit_n", 0, "i8"),
        Field("search", 52, "i8"),
        Field("search_n", 0, "i8"),
        Field("discard", 23, "i8"),
        Field("restock", 23, "i8"),
        Field("stack_runs", 0, "i8"),
        Field("packet_left", 0, "i8"),
        Field("boost_aside", 0, "i8"),
        Field("hand", 132, "i8"),
        Field("hand_n", 6, "i8"),
        Field("laid", 42, "i8"),
        Field("ammo", 24, "i8"),
        Field("infected", 0, "i8"),
        Field("times", 6, "i8"),
        Field("infections", 0, "i8"),
        Field("source", 6, "i8"),
        Field("first_host", 0, "i8"),
        Field("merit", 0, "i8"),
        Field("anti_spent", 0, "i8"),
        Field("answer", 6, "i16"),
        Field("sole_clean", 0, "i8"),
        Field("scan_red", 0, "i8"),
        Field("scan_seats", 0, "i8"),
        Field("scan_infected", 0, "i8"),
        Field("scan_same", 0, "i8"),
        Field("reach", 6, "i8"),
        Field("known", 792, "i8"),
        Field("sure", 36, "i8"),
        Field("doubt", 36, "i8"),
        Field("anti_known", 6, "i8"),
        Field("phase", 0, "i8"),
        Field("active", 0, "i8"),
        Field("ap", 0, "i8"),
        Field("rounds", 0, "i16"),
        Field("turns", 7, "i8"),
        Field("turn_at", 0, "i8"),
        Field("start", 0, "i8"),
        Field("entered", 0, "i8"),
        Field("duty", 0, "i8"),
        Field("swapped_trooper", 0, "i64"),
        Field("swapped_android", 0, "i64"),
        Field("attacked", 0, "i64"),
        Field("grenaded", 0, "i64"),
        Field("terminal_used", 0, "i8"),
        Field("under_used", 0, "i8"),
        Field("run_bonus", 0, "i8"),
        Field("chain_runs", 0, "i8"),
        Field("claimed", 0, "i8"),
        Field("asked", 0, "i8"),
        Field("work", 0, "i8"),
        Field("stage", 0, "i8"),
        Field("worker", 0, "i8"),
        Field("partner", 0, "i8"),
        Field("detail", 0, "i16"),
        Field("to_draw", 0, "i8"),
        Field("alert_room", 0, "i8"),
        Field("alert_seat", 0, "i8"),
        Field("damage", 12, "i8"),
        Field("damage_by", 0, "i8"),
        Field("listed_from", 0, "i16", SCRATCH),
        Field("loyal", 0, "i8", SCRATCH),
        Field("reach_ap", 40, "i8", SCRATCH),
        Field("queue", 40, "i8", SCRATCH),
        Field("cell", CELLS, "i8", SCRATCH),
        Field("spare", 64, "i8", SCRATCH),
        Field("unplaced", 23, "i8", SCRATCH),
        Field("free", 6, "i8", SCRATCH),
    ]
)


def offer(s: Board, action: i64) -> None:
    """Append to the list of legal actions. A GPU has room for a stretch of it, which begins at `listed_from`."""
    at: i64 = s.legal_count
    if at >= 0 and at < len(s.legal):
        s.legal[at] = action
    s.legal_count = at + 1


def begin_list(s: Board) -> None:
    """Begin a list of legal actions: those before `listed_from` only count."""
    s.legal_count = -s.listed_from
