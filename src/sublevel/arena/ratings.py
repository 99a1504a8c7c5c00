"""Ratings with intervals: a Bradley-Terry model with draws, for two players, for teams, and for all against the game.

A comparison says how one side fared against another in a match. A side is as strong as its members are on average,
plus what its seats are worth. Of two sides with strengths a and b (in natural units; Elo is 400 / ln 10 times that)

    win : loss : draw = exp(a) : exp(b) : v * exp((a + b) / 2)        (Davidson, 1970)

where v is found with the strengths. Where everybody plays together, the other side is the game itself. Half a win and
half a loss against the average, which nobody played, keep the rating of who never lost finite. Matches on one deal are
not independent of each other, so there are two estimates of how far a rating may be off: from the model, and from the
scatter between deals (the sandwich estimate). The larger one counts.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sublevel.arena.records import Record

Vector = NDArray[np.float64]

ELO: Final = 400 / math.log(10)
VIRTUAL: Final = 0.5  # of a win, and of a loss, that everything got besides what was played
PRIOR: Final = 1e-3  # keeps the share of draws finite where there are none
Z: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
STEPS: Final = 100
SETTLED: Final = 1e-9


@dataclass(frozen=True)
class Comparison:
    """How one side of a match fared against another: 1 won, 0.5 drew, 0 lost. Nobody on a side: the game itself."""

    deal: int
    side: tuple[int, ...]  # seats
    other: tuple[int, ...]
    score: float


@dataclass(frozen=True)
class Estimate:
    """A value and the interval in which it lies in 95 of 100 tournaments."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Ratings:
    """What came out: in Elo, the average bot being 0."""

    bots: dict[str, Estimate]
    seats: list[Estimate]  # what each seat is worth, against the average of all


def comparisons(record: Record, zero_sum: bool) -> list[Comparison]:
    """Who fared how against whom in a match.

    Seats with equal returns won or lost together, and are one side. If all are equal, then either all played together
    against the game, or (in a zero-sum game) everybody drew with everybody.
    """
    seats = range(len(record.returns))
    sides: list[tuple[int, ...]]
    if len(set(record.returns)) == 1:
        if not zero_sum:
            return [Comparison(record.deal, tuple(seats), (), 1.0 if record.winners else 0.0)]
        sides = [(seat,) for seat in seats]
    else:
        values = sorted(set(record.returns), reverse=True)
        sides = [tuple(seat for seat in seats if record.returns[seat] == value) for value in values]
    return [
        Comparison(record.deal, side, other, 0.5 if record.returns[side[0]] == record.returns[other[0]] else 1.0)
        for at, side in enumerate(sides)
        for other in sides[at + 1 :]
    ]


def rate(records: Sequence[Record], names: Sequence[str], seats: int, zero_sum: bool) -> Ratings:
    """The ratings of all bots and seats."""
    index = {name: number for number, name in enumerate(names)}
    rows, scores, deals = [], [], []
    for record in records:
        for found in comparisons(record, zero_sum):
            row = np.zeros(len(names) + seats + 1)
            for side, sign in ((found.side, 1.0), (found.other, -1.0)):
                for seat in side:
                    row[index[record.bots[seat]]] += sign / len(side)
                    row[len(names) + seat] += sign / len(side)
                row[-1] += sign * (not side)
            rows.append(row)
            scores.append(found.score)
            deals.append(found.deal)
    strengths, spreads = fit(np.array(rows), np.array(scores), np.array(deals))
    return Ratings(
        bots=dict(zip(names, centred(strengths, spreads, 0, len(names)), strict=True)),
        seats=centred(strengths, spreads, len(names), len(names) + seats),
    )


def fit(rows: Vector, scores: Vector, deals: NDArray[np.int_]) -> tuple[Vector, list[Vector]]:
    """The most likely strengths, and two estimates of their covariances.

    The last parameter, beyond the strengths, is the logarithm of v. Newton's method; the likelihood has one peak.
    """
    played, width = rows.shape
    rows = np.vstack([rows, np.eye(width), np.eye(width)])
    scores = np.concatenate([scores, np.ones(width), np.zeros(width)])
    weights = np.concatenate([np.ones(played), np.full(2 * width, VIRTUAL)])
    prior = np.zeros(width + 1)
    prior[-1] = PRIOR
    found = np.zeros(width + 1)
    draws = bool(np.any(scores == 0.5))
    for _ in range(STEPS):
        gradients, curvature = derivatives(rows, scores, weights, found, draws)
        step = np.linalg.solve(curvature + np.diag(prior), gradients.sum(axis=0) - prior * found)
        found = found + step * min(1.0, 2.0 / max(float(np.abs(step).max()), SETTLED))
        if float(np.abs(step).max()) < SETTLED:
            break
    gradients, curvature = derivatives(rows, scores, weights, found, draws)
    _, virtual = derivatives(rows[played:], scores[played:], weights[played:], found, draws)
    inverse = np.linalg.inv(curvature + np.diag(prior))
    scatter = inverse @ (clustered(gradients[:played], deals) + virtual) @ inverse
    return found[:-1], [inverse[:-1, :-1], scatter[:-1, :-1]]


def derivatives(rows: Vector, scores: Vector, weights: Vector, found: Vector, draws: bool) -> tuple[Vector, Vector]:
    """Of the logarithm of the likelihood: the gradient of each comparison, and minus the second derivatives of all."""
    half = rows @ found[:-1] / 2
    level = found[-1] if draws else -np.inf
    chances = np.stack([half, -half, np.full(len(half), level)])
    chances = np.exp(chances - chances.max(axis=0))
    win, loss, draw = chances / chances.sum(axis=0)
    lead = (win - loss) / 2  # what is expected of half the lead, and of a draw
    slope = np.column_stack([rows * ((scores - 0.5) - lead)[:, None], (scores == 0.5) - draw]) * weights[:, None]
    bend_lead = ((win + loss) / 4 - lead**2) * weights
    bend_draw = draw * (1 - draw) * weights
    bend_both = -lead * draw * weights
    curvature = np.empty((slope.shape[1], slope.shape[1]))
    curvature[:-1, :-1] = rows.T @ (rows * bend_lead[:, None])
    curvature[-1, -1] = bend_draw.sum()
    curvature[:-1, -1] = curvature[-1, :-1] = rows.T @ bend_both
    if not draws:
        slope[:, -1] = 0.0
        curvature[-1, :] = curvature[:, -1] = 0.0
    return slope, curvature


def clustered(gradients: Vector, deals: NDArray[np.int_]) -> Vector:
    """The scatter of the gradients, those of one deal taken together."""
    _, groups = np.unique(deals, return_inverse=True)
    count = int(groups.max()) + 1
    if count == 1:
        return gradients.T @ gradients  # one deal tells nothing about the differences between deals
    sums = np.zeros((count, gradients.shape[1]))
    np.add.at(sums, groups, gradients)
    return sums.T @ sums * (count / (count - 1))


def centred(strengths: Vector, spreads: list[Vector], first: int, last: int) -> list[Estimate]:
    """Some of the strengths in Elo, their average being 0; of several estimates of their spread the largest counts."""
    size = last - first
    centre = np.eye(size) - 1 / size
    values = centre @ strengths[first:last] * ELO
    variances = [np.diag(centre @ spread[first:last, first:last] @ centre) for spread in spreads]
    deviations = np.sqrt(np.maximum.reduce([*variances, np.zeros(size)])) * ELO
    return [
        Estimate(float(value), float(value - Z * by), float(value + Z * by))
        for value, by in zip(values, deviations, strict=True)
    ]


def wilson(score: float, count: int) -> Estimate:
    """A share, such as the points out of so many matches, with Wilson's interval."""
    if count == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = score / count
    centre = (share + Z**2 / (2 * count)) / (1 + Z**2 / count)
    half = Z / (1 + Z**2 / count) * math.sqrt(share * (1 - share) / count + Z**2 / (4 * count**2))
    return Estimate(share, max(0.0, centre - half), min(1.0, centre + half))
