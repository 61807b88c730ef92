"""`fudaba review`."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from typing import Any

import msgspec

from fudaba import arguments, progress
from fudaba.coach.findings import FORMAT, Care, Mistake, Point, Review, digest_of
from fudaba.coach.game_review import Begun, Progress, ReviewStopped, Suspected, review
from fudaba.coach.kept_slices import KeptSlices
from fudaba.coach.texts import SuspectTexts, cost_text, texts_in_time
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import Problem, nearest, of_system
from fudaba.kernel.record import Record, decode
from fudaba.text import Words, words
from fudaba.text.narrator import narrator
from fudaba.text.problems import problem_text
from fudaba.text.visible import in_json, print_line, print_lines, visible

BARS = "▁▂▃▄▅▆▇█"
LONGEST_NAME = 40
"""How much of a name is shown: a record may have been written by anybody."""


def add(commands: Any) -> None:
    """Add the command of this room to the command line."""
    parser = commands.add_parser("review")
    parser.add_argument("file", type=Path, metavar="FILE", help=arguments.Help("cli-arg-record"))
    parser.add_argument("--seat", metavar="NAME", help=arguments.Help("cli-arg-review-seat"))
    parser.add_argument(
        "--care", type=float, default=1.0, metavar="X", help=arguments.Help("cli-arg-review-care", usual=1)
    )
    parser.add_argument("--again", action="store_true", help=arguments.Help("cli-arg-review-again"))
    arguments.add_workers(parser)
    arguments.add_cards(parser)
    arguments.add_lang(parser)
    arguments.add_json(
        parser, "{seats, curve: [{turn, chances, errors}], mistakes: [{number, seat, cost, half, …}], …}"
    )
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    record = decode(args.file.read_bytes(), str(args.file))
    seats = None if args.seat is None else [_seat(args.seat, record)]
    if not (isfinite(args.care) and args.care > 0):
        raise BadSetup("coach-problem-care")
    usual = Care()
    care = usual._replace(
        curve=max(2, round(usual.curve * args.care)),
        screen=max(2, round(usual.screen * args.care)),
        closer=max(2, round(usual.closer * args.care)),
        confirm=max(2, round(usual.confirm * args.care)),
    )
    try:
        with progress.bar(1.0, counted=False, lang=args.lang) as bar:
            found = looked_through(
                record,
                args.file,
                args.lang,
                bar.at,
                begun=lambda point: _tell_first(point, record, args.lang),
                seats=seats,
                care=care,
                again=args.again,
                workers=args.workers,
                cluster=args.cluster,
            )
    except ReviewStopped as stopped:
        if args.json:
            print_lines(in_json(msgspec.json.encode(stopped.so_far.review).decode()))
        else:
            for line in render_stopped(stopped, record, args.lang):
                print_line(line)
        return arguments.STOPPED
    if args.json:
        print_lines(in_json(msgspec.json.encode(found).decode()))
    else:
        for line in render_whole(found, record, args.file, args.lang):
            print_line(line)
    return 0


def looked_through(
    record: Record,
    file: Path | None,
    lang: str,
    progress: Progress | None,
    *,
    begun: Begun | None = None,
    suspected: Suspected | None = None,
    seats: list[int] | None = None,
    care: Care | None = None,
    again: bool = False,
    workers: int | None = 1,
    cluster: str = "",
) -> Review:
    """The review of a record, as it is kept beside the record's file; else made now, and kept there.

    file: None where the record has none. again: whether it is made anew in any case. A review that was
    stopped goes on from there. See `coach.review`.
    """
    seats = list(range(len(record.names))) if seats is None else sorted(set(seats))
    care = Care() if care is None else care

    def made(kept: KeptSlices | None) -> Review:
        return review(
            record,
            seats=seats,
            care=care,
            progress=progress,
            begun=begun,
            suspected=suspected,
            kept=kept,
            workers=workers,
            cluster=cluster,
        )

    if file is None:
        return made(None)
    whole, part = file.with_suffix(arguments.REVIEW), file.with_suffix(arguments.REVIEW_PART)
    found = None if again else _kept(whole, record, seats, care)
    if found is not None:
        return found
    try:
        kept = KeptSlices(part, record, seats, care)
    except BadSetup:  # nothing can be written there
        found = made(None)
    else:
        with kept:
            found = made(kept)
            kept.remove()
    _keep(whole, found, lang)
    return found


def _keep(file: Path, found: Review, lang: str) -> None:
    """Keep a review for the next time; where it cannot be kept, it is told all the same."""
    try:
        file.write_bytes(in_json(msgspec.json.encode(found).decode()).encode() + b"\n")
    except OSError as error:
        print_line(
            problem_text(Problem("coach-not-kept", file=str(file), error=of_system(error)), lang), sys.stderr
        )


def _seat(name: str, record: Record) -> int:
    names = {one.casefold(): seat for seat, one in enumerate(record.names)}
    if name.casefold() not in names:
        near = nearest(name, record.names)
        raise BadSetup("coach-problem-nobody", name=name, near=near, known=record.names)
    return names[name.casefold()]


def _kept(file: Path, record: Record, seats: list[int], care: Care) -> Review | None:
    """What was found before, if it is of this record, of these seats, and as careful."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Review)
    except (OSError, msgspec.DecodeError, RecursionError):
        return None
    same = (found.format, found.of, found.seats, found.care) == (FORMAT, digest_of(record), seats, [*care])
    return found if same else None


# What is told.


def _tell_first(point: Point, record: Record, lang: str) -> None:
    """The chances at the beginning, on stderr, while the rest is being found."""
    if line := first_text(point, record, lang):
        print_line(line, sys.stderr)


def first_text(point: Point, record: Record, lang: str) -> str:
    """The chances at the beginning in a sentence; "" where nothing can be said."""
    say = words(lang)
    chances = [
        say.say("coach-first-chance", player=visible(name, LONGEST_NAME), chance=round(100 * chance))
        for name, chance in zip(record.names, point.chances, strict=True)
        if chance is not None
    ]
    return say.say("coach-first", game=record.game, chances=say.join(chances)) if chances else ""


def render_whole(found: Review, record: Record, file: Path | None, lang: str) -> Iterator[str]:
    """The review in lines of text, and where the record has a file what leads to the dearest mistake."""
    yield from render(found, record, lang)
    if found.mistakes and file is not None:
        yield from _going_there(found.mistakes[0], record, file, lang)


def render(found: Review, record: Record, lang: str) -> Iterator[str]:
    """The review in lines of text."""
    say = words(lang)
    names = [visible(name, LONGEST_NAME) for name in record.names]
    found, words_of = texts_in_time(found, record, [narrator(record.game, lang, names)])
    if found.skipped:
        yield say.say("coach-skipped", count=found.skipped)
    if found.curve:
        yield from _curve_lines(found, record, say)
    if not (found.curve or found.weighed):
        yield say.say("coach-none", weighed=0)
    elif not found.mistakes and found.share == 1:
        yield say.say("coach-none", weighed=found.weighed)
    if not found.mistakes:
        return
    yield say.say("coach-mistakes", count=len(found.mistakes), weighed=found.weighed)
    for place, mistake in enumerate(found.mistakes, 1):
        (of_it,) = words_of[mistake.number]
        yield f"{place:>2}. " + say.say(
            "coach-mistake",
            turn=mistake.turn,
            question=of_it.question,
        )
        yield "    " + say.say("coach-answered", given=of_it.given, better=of_it.better)
        yield "    " + _cost_text(say, mistake, record.game)
        if of_it.why:
            yield f"    {of_it.why}"


def _curve_lines(found: Review, record: Record, say: Words) -> Iterator[str]:
    """The chances to win, a line for each seat, and an empty line."""
    yield say.say("coach-curve", game=record.game)
    names = [visible(name, LONGEST_NAME) for name in record.names]
    width = max(map(len, names))
    for seat in found.seats:
        chances = [point.chances[seat] for point in found.curve]
        line = "".join(" " if one is None else BARS[min(7, int(one * 8))] for one in chances)
        yield f"  {names[seat]:<{width}}  {line}"
    yield ""


def render_stopped(stopped: ReviewStopped, record: Record, lang: str) -> Iterator[str]:
    """What a review has found that was stopped, in lines of text."""
    say, (found, suspects) = words(lang).say, stopped.so_far
    if found.curve:
        yield from render(found, record, lang)
    if suspects:
        yield say("coach-suspects", count=len(suspects))
        tell = narrator(record.game, lang, [visible(name, LONGEST_NAME) for name in record.names])
        texts = SuspectTexts(record)
        for suspect in suspects:
            first, *rest = texts.lines(suspect, tell)
            yield f"  - {first}"
            yield from (f"    {line}" for line in rest)
    share = int(100 * found.share)
    yield say("coach-stopped" if stopped.is_kept else "coach-stopped-lost", share=share)


def _cost_text(say: Words, mistake: Mistake, game: str) -> str:
    """What a mistake has cost, in a sentence."""
    cost, half = cost_text(mistake)
    if mistake.this_turn:
        return say.say("coach-cost-turn", cost=cost, half=half, number=mistake.number)
    return say.say(
        "coach-cost",
        game=game,
        cost=cost,
        half=half,
        chance=round(100 * mistake.chance),
        better=round(100 * (mistake.chance + mistake.cost)),
        number=mistake.number,
    )


def _going_there(mistake: Mistake, record: Record, file: Path, lang: str) -> Iterator[str]:
    """The commands that show the moment of a mistake, and play on from there."""
    name, at = shlex.quote(str(file)), mistake.number
    seats = ",".join("you" if seat == mistake.seat else "bot" for seat in range(len(record.names)))
    say = words(lang).say
    yield ""
    yield say("coach-look-at", command=f"fudaba replay {name} --at {at} --as {mistake.seat + 1}")
    yield say("coach-play-from", command=f"fudaba play --from {name} --at {at} --seats {seats}")
