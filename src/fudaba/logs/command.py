"""`fudaba logs`: games of Dominion that were played elsewhere."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec

from fudaba import arguments
from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import encode
from fudaba.logs import positions as laying
from fudaba.logs import statistics
from fudaba.logs.kingdom import kingdom_of
from fudaba.logs.log import BadLog, Line, Log
from fudaba.logs.names import name
from fudaba.logs.plain_text import MOST_CHARACTERS
from fudaba.logs.reader import read, read_many
from fudaba.logs.replay import replayed
from fudaba.logs.search import MOST_SECONDS
from fudaba.parser import printable
from fudaba.text import Words, words
from fudaba.text.problems import problem_text
from fudaba.text.visible import print_json, print_line

STDIN: Final = "-"
MOST_ROWS: Final = 20
"""How many rows of a table are printed, if nobody says."""
_SHAPE: Final = "{players, turns: […], lines: [{kind, player, cards, …}], unknown: […]}"
_REPLAY_SHAPE: Final = "{whole, turns, of, line, text, file}"
_STATS_SHAPE: Final = "{games, wrong: […], tables: {cards: [{of, games, decided, won}], …}}"


def add(commands: Any) -> None:
    """Add the commands of this room to the command line."""
    room = commands.add_parser("logs")
    inside = room.add_subparsers(title="commands", required=True, metavar="COMMAND")
    reading = inside.add_parser("read")
    _add_files(reading)
    _add_kingdom(reading)
    arguments.add_json(reading, _SHAPE)
    arguments.add_lang(reading)
    reading.set_defaults(run=_read)

    stats = inside.add_parser("stats")
    _add_files(stats)
    stats.add_argument("--player", default="", metavar="NAME", help=arguments.Help("cli-arg-logs-player"))
    stats.add_argument("--to-parquet", type=Path, metavar="FILE", help=arguments.Help("cli-arg-logs-parquet"))
    stats.add_argument(
        "--rows", type=int, default=MOST_ROWS, help=arguments.Help("cli-arg-logs-rows", usual=MOST_ROWS)
    )
    arguments.add_json(stats, _STATS_SHAPE)
    arguments.add_lang(stats)
    stats.set_defaults(run=_stats)

    laid = inside.add_parser("positions")
    _add_files(laid)
    _add_kingdom(laid)
    laid.add_argument("--player", default="", metavar="NAME", help=arguments.Help("cli-arg-logs-player"))
    laid.add_argument("--out", type=Path, metavar="DIR", help=arguments.Help("cli-arg-logs-out"))
    arguments.add_lang(laid)
    laid.set_defaults(run=_positions)

    followed = inside.add_parser("replay")
    _add_files(followed)
    _add_kingdom(followed)
    followed.add_argument(
        "--to", type=Path, required=True, metavar="FILE", help=arguments.Help("cli-arg-logs-to")
    )
    followed.add_argument(
        "--seconds",
        type=float,
        default=MOST_SECONDS,
        metavar="N",
        help=arguments.Help("cli-arg-logs-seconds", usual=int(MOST_SECONDS)),
    )
    arguments.add_json(followed, _REPLAY_SHAPE)
    arguments.add_lang(followed)
    followed.set_defaults(run=_replay)


def _add_files(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=arguments.Help("cli-arg-logs-files"))


def _add_kingdom(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kingdom", default="", metavar="LIST", help=arguments.Help("cli-arg-logs-kingdom"))


# What is given.


def text_of(file: str) -> str:
    """The text of a file, "-" for what is typed or piped in. Raises `BadLog` for one that is too long."""
    if file == STDIN:
        return sys.stdin.read(MOST_CHARACTERS + 1)
    with open(file, "rb") as stream:
        data = stream.read(4 * MOST_CHARACTERS + 1)
    return data.decode("utf-8", "replace")


def texts_of(files: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The texts of files and folders, each with what it is called."""
    for file in files:
        path = Path(file)
        if file != STDIN and path.is_dir():
            inside = sorted(path.glob("*.txt"))
            if not inside:
                raise BadSetup("logs-problem-no-files", folder=file)
            yield from ((str(one), text_of(str(one))) for one in inside)
        else:
            yield file, text_of(file)


# The commands.


def _read(args: argparse.Namespace) -> int:
    texts = [text for _, text in texts_of(args.files)]
    log = read(texts, kingdom=kingdom_of(args.kingdom))
    if args.json:
        print_json(msgspec.to_builtins(log) | {"unknown": [line.raw for line in log.unknown]})
        return 0
    say = words(args.lang).say
    print_line(
        say(
            "logs-read", players=printable(", ".join(log.players)), turns=len(log.turns), lines=len(log.lines)
        )
    )
    if log.merged > 1:
        print_line(say("logs-read-merged", number=log.merged))
    seen = ", ".join(log.players[viewer] for viewer in log.viewers)
    print_line(say("logs-read-viewers", players=printable(seen)) if seen else say("logs-read-no-viewers"))
    if not log.kingdom:
        print_line(say("logs-read-no-kingdom"))
    if log.resigned >= 0:
        print_line(say("logs-read-resigned", player=printable(log.players[log.resigned])))
    elif not log.ended:
        print_line(say("logs-read-not-ended"))
    _print_unknown(log.unknown, words(args.lang))
    _print_decks(log, words(args.lang))
    return 0


def _print_unknown(lines: Sequence[Line], words: Words) -> None:
    if lines:
        print_line(words.say("logs-unknown", number=len(lines)))
        for line in lines[:MOST_ROWS]:
            print_line(f"  {line.line}: {printable(line.raw)}")


def _print_decks(log: Log, words: Words) -> None:
    for one in laying.compositions(log):
        if one.turn == len(log.turns):
            cards = ", ".join(f"{number} {name(id)}" for id, number in one.cards.items())
            print_line(
                words.say(
                    "logs-deck", player=printable(one.player), size=one.size, money=one.money, cards=cards
                )
            )


def _stats(args: argparse.Namespace) -> int:
    if args.to_parquet is not None:
        if find_spec("polars") is None:
            raise BadSetup("problem-needs-polars", command="pip install 'fudaba-core[data]'")
        if args.to_parquet.exists():
            raise BadSetup("problem-file-there", file=str(args.to_parquet))
    wrong: list[str] = []
    found: list[statistics.Row] = []
    for called, text in texts_of(args.files):
        try:
            logs = read_many(text)
        except BadLog as error:
            wrong.append(f"{called}: {problem_text(error, args.lang)}")
            continue
        several = len(logs) > 1
        named = ((f"{called}#{place}" if several else called, log) for place, log in enumerate(logs, 1))
        found += statistics.rows(named)
    for message in wrong:
        print_line(printable(message), sys.stderr)
    if not found:
        raise BadSetup("logs-problem-no-games")
    if args.to_parquet is not None:
        statistics.write_parquet(found, args.to_parquet)
    count = len({row["log"] for row in found})
    tables = statistics.tables(found, args.player)
    if args.json:
        data = {title: [share._asdict() for share in shares] for title, shares in tables.items()}
        print_json({"games": count, "wrong": wrong, "tables": data})
    else:
        _print_tables(tables, count, args.rows, words(args.lang))
    return 1 if wrong else 0


def _print_tables(tables: dict[str, list[statistics.Share]], games: int, rows: int, words: Words) -> None:
    say = words.say
    print_line(say("logs-games", number=games))
    for title, shares in tables.items():
        # text: logs-table-*
        print_line("")
        print_line(say(f"logs-table-{title}"))
        for share in shares[: max(1, rows)]:
            rate = "–" if share.rate is None else f"{100 * share.rate:.0f} %"
            print_line(f"  {share.games:5}  {rate:>6}  {printable(_called(title, share.of, words))}")


def _called(table: str, of: str, words: Words) -> str:
    if table == "first":
        return words.say("logs-first" if of == "first" else "logs-later")
    if table in ("opponents", "players"):
        return of
    return ", ".join(name(id) for id in of.split(", "))


def _positions(args: argparse.Namespace) -> int:
    log = read([text for _, text in texts_of(args.files)], kingdom=kingdom_of(args.kingdom))
    viewer = None
    if args.player:
        if args.player not in log.players:
            raise BadSetup("logs-problem-viewer", viewer=args.player, known=tuple(log.players))
        viewer = log.players.index(args.player)
    say = words(args.lang).say
    found = list(laying.positions(log, viewer, args.lang))
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)
    for position in found:
        print_line(say("logs-position", player=printable(position.player), number=position.number))
        if args.out is not None:
            file = args.out / f"turn_{position.turn:03}.yaml"
            file.write_text(position.scenario, "utf-8")
            print_line(f"  {file}")
        print_line(f"  {position.link}")
    if found:
        print_line(say("logs-positions-knows", text=" ".join(found[-1].knows)))
        print_line(say("logs-positions-assumes", text=" ".join(found[-1].assumes)))
    return 0


def _replay(args: argparse.Namespace) -> int:
    if args.to.exists():
        raise BadSetup("problem-file-there", file=str(args.to))
    log = read([text for _, text in texts_of(args.files)], kingdom=kingdom_of(args.kingdom))
    found = replayed(log, seconds=args.seconds)
    if found.record is not None:
        args.to.write_bytes(encode(found.record))
    say = words(args.lang).say
    if args.json:
        file = str(args.to) if found.record is not None else None
        facts = {"whole": found.whole, "turns": found.turns, "of": found.of}
        print_json({**facts, "line": found.line, "text": found.raw, "file": file})
    elif found.whole:
        print_line(say("logs-replay-whole", turns=found.turns, file=str(args.to)))
    else:
        if found.record is not None:
            print_line(say("logs-replay-part", turns=found.turns, of=found.of, file=str(args.to)))
        # text: logs-replay-stops-*
        why = say(f"logs-replay-stops-{found.reason}", line=found.line, text=printable(found.raw))
        print_line(why)
    return 0 if found.whole else 1
