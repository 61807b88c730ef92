"""Finds new puzzles: situations out of games between bots whose best line is one alone, and surprises.

A game is played, and some of its turns are tried with each of its goals (`candidate_goals`). A situation is
kept if the steady bot misses the best line; then it is made small (`shrink`), and what remains is kept if
its best line is the only one (`every_line`) and the solver proves it. All that bounds the work is counted in
positions, so the same seed makes the same puzzles on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from fudaba import games
from fudaba.arena.simulate import play_game
from fudaba.bots import bot
from fudaba.kernel.ask import Answer
from fudaba.kernel.dice import key_of, permutation
from fudaba.kernel.game import setup_of
from fudaba.kernel.session import Session
from fudaba.kernel.view import View
from fudaba.lab.adapter import Seats, adapter_of
from fudaba.lab.errors import ScenarioError
from fudaba.lab.execution.moments import LETTERS
from fudaba.lab.scenario.answers import Unfit
from fudaba.lab.scenario.labels import Labels
from fudaba.lab.scenario.option_labels import OptionLabels
from fudaba.lab.scenario.writer import answer_of, yaml_of
from fudaba.lab.values.nodes import Plain
from fudaba.puzzles import candidate_goals
from fudaba.puzzles.candidate_goals import OPTIONS, WISHES, Wish
from fudaba.puzzles.every_line import Lines, NotCounted, deed, every_line
from fudaba.puzzles.goals import Texts
from fudaba.puzzles.line import Line
from fudaba.puzzles.proof import prove
from fudaba.puzzles.puzzle import Puzzle
from fudaba.puzzles.reader import puzzles
from fudaba.puzzles.shrink import shrink
from fudaba.text import LANGS

BOT: Final = "steady"
"""Who plays the games, and who has to miss the best line."""
POSITIONS: Final = 3_000
"""How many positions are looked at for one situation with one goal."""
SHRINKING: Final = 100_000
"""How many positions are looked at while a situation is made small."""
TURNS: Final = 8
"""How many turns of a game are tried."""
LATE: Final = 6
"""How many turns before the end a goal that comes about late is tried."""
SHORTEST: Final = 3
"""How many answers a best line has at least: a shorter one is no puzzle."""
COMMON: Final = 0.25
"""The greatest share of lines that may reach the best: where most do, there is nothing to find."""
SEEDS: Final = ("0", "1", "2")
"""The bot plays with each of these, and the best of its lines counts."""

OTHER_SEEDS: Final = ("a", "b", "c", "d")
"""A situation has the same best lines with each of these, so what it does not lay out does not matter."""

Document = dict[str, Plain]
"""A puzzle as its file has it."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A situation at the beginning of a turn."""

    document: Document
    """What a puzzle file has of it: the game, its options and the setup."""
    wish: Wish


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A situation with a goal, and all its lines."""

    puzzle: Puzzle
    lines: Lines

    @property
    def only(self) -> bool:
        """Whether there is one way alone; where others answer in between, one first answer."""
        return len(self.lines.firsts if self.puzzle.within != "turn" else self.lines.ways) == 1

    @property
    def surprises(self) -> bool:
        """Whether there is something to find that is worth more than to do nothing."""
        lines = self.lines
        shortest = min(map(len, lines.ways))
        length = SHORTEST if self.puzzle.within == "turn" else 2
        rare = lines.reaching <= COMMON * lines.lines
        gains = lines.value > (self.puzzle.goal.worth(self.puzzle.begin().table))
        return gains and shortest >= length and rare

    @property
    def difficulty(self) -> str:
        """How hard it is, by the length of the solution and by how few lines reach the goal."""
        lines = self.lines
        length, share = min(map(len, lines.ways)), lines.reaching / lines.lines
        points = (length >= 5) + (length >= 8) + (share <= 0.05) + (share <= 0.005)
        return ("easy", "medium", "hard", "hard", "hard")[points]


def make_puzzles(
    game: str, number: int, *, seed: str, options: Mapping[str, object], positions: int = POSITIONS
) -> Document | None:
    """A puzzle out of the game with this number, None where it has none. Raises `BadSetup`."""
    uncounted: tuple[Plain, str] | None = None
    for moment in _moments(game, f"{seed}/{number}", options):
        if (
            uncounted is not None
            and moment.document["setup"] is uncounted[0]
            and moment.wish.without == uncounted[1]
        ):
            continue  # the lines of the same turn with another goal
        try:
            found = _kept(moment, positions)
        except NotCounted:
            uncounted = (moment.document["setup"], moment.wish.without)
            continue
        if found is not None:
            return {**found, "notes": f"{found['notes']}; seed {seed}, game {number}"}
    return None


def evaluate(document: Document, positions: int, without: str = "") -> Evaluation | None:
    """What there is to know about a puzzle; None where it cannot be read, or there is nothing to reach.

    Raises `NotCounted` where its lines cannot be counted.
    """
    (puzzle,) = puzzles(yaml_of(document).encode(), "")
    if isinstance(puzzle, ScenarioError):
        return None
    lines = every_line(puzzle, positions=positions, without=without)
    if not lines.value or not all(lines.ways):
        return None
    return Evaluation(puzzle, lines)


def missed_at(found: Evaluation) -> int | None:
    """The most that the steady bot reaches where it misses the best line; None where it finds it.

    The bot makes a plan for each kingdom, which takes longer than all else: ask this last.
    """
    puzzle, lines = found.puzzle, found.lines
    played = [_by_bot(puzzle, seed) for seed in SEEDS]
    steady = max(line.reached for line in played)
    if puzzle.within == "turn":
        return steady if steady < lines.value else None
    begun = puzzle.begin().ask
    assert begun is not None, "a puzzle begins with a question"
    finds = any((deed(begun, line.session.answers[0]) or ()) in lines.firsts for line in played)
    return None if finds else 0


def _by_bot(puzzle: Puzzle, seed: str) -> Line:
    """The line that the steady bot plays, at all seats."""
    line = Line(puzzle)
    session = line.session
    players = [bot(BOT, session.game.name, f"{seed}/{seat}") for seat in range(session.table.seats)]
    while not line.over and (ask := session.ask) is not None:
        line.answer(players[ask.decider].answer(ask, View(session.table, ask.decider)))
    return line


def _moments(game: str, seed: str, options: Mapping[str, object]) -> Iterator[Moment]:
    """Some situations of a game that bots play, each with each goal that may come about there."""
    played_with = {**OPTIONS.get(game, {}), **options}
    rules = games.named(game)
    setup = setup_of(rules, seats=2, seed=seed, options=played_with)
    answers: list[Answer] = []
    play_game(rules, setup, [bot(BOT, game, f"{seed}/{seat}") for seat in (0, 1)], answers)
    session, adapter = Session(rules, setup, list(LETTERS[:2])), adapter_of(game)
    turn: object = None
    begun: list[tuple[int, Plain]] = []
    for answer in answers:
        ask = session.ask
        assert ask is not None, "a game goes on until its last answer"
        now = adapter.turn(session.table)
        if session.driver.at_rest and now != turn and ask.decider == now[0]:
            turn = now
            kinds = {wish.first for wish in WISHES[game]}
            if ask.kind in kinds and len({option.same for option in ask.options}) >= 3:
                seats = Seats(("A", "B") if ask.decider == 0 else ("B", "A"))
                laid = adapter.laid_out(session.table, seats)
                if laid is not None:
                    begun.append((len(begun), laid[1]))
        session.answer(answer)
    changed = _changed(game, setup.options)
    order = permutation(key_of(seed), 0, len(begun))[:TURNS]
    for place in order:
        number, laid_out = begun[place]
        for wish in WISHES[game]:
            if not wish.late or number >= len(begun) - LATE:
                head: Document = {"game": game, **({"options": changed} if changed else {})}
                yield Moment({**head, "setup": laid_out}, wish)


def _changed(game: str, options: Mapping[str, Any]) -> dict[str, Plain]:
    """The options that a situation needs: those that are not as usual, and draw no cards."""
    switches = games.named(game).switches
    return {
        switch.name: options[switch.name]
        for switch in switches
        if switch.values and options[switch.name] != switch.default
    }


def _whole(moment: Moment, setup: Plain, title: Texts | None = None, **more: Plain) -> Document:
    """A puzzle's document."""
    plain = dict.fromkeys(LANGS, "puzzle")
    head: Document = {"puzzle": title or plain, "task": candidate_goals.task(moment.wish)}
    return {**head, **moment.document, **moment.wish.written(), "setup": setup, **more}


def _kept(moment: Moment, positions: int) -> Document | None:
    """The puzzle that a situation makes, if it makes one. Raises `NotCounted`."""
    setup = moment.document["setup"]
    first = evaluate(_whole(moment, setup), positions, moment.wish.without)
    if first is None or not first.surprises or missed_at(first) is None:
        return None
    best, spent = first, 0

    def holds(smaller: Plain) -> bool:
        """Whether the goal, its ways (or fewer) and what is worth finding stay."""
        nonlocal best, spent
        if spent >= SHRINKING:
            return False
        try:
            now = evaluate(_whole(moment, smaller), 2 * best.lines.positions, moment.wish.without)
        except NotCounted:
            now = None
        spent += best.lines.positions if now is None else now.lines.positions
        if now is None or now.lines.value != best.lines.value or not now.surprises:
            return False
        fewer = now.lines.ways.keys() <= best.lines.ways.keys() and now.lines.firsts <= best.lines.firsts
        if not fewer or not _is_certain(_whole(moment, smaller), now, moment.wish.without):
            return False
        best = now
        return True

    small = shrink(setup, holds)
    steady = missed_at(best) if best.only else None
    return None if steady is None else _finish(moment, small, best, steady)


def _is_certain(document: Document, found: Evaluation, without: str) -> bool:
    """Whether the same is so with other seeds: nothing is drawn that the situation does not lay out."""
    for seed in OTHER_SEEDS:
        try:
            again = evaluate({**document, "seed": seed}, 2 * found.lines.positions, without)
        except NotCounted:
            return False
        if again is None or again.lines.value != found.lines.value:
            return False
        if again.lines.ways.keys() != found.lines.ways.keys():
            return False
    return True


def _finish(moment: Moment, setup: Plain, found: Evaluation, steady: int) -> Document | None:
    """The whole file of a puzzle: its title, hints, solution; None where the solver does not prove it."""
    puzzle, lines, adapter = found.puzzle, found.lines, found.puzzle.scenario.adapter
    (way, *_) = lines.ways
    labels, texts = (
        Labels(adapter, puzzle.scenario.seats),
        OptionLabels(adapter.game.name, puzzle.scenario.seats),
    )
    session, steps = puzzle.begin(), list[Plain]()
    first: Texts | None = None
    try:
        for answer in lines.ways[way]:
            ask = session.ask
            assert ask is not None, "a line goes on until its last answer"
            if first is None:
                chosen = [ask.options[pick] for pick in answer]
                first = {lang: ", ".join(texts.label(option, lang) for option in chosen) for lang in LANGS}
            seat = puzzle.scenario.seats.labels[ask.decider]
            steps.append({seat: answer_of(answer, ask, labels, texts)})
            session.answer(answer)
    except Unfit:
        return None
    begun = puzzle.begin().ask
    assert begun is not None, "a puzzle begins with a question"
    assert first is not None, "a line has answers"
    counts = puzzle.goal.kind == "most"
    faces = dict.fromkeys(option.face for option in begun.options if option.face)
    document = _whole(
        moment,
        setup,
        candidate_goals.title(moment.wish, adapter, faces),
        **({"best": lines.value} if counts else {}),
        hints=candidate_goals.hints(adapter, way, first),
        steps=steps,
        notes=f"{found.difficulty}: {lines.reaching} of {lines.lines} lines; {BOT} reaches {steady}",
        reason=candidate_goals.reason(lines.lines, steady, lines.value, counts=counts),
    )
    (whole,) = puzzles(yaml_of(document).encode(), "")
    if isinstance(whole, ScenarioError) or not prove(whole).proved:
        return None
    return document
