"""A server's settings from a file, `fudaba serve --config FILE`: TOML, of which every key is known.

`packaging/fudaba.toml` has all of them, with what they mean and what holds without them.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import of_system
from fudaba.server.operations.settings import Settings

Host: TypeAlias = Annotated[str, Meta(min_length=1)]
Number: TypeAlias = Annotated[int, Meta(ge=1)]
Processes: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]
Port: TypeAlias = Annotated[int, Meta(ge=1, le=65535)]
Time: TypeAlias = Annotated[float, Meta(ge=0)]
Days: TypeAlias = Annotated[float, Meta(gt=0, le=36500)]
Memory: TypeAlias = Annotated[int, Meta(ge=0)]
Count: TypeAlias = Number | UnsetType
Seconds: TypeAlias = Time | UnsetType
Rate: TypeAlias = Annotated[float, Meta(gt=0)] | UnsetType
Level: TypeAlias = Literal["debug", "info", "warning", "error"]
Form: TypeAlias = Literal["text", "json"]


class Serving(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`[server]`: where it is reached, and where it keeps its games."""

    host: str = "127.0.0.1"
    """As `--host`: the address to listen at."""
    port: Port = 8765
    """As `--port`: the port to listen at, 0 for a free one."""
    names: tuple[Host, ...] = ()
    """See `Settings.names`."""
    origins: tuple[str, ...] = ()
    """See `Settings.origins`."""
    behind_proxy: str = ""
    """As `--behind-proxy`: the proxy whose reports of client addresses are trusted."""
    data: str = ""
    """See `Settings.data`."""
    database: str = ""
    """See `Settings.database`."""
    between: str | UnsetType = UNSET
    """See `Settings.between`."""
    metrics: Literal["", "loopback", "any"] = ""
    """See `Settings.metrics`."""


class Bots(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`[bots]`: how bots play, and what they may use."""

    workers: Processes | UnsetType = UNSET
    """See `Settings.workers`."""
    pace: Seconds = UNSET
    """See `Settings.pace`."""
    grace: Seconds = UNSET
    """See `Settings.grace`."""
    slowest: Rate = UNSET
    """See `Settings.slowest`."""
    memory: Memory | UnsetType = UNSET
    """See `Settings.memory`."""


class Limits(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`[limits]`: what an address or a connection may do."""

    rate: Rate = UNSET
    """See `Settings.rate`."""
    burst: Count = UNSET
    """See `Settings.burst`."""
    looking: Rate = UNSET
    """See `Settings.looking`."""
    opening: Count = UNSET
    """See `Settings.opening`."""
    signing: Count = UNSET
    """See `Settings.signing`."""
    asking: Rate = UNSET
    """See `Settings.asking`."""
    at_once: Count = UNSET
    """See `Settings.at_once`."""
    sockets: Count = UNSET
    """See `Settings.sockets`."""
    asked_within: Rate = UNSET
    """See `Settings.asked_within`."""
    taken_within: Rate = UNSET
    """See `Settings.taken_within`."""
    tables: Count = UNSET
    """See `Settings.tables`."""
    backlog: Count = UNSET
    """See `Settings.backlog`."""
    waiting: Count = UNSET
    """See `Settings.waiting`."""
    daily: Count = UNSET
    """See `Settings.daily`."""


class Push(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`[push]`: push messages."""

    push: bool | UnsetType = UNSET
    """See `Settings.push`."""
    push_after: Seconds = UNSET
    """See `Settings.push_after`."""
    push_services: tuple[str, ...] | UnsetType = UNSET
    """See `Settings.push_services`."""
    push_contact: Annotated[str, Meta(pattern=r"^((mailto:|https://)\S+)?$")] | UnsetType = UNSET
    """See `Settings.push_contact`."""


class Logging(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`[log]`: see `server_log`."""

    form: Form = "text"
    level: Level = "warning"


class Config(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole file."""

    server: Serving = Serving()
    """`[server]`"""
    bots: Bots = Bots()
    """`[bots]`"""
    limits: Limits = Limits()
    """`[limits]`"""
    push: Push = Push()
    """`[push]`"""
    log: Logging = Logging()
    """`[log]`"""


def read(file: Path) -> Config:
    """What a file says. Raises `BadSetup` for one that cannot be read, and for what it should not say."""
    try:
        given = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadSetup("server-problem-config", file=str(file), what=of_system(error)) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadSetup("server-problem-config", file=str(file), what=str(error)) from None
    for key, meant in _unknown(given, Config, ""):
        raise BadSetup("server-problem-config-key", file=str(file), key=key, meant=meant)
    try:
        return msgspec.convert(given, Config)
    except msgspec.ValidationError as error:
        raise BadSetup("server-problem-config", file=str(file), what=str(error)) from None


def typed(kind: Any) -> Callable[[str], Any]:
    """What reads a setting that is typed on the command line, where the same holds as in the file."""

    def value(text: str) -> Any:
        try:
            return msgspec.convert(text, kind, strict=False)
        except msgspec.ValidationError as error:
            raise ValueError(text) from error

    return value


def settings_of(config: Config, usual: Path, **given: Any) -> Settings:
    """The settings of a server. usual: the folder of its games, if nothing says another. given: what is said
    instead of what stands in the file, by the names of `Settings`; None for what is not said."""
    serving = config.server
    said = {
        "data": Path(serving.data).expanduser() if serving.data else usual,
        "database": serving.database,
        "names": serving.names,
        "origins": serving.origins,
        "metrics": serving.metrics,
        "between": serving.between,
        **msgspec.structs.asdict(config.bots),
        **msgspec.structs.asdict(config.limits),
        **msgspec.structs.asdict(config.push),
    }
    said |= {name: value for name, value in given.items() if value is not None}
    return Settings(**{name: value for name, value in said.items() if value is not UNSET})


def _unknown(given: Mapping[str, Any], kind: type[msgspec.Struct], within: str) -> Iterator[tuple[str, str]]:
    """The keys that no setting has, each with the one that may be meant."""
    fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
    for key, value in given.items():
        if key not in fields:
            meant = difflib.get_close_matches(key, fields, 1) or [", ".join(fields)]
            yield within + key, meant[0]
        elif isinstance(value, dict) and isinstance(fields[key], type):
            yield from _unknown(value, fields[key], f"{key}.")
