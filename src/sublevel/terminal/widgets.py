"""The parts of the screen that are drawn cell by cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from sublevel.terminal import palette
from sublevel.terminal.canvas import Canvas
from sublevel.terminal.picture import Picture

WIDE: Final = 100  # columns from which the keys stand further apart


class BoardWidget(Widget, can_focus=True):
    """Shows a picture; tells which place was clicked and which key was typed."""

    # Keys of the table itself are bound in the app. Tab is bound here, since a screen takes it otherwise.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "app.game_key('tab')"),
        Binding("shift+tab", "app.game_key('shift+tab')"),
    ]

    class Clicked(Message):
        """A place of the board was clicked."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    class Typed(Message):
        """A character was typed that no key is bound to."""

        def __init__(self, character: str) -> None:
            super().__init__()
            self.character = character

    def __init__(self) -> None:
        super().__init__(id="board")
        self.picture = Picture(Canvas(0, 0, palette.INK))

    def show(self, picture: Picture) -> None:
        """Show another picture."""
        self.picture = picture
        self.styles.width = picture.canvas.width
        self.styles.height = picture.canvas.height
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line of the picture."""
        strip = self.picture.canvas.strip(y)
        return strip.extend_cell_length(self.size.width).crop(0, self.size.width)

    def on_click(self, event: events.Click) -> None:
        """Pass on which place was clicked."""
        place = self.picture.at(event.x, event.y)
        if place:
            self.post_message(self.Clicked(place))

    def on_key(self, event: events.Key) -> None:
        """Pass on characters: a person may simply start to type an action."""
        if event.character and event.is_printable:
            self.post_message(self.Typed(event.character))


class ButtonRow(Widget):
    """The buttons of this moment in one line."""

    class Pressed(Message):
        """A button was clicked; it stands for an action."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(self) -> None:
        super().__init__(id="buttons")
        self._spans: list[tuple[int, int, str]] = []
        self._canvas = Canvas(0, 1, palette.INK)

    def show(self, buttons: list[tuple[str, str]]) -> None:
        """Show these buttons: labels and actions."""
        self._spans = []
        self._canvas = Canvas(max(1, self.size.width), 1, palette.INK)
        x = 1
        for label, text in buttons:
            face = f" {label} "
            strong = "⏎" in label
            ink, ground = (palette.INK, palette.SIGNAL) if strong else (palette.SIGNAL, palette.LINE)
            self._canvas.text(x, 0, face, ink, ground, bold=True)
            self._spans.append((x, x + len(face), text))
            x += len(face) + 2
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """The line."""
        return self._canvas.strip(y).extend_cell_length(self.size.width).crop(0, self.size.width)

    def on_click(self, event: events.Click) -> None:
        """Pass on what the clicked button stands for."""
        for start, end, text in self._spans:
            if start <= event.x < end:
                self.post_message(self.Pressed(text))


class KeyRow(Widget):
    """The keys in one line, as many as fit; a click does what the key does."""

    def __init__(self, keys: Sequence[tuple[str, str, str]]) -> None:
        super().__init__(id="keys")
        self._keys = keys
        self._spans: list[tuple[int, int, str]] = []

    def render_line(self, y: int) -> Strip:
        """The line."""
        canvas = Canvas(max(1, self.size.width), 1, palette.PANEL)
        self._spans, x = [], 1
        for key, label, action in self._keys:
            end = x + len(key) + 1 + len(label)
            if end > self.size.width:
                break
            canvas.text(x, 0, key, palette.SIGNAL, bold=True)
            canvas.text(x + len(key) + 1, 0, label, palette.MUTED)
            self._spans.append((x, end, action))
            x = end + (1 if self.size.width < WIDE else 2)
        return canvas.strip(0)

    async def on_click(self, event: events.Click) -> None:
        """Do what the key does."""
        for start, end, action in self._spans:
            if start <= event.x < end and action:
                await self.app.run_action(action)
