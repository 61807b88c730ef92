"""Going on from a moment of another game: what was known stays, what was hidden comes to lie anew."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.dice import key_of
from fudaba.kernel.game import BadSetup, Earlier, Setup, setup_of
from fudaba.kernel.record import BadRecord, decode, encode, replay, verified
from fudaba.kernel.renewal import gone_on_from, hidden_from_all, renew, renewals
from fudaba.kernel.session import Session, UndoRefused
from fudaba.kernel.view import SPECTATOR, View

NAMES = ["Aya", "Ben", "Chika"]
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("bridge_over", {"rounds": 9}),
    ("dominion", {"kingdom": "native_village, haven, ghost_ship, possession, black_market, lookout, moat"}),
    ("dominion", {}),
    ("innovation", {"edition": "fourth", "echoes": True, "unseen": True, "cities": True, "figures": True}),
]


def going(game: str, options: dict[str, Any], answers: int, seed: str = "1") -> Session:
    """A game after this many answers at random, or a few more until no effect is under way."""
    found = games.named(game)
    session = Session(found, setup_of(found, seats=3, seed=seed, options=options), NAMES)
    return played(session, answers)


def played(session: Session, answers: int = 10**6) -> Session:
    """Go on at random."""
    player = bot("random", session.game.name, "player")
    while session.ask is not None and (len(session.answers) < answers or not session.driver.at_rest):
        session.answer(player.answer(session.ask, session.view(session.ask.decider)))
    return session


def seen(session: Session) -> list[Any]:
    """All that anybody may know, and what is asked."""
    views = [View(session.table, viewer) for viewer in (SPECTATOR, 0, 1, 2)]
    return [[view.data(), view.asked(session.ask)] for view in views]


def hidden(session: Session) -> list[int]:
    """Where each card lies of which nobody knows."""
    state = session.table.state
    return [card for zone in state.zones for card in zone if card in set(hidden_from_all(session.table))]


def gone_on(session: Session, seed: str) -> Session:
    """The same game with another seed from here on."""
    earlier = gone_on_from(session.setup, len(session.answers))
    setup = Setup(
        game=session.setup.game,
        options=session.setup.options,
        seats=session.setup.seats,
        seed=seed,
        earlier=earlier,
    )
    new = Session(session.game, setup, NAMES)
    for answer in session.answers:
        new.answer(answer)
    return new


@pytest.mark.parametrize(("game", "options"), TABLES)
@pytest.mark.parametrize("answers", [40, *(pytest.param(each, marks=pytest.mark.long) for each in (4, 90))])
def test_what_anybody_knew_stays_and_what_nobody_knew_does_not(
    game: str, options: dict[str, Any], answers: int
) -> None:
    before = going(game, options, answers)
    one, two = gone_on(before, "one"), gone_on(before, "two")
    assert seen(one) == seen(two) == seen(before)
    assert len(one.events) == len(before.events)
    assert one.table.state.key == key_of("one")
    orders = [hidden(session) for session in (before, one, two)]
    assert len({tuple(order) for order in orders}) == 3
    assert sorted(orders[0]) == sorted(orders[1]) == sorted(orders[2])
    owners = [session.table.known_of for session in (before, one)]
    for place, zone in enumerate(before.table.state.zones):  # whose each card is stays known
        for card, other in zip(zone, one.table.state.zones[place], strict=True):
            assert owners[0](card, 0b111) == owners[1](other, 0b111)
            assert before.table.cards[card].back == one.table.cards[other].back


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_game_that_went_on_is_proved_by_its_record(game: str, options: dict[str, Any]) -> None:
    once = gone_on(going(game, options, 20), "one")
    twice = gone_on(played(once, 45), "two")
    assert [one.seed for one in twice.setup.earlier] == ["1", "one"]
    played(twice, 300)
    record = decode(encode(twice.record()))
    assert record.seed == "two"
    assert [one.seed for one in record.earlier] == ["1", "one"]
    assert verified(record, games.named).table.state.digest() == twice.table.state.digest()
    again = Session.resumed(games.named(game), record)
    assert seen(again) == seen(twice)
    record.earlier[0] = Earlier("other", record.earlier[0].answers)
    try:
        other = replay(record, games.named).table.state.digest()
    except (BadRecord, BadSetup):
        return
    assert other != twice.table.state.digest()


def test_a_record_that_cannot_have_gone_on_is_refused() -> None:
    session = gone_on(going("bridge_over", {}, 20), "one")
    record = session.record()
    at = record.earlier[0].answers
    for earlier, why in (
        ([Earlier("1", at + 999)], "but some are missing"),
        ([Earlier("1", at), Earlier("2", at)], "must increase"),
        ([Earlier("1", -1)], "must increase"),
    ):
        record.earlier = earlier
        with pytest.raises(BadRecord, match=why):
            replay(record, games.named)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_game_goes_on_only_while_no_effect_is_under_way(game: str, options: dict[str, Any]) -> None:
    session = going(game, options, 0)
    player = bot("random", game, "player")
    while session.ask is not None and session.driver.at_rest:
        session.answer(player.answer(session.ask, session.view(session.ask.decider)))
    with pytest.raises(ValueError, match="no effect is under way"):
        renew(session.driver, "new")


def test_what_was_answered_before_it_went_on_is_not_taken_back() -> None:
    session = played(gone_on(going("bridge_over", {}, 20), "one"), 26)
    more = len(session.answers) - session.begun
    assert more > 0
    state = session.table.state.digest()
    with pytest.raises(UndoRefused):
        session.undo(more + 1)
    session.undo(more)
    assert len(session.answers) == session.begun
    assert session.undoable(session.deciders[-1]) == 0
    played(session, 26)
    assert session.table.state.digest() == state


def test_which_seed_takes_over_when() -> None:
    setup = setup_of(
        games.named("bridge_over"), seats=2, seed="c", earlier=[Earlier("a", 5), Earlier("b", 9)]
    )
    assert renewals(setup) == {5: "b", 9: "c"}
    assert gone_on_from(setup, 12) == (Earlier("a", 5), Earlier("b", 9), Earlier("c", 12))
    assert gone_on_from(setup, 9) == (Earlier("a", 5), Earlier("b", 9))
    assert gone_on_from(setup, 7) == (Earlier("a", 5), Earlier("b", 7))
    assert gone_on_from(setup, 3) == (Earlier("a", 3),)
