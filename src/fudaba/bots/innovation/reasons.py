"""Why an answer of Innovation is a good one, as a coach would say it, and what the rivals may do next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fudaba.bots.mind.outlook import Reason
from fudaba.games.innovation.game import InnovationTable
from fudaba.games.innovation.reach import can_be_activated, reach_of
from fudaba.games.innovation.state import AVAILABLE
from fudaba.games.innovation.vocabulary import WORDS, InnovationAsk, InnovationOption
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.worlds import Imagining, NoWorld

ANY: Final = bytes(32)
"""What is looked at is the same in every world that the player cannot tell from the game."""


def reasons(ask: InnovationAsk, view: Imagining, answer: Answer) -> list[Reason]:
    """What speaks for an answer."""
    world = _any_world(view)
    if world is None or world.ask is None or WORDS.ask(ask).kind != "action" or len(answer) != 1:
        return []
    return list(_of_action(world.table, ask.owner, WORDS.ask(world.ask).options[answer[0]]))


def _of_action(t: InnovationTable, seat: int, option: InnovationOption) -> Iterator[Reason]:
    if option.verb == "achieve":
        yield Reason("innovation-claims", number=t.achievements(seat) + 1, more=t.goal())
    elif option.verb == "draw":
        yield Reason("innovation-draws", number=max(1, t.highest_top(seat)))
    elif option.verb == "meld":
        age = t.cards[option.card].age
        if age > t.highest_top(seat):
            yield Reason("innovation-higher", (option.face,), number=age)
    elif option.verb == "dogma":
        way = reach_of(t, seat, option.card).way
        if way.hit:
            yield Reason("innovation-reaches", (option.face,), tuple(way.hit))
        elif way.shares:
            yield Reason("innovation-shared", (option.face,), tuple(way.shares))
        elif way.shares is not None:
            yield Reason("innovation-alone", (option.face,))


def threats(ask: InnovationAsk, view: Imagining) -> list[Reason]:
    """Which achievement a rival could claim now, and whose demand would reach the player."""
    world = _any_world(view)
    return [] if world is None else list(_threats(world.table, ask.owner))


def _threats(t: InnovationTable, seat: int) -> Iterator[Reason]:
    ages = sorted({t.cards[card].age for card in t.state.zones[AVAILABLE]})
    for rival in t.opponents(seat):
        if claims := [age for age in ages if t.eligible(rival, age)]:
            yield Reason("innovation-claim", (), (rival,), claims[-1])
    for rival in t.opponents(seat):
        for card in t.tops(rival):
            if can_be_activated(t, card) and seat in reach_of(t, rival, card).way.hit:
                yield Reason("innovation-demand", (t.cards[card].face,), (rival,))


def _any_world(view: Imagining) -> Driver[InnovationTable] | None:
    try:
        return view.world(ANY)
    except NoWorld:
        return None
