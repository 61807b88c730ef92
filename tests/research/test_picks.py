"""Answers as chains of single actions, and the table that numbers them."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

from fudaba.games import named
from fudaba.kernel.ask import Ask, IllegalAnswer, Option
from fudaba.kernel.game import BadSetup
from fudaba.kernel.table import Result
from fudaba.research.actions import DONE, Action, ActionTable
from fudaba.research.kind import TableKind, rewards
from fudaba.research.picks import Picks

ALL = {"cities": True, "echoes": True, "figures": True, "artifacts": True}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("bridge_over", 2, {"rounds": 1}),
    ("bridge_over", 5, {"deck": "azumanga_court", "rounds": 1}),
    ("dominion", 2, {"kingdom": "quiet_street"}),
    ("dominion", 2, {"kingdom": "Way of the Turtle, Church, Village, Smithy, Moat, Market, Cellar"}),
    ("dominion", 3, {"kingdom_seed": 11}),
    ("dominion", 4, {"kingdom_seed": 12}),
    ("dominion", 6, {"kingdom_seed": 13}),
    ("innovation", 2, {"edition": "first"}),
    ("innovation", 3, ALL),
    ("innovation", 4, {"edition": "fourth", "unseen": True, "teams": True, **ALL}),
]
EACH = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


def random_steps(kind: TableKind, seed: str, steps: int) -> int:
    """Play at random; every question must keep to what the chain promises. Returns the steps taken."""
    chance = random.Random(seed)
    game = kind.begin(seed)
    taken = 0
    while not game.over and taken < steps:
        legal = game.legal()
        assert legal, "somebody is asked, and nothing is legal"
        assert list(legal) == sorted(set(legal))
        check_injective(kind.actions, game)
        game.act(chance.choice(legal))
        taken += 1
    return taken


def check_injective(actions: ActionTable, game: Picks) -> None:
    """Options that differ are different actions, and equal ones are one."""
    ask = game.ask
    assert ask is not None
    spelled = {option.same: actions.spelling(option, ask.decider) for option in ask.options}
    assert len(set(spelled.values())) == len(spelled)
    assert not any(DONE in spelling for spelling in spelled.values())
    assert all(spelling for spelling in spelled.values())


@EACH
def test_every_answer_of_random_games_is_a_chain_of_actions(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    kind = TableKind(game, seats, **options)
    assert len(set(kind.actions)) == len(kind.actions)
    for seed in range(3):
        assert random_steps(kind, str(seed), 400) > 20


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_a_million_random_steps_have_their_actions(part: int) -> None:
    chance = random.Random(part)
    taken = 0
    while taken < 50_000:
        game = chance.choice(["bridge_over", "dominion", "dominion", "innovation"])
        taken += random_steps(random_kind(game, chance), f"{part}/{taken}", 2_000)


def random_kind(game: str, chance: random.Random) -> TableKind:
    """A table with any number of players, any kingdom or expansions, and any of the other options."""
    while True:
        options: dict[str, Any] = {
            switch.name: chance.choice(switch.values)
            for switch in named(game).switches
            if switch.values and chance.random() < 0.3
        }
        if game == "dominion":
            options["kingdom_seed"] = chance.randrange(10**9)
        try:
            return TableKind(game, chance.choice(named(game).seats), **options)
        except BadSetup:
            continue  # an edition does not have all expansions, nor each number of players teams


@EACH
def test_a_whole_answer_is_the_chain_of_its_actions(game: str, seats: int, options: dict[str, Any]) -> None:
    kind = TableKind(game, seats, **options)
    chance = random.Random(1)
    played = kind.begin("c", forkable=True)
    for _ in range(150):
        ask = played.ask
        if ask is None:
            break
        count = chance.randint(ask.least, min(ask.most, len(ask.options)))
        answer = tuple(chance.sample(range(len(ask.options)), count))
        try:
            chain = played.chain(answer)
        except IllegalAnswer:
            continue
        other = played.fork()
        for action in chain:
            assert len(other.answers) == len(played.answers), "an answer is not given before its chain ends"
            other.act(action)
        played.answer(answer)
        # Which of two equal cards was taken is no difference.
        given = [ask.options[pick].same for pick in other.answers[-1]]
        assert given == [ask.options[pick].same for pick in answer]


def test_several_picks_end_by_done_and_only_where_they_may() -> None:
    game = TableKind("dominion", 2, kingdom="quiet_street").begin("1")
    actions = game.actions
    play = actions.actions.index(Action("play", "copper"))
    assert play in game.legal()
    assert DONE not in game.legal()
    game.act(play)
    assert set(game.legal()) == {play, DONE}, "several may be played at once, and nothing else with them"
    assert game.answers == []
    game.act(DONE)
    assert len(game.answers) == 1
    with pytest.raises(IllegalAnswer, match=r"Action 0 \(done\) is not legal now"):
        game.act(DONE)


def test_what_differs_by_what_it_holds_alone_is_spelled() -> None:
    kind = TableKind("dominion", 2, kingdom="Way of the Turtle, Church, Village, Moat")
    game = kind.begin("1")
    words = {str(action): number for number, action in enumerate(kind.actions)}
    order = {
        ("order moat",): Option("order", 1, "moat"),
        ("order village", "done"): Option("order", 2, "village"),
        ("order village", "holding copper", "done"): Option("order", 3, "village", "copper"),
        ("order village", "holding copper", "holding copper"): Option("order", 4, "village", "copper+copper"),
        ("order village", "holding estate"): Option("order", 5, "village", "estate+gold"),
    }
    ask = Ask(game.actor, "order", list(order.values()), game.actor)
    game.driver.ask = ask
    for pick, spelling in enumerate(order):
        assert game.chain((pick,)) == [words[word] for word in spelling]
    assert game.legal() == sorted([words["order moat"], words["order village"]])
    game.act(words["order village"])
    assert (game.picked, game.answers) == ([], [])
    assert game.legal() == sorted([DONE, words["holding copper"], words["holding estate"]])
    with pytest.raises(IllegalAnswer, match=r"\(holding gold\) is not legal now"):
        game.act(words["holding gold"])
    game.act(words["holding copper"])
    assert game.legal() == sorted([DONE, words["holding copper"]])
    picked = kind.observer.observe(game, game.actor)["picked"]
    spelled = {kind.observer.faces[face]: int(count) for face, count in enumerate(picked) if count}
    assert spelled == {"village": 1, "copper": 1}


def test_a_game_is_pickled_as_its_seed_and_answers() -> None:
    kind = TableKind("dominion", 2, kingdom="quiet_street")
    game = kind.begin("1", forkable=True)
    chance = random.Random(1)
    while not (game.picked and len(game.answers) > 10):
        game.act(chance.choice(game.legal()))
    again = pickle.loads(pickle.dumps(game))
    assert again.table.state.digest() == game.table.state.digest()
    assert (again.legal(), again.picked) == (game.legal(), game.picked)
    assert list(again.actions) == list(game.actions)
    with pytest.raises(TypeError, match="no seed leads to it"):
        pickle.dumps(game.imagined(0, b"1"))
    like = pickle.loads(pickle.dumps(kind))
    assert (like.options, like.seats) == (kind.options, kind.seats)


def test_players_are_counted_from_the_one_who_acts() -> None:
    kind = TableKind("bridge_over", 3)
    assert {action.player for action in kind.actions if action.verb == "player"} == {0, 1, 2}


def test_the_table_is_the_same_for_every_seed_and_names_each_action() -> None:
    one, two = TableKind("dominion", 2, kingdom_seed=5), TableKind("dominion", 2, kingdom_seed=5)
    assert one.options == two.options
    assert list(one.actions) == list(two.actions)
    assert str(one.actions[DONE]) == "done"
    assert "buy province" in {str(action) for action in one.actions}
    first, second = one.begin("a"), one.begin("b")
    assert {c.id for c in first.table.cards} == {c.id for c in second.table.cards}


def test_a_kingdom_that_is_drawn_anew_is_refused() -> None:
    with pytest.raises(BadSetup, match="draws new ones"):
        TableKind("dominion", 2, kingdom="Black Market, Village, Smithy")


def test_rewards_add_up_to_nothing_and_winners_share() -> None:
    game = TableKind("bridge_over", 4, rounds=1).begin("r")
    chance = random.Random(2)
    assert rewards(game) == [0, 0, 0, 0]
    while not game.over:
        game.act(chance.choice(game.legal()))
    won = rewards(game)
    assert sum(won) == pytest.approx(0)
    winners = game.result().winners
    assert all((won[seat] > 0) == (seat in winners) for seat in range(4))


@pytest.mark.parametrize(
    ("winners", "rewarded"),
    [
        ((2,), [-1 / 3, -1 / 3, 1, -1 / 3]),
        ((1, 3), [-1 / 3, 1 / 3, -1 / 3, 1 / 3]),
        ((0, 1, 3), [1 / 9, 1 / 9, -1 / 3, 1 / 9]),
        ((0, 1, 2, 3), [0, 0, 0, 0]),
        ((), [0, 0, 0, 0]),
    ],
)
def test_several_winners_share_what_one_would_have(
    winners: tuple[int, ...], rewarded: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = TableKind("bridge_over", 4, rounds=1).begin("r")
    monkeypatch.setattr(Picks, "over", True)
    monkeypatch.setattr(Picks, "result", lambda _: Result((0,) * 4, winners))
    assert rewards(game) == pytest.approx(rewarded)
