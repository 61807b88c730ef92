"""The ids of rules, as scenarios and tests name them."""

from __future__ import annotations

import re
from functools import cache

from fudaba.lab.errors import nearest, wrong
from fudaba.lab.faq import SENTENCE_ID, sentence_ids
from fudaba.text import sources

RULE_ID = r"[A-Z]{2,3}-(?:G|AMB|L)?[0-9]+[a-z]?"
"""What the id of a rule looks like: BRG-030, DUR-13a, DUR-L01, SC-07; BRG-G5 and BRG-AMB4 are rulings."""
_STATEMENT = re.compile(r"L?[0-9]+[a-z]?")


def rule_ids() -> list[str]:
    """Every rule id of the catalogue, in the order of its sources."""
    return list(sources())


def game_of(rule_id: str) -> str:
    """The game whose rule it is, "" where its prefix belongs to none."""
    return _prefixes().get(rule_id.partition("-")[0], "")


def is_statement(rule_id: str) -> bool:
    """Whether it is a statement of the documents, not a ruling on what they leave open."""
    return _STATEMENT.fullmatch(rule_id.partition("-")[2]) is not None


def is_rule_of_a_game(text: str) -> bool:
    """Whether a text that looks like an id begins as the rules of some game do."""
    return game_of(text) != ""


def is_sentence(id: str) -> bool:
    """Whether it looks like the id of a sentence of a rulebook's FAQ."""
    return re.fullmatch(SENTENCE_ID, id) is not None


def read_named(text: str, game: str = "") -> str:
    """What a test names as held by it: a rule as `read_rule` takes it, or a sentence of an FAQ."""
    if not is_sentence(text):
        return read_rule(text, game)
    if text not in sentence_ids():
        raise wrong("lab-wrong-rule", rule=text, near=nearest(text, sentence_ids()))
    return text


def read_rule(text: str, game: str = "") -> str:
    """The rule id that is meant: itself, or `G-12`, `AMB-4`, `BRG-AMB-4` for a ruling (of this game).

    Raises `Wrong` for a rule that there is not.
    """
    if text in sources():  # nearly always
        return text
    known = {rule_id.lower(): rule_id for rule_id in sources()}
    own = [prefix for prefix, owner in _prefixes().items() if game in ("", owner)]
    for spelling in (text, *(f"{prefix}-{text}" for prefix in own)):
        rule_id = re.sub(r"-(g|amb)-([0-9]+)$", r"-\1\2", spelling.lower())
        if rule_id in known:
            return known[rule_id]
    raise wrong("lab-wrong-rule", rule=text, near=nearest(text, sources()))


@cache
def _prefixes() -> dict[str, str]:
    """The game of each prefix."""
    return {rule_id.partition("-")[0]: found.game for rule_id, found in sources().items()}
