"""`fudaba lab run` and `fudaba lab check`: scenario files from the command line."""

from __future__ import annotations

import argparse
import errno
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import indent
from typing import Any, NamedTuple

from fudaba import arguments, card_files
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import decode
from fudaba.lab.commands import ask, link
from fudaba.lab.commands.console import console
from fudaba.lab.commands.crash_report import report
from fudaba.lab.errors import (
    ReadingBroke,
    ScenarioBroke,
    ScenarioError,
    ScenarioFailed,
    ScenarioMistaken,
    said,
    wrong,
)
from fudaba.lab.execution.moments import NoScenario, scenario_at, title_of
from fudaba.lab.execution.question import stands
from fudaba.lab.execution.runner import ScenarioResult, tried
from fudaba.lab.execution.trace import Trace, traced
from fudaba.lab.scenario.reader import scenarios
from fudaba.lab.scenario.scenario import Scenario
from fudaba.lab.scenario.writer import yaml_of
from fudaba.text.visible import print_json, print_line, print_lines

EXAMPLE = """\
scenario: Block ends an attack
rule: BRG-118
game: bridge_over
setup:
  top: red 5
  pile: [green 1, green 3]
  A: {hand: [red Draw 2, blue 1]}
  B: {hand: [Block, blue 7]}
steps:
  - A: play red Draw 2
  - see: {attack: 2, attack.on: B}
  - B: play Block
  - see: {attack: none, B.hand: {has: [blue 7]}}
"""
"""A scenario file, for the help."""

INPUT = "-"
"""Instead of a file: what is typed or piped in."""


def add(subparsers: Any) -> None:
    """Add the lab's commands to the command line."""
    lab = subparsers.add_parser("lab")
    commands = lab.add_subparsers(title="commands", required=True, metavar="COMMAND")
    runs = commands.add_parser(
        "run",
        epilog=arguments.Help("cli-more-lab-run", scenario=indent(EXAMPLE, "  ")),
    )
    _add_files(runs)
    arguments.add_json(
        runs,
        "[{file, scenario, ok, step, message, steps: [{line, step, branch, ok, message, "
        "warnings, events: [{kind, text, rule, depth}], changes: [{path, before, after}]}]}, …]",
    )
    runs.add_argument("--brief", action="store_true", help=arguments.Help("cli-arg-lab-brief"))
    runs.add_argument(
        "--as",
        dest="viewer",
        default="all",
        metavar="SEAT",
        help=arguments.Help("cli-arg-lab-as"),
    )
    runs.set_defaults(run=_run)
    asks = commands.add_parser("ask")
    _add_files(asks)
    arguments.add_json(asks, ask.SHAPE)
    asks.add_argument("--at", type=int, metavar="N", help=arguments.Help("cli-arg-lab-ask-at"))
    asks.set_defaults(run=_ask)
    checks = commands.add_parser("check")
    _add_files(checks)
    checks.set_defaults(run=_check)
    moments = commands.add_parser("from")
    moments.add_argument("file", metavar="RECORD", help=arguments.Help("cli-arg-record"))
    moments.add_argument("--at", type=int, metavar="N", help=arguments.Help("cli-arg-lab-at"))
    arguments.add_cards(moments)
    arguments.add_lang(moments)
    moments.set_defaults(run=_from)
    link.add(commands)


def _add_files(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help=arguments.Help("cli-arg-lab-files"),
    )
    arguments.add_cards(parser)
    arguments.add_lang(parser)


def _run(args: argparse.Namespace) -> int:
    found, errors, sources = read_all(args.files)
    lacks = [
        ScenarioError(lack.file, lack.line, said(lack.message, **lack.facts)) for lack in card_files.lacking()
    ]
    viewer = None if args.viewer == "all" else args.viewer
    if viewer is not None:
        errors += [_no_seat(scenario, viewer) for scenario in found if viewer not in scenario.seats.labels]
        found = [scenario for scenario in found if viewer in scenario.seats.labels]
    if args.json:
        outcomes = [_outcome(scenario) for scenario in found]
        entries = [entry_of(outcome, args.lang) for outcome in outcomes]
        if not args.brief:
            for entry, outcome in zip(entries, outcomes, strict=True):
                entry["steps"] = traced(outcome, args.lang, viewer)
        errors += _not_reached(outcomes)
        entries += [wrong_entry(error, args.lang) for error in [*errors, *lacks]]
        print_json(entries)
        _tell_errors([*errors, *lacks], args.lang)
        return _code(outcomes, errors, lacks, _report(outcomes, errors, sources, args.lang))
    trace = Trace(console(), args.lang, viewer)
    outcomes = []
    for scenario in found:
        outcome = _outcome(scenario)
        outcomes.append(outcome)
        if args.brief:
            trace.brief(outcome)
        else:
            trace.scenario(outcome)
    errors += _not_reached(outcomes)
    _tell_errors([*errors, *lacks], args.lang)
    trace.summary(outcomes, errors, above=len(found) == 1)
    return _code(outcomes, errors, lacks, _report(outcomes, errors, sources, args.lang))


def _ask(args: argparse.Namespace) -> int:
    found, errors, sources = read_all(args.files)
    if args.at is not None and args.at < 0:
        raise BadSetup("lab-ask-at", number=args.at)
    asked = [stands(scenario, args.lang, args.at) for scenario in found]
    outcomes = [outcome for outcome, _ in asked]
    if args.json:
        entries = [
            {**entry_of(outcome, args.lang), "asks": ask.entries(standing)} for outcome, standing in asked
        ]
        entries += [wrong_entry(error, args.lang) for error in errors]
        print_json(entries)
    else:
        ask.show(asked, Trace(console(), args.lang), args.at)
    _tell_errors(errors, args.lang)
    if not errors and args.at is not None:  # what comes after that step was not asked for
        return 0 if all(standing for _, standing in asked) else 1
    return _code(outcomes, errors, (), _report(outcomes, errors, sources, args.lang))


def _not_reached(outcomes: Iterable[ScenarioResult]) -> list[ScenarioError]:
    """What is wrong in steps that were not run since one before them fails."""
    return [
        mistake
        for outcome in outcomes
        for mistake in outcome.scenario.mistakes
        if outcome.failure is not None and mistake.line != outcome.failure.line
    ]


def _report(
    outcomes: Iterable[ScenarioResult],
    errors: Iterable[ScenarioError],
    sources: Mapping[str, bytes],
    lang: str,
) -> bool:
    """Keep each situation that stopped the engine as a file, and say where. Returns whether there is one."""
    failures = [outcome.failure for outcome in outcomes]
    broke = [each for each in (*errors, *failures) if isinstance(each, ReadingBroke | ScenarioBroke)]
    for each in broke:
        written = said("lab-broke-written", file=report(each, sources))
        print_line(f"{each.file}:{each.line}: {written.text(lang)}", sys.stderr)
    return bool(broke)


def _outcome(scenario: Scenario) -> ScenarioResult:
    """Run a scenario. It fails, too, where a card of one's own has called something without awaiting it."""
    with card_files.unawaited() as forgotten:
        outcome = tried(scenario)
    if forgotten:
        line = scenario.line if outcome.failure is None else outcome.failure.line
        message = said("lab-failed-unawaited", **forgotten[0]._asdict())
        outcome.failure = ScenarioFailed(scenario.file, line, message)
    return outcome


def _check(args: argparse.Namespace) -> int:
    found, errors, sources = read_all(args.files)
    errors += [mistake for scenario in found for mistake in scenario.mistakes]
    _tell_errors(errors, args.lang)
    good = [scenario for scenario in found if not scenario.unknown]
    Trace(console(), args.lang).read(good, errors)
    return _code((), errors, (), _report((), errors, sources, args.lang))


def _from(args: argparse.Namespace) -> int:
    record = decode(Path(args.file).read_bytes(), args.file)
    last = len(record.answers)
    answers = last if args.at is None else args.at
    if not 0 <= answers <= last:
        raise BadSetup("terminal-problem-answers", most=last, number=answers)
    try:
        document, _ = scenario_at(record, answers, title_of(record))
    except NoScenario:
        raise BadSetup("lab-page-no-moment") from None
    sys.stdout.write(yaml_of(document))
    return 0


class ScenarioFiles(NamedTuple):
    """What was read of files and folders."""

    found: list[Scenario]
    """All scenarios."""
    errors: list[ScenarioError]
    """What is wrong with those that cannot be read."""
    sources: dict[str, bytes]
    """The bytes of each file, by its name."""


def read_all(files: Iterable[str]) -> ScenarioFiles:
    """Read the scenarios of files and folders. Raises OSError for what is not there."""
    all_read = ScenarioFiles([], [], {})
    for path in paths(files):
        data = sys.stdin.buffer.read() if str(path) == INPUT else path.read_bytes()
        all_read.sources[str(path)] = data
        for scenario in scenarios(data, str(path)):
            if isinstance(scenario, ScenarioError):
                all_read.errors.append(scenario)
            else:
                all_read.found.append(scenario)
    return all_read


def paths(files: Iterable[str]) -> Iterator[Path]:
    """The files themselves, and for a folder the *.yaml files in it. Raises OSError."""
    for name in files:
        path = Path(name)
        if not path.is_dir():
            yield path
            continue
        inside = sorted(path.rglob("*.yaml"))
        if not inside:
            raise FileNotFoundError(errno.ENOENT, "there is no *.yaml file in this folder", name)
        yield from inside


def entry_of(outcome: ScenarioResult, lang: str) -> dict[str, Any]:
    """How a scenario went, for machines."""
    return {
        "file": outcome.scenario.file,
        "scenario": outcome.scenario.title,
        "ok": outcome.ok,
        "step": outcome.step,
        "message": "" if outcome.failure is None else outcome.failure.text(lang),
    }


def wrong_entry(error: ScenarioError, lang: str) -> dict[str, Any]:
    """What is wrong with a file, for machines."""
    message = error.text(lang)
    return {"file": error.file, "scenario": error.title, "ok": False, "step": 0, "message": message}


def _no_seat(scenario: Scenario, seat: str) -> ScenarioError:
    message = wrong("lab-wrong-seat", seat=seat).message
    return ScenarioError(scenario.file, scenario.line, message)


def _tell_errors(errors: Iterable[ScenarioError], lang: str) -> None:
    for error in errors:
        print_lines(error.text(lang), sys.stderr)


def _code(
    outcomes: Sequence[ScenarioResult],
    errors: Sequence[ScenarioError],
    lacks: Sequence[ScenarioError],
    broke: bool,
) -> int:
    if broke:
        return 3
    if errors or any(isinstance(outcome.failure, ScenarioMistaken) for outcome in outcomes):
        return 2
    return 0 if all(outcome.ok for outcome in outcomes) and not lacks else 1
