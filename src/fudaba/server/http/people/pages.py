"""The addresses for registered names: signing up, signing in, settings.

A guest needs none of them. Who somebody is, their browser shows by a cookie that no script can read, and that
is sent along by pages of this server alone. What changes anything is a POST of JSON whose `Origin` is this
server's own address, and one address may ask for only so much.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import msgspec

from fudaba.server.accounts import passkeys
from fudaba.server.accounts.people import FRESH, LASTS, Accounts, Passkey, Person, Session
from fudaba.server.accounts.roles import is_moderator
from fudaba.server.accounts.site import Site, site_of
from fudaba.server.http.page import Address, Page, Request, Response, TooLong, in_json, struct_in_json
from fudaba.server.http.people import friends as company
from fudaba.server.http.people import leaders, moderation, push
from fudaba.server.http.people.answers import not_done
from fudaba.server.http.people.profile import Games
from fudaba.server.limits.rate_limits import Allowances, place_of
from fudaba.server.lobby.lobby import Lobby
from fudaba.server.operations.settings import Settings
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.decoding import from_json
from fudaba.server.protocol.people_schema import (
    Asserted,
    Attested,
    Challenged,
    Device,
    DeviceWish,
    Here,
    Me,
    NameWish,
    Nothing,
    Opened,
    Out,
    TakeAlong,
    Written,
)
from fudaba.server.protocol.schema import Text
from fudaba.server.protocol.texts import say
from fudaba.server.store import Away, NotWritten
from fudaba.server.table.names import clean, why_not

log = logging.getLogger("fudaba.server")

LARGEST = 32 * 1024
"""How many bytes may be sent at once: what a passkey has signed, with its statement of what it is."""
GUESS = 5.0
"""A code that is tried counts for so much more than anything else."""
T = TypeVar("T", bound=msgspec.Struct)


class People:
    """Those who keep a name at a server. changed: called when sessions have ended."""

    def __init__(self, settings: Settings, lobby: Lobby, changed: Callable[[], Awaitable[None]]) -> None:
        self._settings = settings
        self._lobby = lobby
        self._accounts: Accounts = lobby.accounts
        self._ask = lobby.ask
        self._games = Games(lobby)
        self._changed = changed
        self._allowed = Allowances(settings.signing / 60, settings.signing)
        posts: dict[str, Page] = {
            "new/ask": self._ask_new,
            "new": self._new,
            "in/ask": self._ask_in,
            "in": self._in,
            "code": self._code,
            "out": self._out,
            "devices/ask": self._ask_device,
            "devices": self._add,
            "devices/call": self._call,
            "devices/remove": self._remove,
            "codes": self._codes,
            "name": self._name,
            "seats": self._take_along,
            "leave": self._leave,
            **company.posts(self, lobby),
            **push.posts(self, lobby),
            **moderation.posts(self, lobby),
        }
        self.addresses = [
            Address("/api/people/me", self._answering(self._me)),
            Address("/api/people/data", self._answering(self._data)),
            Address("/api/people/of/{id}", self._answering(self._profile)),
            Address("/api/people/leaders/{game}", self._answering(leaders.show_board(self, lobby))),
            Address("/api/people/push", self._answering(push.show_offer(lobby))),
            Address("/api/people/company", self._answering(company.show_company(self, lobby))),
            Address("/api/people/moderation", self._answering(moderation.show_page(self, lobby))),
            *(
                Address(f"/api/people/{name}", self._answering(self._guarded(answer)), "POST")
                for name, answer in posts.items()
            ),
        ]

    # How all of them are answered.

    def _answering(self, answer: Page) -> Page:
        async def answered(request: Request) -> Response:
            try:
                return await answer(request)
            except ClientError as refusal:
                return not_done(refusal)
            except Away:
                return not_done(ClientError("not_now", "server-away"))
            except NotWritten:
                log.exception("not written: %s", request.path)
                return not_done(ClientError("not_now", "people-not-written"))

        return answered

    def _guarded(self, answer: Page) -> Page:
        """What changes something: asked for by a page of this very server, and not too often."""

        async def guarded(request: Request) -> Response:
            if (request.headers.get("origin") or "").lower() not in self._site(request).origins:
                raise ClientError("stranger", "server-stranger")
            if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
                raise ClientError("bad_message", "server-bad-message")
            self.charge(request)
            self._let_in(request)
            return await answer(request)

        return guarded

    def _let_in(self, request: Request, person: str = "") -> None:
        """Raises `ClientError` where the operator has banned this person or address."""
        address = request.address
        order = self._lobby.sanctions.against("ban", person, address)
        if order is not None:
            raise ClientError("banned", "order-banned", order.reason)

    def charge(self, request: Request, cost: float = 1.0) -> None:
        """Count what is asked for, of its address. Raises `ClientError` for too much."""
        address = request.address
        if not self._allowed.take(place_of(address), time.monotonic(), cost):
            raise ClientError("too_fast", "server-too-fast")

    def _site(self, request: Request) -> Site:
        return site_of(request.host, self._settings.names)

    async def sent(self, request: Request, kind: type[T]) -> T:
        """What was sent. Raises `ClientError` for what is not of that kind, or too much."""
        try:
            return from_json(await request.body(LARGEST), kind)
        except TooLong:
            raise ClientError("bad_message", "server-too-long") from None
        except msgspec.DecodeError:
            raise ClientError("bad_message", "server-bad-message") from None

    # Who asks.

    async def _shown(self, request: Request) -> Session | None:
        try:
            cookie = self._site(request).cookie
        except ClientError:
            return None
        token = request.cookies.get(cookie, "")
        return await self._ask(self._accounts.session, token) if token else None

    async def whose(self, request: Request) -> str:
        """Who asks, "" for a guest. Raises `Away`."""
        session = await self._shown(request)
        return session.person if session is not None else ""

    async def is_moderator(self, request: Request) -> bool:
        """Whether a moderator asks. Raises `Away`."""
        person = await self.whose(request)
        return bool(person) and await self._ask(is_moderator, self._lobby.store, person)

    async def session(self, request: Request, *, fresh: bool = False) -> tuple[Session, Person]:
        """Whose session it is. fresh: they must have proved just now who they are. Raises `ClientError`."""
        session = await self._shown(request)
        person = await self._ask(self._accounts.person, session.person) if session is not None else None
        if session is None or person is None:
            raise ClientError("guest", "people-guest")
        self._let_in(request, person.id)
        if fresh and self._accounts.now() - session.made > FRESH:
            raise ClientError("prove", "people-prove")
        return session, person

    async def _describe(self, person: Person, passkey: str) -> Me:
        devices = [
            Device(one.id, one.title, one.made, one.used, one.id == passkey)
            for one in await self._ask(self._accounts.passkeys, person.id)
        ]
        ratings = await self._ask(self._lobby.ratings.of, person.id)
        return Me(
            id=person.id,
            name=person.name,
            since=person.since,
            devices=devices,
            codes=await self._ask(self._accounts.codes, person.id),
            levels={game: round(one.mu) for game, one in ratings.items()},
            blocked=[one.id for one in await self._ask(self._lobby.company.blocked, person.id)],
            moderator=await self._ask(is_moderator, self._lobby.store, person.id),
        )

    async def _me(self, request: Request) -> Response:
        why: Text | None = None
        try:
            self._site(request)
        except ClientError as refusal:
            why = say(refusal.message)
        try:
            session, person = await self.session(request)
        except ClientError:
            return struct_in_json(Here(None, why))
        return struct_in_json(Here(await self._describe(person, session.passkey), why))

    async def _opened(self, request: Request, person: Person, passkey: str, token: str) -> Response:
        return self._with_cookie(
            request, struct_in_json(Opened(await self._describe(person, passkey))), token
        )

    def _with_cookie(self, request: Request, response: Response, token: str) -> Response:
        """The same, and the browser keeps the secret of its session, or (token "") none any more."""
        site = self._site(request)
        lasts = int(LASTS) if token else 0
        secure = "; Secure" if site.is_secure else ""
        response.headers["set-cookie"] = (
            f"{site.cookie}={token}; HttpOnly; Max-Age={lasts}; Path=/; SameSite=strict{secure}"
        )
        return response

    # Coming, and going.

    async def _ask_new(self, request: Request) -> Response:
        wish = await self.sent(request, NameWish)
        name = await self._free(wish.name)
        person = Person(secrets.token_urlsafe(9), name, secrets.token_bytes(32), self._accounts.now())
        asked = passkeys.making(self._site(request), person)
        return await self._challenged("new", asked, msgspec.json.encode(person))

    async def _new(self, request: Request) -> Response:
        sent = await self.sent(request, Attested)
        asked = await self._accounts.answered(sent.challenge, "new")
        person = msgspec.json.decode(asked.about, type=Person)
        passkey = await self._made(request, sent, asked.challenge, person)
        token, codes = await self._accounts.make(person, passkey)
        opened = Opened(await self._describe(person, passkey.id), codes)
        return self._with_cookie(request, struct_in_json(opened), token)

    async def _made(self, request: Request, sent: Attested, challenge: bytes, person: Person) -> Passkey:
        """The passkey that was made for somebody. Raises `ClientError`."""
        new = passkeys.made(self._site(request), challenge, sent.credential)
        if await self._ask(self._accounts.passkey, new.id) is not None:
            raise ClientError("not_proven", "people-not-proven")
        now = self._accounts.now()
        return Passkey(new.id, person.id, clean(sent.title), new.public, new.uses, now, now)

    async def _ask_in(self, request: Request) -> Response:
        await self.sent(request, Nothing)
        return await self._challenged("in", passkeys.asking(self._site(request)))

    async def _in(self, request: Request) -> Response:
        sent = await self.sent(request, Asserted)
        asked = await self._accounts.answered(sent.challenge, "in")
        passkey = await self._ask(self._accounts.passkey, passkeys.id_of(sent.credential))
        person = await self._ask(self._accounts.person, passkey.person) if passkey is not None else None
        if passkey is None or person is None:
            raise ClientError("not_proven", "people-unknown-passkey")
        self._let_in(request, person.id)
        uses = passkeys.proved(self._site(request), asked.challenge, sent.credential, passkey, person)
        token = await self._accounts.sign_in(passkey, uses, await self._shown(request))
        return await self._opened(request, person, passkey.id, token)

    async def _code(self, request: Request) -> Response:
        sent = await self.sent(request, Written)
        self.charge(request, GUESS)
        id, token = await self._accounts.recover(sent.code)
        person = await self._ask(self._accounts.person, id)
        assert person is not None, "a code is forgotten with its owner"
        self._let_in(request, person.id)
        return await self._opened(request, person, "", token)

    async def _out(self, request: Request) -> Response:
        sent = await self.sent(request, Out)
        session, person = await self.session(request)
        if sent.everywhere:
            await self._accounts.end_all(person.id)
        else:
            await self._accounts.end(session)
        await self._changed()
        return self._with_cookie(request, struct_in_json(Here(None, None)), "")

    # What proves who one is.

    async def _ask_device(self, request: Request) -> Response:
        await self.sent(request, Nothing)
        _, person = await self.session(request, fresh=True)
        asked = passkeys.making(
            self._site(request), person, await self._ask(self._accounts.passkeys, person.id)
        )
        return await self._challenged("device", asked, person.id.encode())

    async def _add(self, request: Request) -> Response:
        sent = await self.sent(request, Attested)
        session, person = await self.session(request, fresh=True)
        asked = await self._accounts.answered(sent.challenge, "device")
        if asked.about != person.id.encode():
            raise ClientError("not_proven", "people-not-proven")
        await self._accounts.add(await self._made(request, sent, asked.challenge, person))
        return struct_in_json(await self._describe(person, session.passkey))

    async def _call(self, request: Request) -> Response:
        sent = await self.sent(request, DeviceWish)
        session, person = await self.session(request)
        title = clean(sent.title)
        if not title:
            raise ClientError("bad_message", "server-no-name")
        await self._accounts.call(person.id, sent.id, title)
        return struct_in_json(await self._describe(person, session.passkey))

    async def _remove(self, request: Request) -> Response:
        sent = await self.sent(request, DeviceWish)
        session, person = await self.session(request, fresh=True)
        await self._accounts.remove(person.id, sent.id)
        await self._changed()
        return struct_in_json(await self._describe(person, session.passkey))

    async def _codes(self, request: Request) -> Response:
        await self.sent(request, Nothing)
        session, person = await self.session(request, fresh=True)
        codes = await self._accounts.renew_codes(person.id)
        return struct_in_json(Opened(await self._describe(person, session.passkey), codes))

    # What is theirs.

    async def _name(self, request: Request) -> Response:
        sent = await self.sent(request, NameWish)
        session, person = await self.session(request)
        name = await self._free(sent.name, person.id)
        await self._accounts.rename(person.id, name)
        return struct_in_json(await self._describe(person._replace(name=name), session.passkey))

    async def _take_along(self, request: Request) -> Response:
        """Seats that this browser holds are theirs from now on, those that nobody else has taken along."""
        sent = await self.sent(request, TakeAlong)
        _, person = await self.session(request)
        if held := await push.shown(self._lobby, sent.seats):
            await self._lobby.held_seats.hold(person.id, held)
        self._lobby.listing.changed()
        return Response(status=204)

    async def _data(self, request: Request) -> Response:
        _, person = await self.session(request)
        response = in_json(await self._ask(self._games.data, person))
        response.headers["content-disposition"] = f'attachment; filename="fudaba-{person.id}.json"'
        return response

    async def _profile(self, request: Request) -> Response:
        person = await self._ask(self._accounts.person, request.names["id"])
        if person is None:
            raise ClientError("nobody", "people-nobody")
        await self._lobby.ratings.settle()
        own = await self.whose(request) == person.id
        before = request.query.get("before", "")
        return struct_in_json(await self._ask(partial(self._games.profile, own=own, before=before), person))

    async def _leave(self, request: Request) -> Response:
        await self.sent(request, Nothing)
        _, person = await self.session(request, fresh=True)
        await self._accounts.leave(person.id)
        await self._changed()
        return self._with_cookie(request, struct_in_json(Here(None, None)), "")

    async def _free(self, wished: str, but: str = "") -> str:
        """A name that may be kept. Raises `ClientError`."""
        name = clean(wished)
        if why := why_not(name):
            raise ClientError("bad_message", why)
        if await self._ask(self._accounts.is_taken, name, but):
            raise ClientError("taken", "people-taken")
        return name

    async def _challenged(self, purpose: str, asked: passkeys.PasskeyRequest, about: bytes = b"") -> Response:
        id = await self._accounts.challenge(purpose, asked.challenge, about)
        return struct_in_json(Challenged(id, asked.options))
