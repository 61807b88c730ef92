"""Pages as Starlette serves them."""

from __future__ import annotations

from collections.abc import Iterable

from starlette import requests, responses
from starlette.routing import Route

from fudaba.server.http.page import Address, Request, TooLong


def routes(addresses: Iterable[Address]) -> list[Route]:
    """The routes of these pages."""
    return [_route(address) for address in addresses]


def _route(address: Address) -> Route:
    async def answered(request: requests.Request) -> responses.Response:
        response = await address.page(of(request))
        return responses.Response(response.body, response.status, response.headers, response.kind or None)

    return Route(address.path, answered, methods=[address.method])


def of(request: requests.Request) -> Request:
    """A request of Starlette, as pages know it."""

    async def body(longest: int) -> bytes:
        data = bytearray()
        async for part in request.stream():
            data += part
            if len(data) > longest:
                raise TooLong
        return bytes(data)

    async def gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    client = request.client
    return Request(
        path=request.url.path,
        method=request.method,
        names=request.path_params,
        query=request.query_params,
        headers=request.headers,
        address=client.host if client else "",
        port=client.port if client else -1,
        body=body,
        gone=gone,
    )
