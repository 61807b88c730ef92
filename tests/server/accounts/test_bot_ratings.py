"""Bots meet in the arena, and the server's ratings take over what they did there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from fudaba import games
from fudaba.arena.contest.contest import Contest, Game
from fudaba.cli import main
from fudaba.server.accounts.arena_results import results
from fudaba.server.accounts.ratings import Rating, Ratings
from fudaba.server.store import NotWritten, ReaderThread, Statement, opened
from tests.server.conftest import option

Where: TypeAlias = Callable[[Path], str]


def rated_in(where: str) -> dict[tuple[str, str], Rating]:
    """All ratings there, by whose they are and the game."""
    store, ask = opened(where), ReaderThread()
    try:
        return {(who, game): rating for who, game, rating in Ratings(store, ask).all()}
    finally:
        ask.close()
        store.close()


@pytest.mark.parametrize("game", games.names())
def test_bots_that_met_are_rated_and_go_on_from_there(
    tmp_path: Path, kept_in: Where, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    where = kept_in(tmp_path)
    opened(where).close()
    options = ["--bots", "random,uniform", "--kingdoms", "1", "--seed", "rate", *option(where)]
    assert main(["people", "rate-bots", game, *options]) == 0
    first = rated_in(where)
    assert {who for who, _ in first} == {"bot:random", "bot:uniform"}
    assert {(name, rating.played) for (_, name), rating in first.items()} == {(game, 2)}
    assert all(rating.sigma < Rating().sigma for rating in first.values())
    assert main(["people", "rate-bots", game, *options]) == 0
    assert {rating.played for rating in rated_in(where).values()} == {4}
    capsys.readouterr()
    assert main(["people", "ratings", *option(where)]) == 0
    lines = capsys.readouterr().out.splitlines()
    best = max(rated_in(where).items(), key=lambda one: one[1].mu)[0][0]
    assert len(lines) == 2
    assert lines[0].startswith(game)
    assert f"  {best}  " in lines[0]


def test_who_does_better_is_rated_better_also_where_several_meet() -> None:
    def game(seed: str, *bots: int) -> Game:
        """The lower its number the better a bot did."""
        places = tuple(1 + sum(other < bot for other in bots) for bot in bots)
        return Game(0, seed, bots, places, tuple(-float(place) for place in places), 20, "")

    broken = game("b", 0, 1, 2)._replace(places=(), scores=(), error="ValueError: it is broken")
    found = Contest(
        "dominion", ["strong", "steady", "gentle"], [""], 3, [game("a", 0, 1, 2), broken, game("c", 2, 0, 1)]
    )
    texts = list(results(found))
    assert len(texts) == 2
    for result in texts:
        assert {seat.bot: (seat.place, seat.won) for seat in result.seats} == {
            "strong": (0, True),
            "steady": (1, False),
            "gentle": (2, False),
        }


def test_whoever_was_rated_at_a_table_meanwhile_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The games are counted from what is kept then; and if that goes on for ever, nothing is kept."""
    store, ask = opened(tmp_path), ReaderThread()
    games_of = list(
        results(Contest("dominion", ["a", "b"], [""], 2, [Game(0, "s", (0, 1), (1, 2), (9, 1), 20, "")]))
    )
    ratings = Ratings(store, ask)
    before = ratings.add(games_of)
    of, meanwhile = Ratings.of, iter([2, 3, 4])

    def played(self: Ratings, who: str) -> dict[str, Rating]:
        """Right after it is read, the bot ends a game at a table."""
        found = of(self, who)
        if who == "bot:a" and (count := next(meanwhile, 0)):
            store.submit(*_as_if_played(count)).result()
        return found

    monkeypatch.setattr(Ratings, "of", played)
    with pytest.raises(NotWritten):
        ratings.add(games_of)
    assert of(ratings, "bot:b")["dominion"] == before["bot:b"]
    after = ratings.add(games_of)
    assert after["bot:a"].played == 5
    ask.close()
    store.close()


def _as_if_played(count: int) -> list[Statement]:
    return [Statement("UPDATE ratings SET played = ? WHERE who = 'bot:a'", (count,))]


def test_only_bots_that_are_known_by_a_name_are_rated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file is nobody at a table."""
    opened(tmp_path).close()
    (tmp_path / "mine.yaml").write_text("nothing: here")
    where = ["--data", str(tmp_path)]
    assert (
        main(["people", "rate-bots", "dominion", "--bots", f"random,{tmp_path / 'mine.yaml'}", *where]) == 2
    )
    assert "mine.yaml" in capsys.readouterr().err
    assert rated_in(str(tmp_path)) == {}
