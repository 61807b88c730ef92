"""A hint in the terminal, in lines: the best answers, how often each wins, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from fudaba.coach import Hint
from fudaba.coach.texts import answer_text, reasons_text
from fudaba.kernel.seen import SeenQuestion
from fudaba.terminal.session.game_session import HintTaken
from fudaba.text.narrator import Narrator


def hint_lines(tell: Narrator, game: str, asked: SeenQuestion, found: Hint) -> list[str]:
    """The hint in sentences: each answer with its chance to win, then why the first, and what threatens."""
    say = tell.words.say
    if not found.choices:
        return [say("coach-no-hint")]
    lines = [
        say(
            "coach-advice",
            game=game,
            place=place,
            answer=answer_text(tell, asked, ranked.answer),
            chance=round(100 * ranked.chance),
            least=round(100 * ranked.least),
            most=round(100 * ranked.most),
        )
        for place, ranked in enumerate(found.choices, 1)
    ]
    why = (reasons_text(tell, found.choices[0].reasons), reasons_text(tell, found.threats))
    return [*lines, *filter(None, why), say("coach-games", games=found.worlds, game=game)]


def first_lines(tell: Narrator, game: str, asked: SeenQuestion, first: Hint) -> list[str]:
    """The first estimate in a sentence: the best answer so far; nothing where there is none."""
    return [
        tell.words.say(
            "terminal-hint-first",
            game=game,
            answer=answer_text(tell, asked, best.answer),
            chance=round(100 * best.chance),
            least=round(100 * best.least),
            most=round(100 * best.most),
        )
        for best in first.choices[:1]
    ]


def taken_lines(tell: Narrator, taken: Iterable[HintTaken]) -> list[str]:
    """Who has had hints, and how many: a sentence for each."""
    times = Counter(one.seat for one in taken)
    say = tell.words.say
    return [say("terminal-hint-taken", seat=tell.seat(seat), times=count) for seat, count in times.items()]
