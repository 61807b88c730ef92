"""Cards that are wrong in what they listen to, leave for later or offer: mypy says so for each.

Nothing of it is run. Each mistake stands behind the error that it must be: where mypy no longer finds it, the
`type: ignore` is of no use, and that is an error of mypy itself (`warn_unused_ignores`).
"""

from __future__ import annotations

from fudaba.games.dominion.cards.base import base, moat
from fudaba.games.dominion.cards.renaissance_projects import HORN
from fudaba.games.dominion.facts.kinds import IN_HAND, later
from fudaba.games.dominion.facts.types import ACTION
from fudaba.games.dominion.language.expansion import any_of
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains, Plays
from fudaba.games.dominion.rules.moments import TurnBegins
from fudaba.kernel.cards import Ref
from fudaba.kernel.choices import one


@later()
async def takes_back(me: Me, act: TurnBegins, kept: Ref) -> None:
    """What is right: a listener's act and arguments are told in its types."""


async def listens_to_the_wrong_act() -> None:
    """A listener hears the acts that it is declared for, and its condition is about these."""

    async def hears_plays(me: Me, act: Plays) -> None: ...

    moat.when(Plays, IN_HAND)(hears_plays)
    moat.when(Gains, IN_HAND)(hears_plays)  # type: ignore[arg-type] # it is about plays
    moat.when(any_of(Plays, Gains), IN_HAND)(hears_plays)  # type: ignore[arg-type] # and not about gains
    moat.when(Plays, IN_HAND, when=lambda me, act: act.bought)  # type: ignore[attr-defined] # gains are bought


async def leaves_the_wrong_thing(me: Me) -> None:
    """What waits is handed what it takes, for the act that it is about."""
    kept = await me.set_aside(one(me.hand))
    me.next_turn(takes_back, kept.ref)
    me.next_turn(takes_back)  # type: ignore[arg-type] # the card is missing
    me.next_turn(takes_back, kept)  # type: ignore[arg-type] # a handful cannot be kept in a state
    me.rest_of_turn(Plays, takes_back, kept.ref)  # type: ignore[arg-type] # it is about the start of a turn


async def offers_a_word_that_is_none(me: Me) -> None:
    """A word that is offered, or looked for, is one that has a message."""
    chosen = await me.one_of("cards_2", "trsh")  # type: ignore[arg-type] # mistyped
    assert chosen[0] != "trahs"  # type: ignore[comparison-overlap] # mistyped
    await me.may("topdck")  # type: ignore[arg-type] # mistyped


async def remembers_what_nobody_notes(me: Me) -> None:
    """What is remembered of a turn is a word of the rules, or is declared beside its card."""
    me.note(HORN)
    assert me.this_turn(HORN) or me.last_turn("gain")
    me.note("horn")  # type: ignore[arg-type] # it is not declared
    me.note("gain")  # type: ignore[arg-type] # only the rules do
    assert me.this_turn("gian")  # type: ignore[arg-type] # mistyped
    assert me.last_turn(HRON)  # type: ignore[name-defined] # noqa: F821 - mistyped


async def forgets_who_chooses(me: Me) -> None:
    """A choice is among cards, a verb is awaited, and figures have names."""
    me.discard(one(me.hand))  # type: ignore[unused-coroutine] # it is not awaited
    await me.discard(one([1, 2]))  # type: ignore[arg-type] # numbers are no handful
    await me.plus(coin=1)  # type: ignore[call-arg] # mistyped
    me.plus_next_turn(coin=1)  # type: ignore[call-arg] # mistyped
    me.plus_every_turn(cards=2, action=1)  # type: ignore[call-arg] # mistyped
    base.simple("purse", cost=2, types=ACTION, coin=1)  # type: ignore[call-arg] # mistyped
