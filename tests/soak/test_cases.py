"""What the soak has found stays mended."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pinned import VARIABLE
from tests.soak.cases import Case, cases

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_case_passes(case: Case) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-m", "soak", "-p", "no:xdist", case.test]
    environment = {**os.environ, VARIABLE: str(case.seed)}
    run = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-4000:]
