"""The addresses of moderators: reports, people with their sanctions, decisions and the log of them.

For everybody else there is nothing here. A moderator must have proved within the last minutes who they are.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable

from fudaba.server.accounts import friends, roles
from fudaba.server.accounts.people import DAY, Person
from fudaba.server.accounts.sanctions import FOR_GOOD, PERSON, TABLE, ActiveSanction, Decision
from fudaba.server.http.page import Page, Request, Response, struct_in_json
from fudaba.server.http.people.friends import PersonRequests
from fudaba.server.lobby.lobby import Lobby
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.people_schema import (
    Acquaintance,
    DeedShown,
    LiftWish,
    Moderation,
    PeopleFound,
    PersonSearch,
    PersonShown,
    ReportShown,
    SanctionShown,
    SanctionWish,
)
from fudaba.server.store import Away, Statement, Unmet
from fudaba.server.table.names import alike, shown_lines
from fudaba.text.visible import visible, visible_lines

MOST, MOST_FOUND = 200, 20
"""How many reports and decisions, and how many people, are shown at a time."""
A_SEARCH = 2.0
"""A search counts for so much more than anything else that an address asks for."""
_TABLE = re.compile(r"[A-Za-z0-9_-]+\Z")


def show_page(asked: PersonRequests, lobby: Lobby) -> Page:
    """Shows a moderator what there is to decide, and what was decided."""

    async def page(request: Request) -> Response:
        await _moderator(asked, request)
        return await _answer(lobby)

    return page


def posts(asked: PersonRequests, lobby: Lobby) -> dict[str, Page]:
    """What a moderator can have done, by the end of its address."""

    async def find(request: Request) -> Response:
        await _moderator(asked, request)
        sent = await asked.sent(request, PersonSearch)
        asked.charge(request, A_SEARCH)
        return struct_in_json(PeopleFound(await lobby.ask(_found, lobby, sent.name)))

    async def give(request: Request) -> Response:
        person = await _moderator(asked, request)
        sent = await asked.sent(request, SanctionWish)
        reason = shown_lines(sent.reason).replace("\n", " ")
        if not reason:
            raise ClientError("bad_message", "moderation-reason")
        who = await (_table if sent.kind == "close" else _whom)(lobby, sent.id)
        now = lobby.sanctions.now()
        until = FOR_GOOD if sent.days is None or sent.kind == "close" else now + sent.days * DAY
        await _write(
            lobby, person, lobby.sanctions.given(Decision(now, sent.kind, who, reason, until, person.id))
        )
        return await _answer(lobby)

    async def lift(request: Request) -> Response:
        person = await _moderator(asked, request)
        sent = await asked.sent(request, LiftWish)
        who = PERSON + sent.id
        if not any((one.kind, one.who) == (sent.kind, who) for one in await lobby.ask(lobby.sanctions.all)):
            raise ClientError("not_allowed", "moderation-none")
        await _write(lobby, person, lobby.sanctions.lifted(sent.kind, who, person.id))
        return await _answer(lobby)

    return {"moderation/find": find, "moderation/give": give, "moderation/lift": lift}


async def _moderator(asked: PersonRequests, request: Request) -> Person:
    """The moderator who asks. Raises `ClientError`: for everybody else there is nothing."""
    if not await asked.is_moderator(request):
        raise ClientError("nobody", "moderation-nothing")
    _, person = await asked.session(request, fresh=True)
    return person


async def _write(lobby: Lobby, person: Person, changes: Iterable[Statement]) -> None:
    """Keep what a moderator has decided, unless they are none any more."""
    try:
        await lobby.store.write(roles.still_moderator(person.id), *changes)
    except Unmet:
        raise ClientError("nobody", "moderation-no-more") from None
    with contextlib.suppress(Away):  # it is kept, and read again in some seconds
        await lobby.sanctions.read_again()


async def _whom(lobby: Lobby, id: str) -> str:
    """The person of that id, whom a moderator may sanction."""
    if await lobby.ask(lobby.accounts.person, id) is None:
        raise ClientError("nobody", "people-nobody")
    if await lobby.ask(roles.is_moderator, lobby.store, id):
        raise ClientError("not_allowed", "moderation-moderator")
    return PERSON + id


async def _table(lobby: Lobby, address: str) -> str:
    """The table of that address, which goes on."""
    kept = await lobby.registry.kept(address.partition("#")[0].rpartition("/")[2])
    if not kept.goes_on:
        raise ClientError("not_allowed", "moderation-over")
    return TABLE + kept.id


async def _answer(lobby: Lobby) -> Response:
    return struct_in_json(await lobby.ask(_page, lobby))


# What follows waits for the database.


def _page(lobby: Lobby) -> Moderation:
    reports = friends.latest_reports(lobby.store, MOST)
    log = lobby.sanctions.latest(MOST)
    orders = [one for one in lobby.sanctions.all() if one.who.startswith(PERSON)]
    whom = [one.who for one in log] + [one.who for one in orders]
    concerned = {who.removeprefix(PERSON) for who in whom if who.startswith(PERSON)}
    concerned |= {id for one in reports for id in (one.by, one.against)} | {one.decider for one in log}
    people = {person.id: person for person in lobby.accounts.people(concerned)}
    known = {id: Acquaintance(id, visible(one.name)) for id, one in people.items()}
    under = dict.fromkeys(one.who.removeprefix(PERSON) for one in orders)
    return Moderation(
        reports=[
            ReportShown(
                one.at, known.get(one.by), known.get(one.against), _linked(one.table), visible_lines(one.text)
            )
            for one in reports
        ],
        people=_shown(lobby, (people[id] for id in under if id in people), orders),
        log=[
            DeedShown(
                at=one.at,
                deed=one.deed,
                decider=known[one.decider].name if one.decider in known else one.decider,
                who=known.get(one.who.removeprefix(PERSON)) if one.who.startswith(PERSON) else None,
                table=_linked(one.who.removeprefix(TABLE)) if one.who.startswith(TABLE) else "",
                reason=visible(one.reason),
                until=one.until,
            )
            for one in log
        ],
    )


def _found(lobby: Lobby, name: str) -> list[PersonShown]:
    """People whose names have this in them."""
    part = alike(name).replace("~", "~~").replace("%", "~%").replace("_", "~_")
    query = (
        "SELECT id, name, handle, since FROM people WHERE alike LIKE ? ESCAPE '~' ORDER BY alike, id LIMIT ?"
    )
    people = [Person(*row) for row in lobby.store.rows(query, f"%{part}%", MOST_FOUND)]
    return _shown(lobby, people, lobby.sanctions.all())


def _shown(lobby: Lobby, people: Iterable[Person], orders: list[ActiveSanction]) -> list[PersonShown]:
    moderators = roles.moderators(lobby.store)
    return [
        PersonShown(
            person.id,
            visible(person.name),
            person.since,
            [
                SanctionShown(one.kind, visible(one.reason), one.since, one.until)
                for one in orders
                if one.who == PERSON + person.id
            ],
            person.id in moderators,
        )
        for person in people
    ]


def _linked(table: str) -> str:
    """A table's name, if it is one that an address can end with: old reports may say anything."""
    return table if _TABLE.match(table) else ""
