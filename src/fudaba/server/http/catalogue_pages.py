"""The pages about games, their cards and rules, which are the same for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from fudaba.kernel.game import BadSetup
from fudaba.server.http.page import JSON, Address, Request, Response, in_text
from fudaba.server.http.static_pages import Pages
from fudaba.server.protocol import catalogue


class CataloguePages:
    """What is to be known of all games."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self.addresses = [
            Address("/api/games", self._games),
            Address("/api/catalogue/{game}", self._catalogue),
            Address("/api/cards/{game}/{id}", self._card),
            Address("/api/draws/{game}", self._draw),
            Address("/api/rules", self._rules),
            Address("/api/rules/{id}", self._rule),
        ]

    async def _games(self, request: Request) -> Response:
        return await self._page(request, "games", catalogue.all_games)

    async def _catalogue(self, request: Request) -> Response:
        game = request.names["game"]
        return await self._page(request, f"catalogue/{game}", lambda: catalogue.catalogue(game))

    async def _card(self, request: Request) -> Response:
        game, id = request.names["game"], request.names["id"]
        return await self._page(request, f"cards/{game}/{id}", lambda: catalogue.card(game, id))

    async def _draw(self, request: Request) -> Response:
        """What a table would be played with: drawn anew each time, so it is not kept."""
        game, asked = request.names["game"], dict(request.query)
        try:
            found = await asyncio.to_thread(catalogue.drawn, game, asked)
        except BadSetup as error:
            return in_text(f"{error}\n"[:300], 404)
        return Response(msgspec.json.encode(found), 200, JSON)

    async def _rules(self, request: Request) -> Response:
        game = request.query.get("game", "")
        return await self._page(request, f"rules?{game}", lambda: catalogue.rules(game))

    async def _rule(self, request: Request) -> Response:
        id = request.names["id"]
        return await self._page(request, f"rules/{id}", lambda: catalogue.rule(id))

    async def _page(self, request: Request, name: str, tell: Callable[[], Any]) -> Response:
        """Something that is the same for everybody, and changes only with the program."""
        try:
            page = await self._pages.get(name, tell)
        except BadSetup as error:
            return in_text(f"{error}\n"[:300], 404)
        return page.answer(request)
