"""What comes between turns: extra turns, the end of the game, and the next player.

All extra turns come between turns, before the next normal one, and those brought by extra turns join them
(principle A, POS-65). A player orders their own freely, and nobody else decides about that (principle B,
POS-66). Of several players the one goes first who is next in turn order from the player whose turn it just
was (principle C, POS-67).
"""

from __future__ import annotations

from typing import Final

from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.board.state import BETWEEN, OVER, START, Turn
from fudaba.games.dominion.facts.layout import OWN_PLACES, place
from fudaba.games.dominion.facts.tokens import SKIPS
from fudaba.games.dominion.facts.vocabulary import DominionAsk, DominionOption
from fudaba.games.dominion.rules.ending import is_over, reason, stands_still
from fudaba.games.dominion.rules.inquiries import GameEnds
from fudaba.kernel.acts import Ability
from fudaba.kernel.ask import Ask, Option
from fudaba.kernel.cards import Ref

NORMAL: Final = tuple(Turn(seat) for seat in range(6))
"""Each player's normal turn."""


def next_turn(t: Board) -> DominionAsk | None:
    """Begin the next turn, or end the game; the question which extra turn comes first, if it is one."""
    s = t.state
    if stands_still(t):
        _over(t)
        return None
    if s.after_end is None and is_over(t):
        end(t)
        if s.phase == OVER:
            return None
    elif s.after_end == []:  # nothing comes after the last of those turns (POS-22)
        _over(t)
        return None
    waiting = [ability for ability in s.abilities if ability.to == "BetweenTurns"] if s.abilities else []
    if waiting:
        _drop(t, [ability for ability in waiting if not may_come(t, ability)])
        waiting = [ability for ability in s.abilities if ability.to == "BetweenTurns"]
    for seat in t.seats_from(s.turn.seat) if waiting else ():
        own = [ability for ability in waiting if ability.owner == seat]
        if not own:
            continue
        options = [_option(t, ability) for ability in own]
        ask: DominionAsk = Ask(seat, "turn", options, decider=seat, rule="POS-66")
        if ask.forced() is None:
            return ask
        _take(t, own[0])
        return None
    _normal(t)
    return None


def choose(t: Board, ask: DominionAsk, pick: int) -> None:
    """Take the extra turn that was chosen."""
    own = [a for a in t.state.abilities if a.to == "BetweenTurns" and a.owner == ask.owner]
    _take(t, own[pick])


def _option(t: Board, ability: Ability) -> DominionOption:
    return Option("turn", face=t.ability_option(ability).face)


def _take(t: Board, ability: Ability) -> None:
    controller, _limited = ability.args
    _drop(t, [ability])
    if not _skips(t, ability.owner):
        begin(t, Turn(ability.owner, t.ability_option(ability).face, controller), ability.source)


def _skips(t: Board, seat: int) -> bool:
    """Whether a player skips the turn that they would take now."""
    turns = t.mark(SKIPS, seat) if t.state.marks else 0
    if turns:
        t.set_mark(SKIPS, seat, turns - 1)
        t.tell("skips_turn", seat)
    return turns > 0


def _drop(t: Board, gone: list[Ability]) -> None:
    t.state.abilities = [a for a in t.state.abilities if not any(a is other for other in gone)]


def may_come(t: Board, ability: Ability) -> bool:
    """Whether an extra turn may take place if it comes next: it must not be a third in a row (DOM-AMB3)."""
    _controller, limited = ability.args
    return not limited or t.house.outpost == "prevTurn" or not _third_in_a_row(t, ability.owner)


def _third_in_a_row(t: Board, seat: int) -> bool:
    last = (*t.state.last, t.state.turn)[-2:]
    return len(last) == 2 and all(turn.seat == seat for turn in last)


def is_allowed(t: Board, seat: int) -> bool:
    """Whether a card that gives an extra turn "but not a third in a row" does anything now (DUR-14, POS-71).

    As played since 2023 that is judged only when the turn would begin; the older texts judge it here.
    """
    if t.house.outpost == "2023":
        return True
    last = t.state.last
    return not last or last[-1].seat != seat


def _normal(t: Board) -> None:
    s = t.state
    if s.after_end is not None:
        turn = s.after_end.pop(0)
        if not _skips(t, turn.seat):
            begin(t, turn)
        return
    seat = t.first if s.normal < 0 else (s.normal + 1) % t.seats
    while _skips(t, seat):  # it counts for ties as if it had been taken
        s.turns[seat] += 1
        seat = (seat + 1) % t.seats
    s.normal = seat
    s.turns[seat] += 1
    begin(t, NORMAL[seat])


def begin(t: Board, turn: Turn, source: Ref | None = None) -> None:
    """Begin a turn: its start is run by `turn.step`. source: the card that gives an extra turn."""
    s = t.state
    if any(s.turns) and s.phase == BETWEEN:
        s.last = [*s.last[-2:], s.turn]
    s.turn = turn
    s.control = list(range(t.seats))
    if turn.controller >= 0:
        s.control[turn.seat] = turn.controller
    s.phase = START
    s.entered = False
    s.bought = False
    s.actions = 1
    s.buys = 1
    s.coins = s.potions = 0
    kind = t.box.kinds.get(turn.by) if turn.by else None
    if kind is not None and kind.begins_turn is not None:
        kind.begins_turn(t.me(turn.seat, 0, source), turn.controller)
    t.cause = -1
    if t.events is not None:
        rule = "POS-01" if turn.controller >= 0 else "DOM-52" if turn.by else ""
        number = s.turns[turn.seat]
        t.turn_cause = t.tell("turn", turn.seat, whom=turn.controller, number=number, word=turn.by, rule=rule)


def end(t: Board) -> None:
    """The game would end: those who have a turn after the end take it first."""
    s = t.state
    given = {ability.owner: t.ability_option(ability).face for ability in t.about(GameEnds(s.turn.seat))}
    seats = t.seats_from((s.turn.seat + 1) % t.seats)
    if given:
        s.after_end = [Turn(seat, given[seat]) for seat in seats if seat in given]
        return
    _over(t)


def _over(t: Board) -> None:
    """The game is over, and everybody may see everything that counts."""
    s = t.state
    s.phase = OVER
    s.control = list(range(t.seats))
    for seat in range(t.seats):
        for kind in OWN_PLACES:
            s.show_all(place(kind, seat))
    word, rule, _ = reason(t)
    t.tell("ends", word=word, rule=rule)
