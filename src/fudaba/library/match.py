"""A game being played: ask, answer, look, fork, undo, record.

>>> import fudaba
>>> match = fudaba.new_game("dominion", seats=2, seed="1", kingdom="quiet_street")
>>> match.ask.seat, match.ask.kind
(0, 'buy')
>>> print(match.ask)
Buy phase: play Treasures, or buy a card. [play Copper, buy Copper, buy Curse, end turn]
>>> match.answer("play Copper*3").text
'Buy phase: $3 to spend.'
>>> match.answer("銀貨を購入").seat
1
>>> match.log()[-1].text
'Turn 1: B'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from secrets import token_hex
from typing import Any, SupportsIndex

from fudaba.bots import Bot
from fudaba.bots.makers import BotLike, answer_from, maker_for
from fudaba.games import named
from fudaba.kernel.ask import Answer
from fudaba.kernel.dice import commitment
from fudaba.kernel.game import BadSetup, DrawsCards, setup_of
from fudaba.kernel.record import Record, decode, encode
from fudaba.kernel.renewal import first
from fudaba.kernel.session import Session
from fudaba.kernel.table import Result
from fudaba.kernel.view import SPECTATOR, View
from fudaba.library.question import Question
from fudaba.text import check_lang
from fudaba.text.game_text import situation_of
from fudaba.text.names import options_by_id
from fudaba.text.narrator import narrator


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log."""

    text: str
    """What happened, in words."""
    rule: str | None
    """The id of the rule that says so; None where none is cited."""
    cause: int | None
    """The number of the line that caused it; None for none."""


class Match:
    """A game being played, from its setup, its seed and its answers. Made by `new_game` or `load`.

    lang: the language of what it tells, "en", "ja", or "de" as far as it goes. It may be changed at any time.
    """

    __slots__ = ("_bots", "_question", "_session", "lang")

    def __init__(self, session: Session, lang: str = "en") -> None:
        self._session = session
        self._question: Question | None = None
        self._bots: dict[tuple[int, object], tuple[str, Bot]] = {}
        self.lang = lang

    # What it is.

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._session.game.name

    @property
    def seats(self) -> int:
        """How many players there are; seats are numbered from 0 in turn order."""
        return self._session.setup.seats

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, by seat."""
        return tuple(self._session.names)

    @property
    def options(self) -> Mapping[str, Any]:
        """All options of the table, with the cards that were drawn for it.

        Another game with these options has the same cards, whatever its seed.

        >>> import fudaba
        >>> match = fudaba.new_game("dominion", seed=1, sets="base")
        >>> match.options["kingdom"].count(",")
        9
        """
        setup, game = self._session.setup, self._session.game
        if setup.situation is not None or not isinstance(game, DrawsCards):
            return setup.options
        return game.same_again(setup.options, first(setup).seed)

    @property
    def seed(self) -> str:
        """What fixes all chance in the game."""
        return self._session.setup.seed

    def __repr__(self) -> str:
        where = (
            "over" if self.over else f"seat {self._session.ask.decider} decides" if self._session.ask else ""
        )
        return f"<Match of {self.game}, {self.seats} seats, {len(self._session.answers)} answers, {where}>"

    def __str__(self) -> str:
        """The table as who decides may see it; a spectator once the game is over."""
        return self.text(SPECTATOR if self._session.ask is None else self._session.ask.decider)

    # Asking and answering.

    @property
    def ask(self) -> Question | None:
        """The pending question, as its decider sees it; None once the game is over."""
        ask = self._session.ask
        if ask is None:
            return None
        if self._question is None:
            view = self._session.view(ask.decider)
            self._question = Question(ask, view, self.game, self.names, self.lang)
        return self._question

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._session.ask is None

    @property
    def result(self) -> Result | None:
        """The figure each seat is ranked by and the seats that have won, once the game is over."""
        return self._session.table.result() if self.over else None

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All answers so far: numbers of the chosen options."""
        return tuple(self._session.answers)

    def answer(self, *picks: SupportsIndex | str) -> Question | None:
        """Answer the pending question, by numbers of choices or by labels; see `Question.read`.

        Without a pick nothing is chosen. Returns the next question. Raises `IllegalAnswer`, with nothing
        changed, for what cannot be answered, TypeError for what is neither number nor label, and RuntimeError
        once the game is over.
        """
        question = self.ask
        if question is None:
            raise RuntimeError("nothing is asked: the game is over")
        self._session.answer(question.read(*picks))
        self._question = None
        return self.ask

    def undo(self, count: int = 1) -> None:
        """Take back the last answers, whoever gave them. Raises `UndoRefused` if there are not that many."""
        self._session.undo(count)
        self._question = None

    # Bots.

    def bot_answer(self, bot: BotLike = "random") -> Answer:
        """What a bot would answer now; it sees what the decider may know.

        bot: a name, a file, a class, an object or a function, see `BotLike`. The chance of a bot that is made
        here is fixed by the match's seed and its seat, and it is made only once.

        Raises `BadSetup` for an unknown bot, TypeError for what is no bot or answers with what is no answer,
        and RuntimeError once the game is over.

        >>> import fudaba
        >>> def last(ask, view):
        ...     return [len(ask.options) - 1]
        >>> fudaba.new_game("innovation", seed=3).bot_answer(last)
        (1,)
        """
        ask = self._session.ask
        if ask is None:
            raise RuntimeError("nothing is asked: the game is over")
        seat = ask.decider
        name, player = self._player(bot, seat)
        return answer_from(name, player.answer(ask, self._session.view(seat)))

    def _player(self, bot: BotLike, seat: int) -> tuple[str, Bot]:
        """The bot with its name; one that is made from a seed is the same each time."""
        if not isinstance(bot, (str, PathLike, type)):
            maker = maker_for(bot, self.game)
            return maker.name, maker.make("")
        key = (seat, bot)
        if key not in self._bots:
            maker = maker_for(bot, self.game)
            self._bots[key] = maker.name, maker.make(f"{self.seed}/{seat}")
        return self._bots[key]

    def play_out(self, *bots: BotLike) -> Result:
        """Let bots play to the end: one for every seat, or one for each.

        bots: names, files, classes, objects or functions, see `BotLike`. Raises `BadSetup` for another number
        of bots or an unknown one, TypeError for what is no bot, and `IllegalAnswer` where a bot gives an
        answer that is not legal; the game then stands at that question.

        >>> import fudaba
        >>> match = fudaba.new_game("bridge_over", seats=3, seed="7")
        >>> match.play_out("sensible", "random", "random").winners
        (0,)
        """
        if len(bots) not in (1, self.seats):
            raise BadSetup("problem-bots", number=len(bots), seats=self.seats)
        chosen = bots * self.seats if len(bots) == 1 else bots
        while (ask := self._session.ask) is not None:
            self._question = None
            self._session.answer(self.bot_answer(chosen[ask.decider]))
        self._question = None
        return self._session.table.result()

    # Looking.

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat, or a spectator, may know now; `View.data()` is all of it.

        It must not be kept over an answer. Raises IndexError for a seat that is not there.
        """
        self._check(seat)
        return self._session.view(seat)

    def text(self, seat: int = SPECTATOR) -> str:
        """The table in sentences, one a line, as a seat, or a spectator, may know it.

        Raises IndexError for a seat that is not there.

        >>> import fudaba
        >>> match = fudaba.new_game("bridge_over", seats=2, seed="1", names=["Ann", "Bob"])
        >>> print(match.text())
        Bridge Over, Windia War with Expansion, round 1 of 5
        Turn 1: Ann to move.
        Direction of play: clockwise.
        On the table: red 7. 117 in the draw pile.
        Bob: 5 cards, 0 points.
        Ann: 5 cards, 0 points.
        """
        self._check(seat)
        return "\n".join(situation_of(self._session, seat, narrator(self.game, self.lang, self.names)))

    def log(self, seat: int = SPECTATOR, since: int = 0) -> list[LogLine]:
        """The log as a seat, or a spectator, may read it, from line `since` on."""
        view = self.view(seat)
        tell = narrator(self.game, self.lang, self.names)
        return [
            LogLine(
                tell.event(view.event(event)), event.rule or None, event.cause if event.cause >= 0 else None
            )
            for event in self._session.events[since:]
        ]

    def _check(self, seat: int) -> None:
        if not SPECTATOR <= seat < self.seats:
            raise IndexError(f"there is no seat {seat}: they go from 0 to {self.seats - 1}")

    # Other games that begin here, and keeping this one.

    def fork(self) -> Match:
        """A second game that goes on from here, also inside an effect, and shares nothing that can change.

        It has all answers, so it can be recorded and undone; its log begins here.
        """
        return Match(self._session.fork(), self.lang)

    def record(self) -> Record:
        """What to keep of the game: a few kilobytes from which anybody can run it again."""
        return self._session.record()

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file; `load` and `fudaba replay` read it. Raises OSError."""
        Path(path).write_bytes(encode(self.record()))


def new_game(
    game: str,
    *,
    seats: int | None = None,
    seed: str | int | None = None,
    names: Sequence[str] | None = None,
    lang: str = "en",
    **options: Any,
) -> Match:
    """Begin a game.

    seats: how many players, by default the fewest that the game is for. seed: fixes all chance; by default
    another one each time. names: of the players, by default "A", "B", …. options: those of the table
    (`list_options`); in lists of cards names in any language, ids, or a Python list of them.

    Raises `BadSetup` for what cannot be: an unknown game, option or card, a number of seats or names;
    ValueError for a language that there is not, TypeError for a name that is no text.

    >>> import fudaba
    >>> fudaba.new_game("dominion", kingdom=["Celar"])
    Traceback (most recent call last):
    ...
    fudaba.kernel.game.BadSetup: Kingdom: There is no card ‘Celar’. Did you mean ‘Cellar’?
    """
    rules = named(game)
    count = len(names) if names is not None and seats is None else seats
    if count is None:
        count = rules.seats[0]
    seed = token_hex(16) if seed is None else str(seed)
    setup = setup_of(rules, seats=count, seed=seed, options=options_by_id(rules, options))
    called = [chr(ord("A") + seat) for seat in range(count)] if names is None else list(names)
    if len(called) != count:
        raise BadSetup("problem-names", number=len(called), seats=count)
    for name in called:
        _check_text(name)
    _check_language(lang)
    return Match(Session(rules, setup, called), lang)


def load(source: str | PathLike[str] | bytes | Record, *, upto: int | None = None, lang: str = "en") -> Match:
    """The game of a record: of a file, of its bytes, or of the record itself.

    upto: how many of the answers, from the first; of a game that goes on from another also those of that one.
    Raises OSError for a file that cannot be read, `BadRecord` for anything that is not a whole record of this
    version of the rules, and ValueError for a language that there is not, or fewer answers than none.
    """
    _check_language(lang)
    if isinstance(source, Record):
        record = source
    elif isinstance(source, bytes):
        record = decode(source)
    else:
        record = decode(Path(source).read_bytes(), str(source))
    if upto is not None:
        record = _begun(record, upto)
    return Match(Session.resumed(named(record.game), record), lang)


def _begun(record: Record, answers: int) -> Record:
    """The same game after so many answers, with the seed that it had then."""
    if answers < 0:
        raise ValueError(f"there are no {answers} answers")
    record = decode(encode(record))
    for number, before in enumerate(record.earlier):
        if before.answers > answers:
            record.seed, record.commitment = before.seed, commitment(before.seed)
            record.earlier = record.earlier[:number]
            break
    record.answers = record.answers[:answers]
    record.final = None
    return record


def _check_text(name: str) -> None:
    """Refuse a name now that no record could keep."""
    if not isinstance(name, str):
        raise TypeError(f"a name is a text, not {name!r}")
    try:
        name.encode()
    except UnicodeEncodeError:
        raise ValueError(f"the name {name!r} is not Unicode text") from None


def _check_language(lang: str) -> None:
    """Refuse a language now, and not at the first question."""
    check_lang(lang)
