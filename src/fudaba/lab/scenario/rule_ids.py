"""The ids of rules, as scenarios and tests name them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
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


class Spellings:
    """Tells of a text whether it may name one of some rules, without taking it apart.

    Never no where it does; yes also where it names another rule of a document that is wanted whole, so that
    an id that is none is found there.
    """

    def __init__(self, ids: Collection[str]) -> None:
        wanted = set(ids)
        of_prefix: dict[str, set[str]] = {}
        for id in wanted:
            prefix, _, end = id.partition("-")
            of_prefix.setdefault(prefix, set()).add(re.sub(r"^(G|AMB)", r"\1-?", end))
        whole = {prefix for prefix in of_prefix if all(id in wanted for id in _of_prefix(prefix))}
        full = [
            f"{prefix}[-_](?:{_ANY_END if prefix in whole else '|'.join(sorted(ends))})"
            for prefix, ends in of_prefix.items()
        ]
        # Within a game the end of an id does: "AMB-4".
        ends = sorted({end for ends in of_prefix.values() for end in ends})
        self._begins = {prefix.lower() for prefix in of_prefix}
        self._games = {game_of(id) for id in wanted}
        self._full = _word(full)
        self._end = _word(ends, r"(?<![a-z]-)")

    def in_code(self, text: str) -> bool:
        """Whether a test in Python may name one."""
        return self._has_id(text)

    def in_file(self, text: str) -> bool:
        """Whether a file of scenarios may name one; `in_scenario` looks closer."""
        return self._has_id(text) or self._has_game(text) or not _TITLE.search(text)

    def _has_id(self, text: str) -> bool:
        small = text.lower()  # most texts have no such prefix, and a pattern takes longer to see that
        return any(prefix in small for prefix in self._begins) and self._full.search(text) is not None

    def _has_game(self, text: str) -> bool:
        """Whether a text may be a scenario of a game whose rules are wanted: it can name one by its end."""
        return any(game in text for game in self._games)

    def in_scenario(self, text: str) -> bool:
        """Whether the document of a scenario may name one."""
        if self._has_id(text):
            return True
        titled = _TITLE.search(text) is not None
        if titled and not self._has_game(text):
            return False
        keys, entries = len(_RULE_KEY.findall(text)), _RULE_ENTRY.findall(text)
        # Where the key is written in another way, or an alias stands for the rules, they may be anywhere.
        rules = entries[0] if keys == len(entries) == 1 and "*" not in entries[0] else text
        return (keys > 0 or not titled) and self._end.search(rules) is not None


_ANY_END = r"[A-Z]*-?[0-9]+[a-z]?"
_TITLE = re.compile(r"^scenario *:", re.MULTILINE)
_RULE_KEY = re.compile(r"\brule\b['\"]?\s*:|^\?\s", re.MULTILINE)
_RULE_ENTRY = re.compile(r"^rule *:(.*(?:\n(?:[ \t#-].*)?)*)", re.MULTILINE)


def _word(spelled: Iterable[str], not_after: str = "") -> re.Pattern[str]:
    return re.compile(rf"(?<![a-z0-9]){not_after}(?:{'|'.join(spelled)})(?![a-z0-9])", re.IGNORECASE)


@cache
def _of_prefix(prefix: str) -> tuple[str, ...]:
    return tuple(id for id in rule_ids() if id.startswith(f"{prefix}-"))


@cache
def _prefixes() -> dict[str, str]:
    """The game of each prefix."""
    return {rule_id.partition("-")[0]: found.game for rule_id, found in sources().items()}
