"""A language that is begun: what it has, what it takes from English, and what the checker says of it."""

import re
from pathlib import Path

import pytest

import fudaba
from fudaba.arguments import system_lang
from fudaba.cli import main as cli
from fudaba.text import LANGS, OFFERED, PARTIAL, Words, check_lang, in_lang, next_lang, words
from fudaba.text.check import WORDS, findings, main
from fudaba.text.message_files import JAPANESE
from fudaba.text.names import names_in, read_card, read_kind
from fudaba.text.narrator import narrator
from fudaba.text.partial import shares

ENGLISH = Words(
    "en",
    {
        "a.ftl": """
greeting = Good day, { $who }!
    .title = A greeting
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
held = You hold { cards }.
plain = only in English
"""
    },
)
GERMAN = Words(
    "de",
    {
        "a.ftl": """
greeting = Guten Tag, { $who }!
cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
"""
    },
    fallback=ENGLISH,
)


def test_what_is_missing_is_said_in_english() -> None:
    assert GERMAN.say("greeting", who="Emi") == "Guten Tag, Emi!"
    assert GERMAN.say("greeting.title") == "A greeting"
    assert GERMAN.say("plain") == "only in English"
    assert GERMAN.say("cards", n=2) == "2 Karten"
    # An English message stays English in its references: no sentence is half in one language.
    assert GERMAN.say("held", n=2) == "You hold 2 cards."


def test_what_the_language_has_itself_is_told_apart() -> None:
    assert GERMAN.has("plain")
    assert GERMAN.has("greeting.title")
    assert not GERMAN.has_own("plain")
    assert not GERMAN.has_own("greeting.title")
    assert GERMAN.has_own("greeting")
    assert not GERMAN.has("gone")
    assert GERMAN.ids() == ENGLISH.ids()


def test_a_card_is_told_in_german_as_far_as_it_goes() -> None:
    german, english = narrator("dominion", "de", []), narrator("dominion", "en", [])
    assert (german.kind("smithy"), german.card_text("smithy")) == ("Schmiede", "+3 Karten.")
    assert (german.kind("pawn"), german.card_text("pawn")) == ("Handlanger", english.card_text("pawn"))
    assert german.kind("young_witch") == "Young Witch"


def test_cards_are_listed_and_found_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli(["cards", "dominion", "Burggraben", "--lang", "de"]) == 0
    listed = capsys.readouterr().out
    assert "Burggraben   $2 · Aktion, Reaktion · Basisspiel   moat" in listed
    assert cli(["cards", "dominion", "Young Witch", "--lang", "de"]) == 0
    assert "Each other player" in capsys.readouterr().out
    assert cli(["cards", "dominion", "Burgraben", "--lang", "de"]) == 2
    assert "Es gibt keine Karte „Burgraben“. Gemeint war wohl „Burggraben“." in capsys.readouterr().err
    assert not JAPANESE.search(listed)


@pytest.mark.parametrize("argv", [["rules", "DOM-05"], ["rules", "moat"], ["puzzle"]])
def test_what_is_written_by_language_falls_back_too(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Titles of documents and texts of puzzles are no messages."""
    assert cli([*argv, "--lang", "de"]) == 0
    assert capsys.readouterr().out


def test_every_german_name_means_its_card() -> None:
    for game in ("dominion", "innovation", "bridge_over"):
        for id, name in names_in(game, "de").kinds.items():
            assert read_kind(game, name) == id
    assert read_card("dominion", "burggraben") == "moat"
    assert read_kind("dominion", "Burggraben", LANGS) is None


def test_german_has_no_japanese_letters() -> None:
    said = words("de")
    entries = {id: lines for id, lines in said._entries.items() if JAPANESE.search(lines)}
    assert not entries


def test_a_key_leads_to_the_languages_that_are_whole() -> None:
    assert [next_lang(lang) for lang in ("en", "ja", "de")] == ["ja", "en", "en"]


def test_a_table_by_language_has_english_for_the_others() -> None:
    assert [in_lang({"en": 1, "ja": 2}, lang) for lang in ("en", "ja", "de")] == [1, 2, 1]


def test_a_language_that_is_begun_is_only_chosen_by_name() -> None:
    assert set(OFFERED) == {*LANGS, *PARTIAL}
    assert system_lang({"FUDABA_LANG": "de", "LANG": "ja_JP.UTF-8"}) == "de"
    assert system_lang({"LANG": "de_DE.UTF-8"}) == "en"
    check_lang("de")
    with pytest.raises(ValueError, match="unknown language 'fr'; known are en, ja, de"):
        check_lang("fr")


def test_the_checker_counts_what_is_missing() -> None:
    text = Path(fudaba.__file__).parent / "text"
    *files, every = shares({"": text, "browser: ": WORDS}, "de")
    by_file = {each.file: each for each in files}
    assert every.known == sum(each.known for each in files) > 7000
    assert 400 < every.there == sum(each.there for each in files) < every.known
    assert by_file["dominion.rules.ftl"].there == 0
    # A name without the text that belongs to it is half of a card.
    half = by_file["dominion.intrigue.ftl"]
    assert 32 <= half.there <= half.known
    share = f"{half.there * 100 // half.known} %"
    assert str(half).split() == [
        half.file,
        str(half.there),
        "of",
        str(half.known),
        *share.split(),
        str(half.known - half.there),
        "missing",
    ]


@pytest.mark.parametrize(
    ("german", "message"),
    [
        ("toy-gone = Fort", "de/toy.ftl:1: toy-gone: is no message in English"),
        ("toy-a =\n    .gone = Fort", "de/toy.ftl:1: toy-a.gone: is no message in English"),
        ("toy-a = { $who } zieht", "de/toy.ftl:1: toy-a: only one language uses $n"),
        ("toy-a = { $who } { $n } { $x }", "de/toy.ftl:1: toy-a: only one language uses $x"),
        ("toy-a = { $who } { $n } { toy-b }", "de/toy.ftl:1: toy-a: refers to toy-b, which is missing"),
        ("toy-a = { $who }は{ $n }", "de/toy.ftl:1: toy-a: has Japanese letters"),
        ('toy-b = Das "Wort"', "de/toy.ftl:1: toy-b: says '\"' (write: „ “)"),
        ("toy-b = { $", 'de/toy.ftl:1: not Fluent: Expected a character from range: "a-zA-Z"'),
        ("toy-b = Wort\n    .text = Was es tut", ""),
        ("toy-a = { $n } für { $who }", ""),
        ("", ""),
    ],
)
def test_what_is_there_must_be_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], german: str, message: str
) -> None:
    for lang, toy in (
        ("en", "toy-a = { $who } draws { $n }\ntoy-b = word\n    .text = What it does"),
        ("ja", "toy-a = { $who }は{ $n }枚引く\ntoy-b = 言葉\n    .text = その効果"),
        ("de", german),
        ("sources", ""),
    ):
        (tmp_path / "text" / lang).mkdir(parents=True)
        (tmp_path / "text" / lang / "toy.ftl").write_text(toy, encoding="utf-8")
    (tmp_path / "code").mkdir()
    (tmp_path / "code" / "toy.py").write_text("# text: toy-*\n", encoding="utf-8")
    found = [str(finding) for finding in findings(tmp_path / "text", tmp_path / "code")]
    assert found == ([message] if message else [])
    where = [f"--{name}={tmp_path / name}" for name in ("text", "code", "words")]
    assert main([*where, "--lang", "de"]) == (1 if message else 0)
    assert re.search(r"^toy\.ftl +\d of +3 ", capsys.readouterr().out)


def test_a_review_begins_in_german() -> None:
    say = words("de").say
    chances = say("coach-first-chance", player="Aya", chance=50)
    assert chances == "Aya 50 %"
    assert say("coach-first", game="dominion", chances=chances) == (
        "Gewinnchance zu Beginn: Aya 50 %. Das Spiel wird analysiert …"
    )
