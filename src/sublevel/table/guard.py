"""The door of the server: security headers, who may come from where, how much, and how often."""

from __future__ import annotations

import ipaddress
import math
import time
import traceback
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sublevel.table.api_types import Problem
from sublevel.table.errors import Refused, refused
from sublevel.table.logbook import BOOK
from sublevel.table.metrics import Metrics
from sublevel.table.settings import Settings

SAMPLES: Final = 5  # faults of a kind that are logged with details before they are only counted
LARGEST_BODY: Final = 256 * 1024
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
DEFAULT_PORTS: Final = {"http": ":80", "https": ":443"}
CONTENT_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


# Who may come from where.


def allowed_origin(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Whether a page of that origin may change something here. Programs that are no browsers send none."""
    if origin is None:
        return True
    origin = origin.strip().lower()
    if origin in settings.origins:
        return True
    scheme, found, place = origin.partition("://")
    port = DEFAULT_PORTS.get(scheme)
    if not found or port is None or not host:
        return False
    return place.removesuffix(port) == host.strip().lower().removesuffix(port)


def client_address(peer: str | None, forwarded: str | None, settings: Settings) -> str:
    """Where a request comes from: behind trusted proxies the last address that none of them has."""
    address = peer or ""
    for hop in reversed([address_of(part) for part in (forwarded or "").split(",") if part.strip()]):
        if not trusted(address, settings):
            break
        address = hop
    return address


def address_of(part: str) -> str:
    """An address without a port."""
    part = part.strip().removeprefix("[")
    if "]" in part:
        return part.partition("]")[0]
    return part.partition(":")[0] if part.count(":") == 1 else part


def trusted(address: str, settings: Settings) -> bool:
    """Whether an address is that of one of our proxies."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in settings.proxies)


def neighbourhood(address: str) -> str:
    """What limits are counted by: an IPv4 address, or the network of an IPv6 address, of which one user has many."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or ipaddress.ip_network((parsed, 64), strict=False))


# How often.


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: int
    per_second: float


REQUESTS: Final = Rate(300, 30)  # of one address; several people may share it
PERSONAL: Final = Rate(120, 15)  # of one person
ENTRANCE: Final = Rate(20, 1 / 3)  # guests, accounts and log-ins: they cost memory and hashing
LABOUR: Final = Rate(60, 5)  # what makes the server play through a match
THOUGHT: Final = Rate(30, 1)  # what makes the analyst think


class Limiter:
    """A token bucket for each key. A bucket is one number: the time at which it will be full again."""

    most_keys = 50_000

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.interval = 1 / rate.per_second
        self.depth = rate.burst * self.interval
        self.clock = clock
        self.full_at: dict[str, float] = {}

    def take(self, key: str) -> float:
        """Take a token: 0, or how many seconds to wait for the next."""
        now = self.clock()
        full_at = max(self.full_at.get(key, now), now) + self.interval
        if full_at - now > self.depth + 1e-9:
            return full_at - now - self.depth
        if len(self.full_at) >= self.most_keys and key not in self.full_at:
            self.sweep(now)
        self.full_at[key] = full_at
        return 0.0

    def sweep(self, now: float) -> None:
        """Forget the full buckets, and if all are in use those that are fullest."""
        kept = sorted((item for item in self.full_at.items() if item[1] > now), key=lambda item: -item[1])
        self.full_at = dict(kept[: self.most_keys // 2])


class Limits:
    """All limits of the server, or none if the settings say so."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = settings.limits
        self.clock = clock
        self.limiters: dict[Rate, Limiter] = {}

    def admit(self, rate: Rate, key: str) -> None:
        """Let one more pass. Raises Refused (429) with the seconds to wait."""
        if not self.on:
            return
        wait = self.limiters.setdefault(rate, Limiter(rate, self.clock)).take(key)
        if wait:
            seconds = math.ceil(wait)
            raise refused("too-many", status=429, text=f"too many requests: try again in {seconds} s", seconds=seconds)


# The door itself.


def problem(error: Refused) -> Response:
    """What a refused request is answered."""
    headers = {"cache-control": "no-store"}
    if error.status == 401:
        headers["www-authenticate"] = "Bearer"
    if error.status == 429:
        headers["retry-after"] = str(error.refusal.args["seconds"])
    content = msgspec.json.encode(Problem(refusal=error.refusal))
    return Response(content, error.status, headers, media_type="application/json")


class Guard:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.metrics = metrics
        self.seconds = metrics.histogram("http_seconds")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not. WebSockets have a door of their own."""
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, whatever happens."""
        began = time.perf_counter()
        door = Door(receive, send)
        try:
            self.check(scope)
            await self.app(scope, door.receive, door.send)
        except Refused as error:
            await problem(error)(scope, receive, door.send)
        except Exception as error:
            log_fault(f"{scope['method']} {scope['path']}", error)
            if door.status:
                raise RuntimeError("an answer broke off") from None  # too late for another: the connection is cut
            await problem(fault())(scope, receive, door.send)
        finally:
            self.seconds.observe(time.perf_counter() - began)
            self.metrics.counter("http_requests_total", status=str(door.status)).add()

    def check(self, scope: Scope) -> None:
        """Raise Refused if the request may not come in."""
        headers = Headers(scope=scope)
        peer = scope["client"][0] if scope.get("client") else None
        forwarded = ",".join(headers.getlist("x-forwarded-for"))
        scope["sublevel.address"] = neighbourhood(client_address(peer, forwarded, self.settings))
        if scope["path"].startswith("/api/"):
            self.limits.admit(REQUESTS, scope["sublevel.address"])
        if scope["method"] not in SAFE_METHODS:
            check_origin(headers, self.settings)
            check_length(headers.get("content-length"))


def check_origin(headers: Headers, settings: Settings) -> None:
    """Refuse what pages of other sites send."""
    origin = headers.get("origin")
    foreign = headers.get("sec-fetch-site") == "cross-site" and origin not in settings.origins
    if foreign or not allowed_origin(origin, headers.get("host"), settings):
        raise refused("origin", status=403, text="pages of other sites cannot do that here")


def check_length(length: str | None) -> None:
    """Refuse a body that says itself that it is too large."""
    if length is not None and length.isdigit() and int(length) > LARGEST_BODY:
        raise too_large()


def too_large() -> Refused:
    """The body is too large."""
    size = LARGEST_BODY // 1024
    return refused("too-large", status=413, text=f"a request can have {size} KiB at most", size=size)


def fault() -> Refused:
    """Something is wrong with the server."""
    return refused("fault", status=500, text="something went wrong on the server; it is not your fault")


def log_fault(what: str, error: Exception, details: str = "") -> None:
    """Where the server failed. The error's own text is left out: it might quote what nobody else may know."""
    trace = "".join(traceback.format_tb(error.__traceback__))
    kind = type(error).__name__
    BOOK.error(f"{kind}\n{trace}", f"{what}: {kind}\n{trace}{details}", SAMPLES if details else 1)


class Door:
    """What passes in and out during one request: never too much in, never without the headers out."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self.received = 0
        self.status = 0

    async def receive(self) -> Message:
        """Let a part of the body in. Raises Refused when it gets too much, also if nobody said how long it would be."""
        message = await self._receive()
        self.received += len(message.get("body", b""))
        if self.received > LARGEST_BODY:
            raise too_large()
        return message

    async def send(self, message: Message) -> None:
        """Let a part of the answer out."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await self._send(message)
