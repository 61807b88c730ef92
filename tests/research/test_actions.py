"""The table of actions has all that can be chosen with its cards, and little else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from benchmarks.action_counts import TABLES, Counted, go_on, read
from fudaba.kernel.ask import Answer, Ask, IllegalAnswer, Option
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup
from fudaba.kernel.table import Table
from fudaba.lab.errors import ScenarioError
from fudaba.lab.execution.runner import tried
from fudaba.lab.scenario.reader import scenarios
from fudaba.research.actions import ActionTable
from fudaba.research.kind import TableKind
from fudaba.research.mentions import mentioned

SCENARIOS = Path(__file__).parents[1] / "scenarios"
FILES = {str(file.relative_to(SCENARIOS).with_suffix("")): file for file in sorted(SCENARIOS.rglob("*.yaml"))}
SHORT = {
    *("dominion/alchemy", "dominion/menagerie_ways", "dominion/renaissance"),
    *("innovation/rules_unseen", "innovation/rules_cities", "innovation/figures/age_03"),
}
KINGDOM = ["Cellar", "Moat", "Village", "Smithy", "Militia"]
PLAYED: list[tuple[str, dict[str, Any], int]] = [
    ("bridge_over", {}, 3_000),
    ("dominion", {"kingdom": KINGDOM}, 3_000),
    ("dominion", {"kingdom": "quiet_street"}, 6_000),
    ("innovation", {}, 15_000),
]


@pytest.mark.parametrize(("game", "options", "steps"), PLAYED)
def test_a_table_has_three_times_what_is_ever_legal_at_most(
    game: str, options: dict[str, Any], steps: int
) -> None:
    kind, counted = TableKind(game, 2, **options), Counted()
    go_on(kind, counted, steps)
    assert len(kind.actions) <= 3 * len(counted.legal)


@pytest.mark.parametrize("name", TABLES)
def test_a_table_has_all_that_was_legal_in_a_million_steps_and_three_times_that_at_most(name: str) -> None:
    """What `python -m benchmarks.action_counts` has counted."""
    game, seats, options = TABLES[name]
    actions = {str(action) for action in TableKind(game, seats, **options).actions}
    counted = read()[name]
    assert counted.steps >= 1_000_000
    assert counted.legal <= actions
    assert len(actions) <= 3 * len(counted.legal)


def test_what_no_card_of_the_kingdom_can_lead_to_has_no_action() -> None:
    verbs = {action.verb for action in TableKind("dominion", 2, kingdom=KINGDOM).actions}
    assert verbs == {
        *("done", "buy", "play", "discard", "react", "order"),
        *("end_phase", "end_turn", "none", "use", "may", "pay_debt", "player"),
    }
    verbs = {
        action.verb
        for action in TableKind("dominion", 2, kingdom=["Pawn", "Swindler", "Masterpiece"]).actions
    }
    assert {"option", "number", "gain"} <= verbs
    assert not verbs & {"exile", "embargo", "play_shadow", "keep"}


@contextmanager
def _watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Option]]:
    """Within it, each option that is offered must have its spelling; those that have none are returned."""
    tables: dict[tuple[int, int], tuple[Table, ActionTable]] = {}
    missing: list[Option] = []
    answer = Driver.answer

    def watching(driver: Driver[Table], given: Answer) -> Ask[Any, Any] | None:
        table, ask = driver.table, driver.ask
        assert ask is not None
        key = id(table), id(table.cards)  # a table that renews its kingdom has other cards
        if key not in tables:
            setup = Setup(game=_game_of(table), seats=table.seats, seed="", options={})
            tables[key] = table, ActionTable(setup, table)
        actions = tables[key][1]
        for option in ask.laid_out:
            try:
                actions.spelling(option, ask.decider)
            except LookupError:
                missing.append(option)
        return answer(driver, given)

    with monkeypatch.context() as patch:
        patch.setattr(Driver, "answer", watching)
        yield missing


def _game_of(table: Table) -> str:
    return type(table).__module__.split(".")[2]


@pytest.mark.parametrize(
    "file",
    [
        pytest.param(file, marks=[] if name in SHORT else pytest.mark.long, id=name)
        for name, file in FILES.items()
    ],
)
def test_whatever_a_scenario_offers_has_an_action(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with _watched(monkeypatch) as missing:
        for scenario in scenarios(file.read_bytes(), str(file)):
            if not isinstance(scenario, ScenarioError):
                tried(scenario)
    assert missing == []


def test_a_great_number_is_spelled_by_its_tens_and_ones() -> None:
    kind = TableKind("dominion", 2, kingdom="Masterpiece, Village")
    game = kind.begin("1")
    numbers = {str(action): number for number, action in enumerate(kind.actions)}
    options: list[Option[Any]] = [Option("number", number=number) for number in (0, 19, 20, 27, 30, 31, 140)]
    game.driver.ask = Ask(game.actor, "number", options, game.actor)
    assert game.chain((1,)) == [numbers["number 19"]]
    assert game.chain((3,)) == [numbers["number tens 2"], numbers["number ones 7"]]
    assert game.chain((6,)) == [numbers["number tens 14"]], "there is no other from 140 to 149"
    column = kind.observer.question.index("spelled")
    assert kind.observer.observe(game, game.actor)["question"][column] == 0
    game.act(numbers["number tens 2"])
    assert game.legal() == sorted([numbers["number ones 0"], numbers["number ones 7"]])
    assert kind.observer.observe(game, game.actor)["question"][column] == 20
    with pytest.raises(IllegalAnswer, match="number ones 1"):
        game.act(numbers["number ones 1"])


def _helper() -> str:
    return "in a helper"


WORDS = ("in a tuple", {"in a set"})


def test_what_code_mentions_is_found_in_what_it_calls() -> None:
    def card(me: Any, default: str = "as a default") -> object:
        def inner() -> object:
            return me.discard(WORDS), _helper()

        return inner

    found = mentioned([card], "tests.research.no_such_package")
    assert {"discard", "_helper"} <= found.names
    assert {"in a helper", "in a tuple", "in a set", "as a default"} <= found.texts
    assert "test_what_code_mentions_is_found_in_what_it_calls" not in found.names
