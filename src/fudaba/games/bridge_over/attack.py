"""Attacks: who is attacked with how much, and what they may do about it."""

from __future__ import annotations

from fudaba.games.bridge_over import play
from fudaba.games.bridge_over.deck import AIMED, BINDS, COLOURS, DEFENCE, KINDS, PUSHED, SPECIAL, Kind
from fudaba.games.bridge_over.fits import offered
from fudaba.games.bridge_over.state import Attack
from fudaba.games.bridge_over.table import BridgeOver
from fudaba.kernel.ask import Ask, Option

NONE = Option("none")


def bind(t: BridgeOver, me: int, on: int, this: int) -> None:
    """Attack a player with a Bind, which lies in front of them at once (BRG-097)."""
    t.put_in_front(this, on)
    t.state.attack = Attack(me, on, t.cards[this].id, 0, bind=this)
    t.state.skip = 0
    t.attack_cause = t.tell("attacks_with_bind", me, this, whom=on, rule="BRG-097")


def previous_player(t: BridgeOver) -> int:
    """Who comes before the attacked player: whoever directed the attack at them (AMB-13)."""
    running = t.state.attack
    assert running is not None, "there is a previous player only under attack"
    if t.house.previous_player == "seat":
        return t.seat_after(running.on, -1)
    return running.by


def cancel(t: BridgeOver, me: int, *, rule: str) -> None:
    """Nobody suffers the attack. Its defender's turn is used up (G-15)."""
    running = t.state.attack
    assert running is not None, "only an attack can be cancelled"
    t.tell("cancels", me, rule=rule)
    _take_bind_away(t, running)
    end(t, running)


def move_on(t: BridgeOver, me: int, on: int, *, rule: str) -> None:
    """Another player suffers the attack, and one more card for each Amplify of mine (BRG-164)."""
    running = t.state.attack
    assert running is not None, "only an attack can be moved on"
    if running.bind >= 0:
        t.put_in_front(running.bind, on)
        t.state.attack = Attack(me, on, running.kind, 0, bind=running.bind)
        t.attack_cause = t.tell("moves_bind_on", me, whom=on, rule=rule)
        return
    more = t.amplified(me)
    cards = running.cards + more
    t.state.attack = Attack(me, on, running.kind, cards)
    t.attack_cause = t.tell("moves_on", me, whom=on, number=cards, rule="BRG-164" if more else rule)


def end(t: BridgeOver, attack: Attack) -> None:
    """Play goes on after whoever was attacked last (BRG-057, BRG-059, G-15, G-16)."""
    s = t.state
    s.attack = None
    s.turn = t.seat_after(attack.on)
    if attack.after >= 0:
        s.turn = t.seat_after(attack.after)  # AMB-6, the other way
        if s.turn == attack.on:
            s.turn = t.seat_after(attack.on)
    s.begun = False


def reaction(t: BridgeOver, attack: Attack) -> Ask:
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


def reactions(t: BridgeOver, me: int, attack: Attack) -> list[Option]:
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
        target, after = t.next_player(me), -1
        if AIMED in kind.traits:
            target, after = await aim(t, me, card, rule="BRG-063")
        t.attack(me, target, kind.id, attack.cards + 2, rule="BRG-062", amplified="BRG-163", after=after)


async def aim(t: BridgeOver, me: int, card: int, *, rule: str) -> tuple[int, int]:
    """Point at whom to attack. Returns that seat, and after which play goes on (-1: that seat's, AMB-6)."""
    target = await t.choose_other(me, about=card, rule=rule, word="attack")
    return target, me if t.house.after_shot == "shooter" else -1


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
