"""`python -m sublevel`: the command line."""

from __future__ import annotations

from sublevel.cli import main

if __name__ == "__main__":
    main()
