"""The HTTP API: one function for each endpoint, and its signature says the rest.

From the same list come the routes and `openapi.json`. A parameter of an endpoint is the one who asks (`person`, proved
by `token`), the body of the request (`body`), a part of the path (if the path names it), or else a part of the query.
"""

from __future__ import annotations

import asyncio
import functools
import hashlib
import hmac
import inspect
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

import sublevel
from sublevel.bots.hints import Hints
from sublevel.engine import targets
from sublevel.table import metrics, replays, workbench
from sublevel.table.api_types import (
    Alive,
    AnalysisWish,
    CampaignState,
    CampaignWish,
    Credentials,
    GameInfo,
    Health,
    Inquired,
    Inquiry,
    Lesson,
    Lobby,
    MatchFile,
    NewPerson,
    NewTable,
    Opened,
    PersonChange,
    Replay,
    ReplayFile,
    ReviewPart,
    RulesText,
    ScenarioCheck,
    ScenarioDraft,
    Seated,
    Session,
    SitDown,
    TableInfo,
    Tried,
    Try,
)
from sublevel.table.catalogue import game_infos
from sublevel.table.errors import Refused, refused
from sublevel.table.guard import ENTRANCE, LABOUR, PERSONAL, THOUGHT, Limits, Rate
from sublevel.table.health import checks as health_checks
from sublevel.table.health import is_near
from sublevel.table.lines import LINES, Lines
from sublevel.table.protocol import Identifier, Person, Standing, Token
from sublevel.table.rulesbook import rules_text
from sublevel.table.settings import Settings

if TYPE_CHECKING:
    from sublevel.table.host import Host
    from sublevel.table.people import People

SLOWEST_BODY: Final = 15.0  # seconds; soon after that the connection is cut
LABOURERS: Final = 2  # threads; more would only take time from the tables
JSON: Final = "application/json"
ENCODER: Final = msgspec.json.Encoder()

Given = TypeVar("Given")
Eyes = Annotated[str, msgspec.Meta(pattern="^(none|[0-5])$", description="A seat, or none for a spectator.")]
Game = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{1,40}$", description="The name of a game, such as the-base.")]
Table = Annotated[Identifier, msgspec.Meta(description="The id of a table.")]


@dataclass(frozen=True)
class House:
    """Everything that endpoints work with."""

    host: Host
    people: People
    settings: Settings
    limits: Limits
    threads: ThreadPoolExecutor

    @classmethod
    def of(cls, host: Host, people: People, settings: Settings) -> House:
        """The house around a host."""
        threads = ThreadPoolExecutor(LABOURERS, thread_name_prefix="labour")
        return cls(host, people, settings, Limits(settings, host.runtime.monotonic), threads)

    async def labour(self, work: Callable[..., Given], *arguments: object) -> Given:
        """Do something that takes time, while the tables play on."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *arguments)


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked for."""

    method: str
    path: str
    work: Callable[..., Awaitable[Any]]
    status: int
    rate: Rate | None
    hints: Mapping[str, Any]

    @property
    def name(self) -> str:
        """A name for programs."""
        return self.work.__name__

    @property
    def summary(self) -> str:
        """What it does."""
        return inspect.getdoc(self.work) or ""

    @property
    def body(self) -> Any:
        """The type of the body, or None."""
        return self.hints.get("body")

    @property
    def answer(self) -> Any:
        """The type of the answer, or of its lines."""
        return get_args(self.hints["return"])[0] if self.streams else self.hints["return"]

    @property
    def streams(self) -> bool:
        """Whether it answers line by line."""
        return get_origin(self.hints["return"]) is AsyncGenerator

    @property
    def media(self) -> str:
        """How the answer is written."""
        return LINES if self.streams else "text/plain" if self.answer is str else JSON

    @property
    def asks_person(self) -> bool:
        """Whether it matters who asks."""
        return "person" in self.hints

    @property
    def needs_person(self) -> bool:
        """Whether nobody can ask without a token."""
        return self.hints.get("person") is Person

    @functools.cached_property
    def in_path(self) -> dict[str, Any]:
        """The parts of the path, with their types."""
        return {name: hint for name, hint in self.hints.items() if f"{{{name}}}" in self.path}

    @functools.cached_property
    def in_query(self) -> dict[str, Any]:
        """The parts of the query, with their types."""
        others = {"house", "person", "body", "token", "address", "near", "return", *self.in_path}
        return {name: hint for name, hint in self.hints.items() if name not in others}

    def default(self, name: str) -> Any:
        """What a part of the query is if it is left out."""
        return inspect.signature(self.work).parameters[name].default


ENDPOINTS: Final[list[Endpoint]] = []


def endpoint(
    method: str, path: str, status: int = 200, rate: Rate | None = None
) -> Callable[[Callable[..., Awaitable[Given]]], Callable[..., Awaitable[Given]]]:
    """Put a function on the list of endpoints."""

    def put(work: Callable[..., Awaitable[Given]]) -> Callable[..., Awaitable[Given]]:
        ENDPOINTS.append(Endpoint(method, path, work, status, rate, get_type_hints(work, include_extras=True)))
        return work

    return put


# Games.


@endpoint("GET", "/api/games")
async def games(house: House) -> list[GameInfo]:
    """What can be played, and how."""
    return game_infos()


@endpoint("GET", "/api/games/{game}/rules")
async def rules(house: House, game: Game) -> RulesText:
    """The rules of a game, clause by clause."""
    return rules_text(game)


@endpoint("GET", "/api/games/{game}/lessons")
async def lessons(house: House, game: Game) -> list[Lesson]:
    """The tutorial of a game."""
    return workbench.lessons(game)


@endpoint("POST", "/api/games/{game}/scenario", rate=LABOUR)
async def check_scenario(house: House, game: Game, body: ScenarioDraft) -> ScenarioCheck:
    """Look at a scenario: what is wrong with it, or how it is written as a file."""
    return await house.labour(workbench.check_scenario, game, body)


@endpoint("POST", "/api/games/{game}/campaign", rate=LABOUR)
async def campaign(house: House, game: Game, body: CampaignWish) -> CampaignState:
    """Begin a campaign, or go on with one after a match: what is played next, or who has won."""
    return await house.host.campaign(game, body)


@endpoint("POST", "/api/games/{game}/try", rate=LABOUR)
async def try_out(house: House, game: Game, body: Try) -> Tried:
    """Try actions on a position, without a table."""
    return await house.labour(workbench.try_out, game, body)


@endpoint("POST", "/api/games/{game}/analysis", rate=THOUGHT)
async def analyse(house: House, game: Game, address: str, body: AnalysisWish) -> AsyncGenerator[Hints, None]:
    """Think about a position: line by line what is known so far, the last one is done."""
    question = await house.labour(workbench.question, game, body)
    return house.host.analyst.analysis(*question, address, body.seconds)


# People.


@endpoint("POST", "/api/guests", status=201, rate=ENTRANCE)
async def new_guest(house: House, body: NewPerson) -> Session:
    """Become a guest with a name, and get a token."""
    return await house.people.guest(body.name)


@endpoint("GET", "/api/me")
async def me(house: House, person: Person) -> Session:
    """Who I am. The token is not repeated."""
    return await house.people.session(person)


@endpoint("PATCH", "/api/me")
async def change_me(house: House, person: Person, body: PersonChange) -> Session:
    """Change my name or my settings. The token is not repeated."""
    return await house.people.change(person, body)


@endpoint("GET", "/api/me/tables")
async def my_tables(house: House, person: Person) -> list[TableInfo]:
    """The tables at which I sit or sat, the latest first."""
    return await house.host.tables_of(person)


@endpoint("POST", "/api/accounts", status=201, rate=ENTRANCE)
async def new_account(house: House, person: Person | None, body: Credentials) -> Session:
    """Open an account. A guest who does so keeps seats and settings."""
    return await house.people.open_account(person, body)


@endpoint("POST", "/api/sessions", status=201, rate=ENTRANCE)
async def log_in(house: House, body: Credentials) -> Session:
    """Log in, and get a token."""
    try:
        return await house.people.log_in(body)
    except Refused:
        house.host.metrics.counter("refused_logins_total").add()
        raise


@endpoint("DELETE", "/api/sessions", status=204)
async def log_out(house: House, person: Person, token: Token) -> None:
    """Log out: the token of this request is worth nothing afterwards."""
    await house.people.log_out(token)


# Tables.


@endpoint("GET", "/api/lobby")
async def lobby(house: House, person: Person | None) -> Lobby:
    """What goes on: tables to join or to watch, and my own."""
    return await house.host.lobby(person)


@endpoint("POST", "/api/tables", status=201, rate=LABOUR)
async def open_table(house: House, person: Person, body: NewTable) -> Opened:
    """Open a table."""
    return Opened(table=await house.host.open_table(person, body))


@endpoint("GET", "/api/tables/{table}")
async def standing(house: House, table: Table, person: Person | None) -> Standing:
    """Everything about a table but the board."""
    return await house.host.standing(table, person)


@endpoint("POST", "/api/tables/{table}/seats", status=201)
async def sit_down(house: House, table: Table, person: Person, body: SitDown) -> Seated:
    """Take an open seat."""
    return Seated(table=table, seat=await house.host.sit(table, person, body.seat, body.program))


@endpoint("POST", "/api/tables/{table}/inquiry")
async def inquire(house: House, table: Table, person: Person | None, body: Inquiry) -> Inquired:
    """Ask about the board: what is seen from a square, what is in reach; each game has its own questions."""
    return await house.host.inquire(table, person, body)


# Matches to look at.


@endpoint("GET", "/api/tables/{table}/replay", rate=LABOUR)
async def replay(
    house: House,
    table: Table,
    person: Person | None,
    eyes: Eyes = "none",
    all: bool = False,  # noqa: A002  # the name stands in the address
) -> Replay:
    """A match from the beginning: while it runs from one's own eyes, afterwards from anybody's, or with all shown."""
    return await house.host.replay(table, person, None if eyes == "none" else int(eyes), all)


@endpoint("GET", "/api/tables/{table}/file", rate=LABOUR)
async def match_file(house: House, table: Table, person: Person | None) -> msgspec.Raw:
    """The match as a file, once it is over."""
    return msgspec.Raw((await house.host.file(table, person)).encode())


@endpoint("POST", "/api/replays", rate=LABOUR)
async def replay_file(house: House, body: ReplayFile) -> Replay:
    """Look at a match file."""
    return await house.labour(replays.replay_file, body)


@endpoint("GET", "/api/tables/{table}/review", rate=THOUGHT)
async def review(house: House, table: Table, address: str) -> AsyncGenerator[ReviewPart, None]:
    """Judge the actions of a match that is over: line by line what is new, the last one is done."""
    return await house.host.review(table, address)


@endpoint("POST", "/api/reviews", rate=THOUGHT)
async def review_file(house: House, address: str, body: MatchFile) -> AsyncGenerator[ReviewPart, None]:
    """Judge the actions of a match file: line by line what is new, the last one is done."""
    match = await house.labour(replays.match_of, body.file)
    about = hashlib.sha256(body.file.encode()).hexdigest()
    return house.host.analyst.review(about, body.file, len(match.plies), address)


# About the server.


@endpoint("GET", "/livez")
async def alive(house: House) -> Alive:
    """Whether the server runs. If it does not answer, start it again."""
    return Alive(status="ok")


@endpoint("GET", "/readyz")
async def health(house: House) -> Health:
    """Whether the server can do what it is there for, check by check; 503 if it cannot."""
    checks = await health_checks(house.host)
    status: Literal["ok", "failing"] = "ok" if all(check.ok for check in checks) else "failing"
    return Health(status=status, version=sublevel.__version__, target=targets.status().running, checks=checks)


@endpoint("GET", "/healthz")
async def health_of_old(house: House) -> Health:
    """The same as /readyz, under its former address."""
    return await health(house)


@endpoint("GET", "/metrics")
async def measured(house: House, near: bool, token: str | None) -> str:
    """What the server counts, in the text format of Prometheus; for this machine, or with the host's token."""
    secret = house.settings.metrics_token
    if secret and not hmac.compare_digest((token or "").encode(), secret.encode()):
        raise refused("bad-token", status=401, text="the metrics need the token of SUBLEVEL_METRICS_TOKEN")
    if not secret and not near:
        raise refused("metrics-closed", status=403, text="the metrics can be read on the server's own machine only")
    return house.host.metrics.text(house.host.gauges())


# How they are called.


def routes(house: House) -> list[Route]:
    """The routes of all endpoints, one for each path."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for found in ENDPOINTS:
        paths.setdefault(found.path, {})[found.method] = found
    return [
        Route(path, functools.partial(answer, house, methods), methods=list(methods)) for path, methods in paths.items()
    ]


async def answer(house: House, methods: Mapping[str, Endpoint], request: Request) -> Response:
    """Answer a request for one of the endpoints of a path."""
    called = methods["GET" if request.method == "HEAD" else request.method]
    if called.rate:
        house.limits.admit(called.rate, request.scope["sublevel.address"])
    values = path_values(called, request) | query_values(called, request)
    if called.asks_person:
        values["person"] = await who_asks(house, called, request)
    if called.body is not None:
        values["body"] = await read_body(called.body, request)
    if "address" in called.hints:
        values["address"] = request.scope["sublevel.address"]
    if "near" in called.hints:
        values["near"] = is_near(request)
    if "token" in called.hints:
        values["token"] = token_of(request)
    return encoded(called, await called.work(house, **values), request)


def token_of(request: Request) -> str | None:
    """The token that a request brings."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


async def who_asks(house: House, called: Endpoint, request: Request) -> Person | None:
    """The owner of the token. Raises Refused if it is worth nothing, or if there is none where one is needed."""
    token = token_of(request)
    if token is None:
        if called.needs_person:
            raise refused("no-token", status=401, text="this needs a token: Authorization: Bearer <token>")
        return None
    person = await house.people.who(token)
    if person is None:
        raise refused("bad-token", status=401, text="nobody has this token, or not any more: get a new one")
    house.limits.admit(PERSONAL, person.id)
    return person


def path_values(called: Endpoint, request: Request) -> dict[str, Any]:
    """The parts of the path. Raises Refused: what cannot be a name names nothing."""
    try:
        return {name: msgspec.convert(request.path_params[name], hint) for name, hint in called.in_path.items()}
    except msgspec.ValidationError:
        raise not_there() from None


def query_values(called: Endpoint, request: Request) -> dict[str, Any]:
    """The parts of the query that are there. Raises Refused."""
    values = {}
    for name, hint in called.in_query.items():
        if name in request.query_params:
            try:
                values[name] = msgspec.convert(request.query_params[name], hint, strict=False)
            except msgspec.ValidationError as error:
                raise bad_request(f"{error} in `{name}=` of the query") from None
    return values


async def read_body(kind: Any, request: Request) -> Any:
    """The body of a request. Raises Refused."""
    media = request.headers.get("content-type", JSON).partition(";")[0].strip().lower()
    if media != JSON:
        raise refused("not-json", status=415, text=f"the body has to be JSON, with Content-Type: {JSON}")
    try:
        async with asyncio.timeout(SLOWEST_BODY):
            content = await request.body()
        return msgspec.json.decode(content, type=kind)
    except TimeoutError:
        raise refused("too-slow", status=408, text="the body of the request did not arrive in time") from None
    except ClientDisconnect:
        raise refused("gone", status=400, text="the request broke off") from None
    except msgspec.ValidationError as error:
        raise bad_request(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        detail = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise refused("not-json", status=400, text=f"the body is no JSON: {detail}") from None


def bad_request(detail: str) -> Refused:
    """A request that can be read, but makes no sense."""
    return refused("bad-request", status=422, text=f"the request is not right: {detail}", detail=detail)


def not_there() -> Refused:
    """Nothing is there under this address."""
    return refused("not-there", status=404, text="there is nothing under this address")


def encoded(called: Endpoint, result: Any, request: Request) -> Response:
    """What an endpoint gave, as an answer. What was asked for again and has not changed is not sent again."""
    if result is None:
        return Response(status_code=called.status)
    if called.streams:
        return Lines(result, called.status)
    if isinstance(result, str):
        return Response(result, called.status, {"cache-control": "no-store"}, metrics.CONTENT_TYPE)
    content = ENCODER.encode(result)
    if isinstance(result, Health | Alive):
        status = called.status if result.status == "ok" else 503
        return Response(content, status, {"cache-control": "no-store"}, JSON)
    if called.method != "GET":
        return Response(content, called.status, {"cache-control": "no-store"}, JSON)
    tag = tag_of(content)
    headers = {"cache-control": "private, no-cache", "etag": tag, "vary": "Authorization"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if isinstance(result, msgspec.Raw):
        headers["content-disposition"] = f'attachment; filename="{request.path_params["table"]}.json"'
    return Response(content, called.status, headers, JSON)


def tag_of(content: bytes) -> str:
    """A tag that changes with the content. It is weak, since the content may be sent compressed."""
    return f'W/"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'
