"""A person's profile: their games, how those ended, and their bests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from fudaba.server.accounts.people import Person
from fudaba.server.accounts.ratings import Rating, RatingChange
from fudaba.server.accounts.roles import is_moderator
from fudaba.server.lobby.lobby import Lobby
from fudaba.server.protocol.catalogue import called
from fudaba.server.protocol.people_schema import Placed, Played, Profile, Tally, WinCount
from fudaba.server.table.results import Result, read
from fudaba.text.visible import in_json

SHOWN = 50
"""How many games are told one by one at a time; all of them count."""
MOST_CARDS, MOST_KINGDOMS = 60, 12
"""For how many cards and kingdoms results are told, those that were played most."""
LINE = 30
"""How many games the line of a rating shows."""


class _Game(NamedTuple):
    table: str
    """The id of the table."""
    seat: int
    """The person's seat."""
    ended: float
    """When it ended, in seconds since 1970."""
    result: Result
    """How it ended."""


class Games:
    """The games of people, out of a store."""

    def __init__(self, lobby: Lobby) -> None:
        self._store = lobby.store
        self._ratings = lobby.ratings
        self._accounts = lobby.accounts
        self._held_seats = lobby.held_seats
        self._days = lobby.days
        self._company = lobby.company
        self._browsers = lobby.turns.subscriptions

    def profile(self, person: Person, *, own: bool, before: str = "") -> Profile:
        """What is told of a person. own: to nobody else; others hear only of games that the lobby told of.
        before: the table of a game; told are those that ended before it."""
        games = [game for game in self._of(person.id) if own or game.result.listed or game.result.rated]
        ratings, changes = self._ratings.of(person.id), self._ratings.changes(person.id)
        of_table = {change.table: change for each in changes.values() for change in each}
        begin = next((place for place, game in enumerate(games, 1) if game.table == before), 0)
        return Profile(
            id=person.id,
            name=person.name,
            since=person.since,
            tallies=[
                _tally(name, games, ratings.get(name, Rating()), changes.get(name, []))
                for name in dict.fromkeys(game.result.game for game in games)
            ],
            games=[_played(game, of_table.get(game.table)) for game in games[begin : begin + SHOWN]],
            older=len(games) > begin + SHOWN,
            days=self._days.of(person.id),
        )

    def data(self, person: Person) -> bytes:
        """All that is kept of a person, as JSON; of others the names of friends and of who is blocked."""
        content = {
            "id": person.id,
            "name": person.name,
            "since": _time(person.since),
            "devices": [
                {"title": one.title, "made": _time(one.made), "used": _time(one.used)}
                for one in self._accounts.passkeys(person.id)
            ],
            "moderator": is_moderator(self._store, person.id),
            "codes_left": self._accounts.codes(person.id),
            "ratings": {
                game: {"rating": one.mu, "error": one.sigma, "games": one.played}
                for game, one in self._ratings.of(person.id).items()
            },
            "games": [_own(game) for game in self._of(person.id)],
            "games_in_progress": [
                {"table": held.table, "seat": held.seat} for held in self._held_seats.in_progress(person.id)
            ],
            "games_of_the_day": [
                {"day": day, "game": game, "table": table}
                for day, game, table in self._days.attempts(person.id)
            ],
            "friends": [one.name for one in self._company.friends(person.id)],
            "blocked": [one.name for one in self._company.blocked(person.id)],
            "reports": [
                {"at": _time(one.at), "table": one.table, "text": one.text}
                for one in self._company.reports(by=person.id)
            ],
            "browsers_told_of_turns": [
                {**one, "asked": _time(one["asked"])} for one in self._browsers.data(person.id)
            ],
        }
        return in_json(msgspec.json.format(msgspec.json.encode(content).decode(), indent=1)).encode()

    def _of(self, person: str) -> list[_Game]:
        """Their games that are over, the latest first."""
        return list(self._found(person))

    def _found(self, person: str) -> Iterator[_Game]:
        query = (
            "SELECT seats.id, seats.seat, seats.token, results.ended, results.result"
            " FROM seats JOIN results ON results.id = seats.id WHERE seats.person = ?"
            " ORDER BY results.ended DESC, seats.id"
        )
        for table, seat, token, ended, data in self._store.rows(query, person):
            result = read(data)
            # Who stood up before the game began has left the row behind; somebody else has played there.
            if seat < len(result.seats) and result.seats[seat].token == token:
                yield _Game(table, seat, ended, result)


def _played(game: _Game, change: RatingChange | None) -> Played:
    result = game.result
    return Played(
        table=game.table,
        game=result.game,
        ended=game.ended,
        seats=[Placed(seat.name, seat.bot, seat.figure, seat.won) for seat in result.seats],
        you=game.seat,
        about=result.about,
        decided=result.decided,
        turns=result.turns,
        rated=result.rated,
        change=None if change is None else round(change.after) - round(change.before),
    )


def _time(seconds: float) -> str:
    """A time for people and programs alike; "" for never."""
    if not seconds:
        return ""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def _own(game: _Game) -> dict[str, Any]:
    """What a game says of them alone."""
    mine = game.result.seats[game.seat]
    return {
        "table": game.table,
        "game": game.result.game,
        "ended": _time(game.ended),
        "about": game.result.about.en,
        "players": len(game.result.seats),
        "seat": game.seat,
        "name": mine.name,
        "figure": mine.figure,
        "won": mine.won,
        "turns": mine.turns,
        "rated": game.result.rated,
    }


def _tally(name: str, all_games: list[_Game], rating: Rating, changes: list[RatingChange]) -> Tally:
    games = [game for game in all_games if game.result.game == name]
    won = [game for game in games if game.result.seats[game.seat].won]
    counted = [game for game in games if game.result.whole and not game.result.few]
    figures = [game.result.seats[game.seat].figure for game in counted]
    streak = row = 0
    for game in games:
        row = row + 1 if game.result.seats[game.seat].won else 0
        streak = max(streak, row)
    # A game that goes on from another began before its first turn, and what was given up was not won in them.
    whole = [game for game in won if game.result.whole and not game.result.goes_on]
    counts = [turns for game in whole if (turns := game.result.seats[game.seat].turns)]
    return Tally(
        game=name,
        played=len(games),
        won=len(won),
        streak=streak,
        highest=max(figures, default=0),
        fastest=min(counts, default=0),
        rated=rating.played,
        rating=round(rating.mu),
        error=round(rating.sigma),
        line=[round(change.after) for change in changes[-LINE:]],
        cards=_by_card(name, games),
        kingdoms=_by_kingdom(games),
    )


def _by_card(name: str, games: list[_Game]) -> list[WinCount]:
    """How somebody did with each card that lay on a table."""
    counts = Counter(card for game in games for card in game.result.cards)
    wins = Counter(card for game in games if _is_won(game) for card in game.result.cards)
    most = sorted(counts, key=lambda card: (-counts[card], card))[:MOST_CARDS]
    return [WinCount(called(name, card), counts[card], wins[card]) for card in most]


def _by_kingdom(games: list[_Game]) -> list[WinCount]:
    """How somebody did with each kingdom that they have played more than once."""
    of = {tuple(sorted(game.result.cards)): game.result.about for game in games if game.result.cards}
    counts = Counter(tuple(sorted(game.result.cards)) for game in games)
    wins = Counter(tuple(sorted(game.result.cards)) for game in games if _is_won(game))
    again = sorted((kingdom for kingdom in of if counts[kingdom] > 1), key=lambda one: (-counts[one], one))
    return [WinCount(of[kingdom], counts[kingdom], wins[kingdom]) for kingdom in again[:MOST_KINGDOMS]]


def _is_won(game: _Game) -> bool:
    return game.result.seats[game.seat].won
