"""A game that goes on as a scenario: as its viewer knows it, and no secret more."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.record import Record, record_of
from fudaba.kernel.session import Session
from fudaba.kernel.view import SPECTATOR
from fudaba.kernel.worlds import possible
from fudaba.lab.execution.moments import NoScenario, seen_scenario
from fudaba.lab.scenario.reader import scenarios
from fudaba.lab.scenario.scenario import Scenario
from fudaba.lab.scenario.writer import yaml_of

OPTIONS: dict[str, dict[str, Any]] = {
    "dominion": {"kingdom": "quiet_street"},
    "innovation": {},
    "bridge_over": {},
}


def played(game: str, answers: int) -> tuple[Session, Record]:
    """A game in progress, at rest."""
    setup = setup_of(games.named(game), seats=2, seed="seen", options=OPTIONS[game])
    session = Session(games.named(game), setup, ["Aya", "Ben"])
    players = [bot("random", game, f"seen {seat}") for seat in range(2)]
    while (ask := session.ask) is not None:
        if len(session.answers) >= answers and session.driver.at_rest:
            break
        session.answer(players[ask.decider].answer(ask, session.view(ask.decider)))
    assert session.ask is not None, "the game goes on"
    record = record_of(session.game, setup, ["Aya", "Ben"], list(session.answers))
    return session, record


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("game", OPTIONS)
def test_it_can_be_read_and_has_what_the_viewer_sees(game: str, viewer: int) -> None:
    session, record = played(game, 12)
    try:
        document = seen_scenario(record, len(session.answers), viewer, b"key", "seen")
    except NoScenario:
        pytest.fail(f"{game} cannot be laid out")
    (scenario,) = scenarios(yaml_of(document).encode(), "")
    assert isinstance(scenario, Scenario)
    assert document["steps"] == []
    assert "seed" not in document
    again = Session(scenario.adapter.game, scenario.setup, list(scenario.seats.labels))
    place = [scenario.seats.number(label) for label in "AB"]
    if game == "dominion":  # it begins with the turn, and the hand may have changed since
        assert len(again.view(place[0]).data().zones[f"{place[0]}.hand"].cards) == 5
    elif viewer != SPECTATOR:
        mine, known = session.view(viewer), again.view(place[viewer])
        hand = sorted(card.face for card in mine.data().zones[f"{viewer}.hand"].cards)
        lying = known.data().zones[f"{place[viewer]}.hand"].cards
        assert sorted(card.face for card in lying) == hand


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("game", OPTIONS)
def test_whatever_lies_hidden_the_same_is_told(
    game: str, viewer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the game, and of another that this viewer cannot tell from it, just the same scenario is made."""
    session, record = played(game, 12)
    real = seen_scenario(record, len(session.answers), viewer, b"key", "seen")
    for other in (b"one", b"two", b"three"):

        def elsewhere(driver: Driver[Any], seat: int, key: bytes, other: bytes = other) -> Driver[Any]:
            return possible(possible(driver, seat, other), seat, key)

        monkeypatch.setattr("fudaba.lab.execution.moments.possible", elsewhere)
        assert seen_scenario(record, len(session.answers), viewer, b"key", "seen") == real
        monkeypatch.undo()
    drawn = {
        yaml_of(seen_scenario(record, len(session.answers), viewer, bytes([key]), "")) for key in range(8)
    }
    assert len(drawn) > 1, "what is hidden comes at random"
