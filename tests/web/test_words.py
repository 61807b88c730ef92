"""The words of the browser table: the same messages in both languages, each of them used, none missing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from fudaba.text import LANGS, bridge_over, dominion, words
from fudaba.text.message_tree import References

SERVED = (*bridge_over.SAID_BY_TABLES, *dominion.SAID_BY_TABLES)
"""What a server sends besides, with the catalogue of a game."""
SRC = Path(__file__).parents[2] / "web" / "src"
SERVER = Path(__file__).parents[2] / "src" / "fudaba" / "text"
# An id that is put together when the page runs, as far as it is fixed: `bridge_over-do-${verb}`.
MADE = re.compile(r"`([a-z_]+-[a-z_-]*?)(?:\$\{|`)")
WRITTEN = re.compile(r"\"([a-z_]+(?:-[a-zA-Z0-9_]+)+|[a-z]+)\"")


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    """All messages of a language, by id."""
    found: dict[str, ast.Message] = {}
    for file in sorted((SRC / "words" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is said twice in {lang}"
                found[entry.id.name] = entry
    return found


def variables(message: ast.Message) -> set[str]:
    """What a message needs to be told."""
    references = References()
    references.visit(message)
    return references.variables


@cache
def code() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(SRC.rglob("*.ts*")))


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    english, japanese = (messages(lang) for lang in LANGS)
    assert english.keys() == japanese.keys()
    for id, message in english.items():
        assert variables(japanese[id]) <= variables(message) | {"count", "least"}, id


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_is_used_and_every_message_that_is_used_is_there(lang: str) -> None:
    known = messages(lang).keys()
    text = code()
    written = set(WRITTEN.findall(text))
    made = {start for start in MADE.findall(text) if start}
    unused = [id for id in known if id not in written and not any(id.startswith(start) for start in made)]
    assert unused == []
    said = set(re.findall(r"\bsay\(\s*\"([a-z_0-9-]+)\"", text))
    served = {id for id in words(lang).ids() if id.startswith(SERVED)}
    assert said <= known | served, said - known - served
    assert not known & served, "the page would have two of them"


SAID_IN_JAPANESE = {"log": "ログ", "game files?": "記録", "replays?": "リプレイ"}
"""What has happened in words, the file from which a game can be run again, and the game seen again."""


@pytest.mark.parametrize("word", SAID_IN_JAPANESE)
def test_what_a_page_calls_by_one_word_has_one_in_japanese(word: str) -> None:
    """The log and the record of a game were both 記録: a button to one looked like one to the other."""
    english, japanese = (messages(lang) for lang in LANGS)
    named = {id for id, message in english.items() if names(message, word)}
    assert named
    for id in named:
        said = text(japanese[id])
        allowed = {one for other, one in SAID_IN_JAPANESE.items() if names(english[id], other)}
        assert {one for one in SAID_IN_JAPANESE.values() if one in said} == allowed, (id, said)


def names(message: ast.Message, word: str) -> bool:
    """Whether an English message has that word."""
    return re.search(rf"\b{word}\b", text(message), re.IGNORECASE) is not None


def text(message: ast.Message) -> str:
    """What a message says, as it is written."""
    return FluentSerializer().serialize_entry(message).partition("=")[2]


def test_bridge_over_is_called_as_its_document_calls_itself() -> None:
    """In Japanese, too: Bridge Over."""
    folders = (SRC, SERVER, SRC.parents[1] / "docs")
    files = [file for folder in folders for end in ("ftl", "tsx", "md") for file in folder.rglob(f"*.{end}")]
    assert [file for file in files if "ブリッジ" in file.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize(
    ("word", "never"), [("アチーブメント", "功績|実績"), ("卓", "テーブル"), ("得点置き場", "得点の山")]
)
def test_japanese_has_one_word_for_one_thing(word: str, never: str) -> None:
    """On the pages as in the texts of the cards, the log and the rules."""
    said = "\n".join(
        file.read_text(encoding="utf-8")
        for folder in (SRC / "words" / "ja", SERVER / "ja")
        for file in folder.glob("*.ftl")
    )
    assert said.count(word) > 100
    assert re.findall(never, said) == []


LATER = ("bring", "lab", "learn", "puzzle", "review", "tab")
"""Files of words that are fetched with the pages that are fetched later (`words.ts`)."""
IMPORTED = re.compile(r"^(?:import|export)\b[^;]*? from \"(\.[^\"]+)\"|^import \"(\.[^\"]+)\"", re.MULTILINE)
FETCHED = re.compile(r"^[^\n]*?(?<!withAllWords\()import\(\"(\.[^\"]+)\"\)", re.MULTILINE)
SHEETS = {"keys", "seek", "settings"}
"""What `main.tsx` fetches without the other words; all else there is a page and comes with them."""


def first_modules() -> set[Path]:
    """What is run without the words that come later."""
    waiting = [SRC / "main.tsx", *SRC.glob("tables/*/table.tsx"), *SRC.glob("tables/*/game-profile.tsx")]
    waiting += [*SRC.glob("tables/*/card-summary.tsx"), *SRC.glob("tables/*/offer.tsx")]
    found: set[Path] = set()
    while waiting:
        module = waiting.pop()
        if module in found:
            continue
        found.add(module)
        text = module.read_text(encoding="utf-8")
        named = [one or other for one, other in IMPORTED.findall(text)]
        for match in FETCHED.finditer(text):
            page = re.match(r"const (\w+) = ", match[0])
            if module.name != "main.tsx" or (page and page[1] in SHEETS):
                named.append(match[1])
        for name in named:
            path = (module.parent / name).resolve()
            waiting += [file for end in (".ts", ".tsx") if (file := path.with_name(path.name + end)).exists()]
    return found


def test_first_pages_say_nothing_of_what_comes_later() -> None:
    later = {
        entry.id.name
        for name in LATER
        for entry in FluentParser().parse((SRC / "words" / "en" / f"{name}.ftl").read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    }
    modules = first_modules()
    assert {"Prompt.tsx", "KeySettings.tsx", "Log.tsx", "NewTable.tsx"} <= {module.name for module in modules}
    assert not {"Lab.tsx", "Guide.tsx", "HowToPlay.tsx"} & {module.name for module in modules}
    said = {
        f"{module.name}: {id}"
        for module in modules
        for line in module.read_text(encoding="utf-8").splitlines()
        if "inTab" not in line  # a tab has all words from the beginning
        for written, made in [(WRITTEN.findall(line), MADE.findall(line))]
        if written or made
        for id in later
        if (id in written and ("-" in id or f'say("{id}"' in line))
        or any(id.startswith(start) for start in made)
    }
    assert said == set()
