"""A log out of text: what was copied out of the client, or what `writer` writes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.logs import forms, merging
from fudaba.logs.log import BadLog, Line, Log, Turn
from fudaba.logs.names import id_of, read_some
from fudaba.logs.plain_text import lines_of

_NOTE: Final = re.compile(r"(?P<text>.*?)\.?\s*(?:\((?P<note>[^()]{1,80})\))?\.?")
_BEGINS: Final = re.compile(r"(?P<label>\S{1,40}(?: \S{1,40}){0,3}?) starts with .*")
_COIN: Final = re.compile(r"\+\$(\d{1,4})")
_KINGDOM: Final = re.compile(r"Kingdom(?: Cards)?: *(?P<cards>.+)", re.IGNORECASE)
_LEAST: Final = 3
"""A text of which fewer lines than this can be read is no log."""


def read(text: str | Iterable[str], *, kingdom: Sequence[str] = ()) -> Log:
    """One game's log; of several texts, by several players perhaps, each line to its fullest.

    kingdom: the ids of the Kingdom cards and landscapes, which a log does not say.

    Raises `BadLog` for what is no log of Dominion, for two games in one text, and for texts that are not of
    one game.
    """
    texts = [text] if isinstance(text, str) else list(text)
    if not texts:
        raise BadLog("logs-problem-empty")
    logs = [_only(list(_games(one))) for one in texts]
    log = logs[0]
    for other in logs[1:]:
        log = merging.merged(log, other)
    if kingdom:
        log.kingdom = list(kingdom)
    return log


def read_many(text: str) -> list[Log]:
    """The logs of all games that stand in a text, one after another. Raises `BadLog` where there is none."""
    return list(_games(text))


def _only(logs: list[Log]) -> Log:
    if len(logs) > 1:
        raise BadLog("logs-problem-several", number=len(logs))
    return logs[0]


def _games(text: str) -> Iterator[Log]:
    lines = lines_of(text)
    found = 0
    for first, end in _parts(lines):
        reader = _Reader(lines[first:end], first)
        if reader.is_log:
            found += 1
            yield reader.log()
    if not found:
        if not any(lines):
            raise BadLog("logs-problem-empty")
        raise BadLog("logs-problem-none")


def _parts(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Where games begin and end: a game begins with its number, or with its first turn a second time."""
    begins, had_turn, label = [0], False, ""
    for number, line in enumerate(lines):
        turn = forms.TURN.fullmatch(line)
        started = _BEGINS.fullmatch(line)
        again = started is not None and had_turn
        first = turn is not None and turn["n"] == "1" and not turn["extra"] and turn["name"] == label
        if (forms.GAME.match(line) is not None or again or first) and had_turn:
            begins.append(number)
            had_turn, label = False, ""
        if turn is not None:
            had_turn, label = True, label or turn["name"]
    yield from zip(begins, [*begins[1:], len(lines)], strict=True)


class _Reader:
    """Reads the lines of one game. offset: how many lines stand before them."""

    def __init__(self, lines: Sequence[str], offset: int) -> None:
        self._raw = lines
        self._offset = offset
        self._names = self._found_names()
        self._labels = self._found_labels()
        self._lines = [self._line(number, raw) for number, raw in enumerate(lines) if raw]

    @property
    def is_log(self) -> bool:
        """Whether enough of it can be read, and more than cannot."""
        read = sum(line.kind not in ("unknown", "meta") for line in self._lines)
        unknown = sum(line.kind == "unknown" for line in self._lines)
        return bool(self._labels) and read >= _LEAST and read > unknown

    def _found_names(self) -> list[str]:
        """The players' names by the headings of turns."""
        turns = (forms.TURN.fullmatch(raw) for raw in self._raw)
        return list(dict.fromkeys(turn["name"] for turn in turns if turn is not None))[:6]

    def _found_labels(self) -> list[tuple[str, int]]:
        """What lines begin with, the longest first, and whose that is."""
        starts = (_BEGINS.fullmatch(raw) for raw in self._raw)
        said = list(dict.fromkeys(start["label"] for start in starts if start is not None))[:6]
        labels: dict[str, int] = {}
        for label in said:
            owners = [seat for seat, name in enumerate(self._names) if name.startswith(label)]
            if len(owners) > 1:
                owners = [seat for seat in owners if self._names[seat] == label] or owners[:1]
            if not owners:
                self._names.append(label)
                owners = [len(self._names) - 1]
            labels[label] = owners[0]
        for seat, name in enumerate(self._names):
            for length in range(1, len(name) + 1):
                label = name[:length].rstrip()
                if seat in labels.values() and label not in labels and length < len(name):
                    continue
                others = [one for other, one in enumerate(self._names) if other != seat]
                if not any(one.startswith(label) for one in others):
                    labels.setdefault(label, seat)
        return sorted(labels.items(), key=lambda label: -len(label[0]))

    def _line(self, number: int, raw: str) -> Line:
        line = self._read(raw) or Line("unknown")
        line.raw, line.line = raw, self._offset + number + 1
        return line

    def _read(self, raw: str) -> Line | None:
        turn = forms.TURN.fullmatch(raw)
        if turn is not None:
            seat = self._names.index(turn["name"]) if turn["name"] in self._names else -1
            return Line("turn", seat, number=int(turn["n"]), note=turn["extra"] or "")
        resigned = forms.RESIGNED.fullmatch(raw)
        if resigned is not None and resigned["name"] in self._names:
            return Line("resigns", self._names.index(resigned["name"]))
        for label, seat in self._labels:
            if raw.startswith(f"{label} "):
                line = self._sentence(raw[len(label) + 1 :], seat)
                if line is not None:
                    return line
        if forms.META.fullmatch(raw) or _KINGDOM.fullmatch(raw):
            return Line("meta")
        return self._sentence(raw, -1)

    def _sentence(self, text: str, seat: int) -> Line | None:
        split = _NOTE.fullmatch(text)
        if split is None:
            return None
        said, note = split["text"], split["note"] or ""
        for form in forms.readable().get(said.split(" ", 1)[0] if seat >= 0 else "", ()):
            match = form.pattern.fullmatch(said)
            line = self._matched(form.kind, match.groupdict(), seat) if match is not None else None
            if line is not None:
                line.note = line.note or note
                coins = _COIN.fullmatch(note)
                if coins is not None and line.kind == "plays":
                    line.number = int(coins[1])
                return line
        return None

    def _matched(self, kind: str, parts: dict[str, str | None], seat: int) -> Line | None:
        """The line of a sentence that fits; None where a word in it is no card, or no player."""
        line = Line(kind, seat)
        if (cards := parts.get("cards")) is not None:
            read = read_some(cards)
            if read is None:
                return None
            line.cards, line.hidden = read
        if (word := parts.get("word")) is not None:
            id = id_of(word)
            if id is None:
                return None
            if kind == "plays_using":
                line.note = id
            elif not line.cards:
                line.cards = {id: 1}
        if (whom := parts.get("whom")) is not None:
            seats = [owner for label, owner in self._labels if label == whom]
            if not seats:
                return None
            line.whom = seats[0]
        if (number := parts.get("n")) is not None:
            line.number = int(number)
        if (place := parts.get("place")) is not None:
            line.place = next(one for one, texts in forms.PLACES.items() if place in texts)
        return line

    def log(self) -> Log:
        """The log of these lines."""
        turns: list[Turn] = []
        for place, line in enumerate(self._lines):
            if line.kind == "turn":
                if turns:
                    turns[-1].end = place
                turns.append(Turn(line.number, line.player, place, len(self._lines), line.note))
        log = Log(self._names, self._lines, turns)
        log.first = turns[0].player if turns else 0
        log.viewers = sorted(
            {line.player for line in self._lines if line.kind == "draws" and line.cards and not line.hidden}
        )
        game = next(filter(None, map(forms.GAME.match, self._raw)), None)
        log.game = game["id"] if game is not None else ""
        log.kingdom = self._kingdom()
        log.ended = any(line.kind == "ends" for line in self._lines)
        log.resigned = next((line.player for line in self._lines if line.kind == "resigns"), -1)
        return log

    def _kingdom(self) -> list[str]:
        for raw in self._raw:
            listed = _KINGDOM.fullmatch(raw)
            if listed is not None:
                ids = [id_of(word) for word in listed["cards"].rstrip(".").split(",")]
                return [id for id in ids if id is not None and id in KINDS]
        return []
