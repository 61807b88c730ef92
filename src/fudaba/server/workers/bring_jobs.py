"""Logs of games that were played elsewhere, read for a page in a process of its own; nothing is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from fudaba.kernel.game import BadSetup
from fudaba.kernel.record import encode
from fudaba.logs import merging, positions, statistics
from fudaba.logs.decks import Moment, moments
from fudaba.logs.kingdom import kingdom_of
from fudaba.logs.log import BadLog, Line, Log, Turn
from fudaba.logs.reader import read_many
from fudaba.logs.replay import replayed
from fudaba.server.protocol.bring_schema import (
    BringAsked,
    BringDeck,
    BringGame,
    BringLine,
    BringLog,
    BringPosition,
    BringRead,
    BringReplay,
    BringShare,
    BringTurn,
    BringWrong,
)
from fudaba.server.protocol.schema import Text
from fudaba.server.protocol.texts import NO_TEXT, explain, say
from fudaba.text import LANGS

MOST_TURNS: Final = 400
"""How many turns the game that is looked at may have: a page shows each of them."""
MOST_UNKNOWN: Final = 200
"""How many lines that could not be read are shown."""
MOST_ROWS: Final = 100
"""How many rows of a table are shown."""
PASS: Final = 3.0
"""Seconds that one pass of the search for a replay may take; there are a few of them, and a job is stopped
after `Settings.slowest`."""
ALIKE: Final = 0.8
"""Where a log has no number, more than this share of what was bought is the same in two texts of one game."""


def bring_read(asked: BringAsked) -> bytes:
    """What logs say, as JSON (`BringRead`)."""
    found, wrong = games_of(asked.texts)
    at = min(asked.at, max(0, len(found) - 1))
    kingdom = NO_TEXT
    log = None
    if found:
        try:
            found[at].kingdom = kingdom_of(asked.kingdom) or found[at].kingdom
        except BadSetup as error:
            kingdom = explain(error)
        log = _Laying(found[at], asked.lang).log()
        if log is None:
            wrong.append(BringWrong(-1, say("bring-page-turns", most=MOST_TURNS)))
    rows = list(statistics.rows((f"#{number}", log) for number, log in enumerate(found, 1)))
    tables = statistics.tables(rows, asked.player) if len(found) > 1 else {}
    return msgspec.json.encode(
        BringRead(
            games=[BringGame(one.players, len(one.turns), one.merged, one.ended) for one in found],
            wrong=wrong,
            kingdom=kingdom,
            at=at,
            log=log,
            tables={
                name: [BringShare(one.of, one.games, one.decided, one.won) for one in shares[:MOST_ROWS]]
                for name, shares in tables.items()
            },
            players=sorted({str(row["player"]) for row in rows}),
        )
    )


def bring_replay(asked: BringAsked) -> bytes | Text:
    """A log followed by a game of ours, as JSON (`BringReplay`); or why it cannot be."""
    found, _ = games_of(asked.texts)
    try:
        if not found:
            raise BadLog("logs-problem-no-games")
        log = found[min(asked.at, len(found) - 1)]
        log.kingdom = kingdom_of(asked.kingdom) or log.kingdom
        if not log.kingdom:
            raise BadLog("bring-page-no-kingdom")
        replay = replayed(log, seconds=PASS)
    except (BadLog, BadSetup) as error:
        return explain(error)
    record = "" if replay.record is None else encode(replay.record).decode()
    stops = replay.line, replay.raw, replay.reason
    return msgspec.json.encode(BringReplay(record, replay.whole, replay.turns, replay.of, *stops))


def games_of(texts: Sequence[str]) -> tuple[list[Log], list[BringWrong]]:
    """The games of some texts, those of one game as one log; and what could not be read."""
    found: list[Log] = []
    wrong: list[BringWrong] = []
    for place, text in enumerate(texts):
        try:
            logs = read_many(text)
        except BadLog as error:
            wrong.append(BringWrong(place, explain(error)))
            continue
        for log in logs:
            number = next((number for number, one in enumerate(found) if _are_one(one, log)), None)
            if number is None:
                found.append(log)
                continue
            try:
                found[number] = merging.merged(found[number], log)
            except BadLog as error:
                wrong.append(BringWrong(place, explain(error)))
    return found, wrong


def _are_one(one: Log, other: Log) -> bool:
    """Whether two logs are of one game, as two of its players copied it."""
    if set(one.players) != set(other.players):
        return False
    if one.game and other.game:
        return one.game == other.game
    bought, its = _bought(one), _bought(other)
    fewer = min(bought.total(), its.total())
    return fewer > 0 and (bought & its).total() > ALIKE * fewer


def _bought(log: Log) -> Counter[tuple[object, ...]]:
    """What was bought in each turn: all players see that."""
    return Counter(
        (turn.number, log.players[line.player], *sorted(line.cards.items()))
        for turn in log.turns
        for line in log.lines[turn.first : turn.end]
        if line.kind in ("buys", "buys_and_gains") and line.player >= 0
    )


class _Laying:
    """Lays a log out for the page. lang: in which its positions are written."""

    def __init__(self, log: Log, lang: str) -> None:
        self._log = log
        self._lang = lang

    def log(self) -> BringLog | None:
        """All of it; None where it has too many turns."""
        log = self._log
        if len(log.turns) > MOST_TURNS:
            return None
        without, laid = NO_TEXT, dict[int, BringPosition]()
        try:
            laid = dict(self._positions())
        except BadLog as error:
            without = explain(error)
        turns, last = list[BringTurn](), list[BringDeck]()
        for moment in moments(log):
            decks = [BringDeck(dict(one.owned), one.size, one.money) for one in moment.holdings]
            if moment.turn < len(log.turns):
                turns.append(self._turn(log.turns[moment.turn], moment, decks, laid.get(moment.turn)))
            else:
                last = decks
        return BringLog(
            players=log.players,
            first=log.first,
            viewers=log.viewers,
            kingdom=log.kingdom,
            ended=log.ended,
            resigned=log.resigned,
            texts=log.merged,
            lines=len(log.lines),
            unknowns=len(log.unknown),
            unknown=[BringLine(line.line, line.raw) for line in log.unknown[:MOST_UNKNOWN]],
            turns=turns,
            decks=last,
            without=without,
        )

    def _positions(self) -> Iterator[tuple[int, BringPosition]]:
        """The turns to play on from, by their places. Raises `BadLog` where there are none."""
        in_each = [positions.positions(self._log, lang=lang) for lang in LANGS]
        for each in zip(*in_each, strict=True):
            written = each[LANGS.index(self._lang)]
            knows = [Text(*sentences) for sentences in zip(*(one.knows for one in each), strict=True)]
            assumes = [Text(*sentences) for sentences in zip(*(one.assumes for one in each), strict=True)]
            yield written.turn, BringPosition(knows, assumes, written.scenario)

    def _turn(
        self, turn: Turn, moment: Moment, decks: list[BringDeck], position: BringPosition | None
    ) -> BringTurn:
        lines = self._log.lines[turn.first : turn.end]
        own = [line for line in lines if line.player == turn.player]
        named = turn.player in self._log.viewers
        return BringTurn(
            number=turn.number,
            player=turn.player,
            extra=turn.extra,
            line=lines[0].line,
            hand=dict(moment.holdings[turn.player].hand) if named else None,
            played=_counted(own, "plays", "plays_using", "plays_again"),
            bought=_counted(own, "buys", "buys_and_gains"),
            gained=_counted(own, "gains", "gains_to"),
            trashed=_counted(own, "trashes"),
            decks=decks,
            position=position,
        )


def _counted(lines: Sequence[Line], *kinds: str) -> dict[str, int]:
    """The cards of the lines of these kinds, in their order."""
    found: dict[str, int] = {}
    for line in lines:
        if line.kind in kinds:
            for id, number in line.cards.items():
                found[id] = found.get(id, 0) + number
    return found
