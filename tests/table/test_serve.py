"""`sublevel serve`: settings, the one line at the start, the one line of every mistake, and a quiet end."""

from __future__ import annotations

import ipaddress
import os
import signal
import socket
import subprocess
import sys
import urllib.request
import webbrowser
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import pytest

from sublevel.table import serving
from sublevel.table.api_types import Alive
from sublevel.table.settings import BadSetting, Settings, default_file, read_settings
from tests.table.server import Server
from tests.waiting import PATIENCE, until

# Settings.


def test_what_nobody_says() -> None:
    settings = read_settings({})
    assert settings == Settings()
    assert (settings.host, settings.port, settings.limits) == ("127.0.0.1", 8000, True)
    assert settings.bot_processes >= 1
    assert settings.store_url == f"sqlite:{default_file()}"


def test_the_file_is_in_the_folder_for_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_file() == tmp_path / "sublevel" / "table.db"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_file() == tmp_path / ".local" / "share" / "sublevel" / "table.db"


def test_the_environment_and_the_command_line() -> None:
    environment = {
        "SUBLEVEL_HOST": "0.0.0.0",
        "SUBLEVEL_PORT": "80",
        "SUBLEVEL_STORE": "postgresql://me:secret@db/table",
        "SUBLEVEL_ORIGINS": "https://Play.example.org/, http://localhost:5173",
        "SUBLEVEL_PROXIES": "10.0.0.0/8 ::1",
        "SUBLEVEL_WORKERS": "3",
        "SUBLEVEL_GUESTS": "7",
        "SUBLEVEL_FREE_DISK": "250",
        "SUBLEVEL_METRICS_TOKEN": "0123456789abcdef",
        "SUBLEVEL_LIMITS": "off",
        "SUBLEVEL_TARGET": "auto",
    }
    settings = read_settings(environment, port=81, host=None)
    assert settings == Settings(
        host="0.0.0.0",
        port=81,
        store="postgresql://me:secret@db/table",
        origins=("https://play.example.org", "http://localhost:5173"),
        proxies=(ipaddress.ip_network("10.0.0.0/8"), ipaddress.ip_network("::1")),
        workers=3,
        guests=7,
        free_disk=250,
        metrics_token="0123456789abcdef",
        limits=False,
    )
    assert settings.bot_processes == 3
    assert read_settings({"SUBLEVEL_PORT": " "}) == Settings()


@pytest.mark.parametrize(
    ("name", "value", "hint"),
    [
        ("SUBLEVEL_PORT", "eighty", "0 to 65535"),
        ("SUBLEVEL_PORT", "65536", "0 to 65535"),
        ("SUBLEVEL_PORT", "-1", "0 to 65535"),
        ("SUBLEVEL_PORT", "9" * 30, "0 to 65535"),
        ("SUBLEVEL_HOST", "my host", "127.0.0.1"),
        ("SUBLEVEL_ORIGINS", "play.example.org", "https://play.example.org"),
        ("SUBLEVEL_ORIGINS", "https://play.example.org/path", "https://play.example.org"),
        ("SUBLEVEL_PROXIES", "10.0.0.0/33", "10.0.0.0/8"),
        ("SUBLEVEL_WORKERS", "1000", "0 to 64"),
        ("SUBLEVEL_GUESTS", "forever", "0 to 36500"),
        ("SUBLEVEL_LIMITS", "perhaps", "on or off"),
    ],
)
def test_a_wrong_value_is_named_with_what_would_be_right(name: str, value: str, hint: str) -> None:
    with pytest.raises(BadSetting) as caught:
        read_settings({name: value})
    assert str(caught.value).startswith(f"{name}: ")
    assert hint in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1


def test_passwords_do_not_belong_on_the_command_line() -> None:
    with pytest.raises(BadSetting, match="SUBLEVEL_STORE") as caught:
        read_settings({}, store="postgresql://me:secret@db/table")
    assert "secret" not in str(caught.value)
    assert read_settings({}, store="postgresql://me@db/table").store == "postgresql://me@db/table"


def test_where_a_browser_finds_it() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        assert serving.address(Settings(), listener) == f"http://localhost:{port}"
        assert serving.address(Settings(host="0.0.0.0"), listener) == f"http://localhost:{port}"
        assert serving.address(Settings(host="play.example.org"), listener) == f"http://play.example.org:{port}"
        assert serving.address(Settings(host="2001:db8::1"), listener) == f"http://[2001:db8::1]:{port}"


# A whole process.


class Process:
    """`sublevel serve`, running."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.said = folder / "said"
        self.complained = folder / "complained"
        with self.said.open("w") as said, self.complained.open("w") as complained:
            self.running = subprocess.Popen(
                [sys.executable, "-m", "sublevel", "serve", *arguments],
                stdout=said,
                stderr=complained,
                env=surroundings(folder, environment),
            )

    def line(self) -> str:
        """The one line that it prints, as soon as it is there."""
        until(self._has_spoken, "it says that it is open")
        (line,) = self.said.read_text().splitlines()
        return line

    def _has_spoken(self) -> bool:
        assert self.running.poll() is None, self.complained.read_text()
        return self.said.read_text().endswith("\n")

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """Send a signal, and return the status and what was said about errors."""
        self.running.send_signal(how)
        return self.left()

    def left(self) -> tuple[int, str]:
        """The status at the end, and what was said about errors."""
        return self.running.wait(PATIENCE), self.complained.read_text()


def surroundings(folder: Path, more: Mapping[str, str]) -> dict[str, str]:
    """An environment in which nothing of this machine's user is touched."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SUBLEVEL_")}
    target = os.environ.get("SUBLEVEL_TARGET", "auto")
    return kept | {"XDG_DATA_HOME": str(folder), "SUBLEVEL_TARGET": target, "SUBLEVEL_WORKERS": "1", **more}


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path, "--port", "0")
    yield process
    if process.running.poll() is None:
        process.running.kill()
        process.running.wait()


def read(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        content: bytes = answer.read()
        assert answer.headers["server"] is None
        return content


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_opens_and_ends_quietly(started: Process, tmp_path: Path, how: signal.Signals) -> None:
    line = started.line()
    assert line.startswith("Sublevel is open at http://localhost:")
    where = line.rpartition(" ")[2]
    assert msgspec.json.decode(read(f"{where}/livez"), type=Alive).status == "ok"
    status, complaints = started.end(how)
    assert status == 0
    assert "Traceback" not in complaints
    assert [text for text in complaints.splitlines() if not text.startswith(("note:", "sublevel:"))] == []
    assert (tmp_path / "sublevel" / "table.db").is_file()
    assert started.said.read_text() == f"{line}\n"


def test_it_ends_quietly_while_a_bot_thinks(tmp_path: Path) -> None:
    server = Server(tmp_path, f"sqlite:{tmp_path / 'table.db'}")
    server.open_table(server.guest(), [{"holder": "bot", "bot": "master"}] * 2)
    server.gauge_becomes("bots_thinking", 1)
    assert server.stop() == 0
    said = [line for line in server.text().splitlines() if not line.startswith(("note:", "sublevel:"))]
    assert said == [f"Sublevel is open at http://localhost:{server.port}"]


def wrong(folder: Path, *arguments: str, **environment: str) -> str:
    """The one line that a mistake gets."""
    status, complaints = Process(folder, *arguments, **environment).left()
    lines = [line for line in complaints.splitlines() if not line.startswith(("note:", "sublevel:"))]
    assert (status, len(lines)) == (2, 1), complaints
    assert lines[0].startswith("error: ")
    return lines[0]


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert wrong(tmp_path, "--port", str(port)) == f"error: port {port} is taken; --port chooses another"


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    assert "--host chooses another" in wrong(tmp_path, "--host", "192.0.2.1", "--port", "0")


def test_a_store_that_is_none(tmp_path: Path) -> None:
    assert "no store is known" in wrong(tmp_path, "--port", "0", "--store", "redis://here")


def test_a_store_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "a file").touch()
    wrong(tmp_path, "--port", "0", "--store", f"sqlite:{tmp_path / 'a file' / 'table.db'}")


def test_a_wrong_setting(tmp_path: Path) -> None:
    assert "SUBLEVEL_PORT" in wrong(tmp_path, SUBLEVEL_PORT="x")


def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    serving.show("http://localhost:1")
    assert opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    serving.show("http://localhost:2")
    assert opened == ["http://localhost:2"]
