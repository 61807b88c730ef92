"""The move of one card: karma effects before it, its log line and who sees it. The verbs are in `moves`."""

from __future__ import annotations

from typing import Final

from fudaba.games.innovation.board.state import AVAILABLE, DECKS, FREE_MUSEUMS, SPECIALS, Deed
from fudaba.games.innovation.board.table import Innovation
from fudaba.games.innovation.facts.karma import Would
from fudaba.games.innovation.facts.vocabulary import LineKind
from fudaba.games.innovation.rules.ending import settle
from fudaba.kernel.cards import EVERYBODY, NOBODY

_DRAWS: Final[dict[LineKind, LineKind]] = {
    "achieves": "draws_and_achieves",
    "foreshadows": "draws_and_foreshadows",
    "junks": "draws_and_junks",
    "melds": "draws_and_melds",
    "returns": "draws_and_returns",
    "reveals": "draws_and_reveals",
    "safeguards": "draws_and_safeguards",
    "scores": "draws_and_scores",
    "takes": "draws_and_takes",
    "tucks": "draws_and_tucks",
}
"""What is told where the card comes from a deck."""


async def by_karma(t: Innovation, what: Would, kind: LineKind, zone: int) -> bool | None:
    """Let karma effects have their say before a card is moved. None: it is to be moved now.

    Otherwise it is not, and this is whether a karma effect has itself done with it what was about to be done
    (INN-184, INN-G17): "instead meld it" melds it. kind, zone: how that is told, and where the card goes.
    """
    before = t.state.stamp[what.card]
    if await t.would(what) is not None:
        return None
    s = t.state
    return s.stamp[what.card] != before and s.where[what.card] == zone and t.moved_by[what.card] == kind


def put(
    t: Innovation,
    seat: int,
    card: int,
    kind: LineKind,
    zone: int,
    *,
    bottom: bool = False,
    whom: int = -1,
    word: str = "",
    rule: str,
    settled: bool = True,
) -> None:
    """Move a card, tell it to those who see where it was or comes, and see what follows by itself.

    settled: whether that is all that happens at once; else who moves the last of the cards sees what follows.
    """
    s = t.state
    source = s.where[card]
    free = len(s.zones[FREE_MUSEUMS])
    audience = NOBODY
    if t.events is not None:
        audience = s.layout[source].audience | s.known.get(card, 0) | s.layout[zone].audience
    if t.cards[card].set == "cities":
        s.deed = _deed(t, seat, card, kind)
    if s.stamp[card] > t.held.pop(card, s.moves):
        t.astray.append(card)
    if kind == "melds":
        t.covered[card] = s.zones[zone][-1] if s.zones[zone] else -1
    t.move(card, zone, bottom=bottom)
    if t.house.figures:
        t.moved_by[card] = kind
    if t.events is not None:
        piece = t.cards[card]
        if DECKS <= source < t.seats_at[0] and kind != "offers":
            kind = _DRAWS.get(kind, kind)
        elif source in (AVAILABLE, SPECIALS) and kind == "junks":
            kind = "junks_achievement"
        if piece.home >= 0 and not piece.relic:
            audience = EVERYBODY
        t.tell(
            kind,
            seat,
            card,
            whom=whom,
            audience=audience,
            number=piece.age,
            word=word or piece.set,
            rule=rule,
        )
        for museum in s.zones[FREE_MUSEUMS][free:]:  # the one that an artifact has left
            if museum != card:
                t.tell("frees", -1, museum, rule="INN-222")
    if settled:
        settle(t)
    s.deed = None


_DEEDS: Final = {"melds": "meld", "promotes": "meld", "tucks": "tuck", "junks": "junk"}


def _deed(t: Innovation, seat: int, card: int, kind: LineKind) -> Deed | None:
    """What special achievements may ask for; junking is it only out of the own hand (INN-239)."""
    verb = _DEEDS.get(kind)
    if verb is None or (verb == "junk" and card not in t.hand(seat)):
        return None
    return Deed(seat, verb, card)
