"""Inputs that nobody would type: mutated records, scenarios, strategies, settings and arguments for commands.

Each is made from one number alone (`made`), so that one that broke something can be made again.
"""

from __future__ import annotations

import contextlib
import io
import json
import random
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from fudaba import games
from fudaba.cli import main
from fudaba.kernel.game import BadSetup, setup_of
from fudaba.kernel.problem import Problem
from fudaba.kernel.record import encode
from fudaba.kernel.session import Session
from fudaba.kernel.visible import is_visible
from fudaba.lab import Scenario, ScenarioError, run
from fudaba.lab.scenario.outline import outline
from fudaba.server.operations import config
from fudaba.terminal.session.continuation import gone_on
from fudaba.text.names import all_card_names

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "tests" / "scenarios"
CODES = (0, 1, 2, 130)
"""What a command may end with; 3 is the engine's own error."""
DEEP = 5000
_WORDS = (
    "", "x", "none", "-1", "0", "1", "999", "1000000000", "true", "null", "A", "B", "*", "Copper*99999999",
    "銅貨", "\N{ZERO WIDTH SPACE}", "\x00", "\ud800", "a" * 300, "../x", "situation", "hand", "curse",
    "black_market", "base_3", "red 5", "{$x}", "%s", "'", '"', "play", "see", "until", "branch", "[", "{",
)  # fmt: skip
_VALUES: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 7, 10**9, 2**70, 1.5, [], {}, [[]], {"": ""}, [None], *_WORDS[:24],
)  # fmt: skip


class Input(NamedTuple):
    """A command line; a FILE in it is the file, whose name ends so."""

    argv: tuple[str, ...]
    content: bytes = b""
    ending: str = ""


def made(seed: int) -> Input:
    """The input of a number."""
    dice = random.Random(seed)
    make = dice.choices(
        (_record, _scenario, _strategy, _settings, _arguments), weights=(35, 35, 10, 5, 15), k=1
    )[0]
    return make(dice)


class Ended(NamedTuple):
    """How a command has ended: what with, and what it printed."""

    code: int
    printed: str

    @property
    def hidden(self) -> set[str]:
        """What cannot be seen of what it printed: nothing should move the cursor or turn the line around."""
        return {char for char in self.printed if not is_visible(char) and char not in "\n\u3000\xa0"}


def ended(given: Input, folder: Path) -> Ended:
    """How a command ends. Whatever it raises comes through."""
    printed = io.StringIO()
    code = _code(given, folder, printed)
    return Ended(code, printed.getvalue())


def _code(given: Input, folder: Path, printed: io.StringIO) -> int:
    file = folder / f"input{given.ending}"
    if given.ending:
        file.write_bytes(given.content)
    argv = [str(file) if word == "FILE" else word for word in given.argv]
    with (
        contextlib.chdir(folder),
        contextlib.redirect_stdout(printed),
        contextlib.redirect_stderr(printed),
        mock.patch.object(sys, "stdin", io.StringIO("")),
    ):
        if argv[0] == "serve":  # what would be served is not this test's
            with contextlib.suppress(BadSetup):
                config.read(file)
            return 0
        if argv[:2] == ["play", "--from"]:  # nor what would be played on
            with contextlib.suppress(Problem, ScenarioError):
                gone_on(str(file), None, "x")
            return 0
        try:
            return main(argv)
        except SystemExit as left:
            return int(left.code or 0)
        finally:
            file.unlink(missing_ok=True)  # a folder is an input, too


# What is mutated.


@cache
def _records() -> tuple[Any, ...]:
    """Records of each game, dealt and from situations, as plain data."""
    found = []
    for name, seats in (("bridge_over", 3), ("dominion", 2), ("innovation", 2)):
        game = games.named(name)
        found.append(_played(Session(game, setup_of(game, seats=seats, seed="fuzz"), list("ABC"[:seats]))))
    found += [_played(one) for text in _documents()[::9] for one in _games(text)[:1]]
    return tuple(json.loads(encode(session.record())) for session in found)


def _games(text: str) -> list[Session]:
    (document,) = outline(text.encode(), "x.yaml")
    (scenario,) = document.read()
    assert isinstance(scenario, Scenario), scenario
    return run(scenario).games


def _played(session: Session, answers: int = 12) -> Session:
    while session.ask is not None and len(session.answers) < answers:
        session.answer(tuple(range(session.ask.least)))
    return session


@cache
def _documents() -> tuple[str, ...]:
    """Scenarios of each game, one of each file."""
    found = []
    for file in sorted(SCENARIOS.rglob("*.yaml")):
        document = outline(file.read_bytes(), file.name)[0]
        found.append(document.text.removeprefix("---").lstrip() + "\n")
    return tuple(found)


@cache
def _strategies() -> tuple[str, ...]:
    folder = ROOT / "src" / "fudaba" / "bots" / "dominion" / "strategies"
    return tuple(file.read_text("utf-8") for file in sorted(folder.glob("*.toml")))


# How.


def _record(dice: random.Random) -> Input:
    record = json.loads(json.dumps(dice.choice(_records())))
    for _ in range(dice.choice((0, 1, 1, 1, 2, 4))):
        _change(record, dice)
    data = json.dumps(record).encode().replace(b'"1"', b"9" * dice.choice((1, 1, 1, DEEP)))
    if dice.random() < 0.15:
        data = _garbled(data, dice)
    argv = dice.choice(
        (
            ("verify", "FILE"),
            ("verify", "FILE", "--json", "--lang", "ja"),
            ("lab", "from", "FILE"),
            ("lab", "from", "FILE", "--at", str(dice.randrange(-2, 15))),
            ("rules", "--cited", "FILE"),
            ("replay", "FILE", "--plain"),
            ("play", "--from", "FILE"),
        )
    )
    return Input(argv, data, ".json")


def _scenario(dice: random.Random) -> Input:
    text = dice.choice(_documents())
    for _ in range(dice.choice((0, 1, 1, 1, 2, 4))):
        text = _edited(text, dice)
    data = text.encode(errors="surrogatepass")
    if dice.random() < 0.1:
        data = _garbled(data, dice)
    argv = dice.choice(
        (
            ("lab", "run", "FILE"),
            ("lab", "run", "FILE", "--json", "--lang", "ja"),
            ("lab", "run", "FILE", "--brief", "--as", dice.choice(("A", "B", "x", ""))),
            ("lab", "check", "FILE"),
            ("lab", "ask", "FILE"),
            ("lab", "ask", "FILE", "--at", str(dice.randrange(-2, 9)), "--json"),
            ("play", "--from", "FILE"),
        )
    )
    return Input(argv, data, ".yaml")


def _strategy(dice: random.Random) -> Input:
    text = dice.choice(_strategies())
    for _ in range(dice.choice((1, 1, 2, 4))):
        text = _edited(text, dice)
    argv = ("simulate", "dominion", "--bots", "FILE", "random", "--games", "1", "--seed", "x")
    return Input(argv, text.encode(errors="surrogatepass"), ".toml")


def _settings(dice: random.Random) -> Input:
    text = (ROOT / "packaging" / "fudaba.toml").read_text("utf-8").replace("# ", "")
    for _ in range(dice.choice((1, 2, 4))):
        text = _edited(text, dice)
    return Input(("serve", "--config", "FILE"), text.encode(errors="surrogatepass"), ".toml")


def _arguments(dice: random.Random) -> Input:
    game = dice.choice((*games.names(), *_WORDS[:3]))
    switches = [switch.name for name in games.names() for switch in games.named(name).switches]
    card = dice.choice(all_card_names(dice.choice(games.names())))
    word = dice.choice(
        (*(each for each in _WORDS if each not in ("\x00", "\ud800")), card, card[:3], card + card)
    )
    switch = dice.choice(switches)
    option = dice.choice(("--option", f"--{switch.replace('_', '-')}"))
    value = dice.choice((word, f"{switch}={word}", f"{switch}=base,2", "yes", "true", "4", "dominion"))
    argv = dice.choice(
        (
            ("cards", game, word),
            ("cards", game, "--set", word),
            ("cards", game, option, value),
            ("rules", word),
            ("rules", word, "--faq"),
            ("where", word),
            ("simulate", game, "--bots", "random", "random", "--games", "1", option, value),
            ("simulate", game, "--bots", word, "random", "--games", word),
            ("lab", "run", word),
            ("lab", word, "x"),
            ("verify", word),
            ("review", word),
            (word, word),
        )
    )
    return Input(argv)


def _places(found: Any) -> Iterator[tuple[Any, Any]]:
    """All places of plain data: what they are in, and at what."""
    left = [found]
    while left:
        inside = left.pop()
        for key, value in list(inside.items() if isinstance(inside, dict) else enumerate(inside)):
            yield inside, key
            if isinstance(value, dict | list):
                left.append(value)


def _change(record: Any, dice: random.Random) -> None:
    """Let one place of a record be something else: mostly in its situation, if it has one."""
    situation = record.get("situation")
    within = situation if isinstance(situation, dict) and situation and dice.random() < 0.7 else record
    places = list(_places(within))
    if dice.random() < 0.5:
        places = [place for place in places if not isinstance(place[1], int)] or places
    inside, key = dice.choice(places)
    how = dice.randrange(6)
    if how == 0:
        del inside[key]
    elif how == 1 and isinstance(inside, dict):
        inside[str(dice.choice((*_VALUES, *_keys())))] = inside[key]
    elif how == 2:
        other, at = dice.choice(places)
        with contextlib.suppress(LookupError):
            inside[key] = json.loads(json.dumps(other[at]))
    elif how == 3:
        inside[key] = _nested(dice.choice((30, 300)))
    else:
        inside[key] = dice.choice((*_VALUES, *_keys()))


@cache
def _keys() -> tuple[str, ...]:
    """The names of cards, places and counters in all records, to stand where others are meant."""
    words = [key for record in _records() for _, key in _places(record) if isinstance(key, str)]
    return tuple(dict.fromkeys(words))


def _nested(deep: int) -> Any:
    found: Any = []
    for _ in range(deep):
        found = [found]
    return found


def _edited(text: str, dice: random.Random) -> str:
    """A text with one thing changed in it: a line, or a word."""
    lines = text.split("\n")
    at = dice.randrange(len(lines))
    words = lines[at].split(" ")
    word = dice.randrange(len(words))
    other = dice.choice(lines)
    changes: tuple[Callable[[], str | None], ...] = (
        lambda: None,
        lambda: lines[at] + "\n" + lines[at],
        lambda: other,
        lambda: " ".join([*words[:word], dice.choice(_WORDS), *words[word + 1 :]]),
        lambda: " ".join([*words[:word], *words[word + 1 :]]),
        lambda: " ".join([*words[:word], dice.choice(other.split(" ")), *words[word + 1 :]]),
        lambda: lines[at].replace("1", dice.choice(("9" * DEEP, "-1", "1000000000", "0", "99"))),
        lambda: f"{lines[at]} {dice.choice(('[', '{a: ', '[[', ']', '}', '(', '='))}",
        lambda: f"{lines[at]}{dice.choice(('[', '{a: ', '- ', 'not ', '(')) * DEEP}",
        lambda: lines[at].replace(":", dice.choice((": &a", ": *a", ": !x", "", ": |"))),
    )
    line = dice.choice(changes)()
    return "\n".join([*lines[:at], *([] if line is None else [line]), *lines[at + 1 :]])


def _garbled(data: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(data) + 1)
    how = dice.randrange(4)
    if how == 0:
        return data[:at]
    if how == 1:
        return data[:at] + bytes([dice.randrange(256)]) + data[at + 1 :]
    if how == 2:
        return data[:at] + b"[" * DEEP + data[at:]
    return data[:at] + b"9" * DEEP + data[at:]
