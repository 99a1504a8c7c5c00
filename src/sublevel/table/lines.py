"""Answers that come line by line, each a JSON text: `application/x-ndjson`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any, Final

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from sublevel.table.api_types import Problem
from sublevel.table.errors import Refused

LINES: Final = "application/x-ndjson"
ENCODER: Final = msgspec.json.Encoder()


class Lines(Response):
    """Sends what an iterator gives. It ends with the iterator, or when the reader is gone; the iterator is closed.

    If the iterator is refused midway, the last line is that problem.
    """

    media_type = LINES

    def __init__(self, items: AsyncGenerator[Any, None], status: int) -> None:
        super().__init__(None, status, {"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]  # nobody knows it yet
        self.items = items

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it. The headers go out with the first line: from then on somebody is there who closes the iterator."""
        leaving = asyncio.ensure_future(left(receive))
        lines = told(self.items)
        begun = False
        try:
            async for item in lines:
                if not begun:
                    await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
                    begun = True
                if leaving.done() or scope["method"] == "HEAD":
                    break
                await send({"type": "http.response.body", "body": ENCODER.encode(item) + b"\n", "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            leaving.cancel()
            await lines.aclose()
            await self.items.aclose()


async def told(items: AsyncGenerator[Any, None]) -> AsyncGenerator[Any, None]:
    """The same items; a refusal after the first of them becomes the last item. Raises an earlier one."""
    begun = False
    try:
        async for item in items:
            begun = True
            yield item
    except Refused as error:
        if not begun:
            raise  # there is still time for an answer of its own
        yield Problem(refusal=error.refusal)


async def left(receive: Receive) -> None:
    """Return when the reader is gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
