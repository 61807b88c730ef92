"""Several texts of one game, by several players: each line to its fullest."""

from __future__ import annotations

from difflib import SequenceMatcher

from msgspec.structs import replace

from fudaba.logs.log import BadLog, Line, Log, Turn

_TOO_DIFFERENT = 0.5
"""Of two texts of one game more than this share of the lines agree."""


def merged(one: Log, other: Log) -> Log:
    """Both texts as one log. Raises `BadLog` where they are of two games.

    Where a line stands in one of them alone, as where one is the longer, it is kept.
    """
    if set(one.players) != set(other.players):
        raise BadLog("logs-problem-other-players", one=", ".join(one.players), other=", ".join(other.players))
    if one.game and other.game and one.game != other.game:
        raise BadLog("logs-problem-other-game", one=one.game, other=other.game)
    seats = [one.players.index(name) for name in other.players]
    ours, theirs = _of_the_game(one), [_moved(line, seats) for line in _of_the_game(other)]
    matcher = SequenceMatcher(None, list(map(_key, ours)), list(map(_key, theirs)), autojunk=False)
    if matcher.ratio() < _TOO_DIFFERENT:
        raise BadLog("logs-problem-not-one-game")
    lines: list[Line] = []
    for what, first, end, first_there, end_there in matcher.get_opcodes():
        if what == "equal":
            pairs = zip(ours[first:end], theirs[first_there:end_there], strict=True)
            lines += [_fuller(line, its) for line, its in pairs]
        else:
            lines += [*ours[first:end], *theirs[first_there:end_there]]
    turns: list[Turn] = []
    for place, line in enumerate(lines):
        if line.kind == "turn":
            if turns:
                turns[-1].end = place
            turns.append(Turn(line.number, line.player, place, len(lines), line.note))
    return Log(
        one.players,
        lines,
        turns,
        one.first,
        sorted({*one.viewers, *(seats[viewer] for viewer in other.viewers)}),
        one.game or other.game,
        one.kingdom or other.kingdom,
        one.ended or other.ended,
        max(one.resigned, seats[other.resigned] if other.resigned >= 0 else -1),
        one.merged + other.merged,
    )


def _of_the_game(log: Log) -> list[Line]:
    return [line for line in log.lines if line.kind != "meta"]


def _moved(line: Line, seats: list[int]) -> Line:
    """The line with the players as the other text counts them."""
    player = seats[line.player] if line.player >= 0 else -1
    whom = seats[line.whom] if line.whom >= 0 else -1
    return replace(line, player=player, whom=whom)


def _key(line: Line) -> tuple[object, ...]:
    """What is alike of a line whoever looks on."""
    raw = line.raw if line.kind == "unknown" else ""
    return line.kind, line.player, line.whom, line.count, line.number, line.place, raw


def _fuller(one: Line, other: Line) -> Line:
    return other if other.hidden < one.hidden else one
