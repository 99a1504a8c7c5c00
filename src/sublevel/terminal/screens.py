"""Windows over the table: help, file names, texts, questions and the end of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from sublevel.engine.errors import SublevelError
from sublevel.terminal import palette

HELP: Final = (
    ("On the board", ""),
    ("1 2 3", "pick a piece, then an arrow moves it; straight on it crosses your own pieces"),
    ("Tab", "pick the next tile that you can turn or reveal (Shift+Tab the one before)"),
    ("Q E", "turn the picked tile as a preview"),
    ("Enter", "confirm: turn, reveal, return, pass, answer"),
    ("R", "reveal the picked tile"),
    ("Esc", "put down what is picked"),
    ("Mouse", "click a piece, then where it goes; click a tile to turn it; click a hidden one to reveal it"),
    ("By notation", "just type it, or press : first"),
    ("2-b3", "piece 2 goes to b3, capturing or crossing if need be"),
    ("b3@EW", "turn b3 until it is open to east and west"),
    ("b3?", "reveal b3"),
    (">m4", "a captured piece returns to m4"),
    ("+A  +T", "a bonus token buys an action, or a round; before the first action only"),
    ("--", "pass, when nothing else is possible"),
    ("TC+ TC-", "take or decline the Time challenge"),
    ("At the table", ""),
    ("U", "take back to your last decision"),
    ("L  T", "list what is legal; tell the story instead of the log"),
    ("V  F", "show the enemy's threats; see the board from the other side"),
    ("P", "the position as a text"),
    ("S  O  N", "save, load, new match"),
    ("Ctrl+Q", "leave"),
    ("Signs", ""),
    ("X ⬢  M ✹", "Explorers (smooth pieces, going east) and Mutants (toothed, going west)"),
    ("✓  !  #", "saved, threatened, locked"),
    ("↻  ?", "can be turned; hidden, lit when you can reveal it"),
)


HEADINGS: Final = ("On the board", "By notation", "At the table", "Signs")


def help_text() -> Table:
    """All keys and signs."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for key, meaning in HELP:
        if key in HEADINGS:
            grid.add_row(Text(key, style=f"bold {palette.SIGNAL}"), Text(meaning, style=palette.MUTED))
        else:
            grid.add_row(Text(f"  {key}", style=f"bold {palette.TEXT}"), Text(meaning, style=palette.MUTED))
    return grid


class TextScreen(ModalScreen[None]):
    """Something to read, closed with any of the usual keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark,p", "dismiss", "close"),
        Binding("c", "copy", "copy"),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
    ]

    def __init__(self, title: str, body: Text | Table, copied: str | None = None) -> None:
        super().__init__()
        self._title, self._body, self._copied = title, body, copied

    def compose(self) -> ComposeResult:
        """A box with a title and the text."""
        with Vertical(classes="window") as window:
            window.border_title = self._title
            window.border_subtitle = ("C copies, " if self._copied else "") + "Esc closes"
            with VerticalScroll(can_focus=False):
                yield Static(self._body, id="reading")

    def action_scroll(self, step: int) -> None:
        """Scroll by a line."""
        self.query_one(VerticalScroll).scroll_relative(y=step, animate=False)

    def action_copy(self) -> None:
        """Put the text on the clipboard, if the terminal allows it."""
        if self._copied:
            self.app.copy_to_clipboard(self._copied)
            self.query_one(Vertical).border_subtitle = "copied"


class FileScreen(ModalScreen[str | None]):
    """Asks for a file name and does something with it; a problem is shown in place and can be put right."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "close")]

    def __init__(self, title: str, name: str, use: Callable[[str], str]) -> None:
        super().__init__()
        self._title, self._name, self._use = title, name, use

    def compose(self) -> ComposeResult:
        """A box with a line to type in."""
        with Vertical(classes="window") as window:
            window.border_title = self._title
            window.border_subtitle = "Enter confirms, Esc closes"
            yield Input(self._name, placeholder="file name", id="file")
            yield Static("", id="problem")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Try it."""
        event.stop()
        try:
            if not event.value.strip():
                raise SublevelError("a file name is missing")
            self.dismiss(self._use(event.value.strip()))
        except SublevelError as error:
            self.query_one("#problem", Static).update(Text(str(error), style=palette.DANGER))


class QuestionScreen(ModalScreen[str | None]):
    """A question with a few answers, each on a key; `None` is no answer."""

    def __init__(self, title: str, body: Text, answers: dict[str, str]) -> None:
        super().__init__()
        self._title, self._body, self._answers = title, body, answers
        for key in answers:
            self._bindings.bind(key, f"dismiss('{key}')")
        self._bindings.bind("escape", "dismiss(None)")

    def compose(self) -> ComposeResult:
        """A box with the text and the keys."""
        with Vertical(classes="window") as window:
            window.border_title = self._title
            with VerticalScroll(can_focus=False):
                yield Static(self._body, id="reading")
            keys = Text()
            for key, answer in self._answers.items():
                keys.append(f" {key.capitalize()} ", style=f"bold {palette.INK} on {palette.SIGNAL}")
                keys.append(f" {answer}   ", style=palette.TEXT)
            keys.append(" Esc ", style=f"bold {palette.TEXT} on {palette.LINE}")
            keys.append(" board", style=palette.MUTED)
            yield Static(keys, id="answers")
