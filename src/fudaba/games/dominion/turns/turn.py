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
    SETTING_UP,
    START,
)
from fudaba.games.dominion.facts.layout import HAND, PLAY, place
from fudaba.games.dominion.facts.tokens import MINUS_COIN
from fudaba.games.dominion.facts.types import ACTION, NIGHT, TREASURE
from fudaba.games.dominion.facts.vocabulary import DominionAsk, DominionOption, QuestionKind
from fudaba.games.dominion.language.standing import given_at_once
from fudaba.games.dominion.rules import extra_turns, unseen
from fudaba.games.dominion.rules.bonuses import give_coins, use_villager
from fudaba.games.dominion.rules.durations import NEXT_TURN
from fudaba.games.dominion.rules.gain import buy, buy_event, pay_off
from fudaba.games.dominion.rules.inquiries import MayGetActions, MayPlay, MayUseAction
from fudaba.games.dominion.rules.moments import BuyPhaseBegins, BuyPhaseEnds, TurnBegins
from fudaba.games.dominion.rules.offers import END_PHASE, END_TURN, buys
from fudaba.games.dominion.rules.play import play
from fudaba.games.dominion.rules.tally import Tally
from fudaba.games.dominion.setup.set_up import ask_first
from fudaba.games.dominion.turns.clean_up import clean_up, clean_up_now, end_turn, is_answered
from fudaba.games.dominion.turns.fast import at_once, quiet
from fudaba.games.dominion.turns.fast.tables import QuickBoard
from fudaba.kernel.acts import Ability, Act
from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.habits import Habits
from fudaba.kernel.table import Effects

USE_VILLAGERS: Final[DominionOption] = Option("use", word="villagers")
USE_COFFERS: Final[DominionOption] = Option("use", word="coffers")
USE_ACTION: Final[DominionOption] = Option("use", word="action")
PAY_DEBT: Final[DominionOption] = Option("pay_debt")
PAY_ONE_DEBT: Final[DominionOption] = Option("pay_debt", number=1)
_ACTS_OF_A_PLAY = ("Plays", "Instead", "Follows", "Played")


def step(t: QuickBoard) -> DominionAsk | Effects | None:
    """What comes next at rest; a question that a player answers by habit is answered here."""
    if t.habits is None:
        return _next(t)
    while isinstance(ask := _next(t), Ask) and (answer := _by_habit(t, t.habits, ask)) is not None:
        t.habits.answers.append(answer)
        if (effect := take(t, ask, answer)) is not None:
            return effect
    return ask


def _by_habit(t: QuickBoard, habits: Habits, ask: DominionAsk) -> Answer | None:
    """What whoever decides answers by habit, or by what they can count; None if they must be asked, or if
    there is nothing to choose."""
    player = habits.players[ask.decider]
    if player is None or ask.forced() is not None:
        return None
    answer = player.habit(ask)
    if answer is None and ask.decider == ask.owner:
        answer = player.reckon(ask, Tally(t, ask.owner, t.state.buys))
    return answer


def _next(t: QuickBoard) -> DominionAsk | Effects | None:
    s = t.state
    t.cause = t.turn_cause
    still = quiet.is_quiet(t)
    while True:
        phase = s.phase
        if phase == BUY_PHASE:
            if still:
                if (ask := quiet.buy_phase(t)) is not None:
                    return ask
                s.phase = CLEAN_UP
                continue
            if not s.entered:
                if t.hears("BuyPhaseBegins"):
                    return _enter(t, BuyPhaseBegins(s.turn.seat))
                s.entered = True
            if (ask := _buy(t)) is not None:
                return ask
            if t.hears("BuyPhaseEnds"):
                return _leave_buy(t)
            s.phase = NIGHT_PHASE
        elif phase == ACTION_PHASE:
            if (ask := quiet.action_phase(t) if still else _action(t)) is not None:
                return ask
            to_buy(t)
        elif phase == NIGHT_PHASE:
            if (ask := _night(t)) is not None:
                return ask
            s.phase = CLEAN_UP
        elif phase == CLEAN_UP:
            if still and not s.abilities:
                quiet.clean_up(t)
                end_turn(t)
            elif is_answered(t):
                return clean_up(t)
            else:
                clean_up_now(t)
        elif phase == BETWEEN:
            if (between := extra_turns.next_turn(t)) is not None:
                return between
            t.cause = t.turn_cause
            still = quiet.is_quiet(t)
            if still and t.habits is not None:
                at_once.play(t)
        elif phase == START:
            heard = (s.abilities or not still) and t.hears("TurnBegins", s.turn.seat)
            if heard and not given_at_once(t, TurnBegins(s.turn.seat)):
                return _start(t)
            _cease(t)
            s.phase = ACTION_PHASE
        elif phase == SETTING_UP:
            return ask_first(t)
        else:
            return None


def take(t: QuickBoard, ask: DominionAsk, answer: Answer) -> Effects | None:
    """Act upon the answer to a question of `step`."""
    s = t.state
    if quiet.is_quiet(t) and quiet.take(t, ask, answer):
        return None
    t.cause = t.turn_cause
    chosen = ask.options[answer[0]]
    verb = chosen.verb
    if ask.kind == "turn":
        extra_turns.choose(t, ask, answer[0])
    elif verb == "play":
        if s.phase == ACTION_PHASE:
            s.actions -= 1
            return play(t, s.turn.seat, chosen.card)
        cards = [ask.options[pick].card for pick in answer]
        if s.phase == BUY_PHASE and _are_plain(t, cards):
            _play_plain(t, cards)
            return None
        return _play(t, cards)
    elif verb == "play_shadow":
        s.actions -= s.phase == ACTION_PHASE
        return _play(t, [chosen.card])
    elif verb == "buy":
        pile = t.box.pile_of_kind.get(chosen.face, -1)
        if pile >= 0:
            card = t.top(t.box.piles[pile])
            return buy(t, s.turn.seat, card)
        return buy_event(t, s.turn.seat, t.box.landscapes[chosen.face])
    elif verb == "use":
        _use(t, chosen.word)
    elif verb == "pay_debt":
        pay_off(t, s.turn.seat, chosen.number if chosen.number > 0 else s.coins)
    elif s.phase == ACTION_PHASE:
        to_buy(t)
    elif s.phase == BUY_PHASE:
        if t.hears("BuyPhaseEnds"):
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
    while said := [a for a in s.abilities if _is_of_each(begins, a) and not _is_among(a, heard)]:
        ability = await t.next_ability(s.turn.seat, said, begins) or said[0]
        heard.append(ability)
        await t.carry_out(ability, begins)
    s.phase = ACTION_PHASE


def _is_among(ability: Ability, heard: list[Ability]) -> bool:
    """Whether it is one of these, or the same one of the same play, whatever that holds by now."""
    return any(
        ability is other or (ability.run is other.run and 0 < ability.play == other.play) for other in heard
    )


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


# The phases in which something is asked.


def _action(t: Board) -> DominionAsk | None:
    """Which Action to play, if there is one to play and an Action left to play it with."""
    s = t.state
    seat = s.turn.seat
    cards = t.cards
    hand = s.zones[place(HAND, seat)]
    if t.box.changes_types:
        actions = [card for card in hand if t.is_type(card, ACTION)]
    else:
        actions = [card for card in hand if cards[card].action]
    shadows = t.shadows(seat) if t.box.shadows else []
    villagers = s.villagers[seat] and not t.forbids(MayGetActions(seat))
    if not s.actions and not villagers:
        return None
    if not actions and not shadows:
        _seem_to_ask(t, "action", ACTION)
        return None
    options: list[DominionOption] = []
    if s.actions:
        options = t.options("play", _allowed(t, actions))
        if shadows:
            options += t.options("play_shadow", _allowed(t, shadows))
    if villagers:
        options.append(USE_VILLAGERS)
    if not options:
        _seem_to_ask(t, "action", ACTION)
        return None
    options += [*_at_any_time(t), END_PHASE]
    return Ask(seat, "action", options, decider=s.control[seat], number=s.actions)


def _at_any_time(t: Board) -> list[DominionOption]:
    """What a player may do at any time in their turn: use Coffers, and pay off debt, all or one."""
    s = t.state
    seat = s.turn.seat
    options = [USE_COFFERS] if s.coffers[seat] else []
    if payable := min(s.coins, s.debt[seat]):
        options.append(PAY_DEBT)
        if payable > 1:
            options.append(PAY_ONE_DEBT)
    return options


def _allowed(t: Board, cards: list[int]) -> list[int]:
    """Those of the cards in hand that nothing forbids to play."""
    if not cards or not t.hears("MayPlay"):
        return cards
    return [card for card in cards if not t.forbids(MayPlay(t.state.turn.seat, card))]


def _buy(t: Board) -> DominionAsk | None:
    """Which Treasures to play, what to buy, or what else to spend."""
    s = t.state
    seat = s.turn.seat
    plays: list[DominionOption] = []
    options: list[DominionOption] = []
    if not s.bought:
        cards = t.cards
        hand = s.zones[place(HAND, seat)]
        if t.box.changes_types:
            treasures = [card for card in hand if t.is_type(card, TREASURE)]
        else:
            treasures = [card for card in hand if cards[card].treasure]
        play_options = t.box.play_options
        plays = [play_options[card] for card in _allowed(t, treasures)]
        if t.box.shadows and t.box.changes_types:
            shadows = [card for card in t.shadows(seat) if t.is_type(card, TREASURE)]
            options += t.options("play_shadow", _allowed(t, shadows))
    options = [*plays, *options]
    debt = s.debt[seat]
    if s.buys and not debt:
        options += buys(t)
    if s.actions and t.hears("MayUseAction") and t.about(MayUseAction(seat)):
        options.append(USE_ACTION)
    options += _at_any_time(t)
    if not options:
        if not s.bought:
            _seem_to_ask(t, "buy", TREASURE)
        return None
    options.append(END_TURN)
    # Where it may be forbidden to play more, they are played one by one.
    most = len(plays) if len(plays) > 1 and not t.hears("MayPlay") else 1
    return Ask(
        seat,
        "buy",
        options,
        decider=s.control[seat],
        most=most,
        ordered=most > 1,
        together="play",
        number=s.coins,
    )


def _night(t: Board) -> DominionAsk | None:
    """Which Night card to play."""
    s = t.state
    seat = s.turn.seat
    nights = [card for card in s.zones[place(HAND, seat)] if t.cards[card].night]
    if nights:
        nights = [card for card in _allowed(t, nights) if t.is_type(card, NIGHT)]
    if not nights:
        _seem_to_ask(t, "night", NIGHT)
        return None
    options = t.options("play", nights)
    return Ask(seat, "night", [*options, *_at_any_time(t), END_TURN], decider=s.control[seat])


def _seem_to_ask(t: Board, kind: QuestionKind, type: int) -> None:
    """Nothing in hand can be played in this phase: others must not see that."""
    seat = t.state.turn.seat
    if t.unasked is not None and unseen.might_hold(t, seat, lambda kind: bool(t.types(kind) & type)):
        t.not_asked(seat, kind)


# What is done in them.


async def _enter(t: Board, act: Act) -> None:
    t.state.entered = True
    await t.happen(act)


async def _leave_buy(t: Board) -> None:
    await t.happen(BuyPhaseEnds(t.state.turn.seat))
    if t.state.phase == BUY_PHASE:
        t.state.phase = NIGHT_PHASE


async def _play(t: Board, cards: list[int]) -> None:
    """Play cards from the hand one after another while the phase lasts, passing over those that have left."""
    seat, phase = t.state.turn.seat, t.state.phase
    refs = [t.ref(card) for card in cards]
    for ref in refs:
        if t.state.finds(ref) and t.state.phase == phase:
            await play(t, seat, ref.card)


def _are_plain(t: Board, cards: list[int]) -> bool:
    """Whether these only give coins, and nobody listens to their being played."""
    if not all(t.cards[card].only_coins for card in cards):
        return False
    for card in {t.cards[card].id: card for card in cards}.values():
        if t.hears_any_of(_ACTS_OF_A_PLAY, card):
            return False
    return True


def _play_plain(t: Board, cards: list[int]) -> None:
    """Play Treasures that only give coins, as `play.play` would."""
    s = t.state
    seat = s.turn.seat
    s.move_each(cards, place(HAND, seat), place(PLAY, seat))
    coins = 0
    for card in cards:
        t.note("play", seat, card, from_hand=True, types=t.types(t.cards[card]))
        coins += t.cards[card].bonus.coins
        if t.events is not None:
            t.tell("plays", seat, card)
    give_coins(t, seat, coins)


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
