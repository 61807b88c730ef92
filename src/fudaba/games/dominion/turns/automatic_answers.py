"""Automatic answers: questions that a player answers without a look at the table."""

from __future__ import annotations

from typing import Final

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.layout import HANDS
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.games.dominion.rules.ending import may_end_soon
from fudaba.games.dominion.rules.tally import Tally
from fudaba.games.dominion.turns.composite_moves import plays_all
from fudaba.games.dominion.turns.phases import action_phase
from fudaba.kernel.ask import Answer
from fudaba.kernel.autoplay import AutoPlay, AutoPlayer

ALL: Final = tuple(tuple(range(count)) for count in range(300))
"""The answer that plays this many Treasures."""


def automatic_answer(t: Board, autoplay: AutoPlay, ask: DominionAsk) -> Answer | None:
    """What the player who decides answers automatically, or by what they can count; None if they must be
    asked, or if there is nothing to choose."""
    player = autoplay.players[ask.decider]
    if player is None or ask.forced() is not None:
        return None
    kept = t.box.questions.answers.get(ask)
    if kept is None:
        answer = player.static_answer(ask)
    elif player in kept:
        answer = kept[player]
    else:
        answer = kept[player] = player.static_answer(ask)
    near = None
    if answer is not None and ask.kind == "buy" and ask.options[0].verb != "play":
        near = may_end_soon(t, t.state.buys, ask.number)
        answer = None if near else answer
    if answer is None and ask.decider == ask.owner:
        tally = Tally(t, ask.owner, t.state.buys)
        tally.near = near
        answer = player.counted_answer(ask, tally)
    return answer


def action(t: Board, autoplay: AutoPlay) -> tuple[Answer, int] | None:
    """What the player who decides answers automatically in an Action phase, and the Action that they play,
    -1 for none of those in hand; None where they must be asked, or where there is more or less to choose.
    """
    s, box, cards = t.state, t.box, t.cards
    seat = s.turn.seat
    player = autoplay.players[s.control[seat]]
    if player is None or not s.actions or box.changes_types or box.shadows or s.known:
        return None
    there = {cards[card].id: card for card in reversed(s.zones[HANDS[seat]]) if cards[card].action}
    if not there or s.villagers[seat] or s.coffers[seat] or s.debt[seat] or t.listens("MayPlay"):
        return None
    kept, key = t.box.questions.played, (player, seat, s.control[seat], s.actions, *there)
    plan = kept[key] if key in kept else kept.setdefault(key, _plan(t, player))
    return None if plan is None else (plan[0], there.get(plan[1], -1))


def _plan(t: Board, player: type[AutoPlayer]) -> tuple[Answer, str] | None:
    """What a player answers in an Action phase, and the Action that it plays, by name; None if they must be
    asked."""
    ask = action_phase(t)
    answer = None if ask is None else player.static_answer(ask)
    return None if ask is None or answer is None else (answer, ask.options[answer[0]].face)


def treasures(t: Board, autoplay: AutoPlay) -> list[int]:
    """The Treasures that the player who decides plays all at once now: they do so with what only gives coins,
    where nothing can forbid it. None if they must be asked."""
    s, cards = t.state, t.cards
    seat = s.turn.seat
    if s.bought or t.box.changes_types or not plays_all(autoplay.players[s.control[seat]]):
        return []
    found = [card for card in s.zones[HANDS[seat]] if cards[card].treasure]
    for card in found:
        if not (cards[card].only_coins and cards[card].bonus.coins):
            return []
    return [] if t.listens("MayPlay") else found
