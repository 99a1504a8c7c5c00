"""A real server, a real browser, and people who use them. Whatever a page complains about fails its test."""

from __future__ import annotations

import json
import os
import shutil
import zlib
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Literal, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

import sublevel.table
from tests.pinned import SEED
from tests.table.server import Server
from tests.web.driver import Player
from tests.web.evidence import Evidence

# The first draws no window of its own around each page, which takes as long as many a test.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "de": "de-DE", "cs": "cs-CZ", "sk": "sk-SK"}
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"

# Answers are given at once also where their time must tell nothing: time stands still here unless a test moves it.
PROMPT = {"thinking.SHORTEST": 0, "thinking.LONGEST": 0, "padding.SHORTEST": 0, "padding.LONGEST": 0}

# What a page draws lots with: the same numbers in every run (mulberry32).
CHANCE = """(() => {
  let state = SEED;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
})()"""

failed = pytest.StashKey[bool]()


def pytest_addoption(parser: pytest.Parser) -> None:
    # Pictures of the document at every step take as long as everything else in a test.
    parser.addoption("--snapshots", action="store_true", help="keep the page at every step in a failed test's trace")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[failed] = True
    return report


# For the package, not for the session: while Playwright is there, no other test could have an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert program, f"none of {', '.join(BROWSERS)} is installed"
    with sync_playwright() as playwright:
        # Pictures in three dimensions are drawn without a graphics card.
        arguments = ["--enable-unsafe-swiftshader", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    client = Path(sublevel.table.__file__).parent / "static" / "index.html"
    assert client.is_file(), "what the browser gets is not built: make web"
    folder = tmp_path_factory.mktemp("web")
    server = Server(folder, f"sqlite:{folder / 'table.db'}", PROMPT, limits="off")
    yield server
    server.check()
    server.close()


class Visit(Protocol):
    """Makes a person with their own browser, set up as new_context says."""

    def __call__(self, lang: str = "en", *, phone: bool = False, **wishes: Any) -> Player: ...


def new_context(
    browser: Browser,
    url: str,
    lang: str = "en",
    *,
    phone: bool = False,
    theme: Literal["dark", "light"] = "dark",
    settings: dict[str, Any] | None = None,
    width: int | None = None,
    sharpness: float | None = None,
    **options: Any,
) -> BrowserContext:
    """A browser of somebody who speaks a language, and wants no animations unless the settings say so.

    `sharpness` is how many pixels a length of one has; with fewer, pictures that software draws come sooner.
    """
    size = PHONE if phone else DESK
    kept = json.dumps({"animation": "off", **(settings or {})})
    return browser.new_context(
        locale=LOCALES[lang],
        color_scheme=theme,
        viewport={"width": width or size["width"], "height": size["height"]},
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=sharpness or (2 if phone else 1),
        storage_state={
            "cookies": [],
            "origins": [{"origin": url, "localStorage": [{"name": "sublevel.settings", "value": kept}]}],
        },
        **options,
    )


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    people: list[Player] = []
    contexts: list[BrowserContext] = []
    url = f"http://127.0.0.1:{server.port}"
    test = request.node.nodeid
    server.pin(f"{SEED} {test}")
    evidence = Evidence(test, server)

    def visit(lang: str = "en", *, phone: bool = False, **wishes: Any) -> Player:
        seed = zlib.crc32(f"{SEED} {test} {len(people)}".encode())
        context = new_context(browser, url, lang, phone=phone, **wishes)
        context.add_init_script(CHANCE.replace("SEED", str(seed)))
        context.tracing.start(snapshots=request.config.getoption("--snapshots", default=False))
        contexts.append(context)
        people.append(Player(context.new_page(), url, lang, touch=phone, seed=seed))
        return people[-1]

    yield visit
    if request.node.stash.get(failed, False):
        evidence.keep(people, contexts)
    else:
        for context in contexts:
            context.tracing.stop()  # otherwise its folder stays on the disk
    for context in contexts:
        context.close()
    faults = [fault for player in people for fault in player.unexpected()]
    assert not faults, "\n".join(faults)
    server.check()
