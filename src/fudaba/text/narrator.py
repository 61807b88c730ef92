"""What the engine's plain words are called at the table.

A `Narrator` tells cards, questions, answers and lines of the log in one language. It reads what
`View.asked` and `View.event` give, so it can say no more than its viewer may know. Nothing of any
one game is in here: `fudaba.text.<game>` says how that game's cards are written (`GameWords`),
and the messages have the rest, under these ids:

    <game>-colour-<word>                 a colour
    <game>-log-<event kind>              with $seat, $whom, $cards (the faces, "" if the viewer may not know
                                         them), $known (whether they do), $count, $number, $word, $kind and
                                         $colour (what the word is called, where it is an id or a colour)
    <game>-option-<verb>                 with $card, $player, $number, $word, $kind, $colour
    <game>-choice-<name>                 the same at length, named by GameWords.choice, which may add more
    <game>-ask-<ask kind>                with $number, $whom, $card, $word, $kind, $least, $most
    <game>-several                       with $card, $number: equal cards are told together where this is
    <game>-ask-other, <game>-ask-other-for, <game>-ask-for
                                         somebody else decides ($decider), for a third ($owner); you do for
                                         another ($owner, $question)
    <game>-ask-befalls                   where there is one: it befalls somebody else ($whom, $question)
    <game>-ask-<ask kind>-seen           where there is one: the same to somebody who only watches, with
                                         $decider too; the others are quoted
    <game>-source, <game>-source-whole   with $title, $section
    <game>-end-won                       who has won: $names, $count, $by (the word of the measure that
                                         decided, "rule" for none), $figure (of the first one), $second, $tied
    <game>-end-why-<reason>              with $seat, $known (whether there is one), $number, $cards, $count
    <game>-end-row-<word>, <game>-end-by-<word>
                                         a row of what was counted ($card, $number), a measure

A game may choose another message for a log line, an option or a question (`GameWords.event`, `option`,
`question`), and add variables. And it may advise:

    <game>-not-<name>                    why a card cannot be chosen, named by the game's `why_not`, if any
    <game>-hint-<name>                   what follows from an option, named by its `hint`, if any, which says
                                         what is in it; a $seat is given as its number
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import NamedTuple, Protocol, runtime_checkable

from fudaba.kernel.ending import Ending, Measure
from fudaba.kernel.seen import Deciding, Seen, SeenCard, SeenEvent, SeenOption, SeenQuestion
from fudaba.kernel.shown import Public
from fudaba.text import Arg, in_lang, source, words
from fudaba.text.game_words import GameWords, Options, WhyNot, game_words
from fudaba.text.names import names_in


class Reason(NamedTuple):
    """Why something cannot be chosen: a sentence, and the id of the rule that says so."""

    text: str
    rule: str


class RowLabel(NamedTuple):
    """What a row of figures is called, and a remark on it, or ""."""

    name: str
    note: str = ""


class EndingText(NamedTuple):
    """How a game ended, in words."""

    verdict: str
    """A sentence that says who has won, and by what."""
    why: str
    """A sentence that says why the game is over."""
    rows: list[RowLabel]
    """What was counted for each player, row by row."""
    measures: list[RowLabel]
    """What players are compared by, in order."""


@runtime_checkable
class TellsWhyNot(Protocol):
    """A `fudaba.text.<game>` that says why a card cannot be chosen. tell: whose words that is put in."""

    def why_not(
        self, tell: Narrator, ask: SeenQuestion, data: Seen, options: Options, face: str
    ) -> WhyNot | None:
        """Why the decider cannot choose this card; None: that is not the question."""


@runtime_checkable
class GivesHints(Protocol):
    """A `fudaba.text.<game>` that says what follows from an option. tell: whose words that is put in."""

    def hint(
        self, tell: Narrator, ask: SeenQuestion, option: SeenOption, data: Seen, options: Options
    ) -> tuple[str, dict[str, Arg]] | None:
        """What follows from an option, as far as its decider may know: a message, and its arguments."""


@cache
def _why_not_of(module: GameWords) -> TellsWhyNot | None:
    return module if isinstance(module, TellsWhyNot) else None


@cache
def _hints_of(module: GameWords) -> GivesHints | None:
    return module if isinstance(module, GivesHints) else None


class Narrator:
    """Tells one game in one language. Made by `narrator`."""

    __slots__ = (
        "_ask",
        "_cards",
        "_choice",
        "_colours",
        "_counts",
        "_game",
        "_kinds",
        "_module",
        "_names",
        "_prefix",
        "_several",
        "words",
    )

    def __init__(self, game: str, lang: str, names: Sequence[str]) -> None:
        self.words = words(lang)
        self._game = game
        self._module = game_words(game)
        self._names = tuple(names)
        self._cards, self._kinds, self._colours = names_in(game, lang)
        self._prefix = f"{game}-"
        self._ask = f"{game}-ask-"
        self._choice = f"{game}-choice-"
        self._several = f"{game}-several"
        self._counts = self.words.has(self._several)

    @property
    def game(self) -> str:
        """The game that it tells."""
        return self._game

    @property
    def lang(self) -> str:
        """The language it speaks."""
        return self.words.lang

    def seat(self, seat: int) -> str:
        """Who sits there; "" for no seat."""
        return self._names[seat] if seat >= 0 else ""

    def colour(self, word: str) -> str:
        """The colour's name. Raises KeyError for a word that is no colour."""
        return self._colours[word]

    @property
    def colours(self) -> Collection[str]:
        """The engine's words for the colours."""
        return self._colours.keys()

    def kind(self, id: str) -> str:
        """The name of a card, without its colour. Raises KeyError for an unknown id."""
        return self._kinds[id]

    def card_text(self, id: str, options: Options | None = None) -> str:
        """What a card does, and when: in the edition of a table with these options, or without in all."""
        return self._module.card_text(self.words, id, str((options or {}).get("edition", "")))

    def card(self, face: str) -> str:
        """The name of a card with its colours. Raises KeyError for an unknown face."""
        return self._cards[face]

    def cards(self, faces: Iterable[str]) -> str:
        """Several cards, as a list in a sentence."""
        names = [self._cards[face] for face in faces]
        if not self._counts:
            return self.words.join(names)
        say = self.words.say
        return self.words.join(
            [
                name if number == 1 else say(self._several, card=name, number=number)
                for name, number in Counter(names).items()
            ]
        )

    def top(self, public: Public, face: str) -> str:
        """The card on the table as it shows; `public` is `View.public()`."""
        return self._module.top(self.words, public, face)

    def option(self, option: SeenOption) -> str:
        """An option's label; in English exactly that of the scenario format."""
        name, more = self._module.option(self.words, option)
        return self.words.say(self._prefix + name, **{**self._option_args(option), **more})

    def choice(self, option: SeenOption, ask: SeenQuestion, data: Seen | None = None) -> str:
        """An option as a person at the table should read it.

        With `data` (`View.data()`) it may say more closely what follows from it.
        """
        more = self._module.choice(ask, option, data)
        if more is None:
            return self.option(option)
        name, args = more
        return self.words.say(self._choice + name, **{**self._option_args(option), **args})

    def question(self, ask: Deciding) -> str:
        """The question, to the player who decides; to everybody else, who that is."""
        owner, decider = ask.owner, ask.decider
        if not isinstance(ask, SeenQuestion):
            if owner == decider:
                return self.words.say(self._ask + "other", decider=self._names[decider])
            return self.words.say(
                self._ask + "other-for", decider=self._names[decider], owner=self._names[owner]
            )
        name, args = self._asked(ask)
        question = self.words.say(name, **args)
        if ask.whom >= 0 and self.words.has(self._ask + "befalls"):
            question = self.words.say(self._ask + "befalls", whom=args["whom"], question=question)
        if owner == decider:
            return question
        return self.words.say(self._ask + "for", owner=self._names[owner], question=question)

    def question_seen(self, ask: SeenQuestion) -> str:
        """The question, to somebody who knows it and does not decide: whom it is put to, and what it is."""
        decider = self._names[ask.decider]
        name, args = self._asked(ask)
        if ask.owner == ask.decider and self.words.has(f"{name}-seen"):
            return self.words.say(f"{name}-seen", **{**args, "decider": decider})
        return self.words.say("table-ask-seen", decider=decider, question=self.question(ask))

    def _asked(self, ask: SeenQuestion) -> tuple[str, dict[str, Arg]]:
        """The message of a question, and its arguments."""
        word = ask.word
        name, more = self._module.question(self.words, ask)
        args: dict[str, Arg] = {
            "number": ask.number,
            "whom": self.seat(ask.whom),
            "card": self._cards.get(ask.about, ""),
            "word": word,
            "kind": self._kinds.get(word, ""),
            "least": ask.least,
            "most": min(ask.most, len(ask.options)),
        }
        return self._prefix + name, {**args, **more}

    def event(self, event: SeenEvent) -> str:
        """A line of the log."""
        shown = event.cards
        word = event.word
        name, more = self._module.event(self.words, event)
        args: dict[str, Arg] = {
            "seat": self.seat(event.seat),
            "whom": self.seat(event.whom),
            "number": event.number,
            "count": event.count,
            "cards": self._shown(shown) if shown else "",
            "known": bool(shown),
            "word": word,
            "kind": self._kinds.get(word, "") if word else "",
            "colour": self._colours.get(word, "") if word else "",
        }
        return self.words.say(self._prefix + name, **{**args, **more})

    def ending(self, ending: Ending) -> EndingText:
        """How a game ended; as `View.data()` has it."""
        used = [measure for measure in ending.measures if measure.used]
        winners, first = ending.winners, ending.measures[0]
        decided = used[-1] if used else first
        say, seat = self.words.say, ending.seat
        verdict = say(
            f"{self._prefix}end-won",
            names=self.words.join([self._names[seat] for seat in winners]),
            count=len(winners),
            by=decided.word if used else "rule",
            tied=len(used) > 1,
            figure=first.figures[winners[0]] if winners else 0,
            second=decided.figures[winners[0]] if winners else 0,
        )
        why = say(
            f"{self._prefix}end-why-{ending.reason}",
            seat=self.seat(seat),
            known=seat >= 0,
            number=ending.number,
            count=len(ending.faces),
            cards=self.words.join([self._kinds.get(face) or self._cards[face] for face in ending.faces]),
        )
        rows = [
            RowLabel(
                say(
                    f"{self._prefix}end-row-{row.word}",
                    card=self._kinds.get(row.face, ""),
                    number=row.number,
                )
            )
            for row in ending.rows
        ]
        return EndingText(verdict, why, rows, [self._measure(*each) for each in enumerate(ending.measures)])

    def _measure(self, place: int, measure: Measure) -> RowLabel:
        say = self.words.say
        note = "" if not place and measure.used else say("table-end-even", used=measure.used)
        return RowLabel(say(f"{self._prefix}end-by-{measure.word}"), note)

    def why_not(self, face: str, ask: SeenQuestion, data: Seen, options: Options) -> Reason | None:
        """Why the decider cannot choose this card of theirs now; None where the game does not say.

        ask, data: as their `View` gives them. options: those of the table.
        """
        says = _why_not_of(self._module)
        reason = says.why_not(self, ask, data, options, face) if says is not None else None
        if reason is None:
            return None
        return Reason(self.words.say(f"{self._game}-not-{reason.name}", **reason.args), reason.rule)

    def hint(self, option: SeenOption, ask: SeenQuestion, data: Seen, options: Options) -> str:
        """What follows from an option, "" where the game does not say; see `why_not`."""
        says = _hints_of(self._module)
        hint = says.hint(self, ask, option, data, options) if says is not None else None
        if hint is None:
            return ""
        name, args = hint
        if isinstance(seat := args.get("seat"), int):
            args = args | {"seat": self.seat(seat)}
        return self.words.say(f"{self._game}-hint-{name}", **args)

    def rule(self, rule_id: str) -> str:
        """What a rule says. Raises MissingMessage for an unknown rule."""
        return self.words.say(rule_id)

    def source(self, rule_id: str) -> str:
        """Where a rule is written. Raises MissingSource for an unknown rule."""
        found = source(rule_id)
        title = in_lang(found.title, self.words.lang)
        if not found.section:
            return self.words.say(f"{self._game}-source-whole", title=title)
        return self.words.say(f"{self._game}-source", title=title, section=found.section)

    def _shown(self, cards: Sequence[SeenCard]) -> str:
        if len(cards) == 1:
            return self._cards[cards[0].face]
        return self.cards(card.face for card in cards)

    def _option_args(self, option: SeenOption) -> dict[str, Arg]:
        word = option.word
        return {
            "card": self._cards.get(option.face, ""),
            "player": self.seat(option.seat),
            "number": option.number,
            "word": word,
            "kind": self._kinds.get(word, ""),
            "colour": self._colours.get(word, ""),
        }


def narrator(game: str, lang: str, names: Sequence[str]) -> Narrator:
    """A narrator for a game, with the players' names by seat.

    Raises `BadSetup` for an unknown game and ValueError for an unknown language.
    """
    return Narrator(game, lang, names)
