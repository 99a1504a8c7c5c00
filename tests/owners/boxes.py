"""Folders with the components of imaginary boxes, made by changing the files that come with the games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sublevel.engine.registry import data_of

PLATEAUS: Final = {  # by name: height and top, of many shapes
    "a": (2, "S S S"),
    "b": (1, "S . / Sv S"),
    "c": (3, "S:E S:W / S S"),
    "d": (5, ". S . / S Sk S / . S ."),
    "e": (4, "S"),
    "f": (6, "S / Sx / S / S"),
    "g": (9, "S S:S S / S Sk:N S"),
    "h": (8, "S . S / S S S"),
}
KINDS: Final = (  # cards of Panic Station that may be single or permanent: code, count, kind as it comes, kind here
    ("SCAN", 1, "single", "permanent"),
    ("NVG", 2, "permanent", "single"),
    ("SIGNAL", 1, "single", "permanent"),
)
# What is replaced in the files of each game: file, old text, new text.
CHANGES: Final[dict[str, list[tuple[str, str, str]]]] = {
    "underground": [
        ("cards.toml", '"J 3b", "+2 3r", "I3 3b"', '"+1 5r", "S4 1b", "J 2r"'),
        ("chips.toml", 'digit = 4\nleft = "R"\nright = "G"', 'digit = 6\nleft = "R"\nright = "R"'),
        (
            "pieces.toml",
            'a = "W W W W W"\nb = "S S Sv S S"',
            'a = ". W . / W Wx W / . W ."\nb = ". S . / S S S / . Sk ."',
        ),
    ],
    "star-quest": [
        ("tokens.toml", "D = 25", "D = 40"),
    ],
    "panic-station": [
        ("cards.toml", 'code = "ARM"\ncount = 7', 'code = "ARM"\ncount = 6'),
        ("cards.toml", 'code = "KNIFE"\ncount = 2', 'code = "KNIFE"\ncount = 3'),
        ("cards.toml", "charges = 4", "charges = 3"),
        *(
            (
                "cards.toml",
                f'code = "{code}"\ncount = {count}\nkind = "{old}"',
                f'code = "{code}"\ncount = {count}\nkind = "{new}"',
            )
            for code, count, old, new in KINDS
        ),
        ("rooms.toml", 'card = "R07"\nname = "hall"\nedges = "oowo"', 'card = "R07"\nname = "hall"\nedges = "oooo"'),
    ],
    "the-base": [("mixes.toml", "I = 6\nL = 6\nT = 12\nX = 0", "I = 5\nL = 7\nT = 11\nX = 1")],
}


def box(folder: Path) -> Path:
    """A folder with a box of every game."""
    for game, changes in CHANGES.items():
        for name, old, new in changes:
            changed(folder, game, name, old, new)
    put(folder, "underground", "plateaus.toml", plateaus_text(PLATEAUS))
    put(folder, "star-quest", "boards.toml", boards_text())
    return folder


def plateaus_text(plateaus: dict[str, tuple[int, str]]) -> str:
    """A file of plateaus."""
    return "\n".join(
        f'[[plateau]]\nname = "{name}"\nheight = {height}\ntop = "{top}"\n' for name, (height, top) in plateaus.items()
    )


def boards_text() -> str:
    """Seven doors on board 1, one of room E elsewhere; five on board 2; other letters on board 4.

    One mission asks for a room by a letter that is no more.
    """
    first, rest = house_text("star-quest", "boards.toml").split('name = "Cloister"')
    before, last = rest.split('name = "Cells"')
    moved = first.replace(". .:E E|", ". .?E E|").replace(". . . .|E E|", ". . . .:E E|").replace("?", "|")
    assert moved != first
    more = replaced(moved, "|. . . .:B B B B|. . . .|", "|. . . .:B B B B:. . . .|")
    more = replaced(more, "|. . . .:B B B B|. . . .|", "|. . . .:B B B B:. . . .|")
    fewer = before.replace("|D D D D|. .:C C C C|. .|", "|D D D D|. .|C C C C|. .|")
    assert fewer != before
    renamed = "\n".join(line.replace("E", "H") if "E" in line else line for line in last.splitlines())
    return f'{more}name = "Cloister"{fewer}name = "Cells"{renamed}\n'


def house_text(game: str, name: str) -> str:
    """A file as it comes with a game."""
    return data_of(game).house.joinpath(*name.split("/")).read_text(encoding="utf-8")


def replaced(text: str, old: str, new: str) -> str:
    """A text with one part replaced, which must be there."""
    assert old in text, old
    return text.replace(old, new, 1)


def put(folder: Path, game: str, name: str, text: str) -> Path:
    """Write a file of a game into an owner's folder."""
    path = folder / game / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def changed(folder: Path, game: str, name: str, old: str, new: str) -> Path:
    """Change a file of a game in an owner's folder; it is taken from the game if it is not there yet."""
    path = folder / game / name
    text = path.read_text(encoding="utf-8") if path.exists() else house_text(game, name)
    return put(folder, game, name, replaced(text, old, new))
