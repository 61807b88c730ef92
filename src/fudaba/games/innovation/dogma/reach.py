"""The reach of a dogma: which effects are executed and by whom, before anything is answered.

What activating a card goes by (`activation`, `parley`) and what everybody may know of it before (`reaches`)
is the same here, so that no front computes it again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from fudaba.games.innovation.board.state import DISPLAY
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.dogma.echo import visible_echoes
from fudaba.games.innovation.facts import registry
from fudaba.games.innovation.facts.karma import Would
from fudaba.games.innovation.facts.printed import PERSON
from fudaba.games.innovation.facts.registry import CardEffect
from fudaba.games.innovation.facts.shown import Reach, Way

AGAINST: Final = frozenset((registry.DEMAND, registry.COMPEL))
"""The kinds of effects that are not shared, but done to others."""


Ways = dict[tuple[int, str, frozenset[str]], Way]
"""Ways by the seat, the icon, and the kinds of effects that there are."""


def reaches(t: Innovation) -> list[Reach]:
    """Of each player's cards that they could activate now, whom they would reach.

    Their own top cards; of the player whose turn it is also the artifact on display, and others' cards.
    """
    ways: Ways = {}
    return [reach_of(t, seat, card, ways) for seat in t.seats_from(0) for card in _within_reach(t, seat)]


def _within_reach(t: Innovation, seat: int) -> list[int]:
    """The cards that a player could activate now, if it is their turn or comes to be."""
    cards = list(t.tops(seat))
    if seat == t.state.turn:
        if t.house.artifacts and t.state.phase == "display":
            cards += t.at(seat, DISPLAY)
        distant = far(t, seat) if t.hand(seat) else []
        counted = {card for more in t.each(seat, "to_activate") for card in more}
        if distant or counted:
            others = ((other, card) for other in t.others(seat) for card in t.tops(other))
            cards += [card for other, card in others if other in distant or card in counted]
    return [card for card in cards if can_be_activated(t, card)]


def reach_of(t: Innovation, seat: int, card: int, known: Ways | None = None) -> Reach:
    """Whom a card would reach if this player activated it now. known: ways that were found just now."""
    effects = effects_now(t, card)
    kinds = frozenset([effect.kind for _, effect in effects])
    known = {} if known is None else known
    ways = []
    icons = icons_to_choose(t, seat, card)
    for icon in icons:
        way = known.get((seat, icon, kinds))
        if way is None:
            way = known[seat, icon, kinds] = _way(t, seat, icon, kinds)
        ways.append(way)
    faces = _karmas(t, seat, card, effects, ways) if t.house.figures else []
    return Reach(seat, t.cards[card].face, ways, faces)


def _karmas(
    t: Innovation, seat: int, card: int, effects: Sequence[tuple[int, CardEffect]], ways: Sequence[Way]
) -> list[str]:
    """The figures that have their say before the dogma, or before one of its demands, each once."""
    action = t.state.action if seat == t.state.turn and t.state.phase == "action" else 0
    karmas: list[int] = []
    for way in ways:
        karmas += t.awaits(Would("dogma", seat, card, action=action, icon=way.icon))
    for owner, effect in effects:
        if effect.kind in AGAINST:
            for way in ways:
                hit = (way.demanded if effect.kind == registry.DEMAND else way.compelled) or ()
                for whom in hit:
                    karmas += t.awaits(Would("demand", seat, owner, whom=whom, number=effect.number))
    return list(dict.fromkeys(t.cards[figure].face for figure in karmas))


def _way(t: Innovation, seat: int, icon: str, kinds: Collection[str]) -> Way:
    counts = tuple([t.count(other, icon) for other in range(t.seats)])
    payers = [other for other in concerned(t, seat, counts, kinds) if t.hand(other)]
    demanded = immune = compelled = shares = None
    if registry.DEMAND in kinds:
        demanded = affected(t, seat, registry.DEMAND, counts)
        immune = [other for other in t.opponents(seat) if other not in demanded]
    if registry.COMPEL in kinds:
        compelled = affected(t, seat, registry.COMPEL, counts)
    if not AGAINST.issuperset(kinds):
        shares = _sharing(t, seat, counts, payers)
    return Way(icon, list(counts), demanded, immune, compelled, shares, payers)


def _sharing(t: Innovation, seat: int, counts: tuple[int, ...], payers: Sequence[int]) -> list[int]:
    """Who executes what is shared too: by their icons, or because a karma effect says so."""
    distant = [other for other in far(t, seat) if other not in payers]
    sharing = [other for other in affected(t, seat, registry.DOGMA, counts) if other not in distant]
    if not t.house.figures:
        return sharing
    return [
        other
        for other in t.others(seat)
        if other in sharing or t.awaits(Would("not_share", other), instead=True)
    ]


def icons_to_choose(t: Innovation, seat: int, card: int) -> list[str]:
    """The featured icon; in the fourth edition also the avatar, if a top figure has that icon (INN-241)."""
    icon = t.cards[card].featured
    if t.house.fourth and icon != PERSON:
        tops = (t.cards[top] for top in t.tops(seat))
        if any(top.set == "figures" and icon in top.icons for top in tops):
            return [icon, PERSON]
    return [icon]


def far(t: Innovation, seat: int) -> list[int]:
    """Those who are no neighbours of a seat, clockwise (INN-214, INN-215).

    Nobody is, where the parley rule does not hold. Who is out of the game leaves no gap in the ring, so of
    three players left everybody is everybody's neighbour.
    """
    if t.seats < 4 or not t.house.fourth or t.house.teams:
        return []
    return t.others(seat)[1:-1]


def concerned(t: Innovation, launcher: int, counts: Sequence[int], kinds: Collection[str]) -> list[int]:
    """Those far away whom a dogma with effects of these kinds would reach if they paid, or did not."""
    own = counts[launcher]
    found = []
    for seat in far(t, launcher):
        shares = counts[seat] >= own and not AGAINST.issuperset(kinds)
        if shares or (registry.COMPEL if counts[seat] >= own else registry.DEMAND) in kinds:
            found.append(seat)
    return found


def activatable(t: Innovation, seat: int) -> list[int]:
    """A seat's top cards that can be activated. Not to be changed."""
    board = t.board(seat)
    found = board.activatable
    if found is None or board.echoing:
        found = board.activatable = [card for card in board.tops if can_be_activated(t, card)]
    return found


def can_be_activated(t: Innovation, card: int) -> bool:
    """Whether a top card, on whosever board, can be activated: it has a featured icon, and is no city.

    A figure, and up to the third edition a city, can be activated for the echo effects that are visible in
    its colour (INN-G10, INN-G12).
    """
    piece = t.cards[card]
    if piece.set == "cities" and (t.house.fourth or not effects_now(t, card)):
        return False
    if piece.set == "figures" and not effects_now(t, card):
        return False
    return bool(piece.featured)


def effects_now(t: Innovation, card: int, seat: int = -1) -> list[tuple[int, CardEffect]]:
    """The echo effects that are visible in a card's colour, from the bottom up, then the card's own effects.

    Each with the card that it is printed on; the list does not change later (INN-130, INN-131). seat: on
    whose board the echo effects are looked for, if not on that where the card lies.
    """
    piece = t.cards[card]
    own = [(card, effect) for effect in piece.in_line]
    if not (t.house.echoes or t.house.figures):
        return own
    board = seat if seat >= 0 else t.whereabouts(card)[0]
    return visible_echoes(t, board, piece.colour) + own


def affected(t: Innovation, launcher: int, kind: str, counts: tuple[int, ...]) -> list[int]:
    """Whom an effect of this kind reaches besides its launcher, clockwise (INN-038 to INN-042, INN-099)."""
    own = counts[launcher]
    if kind == registry.DEMAND:
        return [seat for seat in t.opponents(launcher) if counts[seat] < own]
    return [seat for seat in t.others(launcher) if counts[seat] >= own]
