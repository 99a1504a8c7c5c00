"""How the server is set up: from the environment, and from the command line where that says something else."""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from sublevel.engine.errors import SublevelError, quoted

PREFIX: Final = "SUBLEVEL_"
MOST_WORKERS: Final = 64
MOST_DAYS: Final = 36_500
MOST_MIB: Final = 1 << 20
SHORTEST_TOKEN: Final = 16
SWITCH: Final = {
    "on": True,
    "yes": True,
    "true": True,
    "1": True,
    "off": False,
    "no": False,
    "false": False,
    "0": False,
}

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class BadSetting(SublevelError):
    """A setting that the server cannot work with."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be chosen when the server starts. In the environment each is called SUBLEVEL_<NAME>."""

    host: str = "127.0.0.1"  # the address to listen at; 0.0.0.0 for all
    port: int = 8000
    store: str = ""  # where tables and people are kept; empty: a file in the user's data folder
    origins: tuple[str, ...] = ()  # further addresses at which its pages are open, such as https://play.example.org
    proxies: tuple[Network, ...] = ()  # whose X-Forwarded-For is believed
    workers: int = 0  # processes in which bots think; 0: as many as suit the machine
    guests: int = 90  # days after which a guest who holds no seat and does not come back is forgotten; 0: never
    scenarios: str = ""  # the folder of scenarios that the owner adds
    data: str = ""  # the folder with what is printed on the components of the owner's boxes
    free_disk: int = 100  # MiB that have to be free where the store is, or the server is not ready
    metrics_token: str = ""  # opens the metrics to other machines; empty: only this one reads them
    limits: bool = True  # off for load tests only

    @property
    def store_url(self) -> str:
        """Where tables and people are kept."""
        return self.store or f"sqlite:{default_file()}"

    @property
    def bot_processes(self) -> int:
        """How many processes bots think in: one processor is left to the tables."""
        return self.workers or max(1, min(8, (os.cpu_count() or 2) - 1))


def default_file() -> Path:
    """The file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME", "")
    base = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share"
    return base / "sublevel" / "table.db"


def read_settings(environment: Mapping[str, str], **chosen: object) -> Settings:
    """The settings of an environment, with those of the command line before them. Raises BadSetting."""
    known = {f"{PREFIX}{name.upper()}": name for name in READERS}
    values: dict[str, Any] = {}
    for variable, name in known.items():
        if text := environment.get(variable, "").strip():
            values[name] = read(variable, READERS[name], text)
    for name, value in chosen.items():
        if value is not None:
            values[name] = read(f"--{name}", READERS[name], str(value))
    if password_in(str(chosen.get("store") or "")):
        raise BadSetting("--store: other users of this machine can see the password there; use SUBLEVEL_STORE instead")
    return Settings(**values)


def read(name: str, reader: Callable[[str], Any], text: str) -> Any:
    """One setting, or a line that names it."""
    try:
        return reader(text)
    except ValueError as error:
        raise BadSetting(f"{name}: {error}") from None


def read_host(text: str) -> str:
    """A name or an address."""
    if not re.fullmatch(r"[A-Za-z0-9.:_%-]+", text):
        raise ValueError(f"{quoted(text)} is no address to listen at; 127.0.0.1 or 0.0.0.0 would be")
    return text


def read_number(least: int, most: int) -> Callable[[str], int]:
    """Reads whole numbers within bounds."""

    def reader(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text[:9]) <= most or len(text) > 9:
            raise ValueError(f"{quoted(text)} is no number from {least} to {most}")
        return int(text)

    return reader


def read_folder(text: str) -> str:
    """A folder that is there."""
    if not Path(text).is_dir():
        raise ValueError(f"{quoted(text)} is no folder")
    return text


def read_switch(text: str) -> bool:
    """On or off."""
    if text.lower() not in SWITCH:
        raise ValueError(f"{quoted(text)}; on or off would be right")
    return SWITCH[text.lower()]


def read_list(reader: Callable[[str], Any]) -> Callable[[str], tuple[Any, ...]]:
    """Reads several values with commas or blanks between them."""
    return lambda text: tuple(map(reader, text.replace(",", " ").split()))


def read_origin(text: str) -> str:
    """An origin as browsers send it."""
    parts = urlsplit(text.rstrip("/").lower())
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query or parts.username:
        raise ValueError(f"{quoted(text)} is no origin; https://play.example.org would be")
    return f"{parts.scheme}://{parts.netloc}"


def read_network(text: str) -> Network:
    """An address, or a network such as 10.0.0.0/8."""
    try:
        return ipaddress.ip_network(text)
    except ValueError:
        raise ValueError(f"{quoted(text)} is no address or network; 10.0.0.0/8 would be") from None


def read_token(text: str) -> str:
    """A secret that nobody guesses."""
    if not re.fullmatch(r"[!-~]+", text) or len(text) < SHORTEST_TOKEN:
        raise ValueError(
            f"a token has {SHORTEST_TOKEN} characters or more, and no blanks; `openssl rand -hex 16` makes one"
        )
    return text


def password_in(url: str) -> bool:
    """Whether a URL holds a password."""
    try:
        return urlsplit(url).password is not None
    except ValueError:
        return False


READERS: Final[dict[str, Callable[[str], Any]]] = {
    "host": read_host,
    "port": read_number(0, 65_535),
    "store": str,
    "origins": read_list(read_origin),
    "proxies": read_list(read_network),
    "workers": read_number(0, MOST_WORKERS),
    "guests": read_number(0, MOST_DAYS),
    "scenarios": read_folder,
    "data": read_folder,
    "free_disk": read_number(0, MOST_MIB),
    "metrics_token": read_token,
    "limits": read_switch,
}
