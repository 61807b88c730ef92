"""The study of a kingdom: the same with any number of workers, and what it says of its plans."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import pytest
from rich.cells import cell_len

from fudaba.bots.dominion.strategy_file import load
from fudaba.cli import main
from fudaba.dominion_study import analysis, command, page
from fudaba.dominion_study.analysis import Study, study
from fudaba.dominion_study.kingdom import PlanKingdom
from fudaba.dominion_study.match_player import MatchPlayer
from fudaba.dominion_study.mixture import unbeaten
from fudaba.dominion_study.plans_cache import USUAL
from fudaba.dominion_study.search import Gene, Generation, Match, MatchResult, MatchSetup, Plan, play
from fudaba.dominion_study.search.evolution import BIG_MONEY
from fudaba.games.dominion.setup.notation import all_named

CARDS = (
    *("bridge", "chapel", "gardens", "laboratory", "militia"),
    *("mint", "moat", "village", "witch", "workshop"),
)
KINGDOM = PlanKingdom(CARDS, (), colonies=False, shelters=False, seats=2)
SETUP = MatchSetup(tuple(KINGDOM.options.items()), "test")
MONEY: Plan = (Gene("province"), Gene("gold"), Gene("silver"))
WITCHES: Plan = (Gene("province"), Gene("witch", 2), Gene("gold"), Gene("silver"))


def by_witches(self: MatchPlayer, setup: MatchSetup, matches: Sequence[Match]) -> Iterator[MatchResult]:
    """The player who buys witches earlier wins; of two alike the longer plan."""
    return iter([_outcome(_early(match.first) - _early(match.second)) for match in matches])


def _early(plan: Plan) -> float:
    at = next((number for number, gene in enumerate(plan) if gene.card == "witch"), 99)
    return -at + len(plan) / 100


def _outcome(lead: float) -> MatchResult:
    return MatchResult(0.5 if not lead else float(lead > 0), lead)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Outcomes that are decided, not played; one game is watched."""
    monkeypatch.setattr(MatchPlayer, "map", by_witches)
    monkeypatch.setattr(analysis, "TRACED", 1)


# The mixture.


@pytest.mark.parametrize(
    ("shares", "mixture"),
    [
        ([[0.5, 0.7], [0.3, 0.5]], [1.0, 0.0]),
        ([[0.5, 1.0, 0.0], [0.0, 0.5, 1.0], [1.0, 0.0, 0.5]], [1 / 3, 1 / 3, 1 / 3]),
        ([[0.5, 0.6, 0.2], [0.4, 0.5, 0.6], [0.8, 0.4, 0.5]], [0.2, 0.6, 0.2]),
    ],
)
def test_nobody_in_the_field_beats_the_mixture(shares: list[list[float]], mixture: list[float]) -> None:
    found = unbeaten(shares)
    assert found == pytest.approx(mixture)
    for rival in range(len(shares)):
        assert sum(weight * shares[one][rival] for one, weight in enumerate(found)) >= 0.5 - 1e-9


# Who plays.


def test_two_processes_play_the_same_games() -> None:
    matches = [Match(WITCHES, MONEY, n) for n in range(6)]
    with MatchPlayer(2) as player:
        assert player.play(SETUP, matches) == [*player.map(SETUP, matches)] == play(SETUP, matches)


# The study.


@pytest.mark.usefixtures("quick")
def test_a_study_has_plans_a_mixture_worths_and_a_curve() -> None:
    begun: list[str] = []
    found = study(KINGDOM, games=1200, deals=3, seed="1", begun=begun.append)
    assert begun == ["meeting", "worths"]
    assert found.stopped == "games"
    assert found.names[-1] == USUAL
    assert found.plans[-1] == tuple(gene for gene in BIG_MONEY if gene.card != "smithy")
    text = {gene.card for plan in found.plans for gene in plan} | {worth.card for worth in found.worths}
    assert text <= set(KINGDOM.market.all)
    assert len(set(found.plans)) == len(found.plans)
    assert max(found.mixture) == pytest.approx(1.0)
    likeliest = found.plans[found.mixture.index(max(found.mixture))]
    assert found.best == (found.leaner or likeliest)
    assert {gene.card for gene in found.best} <= {gene.card for gene in likeliest}
    assert found.plans[0] == found.generations[-1].best
    for one, plan in enumerate(found.plans):
        for other, rival in enumerate(found.plans):
            lead = _early(plan) - _early(rival)
            won = 0.0 if one == other else 6 * _outcome(lead).win
            assert (found.won[one][other], found.played[one][other]) == (won, 6 * (one != other))
    assert "witch" in {gene.card for gene in found.best}
    assert found.worths[0].card == "witch"
    assert found.worths[0].lost == 0.5
    assert 0 < found.worths[0].error < 0.5
    first, *_, last = found.curve
    assert (first.number, first.cards, first.points) == (1, 10, 3)
    assert 2 <= first.coins <= 5
    assert last.cards > 15
    again = study(KINGDOM, games=1200, deals=3, seed="1")
    assert again.plain() == found.plain()
    assert study(KINGDOM, games=1200, deals=3, seed="2").plain() != found.plain()


def test_a_card_that_does_no_good_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it wins as much without, on other deals than those that said so."""
    numbers: set[int] = set()

    def played(self: MatchPlayer, setup: MatchSetup, matches: Sequence[Match]) -> list[MatchResult]:
        numbers.update(match.number for match in matches)
        has = [[any(gene.card == "moat" for gene in plan) for plan in match[:2]] for match in matches]
        return [_outcome(float(other) - float(one)) for one, other in has]

    monkeypatch.setattr(MatchPlayer, "play", played)
    found = analysis.Study(KINGDOM, "lean")
    found.plans, found.mixture = [(*WITCHES, Gene("moat", 1), Gene("moat", sort="play"))], [1.0]
    with MatchPlayer(1) as player:
        analysis._weigh(found, SETUP, player, 4)
    assert found.best == found.leaner == WITCHES
    assert [worth.card for worth in found.worths] == ["witch"]
    assert numbers == set(range(8))
    kept = analysis.Study(KINGDOM, "lean")
    kept.plans, kept.mixture = [WITCHES], [1.0]
    with MatchPlayer(1) as player:
        analysis._weigh(kept, SETUP, player, 4)
    assert (kept.best, kept.leaner) == (WITCHES, ())


@pytest.mark.usefixtures("quick")
def test_the_latest_plans_and_big_money_meet_once_each() -> None:
    found = analysis.Study(KINGDOM, "meet")
    money = found.money
    plans: list[Plan] = [(Gene("witch"), *MONEY[:number], Gene("gold", number + 1)) for number in range(8)]
    found.generations = [
        Generation(1, 100, plans[0], 0.5, 0.1, (), ()),
        Generation(2, 200, money, 0.5, 0.1, (), ()),
        Generation(3, 300, plans[1], 0.5, 0.1, (money, plans[1], *plans[2:]), ()),
    ]
    with MatchPlayer(1) as player:
        analysis._meet(found, SETUP, player, 2)
    assert found.plans == [plans[1], plans[0], *plans[2:5], money]
    assert found.names == ["plan A", "plan B", "plan C", "plan D", "plan E", USUAL]
    assert (found.deals, found.games) == (2, 2 * 2 * 15)


def test_the_curve_goes_on_as_long_as_half_of_the_games_do(monkeypatch: pytest.MonkeyPatch) -> None:
    lasts = [2, 3, 4, 40]
    monkeypatch.setattr(analysis, "TRACED", len(lasts))
    monkeypatch.setattr(analysis, "LAST_TURN", 30)
    monkeypatch.setattr(
        analysis,
        "_traced",
        lambda setup, plan, number: {
            turn: (float(turn + number), 3.0, 10.0 * turn) for turn in range(1, lasts[number] + 1)
        },
    )
    curve = analysis._curve(SETUP, MONEY)
    assert [(turn.number, turn.games) for turn in curve] == [(1, 4), (2, 4), (3, 3), (4, 2)]
    assert [turn.coins for turn in curve] == [2.5, 3.5, 5.0, 6.5]
    assert [(turn.points, turn.cards) for turn in curve] == [(3, 10), (3, 20), (3, 30), (3, 40)]
    lasts[:] = [40] * 4
    assert len(analysis._curve(SETUP, MONEY)) == 30, "no longer than the table has room"


@pytest.mark.usefixtures("quick")
def test_time_ends_a_study_after_a_generation() -> None:
    found = study(KINGDOM, games=10**9, deals=2, seconds=0)
    assert found.stopped == "time"
    assert len(found.generations) == 1
    assert found.mixture


def test_what_is_known_is_kept_when_it_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0

    def interrupted(self: MatchPlayer, setup: MatchSetup, matches: Sequence[Match]) -> Iterator[MatchResult]:
        nonlocal calls
        calls += 1
        if calls > 4:  # the first generation races in four rounds
            raise KeyboardInterrupt
        return by_witches(self, setup, matches)

    monkeypatch.setattr(MatchPlayer, "map", interrupted)
    found = study(KINGDOM, games=10**9)
    assert found.stopped == "interrupt"
    assert [one.number for one in found.generations] == [0, 1]  # the second with what it has
    assert found.best == found.generations[1].best
    assert found.plain()["plans"] == []
    assert found.plain()["best"]["lines"] == [gene._asdict() for gene in found.best]


@pytest.mark.parametrize("deals", [0, 1, 7])
def test_the_deals_on_which_all_have_met_are_kept_when_it_is_interrupted(
    deals: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """6 plans are 15 pairs with 30 games on each deal. Ctrl-C comes in the last game of one."""

    def interrupted(self: MatchPlayer, setup: MatchSetup, matches: Sequence[Match]) -> Iterator[MatchResult]:
        outcomes = by_witches(self, setup, matches)
        if setup.seed.endswith("/meeting"):
            yield from islice(outcomes, 30 * deals + 29)
            raise KeyboardInterrupt
        yield from outcomes

    monkeypatch.setattr(MatchPlayer, "map", interrupted)
    found = study(KINGDOM, games=900, deals=20)
    assert found.stopped == "interrupt"
    assert found.games == found.generations[-1].games + 30 * deals
    assert len(found.plans) == len(found.mixture) == (6 if deals else 0)
    page, plan = tmp_path / "s.html", tmp_path / "best.toml"
    cards, files = ",".join(CARDS), ["--html", str(page), "--plan", str(plan)]
    assert main(["study", cards, "--games", "900", "--deals", "20", *files]) == 130
    output = capsys.readouterr().out
    assert f"{found.games} games, stopped" in output
    assert page.exists()
    assert plan.exists()
    assert (f"on {deals} deal" in output) == (f"on {deals} deal" in page.read_text("utf-8")) == (deals > 0)
    if deals:
        monkeypatch.setattr(MatchPlayer, "map", by_witches)
        whole = study(KINGDOM, games=900, deals=deals)
        assert (found.plans, found.won, found.played) == (whole.plans, whole.won, whole.played)
        assert found.mixture == whole.mixture


def test_what_is_stopped_before_anything_is_known_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(self: MatchPlayer, setup: MatchSetup, matches: Sequence[Match]) -> Iterator[MatchResult]:
        raise KeyboardInterrupt

    monkeypatch.setattr(MatchPlayer, "map", interrupted)
    page, plan = tmp_path / "s.html", tmp_path / "best.toml"
    assert main(["study", ",".join(CARDS), "--html", str(page), "--plan", str(plan)]) == 130
    assert "No results yet" in capsys.readouterr().out
    assert not page.exists()
    assert not plan.exists()


def test_without_a_card_is_without_its_lines() -> None:
    plan = (Gene("witch", 1), Gene("gold"), Gene("witch", 3, "turn > 9"))
    assert analysis._without(plan, "witch") == (Gene("gold"),)
    assert analysis._without((Gene("witch"),), "witch") == (Gene("silver"),)


# The command.


@pytest.mark.usefixtures("quick")
def test_the_command_writes_text_json_a_page_and_a_plan(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = ["--html", str(tmp_path / "s.html"), "--plan", str(tmp_path / "best.toml")]
    usual = ["study", ",".join(CARDS), "--games", "900", "--deals", "2"]
    assert main([*usual, *files]) == 0
    output = capsys.readouterr().out
    assert "A mix of plans that no plan here beats:" in output
    assert "Witch" in output
    assert "Win rate lost without a card" in output
    written = (tmp_path / "s.html").read_text("utf-8")
    assert "vega" in written
    assert re.match(r'<!DOCTYPE html>\s*<html lang="en">\s*<head>\s*<title>The best plans for a', written)
    assert '"line1": "' in written
    wide = [int(width) for width in re.findall(r'"width": (\d+)[,}]', written)]
    assert max(wide) <= 58 * 6, "on a phone it would be made too small to be read"
    assert wide.count(250) >= 4
    for part in (
        "The search",
        "no plan here beats",
        "Who beats whom",
        "worth",
        "A typical game of the best plan",
    ):
        assert part in written, part
    for figure in ("coins this turn", "points", "cards"):
        assert f'"what": "{figure}"' in written
    assert "witch" in {line.card for line in load(tmp_path / "best.toml").lines}
    assert main([*usual, "--json", "--lang", "ja"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert plain["kingdom"] == list(CARDS)
    assert plain["matrix"][0][1]["games"] == 4
    least, most = plain["matrix"][0][1]["interval"]
    assert 0 <= least <= plain["matrix"][0][1]["won"] <= most <= 1
    assert sum(one["share"] for one in plain["plans"]) == pytest.approx(1)
    assert set(plain["worths"][0]) == {"card", "lost", "error"}
    assert set(plain["curve"][0]) == {"number", "coins", "points", "cards", "games"}
    assert main([*usual, *files]) == 2
    assert "s.html" in capsys.readouterr().err


def test_the_page_is_called_as_the_kingdom_is() -> None:
    cards = tuple(sorted(all_named()["quiet_street"].cards))
    named = Study(PlanKingdom(cards, (), colonies=False, shelters=False, seats=2), "1")
    assert page.title_of(named, "en") == "The best plans for Quiet Street"
    assert "静かな通り" in page.title_of(named, "ja")
    assert page.title_of(Study(KINGDOM, "1"), "en") == "The best plans for a kingdom of Dominion"
    assert page.cards_of(Study(KINGDOM, "1"), "en").endswith("Witch and Workshop")


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (["no_such_place"], "no_such_place"),
        (["quiet_street", "--games", "0"], "--games"),
        (["quiet_street", "--time", "-3"], "--time"),
        (["quiet_street", "--time", "nan"], "--time"),
        (["quiet_street", "--option", "colonies=perhaps"], "perhaps"),
        (["quiet_street", "--option", "kingdom=village"], "kingdom=village"),
    ],
)
def test_what_cannot_be_studied_is_said(
    args: list[str], error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["study", *args]) == 2
    assert error in capsys.readouterr().err


def test_lines_are_told_with_names() -> None:
    plan = (Gene("throne_room", 2), Gene("gold", 0, "turn > 4"))
    assert page.lines_of(plan, "en") == ["Throne Room ×2", "Gold [turn > 4]"]
    assert page.lines_of(plan, "ja")[1].endswith("[turn > 4]")


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("width", [76, 80, 110])
def test_all_figures_can_be_read_where_the_terminal_is_narrow(
    lang: str, width: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every plan wins all games against those after it: no figures are wider."""
    count, deals = 6, 50
    plans = [(Gene("witch", number), *BIG_MONEY) for number in range(1, count)]
    found = Study(KINGDOM, "1", deals=deals, games=1500)
    found.generations = [Generation(0, 1500, plans[0], 1.0, 0.0, tuple(plans), (BIG_MONEY,))]
    found.names = [*(f"plan {letter}" for letter in "ABCDE"), USUAL]
    found.plans = [*plans, BIG_MONEY]
    found.won = [[2.0 * deals * (one < other) for other in range(count)] for one in range(count)]
    found.played = [[2 * deals * (one != other) for other in range(count)] for one in range(count)]
    found.mixture = [1.0, *[0.0] * (count - 1)]
    found.worths = [analysis.Worth("witch", 0.5, 0.125)]
    found.curve = [analysis.Turn(1, 3.25, 3.0, 10.0, 12)]
    command._print(found, lang, width)
    output = capsys.readouterr().out
    assert max(map(cell_len, output.splitlines())) <= width
    assert "\N{HORIZONTAL ELLIPSIS}" not in output
    assert re.findall(r" (\d+)\N{EN DASH}(\d+)\b", output).count(("96", "100")) == 15
    assert re.findall(r" (\d+)\N{EN DASH}(\d+)\b", output).count(("0", "4")) == 15
    assert output.count(" 100% ") == 16  # and the share of the mixture
    assert re.search(r"^ +big-money- +$", output, re.MULTILINE)
    assert re.search(r"^ +A +B +C +D +E +ultimate +$", output, re.MULTILINE)
    assert "+50% ± 12%" in output
    assert re.search(r"1 +3\.2 +3\.0 +10\.0", output)


@pytest.mark.long
def test_a_study_of_real_games_is_the_same_with_two_workers() -> None:
    one, two = (study(KINGDOM, games=500, deals=4, workers=workers) for workers in (1, 2))
    assert one.plain() == two.plain()
