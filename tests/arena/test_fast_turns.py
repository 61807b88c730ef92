"""Fast turns: the same answers as by the rules, and the same state to the last stamp."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from random import Random

import pytest

from fudaba.arena.dominion import simulator
from fudaba.arena.dominion.fast_turns import run
from fudaba.arena.dominion.fast_turns.reach import figures_with, is_usual, supports
from fudaba.arena.simulate import simulator_of
from fudaba.bots import Bot, maker_of
from fudaba.bots.dominion import Buyer, buyer
from fudaba.bots.dominion.figures import CountedFigures
from fudaba.bots.dominion.sight import Memory, Sight
from fudaba.bots.dominion.strategy_file import read
from fudaba.games import named
from fudaba.games.dominion.facts.kinds import KINDS, Bonus, Kind
from fudaba.games.dominion.rules.tally import Tally
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.ask import Answer, Ask
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
"""The Kingdom cards with which fast turns can be played."""
BUYS = ("festival", "market", "village", "laboratory", "smithy", "woodcutter", "gardens", "worker_s_village")
"""Cards of which a strategy buys, so that turns have Actions, several Buys, and draws in their middle."""
Seen = tuple[int, str, str]
"""After how many answers: the state, and the question."""


def wide(chance: Random) -> type[Bot]:
    """A strategy that buys nearly everything, so that piles empty; a part of it looks at the table."""
    cards = ["province", *chance.sample([id for id in BUYS if id in KINDS], 5), "gold", "silver", "copper"]
    looks = ('if = "left(province) < 5"', "up_to = 3", 'if = "coins < 9"', "", "")
    lines = "".join(f'[[buy]]\ncard = "{card}"\n{chance.choice(looks)}\n' for card in cards)
    return buyer(read(lines, "wide"))


def setup_with(bots: int, chance: Random, seed: str) -> Setup:
    """A game with cards that let turns be quiet, those that are bought among them."""
    wanted = [id for id in BUYS if id in SUPPORTED]
    cards = dict.fromkeys([*wanted, *chance.sample(SUPPORTED, 10 - len(wanted))])
    return setup_of(GAME, seats=bots, seed=seed, options={"kingdom": ",".join(cards)})


def seen(driver: Driver[Dominion], answers: list[Answer]) -> Seen:
    """Where a game is."""
    return len(answers), driver.table.state.digest(), repr(driver.ask)


def played(setup: Setup, makers: list[type[Bot]], *, autoplay: bool) -> tuple[list[Answer], list[Seen]]:
    """The answers of a game, and what is seen whenever somebody is asked, and at its end."""
    table = GAME.table(setup)
    assert isinstance(table, Dominion)
    players = [maker(f"{setup.seed}/{seat}") for seat, maker in enumerate(makers)]
    answers: list[Answer] = []
    if autoplay:
        table.autoplay = AutoPlay.of(players, answers, simulator)
    driver: Driver[Dominion] = Driver(table, forkable=False)
    ask: Ask | None = driver.start()
    stops = []
    while ask is not None:
        stops.append(seen(driver, answers))
        answers.append(answer := players[ask.decider].answer(ask, View(table, ask.decider)))
        ask = driver.answer(answer)
    stops.append(seen(driver, answers))
    return answers, stops


def named_bots(*names: str) -> Callable[[Random], list[type[Bot]]]:
    """Bots by name."""
    return lambda chance: [maker_of(name, "dominion") for name in names]


@pytest.mark.parametrize(
    ("bots", "games"),
    [
        (named_bots("big-money", "big-money"), 3),
        (named_bots("big-money-smithy", "big-money"), 3),
        (named_bots("big-money-smithy-ultimate", "big-money-smithy", "big-money"), 2),
        (named_bots("big-money-smithy", "random"), 2),
        (lambda chance: [wide(chance), wide(chance)], 12),
        (lambda chance: [wide(chance), wide(chance), maker_of("big-money-smithy", "dominion")], 4),
    ],
    ids=["big money", "smithy", "three", "with random", "wide", "three wide"],
)
def test_turns_at_once_are_the_same_to_the_last_stamp(
    bots: Callable[[Random], list[type[Bot]]], games: int
) -> None:
    for number in range(games):
        chance = Random(f"at once {number}")
        makers = bots(chance)
        setup = setup_with(len(makers), chance, f"at once {number}")
        answers, stops = played(setup, makers, autoplay=True)
        one_by_one, all_stops = played(setup, makers, autoplay=False)
        assert answers == one_by_one, f"game {number}"
        where = {stop[0]: stop for stop in all_stops}
        for stop in stops:
            assert stop == where[stop[0]], f"game {number}, after {stop[0]} answers"


def test_nearly_all_of_such_a_game_is_played_at_once() -> None:
    """Or the test above would say nothing."""
    setup = setup_with(2, Random("most"), "most")
    answers, stops = played(setup, [maker_of("big-money-smithy", "dominion")] * 2, autoplay=True)
    assert len(answers) > 50
    assert len(stops) < 0.1 * len(answers)


CHOOSING = {
    "minion": ("coins_2", "discard"),
    "steward": ("cards_2", "coins_2", "trash"),
    "nobles": ("cards_3", "actions_2"),
    "squire": ("actions_2", "buys_2", "gain_silver"),
}
"""Cards of which figures are all if some word is chosen, with what they offer."""


COUNTED = (
    *("turn > 9", "coins < 4", "hand(action) > 0", "owned(silver) > 2 and hand(copper) < 2"),
    *("buys > 1", "vp == 0"),
)
"""Conditions, of which the last cannot be counted without a look at the table."""


def choosing(chance: Random) -> type[Bot]:
    """A strategy that buys cards with a choice, and always makes the same at one; at two it depends."""
    cards = [*chance.sample([*CHOOSING], 3), "moat"]
    lines = [f'[[buy]]\ncard = "{card}"\nup_to = {chance.randint(2, 5)}' for card in cards]
    for card in cards[:2]:
        word, holds = chance.choice(CHOOSING[card]), chance.choice(COUNTED)
        lines.append(f'[[choose]]\ncard = "{card}"\nword = "{word}"\nif = "{holds}"')
    for card in cards[:3]:
        lines.append(f'[[choose]]\ncard = "{card}"\nword = "{chance.choice(CHOOSING[card])}"')
    first, last = '[[buy]]\ncard = "province"', '[[buy]]\ncard = "silver"'
    return buyer(read("\n".join((first, *lines, last)), "choosing"))


@NEEDS_NAMES
@pytest.mark.parametrize("number", range(12))
def test_what_is_always_chosen_is_the_same_to_the_last_stamp(number: int) -> None:
    chance = Random(f"choosing {number}")
    makers = [choosing(chance) for _ in range(2 + number % 2)]
    kingdom = ",".join((*CHOOSING, "moat", "village"))
    setup = setup_of(GAME, seats=len(makers), seed=f"choosing {number}", options={"kingdom": kingdom})
    answers, stops = played(setup, makers, autoplay=True)
    one_by_one, all_stops = played(setup, makers, autoplay=False)
    assert answers == one_by_one
    where = {stop[0]: stop for stop in all_stops}
    assert all(stop == where[stop[0]] for stop in stops)


class Stop(Exception):
    """A card has offered words."""


class Chooser:
    """A stand-in for the player who follows a card: chooses a word, and writes down figures; nothing else."""

    def __init__(self, word: str = "") -> None:
        self.word = word
        self.offered: tuple[str, ...] = ()
        self.figures: list[str] = []

    async def one_of(self, *words: str) -> list[str]:
        self.offered = words
        if not self.word:
            raise Stop
        return [self.word]

    async def plus_words(self, words: list[str]) -> None:
        self.figures += words


def offered(kind: Kind) -> tuple[str, ...]:
    """The words that a card offers before it does anything else."""
    chooser = Chooser()
    with contextlib.suppress(Exception):
        kind.do(chooser).send(None)  # type: ignore[misc, union-attr]  # a coroutine, or it fails
    return chooser.offered


def gives_figures_alone(kind: Kind, word: str) -> bool:
    """Whether a card gives the figures of a word and does nothing else, once this word is chosen."""
    chooser = Chooser(word)
    try:
        kind.do(chooser).send(None)  # type: ignore[misc, union-attr]  # a coroutine
    except StopIteration:
        return chooser.figures == [word]
    except Exception:
        return False
    return False


def test_cards_offer_the_words_that_they_declare() -> None:
    """And a declared word that stands for figures gives these and does nothing else."""
    declared = {kind.id: kind for kind in KINDS.values() if kind.offers}
    for kind in declared.values():
        assert offered(kind) == kind.offers, kind.id
        for word in kind.offers:
            if figures_with(kind, word) is not None:
                assert gives_figures_alone(kind, word), (kind.id, word)
    for kind in KINDS.values():  # nor is one forgotten that fast turns could play
        if kind.action and not kind.duration and kind.pile == "kingdom" and kind.id not in declared:
            words = offered(replaced(kind))
            assert not any(gives_figures_alone(kind, word) for word in words), kind.id


def replaced(kind: Kind) -> Kind:
    """A kind with instructions that can be followed, if only to fail."""
    return kind if kind.do is not None else Kind("none", "base", do=lambda me: None)


def test_figures_of_the_next_turn_are_all_that_a_card_does_besides() -> None:
    """What is declared is what the card does: there is no other function."""
    found = {kind.id for kind in KINDS.values() if kind.next_turn != Bonus()}
    assert {"wharf", "caravan", "merchant_ship", "fishing_village", "astrolabe"} <= found
    assert all(KINDS[id].duration and is_usual(KINDS[id].next_turn) for id in found)


def test_declared_gifts_are_the_figures_of_the_ability() -> None:
    class Gets:
        def __init__(self) -> None:
            self.figures: list[Bonus] = []

        async def plus(self, **figures: int) -> None:
            self.figures.append(Bonus(**figures))

    listeners = [one for kind in KINDS.values() for one in kind.listeners if one.gives != Bonus()]
    assert {one.gives for one in listeners} == {Bonus(vp=1)}
    for one in listeners:
        gets = Gets()
        with pytest.raises(StopIteration):
            one.run(gets, None).send(None)  # type: ignore[attr-defined]  # a coroutine
        assert gets.figures == [one.gives]


def test_simulations_of_dominion_use_the_simulator() -> None:
    assert simulator_of("dominion") is simulator
    assert simulator_of("innovation") is None


def test_games_with_a_choice_that_is_always_the_same_are_played_at_once() -> None:
    """Minion always for coins: nobody is asked any more once there is no Chapel to play."""
    lines = "".join(f'[[buy]]\ncard = "{card}"\n' for card in ("province", "minion", "silver"))
    always = buyer(read(f'{lines}[[choose]]\ncard = "minion"\nword = "coins_2"\n', "always"))
    weighs = buyer(read(lines, "weighs"))
    setup = setup_of(GAME, seats=2, seed="minions", options={"kingdom": "minion,village,moat"})
    answers, stops = played(setup, [always, always], autoplay=True)
    assert len(answers) > 50
    assert len(stops) < 0.1 * len(answers)
    answers, stops = played(setup, [weighs, weighs], autoplay=True)
    assert len(stops) > 0.2 * len(answers)


LASTING = ("wharf", "fishing_village", "caravan", "merchant_ship", "longship", "astrolabe", "possession")
"""Durations of which figures are all, now and on the next turn, Treasures that do not only give coins, and
what gives a turn that is not quiet."""


def lasting(chance: Random) -> type[Bot]:
    """A strategy that buys Durations, and what is to be played beside them."""
    cards = ["potion", *chance.sample([*LASTING, "laboratory", "throne_room", "moat"], 6)]
    lines = "".join(f'[[buy]]\ncard = "{card}"\nup_to = {chance.randint(2, 4)}\n' for card in cards)
    return buyer(read(f'[[buy]]\ncard = "province"\n{lines}[[buy]]\ncard = "silver"\n', "lasting"))


@NEEDS_NAMES
@pytest.mark.parametrize("number", [0, 1, 2, 4, 7])
def test_what_waits_and_stays_in_play_is_the_same_to_the_last_stamp(number: int) -> None:
    """With Throne Rooms some of it belongs to plays that others brought about: not every turn is quiet."""
    chance = Random(f"lasting {number}")
    makers = [lasting(chance) for _ in range(2 + number % 2)]
    kingdom = ",".join((*LASTING, "laboratory", "throne_room", "moat"))
    ways = ",way_of_the_pig" if number % 3 == 1 else ""
    house = {"order": "always"} if number == 7 else {}
    options = {"kingdom": f"{kingdom}{ways}", **house}
    setup = setup_of(GAME, seats=len(makers), seed=f"lasting {number}", options=options)
    answers, stops = played(setup, makers, autoplay=True)
    one_by_one, all_stops = played(setup, makers, autoplay=False)
    assert answers == one_by_one
    where = {stop[0]: stop for stop in all_stops}
    for stop in stops:
        assert stop == where[stop[0]], f"after {stop[0]} answers"


@NEEDS_NAMES
@pytest.mark.parametrize("ways", ["", ",way_of_the_pig"])
def test_durations_are_played_at_once(ways: str) -> None:
    setup = setup_of(
        GAME, seats=2, seed="wharves", options={"kingdom": f"wharf,fishing_village,smithy{ways}"}
    )
    lines = "".join(
        f'[[buy]]\ncard = "{card}"\n' for card in ("province", "wharf", "fishing_village", "silver")
    )
    answers, stops = played(setup, [buyer(read(lines, "wharves"))] * 2, autoplay=True)
    assert len(answers) > 100
    assert all(" buy: " in asked for _, _, asked in stops[:-1]), "nobody was asked but how to end the game"
    assert stops[0][0] > len(answers) - 10


UNPLAYED = ("chapel", "minion", "throne_room", "market", "village", "moneylender")
"""Actions that a player often leaves in hand, and what gives Actions and Buys beside them."""


@NEEDS_NAMES
@pytest.mark.parametrize("number", range(6))
def test_a_buy_phase_is_gone_on_with_at_once(number: int) -> None:
    """With Actions left, and what they could play in hand; lines that look stop it in its middle."""
    chance = Random(f"unplayed {number}")
    cards = chance.sample(UNPLAYED, 4)
    looks = ('if = "lead > 3"', "up_to = 4", "up_to = 2", "")
    lines = "".join(f'[[buy]]\ncard = "{card}"\n{chance.choice(looks)}\n' for card in cards)
    duchy = '[[buy]]\ncard = "duchy"\nif = "lead < 0"\n'
    province, silver = '[[buy]]\ncard = "province"\n', '[[buy]]\ncard = "silver"\n'
    makers: list[type[Bot]] = [buyer(read(f"{province}{duchy}{lines}{silver}", "unplayed"))] * 2
    setup = setup_of(GAME, seats=2, seed=f"unplayed {number}", options={"kingdom": ",".join(UNPLAYED)})
    answers, stops = played(setup, makers, autoplay=True)
    one_by_one, all_stops = played(setup, makers, autoplay=False)
    assert answers == one_by_one
    assert len(stops) < len(all_stops)
    where = {stop[0]: stop for stop in all_stops}
    for stop in stops:
        assert stop == where[stop[0]], f"after {stop[0]} answers"


def test_a_player_who_must_only_count_is_not_asked() -> None:
    setup = setup_with(2, Random("looks"), "looks")
    ultimate = maker_of("big-money-smithy-ultimate", "dominion")
    answers, stops = played(setup, [ultimate, ultimate], autoplay=True)
    assert len(stops) < 0.1 * len(answers)


def test_what_a_player_counts_is_what_they_see() -> None:
    setup = setup_of(GAME, seats=2, seed="counts", options={"kingdom": "moat,smithy,witch,market,chapel"})
    ultimate = maker_of("big-money-smithy-ultimate", "dominion")
    assert issubclass(ultimate, Buyer)
    table = GAME.table(setup)
    assert isinstance(table, Dominion)
    players = [ultimate("0"), ultimate("1")]
    driver: Driver[Dominion] = Driver(table, forkable=False)
    ask, seen = driver.start(), 0
    while ask is not None:
        view = View(table, ask.decider)
        if ask.kind == "buy":
            seen += 1
            sight = Sight(ask, view, Memory(), ask.number)
            counted = CountedFigures(ask.number, Tally(table, ask.owner, table.state.buys))
            for word in ("coins", "buys", "turn", "empty_piles", "deck_money", "cards", "terminals"):
                assert getattr(sight, word) == getattr(counted, word), word
            with pytest.raises(LookupError):
                counted.lead  # noqa: B018 - nobody keeps that up
            for card in ("smithy", "province", "estate", "witch", "goons"):
                assert sight.left(card) == counted.left(card)
                assert sight.owned(card) == counted.owned(card)
            assert sight.owned("treasure") == counted.owned("treasure") > 0
        ask = driver.answer(players[ask.decider].answer(ask, view))
    assert seen > 40


@NEEDS_NAMES
@pytest.mark.parametrize(
    ("kingdom", "besides"),
    [
        ("witch,moat,militia,village", ""),
        ("wharf,goons,bridge_troll,hoard,talisman", ""),
        ("goons,groundskeeper,village,workers_village,laboratory", ""),
        ("militia,laboratory,market,ride,citadel", ",way_of_the_pig"),
    ],
)
def test_where_much_is_heard_the_answers_are_the_same(kingdom: str, besides: str) -> None:
    """Turns at once come and go between others; a static answer counts also where a turn is not quiet."""
    for number in range(4):
        chance = Random(f"heard {number}")
        lines = "".join(
            f'[[buy]]\ncard = "{card}"\nup_to = 2\n' for card in chance.sample(kingdom.split(","), 4)
        )
        maker = buyer(read(f'[[buy]]\ncard = "province"\n{lines}[[buy]]\ncard = "silver"\n', "summaries"))
        setup = setup_of(
            GAME, seats=2, seed=f"heard {number}", options={"kingdom": f"{kingdom},smithy{besides}"}
        )
        answers, stops = played(setup, [maker, maker], autoplay=True)
        one_by_one, all_stops = played(setup, [maker, maker], autoplay=False)
        assert answers == one_by_one, f"game {number}"
        assert stops[-1] == all_stops[-1], f"game {number}"


@NEEDS_NAMES
def test_where_something_listens_nothing_is_played_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = setup_of(GAME, seats=2, seed="duchess", options={"kingdom": "duchess,smithy"})
    monkeypatch.setattr(run, "_Run", lambda *table: pytest.fail("a fast turn was played"))
    played(setup, [maker_of("big-money", "dominion")] * 2, autoplay=True)


def test_a_table_that_is_copied_has_no_automatic_answers() -> None:
    table = GAME.table(setup_with(2, Random("copy"), "copy"))
    table.autoplay = AutoPlay.of([maker_of("big-money", "dominion")("")] * 2, [])
    assert table.autoplay is not None
    assert table.clone().autoplay is None
    with pytest.raises(ValueError, match="cannot be forkable"):
        Driver(table)


def test_players_without_automatic_answers_are_always_asked() -> None:
    assert AutoPlay.of([maker_of("uniform", "dominion")("")], []) is None
