"""Possible worlds: they look to their viewer as the game does, and depend on nothing that they do not see."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.types import KNIGHT, RUINS
from fudaba.kernel.deals import Deal
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Value, setup_of
from fudaba.kernel.legal import legal_answers
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table
from fudaba.kernel.twin import hidden_from
from fudaba.kernel.view import View
from fudaba.kernel.worlds import NoWorld, dealt, possible

TABLES: list[tuple[str, dict[str, Value]]] = [
    ("bridge_over", {"rounds": 1}),
    ("dominion", {"kingdom": "whispering_court"}),
    ("dominion", {"kingdom": "borrowed_hands"}),
    ("innovation", {"echoes": True}),
]
EACH = pytest.mark.parametrize(("game", "options"), TABLES)


def begun(game: str, options: dict[str, Value], seed: str = "w") -> Driver[Table]:
    rules = games.named(game)
    driver = Driver(rules.table(setup_of(rules, seats=3, seed=seed, options=options)))
    driver.start()
    return driver


def seen(driver: Driver[Table], viewer: int) -> tuple[object, ...]:
    view = View(driver.table, viewer)
    faces = [(view.count(zone.number), view.faces(zone.number)) for zone in driver.table.state.layout]
    ask = driver.ask
    options = [o.same for o in ask.options] if ask is not None and ask.decider == viewer else None
    # The kind of a question is told to its decider alone.
    asked = ask and (ask.decider, ask.kind if ask.decider == viewer else "")
    return faces, view.public(), view.private(), asked, options


def hidden(driver: Driver[Table], viewer: int) -> list[str]:
    table = driver.table
    return [
        table.cards[c].face for zone in table.state.zones for c in zone if c in hidden_from(table, viewer)
    ]


@EACH
def test_a_world_looks_to_its_viewer_as_the_game_does(game: str, options: dict[str, Value]) -> None:
    driver = begun(game, options)
    players = [bot("random", game, str(seat)) for seat in range(3)]
    inside = moved = found = missed = 0
    for number in range(120):
        ask = driver.ask
        if ask is None:
            break
        if number % 10 == 0 or not driver.at_rest:
            inside += not driver.at_rest
            for viewer in {ask.decider, number % 3}:
                try:
                    world = possible(driver, viewer, bytes([number % 256, viewer]) * 16)
                except NoWorld:
                    assert viewer != ask.decider or not driver.at_rest
                    missed += viewer == ask.decider
                    continue
                found += viewer == ask.decider
                assert seen(world, viewer) == seen(driver, viewer)
                assert Counter(hidden(world, viewer)) == Counter(hidden(driver, viewer))
                moved += hidden(world, viewer) != hidden(driver, viewer)
        driver.answer(players[ask.decider].answer(ask, View(driver.table, ask.decider)))
    assert inside > 2
    assert moved > 10
    assert missed <= found / 20


def test_what_lies_on_a_pile_stays_among_its_kind() -> None:
    """Boons, Hexes, Ruins and Knights lie face down, each where everybody knows that only they do."""
    driver = begun("dominion", {"kingdom": "druid,cursed_village,marauder,knights"})

    def families(table: Table) -> list[list[tuple[str, int]]]:
        kinds = [KINDS[card.id] for card in table.cards]
        return [
            sorted((kinds[c].sort, kinds[c].types & (RUINS | KNIGHT)) for c in z) for z in table.state.zones
        ]

    here = families(driver.table)
    for family in ("boon", 0), ("hex", 0), ("card", RUINS), ("card", KNIGHT):
        assert any(set(zone) == {family} for zone in here)
    moved = 0
    for number in range(5):
        world = possible(driver, 0, bytes([number]) * 32)
        assert families(world.table) == here
        moved += hidden(world, 0) != hidden(driver, 0)
    assert moved == 5


@EACH
def test_the_same_view_gives_the_same_world(game: str, options: dict[str, Value]) -> None:
    driver = begun(game, options)
    players = [bot("random", game, str(seat)) for seat in range(3)]
    for number in range(60):
        ask = driver.ask
        if ask is None:
            break
        if number % 6 == 0 and driver.at_rest:
            viewer = ask.decider
            other = Driver(dealt(driver.table, viewer, (), bytes([number, 1]) * 16))
            other.resume()
            key = bytes([number]) * 32
            one, two = possible(driver, viewer, key), possible(other, viewer, key)
            assert [[one.table.cards[c].face for c in zone] for zone in one.table.state.zones] == [
                [two.table.cards[c].face for c in zone] for zone in two.table.state.zones
            ]
        driver.answer(players[ask.decider].answer(ask, View(driver.table, ask.decider)))


@EACH
def test_a_world_is_played_to_its_end_and_changes_nothing_in_the_game(
    game: str, options: dict[str, Value]
) -> None:
    driver = begun(game, options)
    assert driver.ask is not None
    before = driver.table.state.digest()
    world = possible(driver, driver.ask.decider, b"k" * 32)
    players = [bot("random", game, str(seat)) for seat in range(3)]
    answers = 0
    while (ask := world.ask) is not None and answers < 20_000:
        world.answer(players[ask.decider].answer(ask, View(world.table, ask.decider)))
        answers += 1
    assert world.over
    assert driver.table.state.digest() == before


@EACH
def test_a_fork_of_a_world_has_its_chance_also_inside_an_effect(game: str, options: dict[str, Value]) -> None:
    """Or who thinks ahead would see the real shuffles that are still to come."""
    driver = begun(game, options)
    player = bot("random", game, "f")
    inside = 0
    for number in range(200):
        ask = driver.ask
        if ask is None or inside == 4:
            break
        if not driver.at_rest:
            key = bytes([number % 256]) * 32
            try:
                world = possible(driver, ask.decider, key)
            except NoWorld:
                driver.answer(player.answer(ask, View(driver.table, ask.decider)))
                continue
            forks = [world.fork(), world.fork().fork()]
            for answers in range(60):
                keys = {one.table.state.key for one in (world, *forks)}
                assert keys == {key}
                assert driver.table.state.key != key
                if world.ask is None:
                    break
                if answers == 1:
                    forks.append(world.fork())
                answer = player.answer(world.ask, View(world.table, world.ask.decider))
                for one in (world, *forks):
                    one.answer(answer)
            assert len({one.table.state.digest() for one in (world, *forks)}) == 1
            inside += 1
        driver.answer(player.answer(ask, View(driver.table, ask.decider)))
    assert inside


def test_other_keys_give_other_worlds() -> None:
    driver = begun("bridge_over", {})
    worlds = {tuple(hidden(possible(driver, 0, bytes([key]) * 32), 0)) for key in range(20)}
    assert len(worlds) == 20


def test_inside_an_effect_a_world_needs_checkpoints() -> None:
    rules = games.named("bridge_over")
    driver = Driver(rules.table(setup_of(rules, seats=2, seed="1")), forkable=False)
    driver.start()
    player = bot("random", "bridge_over", "1")
    while driver.at_rest and driver.ask is not None:
        driver.answer(player.answer(driver.ask, View(driver.table, driver.ask.decider)))
    with pytest.raises(RuntimeError, match="no checkpoints"):
        possible(driver, 0, b"k" * 32)


def test_in_a_world_shuffles_do_not_bring_what_is_written_down_of_the_game() -> None:
    game = games.named("dominion")
    planned = ["estate", *["copper"] * 7, "estate", "estate"]
    deals = [Deal(shuffle, planned) for shuffle in range(1, 20)]
    setup = setup_of(game, seats=2, seed="written down", options={"kingdom": "quiet_street"}, deals=deals)
    session = Session(game, setup, ["A", "B"])

    def drawn(driver: Driver[Any]) -> list[str]:
        """The first player's hand in their third turn, before which their deck was shuffled."""
        table: Any = driver.table
        while driver.ask is not None and (table.turns_taken() < 4 or not driver.at_rest):
            ask = driver.ask
            driver.answer(next(iter(legal_answers(ask))))
        return sorted(card.face for card in View(table, 0).data().zones["0.hand"].cards)

    in_truth = drawn(session.driver.fork())
    worlds = [session.view(0).world(bytes([number] * 32)) for number in range(12)]
    assert all(world.table.state.deals is None for world in worlds)
    assert all(world.fork().table.state.deals is None for world in worlds)
    hands = {tuple(drawn(world)) for world in worlds}
    assert in_truth == ["copper"] * 4 + ["estate"]
    assert len(hands) > 1
