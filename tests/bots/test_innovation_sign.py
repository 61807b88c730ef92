"""Whose interest a demand of Innovation is about: every one of every set and edition is carried out.

"I demand" is chosen by who suffers it, unless the card says that who demands chooses. Whoever chooses values
what comes of it from their own side.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from statistics import fmean
from types import CodeType, FunctionType
from typing import Any, Final, NamedTuple

import pytest

from fudaba.bots.innovation.candidates import any_of, ways
from fudaba.bots.innovation.sensible import Sensible, Thoughts, age_of
from fudaba.bots.innovation.world import Scene, World, imagine
from fudaba.bots.innovation.worth import WEIGHTS, worth
from fudaba.games import named
from fudaba.games.innovation.board.state import BOARD, DECKS, HAND, SAFE, SCORE
from fudaba.games.innovation.facts import registry
from fudaba.games.innovation.facts.printed import COLOURS, EXPANSIONS
from fudaba.games.innovation.facts.registry import CardEffect
from fudaba.games.innovation.facts.vocabulary import InnovationAsk
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import View
from tests.machine_code import NEEDS_SOURCE

EDITIONS: Final = ("first", "third", "fourth")
VICTIM, DEMANDER = 0, 1
LONGEST: Final = 30
"""So many questions of a demand are looked at."""
CHOICES: Final = frozenset(
    {
        *(
            "any_number",
            "between",
            "choose",
            "choose_colour",
            "choose_icon",
            "choose_value",
            "every",
            "exactly",
        ),
        *("may", "number", "one", "option", "pick", "player", "some", "up_to"),
    }
)
"""The words with which a card lets somebody choose."""
BY_DEMANDER: Final[dict[str, set[str]]] = {
    "first": {"collaboration"},
    "third": {"collaboration", "moylough_belt_shrine"},
    "fourth": {
        *(
            "blackmail",
            "climatology",
            "clock",
            "collaboration",
            "espionage",
            "hunting",
            "moylough_belt_shrine",
        ),
        *("galleon_nuestra_senora_de_atocha", "near_field_comm", "ninja", "private_eye"),
        *("propaganda", "sabotage", "services", "sniping", "statistics"),
    },
}
"""By edition the cards in whose demand the player who demands chooses, as their texts say."""
NEVER_ASKED: Final[dict[str, dict[str, str]]] = {
    "first": {"navigation": "nobody has both a 2 and a 3 to give in the score pile here"},
    "third": {
        "holy_lance": "nobody has two Artifacts on top here",
        "jet": "its echo effect comes before in the same action",
    },
    "fourth": {},
}
"""The demands that might ask by their code, and why nothing is asked here."""
BY_CHANCE: Final[dict[str, set[tuple[str, int]]]] = {
    "first": {("collaboration", DEMANDER)},
    "third": {
        *(("collaboration", DEMANDER), ("skyscrapers", VICTIM), ("clock", VICTIM)),
        ("tortugas_galleon", VICTIM),
    },
    "fourth": {
        *(("collaboration", DEMANDER), ("hunting", DEMANDER), ("services", VICTIM), ("dragons_lair", VICTIM)),
        *(("submarine_h_l_hunley", VICTIM), ("escape_room", VICTIM)),
        ("galleon_nuestra_senora_de_atocha", VICTIM),
    },
}
"""Questions that are the same at an imagined table by chance alone, since cards have been drawn or moved
before in the same demand: a rule of thumb may answer them. The card, and who chooses."""


class Question(NamedTuple):
    """A question in the midst of a demand."""

    face: str
    effect: CardEffect
    driver: Driver[World]
    ask: InnovationAsk


@cache
def positions(edition: str) -> list[World]:
    """Tables in the midst of random games with all sets of an edition; seat 1 is on turn."""
    sets = {name: True for name in EXPANSIONS if name != "unseen" or edition == "fourth"}
    found = []
    for seats in (2, 3):
        options = {"edition": edition, **(sets if edition != "first" else {})}
        game = named("innovation")
        driver: Driver[Any] = Driver(game.table(setup_of(game, seats=seats, seed="sign", options=options)))
        driver.start()
        rng = Random(f"{edition} {seats}")
        for number in range(400):
            if driver.ask is None:
                break
            if number % 20 == 10:
                found.append(imagine(View(driver.table, VICTIM).data(), Random(number)))
                if number % 100 == 10:
                    found.append(enriched(found[-1], Random(number)))
            driver.answer(any_of(driver.ask, rng))
    for world in found:
        world.state.turn = DEMANDER
    return found


def enriched(world: World, rng: Random) -> World:
    """The same with more cards in every place of both players: hand, score pile, safe, board."""
    moved = world.clone()
    s = moved.state
    decks = [card for zone in range(DECKS, moved.seats_at[0]) for card in s.zones[zone]]
    rng.shuffle(decks)
    for seat in (VICTIM, DEMANDER):
        for place in (HAND, SCORE, *((SAFE,) if "unseen" in moved.house.sets else ())):
            for card in decks[-3:]:
                s.move(card, moved.seats_at[seat] + place)
            del decks[-3:]
        for card in decks[-12:]:
            s.move(card, moved.seats_at[seat] + BOARD + COLOURS.index(moved.cards[card].colour))
        del decks[-12:]
    return imagine(View(moved, VICTIM).data(), rng)


def demands(edition: str) -> Iterator[tuple[int, str, CardEffect]]:
    """The demands and compels of an edition: the number of the card, its face, the effect."""
    for number, piece in enumerate(positions(edition)[0].cards):
        for effect in piece.effects:
            if effect.kind in (registry.DEMAND, registry.COMPEL):
                yield number, piece.face, effect


def asked(edition: str, every: int = 1) -> Iterator[Question]:
    """What each demand asks at each position, or at one of so many, answered by chance."""
    for number, face, effect in demands(edition):
        for place, world in enumerate(positions(edition)):
            if place % every:
                continue
            stage = world.clone()
            stage.scene = Scene(DEMANDER, number, effect, VICTIM)
            driver = Driver(stage)
            driver.resume()
            rng = Random(f"{face} {place}")
            for _ in range(LONGEST):
                if driver.ask is None:
                    break
                if driver.ask.about == number:  # else a karma asks, or a card that is executed by this one
                    yield Question(face, effect, driver, driver.ask)
                driver.answer(any_of(driver.ask, rng))


def names_in(run: Any, seen: set[Any]) -> set[str]:
    """The names that a function of a card uses, and those that it calls."""
    if not isinstance(run, FunctionType) or run in seen or "innovation.cards" not in run.__module__:
        return set()
    seen.add(run)
    found: set[str] = set()
    codes = [run.__code__]
    while codes:
        code = codes.pop()
        found.update(code.co_names)
        codes += [one for one in code.co_consts if isinstance(one, CodeType)]
    for name in tuple(found):
        found |= names_in(run.__globals__.get(name), seen)
    return found


@NEEDS_SOURCE
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_chooses_in_a_demand(edition: str) -> None:
    """The one who suffers it, or the one who demands where the card says so, decides for themselves."""
    who: dict[str, set[int]] = {}
    for question in asked(edition):
        ask = question.ask
        assert ask.decider == ask.owner, question.face
        who.setdefault(question.face, set()).add(ask.owner)
    assert set().union(*who.values()) == {VICTIM, DEMANDER}
    assert {face for face, seats in who.items() if DEMANDER in seats} == BY_DEMANDER[edition]
    can_ask = {face for _, face, effect in demands(edition) if names_in(effect.run, set()) & CHOICES}
    assert can_ask - who.keys() == NEVER_ASKED[edition].keys()


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_demand_is_imagined_for_whoever_chooses(edition: str) -> None:
    """The bot thinks of the same effect, carried out on the same player, and values it for who chooses."""
    found: set[tuple[str, int]] = set()
    missing: set[tuple[str, int]] = set()
    for question in asked(edition, 2):
        ask = question.ask
        key = (question.face, ask.owner)
        if key in found:
            continue
        view = View(question.driver.table, ask.decider)
        thoughts = Thoughts(view.put(ask), view.data(), Random(1), WEIGHTS)
        assert thoughts.me == ask.owner
        for _ in range(3):
            there = thoughts.asked_there()
            scene = None if there is None else there.table.scene
            if scene is not None and scene.effect is question.effect and scene.seat == VICTIM:
                found.add(key)
        missing.add(key)
    assert missing - found == BY_CHANCE[edition]


def value(driver: Driver[World], way: tuple[int, ...], seat: int) -> float:
    """What a table is worth to a player after an answer, with others by chance until the demand is over."""
    worths = []
    for number in range(2):
        fork = driver.fork()
        fork.answer(way)
        rng = Random(number)
        for _ in range(LONGEST):
            if fork.ask is None:
                break
            fork.answer(any_of(fork.ask, rng))
        worths.append(worth(fork.table, seat))
    return fmean(worths)


def gains(every: int) -> dict[str, list[float]]:
    """By who chooses, of each question how much better the bot's answer is for them than others on average.

    Each is a share of what the best and the worst answer are apart.
    """
    found: dict[str, list[float]] = {"victim": [], "demander": []}
    for edition in EDITIONS:
        for question in asked(edition, every):
            ask = question.ask
            own = Sensible("1").answer(ask, View(question.driver.table, ask.decider))
            others = ways([option.same for option in ask.options], ask.least, ask.most, Random(1), 8)
            worths = [value(question.driver, way, ask.owner) for way in others]
            if (apart := max(worths) - min(worths)) > 0:
                gain = value(question.driver, own, ask.owner) - fmean(worths)
                found["demander" if ask.owner == DEMANDER else "victim"].append(gain / apart)
    return found


@pytest.mark.parametrize("every", [15, pytest.param(4, marks=pytest.mark.long)])
def test_what_is_chosen_in_a_demand_is_good_for_who_chooses(every: int) -> None:
    found = gains(every)
    assert fmean(found["victim"]) > 0.4
    assert fmean(found["demander"]) > 0.2


def test_by_rule_of_thumb_high_cards_of_a_rival_go_and_low_ones_of_ones_own() -> None:
    seen = 0
    for question in asked("fourth", 6):
        ask = question.ask
        ages = [age_of(option.face) for option in ask.options]
        if question.face not in ("collaboration", "sabotage", "archery", "private_eye") or len(set(ages)) < 2:
            continue
        if ask.kind not in ("transfer", "return") or (ask.least, ask.most) != (1, 1):
            continue
        view = View(question.driver.table, ask.decider)
        thoughts = Thoughts(view.put(ask), view.data(), Random(1), WEIGHTS)
        best = max(range(len(ages)), key=lambda pick: thoughts.by_thumb((pick,)))
        assert ages[best] == (max(ages) if ask.owner == DEMANDER else min(ages)), question.face
        seen += 1
    assert seen > 3
