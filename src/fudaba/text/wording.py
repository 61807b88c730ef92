"""Wordings that no text has: `wording.toml` lists them, with what to write instead."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

LIST = Path(__file__).with_name("wording.toml")


@cache
def banned(lang: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """The wordings that a language does not use, each with what to write instead."""
    listed: dict[str, dict[str, str]] = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return tuple((re.compile(pattern), better) for pattern, better in listed[lang].items())


def odd_wordings(prose: str, lang: str) -> Iterator[tuple[str, str]]:
    """Each banned wording in a text, with what to write instead."""
    for pattern, better in banned(lang):
        if found := pattern.search(prose):
            yield found[0], better
