"""Karma effects that raise the values printed in other effects (INN-G24)."""

from __future__ import annotations

from fudaba.games.innovation.board.table import RAISED
from fudaba.games.innovation.facts.karma import Would
from fudaba.games.innovation.language.me import Me


def raised(me: Me, would: Would) -> Would:
    """What would happen, a dogma or an effect, with all values in it one higher."""
    _tell(me, would.card, 1)
    return would._replace(raised=would.raised + 1)


def raise_for_the_action(me: Me, would: Would, by: int) -> None:
    """All values in all effects are higher till the end of the action, whosever effects they are."""
    if by:
        _tell(me, would.card, by)
        me.t.during[RAISED] = me.t.during.get(RAISED, 0) + by


def _tell(me: Me, card: int, by: int) -> None:
    me.t.tell("raises", me.seat, card, number=by, rule="INN-G24")
