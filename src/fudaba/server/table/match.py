"""A match of several games: points, who begins, and when it is decided.

Each game has a table of its own, and each table has the match as it stood when its game began.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from fudaba import games
from fudaba.kernel.game import BadSetup, RespectsLikes, Value
from fudaba.server.protocol.schema import Match, MatchWish, State
from fudaba.server.store.stored_table import StoredMatch, StoredSeat, StoredTable
from fudaba.server.table.results import Result

WIN, SHARE = 2, 1
"""What a player gets who has won a game, alone or with their side, and who shares it with another side."""
SIDES = 2


def begun_as(wish: MatchWish, id: str, options: Mapping[str, Value], seats: int) -> StoredMatch:
    """A match before its first game, at the table of that id."""
    return StoredMatch(id, wish.games, wish.first, wish.whole, dict(options), [*range(seats)], [id])


def counted(match: StoredMatch, result: Result) -> StoredMatch:
    """The match once the game of its last table has ended so."""
    sides = {seat.team for seat in result.seats if seat.won}
    got, of = [0] * len(match.players), [0] * len(match.players)
    for player, seat in zip(match.players, result.seats, strict=True):
        got[player] = (WIN if len(sides) == 1 else SHARE) if seat.won else 0
        of[player] = match.players[seat.team] if seat.team < len(match.players) else seat.team
    points = [*match.points[: len(match.tables) - 1], got]
    return msgspec.structs.replace(match, points=points, sides=of)


def points_of(match: StoredMatch, state: State) -> list[list[int]]:
    """What each player has got in each game that is over. state: of the last table, as far as it is shown."""
    return match.points[: len(match.tables) - (state != "over")]


def is_over(match: StoredMatch, state: State) -> bool:
    """Whether no further game comes. A game that has stopped with an error is followed by none."""
    if match.left >= 0 or state == "frozen":
        return True
    points = points_of(match, state)
    left = match.games - len(points)
    if not left or match.whole or not points:
        return not left
    first, second, *_ = sorted(_by_side(match, points).values(), reverse=True)
    return first > second + WIN * left


def goes_on(kept: StoredTable, state: State) -> bool:
    """Whether another game follows that of this table, which is over."""
    return kept.match is not None and state == "over" and not is_over(kept.match, state)


def won_by(match: StoredMatch, state: State) -> list[int]:
    """The players who have won the match that is over, several sides for a draw."""
    points = points_of(match, state)
    sides = _sides(match)
    if match.left >= 0 and len(set(sides)) == SIDES:
        return [player for player, side in enumerate(sides) if side != sides[match.left]]
    if not points:
        return []
    totals = _by_side(match, points)
    best = max(totals.values())
    return [player for player, side in enumerate(sides) if totals[side] == best]


def _sides(match: StoredMatch) -> list[int]:
    return match.sides or [*range(len(match.players))]


def _by_side(match: StoredMatch, points: Sequence[Sequence[int]]) -> dict[int, int]:
    """The points of each side: those of one of its players, since all of them get the same."""
    return {
        side: sum(game[player] for game in points) for player, side in reversed([*enumerate(_sides(match))])
    }


def shown(kept: StoredTable, state: State, next_in: float = -1.0) -> Match | None:
    """The match as everybody at a table of it sees it, None where there is none."""
    match = kept.match
    if match is None:
        return None
    over = is_over(match, state)
    won = won_by(match, state) if over else []
    return Match(
        id=match.id,
        games=match.games,
        number=len(match.tables),
        first=match.first,
        whole=match.whole,
        tables=match.tables,
        players=match.players,
        points=[[game[player] for player in match.players] for game in points_of(match, state)],
        over=over,
        won=[seat for seat, player in enumerate(match.players) if player in won],
        left=match.players.index(match.left) if match.left >= 0 else -1,
        next_in=next_in,
    )


def order_of_next(match: StoredMatch) -> list[int]:
    """Which seat of the last game each seat of the next one was: who begins is first, the others follow."""
    seats, last = len(match.players), match.points[-1]
    begins = 1 % seats
    if match.first == "loser":
        lost = [seat for seat, player in enumerate(match.players) if not last[player]]
        won = [seat for seat, player in enumerate(match.players) if last[player] == WIN]
        begins = lost[0] if won and lost else begins
    return [(begins + place) % seats for place in range(seats)]


def following(match: StoredMatch, id: str, order: Sequence[int]) -> StoredMatch:
    """The match for its next game, at the table of that id. order: see `order_of_next`."""
    players = [match.players[seat] for seat in order]
    return msgspec.structs.replace(match, players=players, tables=[*match.tables, id])


def respected(kept: StoredTable, seats: Sequence[StoredSeat]) -> dict[str, Value]:
    """The options of a match's table, its cards drawn as these players like. Raises `BadSetup`."""
    assert kept.match is not None
    game, wished = games.named(kept.game), kept.match.wished
    likes, bans = [seat.likes for seat in seats], [seat.bans for seat in seats]
    if not any((*likes, *bans)):
        return dict(wished)
    if not isinstance(game, RespectsLikes):
        raise BadSetup("server-problem-no-likes")
    return game.preferring(wished, kept.seed, likes, bans)
