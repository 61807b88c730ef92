"""The museums of Artifacts in the fourth edition.

Any museum is as good as another (INN-G5). A player has as many `MUSEUMS` as `EXHIBITS`, and the first holds
the first and so on; where an artifact leaves, its museum becomes available (see `Places.move`).
"""

from __future__ import annotations

from fudaba.games.innovation.board.state import EXHIBITS, FREE_MUSEUMS, MUSEUMS
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.vocabulary import InnovationOption
from fudaba.games.innovation.rules import moves
from fudaba.kernel.ask import Option


async def exhibit(t: Innovation, seat: int, artifact: int) -> None:
    """Put the artifact on display into an available museum, into the hand where there is none any more.

    The last museum closes them all (INN-223, INN-227, INN-228).
    """
    zones = t.state.zones
    if not zones[FREE_MUSEUMS]:
        await moves.take(t, seat, artifact, rule="INN-228")
        return
    museum = zones[FREE_MUSEUMS][-1]
    t.move(museum, t.place(seat, MUSEUMS))
    t.move(artifact, t.place(seat, EXHIBITS))
    t.tell("exhibits", seat, artifact, number=t.cards[museum].number, rule="INN-223")
    if not zones[FREE_MUSEUMS]:
        await _close(t)


async def _close(t: Innovation) -> None:
    """Who alone has most museums achieves one of them; everything else is given back (INN-227, INN-AMB14)."""
    seats = t.seats_in_turn()
    most = max(len(t.at(seat, MUSEUMS)) for seat in seats)
    best = [seat for seat in seats if len(t.at(seat, MUSEUMS)) == most]
    with t.because(t.tell("closes_museums", rule="INN-227" if len(best) == 1 else "INN-AMB14")):
        if len(best) == 1:
            await moves.achieve(t, best[0], t.at(best[0], MUSEUMS)[0], rule="INN-227")
        for seat in seats:
            for artifact in t.at(seat, EXHIBITS)[:]:
                await moves.return_(t, seat, artifact, rule="INN-227")


async def steal(t: Innovation, seat: int, age: int) -> bool:
    """Instead of digging, an artifact of this age may be stolen with its museum from an opponent's (INN-226).

    Returns whether it was.
    """
    there = [card for other in t.opponents(seat) for card in t.at(other, EXHIBITS) if t.age(card) == age]
    if not there:
        return False
    options: list[InnovationOption] = [Option("steal", card, t.cards[card].face) for card in there]
    chosen = await t.choose(seat, "steal", [*options, Option("dig")], rule="INN-226")
    if chosen.verb == "dig":
        return False
    owner = t.whereabouts(chosen.card)[0]
    museum = t.at(owner, MUSEUMS)[t.at(owner, EXHIBITS).index(chosen.card)]
    t.move(museum, t.place(seat, MUSEUMS))
    t.move(chosen.card, t.place(seat, EXHIBITS))
    t.tell("steals", seat, chosen.card, whom=owner, number=t.cards[museum].number, rule="INN-226")
    return True
