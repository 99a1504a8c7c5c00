"""A screen in memory, for browsers that draw in three dimensions only where there is one."""

from __future__ import annotations

import os
import shutil
import subprocess

ROOM = "3200x2400x24"  # the pointer rests in its middle: outside the window, which begins at the upper left corner
PROGRAM = "Xvfb"


class Display:
    """An X server of its own, with a number that nobody else uses."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        command = [PROGRAM, "-displayfd", str(writing), "-screen", "0", ROOM, "-nolisten", "tcp"]
        with os.fdopen(reading) as answer:
            self._process = subprocess.Popen(
                command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            os.close(writing)
            number = answer.readline().strip()  # comes when it is ready; nothing if it fails
        if not number:
            self.close()
            raise RuntimeError(f"{PROGRAM} does not start: exit status {self._process.returncode}")
        self.environment = {**os.environ, "DISPLAY": f":{number}", "GDK_BACKEND": "x11", "LANG": "C.UTF-8"}

    @staticmethod
    def is_installed() -> bool:
        """Whether the X server is here."""
        return shutil.which(PROGRAM) is not None

    def close(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.wait()
