"""What search has to say to people: hints for a seat that is to act, and the review of a match that was played.

Both come in slices, each of which is an answer in itself, and both are bounded by the effort that is given to them.
A hint knows what its seat knows and no more. A review looks at each decision with the eyes of the seat that made it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from sublevel.bots.search import Effort, Search, Tried
from sublevel.engine.actions import Ply
from sublevel.engine.chance import generator
from sublevel.engine.core import State
from sublevel.engine.errors import BadOption
from sublevel.engine.game import Game
from sublevel.engine.match import Match
from sublevel.engine.text import Argument, Words

HINT = Effort(simulations=8_000)
REVIEW = Effort(simulations=1_000)
SURE = 0.95  # an expectation from which a position counts as won
EQUAL = 0.02  # choices whose expectations differ by no more are equally good there
TRIED = 0.02  # of the visits of the best choice: with fewer, the mean of a choice says little
ENDLESS = 1_000  # actions: more than any line has
NOTABLE = 0.05  # a loss of return below this is within the error of the search
STREAM = 3  # of chance: bots have another one


class Said(msgspec.Struct, frozen=True):
    """Something to be said: a message key and its arguments."""

    key: str
    args: dict[str, Argument]

    @classmethod
    def of(cls, words: Words) -> Said:
        """The same as a structure that can be sent."""
        return cls(words.key, dict(words.args))

    def text(self, lang: str = "en") -> str:
        """The sentence in a language."""
        return Words(self.key, self.args).text(lang)


class Move(msgspec.Struct, frozen=True):
    """An action of an expected line."""

    seat: int
    action: int
    text: str


class Hint(msgspec.Struct, frozen=True):
    """A choice, and what is thought of it."""

    action: int
    text: str
    visits: int
    value: float  # what the seat may expect, from -1 (lost) to 1 (won)
    chance: float  # the same as a chance to win, from 0 to 1
    line: list[Move]  # what is expected to follow, this action first; it ends where chance comes in
    reasons: list[Said]


class Hints(msgspec.Struct, frozen=True):
    """What a search thinks so far."""

    seat: int
    visits: int
    done: bool
    hints: list[Hint]  # the best first


class Verdict(msgspec.Struct, frozen=True):
    """What is thought of an action that was played."""

    ply: int  # its number in the match, from 0
    seat: int
    action: int
    text: str
    value: float  # what its seat could expect after it, from -1 to 1; of two rivals, the other one's is -value
    best: float  # what its seat could expect from the best choice
    better: Hint | None  # that choice, where another one seems better

    @property
    def chance(self) -> float:
        """The chance to win that its seat had after it."""
        return (1 + self.value) / 2

    @property
    def loss(self) -> float:
        """What the action gave away."""
        return self.best - self.value


class Review(msgspec.Struct, frozen=True):
    """What is thought of a match so far: in the order of its actions, and the costliest of them."""

    done: bool
    verdicts: list[Verdict]
    turning_points: list[Verdict]  # those that gave away most, the worst first


def hints(game: Game, seen: State, seat: int, effort: Effort = HINT, seed: int = 0, most: int = 3) -> Iterator[Hints]:
    """Search for a seat that is to act, and tell its best choices after every slice. Raises BadOption if it is not."""
    if seen.waiting >> seat & 1 == 0:
        raise BadOption(f"seat {seat} is not to act: there is nothing to hint at")
    search = Search(game, effort)
    search.begin(seen, seat, generator(seed, STREAM))
    visits = 0
    for visits in search.slices():
        yield told(search, seen, seat, visits, False, most)
    yield told(search, seen, seat, visits, True, most)


def best_hints(game: Game, seen: State, seat: int, effort: Effort = HINT, seed: int = 0, most: int = 3) -> Hints:
    """The last word of `hints`."""
    *_, last = hints(game, seen, seat, effort, seed, most)
    return last


def told(search: Search, seen: State, seat: int, visits: int, done: bool, most: int) -> Hints:
    """The state of a search in words."""
    tried = search.tried()
    if tried and expectation(search.game, tried[0].value) >= SURE:
        return Hints(seat, visits, done, purposeful(search, seen, seat, tried)[:most])
    return Hints(seat, visits, done, [hint(search, seen, seat, choice) for choice in tried[:most]])


def purposeful(search: Search, seen: State, seat: int, tried: Sequence[Tried]) -> list[Hint]:
    """Rank the choices of a won position: the quickest win first, then those with a point, then idle moves.

    A search sees no difference between ways of winning, so by its numbers alone it would shuttle to and fro.
    """
    best = tried[0]
    equal = [one for one in tried if one.value >= best.value - EQUAL and one.visits >= TRIED * best.visits]
    found = [hint(search, seen, seat, choice) for choice in equal]
    wins = {choice.action: wins_in(search, seen, seat, choice) for choice in equal}
    sure = {one.action: all(move.seat == seat for move in one.line) and wins[one.action] for one in found}
    idle = {one.action: not game_reasons(one) for one in found}
    found.sort(
        key=lambda one: (sure[one.action] or ENDLESS, idle[one.action])
    )  # of equals, the most visited stays first
    lead = Said("advice-leads", {})
    told = [one if wins[one.action] else msgspec.structs.replace(one, reasons=[lead, *one.reasons]) for one in found]
    return [*told, *(hint(search, seen, seat, choice) for choice in tried if choice not in equal)]


def game_reasons(choice: Hint) -> list[Said]:
    """What the game itself says for or against a choice; of an idle move it says nothing."""
    return [said for said in choice.reasons if not said.key.startswith("advice-")]


def wins_in(search: Search, seen: State, seat: int, choice: Tried) -> int | None:
    """In how many actions of the seat the expected line wins; None if it does not end so."""
    moves, end = follow(search.game, search.line(choice.action), seen, seat)
    return sum(move.seat == seat for move in moves) if end.ended and end.payoff[seat] > 0 else None


def hint(search: Search, seen: State, seat: int, choice: Tried) -> Hint:
    """One choice in words."""
    game = search.game
    moves, _ = follow(game, search.line(choice.action), seen, seat)
    reasons = list(game.advice(game.copy(seen), seat, choice.action))
    wins = wins_in(search, seen, seat, choice)
    if wins and len(moves) > 1 and not seen.ended:
        reasons.insert(0, Words("advice-wins-in", {"actions": wins}))
    said = [Said.of(words) for words in reasons]
    value = expectation(game, choice.value)
    return Hint(choice.action, moves[0].text, choice.visits, value, (1 + value) / 2, moves, said)


def expectation(game: Game, value: float) -> float:
    """A return between that of a lost and that of a won match, as all games tell it: from -1 to 1."""
    if game.least_return == -1:
        return value
    return max(-1.0, min(1.0, 2 * (value - game.least_return) / (1 - game.least_return) - 1))


def follow(game: Game, line: list[tuple[int, int]], seen: State, seat: int) -> tuple[list[Move], State]:
    """A line in notation, and where it leads in one world that the seat may imagine."""
    s = game.copy(seen)
    s.rng = generator(0, STREAM)
    game.rules.resample(s, seat)
    moves = []
    for who, action in line:
        if game.rules.reason(s, who, action) != 0:  # chance went another way than in the search
            break
        moves.append(Move(who, action, game.write_action(s, who, action)))
        game.rules.step(s, who, action)
    return moves, s


def review(
    match: Match, effort: Effort = REVIEW, seed: int = 0, most: int = 5, known: Sequence[Verdict] = ()
) -> Iterator[Review]:
    """Judge every action of a match, one after the other; tell what is known after each of them.

    It goes on from the verdicts that are known already: those of the first actions.
    """
    game = match.game
    search = Search(game, effort)
    verdicts: list[Verdict] = list(known)
    for number, (ply, s) in enumerate(zip(match.plies, match.states(), strict=False)):
        if number < len(known):
            continue
        seen = game.pondered(game.seen_by(s, ply.seat), ply.seat)
        if game.rules.reason(seen, ply.seat, ply.action) == 0:
            verdicts.append(judge(search, seen, ply, number, generator(seed + number, STREAM)))
        else:  # an action of the table itself, or of a seat whose turn it was not: nobody thinks about these
            value = verdicts[-1].value if verdicts else 0.0
            verdicts.append(Verdict(number, ply.seat, ply.action, ply.text, value, value, None))
        yield Review(False, list(verdicts), worst(verdicts, most))
    yield Review(True, verdicts, worst(verdicts, most))


def full_review(match: Match, effort: Effort = REVIEW, seed: int = 0, most: int = 5) -> Review:
    """The last word of `review`."""
    *_, last = review(match, effort, seed, most)
    return last


def judge(search: Search, seen: State, ply: Ply, number: int, chance: int) -> Verdict:
    """What the one who played an action could have thought of it: it is looked at as closely as the best choice."""
    search.tree.clear()
    search.begin(seen, ply.seat, chance)
    best = search.run()[0]
    top = expectation(search.game, best.value)
    if best.action == ply.action:
        return Verdict(number, ply.seat, ply.action, ply.text, top, top, None)
    value = expectation(search.game, search.insist(ply.action, best.visits).value)
    better = hint(search, seen, ply.seat, best) if value < top else None
    return Verdict(number, ply.seat, ply.action, ply.text, value, max(value, top), better)


def worst(verdicts: list[Verdict], most: int) -> list[Verdict]:
    """Those that gave away most, the worst first."""
    costly = [verdict for verdict in verdicts if verdict.loss >= NOTABLE]
    return sorted(costly, key=lambda verdict: verdict.loss, reverse=True)[:most]
