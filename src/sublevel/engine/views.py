"""Views on their way out: parts that never change are encoded once, and the whole is joined from them."""

from __future__ import annotations

from typing import Any, TypeVar, cast

import msgspec

T = TypeVar("T")

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


def encoded(view: T) -> T:
    """A view, or a part of one, that is only ever put into other views: in its place stands its encoding."""
    return cast("T", msgspec.Raw(encode(view)))


def plain(view: object) -> Any:
    """A view as JSON-ready values."""
    return decode(encode(view))
