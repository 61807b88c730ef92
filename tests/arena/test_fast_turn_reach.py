"""Turns in which nobody has anything to say are played at once, and come to the same."""

from __future__ import annotations

import pytest

from fudaba.arena.dominion import simulator
from fudaba.arena.dominion.fast_turns import run
from fudaba.arena.dominion.fast_turns.position import can_play, gifts_in
from fudaba.arena.dominion.fast_turns.reach import ASKS, MATTERS, supports
from fudaba.arena.dominion.fast_turns.tables import Tables, tables_of
from fudaba.bots import bot
from fudaba.games import named
from fudaba.games.dominion.facts.kinds import KINDS, Cost, Kind
from fudaba.games.dominion.facts.layout import DISCARD, HAND, PLAY, place
from fudaba.games.dominion.facts.types import VICTORY
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.acts import Ability
from fudaba.kernel.autoplay import AutoPlay
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, setup_of
from fudaba.kernel.view import View
from tests.machine_code import NEEDS_NAMES

GAME = named("dominion")
SUPPORTED = sorted(
    kind.id
    for kind in KINDS.values()
    if kind.pile == "kingdom" and kind.sort == "card" and not kind.needs and supports([kind])
)
"""The Kingdom cards that let turns be quiet, some of them until somebody has one."""


def played(setup: Setup, name: str) -> Dominion:
    """The table at the end of a game in which automatic answers are not asked about."""
    table = GAME.table(setup)
    assert isinstance(table, Dominion)
    players = [bot(name, "dominion", f"{setup.seed}/{seat}") for seat in range(setup.seats)]
    table.autoplay = AutoPlay.of(players, [], simulator)
    driver = Driver(table, forkable=False)
    ask = driver.start()
    while ask is not None:
        ask = driver.answer(players[ask.decider].answer(ask, View(table, ask.decider)))
    return table


def is_quiet(table: Dominion) -> bool:
    """Whether fast turns can go on from here."""
    return can_play(table, tables_of(table.box))


def begun(cards: str) -> Dominion:
    """A table of two with this kingdom, in the first turn."""
    table = GAME.table(kingdom(cards))
    assert isinstance(table, Dominion)
    Driver(table, forkable=False).start()
    return table


def kingdom(cards: str, seats: int = 2, seed: str = "quiet") -> Setup:
    """A game with this kingdom."""
    return setup_of(GAME, seats=seats, seed=seed, options={"kingdom": cards})


@NEEDS_NAMES
def test_most_turns_of_such_a_game_are_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[bool] = []

    def counting(table: Dominion, tables: Tables) -> bool:
        found.append(can_play(table, tables))
        return found[-1]

    monkeypatch.setattr(run, "can_play", counting)
    for cards in (
        "cellar,chapel,festival,smithy",
        "cellar,chapel,moat,smithy",
    ):  # a Moat hears of Attacks only
        table = played(kingdom(cards), "big-money-smithy")
        assert found.count(True) == len(found) < 10 < sum(table.state.turns), cards
        found.clear()
    played(kingdom("cellar,chapel,duchess,smithy"), "big-money-smithy")
    assert not found, "a Duchess may come whenever a Duchy is gained, wherever she is"


def test_turns_are_quiet_until_somebody_has_what_is_loud() -> None:
    for loud in ("watchtower", "tunnel", "raider"):
        table = begun(f"{loud},smithy")
        assert is_quiet(table), loud
        card = table.top_of(loud)
        table.state.move(card, place(DISCARD, 1))
        assert not is_quiet(table), loud
        pile = table.pile_of(loud)
        assert pile is not None
        table.put_on_pile(card, pile)
        assert is_quiet(table), loud


@pytest.mark.parametrize("mixed", ["castles", "knights", "marauder", "encampment_plunder"])
def test_a_pile_of_different_cards_leaves_no_turn_quiet(mixed: str) -> None:
    """What can be bought depends on its top card, of which the question that is kept knows nothing."""
    table = begun(f"{mixed},smithy")
    assert not is_quiet(table)


def test_turns_are_quiet_until_what_is_busy_is_in_play() -> None:
    for busy in ("bridge_troll", "talisman"):
        table = begun(f"{busy},smithy")
        card = table.top_of(busy)
        table.state.move(card, place(HAND, 0))
        assert is_quiet(table), busy
        assert tables_of(table.box).worth[card] == ASKS, "it is not played at once"
        table.state.move(card, place(PLAY, table.state.turn.seat))
        assert not is_quiet(table), busy


def test_turns_are_quiet_while_what_is_in_play_gives_points_for_purchases() -> None:
    table = begun("goons,groundskeeper,talisman,smithy")
    for gives in ("goons", "groundskeeper"):
        table.state.move(table.top_of(gives), place(PLAY, table.state.turn.seat))
        assert is_quiet(table), gives
    gifts = gifts_in(table, tables_of(table.box), table.zone(PLAY, table.state.turn.seat))
    assert gifts == [(1, None), (1, VICTORY)]
    table.state.move(table.top_of("talisman"), place(PLAY, table.state.turn.seat))
    assert not is_quiet(table), "it gains a card for a gain"


def test_turns_are_quiet_until_something_waits() -> None:
    table = begun("wharf,smithy")
    listener = next(one for one in KINDS["watchtower"].listeners if one.act == "Gains")
    assert is_quiet(table)
    table.state.abilities = [Ability("TurnBegins", listener.run, 0)]
    assert not is_quiet(table)


def test_what_listens_to_its_own_gain_is_quiet_once_it_is_owned() -> None:
    table = begun("nomads,smithy")
    pile = table.pile_of("nomads")
    assert pile is not None
    assert tables_of(table.box).find_support()
    assert pile.zone in tables_of(table.box).not_bought
    table.state.move(table.top_of("nomads"), place(DISCARD, 1))
    assert is_quiet(table)


@pytest.mark.parametrize("rest", ["watchtower", "tunnel", "raider", "nomads"])
def test_what_is_loud_is_never_bought_at_once(rest: str) -> None:
    table = begun(f"{rest},smithy")
    pile = table.pile_of(rest)
    assert pile is not None
    assert tables_of(table.box).find_support()
    assert pile.zone in tables_of(table.box).not_bought


UNKNOWN: dict[str, object] = {
    "also_types": lambda table, kind, types: 0,
    "marks_for_good": True,
    "own_cost": lambda table: Cost(),
    "parts": (("copper", 1),),
    "remembers": ("last_turn",),
    "shuffled": "face_up",
}


@pytest.mark.parametrize("slot", MATTERS)
def test_what_is_not_known_to_leave_turns_quiet_does_not(slot: str) -> None:
    """A slot that `Kind` gets one day is among these until somebody has thought about it."""
    assert supports([Kind("bare", "base")])
    kind = Kind("other", "base")
    setattr(kind, slot, UNKNOWN[slot])
    assert not supports([kind])


def test_what_can_be_bought_is_the_same_all_turn() -> None:
    """Of an Event that is bought once a turn it depends on what has been bought."""
    assert supports([KINDS["ride"]])
    assert supports([KINDS["citadel"]]), "until somebody owns it"
    assert KINDS["borrow"].once_a == "turn"
    assert not supports([KINDS["borrow"]])


def test_no_turn_is_quiet_where_somebody_reads_the_log() -> None:
    table = begun("cellar,smithy")
    assert is_quiet(table)
    table.events = []
    assert not is_quiet(table)
