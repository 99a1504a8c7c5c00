"""The running server: a socket, everything behind it, and an orderly end."""

from __future__ import annotations

import errno
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Final

import uvicorn

import sublevel
from sublevel.engine.datafiles import VARIABLE
from sublevel.engine.scenario import OWN_FOLDER
from sublevel.table.app import NOT_BUILT, STATIC, make_app
from sublevel.table.door import door_class
from sublevel.table.host import Host
from sublevel.table.people import People
from sublevel.table.runtime import Runtime
from sublevel.table.settings import BadSetting, Settings
from sublevel.table.sockets import protocol_class
from sublevel.table.store import open_store

if TYPE_CHECKING:
    from starlette.applications import Starlette

EVERYWHERE: Final = ("", "0.0.0.0", "::", "127.0.0.1", "::1")  # addresses at which localhost is right, too
BACKLOG: Final = 2048
# A server makes few cycles and many short-lived objects: the collector need not look so often.
COLLECT_AFTER: Final = (100_000, 50, 100)


def run(settings: Settings, open_browser: bool = False, runtime: Runtime | None = None) -> None:
    """Serve until somebody ends it. Raises BadSetting, BadFile for the owner's data, StoreError for the store."""
    # When all is closed, uvicorn sends itself again what ended it: as Ctrl-C it lets Python end in order.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    find_data(settings)
    listener = listen(settings)
    if not (STATIC / "index.html").is_file():
        print(f"note: {NOT_BUILT}", file=sys.stderr)
    try:
        server(settings, listener, open_browser, runtime or Runtime()).run(sockets=[listener])
    except KeyboardInterrupt:
        pass  # everything is written and closed when this arrives
    finally:
        listener.close()


def find_data(settings: Settings) -> None:
    """Let the games find what the owner adds: scenarios, and what is printed on the components. Raises BadFile."""
    for variable, folder in ((OWN_FOLDER, settings.scenarios), (VARIABLE, settings.data)):
        if folder:
            os.environ[variable] = folder  # games look there, in this process and in those that think
    for name in sublevel.game_names():
        sublevel.game(name).options.named_values()


def listen(settings: Settings) -> socket.socket:
    """A socket at the chosen address. Raises BadSetting if that cannot be had."""
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadSetting(f"port {settings.port} is taken; --port chooses another") from None
        if error.errno == errno.EACCES:
            raise BadSetting(f"port {settings.port} is not for everybody; --port chooses another") from None
        reason = str(error.strerror).partition(" (while")[0]  # what Python adds repeats the address
        raise BadSetting(f"cannot listen at {settings.host}: {reason}; --host chooses another") from None


def address(settings: Settings, listener: socket.socket) -> str:
    """Where a browser finds the server."""
    name = "localhost" if settings.host in EVERYWHERE else settings.host
    port = listener.getsockname()[1]
    return f"http://{f'[{name}]' if ':' in name else name}" + ("" if port == 80 else f":{port}")


def server(settings: Settings, listener: socket.socket, open_browser: bool, runtime: Runtime) -> Server:
    """The server with everything that belongs to it."""
    store = open_store(settings.store_url)
    people = People(store, runtime=runtime)
    host = Host(store, people, settings, runtime)
    app = make_app(host, people, settings)
    config = uvicorn.Config(
        app,
        http=door_class(settings, runtime),
        ws=protocol_class(host),
        lifespan="off",  # the server itself does that, so that an error at the start is one line
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the guard looks at them, and knows whom to believe
        timeout_keep_alive=20,
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
    )
    return Server(config, app, host, address(settings, listener), open_browser)


class Server(uvicorn.Server):
    """The server: it says when it is open, and closes what it opened."""

    def __init__(self, config: uvicorn.Config, app: Starlette, host: Host, where: str, open_browser: bool) -> None:
        super().__init__(config)
        self.app = app
        self.host = host
        self.where = where
        self.open_browser = open_browser
        self.opened = AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open everything, then the door."""
        await self.opened.enter_async_context(self.app.router.lifespan_context(self.app))
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT_AFTER)
        print(f"Sublevel is open at {self.where}", flush=True)
        if self.open_browser:
            threading.Thread(target=show, args=[self.where], daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the door, then everything: what was played is written before the program ends."""
        await self.host.analyst.close()  # its answers take long, and the door waits for answers
        await super().shutdown(sockets)
        await self.opened.aclose()


def show(where: str) -> None:
    """Open a browser, if there is a screen: one in the terminal would be in the way."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(where)
