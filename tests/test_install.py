"""Every way to install: the source archive, the wheel made from it, and the folder, each without Node.

All of them build in isolation, from what pyproject.toml asks for, and are installed into an empty environment.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "src" / "sublevel" / "table" / "static" / "index.html"
NODE = {"node", "nodejs", "npm", "npx", "corepack"}
COMPILER_CACHES = {"ccache", "sccache"}  # under the name of a compiler, they look for the real one in other folders
MADE = shutil.ignore_patterns(
    ".git", ".venv", "node_modules", "build", "dist", "*.egg-info", "__pycache__", "*.so", "_compiled.json", ".*_cache"
)
INTERPRETED = {"SUBLEVEL_COMPILE": "no"}
QUICKLY_COMPILED = {"SUBLEVEL_OPTIMIZE": "0"}


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A PATH with all programs of this machine, except Node and what stands in for a compiler."""
    folder = tmp_path_factory.mktemp("programs")
    for place in map(Path, os.get_exec_path()):
        for program in place.iterdir() if place.is_dir() else ():
            wanted = program.name not in NODE and program.resolve().name not in COMPILER_CACHES
            if wanted and not (folder / program.name).is_symlink():
                (folder / program.name).symlink_to(program)
    assert shutil.which("node", path=str(folder)) is None
    return str(folder)


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the folder with nothing built in it but the client."""
    assert CLIENT.is_file(), "the client is not built: make web"
    return shutil.copytree(ROOT, tmp_path / "sources", ignore=MADE)


class Environment:
    """An empty environment of Python, apart from everything that is installed here."""

    def __init__(self, folder: Path, programs: str) -> None:
        self.folder = folder
        self.programs = programs
        venv.create(folder / "venv", with_pip=False)
        self.commands = folder / "venv" / "bin"

    def variables(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        """What its programs find in their environment."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("SUBLEVEL_", "PYTHON"))}
        return {**kept, "PATH": self.programs, "HOME": str(self.folder), **caches(), **(more or {})}

    def install(self, what: Path, variables: Mapping[str, str]) -> None:
        """Install something with pip, and all that it depends on."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.commands / "python"), "--disable-pip-version-check"]
        run([*pip, "install", "--quiet", "--no-compile", str(what)], self.variables(variables), self.folder)

    @property
    def package(self) -> Path:
        """Where the package lies."""
        (found,) = self.folder.glob("venv/lib/python*/site-packages/sublevel")
        return found

    def target(self) -> str:
        """The target that runs."""
        output = run([str(self.commands / "sublevel"), "info", "--json"], self.variables(), self.folder)
        return str(json.loads(output)["target"])

    @contextmanager
    def served(self) -> Iterator[str]:
        """Serve the table, and end it; gives its address."""
        settings = {"SUBLEVEL_STORE": f"sqlite:{self.folder / 'tables.db'}", "SUBLEVEL_WORKERS": "1"}
        server = subprocess.Popen(
            [str(self.commands / "sublevel"), "serve", "--no-open", "--port", "0"],
            env=self.variables(settings),
            cwd=self.folder,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith("Sublevel is open at "), line
            yield line.split()[-1].replace("localhost", "127.0.0.1")
        finally:
            server.terminate()
            server.communicate(timeout=30)


@cache
def caches() -> dict[str, str]:
    """Where pip and uv keep what they once fetched: the environment's own home has none."""
    return {
        f"{installer.upper()}_CACHE_DIR": run(
            [sys.executable, "-m", installer, "cache", "dir"], dict(os.environ), ROOT
        ).strip()
        for installer in ("pip", "uv")
    }


def run(command: list[str], variables: Mapping[str, str], folder: Path) -> str:
    """Run a command that must succeed; returns what it prints."""
    finished = subprocess.run(command, env=variables, cwd=folder, capture_output=True, text=True, check=False)
    assert finished.returncode == 0, f"{' '.join(command)}\n{finished.stdout[-2000:]}\n{finished.stderr[-4000:]}"
    return finished.stdout


def get(address: str) -> bytes:
    """The body of a page."""
    with urlopen(address, timeout=30) as answer:
        body: bytes = answer.read()
    return body


def check_that_it_serves(environment: Environment) -> None:
    """The first page comes with its scripts, and the server says that it is well."""
    with environment.served() as address:
        page = get(f"{address}/").decode()
        script = re.search(r'<script[^>]+src="(/[^"]+\.js)"', page)
        assert script is not None, page
        assert get(address + script[1])
        assert get(f"{address}/livez")


def test_the_archive_becomes_a_wheel_with_compiled_rules(tmp_path: Path, sources: Path, programs: str) -> None:
    environment = Environment(tmp_path, programs)
    command = [sys.executable, "-m", "build", "--installer", "uv", "--outdir", str(tmp_path / "dist"), str(sources)]
    run(command, environment.variables(QUICKLY_COMPILED), tmp_path)  # the archive, and from that the wheel
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    environment.install(wheel, {})
    assert environment.target() == "cpu"
    check_that_it_serves(environment)
    # Type checkers read the sources beside the compiled modules, and are told that they may.
    assert (environment.package / "py.typed").is_file()
    assert (environment.package / "engine" / "match.py").is_file()


def test_the_archive_installs(tmp_path: Path, sources: Path, programs: str) -> None:
    environment = Environment(tmp_path, programs)
    command = [
        sys.executable,
        "-m",
        "build",
        "--sdist",
        "--no-isolation",
        "--outdir",
        str(tmp_path / "dist"),
        str(sources),
    ]
    run(command, environment.variables(), tmp_path)
    (archive,) = (tmp_path / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    assert CLIENT.relative_to(ROOT).as_posix() in names
    assert not [name for name in names if name.endswith((".so", "_compiled.json"))]
    environment.install(archive, INTERPRETED)
    assert environment.target() == "python"
    check_that_it_serves(environment)
    assert (environment.package / "py.typed").is_file()


def test_the_folder_installs(tmp_path: Path, sources: Path, programs: str) -> None:
    environment = Environment(tmp_path, programs)
    environment.install(sources, INTERPRETED)
    assert environment.target() == "python"
    check_that_it_serves(environment)
