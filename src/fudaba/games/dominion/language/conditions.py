"""Conditions that many cards share: `when(me, act)`."""

from __future__ import annotations

from fudaba.games.dominion.facts.layout import DISCARD
from fudaba.games.dominion.facts.types import ACTION, COMMAND, DURATION
from fudaba.games.dominion.language.me import Me
from fudaba.games.dominion.rules.acts import Gains, Played, Plays
from fudaba.games.dominion.rules.inquiries import Instead


def would_affect(me: Me, act: Plays) -> bool:
    """Whether the Attack that is played would affect this player."""
    return (act.play.number, me.seat) not in me.s.unaffected


def goes_to_discards(me: Me, act: Gains) -> bool:
    """Whether a card would be gained to the discards, and may itself say where else (POS-32)."""
    return act.to == DISCARD and not act.settled


def can_be_played_there(me: Me, card: int) -> bool:
    """Whether a card that plays another without moving it may choose this one (DUR-34)."""
    no_duration = me.t.house.command_duration == "2025"
    return me.is_action(card) and not me.is_a(card, COMMAND) and not (no_duration and me.is_a(card, DURATION))


def first_action_this_turn(me: Me, act: Plays | Instead | Played) -> bool:
    """Whether this is the first play of an Action by the player who plays it this turn, on their own turn.

    Plays are counted, whatever was followed instead of the card's instructions (WAY-46, WAY-51).
    """
    you = me.player_at(act.seat)
    return you.is_my_turn and [done.play for done in you.plays_of(ACTION)[:1]] == [act.play.number]


def next_of_no_command(me: Me, act: Played, before: int) -> bool:
    """Whether it is the play of an Action, no Command, that was the first to begin after that play.

    What was played first may be done last: a Throne Room comes before what it plays.
    """
    since = me.plays_of(ACTION, after=before)
    actions = (done.play for done in since if not done.types & COMMAND)
    return next(actions, 0) == act.play.number
