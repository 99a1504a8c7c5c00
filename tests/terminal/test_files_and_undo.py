"""Taking back, saving, loading, and starting the terminal table."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

import sublevel
from sublevel.engine.errors import BadFile, BadOption, BadPosition, SublevelError, UnknownGame
from sublevel.terminal import app as terminal
from sublevel.terminal.app import TableApp, make_app
from sublevel.terminal.screens import FileScreen
from tests.terminal.driver import board, hand, run, shown, text, type_action, until


def test_undo_goes_back_step_by_step_on_one_keyboard() -> None:
    """BASE-UI-11"""

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        start = app.table.match.digest()
        digests = []
        for _ in range(8):
            digests.append(app.table.match.digest())
            await type_action(pilot, app.table.match.legal(app.table.match.waiting[0])[0].text)
        while text(app) and app.table.match.digest() != start:
            await pilot.press("u")
            assert app.table.match.digest() == digests.pop()
        await pilot.press("u")
        assert "nothing to take back" in shown(app, "message")

    run(script, seed=2)


def test_undo_against_a_bot_goes_back_to_the_own_decision() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.acting)
        while app.table.match.view(0)["phase"] != "play":
            await pilot.press("enter")
            await until(pilot, lambda: app.acting)
        before = app.table.match.digest()
        for _ in range(3):
            last = app.table.match.digest()
            await type_action(pilot, app.table.match.legal(0)[-1].text)
        await until(pilot, lambda: app.acting)
        assert app.table.match.plies[-1].seat == 1
        await pilot.press("u")
        assert app.table.match.digest() == last
        await pilot.press("u", "u")
        assert app.table.match.digest() == before
        assert app.acting

    run(script, seats={0: "human", 1: "random"}, seed=4)


def test_a_reveal_is_not_taken_back() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        match = app.table.match
        while not (reveals := [one.text for one in match.legal(match.waiting[0]) if one.text.endswith("?")]):
            await type_action(pilot, match.legal(match.waiting[0])[0].text)
        await type_action(pilot, reveals[0])
        digest = app.table.match.digest()
        await pilot.press("u")
        assert "can't undo a reveal" in shown(app, "message")
        assert app.table.match.digest() == digest

    run(script, seed=2)


def test_undo_while_a_bot_thinks_discards_its_thought() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.acting)
        while app.table.acting_bot is None:
            await pilot.press("enter" if hand(app).key else "tab")
        taken = len(text(app))
        await pilot.press("u")
        assert app.table.acting_human == 0
        await pilot.pause(0.5)
        assert len(text(app)) < taken

    run(script, seats={0: "human", 1: "random"}, seed=4, pace=0.3)


async def in_file_window(pilot: Pilot[None], key: str, name: str) -> FileScreen:
    await pilot.press(key)
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, FileScreen)
    screen.query_one(Input).value = name
    await pilot.press("enter")
    await pilot.pause()
    return screen


def test_a_match_is_saved_and_loaded(tmp_path: Path) -> None:
    name = str(tmp_path / "match.json")

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(7):
            await type_action(pilot, app.table.match.legal(app.table.match.waiting[0])[0].text)
        digest, drawn = app.table.match.digest(), board(app)
        await in_file_window(pilot, "s", name)
        assert shown(app, "message") == f"Saved as {name}."
        await type_action(pilot, app.table.match.legal(app.table.match.waiting[0])[0].text)
        assert app.table.match.digest() != digest
        await in_file_window(pilot, "o", name)
        assert app.table.match.digest() == digest
        assert board(app).split() == drawn.split()

    app = run(script)
    assert sublevel.game("the-base").load(Path(name).read_text()).digest() == app.table.match.digest()


def test_another_file_is_written_over_only_when_told_twice(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text("precious")

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        screen = await in_file_window(pilot, "s", str(path))
        assert "is there already" in str(screen.query_one("#problem", Static).content)
        assert path.read_text() == "precious"
        await pilot.press("enter")
        await pilot.pause()
        assert shown(app, "message").startswith("Saved")

    run(script)
    assert "sublevel-match" in path.read_text()


@pytest.mark.parametrize("content", [None, b"", b"{}", b"\xff\xfe", b"[1, 2]", b'{"format": "sublevel-match"}'])
def test_a_bad_file_is_told_in_one_line_and_changes_nothing(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "match.json"
    if content is not None:
        path.write_bytes(content)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        digest = app.table.match.digest()
        screen = await in_file_window(pilot, "o", str(path))
        problem = str(screen.query_one("#problem", Static).content)
        assert problem
        assert "\n" not in problem
        assert app.table.match.digest() == digest
        await pilot.press("escape")
        await pilot.pause()
        assert app.table.match.digest() == digest

    run(script)


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        screen = await in_file_window(pilot, "s", str(tmp_path / "nowhere" / "match.json"))
        assert "cannot be written" in str(screen.query_one("#problem", Static).content)

    run(script)


def test_resizing_keeps_everything_on_the_screen() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        large = board(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        small = board(app)
        assert len(small.splitlines()) == 19
        assert max(map(len, small.splitlines())) <= 53
        for part in ("board", "prompt", "message", "command", "keys", "facts", "log"):
            region = app.query_one(f"#{part}").region
            assert app.screen.region.contains_region(region.intersection(app.screen.region)), part
            assert region.y < 24, part
            assert region.x < 80, part
        for number in "123":
            assert f"X{number}" in small
            assert f"M{number}" in small
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert board(app) == large

    run(script)


def test_a_small_window_is_told() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert "80 x 24" in shown(app, "message")

    run(script, size=(60, 20))


def test_play_needs_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert terminal.play("the-base") == 2
    told = capsys.readouterr().err
    assert "needs a terminal" in told
    assert told.count("\n") == 1


def test_play_answers_bad_input_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert terminal.play("the-base", seats={0: "human", 1: "genius"}) == 2
    told = capsys.readouterr().err
    assert told.startswith("error: there is no bot 'genius'")
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("error", "game", "arguments"),
    [
        (UnknownGame, "chess", {}),
        (BadOption, "the-base", {"seats": {7: "human"}}),
        (BadOption, "the-base", {"lang": "xx"}),
        (BadOption, "the-base", {"options": {"mix": "none"}}),
        (BadPosition, "the-base", {"position": "nonsense"}),
        (BadFile, "the-base", {"load": "/nowhere/match.json"}),
    ],
)
def test_bad_input_is_refused_before_the_screen_opens(
    error: type[SublevelError], game: str, arguments: dict[str, object]
) -> None:
    with pytest.raises(error):
        make_app(game, **arguments)  # type: ignore[arg-type]  # wrong on purpose, or various


def test_a_match_can_start_from_a_file(tmp_path: Path) -> None:
    match = sublevel.game("the-base").new(seed=3)
    rng = random.Random(1)
    for _ in range(20):
        match.play(match.waiting[0], rng.choice(match.legal(match.waiting[0])))
    path = tmp_path / "match.json"
    path.write_text(match.to_json())
    app = make_app("the-base", load=path)
    assert app.table.match.digest() == match.digest()
