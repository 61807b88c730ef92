"""The log of a server: text for people, or an object a line for programs that read it.

What is logged while a request, or a message of a connection, is dealt with has its id; who asked is told it
(`X-Request-Id`), so that what went wrong for them can be found. No secret is logged: no token, no invitation,
no seed, no cookie; of addresses only what kind of page it is. `tests/server/operations/test_server_log.py`
plays and looks.
"""

from __future__ import annotations

import itertools
import json
import logging
import secrets
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from fudaba.server.limits.rate_limits import came_from
from fudaba.server.operations.config import Form, Level
from fudaba.text.visible import in_json, visible

request: ContextVar[str] = ContextVar("request", default="")
"""The id of what is dealt with now, "" for nothing of anybody's."""
access = logging.getLogger("fudaba.access")
"""Each request and connection, at level info."""
OTHERS = ("uvicorn", "websockets", "asyncio", "psycopg", "starlette", "httpx", "urllib3")
"""Whose debug lines would repeat what is sent; they log warnings at least."""

_numbers = itertools.count(1)
_process = secrets.token_hex(3)


def new_id() -> str:
    """An id that no other request of any server of this database has."""
    return f"{_process}-{next(_numbers)}"


class JsonLines(logging.Formatter):
    """time (UTC), level, logger, message; if there are such, request, fields of its own, and error with its
    traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        entry: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if asked := request.get():
            entry["request"] = asked
        entry |= getattr(record, "fields", {})
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return in_json(json.dumps(entry, ensure_ascii=False, default=str))


class TextLines(logging.Formatter):
    """The same to read: a line that begins with its time, and below it, set in, how an error came about."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """One line, and those of an error: none of what a stranger wrote looks like another."""
        record.message, record.asctime = record.getMessage(), self.formatTime(record)
        below = self.formatException(record.exc_info) if record.exc_info else ""
        return "\n    ".join(map(visible, (self.formatMessage(record), *below.splitlines())))

    def formatMessage(self, record: logging.LogRecord) -> str:
        """A line without its traceback."""
        fields = "".join(f" {name}={value}" for name, value in getattr(record, "fields", {}).items())
        asked = f" [{request.get()}]" if request.get() else ""
        return super().formatMessage(record) + fields + asked


class OnceAMinute(logging.Filter):
    """Lets one warning of a kind through for each address and minute, and says then how many there were.

    What is no stranger's doing always comes through. A kind: the same text of the server itself, or the same
    sentence of a library with whatever stands in it.
    """

    MINUTE = 60.0
    KEPT = 1000

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._last: OrderedDict[tuple[str, ...], list[float]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to log it."""
        place = came_from.get()
        if record.levelno < logging.WARNING or not place:
            return True
        text = record.getMessage() if record.name.startswith("fudaba") else str(record.msg)
        kind, now = (place, record.name, text, _wrong(record)), self._now()
        last = self._last.get(kind)
        if last is not None and now - last[0] < self.MINUTE:
            last[1] += 1
            return False
        if last is not None and last[1]:
            record.msg, record.args = f"{record.getMessage()} ({last[1]:.0f} more like it since)", ()
        self._last[kind] = [now, 0]
        self._last.move_to_end(kind)
        while len(self._last) > self.KEPT:
            self._last.popitem(last=False)
        return True


def _wrong(record: logging.LogRecord) -> str:
    """The kind of error that a line is about, and where it was raised."""
    if not record.exc_info or record.exc_info[1] is None:
        return ""
    error, trace = record.exc_info[1], record.exc_info[2]
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    return f"{type(error).__name__} {where}"


def begin(form: Form, level: Level) -> None:
    """Log on standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(OnceAMinute())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    quiet(OTHERS)


def quiet(loggers: tuple[str, ...] = OTHERS) -> None:
    """Let libraries log no more than warnings, whatever the level is."""
    for name in loggers:
        logging.getLogger(name).setLevel(logging.WARNING)


def log_access(what: str, **fields: object) -> None:
    """Note a request or a connection."""
    access.info(what, extra={"fields": fields})
