"""The addresses for friends, blocks and reports."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import msgspec

from fudaba.server.accounts.friends import Report
from fudaba.server.accounts.people import Person, Session
from fudaba.server.http.page import Page, Request, Response, struct_in_json
from fudaba.server.lobby.lobby import Lobby
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.people_schema import (
    Acquaintance,
    Company,
    Complaint,
    Following,
    FriendLink,
    Nothing,
    Whom,
)
from fudaba.text.visible import is_visible

A_REPORT = 6.0
"""A report counts for so much more than anything else that an address asks for."""
A_LOOK = 2.0
"""To ask whose a link is counts for so much more: nobody is to try many."""

T = TypeVar("T", bound=msgspec.Struct)


class PersonRequests(Protocol):
    """What is needed to know who asks, and for what."""

    async def whose(self, request: Request) -> str:
        """Who asks, "" for a guest. Raises `Away`."""

    async def is_moderator(self, request: Request) -> bool:
        """Whether a moderator asks. Raises `Away`."""

    async def session(self, request: Request, *, fresh: bool = False) -> tuple[Session, Person]:
        """Whose session it is. Raises `ClientError`."""

    async def sent(self, request: Request, kind: type[T]) -> T:
        """What was sent. Raises `ClientError`."""

    def charge(self, request: Request, cost: float = 1.0) -> None:
        """Count what is asked for. Raises `ClientError` for too much."""


def show_company(asked: PersonRequests, lobby: Lobby) -> Page:
    """Tells somebody their friends, and whom they block."""

    async def company(request: Request) -> Response:
        _, person = await asked.session(request)
        return await _company(lobby, person)

    return company


def posts(asked: PersonRequests, lobby: Lobby) -> dict[str, Page]:
    """What somebody can have done, by the end of its address."""
    company = lobby.company

    async def link(request: Request) -> Response:
        await asked.sent(request, Nothing)
        _, person = await asked.session(request)
        return struct_in_json(FriendLink(await company.link(person.id)))

    async def owner(request: Request) -> Response:
        """Guests may ask too. Between people of whom one blocks the other it is as if there were no link."""
        sent = await asked.sent(request, Following)
        asked.charge(request, A_LOOK)
        asking = await asked.whose(request)
        found = await company.owner(sent.link)
        apart = bool(asking and found) and await lobby.ask(company.are_apart, asking, [found])
        friend = await lobby.ask(lobby.accounts.person, found) if found and not apart else None
        if friend is None:
            raise ClientError("not_allowed", "company-no-link")
        return struct_in_json(Acquaintance(friend.id, friend.name))

    async def follow(request: Request) -> Response:
        sent = await asked.sent(request, Following)
        _, person = await asked.session(request)
        friend = await lobby.ask(lobby.accounts.person, await company.follow(person.id, sent.link))
        if friend is None:
            raise ClientError("nobody", "people-nobody")
        return struct_in_json(Acquaintance(friend.id, friend.name))

    def decided(do: Callable[[str, str], Awaitable[None]]) -> Page:
        """What one person decides about another. do: with the ids of both."""

        async def answered(request: Request) -> Response:
            sent = await asked.sent(request, Whom)
            _, person = await asked.session(request)
            await do(person.id, sent.id)
            return await _company(lobby, person)

        return answered

    async def report(request: Request) -> Response:
        sent = await asked.sent(request, Complaint)
        _, person = await asked.session(request)
        asked.charge(request, A_REPORT)
        if await lobby.ask(lobby.accounts.person, sent.id) is None:
            raise ClientError("nobody", "people-nobody")
        text = "".join(char for char in sent.text if is_visible(char) or char in "\n\u3000").strip()
        if not text:
            raise ClientError("bad_message", "server-bad-message")
        if sent.table:
            await lobby.registry.kept(sent.table)
        await company.report(Report(company.now(), person.id, sent.id, sent.table, text))
        return Response(status=204)

    return {
        "friends/link": link,
        "friends/owner": owner,
        "friends/follow": follow,
        "friends/part": decided(company.part),
        "block": decided(company.block),
        "unblock": decided(company.unblock),
        "report": report,
    }


async def _company(lobby: Lobby, person: Person) -> Response:
    friends, blocked = [
        [Acquaintance(*one) for one in await lobby.ask(of, person.id)]
        for of in (lobby.company.friends, lobby.company.blocked)
    ]
    return struct_in_json(Company(friends, blocked))
