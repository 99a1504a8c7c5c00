"""What the conformance suite asks of the game itself: options to try, what is conserved, where to begin."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from sublevel.games.the_base.data import TILES_TO_DEAL, mixes
from sublevel.games.the_base.names import SHAPES
from sublevel.games.the_base.state import Board
from sublevel.games.the_base.tables import FIRST_TILE, HIDDEN, LANES, OFF, SHAPE_OF, TILE_COUNT, has

# Positions that random play hardly ever reaches: before the last piece is saved, and in the Time challenge.
RARE_POSITIONS: Final = (
    "aaaaa/aaaaa/aaaaa/aaaaa/aaaaa 123-- 123-- m1,m2,e3 d4,c5,m5 X 3* 9 0-0",
    "a~7a~3a/b5d7e/aafaa/~9ee5a/a3c~7a 1-2-3 -3-21 x2,a3,b3 a2,x4,x5 M 4* 12 1-2",
    "f~3f7f/fff~5f/7fffd/f~bfef/ffaff 12-3- 3-1-2 m1,e3,m5 x2,c2,a4 X 5* 3 0-1",
    "aaaaa/bbfdd/aafaa/eefbb/aaaaa 123-- 123-- m1,m2,m3 d4,c5,x5 M 1 6 1-1 over=X:saved offer=M",
    "aaaaa/bbfdd/aafaa/eefbb/aaaaa 123-- 123-- m1,m2,m3 a4,a5,x5 M 3* 4 0-1 over=X:saved tc=M",
)


def sample_options(random: Random) -> dict[str, Any]:
    """A named tile mix, or one that adds up somehow (BASE-COMP-9, 12)."""
    if random.random() < 0.5:
        return {"mix": random.choice(sorted(mixes()))}
    cuts = sorted(random.randint(0, TILES_TO_DEAL) for _ in range(len(SHAPES) - 1))
    counts = [high - low for low, high in zip([0, *cuts], [*cuts, TILES_TO_DEAL], strict=True)]
    random.shuffle(counts)
    return {"mix": dict(zip(SHAPES, counts, strict=True))}


def conserved(s: Board) -> object:
    """The tiles by shape, the slots, the pieces' places, and how far `unseen` is from the truth (BASE-COMP-1 to 9)."""
    shapes = [0] * len(SHAPES)
    unseen = list(s.unseen)
    for t in range(TILE_COUNT):
        shape = SHAPE_OF[s.tile[t] & ~HIDDEN]
        shapes[shape] += 1
        unseen[shape] -= has(s.hidden, t + FIRST_TILE)
    standing = [position for position in s.piece if position != OFF]
    doubled = len(standing) - len(set(standing))
    return shapes, unseen, sorted(s.slot[:LANES]), sorted(s.slot[LANES:]), len(s.piece), doubled
