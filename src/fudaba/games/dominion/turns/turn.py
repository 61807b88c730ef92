"""A turn: its phases are data, stepped from question to question.

START (what happens "at the start of your turn"), Action, Buy, Night, Clean-up, and what is between turns. At
every question of `step` nothing is suspended.
"""

from __future__ import annotations

from typing import Final

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.state import (
    ACTION_PHASE,
    BETWEEN,
    BUY_PHASE,
    CLEAN_UP,
    NIGHT_PHASE,
    OVER,
    SETTING_UP,
    START,
)
from fudaba.games.dominion.board.subscriptions import AnyOf
from fudaba.games.dominion.facts.layout import HANDS, PLAY_AREAS
from fudaba.games.dominion.facts.tokens import MINUS_COIN
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.games.dominion.rules import extra_turns, play
from fudaba.games.dominion.rules.bonuses import give_coins, use_villager
from fudaba.games.dominion.rules.durations import NEXT_TURN
from fudaba.games.dominion.rules.gain import buy, buy_event, pay_off
from fudaba.games.dominion.rules.moments import BuyPhaseBegins, BuyPhaseEnds, TurnBegins
from fudaba.games.dominion.setup.set_up import ask_first
from fudaba.games.dominion.turns.automatic_answers import ALL, action, automatic_answer, treasures
from fudaba.games.dominion.turns.clean_up import clean_up, clean_up_now, is_answered
from fudaba.games.dominion.turns.phases import action_phase, buy_phase, night_phase
from fudaba.kernel.acts import Ability, Act
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.cards import Ref
from fudaba.kernel.nesting import inner
from fudaba.kernel.table import Effects

_ACTS_OF_A_PLAY: Final = AnyOf("Plays", "Instead", "Follows", "Played")


def step(t: Board) -> DominionAsk | Effects | None:
    """What comes next at rest; a question that a player answers automatically is answered here."""
    if t.autoplay is None:
        return _next(t)
    while isinstance(ask := _next(t), Ask) and (answer := automatic_answer(t, t.autoplay, ask)) is not None:
        t.autoplay.answers.append(answer)
        if (effect := take(t, ask, answer)) is not None:
            return effect
    return ask


def _next(t: Board) -> DominionAsk | Effects | None:
    s = t.state
    t.cause = t.turn_cause
    autoplay = t.autoplay
    simulator = None if autoplay is None else autoplay.simulator
    may_simulate = True
    while True:
        phase = s.phase
        if (
            may_simulate
            and simulator is not None
            and autoplay is not None
            and (phase == ACTION_PHASE or (phase == BUY_PHASE and (s.bought or not s.entered)))
        ):
            may_simulate = False
            if simulator(t, autoplay):
                continue
        # What is over passes on to what comes after it, as long as nobody is asked and nothing has to run.
        if phase == ACTION_PHASE:
            if autoplay is not None and (plays := action(t, autoplay)) is not None:
                answer, card = plays
                autoplay.answers.append(answer)
                may_simulate = True
                if card < 0:
                    to_buy(t)
                elif (effect := _play_action(t, card)) is not None:
                    return effect
                continue
            if (ask := action_phase(t)) is not None:
                return ask
            to_buy(t)
            phase = BUY_PHASE
        if phase == BUY_PHASE:
            if not s.entered:
                if t.listens("BuyPhaseBegins"):
                    return _enter(t, BuyPhaseBegins(s.turn.seat))
                s.entered = True
            if autoplay is not None and (cards := treasures(t, autoplay)):
                autoplay.answers.append(ALL[len(cards)])
                if (effect := _play_treasures(t, cards)) is not None:
                    return effect
            if (ask := buy_phase(t)) is not None:
                return ask
            if t.listens("BuyPhaseEnds"):
                return _leave_buy(t)
            s.phase = phase = NIGHT_PHASE
        if phase == NIGHT_PHASE:
            if t.box.nights and (ask := night_phase(t)) is not None:
                return ask
            s.phase = phase = CLEAN_UP
        if phase == CLEAN_UP:
            if is_answered(t):
                return clean_up(t)
            clean_up_now(t)
            phase = BETWEEN
        if phase == BETWEEN:
            if (between := extra_turns.next_turn(t)) is not None:
                return between
            t.cause = t.turn_cause
            may_simulate = True
            phase = s.phase
        if phase == START:
            seat = s.turn.seat
            if t.listens("TurnBegins", seat=seat):
                return _start(t)
            _cease(t)
            s.phase = ACTION_PHASE
        elif phase == SETTING_UP:
            return ask_first(t)
        elif phase == OVER:
            return None


def take(t: Board, ask: DominionAsk, answer: Answer) -> Effects | None:
    """Act upon the answer to a question of `step`."""
    s = t.state
    t.cause = t.turn_cause
    chosen = ask.options[answer[0]]
    verb = chosen.verb
    if ask.kind == "turn":
        extra_turns.choose(t, ask, answer[0])
    elif verb == "play" and s.phase == BUY_PHASE:
        return _play_treasures(t, [ask.options[pick].card for pick in answer])
    elif verb in ("play", "play_shadow"):
        if s.phase == ACTION_PHASE:
            return _play_action(t, chosen.card)
        return play.begin(t, s.turn.seat, chosen.card)
    elif verb == "buy":
        pile = t.box.pile_of_kind.get(chosen.face, -1)
        if pile < 0:
            return buy_event(t, s.turn.seat, t.box.landscapes[chosen.face])
        return buy(t, s.turn.seat, t.top(t.box.piles[pile]))
    elif verb == "use":
        _use(t, chosen.word)
    elif verb == "pay_debt":
        pay_off(t, s.turn.seat, chosen.number if chosen.number > 0 else s.coins)
    elif s.phase == ACTION_PHASE:
        to_buy(t)
    elif s.phase == BUY_PHASE:
        if t.listens("BuyPhaseEnds"):
            return _leave_buy(t)
        s.phase = NIGHT_PHASE
    else:
        s.phase = CLEAN_UP
    return None


def to_buy(t: Board) -> None:
    """The Action phase is over."""
    t.state.phase = BUY_PHASE
    t.state.entered = False
    t.state.bought = False


# The start of a turn.


async def _start(t: Board) -> None:
    """The start of a turn. What says "at the start of each of your turns" during it means this start too."""
    s = t.state
    _cease(t)
    heard = s.abilities[:]
    begins = TurnBegins(s.turn.seat)
    await t.happen(begins)
    while said := _said_since(t, begins, heard):
        ability = await t.next_ability(s.turn.seat, said, begins) or said[0]
        heard.append(ability)
        await inner(t.carry_out(ability, begins))
    s.phase = ACTION_PHASE


def _said_since(t: Board, begins: Act, heard: list[Ability]) -> list[Ability]:
    """What comes at the start of each turn and has not been heard at this one.

    What is about other cards than it was by now, the same one of the same play, has been heard.
    """
    begun_again = [other for other in heard if not any(other is ability for ability in t.state.abilities)]
    said: list[Ability] = []
    for ability in t.state.abilities:
        if not _is_of_each(begins, ability) or any(ability is other for other in heard):
            continue
        for index, other in enumerate(begun_again):
            if ability.run is other.run and 0 < ability.play == other.play:
                del begun_again[index]
                break
        else:
            said.append(ability)
    return said


def _is_of_each(begins: Act, ability: Ability) -> bool:
    """Whether this comes at the start of each turn of the player whose turn begins."""
    return ability.to == begins.name and not ability.once and ability.owner == begins.seat


def _cease(t: Board) -> None:
    """What lasts until the next turn of the player who has brought it about ceases as that turn begins."""
    s = t.state
    if s.abilities:
        seat = s.turn.seat
        s.abilities = [a for a in s.abilities if a.until != NEXT_TURN or _by(t, a) != seat]


def _by(t: Board, ability: Ability) -> int:
    """The player who has brought an ability about: whose play it belongs to."""
    play = t.play_of(ability.play) if ability.play else None
    return ability.owner if play is None else play.player


# What is done in them.


def _play_action(t: Board, card: int) -> Effects | None:
    """Play a card with an Action. Returns what is still to be run."""
    t.state.actions -= 1
    return play.begin(t, t.state.turn.seat, card)


async def _enter(t: Board, act: Act) -> None:
    t.state.entered = True
    await t.happen(act)


async def _leave_buy(t: Board) -> None:
    await t.happen(BuyPhaseEnds(t.state.turn.seat))
    if t.state.phase == BUY_PHASE:
        t.state.phase = NIGHT_PHASE


def _play(t: Board, cards: list[Ref], phase: int) -> Effects | None:
    """Play cards from the hand one after another while this phase lasts, passing over those that have left.
    Returns what is still to be run."""
    s = t.state
    for count, ref in enumerate(cards, 1):
        if s.phase == phase and s.finds(ref):
            rest = play.begin(t, s.turn.seat, ref.card)
            if rest is not None:
                return _play_on(t, rest, cards[count:], phase)
    return None


async def _play_on(t: Board, rest: Effects, cards: list[Ref], phase: int) -> None:
    """Let a play come to its end, and play the cards after it."""
    await rest
    if (more := _play(t, cards, phase)) is not None:
        await more


def _play_treasures(t: Board, cards: list[int]) -> Effects | None:
    """Play Treasures of the hand. Returns what is still to be run: None where all only give coins, and nobody
    listens to their being played."""
    for card in {t.cards[card].id: card for card in cards}.values():
        if not t.cards[card].only_coins or t.listens(_ACTS_OF_A_PLAY, card):
            return _play(t, [t.ref(card) for card in cards], BUY_PHASE)
    s = t.state
    seat = s.turn.seat
    s.move_each(cards, HANDS[seat], PLAY_AREAS[seat])
    coins = 0
    for card in cards:
        coins += t.cards[card].bonus.coins
        if t.events is not None:
            t.tell("plays", seat, card)
    t.note_played(seat, cards)
    give_coins(t, seat, coins)
    return None


def _use(t: Board, word: str) -> None:
    """Take a Coffers token for $1, a Villager for an Action, or an Action for a Buy."""
    s = t.state
    seat = s.turn.seat
    if word == "villagers":
        use_villager(t, seat)
        return
    t.tell("uses_action" if word == "action" else "uses_coffers", seat)
    if word == "action":
        s.actions -= 1
        s.buys += 1
        return
    s.coffers[seat] -= 1
    if t.mark(MINUS_COIN, seat):
        give_coins(t, seat, 1)  # which the token takes away
    else:
        s.coins += 1
