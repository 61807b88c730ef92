"""A PostgreSQL of one's own: made in a folder, on a socket there, and gone with the process that made it."""

from __future__ import annotations

import contextlib
import glob
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin")
"""Where systems put its programs, beside those on the path."""
NOBODY = 65534
"""It does not run for root; so it runs as nobody there."""
STARTS = 60.0
"""Seconds within which it should begin to answer."""


def programs() -> Path | None:
    """The folder with its programs, of the latest version; None where there is none."""
    if os.name != "posix":
        return None
    on_path = shutil.which("initdb")
    found = [Path(on_path).resolve().parent] if on_path else []
    for place in PLACES:
        found += map(Path, glob.glob(place))
    whole = [folder for folder in found if (folder / "initdb").is_file() and (folder / "postgres").is_file()]
    return max(whole, key=_version, default=None)


def _version(folder: Path) -> int:
    return max(
        (int(part) for part in folder.as_posix().replace("-", "/").split("/") if part.isdigit()), default=0
    )


class Postgres:
    """A server of databases. options: settings, as `fsync=off`. within: in that folder.

    Raises OSError where it cannot be started.
    """

    def __init__(self, bin: Path, *options: str, within: Path | None = None) -> None:
        self._bin = bin
        self._options = options
        # The path of a socket may not be long, so this is not where the others put their files.
        self.folder = Path(tempfile.mkdtemp(prefix="fudaba-pg-", dir=within))
        self._data = self.folder / "data"
        try:
            if os.getuid() == 0:
                os.chown(self.folder, NOBODY, NOBODY)
            self._run(
                "initdb", "-D", self._data, "-U", "fudaba", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"
            )
            self.start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def url(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://fudaba@/{database}?host={self.folder}"

    def create(self, database: str) -> str:
        """Make a database; returns its address."""
        with psycopg.connect(self.url(), autocommit=True) as line:
            line.execute(f'CREATE DATABASE "{database}"'.encode())
        return self.url(database)

    def start(self) -> None:
        """Begin to serve, and wait until it answers."""
        settings = [part for option in self._options for part in ("-c", option)]
        log = (self.folder / "log").open("ab")
        with log:
            self._server = subprocess.Popen(
                [
                    "sh",
                    "-c",
                    _WATCH,
                    "sh",
                    self._bin / "postgres",
                    "-D",
                    self._data,
                    "-k",
                    self.folder,
                    "-c",
                    "listen_addresses=",
                    *settings,
                ],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                start_new_session=True,
                **_as_nobody(),
            )
        until = time.monotonic() + STARTS
        while True:
            try:
                psycopg.connect(self.url()).close()
                return
            except psycopg.OperationalError:
                if self._server.poll() is not None or time.monotonic() > until:
                    raise OSError((self.folder / "log").read_text()) from None
                time.sleep(0.05)

    def processor(self) -> float:
        """Seconds of processor time that its processes have used, those that live."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        used = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):  # it has just ended
                fields = stat.read_text().rpartition(")")[2].split()
                if first in (int(stat.parent.name), int(fields[1])):
                    used += int(fields[11]) + int(fields[12])
        return used / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """End it at once, with all its processes, as a crash would."""
        pid = int((self._data / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGQUIT)
        self._server.wait()
        self._hang_up()

    def stop(self) -> None:
        """End it in order, and remove all that it kept."""
        self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)

    def halt(self) -> None:
        """End it in order; it can be started again."""
        self._hang_up()
        self._server.wait()

    def _hang_up(self) -> None:
        assert self._server.stdin is not None
        self._server.stdin.close()

    def _run(self, program: str, *given: object) -> None:
        done = subprocess.run(
            [self._bin / program, *map(str, given)],
            capture_output=True,
            text=True,
            check=False,
            **_as_nobody(),
        )
        if done.returncode:
            raise OSError(done.stderr)


_WATCH = 'exec 3<&0; "$@" </dev/null & one=$!; (cat <&3 >/dev/null; kill -INT $one) & wait $one'
"""Runs a program until it ends, or until what this is told is over: so also when the process that tells it is
gone."""


def _as_nobody() -> dict[str, Any]:
    return {"user": NOBODY, "group": NOBODY, "extra_groups": [], "cwd": "/"} if os.getuid() == 0 else {}
