"""The addresses at which a browser subscribes to notifications, and unsubscribes.

A guest may, too, by the seats that their browser holds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from fudaba.server.accounts.held_seats import HeldSeat
from fudaba.server.accounts.push.subscriptions import Subscription, are_keys
from fudaba.server.http.page import Page, Request, Response, struct_in_json
from fudaba.server.http.people.friends import PersonRequests
from fudaba.server.lobby.lobby import Lobby
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.messages import SeatKey
from fudaba.server.protocol.people_schema import PushEnd, PushOffer, PushWish
from fudaba.server.protocol.texts import say
from fudaba.server.table.seating import hashed, seat_of


async def shown(lobby: Lobby, keys: Sequence[SeatKey]) -> list[HeldSeat]:
    """Those of these seats that are there, and whose token that is."""
    held: list[HeldSeat] = []
    for key in keys:
        try:
            seat = seat_of(await lobby.registry.kept(key.table), key.token)
        except ClientError:
            continue  # a table that is no more
        if seat >= 0:
            held.append(HeldSeat(key.table, seat, hashed(key.token)))
    return held


def show_offer(lobby: Lobby) -> Page:
    """Tells a browser for which key it is to subscribe, or why for none."""

    async def offer(request: Request) -> Response:
        try:
            return struct_in_json(PushOffer(await lobby.turns.key(), None))
        except ClientError as refusal:
            return struct_in_json(PushOffer("", say(refusal.message)))

    return offer


def posts(asked: PersonRequests, lobby: Lobby) -> dict[str, Page]:
    """What a browser can have done, by the end of its address."""
    turns = lobby.turns

    async def on(request: Request) -> Response:
        sent = await asked.sent(request, PushWish)
        await turns.key()
        try:
            session = (await asked.session(request))[0].token
        except ClientError as refusal:
            if refusal.code != "guest":
                raise
            session = ""
        if not turns.services.allow(sent.endpoint):
            raise ClientError("not_allowed", "push-elsewhere")
        if not await asyncio.to_thread(are_keys, sent.p256dh, sent.auth):
            raise ClientError("bad_message", "server-bad-message")
        browser = Subscription(hashed(sent.endpoint), sent.endpoint, sent.p256dh, sent.auth, sent.lang)
        await turns.subscriptions.add(browser, session, await shown(lobby, sent.seats))
        return Response(status=204)

    async def off(request: Request) -> Response:
        sent = await asked.sent(request, PushEnd)
        await turns.subscriptions.drop(sent.endpoint)
        return Response(status=204)

    return {"push/on": on, "push/off": off}
