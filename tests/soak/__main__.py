"""Runs the soak for some minutes, or makes a failure it found a case of the gate.

python -m tests.soak --minutes 20
python -m tests.soak keep 'tests/web/soak/test_the_base.py::test_against_a_bot_by_keys' 123456
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections import Counter
from itertools import count, cycle
from random import SystemRandom

from tests.pinned import VARIABLE
from tests.soak.cases import Case, add

# What is run in turn, each with a seed of its own; the short suite plays in all browsers that are installed.
PARTS = (
    ["tests/web/soak", "-m", "soak", "-n", "2"],
    ["tests/browsers", "--browsers", "all"],
    ["tests/table", "tests/conformance", "tests/engine", "-m", "soak", "-n", "2"],
)
SEEDS = 10**9


def soak(minutes: float, seed: int) -> int:
    """Run part after part until the time is over; a part that has begun is finished. Gives back an exit status."""
    end = time.monotonic() + 60 * minutes
    found: Counter[str] = Counter()
    for number, part in zip(count(seed), cycle(PARTS), strict=False):
        if time.monotonic() > end:
            break
        command = [sys.executable, "-m", "pytest", "-q", "--no-header", *part]
        print(f"soak: {VARIABLE}={number} {' '.join(command[1:])}", flush=True)
        status = subprocess.run(command, env={**os.environ, VARIABLE: str(number)}, check=False).returncode
        found["failed" if status else "passed"] += 1
    print(f"soak: {found['passed']} parts passed, {found['failed']} failed, first seed {seed}")
    return 1 if found["failed"] else 0


def main() -> int:
    """Read what is wanted."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Explore at random, repeatably.")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, help="of the first part; those that follow count on")
    commands = parser.add_subparsers(dest="command")
    keep = commands.add_parser("keep", help="make a failure a case of the gate")
    keep.add_argument("test")
    keep.add_argument("seed", type=int)
    wish = parser.parse_args()
    if wish.command == "keep":
        add(Case(wish.test, wish.seed))
        return 0
    return soak(wish.minutes, SystemRandom().randrange(SEEDS) if wish.seed is None else wish.seed)


if __name__ == "__main__":
    sys.exit(main())
