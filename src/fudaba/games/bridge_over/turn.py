"""A turn: its start, its one question, and what comes after it."""

from __future__ import annotations

from typing import Final

from fudaba.games.bridge_over import attack, legal_cards, play, removal, scoring
from fudaba.games.bridge_over.deck import SPECIAL
from fudaba.games.bridge_over.table import BridgeOver
from fudaba.games.bridge_over.vocabulary import BridgeOverAsk, BridgeOverOption
from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.table import Effects

DRAW: Final[BridgeOverOption] = Option("draw")
PASS: Final[BridgeOverOption] = Option("pass")


def step(t: BridgeOver) -> BridgeOverAsk | None:
    """Go on to the next question: an attack to answer, or a turn to take. None: the match is over."""
    s = t.state
    while not s.over:
        if s.attack is not None:
            return _under_attack(t)
        if s.out >= 0 or s.idle >= t.seats:
            scoring.end_round(t)
        else:
            if not s.begun:
                begin_turn(t)
            t.cause = t.turn_cause
            if s.bound[s.turn]:
                moves = s.moves
                attack.bound_turn(t, s.turn)
                s.idle = s.idle + 1 if s.moves == moves else 0
                t.end_turn(s.turn)
            elif (ask := _question(t)) is not None:
                return ask
    return None


def _under_attack(t: BridgeOver) -> BridgeOverAsk:
    t.cause = t.attack_cause
    assert t.state.attack is not None
    return attack.reaction(t, t.state.attack)


def take(t: BridgeOver, ask: BridgeOverAsk, answer: Answer) -> Effects | None:
    """Act upon the answer to a turn's question or to an attack."""
    option = ask.options[answer[0]]
    me = ask.owner
    t.state.idle = 0
    t.cause = t.turn_cause
    if ask.kind == "react":
        t.cause = t.attack_cause
        if option is attack.NONE:
            assert t.state.attack is not None
            attack.suffer(t, t.state.attack)
            return None
        return attack.react(t, me, option.card)
    if option is DRAW:
        t.state.drawn = True
        t.draw_cards(me, 1, rule="BRG-G6")
        return None
    if option is PASS:
        t.tell("passes", me, rule="BRG-G7")
        t.end_turn(me)
        return None
    if option.verb == "release":
        removal.release(t, me, [ask.options[pick].card for pick in answer])
        t.end_turn(me)
        return None
    card = option.card
    printed = t.cards[card]
    if printed.kind.asks or printed.names_colour or printed.kind.group == SPECIAL:
        return play.play(t, me, card, legal_cards.TURN)
    play.play_at_once(t, me, card)
    return None


def begin_turn(t: BridgeOver) -> None:
    """What happens at the start of a turn: All Draw 1 leaves or is suffered.

    A player who was skipped or attacked has no start of turn (BRG-171, BRG-173, BRG-174, AMB-20).
    """
    s = t.state
    me = s.turn
    s.turns += 1
    s.begun = True
    s.drawn = False
    if t.events is not None:
        t.cause = -1
        t.cause = t.turn_cause = t.tell("turn", me, number=s.turns, rule="BRG-G4")
    if s.strength:
        _all_draw_1(t, me)


def _all_draw_1(t: BridgeOver, me: int) -> None:
    """Take away my own All Draw 1 (BRG-172), then draw for everybody else's (BRG-169)."""
    s = t.state
    for card in [c for c in t.front(me) if c in s.strength]:
        t.tell("all_draw_leaves", me, card, rule="BRG-172")
        t.to_bottom(card)
        del s.strength[card]
    penalty = t.amplified(me)
    for i, (card, fixed) in enumerate(s.strength.items()):
        owner = s.where[card] - t.fronts
        live = t.house.all_draw_amplify == "live"
        count = 1 + t.amplified(owner) if live else fixed  # AMB-18
        rule = "BRG-176" if count > 1 else "BRG-169"
        if penalty and (i == 0 or t.house.all_draw_penalty == "each"):  # AMB-22
            count, rule = count + penalty, "BRG-177"
        t.tell("all_draw", me, card, whom=owner, number=count, rule=rule)
        t.draw_cards(me, count, rule="BRG-169")


def _question(t: BridgeOver) -> BridgeOverAsk | None:
    """What the player does with the turn, or None where there was only one choice and it is done."""
    s = t.state
    me = s.turn
    drawn = s.drawn
    options = legal_cards.turn_plays(t, me) if not drawn or t.house.play_after_draw else []  # G-7
    options.append(PASS if drawn else DRAW)
    released = removal.releasable(t, me) if s.zones[t.fronts + me] else []
    if released:
        options += [t.cards[card].release for card in released]
    elif len(options) == 1:
        _only_choice(t, me)
        return None
    ask: BridgeOverAsk = Ask(me, "turn", options, s.control[me], rule="BRG-013")
    if released:
        ask.most = len(released)
        ask.together = "release"
    return ask


def _only_choice(t: BridgeOver, me: int) -> None:
    """Nothing fits: draw, or end the turn after a draw (BRG-184). Nobody is asked."""
    s = t.state
    if t.unasked is not None:
        t.unasked(t.question(me, "turn", [PASS if s.drawn else DRAW]))
    if s.drawn:
        t.end_turn(me)
        return
    s.drawn = True
    s.idle = 0 if t.draw_cards(me, 1) else s.idle + 1
