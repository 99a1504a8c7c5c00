"""The web application: the API, the client's files, and the door before them. WebSockets do not come through here."""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sublevel.engine.errors import SublevelError
from sublevel.table import api, openapi
from sublevel.table.catalogue import own_components
from sublevel.table.errors import as_refused, refused
from sublevel.table.guard import Guard, problem
from sublevel.table.lines import LINES

if TYPE_CHECKING:
    from sublevel.table.host import Host
    from sublevel.table.people import People
    from sublevel.table.settings import Settings

STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
NOT_BUILT: Final = "the browser's part is not built; in a checkout `make web` builds it"
WORTH_PACKING: Final = 1024  # bytes
PACKABLE: Final = re.compile(r"text/|.*(?:javascript|json|svg|xml)")
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the names of these files change with their contents
ASK_AGAIN: Final = "no-cache"
PAGES: Final = re.compile(
    r"/(?:lobby|settings|replay|learn|(?:new|t|replay|analysis|rules|learn|scenarios|campaign)/[^/]+)?/?"
)


def make_app(host: Host, people: People, settings: Settings, static: Path = STATIC) -> Starlette:
    """The application around a host. Starting and closing the host is a part of its life."""
    house = api.House.of(host, people, settings)
    routes = [
        *api.routes(house),
        Route("/openapi.json", described),
        Route("/{path:path}", Shelf(static, own_components()).answer),
    ]
    return Starlette(
        routes=routes,
        middleware=[
            Middleware(Guard, settings=settings, limits=house.limits, metrics=host.metrics),
            Middleware(
                GZipMiddleware,
                minimum_size=WORTH_PACKING,
                compresslevel=5,
                exclude_content_types=(*DEFAULT_EXCLUDED_CONTENT_TYPES, LINES),  # a line has to arrive at once
            ),
        ],
        exception_handlers={SublevelError: refuse, HTTPException: refuse_plainly},
        lifespan=life(house),
    )


def life(house: api.House) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    """The application's life is that of the host."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.host.start()
        try:
            yield
        finally:
            await house.host.close()
            house.people.close()
            house.threads.shutdown(wait=False, cancel_futures=True)

    return lifespan


async def described(_: Request) -> Response:
    """The description of the API."""
    return Response(openapi.description(), media_type="application/json", headers={"cache-control": ASK_AGAIN})


async def refuse(_: Request, error: Exception) -> Response:
    """Answer an error of the rooms below."""
    assert isinstance(error, SublevelError)
    return problem(as_refused(error))


async def refuse_plainly(request: Request, error: Exception) -> Response:
    """Answer what no endpoint is there for."""
    assert isinstance(error, HTTPException)
    if error.status_code != 405:
        return problem(api.not_there())
    text = f"{request.method} is not possible at this address"
    answer = problem(refused("method", status=405, text=text, method=request.method))
    answer.headers.update(error.headers or {})
    return answer


# The client's files.


@dataclass(frozen=True)
class StaticFile:
    """One file of the client, as it is sent."""

    content: bytes
    kind: str
    cache: str
    tag: str
    brotli: bytes | None  # if the build made it

    @cached_property
    def packed(self) -> bytes | None:
        """The same, compressed; none if that is not worth it."""
        if len(self.content) < WORTH_PACKING or not PACKABLE.match(self.kind):
            return None
        return gzip.compress(self.content, 9, mtime=0)


class Shelf:
    """The built client. It is small and stays in memory; a new build is noticed by its index."""

    def __init__(self, folder: Path, components: dict[str, Any] | None = None) -> None:
        self.folder = folder
        self.components = written_components(components) if components else b""
        self.files: dict[str, StaticFile] = {}
        self.built = 0

    async def answer(self, request: Request) -> Response:
        """Send a file, or the index for the pages of the client."""
        path = request.url.path
        if path.startswith("/api/"):
            raise api.not_there()
        self.renew()
        if found := self.files.get(path.removeprefix("/")):
            return send(found, request)
        if path.startswith("/assets/") or "." in path.rpartition("/")[2]:
            raise api.not_there()
        if INDEX not in self.files:
            return PlainTextResponse(NOT_BUILT + "\n", 503)
        return send(self.files[INDEX], request, 200 if PAGES.fullmatch(path) else 404)

    def renew(self) -> None:
        """Read everything anew if there is a new build."""
        try:
            built = (self.folder / INDEX).stat().st_mtime_ns
        except FileNotFoundError:
            built = 0
        if built != self.built:
            self.built = built
            self.files = {
                path.relative_to(self.folder).as_posix(): self.read(path)
                for path in sorted(self.folder.rglob("*"))
                if path.is_file() and path.suffix not in (".br", ".gz")
            }

    def read(self, path: Path) -> StaticFile:
        """Read one file."""
        content = path.read_bytes()
        brotli = path.with_name(path.name + ".br")
        immutable = path.parent.name == "assets"
        changed = bool(self.components) and path.name == INDEX
        if changed:
            content = content.replace(b"</head>", self.components + b"</head>", 1)
        return StaticFile(
            content=content,
            kind=media_type(path),
            cache=FOR_EVER if immutable else ASK_AGAIN,
            tag=api.tag_of(content),
            brotli=brotli.read_bytes() if brotli.is_file() and not changed else None,
        )


def written_components(components: dict[str, Any]) -> bytes:
    """What an owner's components show, as a page carries it to its scripts."""
    text = msgspec.json.encode(components).replace(b"</", b"<\\/")
    return b'<script type="application/json" id="own-components">' + text + b"</script>"


def media_type(path: Path) -> str:
    """The type of a file by its name, the same on every machine for what a client is made of."""
    known = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
    found = known.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{found}; charset=utf-8" if PACKABLE.match(found) else found


def send(file: StaticFile, request: Request, status: int = 200) -> Response:
    """Send a file in the shape that the browser takes, or say that it has it already."""
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "Accept-Encoding", "content-type": file.kind}
    if status == 200 and file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    for name, content in (("br", file.brotli), ("gzip", file.packed)):
        if content is not None and name in accepted:
            return Response(content, status, headers | {"content-encoding": name})
    return Response(file.content, status, headers)
