"""Tables over many logs: cards, openings, the first seat, kingdoms, opponents."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.kernel.game import BadSetup
from fudaba.logs.decks import Holding, moments
from fudaba.logs.log import Log

SCHEMA: Final = 1
"""Version of the columns; it is raised when one changes its meaning or goes."""
COLUMNS: Final = (
    "log", "players", "player", "opponents", "seat", "first", "won", "points", "turns", "ended",
    "opening", "gained", "kingdom", "deck", "money",
)  # fmt: skip
"""The columns of a row: one player in one game."""
_GAINED: Final = frozenset({"gains", "gains_to", "buys_and_gains"})

Row = dict[str, Any]


class Share(NamedTuple):
    """How well players did who had something."""

    of: str
    """What they had, such as the name of a card."""
    games: int
    """In how many games a player had it."""
    decided: int
    """How many of these games were decided."""
    won: float
    """How many of the decided games they won; of a tie, the winners' share of it."""

    @property
    def rate(self) -> float | None:
        """The share of wins; None where no game was decided."""
        return self.won / self.decided if self.decided else None


def rows(logs: Iterable[tuple[str, Log]]) -> Iterator[Row]:
    """One row for each player in each game. logs: each with what it is called."""
    for called, log in logs:
        if log.turns:
            yield from _rows(called, log)


def _rows(called: str, log: Log) -> Iterator[Row]:
    *_, last = moments(log)
    points = [points_of(holding) for holding in last.holdings]
    turns = Counter(turn.player for turn in log.turns if not turn.extra)
    winners = _winners(log, points, turns)
    kingdom = log.kingdom or sorted({id for line in log.lines for id in line.cards if _in_kingdom(id)})
    for seat, player in enumerate(log.players):
        gained = _gained(log, seat)
        yield {
            "log": called,
            "players": len(log.players),
            "player": player,
            "opponents": [name for other, name in enumerate(log.players) if other != seat],
            "seat": (seat - log.first) % len(log.players),
            "first": seat == log.first,
            "won": (1 / len(winners) if seat in winners else 0.0) if winners else None,
            "points": points[seat],
            "turns": turns[seat],
            "ended": log.ended,
            "opening": _opening(log, seat),
            "gained": [id for id, number in sorted(gained.items()) for _ in range(number)],
            "kingdom": kingdom,
            "deck": last.holdings[seat].size,
            "money": last.holdings[seat].money,
        }


def _in_kingdom(id: str) -> bool:
    kind = KINDS[id]
    return kind.pile == "kingdom" or kind.sort in ("event", "project", "way", "landmark", "trait", "ally")


def _winners(log: Log, points: Sequence[int | None], turns: Mapping[int, int]) -> list[int]:
    """Who has won, as far as the log lets one say; nobody where it does not say that the game is over."""
    if log.resigned >= 0:
        return [seat for seat in range(len(log.players)) if seat != log.resigned]
    if not log.ended or any(score is None for score in points):
        return []
    ranked = [(score or 0, -turns[seat]) for seat, score in enumerate(points)]
    return [seat for seat, its in enumerate(ranked) if its == max(ranked)]


def points_of(holding: Holding) -> int | None:
    """The points of what a player has; None where a card of it counts what a log does not say."""
    total = holding.tokens["vp"]
    size = holding.size
    for id, number in holding.owned.items():
        worth = KINDS[id].worth
        if isinstance(worth, int):
            total += worth * number
        elif id == "gardens":
            total += size // 10 * number
        elif id == "duke":
            total += holding.owned["duchy"] * number
        elif number:
            return None
    return total


def _gained(log: Log, seat: int) -> Counter[str]:
    lines = (line for line in log.lines if line.player == seat and line.kind in _GAINED)
    return sum((Counter(line.cards) for line in lines), Counter[str]())


def _opening(log: Log, seat: int) -> str:
    """What the player bought in the first two turns, the dearer first: "smithy, silver"."""
    own = [turn for turn in log.turns if turn.player == seat and not turn.extra][:2]
    bought: list[str] = []
    for turn in own:
        for line in log.lines[turn.first : turn.end]:
            if line.player == seat and line.kind in ("buys", "buys_and_gains"):
                bought += [id for id, number in line.cards.items() for _ in range(number)]
    return ", ".join(sorted(bought, key=lambda id: (-KINDS[id].cost.coins, id)))


# Tables.

TABLES: Final = ("cards", "openings", "first", "kingdom", "opponents", "players")
"""The tables that there are, by the messages `logs-table-…`."""


def tables(found: Sequence[Row], player: str = "") -> dict[str, list[Share]]:
    """All tables. player: of whose games; by default everybody's."""
    mine = [row for row in found if not player or row["player"] == player]
    keys: dict[str, dict[str, list[Row]]] = {name: defaultdict(list) for name in TABLES}
    for row in mine:
        for id in set(row["gained"]):
            keys["cards"][id].append(row)
        if row["opening"]:
            keys["openings"][row["opening"]].append(row)
        keys["first"]["first" if row["first"] else "later"].append(row)
        for id in row["kingdom"]:
            keys["kingdom"][id].append(row)
        for other in row["opponents"]:
            keys["opponents"][other].append(row)
        keys["players"][row["player"]].append(row)
    return {name: sorted(map(_share, of.items()), key=_rank) for name, of in keys.items()}


def _share(item: tuple[str, list[Row]]) -> Share:
    of, found = item
    decided = [row["won"] for row in found if row["won"] is not None]
    return Share(of, len(found), len(decided), sum(decided))


def _rank(share: Share) -> tuple[float, str]:
    return -share.games, share.of


def write_parquet(found: Sequence[Row], to: Path) -> None:
    """The rows as a Parquet file; its metadata say the schema. Raises `BadSetup` where there is none."""
    import polars as pl

    if not found:
        raise BadSetup("logs-problem-no-games")
    texts = pl.List(pl.String)
    kinds: dict[str, Any] = {
        "log": pl.String, "players": pl.Int8, "player": pl.String, "opponents": texts, "seat": pl.Int8,
        "first": pl.Boolean, "won": pl.Float64, "points": pl.Int32, "turns": pl.Int32, "ended": pl.Boolean,
        "opening": pl.String, "gained": texts, "kingdom": texts, "deck": pl.Int32, "money": pl.Int32,
    }  # fmt: skip
    pl.DataFrame(found, schema={name: kinds[name] for name in COLUMNS}).write_parquet(
        to, metadata={"fudaba.schema": str(SCHEMA)}
    )
