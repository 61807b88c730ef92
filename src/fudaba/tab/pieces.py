"""What of Fudaba, of its libraries and of the standard library goes into the folder, and why not the rest."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping
from importlib.metadata import distribution
from pathlib import Path

PACKAGE = Path(__file__).parents[1]

LEFT_OUT: Mapping[str, str] = {
    "__main__.py": "the command line",
    "cards_command.py": "the command line",
    "cli.py": "the command line",
    "coach/command.py": "the command line",
    "arena/command.py": "the command line",
    "arena/contest_command.py": "the command line",
    "arena/report": "tables and plots for the command line",
    "lab/commands": "the command line",
    "lab/scenarios": "the page has them as JSON",
    "bench_command.py": "the command line",
    "completion_command.py": "the command line",
    "import_command.py": "the command line",
    "library": "for programs",
    "logs/command.py": "the command line",
    "native/background.py": "a browser's Python is machine code already",
    "native/builder.py": "a browser's Python is machine code already",
    "native/compiling.py": "a browser's Python is machine code already",
    "native/failure.py": "a browser's Python is machine code already",
    "native/folders.py": "a browser's Python is machine code already",
    "native/modules.py": "a browser's Python is machine code already",
    "native/prerequisites.py": "a browser's Python is machine code already",
    "native/mypy.ini": "a browser's Python is machine code already",
    "records": "columns for programs",
    "research": "environments for programs that learn",
    "server/command.py": "the command line",
    "server/doctor": "looks after a server",
    "server/http/asgi.py": "speaks with a network, by Starlette",
    "server/http/framework.py": "speaks with a network, by Starlette",
    "server/http/middleware.py": "speaks with a network, by Starlette",
    "server/http/run.py": "listens to sockets",
    "server/http/sockets.py": "speaks with a network, by Starlette",
    "server/operations/build_lines.py": "a browser's Python is machine code already",
    "server/people_command.py": "the command line",
    "server/static": "the page, which lies beside",
    "server/store/migrations/postgres": "PostgreSQL",
    "server/store/postgres.py": "PostgreSQL",
    "server/store/postgres_connections.py": "PostgreSQL",
    "server/store/postgres_leases.py": "PostgreSQL",
    "server/store/postgres_writes.py": "PostgreSQL",
    "dominion_study/analysis.py": "needs NumPy and SciPy",
    "dominion_study/command.py": "the command line",
    "dominion_study/distilling": "plays on several processes",
    "dominion_study/match_player.py": "plays on several processes",
    "dominion_study/mixture.py": "needs NumPy and SciPy",
    "dominion_study/page.py": "plots",
    "tab/builder.py": "makes this folder",
    "tab/command.py": "the command line",
    "tab/compile.mjs": "makes this folder",
    "tab/page": "the page, which lies beside",
    "tab/pieces.py": "makes this folder",
    "tab/pinned": "makes this folder",
    "tab/static_data.py": "makes this folder",
    "tab/unpack.py": "runs before all else, and lies beside",
    "terminal": "the table in a terminal",
    "text/check.py": "for who works on Fudaba",
    "text/message_files.py": "for who works on Fudaba",
    "text/partial.py": "for who works on Fudaba",
    "text/en/cli.ftl": "the command line",
    "text/en/doctor.ftl": "looks after a server",
    "text/de/cli.ftl": "the command line",
    "text/ja/cli.ftl": "the command line",
    "text/ja/doctor.ftl": "looks after a server",
    "kingdom_command.py": "the command line",
    "puzzles/command.py": "the command line",
    "puzzles/session.py": "the command line",
    "verify_command.py": "the command line",
    "workshop": "for who works on Fudaba",
}
"""By their path within the package."""

LIBRARIES: Mapping[str, tuple[str, ...]] = {
    "attrs": ("attr",),
    "babel": ("babel",),
    "fluent.runtime": ("fluent/runtime",),
    "fluent.syntax": ("fluent/syntax",),
    "mypy_extensions": ("mypy_extensions.py",),
    "pytz": ("pytz",),
    "PyYAML": ("yaml",),
    "typing_extensions": ("typing_extensions.py",),
}
"""By distribution the files and folders that a tab needs; all of them are plain Python."""

LOCALES = ("root", "en", "ja", "de")
TRIMMED: Mapping[str, str] = {
    "babel/messages": "translates programs",
    "babel/support.py": "for other programs",
    "babel/units.py": "for other programs",
    "babel/lists.py": "for other programs",
    "babel/localtime/_win32.py": "another system",
    "babel/locale-data": "locales that no text of Fudaba is in; those of `LOCALES` stay",
    "pytz/zoneinfo": "no text of Fudaba tells a time of a zone",
}
"""What of these libraries stays out."""

LOCALE_KEPT = (
    "decimal_formats",
    "default_numbering_system",
    "locale_id",
    "number_symbols",
    "numbering_systems",
    "ordinal_form",
    "percent_formats",
    "plural_form",
)
"""What of a locale a message of Fluent asks for: how a number is written, and which plural it takes."""

STANDARD_LEFT_OUT: Mapping[str, str] = {
    "_aix_support.py": "another system",
    "_apple_support.py": "another system",
    "_android_support.py": "another system",
    "_ios_support.py": "another system",
    "_osx_support.py": "another system",
    "_pyio.py": "there is a compiled one",
    "_pydecimal.py": "there is a compiled one",
    "_pydatetime.py": "there is a compiled one",
    "_pyrepl": "a prompt to type at",
    "asyncio/__main__.py": "a prompt to type at",
    "asyncio/tools.py": "debugging",
    "asyncio/proactor_events.py": "another system",
    "asyncio/windows_events.py": "another system",
    "asyncio/windows_utils.py": "another system",
    "bdb.py": "debugging",
    "cProfile.py": "measuring",
    "cmd.py": "a prompt to type at",
    "code.py": "a prompt to type at",
    "concurrent/futures/process.py": "processes",
    "concurrent/interpreters": "interpreters beside, which a browser has not",
    "configparser.py": "files that nothing here reads",
    "ctypes": "calls of C",
    "curses": "terminals",
    "dbm": "other databases",
    "doctest.py": "tests",
    "ensurepip": "installs packages",
    "ftplib.py": "sockets",
    "getpass.py": "terminals",
    "http/cookiejar.py": "sockets",
    "http/server.py": "another kind of server",
    "idlelib": "an editor",
    "imaplib.py": "mail",
    "lib2to3": "rewrites programs",
    "logging/config.py": "files that nothing here reads",
    "logging/handlers.py": "files and sockets",
    "mailbox.py": "mail",
    "multiprocessing": "processes",
    "netrc.py": "sockets",
    "optparse.py": "command lines",
    "pdb.py": "debugging",
    "pickletools.py": "debugging",
    "plistlib.py": "files that nothing here reads",
    "poplib.py": "mail",
    "profile.py": "measuring",
    "profiling": "measuring",
    "pstats.py": "measuring",
    "pydoc.py": "documentation",
    "pydoc_data": "documentation",
    "smtplib.py": "mail",
    "socketserver.py": "sockets",
    "sqlite3/__main__.py": "a prompt to type at",
    "sqlite3/dbapi_test": "tests",
    "symtable.py": "debugging",
    "test": "tests",
    "timeit.py": "measuring",
    "tkinter": "windows",
    "trace.py": "debugging",
    "tracemalloc.py": "debugging",
    "turtle.py": "windows",
    "turtledemo": "windows",
    "unittest": "tests",
    "urllib/request.py": "sockets",
    "urllib/robotparser.py": "sockets",
    "venv": "installs packages",
    "webbrowser.py": "opens a browser",
    "wsgiref": "another kind of server",
    "xml": "files that nothing here reads",
    "xmlrpc": "another kind of server",
    "zipapp.py": "makes programs",
}
"""What of the standard library stays out, by its path within the archive."""


def own_files() -> Iterator[tuple[str, Path]]:
    """The files of Fudaba that go into a tab, by their names there."""
    for file in sorted(PACKAGE.rglob("*")):
        name = file.relative_to(PACKAGE).as_posix()
        if file.is_file() and "__pycache__" not in file.parts and not _lies_in(name, LEFT_OUT):
            yield f"fudaba/{name}", file


def library_files() -> Iterator[tuple[str, Path]]:
    """The files of the libraries, as they are installed here."""
    for name, wanted in LIBRARIES.items():
        for listed in sorted(distribution(name).files or (), key=str):
            path = listed.as_posix()
            if _lies_in(path, wanted) and not _trimmed(path) and "__pycache__" not in listed.parts:
                file = Path(str(listed.locate()))
                if file.suffix not in (".so", ".pyd", ".pyi", ".pyx", ".pxd") and file.is_file():
                    yield path, file


def locale_of(data: bytes) -> bytes:
    """A locale of babel, as it pickles them, with no more than `LOCALE_KEPT`."""
    whole: dict[str, object] = pickle.loads(data)
    return pickle.dumps({name: value for name, value in whole.items() if name in LOCALE_KEPT}, 2)


def versions() -> dict[str, str]:
    """The libraries that go in, with their versions."""
    return {name: distribution(name).version for name in LIBRARIES}


ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape")
"""Besides UTF-8, -16 and -32 those that Python itself, archives and host names want."""


def standard_stays(name: str) -> bool:
    """Whether a file of the standard library's archive goes in."""
    folder, _, file = name.rpartition("/")
    if folder == "encodings" and not file.startswith("utf_") and file.removesuffix(".py") not in ENCODINGS:
        return False
    return name.endswith(".py") and not _lies_in(name, STANDARD_LEFT_OUT)


def _trimmed(path: str) -> bool:
    return _lies_in(path, TRIMMED) and not (
        path.startswith("babel/locale-data/") and Path(path).stem in LOCALES
    )


def _lies_in(path: str, places: Mapping[str, str] | tuple[str, ...]) -> bool:
    return any(path == place or path.startswith(f"{place}/") for place in places)


def wheels(file: Path) -> dict[str, str]:
    """The distributions that a list of pinned wheels names, with their versions."""
    lines = (line.partition(" ")[0] for line in file.read_text("utf-8").splitlines())
    return dict(line.split("==") for line in lines if "==" in line)


def licence(name: str) -> str:
    """The licence of a distribution, as it says itself."""
    metadata = distribution(name).metadata
    for field in ("License-Expression", "License"):
        if field in metadata and "\n" not in (text := metadata[field]):
            return text
    classes = (one for one in metadata.get_all("Classifier") or () if one.startswith("License :: "))
    return next((one.rpartition(" :: ")[2] for one in classes), "")
