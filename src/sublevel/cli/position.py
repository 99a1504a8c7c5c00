"""`sublevel position`: a position and its legal actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from sublevel.cli.app import GameArgument, JsonOption, OptionOption
from sublevel.cli.printing import position_text, print_json, result_line
from sublevel.cli.reading import read_options, seat_of, written
from sublevel.engine.errors import UnknownGame
from sublevel.engine.match import Match
from sublevel.engine.registry import find

if TYPE_CHECKING:
    from rich.console import Console


def position(
    game: GameArgument,
    text: Annotated[str, typer.Argument(metavar="TEXT", help="The position in the game's notation, in quotes.")],
    action: Annotated[
        list[str] | None,
        typer.Option("--play", "-p", metavar="ACTION", help="Play an action first; as often as needed."),
    ] = None,
    seat: Annotated[str | None, typer.Option(help="Whose view to show; the one to act, if left out.")] = None,
    option: OptionOption = None,
    as_json: JsonOption = False,
) -> None:
    """Show a position and its legal actions.

    \b
    Examples:
      sublevel position the-base "$(cat position.txt)"
      sublevel position the-base "..." --play 1-a1 --play "a2?"
      sublevel position the-base "..." --json | jq .legal
    """
    found = find(game)
    match = found.position(written(text), read_options(found, option))
    for notation in action or []:
        match.play(next(iter(match.waiting), 0), notation)
    viewer = seat_of(found, seat) if seat is not None else next(iter(match.waiting), None)
    view = match.view(viewer)
    print_json(view) if as_json else draw(match, view)


def draw(match: Match, view: dict[str, Any]) -> None:
    """The position as a picture, what there is to know about it, and the legal actions by kind."""
    from rich.console import Console

    console = Console()
    try:
        from sublevel.terminal.face import face_for

        face = face_for(match.game.name)
    except UnknownGame:  # a game that has no picture is shown in its notation
        console.print(position_text(match.position(public=True)), markup=False, highlight=False, soft_wrap=True)
    else:
        from rich.segment import Segment, Segments

        face.meet(view)
        canvas = face.picture(console.width, max(console.height - 16, 24), []).canvas
        for y in range(canvas.height):
            console.print(Segments([*canvas.strip(y), Segment.line()]), end="", soft_wrap=True)
        console.print(face.facts([""] * len(match.game.seats), False))
    print_actions(console, match, view)
    console.print(result_line(match), highlight=False)


def print_actions(console: Console, match: Match, view: dict[str, Any]) -> None:
    """The legal actions of everybody who is to act, by kind where the view tells it."""
    for seat in match.actors:
        kinds = {entry["id"]: entry["kind"] for entry in view.get("legal", []) if "kind" in entry}
        groups: dict[str, list[str]] = {}
        for action in match.legal(seat):
            groups.setdefault(kinds.get(action.id, "action"), []).append(action.text)
        total = sum(map(len, groups.values()))
        console.print(f"[bold]{match.seat_name(seat)}[/bold]: {total} legal actions", highlight=False)
        for kind, texts in groups.items():
            console.print(
                f"  {kind.replace('_', ' ')} ({len(texts)}): {'  '.join(texts)}", markup=False, highlight=False
            )
