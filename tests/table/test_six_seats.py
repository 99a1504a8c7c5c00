"""Six people at a table of Panic Station: nobody hears a hint of what others choose in secret (PS-HIDE-2, PS-PEND-2).

All that goes to each of six seats and to a watcher is recorded, frame by frame, in the order in which it is sent.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable

import msgspec
import pytest

from sublevel.table.logged import Holder
from sublevel.table.protocol import Act, Eyes, Say
from sublevel.table.thinking import LONGEST, SHORTEST
from tests.games.panic_station.stations import Station
from tests.table.inside import Heard
from tests.table.sextet import EVERYBODY, GAME, NAMES, SixSeats, blast, meeting, without


def traffic(make: Callable[[], Station], *actions: tuple[str, str]) -> list[Heard]:
    """All frames that went out, in their order: those before, and those after each action with all looking around."""

    async def play() -> list[Heard]:
        table = SixSeats(make())
        parts: list[Heard] = []
        try:
            await table.open()
            parts.append(list(table.heard))
            for name, action in actions:
                table.heard.clear()
                await table.act(name, action)
                await table.look_around()
                parts.append(list(table.heard))
        finally:
            await table.close()
        return parts

    return asyncio.run(play())


GIFTS = ("GAS", "KEY", "ANTI", "INF_R")


def test_the_first_answer_of_an_exchange_is_the_same_for_all_others() -> None:
    """PS-HIDE-2: whatever Red gives, Blue and the rest get equal frames; Red alone gets his own choice."""
    heard = {gift: traffic(meeting, ("red", f"give {gift}")) for gift in GIFTS}
    opened, answered = zip(*heard.values(), strict=True)
    assert all(part == opened[0] for part in opened)
    assert all(without(part, "red") == without(answered[0], "red") for part in answered)
    own = [[data for name, data in part if name == "red"] for part in answered]
    assert len({b"".join(frames) for frames in own}) == len(GIFTS)
    assert {name for name, _ in answered[0]} == set(EVERYBODY)


def test_an_exchange_tells_the_others_nothing_of_what_came_of_it() -> None:
    """PS-XCH-3, PS-HIDE-3: infection, defence, cure or nothing: all that is not for the two is equal, byte by byte."""
    results = []
    for red, blue in itertools.product(GIFTS, ("GAS", "AID")):
        parts = traffic(meeting, ("red", f"give {red}"), ("blue", f"give {blue}"))
        results.append(without(parts[2], "red", "blue"))
    assert all(result == results[0] for result in results)
    assert len(results[0]) > 10


def test_whoever_answers_first_learns_nothing_before_the_other_has_answered() -> None:
    """PS-PEND-2: the same when Blue is the first."""
    heard = [traffic(meeting, ("blue", f"give {gift}"))[1] for gift in ("GAS", "AID", "ARM")]
    assert all(without(part, "blue") == without(heard[0], "blue") for part in heard)


def test_armour_is_not_heard_before_the_last_answer() -> None:
    """PS-DMG-2, PS-DMG-3, PS-HIDE-2: how much Blue uses shows only when Green and Yellow have answered too."""
    heard = {answer: traffic(blast, ("blue", answer), ("green", "arm 1")) for answer in ("arm none", "arm 1")}
    for number in (0, 1, 2):
        first, second = (without(parts[number], "blue") for parts in heard.values())
        assert first == second
    ends = [traffic(blast, ("blue", answer), ("green", "arm 1"), ("yellow", "arm none"))[3] for answer in heard]
    assert without(ends[0], "blue") != without(ends[1], "blue")


def test_who_has_no_armour_answers_like_everybody() -> None:
    """PS-DMG-2, PS-HIDE-1: Yellow's only answer looks to the others like Green's, who had a choice."""
    yellow = traffic(blast, ("yellow", "arm none"))[1]
    green = traffic(blast, ("green", "arm none"))[1]
    others = ("red", "blue", "white", "purple", "watcher")
    sizes = [[len(data) for name, data in heard if name in others] for heard in (yellow, green)]
    assert len(sizes[0]) == len(sizes[1]) > 0


class Hesitation:
    """Bots that take longer where they have a choice."""

    def __init__(self, table: SixSeats, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table = table
        self.runtime = table.runtime
        self.runtime.pin(seed)
        self.answers: dict[int, int] = {}  # when each seat answered
        monkeypatch.setattr(table.host.thinking, "choose", self.choose)

    async def choose(self, game: object, seen: bytes, seat: int, bot: str, seed: int) -> int:
        state = GAME.rules.new()
        GAME.schema.unpack(seen, state)
        legal = GAME.legal_ids(state, seat)
        if len(legal) > 1:
            await self.runtime.sleep(0.15)
        return legal[-1]

    async def run(self) -> dict[int, int]:
        """Until all have answered; gives back after how many milliseconds each did."""
        await self.table.let_in()
        began = self.runtime.now()
        while self.table.table.match.waiting != (0,):
            await self.runtime.move(self.runtime.until_next or 0)
            for ply in self.table.table.match.plies:
                self.answers.setdefault(ply.seat, self.runtime.now() - began)
        await self.table.close()
        return self.answers


def test_how_long_an_answer_takes_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """PS-DMG-2, PS-HIDE-1: bots answer after a time that chance chose, whether they have armour or no choice at all."""

    def times(seed: int, blue: str) -> dict[int, int]:
        def blast() -> Station:
            station = Station(
                rooms={"1,0": "R10u"},
                figures={"BT": "1,0", "GT": "1,0", "YT": "1,0"},
                hands={"R": "NADE AID AID", "B": blue, "G": "ARM GAS AID", "Y": "AID AID KEY"},
                players=6,
            )
            return station.play("nade RT E")

        table = SixSeats(blast(), bots=("blue", "green", "yellow"))
        return asyncio.run(Hesitation(table, seed, monkeypatch).run())

    answers: list[int] = []
    for seed in range(60):
        forced = times(seed, "KEY AID AID")
        assert forced == times(seed, "ARM AID AID")
        assert set(forced) == {1, 2, 3}
        answers += forced.values()
    assert SHORTEST <= min(answers) < SHORTEST + 50
    assert LONGEST - 50 < max(answers) <= LONGEST
    tenths = [round(10 * (answer - SHORTEST) / (LONGEST - SHORTEST) - 0.5) for answer in answers]
    assert all(8 <= tenths.count(tenth) <= 30 for tenth in range(10))  # 18 on average


def test_who_runs_out_of_time_has_an_answer_played() -> None:
    """PS-CLK-1: the room plays it for both partners of an exchange, and everybody hears of it as of any other."""

    async def wait() -> None:
        table = SixSeats(meeting())
        try:
            await table.open()
            table.heard.clear()
            await table.runtime.move(901)
            await table.settle()
            played = [ply.text for ply in table.table.match.plies]
            assert [text.split()[0] for text in played[:2]] == ["give", "give"]
            assert not {"give GAS", "give ANTI"} & set(played[:2])
            assert {name for name, data in table.heard if b'"give ?"' in data} == set(EVERYBODY)
        finally:
            await table.close()

    asyncio.run(wait())


def test_at_one_screen_everybody_gets_his_own_log() -> None:
    """PS-HIDE-3, section 10.4: one person plays Red and Blue; other eyes bring what they have seen, and no more."""

    async def hand_over() -> None:
        table = SixSeats(meeting())
        table.table.seats[1] = Holder(person="red", name="Blue")
        table.table._seats.clear()
        try:
            await table.open()
            for seat, gift in enumerate(("give INF_R", "give AID")):
                plies = len(table.table.match.plies)
                table.room.handle(table.visitors["red"], Act(ref=9, after=plies, action=gift, seat=seat))
                await table.settle()
            told = {}
            for seat in (0, 1):
                table.heard.clear()
                table.room.handle(table.visitors["red"], Eyes(seat=seat))
                await table.settle()
                [(_, data)] = table.heard
                told[seat] = msgspec.json.decode(data)["log"]
            kinds = [[event["kind"] for step in log for event in step["events"]] for log in told.values()]
            assert [step["text"] for step in told[0][:2]] == ["give INF_R", "give ?"]
            assert [step["text"] for step in told[1][:2]] == ["give ?", "give AID"]
            assert ["infected" in seen for seen in kinds] == [False, True]  # Blue alone is told that he is infected
            assert all(seen.count("cards-swapped") == 1 for seen in kinds)
        finally:
            await table.close()

    asyncio.run(hand_over())


@pytest.mark.parametrize(
    ("speaker", "hearers"),
    [
        ("red", set(NAMES)),
        ("blue", {"blue", "green", "watcher"}),
        ("watcher", {"blue", "green", "watcher"}),
    ],
)
def test_who_is_eliminated_is_heard_by_watchers_only(speaker: str, hearers: set[str]) -> None:
    """PS-TALK-1: Blue and Green are out. They hear the players, but only spectators and each other hear them."""

    async def talk() -> None:
        table = SixSeats(Station(life=dict.fromkeys(("BT", "BA", "GT", "GA"), 0), players=6))
        try:
            await table.open()
            table.heard.clear()
            for said in (Say(text="I know who it is"), Say(phrase="hello")):
                table.room.handle(table.visitors[speaker], said)
            await table.settle()
            assert {name for name, _ in table.heard} == hearers
            assert len(table.heard) == 2 * len(hearers)
            for name in EVERYBODY:  # whoever comes back reads what he would have heard
                assert len(table.table.heard(name)) == (2 if name in hearers else 0)
            table.heard.clear()
            table.room.handle(table.visitors[speaker], Say(phrase="accuse Y"))
            await table.settle()
            assert (b'"refused"' in table.heard[0][1]) == (speaker != "red")  # claims are for the living (PS-TALK-3)
        finally:
            await table.close()

    asyncio.run(talk())


def test_after_the_end_everybody_hears_everybody() -> None:
    """PS-TALK-1, PS-END-10: the hive burns; what Blue said to the watchers is read by all, and he is heard again."""

    async def talk() -> None:
        station = Station(
            rooms={"0,1": "R02u"},
            figures={"RT": "0,1"},
            hands={"R": "GAS GAS GAS"},
            life={"BT": 0, "BA": 0},
            players=6,
        )
        table = SixSeats(station)
        try:
            await table.open()
            table.room.handle(table.visitors["blue"], Say(text="it was White"))
            await table.act("red", "burn")
            assert all(len(table.table.heard(name)) == 1 for name in EVERYBODY)
            table.heard.clear()
            table.room.handle(table.visitors["blue"], Say(text="I said so"))
            await table.settle()
            assert {name for name, _ in table.heard} == set(EVERYBODY)
        finally:
            await table.close()

    asyncio.run(talk())


def test_the_comparison_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a game that forgets to hide, or to mask what is told, the tests above fail."""
    monkeypatch.setattr(type(GAME), "told", lambda self, ply, viewer: ply.text)
    with pytest.raises(AssertionError):
        test_the_first_answer_of_an_exchange_is_the_same_for_all_others()
    monkeypatch.undo()
    monkeypatch.setattr(type(GAME), "seen_by", lambda self, s, seat: self.copy(s))
    with pytest.raises(AssertionError):
        test_an_exchange_tells_the_others_nothing_of_what_came_of_it()
