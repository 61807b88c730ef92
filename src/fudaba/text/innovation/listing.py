"""How a card of Innovation is listed: with its age and its icons."""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.games.innovation.facts.shown import Facts
from fudaba.kernel import shown
from fudaba.text import Words
from fudaba.text.innovation.faces import UNSIGNED, icon_word


def card_figures(words: Words, facts: shown.Facts, usual: Sequence[str]) -> list[str]:
    """See `game_words.ListsFigures`."""
    if not isinstance(facts, Facts):
        return [*usual]
    figures = [words.say("cli-card-age", age=facts.age), *usual] if facts.age is not None else [*usual]
    if icons := [icon_word(words, icon) for icon in facts.icons if icon not in UNSIGNED]:
        figures.append(words.say("cli-card-icons", icons=words.say("cli-card-and").join(icons)))
    return figures
