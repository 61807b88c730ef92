"""The questions of each phase of a turn: which card to play, what to buy, what else to do."""

from __future__ import annotations

from typing import Final

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.layout import HANDS
from fudaba.games.dominion.facts.types import ACTION, NIGHT, TREASURE
from fudaba.games.dominion.facts.vocabulary import DominionAsk, DominionOption, QuestionKind
from fudaba.games.dominion.rules import unseen
from fudaba.games.dominion.rules.inquiries import MayGetActions, MayPlay, MayUseAction
from fudaba.games.dominion.rules.offers import END_PHASE, END_TURN, bought_by, buys, depends_on, found
from fudaba.kernel.ask import Ask, Option

USE_VILLAGERS: Final[DominionOption] = Option("use", word="villagers")
USE_COFFERS: Final[DominionOption] = Option("use", word="coffers")
USE_ACTION: Final[DominionOption] = Option("use", word="action")
PAY_DEBT: Final[DominionOption] = Option("pay_debt")
PAY_ONE_DEBT: Final[DominionOption] = Option("pay_debt", number=1)


def action_phase(t: Board) -> DominionAsk | None:
    """Which Action to play, if there is one to play and an Action left to play it with."""
    s = t.state
    seat = s.turn.seat
    cards = t.cards
    hand = s.zones[HANDS[seat]]
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


def buy_phase(t: Board) -> DominionAsk | None:
    """Which Treasures to play, what to buy, or what else to spend."""
    s = t.state
    seat = s.turn.seat
    forbids = False  # whether something may forbid to play a Treasure
    plays: list[DominionOption] = []
    shadows: list[DominionOption] = []
    if not s.bought:
        cards, changes = t.cards, t.box.changes_types
        hand = s.zones[HANDS[seat]]
        if changes:
            treasures = [card for card in hand if t.is_type(card, TREASURE)]
        else:
            treasures = [card for card in hand if cards[card].treasure]
        forbids = bool(treasures) and t.listens("MayPlay")
        plays = t.options_to_play(_allowed(t, treasures) if forbids else treasures)
        if changes and t.box.shadows:
            treasures = [card for card in t.shadows(seat) if t.is_type(card, TREASURE)]
            shadows = t.options("play_shadow", _allowed(t, treasures))
    besides = _at_any_time(t)
    if s.actions and t.listens("MayUseAction") and t.about(MayUseAction(seat)):
        besides.insert(0, USE_ACTION)
    may_buy = s.buys and not s.debt[seat]
    if plays or shadows or besides:
        options = [*plays, *shadows, *(buys(t) if may_buy else ()), *besides, END_TURN]
        return _question(t, seat, 1 if forbids else len(plays), options)
    if may_buy and len((ask := buying(t, seat)).options) > 1:
        return ask
    if not s.bought:
        _seem_to_ask(t, "buy", TREASURE)
    return None


def buying(t: Board, seat: int) -> DominionAsk:
    """What to buy with what there is to spend, if anything, where nothing else can be done; found once for
    all that it depends on."""
    if (key := depends_on(t)) is None:
        return _question(t, seat, 0, [*found(t), END_TURN])
    questions, whole = t.box.questions, (seat, t.state.control[seat], key)
    if (ask := questions.asked.get(whole)) is None:
        ask = questions.keep(whole, _question(t, seat, 0, [*bought_by(t, key), END_TURN]))
    return ask


def _question(t: Board, seat: int, plays: int, options: list[DominionOption]) -> DominionAsk:
    """A question of the Buy phase. plays: so many Treasures of the hand may be played at once; one by one
    where it may be forbidden to play more."""
    s = t.state
    most = max(plays, 1)
    return Ask(seat, "buy", options, s.control[seat], 1, most, most > 1, "play", number=s.coins)


def night_phase(t: Board) -> DominionAsk | None:
    """Which Night card to play."""
    s = t.state
    seat = s.turn.seat
    nights = [card for card in s.zones[HANDS[seat]] if t.cards[card].night]
    if nights:
        nights = [card for card in _allowed(t, nights) if t.is_type(card, NIGHT)]
    if not nights:
        _seem_to_ask(t, "night", NIGHT)
        return None
    options = t.options("play", nights)
    return Ask(seat, "night", [*options, *_at_any_time(t), END_TURN], decider=s.control[seat])


def _at_any_time(t: Board) -> list[DominionOption]:
    """What a player may do at any time in their turn: use Coffers, and pay off debt, all or one."""
    s = t.state
    seat = s.turn.seat
    if not (s.coffers[seat] or s.debt[seat]):
        return []
    options = [USE_COFFERS] if s.coffers[seat] else []
    if s.debt[seat] and (payable := min(s.coins, s.debt[seat])):
        options.append(PAY_DEBT)
        if payable > 1:
            options.append(PAY_ONE_DEBT)
    return options


def _allowed(t: Board, cards: list[int]) -> list[int]:
    """Those of the cards in hand that nothing forbids to play."""
    if not cards or not t.listens("MayPlay"):
        return cards
    return [card for card in cards if not t.forbids(MayPlay(t.state.turn.seat, card))]


def _seem_to_ask(t: Board, kind: QuestionKind, type: int) -> None:
    """Nothing in hand can be played in this phase: others must not see that."""
    seat = t.state.turn.seat
    if t.unasked is not None and unseen.might_hold(t, seat, lambda kind: bool(t.types(kind) & type)):
        t.not_asked(seat, kind)
