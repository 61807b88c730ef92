"""The bot that plays Innovation sensibly: what it knows, how it answers, and how strong it is."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from fudaba.arena import simulate
from fudaba.bots import bot, bot_names
from fudaba.bots.innovation.candidates import at, same_of, ways
from fudaba.bots.innovation.repetition import LONG, drawn_out
from fudaba.bots.innovation.sensible import Sensible, Thoughts
from fudaba.bots.innovation.world import imagine, scenes
from fudaba.bots.innovation.worth import WEIGHTS, worth
from fudaba.games import named
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.shown import Public
from fudaba.games.innovation.facts.vocabulary import InnovationAsk
from fudaba.kernel.ask import Ask, Option
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.seen import SeenOption
from fudaba.kernel.twin import twin
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining

GAME = named("innovation")
EDITIONS = ("third", "fourth")


def seated(seed: str, edition: str = "third", seats: int = 2, **options: object) -> Driver[Innovation]:
    """A table at its first question."""
    setup = setup_of(GAME, seats=seats, seed=seed, options={"edition": edition, **options})
    driver: Driver[Innovation] = Driver(GAME.table(setup))  # type: ignore[arg-type] # the game's own table
    driver.start()
    return driver


def situation(**more: object) -> Driver[Innovation]:
    """A two-player table in the middle of a game, seat 0 to act."""
    setup = setup_of(GAME, seats=2, seed="bots", situation=situation_in(GAME, dict(more)))
    driver: Driver[Innovation] = Driver(GAME.table(setup))  # type: ignore[arg-type] # the game's own table
    driver.start()
    return driver


def answer(driver: Driver[Innovation], name: str = "sensible", seed: str = "1") -> tuple[int, ...]:
    """What a new bot says to the pending question."""
    ask = driver.ask
    assert ask is not None
    return bot(name, "innovation", seed).answer(ask, View(driver.table, ask.decider))


def label(driver: Driver[Innovation], picks: tuple[int, ...]) -> str:
    """The chosen options in words."""
    assert driver.ask is not None
    options = [driver.ask.options[pick] for pick in picks]
    return " + ".join(f"{one.verb} {one.face or one.word or one.number}" for one in options)


def middle_of(seed: str, answers: int, edition: str = "third", seats: int = 2) -> Driver[Innovation]:
    """A table some random answers into a game, or at its end."""
    driver = seated(seed, edition, seats)
    player = bot("random", "innovation", seed)
    for _ in range(answers):
        if driver.ask is None:
            break
        driver.answer(player.answer(driver.ask, View(driver.table, driver.ask.decider)))
    return driver


def test_the_bots_of_innovation() -> None:
    assert bot_names("innovation") == ["gentle", "random", "sensible", "steady", "strong", "uniform"]


# What it knows.


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_imagined_table_looks_to_the_player_like_the_real_one(edition: str) -> None:
    for number in range(6):
        driver = middle_of(f"imagined {number}", 12 + 17 * number, edition, 2 + number % 4)
        if driver.ask is None or not driver.at_rest:
            continue
        viewer = number % driver.table.seats
        seen = View(driver.table, viewer).data()
        world = imagine(seen, Random(number))
        imagined = View(world, viewer).data()
        assert imagined.public == seen.public
        for name, zone in seen.zones.items():
            other = imagined.zones[name]
            assert other.count == zone.count, name
            assert other.faces == zone.faces, name
            assert other.backs == zone.backs, name


def test_imagined_tables_differ_in_what_is_hidden_only_by_chance() -> None:
    driver = middle_of("hidden", 40)
    seen = View(driver.table, 0).data()
    rivals = {tuple(sorted(imagine(seen, Random(n)).hand(1))) for n in range(20)}
    assert len(rivals) > 1 or not driver.table.hand(1)
    again = [imagine(seen, Random("same")).state.digest() for _ in range(2)]
    assert again[0] == again[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_answers_the_same_in_worlds_that_it_cannot_tell_apart(edition: str) -> None:
    compared = 0
    for number in range(8):
        driver = middle_of(f"twins {number}", 20 + 11 * number, edition)
        if driver.ask is None or not driver.at_rest:
            continue
        other = Driver(twin(driver.table, driver.ask.decider, order=bytes([number + 1])))
        other.resume()
        assert other.ask is not None
        assert answer(other, seed="twin") == answer(driver, seed="twin")
        compared += 1
    assert compared


# What it does.


def test_it_claims_what_wins_the_game() -> None:
    driver = situation(
        seats=[
            {
                "board": {"red": ["archery"], "blue": ["writing"]},
                "hand": ["oars"],
                "score": ["base_2", "base_3"],
                "achievements": [f"base_{age}" for age in (2, 3, 4, 5, 6)],
            },
            {"board": {"yellow": ["agriculture"]}},
        ]
    )
    assert label(driver, answer(driver)) == "achieve 1"


def test_it_melds_when_its_board_is_bare() -> None:
    driver = situation(seats=[{"hand": ["metalworking", "writing"]}, {"board": {"yellow": ["agriculture"]}}])
    assert label(driver, answer(driver)).startswith("meld")


def test_a_question_in_the_middle_of_a_card_is_tried_from_the_beginning_of_its_effect() -> None:
    driver = situation(
        seats=[
            {"board": {"yellow": ["agriculture"]}, "hand": ["writing", "paper"]},
            {"board": {"blue": ["tools"]}},
        ]
    )
    ask = driver.ask
    assert ask is not None
    driver.answer((next(n for n, one in enumerate(ask.options) if one.verb == "dogma"),))
    ask = driver.ask
    assert ask is not None
    assert not driver.at_rest
    view = View(driver.table, 0)
    thoughts = Thoughts(view.put(ask), view.data(), Random(1), WEIGHTS)
    there = thoughts.asked_there()
    assert there is not None
    assert there.ask is not None
    assert [option.same for option in there.ask.options] == [option.same for option in ask.options]
    assert there.table is not driver.table
    ask.check(thoughts.answer())


@pytest.mark.parametrize(
    ("launcher", "far", "pays"),
    [
        ({"board": {"red": ["archery"]}}, {"hand": ["machine_tools", "tools"]}, True),
        ({"board": {"red": ["archery"]}}, {"hand": ["tools"]}, False),
        ({"board": {"green": ["the_wheel"]}}, {"board": {"red": ["metalworking"]}, "hand": ["tools"]}, True),
    ],
)
def test_it_pays_for_parley_what_it_is_worth(
    launcher: dict[str, object], far: dict[str, object], *, pays: bool
) -> None:
    """INN-216, INN-217: a low card against the loss of a high one, or for two; its only card it keeps."""
    situation_of = situation_in(GAME, {"seats": [launcher, {}, far, {}]})
    setup = setup_of(GAME, seats=4, seed="parley", options={"edition": "fourth"}, situation=situation_of)
    driver: Driver[Innovation] = Driver(GAME.table(setup))  # type: ignore[arg-type] # the game's own table
    ask = driver.start()
    assert ask is not None
    ask = driver.answer((next(n for n, one in enumerate(ask.options) if one.verb == "dogma"),))
    assert ask is not None
    assert (ask.owner, ask.kind) == (2, "return")
    chosen = [ask.options[pick].face for pick in answer(driver)]
    assert chosen == (["tools"] if pays else [])


@pytest.mark.parametrize("name", ["sensible", "strong"])
def test_cards_that_are_all_returned_go_as_they_lie_without_a_thought(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """INN-074b: the order beneath a deck is worth no look ahead."""
    driver = situation(
        seats=[
            {"board": {"purple": ["railroad"]}, "hand": ["tools", "oars", "writing"]},
            {"board": {"yellow": ["agriculture"]}},
        ]
    )
    ask = driver.ask
    assert ask is not None
    driver.answer((next(n for n, one in enumerate(ask.options) if one.verb == "dogma"),))
    ask = driver.ask
    assert ask is not None
    assert ask.ordered
    monkeypatch.setattr("fudaba.bots.innovation.sensible.Imagined", None)
    assert bot(name, "innovation", "1").answer(ask, Imagining(driver, 0)) == (0, 1, 2)


def test_a_demand_is_imagined_for_whoever_suffers_it() -> None:
    driver = middle_of("scenes", 0)
    world = imagine(View(driver.table, 0).data(), Random(1))
    world.state.turn = 1
    found = list(scenes(world, "archery", 0))
    assert [(scene.launcher, scene.effect.kind, scene.seat) for scene in found][:1] == [(1, "demand", 0)]
    world.state.turn = 0
    assert {scene.seat for scene in scenes(world, "archery", 0) if scene.effect.kind == "demand"} == {1}
    assert list(scenes(world, "no card", 0)) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_answers_every_question_of_a_game_legally(seats: int) -> None:
    driver = seated(f"legal {seats}", EDITIONS[seats % 2], seats)
    players = [bot("sensible" if seat == 0 else "random", "innovation", f"{seat}") for seat in range(seats)]
    for _ in range(150):
        ask = driver.ask
        if ask is None:
            break
        given = players[ask.decider].answer(ask, View(driver.table, ask.decider))
        ask.check(given)
        driver.answer(given)
    assert driver.table.state.turns > seats


@pytest.mark.parametrize("name", ["gentle", "steady", "strong"])
def test_who_goes_round_in_a_circle_draws_now_and_then(name: str) -> None:
    driver = middle_of("long", 60)
    ask = driver.ask
    assert ask is not None
    assert ask.kind == "action"

    def drawing_after(turns: int) -> int:
        driver.table.state.turns = turns
        given = [
            bot(name, "innovation", f"{seed}").answer(ask, Imagining(driver, ask.decider))
            for seed in range(6)
        ]
        return sum(ask.options[pick].verb == "draw" for (pick,) in given)

    assert drawing_after(2 * LONG) < drawing_after(2 * LONG + 1) < 6


class Circling:
    """A player who executes the same card for ever, to no effect, but for what ends a circle."""

    def __init__(self, seed: str, *, breaks: bool) -> None:
        self.chance, self.breaks = Random(seed), breaks

    def answer(self, ask: InnovationAsk, view: View) -> tuple[int, ...]:
        drawn = drawn_out(ask, view.public_as(Public), self.chance) if self.breaks else None
        if drawn is not None or ask.kind != "action":
            return drawn or ()
        return (next(pick for pick, option in enumerate(ask.options) if option.verb == "dogma"),)


def test_a_game_that_would_go_round_for_ever_ends() -> None:
    """Two players who change nothing: once the game is long they draw, and the decks run out."""

    def turns(*, breaks: bool) -> int:
        given = {"seats": [{"board": {"purple": ["code_of_laws"]}}, {"board": {"yellow": ["masonry"]}}]}
        setup = setup_of(GAME, seats=2, seed="round", situation=situation_in(GAME, given))
        driver: Driver[Innovation] = Driver(GAME.table(setup))  # type: ignore[arg-type] # the game's own table
        driver.start()
        players = [Circling(f"{seat}", breaks=breaks) for seat in range(2)]
        while (ask := driver.ask) is not None and driver.table.state.turns <= 4 * LONG:
            driver.answer(players[ask.decider].answer(ask, View(driver.table, ask.decider)))
        return driver.table.state.turns

    assert 2 * LONG < turns(breaks=True) < 4 * LONG < turns(breaks=False)


def test_its_chance_comes_from_its_seed() -> None:
    driver = middle_of("seeded", 30)
    assert answer(driver, seed="a") == answer(driver, seed="a")
    assert Sensible("a").seed == "a"


# How it weighs.


def test_what_is_worth_something() -> None:
    plain = {"board": {"red": ["archery"]}}
    other = {"board": {"yellow": ["agriculture"]}}

    def of(seat: Mapping[str, object]) -> float:
        return worth(situation(seats=[seat, other]).table, 0)

    assert of({**plain, "achievements": ["base_1"]}) > of(plain)
    assert of({**plain, "score": ["base_3"]}) > of(plain)
    assert of({**plain, "hand": ["oars"]}) > of(plain)
    assert of({"board": {"red": ["archery"], "blue": ["tools"]}}) > of(plain)
    table = situation(seats=[plain, other]).table
    table.state.phase, table.state.winners = "over", (0,)
    assert (worth(table, 0), worth(table, 1)) == (WEIGHTS.won, -WEIGHTS.won)


def test_who_has_lost_while_others_play_on_has_nothing() -> None:
    table = seated("three", seats=3).table
    table.state.lost[1] = True
    assert worth(table, 1) == -WEIGHTS.won
    assert -WEIGHTS.won < worth(table, 2) < WEIGHTS.won


def test_the_answers_that_it_weighs_are_legal_and_few() -> None:
    options = [Option("return", card, f"card_{card}") for card in range(12)]
    for least, most in ((0, 1), (1, 1), (2, 2), (0, 12), (1, 3)):
        ask = Ask(0, "return", options, 0, least=least, most=most)
        offered = same_of([SeenOption(one.verb, face=one.face) for one in options])
        found = ways(offered, least, most, Random(1), 6)
        assert 0 < len(found) <= 8
        assert len(set(found)) == len(found)
        for way in found:
            ask.check(way)
            assert at(ask, [offered[place] for place in way]) == way
    assert at(Ask(0, "return", options[:2], 0), same_of([SeenOption("return", face="card_5")])) is None


# How strong and how quick it is.


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_beats_random_in_a_few_games(edition: str) -> None:
    result = simulate("innovation", ["sensible", "random"], 4, seed="few", options={"edition": edition})
    assert result.errors == 0
    assert result.bots[0].wins >= 3


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_beats_random_in_90_of_100_games(edition: str) -> None:
    result = simulate(
        "innovation", ["sensible", "random"], 100, seed="strength", options={"edition": edition}
    )
    assert result.errors == 0
    assert result.bots[0].wins >= 90
