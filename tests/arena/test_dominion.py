"""Simulations of Dominion: what is counted, strategy files, how well the strategies do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fudaba.arena import simulate
from fudaba.cli import main

KINGDOM = {"kingdom": "cellar,chapel,festival,gardens,laboratory,market,remodel,smithy,village,workshop"}
"""Nobody buys anything of it but Smithies: nothing has an influence on the strategies."""
Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("bots", "shares", "turns"),
    [
        (("big-money", "big-money"), (0.339, 0.329, 0.332), 34.2),
        (("big-money-smithy", "big-money"), (0.572, 0.159, 0.269), 32.5),
        (("big-money-smithy-ultimate", "big-money"), (0.938, 0.048, 0.014), 33.5),
        (("big-money-smithy-ultimate", "big-money-smithy"), (0.781, 0.190, 0.029), None),
    ],
)
@pytest.mark.parametrize(
    "games", [pytest.param(400, id="400"), pytest.param(4000, marks=pytest.mark.long, id="4000")]
)
def test_the_strategies_do_as_well_as_is_known(
    bots: tuple[str, str], shares: tuple[float, ...], turns: float | None, games: int, tmp_path: Path
) -> None:
    """Wins, losses and ties of the first of the two, and player-turns a game, over alternating seats.

    As their lines are written: who is known so buys the last Province also where that loses.

    Each share p of n games is allowed four of its standard deviations, sqrt(p (1 - p) / n), and 0.004 for
    the known figure, which is such a share itself. The turns of a game have a standard deviation of at most
    4, so that their mean is allowed 4 x 4 / sqrt(n), and 0.1 for the known figure.
    """
    written = [tmp_path / f"{name}.toml" for name in bots]
    for path in written:
        path.write_text(f'import = "{path.stem}"\nstyle = "as_written"\n', "utf-8")
    result = simulate("dominion", [str(path) for path in written], games, seed="known", options=KINGDOM)
    first = result.bots[0]
    assert result.errors == 0
    found = [count / games for count in (first.wins, result.losses(first), first.ties)]
    for share, known in zip(found, shares, strict=True):
        assert abs(share - known) < 4 * (known * (1 - known) / games) ** 0.5 + 0.004
    if turns is not None:
        assert abs(result.mean_turns - turns) < 4 * 4 / games**0.5 + 0.1


def test_turns_are_those_of_all_players() -> None:
    result = simulate("dominion", ["big-money", "big-money"], 20, options=KINGDOM)
    assert 25 < result.mean_turns < 45
    first, second = result.bots
    assert first.wins == result.losses(second)
    assert first.ties == second.ties == result.ties
    assert first.wins + result.losses(first) + first.ties == 20


def test_a_strategy_file_plays(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "villages.toml"
    file.write_text(
        '[[buy]]\ncard = "Province"\n\n[[buy]]\ncard = "Village"\nup_to = 3\n\n[[buy]]\ncard = "Silver"\n'
    )
    args = ["simulate", "dominion", "--bots", str(file), "big-money", "--games", "12", "--json"]
    assert main([*args, "--option", f"kingdom={KINGDOM['kingdom']}"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["errors"] == 0
    assert [bot["name"] for bot in output["bots"]] == ["villages", "big-money"]
    one = simulate("dominion", [str(file), "big-money"], 60, options=KINGDOM)
    two = simulate("dominion", [str(file), "big-money"], 60, options=KINGDOM, workers=2)
    assert one.plain() == two.plain()


def test_the_table_for_people_has_wins_losses_and_ties(capsys: Capture) -> None:
    args = ["simulate", "dominion", "--bots", "big-money-smithy", "big-money", "--games", "10"]
    assert main([*args, "--option", f"kingdom={KINGDOM['kingdom']}"]) == 0
    out = capsys.readouterr().out
    assert "10 games" in out
    assert [word for word in ("wins", "losses", "ties") if word not in out] == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "There must be at least one [[buy]]"),
        ('[[buy]]\ncard = "Smith"', "buy 1: There is no card ‘Smith’. Did you mean ‘Smithy’?"),
    ],
)
def test_a_wrong_strategy_file_is_refused_in_one_line(
    tmp_path: Path, capsys: Capture, text: str, says: str
) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    assert main(["simulate", "dominion", "--bots", f"{file},big-money"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert says in err


def test_a_strategy_file_is_for_its_game_only(tmp_path: Path, capsys: Capture) -> None:
    assert main(["simulate", "bridge_over", "--bots", "x.toml", "random"]) == 2
    assert "There is no bot ‘x.toml’" in capsys.readouterr().err


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_bots_play_random_kingdoms(seats: int) -> None:
    """Another kingdom for each seed, which is the game's number too."""
    result = simulate("dominion", ["random"] * seats, 6, seed="kingdoms")
    assert result.failed == []
    assert result.mean_turns > 10
