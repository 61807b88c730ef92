"""The lobby of a server: its tables, and everything that people do with them as a whole."""

from __future__ import annotations

from collections.abc import Callable

from fudaba.server.accounts.friends import Company
from fudaba.server.accounts.held_seats import HeldSeats
from fudaba.server.accounts.people import Accounts
from fudaba.server.accounts.push.subscriptions import Subscriptions
from fudaba.server.accounts.push.turns import Turns
from fudaba.server.accounts.ratings import Ratings
from fudaba.server.accounts.sanctions import Sanctions
from fudaba.server.lobby.daily import Days
from fudaba.server.lobby.entrance import Entrance
from fudaba.server.lobby.home import Home
from fudaba.server.lobby.listing import Listing
from fudaba.server.lobby.matches import Matches
from fudaba.server.lobby.openings import Openings
from fudaba.server.lobby.registry import Registry, local
from fudaba.server.lobby.seats import Seats
from fudaba.server.lobby.seeks import Seeks
from fudaba.server.lobby.sweep import Sweeper
from fudaba.server.operations.settings import Settings
from fudaba.server.store import ReaderThread, opened
from fudaba.server.table.context import ServerContext
from fudaba.server.table.table import Table
from fudaba.server.workers.bots import Players


class Lobby:
    """The tables of one server, with its accounts and its bots."""

    def __init__(
        self,
        settings: Settings,
        home: Callable[[Registry, Listing], Home] = lambda registry, _: local(registry),
    ) -> None:
        """home: makes what knows where tables live. Raises `BadSetup` or OSError for data of no use."""
        self.settings = settings
        self.store = opened(settings.database or settings.data, use="serves")
        self.ask = ReaderThread()
        """Asks the store for what it keeps."""
        self.accounts = Accounts(self.store, self.ask)
        self.held_seats = HeldSeats(self.store)
        self.days = Days(self.store, self.ask)
        self.ratings = Ratings(self.store, self.ask)
        self.company = Company(self.store, self.ask)
        self.sanctions = Sanctions(self.store, self.ask)
        self.turns = Turns(settings, Subscriptions(self.store, self.ask))
        self.players = Players(settings.workers, settings.slowest, settings.memory)
        self.tables: dict[str, Table] = {}
        """The tables in memory."""
        self.listing = Listing(self.tables, self.store, self.ask)
        self.context = ServerContext(
            self.store,
            self.players,
            settings,
            self.listing.changed,
            waits=self.turns.waits,
            found=self.turns.found,
            between_games=lambda table: self.matches.between_games(table),
        )
        self.registry = Registry(
            self.store, self.ask, self.context, self.tables, lambda registry: home(registry, self.listing)
        )
        self.entrance = Entrance(self.held_seats, self.ask)
        self.seats = Seats(self.registry, self.held_seats, self.company, self.ratings, self.listing.changed)
        self.openings = Openings(self.registry, self.seats, self.entrance, self.days, self.ratings)
        self.matches = Matches(self.registry, self.openings)
        self.seeks = Seeks(self.registry, self.openings, self.listing, self.ratings)
        self.sweeper = Sweeper(self.registry, self.listing.changed)

    @property
    def draining(self) -> bool:
        """Whether the server stops."""
        return self.registry.draining

    async def shut(self, id: str, reason: str) -> None:
        """Close a table for good: the server's operator wants it. Raises `ClientError`, `NotWritten`."""
        table = await self.registry.find(id)
        await table.shut(reason)

    def close(self) -> None:
        """Stop the bots and close the database."""
        self.registry.background.quiet()
        self.turns.close()
        self.players.close()
        self.ask.close()
        self.store.close()
