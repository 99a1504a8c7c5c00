"""A bot that is a program of its own, in any language: it reads and writes JSON lines (docs/bots.md)."""

from __future__ import annotations

import contextlib
import os
import select
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO, Final, Literal, TypeVar

import msgspec

from sublevel.bots.protocol import LONGEST_LINE, Act, Hello, Over, Ready, ToProgram, Turn
from sublevel.engine.errors import BadOption, SublevelError, quoted

FaultKind = Literal["crashed", "hung", "malformed", "illegal"]
Answer = TypeVar("Answer", Ready, Act)

START_SECONDS: Final = 60.0  # to be ready for a match: some load a network first
END_SECONDS: Final = 1.0  # to end by itself once its input is closed

EXAMPLES: Final[dict[type, str]] = {Ready: '{"type": "ready"}', Act: '{"type": "act", "action": ...}'}

_encode = msgspec.json.Encoder().encode


class BotFault(SublevelError):
    """A bot did not do what a bot has to do: it has lost its match."""

    def __init__(self, kind: FaultKind, reason: str) -> None:
        super().__init__(reason)
        self.kind: FaultKind = kind
        self.reason = reason


def words_of(command: str) -> list[str]:
    """A command as its words. Raises BadOption if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadOption(f"command {quoted(command)}: {str(error).lower()}") from None
    if not words:
        raise BadOption("a command is needed, such as: python my_bot.py")
    if shutil.which(words[0]) is None:
        raise BadOption(f"command {quoted(command)}: there is no program {quoted(words[0])}")
    return words


def called_program(words: list[str]) -> str:
    """The name of a program: that of its file, the last word that could be one."""
    files = [Path(word).stem for word in words if not word.startswith("-")]
    return files[-1] or "program"


class Program:
    """A running program. It starts with the first match and may play many, one after the other.

    Every method may raise BotFault; the program has been ended then, and the next match starts it anew.
    """

    def __init__(self, command: str, start_seconds: float = START_SECONDS) -> None:
        self._words = words_of(command)
        self._start_seconds = start_seconds
        self._seconds = 0.0
        self._process: subprocess.Popen[bytes] | None = None
        self._expired = False

    def begin(self, hello: Hello) -> Ready:
        """A match begins."""
        self._seconds = hello.seconds
        if self._process is None:
            self._start()
        return self._ask(hello, Ready, self._start_seconds)

    def choose(self, turn: Turn) -> int | str:
        """What the program answers: an action's number or its notation. Whether it is legal, the rules know."""
        return self._ask(turn, Act, self._seconds).action

    def end(self, over: Over) -> None:
        """The match is over. A program that has ended already is none the worse for it."""
        if self._process is not None and not self._tell(over):
            self.close()

    def close(self) -> None:
        """End the program: its input ends, and soon after that it does."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            kill(process)
        process.wait()
        process.stdout.close()

    def _start(self) -> None:
        try:
            # A session of its own: Ctrl-C is not meant for it, and whatever it starts can be ended with it.
            self._process = subprocess.Popen(
                self._words, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise BotFault("crashed", f"it cannot be started: {error.strerror}") from None

    def _tell(self, message: ToProgram) -> bool:
        """Write a line; whether somebody was there to read it."""
        assert self._process is not None
        assert self._process.stdin is not None
        rest = memoryview(_encode(message) + b"\n")
        try:
            while rest:
                rest = rest[self._process.stdin.write(rest) :]
        except OSError:
            return False
        return True

    def _ask(self, message: Hello | Turn, kind: type[Answer], seconds: float) -> Answer:
        """Say something and wait for the answer, not longer than so many seconds (0: forever)."""
        process = self._process
        if process is None:
            raise BotFault("crashed", "it has ended")
        assert process.stdout is not None
        self._expired = False
        # Ending it wakes whoever waits for it, in whatever call.
        alarm = threading.Timer(seconds, self._expire, [process]) if seconds else None
        if alarm:
            alarm.daemon = True
            alarm.start()
        try:
            early = unasked(process.stdout)
            line = b"" if early or not self._tell(message) else process.stdout.readline(LONGEST_LINE)
        finally:
            if alarm:
                alarm.cancel()
        try:
            if early:
                raise BotFault("malformed", f"it said {quoted(early)} when nobody had asked")
            return self._read(process, line, kind, seconds)
        except BotFault:
            kill(process)
            self.close()
            raise

    def _expire(self, process: subprocess.Popen[bytes]) -> None:
        self._expired = True
        kill(process)

    def _read(self, process: subprocess.Popen[bytes], line: bytes, kind: type[Answer], seconds: float) -> Answer:
        if self._expired:
            raise BotFault("hung", f"it gave no answer within {seconds:g} seconds")
        if not line:
            raise BotFault("crashed", how_it_ended(process))
        if not line.endswith(b"\n"):
            ended = len(line) < LONGEST_LINE
            reason = how_it_ended(process) + ", in the middle of a line" if ended else "its line does not end"
            raise BotFault("crashed" if ended else "malformed", reason)
        text = line.decode(errors="replace").rstrip("\r\n")
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BotFault("malformed", f"it said {quoted(text)} instead of {EXAMPLES[kind]}: {error}") from None


def unasked(output: IO[bytes]) -> str:
    """What a program said when it was not its turn to speak: else it would be taken for its next answer."""
    if sys.platform == "win32" or not select.select([output], [], [], 0)[0]:  # pipes cannot be asked on Windows
        return ""
    return output.readline(LONGEST_LINE).decode(errors="replace").rstrip("\r\n")


def how_it_ended(process: subprocess.Popen[bytes]) -> str:
    """Why nothing more is to be expected of a program."""
    try:
        status = process.wait(END_SECONDS)
    except subprocess.TimeoutExpired:
        return "it closed its output"
    if status < 0:
        return f"it was ended by {signal.Signals(-status).name}"
    return f"it ended with status {status}"


def kill(process: subprocess.Popen[bytes]) -> None:
    """End a program at once, with all that it started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
