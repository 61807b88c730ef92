"""Which cards a player has not seen: counted for all alike, and no more than their eyes tell them."""

from __future__ import annotations

from random import Random

import pytest

from fudaba.bots.random_answers import any_answer
from fudaba.games import named
from fudaba.games.innovation.facts.shown import Private
from fudaba.games.innovation.full_game import InnovationTable
from fudaba.kernel.ask import Answer
from fudaba.kernel.checks import CheckFailed, check_leaks
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, Value, setup_of
from fudaba.kernel.session import Session
from fudaba.kernel.view import SPECTATOR, View
from fudaba.text.innovation.points import points
from fudaba.text.narrator import narrator
from fudaba.text.scene import Scene

INNOVATION = named("innovation")
TABLES: tuple[dict[str, Value], ...] = (
    {},
    {"edition": "fourth", "artifacts": True, "cities": True, "echoes": True, "figures": True, "unseen": True},
    {"artifacts": True, "relics": True, "figures": True},
)


def setup(options: dict[str, Value], seed: str = "1", *, counts: bool = True) -> Setup:
    return setup_of(INNOVATION, seats=3, seed=seed, options={"card_counts": counts, **options})


def played(of: Setup, answers: int) -> tuple[Driver[InnovationTable], list[Answer]]:
    """A game of random answers."""
    driver = Driver[InnovationTable](INNOVATION.table(of))  # type: ignore[arg-type] # Innovation's own
    random, given = Random(of.seed), list[Answer]()
    driver.start()
    while driver.ask is not None and len(given) < answers:
        given.append(any_answer(driver.ask, random))
        driver.answer(given[-1])
    return driver, given


def test_nothing_is_counted_unless_the_table_says_so() -> None:
    driver, _ = played(setup({}, counts=False), 20)
    assert View(driver.table, 0).private() is None


@pytest.mark.parametrize("options", TABLES)
def test_it_is_every_card_that_a_player_does_not_see(options: dict[str, Value]) -> None:
    driver, _ = played(setup(options), 60)
    assert View(driver.table, SPECTATOR).private() is None
    for seat in range(3):
        view = View(driver.table, seat)
        own = view.private_as(Private)
        assert own is not None
        zones = view.data().zones.values()
        seen = {card.face for zone in zones for card in zone.cards} | {
            face for zone in zones for face in zone.known
        }
        assert not seen & set(own.unseen)
        backs = {card.face: card.back for card in driver.table.cards}
        lying = [back for zone in zones for back in zone.backs if back not in backs]
        assert sorted(backs[face] for face in own.unseen) == sorted(lying)


@pytest.mark.parametrize("options", TABLES)
def test_it_tells_nothing_that_twin_worlds_do_not_share(options: dict[str, Value]) -> None:
    _, given = played(setup(options), 40)
    assert check_leaks(lambda: Driver(INNOVATION.table(setup(options))), given, ahead=3).worlds > 0


def test_more_than_that_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def private(t: InnovationTable, seat: int, *, own: bool) -> Private:
        """What lies in the deck: a player does not know which of the unseen cards do."""
        return Private(unseen=[t.cards[card].face for card in t.state.zones[t.decks["base", 1]]])

    monkeypatch.setattr(InnovationTable, "private", private)
    of = setup({})
    _, given = played(of, 20)
    with pytest.raises(CheckFailed):
        check_leaks(lambda: Driver(INNOVATION.table(of)), given, ahead=3)


def test_it_is_said_in_words() -> None:
    names = ["Aya", "Ben", "Eve"]
    session = Session(INNOVATION, setup({"echoes": True}), names)
    say = narrator("innovation", "en", names)
    scene = Scene("innovation", session.setup.options, names, say, 0, session.view(0).data(), None)
    notes = points(scene).notes
    for begins in (
        "Age 9, 10 not seen (9 in the deck): Collaboration, ",
        "Age 10 of echoes, 10 not seen (10 in the deck): ",
    ):
        assert any(note.startswith(begins) for note in notes), notes
