"""Scenarios written down: YAML that reads as it was meant, answers by their labels, moments of games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fudaba import games
from fudaba.kernel.ask import Ask
from fudaba.kernel.game import setup_of
from fudaba.kernel.session import Session
from fudaba.lab.adapter import Seats, adapter_of
from fudaba.lab.execution.moments import scenario_at
from fudaba.lab.execution.runner import run
from fudaba.lab.scenario.labels import Labels
from fudaba.lab.scenario.option_labels import OptionLabels
from fudaba.lab.scenario.reader import scenarios
from fudaba.lab.scenario.scenario import Scenario
from fudaba.lab.scenario.writer import answer_of, plain, yaml_of
from fudaba.lab.values import nodes

GAMES = ("bridge_over", "dominion", "innovation")
ALL_SETS = {
    "edition": "fourth",
    **dict.fromkeys(("artifacts", "cities", "echoes", "figures", "unseen"), True),
}


@pytest.mark.parametrize(
    "document",
    [
        {"scenario": "yes: no", "notes": "two\nlines # and a sign", "steps": [], "setup": {}},
        {"setup": {"A": {"hand": ["+1 Card", "true", "5", 5, True, None, "King's Court", "'"]}}},
        {"setup": {"supply": {"Village": 3, "King's Court": ["a b", "c: d"] * 40}}, "steps": [{"A": "[x]"}]},
        {
            "steps": [
                {"A": ["red 5"] * 40},
                {"branch": {"one: two": [{"A": "x"}], "": [{"branch": {"b": []}}]}},
            ]
        },
    ],
)
def test_what_is_written_reads_as_it_was(document: dict[str, Any]) -> None:
    (node,) = nodes.documents(yaml_of(document))
    assert not isinstance(node, Exception)
    assert plain(node) == document


def played(game: str, seed: int, answers: int, **options: Any) -> Session:
    """A game between players who answer anything."""
    chance = random.Random(f"{game} {seed}")
    of = games.named(game)
    seats = 2 + seed % 2
    setup = setup_of(of, seats=seats, seed=str(seed), options=options)
    session = Session(of, setup, ["Aya", "Ben", "Cho"][:seats])
    for _ in range(answers):
        if session.ask is None:
            break
        session.answer(anything(session.ask, chance))
    return session


def anything(ask: Ask, chance: random.Random) -> tuple[int, ...]:
    """Any legal answer."""
    most = min(ask.most, len(ask.options))
    picks = chance.randint(ask.least, most if not ask.together else max(1, ask.least))
    return tuple(chance.sample(range(len(ask.options)), picks))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_a_game_has_labels_that_mean_it(game: str, seed: int) -> None:
    """`answer_of` raises for what would be read as something else."""
    options = ALL_SETS if game == "innovation" and seed else {}
    whole = played(game, seed, 250, **options)
    seats = Seats(tuple("ABC"[: whole.setup.seats]))
    labels, texts = Labels(adapter_of(game), seats), OptionLabels(game, seats)
    again = Session(whole.game, whole.setup, list(seats.labels))
    for answer in whole.answers:
        assert again.ask is not None
        assert answer_of(answer, again.ask, labels, texts) is not None
        again.answer(answer)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_a_moment_as_a_scenario_has_the_same_cards_and_question(game: str, seed: int) -> None:
    whole = played(game, seed, 120)
    record = whole.record()
    shorter = 0
    for at in (0, 1, 9, 40, 90, len(whole.answers)):
        answers = min(at, len(whole.answers))
        document, dealt = scenario_at(record, answers, "a moment")
        shorter += not dealt
        (scenario,) = scenarios(yaml_of(document).encode(), "")
        assert isinstance(scenario, Scenario), scenario
        outcome = run(scenario)
        assert outcome.ok
        there = Session(whole.game, whole.setup, list(whole.names))
        for answer in whole.answers[:answers]:
            there.answer(answer)
        here = outcome.games[0]
        labels = scenario.seats.labels
        assert sorted(_faces(here)) == sorted(_faces(there))
        assert (here.ask is None) == (there.ask is None)
        if here.ask is not None and there.ask is not None:
            assert labels[here.ask.decider] == "ABC"[there.ask.decider]
            assert (here.ask.kind, len(here.ask.options)) == (there.ask.kind, len(there.ask.options))
    assert shorter or (game, seed) == ("dominion", 1)  # where Boons lie beside the Supply


def _faces(session: Session) -> list[tuple[str, tuple[str, ...]]]:
    table = session.table
    return [
        (zone.name, tuple(table.cards[card].face for card in cards))
        for zone, cards in zip(table.state.layout, table.state.zones, strict=True)
        if zone.name != "box" and cards and zone.name != "hand"
    ]


def test_a_game_from_its_first_deal() -> None:
    """`setup: dealt` deals as the seed says, and the seeds before the last one count."""
    text = "scenario: x\ngame: bridge_over\nseed: moon\nsetup: dealt\nsteps: []\n"
    (scenario,) = scenarios(text.encode(), "")
    assert isinstance(scenario, Scenario)
    of = games.named("bridge_over")
    dealt = Session(of, setup_of(of, seats=2, seed="moon"), ["A", "B"])
    assert _faces(run(scenario).games[0]) == _faces(dealt)
    with_two = text.replace("seed: moon", "seed: sun\nearlier: {moon: 0}")
    (scenario,) = scenarios(with_two.encode(), "")
    assert isinstance(scenario, Scenario)
    assert _faces(run(scenario).games[0]) != _faces(dealt)
    (mistake,) = scenarios(text.replace("dealt", "dealed").encode(), "")
    assert isinstance(mistake, Exception)
