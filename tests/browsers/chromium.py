"""Chromium, through Playwright."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import ConsoleMessage, sync_playwright

from tests.browsers.browser import DESK, Browser
from tests.waiting import PATIENCE
from tests.web.conftest import BROWSERS


def program() -> str | None:
    """Where it is installed."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


class Chromium(Browser):
    """Chromium without a window."""

    name = "chromium"
    packages = ("chromium",)

    def __init__(self) -> None:
        super().__init__()
        # Pictures in three dimensions are drawn without a graphics card.
        arguments = ["--enable-unsafe-swiftshader", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
        self._playwright = sync_playwright().start()
        try:
            self._browser = self._playwright.chromium.launch(executable_path=program(), args=arguments)
        except BaseException:
            self._playwright.stop()
            raise
        width, height = DESK
        self._page = self._browser.new_page(viewport={"width": width, "height": height})
        self._page.set_default_timeout(PATIENCE * 1000)
        self._page.on("console", self._note)
        self._page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    @classmethod
    def is_installed(cls) -> bool:
        return program() is not None

    def open(self, url: str) -> None:
        self._page.goto(url)

    def evaluate(self, expression: str) -> str:
        value: str = self._page.evaluate(expression)
        return value

    def move(self, x: float, y: float) -> None:
        self._page.mouse.move(x, y)

    def point(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def type(self, key: str) -> None:
        self._page.keyboard.press(key)

    def picture(self) -> bytes:
        return self._page.screenshot()

    def close(self) -> None:
        self._browser.close()
        self._playwright.stop()
