"""Effects that wait or listen in any game and are printed on no card."""

from __future__ import annotations

from collections.abc import Iterator

from fudaba.games.dominion.board.board import Player
from fudaba.games.dominion.facts.kinds import Bonus, later
from fudaba.games.dominion.language.choices import MeChoices
from fudaba.games.dominion.language.handful import Cards
from fudaba.games.dominion.rules.acts import Gains
from fudaba.games.dominion.rules.bonuses import give
from fudaba.games.dominion.rules.gain import discard
from fudaba.kernel.acts import Ability, Act


@later(simple=True)
async def gets(me: Player, act: Act, *figures: int) -> None:
    """The plain figures that a Duration gives on a later turn."""
    await give(me.t, me.seat, Bonus(*figures), me.play)


@later()
async def takes_extra_turn(me: Player, act: Act, controller: int, limited: bool) -> None:
    """Waits between turns; its owner takes the turn. It is looked at in `extra_turns`, and never run."""
    raise AssertionError("an extra turn is begun by extra_turns.next_turn")


def of_exile(me: MeChoices, act: Gains) -> Iterator[Ability]:
    """What a player may do with copies in Exile of a card that they gain."""
    for copy in exiled_copies(me, act).first:
        yield Ability("Gains", discards_from_exile, act.seat, source=me.ref(copy))


def exiled_copies(me: MeChoices, act: Gains) -> Cards:
    """The copies in Exile of a card that a player gains."""
    return me.exiled.copies_of(act.card)


@later(lambda me, act: bool(exiled_copies(me, act)))
async def discards_from_exile(me: MeChoices, act: Gains) -> None:
    """A player who gains a card may discard all copies of it from their Exile mat."""
    if await me.may("discard_from_exile", about=act.card):
        await discard(me.t, me.seat, exiled_copies(me, act))
