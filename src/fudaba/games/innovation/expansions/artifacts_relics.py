"""The relics of Artifacts in the third edition: seizing one after a dig."""

from __future__ import annotations

from fudaba.games.innovation.board.state import ACHIEVEMENTS, HAND, RELICS
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.vocabulary import InnovationOption
from fudaba.games.innovation.rules.ending import settle
from fudaba.kernel.ask import Option


async def seize(t: Innovation, seat: int, age: int) -> None:
    """A player who has dug an artifact of this age may seize the relic of that age (INN-114, INN-AMB20).

    It is taken to the achievements, from where it lies or from another player's; if its set is in play,
    instead into the hand, also from the own achievements (INN-115, INN-116).
    """
    for relic, piece in enumerate(t.cards):
        if piece.relic and piece.age == age:
            await _offer(t, seat, relic)


async def _offer(t: Innovation, seat: int, relic: int) -> None:
    owner, place = t.whereabouts(relic)
    if place != (RELICS if owner < 0 else ACHIEVEMENTS):
        return
    piece = t.cards[relic]
    in_play = piece.set in t.house.sets
    options: list[InnovationOption] = [Option("achieve", relic, piece.face)] if owner != seat else []
    if in_play:
        options.append(Option("take", relic, piece.face))
    rule = "INN-116" if in_play else "INN-115"
    for option in await t.choose_some(seat, "relic", options, most=1, about=relic, rule=rule):
        to_hand = option.verb == "take"
        t.move(relic, t.place(seat, HAND if to_hand else ACHIEVEMENTS))
        t.tell("seizes_to_hand" if to_hand else "seizes", seat, relic, rule=rule)
        settle(t)
