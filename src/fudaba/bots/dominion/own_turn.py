"""Thinking ahead to the end of one's own turn: which order of plays, and which choices, make the most of it.

A turn is much shorter than a game, and what differs in it is one's own doing, so that far fewer worlds tell
two answers apart. It ends after the Buy phase, in which the plan buys; what is then there is counted.
"""

from __future__ import annotations

from typing import Any, Final

from fudaba.bots.dominion.card_cache import Known
from fudaba.bots.dominion.card_trials import deed_of
from fudaba.bots.dominion.next_turn import next_turn_of
from fudaba.bots.dominion.worth import is_dead, types_of
from fudaba.bots.mind import Budget, Outlook, Prospect, weigh
from fudaba.bots.mind.rollout import Rollout
from fudaba.games.dominion.board.board import Board
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import HANDS, PLAY_AREAS
from fudaba.games.dominion.facts.types import RESERVE
from fudaba.games.dominion.facts.vocabulary import DominionAsk, QuestionKind
from fudaba.games.dominion.rules.scoring import result
from fudaba.games.dominion.rules.tally import Tally
from fudaba.kernel.ask import Answer
from fudaba.kernel.drive import Driver
from fudaba.kernel.view import View
from fudaba.kernel.worlds import Imagining, NoWorld

LONGEST: Final = 400
"""A turn with more answers than this is judged as it stands."""
THINKING: Final = Budget(rollouts=96, confirm=16, guard=1.0, asked=1_500)

ENDS: Final[frozenset[QuestionKind]] = frozenset({"trash", "gain", "option", "may", "reveal", "discard"})
"""Kinds of questions whose answer may end the game at once."""
WORLDS: Final = 3
SOON: Final = 2
"""So few cards more may end the game where an effect is looked at for that."""

LATER: Final[frozenset[QuestionKind]] = frozenset(
    {"buy", "gain", "trash", "exile", "receive", "name", "pass", "return", "set_aside", "order", "night"}
)
"""Kinds of questions whose answer pays only in later turns."""
POINT: Final = 1.5
TOKEN: Final = 1.2
WON: Final = 40.0
LOST: Final = -20.0
DILUTES: Final = 0.6
"""What a card more costs a deck, whatever it does."""
JUNK: Final[dict[str, float]] = {"copper": -1.8, "estate": -3.4, "curse": -2.0}
"""What cards are worth early that a deck is better without."""
LASTING: Final = 5
"""With fewer Provinces left, what a card does in the deck is worth less; its points are not."""
FADES: Final = 10
"""From this turn on that matters less and less."""
A_CARD: Final = 0.6
"""What it is worth that another player has a card less in hand."""
STAYS: Final = 2.0
"""What a Duration is worth that does next turn what is not counted below."""
NEXT_CARD, NEXT_ACTION, NEXT_BUY = 1.2, 0.5, 0.8
"""What a card, an Action and a Buy more in the next turn are worth."""
COFFER, VILLAGER, DEBT = 0.9, 0.5, -1.0
HARDLY: Final = 0.4
"""By so much an answer must be worth more than the policy's own."""
SCALE: Final = 100.0


def is_for_this_turn(ask: DominionAsk, view: View) -> bool:
    """Whether the answer to a question shows its worth before the turn ends: in one's own Action phase."""
    if ask.kind in LATER or ask.owner != ask.decider:
        return False
    if ask.kind in ("option", "may") and deed_of(view.about(ask)).lays_aside:
        return False
    if ask.kind == "react" and any(types_of(option.face) & RESERVE for option in ask.options):
        return False  # what is called now cannot be called in a greater turn
    tally = view.tally_as(Tally, ask.owner)
    return tally.is_my_turn and tally.phase == "action"


class OwnTurn:
    """An outlook on the rest of a turn, with the plan, the players and the answers of another."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self.candidates = outlook.candidates
        self.certain = outlook.certain
        self.reasons = outlook.reasons
        self.threats = outlook.threats
        self.players = outlook.players

    def horizon(self, world: Driver[Any]) -> Any:
        """The end of the turn."""
        turn = turn_of(world.table)
        return lambda driver: turn_of(driver.table) != turn

    def prospect(self, world: Driver[Any], seat: int) -> Prospect:
        """How things stand."""
        worth = _worth(world.table, seat)
        if world.ask is None:
            winners = result(world.table).winners
            worth += (WON if seat in winners else LOST) / SCALE
            return Prospect(1 / len(winners) if seat in winners else 0.0, worth)
        return Prospect(0.5, worth)

    def play_on(self, world: Driver[Any], answer: Answer | None, seat: int) -> Rollout:
        """Give the answer, and play on to the end of the turn. With automatic answers it would go on."""
        driver = world.fork()
        table = driver.table
        players, turn = self.players(driver), turn_of(table)
        driver.forkable = False
        if answer is not None:
            driver.answer(answer)
        asked = 0
        while asked < LONGEST and (ask := driver.ask) is not None and turn_of(table) == turn:
            asked += 1
            decider = ask.decider
            driver.answer(players[decider].answer(ask, View(table, decider)))
        return Rollout(self.prospect(driver, seat), asked)


def best_this_turn(ask: DominionAsk, view: Imagining, outlook: Outlook, key: bytes) -> Answer:
    """The answer that makes the most of the turn; the policy's own where another is hardly better."""
    if (sure := outlook.certain(ask, view)) is not None:
        return sure
    answers = outlook.candidates(ask, view)
    verdict = weigh(answers, view, OwnTurn(outlook), THINKING, key)
    found = next((one for one in verdict.weighed if one.answer == verdict.answer), None)
    return answers[0] if found is None or found.ahead < HARDLY / SCALE else verdict.answer


def winning_at_once(ask: DominionAsk, view: Imagining, outlook: Outlook) -> Answer | None:
    """What makes this turn the last one, and wins, in all of some worlds: where few cards are left, of what
    is trashed, gained or chosen inside an effect; None where nothing does."""
    if ask.kind not in ENDS or ask.owner != ask.decider:
        return None
    tally = view.tally_as(Tally, ask.owner)
    if not tally.is_my_turn or not tally.may_end(SOON):
        return None
    own_turn = OwnTurn(outlook)
    try:
        worlds = [view.world(bytes([number]) * 32) for number in range(WORLDS)]
    except NoWorld:
        return None
    for answer in outlook.candidates(ask, view):
        if all(own_turn.play_on(world, answer, view.viewer).prospect.win == 1.0 for world in worlds):
            return answer
    return None


def turn_of(t: Board) -> tuple[int, int]:
    """Which turn it is: whose, and how many have begun."""
    return t.state.on_turn, t.turns_taken()


def _worth(t: Board, seat: int) -> float:
    """What a player's deck is worth beside the others', in hundredths of a coin's worth."""
    s = t.state
    fades = min(1.0, FADES / max(1, s.turns[seat]))
    others = [other for other in range(t.seats) if other != seat]
    worth = _deck(t, seat, fades) + TOKEN * s.vp[seat]
    worth += COFFER * s.coffers[seat] + VILLAGER * s.villagers[seat] + DEBT * s.debt[seat]
    worth += sum(_STAYS[t.cards[card].id] for card in s.zones[PLAY_AREAS[seat]] if t.cards[card].duration)
    for other in others:
        theirs = _deck(t, other, fades) + TOKEN * s.vp[other] + A_CARD * len(s.zones[HANDS[other]])
        worth -= theirs / len(others)
    return worth / SCALE


def _deck(t: Board, seat: int, fades: float) -> float:
    """What all cards of a player are worth."""
    total = 0.0
    left = _provinces(t)
    lasts = min(1.0, left / LASTING)
    for id, count in sorted(t.counted(seat).items()):
        junk = JUNK.get(id)
        if is_dead(id):
            each = _EACH[id] + (0.0 if junk is None else junk * fades * lasts)
        else:
            each = (_EACH[id] if junk is None else junk * fades) * lasts
        total += each * count
    return total


def _provinces(t: Board) -> int:
    """How many Provinces are left."""
    pile = t.pile_of("province")
    return 0 if pile is None else len(t.state.zones[pile.zone])


def _each(id: str) -> float:
    kind = KINDS.get(id)
    if kind is None or not types_of(id):
        return 0.0
    if is_dead(id):
        return POINT * (kind.worth if isinstance(kind.worth, int) else 2) - DILUTES
    return kind.cost.coins + 2.0 * kind.cost.potions + 0.8 * kind.cost.debt + 1.0 - DILUTES


def _stays(id: str) -> float:
    """What a Duration in play is worth for what it does next turn."""
    change = next_turn_of(id)
    worth = NEXT_CARD * change.cards + NEXT_ACTION * change.actions + NEXT_BUY * change.buys
    worth += change.coins + COFFER * change.coffers
    return worth if worth > 0 else STAYS


_EACH: Final[Known[float]] = Known(_each)
_STAYS: Final[Known[float]] = Known(_stays)
