"""Attacks: who is attacked with how much, and what they may do about it."""

from __future__ import annotations

from typing import Final

from fudaba.games.bridge_over import play
from fudaba.games.bridge_over.deck import AIMED, BINDS, COLOURS, DEFENCE, KINDS, PUSHED, SPECIAL, Kind
from fudaba.games.bridge_over.legal_cards import offered
from fudaba.games.bridge_over.me import Me
from fudaba.games.bridge_over.state import Attack
from fudaba.games.bridge_over.table import BridgeOver
from fudaba.games.bridge_over.vocabulary import BridgeOverAsk, BridgeOverOption
from fudaba.kernel.ask import Ask, Option

NONE: Final[BridgeOverOption] = Option("none")


def bind(me: Me, on: Me) -> None:
    """Attack a player with a Bind, which lies in front of them at once (BRG-097)."""
    t, this = me.t, me.this
    me.put_in_front(on)
    t.state.attack = Attack(me.seat, on.seat, t.cards[this].id, 0, bind=this)
    t.state.skip = 0
    t.attack_cause = t.tell("attacks_with_bind", me.seat, this, whom=on.seat, rule="BRG-097")


def previous_player(me: Me) -> Me:
    """Who comes before the attacked player: the one who directed the attack at them (AMB-13)."""
    running = me.t.state.attack
    assert running is not None, "there is a previous player only under attack"
    if me.t.house.previous_player == "seat":
        return me.as_seat(me.t.seat_after(running.on, -1))
    return me.as_seat(running.by)


def cancel(me: Me, *, rule: str) -> None:
    """Nobody suffers the attack. Its defender's turn is used up (G-15)."""
    running = me.t.state.attack
    assert running is not None, "only an attack can be cancelled"
    me.t.tell("cancels", me.seat, rule=rule)
    _take_bind_away(me.t, running)
    end(me.t, running)


def push(me: Me, to: Me) -> None:
    """Force this card into somebody's hand, even that of a player's last one (BRG-123, BRG-125)."""
    t = me.t
    t.push(me.this, to.seat)
    rule = "BRG-125" if t.state.out == me.seat else "BRG-123"
    t.tell("pushes", me.seat, me.this, whom=to.seat, rule=rule)


def move_on(me: Me, on: Me, *, rule: str) -> None:
    """Another player suffers the attack, and one more card for each Amplify of mine (BRG-164)."""
    t = me.t
    running = t.state.attack
    assert running is not None, "only an attack can be moved on"
    if running.bind >= 0:
        t.put_in_front(running.bind, on.seat)
        t.state.attack = Attack(me.seat, on.seat, running.kind, 0, bind=running.bind)
        t.attack_cause = t.tell("moves_bind_on", me.seat, whom=on.seat, rule=rule)
        return
    more = t.amplified(me.seat)
    cards = running.cards + more
    t.state.attack = Attack(me.seat, on.seat, running.kind, cards)
    rule = "BRG-164" if more else rule
    t.attack_cause = t.tell("moves_on", me.seat, whom=on.seat, number=cards, rule=rule)


def end(t: BridgeOver, attack: Attack) -> None:
    """Play goes on after the player who was attacked last (BRG-057, BRG-059, G-15, G-16)."""
    s = t.state
    s.attack = None
    s.turn = t.seat_after(attack.on)
    if attack.after >= 0:
        s.turn = t.seat_after(attack.after)  # AMB-6, the other way
        if s.turn == attack.on:
            s.turn = t.seat_after(attack.on)
    s.begun = False


def reaction(t: BridgeOver, attack: Attack) -> BridgeOverAsk:
    """What the attacked player may do: one card, or none (G-23)."""
    me = attack.on
    options = [NONE] if t.state.bound[me] else [*reactions(t, me, attack), NONE]  # BRG-101, BRG-102
    return Ask(
        me,
        "react",
        options,
        decider=t.state.control[me],
        rule="BRG-061" if can_be_parried(attack) else "BRG-111",
        number=attack.cards,
        whom=attack.by,
        word=attack.kind,
    )


def can_be_parried(attack: Attack) -> bool:
    """Only a Draw 2 or Shot Draw 2, wherever it has been moved to (BRG-069 to BRG-071, AMB-8)."""
    return KINDS[attack.kind].parries


def reactions(t: BridgeOver, me: int, attack: Attack) -> list[BridgeOverOption]:
    """The cards in hand with which the attack may be answered."""
    parried = can_be_parried(attack)
    return offered(
        t,
        [
            card
            for card in t.hand(me)
            if (kind := t.cards[card].kind).group in (DEFENCE, SPECIAL) or (kind.parries and parried)
        ],
    )


async def react(t: BridgeOver, me: int, card: int) -> None:
    """Answer an attack with a card."""
    kind = t.cards[card].kind
    running = t.state.attack
    assert running is not None, "only an attack is answered"
    if kind.group == SPECIAL:
        kind = await play.declare(t, me, card, almighty_reactions(t, me, running))
    last = len(t.hand(me)) == 1
    if kind.group == DEFENCE:
        await _defend(t, me, card, kind, last)
    else:
        await _parry(t, me, card, kind, running, last)


def almighty_reactions(t: BridgeOver, me: int, attack: Attack) -> list[str]:
    """What Almighty may stand for under attack; as the last card no parry and no push (BRG-144, BRG-145)."""
    last = len(t.hand(me)) == 1
    parries = can_be_parried(attack) and not last
    return [
        kind.id
        for kind in KINDS.values()
        if (kind.group == DEFENCE and not (last and PUSHED in kind.traits)) or (kind.parries and parries)
    ]


async def _defend(t: BridgeOver, me: int, card: int, kind: Kind, last: bool) -> None:
    """A defence card goes under the top card (G-14, G-24), and the last one ends the round (BRG-114)."""
    t.attack_cause = t.tell("defends", me, card, rule="BRG-114" if last else "BRG-111")
    with t.because(t.attack_cause):
        t.discard(card)
        if last:
            t.goes_out(me)
        if not last or PUSHED in kind.traits or t.house.resolve_final_attack:
            await play.carry_out(t, me, card, kind)
        else:
            drop(t)


async def _parry(t: BridgeOver, me: int, card: int, kind: Kind, attack: Attack, last: bool) -> None:
    """A parry becomes the top card and sends two more on (BRG-062, BRG-072)."""
    t.attack_cause = t.tell("parries", me, card, rule="BRG-061")
    with t.because(t.attack_cause):
        printed = t.cards[card]
        t.lay(card, printed.colours[0] if printed.colours else "", kind.id)
        if last:
            t.goes_out(me)
            if not t.house.resolve_final_attack:
                drop(t)
                return
        if not printed.colours:
            t.show(await t.choose_colour(me, COLOURS, about=card, rule="BRG-142"))
        parrying = Me(t, me, card)
        target, after = parrying.next, -1
        if AIMED in kind.traits:
            target, after = await parrying.aim(rule="BRG-063")
        cards = attack.cards + 2
        parrying.attack(target, kind.id, cards=cards, rule="BRG-062", amplified="BRG-163", after=after)


def drop(t: BridgeOver) -> None:
    """The round has just ended: nobody suffers the attack any more (G-19, G-20)."""
    running = t.state.attack
    assert running is not None
    t.tell("lapses", running.on, rule="BRG-G19")
    _take_bind_away(t, running)
    t.state.attack = None


def _take_bind_away(t: BridgeOver, attack: Attack) -> None:
    """A Bind that takes no effect goes to the bottom of the discards (G-22)."""
    if attack.bind >= 0:
        t.tell("bind_leaves", attack.on, attack.bind, rule="BRG-G22")
        t.to_bottom(attack.bind)


def suffer(t: BridgeOver, attack: Attack) -> None:
    """The attack takes effect on its victim, whose turn it takes (BRG-057)."""
    me = attack.on
    s = t.state
    if attack.bind >= 0:
        t.tell("is_bound", me, rule="BRG-103" if s.bound[me] else "BRG-099")
        s.bound[me] = 2  # the later Bind counts
        bound_turn(t, me)
    else:
        penalty = t.amplified(me)
        if penalty:
            t.tell("penalty", me, number=penalty, rule="BRG-165")
        t.draw_cards(me, attack.cards + penalty, kind="suffers", rule="BRG-057")
    end(t, attack)


def bound_turn(t: BridgeOver, me: int) -> None:
    """Draw one card, and that is all (BRG-100); after the second such turn the Binds leave (BRG-099)."""
    s = t.state
    s.bound[me] -= 1
    t.draw_cards(me, 1, kind="draws_bound", rule="BRG-100")
    if s.bound[me] == 0:
        for card in [c for c in t.front(me) if BINDS in t.cards[c].kind.traits]:
            t.tell("bind_leaves", me, card, rule="BRG-099")
            t.to_bottom(card)
