"""The set-up and the loadouts (section 5)."""

from __future__ import annotations

from sublevel.games.star_quest import refusals, state, tables
from sublevel.games.star_quest.notation import read_action
from sublevel.games.star_quest.options import StarQuestOptions
from sublevel.games.star_quest.state import Hulk
from tests.games.star_quest.hulks import bay
from tests.games.star_quest.scenes import RULES

CARDS = ("DZ", "SA", "TG", "TA:L", "TA:N", "SR", "AB", "FF")


def dealt(seed: int = 1, **options: object) -> Hulk:
    """A match at its start."""
    s = RULES.new()
    assert isinstance(s, Hulk)
    for i, number in enumerate(StarQuestOptions.read(options).numbers()):
        s.options[i] = number
    s.rng = seed
    s.recording = 1
    RULES.setup(s)
    return s


def choose(s: Hulk, seat: int, *texts: str) -> None:
    """Choices of a squad."""
    for text in texts:
        action = read_action(s, seat, text)
        assert RULES.reason(s, seat, action) == 0, text
        RULES.step(s, seat, action)


def why(s: Hulk, seat: int, text: str) -> int:
    """Why a choice is illegal."""
    return int(RULES.reason(s, seat, read_action(s, seat, text)))


def test_the_deck_is_shuffled() -> None:
    """SQ-SETUP-6, SQ-RND-1: 27 draws from the top card number down; the deck may be shorter."""
    s = RULES.new()
    assert isinstance(s, Hulk)
    for i, number in enumerate(StarQuestOptions.read({"event_deck": 10}).numbers()):
        s.options[i] = number
    for i in range(27):
        s.tape[i] = 0
    s.tape_end = 27
    RULES.setup(s)
    assert s.tape_next == 27
    assert list(s.deck) == [*range(1, 28), 0]  # each time the last card changes with the first
    assert s.deck_n == 10


def test_squads_choose_at_the_same_time() -> None:
    """SQ-SETUP-8, SQ-TURN-2, TV-50: kit, weapons, cards in ascending order, orders; then all is shown."""
    s = dealt(players=3)
    assert s.waiting == 3
    choose(s, 0, "kit AXE")
    choose(s, 1, "kit SWD", "weapons LLLB")
    assert why(s, 0, "card DZ") == refusals.NOT_NOW
    choose(s, 0, "weapons LLNB", "card DZ", "card SA", "card TA:N", "card FF")
    assert s.loadout[0] == state.ORDER_STEP
    choose(s, 0, "pick oDT")
    assert (s.loadout[0], s.waiting) == (state.READY, 2)
    assert [s.weapon[figure] for figure in range(5)] == [
        tables.AXE,
        tables.LASER,
        tables.LASER,
        tables.NULL_TIME,
        tables.BLACK_HOLE,
    ]
    choose(s, 1, "card DZ", "card SA", "card TG", "card GH", "pick oHW")
    assert (s.phase, s.rounds, s.player) == (state.SQUAD_ACT, 1, 0)


def test_cards_that_can_be_completed() -> None:
    """SQ-SETUP-8, TV-50: TA:B first is legal, SR first is not; no third Targeter."""
    s = dealt(players=2)
    choose(s, 0, "kit AXE", "weapons LLNB")
    assert why(s, 0, "card TA:B") == 0
    assert why(s, 0, "card SR") == refusals.CANNOT_COMPLETE
    choose(s, 0, "card TA:L", "card TA:N")
    assert why(s, 0, "card TA:H") == refusals.TWO_TARGETERS
    assert why(s, 0, "card SA") == refusals.CARD_OUT_OF_ORDER


def test_picks_are_shown_to_their_owner_only() -> None:
    """SQ-SETUP-8, SQ-VIEW-4."""
    s = dealt(players=3)
    choose(s, 1, "kit AXE")
    assert [s.events[1]] == [2]


def test_the_start() -> None:
    """SQ-SETUP-9, SQ-SETUP-10, SQ-SETUP-11: LP 6, fixed bay squares, nothing on the hulk, all boards unscanned."""
    s = dealt(players=4)
    where = {"R4": "dR1", "R3": "dR2", "R2": "dR3", "R1": "dR4", "R0": "dR5"}
    assert [s.square[int(name[1])] for name in where] == [bay(there) for there in where.values()]
    assert [s.lp[figure] for figure in range(5)] == [6, 1, 1, 1, 1]
    assert list(s.loss) == [0, 0, 0]
    assert list(s.board) == [state.UNSCANNED] * 4
    assert sum(s.at[square] for square in range(576)) == 0
    assert sum(s.table_blips) == 0


def test_a_campaign_gives_more_cards() -> None:
    """SQ-SETUP-8, SQ-CAMP-1: as many orders as the rank says, four cards and one for each honour."""
    s = dealt(players=2, campaign={"red_rank": 2, "red_honours": 4})
    choose(s, 0, "kit AXE", "weapons LLNB", *(f"card {card}" for card in CARDS))
    choose(s, 0, "pick oDT")
    assert s.loadout[0] == state.ORDER_STEP
    choose(s, 0, "pick oFG")
    assert s.phase == state.SQUAD_ACT
