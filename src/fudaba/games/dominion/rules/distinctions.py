"""The words by which cards of one name are told apart when they are offered together.

Equal cards are one option. In play, in Exile and in the trash two of a name may differ in what follows from
choosing one or the other, and then they are two, with words that tell them apart (DOM-G29).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import Kind, effect_of
from fudaba.games.dominion.facts.layout import EXILE, OWN, PLAY, SEATS, TRASH, first_pile
from fudaba.games.dominion.rules.durations import held_by, staying

LAST_TURN: Final = "last_turn"
STAYS: Final = "stays"
FACE_DOWN: Final = "face_down"
INVESTED: Final = "invested"
EFFECTS: Final = "effects"
"""Followed by how many there are still to come."""


def distinctions(t: Board, cards: Iterable[int]) -> dict[int, str]:
    """The words, joined by "+", of those cards that others of their name are told apart from by them."""
    where, last = t.state.where, first_pile(t.seats)
    found: dict[tuple[int, Kind], list[int]] = {}
    for card in cards:
        zone = where[card]
        if zone == TRASH or (SEATS <= zone < last and (zone - SEATS) % OWN in (PLAY, EXILE)):
            found.setdefault((zone, t.cards[card]), []).append(card)
    words: dict[int, str] = {}
    for (zone, _), alike in found.items():
        if len(alike) > 1:
            words.update(_in_play(t, zone, alike) if _is(zone, PLAY) else _marked(t, alike))
    return words


def _is(zone: int, place: int) -> bool:
    return zone >= SEATS and (zone - SEATS) % OWN == place


def _marked(t: Board, cards: list[int]) -> dict[int, str]:
    """Cards in Exile or in the trash of which something says that they lie apart from others."""
    marks = {ref.card: FACE_DOWN for ref in t.state.face_down if t.state.finds(ref)}
    for ability in t.state.abilities:
        if mark := effect_of(ability.run).marks:
            marks.update(dict.fromkeys(t.held(ability), mark))
    marked = [card for card in cards if card in marks]
    return {card: marks[card] for card in marked} if len(marked) < len(cards) else {}


def _in_play(t: Board, zone: int, cards: list[int]) -> dict[int, str]:
    """Cards in play that differ in whether they stay there, and in what is still to come of them."""
    stays, coming = staying(t, (zone - SEATS) // OWN), held_by(t)
    follows = {card: (card in stays, tuple(sorted(coming.get(card, ())))) for card in cards}
    if len(set(follows.values())) == 1:
        return {}
    now = sum(t.state.turns)
    played = {play.card for play in t.state.plays if play.turn == now}
    parts: dict[int, list[str]] = {card: [] for card in cards}
    early = [card for card in cards if t.state.ref(card) not in played]
    if len(early) < len(cards):
        for card in early:
            parts[card].append(LAST_TURN)
    for group in _alike(parts):
        for card in group:
            if follows[card][0] and not all(follows[other][0] for other in group):
                parts[card].append(STAYS)
    for group in _alike(parts):
        counts = {card: len(follows[card][1]) for card in group}
        for card, count in counts.items():
            if count > min(counts.values()):
                parts[card].append(f"{EFFECTS}_{count}")
    return {card: "+".join(each) for card, each in parts.items() if each}


def _alike(parts: dict[int, list[str]]) -> list[list[int]]:
    """The cards, those together of which the same has been said so far."""
    groups: dict[tuple[str, ...], list[int]] = {}
    for card, each in parts.items():
        groups.setdefault(tuple(each), []).append(card)
    return list(groups.values())
