"""The address of the leaderboards."""

from __future__ import annotations

from fudaba import games
from fudaba.server.accounts import leaders
from fudaba.server.accounts.ratings import BOT
from fudaba.server.http.page import Page, Request, Response, struct_in_json
from fudaba.server.http.people.friends import PersonRequests
from fudaba.server.lobby.lobby import Lobby
from fudaba.server.protocol.client_error import ClientError
from fudaba.server.protocol.people_schema import Leader, Leaderboard


def show_board(asked: PersonRequests, lobby: Lobby) -> Page:
    """Shows the leaderboard of a game to everybody."""

    async def board(request: Request) -> Response:
        game = request.names["game"]
        if game not in games.names():
            raise ClientError("nobody", "people-no-game")
        await lobby.ratings.settle()
        now = lobby.sanctions.now()
        found = await lobby.ask(leaders.board, lobby.store, game, now, await asked.whose(request))
        return struct_in_json(
            Leaderboard(
                game=game,
                ranked=[_leader(one) for one in found.ranked],
                provisional=[_leader(one) for one in found.provisional],
                own=None if found.own is None else _leader(found.own),
                count=found.total,
            )
        )

    return board


def _leader(one: leaders.Leader) -> Leader:
    is_bot = one.who.startswith(BOT)
    return Leader(
        rank=one.rank,
        id="" if is_bot else one.who,
        name=one.name,
        bot=one.who.removeprefix(BOT) if is_bot else "",
        rating=round(one.rating.mu),
        error=round(one.rating.sigma),
        played=one.rating.played,
    )
