"""The commands `serve`, `tables`, `people` and `doctor`."""

from __future__ import annotations

import argparse
import json
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fudaba import arguments, user_folders
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import Problem
from fudaba.native import loading
from fudaba.native.background import Build
from fudaba.server import people_command as people
from fudaba.server.limits.rate_limits import LOOPBACK
from fudaba.server.operations.build_lines import BuildLines
from fudaba.text import words
from fudaba.text.visible import in_json, visible

if TYPE_CHECKING:  # what is read only when a server is meant
    from fudaba.server.operations import config
    from fudaba.server.operations.settings import Settings


def add(subparsers: Any) -> None:
    """Add the commands to the program's."""
    _add_serve(subparsers)
    _add_tables(subparsers)
    people.add(subparsers, _add_where, _where)
    _add_doctor(subparsers)


def _add_serve(subparsers: Any) -> None:
    from fudaba.server.operations.config import Host, Number, Port, Processes, Time, typed
    from fudaba.server.operations.settings import MOST_WORKERS

    parser = subparsers.add_parser("serve")
    _add_where(parser)
    _add_config(parser)
    parser.add_argument("--host", help=arguments.Help("cli-arg-serve-host"))
    parser.add_argument("--port", type=typed(Port), help=arguments.Help("cli-arg-serve-port", usual=8765))
    parser.add_argument(
        "--between",
        metavar="ADDRESS",
        help=arguments.Help("cli-arg-serve-between"),
    )
    parser.add_argument("--open", action="store_true", help=arguments.Help("cli-arg-serve-open"))
    parser.add_argument(
        "--workers",
        type=typed(Processes),
        help=arguments.Help("cli-arg-serve-workers", most=MOST_WORKERS),
    )
    parser.add_argument("--no-compile", action="store_true", help=arguments.Help("cli-arg-serve-no-compile"))
    parser.add_argument(
        "--name",
        action="append",
        type=typed(Host),
        default=[],
        metavar="HOST",
        help=arguments.Help("cli-arg-serve-name"),
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help=arguments.Help("cli-arg-serve-origin"),
    )
    parser.add_argument(
        "--behind-proxy", metavar="ADDRESS", help=arguments.Help("cli-arg-serve-behind-proxy")
    )
    parser.add_argument("--sockets", type=typed(Number), help=arguments.Help("cli-arg-serve-sockets"))
    parser.add_argument("--pace", type=typed(Time), help=arguments.Help("cli-arg-serve-pace"))
    parser.add_argument(
        "--metrics",
        nargs="?",
        choices=("loopback", "any"),
        const="loopback",
        help=arguments.Help("cli-arg-serve-metrics"),
    )
    arguments.add_cards(parser)
    parser.set_defaults(run=serve)


def _add_tables(subparsers: Any) -> None:
    parser = subparsers.add_parser("tables")
    actions = parser.add_subparsers(title="actions", required=True, metavar="ACTION")
    listing = actions.add_parser("list")
    backup = actions.add_parser("backup")
    backup.add_argument("file", metavar="FILE", type=Path, help=arguments.Help("cli-arg-tables-backup"))
    export = actions.add_parser("export")
    export.add_argument("folder", metavar="FOLDER", type=Path, help=arguments.Help("cli-arg-tables-export"))
    export.add_argument("--running", action="store_true", help=arguments.Help("cli-arg-tables-running"))
    taking = actions.add_parser("import")
    taking.add_argument(
        "files", metavar="FILE", type=Path, nargs="+", help=arguments.Help("cli-arg-tables-import")
    )
    copying = actions.add_parser("copy")
    copying.add_argument("source", metavar="FROM", help=arguments.Help("cli-arg-tables-from"))
    copying.add_argument("target", metavar="TO", help=arguments.Help("cli-arg-tables-to"))
    arguments.add_lang(copying)
    copying.set_defaults(run=_copy)
    for action, run in ((listing, _list), (backup, _backup), (export, _export), (taking, _import)):
        _add_where(action)
        action.set_defaults(run=run)


def _add_doctor(subparsers: Any) -> None:
    from fudaba.server.operations.config import Port, typed

    parser = subparsers.add_parser("doctor")
    _add_where(parser)
    _add_config(parser)
    parser.add_argument("--port", type=typed(Port), help=arguments.Help("cli-arg-serve-port", usual=8765))
    parser.add_argument(
        "--url",
        metavar="URL",
        help=arguments.Help("cli-arg-doctor-url"),
    )
    arguments.add_json(parser, "{ok, checks: [{check, state: ok|warning|problem, text}]}")
    parser.set_defaults(run=_doctor)


def _add_where(parser: argparse.ArgumentParser) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        default=None,
        help=arguments.Help("cli-arg-serve-data", usual=user_folders.data()),
    )
    where.add_argument("--database", metavar="URL", default="", help=arguments.Help("cli-arg-serve-database"))
    arguments.add_lang(parser)


def _add_config(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--config",
        metavar="FILE",
        type=Path,
        help=arguments.Help("cli-arg-serve-config"),
    )


def _where(args: argparse.Namespace) -> str | Path:
    """Where games are kept: an address or a folder."""
    database: str = args.database
    data: Path | None = args.data
    return database or data or Path(user_folders.data())


# serve


def shown_host(host: str) -> str:
    """How browsers call the machine: links that people send each other begin like this."""
    if host in LOOPBACK:
        return "localhost"
    if host in ("0.0.0.0", "::"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as towards:
            try:
                towards.connect(("192.0.2.1", 9))  # nothing is sent; it only tells which way it would go
                host = towards.getsockname()[0]
            except OSError:
                return "localhost"
    return f"[{host}]" if ":" in host else host


def _has_windows() -> bool:
    """Whether a browser could open one; in a bare terminal some would take it over."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve(args: argparse.Namespace) -> int:
    """Carry out `serve`. Raises `BadSetup` or OSError where the data cannot be used."""
    from fudaba.server.http.run import run
    from fudaba.server.operations import config
    from fudaba.server.operations import log as server_log

    said = config.read(args.config) if args.config is not None else config.Config()
    host, port = args.host or said.server.host, args.port or said.server.port
    names = tuple(name.lower() for name in args.name or said.server.names)
    if not names and host in LOOPBACK:
        names = LOOPBACK  # no page elsewhere may have its own name lead here
    lines = BuildLines(args.lang)
    build = Build(lines.report) if Build.is_wanted() and not args.no_compile else None
    settings = _settings(
        args,
        said,
        machine_code=build,
        names=names,
        origins=tuple(args.origin) or None,
        metrics=args.metrics,
        workers=args.workers,
        sockets=args.sockets,
        pace=args.pace,
        between=args.between,
    )
    server_log.begin(said.log.form, said.log.level)
    address = f"http://{shown_host(host)}:{port}/"

    def ready() -> None:
        print(words(args.lang).say("cli-serve-at", address=address), flush=True)
        if args.open and _has_windows():
            webbrowser.open(address)
        if build is not None:
            build.start()

    # Its processes run the code that it runs itself, also those that start when machine code is ready.
    os.environ.setdefault(loading.SETTING, loading.folder() if loading.is_used() else "0")
    try:
        return run(settings, host, port, ready, args.behind_proxy or said.server.behind_proxy)
    finally:
        if build is not None:
            build.stop()
            lines.close()


def _settings(args: argparse.Namespace, said: config.Config, **given: Any) -> Settings:
    """What the file and the command say; a folder that is named is meant, also where the file has another."""
    from fudaba.server.operations import config

    database = args.database or ("" if args.data is not None else None)
    return config.settings_of(said, Path(user_folders.data()), data=args.data, database=database, **given)


# tables


def _list(args: argparse.Namespace) -> int:
    from fudaba.server.store import Unreadable, opened

    store = opened(_where(args), there=True)
    failed = False
    for id in store.ids():
        try:
            kept, moves = store.kept(id), store.moves(id)
        except Unreadable as error:
            print(visible(error), file=sys.stderr)
            failed = True
            continue
        if kept is not None:  # else a server that runs has just forgotten it
            names = ", ".join(seat.name or "-" for seat in kept.seats)
            played = words(args.lang).say("cli-tables-moves", moves=f"{len(moves):5}")
            print(visible(f"{id}  {kept.state:8}  {kept.game:12}  {played}  {names}"))
    store.close()
    return 1 if failed else 0


def _backup(args: argparse.Namespace) -> int:
    from fudaba.server.store import opened

    store = opened(_where(args), there=True)
    try:
        store.backup(args.file)
    finally:
        store.close()
    size = args.file.stat().st_size
    print(visible(words(args.lang).say("cli-tables-bytes", file=str(args.file), bytes=size)))
    return 0


def _export(args: argparse.Namespace) -> int:
    from fudaba.server.lobby.import_export import exported
    from fudaba.server.store import Unreadable, opened

    store = opened(_where(args), there=True)
    failed: list[Unreadable] = []
    try:
        args.folder.mkdir(parents=True, exist_ok=True)
        for name, data in exported(store, running=args.running, failed=failed.append):
            (args.folder / name).write_bytes(data)
            print(visible(args.folder / name))
    finally:
        store.close()
    for error in failed:
        print(visible(error), file=sys.stderr)
    return 1 if failed else 0


def _import(args: argparse.Namespace) -> int:
    from fudaba.server.lobby.import_export import imported
    from fudaba.server.store import opened

    store = opened(_where(args), use="alone")
    try:
        for file in args.files:
            try:
                kept = imported(store, file.read_bytes())
            except Problem as error:
                raise BadSetup("problem-in-file", file=str(file), problem=error) from None
            way = "" if kept.state == "over" else f"#invite={kept.invite}"
            print(visible(f"{file}: /t/{kept.id}{way}"))
    finally:
        store.close()
    return 0


def _copy(args: argparse.Namespace) -> int:
    from fudaba.server.store import copied

    tables, moves = copied(args.source, args.target)
    print(words(args.lang).say("cli-tables-copied", tables=tables, moves=moves))
    return 0


# doctor


def _doctor(args: argparse.Namespace) -> int:
    from fudaba.server.doctor import doctor
    from fudaba.server.operations import config

    said, of_file = doctor.config_file(args.config) if args.config is not None else (config.Config(), [])
    port = args.port or said.server.port
    found = [*of_file, *doctor.examined(_settings(args, said), port, args.url or "")]
    say = words(args.lang).say
    ok = all(one.state != "problem" for one in found)
    if args.json:
        checks = [{"check": one.check, "state": one.state, "text": one.text(say)} for one in found]
        print(in_json(json.dumps({"ok": ok, "checks": checks}, ensure_ascii=False, indent=1)))
    else:
        called = {
            "ok": say("doctor-ok"),
            "warning": say("doctor-warning"),
            "problem": say("doctor-problem"),
        }
        width = max(map(len, called.values()))
        for one in found:
            print(f"{called[one.state]:{width}}  {visible(one.text(say))}")
    return 0 if ok else 1
