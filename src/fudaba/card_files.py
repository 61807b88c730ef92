"""Files of cards outside the package: `--cards night_market.py`. Such a file is code, and is run.

Beside `night_market.py` lie its texts, `night_market.en.ftl` and `night_market.ja.ftl`. How one is written:
docs/own_cards.md; what must be so: `load`.
"""

from __future__ import annotations

import hashlib
import re
import sys
import traceback
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple, Protocol, runtime_checkable

from fluent.syntax import FluentParser, ast

from fudaba import games, text
from fudaba.kernel import own_cards
from fudaba.kernel.game import BadSetup, title
from fudaba.kernel.own_cards import Own
from fudaba.kernel.problem import nearest
from fudaba.text import LANGS, MissingMessage, words
from fudaba.text.game_words import game_words
from fudaba.time_limit import TooLong

_DIGITS = 12
"""How many hexadecimal digits tell one version of a file from another."""


@runtime_checkable
class TakesCards(Protocol):
    """A game for which others may write cards."""

    def take(self, ids: Iterable[str]) -> frozenset[str]:
        """Check what a file has declared, and return its sets. Raises `BadSetup` for what cannot be."""
        ...

    def as_it_is(self) -> Callable[[], None]:
        """What lets exactly those cards be there again that are there now."""
        ...


@runtime_checkable
class TellsCards(Protocol):
    """What the text module of such a game offers."""

    def needed(self, ids: Iterable[str]) -> Iterator[str]:
        """The messages that these cards must have; one of an attribute as `message.attribute`."""
        ...

    def figures_unsaid(self, id: str) -> Iterator[str]:
        """The figures of a card that its English text does not say, or says and the card has not."""
        ...


def load_all(paths: Iterable[str | Path]) -> list[Own]:
    """Load several files; see `load`."""
    return [load(path) for path in paths]


def load(path: str | Path) -> Own:
    """Run a file, and let its cards be cards of their game. A file that is loaded already is not run again.

    Raises `BadSetup` where there is no such file or it stops with an error; where it declares no card, a card
    or a set that is there already, or what cannot be; and for texts that are no Fluent, are missing in every
    language, or give a name that another card has. Nothing of it stays then.
    """
    file = Path(path).resolve()
    for own in own_cards.LOADED:
        if own.path == str(file):
            return own
        if own.name == file.name:
            raise BadSetup("problem-cards-same-name", file=str(path), other=own.path)
    try:
        digest = hashlib.sha256(file.read_bytes()).hexdigest()[:_DIGITS]
    except OSError:
        raise BadSetup("problem-no-file", file=str(path)) from None
    before = _ids()
    again = [game.as_it_is() for game in games.every() if isinstance(game, TakesCards)]
    try:
        _run(file, str(path))
        own = Own(str(file), file.name, digest, *_declared(before, str(path)))
        _add_texts(file, own)
    except BadSetup:
        _take_back(file, again)
        raise
    own_cards.LOADED.append(own)
    _BEFORE.append(again)
    _look_anew()
    return own


def unload() -> None:
    """Take the cards of the file away again that was loaded last. No table that has them may go on."""
    own = own_cards.LOADED.pop()
    _take_back(Path(own.path), _BEFORE.pop())
    _look_anew()


_BEFORE: list[list[Callable[[], None]]] = []
"""For each file that has been loaded, what lets everything be as it was before."""


def _take_back(file: Path, again: Iterable[Callable[[], None]]) -> None:
    for as_before in again:
        as_before()
    for lang in LANGS:
        text.forget(lang, file.name)
    sys.modules.pop(_module_name(file), None)


def _ids() -> dict[str, frozenset[str]]:
    """The cards of each game that is there."""
    return {game.name: frozenset(facts.id for facts in game.facts()) for game in games.every()}


def _module_name(file: Path) -> str:
    """The same on every machine: states name the functions that wait in them."""
    return f"fudaba_cards_{file.stem}"


class _AsItIs(SourceFileLoader):
    """Reads a file as it is now. Its bytecode is not kept: of a file that was saved twice within a second it
    could be that of the first time."""

    def get_code(self, fullname: str) -> CodeType:
        """Its code, compiled anew."""
        path = self.get_filename(fullname)
        code: CodeType = self.source_to_code(self.get_data(path), path)
        return code


def _run(file: Path, given: str) -> None:
    name = _module_name(file)
    if file.suffix != ".py":
        raise BadSetup("problem-cards-no-python", file=given)
    loader = _AsItIs(name, str(file))
    module = module_from_spec(ModuleSpec(name, loader, origin=str(file)))
    sys.modules[name] = module  # its functions are found there, and its types are read there
    try:
        loader.exec_module(module)
    except Exception as error:
        raise _failed(error, file, given) from error


def _failed(error: Exception, file: Path, given: str) -> BadSetup:
    """What is told of an error: the line of the file in which it came up, and what Python says."""
    if isinstance(error, SyntaxError):
        line, what = error.lineno or 1, f"{type(error).__name__}: {error.msg}"
    else:
        frames = _frames(error, {str(file)})
        line, what = (frames[-1].lineno or 1) if frames else 1, f"{type(error).__name__}: {error}"
    return BadSetup("problem-cards-fail", file=given, line=line, error=what)


def _frames(error: BaseException, files: Iterable[str]) -> list[traceback.FrameSummary]:
    """Where in these files an error came through, the innermost last."""
    return [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename in files]


def _declared(before: dict[str, frozenset[str]], given: str) -> tuple[str, frozenset[str], frozenset[str]]:
    """The game for which a file has declared cards, the cards, and their sets."""
    new = {game: ids - before[game] for game, ids in _ids().items() if ids - before[game]}
    if not new:
        raise BadSetup("problem-cards-none", file=given)
    name, ids = next(iter(new.items()))
    game = games.named(name)
    if len(new) > 1 or not isinstance(game, TakesCards):
        raise BadSetup("problem-cards-game", file=given, game=title(name))
    try:
        return name, ids, game.take(ids)
    except BadSetup as error:
        raise BadSetup("problem-at", place=given, problem=error) from None


# What comes up when it is played.


class Broken(NamedTuple):
    """Where a card that somebody has written raised an error."""

    where: str
    """The file and the line."""
    function: str
    """The name of the function."""
    what: str
    """The message of Python."""


def broken(error: BaseException) -> Broken | None:
    """Which of the loaded cards an error came through; None if it is none of theirs."""
    frames = _frames(error, own_cards.paths())
    if not frames:
        return None
    frame = frames[-1]
    what = f"{type(error).__name__}: {error}"
    if isinstance(error, NameError) and error.name and (module := _offering(error.name, frame.filename)):
        what += f" (from {module} import {error.name})"
    return Broken(f"{Path(frame.filename).name}:{frame.lineno}", frame.name, what)


def stop_of(error: Exception) -> BadSetup | None:
    """What to tell of an error: which loaded card stopped, or has no text; None if it is none of theirs."""
    if isinstance(error, MissingMessage):
        stop = BadSetup("problem-cards-no-text", message=error.message_id)
        return stop if own_cards.LOADED else None
    if (stopped := broken(error)) is None:
        return None
    where, function, what = stopped
    if isinstance(error, TooLong):
        seconds = f"{error.seconds:g}"
        return BadSetup("problem-cards-endless", where=where, function=function, seconds=seconds)
    return BadSetup("problem-cards-stopped", where=where, function=function, what=what)


@contextmanager
def report_stop() -> Iterator[None]:
    """Raise `BadSetup` instead of what stops a loaded card in this."""
    try:
        yield
    except Exception as error:
        if (stop := stop_of(error)) is None:
            raise
        raise stop from None


def _offering(name: str, path: str) -> str:
    """The module with all that a file of cards may import, if it has this; "" if not."""
    game = next(own.game for own in own_cards.LOADED if own.path == path)
    module = f"fudaba.games.{game}.writing"
    return module if find_spec(module) and hasattr(import_module(module), name) else ""


@contextmanager
def unawaited() -> Iterator[list[Broken]]:
    """Collect the calls in loaded cards that nobody has awaited, so that nothing came of them.

    Python says so by a warning, as soon as the call is thrown away. Not for several threads at once.
    """
    found: list[Broken] = []
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always", RuntimeWarning)
        try:
            yield found
        finally:
            for one in warned:
                forgotten = re.match(r"coroutine '(.+)' was never awaited", str(one.message))
                if forgotten and one.filename in own_cards.paths():
                    where = f"{Path(one.filename).name}:{one.lineno}"
                    found.append(Broken(where, forgotten[1].rpartition(".")[2], str(one.message)))


class Lack(NamedTuple):
    """Something that a card still needs before it can be played."""

    file: str
    """The file that lacks it."""
    line: int
    """The line of that file, from 1; 0 for none."""
    message: str
    """The id of the message that says so."""
    facts: dict[str, str]
    """The values of its variables."""


def lacking() -> Iterator[Lack]:
    """What the cards that have been loaded lack: texts that are only begun, or say other figures."""
    for own in own_cards.LOADED:
        module = game_words(own.game)
        if not isinstance(module, TellsCards):
            continue
        for lang in LANGS:
            file = Path(own.path).with_suffix(f".{lang}.ftl")
            for message in module.needed(sorted(own.cards)):
                line = _line_of(message.partition(".")[0], file)
                if line and words(lang).is_unwritten(message):
                    yield Lack(file.name, line, "problem-cards-unwritten", {"message": message})
        for id in sorted(own.cards):
            line = _line_of(id, Path(own.path))
            if not words(LANGS[0]).is_unwritten(f"{own.game}-card-{id}.text"):
                for figure in module.figures_unsaid(id):
                    yield Lack(own.name, line, "problem-cards-figure", {"card": id, "figure": figure})


def _line_of(id: str, file: Path) -> int:
    """The first line of a file on which an id stands, from 1; 0 if there is none."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return next((i for i, line in enumerate(lines, 1) if re.search(rf"\b{re.escape(id)}\b", line)), 0)


# Texts.


def _add_texts(file: Path, own: Own) -> None:
    """Learn the messages of a file of cards; what only one language has is told in that one."""
    known = {lang: {name.casefold() for name in _names(own.game, lang, without=own.cards)} for lang in LANGS}
    read = {lang: _read(file.with_suffix(f".{lang}.ftl"), own.game) for lang in LANGS}
    for lang in LANGS:
        others = {id: lines for other in LANGS for id, lines in read[other].items()}
        text.learn(lang, own.name, others | read[lang])
    for lang in LANGS:
        _check_cards(file.with_suffix(f".{lang}.ftl"), own, read[lang])
    module = game_words(own.game)
    needed = module.needed(own.cards) if isinstance(module, TellsCards) else ()
    for message in needed:
        if not words(LANGS[0]).has(message):
            beside = tuple(file.with_suffix(f".{lang}.ftl").name for lang in LANGS)
            raise BadSetup("problem-cards-text", file=file.name, message=message, beside=beside)
    for lang in LANGS:
        _check_names(file, own, lang, known[lang])


def _check_cards(file: Path, own: Own, messages: Iterable[str]) -> None:
    begins = f"{own.game}-card-"
    for message in messages:
        id = message.removeprefix(begins)
        if id != message and id not in own.cards:
            near = nearest(message, (begins + card for card in own.cards))
            raise BadSetup("problem-cards-no-card", file=file.name, message=message, near=near)


def _names(game: str, lang: str, *, without: Iterable[str]) -> Iterator[str]:
    module: Any = game_words(game)
    say = words(lang)
    yield from (module.kind(say, id) for id in module.kinds() if id not in without)


def _check_names(file: Path, own: Own, lang: str, known: set[str]) -> None:
    module: Any = game_words(own.game)
    for id in sorted(own.cards):
        name = module.kind(words(lang), id)
        if name.casefold() in known:
            raise BadSetup("problem-cards-name", file=file.name, card=id, name=name)
        known.add(name.casefold())


def _read(file: Path, game: str) -> dict[str, str]:
    """The messages of a file as they are written, by id; none where it is not there."""
    if not file.exists():
        return {}
    content = file.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(content).body:
        start, end = (entry.span.start, entry.span.end) if entry.span else (0, 0)
        line = content.count("\n", 0, start) + 1
        if isinstance(entry, ast.Junk):
            why = entry.annotations[0].message if entry.annotations else ""
            raise BadSetup("problem-cards-fluent", file=file.name, line=line, why=why or "")
        if isinstance(entry, ast.Message):
            id = entry.id.name
            if words(LANGS[0]).has(id) or id in found or not id.startswith(f"{game}-"):
                raise BadSetup("problem-cards-message", file=file.name, line=line, message=id, game=game)
            found[id] = content[start:end]
    return found


def _look_anew() -> None:
    """Let everything that the package has worked out from the cards there were be worked out again."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("fudaba."):
            for value in [*vars(module).values()]:
                if callable(clear := getattr(value, "cache_clear", None)):
                    clear()
