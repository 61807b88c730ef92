"""Observations have all that their viewer may know, and nothing that they may not."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

import msgspec
import numpy as np
import pytest

from fudaba.kernel.ask import Ask
from fudaba.kernel.cards import Zone
from fudaba.kernel.drive import Driver
from fudaba.kernel.twin import twin
from fudaba.research.counters import of_any_game
from fudaba.research.features import card_features, feature_names
from fudaba.research.kind import MOST, TableKind
from fudaba.research.picks import Picks
from tests.machine_code import NEEDS_STAND_INS
from tests.research import reference

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("bridge_over", 3, {}),
    ("dominion", 2, {"kingdom": "whispering_court"}),
    ("dominion", 3, {"kingdom_seed": 4}),
    ("dominion", 2, {"kingdom_seed": 8}),
    ("innovation", 2, {"echoes": True, "figures": True}),
    ("innovation", 3, {"edition": "fourth", "unseen": True, "cities": True}),
]
EACH = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


def moments(kind: TableKind, seed: str, steps: int = 120) -> list[Picks]:
    """The game at some moments, played at random."""
    chance = random.Random(seed)
    game = kind.begin(seed, forkable=True)
    found = []
    for step in range(steps):
        if game.over:
            break
        if step % 8 == 0:
            found.append(game.fork())
        game.act(chance.choice(game.legal()))
    return found


@EACH
def test_shapes_dtypes_and_bounds_are_as_promised(game: str, seats: int, options: dict[str, Any]) -> None:
    kind = TableKind(game, seats, **options)
    for moment in moments(kind, "s"):
        for viewer in range(seats):
            seen = kind.observer.observe(moment, viewer)
            assert {
                name: (part.shape, part.dtype.type) for name, part in seen.items()
            } == kind.observer.shapes
            for name, part in seen.items():
                least, most = kind.bounds[name]
                assert part.size == 0 or (part.min() >= least and part.max() <= most)
            flat = kind.observer.flat(moment, viewer)
            assert flat.shape == (kind.observer.size,)
            assert np.abs(flat).max() <= MOST


@EACH
def test_worlds_that_a_viewer_cannot_tell_apart_look_the_same(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    kind = TableKind(game, seats, **options)
    compared = 0
    for number, moment in enumerate(moments(kind, "t")):
        if not moment.driver.at_rest or moment.picked:
            continue
        for viewer in range(seats):
            other = moment.fork()
            other.driver = Driver(twin(moment.table, viewer, order=bytes([number, viewer])))
            other.driver.resume()
            if other.ask is None or moment.ask is None or other.actor != moment.actor:
                continue  # who has nothing to choose there is not asked
            if other.table.state.moves != moment.table.state.moves or other.ask.kind != moment.ask.kind:
                continue  # nor who has but one
            one, two = kind.observer.observe(moment, viewer), kind.observer.observe(other, viewer)
            for name in one:
                assert np.array_equal(one[name], two[name]), name
            compared += 1
    assert compared > 10


SOME_MORE: list[tuple[str, int, dict[str, Any]]] = [
    *TABLES,
    ("bridge_over", 2, {"deck": "azumanga_court", "rounds": 1}),
    ("dominion", 2, {"kingdom": "quiet_street"}),
    ("dominion", 2, {"kingdom": "Possession, Bridge, Peddler, Knights, Embargo, Trade Route"}),
    ("dominion", 3, {"kingdom": "Highway, Castles, Page, Ferry, Tomb, Way of the Turtle, Church, Inventor"}),
    ("dominion", 2, {"kingdom_seed": 20}),
    ("dominion", 2, {"kingdom_seed": 21}),
    ("innovation", 2, {"edition": "first"}),
    ("innovation", 4, {"edition": "fourth", "teams": True, "echoes": True, "figures": True, "cities": True}),
    ("innovation", 2, {"artifacts": True, "echoes": True, "figures": True, "cities": True}),
]


@pytest.mark.parametrize(("game", "seats", "options"), SOME_MORE)
def test_what_is_kept_up_is_what_would_be_seen_anew(game: str, seats: int, options: dict[str, Any]) -> None:
    """Bit by bit, at each step of games in progress, of those that fork from them, and of imagined ones."""
    kind = TableKind(game, seats, **options)
    observer, chance = kind.observer, random.Random(f"{options}")
    assert list(observer.counters) == reference.names_of_figures(observer, kind.begin("0"))
    games = [kind.begin("1", forkable=True)]
    for step in range(150):
        games = [playing for playing in games[-3:] if not playing.over]
        if not games:
            break
        for playing in games:
            for viewer in range(seats) if step % 5 == 0 else (playing.actor,):
                row = observer.flat(playing, viewer)
                expected = reference.observed(observer, playing, viewer)
                assert row.tobytes() == reference.flatten(expected).tobytes()
                if step % 10 == 0:
                    for name, part in observer.observe(playing, viewer).items():
                        assert part.dtype == expected[name].dtype
                        assert np.array_equal(part, expected[name])
        if step % 30 == 10:
            games.append(games[-1].fork())
        if step % 30 == 20 and not games[-1].picked:
            games.append(games[-1].imagined(games[-1].actor, bytes([step])))
        for playing in games:
            playing.act(chance.choice(playing.legal()))


def test_an_observation_that_peeked_would_be_caught() -> None:
    kind = TableKind("bridge_over", 3)
    game = kind.begin("p")
    other = game.fork()
    other.driver = Driver(twin(game.table, 0, order=b"p"))
    other.driver.resume()
    hands = [
        [picks.table.cards[card].face for zone in picks.table.state.zones[4:6] for card in zone]
        for picks in (game, other)
    ]
    assert hands[0] != hands[1], "the twin must differ in what others hold, or the test above shows nothing"


@EACH
def test_every_card_in_sight_is_counted(game: str, seats: int, options: dict[str, Any]) -> None:
    kind = TableKind(game, seats, **options)
    for moment in moments(kind, "c"):
        seen = kind.observer.observe(moment, 0)
        total = int(seen["zones"].sum() + seen["unseen"].sum())
        hidden_tops = sum(
            max(0, len(moment.table.state.zones[zone.number]) - 1)
            for zone in moment.table.state.layout
            if zone.top_only
        )
        assert total <= len(moment.table.cards)
        assert total >= len(moment.table.cards) - hidden_tops


def test_the_viewer_comes_first_at_every_seat() -> None:
    kind = TableKind("bridge_over", 3)
    game = kind.begin("v")
    row = kind.observer.zones.index("0.hand")
    for viewer in range(3):
        seen = kind.observer.observe(game, viewer)
        own = [game.table.cards[card].face for card in game.table.state.zones[3 + viewer]]
        counted = {kind.observer.faces[f]: int(n) for f, n in enumerate(seen["zones"][row]) if n}
        assert counted == {face: own.count(face) for face in own}


def test_a_question_is_told_to_its_decider_alone() -> None:
    kind = TableKind("dominion", 2, kingdom="quiet_street")
    game = kind.begin("1")
    asked, other = kind.observer.observe(game, game.actor), kind.observer.observe(game, 1 - game.actor)
    assert asked["question"][0] == 1
    assert not other["question"].any()
    game.act(game.legal()[-1])
    picked = kind.observer.observe(game, game.actor)["picked"]
    assert picked.sum() == len(game.picked)
    assert not kind.mask(game, 1 - game.actor).any()


def test_a_spectator_is_refused() -> None:
    kind = TableKind("bridge_over", 2)
    with pytest.raises(ValueError, match="spectator"):
        kind.observer.observe(kind.begin("1"), -1)


@pytest.mark.parametrize("game", ["bridge_over", "dominion", "innovation"])
def test_features_tell_cards_apart_by_what_is_printed(game: str) -> None:
    kind = TableKind(game, 2)
    features = kind.observer.features
    assert features.shape == (len(kind.observer.faces), len(feature_names(game)))
    assert np.isfinite(features).all()
    assert features.any()
    assert not any(name.startswith(("id", "pile=")) for name in feature_names(game))
    assert not card_features(game, kind.options, ["no_such_card"]).any()


def test_a_smithy_is_an_action_for_four() -> None:
    names = feature_names("dominion")
    row = card_features("dominion", TableKind("dominion", 2).options, ["smithy"])[0]
    assert row[names.index("types=action")] == 1
    assert row[names.index("cost.0")] == 4
    assert row[names.index("types=treasure")] == 0


@EACH
def test_the_top_card_of_a_zone_is_the_last_that_came_upon_it(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    """It is shown where the viewer sees how the cards lie, and for no other zone."""
    kind = TableKind(game, seats, **options)
    piles = hidden = 0
    for moment in moments(kind, "o"):
        state, view = moment.table.state, moment.view(0)
        names = {zone.number: kind.observer.zones.index(_seen_from_seat_0(zone)) for zone in state.layout}
        seen = kind.observer.observe(moment, 0)
        for zone in state.layout:
            cards, top = state.zones[zone.number], int(seen["top"][names[zone.number]])
            lies_open = bool(view.zone(zone.number).cards)
            expected = moment.table.cards[cards[-1]].face if cards and lies_open else ""
            assert (kind.observer.faces[top - 1] if top else "") == expected, zone
            piles += top > 0 and moment.table.cards[cards[0]].face != expected
            hidden += bool(cards) and not lies_open
    assert piles > 10, "a pile of one card shows nothing"
    assert hidden


def _seen_from_seat_0(zone: Zone) -> str:
    return zone.name if zone.owner < 0 else f"{zone.owner}.{zone.name}"


@EACH
def test_a_question_is_shown_as_it_is_asked(game: str, seats: int, options: dict[str, Any]) -> None:
    kind = TableKind(game, seats, **options)
    about = 0
    for moment in moments(kind, "q", 200):
        ask = moment.ask
        assert ask is not None
        seen = kind.observer.observe(moment, ask.decider)
        figures = dict(zip(kind.observer.question, seen["question"].tolist(), strict=True))
        assert {name: figure for name, figure in figures.items() if figure and name.startswith("kind=")} == {
            f"kind={ask.kind}": 1.0
        }
        assert figures["asked"] == 1
        assert figures["owner_is_viewer"] == (ask.owner == ask.decider)
        assert (figures["least"], figures["most"]) == (ask.least, min(ask.most, len(ask.options)))
        assert (figures["picked"], figures["ordered"]) == (len(moment.picked), ask.ordered)
        assert figures["number"] == ask.number
        asks = [kind.observer.faces[face] for face in np.flatnonzero(seen["about"])]
        assert asks == ([moment.table.cards[ask.about].face] if ask.about >= 0 else [])
        about += len(asks)
    assert about or game == "bridge_over"


def test_whose_choice_a_question_is_is_shown_also_where_another_seat_decides_it() -> None:
    kind = TableKind("dominion", 2, kingdom="quiet_street")
    game = kind.begin("1")
    own = game.ask
    assert own is not None
    column = kind.observer.question.index("owner_is_viewer")
    assert kind.observer.observe(game, own.decider)["question"][column] == 1
    game.driver.ask = Ask(1 - own.owner, own.kind, own.options, own.decider, own.least, own.most)
    assert kind.observer.observe(game, own.decider)["question"][column] == 0


@EACH
def test_hidden_cards_are_counted_by_their_backs(game: str, seats: int, options: dict[str, Any]) -> None:
    kind = TableKind(game, seats, **options)
    observer, counted = kind.observer, set[str]()
    for moment in moments(kind, "b"):
        state, view = moment.table.state, moment.view(0)
        seen = observer.observe(moment, 0)["unseen"]
        for zone in state.layout:
            known = view.zone(zone.number)
            if known.cards or known.known:
                continue
            backs = Counter(moment.table.cards[card].back for card in state.zones[zone.number])
            row = seen[observer.zones.index(_seen_from_seat_0(zone))]
            assert {observer.backs[back]: int(row[back]) for back in np.flatnonzero(row)} == backs
            counted |= set(backs)
    assert counted
    assert len(counted) > 5 or len(observer.backs) < 6


class Shown(msgspec.Struct):
    """What a game shows that says nothing of its own."""

    turn: int
    height: int
    points: list[int]
    lying: list[int]
    names: list[str]


class Noted:
    """Stands for a seat: notes which figures it is given."""

    def __init__(self, shown: Shown, seats: int) -> None:
        self.view, self.private, self.seats = self, None, seats
        self._shown = shown
        self.given: dict[str, Any] = {}

    def public(self) -> Shown:
        return self._shown

    def one(self, name: str, value: Any) -> None:
        self.given[name] = value

    who = row = one


@NEEDS_STAND_INS
def test_of_a_game_that_says_nothing_numbers_count_and_those_of_each_seat() -> None:
    """A list of another length, and what is no number, would be of another size in the next game."""
    noted = Noted(Shown(turn=1, height=4, points=[3, 5], lying=[1, 2, 3], names=["a", "b"]), seats=2)
    of_any_game(cast(Any, noted))
    assert noted.given == {"turn": 1, "height": 4.0, "points": [3, 5]}
