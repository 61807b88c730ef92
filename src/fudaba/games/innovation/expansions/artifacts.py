"""Artifacts of History: digging, and the artifact on display.

Relics and museums have modules of their own.
"""

from __future__ import annotations

from fudaba.games.innovation.board.state import DISPLAY, EXHIBITS
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.dogma.activation import activate
from fudaba.games.innovation.expansions import artifacts_museums as museums
from fudaba.games.innovation.expansions import artifacts_relics as relics
from fudaba.games.innovation.facts.vocabulary import InnovationAsk, InnovationOption
from fudaba.games.innovation.rules import moves
from fudaba.games.innovation.rules.ending import settle
from fudaba.kernel.ask import Option


def display_question(t: Innovation) -> InnovationAsk | None:
    """What the player whose turn begins may do with the artifact on display; None without one (INN-104).

    Up to the third edition it may also be returned, or stay where it is (INN-107, INN-109). In the fourth it
    leaves the display in any case (INN-223).
    """
    seat = t.state.turn
    if not t.house.artifacts or not t.at(seat, DISPLAY):
        return None
    t.state.icons[seat] = None
    card = t.at(seat, DISPLAY)[0]
    face = t.cards[card].face
    options: list[InnovationOption] = [Option("dogma", card, face)] if t.cards[card].featured else []
    if not t.house.fourth:
        options.append(Option("return", card, face))
    options.append(Option("pass"))
    rule, word = ("INN-223", "museum") if t.house.fourth else ("INN-109", "")
    return t.question(seat, "display", options, about=card, rule=rule, word=word)


async def act_on_display(t: Innovation, option: InnovationOption) -> None:
    """Carry out what was chosen at the start of the turn, and put the artifact into a museum (INN-223)."""
    seat = t.state.turn
    card = t.at(seat, DISPLAY)[0]
    try:
        if option.verb == "dogma":
            await activate(t, seat, card, rule="INN-104")
    finally:
        if t.state.phase == "display":
            t.state.phase = "action"
        t.state.icons[seat] = None
    if card not in t.at(seat, DISPLAY):
        return
    if t.house.fourth:
        await museums.exhibit(t, seat, card)
    elif option.verb != "pass":
        await moves.return_(t, seat, card, rule="INN-109" if option.verb == "return" else "INN-108")


def meldable(t: Innovation, seat: int) -> list[int]:
    """The artifacts that a meld action may meld besides the hand (INN-110, INN-225)."""
    return t.at(seat, EXHIBITS if t.house.fourth else DISPLAY) if t.house.artifacts else []


async def dig(t: Innovation, seat: int, melded: int, covered: int) -> None:
    """After a meld action: dig an artifact if the meld calls for it (INN-091 ff.). covered: or -1.

    Ages without a base deck are passed over. Nothing happens where there is no artifact of the age then, or
    one is on display already (INN-095 to INN-097); then none can be stolen instead either.
    """
    if not t.house.artifacts or covered < 0 or not _calls_for_digging(t, melded, covered):
        return
    age = t.age(covered)
    decks, zones = t.decks, t.state.zones
    found = next((each for each in range(age, t.last_age + 1) if zones[decks["base", each]]), -1)
    deck = zones[decks["artifacts", found]] if ("artifacts", found) in decks else []
    if not deck or t.at(seat, DISPLAY):
        return
    if t.house.fourth and await museums.steal(t, seat, age):
        return
    artifact = deck[-1]
    t.move(artifact, t.place(seat, DISPLAY))
    t.tell("digs", seat, artifact, number=found, rule="INN-095" if found > age else "INN-094")
    settle(t)
    if t.house.relics:
        await relics.seize(t, seat, t.cards[artifact].age)


def _calls_for_digging(t: Innovation, melded: int, covered: int) -> bool:
    """Whether the age is not higher than the covered card's, or the hexagons lie in the same place."""
    if t.age(melded) <= t.age(covered):
        return True
    ours, theirs = t.cards[melded].places, t.cards[covered].places
    return any(mark == other == "hex" for mark, other in zip(ours, theirs, strict=False))
