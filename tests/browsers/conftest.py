"""The browsers that are asked for, a server, and somebody who plays. Whatever a page complains about fails its test.

`--browsers all` runs the tests in every browser that is installed here; without it they run in Chromium alone.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

import sublevel.table
from tests.browsers.browser import Browser
from tests.browsers.chromium import Chromium
from tests.browsers.firefox import Firefox
from tests.browsers.guest import Guest
from tests.browsers.webkit import WebKit
from tests.table.server import Server
from tests.web.driver import SLOW_DRAWING

BROWSERS: dict[str, type[Browser]] = {kind.name: kind for kind in (Chromium, Firefox, WebKit)}
FAILURES = Path(__file__).parents[2] / "build" / "failures"

failed = pytest.StashKey[bool]()


def read_names(text: str) -> list[str]:
    """The browsers that an option names."""
    names = list(BROWSERS) if text == "all" else text.split(",")
    if strange := [name for name in names if name not in BROWSERS]:
        raise argparse.ArgumentTypeError(f"there is no {strange[0]!r}; there are {', '.join(BROWSERS)}, or all")
    return names


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--browsers", type=read_names, help=f"all, or some of {','.join(BROWSERS)}")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run every test in each browser that is asked for."""
    if "browser" not in metafunc.fixturenames:
        return
    # When all tests of the project run, pytest reads its options before it loads this file.
    names: list[str] = metafunc.config.getoption("--browsers", default=None) or [Chromium.name]
    metafunc.parametrize("browser", [case(name) for name in names], indirect=True, scope="package")


def case(name: str) -> object:
    """A browser as a parameter; skipped, with the reason, if it is not installed. Chromium has to be."""
    kind = BROWSERS[name]
    if kind.is_installed() or kind is Chromium:
        return name
    return pytest.param(name, marks=pytest.mark.skip(reason=missing(kind)))


def missing(kind: type[Browser]) -> str:
    """What to do about a browser that is not installed."""
    return f"{kind.name} is not installed; on Debian: apt install {' '.join(kind.packages)}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[failed] = True
    return report


# For the package, not for the session: while Playwright is there, no other test could have an event loop.
@pytest.fixture(scope="package")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    kind = BROWSERS[request.param]
    if not kind.is_installed():
        pytest.fail(missing(kind), pytrace=False)
    browser = kind()
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    client = Path(sublevel.table.__file__).parent / "static" / "index.html"
    assert client.is_file(), "what the browser gets is not built: make web"
    folder = tmp_path_factory.mktemp("browsers")
    server = Server(folder, f"sqlite:{folder / 'table.db'}", limits="off")
    yield server
    server.check()
    server.close()


@pytest.fixture
def guest(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Guest]:
    guest = Guest(browser, server)
    yield guest
    browser.hear()
    # How slowly a renderer without a graphics card draws is not the page's fault.
    faults = [fault for fault in browser.faults if not re.search(SLOW_DRAWING, fault)]
    if faults or request.node.stash.get(failed, False):
        keep(request.node.name, browser, server)
    assert not faults, "\n".join(faults)
    server.check()


def keep(test: str, browser: Browser, server: Server) -> None:
    """Keep what was seen, what the page said and what the server said when a test failed, and tell where."""
    folder = FAILURES / re.sub(r"[^\w-]+", "-", test).strip("-")
    folder.mkdir(parents=True, exist_ok=True)
    print(f"kept: {folder}")
    (folder / "console.txt").write_text("\n".join(browser.faults), encoding="utf-8")
    (folder / "server.log").write_text(server.text(), encoding="utf-8")
    (folder / "page.png").write_bytes(browser.picture())
