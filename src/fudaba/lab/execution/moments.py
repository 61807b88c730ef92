"""A moment of a game as a scenario: the situation a little before it, and the answers from there on.

Where a game's adapter can lay out the table as it was, the scenario begins there. Where it cannot (effects
that are still to come belong to no place), it begins earlier, at the first deal if need be.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from fudaba import games
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Game, Setup, Value
from fudaba.kernel.record import Record, answers_of, setup_from
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table
from fudaba.kernel.worlds import NoWorld, possible
from fudaba.lab.adapter import Adapter, Seats, adapter_of
from fudaba.lab.errors import ScenarioError
from fudaba.lab.execution.runner import run
from fudaba.lab.scenario.answers import Unfit
from fudaba.lab.scenario.labels import Labels
from fudaba.lab.scenario.option_labels import OptionLabels
from fudaba.lab.scenario.reader import DEALT, scenarios
from fudaba.lab.scenario.scenario import Scenario
from fudaba.lab.scenario.writer import answer_of, yaml_of
from fudaba.lab.values.nodes import Plain
from fudaba.text import words
from fudaba.text.visible import visible

Document: TypeAlias = dict[str, Plain]
"""A scenario as plain data."""

LETTERS = "ABCDEFGHIJKL"
BACK = 120
"""How many answers before the moment a situation is looked for that can be laid out."""


class NoScenario(Exception):
    """The moment cannot be told as a scenario."""


def title_of(record: Record) -> str:
    """What a scenario out of a game is called: the game, and who plays. Raises `BadSetup` for no game."""
    games.named(record.game)
    # text: *-title
    return visible(f"{words('en').say(f'{record.game}-title')}, {' – '.join(record.names)}")


def scenario_at(record: Record, answers: int, title: str) -> tuple[Document, bool]:
    """The scenario, as plain data, of a game after this many answers; and whether it begins at the first
    deal.

    Raises `BadSetup` or `BadRecord` for a record that cannot be run, `NoScenario` where there is none.
    """
    game = games.named(record.game)
    setup = setup_from(game, record)
    return _Finding(game, setup, record, title).found(answers)


def seen_scenario(record: Record, answers: int, viewer: int, key: bytes, title: str) -> Document:
    """The scenario of a game that goes on, as one viewer knows it: what they may not know lies at random.

    It is of the last moment, after at most this many answers, that can be laid out (in Dominion when a turn
    begins), with what was known then. What lies hidden comes from what the viewer knows and from the key
    alone (`kernel.worlds`), so it tells no secret.

    Raises `NoScenario` where there is none.
    """
    game = games.named(record.game)
    setup = setup_from(game, record)
    finding = _Finding(game, setup, record, title)
    session = Session(game, setup, list(finding.seats.labels))
    rests: deque[Table] = deque(maxlen=BACK)
    for answer in answers_of(record, session.driver, answers):
        if session.driver.at_rest:
            rests.append(session.table.clone())
        session.answer(answer)
    if session.driver.at_rest and session.ask is not None:
        rests.append(session.table.clone())
    for table in reversed(rests):
        begun = Driver(table)
        begun.resume()
        try:
            document = finding.laid_out(possible(begun, viewer, key).table)
        except NoWorld:
            continue
        if document is not None:
            return document
    raise NoScenario


class _Finding:
    def __init__(self, game: Game, setup: Setup, record: Record, title: str) -> None:
        self.game, self.setup, self.record, self.title = game, setup, record, title
        self.adapter: Adapter = adapter_of(game.name)
        self.seats = Seats(tuple(LETTERS[: setup.seats]))
        self.labels = Labels(self.adapter, self.seats)
        self.texts = OptionLabels(game.name, self.seats)

    def found(self, answers: int) -> tuple[Document, bool]:
        session = Session(self.game, self.setup, list(self.seats.labels))
        steps: list[Plain] = []
        rests: list[tuple[int, Table, Ask | None]] = []
        taken: list[Answer] = []
        for answer in answers_of(self.record, session.driver, answers):
            ask = session.ask
            assert ask is not None, "an answer of the record fits here"
            if session.driver.at_rest and len(taken) > answers - BACK:
                rests.append((len(taken), session.table.clone(), ask))
            steps.append({self.seats.labels[ask.decider]: self._written(answer, ask)})
            session.answer(answer)
            taken.append(answer)
        if session.driver.at_rest:
            rests.append((len(taken), session.table.clone(), session.ask))
        for given, table, _ in reversed(rests):
            document = self._laid_out(table, steps[given:])
            if document is not None and self._leads_to(document, session):
                return document, False
        if self.setup.situation is not None:
            raise NoScenario
        return self._dealt(steps), True

    def _written(self, answer: Answer, ask: Ask) -> str | list[str]:
        try:
            return answer_of(answer, ask, self.labels, self.texts)
        except Unfit:
            raise NoScenario from None

    def _head(self, labels: Sequence[str], options: Mapping[str, Value]) -> Document:
        known = {switch.name: switch.default for switch in self.game.switches}
        changed = {name: value for name, value in options.items() if value != known[name]}
        names = visible(
            ", ".join(f"{self.seats.labels[seat]}: {name}" for seat, name in enumerate(self.record.names))
        )
        return {
            "scenario": self.title,
            "game": self.game.name,
            **({"options": changed} if changed else {}),
            "seats": list(labels),
            "notes": names,
        }

    def laid_out(self, table: Table) -> Document | None:
        """A scenario without steps that begins at a table at rest, if it can be laid out and read again."""
        document = self._laid_out(table, [])
        if document is None:
            return None
        (scenario,) = scenarios(yaml_of(document).encode(), "")
        return None if isinstance(scenario, ScenarioError) else document

    def _laid_out(self, table: Table, steps: Sequence[Plain]) -> Document | None:
        """A scenario that begins at a table at rest, None where that cannot be laid out."""
        laid = self.adapter.laid_out(table, self.seats)
        if laid is None:
            return None
        first, setup = laid
        labels = self.seats.labels[first:] + self.seats.labels[:first]
        free = {switch.name for switch in self.game.switches if not switch.values}
        options = {name: value for name, value in self.setup.options.items() if name not in free}
        return {**self._head(labels, options), "setup": setup, "steps": list(steps)}

    def _dealt(self, steps: Sequence[Plain]) -> Document:
        setup = self.setup
        earlier = {"earlier": {one.seed: one.answers for one in setup.earlier}} if setup.earlier else {}
        head = self._head(self.seats.labels, setup.options)
        return {**head, "seed": setup.seed, **earlier, "setup": DEALT, "steps": list(steps)}

    def _leads_to(self, document: Document, session: Session) -> bool:
        """Whether its answers lead to the table as it is in the session."""
        (scenario,) = scenarios(yaml_of(document).encode(), "")
        if isinstance(scenario, ScenarioError):
            return False
        played = _played(scenario)
        if played is None or (played.ask is None) != (session.ask is None):
            return False
        seats = scenario.seats
        number = [seats.number(label) for label in self.seats.labels]
        return (
            self.adapter.counters(played.table, seats) == self.adapter.counters(session.table, self.seats)
            and _lying(played.table, seats) == _lying(session.table, self.seats)
            and _asked(played.ask, list(range(len(number)))) == _asked(session.ask, number)
        )


def _played(scenario: Scenario) -> Session | None:
    """The session at the end of a scenario whose steps are all answers, None where one does not fit."""
    outcome = run(scenario)
    return outcome.games[0] if outcome.ok else None


def _asked(ask: Ask | None, number: Sequence[int]) -> object:
    """A question without the names of cards; number: what each seat counts as."""
    if ask is None:
        return None
    options = [
        (verb, face, word, number[seat] if seat >= 0 else -1, figure)
        for verb, face, word, seat, figure in (option.same for option in ask.laid_out)
    ]
    return (
        number[ask.owner],
        number[ask.decider],
        ask.kind,
        ask.least,
        ask.most,
        sorted(options),
        str(ask.numbers),
    )


def _lying(table: Table, seats: Seats) -> dict[tuple[str, str], list[str]]:
    """The faces in each place that is in the game, the bottom first; hands and the like in any order."""
    found = {}
    for number, zone in enumerate(table.state.layout):
        faces = [table.cards[card].face for card in table.state.zones[number]]
        owner = seats.labels[zone.owner] if zone.owner >= 0 else ""
        if zone.name != "box" and faces:
            found[owner, zone.name] = sorted(faces) if zone.name == "hand" else faces
    return found
