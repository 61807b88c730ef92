"""The text layer: messages, sources and the checker that keeps the two languages whole."""

import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle

import fudaba
from fudaba.text import (
    LANGS,
    LONGEST,
    MissingMessage,
    MissingSource,
    Words,
    read_sources,
    source,
    sources,
    words,
)
from fudaba.text.check import WORDS, findings, main, wordings
from fudaba.text.figure import figure
from fudaba.text.wording import banned

SMALL = """
### A small file.

# A term and a message that refer to each other's neighbours.
-game = Bridge Over

welcome = Welcome to { -game }, { $who }!
    You hold { cards }.
    .title = { $who } at the table
cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
last = { $last ->
    [true] the last
   *[false] not the last
}
title-only =
    .text = Only an attribute
broken = { $n
"""


def small(lang: str = "en") -> Words:
    return Words(lang, {"small.ftl": SMALL})


def test_words_are_read_by_several_threads_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a server does, which reads them ahead in a thread while its first tables open."""
    add = FluentBundle.add_resource

    def late(self: FluentBundle, *given: Any) -> None:
        time.sleep(0.01)
        add(self, *given)

    monkeypatch.setattr(FluentBundle, "add_resource", late)
    found = small()
    with ThreadPoolExecutor(8) as threads:
        texts = list(threads.map(lambda _: found.say("welcome", who="Osaka", n=1), range(8)))
    assert texts == ["Welcome to Bridge Over, Osaka!\nYou hold one card."] * 8


DOTS = """
scores = { $seat } scores { $cards }.
    .goes-on = { $seat } scores { $cards }. { $seat } draws.
open = What { $cards } …
goes-on = { $cards }... is open
file = There is no file { $file }. It was looked for in { $folder }.
"""


def test_a_name_with_a_dot_at_its_end_ends_a_sentence() -> None:
    say = Words("en", {"dots.ftl": DOTS}).say
    assert say("scores", seat="A", cards="A. I.") == "A scores A. I."
    assert say("scores", seat="Sammy Jr.", cards="Oars and A. I.") == "Sammy Jr. scores Oars and A. I."
    assert say("scores.goes-on", seat="A", cards="A. I.") == "A scores A. I. A draws."
    assert say("open", cards="A. I.") == "What A. I. …"
    assert say("goes-on", cards="A. I.") == "A. I.... is open", "an ellipsis has all its dots"
    assert say("scores", seat="A", cards="‘A. I.’.") == "A scores ‘A. I.’."
    assert say("scores", seat="A", cards="Oars") == "A scores Oars."
    assert say("file", file="../x.py", folder="..") == "There is no file ../x.py. It was looked for in ..."
    text = Words("ja", {"dots.ftl": "scores = { $cards }.\n"}).say("scores", cards="A. I.")
    assert text == "A. I..", "in Japanese nothing is left out"


def test_the_log_writes_one_dot_after_a_name_with_a_dot() -> None:
    say = words("en").say
    text = say(
        "innovation-log-scores", seat="A", cards="A. I.", count=1, known=True, whom="", word="", number=0
    )
    assert text == "A scores A. I."


def test_say_fills_in_variables_and_follows_references() -> None:
    text = small().say("welcome", who="Osaka", n=1)
    assert text == "Welcome to Bridge Over, Osaka!\nYou hold one card."


@pytest.mark.parametrize("lang", LANGS)
def test_a_text_without_end_is_quoted_as_far_as_it_can_be(lang: str) -> None:
    say = Words(lang, {"quoted.ftl": "quoted = ‘{ $text }’\n"}).say
    assert say("quoted", text="x" * LONGEST) == f"‘{'x' * LONGEST}’"
    assert say("quoted", text="x" * (LONGEST + 1)) == f"‘{'x' * LONGEST}…’"
    assert say("quoted", text="x" * 100_000) == f"‘{'x' * LONGEST}…’"


def test_say_an_attribute() -> None:
    assert small().say("welcome.title", who="Osaka") == "Osaka at the table"


def test_numbers_are_plain_digits_and_truth_is_told_apart_from_one() -> None:
    words = small()  # the same, for it keeps what it has said
    assert words.say("cards", n=2065) == "2065 cards"
    assert words.say("last", last=True) == "the last"
    assert words.say("last", last=1) == "not the last"


@pytest.mark.parametrize("lang", LANGS)
def test_a_negative_number_has_a_minus_sign_and_chooses_as_before(lang: str) -> None:
    say = Words(
        lang, {"less.ftl": "less = { $n ->\n    [-1] one less: { $n }\n   *[other] { $n } VP\n}\n"}
    ).say
    assert [say("less", n=n) for n in (-1, -12, 3)] == ["one less: −1", "−12 VP", "3 VP"]
    assert [figure(n) for n in (-1, 0, 12, "-", "–", "-x")] == ["−1", "0", "12", "-", "–", "-x"]


@pytest.mark.parametrize("message_id", ["nothing", "welcome.nothing", "title-only", "-game"])
def test_a_missing_message_is_named(message_id: str) -> None:
    assert not small().has(message_id)
    with pytest.raises(MissingMessage) as missing:
        small("ja").say(message_id, who="Osaka", n=1)
    assert str(missing.value) == f"no message {message_id!r} in language 'ja'"


def test_a_missing_variable_is_named() -> None:
    with pytest.raises(ValueError, match=r"'welcome' in language 'en': Unknown external: who"):
        small().say("welcome", n=1)


def test_a_message_that_is_not_fluent_is_named() -> None:
    with pytest.raises(ValueError, match="'broken' in language 'en' is not Fluent"):
        small().say("broken", n=1)


def test_ids_are_all_messages_without_terms() -> None:
    assert small().ids() == {"welcome", "cards", "last", "title-only", "broken"}


def test_words_are_read_once_and_only_for_known_languages() -> None:
    assert words("ja") is words("ja")
    with pytest.raises(ValueError, match="unknown language 'fr'; known are en, ja"):
        words("fr")


def test_join_makes_a_list_of_the_language() -> None:
    assert words("en").join(["A", "B", "C"]) == "A, B and C"
    assert words("ja").join(["A", "B", "C"]) == "A、B、C"
    assert words("en").join(["A"]) == "A"
    assert words("en").join([]) == ""


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_is_fluent(lang: str) -> None:
    ids = words(lang).ids()
    assert ids
    for message_id in ids:
        words(lang).has(message_id)  # parses it, and would raise


# --- sources ----------------------------------------------------------------------------------

SOURCES = """
[documents.cards]
title_en = "The cards explained"
title_ja = "カードの説明"
[BRG-001]
document = "cards"
phrase = "数字のみ"
section = "数字カード"
[BRG-G1]
document = "cards"
"""


def test_a_source_tells_document_phrase_and_section() -> None:
    read = read_sources({"small.toml": SOURCES})
    assert list(read) == ["BRG-001", "BRG-G1"]
    first = read["BRG-001"]
    assert (first.document, first.phrase, first.section) == ("cards", "数字のみ", "数字カード")
    assert first.title == {"en": "The cards explained", "ja": "カードの説明"}
    assert (read["BRG-G1"].phrase, read["BRG-G1"].address) == ("", "")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ('[BRG-002]\ndocument = "gone"', r"small.toml: BRG-002: there is no \[documents.gone\]"),
        ('[BRG-002]\ndocument = "cards"\nfrase = "x"', "small.toml: BRG-002: expected a table with document"),
        ('[documents.x]\ntitle_en = "X"\n[BRG-002]\ndocument = "x"', "small.toml: documents.x: no title_ja"),
        ("[BRG-002", "small.toml: "),
    ],
)
def test_a_wrong_source_is_named(wrong: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_sources({"small.toml": SOURCES + wrong})


def test_a_missing_source_is_named() -> None:
    with pytest.raises(MissingSource, match="no source for rule 'BRG-NONE'"):
        source("BRG-NONE")
    assert "BRG-NONE" not in sources()


# --- the checker ------------------------------------------------------------------------------

ENGLISH = """
table-yes = yes
# How many cards.
toy-log-draw = { $who } draws { $n }
toy-card-skip = Skip
    .text = The next player is passed over.
BRG-001 = Numbers are numbers.
"""
JAPANESE = """
table-yes = はい
toy-log-draw = { $who }は{ $n }枚引く
toy-card-skip = Skip
    .text = 次のプレイヤーを飛ばす。
BRG-001 = 数字は数字。
"""
CODE = """
# text: toy-card-*
def tell(words, who, n):
    '''Says table-no.'''
    return words.say("table-yes") + words.say("toy-log-draw", who=who, n=n)
"""
RULES = SOURCES.split("[BRG-G1]")[0]


class Tree:
    """A small text folder and a small program beside it."""

    def __init__(self, root: Path) -> None:
        self.text, self.code = root / "text", root / "code"
        for name, content in [("en", ENGLISH), ("ja", JAPANESE)]:
            self.write(f"text/{name}/toy.ftl", content)
        self.write("text/sources/toy.toml", RULES)
        self.write("code/toy.py", CODE)

    def write(self, name: str, content: str) -> None:
        file = self.text.parent / name
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as end:
            end.write(content)

    def reports(self) -> list[str]:
        return [str(finding) for finding in findings(self.text, self.code)]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def test_a_whole_tree_has_no_findings(tree: Tree) -> None:
    assert tree.reports() == []


@pytest.mark.parametrize(
    ("file", "content", "message"),
    [
        ("code/b.py", "say('table-yes')\nsay('table-no')", "b.py:2: table-no: is said, but no such message"),
        ("code/b.py", "BadSetup('toy-no')", "b.py:1: toy-no: is said, but no such message"),
        ("code/b.py", "wrong('x', 'toy-problem-no')", "b.py:1: toy-problem-no: is said, but no such message"),
        ("code/b.py", "say('table-yes.text')", "b.py:1: table-yes.text: is said, but no such message"),
        ("code/b.py", "say('toy-log-draw', n=1)", "b.py:1: toy-log-draw: is said without $who"),
        ("code/b.py", "\n    # text: toy-zone-*", "b.py:2: toy-zone-*: no message belongs to this family"),
        ("text/en/b.ftl", "toy-card-b = B", "en/b.ftl:1: toy-card-b: is missing in ja"),
        ("text/ja/b.ftl", "toy-card-b = B", "ja/b.ftl:1: toy-card-b: is missing in en"),
        ("text/en/b.ftl", "table-yes = yes", "en/toy.ftl:2: table-yes: is already at en/b.ftl:1"),
        ("text/en/b.ftl", "\n\nb = { $n", "en/b.ftl:3: not Fluent: Expected token"),
        ("text/en/b.ftl", "toy-card-b = { table-no }", "en/b.ftl:1: toy-card-b: refers to table-no, which"),
        ("text/sources/b.toml", RULES.replace("001", "002"), "sources: BRG-002: this rule has a source but"),
        ("text/sources/b.toml", "[BRG-002]", "sources: b.toml: BRG-002: there is no [documents.…]"),
    ],
)
def test_a_finding_in_one_file(tree: Tree, file: str, content: str, message: str) -> None:
    tree.write(file, content)
    assert any(finding.startswith(message) for finding in tree.reports()), tree.reports()


@pytest.mark.parametrize(
    ("english", "japanese", "message"),
    [
        ("table-no = no", "table-no = いいえ", "en/b.ftl:1: table-no: is never used"),
        ("BRG-003 = Three.", "BRG-003 = 三。", "en/b.ftl:1: BRG-003: no source is recorded for this rule"),
        ("toy-card-b = B { $n }", "toy-card-b = B { $m }", "toy-card-b: only one language uses $m, $n"),
        (
            "toy-card-b = B\n  .text = NEW: b",
            "toy-card-b = B\n  .text = 乙",
            "en/b.ftl:1: toy-card-b: begins with NEW:",
        ),
        ("toy-card-b = B", "toy-card-b = NEW: 乙\n  ", "ja/b.ftl:1: toy-card-b: begins with NEW:"),
        ("toy-card-b = B\n  .text = b", "toy-card-b = B", "toy-card-b: only one language has .text"),
        ("toy-card-b = B\n  .text = b", "toy-card-b = B\n  .text = b", "toy-card-b.text: is not translated"),
    ],
)
def test_a_finding_between_languages(tree: Tree, english: str, japanese: str, message: str) -> None:
    tree.write("text/en/b.ftl", english)
    tree.write("text/ja/b.ftl", japanese)
    (finding,) = tree.reports()
    assert message in finding


def test_a_message_to_be_written_is_one_finding_however_many_texts_it_has(tree: Tree) -> None:
    tree.write("text/en/b.ftl", "toy-card-b = NEW: B\n  .text = NEW: b\ntoy-card-c = Brand-NEW: C")
    tree.write("text/ja/b.ftl", "toy-card-b = 乙\n  .text = 乙\ntoy-card-c = 丙")
    assert tree.reports() == ["en/b.ftl:1: toy-card-b: begins with NEW:, so it is still to be written"]


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("Draw a 1. Same for a 2.", "時代1を引く。"),
        ("As before; then draw a 1.", "時代1を引く。"),
        ("Draw a 1.", "同じ要求のあと、時代1を引く。"),
        ("In the first edition draw a 1.", "時代1を引く。"),
    ],
)
def test_a_card_s_text_speaks_of_its_edition_alone(tree: Tree, english: str, japanese: str) -> None:
    tree.write("code/b.py", "say('innovation-card-b')")
    tree.write("text/en/b.ftl", f"innovation-card-b = B\n  .fourth = {english}")
    tree.write("text/ja/b.ftl", f"innovation-card-b = 乙\n  .fourth = {japanese}")
    (finding,) = tree.reports()
    assert "innovation-card-b.fourth: speaks of another edition" in finding


@pytest.mark.parametrize(
    ("english", "japanese", "message"),
    [
        ("Nobody waits.", "待つ人はいない。", "en/b.ftl:1: toy-card-b: says 'Nobody' (write: no one)"),
        ("No one waits.", "待つ人はいますか?", "ja/b.ftl:1: toy-card-b: says 'か?' (write: ？ ！)"),
        ("Replay", "棋譜", "ja/b.ftl:1: toy-card-b: says '棋譜' (write: リプレイ)"),
    ],
)
def test_a_banned_wording_is_found(tree: Tree, english: str, japanese: str, message: str) -> None:
    tree.write("text/en/b.ftl", f"toy-card-b = {english}")
    tree.write("text/ja/b.ftl", f"toy-card-b = {japanese}")
    assert tree.reports() == [message]


def test_the_words_of_the_browser_have_no_banned_wording_either(
    tree: Tree, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--text", str(tree.text), "--code", str(tree.code), "--words", str(tree.text.parent / "words")]
    tree.write("words/en/page.ftl", "page-none = No one waits.")
    assert main(where) == 0
    tree.write("words/ja/page.ftl", "page-none = { $n }人 ({ $n })\npage-undo = 待った")
    assert main(where) == 1
    assert capsys.readouterr().out == "ja/page.ftl:2: page-undo: says '待った' (write: 取り消し)\n"


def test_every_wording_that_is_banned_is_one_that_can_be_found() -> None:
    for lang in LANGS:
        assert banned(lang)
        assert all(better and not pattern.search("") for pattern, better in banned(lang))


def test_a_text_may_be_the_same_in_both_languages(tree: Tree) -> None:
    tree.write("code/b.py", "say('toy-score', n=1)\nsay('toy-brand')")
    tree.write("text/en/b.ftl", "toy-score = +{ $n } (1.)\ntoy-brand = Fudaba")
    tree.write("text/ja/b.ftl", "toy-score = +{ $n } (1.)\n# same in English\ntoy-brand = Fudaba")
    assert tree.reports() == []


def test_the_command_prints_findings_and_fails(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    where = ["--text", str(tree.text), "--code", str(tree.code)]
    assert main(where) == 0
    tree.write("code/b.py", "say('table-no')")
    assert main(where) == 1
    assert capsys.readouterr().out == "b.py:1: table-no: is said, but no such message is written\n"


def test_fudaba_s_own_texts_are_whole() -> None:
    package = Path(fudaba.__file__).parent
    assert [str(finding) for finding in findings(package / "text", package)] == []
    assert [str(finding) for finding in wordings(WORDS)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_what_need_not_be_parsed_is_said_as_if_it_had_been(lang: str) -> None:
    """Every message that is one line of words, most of them names of cards; and what the cards do."""
    said = words(lang)
    ids = [*said.ids(), *(f"{id}.{name}" for id in said.ids() for name in ("text", "first", "fourth"))]
    plain = {id: text for id in ids if (text := said._plain(id)) is not None}
    assert len(plain) > 5000
    for id, text in sorted(plain.items())[::14]:
        pattern = said._fluent().pattern(id)
        assert pattern is not None
        assert said._fluent().filled(pattern, {}) == (text, [])


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("a = Moat", "Moat"),
        ("a =   Moat  \n", "Moat"),
        ("a = Moat\n    .text = +2 { $n }\n", "Moat"),
        ("a = Moat\n\n    .text = x\n", "Moat"),
        ("a = Moat\n    and more\n", None),
        ("a = Moat { $n }\n", None),
        ("a =\n    Moat\n", None),
        ("a =\n    .text = x\n", None),
        ("a = 2 = 2\n", "2 = 2"),
    ],
)
def test_which_messages_need_not_be_parsed(lines: str, message: str | None) -> None:
    assert Words("en", {"a.ftl": lines})._plain("a") == message


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("a = Moat\n    .text = +2 Cards.\n", "+2 Cards."),
        ("a = Moat\n\n    .first = 1\n\n  .text=  +2 Cards.  \n\n", "+2 Cards."),
        ("a = Moat\n    .text = .first = 2\n", ".first = 2"),
        ("a = Moat\n    .text = once\n    .text = twice\n", "twice"),
        ("a = Moat\n    .text = +2\n        Cards.\n", None),
        ("a = Moat\n    .text =\n        +2 Cards.\n", None),
        ("a = Moat\n    .text = +2 { $n }\n", None),
        ("a = Moat\n    .text = +2 Cards.\n    .other = { $n }\n", None),
        ("a = Moat { $n }\n    .text = +2 Cards.\n", None),
        ("a =\n    .text = +2 Cards.\n", None),
    ],
)
def test_which_attributes_need_not_be_parsed(lines: str, message: str | None) -> None:
    said = Words("en", {"a.ftl": lines})
    assert said._plain("a.text") == message
    assert said.has("a.text")
    assert not said.has("a.texts")
    pattern = said._fluent().pattern("a.text")
    assert pattern is not None
    assert message in (None, said._fluent().filled(pattern, {})[0])
    with pytest.raises(MissingMessage):
        said.say("a.texts")


@pytest.mark.parametrize(
    ("files", "never", "instead"),
    [
        ("*innovation*.ftl", r"功績", "アチーブメント"),
        ("*dominion*.ftl", r"[}0-9]金(?![貨庫])", "コイン"),
    ],
)
def test_one_thing_has_one_word_in_japanese(files: str, never: str, instead: str) -> None:
    texts = [file.read_text("utf-8") for file in (Path(fudaba.__file__).parent / "text" / "ja").glob(files)]
    assert any(instead in text for text in texts)
    assert [found for text in texts for found in re.findall(f".*{never}.*", text)] == []
