"""Decrees: issuing one for the whole hand, and where it lies before and after (INN-186 to INN-192)."""

from __future__ import annotations

from fudaba.games.innovation.board.handful import Cards
from fudaba.games.innovation.board.pieces import Piece
from fudaba.games.innovation.board.state import ACHIEVEMENTS, SPECIALS
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.karma import Would
from fudaba.games.innovation.facts.registry import ISSUE, Run
from fudaba.games.innovation.language.execution import RunningCard
from fudaba.games.innovation.language.me import Me
from fudaba.games.innovation.rules import moves
from fudaba.games.innovation.rules.ending import settle, take_special


def issuable(t: Innovation, seat: int) -> list[int]:
    """The decrees that a player can issue: for figures of three ages in the hand, or as a karma allows.

    Of three different ages, the decree has to have the colour of one of them (INN-186, INN-188); a karma
    effect is content with two of any age and colour (INN-183).
    """
    figures = Cards(t, t.hand(seat)).where(lambda piece: piece.set == "figures")
    if len(figures) < 2:
        return []
    colours = figures.colours if len(figures.ages) >= 3 else ()
    karmas = [karma for card in t.tops(seat) for karma in t.cards[card].karmas]
    named = {decree for karma in karmas if karma.kind == ISSUE for decree in karma.of}
    if not colours and not named:
        return []
    free = "any" in named and len(figures) >= 3
    return [
        card
        for card, piece in enumerate(t.cards)
        if _is_decree(piece)
        and (free or piece.colour in colours or piece.id in named)
        and _is_in_play(t, card)
    ]


async def issue(t: Innovation, seat: int, decree: int) -> None:
    """Pay with the whole hand, and claim the decree, execute it, or take it away from its owner."""
    if await t.would(Would("decree", seat, decree, action=t.state.action)) is None:
        return
    with t.because(t.tell("issues", seat, decree, rule="INN-186")):
        await _pay(t, seat)
        await enact(t, seat, decree)


async def _pay(t: Innovation, seat: int) -> None:
    """The whole hand leaves the game, in the fourth edition for the junk (INN-187); figures are shown."""
    hand = Cards(t, t.hand(seat))
    for card in hand.where(lambda piece: piece.set == "figures"):
        await moves.reveal(t, seat, card)
    for card in hand:
        if t.house.fourth:
            await moves.junk(t, seat, card, rule="INN-187")
        else:
            await moves.remove(t, seat, card, rule="INN-187")


async def enact(t: Innovation, seat: int, decree: int) -> None:
    """What an issued decree does, by where it lies (INN-189 to INN-192); out of play it does nothing."""
    if not _is_in_play(t, decree):
        return
    owner, _ = t.whereabouts(decree)
    if owner not in (-1, seat):
        t.move(decree, SPECIALS)
        t.tell("takes_away", seat, decree, whom=owner, rule="INN-189")
        settle(t)
        return
    if owner < 0:
        if await t.would(Would("claim", seat, decree)) is None:
            return
        take_special(t, seat, decree, rule="INN-190")
        settle(t)
    with t.because(t.tell("enacts", seat, decree, rule="INN-190" if owner < 0 else "INN-191")):
        me = Me(t, seat, RunningCard(seat, decree, "", [0] * t.seats))
        await moves.to_its_end(t, _effect(t, decree)(me))


def decree_of(t: Innovation, colour: str) -> int:
    """The decree of a colour, wherever it lies."""
    return next(card for card, piece in enumerate(t.cards) if _is_decree(piece) and piece.colour == colour)


def _is_in_play(t: Innovation, decree: int) -> bool:
    """Whether a decree can be claimed or is somebody's, and not junked or removed (INN-G11)."""
    owner, place = t.whereabouts(decree)
    return t.state.where[decree] == SPECIALS or (owner >= 0 and place == ACHIEVEMENTS)


def _is_decree(piece: Piece) -> bool:
    return piece.special is not None and piece.special.issued is not None


def _effect(t: Innovation, decree: int) -> Run:
    special = t.cards[decree].special
    if special is None or special.issued is None:
        raise ValueError(f"{t.cards[decree].id} is no decree")
    return special.issued
