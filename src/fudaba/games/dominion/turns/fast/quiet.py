"""Turns in which nobody has anything to say: what `turn`, `play` and `gain` do, done at once.

In most games of a simulation nothing listens, nothing changes costs, and nobody reads the log. Then a Buy
phase is a few sums, and a Clean-up a few moves. The result is the same to the last stamp, which
tests/games/dominion/test_quiet.py holds; what is not here is left to the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from fudaba.games.dominion.board.state import BUY_PHASE, CLEAN_UP, Done
from fudaba.games.dominion.facts.layout import DISCARD, EXILE, HAND, OWN, PLAY, SEATS
from fudaba.games.dominion.facts.vocabulary import DominionAsk, DominionOption
from fudaba.games.dominion.rules.bonuses import HAND_SIZE
from fudaba.games.dominion.rules.offers import END_PHASE, END_TURN, buys
from fudaba.games.dominion.turns.fast.tables import WAIT_QUIETLY, QuickBoard
from fudaba.kernel.ask import Answer, Ask

_done: Final = lru_cache(maxsize=1 << 16)(Done)
"""What was done, written once: in all games it is the same again and again."""


def is_quiet(t: QuickBoard) -> bool:
    """Whether just now nothing waits for what comes in a turn, nothing is owed, saved or kept, everybody
    decides for themselves, all that is loud lies in its pile, nothing busy is in play, and nobody reads the
    log. At its start and in Clean-up there may be something that waits."""
    s = t.state
    seat = s.turn.seat
    if not t.fast.quiet or t.events is not None:
        return False
    for zone, count in t.fast.loud:
        if len(s.zones[zone]) != count:
            return False
    if t.fast.busy and _is_busy(t):
        return False
    for ability in s.abilities:
        if ability.to not in WAIT_QUIETLY:
            return False
    return (
        not (s.marks or s.owned or s.cheaper)
        and not (s.coffers[seat] or s.villagers[seat] or s.debt[seat] or s.zones[SEATS + OWN * seat + EXILE])
        and s.turn.controller < 0
    )


def _is_busy(t: QuickBoard) -> bool:
    """Whether a card is in play that listens to what is done, or changes costs."""
    cards, busy, zones = t.cards, t.fast.busy, t.state.zones
    for zone in range(SEATS + PLAY, SEATS + OWN * t.seats, OWN):
        for card in zones[zone]:
            if cards[card].id in busy:
                return True
    return False


def action_phase(t: QuickBoard) -> DominionAsk | None:
    """Which Action to play; None if there is none, or no Action left to play it with."""
    s, cards = t.state, t.cards
    seat = s.turn.seat
    actions = [card for card in s.zones[SEATS + OWN * seat + HAND] if cards[card].action]
    if not actions or not s.actions:
        return None
    if s.known:
        options = t.options("play", actions)
    else:
        ready = t.box.play_options
        options = [*{cards[card].id: ready[card] for card in reversed(actions)}.values()][::-1]
    options.append(END_PHASE)
    return Ask(seat, "action", options, seat, number=s.actions)


def buy_phase(t: QuickBoard) -> DominionAsk | None:
    """Which Treasures to play, or what to buy; None where nothing is left to do."""
    s, box = t.state, t.box
    seat = s.turn.seat
    s.entered = True
    plays: list[DominionOption] = []
    if not s.bought:
        cards, options = t.cards, box.play_options
        plays = [options[card] for card in s.zones[SEATS + OWN * seat + HAND] if cards[card].treasure]
    if not plays:
        if not s.buys:
            return None
        ask = buying(t, seat)
        return ask if len(ask.options) > 1 else None
    return _question(t, seat, plays)


def buying(t: QuickBoard, seat: int) -> DominionAsk:
    """What to buy with what there is to spend, once no Treasure is to be played; made once for a box."""
    s, asks = t.state, t.fast.asks
    key = (seat, s.coins, s.potions, s.empty)
    ask = asks.get(key)
    if ask is None:
        ask = asks[key] = _question(t, seat, [])
    return ask


def _question(t: QuickBoard, seat: int, plays: list[DominionOption]) -> DominionAsk:
    s = t.state
    most = len(plays) or 1
    options = [*plays, *buys(t), END_TURN] if s.buys else [*plays, END_TURN]
    return Ask(seat, "buy", options, seat, 1, most, most > 1, "play", -1, "", s.coins)


def take(t: QuickBoard, ask: DominionAsk, answer: Answer) -> bool:
    """Act upon the answer to a question, as `turn.take`. False: that must do it."""
    s = t.state
    options = ask.options
    chosen = options[answer[0]]
    verb = chosen.verb
    if verb == "play":
        if ask.kind == "action":
            return play_action(t, ask.owner, chosen.card)
        return play_treasures(t, ask.owner, [options[pick].card for pick in answer])
    if verb == "buy":
        return buy(t, ask.owner, chosen.face)
    if verb == "end_turn":
        s.phase = CLEAN_UP
        return True
    return False


def play_action(t: QuickBoard, seat: int, card: int) -> bool:
    """Play an Action of which its figures are all. False, and nothing is done, if there is more to it."""
    s, kind = t.state, t.cards[card]
    cards, actions, buys, coins, potions, *tokens = kind.bonus
    if kind.do is not None or any(tokens) or kind.id in t.fast.busy:
        return False
    s.actions -= 1
    s.move(card, SEATS + OWN * seat + PLAY)
    record = t.begin_play(s.ref(card), seat, turn=sum(s.turns))
    t.note("play", seat, card, record.number, from_hand=True, types=kind.types)
    if cards:
        t.draw_now(seat, cards)
    s.actions += actions
    s.buys += buys
    s.coins += coins
    s.potions += potions
    return True


def play_treasures(t: QuickBoard, seat: int, cards: Sequence[int]) -> bool:
    """Play Treasures that only give coins. False, and nothing is done, if there are others among them."""
    s, gives = t.state, t.fast.plain_coins
    coins = 0
    for card in cards:
        if (worth := gives[card]) < 0:
            return False
        coins += worth
    own = SEATS + OWN * seat
    s.move_each(cards, own + HAND, own + PLAY)
    s.done += [_done("play", seat, card, BUY_PHASE, 0, True, -1, t.cards[card].types) for card in cards]
    s.coins += coins
    return True


def buy(t: QuickBoard, seat: int, id: str) -> bool:
    """Buy a card, and gain it. False, and nothing is done, if there is more to that."""
    s = t.state
    number = t.box.pile_of_kind[id]
    zone = t.box.piles[number].zone
    if zone in t.fast.left_alone:
        return False
    cost = t.cards[s.zones[zone][-1]].cost
    s.buys -= 1
    s.bought = True
    s.coins -= cost.coins
    s.potions -= cost.potions
    card = s.draw(zone, SEATS + OWN * seat + DISCARD)
    if not s.zones[zone]:
        s.empty |= 1 << number
    s.done += (_done("buy", seat, card, BUY_PHASE), _done("gain", seat, card, BUY_PHASE, 0, False, zone))
    return True


def clean_up(t: QuickBoard) -> None:
    """Discard everything, since nothing waits, and draw the next hand."""
    s = t.state
    own = SEATS + OWN * s.turn.seat
    s.move_all(own + PLAY, own + DISCARD)
    s.move_all(own + HAND, own + DISCARD)
    for zone in range(SEATS, SEATS + OWN * t.seats, OWN):
        if s.zones[zone + PLAY]:
            s.move_all(zone + PLAY, zone + DISCARD)
    t.draw_now(s.turn.seat, HAND_SIZE)
