"""The description of the API fits the API, and what is written for strangers names everything."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from jsonschema_rs import validator_for

from sublevel.engine.core import TABLE
from sublevel.table import analyst, door, guard, host, protocol, pulse, sockets, timers
from sublevel.table.api import ENDPOINTS, Endpoint
from sublevel.table.openapi import description, document
from sublevel.table.protocol import FromClient, FromTable

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json\n(.*?)^```$", TEXT, flags=re.DOTALL | re.MULTILINE)


def tag(message: type[msgspec.Struct]) -> str:
    found = message.__struct_config__.tag
    assert isinstance(found, str)
    return found


def endpoint_name(found: Endpoint) -> str:
    return f"{found.method} {found.path}"


def references(part: Any) -> set[str]:
    """All references within a part of the document."""
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(references, part.values()))
    return set().union(*map(references, part)) if isinstance(part, list) else set()


def test_the_document_is_what_it_says() -> None:
    made = msgspec.json.decode(description())
    assert made["openapi"] == "3.1.0"
    assert made == msgspec.json.decode(msgspec.json.encode(document()))
    for reference in references(made):
        assert reference.removeprefix("#/components/schemas/") in made["components"]["schemas"], reference


def test_every_schema_is_a_schema() -> None:
    components = document()["components"]["schemas"]
    for name in components:
        validator_for({"$ref": f"#/components/schemas/{name}", "components": {"schemas": components}})


@pytest.mark.parametrize("found", ENDPOINTS, ids=endpoint_name)
def test_every_endpoint_is_described(found: Endpoint) -> None:
    operation = document()["paths"][found.path][found.method.lower()]
    assert operation["summary"] == found.summary
    assert found.summary.endswith(".")
    assert str(found.status) in operation["responses"]
    assert {"500"} <= set(operation["responses"])
    assert ("requestBody" in operation) == (found.method in ("POST", "PATCH"))
    named = {parameter["name"] for parameter in operation["parameters"] if parameter["in"] == "path"}
    assert named == set(re.findall(r"{(\w+)}", found.path))
    if found.needs_person:
        assert operation["security"] == [{"token": []}]
        assert "401" in operation["responses"]


def test_operations_have_different_names() -> None:
    assert len({found.name for found in ENDPOINTS}) == len(ENDPOINTS)


# The document for strangers.


@pytest.mark.parametrize("message", [*get_args(FromClient), *get_args(FromTable)], ids=lambda message: message.__name__)
def test_every_message_is_explained(message: type[msgspec.Struct]) -> None:
    _, _, section = TEXT.partition(f"### From {'client to table' if message in get_args(FromClient) else 'table to'}")
    assert f"**`{tag(message)}`** - " in section.partition("\n### ")[0]


@pytest.mark.parametrize("found", ENDPOINTS, ids=endpoint_name)
def test_every_endpoint_is_named(found: Endpoint) -> None:
    assert f"`{endpoint_name(found)}`" in TEXT


def test_only_endpoints_that_exist_are_named() -> None:
    known = {endpoint_name(found) for found in ENDPOINTS} | {"GET /openapi.json"}
    assert set(re.findall(r"`((?:GET|POST|PATCH|PUT|DELETE) /[^`]*)`", TEXT)) <= known


def test_the_examples_are_messages() -> None:
    """Each can be read strictly; one of every kind is there, but for `standing`, which is a part of the welcome."""
    seen: set[tuple[str, str]] = set()
    _, _, from_table = TEXT.partition("### From table to client")
    for example in EXAMPLES:
        content = msgspec.json.decode(example)
        if "type" not in content:
            msgspec.json.decode(example, type=protocol.Refusal)
            continue
        outward = example in from_table
        msgspec.json.decode(example, type=FromTable if outward else FromClient)
        seen.add(("table" if outward else "client", content["type"]))
    expected = {("client", tag(message)) for message in get_args(FromClient)}
    expected |= {("table", tag(message)) for message in get_args(FromTable)} - {("table", "standing")}
    assert seen == expected


def test_deeds_and_phrases_are_named() -> None:
    for word in (*get_args(protocol.Deed), *protocol.PHRASES):
        assert f"`{word}`" in TEXT


def test_the_limits_are_those_of_the_program() -> None:
    """Numbers in a document grow old unless something looks at them."""
    head, body = door.LARGEST_HEAD // 1024, guard.LARGEST_BODY // 1024
    assert f"head and body of a request | {head} KiB and {body} KiB" in TEXT
    assert f"a whole request to arrive | {door.PATIENCE:.0f} seconds" in TEXT
    assert f"| connections of one address | {door.MOST_CONNECTIONS} |" in TEXT
    assert f"{protocol.LARGEST_FRAME // 1024} KiB" in TEXT
    assert f"a name | {protocol.LONGEST_NAME} characters" in TEXT
    assert f"a line of chat | {protocol.LONGEST_LINE} characters" in TEXT
    assert (
        f"live messages of one connection | {sockets.MESSAGE_BURST} at once, {1 / sockets.MESSAGE_INTERVAL:.0f} a"
        in TEXT
    )
    assert f"live connections of one address | {sockets.SOCKETS_AT_ONCE} |" in TEXT
    assert f"chat of one person | {host.CHAT.burst} at once, one every {1 / host.CHAT.per_second:.0f} seconds" in TEXT
    plans = host.PROPOSALS
    assert f"answers to them of one person | {plans.burst} at once, {plans.per_second} a second" in TEXT
    assert f"waits {timers.GRACE} milliseconds" in TEXT
    assert f"after a crash, {pulse.BEAT:.0f} seconds at most" in TEXT
    assert f"step.seat` is {TABLE}," in TEXT
    assert f"within {sockets.PATIENCE:.0f} seconds" in TEXT
    assert f"every {sockets.HEARTBEAT:.0f} seconds" in TEXT
    for what, rate in (("one address", guard.REQUESTS), ("one person", guard.PERSONAL)):
        assert f"requests of {what} | {rate.burst} at once, {rate.per_second} a second" in TEXT
    assert (
        f"log-ins of one address | {guard.ENTRANCE.burst} at once, one every {1 / guard.ENTRANCE.per_second:.0f} s"
        in TEXT
    )
    thought, hints, own = guard.THOUGHT, host.HINTS, analyst.MOST_OF_ONE
    assert f"reviews of one address | {thought.burst} at once, {thought.per_second} a second; {own} that run |" in TEXT
    assert f"hints of one person | {hints.burst} at once, {hints.per_second} a second; {own} that run |" in TEXT
    assert f"that run, of all | {analyst.MOST_STUDIES} |" in TEXT
    assert f"an answer to be read on | {door.READING:.0f} seconds |" in TEXT
    assert f"replays of one address | {guard.LABOUR.burst} at once, {guard.LABOUR.per_second} a second" in TEXT


def test_the_codes_are_those_of_the_program() -> None:
    codes = {
        value for name, value in vars(sockets).items() if name.isupper() and isinstance(value, int) and value > 999
    }
    closing = {code for code in codes if code < 5000}
    assert {sockets.POLICY, sockets.BAD_TOKEN} <= closing
    named = {int(code) for code in re.findall(r"^\| (\d{4}) \| ", TEXT, flags=re.MULTILINE)}
    assert named == closing | {1000, 1011}
