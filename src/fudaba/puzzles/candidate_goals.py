"""What a made puzzle may ask for in each game, and the texts that say so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from fudaba.lab.adapter import Adapter
from fudaba.lab.values.nodes import Plain
from fudaba.puzzles.every_line import Deed
from fudaba.puzzles.goals import Texts
from fudaba.text import LANGS, Arg, words


@dataclass(frozen=True, slots=True)
class Wish:
    """A goal that a situation is tried with."""

    name: str
    """The end of the ids of its texts."""
    goal: Plain
    """The goal, as a puzzle's file has it."""
    within: Plain = "turn"
    """The time in which it must be reached, as a puzzle's file has it."""
    at_end: bool = False
    """Whether it is looked at only at the end of that time."""
    late: bool = False
    """Whether it is only tried near the end of a game, where it can come about."""
    first: str = "action"
    """The kind of question with which it begins."""
    without: str = ""
    """The verb of options with which what counts is over, "" for none."""

    def written(self) -> dict[str, Plain]:
        """What a puzzle file has of it."""
        ends: dict[str, Plain] = {"at": "end"} if self.at_end else {}
        return {"goal": self.goal, "within": self.within, **ends}


WISHES: Final[dict[str, tuple[Wish, ...]]] = {
    "dominion": (
        Wish("win", "win", late=True),
        Wish("coins", {"most": "A.coins"}, without="buy"),
        Wish("score", {"most": "A.score"}, at_end=True),
    ),
    "innovation": (
        Wish("win", "win", late=True),
        Wish("achievements", {"most": "A.achievement_count"}),
        Wish("score", {"most": "A.score"}, at_end=True),
    ),
    "bridge_over": (
        Wish("rid", "win", within=2, late=True, first="turn"),
        Wish("rid", "win", within=3, late=True, first="turn"),
    ),
}
"""By game. The player to act is always A."""
OPTIONS: Final[dict[str, dict[str, object]]] = {"bridge_over": {"rounds": 1}}
"""What the games are played with: one round is a whole game."""


def title(wish: Wish, adapter: Adapter, faces: Iterable[str]) -> Texts:
    """A title out of the cards that the player may use."""
    # text: puzzle-made-title-*
    return _each(f"puzzle-made-title-{wish.name}", lambda lang: {"cards": _cards(adapter, faces, lang)})


def task(wish: Wish) -> Texts:
    """What is to be done, in words."""
    number = wish.within if isinstance(wish.within, int) else 0
    # text: puzzle-made-task-*
    return _each(f"puzzle-made-task-{wish.name}", lambda lang: {"number": number})


def hints(adapter: Adapter, way: Iterable[Deed], first: Texts) -> list[Texts]:
    """How long the solution is, which cards it names, and how it begins."""
    done = list(way)
    found = [_each("puzzle-made-hint-length", lambda lang: {"number": len(done)})]
    if faces := named(done):
        found.append(_each("puzzle-made-hint-cards", lambda lang: {"cards": _cards(adapter, faces, lang)}))
    found.append(_each("puzzle-made-hint-first", lambda lang: {"label": first[lang]}))
    return found


def reason(lines: int, steady: int, best: int, *, counts: bool) -> Texts:
    """Why nothing else is right, and what the steady bot does. counts: whether a number matters."""
    # text: puzzle-made-reason-most puzzle-made-reason-reach
    message = "puzzle-made-reason-most" if counts else "puzzle-made-reason-reach"
    return _each(message, lambda lang: {"lines": lines, "steady": steady, "best": best})


def named(way: Iterable[Deed]) -> list[str]:
    """The faces that the answers of a way name, each once."""
    return list(dict.fromkeys(face for _, *options in way for _, face, *_ in options if face))


def _cards(adapter: Adapter, faces: Iterable[str], lang: str) -> str:
    return words(lang).join([adapter.card(face, lang) for face in faces])


def _each(message: str, facts: Callable[[str], Mapping[str, Arg]]) -> Texts:
    """A message in each language."""
    return {lang: words(lang).say(message, **facts(lang)) for lang in LANGS}
