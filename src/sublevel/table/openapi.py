"""`openapi.json`: the HTTP API for programs that read such descriptions, made from the list of endpoints."""

from __future__ import annotations

import functools
import inspect
from typing import Any, Final

import msgspec

import sublevel
from sublevel.table.api import ENDPOINTS, Endpoint
from sublevel.table.api_types import Health, Problem
from sublevel.table.protocol import FromClient, FromTable

REFERENCE: Final = "#/components/schemas/{name}"
REFUSALS: Final = {
    400: "The request cannot be read.",
    401: "A token is needed, or it is worth nothing.",
    403: "That is not allowed to you, or not from there.",
    404: "There is no such thing.",
    408: "The body did not arrive in time.",
    409: "That is not possible now.",
    413: "The body is too large.",
    415: "The body has to be JSON.",
    422: "The request can be read, but makes no sense.",
    429: "Too many requests: `Retry-After` says how many seconds to wait.",
    500: "Something went wrong on the server.",
    503: "Too much is asked of the server now, or it cannot save.",
}
BODY_REFUSALS: Final = {400, 408, 413, 415, 422}


@functools.cache
def description() -> bytes:
    """The whole document."""
    return msgspec.json.encode(document(), order="deterministic")


def document() -> dict[str, Any]:
    """The whole document, as plain data."""
    kinds = [Problem, FromClient, FromTable]
    for found in ENDPOINTS:
        kinds += [
            hint for hint in (found.body, found.answer, *found.in_path.values(), *found.in_query.values()) if hint
        ]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    places = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    components |= {"FromClient": places[id(FromClient)], "FromTable": places[id(FromTable)]}
    paths: dict[str, dict[str, Any]] = {}
    for found in ENDPOINTS:
        paths.setdefault(found.path, {})[found.method.lower()] = operation(found, places)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Sublevel",
            "version": sublevel.__version__,
            "summary": "People, tables, rules and replays. Matches are played over a WebSocket at /api/live.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(found: Endpoint, places: dict[int, Any]) -> dict[str, Any]:
    """One endpoint."""
    made: dict[str, Any] = {
        "operationId": found.name,
        "summary": found.summary,
        "parameters": [parameter(found, name, "path", places[id(hint)]) for name, hint in found.in_path.items()]
        + [parameter(found, name, "query", places[id(hint)]) for name, hint in found.in_query.items()],
        "responses": {str(found.status): success(found, places)} | problems(found) | unready(found, places),
    }
    if found.asks_person:
        made["security"] = [{"token": []}] if found.needs_person else [{"token": []}, {}]
    if found.body is not None:
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": places[id(found.body)]}}}
    return made


def parameter(found: Endpoint, name: str, where: str, schema: Any) -> dict[str, Any]:
    """A part of the path or of the query."""
    made: dict[str, Any] = {"name": name, "in": where, "required": where == "path", "schema": schema}
    if where == "query" and (default := found.default(name)) is not inspect.Parameter.empty:
        made["schema"] = {**schema, "default": default}
    return made


def success(found: Endpoint, places: dict[int, Any]) -> dict[str, Any]:
    """What is answered if all is well."""
    if found.answer is type(None):
        return {"description": "It is done."}
    schema = places[id(found.answer)]
    if found.streams:  # the last line may be a problem
        schema = {"anyOf": [schema, {"$ref": REFERENCE.format(name="Problem")}]}
    return {"description": found.summary, "content": {found.media: {"schema": schema}}}


def problems(found: Endpoint) -> dict[str, Any]:
    """What is answered if something is wrong."""
    content = {"application/json": {"schema": {"$ref": REFERENCE.format(name="Problem")}}}
    return {str(status): {"description": REFUSALS[status], "content": content} for status in sorted(statuses(found))}


def unready(found: Endpoint, places: dict[int, Any]) -> dict[str, Any]:
    """What is answered if the server cannot do what it is there for."""
    return {"503": success(found, places)} if found.answer is Health else {}


def statuses(found: Endpoint) -> set[int]:
    """The statuses of the problems that an endpoint can have."""
    possible = {500}
    if found.path.startswith("/api/"):
        possible |= {429, 503}
    if "near" in found.hints:
        possible |= {401, 403}
    if found.asks_person:
        possible |= {401, 403}
    if found.in_path:
        possible.add(404)
    if found.in_query:
        possible.add(422)
    if found.body is not None:
        possible |= BODY_REFUSALS
    if found.method != "GET":
        possible |= {403, 409}
    if "{table}" in found.path:
        possible |= {403, 409}
    return possible
