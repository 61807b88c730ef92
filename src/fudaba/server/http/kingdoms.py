"""The page of what is laid out before a game: for other tools, and for a real table."""

from __future__ import annotations

import asyncio

from fudaba.kernel.game import BadSetup
from fudaba.server.http.page import Address, Request, Response, in_text, struct_in_json
from fudaba.server.protocol.components import laid_out


async def _box(request: Request) -> Response:
    try:
        found = await asyncio.to_thread(laid_out, request.names["game"], dict(request.query))
    except BadSetup as error:
        return in_text(f"{error}\n"[:300], 404)
    return struct_in_json(found)


ADDRESSES = (Address("/api/box/{game}", _box),)
