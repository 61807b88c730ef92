"""Whether fast turns can be played from the present position (`reach` has which cards they know)."""

from __future__ import annotations

from collections.abc import Iterable

from fudaba.arena.dominion.fast_turns.reach import is_usual
from fudaba.arena.dominion.fast_turns.tables import Tables
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.layout import EXILE, OWN, PLAY, PLAY_AREAS, SEATS
from fudaba.games.dominion.language.permanent_effects import gets
from fudaba.games.dominion.rules.extra_turns import NORMAL
from fudaba.games.dominion.rules.purchases import Gift
from fudaba.kernel.acts import Ability


def can_play(t: Board, tables: Tables) -> bool:
    """Whether fast turns can go on from here.

    Nobody may react to anything in this turn and the next ones: nothing waits but figures of Durations and
    turns after this one, nothing is owed, saved or set aside, no blocking card has left its pile or is in
    play, it is a normal turn, and there is no log.
    """
    s = t.state
    if not (tables.supported or tables.find_support()) or t.events is not None or s.owned or s.marks:
        return False
    if s.turn is not NORMAL[s.turn.seat] or s.normal != s.turn.seat or s.known or s.looked:
        return False
    if s.abilities and not _only_figures_wait(t):
        return False
    zones, seat, blocking = s.zones, s.turn.seat, tables.blocking_in_play
    for zone, count in tables.blocking_piles:
        if len(zones[zone]) != count:
            return False
    for other in range(t.seats):
        own = SEATS + other * OWN
        if zones[own + EXILE]:
            return False
        if in_play := zones[own + PLAY]:
            if not blocking.isdisjoint([t.cards[card].id for card in in_play]):
                return False
            if other != seat and not staying(s.abilities, other).issuperset(in_play):
                return False
    return (
        not (s.cheaper or s.potions)
        and not (any(s.coffers) or any(s.villagers) or any(s.debt))
        and s.revealed
        and s.light is None
        and s.after_end is None
    )


def _only_figures_wait(t: Board) -> bool:
    """Whether all that waits are figures of Durations in play, each played once, by its player; and extra
    turns that belong to no play, so that no card stays in play for them."""
    s = t.state
    played = [play.card for play in s.plays]
    for ability in s.abilities:
        if ability.to == "BetweenTurns" and not ability.play:
            continue
        play = t.play_of(ability.play)
        if (
            (ability.run is not gets or ability.to != "TurnBegins")
            or (not ability.once or ability.until or ability.replaces)
            or (play is None or play.parent or ability.source != play.card or played.count(play.card) > 1)
            or not (s.finds(play.card) and s.where[play.card.card] == PLAY_AREAS[ability.owner])
            or not is_usual(ability.args)
        ):
            return False
    return not s.unmoved and t.house.order != "always"


def gifts_in(t: Board, tables: Tables, play: Iterable[int]) -> list[Gift]:
    """What cards in play give for each card that is bought."""
    gifts, cards = tables.gifts, t.cards
    return [gift for card in play for gift in gifts.get(cards[card].id, ())]


def staying(abilities: Iterable[Ability], seat: int) -> set[int]:
    """The cards of a player that stay in play, where nothing waits but what is told above."""
    return {
        ability.source.card
        for ability in abilities
        if ability.owner == seat and ability.play and ability.source is not None
    }
