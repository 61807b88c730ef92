"""The menus before a new game: which game, with which cards, against whom."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from fudaba import games
from fudaba.bots import LEVELS, USUAL_LEVEL
from fudaba.kernel.game import BadSetup
from fudaba.terminal.session.answer_in_progress import plain
from fudaba.text import words


def chosen_game(lang: str) -> str:
    """The game that a person at a terminal chooses from a menu. Raises `BadSetup` where there is none."""
    known = games.names()
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadSetup("terminal-problem-which-game", known=known)
    say = words(lang).say
    print(say("terminal-menu"))
    for number, name in enumerate(known, 1):
        # text: terminal-menu-* *-title
        line = f"terminal-menu-{name}"
        print(f"  {number}. {say(line if words(lang).has(line) else f'{name}-title')}")
    return _typed_choice(say, known)


def chosen_cards(game: str, first: Sequence[str], lang: str) -> dict[str, object]:
    """The options of a table with a kingdom for first games, or with any cards, as a person chooses."""
    say = words(lang).say
    print(say("terminal-menu-cards"))
    for number, kingdom in enumerate(first, 1):
        # text: dominion-kingdom-*
        print(f"  {number}. {say('terminal-menu-kingdom', kingdom=say(f'{game}-kingdom-{kingdom}'))}")
    print(f"  {len(first) + 1}. {say('terminal-menu-any')}")
    chosen = _typed_choice(say, [*first, ""], first[0])
    return {"kingdom": chosen} if chosen else {}


def chosen_level(lang: str) -> str:
    """The level of the bots that a person chooses from a menu; Enter for the usual one."""
    say = words(lang).say
    print(say("terminal-menu-level"))
    for number, level in enumerate(LEVELS, 1):
        # text: bot-*
        print(f"  {number}. {say(f'bot-{level}')}: {say(f'bot-{level}-about')}")
    return _typed_choice(say, LEVELS, USUAL_LEVEL)


def _typed_choice(say: Callable[..., str], known: Sequence[str], usual: str = "") -> str:
    """One of these, typed by its number or how it begins; Enter is the usual one, if there is one.

    Raises `BadSetup` where the menu is left.
    """
    while True:
        print(say("terminal-menu-prompt", most=len(known)), end=" ", flush=True)
        line = sys.stdin.readline()
        typed = plain(line)
        if not line or typed == "q":
            raise BadSetup("terminal-menu-left")
        if not typed and usual:
            return usual
        if typed.isdecimal() and 1 <= int(typed) <= len(known):
            return known[int(typed) - 1]
        begin = [name for name in known if typed and name.startswith(typed)]
        if len(begin) == 1:
            return begin[0]
