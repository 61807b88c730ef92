"""Durations: what waits belongs to a play; what stays in play follows from what waits.

A card stays in play while something waits that a play of it has brought about (DUR-02, DUR-12), and so does a
card that has played such a card again (DUR-29). What waits from a card that is not in play at the end
of a turn is lost, and so is what waits from a replay by a card that is not (DUR-23, DUR-31).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.layout import PLAY, PLAY_AREAS
from fudaba.games.dominion.rules import extra_turns
from fudaba.games.dominion.rules.inquiries import MayLeavePlay
from fudaba.kernel.acts import Ability
from fudaba.kernel.cards import Ref
from fudaba.kernel.plays import Play

THIS_TURN: Final = "turn"
"""Ceases at the end of this turn; no card stays in play for it."""
NEXT_TURN: Final = "next"
"""Ceases when its owner's next turn begins."""


def staying(t: Board, seat: int) -> dict[int, str]:
    """The cards that a player does not discard from play in this Clean-up, each with the rule for it."""
    s, stays = t.state, dict[int, str]()
    if not s.abilities or not t.zone(PLAY, seat):
        return stays
    if t.listens("MayLeavePlay", seat=seat) and t.forbids(MayLeavePlay(seat)):
        return dict.fromkeys(t.zone(PLAY, seat), "")
    waiting = {ability.play for ability in s.abilities if ability.play and _waits(t, ability)}
    if not waiting:
        return stays
    plays = {play.number: play for play in s.plays}
    replays = [play for play in s.plays if play.replay]
    if not (replays or s.unmoved):  # each card stands for its own plays, and for no others
        own = PLAY_AREAS[seat]
        held = [plays[number].card for number in sorted(waiting) if number in plays]
        return {card: "DUR-02" for card, stamp in held if s.where[card] == own and s.stamp[card] == stamp}
    for number in sorted(waiting):
        play = plays.get(number)
        if play is None or (card := _holder(t, play)) is None:
            continue  # nor does anything stay with what is not in play itself (DUR-26)
        stays[card.card] = "DUR-02"
        for other in replays:  # whichever of the plays of its card waits
            by = plays.get(other.parent) if other.card == play.card else None
            if by is not None and (card := _holder(t, by)) is not None:
                stays.setdefault(card.card, "DUR-29")
    return {card: rule for card, rule in stays.items() if t.is_at(card, PLAY, seat)}


def tell_staying(t: Board, seat: int, stays: dict[int, str]) -> None:
    """Tell which cards stay in play, and by which rule."""
    for rule in ("", "DUR-02", "DUR-29"):
        if cards := [card for card in stays if stays[card] == rule]:
            t.tell("stays", seat, *cards, rule=rule)


def _waits(t: Board, ability: Ability) -> bool:
    """Whether something that belongs to a play is still to come after this turn."""
    if ability.until == THIS_TURN:
        return False
    return ability.to != "BetweenTurns" or extra_turns.may_come(t, ability)


def _holder(t: Board, play: Play) -> Ref | None:
    """The card in play that stands for a play: its own, or where that was left where it was, the card
    that played it (DOM-G2). None if it is not in play any more."""
    seen: Play | None = play
    while seen is not None and seen.number in t.state.unmoved:
        seen = t.play_of(seen.parent)
    if seen is None:
        return None
    card = seen.card
    in_play = t.state.finds(card) and t.state.where[card.card] == PLAY_AREAS[seen.player]
    return card if in_play else None


def held_by(t: Board) -> dict[int, list[str]]:
    """What is still to come after this turn from the plays of each card in play, by what it waits for."""
    s, found = t.state, dict[int, list[str]]()
    plays = {play.number: play for play in s.plays}
    for ability in s.abilities:
        play = plays.get(ability.play) if ability.play and _waits(t, ability) else None
        if play is not None and (card := _holder(t, play)) is not None:
            found.setdefault(card.card, []).append(f"{ability.to} {ability.run.__name__}")
    return found


def lose(t: Board) -> None:
    """At the end of a turn: forget what waits from cards that are not in play.

    What has been set off already and is only to be finished belongs to no play, and is not lost (DUR-43).
    """
    s = t.state
    if t.house.leave_play != "2025" or not s.abilities:
        return
    kept: list[Ability] = []
    plays = {play.number: play for play in s.plays}
    for ability in s.abilities:
        if not ability.play or ability.until == THIS_TURN or _is_held(t, plays, ability.play):
            kept.append(ability)
        else:
            source, played = ability.source, plays.get(ability.play)
            in_play = played is not None and _holder(t, played) is not None  # what replayed it is not
            t.tell(
                "loses",
                ability.owner,
                word=t.cards[source.card].id if source else "",
                rule="DUR-31" if in_play else "DUR-23",
            )
    s.abilities = kept


def _is_held(t: Board, plays: Mapping[int, Play], number: int) -> bool:
    play = plays.get(number)
    if play is None or _holder(t, play) is None:
        return False
    if not play.replay or not play.parent:
        return True
    parent = plays.get(play.parent)
    return parent is not None and _holder(t, parent) is not None


def forget_plays(t: Board) -> None:
    """At the end of a turn: keep the records of those plays only that something still depends on."""
    s = t.state
    if not s.plays:
        return
    needed = s.needed_plays()
    if needed:
        last = s.plays[-1].number
        s.plays = [play for play in s.plays if play.number in needed or play.number == last]
    else:
        s.plays = s.plays[-1:]  # numbers go on from the last one
    if s.unmoved:
        s.unmoved = [number for number in s.unmoved if number in needed]
