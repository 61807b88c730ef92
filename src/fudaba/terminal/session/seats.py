"""The seats of a game in the terminal: people and bots, and their names."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from pathlib import Path

from rich.cells import cell_len

from fudaba.bots import LEVELS, USUAL_LEVEL
from fudaba.kernel.game import BadSetup
from fudaba.kernel.problem import nearest
from fudaba.text import Words
from fudaba.text.visible import is_visible

YOU = "you"
"""What stands for a person in `--seats`."""
BOT = "bot"
"""What stands for a bot of the level that was chosen."""
LONGEST_NAME = 16
"""In cells of the terminal."""


def read_seats(given: str, bots: Sequence[str], level: str = USUAL_LEVEL) -> list[str]:
    """Read "you,bot,random": for each seat `YOU`, a bot's name, or a file that a bot is written in.

    Raises `BadSetup` for a word that is none of these, and says which is nearest.
    """
    seats = []
    for word in (part.strip() for part in given.split(",")):
        if Path(word).suffix:
            seats.append(word)
            continue
        named = level if word.casefold() == BOT else word.casefold()
        if named != YOU and named not in bots:
            known = [YOU, BOT, *bots]
            raise BadSetup("terminal-problem-nobody", word=word, near=nearest(word, known), known=known)
        seats.append(named)
    return seats


def usual_seats(count: int, level: str = USUAL_LEVEL) -> list[str]:
    """One person, and bots of a level on all other seats."""
    return [YOU, *[level] * (count - 1)]


def read_names(given: str, count: int) -> list[str]:
    """Read "Aya,Ben,Chika": one name a seat.

    Raises `BadSetup` if there are more or fewer, or if one is empty, too long or there twice.
    """
    names = [unicodedata.normalize("NFC", part.strip()) for part in given.split(",")]
    if len(names) != count:
        raise BadSetup("problem-names", number=len(names), seats=count)
    for name in names:
        if not name or not name.isprintable() or cell_len(name) > LONGEST_NAME:
            raise BadSetup("terminal-problem-name", name=name, most=LONGEST_NAME)
        if names.count(name) > 1:
            raise BadSetup("terminal-problem-same-name", name=name)
    return names


def usual_names(words: Words, count: int) -> list[str]:
    """What the seats are called if nobody says."""
    return words.say("terminal-names").split()[:count]


def level_text(words: Words, bot: str) -> str:
    """The level of a bot as a word within a sentence; the name of a bot that is none of the levels."""
    # text: bot-*
    return words.say(f"bot-{bot}").lower() if bot in LEVELS else bot


def bot_texts(words: Words, seats: Sequence[str]) -> list[list[str]]:
    """As `Scene.bots`: for each seat which bot plays it, as a phrase and as the level alone."""
    levels = ["" if bot == YOU else level_text(words, bot) for bot in seats]
    return [[words.say("terminal-seat-bot", level=level), level] if level else [] for level in levels]


def shown_names(names: Sequence[str]) -> list[str]:
    """Names that are safe to show: a record may have been written by anybody."""
    shown: list[str] = []
    for seat, name in enumerate(names, 1):
        plain = "".join(char for char in name[:100] if is_visible(char)).strip()
        while cell_len(plain) > LONGEST_NAME:
            plain = plain[:-1]
        shown.append(plain if plain and plain not in shown else f"{plain}#{seat}")
    return shown
