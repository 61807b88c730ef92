"""Finding an opponent: a player who looks for one opens a listed table, or is led to one that fits.

The lists of all processes of a database are looked through (`Listing`), so two meet wherever they have come.
A table that was opened so is withdrawn as soon as nobody is at it.
"""

from __future__ import annotations

import asyncio
from typing import Final

from fudaba.kernel.game import BadSetup
from fudaba.server import store
from fudaba.server.accounts.ratings import Ratings
from fudaba.server.lobby.listing import Listing
from fudaba.server.lobby.opening import Opener, planned
from fudaba.server.lobby.openings import Openings, new_seed
from fudaba.server.lobby.registry import Registry
from fudaba.server.lobby.seats import is_in
from fudaba.server.protocol import messages
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.schema import SeatWish, TableCard
from fudaba.server.store.stored_table import StoredSeek
from fudaba.server.table.table import Table

MOST: Final = 8
"""How many people of one address may look for an opponent at a time."""


class Seeks:
    """Those who look for an opponent."""

    def __init__(self, registry: Registry, openings: Openings, listing: Listing, ratings: Ratings) -> None:
        self._registry = registry
        self._openings = openings
        self._listing = listing
        self._ratings = ratings
        self._one = asyncio.Lock()
        """Held while one looks: two who do at once in this process see each other."""

    async def seek(
        self, wish: messages.Seek, person: str, opener: Opener
    ) -> messages.Found | messages.Seated:
        """Look for somebody who looks for the same, or wait for one. Raises `ClientError`."""
        self._registry.check_load()  # before anybody is led to a seat that they would not get
        if (wish.least or wish.most) and not person:
            raise ClientError("not_allowed", "seek-guest")
        create = _table_for(wish)
        try:
            options = planned(create, new_seed()).options
        except BadSetup as error:
            raise ClientError("bad_setup", "server-bad-setup", error) from None
        level = await self._registry.ask(self._ratings.level, person, wish.game) if person else 0
        async with self._one:
            await self._withdraw(person)
            for card in self._listing.open():
                if card.table not in wish.but and self._fits(card, wish, options, level, person):
                    return messages.Found(card.table, card.rated)
            if opener.place and self._waiting_at(opener.place) >= MOST:
                raise ClientError("full", "seek-many")
            if not opener.may_open():
                raise ClientError("too_fast", "server-too-fast")
            seek = StoredSeek(wish.least, wish.most)
            return await self._openings.create(create, person, opener=opener, seek=seek)

    def meets(self, id: str, but: list[str]) -> messages.Found | None:
        """For the player who waits at that table: an earlier one of somebody who looks for the same.

        They may have looked at the same moment, in two processes; the one with the later table goes there.
        """
        table = self._registry.tables.get(id)
        if table is None or not _waits(table):
            return None
        mine, person = table.card(-1), table.kept.seats[0].person
        assert mine.seek is not None
        wish = messages.Seek("", mine.game, {}, mine.clock, mine.rated, mine.seek.least, mine.seek.most)
        for card in self._listing.open():
            is_earlier = card.table < id and card.table not in but
            if is_earlier and self._fits(card, wish, mine.seek.options, mine.level, person):
                return messages.Found(card.table, card.rated)
        return None

    def is_waiting(self, id: str) -> bool:
        """Whether somebody still waits at that table."""
        table = self._registry.tables.get(id)
        return table is not None and _waits(table)

    def _fits(self, card: TableCard, wish: messages.Seek, options: object, level: int, person: str) -> bool:
        """Whether the player at that table and this one look for each other."""
        seek = card.seek
        if seek is None or card.state != "waiting" or card.taken >= card.seats:
            return False
        if (card.game, card.rated, card.clock, seek.options) != (wish.game, wish.rated, wish.clock, options):
            return False
        table = self._registry.tables.get(card.table)
        if table is not None and person and any(seat.person == person for seat in table.kept.seats):
            return False
        return is_in(level, seek.least, seek.most) and is_in(card.level, wish.least, wish.most)

    def _waiting_at(self, place: str) -> int:
        tables = self._registry.tables.values()
        return sum(table.shared.place == place and _waits(table) for table in tables)

    async def _withdraw(self, person: str) -> None:
        """An account looks for one opponent at a time: on the page where it asked last."""
        if not person:
            return
        for table in [*self._registry.tables.values()]:
            if _waits(table) and table.kept.seats[0].person == person:
                async with table.seats_lock:
                    if _waits(table):
                        await self._registry.store.write(store.forget(table.id))
                        table.dismiss(0)
                        self._registry.let_go(table)
                        self._registry.home.release(table.id)
                        self._listing.changed()


def _waits(table: Table) -> bool:
    return table.kept.seek is not None and table.kept.state == "waiting"


def _table_for(wish: messages.Seek) -> messages.Create:
    """The table at which they wait: two seats, and nothing to be agreed on first."""
    return messages.Create(
        name=wish.name,
        game=wish.game,
        seats=[SeatWish("me"), SeatWish("open")],
        options=wish.options,
        undo="free",
        hints="off",
        clock=wish.clock,
        rated=wish.rated,
    )
