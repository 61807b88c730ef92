"""Games in which one play or execution lies within another, as deep as one likes."""

from __future__ import annotations

from typing import Any

from fudaba import games
from fudaba.kernel.game import Value, setup_of, situation_in
from fudaba.kernel.session import Session

DEEP = 5_000
"""So deep a chain must work, or come to its stated end."""
MOUSE: dict[str, Any] = {
    "seats": [
        {"zones": {"hand": ["village", "copper"], "deck": ["copper"] * 20}},
        {"zones": {"hand": ["copper"] * 5, "deck": ["copper"] * 5}},
    ],
    "landscapes": ["way_of_the_mouse"],
    "common": ["sleigh"],
}
"""A Village that may be played by Way of the Mouse, and so may, each time, the Sleigh that that plays."""


def begun(game: str, situation: dict[str, Any], **options: Value) -> Session:
    """A game out of a situation."""
    rules = games.named(game)
    laid = situation_in(rules, situation)
    setup = setup_of(rules, seats=2, seed="0", situation=laid, options=options)
    return Session(rules, setup, ["A", "B"])


def choose(session: Session, *faces: str) -> None:
    """Answer by the face, or the word, of the first of these that is offered."""
    assert session.ask is not None
    offered = session.ask.options
    places = (n for face in faces for n, option in enumerate(offered) if face in (option.face, option.word))
    session.answer((next(places),))


def mice(times: int) -> Session:
    """Way of the Mouse, chosen so often for what the Mouse plays; the last one is played as itself."""
    session = begun("dominion", MOUSE)
    choose(session, "village")
    for _ in range(times):
        choose(session, "way_of_the_mouse")
    choose(session, "sleigh")
    return session


def thrones(times: int) -> Session:
    """Throne Rooms on Throne Rooms, each by its own instructions though there is a Way."""
    seats = [{"zones": {"hand": ["throne_room"] * times + ["village"], "deck": ["copper"] * 20}}, {}]
    session = begun("dominion", {"seats": seats, "landscapes": ["way_of_the_ox"]})
    while session.ask is not None and session.ask.kind != "buy":
        choose(session, "throne_room", "village")
    return session


def executions() -> Session:
    """Two cards of Innovation that execute each other for as long as they may."""
    own = {"board": {"green": ["self_service"], "yellow": ["the_daily_courant"]}}
    other = {"board": {"blue": ["writing"]}, "achievements": ["empire"]}
    session = begun("innovation", {"seats": [own, other]}, artifacts=True)
    choose(session, "self_service")
    while session.ask is not None and session.ask.kind != "action":
        session.answer(tuple(range(max(1, session.ask.least))))
    return session


def follows() -> Session:
    """A turn of Bridge Over with every card of the deck that leads on to another one, as long as it goes."""
    rules = games.named("bridge_over")
    table = rules.table(setup_of(rules, seats=2, seed="0"))
    leading = ("chain", "escort", "wild_1", "wild_number_chain", "number")
    hand = [card.face for card in table.cards if any(part in card.face for part in leading)]
    hand.remove("red number_5")
    situation = {
        "top": {"face": "red number_5", "colour": "red", "sign": "number_5"},
        "hands": [[*hand, "clear"], ["block", "reflect"]],
    }
    session = begun("bridge_over", situation)
    longest = 0
    while session.ask is not None and session.ask.decider == 0:
        ask = session.ask
        chains = [n for n, option in enumerate(ask.options) if option.verb == "play"]
        leads = [n for n in chains if any(part in ask.options[n].face for part in leading[:4])]
        session.answer(((leads or chains or [0])[0],))
        longest += bool(chains)
    assert longest > 20, "it is a chain"
    return session
