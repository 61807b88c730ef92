"""How strong a bot is against one of an earlier state of Fudaba, kept in a checkout of its own.

    git worktree add ../older 8edda483
    python -m benchmarks.older ../older dominion --bot steady --beside steady --count 200 \\
        --option kingdom=quiet_street
    python -m benchmarks.older ../older dominion --kingdoms 20 --count 400 --into random.jsonl

Each deal is played from both seats. The earlier bot runs in a process of its own, with the code of the
checkout; it is sent the answers that have been given and gives its own. Both play the same game by the rules
as they are in either state; a game in which these do not agree is left out and counted. With `--into FILE`
each game is written down as it ends, and the same command goes on where it was stopped. With `--kingdoms N`
the cards of N kingdoms are drawn at random first; each has had one deal before any has another. At a table
plans get better from game to game; with `--study-games 6000` bots of this state have them as good as then.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

CHILD: Final = "answers"


def main(given: list[str]) -> None:
    """Play, or answer for who plays."""
    if given == [CHILD]:
        _answers()
        return
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("checkout", type=Path)
    parser.add_argument("game")
    parser.add_argument("--bot", default="steady", help="of this state: a name or a file")
    parser.add_argument("--beside", default="steady", help="of the earlier state")
    parser.add_argument("--count", type=int, default=200, help="games")
    parser.add_argument("--seed", default="older")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--kingdoms", type=int, default=0, metavar="N", help="draw the cards of so many kingdoms"
    )
    parser.add_argument(
        "--study-games", type=int, metavar="N", help="games in which the bots of this state find a plan"
    )
    parser.add_argument("--into", type=Path)
    asked = parser.parse_args(given)
    older = _Older(asked.checkout, {**os.environ})
    if asked.study_games is not None:
        os.environ["FUDABA_STUDY_GAMES"] = str(asked.study_games)
    _compare(asked, older)


def _compare(asked: argparse.Namespace, older: _Older) -> None:
    # Neither is there for the child, which runs this file with the code of the checkout.
    from benchmarks.kept import Numbered, kept
    from fudaba.bots.mind.chances import interval

    class Game(Numbered, frozen=True, kw_only=True):
        """A game."""

        won: float
        """By the bot of this state: 1, 0, or a part of a shared win."""
        points: int
        """By how many points it was ahead."""
        by_same_rules: bool = True
        """Whether the game went the same way by the earlier rules."""

    laid = _laid(asked)

    def made(number: int, won: float, points: int, by_same_rules: bool) -> Game:
        return Game(number=number, won=won, points=points, by_same_rules=by_same_rules)

    head = {"bots": [asked.bot, asked.beside], "seed": asked.seed, "options": laid, "game": asked.game}
    if asked.study_games is not None:
        head["study_games"] = asked.study_games
    try:
        games = kept(
            asked.into,
            head,
            Game,
            asked.count,
            lambda number: made(number, *_game(older, asked, laid[number // 2 % len(laid)], number)),
        )
    finally:
        older.close()
    if other := sum(not game.by_same_rules for game in games):
        print(f"{other} games left out: they went otherwise by the earlier rules")
    games = [game for game in games if game.by_same_rules]
    won = sum(game.won for game in games)
    low, high = interval(won, len(games))
    ahead = sum(game.points for game in games) / max(1, len(games))
    print(f"{asked.bot} against the earlier {asked.beside}: {len(games)} games")
    print(f"won {won / max(1, len(games)):.3f} ({low:.3f} to {high:.3f}), {ahead:+.1f} points ahead")
    if len(laid) < 2:
        return
    shares = []
    for at, options in enumerate(laid):
        if of := [game.won for game in games if game.number // 2 % len(laid) == at]:
            shares.append(sum(of) / len(of))
            print(f"  {shares[-1]:.2f} of {len(of)}: {options['kingdom']}")
    if len(shares) > 1:
        error = 1.96 * stdev(shares) / len(shares) ** 0.5
        print(f"mean over kingdoms {mean(shares):.3f} +- {error:.3f}")


def _laid(asked: argparse.Namespace) -> list[dict[str, Any]]:
    """The options of each table: those given; with the cards of as many kingdoms as are to be drawn. What is
    usual is left out: an earlier state may not know of it."""
    from fudaba.games import named
    from fudaba.kernel.game import DrawsCards, setup_of

    options: dict[str, Any] = dict(one.split("=", 1) for one in asked.option)
    rules = named(asked.game)
    if not asked.kingdoms or not isinstance(rules, DrawsCards):
        return [options]
    usual = setup_of(rules, seats=2, seed="").options
    laid = []
    for number in range(asked.kingdoms):
        setup = setup_of(rules, seats=2, seed=f"{asked.seed}/{number}", options=options)
        drawn = rules.same_again(setup.options, setup.seed) or setup.options
        laid.append({name: value for name, value in drawn.items() if value != usual.get(name)})
    return laid


def _game(
    older: _Older, asked: argparse.Namespace, options: Mapping[str, Any], number: int
) -> tuple[float, int, bool]:
    """One game: what was won, by how many points, and whether both states' rules agree on it.

    An even and the odd number after it are one deal.
    """
    seed, seat = f"{asked.seed}/{number // 2}", number % 2
    driver, bot = _begun(asked.game, seed, options, asked.bot, seat)
    older.begin(asked.game, seed, options, asked.beside, 1 - seat)
    from fudaba.kernel.ask import IllegalAnswer
    from fudaba.kernel.worlds import Imagining

    try:
        while (ask := driver.ask) is not None:
            if ask.decider == seat:
                answer = bot.answer(ask, Imagining(driver, seat))
                older.hear(answer)
            else:
                answer = older.answer()
            driver.answer(answer)
        by_same_rules = older.end() == _ending(driver)
    except (Stopped, IllegalAnswer):  # one state asks where the other does not
        older.restart()
        return 0.0, 0, False
    scores, winners = driver.table.result()
    won = 1 / len(winners) if seat in winners else 0.0
    return won, scores[seat] - scores[1 - seat], by_same_rules


def _begun(game: str, seed: str, options: Mapping[str, Any], name: str, seat: int) -> tuple[Any, Any]:
    from fudaba.bots import maker_or_file
    from fudaba.games import named
    from fudaba.kernel.drive import Driver
    from fudaba.kernel.game import setup_of

    found, maker = named(game), maker_or_file(name, game)
    setup = setup_of(found, seats=2, seed=seed, options=options)
    driver: Any = Driver(found.table(setup), forkable=bool(getattr(maker, "imagines", False)))
    driver.start()
    return driver, maker(f"{seed}/{seat}")


def _ending(driver: Any) -> list[Any]:
    """How a game has ended, to compare two states: scores, winners, turns, and the cards of each zone.

    No digest of the state, which has the names of the functions that it waits for: those may change.
    """
    table = driver.table
    scores, winners = table.result()
    return [list(scores), list(winners), table.turns_taken(), table.state.zones]


class Stopped(Exception):
    """The process of the earlier state has stopped with an error."""


class _Older:
    """The process of the earlier state."""

    def __init__(self, checkout: Path, environment: Mapping[str, str]) -> None:
        self._source = checkout.resolve() / "src"
        if not self._source.is_dir():
            raise SystemExit(f"{checkout} is no checkout of Fudaba")
        self._environment = {
            **environment,
            "PYTHONPATH": str(self._source),
            "XDG_DATA_HOME": str(checkout.resolve() / ".data"),
        }
        self._process = self._started()
        self._heard: list[list[int]] = []

    def _started(self) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), CHILD],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=self._environment,
        )

    def restart(self) -> None:
        """Begin with a new process, after a game in which the two states did not agree."""
        self.close()
        self._process, self._heard = self._started(), []

    def begin(self, *game: Any) -> None:
        """A new game: its name, seed and options, the bot and its seat."""
        self._say({"begin": list(game)})

    def hear(self, answer: tuple[int, ...]) -> None:
        """What the other bot has answered."""
        self._heard.append(list(answer))

    def answer(self) -> tuple[int, ...]:
        """What the earlier bot answers to the question that is put now."""
        heard, self._heard = self._heard, []
        return tuple(self._say({"summaries": heard, "answer": True}))

    def end(self) -> list[Any]:
        """How the game has ended there, see `_ending`."""
        heard, self._heard = self._heard, []
        ending: list[Any] = self._say({"summaries": heard, "end": True})
        return ending

    def _say(self, line: Mapping[str, Any]) -> Any:
        pipes = self._process
        assert pipes.stdin is not None
        assert pipes.stdout is not None
        try:
            pipes.stdin.write(json.dumps(line) + "\n")
            pipes.stdin.flush()
        except BrokenPipeError:
            raise Stopped from None
        said = pipes.stdout.readline()
        if not said:
            raise Stopped
        return json.loads(said)

    def close(self) -> None:
        """Let it go."""
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.wait()


def _answers() -> None:
    """Answer what is put on standard input, line by line; with the code that is first on the path."""
    from fudaba.kernel.worlds import Imagining

    driver: Any = None
    bot: Any = None
    for text in sys.stdin:
        line = json.loads(text)
        said: Any = None
        if "begin" in line:
            driver, bot = _begun(*line["begin"])
        for answer in line.get("summaries", ()):
            driver.answer(tuple(answer))
        if "answer" in line:
            said = bot.answer(driver.ask, Imagining(driver, driver.ask.decider))
            driver.answer(said)
        elif "end" in line:
            said = _ending(driver)
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
