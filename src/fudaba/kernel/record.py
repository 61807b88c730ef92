"""A game is its setup, its seed and its answers: the record, replaying it and checking it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

import msgspec
from msgspec import UNSET, UnsetType

from fudaba.kernel import renewal
from fudaba.kernel.ask import Answer, IllegalAnswer
from fudaba.kernel.bounds import TooMuch, check_answers, check_situation, check_words
from fudaba.kernel.deals import Deal
from fudaba.kernel.dice import commitment
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import BadSetup, Earlier, Game, Setup, setup_of, situation_in, title, written
from fudaba.kernel.problem import Problem
from fudaba.kernel.table import Table
from fudaba.kernel.visible import in_json

FORMAT = "fudaba-record/1"


class BadRecord(Problem):
    """The record cannot be what it says it is; the message says what is wrong and where."""


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game as it is saved: its setup, its seed and its answers."""

    format: str
    """The name and version of the file format."""
    rules: int
    """Version of the game's rules."""
    game: str
    """The name of the game, as in commands and records."""
    options: dict[str, str | int | bool]
    """The value of each option of the table, by its name."""
    names: list[str]
    """The names of the players, by seat."""
    seed: str
    """The text from which all shuffles follow."""
    commitment: str
    """SHA-256 of the seed, as it was shown at the start."""
    answers: list[list[int]]
    """The numbers of the chosen options, in order."""
    situation: dict[str, Any] | None = None
    """For a game that began in the middle, its beginning as plain data (`kernel.game.written`)."""
    final: str | None = None
    """Digest of the final state, once the game is over."""
    earlier: list[Earlier] = []
    """For a game that continues another: its earlier seeds, and the number of answers after which the next
    seed took over."""
    deals: list[Deal] | UnsetType = UNSET
    """For a game played elsewhere: the results of its shuffles, not written for others. Then the seed proves
    nothing."""


class Finder(Protocol):
    """Finds a game by its name; raises `BadSetup` for an unknown one."""

    def __call__(self, name: str) -> Game: ...


def record_of(game: Game, setup: Setup, names: list[str], answers: list[Answer]) -> Record:
    """The record of a game so far."""
    return Record(
        format=FORMAT,
        rules=game.rules,
        game=game.name,
        options=dict(setup.options),
        names=names,
        seed=setup.seed,
        commitment=commitment(setup.seed),
        answers=[list(answer) for answer in answers],
        situation=written(setup.situation),
        earlier=list(setup.earlier),
        deals=list(setup.deals) or UNSET,
    )


def encode(record: Record) -> bytes:
    """The record as small JSON on one line, in which all that is written can be seen."""
    return in_json(msgspec.json.encode(record).decode()).encode() + b"\n"


def decode(data: bytes, file: str = "") -> Record:
    """Read a record. Raises `BadRecord` for anything that is not a whole record of this format.

    file: in which it is, if that is to be told with what is wrong.
    """
    try:
        return _decoded(data)
    except BadRecord as error:
        if not file:
            raise
        raise BadRecord("problem-in-file", file=file, problem=error) from None


def _decoded(data: bytes) -> Record:
    try:
        head = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("problem-not-json", what=str(error)) from None
    found = head.get("format") if isinstance(head, dict) else None
    if found != FORMAT:
        raise BadRecord("problem-format", found=str(found), format=FORMAT)
    try:
        record = msgspec.convert(head, Record)
        earlier = (one.seed for one in record.earlier)
        check_words(record.options, record.game, record.seed, *record.names, *earlier)
        check_answers(record.answers)
        check_answers(record.earlier)
        check_answers([face for deal in record.deals or () for face in deal.cards])
        if record.situation is not None:
            check_situation(record.situation)
    except msgspec.ValidationError as error:
        raise BadRecord("problem-not-record", what=str(error)) from None
    except TooMuch as error:
        raise error.as_kind(BadRecord) from None
    return record


def setup_from(game: Game, record: Record) -> Setup:
    """The checked setup of a record.

    Raises `BadRecord` if it is of another version of the rules, or of a table that cannot be.
    """
    if game.name != record.game:
        raise BadRecord("problem-other-game", found=title(record.game), game=title(game.name))
    if game.rules != record.rules:
        raise BadRecord("problem-rules", found=record.rules, rules=game.rules)
    if record.earlier and record.earlier[-1].answers > len(record.answers):
        raise BadRecord("problem-earlier-answers", number=record.earlier[-1].answers)
    try:
        return setup_of(
            game,
            seats=len(record.names),
            seed=record.seed,
            options=record.options,
            situation=situation_in(game, record.situation),
            earlier=record.earlier,
            deals=record.deals or (),
        )
    except BadSetup as error:
        raise error.as_kind(BadRecord) from None


def answers_of(record: Record, driver: Driver[Table], upto: int | None = None) -> Iterator[Answer]:
    """The answers of a record, each of them legal where the driver stands when it is fetched.

    Raises `BadRecord` for one that is not, with its number, counted from 0.
    """
    for number, picks in enumerate(record.answers[:upto]):
        answer = tuple(picks)
        if driver.ask is None:
            raise BadRecord("problem-after-end", number=number)
        try:
            driver.ask.check(answer)
        except IllegalAnswer as error:
            raise BadRecord("problem-answer", number=number, problem=error) from None
        yield answer


def replay(record: Record, find: Finder, *, upto: int | None = None, events: bool = False) -> Driver[Table]:
    """Run the game of a record again, over all its answers or the first `upto`. No checkpoints are kept.

    Raises `BadRecord` if it is of another version of the rules, cannot be set up, or has an answer
    that is illegal where it stands (the message says which).
    """
    try:
        game = find(record.game)
        setup = setup_from(game, record)
        table = game.table(renewal.first(setup))
    except BadSetup as error:
        raise error.as_kind(BadRecord) from None
    if events:
        table.events = []
    renewal.lay(table, setup.deals)
    driver = Driver(table, forkable=False)
    driver.start()
    seeds = renewal.renewals(setup)
    _go_on(driver, seeds, 0)
    for given, answer in enumerate(answers_of(record, driver, upto), 1):
        driver.answer(answer)
        _go_on(driver, seeds, given)
    return driver


def _go_on(driver: Driver[Table], seeds: Mapping[int, str], given: int) -> None:
    """After this many answers the next seed takes over, if there is one."""
    if given in seeds:
        try:
            renewal.renew(driver, seeds[given])
        except ValueError:
            raise BadRecord("problem-goes-on", number=given - 1) from None


def verify(record: Record, find: Finder) -> str:
    """The digest of a record's last state; raises what `verified` raises."""
    digest: str = verified(record, find).table.state.digest()
    return digest


def verified(record: Record, find: Finder) -> Driver[Table]:
    """Run a record again, over all its answers.

    Raises `BadRecord` where the seed is not the one committed to, an answer is illegal, or the final
    state is not the one recorded.
    """
    if commitment(record.seed) != record.commitment:
        raise BadRecord("problem-committed")
    driver = replay(record, find)
    if record.final is not None:
        if not driver.over:
            raise BadRecord("problem-not-ended")
        digest = driver.table.state.digest()
        if digest != record.final:
            raise BadRecord("problem-final", found=digest, recorded=record.final)
    return driver
