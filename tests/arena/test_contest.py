"""Contests: who meets whom, how they are rated, and when it is settled."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fudaba.arena import contest_command
from fudaba.arena.contest.contest import Contest, Game, contest
from fudaba.arena.contest.ratings import ELO, RatedGame, rated
from fudaba.arena.figures import sprt
from fudaba.arena.figures.sprt import FEWEST, ratio, settled
from fudaba.arena.report import contest_page, contest_text, outputs
from fudaba.arena.report.plots import folded
from fudaba.cli import main
from fudaba.kernel.ask import Ask
from fudaba.kernel.ending import Ending, Measure
from fudaba.kernel.game import BadSetup
from fudaba.kernel.view import View

Capture = pytest.CaptureFixture[str]


def drawn(strengths: list[float], first: float, seats: int, chance: Random) -> RatedGame:
    """A game of some of these, as the model of Plackett and Luce draws it; `first` helps who begins."""
    bots = chance.sample(range(len(strengths)), seats)
    left = {seat: math.exp(strengths[bot] + first * (seat == 0)) for seat, bot in enumerate(bots)}
    places = [0] * seats
    for place in range(1, seats + 1):
        seat = chance.choices(list(left), list(left.values()))[0]
        places[seat] = place
        del left[seat]
    return RatedGame(tuple(bots), tuple(places))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_find_the_strengths_from_which_games_were_drawn(seats: int) -> None:
    strengths, first, chance = [0.8, 0.1, 0.0, -0.9], 0.3, Random("ratings")
    found = rated([drawn(strengths, first, seats, chance) for _ in range(9000)], 4, seats)
    for rating, strength in zip(found.bots, strengths, strict=True):
        assert abs(rating.elo - ELO * strength) < 1.5 * rating.error < 22
    assert abs(found.first_seat.elo - ELO * first) < 1.5 * found.first_seat.error < 22


@pytest.mark.parametrize("seats", [2, 3])
def test_the_interval_of_a_rating_holds_the_truth_as_often_as_it_says(seats: int) -> None:
    chance, held = Random("intervals"), 0
    for _ in range(200):
        games = [drawn([0.0] * seats, 0.0, seats, chance) for _ in range(40)]
        rating = rated(games, seats, seats).bots[0]
        held += abs(rating.elo) <= rating.error
    assert 180 <= held <= 199


@pytest.mark.parametrize("seats", [2, 3])
def test_who_has_won_all_has_a_rating_with_an_end(seats: int) -> None:
    who, places = tuple(range(seats)), tuple(range(1, seats + 1))
    turned = [RatedGame(who[at:] + who[:at], places[at:] + places[:at]) for at in range(seats)]
    best, *_, worst = rated(turned * 10, seats, seats).bots
    assert best.elo == pytest.approx(-worst.elo)
    assert 100 < best.elo < 1000
    assert 150 < best.error < 1000


def test_a_tie_is_half_a_win_of_both() -> None:
    tied = rated([RatedGame((0, 1), (1, 1)), RatedGame((1, 0), (1, 1))] * 20, 2)
    assert [bot.elo for bot in tied.bots] == pytest.approx([0.0, 0.0])
    assert tied.first_seat.elo == pytest.approx(0.0), "nor has the second seat won these games"
    better = rated([RatedGame((0, 1), (1, 2)), RatedGame((1, 0), (1, 1))] * 20, 2)
    won = rated([RatedGame((0, 1), (1, 2)), RatedGame((1, 0), (2, 1))] * 20, 2)
    assert 0 < better.bots[0].elo < won.bots[0].elo


def test_who_has_won_is_first_whatever_the_figures_say() -> None:
    points, turns = Measure("points", (3, 9, 3, 9)), Measure("turns", (5, 5, 4, 5), few=True)
    assert Ending("", "", (2,), (points, turns)).places == (4, 2, 1, 2)
    assert Ending("", "", (0, 2), (points, turns)).places == (1, 3, 1, 3)


def test_what_is_clear_is_settled_soon_and_what_is_even_late() -> None:
    assert settled([1.0] * (FEWEST - 1)) == 0
    assert settled([1.0] * FEWEST) == 1
    assert settled([0.0] * FEWEST) == -1
    assert settled([0.5, 0.5, 1.0, 0.0] * 3) == 0
    assert settled([0.5, 1.0, 1.0, 0.5] * 8) == 1


def test_one_pair_more_is_lost_and_one_more_is_won_before_anything_is_believed() -> None:
    """Else the spread of few pairs is taken for less than it may be, and that of a row of wins for none."""
    shares = [0.5] * 6 + [1.0] * 4
    assert ratio(shares) == pytest.approx(2.0)
    assert settled(shares) == 0, "without the two, these ten pairs would be enough"
    assert ratio([1 - share for share in shares]) == pytest.approx(-2.0)
    assert ratio([1.0] * FEWEST) == pytest.approx(7.2)
    assert ratio([1.0] * (FEWEST - 1)) == 0
    assert ratio([0.5] * 100) == 0


def test_the_better_one_is_called_once_the_wrong_call_is_as_seldom_as_was_promised(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nineteen to one: where one of two calls in twenty may be wrong."""
    for found, call in ((2.94, 0), (2.95, 1), (-2.94, 0), (-2.95, -1)):
        monkeypatch.setattr(sprt, "ratio", lambda _, found=found: found)
        assert settled([]) == call


def test_an_even_question_is_called_wrong_seldom() -> None:
    """A bot that wins 45 % is called the better one in at most so many cases as the test allows, about."""
    wrong = 0
    for number in range(200):
        chance, shares = Random(f"even {number}"), list[float]()
        while not settled(shares) and len(shares) < 3000:
            shares.append(sum(chance.random() < 0.45 for _ in range(2)) / 2)
        wrong += settled(shares) == 1
    assert wrong <= 20


def test_each_pair_meets_on_the_same_kingdoms_and_deals_from_both_seats() -> None:
    found = contest("dominion", ["big-money", "big-money-ultimate"], 3, deals=2, until_settled=False)
    assert len(found.ended) == 12
    assert len(set(found.kingdoms)) == 3
    assert len({game.seed for game in found.games}) == 6
    for seed in {game.seed for game in found.games}:
        assert sorted(g.bots for g in found.games if g.seed == seed) == [(0, 1), (1, 0)]


def test_at_tables_of_more_each_so_many_meet_from_every_seat() -> None:
    bots = ["big-money", "big-money-ultimate", "random", "uniform"]
    found = contest("dominion", bots, 1, seats=3, options={"kingdom": "quiet_street"})
    who = [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    assert [game.bots for game in found.ended] == [
        one[turned:] + one[:turned] for one in who for turned in range(3)
    ]
    assert all(sorted(game.places)[0] == 1 and max(game.places) <= 3 for game in found.games)
    assert (found.over, found.sides) == ({}, 3)
    data = found.plain()
    assert [bot["name"] for bot in data["bots"]] == bots
    assert min(data["bots"], key=lambda bot: bot["elo"])["name"] in ("random", "uniform")
    assert sum(bot["share"] for bot in data["bots"]) == pytest.approx(4 / 3, abs=0.001)
    assert data["pairs"][0]["games"] == 6
    assert data["pairs"][0]["better"] is None


def test_who_is_named_several_times_may_sit_as_often() -> None:
    found = contest("bridge_over", ["sensible", "random", "random"], 2, seats=3, options={"rounds": 1})
    assert found.bots == ["sensible", "random"]
    assert [game.bots for game in found.games] == 2 * [(0, 1, 1), (1, 1, 0), (1, 0, 1)]
    assert found.before(0, 1)[1] == 6
    assert found.won(1)[1] == 12


def test_with_teams_a_bot_has_all_seats_of_one() -> None:
    found = contest("innovation", ["sensible", "random"], 1, seats=4, options={"teams": True})
    assert [game.bots for game in found.ended] == [(0, 1), (1, 0)]
    assert found.sides == 2
    assert all(sorted(game.places) in ([1, 2], [1, 1]) for game in found.games)


def test_the_result_is_the_same_for_any_number_of_workers() -> None:
    alone, together = (
        contest("bridge_over", ["random", "uniform"], 3, workers=workers, options={"rounds": 1})
        for workers in (1, 2)
    )
    assert alone == together
    assert len(alone.ended) == 6


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_ends_a_contest_with_what_has_been_played(workers: int) -> None:
    def interrupted(_: Contest) -> None:
        raise KeyboardInterrupt

    bots = ["random", "uniform"]
    found = contest("bridge_over", bots, 30, workers=workers, options={"rounds": 1}, progress=interrupted)
    assert len(found.games) == 2
    assert found.stopped
    assert found.plain()["stopped"] is True


def test_the_command_says_that_it_was_stopped(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def stopped(*args: object, **options: object) -> Contest:
        return Contest("bridge_over", ["random", "uniform"], [""], stopped=True)

    monkeypatch.setattr(contest_command, "contest", stopped)
    assert main(["arena", "bridge_over", "--bots", "random,uniform"]) == 130
    assert "stopped after 0 games" in capsys.readouterr().err


LONG = ["big-money-ultimate", "double-militia-and-a-moat", "the-longest-plan-that-anybody-has-named"]


def even(game: str, kingdoms: list[str], bots: list[str] = LONG, deals: int = 1) -> Contest:
    """A contest as if it had been played: on each deal each two won from the first seat and lost from the
    other; the first two are settled."""
    found = Contest(game, bots, kingdoms, over={(0, 1): 10})
    for ground in range(len(kingdoms)):
        for deal in range(deals):
            for who in [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]:
                found.games.append(Game(ground, f"0/{ground}/{deal}", who, (1, 2), (3.0, 2.0), 20, ""))
    return found


def printed(found: Contest, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> str:
    """What the command prints of a contest, 80 columns wide."""
    monkeypatch.setattr(contest_command, "contest", lambda *_, **__: found)
    monkeypatch.setattr(outputs, "PIPED_WIDTH", 80)
    assert main(["arena", found.game, "--bots", "random,uniform", "--lang", lang]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "verdicts"), [("en", ["after 10 deals", "open"]), ("ja", ["配り10回で", "未決"])]
)
def test_verdicts_are_whole_however_long_the_names_are(
    lang: str, verdicts: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    output = printed(even("dominion", ["quiet_street", "narrow_gate"]), lang, monkeypatch, capsys)
    assert "…" not in output
    assert all(verdict in output for verdict in verdicts)


@pytest.mark.parametrize(
    ("game", "ground", "en", "ja"),
    [
        ("dominion", "quiet_street", "games won on", "王国ごとの勝ち"),
        ("innovation", "", "games won in", "配りごとの勝ち"),
        ("bridge_over", "", "games won in", "配りごとの勝ち"),
    ],
)
def test_of_a_game_without_kingdoms_it_is_told_what_was_won_in_each_deal(
    game: str, ground: str, en: str, ja: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    bots = ["sensible", "random", "uniform"]
    for lang, heading, deal, several in (("en", en, "deal 2", "deals 4–6"), ("ja", ja, "配り2", "配り4〜6")):
        output = printed(even(game, [ground] * 2, bots), lang, monkeypatch, capsys)
        assert heading in output
        assert (deal in output, "王国" in output) == (not ground, lang == "ja" and bool(ground))
        output = printed(even(game, [ground] * 2, bots, deals=3), lang, monkeypatch, capsys)
        assert (several in output) == (not ground)


def test_a_figure_that_is_rounded_to_nothing_has_no_sign() -> None:
    assert [contest_text.signed(one) for one in (-0.4, 0.0, -0.0, 0.4, -0.6, 30)] == [
        "0",
        "0",
        "0",
        "0",
        "-1",
        "+30",
    ]
    assert [contest_text.signed(one, ".0%") for one in (-0.004, 0.1, -0.1)] == ["0%", "+10%", "-10%"]


def test_ratings_of_one_deal_are_told_in_words(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    found = Contest("innovation", ["random", "uniform"], [""])
    first, second = (
        [Game(0, "0/0/0", who, places, (), 20, "") for who in [(0, 1), (1, 0)]] for places in [(1, 2), (2, 1)]
    )
    found.games = first
    assert printed(found, "en", monkeypatch, capsys).count("too few games") == 2
    found.games = [first[0], second[1]]
    for lang, even in (("en", "would be 50.0%"), ("ja", "差がなければ50.0%")):
        assert printed(found, lang, monkeypatch, capsys).rstrip().endswith(even)
    found.games = (first + second) * 15
    output = printed(found, "en", monkeypatch, capsys)
    assert "by rating 0 ± " in " ".join(output.split())
    assert "too few games" not in output


def test_no_zero_of_a_contest_has_a_sign() -> None:
    found = contest("dominion", ["big-money", "random"], 1, options={"kingdom": "quiet_street"}).plain()
    assert "-0.0," not in json.dumps(found)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Dominion on 2 kingdoms: 12 games, 1 error", "the first player wins 100.0%", "after 10 deals",
                "open", "Ratings", "Games won", "Quiet Street", "Narrow Gate",
                "double-militia-and-a-moat, big-money-ultimate, seed 0/1/0: it stopped"]),
        ("ja", ["ドミニオン、2王国：12ゲーム、エラー1", "先手の勝ちは100.0%", "配り10回で", "未決",
                "レーティング", "勝ち", "静かな通り", "狭き門"]),
    ],
)  # fmt: skip
def test_the_page_tells_all_that_the_text_tells(lang: str, said: list[str]) -> None:
    found = even("dominion", ["quiet_street", "narrow_gate"])
    stopped = found.games[7]
    found.games[7] = stopped._replace(places=(), error="it stopped")
    written = " ".join(page_texts(found, lang))
    said = [*said, *(contest_text.share(*found.won(bot)) for bot in range(3))]
    assert [one for one in said if one not in written] == []
    assert "Quiet Street" in " ".join(page_texts(even("dominion", ["quiet_street"]), "en"))


def test_the_page_of_a_game_without_kingdoms_speaks_of_deals() -> None:
    for lang, title, heading, row in (
        ("en", "Bridge Over in 2 deals: 12 games, 0 errors", "Games won in each deal", "deal 2"),
        ("ja", "Bridge Over、配り2回：12ゲーム、エラー0", "配りごとの勝ち", "配り2"),
    ):
        written = page_texts(even("bridge_over", ["", ""]), lang)
        assert {title, heading} <= set(written)
        assert row in " ".join(written)
        assert "王国" not in " ".join(written)


def test_every_plot_of_the_page_has_a_title_and_nothing_lies_on_anything_else() -> None:
    found = even("dominion", ["quiet_street", "quiet_street"], ["a", "b", "c"])
    plots = contest_page.plot(found, "en").to_dict()
    assert len(plots["vconcat"]) == 4
    for plot in plots["vconcat"]:
        title = plot["title"]
        assert title if isinstance(title, str) else title["text"]
        of = "row" if "row" in plot["data"]["values"][0] else "bot"
        places = [(row[of], row.get("column")) for row in plot["data"]["values"]]
        assert len(set(places)) == len(places)
        assert {layer["encoding"]["y"]["field"] for layer in plot["layer"]} == {of}


def test_a_rating_of_too_few_games_has_its_line_on_the_page_and_no_place() -> None:
    found = even("dominion", ["quiet_street"] * 10, ["a", "b", "c"])
    for games in (found.games, []):
        found.games = games
        ratings = contest_page.plot(found, "en").to_dict()["vconcat"][0]["data"]["values"]
        assert [row["value"] is None for row in ratings] == [not games] * 3
        assert [row["note"] == "too few games" for row in ratings] == [not games] * 3
    nothing = contest_page.plot(Contest("dominion", ["a", "b"], ["quiet_street"], stopped=True), "en")
    assert "stopped after 0 games" in nothing.to_dict()["title"]["subtitle"]


def page_texts(found: Contest, lang: str) -> list[str]:
    """Every text of a contest's page, also of what is looked up by it."""
    left, texts, looked_up = [contest_page.plot(found, lang).to_dict()], list[str](), "[datum.label]"
    while left:
        one = left.pop()
        if isinstance(one, str) and one.endswith(looked_up):
            left.append(list(json.loads(one.removesuffix(looked_up)).values()))
        elif isinstance(one, str):
            texts.append(one)
        elif isinstance(one, (dict, list)):
            left.extend(one.values() if isinstance(one, dict) else one)
    return texts


def test_long_names_stand_in_several_lines_on_a_page() -> None:
    assert folded("big-money-ultimate", 11) == ["big-money-", "ultimate"]
    assert folded("Way of the Goat, Quartermaster", 16) == ["Way of the Goat,", "Quartermaster"]
    assert folded("橋の下のトロル, 狸", 8) == ["橋の下の", "トロル,", "狸"]
    assert folded("前駆者、研究所、市場。", 14) == ["前駆者、研究所、", "市場。"]
    assert folded("市場。", 4) == ["市場。"]


def test_bots_meet_on_the_kingdoms_that_are_named(capsys: Capture) -> None:
    given = ["arena", "dominion", "--bots", "big-money,random", "--on", "quiet_street", "Village, 堀"]
    assert main([*given, "--json"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["kingdoms"] == ["quiet_street", "village,moat"]
    assert [[bot["share"] for bot in bots] for bots in output["by_kingdom"]] == [[1.0, 0.0]] * 2
    assert main(given) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if "100%" in line and "%" in line]
    assert ["Quiet", "Street", "100%", "0%"] in rows
    assert ["Village,", "Moat", "100%", "0%"] in rows
    assert main([*given[:5], "Quiet Street,narrow_gate", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["kingdoms"] == ["quiet_street", "narrow_gate"]
    assert main(["arena", "innovation", "--bots", "random,uniform", "--on", "quiet_street"]) == 2
    assert "There is no option ‘kingdom’" in capsys.readouterr().err


def test_a_pair_that_is_settled_meets_no_more() -> None:
    found = contest("dominion", ["big-money", "random"], 30, options={"kingdom": "quiet_street"})
    assert found.over == {(0, 1): FEWEST}
    assert len(found.games) == 2 * FEWEST
    data = found.plain()
    assert data["pairs"][0]["better"] == "big-money"
    assert data["bots"][0]["elo"] > data["bots"][1]["elo"]


def test_a_contest_needs_two_bots() -> None:
    for bots, seats in ((["big-money"], 2), (["big-money"] * 2, 2), (["big-money", "random"], 3)):
        with pytest.raises(BadSetup, match=f"needs {seats} bots, at least two of them different"):
            contest("dominion", bots, 3, seats=seats)
    with pytest.raises(BadSetup, match="2 to 6 players, not 7"):
        contest("dominion", ["big-money", "random"], 3, seats=7)


def test_the_command_writes_text_json_rows_and_a_page(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Of the program that draws a page's plots a sign is enough: `test_story` has a page with all of it.
    monkeypatch.setattr("vl_convert.javascript_bundle", lambda **_: "/* what draws */")
    rows, page = tmp_path / "games.parquet", tmp_path / "page.html"
    given = [
        "arena",
        "dominion",
        "--bots",
        "big-money,random",
        "--kingdoms",
        "2",
        "--kingdom",
        "quiet_street",
    ]
    assert main([*given, "--parquet", str(rows), "--html", str(page)]) == 0
    assert "big-money, random" in capsys.readouterr().out
    assert main([*given, "--json"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["games"] == 4
    assert output["pairs"][0]["games"] == 4

    import polars as pl

    written = pl.read_parquet(rows)
    assert written.height == 4
    assert sorted(map(tuple, written["bots"].to_list()))[0] == ("big-money", "random")
    assert set(map(tuple, written["places"].to_list())) <= {(1, 2), (2, 1), (1, 1)}
    columns = ["kingdom", "cards", "seed", "bots", "places", "scores", "turns", "error"]
    assert written.columns == columns
    assert set(written["cards"]) == {"quiet_street"}
    contest_command.write_parquet(Contest("dominion", ["a", "b"], [""]), tmp_path / "none.parquet")
    assert pl.read_parquet(tmp_path / "none.parquet").columns == columns
    assert "/* what draws */" in page.read_text("utf-8")
    assert main([*given, "--html", str(page)]) == 2
    assert "already" in capsys.readouterr().err


class Hasty:
    """A bot of a program's own."""

    def __init__(self, seed: str = "") -> None:
        self.seed = seed

    def answer(self, ask: Ask[Any, Any], view: View) -> Sequence[int]:
        return range(max(1, ask.least))


def last(ask: Ask[Any, Any], view: View) -> Sequence[int]:
    """A bot that is a function."""
    return (len(ask.options) - 1,) if ask.least <= 1 <= ask.most else tuple(range(ask.least))


def test_bots_of_a_program_meet_as_those_with_names_do() -> None:
    found = contest("dominion", ["big-money", Hasty(), Hasty, last], ["quiet_street"], until_settled=False)
    assert found.bots == ["big-money", "Hasty", "Hasty", "last"]
    assert len(found.ended) == len(found.games) == 12
    with pytest.raises(BadSetup, match="can't be sent to other processes"):
        contest("dominion", ["big-money", lambda ask, view: (0,)], ["quiet_street"], workers=2)
    with pytest.raises(TypeError, match="a bot is a name"):
        contest("dominion", ["big-money", 3], ["quiet_street"])  # type: ignore[list-item]  # what is tried
