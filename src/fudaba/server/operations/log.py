"""The log of a server: text for people, or an object a line for programs that read it.

What is logged while a request, or a message of a connection, is dealt with has its id; who asked is told it
(`X-Request-Id`), so that what went wrong for them can be found. No secret is logged: no token, no invitation,
no seed, no cookie; of addresses only what kind of page it is. `tests/server/test_logs.py` plays and looks.
"""

from __future__ import annotations

import itertools
import json
import logging
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

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
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if asked := request.get():
            told["request"] = asked
        told |= getattr(record, "fields", {})
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return in_json(json.dumps(told, ensure_ascii=False, default=str))


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


def begin(form: Form, level: Level) -> None:
    """Log on standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    quiet(OTHERS)


def quiet(loggers: tuple[str, ...] = OTHERS) -> None:
    """Let libraries log no more than warnings, whatever the level is."""
    for name in loggers:
        logging.getLogger(name).setLevel(logging.WARNING)


def log_access(what: str, **fields: object) -> None:
    """Note a request or a connection."""
    access.info(what, extra={"fields": fields})
