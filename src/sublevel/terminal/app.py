"""The table in the terminal: a board, a panel, a line for notation, and bots that answer."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Final

from rich.table import Table as Grid
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, Static

from sublevel.engine.chance import fresh_seed
from sublevel.engine.errors import BadFile, Illegal, SublevelError
from sublevel.engine.match import Match
from sublevel.engine.registry import find
from sublevel.engine.text import catalogue
from sublevel.terminal import palette
from sublevel.terminal.face import Face, face_for
from sublevel.terminal.screens import FileScreen, QuestionScreen, TextScreen, help_text
from sublevel.terminal.style import CSS
from sublevel.terminal.table import HUMAN, Table, read_file
from sublevel.terminal.widgets import BoardWidget, ButtonRow, KeyRow

DEFAULT_SEATS: Final[Mapping[int, str]] = MappingProxyType({0: HUMAN, 1: "skilled"})
SMALLEST: Final = (80, 24)
ROOMY_PANEL, NARROW_PANEL = 34, 27  # columns beside the board
ROOMY_LINES, NARROW_LINES = 9, 5  # lines above and below it
PACE: Final = 0.7  # seconds between a bot's actions, so that a person can follow

# The keys in the last line, the most needed first: key, what it does, and the action of a click on it.
KEYS: Final = (
    ("1-3", "piece", ""),
    ("arrows", "move", ""),
    ("Tab", "tile", "game_key('tab')"),
    ("Q E", "turn", "game_key('e')"),
    ("⏎", "confirm", "confirm"),
    ("U", "undo", "take_back"),
    ("?", "help", "help"),
    ("^Q", "quit", "quit"),
    ("R", "reveal", "game_key('r')"),
    ("L", "list", "legal"),
    ("S", "save", "save"),
    ("O", "load", "load"),
    ("N", "new", "new"),
    ("P", "position", "position"),
    ("V", "threats", "overlay"),
    ("F", "flip", "turn_round"),
    ("T", "story", "story"),
)


class TableApp(App[None]):
    """One match at a time, played with keys, mouse or notation."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"game_key('{key}')") for key in ("1", "2", "3", "up", "down", "left", "right", "q", "r")),
        Binding("enter", "confirm"),
        Binding("escape", "drop"),
        Binding("u", "take_back"),
        Binding("l", "legal"),
        Binding("t", "story"),
        Binding("v", "overlay"),
        Binding("f", "turn_round"),
        Binding("p", "position"),
        Binding("s", "save"),
        Binding("o", "load"),
        Binding("n", "new"),
        Binding("question_mark", "help"),
        Binding("pageup", "scroll_log(-5)"),
        Binding("pagedown", "scroll_log(5)"),
        Binding("ctrl+q", "quit", priority=True),
    ]

    def __init__(self, table: Table, face: Face, lang: str = "en", pace: float = PACE) -> None:
        super().__init__()
        self.table = table
        self.face = face
        self.lang = lang
        self.pace = pace
        self.reading = "log"  # or "legal", "story"
        self.story: list[tuple[int, str]] = []  # after how many actions, and what happened
        self.ended = False  # whether the end was shown
        if table.humans == [1]:
            face.turn_round(True)  # the own side is on the left

    def compose(self) -> ComposeResult:
        """The screen: board and panel side by side, the lines for talking below."""
        yield Static(id="title")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Static(id="track")
                yield BoardWidget()
            with Vertical(id="panel"):
                yield Static(id="facts")
                yield Static(id="heading")
                with VerticalScroll(id="scroll", can_focus=False):
                    yield Static(id="log")
        yield Static(id="prompt")
        yield Static(id="message")
        yield ButtonRow()
        yield Input(
            placeholder="type an action, such as 2-b3, b3@EW or b3?", id="command", compact=True, select_on_focus=False
        )
        yield KeyRow(KEYS)

    def on_mount(self) -> None:
        """Start."""
        self.query_one(BoardWidget).focus()
        self.look()
        self.say("Welcome below. ? shows all keys and signs.")
        self.call_after_refresh(self.go_on)

    # Showing.

    @property
    def names(self) -> list[str]:
        """Who sits where, in words."""
        alone = len(self.table.humans) == 1
        return [("you" if alone else "player") if who == HUMAN else who for who in self.table.seats.values()]

    @property
    def acting(self) -> bool:
        """Whether a person is to act."""
        return self.table.acting_human is not None

    def look(self) -> None:
        """Take in a position that has changed."""
        self.face.meet(self.table.match.view(self.table.viewer))
        self.show()

    def show(self) -> None:
        """Draw everything anew."""
        width, height = self.size
        roomy, (room_x, room_y) = self.room(width, height)
        root = self.screen_stack[0]
        root.set_class(roomy, "-roomy")
        match = self.table.match
        picture = self.face.picture(room_x, room_y, match.events(self.table.viewer))
        root.query_one(BoardWidget).show(picture)
        root.query_one("#left").styles.width = picture.canvas.width
        self.put("title", self.title_text())
        self.put("track", self.face.track())
        self.put("facts", self.face.facts(self.names, roomy))
        self.put("prompt", self.face.prompt(self.names))
        root.query_one(ButtonRow).show(self.face.buttons())
        self.show_reading()
        if width < SMALLEST[0] or height < SMALLEST[1]:
            self.say(f"This window has {width} x {height} characters; {SMALLEST[0]} x {SMALLEST[1]} show everything.")

    def room(self, width: int, height: int) -> tuple[bool, tuple[int, int]]:
        """Whether there is room for the larger layout, and how much of it the board may take."""
        space = (width - ROOMY_PANEL, height - ROOMY_LINES)
        board = self.face.board_size(*space)
        if len(self.face.track().plain) <= board[0] <= space[0] and board[1] <= space[1]:
            return True, space
        return False, (width - NARROW_PANEL, height - NARROW_LINES)

    def put(self, ident: str, text: Text | Grid) -> None:
        """Write into a part of the screen."""
        self.screen_stack[0].query_one(f"#{ident}", Static).update(text)

    def title_text(self) -> Text:
        """The line at the top."""
        game, match = self.table.game, self.table.match
        text = Text(no_wrap=True)
        text.append(" SUBLEVEL ", style=f"bold {palette.INK} on {palette.SIGNAL}")
        text.append(f"  {game.title}", style=f"bold {palette.TEXT}")
        count = len(match.plies)
        text.append(f"   {count} {'action' if count == 1 else 'actions'} played", style=palette.MUTED)
        if match.placed_at_start:
            text.append("   from a position", style=palette.FAINT)
        elif match.finished:  # not before: whoever knows the seed knows all hidden tiles (BASE-INFO-2, 3)
            text.append(f"   seed {match.seed}", style=palette.FAINT)
        return text

    def show_reading(self) -> None:
        """The log, or what stands in its place."""
        heading = Text(no_wrap=True)
        for name, key in (("log", ""), ("story", "T"), ("legal", "L")):
            here = name == self.reading
            heading.append(f"{name.upper() if here else name}", style=palette.SIGNAL if here else palette.FAINT)
            heading.append(f" {key}  " if key and not here else "   ", style=palette.MUTED)
        self.put("heading", heading)
        bodies: dict[str, Callable[[], Text | Grid]] = {
            "log": lambda: self.face.log(self.table.match.log()),
            "legal": self.face.legal,
            "story": self.told,
        }
        self.put("log", bodies[self.reading]())
        scroll = self.screen_stack[0].query_one("#scroll", VerticalScroll)
        if self.reading == "legal":
            scroll.scroll_home(animate=False)
        else:
            self.call_after_refresh(scroll.scroll_end, animate=False)

    def told(self) -> Text:
        """What happened, in sentences."""
        return Text("\n".join(text for _, text in self.story), style=palette.TEXT)

    def say(self, text: str, clause: str = "", problem: bool = False) -> None:
        """Write into the line for messages."""
        line = Text(overflow="ellipsis")
        line.append("✗ " if problem else "", style=f"bold {palette.DANGER}")
        line.append(text, style=palette.DANGER if problem else palette.MUTED)
        line.append(f"  {clause}" if clause else "", style=palette.FAINT)
        self.put("message", line)

    def on_resize(self, event: events.Resize) -> None:
        """Draw for the new size."""
        self.call_after_refresh(self.show)

    # Acting.

    def attempt(self, text: str | None) -> bool:
        """Try an action of the person to act; say why if it cannot be."""
        if text is None:
            self.show()
            return False
        seat = self.table.acting_human
        if seat is None:
            self.say("The match is over." if self.table.match.finished else "It is not for you to act.", problem=True)
            return False
        try:
            self.table.play(seat, text)
        except Illegal as error:
            self.say(error.reason.text(self.lang), error.reason.clause, problem=True)
            return False
        except SublevelError as error:
            self.say(str(error), problem=True)
            return False
        self.after_action()
        return True

    def after_action(self) -> None:
        """Tell what happened, show it, and let the match go on."""
        match = self.table.match
        told = " ".join(words.text(self.lang) for words in match.narration(self.table.viewer))
        self.story.append((len(match.plies), told))
        self.say(told)
        self.look()
        self.go_on()

    def go_on(self) -> None:
        """Let whatever needs no person happen: forced set-up, bots, the end."""
        if self.table.match.finished:
            self.show_end()
            return
        forced = self.table.automatic()
        if forced is not None:
            self.attempt(forced.text)
        elif self.table.acting_bot is not None:
            self.run_worker(self.bot_acts(), group="bot", exclusive=True)

    async def bot_acts(self) -> None:
        """Let a bot think beside the screen, then act, if the match is still where it was."""
        match, seat = self.table.match, self.table.acting_bot
        if seat is None:
            return
        seen = match.game.seen_by(match.state, seat)
        bot = self.table.bots[seat]
        action, _ = await asyncio.gather(asyncio.to_thread(bot.choose, seen, seat), asyncio.sleep(self.pace))
        if match is self.table.match and self.table.acting_bot == seat:
            self.table.play(seat, int(action))
            self.after_action()

    def show_end(self) -> None:
        """The result, once."""
        if self.ended:
            return
        self.ended = True
        body = self.face.ending(self.table.match.view(self.table.viewer))
        answers = {"n": "new match", "w": "sides swapped", "s": "save", "u": "undo"}
        self.push_screen(QuestionScreen("The end", body, answers), self.after_end)

    def after_end(self, answer: str | None) -> None:
        """What a person wants after the end."""
        if answer in ("n", "w"):
            self.deal(swap=answer == "w")
        elif answer == "s":
            self.action_save()
        elif answer == "u":
            self.action_take_back()

    def deal(self, swap: bool = False) -> None:
        """Start anew."""
        self.table.deal(swap)
        if swap and len(self.table.humans) == 1:
            self.face.turn_round(self.table.humans == [1])
        self.changed("A new match.")

    def changed(self, text: str) -> None:
        """The match was exchanged or set back: whatever was under way no longer counts."""
        self.workers.cancel_group(self, "bot")
        self.ended = False
        self.story = [line for line in self.story if line[0] <= len(self.table.match.plies)]
        if not self.table.match.plies:
            self.story = []
        self.say(text)
        self.face.drop()
        self.look()
        self.go_on()

    # Keys, clicks and typed actions.

    def action_game_key(self, key: str) -> None:
        """A key that means something to the game, unless somebody is typing."""
        if isinstance(self.focused, Input):
            return
        if self.command.value:
            self.command.insert_text_at_cursor(key)
        elif self.acting:
            self.attempt(self.face.key(key))

    @property
    def command(self) -> Input:
        """The line for typed actions. It holds text before it has the focus when somebody types fast."""
        return self.query_one("#command", Input)

    def action_confirm(self) -> None:
        """Play what is picked."""
        text = self.face.confirm()
        if text is not None:
            self.attempt(text)
        elif self.acting:
            self.say("Nothing is picked: 1 2 3 pick a piece, Tab picks a tile.")

    def action_drop(self) -> None:
        """Put down what is picked."""
        self.face.drop()
        self.say("")
        self.command.value = ""
        self.query_one(BoardWidget).focus()
        self.show()

    @on(BoardWidget.Clicked)
    def board_clicked(self, event: BoardWidget.Clicked) -> None:
        """A place was clicked."""
        if self.acting:
            self.attempt(self.face.click(event.place))

    @on(ButtonRow.Pressed)
    def button_pressed(self, event: ButtonRow.Pressed) -> None:
        """A button was clicked."""
        self.attempt(event.text)

    @on(BoardWidget.Typed)
    def board_typed(self, event: BoardWidget.Typed) -> None:
        """A character without a key of its own: it may begin an action."""
        if self.command.value:
            self.command.insert_text_at_cursor(event.character)
            return
        start = "" if event.character == ":" else self.face.starts_notation(event.character)
        if start is None:
            if event.character == "e":
                self.action_game_key("e")
            return
        self.command.value = start
        self.command.cursor_position = len(start)
        self.command.focus()

    @on(Input.Submitted, "#command")
    def command_submitted(self, event: Input.Submitted) -> None:
        """An action was typed."""
        if not event.value.strip() or self.attempt(event.value):
            event.input.value = ""
            self.query_one(BoardWidget).focus()
        else:
            event.input.select_all()  # what is typed next replaces it

    def action_take_back(self) -> None:
        """Go back to the last decision."""
        try:
            gone = self.table.take_back()
        except SublevelError as error:
            self.say(str(error), problem=True)
            return
        self.changed("Taken back: " + " ".join(ply.text for ply in gone) + ".")

    def action_legal(self) -> None:
        """List what is legal, or go back to the log."""
        self.reading = "log" if self.reading == "legal" else "legal"
        self.show_reading()

    def action_story(self) -> None:
        """Tell the story, or go back to the log."""
        self.reading = "log" if self.reading == "story" else "story"
        self.show_reading()

    def action_scroll_log(self, lines: int) -> None:
        """Scroll the log."""
        self.query_one("#scroll", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_overlay(self) -> None:
        """Show threats."""
        self.say(self.face.overlay())
        self.show()

    def action_turn_round(self) -> None:
        """See the board from the other side."""
        self.face.turn_round()
        self.show()

    def action_help(self) -> None:
        """All keys."""
        self.push_screen(TextScreen("Keys and signs", help_text()))

    def action_position(self) -> None:
        """The position as a text, without secrets while the match runs."""
        position = str(self.table.match.position(public=not self.table.match.finished))
        self.push_screen(TextScreen("Position", Text(position, style=palette.TEXT), position))

    def action_new(self) -> None:
        """Ask, then start anew."""
        body = Text("The match on the table is given up, unless you save it first.", style=palette.TEXT)
        answers = {"n": "new match", "w": "sides swapped"}
        self.push_screen(QuestionScreen("New match", body, answers), self.after_end)

    def action_save(self) -> None:
        """Ask for a name and save."""
        name = f"{self.table.game.name}-{datetime.now():%Y-%m-%d-%H%M}.json"
        self.push_screen(FileScreen("Save the match", name, Saving(self.table)), self.told_of_file)

    def action_load(self) -> None:
        """Ask for a name and load."""
        self.push_screen(FileScreen("Load a match", "", self.load_file), self.told_of_file)

    def load_file(self, name: str) -> str:
        """Load a match. Raises BadFile."""
        self.table.load(Path(name))
        return f"Loaded {name}."

    def told_of_file(self, text: str | None) -> None:
        """A file was written or read, or not."""
        if text and text.startswith("Loaded"):
            self.story = []
            self.changed(text)
        elif text:
            self.say(text)


class Saving:
    """Saves a match; over another file only when told twice."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.warned = ""

    def __call__(self, name: str) -> str:
        """Save under a name. Raises BadFile."""
        path = Path(name).expanduser()
        if path.exists() and self.warned != name:
            self.warned = name
            raise BadFile(f"{name} is there already; Enter again writes over it")
        self.table.save(path)
        return f"Saved as {name}."


def play(
    game_name: str,
    *,
    seats: Mapping[int, str] = DEFAULT_SEATS,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    position: Any = None,
    load: str | Path | None = None,
    lang: str = "en",
) -> int:
    """Play a game in the terminal: a new match, one from a position, or one from a file. Returns an exit status."""
    if not has_terminal():
        print(
            "error: `sublevel play` needs a terminal; without one, `sublevel simulate` plays matches by bots",
            file=sys.stderr,
        )
        return 2
    try:
        app = make_app(game_name, seats=seats, seed=seed, options=options, position=position, load=load, lang=lang)
    except SublevelError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    app.run()
    return app.return_code or 0


def has_terminal() -> bool:
    """Whether somebody sits there. A stream that was closed is None."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def make_app(
    game_name: str,
    *,
    seats: Mapping[int, str] = DEFAULT_SEATS,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    position: Any = None,
    load: str | Path | None = None,
    lang: str = "en",
    pace: float = PACE,
) -> TableApp:
    """The program for a match. Raises SublevelError."""
    game = find(game_name)
    face = face_for(game.name)
    catalogue(lang)
    match: Match
    if load is not None:
        match = game.load(read_file(Path(load)))
    elif position is not None:
        match = game.position(position, options, fresh_seed() if seed is None else seed)
    else:
        match = game.new(seed, options)
    return TableApp(Table(match, seats, face.goes_by_itself), face, lang, pace)
