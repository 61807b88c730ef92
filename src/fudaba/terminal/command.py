"""The commands `play` and `replay`."""

from __future__ import annotations

import argparse
import os
import secrets
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from fudaba import arguments, card_files, games
from fudaba.bots import LEVELS, USUAL_LEVEL, bot_names
from fudaba.kernel import own_cards
from fudaba.kernel.game import BadSetup, setup_of
from fudaba.kernel.record import Record
from fudaba.kernel.session import Session
from fudaba.lab.errors import ScenarioError
from fudaba.terminal.session import game_file
from fudaba.terminal.session.game_session import GameSession, Policy
from fudaba.terminal.session.menu import chosen_cards, chosen_game, chosen_level
from fudaba.terminal.session.record_keeper import RecordKeeper
from fudaba.terminal.session.seats import read_names, read_seats, usual_names, usual_seats
from fudaba.text import words
from fudaba.text.visible import print_line, print_lines
from fudaba.time_limit import watched


def add(subparsers: Any) -> None:
    """Add the commands to the program's."""
    _add_play(subparsers)
    _add_replay(subparsers)


def _add_play(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "play",
        add_help=False,
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=arguments.help_of_game())
    parser.add_argument("--resume", metavar="FILE", help=arguments.Help("cli-arg-play-resume"))
    parser.add_argument(
        "--from",
        dest="origin",
        metavar="FILE",
        help=arguments.Help("cli-arg-play-from"),
    )
    parser.add_argument("--at", type=int, metavar="N", help=arguments.Help("cli-arg-play-at"))
    saving = parser.add_mutually_exclusive_group()
    saving.add_argument("--save", metavar="FILE", help=arguments.Help("cli-arg-play-save"))
    saving.add_argument("--no-save", action="store_true", help=arguments.Help("cli-arg-play-no-save"))
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help=arguments.Help("cli-arg-play-seats"),
    )
    parser.add_argument(
        "--level",
        choices=LEVELS,
        help=arguments.Help("cli-arg-play-level"),
    )
    parser.add_argument("--names", metavar="LIST", help=arguments.Help("cli-arg-play-names"))
    parser.add_argument("--seed", metavar="TEXT", help=arguments.Help("cli-arg-play-seed"))
    parser.add_argument(
        "--undo",
        choices=[policy.value for policy in Policy],
        default=Policy.OWN.value,
        help=arguments.Help("cli-arg-play-undo"),
    )
    parser.add_argument("--fast", action="store_true", help=arguments.Help("cli-arg-play-fast"))
    parser.add_argument("--confirm", action="store_true", help=arguments.Help("cli-arg-play-confirm"))
    arguments.add_workers(parser, cluster=False)
    _add_look(parser)
    arguments.add_cards(parser)
    arguments.add_table(parser)
    parser.set_defaults(run=play)


def _add_replay(subparsers: Any) -> None:
    parser = subparsers.add_parser("replay")
    parser.add_argument("file", metavar="FILE", help=arguments.Help("cli-arg-record"))
    parser.add_argument(
        "--as",
        dest="seen_as",
        default="public",
        metavar="WHO",
        help=arguments.Help("cli-arg-replay-as"),
    )
    parser.add_argument("--at", type=int, default=0, metavar="N", help=arguments.Help("cli-arg-replay-at"))
    _add_look(parser)
    arguments.add_cards(parser)
    parser.set_defaults(run=replay)


def _add_look(parser: argparse.ArgumentParser) -> None:
    arguments.add_lang(parser)
    parser.add_argument("--theme", choices=("paper", "night"), help=arguments.Help("cli-arg-theme"))
    parser.add_argument("--plain", action="store_true", help=arguments.Help("cli-arg-plain"))


def full_screen(args: argparse.Namespace) -> bool:
    """Whether there is a terminal for the full screen, and it is wanted."""
    return (
        not args.plain
        and sys.stdin.isatty()
        and sys.stdout.isatty()
        and os.environ.get("TERM", "dumb") not in ("", "dumb")
    )


# play


def play(args: argparse.Namespace) -> int:
    """Carry out `play`. Raises `BadSetup`, `BadRecord` or OSError before anything is written; `BadSetup` also
    where a card of one's own stops the game, which has been kept then."""
    lang = arguments.lang_of(args)
    place = game_file.check_place(args.save) if args.save is not None else None
    resumed = args.resume is not None
    if args.at is not None and args.origin is None:
        raise BadSetup("terminal-problem-at-what")
    try:
        game_session = _resumed(args) if resumed or args.origin is not None else _new(args, lang)
    except ScenarioError as error:
        print_lines(error.text(lang), sys.stderr)
        return 2
    keeper = RecordKeeper(
        game_session, place or (Path(args.resume) if resumed else None), at_end=not args.no_save
    )
    stopped = False
    with card_files.report_stop(), watched(own_cards.paths()), _hang_up_stops():
        try:
            if full_screen(args):
                stopped, lang = _play_full(args, game_session, lang, keeper)
            else:
                lang = _play_plain(game_session, lang, keeper)
        except KeyboardInterrupt:
            print()
            stopped = True
        finally:
            game_session.helpers.close()
            keeper.leave(lang)
    return arguments.STOPPED if stopped and not game_session.over else 0


def _new(args: argparse.Namespace, lang: str) -> GameSession:
    """A new game as it is asked for."""
    from fudaba.terminal.session.game_view import view_of_game

    from_menu = args.game is None
    game = games.named(chosen_game(lang) if from_menu else args.game)
    board, bots = view_of_game(game.name), bot_names(game.name)
    options = arguments.table_options(args, game)
    if from_menu and board.FIRST and not options:
        options = chosen_cards(game.name, board.FIRST, lang)
    level = args.level
    if level is None:
        level = chosen_level(lang) if from_menu and args.seats is None else USUAL_LEVEL
    usual = usual_seats(board.SEATS, level)
    seats = read_seats(args.seats, bots, level) if args.seats is not None else usual
    setup = setup_of(
        game,
        seats=len(seats),
        seed=secrets.token_hex(16) if args.seed is None else args.seed,
        options=options,
    )
    say = words(lang)
    names = read_names(args.names, len(seats)) if args.names is not None else usual_names(say, len(seats))
    return GameSession(Session(game, setup, names), seats, Policy(args.undo), workers=args.workers)


def _resumed(args: argparse.Namespace) -> GameSession:
    """A saved game, or one that goes on from it; what it is does not change any more, but who plays may."""
    fixed = {"GAME": args.game, "--names": args.names}
    fixed |= {"--seed": args.seed} if args.origin is None else {"--resume": args.resume}
    given = [name for name, value in fixed.items() if value is not None]
    given += ["--option"] if args.option else []
    given += [f"--{name}" for name in arguments.table_flags(args)]
    if given:
        raise BadSetup("terminal-problem-fixed", given=given[0])
    if args.origin is not None:
        from fudaba.terminal.session.continuation import gone_on

        session = gone_on(args.origin, args.at, args.seed)
    else:
        record = game_file.read(args.resume)
        session = Session.resumed(games.named(record.game), record)
    return _seated(session, args)


def _seated(session: Session, args: argparse.Namespace) -> GameSession:
    """A game that has begun, with those who play on at it. Raises `BadSetup`."""
    from fudaba.terminal.session.game_view import view_of_game

    name, count = session.game.name, len(session.names)
    view_of_game(name)
    level = USUAL_LEVEL if args.level is None else args.level
    seats = read_seats(args.seats, bot_names(name), level) if args.seats else usual_seats(count, level)
    if len(seats) != count:
        raise BadSetup("terminal-problem-seats", number=len(seats), seats=count)
    return GameSession(session, seats, Policy(args.undo), workers=args.workers)


def _play_full(
    args: argparse.Namespace, game_session: GameSession, lang: str, keeper: RecordKeeper
) -> tuple[bool, str]:
    """Returns whether it was stopped by force, and the language in the end."""
    from fudaba.terminal.canvas.palette import INKS, usual
    from fudaba.terminal.screen.shell.play import PlayTable

    app = PlayTable(
        game_session,
        lang,
        INKS[args.theme] if args.theme else usual(),
        pace=0.0 if args.fast else 0.7,
        at_once=not args.confirm,
        keep=keeper.keep,
        keeps_end=keeper.at_end,
    )
    how = app.run_until_left()
    lang = app.ui.scene.narrator.lang
    if game_session.over:
        _tell_end(app.ui, game_session, keeper, lang)
    return how == "stopped", lang


def _tell_end(ui: Any, game_session: GameSession, keeper: RecordKeeper, lang: str) -> None:
    """What stays in the terminal when the full screen is gone."""
    from fudaba.terminal.session.points import result

    say = words(lang).say
    for line in result(ui.scene):
        print_line(line)
    print_line(say("terminal-seed", seed=game_session.session.setup.seed))
    if keeper.kept is not None:
        command = game_file.review_command(keeper.kept, game_session.session.game.name)
        print_line(say("terminal-verify", file=str(keeper.kept)))
        print_line(say("terminal-review-later", command=command))


def _play_plain(game_session: GameSession, lang: str, keeper: RecordKeeper) -> str:
    """Returns the language in the end."""
    from fudaba.terminal.session.plain import PlainTable

    table = PlainTable(
        game_session,
        lang,
        sys.stdin,
        sys.stdout,
        is_terminal=sys.stdin.isatty() and sys.stdout.isatty(),
        keep=keeper.keep if keeper.at_end else None,
    )
    table.run()
    return table.lang


@contextmanager
def _hang_up_stops() -> Iterator[None]:
    """A terminal that is closed, or a kill, leaves the game as Ctrl-C does."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    numbers = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {number: signal.signal(number, stop) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


# replay


def replay(args: argparse.Namespace) -> int:
    """Carry out `replay`. Raises `BadSetup`, `BadRecord` or OSError."""
    from fudaba.terminal.session.playback import Playback

    lang = arguments.lang_of(args)
    playback = Playback(game_file.read(args.file))
    seen_as = playback.read_perspective(args.seen_as)
    if not 0 <= args.at <= playback.answers:
        raise BadSetup("terminal-problem-answers", most=playback.answers, number=args.at)
    if full_screen(args):
        from fudaba.terminal.canvas.palette import INKS, usual
        from fudaba.terminal.screen.shell.replay import ReplayTable

        palette = INKS[args.theme] if args.theme else usual()
        table = ReplayTable(playback, lang, palette, seen_as=seen_as, at=args.at)
        if table.run_until_left() == "play":
            return _play_from(args, playback.record, table.at, table.ui.scene.narrator.lang)
    else:
        from fudaba.terminal.session.transcript import tell_record

        tell_record(playback, lang, seen_as, sys.stdout)
    return 0


def _play_from(args: argparse.Namespace, record: Record, at: int, lang: str) -> int:
    """Play on from the moment of a replay: a game of its own, against bots."""
    from fudaba.terminal.session.continuation import from_record

    session = from_record(record, at, secrets.token_hex(16))
    usual = argparse.Namespace(
        level=None,
        seats=None,
        undo=Policy.OWN.value,
        workers=None,
        theme=args.theme,
        fast=False,
        confirm=False,
    )
    game_session = _seated(session, usual)
    keeper = RecordKeeper(game_session, None, at_end=True)
    stopped = False
    with watched(own_cards.paths()), _hang_up_stops():
        try:
            stopped, lang = _play_full(usual, game_session, lang, keeper)
        finally:
            game_session.helpers.close()
            keeper.leave(lang)
    return arguments.STOPPED if stopped and not game_session.over else 0
