"""A part of the review of a user's record. Nothing is kept: the page asks for one part after the other."""

from __future__ import annotations

from bisect import bisect_right

import msgspec

from fudaba import games
from fudaba.coach import Care, Mistake, Review
from fudaba.coach.findings import FORMAT, digest_of
from fudaba.coach.slices import Slice, Suspect, done
from fudaba.coach.texts import mistake_texts
from fudaba.kernel.ask import IllegalAnswer
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import BadRecord, Record, decode, setup_from
from fudaba.server.game.snapshot import Position
from fudaba.server.lobby.replays import KnownRecord, known_of
from fudaba.server.protocol.coach_schema import Chance, Costly, ReviewAsked, ReviewPart, Suspected
from fudaba.server.protocol.schema import Text
from fudaba.server.protocol.texts import explain, say
from fudaba.text import LANGS
from fudaba.text.narrator import narrator

PREPARES = ReviewPart(0, 0, 0, 0, 0, [], [], None, 0, prepares=True)
"""What a page is sent while what all parts go by is still being looked for."""


def beginning_of(data: bytes) -> Position:
    """The game of a record before its first answer, for what bots prepare.

    Raises `BadRecord` or `BadSetup` for a record that cannot be run.
    """
    record = decode(data)
    setup = setup_from(games.named(record.game), record)
    return Position(f"record {digest_of(record)}", setup, tuple(record.names), ())


def review_part(asked: ReviewAsked) -> bytes | Text:
    """What a part of a review finds, as JSON (`ReviewPart`); or why the record cannot be run."""
    try:
        known = known_of(asked.record.encode())
    except (BadRecord, BadSetup) as error:
        return explain(error)
    record, care, suspect = known.record, Care(), asked.suspect
    seats, answers = tuple(range(len(record.names))), len(record.answers)
    if suspect is None:
        first = min(asked.first, answers)
        work = Slice(record, seats, care, first, min(answers, first + asked.count))
    elif suspect.number < answers and suspect.seat < len(record.names):
        work = Slice(record, seats, care, suspect.number, suspect.number, _again(suspect, record))
    else:
        return say("server-replay-not-read")
    try:
        found = done(work)
    except IllegalAnswer:  # the better one, as a page has sent it
        return say("server-replay-not-read")
    curve = [Chance(_step(known, one.answers), one.turn, one.chances, one.errors) for one in found.curve]
    return msgspec.json.encode(
        ReviewPart(
            upto=work.upto,
            answers=answers,
            steps=len(known.timeline.marks),
            again=care.suspects,
            shown=care.shown,
            curve=curve,
            suspects=[
                Suspected(one.number, one.turn, one.seat, list(one.given), list(one.better), one.dear)
                for one in found.suspects
            ],
            mistake=None if found.mistake is None else _costly(known, found.mistake),
            weighed=found.weighed,
        )
    )


def _again(suspect: Suspected, record: Record) -> Suspect:
    """What is tried once more: what was really given there, beside what is said to be better."""
    given = tuple(record.answers[suspect.number])
    return Suspect(suspect.number, suspect.turn, suspect.seat, given, tuple(suspect.better), suspect.dear)


def _step(known: KnownRecord, answers: int) -> int:
    """The moment at which this many answers had been given, and somebody was really asked."""
    marks = known.timeline.marks
    return max(0, bisect_right(range(len(marks)), answers, key=lambda number: marks[number].answers) - 1)


def _costly(known: KnownRecord, mistake: Mistake) -> Costly:
    """A mistake in words."""
    record = known.record
    alone = Review(FORMAT, digest_of(record), [mistake.seat], [], [], [mistake], 0, 0)
    tells = [narrator(record.game, lang, record.names) for lang in LANGS]
    en, ja = mistake_texts(alone, record, tells)[mistake.number]
    texts = [Text(*pair) for pair in zip(en, ja, strict=True)]
    step = _step(known, mistake.number)
    found = mistake.cost, mistake.half, mistake.chance, mistake.this_turn
    return Costly(step, mistake.turn, mistake.seat, *found, *texts)
