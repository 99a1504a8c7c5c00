"""What a tournament says: standings, pairs or teams, seats, sides, lengths, times, faults."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from sublevel.arena.ratings import Comparison, Estimate, comparisons, rate, wilson
from sublevel.arena.records import Record
from sublevel.arena.tournament import Tournament
from sublevel.engine.errors import BadOption
from sublevel.engine.game import Game
from sublevel.engine.registry import find

TOGETHER: Final = (
    "All bots of a match win or lose together, so nobody is rated: what counts is how often each team won, and its "
    "mean points. Intervals are 95 %, after Wilson."
)
METHOD: Final = (
    "Ratings are in Elo, the average bot being 0: a Bradley-Terry model with draws and an advantage of seats. "
    "Intervals are 95 %: those of ratings from the model or the scatter between deals, whichever is wider; those of "
    "shares after Wilson."
)


class Standing(msgspec.Struct, kw_only=True):
    """How one bot fared."""

    bot: str
    made: str
    rating: Estimate | None  # None where all win or lose together
    matches: int
    wins: int
    draws: int
    losses: int
    score: Estimate  # share of the wins, a draw being half a win
    points: float | None  # the mean of what its seats scored in the game's own points; None if no match counts
    faults: int
    milliseconds: float  # of thinking, for a decision on average
    longest: float  # milliseconds, for any


class Pair(msgspec.Struct, kw_only=True):
    """How one bot fared against another."""

    bot: str
    against: str
    matches: int
    wins: int
    draws: int
    losses: int
    score: Estimate


class Team(msgspec.Struct, kw_only=True):
    """How bots fared together."""

    bots: list[str]  # whoever sat on several seats is named as often
    matches: int
    wins: int
    score: Estimate  # share of the wins
    points: float | None


class Side(msgspec.Struct, kw_only=True):
    """How one side of the game fared: everybody who was on it, or one of the bots."""

    side: str
    bot: str | None
    seats: int  # in all matches together
    wins: int
    score: Estimate  # share of the wins
    points: float | None


class Seat(msgspec.Struct, kw_only=True):
    """What a seat is worth."""

    seat: str
    score: Estimate
    advantage: Estimate  # in Elo, against the average of all seats


class Length(msgspec.Struct, kw_only=True):
    """How long matches are, in actions; those that ended by a fault are left out."""

    mean: float
    median: float
    least: int
    most: int
    counts: dict[int, int]


class Summary(msgspec.Struct, kw_only=True):
    """Everything that the reports tell."""

    game: str
    title: str
    rules: str
    target: str
    seed: int
    deals: int
    options: dict[str, Any]
    seconds: float
    matches: int
    planned: int
    standings: list[Standing]  # the best first
    pairs: list[Pair]  # both ways
    teams: list[Team]  # where all win or lose together
    seats: list[Seat]  # where not
    sides: list[Side]  # where a game has sides that are not seats
    ends: dict[str, int]
    length: Length | None
    faults: list[Record]
    method: str = METHOD


class Tally:
    """Wins, draws and losses."""

    def __init__(self) -> None:
        self.results: Counter[float] = Counter()

    def add(self, score: float) -> None:
        """Count one more."""
        self.results[score] += 1

    @property
    def count(self) -> int:
        """How many there were."""
        return sum(self.results.values())

    def plain(self) -> dict[str, Any]:
        """The numbers, and the share of the points."""
        wins, draws, losses = self.results[1.0], self.results[0.5], self.results[0.0]
        score = wilson(wins + draws / 2, self.count)
        return {"wins": wins, "draws": draws, "losses": losses, "score": score}


def summarise(tournament: Tournament, records: Sequence[Record]) -> Summary:
    """The summary of the matches played so far. Raises BadOption if there are none."""
    if not records:
        raise BadOption("no match was played yet: there is nothing to tell")
    game = find(tournament.game)
    names = [entrant.name for entrant in tournament.entrants]
    ratings = None if game.cooperative else rate(records, names, tournament.seats, game.zero_sum)
    bots, pairs, seats = tallies(records, game)
    standings = [
        Standing(
            bot=entrant.name,
            made=entrant.made,
            rating=ratings.bots[entrant.name] if ratings else None,
            matches=sum(entrant.name in record.bots for record in records),
            faults=sum(
                record.fault is not None and record.bots[record.fault.seat] == entrant.name for record in records
            ),
            points=mean_points(
                (record, seat) for record, seat in seatings(records) if record.bots[seat] == entrant.name
            ),
            **times(records, entrant.name),
            **bots.setdefault(entrant.name, Tally()).plain(),
        )
        for entrant in tournament.entrants
    ]
    return Summary(
        game=game.name,
        title=game.title,
        rules=tournament.rules,
        target=tournament.target,
        seed=tournament.seed,
        deals=tournament.deals,
        options=tournament.options,
        seconds=tournament.seconds,
        matches=len(records),
        planned=tournament.matches,
        standings=sorted(standings, key=strength, reverse=True),
        pairs=[
            Pair(bot=bot, against=other, matches=tally.count, **tally.plain())
            for (bot, other), tally in sorted(pairs.items(), key=lambda pair: [names.index(name) for name in pair[0]])
        ],
        teams=teams(records, names) if game.cooperative else [],
        seats=[
            Seat(seat=name, score=seats.setdefault(seat, Tally()).plain()["score"], advantage=ratings.seats[seat])
            for seat, name in enumerate(game.seats[: tournament.seats])
            if ratings
        ],
        sides=sides(records, names),
        method=TOGETHER if game.cooperative else METHOD,
        ends=dict(Counter(record.end for record in records).most_common()),
        length=length_of([record.plies for record in records if record.fault is None]),
        faults=[msgspec.structs.replace(record, actions=None) for record in records if record.fault is not None],
    )


def tallies(
    records: Iterable[Record], game: Game
) -> tuple[dict[str, Tally], dict[tuple[str, str], Tally], dict[int, Tally]]:
    """How bots, pairs of bots and seats fared."""
    bots: dict[str, Tally] = {}
    pairs: dict[tuple[str, str], Tally] = {}
    seats: dict[int, Tally] = {}
    for record in records:
        if game.cooperative:
            for bot in set(record.bots):
                bots.setdefault(bot, Tally()).add(1.0 if record.winners else 0.0)
            continue
        for found in comparisons(record, game.zero_sum):
            for side, other, score in both_ways(found):
                for seat in side:
                    bots.setdefault(record.bots[seat], Tally()).add(score)
                    seats.setdefault(seat, Tally()).add(score)
                    for rival in other:
                        if record.bots[seat] != record.bots[rival]:
                            pairs.setdefault((record.bots[seat], record.bots[rival]), Tally()).add(score)
    return bots, pairs, seats


def both_ways(found: Comparison) -> list[tuple[tuple[int, ...], tuple[int, ...], float]]:
    """A comparison as each side sees it."""
    return [(found.side, found.other, found.score), (found.other, found.side, 1 - found.score)]


def strength(standing: Standing) -> tuple[float, float]:
    """What standings are sorted by."""
    best = standing.score.value if standing.rating is None else standing.rating.value
    return best, standing.points or 0.0


def seatings(records: Iterable[Record]) -> Iterator[tuple[Record, int]]:
    """All seats of all matches."""
    for record in records:
        for seat in range(len(record.bots)):
            yield record, seat


def mean_points(found: Iterable[tuple[Record, int]]) -> float | None:
    """What seats scored on average; a match that ended by a fault has no score."""
    points = [record.scores[seat] for record, seat in found if record.fault is None]
    return statistics.fmean(points) if points else None


def teams(records: Sequence[Record], names: list[str]) -> list[Team]:
    """How the teams fared, the best first."""
    lineups: dict[tuple[str, ...], list[Record]] = {}
    for record in records:
        lineups.setdefault(tuple(sorted(record.bots, key=names.index)), []).append(record)
    found = []
    for bots, played in lineups.items():
        wins = sum(bool(record.winners) for record in played)
        points = mean_points(seatings(played))
        score = wilson(wins, len(played))
        found.append(Team(bots=list(bots), matches=len(played), wins=wins, score=score, points=points))
    return sorted(found, key=lambda team: (-team.score.value, -(team.points or 0.0)))


def sides(records: Sequence[Record], names: list[str]) -> list[Side]:
    """How the sides fared, first all bots together, then each that was on both; matches without sides don't count."""
    on_side: dict[tuple[str, str | None], list[tuple[Record, int]]] = {}
    for record, seat in seatings(records):
        if record.sides:
            for bot in (None, record.bots[seat]):
                on_side.setdefault((record.sides[seat], bot), []).append((record, seat))
    order = sorted({side for side, _ in on_side})
    found = []
    for side in order:
        for bot in [None, *(names if len(names) > 1 else [])]:
            seated = on_side.get((side, bot), [])
            wins = sum(seat in record.winners for record, seat in seated)
            score, points = wilson(wins, len(seated)), mean_points(seated)
            found.append(Side(side=side, bot=bot, seats=len(seated), wins=wins, score=score, points=points))
    return [side for side in found if side.seats]


def times(records: Iterable[Record], bot: str) -> dict[str, Any]:
    """How long a bot thinks."""
    decisions, seconds, longest = 0, 0.0, 0.0
    for record in records:
        for seat, name in enumerate(record.bots):
            if name == bot:
                decisions += record.decisions[seat]
                seconds += record.seconds[seat]
                longest = max(longest, record.longest[seat])
    return {"milliseconds": 1000 * seconds / max(decisions, 1), "longest": 1000 * longest}


def length_of(plies: list[int]) -> Length | None:
    """How long matches are; None if none was played to its end."""
    if not plies:
        return None
    return Length(
        mean=statistics.fmean(plies),
        median=statistics.median(plies),
        least=min(plies),
        most=max(plies),
        counts=dict(sorted(Counter(plies).items())),
    )
