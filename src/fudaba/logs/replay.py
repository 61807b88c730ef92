"""A whole game out of a log: a record whose shuffles are written down, brought along and not sealed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from fudaba import games
from fudaba.kernel.deals import Deal
from fudaba.kernel.game import BadSetup, Setup, setup_of
from fudaba.kernel.record import BadRecord, Record, record_of, replay
from fudaba.logs.atoms import Atom, Listener, atoms_of
from fudaba.logs.candidates import Guide
from fudaba.logs.faces import Faces
from fudaba.logs.log import BadLog, Line, Log
from fudaba.logs.matching import Misfit, Place, followed
from fudaba.logs.nodes import Pass, deals_of, guide_of
from fudaba.logs.search import MOST_SECONDS, MOST_TRIES, Search

SEED: Final = "brought along"
MOST_PASSES: Final = 6
"""How many passes are made for one that changes nothing."""
_SHELTERS: Final = frozenset({"hovel", "necropolis", "overgrown_estate"})


class Replay(NamedTuple):
    """A log as a game of ours."""

    record: Record | None
    """The game as far as it follows the log, None where not even its beginning does."""
    whole: bool
    """Whether it follows the whole log."""
    turns: int
    """How many turns of the log it has."""
    of: int
    """How many turns the log has."""
    line: int = 0
    """The number of the line of the text that it does not get past, 0 for none."""
    raw: str = ""
    """That line, or ""."""
    reason: str = ""
    """"answers" where no answer was found after which the game goes on as the log does, "time" where not all
    of them could be tried.
    """
    tries: int = 0
    """How many answers were tried."""
    seconds: float = 0.0
    """How long it took."""


def replayed(
    log: Log,
    options: Mapping[str, object] | None = None,
    seconds: float = MOST_SECONDS,
    tries: int = MOST_TRIES,
) -> Replay:
    """Follow a log with a game of ours.

    options: of the table; the kingdom is the log's where they do not say. seconds: how long a pass may take;
    tries: how many answers it may try. Where there are seconds enough, what is found depends on these alone.

    Raises `BadLog` where the kingdom is not known, or cannot be.
    """
    if not log.kingdom and not (options or {}).get("kingdom"):
        raise BadLog("logs-problem-no-kingdom")
    if len(log.players) < 2 or not log.turns:
        raise BadLog("logs-problem-one-player")
    atoms = atoms_of(log)
    setup = _setup(log, options or {})
    search = Search(games.named("dominion"), setup, atoms, seconds, tries)
    tries, spent, reason = 0, 0.0, "answers"
    end: int | None = None
    furthest = 0
    planned: dict[int, Sequence[str]] = {}
    guide: Sequence[Guide] = ()
    for _ in range(MOST_PASSES):
        found = search.one_pass(planned, guide, end)
        tries, spent = tries + found.tries, spent + found.seconds
        planned, guide = deals_of(found, search.faces), guide_of(found, search.faces)
        if not found.whole:
            if end is None:
                furthest, reason = found.furthest, "time" if found.stopped else "answers"
            end = _turn_before(atoms, found.node.at.atom)
            if end == 0:
                break
        elif not found.changed:
            record = _record(log, setup, planned, found)
            if _holds(record, atoms, found.node.at.atom):
                turns = sum(atom.kind in ("turn", "extra") for atom in atoms[: found.node.at.atom])
                if end is None:
                    return Replay(record, True, turns, len(log.turns), tries=tries, seconds=spent)
                line = _line(log, atoms, furthest)
                return Replay(record, False, turns, len(log.turns), line.line, line.raw, reason, tries, spent)
    line = _line(log, atoms, furthest)
    return Replay(None, False, 0, len(log.turns), line.line, line.raw, reason, tries, spent)


def _line(log: Log, atoms: Sequence[Atom], furthest: int) -> Line:
    return log.lines[atoms[min(furthest, len(atoms) - 1)].line]


def _turn_before(atoms: Sequence[Atom], index: int) -> int:
    """Where the last turn begins that the log was followed into."""
    starts = (place for place in range(min(index, len(atoms) - 1), 0, -1))
    return next((place for place in starts if atoms[place].kind in ("turn", "extra")), 0)


def _setup(log: Log, options: Mapping[str, object]) -> Setup:
    """The table of a log: its kingdom, and whether there were Colonies and Shelters."""
    named = {id for line in log.lines for id in line.cards}
    begun = {id for line in log.lines if line.kind == "starts_with" for id in line.cards}
    given: dict[str, object] = {
        "kingdom": ",".join(log.kingdom),
        "colonies": "yes" if named & {"colony", "platinum"} else "no",
        "shelters": "yes" if begun & _SHELTERS else "no",
        **options,
    }
    try:
        return setup_of(games.named("dominion"), seats=len(log.players), seed=SEED, options=given)
    except BadSetup as error:
        raise error.as_kind(BadLog) from None


def _record(log: Log, setup: Setup, planned: Mapping[int, Sequence[str]], found: Pass) -> Record:
    """The record of a pass in which nothing changed."""
    names = [log.players[(log.first + seat) % len(log.players)] for seat in range(len(log.players))]
    answers = [node.answer for node in found.node.path()]
    record = record_of(games.named("dominion"), setup, names, answers)
    record.deals = [Deal(roll, list(faces)) for roll, faces in sorted(planned.items())]
    return record


def _holds(record: Record, atoms: Sequence[Atom], end: int) -> bool:
    """Whether the record, run from its beginning, tells what the log says up to an atom; if so, and if its
    game is over, its final state is noted."""
    try:
        driver = replay(record, games.named, events=True)
    except BadRecord:
        return False
    table = driver.table
    faces = Faces(card.face for card in table.cards)
    at = Place(0)
    for message, _ in Listener(table.cards).deeds(table.events or ()):
        if at.atom >= end:
            break
        step = followed(message, at, atoms, faces)
        if isinstance(step, Misfit):
            return False
        at = step.place
    if driver.over:
        record.final = table.state.digest()
    return at.atom >= end
