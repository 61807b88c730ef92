"""Whether turns can be done at once just now, where a game's cards allow it at all (`turns.quiet`)."""

from __future__ import annotations

from fudaba.games.dominion.facts.layout import EXILE, PLAY, place
from fudaba.games.dominion.language.standing import gets
from fudaba.games.dominion.rules.extra_turns import NORMAL
from fudaba.games.dominion.turns.quiet import is_usual
from fudaba.games.dominion.turns.tables import QuickBoard


def is_quiet(t: QuickBoard) -> bool:
    """Whether just now nobody can have anything to say to what is done in this turn and the next ones:
    nothing waits but figures of Durations, nothing is owed, saved or kept, all that is loud lies in its pile,
    nothing busy is in play, it is a normal turn, and nobody reads the log."""
    s = t.state
    if not t.fast.quiet or t.events is not None or s.owned or s.marks:
        return False
    if s.abilities and not _only_figures_wait(t):
        return False
    zones, seat, busy = s.zones, s.turn.seat, t.fast.busy
    for zone, count in t.fast.loud:
        if len(zones[zone]) != count:
            return False
    for other in range(t.seats):
        if zones[place(EXILE, other)]:
            return False
        in_play = zones[place(PLAY, other)]
        if in_play:
            if not busy.isdisjoint([t.cards[card].id for card in in_play]):
                return False
            if other != seat and not _all_stay(t, in_play):
                return False
    return (
        s.turn is NORMAL[seat]
        and s.normal == seat
        and not (s.known or s.looked or s.cheaper or s.potions)
        and not (any(s.coffers) or any(s.villagers) or any(s.debt))
        and s.revealed
        and s.light is None
        and s.after_end is None
    )


def _only_figures_wait(t: QuickBoard) -> bool:
    """Whether all that waits are figures of Durations in play, each played once, by its player."""
    s = t.state
    played = [play.card for play in s.plays]
    for ability in s.abilities:
        play = t.play_of(ability.play)
        if (
            (ability.run is not gets or ability.to != "TurnBegins")
            or (not ability.once or ability.until or ability.replaces)
            or (play is None or play.parent or ability.source != play.card or played.count(play.card) > 1)
            or not (s.finds(play.card) and s.where[play.card.card] == place(PLAY, ability.owner))
            or not is_usual(ability.args)
        ):
            return False
    return not s.unmoved and t.house.order != "always"


def _all_stay(t: QuickBoard, in_play: list[int]) -> bool:
    """Whether something waits for each of these cards, so that none is discarded in another's Clean-up."""
    waiting = {ability.source.card for ability in t.state.abilities if ability.source is not None}
    return waiting.issuperset(in_play)
