"""The door: origins, addresses, sizes, rates, headers, and what happens when the server itself fails."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import AsyncIterator, Iterator

import msgspec
import pytest
from httpx2 import Response as Answered
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from sublevel.table.api_types import Problem
from sublevel.table.errors import Refused
from sublevel.table.guard import (
    HEADERS,
    LARGEST_BODY,
    REQUESTS,
    Guard,
    Limiter,
    Limits,
    Rate,
    allowed_origin,
    client_address,
    neighbourhood,
)
from sublevel.table.metrics import Metrics
from sublevel.table.settings import Settings

SECRET = "a-token-that-nobody-may-read"


class Hands:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def echo(request: Request) -> Response:
    return PlainTextResponse(f"{len(await request.body())} {request.scope['sublevel.address']}")


async def fail(request: Request) -> Response:
    raise RuntimeError(f"{SECRET} {await request.body()!r}")


async def fail_late(request: Request) -> Response:
    async def parts() -> AsyncIterator[str]:
        yield "a beginning"
        raise RuntimeError(SECRET)

    return StreamingResponse(parts())


def client(settings: Settings | None = None) -> TestClient:
    settings = settings or Settings()
    metrics = Metrics()
    routes = [
        Route("/api/echo", echo, methods=["GET", "POST", "DELETE"]),
        Route("/api/fail", fail, methods=["POST"]),
        Route("/api/late", fail_late),
    ]
    limits = Limits(settings)
    limits.limiters[REQUESTS] = Limiter(Rate(REQUESTS.burst, REQUESTS.per_second), Hands())
    guard = Middleware(Guard, settings=settings, limits=limits, metrics=metrics)
    app = Starlette(routes=routes, middleware=[guard])
    app.state.metrics = metrics
    return TestClient(app, base_url="http://table.example:8000", raise_server_exceptions=False)


def refusal_of(response: Answered) -> str:
    return msgspec.json.decode(response.content, type=Problem).refusal.key


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, "table.example", True),
        ("http://table.example:8000", "table.example:8000", True),
        ("https://Table.Example", "table.example", True),
        ("https://table.example", "table.example:443", True),
        ("http://table.example:80", "table.example", True),
        ("https://play.example.org", "inner:8000", True),
        ("https://table.example", "table.example:80", False),
        ("http://table.example:8001", "table.example:8000", False),
        ("http://other.example:8000", "table.example:8000", False),
        ("http://table.example:8000.other.example", "table.example:8000", False),
        ("null", "table.example", False),
        ("", "table.example", False),
        ("table.example", "table.example", False),
        ("file://table.example", "table.example", False),
        ("http://table.example", None, False),
    ],
)
def test_origins(origin: str | None, host: str | None, allowed: bool) -> None:
    assert allowed_origin(origin, host, Settings(origins=("https://play.example.org",))) is allowed


def test_pages_of_other_sites_change_nothing() -> None:
    door = client()
    assert door.post("/api/echo").status_code == 200
    assert door.post("/api/echo", headers={"origin": "http://table.example:8000"}).status_code == 200
    for method in ("POST", "DELETE"):
        refused = door.request(method, "/api/echo", headers={"origin": "https://other.example"})
        assert (refused.status_code, refusal_of(refused)) == (403, "table-refused-origin")
    assert door.post("/api/echo", headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert door.post("/api/echo", headers={"sec-fetch-site": "same-origin"}).status_code == 200
    assert door.get("/api/echo", headers={"origin": "https://other.example"}).status_code == 200


def test_a_further_origin_is_allowed_whatever_the_browser_thinks_of_it() -> None:
    door = client(Settings(origins=("https://play.example.org",)))
    headers = {"origin": "https://play.example.org", "sec-fetch-site": "cross-site"}
    assert door.post("/api/echo", headers=headers).status_code == 200


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("9.9.9.9", None, "9.9.9.9"),
        ("9.9.9.9", "1.1.1.1", "9.9.9.9"),  # nobody we trust says so
        ("10.0.0.1", "1.1.1.1", "1.1.1.1"),
        ("10.0.0.1", "2.2.2.2, 1.1.1.1", "1.1.1.1"),  # what comes before was written by the client himself
        ("10.0.0.1", "1.1.1.1, 10.0.0.2", "1.1.1.1"),
        ("10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("10.0.0.1", "1.1.1.1:4711", "1.1.1.1"),
        ("10.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"),
        ("10.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", " , ", "10.0.0.1"),
        (None, "1.1.1.1", ""),
        ("a socket", "1.1.1.1", "a socket"),
    ],
)
def test_addresses(peer: str | None, forwarded: str | None, address: str) -> None:
    settings = Settings(proxies=(ipaddress.ip_network("10.0.0.0/8"),))
    assert client_address(peer, forwarded, settings) == address


def test_one_owner_of_many_addresses_counts_once() -> None:
    assert neighbourhood("1.2.3.4") == "1.2.3.4"
    assert neighbourhood("::ffff:1.2.3.4") == "1.2.3.4"
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2:9::9") == "2001:db8:1:2::/64"
    assert neighbourhood("2001:db8:1:3::4") != neighbourhood("2001:db8:1:2::4")
    assert neighbourhood("somebody") == "somebody"


def test_a_bucket_empties_and_fills_again() -> None:
    hands = Hands()
    limiter = Limiter(Rate(3, 0.5), hands)
    assert [limiter.take("a") for _ in range(3)] == [0, 0, 0]
    assert limiter.take("a") == pytest.approx(2)
    assert limiter.take("b") == 0  # nobody pays for another
    hands.now += 1.5
    assert limiter.take("a") == pytest.approx(0.5)
    hands.now += 0.5
    assert limiter.take("a") == 0
    assert limiter.take("a") > 0
    hands.now += 1000
    assert [limiter.take("a") > 0 for _ in range(4)] == [False, False, False, True]


def test_buckets_do_not_fill_the_memory() -> None:
    hands = Hands()
    limiter = Limiter(Rate(3, 1), hands)
    limiter.most_keys = 100
    for _ in range(3):
        limiter.take("the busiest")
    for number in range(1000):
        limiter.take(f"address {number}")
    assert len(limiter.full_at) <= 100
    assert limiter.take("the busiest") > 0  # crowding others out does not empty one's own account
    hands.now += 10
    limiter.sweep(hands.now)
    assert not limiter.full_at


def test_too_many_requests_are_told_how_long_to_wait() -> None:
    limits = Limits(Settings())
    rate = Rate(2, 0.1)
    limits.admit(rate, "a")
    limits.admit(rate, "a")
    with pytest.raises(Refused) as caught:
        limits.admit(rate, "a")
    assert caught.value.status == 429
    assert caught.value.refusal.args == {"seconds": 10}
    limits.admit(Rate(2, 0.2), "a")  # another limit
    off = Limits(Settings(limits=False))
    for _ in range(5):
        off.admit(rate, "a")


def test_a_flood_is_stopped_at_the_door() -> None:
    door = client()
    found = [door.get("/api/echo") for _ in range(REQUESTS.burst + 1)]
    assert {answer.status_code for answer in found[:-1]} == {200}
    assert found[-1].status_code == 429
    assert int(found[-1].headers["retry-after"]) >= 1
    assert refusal_of(found[-1]) == "table-refused-too-many"


def test_what_is_too_large_is_refused_however_it_comes() -> None:
    door = client()
    assert door.post("/api/echo", content=b"x" * LARGEST_BODY).text.startswith(f"{LARGEST_BODY} ")
    announced = door.post("/api/echo", content=b"x" * (LARGEST_BODY + 1))

    def pieces() -> Iterator[bytes]:
        for _ in range(5):
            yield b"x" * (LARGEST_BODY // 4)

    unannounced = door.post("/api/echo", content=pieces())
    lying = door.post("/api/echo", content=pieces(), headers={"content-length": "5"})
    for refused in (announced, unannounced, lying):
        assert (refused.status_code, refusal_of(refused)) == (413, "table-refused-too-large")


def test_every_answer_has_the_headers() -> None:
    door = client()
    answers = [
        door.get("/api/echo"),
        door.get("/nowhere"),
        door.post("/api/fail", content=b"{}"),
        door.post("/api/echo", headers={"origin": "https://other.example"}),
    ]
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    assert "unsafe" not in HEADERS["content-security-policy"]


def test_a_fault_says_nothing_of_what_is_inside(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        answer = client().post("/api/fail", content=b"my body", headers={"authorization": f"Bearer {SECRET}"})
    assert (answer.status_code, refusal_of(answer)) == (500, "table-refused-fault")
    assert SECRET not in answer.text
    assert "POST /api/fail: RuntimeError" in caplog.text
    assert "in fail" in caplog.text  # where it happened
    assert SECRET not in caplog.text.replace("raise RuntimeError", "")
    assert "my body" not in caplog.text


def test_an_answer_that_breaks_off_is_cut(caplog: pytest.LogCaptureFixture) -> None:
    assert client().get("/api/late").text == "a beginning"
    assert "GET /api/late: RuntimeError" in caplog.text
    assert SECRET not in caplog.text


def test_sockets_have_a_door_of_their_own() -> None:
    with pytest.raises(WebSocketDisconnect) as caught, client().websocket_connect("/api/live"):
        pass
    assert caught.value.code == 1008


def test_requests_are_counted() -> None:
    door = client()
    door.get("/api/echo")
    door.get("/nowhere")
    door.get("/nowhere")
    assert isinstance(door.app, Starlette)
    text = door.app.state.metrics.text({"tables": 3})
    assert 'sublevel_http_requests_total{status="200"} 1' in text
    assert 'sublevel_http_requests_total{status="404"} 2' in text
    assert "sublevel_http_seconds_count 3" in text
    assert "sublevel_tables 3" in text


def test_metrics_are_written_as_prometheus_reads_them() -> None:
    metrics = Metrics()
    metrics.counter("said_total", how='a "word"\nand \\ more').add(2)
    timed = metrics.histogram("act_seconds")
    for seconds in (0.0001, 0.0005, 0.003, 100):
        timed.observe(seconds)
    lines = metrics.text({}).splitlines()
    assert 'sublevel_said_total{how="a \\"word\\"\\nand \\\\ more"} 2' in lines
    assert "# TYPE sublevel_act_seconds histogram" in lines
    assert 'sublevel_act_seconds_bucket{le="0.0005"} 2' in lines
    assert 'sublevel_act_seconds_bucket{le="0.002"} 2' in lines
    assert 'sublevel_act_seconds_bucket{le="0.005"} 3' in lines
    assert 'sublevel_act_seconds_bucket{le="+Inf"} 4' in lines
    assert "sublevel_act_seconds_count 4" in lines
    assert lines.count("# TYPE sublevel_said_total counter") == 1
