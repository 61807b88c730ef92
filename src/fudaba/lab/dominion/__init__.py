"""Dominion, as the rules lab needs to know it: its labels, its turns, what can be seen change.

Setups are read in `situation`, paths in `paths`, cards in `cards`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from inspect import iscoroutinefunction
from itertools import combinations
from typing import Any, Final, get_args

from fudaba.games import named
from fudaba.games.dominion.board.state import PHASES
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import DECK, DISCARD, NAMES
from fudaba.games.dominion.facts.vocabulary import WORDS, Deed, QuestionKind, Verb
from fudaba.games.dominion.setup import situation as setup_situation
from fudaba.kernel.ask import Answer, Ask, Option
from fudaba.kernel.events import Event
from fudaba.kernel.game import Situation, Value
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table
from fudaba.lab.adapter import Macro, Path, Room, Seats
from fudaba.lab.dominion import paths, situation, situation_writer
from fudaba.lab.plain import PlainAdapter
from fudaba.lab.values import nodes
from fudaba.lab.values.nodes import Plain
from fudaba.text import LANGS, words
from fudaba.text.dominion import words_apart, words_of_options
from fudaba.text.dominion.figures import FIGURES

_END: Final[dict[QuestionKind, Verb]] = {"action": "end_phase", "buy": "end_turn", "night": "end_turn"}
"""How each of a turn's own questions is answered to be done with it."""
_OFTEN: Final[tuple[Deed, ...]] = ("play", "buy")
"""What is done to cards whose labels are always known, since they stand among `options`."""
_NUMBERS = 100
_FIGURES = 12
"""Numbers, and figures of instructions, that a label may have at most."""


class DominionAdapter(PlainAdapter):
    """See `fudaba.lab.adapter.Adapter`."""

    reserved = (*situation.KEYS, *paths.PATHS)
    phases = PHASES
    card_verbs = ("turn", *(verb for verb in get_args(Deed) if verb not in _OFTEN))
    holding_verbs = ("order", "react")
    at_length = ("buy",)

    def options(self) -> Iterator[Option]:
        """Every other option but the players."""
        for id in KINDS:
            yield Option("play", face=id)
            yield Option("buy", face=id)
            yield Option("trash_discarded", face=id)
            yield Option("trash_in_play", face=id)
            yield Option("play_shadow", face=id)
            yield Option("put_token", face=id)
            yield Option("option", word=f"gain_{id}")
        for figure in FIGURES:
            yield Option("order", word=f"{figure}_1")
        yield Option("pay_debt", number=1)
        for verb in ("pay_debt", "end_phase", "end_turn", "none", "name"):
            yield Option(verb)
        figures = [f"{figure}_{number}" for figure in FIGURES for number in range(1, _FIGURES + 1)]
        small = [f"{figure}_{number}" for figure in FIGURES for number in range(1, 4)]
        pairs = ("_".join(pair) for pair in combinations(small, 2))
        for word in (*figures, *pairs, *words_of_options()):
            yield Option("option", word=word)
        for verb, choices in (("use", ("villagers", "coffers", "action")), ("may", ("yes", "no"))):
            for word in choices:
                yield Option(verb, word=word)
        for number in range(_NUMBERS):
            yield Option("number", number=number)

    def apart(self, lang: str) -> Mapping[str, str]:
        """See `rules.apart`."""
        return words_apart(words(lang))

    def situation(self, setup: nodes.Mapping, seats: Seats, options: Mapping[str, Value]) -> Situation:
        """What `games.dominion.situation` takes."""
        return situation.read(setup, seats, options)

    def room(self) -> Room:
        """See `situation_writer`."""
        return situation_writer.room()

    def laid_out(self, table: Table, seats: Seats) -> tuple[int, dict[str, Plain]] | None:
        """See `situation_writer`."""
        return situation_writer.laid_out(table, seats)

    def path(self, path: str, seats: Seats) -> Path[Any]:
        """See `paths`."""
        return paths.find(path, seats)

    def turn(self, table: Table) -> tuple[int, Hashable]:
        """Each turn is told by a line of the log."""
        t = paths.dominion(table)
        return t.state.turn.seat, t.turn_cause

    def turn_number(self, table: Table) -> int:
        """How many turns that player has begun."""
        t = paths.dominion(table)
        return t.state.turns[t.state.turn.seat]

    def unlaid(
        self, situation: Situation, table: Table, events: Sequence[Event], seats: Seats
    ) -> Iterator[tuple[str, bool]]:
        """A player's deck where it was shuffled and something is left of it, or where +Cards drew nothing."""
        t = paths.dominion(table)
        laid = setup_situation.Situation
        assert isinstance(situation, laid), "this adapter is asked about situations of its own game only"
        drew = {event.seat for event in events if event.kind == "draws"}
        for event in events:
            seat = event.seat
            if seat < 0 or NAMES[DECK] in situation.seats[seat].zones:
                continue
            path = f"{seats.labels[seat]}.{NAMES[DECK]}"
            if event.kind == "draws" and t.zone(DECK, seat):
                yield path, True
            elif event.kind == "plays" and seat not in drew and not t.zone(DISCARD, seat):
                yield from [(path, False) for ref in event.cards if t.cards[ref.card].bonus.cards]

    def phase(self, table: Table) -> str:
        """The phase of the turn."""
        return PHASES[paths.dominion(table).state.phase]

    def until(self, ask: Ask) -> Answer:
        """End the phase; no; nothing where that is allowed; else the first there is."""
        for pick, option in enumerate(WORDS.ask(ask).laid_out):
            if option.verb in ("end_phase", "end_turn", "none") or option.word == "no":
                return (pick,)
        return tuple(range(ask.least))

    @property
    def macros(self) -> dict[str, Macro]:
        """All Treasures at once, and the whole rest of a turn."""
        found: dict[str, Macro] = {}
        for lang in LANGS:
            say = words(lang).say
            found[say("dominion-macro-treasures")] = play_all_treasures
            found[say("dominion-option-end_turn")] = end_turn
        return found

    def counters(self, table: Table, seats: Seats) -> dict[str, Plain]:
        """The sizes of zones and piles, and all counters."""
        return paths.counters(table, seats)


def play_all_treasures(session: Session) -> Iterator[Answer]:
    """In a Buy phase every Treasure in hand, those that may ask for a choice last."""
    if session.ask is None:
        return
    ask = WORDS.ask(session.ask)
    if ask.kind != "buy":
        return
    kinds = paths.dominion(session.table).cards
    plays = [pick for pick, option in enumerate(ask.options) if option.verb == "play"]
    if plays:
        yield tuple(sorted(plays, key=lambda pick: iscoroutinefunction(kinds[ask.options[pick].card].do)))


def end_turn(session: Session) -> Iterator[Answer]:
    """In an Action phase the end of it, and of every phase after it until the turn is over.

    Other questions that come between are left to be answered.
    """
    begun = session.ask
    if begun is None or WORDS.ask(begun).kind != "action":
        return
    turn = paths.dominion(session.table).turn_cause
    while (asked := session.ask) is not None and paths.dominion(session.table).turn_cause == turn:
        ask = WORDS.ask(asked)
        if ask.kind not in _END:
            return
        verb = _END[ask.kind]
        yield (next(pick for pick, option in enumerate(ask.options) if option.verb == verb),)


ADAPTER = DominionAdapter(named("dominion"))
