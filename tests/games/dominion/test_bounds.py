"""What has no bound by the cards that there are: numbers that are named, and chains of plays (DOM-G28)."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.bots import maker_of
from fudaba.games import named
from fudaba.games.dominion.table import Dominion
from fudaba.kernel import bounds
from fudaba.kernel.ask import Ask, IllegalAnswer
from fudaba.kernel.checks import check_session
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.nesting import DEEPEST, MOST_OFTEN
from fudaba.kernel.record import verify
from fudaba.kernel.session import Session
from fudaba.kernel.span import GREATEST
from fudaba.kernel.view import View
from fudaba.lab.adapter import Seats, adapter_of
from fudaba.lab.scenario.labels import Labels
from fudaba.lab.scenario.option_labels import OptionLabels
from fudaba.lab.scenario.writer import answer_of

GAME = named("dominion")
MANY = 10**12


@pytest.fixture(autouse=True)
def no_bounds_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have bounds of their own, also for situations that nobody can send from outside."""
    monkeypatch.setattr(bounds, "LARGEST", MANY)
    monkeypatch.setattr(bounds, "MOST_OF_ALL", 2 * MANY)


def begun(zones: dict[str, list[str]], **situation: Any) -> Session:
    """A game in which seat 0 has these cards."""
    tokens = ("debt", "coffers", "villagers")
    own: dict[str, Any] = {key: situation.pop(key) for key in tokens if key in situation}
    other = {"zones": {"hand": ["copper"] * 5, "deck": ["copper"] * 5}}
    seats: list[dict[str, Any]] = [{"zones": zones, **own}, other]
    found = situation_in(GAME, {"seats": seats, **situation})
    return Session(GAME, setup_of(GAME, seats=2, seed="0", situation=found), ["A", "B"])


def asked(session: Session) -> Ask:
    """The question that waits."""
    assert session.ask is not None
    return session.ask


def choose(session: Session, face: str, verb: str = "") -> None:
    """Answer by the face of an option."""
    offered = enumerate(asked(session).options)
    session.answer((next(n for n, o in offered if o.face == face and verb in ("", o.verb)),))


def overpaying(card: str) -> Session:
    """The question how much is paid besides for a card."""
    zones = {"hand": ["copper"], "deck": ["estate", "gold"], "discard": ["estate", "gold", "gold"]}
    session = begun(zones, phase="buy", coins=MANY, supply={card: 10, "silver": 30})
    choose(session, card, "buy")
    return session


@pytest.mark.parametrize("card", ["doctor", "farrier", "herald", "infirmary", "masterpiece", "stonemason"])
def test_overpaying_is_a_number_to_be_named(card: str) -> None:
    session = overpaying(card)
    ask = asked(session)
    assert ask.kind == "number"
    assert ask.numbers is not None
    assert (ask.numbers.least, ask.numbers.most) == (0, GREATEST)
    assert View(session.table, 0).put(ask).numbers == (0, GREATEST)
    with pytest.raises(TypeError):
        list(ask.options)
    for wrong in ((GREATEST + 1,), (-1,), (0, 1), ()):
        with pytest.raises(IllegalAnswer):
            session.answer(wrong)
    session.answer((GREATEST,))
    paid = next(event.number for event in session.events if event.kind == "pays")
    assert paid == GREATEST
    for _ in range(50):
        if session.ask is None:
            break
        session.answer(tuple(range(session.ask.least)))


def test_as_many_coffers_and_as_much_debt_as_there_are_are_numbers() -> None:
    butcher = begun({"hand": ["butcher", "estate", "copper"]}, coffers=MANY)
    choose(butcher, "butcher")
    choose(butcher, "estate")
    assert asked(butcher).numbers is not None
    debts = begun({"hand": ["storyteller", "copper"]}, coins=MANY, debt=MANY)
    choose(debts, "storyteller")
    while asked(debts).kind != "number":
        debts.answer(tuple(range(asked(debts).least)))
    assert asked(debts).numbers is not None


def test_few_numbers_are_laid_out_as_ever() -> None:
    session = begun({"hand": ["copper"]}, phase="buy", coins=102, supply={"doctor": 10})
    choose(session, "doctor", "buy")
    assert asked(session).numbers is None
    assert [option.number for option in asked(session).options] == list(range(100))
    more = begun({"hand": ["copper"]}, phase="buy", coins=103, supply={"doctor": 10})
    choose(more, "doctor", "buy")
    assert asked(more).numbers is not None


def test_masterpiece_gains_what_there_is() -> None:
    session = overpaying("masterpiece")
    session.answer((GREATEST,))
    assert sum(event.kind == "gains" for event in session.events) == 31
    assert len(session.events) < 200


def test_what_a_number_repeats_has_an_end() -> None:
    session = begun({"hand": []}, phase="buy", coins=MANY, supply={"infirmary": 10})
    choose(session, "infirmary", "buy")
    session.answer((GREATEST,))
    assert sum(event.kind in ("plays", "plays_again") for event in session.events) == MOST_OFTEN
    assert [event.rule for event in session.events if event.kind == "endless"] == ["DOM-G28"]


def test_a_game_with_such_a_question_is_forked_replayed_and_leaks_nothing() -> None:
    session = overpaying("herald")
    session.answer((3,))
    check_session(session)


@pytest.mark.parametrize("level", ["random", "uniform", "steady", "gentle", "strong", "big-money"])
def test_every_bot_names_a_number(level: str) -> None:
    for card in ("doctor", "stonemason"):
        session = overpaying(card)
        ask = asked(session)
        bot = maker_of(level, "dominion")("seed")
        ask.check(bot.answer(ask, session.view(0)))


def test_a_number_is_written_and_read_in_a_scenario() -> None:
    session = overpaying("doctor")
    seats, adapter = Seats(("A", "B")), adapter_of("dominion")
    labels, tell = Labels(adapter, seats), OptionLabels("dominion", seats)
    assert answer_of((123_456,), asked(session), labels, tell) == "123456"
    assert tell.options(asked(session))("en") == "[0 … 1000000000]"


def mouse(times: int) -> Session:
    """A Village is played by Way of the Mouse, and so is each time what that plays."""
    session = begun(
        {"hand": ["village", "copper"], "deck": ["copper"] * 20},
        landscapes=["way_of_the_mouse"],
        common=["sleigh"],
    )
    choose(session, "village")
    for _ in range(times):
        choose(session, "way_of_the_mouse")
    return session


def test_plays_5000_deep_are_played_taken_back_forked_and_replayed() -> None:
    session = mouse(5000)
    assert {option.face for option in asked(session).options} == {"sleigh", "way_of_the_mouse"}
    assert repr(session.fork().ask) == repr(session.ask)
    choose(session, "sleigh")
    assert asked(session).kind == "buy"
    assert sum(event.kind == "plays_there" for event in session.events) == 5000
    assert len(session.answers) == 5002
    assert verify(session.record(), named) == session.table.state.digest()
    session.undo(1)
    assert {option.face for option in asked(session).options} == {"sleigh", "way_of_the_mouse"}


def test_a_chain_of_plays_has_a_stated_end() -> None:
    """DOM-G28: what would be played within them is announced and does nothing, and the game goes on."""
    session = mouse(DEEPEST + 1)
    assert [event.rule for event in session.events if event.kind == "endless"] == ["DOM-G28"]
    assert asked(session).kind == "buy"


def test_throne_rooms_within_throne_rooms() -> None:
    session = begun({"hand": ["throne_room"] * 600 + ["village"], "deck": ["copper"] * 20})
    for _ in range(600):
        choose(session, "throne_room")
    choose(session, "village")
    assert asked(session).kind == "buy"
    assert sum(event.kind in ("plays", "plays_again") for event in session.events) == 1 + 2 * 600


def test_an_error_deep_within_a_chain_reaches_who_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    session = mouse(3)
    with pytest.raises(IllegalAnswer):
        session.answer((7,))
    monkeypatch.setattr(Dominion, "begin_play", None)
    with pytest.raises(TypeError):
        choose(session, "way_of_the_mouse")
