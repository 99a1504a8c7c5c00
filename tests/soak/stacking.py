"""Plays matches of Underground beside a bot that always builds on the highest place; prints every seed.

python -m tests.soak.stacking beginner=1000 casual=1000 skilled=50 strong=50 master=50
python -m tests.soak.stacking casual=1 --seed 4
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter

from tests.games.underground.stacking import play, tallest


def soak(level: str, seeds: range) -> Counter[str]:
    """Play matches beside a level, one for each seed; how they ended, and how many failed."""
    found: Counter[str] = Counter()
    for seed in seeds:
        try:
            match = play(level, seed)
        except Exception:
            found["failed"] += 1
            print(f"stacking: {level}=1 --seed {seed}: failed\n{traceback.format_exc()}", flush=True)
        else:
            assert match.result is not None
            found[match.result.reason] += 1
            print(f"stacking: {level}=1 --seed {seed}: {match.result.reason}, {tallest(match)} levels", flush=True)
    return found


def main() -> int:
    """Play what is asked for; give back an exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.stacking", description=__doc__)
    parser.add_argument("wishes", nargs="+", metavar="LEVEL=MATCHES")
    parser.add_argument("--seed", type=int, default=0, help="of the first match; those that follow count on")
    wish = parser.parse_args()
    failed = 0
    for text in wish.wishes:
        level, _, count = text.partition("=")
        found = soak(level, range(wish.seed, wish.seed + int(count)))
        failed += found["failed"]
        ends = ", ".join(f"{number} {end}" for end, number in sorted(found.items()))
        print(f"stacking: {level}: {found.total()} matches from seed {wish.seed}: {ends}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
