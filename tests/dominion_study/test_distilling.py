"""Distilling a list: what the search finds becomes lines, which are kept if they win."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from fudaba.arena.run.executor import executor_of
from fudaba.bots.dominion.strategy_bot import buyer
from fudaba.bots.dominion.strategy_file import load
from fudaba.cli import main
from fudaba.dominion_study.distilling import command, distillation
from fudaba.dominion_study.distilling.choosing import Rule, rules_of
from fudaba.dominion_study.distilling.contenders import (
    Contender,
    Pairing,
    TurnSearcher,
    contender_of,
    play_pairings,
    strategy_played,
)
from fudaba.dominion_study.distilling.distillation import Distillation, Reports, distil
from fudaba.dominion_study.distilling.pool import NEVER, conditions_of, functions_of, played
from fudaba.dominion_study.distilling.races import NOTHING, Races, Share
from fudaba.dominion_study.distilling.watching import Question, found_by_search, watch
from fudaba.dominion_study.kingdom import PlanKingdom
from fudaba.dominion_study.search import Gene, MatchResult, MatchSetup
from fudaba.kernel.game import BadSetup
from fudaba.kernel.worlds import Imagining
from tests.bots.dominion_asking import labels, position

CARDS = (
    "cellar",
    "chapel",
    "festival",
    "laboratory",
    "market",
    "militia",
    "moat",
    "smithy",
    "village",
    "workshop",
)
KINGDOM = PlanKingdom(CARDS, (), colonies=False, shelters=False, seats=2)
SETUP = MatchSetup(tuple(KINGDOM.options.items()), "distilled")
BACKWARDS = """
name = "backwards"

[[buy]]
card = "Province"

[[buy]]
card = "Smithy"
up_to = 3

[[buy]]
card = "Village"
up_to = 4

[[buy]]
card = "Silver"

[[play]]
card = "Smithy"
"""
"""A list that plays a terminal before what gives Actions."""
LIST = Contender(BACKWARDS, "backwards.toml")
VILLAGE = Gene("village", 0, "", "play")
CONDITIONS = ["", "actions > 1", "hand(village) > 0"]


# The lines.


def test_new_lines_come_before_those_of_the_list() -> None:
    strategy = strategy_played(LIST._replace(genes=(VILLAGE,)))
    assert [line.card for line in strategy.plays] == ["village", "smithy"]
    assert [line.card for line in strategy.lines] == ["province", "smithy", "village", "silver"]


def test_conditions_are_of_what_the_list_buys_and_can_be_read() -> None:
    conditions = conditions_of(strategy_played(LIST))
    assert conditions[0] == ""
    assert "hand(smithy) > 0" in conditions
    assert "hand(market) > 0" not in conditions
    assert len(functions_of(conditions)) == len(conditions)


def question(gains: dict[Gene, float], *holds: int) -> Question:
    return Question(frozenset({0, *holds}), gains, max(0.0, *gains.values()))


def test_a_line_that_brings_much_in_both_halves_becomes_a_rule() -> None:
    games = [(question({VILLAGE: 1.0}), question({VILLAGE: 0.8}))] * 8
    (rule,) = rules_of(games, CONDITIONS)
    assert rule.genes == (VILLAGE,)
    assert (round(rule.coins, 6), rule.questions) == (1.8, 2.0)


def test_what_brings_something_in_half_of_the_games_alone_is_luck() -> None:
    lucky, not_ = (question({VILLAGE: 1.0}),), (question({VILLAGE: -0.2}),)
    assert rules_of([lucky, not_] * 6, CONDITIONS) == []


def test_a_condition_parts_the_questions_at_which_a_line_helps() -> None:
    word = Gene("minion", 0, "", "choose", "coins_2")
    games = [(question({word: 2.0}, 2), question({word: -2.0}))] * 8
    (rule,) = rules_of(games, CONDITIONS)
    assert rule.genes == (word._replace(if_="hand(village) > 0"),)


def test_a_card_is_played_first_in_one_case_and_last_in_the_other() -> None:
    first, last, _ = played("smithy")
    games = [(question({first: 2.0, last: -2.0}, 1), question({first: -2.0, last: 2.0}))] * 8
    (rule,) = rules_of(games, CONDITIONS)
    assert rule.genes == (first._replace(if_="actions > 1"), last)


def test_a_card_that_is_better_not_played_has_a_line_for_when_it_is() -> None:
    first, last, never = played("smithy")
    assert never.if_ == NEVER
    games = [(question({first: 2.0, never: -2.0}, 1), question({first: -2.0, last: -2.0, never: 2.0}))] * 8
    (rule,) = rules_of(games, CONDITIONS)
    assert rule.genes == (first._replace(if_="actions > 1"),)


def test_each_rule_is_chosen_for_what_no_earlier_one_answers() -> None:
    moat = Gene("moat", 0, "", "play")
    games = [(question({VILLAGE: 2.0, moat: 1.5}),)] * 8
    (rule,) = rules_of(games, CONDITIONS)
    assert rule.genes == (VILLAGE,)


# The games.


def test_the_search_sees_that_what_gives_actions_comes_first() -> None:
    games = watch(SETUP, LIST, [0])
    gains = [one.gains[VILLAGE] for questions in games for one in questions if VILLAGE in one.gains]
    assert len(gains) > 2
    assert sum(gains) > 0
    others, coins = found_by_search(games)
    assert others > 0
    assert coins > 0


def test_a_list_against_itself_is_even_on_each_deal() -> None:
    first, second = play_pairings(SETUP, [Pairing(LIST, LIST, 3), Pairing(LIST, LIST, 3)])
    assert first == second
    with executor_of() as executor:
        share = Races(SETUP, executor).meet(LIST, LIST, range(2))
    assert share == Share(2.0, 4)


def test_who_searches_plays_the_list_but_for_what_makes_more_of_the_turn() -> None:
    driver = position(
        "village smithy smithy copper copper", deck="copper silver copper copper silver copper silver"
    )
    view, searcher = Imagining(driver, 0), TurnSearcher(strategy_played(LIST), "seed")
    ask = driver.ask
    assert ask is not None
    assert labels(ask, buyer(strategy_played(LIST))("").answer(ask, view)) == ["play smithy"]
    assert labels(ask, searcher.answer(ask, view)) == ["play village"]


# The whole.


class Noted(Reports):
    """What has been reported."""

    def __init__(self) -> None:
        self.lines: list[Any] = []

    def watched(self, games: int, questions: int) -> None:
        self.lines.append(games)

    def begun(self, stage: distillation.Stage) -> None:
        self.lines.append(stage)


def as_shown(setup: MatchSetup, contender: Contender, numbers: Sequence[int]) -> list[Any]:
    return [(question({VILLAGE: 2.0, Gene("smithy", 0, "", "play", "last"): 1.0}),) for _ in numbers]


@pytest.fixture
def by_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are not played: who has the line about Villages wins, of others nobody; each watched game has
    shown what the line brings."""

    def outcomes(setup: MatchSetup, pairings: Sequence[Pairing]) -> list[MatchResult]:
        leads = [(VILLAGE in one.first.genes) - (VILLAGE in one.second.genes) for one in pairings]
        return [MatchResult(0.5 + lead / 2, lead) for lead in leads]

    monkeypatch.setattr("fudaba.dominion_study.distilling.races.play_pairings", outcomes)
    monkeypatch.setattr(distillation, "watch", as_shown)


def test_lines_that_win_are_kept(by_lines: None, tmp_path: Path) -> None:
    file = tmp_path / "backwards.toml"
    file.write_text(BACKWARDS, "utf-8")
    reports = Noted()
    found = distil(
        str(file), KINGDOM, games=8, deals=10, against="big-money", compared=2, seed="x", reports=reports
    )
    assert found.wins
    assert found.genes == (VILLAGE,)
    assert found.race == Share(20.0, 20)
    assert list(found.against) == ["policy", "distilled", "searched"]
    assert found.against["distilled"].share == 1.0
    assert reports.lines == [*range(1, 9), "trial", "race", "policy", "distilled", "searched"]
    plain = json.loads(json.dumps(found.plain()))
    assert plain["wins"]
    assert plain["lines"][0]["card"] == "village"


def test_lines_that_do_not_win_change_nothing(monkeypatch: pytest.MonkeyPatch, by_lines: None) -> None:
    def even(setup: MatchSetup, pairings: Sequence[Pairing]) -> list[MatchResult]:
        return [MatchResult(0.5, 0.0)] * len(pairings)

    monkeypatch.setattr("fudaba.dominion_study.distilling.races.play_pairings", even)
    found = distil("big-money", KINGDOM, games=8, deals=10, against="big-money-ultimate", compared=1)
    assert len(found.rules) == 1
    assert found.genes == ()
    assert found.race == NOTHING
    assert not found.wins
    assert found.against["distilled"] == found.against["policy"]


def test_a_share_may_be_luck() -> None:
    assert Distillation(genes=(VILLAGE,), race=Share(70, 100)).wins
    assert not Distillation(genes=(VILLAGE,), race=Share(55, 100)).wins
    assert not Distillation(race=Share(70, 100)).wins


def test_after_ctrl_c_the_lines_are_of_what_was_watched(
    monkeypatch: pytest.MonkeyPatch, by_lines: None
) -> None:
    def stopped(setup: MatchSetup, contender: Contender, numbers: Sequence[int]) -> list[Any]:
        if numbers == (8,):
            raise KeyboardInterrupt
        return as_shown(setup, contender, numbers)

    monkeypatch.setattr(distillation, "watch", stopped)
    found = distil("big-money", KINGDOM, games=12, deals=10)
    assert found.games == 8
    assert found.stopped
    assert found.genes == (VILLAGE,)
    assert found.race.games == 20


def test_after_ctrl_c_in_the_race_what_was_played_counts(
    monkeypatch: pytest.MonkeyPatch, by_lines: None
) -> None:
    def stopped(self: Races, one: Contender, other: Contender, deals: range, *more: Any) -> Share:
        if deals == range(50):
            self.stopped = True
            return Share(30, 40)
        return Share(10, 10)

    monkeypatch.setattr(Races, "meet", stopped)
    found = distil("big-money", KINGDOM, games=8, deals=50)
    assert found.stopped
    assert found.race == Share(30, 40)


def test_workers_change_nothing(tmp_path: Path) -> None:
    file = tmp_path / "backwards.toml"
    file.write_text(BACKWARDS, "utf-8")
    one, two = (distil(str(file), KINGDOM, games=2, deals=1, workers=workers) for workers in (1, 2))
    assert one.plain() == two.plain()
    assert one.games == 2


# The command.


def run(found: Distillation, monkeypatch: pytest.MonkeyPatch, *given: str) -> int:
    monkeypatch.setattr(command, "distil", lambda *_, **__: found)
    return main(["distil", *given])


WON = Distillation(
    games=20,
    others=3.25,
    coins=4.5,
    rules=[(Rule((VILLAGE,), 1.5, 2.0), Share(30, 50))],
    genes=(VILLAGE,),
    race=Share(260, 400),
    against={"policy": Share(20, 40), "distilled": Share(30, 40), "searched": Share(31, 40)},
)


def test_the_file_has_the_lines_and_imports_the_list(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "lists").mkdir()
    file, into = tmp_path / "lists" / "backwards.toml", tmp_path / "sharper.toml"
    file.write_text(BACKWARDS, "utf-8")
    assert run(WON, monkeypatch, str(file), "quiet_street", "--into", str(into)) == 0
    assert 'import = "lists/backwards.toml"' in into.read_text("utf-8")
    strategy = load(into)
    assert strategy.name == "sharper"
    assert [line.card for line in strategy.plays] == ["village", "smithy"]
    output = capsys.readouterr().out
    assert "won 65% (60–70) of 400 games" in output
    assert "play Village first" in output


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_all_of_it_is_printed(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ("big-money", "quiet_street", "--against", "big-money-ultimate", "--lang", lang)
    assert run(WON, monkeypatch, *given) == 0
    output = capsys.readouterr().out
    assert "78%" in output
    assert "75%" in output
    assert "distil-" not in output


def test_what_does_not_win_is_not_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    into = tmp_path / "same.toml"
    lost = Distillation(games=5, genes=(VILLAGE,), race=Share(201, 400), stopped=True)
    assert run(lost, monkeypatch, "big-money", "quiet_street", "--into", str(into)) == 130
    assert not into.exists()
    assert "nothing is changed" in capsys.readouterr().out


def test_what_could_not_be_done_is_refused_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = tmp_path / "there.toml"
    there.write_text("", "utf-8")
    assert main(["distil", "big-money", "quiet_street", "--into", str(there)]) == 2
    assert main(["distil", "big-money", "quiet_street", "--games", "0"]) == 2
    assert main(["distil", str(tmp_path / "missing.toml"), "quiet_street"]) == 2
    assert main(["distil", str(there), "quiet_street"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 4
    with pytest.raises(BadSetup):
        contender_of(str(there))


def test_a_bad_list_is_refused_with_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever is wrong with a list, or one that it imports, is said in a line; nothing is played."""
    gold = '[[buy]]\ncard = "Gold"\n'
    texts = (
        'name = "a"\n[[name]]\ncard = "Gold"\n' + gold,
        '[[choose]]\ncard = "Minion"\nword = "raid"\n' + gold,
        'import = "a\\u0000"\n' + gold,
        'import = "."\n' + gold,
        gold + f'if = "{"not " * 2000}coins > 1"\n',
        gold + f'if = "coins > {"9" * 5000}"\n',
        "x = " + "[" * 5000,
    )
    for number, text in enumerate(texts):
        bad = tmp_path / f"{number}.toml"
        bad.write_text(text, "utf-8")
        assert main(["distil", str(bad), "quiet_street"]) == 2
        assert main(["distil", "big-money", "quiet_street", "--against", str(bad)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 2


def test_a_list_with_a_ratio_is_distilled(tmp_path: Path) -> None:
    ratio = tmp_path / "ratio.toml"
    ratio.write_text(
        '[[buy]]\ncard = "Province"\n[[buy]]\ncard = "Gold"\n'
        '[[buy]]\ncard = "Smithy"\nif = "owned(terminals) / owned(villages) < 1"\n'
        '[[buy]]\ncard = "Silver"\n',
        "utf-8",
    )
    kingdom = PlanKingdom(CARDS, (), colonies=False, shelters=False, seats=2)
    assert distil(str(ratio), kingdom, games=1, deals=1, seed="0").games == 1
