"""Turns in which nobody has anything to say: what `turn`, `play` and `gain` do, done at once.

In most games of a simulation nothing listens, nothing changes costs, and nobody reads the log. Then a Buy
phase is a few sums, and a Clean-up a few moves. The result is the same to the last stamp, which
tests/games/dominion/test_quiet.py holds; what is not here is left to the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fudaba.games.dominion.board.state import BUY_PHASE, CLEAN_UP, Done
from fudaba.games.dominion.facts.kinds import IN_DECK, IN_HAND, IN_PLAY, ON_EXILE, ON_TAVERN, THIS, Kind
from fudaba.games.dominion.facts.layout import DISCARD, EXILE, HAND, OWN, PLAY, SEATS
from fudaba.games.dominion.rules.offers import END_PHASE, END_TURN, buys
from fudaba.games.dominion.turns.clean_up import HAND_SIZE
from fudaba.kernel.ask import Answer, Ask, Option

if TYPE_CHECKING:
    from fudaba.games.dominion.table import Dominion

_done: Final = lru_cache(maxsize=1 << 16)(Done)
"""What was done, written once: in all games it is the same again and again."""
_OF_OWNERS: Final = frozenset({THIS, IN_DECK, IN_HAND, IN_PLAY, ON_TAVERN, ON_EXILE})
"""The places from which a card listens only if it is in somebody's deck, or is about to be."""
_ALWAYS_HEARD: Final = frozenset({"Plays", "Instead", "Follows", "Played", "MayPlay", "MayBuy"})
"""Where cards listen to these, plays are written down, or questions are others, whoever has such a card."""


def allows(kinds: Iterable[Kind]) -> bool:
    """Whether a game with these kinds can have quiet turns: none of them listens from where nobody has to own
    it, writes plays down, changes what is asked or can be bought, is kept, or must be remembered."""
    return not any(
        any(listener.place not in _OF_OWNERS or listener.act in _ALWAYS_HEARD for listener in kind.listeners)
        or kind.sort in ("way", "boon")
        or (kind.reduces and kind.sort != "card")
        or kind.own_cost
        or kind.costs_like
        or kind.pays_with
        or kind.can_be_bought
        or kind.also_types
        or kind.remembers_coins
        or kind.remembers_gains
        or kind.remembers_trashes
        or kind.shuffled
        or kind.parts
        for kind in kinds
    )


def is_loud(kind: Kind) -> bool:
    """Whether turns are quiet only while all cards of this kind lie in their pile: it listens, changes costs
    from play, is played at Night or from the deck, or costs debt."""
    return bool(kind.listeners or kind.reduces or kind.night or kind.shadow or kind.cost.debt)


def is_quiet(t: Dominion) -> bool:
    """Whether just now nothing waits, nothing is owed or saved, everybody decides for themselves, all that is
    loud lies in its pile, and nobody reads the log."""
    s = t.state
    seat = s.turn.seat
    if not t.box.quiet or t.events is not None:
        return False
    for zone, count in t.box.loud:
        if len(s.zones[zone]) != count:
            return False
    return (
        not (s.abilities or s.marks or s.cheaper or s.ignores_actions or s.swapped)
        and not (s.coffers[seat] or s.villagers[seat] or s.debt[seat] or s.zones[SEATS + OWN * seat + EXILE])
        and s.turn.controller < 0
    )


def action_phase(t: Dominion) -> Ask | None:
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


def buy_phase(t: Dominion) -> Ask | None:
    """Which Treasures to play, or what to buy; None where nothing is left to do."""
    s, box = t.state, t.box
    seat = s.turn.seat
    s.entered = True
    plays: list[Option] = []
    if not s.bought:
        cards, options = t.cards, box.play_options
        plays = [options[card] for card in s.zones[SEATS + OWN * seat + HAND] if cards[card].treasure]
    if not plays:
        if not s.buys:
            return None
        ask = buying(t, seat)
        return ask if len(ask.options) > 1 else None
    return _question(t, seat, plays)


def buying(t: Dominion, seat: int) -> Ask:
    """What to buy with what there is to spend, once no Treasure is to be played; made once for a box."""
    s, asks = t.state, t.box.quiet_asks
    key = (seat, s.coins, s.potions, s.empty)
    ask = asks.get(key)
    if ask is None:
        ask = asks[key] = _question(t, seat, [])
    return ask


def _question(t: Dominion, seat: int, plays: list[Option]) -> Ask:
    s = t.state
    most = len(plays) or 1
    options = [*plays, *buys(t), END_TURN] if s.buys else [*plays, END_TURN]
    return Ask(seat, "buy", options, seat, 1, most, most > 1, "play", -1, "", s.coins)


def take(t: Dominion, ask: Ask, answer: Answer) -> bool:
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


def play_action(t: Dominion, seat: int, card: int) -> bool:
    """Play an Action of which its figures are all. False, and nothing is done, if there is more to it."""
    s, kind = t.state, t.cards[card]
    cards, actions, buys, coins, potions, *tokens = kind.bonus
    if kind.do is not None or any(tokens):
        return False
    s.actions -= 1
    s.move(card, SEATS + OWN * seat + PLAY)
    record = t.begin_play(s.ref(card), seat, turn=sum(s.turns))
    t.note("play", seat, card, record.number, from_hand=True)
    if cards:
        t.draw_now(seat, cards)
    s.actions += actions
    s.buys += buys
    s.coins += coins
    s.potions += potions
    return True


def play_treasures(t: Dominion, seat: int, cards: Sequence[int]) -> bool:
    """Play Treasures that only give coins. False, and nothing is done, if there are others among them."""
    s, gives = t.state, t.box.plain_coins
    coins = 0
    for card in cards:
        if (worth := gives[card]) < 0:
            return False
        coins += worth
    own = SEATS + OWN * seat
    s.move_each(cards, own + HAND, own + PLAY)
    s.done += [_done("play", seat, card, BUY_PHASE, 0, True) for card in cards]
    s.coins += coins
    return True


def buy(t: Dominion, seat: int, id: str) -> bool:
    """Buy a card, and gain it. False, and nothing is done, if it is a loud one."""
    s = t.state
    number = t.box.pile_of_kind[id]
    zone = t.box.piles[number].zone
    if zone in t.box.loud_zones:
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


def clean_up(t: Dominion) -> None:
    """Discard everything, and draw the next hand."""
    s = t.state
    own = SEATS + OWN * s.turn.seat
    s.move_all(own + PLAY, own + DISCARD)
    s.move_all(own + HAND, own + DISCARD)
    t.draw_now(s.turn.seat, HAND_SIZE)
