"""Turns in which nobody has anything to say are played at once, and come to the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from fudaba.bots import bot
from fudaba.games import named
from fudaba.games.dominion.facts.kinds import KINDS, Cost, Kind
from fudaba.games.dominion.facts.layout import DISCARD, HAND, PLAY, place
from fudaba.games.dominion.table import Dominion
from fudaba.games.dominion.turns.fast import quiet
from fudaba.games.dominion.turns.fast.tables import MATTERS, allows
from fudaba.kernel.acts import Ability
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, setup_of
from fudaba.kernel.table import Table
from fudaba.kernel.view import View
from tests.machine_code import NEEDS_NAMES

GAME = named("dominion")
QUIET = sorted(
    kind.id
    for kind in KINDS.values()
    if kind.pile == "kingdom" and kind.sort == "card" and not kind.needs and allows([kind])
)
"""The Kingdom cards that let turns be quiet, some of them until somebody has one."""
Seen = tuple[str, list[object]]


def seen(driver: Driver[Table]) -> Seen:
    """The state and the question, all of it."""
    ask = driver.ask
    asked: list[object] = []
    if ask is not None:
        facts = [getattr(ask, slot) for slot in Ask.__struct_fields__ if slot != "options"]
        asked = [*facts, *((option.card, option.same) for option in ask.options)]
    return driver.table.state.digest(), asked


def kingdom(cards: str, seats: int = 2, seed: str = "quiet") -> Setup:
    """A game with this kingdom."""
    return setup_of(GAME, seats=seats, seed=seed, options={"kingdom": cards})


def a_setup(number: int) -> Setup:
    """Smithy, and nine other cards that let turns be quiet."""
    chance = Random(f"quiet {number}")
    cards = dict.fromkeys(["smithy", *chance.sample(QUIET, 9)])
    return kingdom(",".join(cards), chance.randint(2, 4), f"quiet {number}")


def played(setup: Setup, name: str) -> Iterator[tuple[Answer, Seen]]:
    """A game, answer by answer, with what is seen after each."""
    driver = Driver(GAME.table(setup), forkable=False)
    ask = driver.start()
    players = [bot(name, "dominion", f"{setup.seed}/{seat}") for seat in range(setup.seats)]
    while ask is not None:
        answer = players[ask.decider].answer(ask, View(driver.table, ask.decider))
        ask = driver.answer(answer)
        yield answer, seen(driver)


def never(table: Dominion) -> bool:
    """No turn is quiet."""
    return False


@NEEDS_NAMES
@pytest.mark.parametrize(
    ("name", "games"), [("random", 10), ("big-money", 3), ("big-money-smithy", 3), ("big-money-ultimate", 3)]
)
def test_a_quiet_turn_is_the_same_to_the_last_stamp(
    monkeypatch: pytest.MonkeyPatch, name: str, games: int
) -> None:
    for number in range(games):
        setup = a_setup(number)
        fast = list(played(setup, name))
        monkeypatch.setattr(quiet, "is_quiet", never)
        driver = Driver(GAME.table(setup), forkable=False)
        driver.start()
        for count, (answer, there) in enumerate(fast):
            driver.answer(answer)
            assert seen(driver) == there, f"game {number}, after {count + 1} answers"
        monkeypatch.undo()


@NEEDS_NAMES
def test_most_turns_of_such_a_game_are_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the test above would say nothing."""
    told: list[bool] = []
    is_quiet = quiet.is_quiet

    def telling(table: Dominion) -> bool:
        told.append(is_quiet(table))
        return told[-1]

    monkeypatch.setattr(quiet, "is_quiet", telling)
    list(played(kingdom("cellar,chapel,festival,smithy"), "big-money-smithy"))
    assert told.count(True) > 0.9 * len(told) > 50
    told.clear()
    list(played(kingdom("cellar,chapel,moat,smithy"), "big-money-smithy"))
    assert told.count(True) > 0.9 * len(told) > 50, "a Moat hears of Attacks only, which nobody plays"
    told.clear()
    list(played(kingdom("cellar,chapel,duchess,smithy"), "big-money-smithy"))
    assert not any(told), "a Duchess may come whenever a Duchy is gained, wherever she is"


def test_turns_are_quiet_until_somebody_has_what_is_loud() -> None:
    for loud in ("watchtower", "tunnel", "raider"):
        table = GAME.table(kingdom(f"{loud},smithy"))
        assert isinstance(table, Dominion)
        driver = Driver(table, forkable=False)
        driver.start()
        assert quiet.is_quiet(table), loud
        card = table.top_of(loud)
        table.state.move(card, place(DISCARD, 1))
        assert not quiet.is_quiet(table), loud
        pile = table.pile_of(loud)
        assert pile is not None
        table.put_on_pile(card, pile)
        assert quiet.is_quiet(table), loud


@pytest.mark.parametrize("mixed", ["castles", "knights", "marauder", "encampment_plunder"])
def test_a_pile_of_different_cards_leaves_no_turn_quiet(mixed: str) -> None:
    """What can be bought depends on its top card, of which the question that is kept knows nothing."""
    table = GAME.table(kingdom(f"{mixed},smithy"))
    assert isinstance(table, Dominion)
    assert not quiet.is_quiet(table)


def test_turns_are_quiet_until_what_is_busy_is_in_play() -> None:
    for busy in ("goons", "bridge_troll", "talisman"):
        table = GAME.table(kingdom(f"{busy},smithy"))
        assert isinstance(table, Dominion)
        card = table.top_of(busy)
        table.state.move(card, place(HAND, 0))
        assert quiet.is_quiet(table), busy
        assert not quiet.play_treasures(table, 0, [card]), "it is not played quietly"
        table.state.move(card, place(PLAY, 1))
        assert not quiet.is_quiet(table), busy


def test_turns_are_quiet_while_something_waits_for_the_start_of_one() -> None:
    """Or for what no quiet turn has in it; not while it waits for what is done in them."""
    table = GAME.table(kingdom("wharf,smithy"))
    assert isinstance(table, Dominion)
    listener = next(one for one in KINDS["watchtower"].listeners if one.act == "Gains")
    for act, still in (("TurnBegins", True), ("Trashes", True), ("Gains", False), ("CleanUpBegins", False)):
        table.state.abilities = [Ability(act, listener.run, 0)]
        assert quiet.is_quiet(table) is still, act


def test_what_listens_to_its_own_gain_is_quiet_once_it_is_owned() -> None:
    table = GAME.table(kingdom("nomads,smithy"))
    assert isinstance(table, Dominion)
    assert not quiet.buy(table, 0, "nomads")
    table.state.move(table.top_of("nomads"), place(DISCARD, 1))
    assert quiet.is_quiet(table)


@pytest.mark.parametrize("rest", ["watchtower", "tunnel", "raider", "nomads"])
def test_what_is_loud_is_never_bought_quietly(rest: str) -> None:
    table = GAME.table(kingdom(f"{rest},smithy"))
    assert isinstance(table, Dominion)
    before = table.state.digest()
    assert not quiet.buy(table, 0, rest)
    assert table.state.digest() == before


UNKNOWN: dict[str, object] = {
    "also_types": lambda table, kind: 0,
    "can_be_bought": True,
    "marks_for_good": True,
    "own_cost": lambda table: Cost(),
    "parts": (("copper", 1),),
    "remembers": ("last_turn",),
    "shuffled": "face_up",
}


@pytest.mark.parametrize("slot", MATTERS)
def test_what_is_not_known_to_leave_turns_quiet_does_not(slot: str) -> None:
    """A slot that `Kind` gets one day is among these until somebody has thought about it."""
    kind = Kind("bare", "base")
    assert allows([kind])
    setattr(kind, slot, UNKNOWN[slot])
    assert not allows([kind])


def test_a_log_is_written_in_the_ordinary_way() -> None:
    table = GAME.table(kingdom("cellar,smithy"))
    table.events = []
    driver = Driver(table)
    driver.start()
    assert isinstance(table, Dominion)
    assert not quiet.is_quiet(table)
    driver.answer(tuple(range(driver.ask.most)) if driver.ask is not None else ())
    assert "plays" in {event.kind for event in table.events}
