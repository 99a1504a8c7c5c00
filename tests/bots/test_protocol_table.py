"""Bots at a real table: the documented client over WebSocket, and programs brought by `sublevel bot`."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sublevel.bots.program import Program
from sublevel.engine.errors import BadOption
from sublevel.table.api_types import Replay
from sublevel.table.protocol import Ending, Played, Standing, Stands
from sublevel.table.sockets import MESSAGE_BURST
from sublevel.table.visit import TableLink, Visit, VisitFailed, become_guest, sit_down
from tests.bots.documented import command, example, write_example
from tests.table.client import Client
from tests.table.server import Server
from tests.waiting import PATIENCE, until

AGAINST_RANDOM = [{"holder": "bot", "bot": "random"}, {"holder": "open"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    server = Server(folder, f"sqlite:{folder / 'table.db'}")
    yield server
    server.check()
    server.stop()


def link_to(server: Server, table: str) -> str:
    return f"http://127.0.0.1:{server.port}/t/{table}"


def new_table(server: Server, seats: list[dict[str, Any]] | None = None, **wish: Any) -> str:
    options = {"time_challenge": "off", "countdown_start": 5}
    return server.open_table(server.guest(), seats or AGAINST_RANDOM, options=options, **wish)


def standing(server: Server, table: str) -> Standing:
    return server.get(f"/api/tables/{table}", Standing)


def run_bot(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`sublevel bot`, to its end."""
    return subprocess.run(
        [sys.executable, "-m", "sublevel", "bot", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, **environment},
        check=False,
    )


def test_the_documented_client_plays_a_match(server: Server, tmp_path: Path) -> None:
    table = new_table(server)
    path = write_example("websocket", tmp_path)
    path.write_text(path.read_text().replace("import random\n", "import random\nrandom.seed(3)\n"))
    finished = subprocess.run(
        [sys.executable, str(path), link_to(server, table)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    stands = standing(server, table)
    assert stands.status == "finished"
    assert stands.ending is not None
    assert finished.stdout == f"winners: {stands.ending.winners}\n"
    assert [(seat.name, seat.program) for seat in stands.seats] == [(None, False), ("My bot", True)]


def test_the_documented_client_is_short() -> None:
    assert len(example("websocket").splitlines()) <= 36


def test_the_command_brings_the_documented_program_to_a_table(server: Server, tmp_path: Path) -> None:
    table = new_table(server)
    finished = run_bot("--url", link_to(server, table), "--cmd", command(write_example("stdio", tmp_path)))
    assert finished.returncode == 0, finished.stderr
    stands = standing(server, table)
    assert stands.ending is not None
    won = "won" if 1 in stands.ending.winners else "lost" if stands.ending.winners else "nobody won"
    assert finished.stdout == f"{won} (played)\n"
    assert [(seat.name, seat.program) for seat in stands.seats] == [(None, False), ("stdio_bot", True)]


def test_a_program_that_answers_at_once_is_paced(server: Server, tmp_path: Path) -> None:
    """The documented program plays a long match of Underground as fast as it can, and is not sent away."""
    options = {"timer_mode": "off", "setup": "random", "setup_choices": "auto", "players": 1}
    table = server.open_table(server.guest(), [{"holder": "open"}], game="underground", options=options)
    url, cmd = link_to(server, table), command(write_example("stdio", tmp_path))
    arguments = [sys.executable, "-m", "sublevel", "bot", "--url", url, "--cmd", cmd]
    playing = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def ended() -> bool:
        server.move(0.02)  # so little that the program is faster than what a connection may send in that time
        return playing.poll() is not None

    try:
        until(ended, "the program has played its match")
        said, complained = playing.communicate(timeout=PATIENCE)
    finally:
        playing.kill()
        playing.communicate()
    assert playing.returncode == 0, complained
    assert said.endswith("(played)\n")
    assert len(server.get(f"/api/tables/{table}/replay", Replay).steps) > MESSAGE_BURST


def test_who_opens_a_table_for_a_program_says_so(server: Server) -> None:
    seats: list[dict[str, Any]] = [{"holder": "me", "program": True}, {"holder": "open"}]
    assert [seat.program for seat in standing(server, new_table(server, seats)).seats] == [True, False]


def test_against_a_person_who_takes_back_asks_and_gives_up(server: Server, tmp_path: Path) -> None:
    """The program agrees to a take-back and a pause, not to a draw, and hears the end."""

    async def person(table: str, token: str) -> None:
        async with Client(server.port, table, token) as me:
            luck = random.Random(4)
            for _ in range(9):
                await me.until(lambda: bool(me.legal))
                assert isinstance(await me.act(luck.choice(me.legal)), Played)
            await me.until(lambda: "ask-undo" in me.standing.can and bool(me.legal))
            before = me.scene.plies
            answer = await me.do("ask-undo")
            assert isinstance(answer, Stands), answer
            await me.until(lambda: me.scene.plies < before and not me.standing.offers)
            await me.do("ask-pause")
            await me.until(lambda: me.standing.status == "paused")
            await me.do("resume")
            await me.do("ask-draw")
            await me.until(lambda: not me.standing.offers)
            assert not me.over
            for _ in range(3):
                await me.until(lambda: bool(me.legal))
                await me.act(luck.choice(me.legal))
            await me.do("resign")
            await me.until(lambda: me.over)

    token = server.guest("Ada")
    table = server.open_table(token, [{"holder": "me"}, {"holder": "open"}])
    program = Program(command(write_example("stdio", tmp_path)))
    link = TableLink.read(link_to(server, table))
    known = become_guest(link, "Visitor")
    visit = Visit(link, known, sit_down(link, known, 1), program, PATIENCE)
    endings: list[Ending] = []
    playing = threading.Thread(target=lambda: endings.append(visit.play()), daemon=True)
    playing.start()
    try:
        asyncio.run(person(table, token))
        playing.join(PATIENCE)
    finally:
        program.close()
    assert [(ending.reason, ending.winners) for ending in endings] == [("resigned", [1])]


def test_a_program_that_fails_can_come_back(server: Server, tmp_path: Path) -> None:
    """The seat stays, the last line says how to return, and a program that is repaired plays on."""
    faulty = tmp_path / "faulty.py"
    faulty.write_text(example("stdio").replace('choice(turn["legal"])["id"]', "choice([999])"))
    table = new_table(server)
    failed = run_bot("--url", link_to(server, table), "--cmd", command(faulty), "--name", "Ünique")
    assert failed.returncode == 1
    lines = failed.stderr.splitlines()
    assert lines[-1].startswith("error: it played 999, none of its ")
    assert lines[-1].count("to come back to the seat: SUBLEVEL_TOKEN=") == 1
    assert standing(server, table).seats[1].name == "Ünique"
    token = lines[-1].rpartition("=")[2]
    url = link_to(server, table)
    again = run_bot("--url", url, "--cmd", command(write_example("stdio", tmp_path)), SUBLEVEL_TOKEN=token)
    assert again.returncode == 0, again.stderr
    assert standing(server, table).status == "finished"


def test_a_lost_connection_is_made_again(server: Server, tmp_path: Path) -> None:
    """The server is killed while the program thinks about its third action, and starts again."""
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    slow = tmp_path / "slow.py"
    held = f"    turns.append(turn)\n    if len(turns) == 3:\n        open({str(gate)!r}).read()\n    return luck"
    slow.write_text(f"turns = []\n{example('stdio')}".replace("    return luck", held))
    table = new_table(server)
    url = link_to(server, table)
    arguments = [sys.executable, "-m", "sublevel", "bot", "--url", url, "--cmd", command(slow)]
    playing = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        go = until(lambda: opened(playing, gate), "the program thinks about its third action")
        server.kill()
        os.close(go)
        server.start()
        said, complained = playing.communicate(timeout=PATIENCE)
    finally:
        playing.kill()
        playing.communicate()
    assert playing.returncode == 0, complained
    assert said.endswith("(played)\n")


def opened(playing: subprocess.Popen[str], gate: Path) -> int | None:
    """The other end of a pipe, as soon as somebody waits there."""
    assert playing.poll() is None
    try:
        return os.open(gate, os.O_WRONLY | os.O_NONBLOCK)
    except OSError:
        return None


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["--url", "localhost:8000", "--cmd", "python"], "such as http://localhost:8000/t/k3J9x2Qa"),
        (["--url", "http://localhost/t/", "--cmd", "python"], "is no link to a table"),
        (["--url", "http://127.0.0.1:1/t/abcdef", "--cmd", sys.executable], "http://127.0.0.1:1 cannot be reached"),
        (["--url", "http://127.0.0.1:1/t/abcdef", "--cmd", "no-such-program"], "there is no program"),
        (["--url", "http://127.0.0.1:1/t/abcdef"], "option --cmd is missing"),
    ],
)
def test_mistakes_get_one_line(arguments: list[str], hint: str) -> None:
    finished = run_bot(*arguments)
    assert (finished.returncode, finished.stdout) == (2, "")
    [line] = finished.stderr.splitlines()
    assert line.startswith("error: ")
    assert hint in line


def test_what_the_table_refuses_is_told(server: Server, tmp_path: Path) -> None:
    link = TableLink.read(link_to(server, "nosuchtable"))
    with pytest.raises(VisitFailed, match="no such table"):
        sit_down(link, become_guest(link, "Bot"), None)
    with pytest.raises(VisitFailed, match="1 to 24 characters"):
        become_guest(link, " ")
    full = TableLink.read(link_to(server, new_table(server, [{"holder": "me"}, {"holder": "bot"}])))
    with pytest.raises(VisitFailed, match="all seats are taken"):
        sit_down(full, become_guest(full, "Bot"), None)


@pytest.mark.parametrize("text", ["http://a/t/abcd", " https://a.b:1/t/ab-_9/ ", "http://a/t/abcd?x=1#y"])
def test_links(text: str) -> None:
    link = TableLink.read(text)
    assert link.live == "ws" + text.strip().partition("/t/")[0].removeprefix("http") + "/api/live"


@pytest.mark.parametrize("text", ["", "http://a/t/a b", "ftp://a/t/abcd", "http:///t/abcd", "http://a/x/abcd"])
def test_links_that_are_none(text: str) -> None:
    with pytest.raises(BadOption, match="no link to a table"):
        TableLink.read(text)
