"""For those who add cards: `where` finds all places, `new-card` begins a card in a checkout."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from fudaba import games
from fudaba.cli import main
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.innovation.facts import registry
from fudaba.games.innovation.facts.printed import every_card
from fudaba.kernel.game import BadSetup
from fudaba.lab.catalogue import card_rules
from fudaba.lab.catalogue.card_rules import namer, overlapping
from fudaba.text import LANGS
from fudaba.text.check import findings
from fudaba.text.narrator import narrator
from fudaba.workshop import where
from fudaba.workshop.scaffold import new_card, with_imports
from fudaba.workshop.where import find, places

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("word", ["haunted_shield", "Haunted Shield", "haunted shield"])
def test_a_card_is_found_by_id_and_by_name(word: str) -> None:
    game, id = find(word)
    assert (game.name, id) == ("bridge_over", "haunted_shield")


def test_an_unknown_card_names_the_nearest() -> None:
    with pytest.raises(BadSetup, match="Did you mean ‘haunted shield’"):
        find("hauntd shield")


def test_every_place_of_a_card_is_where_it_says() -> None:
    found = places(*find("Haunted Shield"), ROOT / "tests")
    by_what: dict[str, list[str]] = {}
    for place in found:
        line = place.file.read_text("utf-8").splitlines()[place.line - 1] if place.line else place.words
        by_what.setdefault(place.what, []).append(line)
    (code,) = by_what["code"]
    assert code.startswith("@card(DEFENCE, points=30, star=1")
    assert by_what["text en"] == ["bridge_over-card-haunted_shield = Haunted Shield"]
    assert by_what["text ja"][0].startswith("bridge_over-card-haunted_shield =")
    assert any("Haunted Shield" in line for line in by_what["scenarios"])
    assert [rule.split()[0] for rule in by_what["rule"]][:3] == ["BRG-016", "BRG-123", "BRG-124"]
    assert "BRG-AMB15" in [ruling.split()[0] for ruling in by_what["ruling"]]


def names_of(game: str) -> set[str]:
    return {narrator(game, "en", []).kind(facts.id) for facts in games.named(game).facts()}


@pytest.mark.parametrize("game", ["bridge_over", "dominion", "innovation"])
def test_a_search_looks_only_for_names_that_can_be_mistaken(game: str) -> None:
    """With hundreds of names in one pattern it took minutes."""
    every = names_of(game)
    sample = sorted(every)[::60]
    assert max(len(overlapping(name, every)) for name in sample) < 50
    assert all(name in overlapping(name, every) for name in sample)


@pytest.mark.parametrize(
    ("game", "card"),
    [("dominion", "village"), ("dominion", "gold"), ("innovation", "tools"), ("bridge_over", "wild")],
)
def test_with_all_names_it_would_find_the_same(game: str, card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    every, chosen = sorted(names_of(game)), games.named(game)
    name = narrator(game, "en", []).kind(card)
    pairs = zip(every, [*every[7:], *every[:7]], strict=True)
    lines = [f"{one}{between}{other}" for one, other in pairs for between in (" ", ", ", "-", "'s ")]
    lines += [f"{one} {name}" for one in every] + [f"{name} {one}, {one}{name}" for one in every]
    names = namer(chosen, card)
    found = [line for line in lines if names(line)]
    monkeypatch.setattr(card_rules, "overlapping", lambda name, names: set(names))
    names = namer(chosen, card)
    assert found == [line for line in lines if names(line)]
    assert 0 < len(found) < len(lines)


def test_every_card_has_its_text_in_both_languages(tmp_path: Path) -> None:
    for facts in games.named("bridge_over").facts():
        texts = [p.what for p in places(*find(facts.id), tmp_path) if p.what.startswith("text")]
        assert texts == ["text en", "text ja"], facts.id


@pytest.mark.parametrize(
    ("card", "begins"),
    [
        ("throne_room", "@base.card(cost=4, types=ACTION)"),
        ("村", 'base.simple("village", cost=3'),
        ("Gardens", 'base.simple("gardens", cost=4'),
    ],
)
def test_a_card_s_code_is_its_function_or_else_its_declaration(
    card: str, begins: str, tmp_path: Path
) -> None:
    code, *texts = places(*find(card), tmp_path)
    assert code.file.name == "base.py"
    assert code.file.read_text("utf-8").splitlines()[code.line - 1].startswith(begins)
    assert [(place.what, place.file.name) for place in texts[:2]] == [
        ("text en", "dominion.base.ftl"),
        ("text ja", "dominion.base.ftl"),
    ]


def test_lists_and_hints_that_name_a_card_are_found(tmp_path: Path) -> None:
    """So whoever changes a card knows which bots and kingdoms count on it."""
    lists = {place.file.name: place for place in places(*find("Island"), tmp_path) if place.what == "list"}
    assert {"hints.py", "catalogue.toml", "kingdoms.toml"} <= set(lists)
    assert "seaside.py" not in lists  # its code, which is named already
    hints = lists["hints.py"]
    assert '"island"' in hints.file.read_text("utf-8").splitlines()[hints.line - 1]


class Compiled:
    """A function as machine code has it: its name is known, and its source is not."""

    def __init__(self, module: str, name: str) -> None:
        self.__module__ = module
        self.__name__ = name

    def __call__(self) -> None:
        """Do nothing."""


CARDS = "fudaba.games.bridge_over.cards"


@pytest.mark.parametrize(
    ("card", "run"),
    [
        ("Haunted Shield", len),
        ("Haunted Shield", Compiled(CARDS, "haunted_shield")),
        ("Haunted Shield", Compiled("", "a name that there is not")),
        ("Block", Compiled(CARDS, "block")),
        ("All Draw 1", Compiled(CARDS, "all_draw_1")),
    ],
)
def test_the_source_of_compiled_code_is_found(
    card: str, run: Callable[..., object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`inspect` finds none, and `where` ended with a traceback in the compiled wheel."""
    game, id = find(card)
    interpreted = next(place for place in places(game, id, tmp_path) if place.what == "code")
    monkeypatch.setattr(game, "effect", lambda card: run)
    compiled = next(place for place in places(game, id, tmp_path) if place.what == "code")
    assert compiled == interpreted


def test_the_source_of_every_card_is_found_if_it_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.named("bridge_over")
    for facts in game.facts():
        run = game.effect(facts.id)
        found = list(where._code(game, facts.id))
        with monkeypatch.context() as compiled:
            stand_in = Compiled(run.__module__, run.__name__)
            compiled.setattr(game, "effect", lambda card, run=stand_in: run)
            assert list(where._code(game, facts.id)) == found


def test_numbers_share_a_text_and_are_told_by_their_number(tmp_path: Path) -> None:
    texts = [p for p in places(*find("5"), tmp_path) if p.what.startswith("text")]
    assert [place.words for place in texts] == ["5", "5"]
    for place in texts:
        line = place.file.read_text("utf-8").splitlines()[place.line - 1]
        assert line.startswith("bridge_over-card-number =")


def named(card: str, folder: Path, file: str, text: str) -> bool:
    """Whether a card is found in a test file of that text."""
    (folder / file).write_text(text + "\n", encoding="utf-8")
    return any(p.what in ("scenarios", "test") for p in places(*find(card), folder))


@pytest.mark.parametrize(
    ("card", "text", "found"),
    [
        ("5", "top: red 5", True),
        ("5", "A: {hand: [blue 9, 5*2]}", True),
        ("5", "- see: {pile: 5}", False),
        ("5", "pile: [red 15, red 1*5, Wild Direct Draw 5]", False),
        ("5", "title: a hand of 5 cards", False),
        ("5", "- A: play red number_5", True),
        ("15", "top: red/blue 15", True),
        ("Wild", "A: {hand: [Wild +1, Wild Draw 3]}", False),
        ("Wild", "A: {hand: [Wild +1, Wild]}", True),
        ("Wild +1", "A: {hand: [Wild +1*2]}", True),
        ("Draw 2", "- A: play red Shot Draw 2", False),
        ("Draw 2", "- A: play red Draw 2", True),
        ("Chain", "- A: play Wild Number Chain", False),
        ("draw_2", "- A: play red shot_draw_2", False),
    ],
)
def test_a_scenario_names_a_card_only_by_its_whole_name(
    tmp_path: Path, card: str, text: str, found: bool
) -> None:
    assert named(card, tmp_path, "a.yaml", text) == found


@pytest.mark.parametrize(
    ("card", "text", "found"),
    [
        ("5", "assert sum(5 for _ in 'red 5') == 5", False),
        ("5", "top = 'red number_5'", True),
        ("Search", "found = re.search(pattern, text)", False),
        ("Search", "hand = ['search']", True),
        ("Draw 2", "play('red Draw 2')", True),
    ],
)
def test_a_test_names_a_number_only_by_its_id(tmp_path: Path, card: str, text: str, found: bool) -> None:
    assert named(card, tmp_path, "test_a.py", text) == found


@pytest.mark.parametrize("card", ["5", "Wild"])
def test_only_rules_of_its_game_that_speak_of_the_card_are_shown(tmp_path: Path, card: str) -> None:
    rulings = [p.words.split()[0] for p in places(*find(card), tmp_path) if p.what == "ruling"]
    assert not [id for id in rulings if not id.startswith("BRG-")]
    assert "BRG-AMB23" not in rulings


OF_BRIDGE_OVER = ("games/bridge_over", "text")
"""The parts of the code that a new card of Bridge Over comes into."""


def checkout(tmp_path: Path, parts: Iterable[str] = (".",)) -> Path:
    """A copy of the code, with what has been compiled of it, or of a few parts of it."""
    for part in parts:
        shutil.copytree(ROOT / "src" / "fudaba" / part, tmp_path / "src" / "fudaba" / part)
    return tmp_path


def run_lab(root: Path, file: Path, lang: str) -> subprocess.CompletedProcess[str]:
    """Run a scenario with the code of a checkout."""
    return subprocess.run(
        [sys.executable, "-m", "fudaba", "lab", "run", "--lang", lang, "--brief", str(file)],
        env={"PYTHONPATH": str(root / "src"), "NO_COLOR": "1", "PYTHONUTF8": "1", "COLUMNS": "500"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_new_card_has_its_function_its_texts_and_a_scenario_that_fails(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    written = new_card("bridge_over", "Late Guest", root)
    assert [str(file.relative_to(root)) for file in written] == [
        "src/fudaba/games/bridge_over/cards.py",
        "src/fudaba/text/en/bridge_over.ftl",
        "src/fudaba/text/ja/bridge_over.ftl",
        "tests/scenarios/bridge_over/late_guest.yaml",
    ]
    for lang, message in (("en", "has not been written yet: "), ("ja", "はまだ書かれていません：")):
        ran = run_lab(root, written[-1], lang)
        assert ran.returncode == 1
        assert f"{message}say what Late Guest does once it has been laid" in ran.stdout
        assert ran.stderr == ""


def test_a_new_card_s_function_stands_two_lines_below_the_last(tmp_path: Path) -> None:
    cards, *_ = new_card("bridge_over", "Late Guest", checkout(tmp_path, OF_BRIDGE_OVER))
    text = cards.read_text("utf-8")
    above, _, _ = text.partition("@card(COLOURED, points=20, each=1, star=4)\nasync def late_guest(")
    assert above.endswith("\n\n\n")
    assert not above.endswith("\n\n\n\n")
    assert text.endswith(")\n")


def test_a_new_card_s_texts_stand_below_the_last_card_and_are_still_to_be_written(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    for file in new_card("bridge_over", "Late Guest", root)[1:3]:
        before, found, after = file.read_text("utf-8").partition("bridge_over-card-late_guest = Late Guest\n")
        assert found
        assert "bridge_over-card-" not in after
        assert before.splitlines()[-1].startswith("    .text = ")
        assert after.splitlines()[1] == ""
        assert (before + after.partition("\n")[2]).encode() == (ROOT / file.relative_to(root)).read_bytes()
    package = root / "src" / "fudaba"
    texts = [str(finding) for finding in findings(package / "text", package)]
    assert len(texts) == 2
    assert all("bridge_over-card-late_guest: begins with NEW:" in finding for finding in texts)


def take_out(root: Path, file: str, pattern: str) -> None:
    """Take what a card has in a file out of a checkout."""
    path = root / "src" / "fudaba" / file
    text, count = re.subn(pattern, "", path.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    assert count == 1
    path.write_text(text, "utf-8")


def test_a_new_card_of_dominion_goes_where_its_set_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(KINDS, "bard")
    root = checkout(tmp_path)
    take_out(root, "games/dominion/cards/nocturne_fate.py", r"^@nocturne.card[^@]*\nasync def bard.*?\n\n\n")
    for lang in LANGS:
        take_out(root, f"text/{lang}/dominion.nocturne.ftl", r"^dominion-card-bard = [^\n]*\n +[^\n]*\n")
    written = new_card("dominion", "Bard", root)
    assert [str(file.relative_to(root)) for file in written] == [
        "src/fudaba/games/dominion/cards/nocturne.py",
        "src/fudaba/text/en/dominion.nocturne.ftl",
        "src/fudaba/text/ja/dominion.nocturne.ftl",
        "tests/scenarios/dominion/bard.yaml",
    ]
    ran = run_lab(root, written[-1], "en")
    assert ran.returncode == 1, ran.stderr
    assert "has not been written yet: say what" in ran.stdout


def test_a_new_card_of_innovation_has_a_function_for_each_effect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = every_card()["city_states"]
    whole = registry.is_whole
    monkeypatch.setattr(registry, "is_whole", lambda one, edition: one is not card and whole(one, edition))
    root = checkout(tmp_path)
    take_out(root, "games/innovation/cards/base/age_01.py", r"^@demand\(\)\nasync def city_states.*?\n\n\n")
    for lang in LANGS:
        take_out(
            root,
            f"text/{lang}/innovation.base.age_01.ftl",
            r"(^#[^\n]*\n)?^innovation-card-city_states = [^\n]*\n( +[^\n]*\n)+",
        )
    written = new_card("innovation", card.title, root)
    module = f"innovation/cards/{card.set}/age_{card.age:02}.py"
    code = root / "src/fudaba/games" / module
    assert code in written
    assert [file.name for file in written[-3:]] == [
        *[f"innovation.{card.set}.age_{card.age:02}.ftl"] * 2,
        f"{card.id}.yaml",
    ]
    text = code.read_text("utf-8")
    assert re.search(rf"@demand\(.*\)\nasync def {card.id}\w*\(me: Me, you: Me\)", text)
    assert "import " in text.partition("registry")[2]
    ran = subprocess.run(
        [sys.executable, "-c", f"import {'.'.join(('fudaba.games', *module[:-3].split('/')))}"],
        env={"PYTHONPATH": str(root / "src")},
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            "from fudaba.b import x",
            "from fudaba.a import y\nfrom fudaba.b import x\nfrom fudaba.c import z\n",
        ),
        ("from fudaba.a import x, y", "from fudaba.a import x, y\nfrom fudaba.c import z\n"),
        (
            "from fudaba.d import x",
            "from fudaba.a import y\nfrom fudaba.c import z\nfrom fudaba.d import x\n",
        ),
    ],
)
def test_imports_of_a_new_card_come_to_those_that_are_there(line: str, message: str) -> None:
    assert with_imports("from fudaba.a import y\nfrom fudaba.c import z\n", [line]) == message


def test_a_card_of_no_set_cannot_be_begun(tmp_path: Path) -> None:
    there = checkout(tmp_path, ("games/dominion", "text"))
    with pytest.raises(BadSetup, match=r"no printed card ‘hunting_parti’.*--own FILE.*catalogue.toml"):
        new_card("dominion", "Hunting Parti", there)
    with pytest.raises(BadSetup, match=r"no printed card ‘oarz’\. Did you mean ‘oars’"):
        new_card("innovation", "Oarz", there)  # nobody can write one of their own there


def test_a_checkout_without_cards_texts_gets_no_new_one(tmp_path: Path) -> None:
    root = checkout(tmp_path, OF_BRIDGE_OVER)
    texts = root / "src" / "fudaba" / "text" / "ja" / "bridge_over.ftl"
    texts.write_text("bridge_over-colour-red = 赤\n", encoding="utf-8")
    with pytest.raises(BadSetup, match="has no message bridge_over-card-"):
        new_card("bridge_over", "Late Guest", root)
    assert "late_guest" not in (root / "src/fudaba/games/bridge_over/cards.py").read_text("utf-8")
    assert not (root / "tests").exists()


@pytest.mark.parametrize(
    ("game", "name", "says"),
    [
        ("bridge_over", "Skip", "The card ‘skip’ already exists"),
        ("bridge_over", "15!", "must begin with a letter"),
        ("bridge_over", "A'B\"C", "can't be a card's name"),
        ("bridge_over", "class", "can't be a card's name"),
        ("bridge_over", "Late\nGuest", "can't be a card's name"),
        ("bridge_over", "{x}", "can't be a card's name"),
        ("bridge_ovr", "Guest", "Did you mean ‘bridge_over’"),
    ],
)
def test_a_card_that_cannot_be_begun_changes_nothing(tmp_path: Path, game: str, name: str, says: str) -> None:
    root = checkout(tmp_path, OF_BRIDGE_OVER)
    before = {file: file.read_bytes() for file in root.rglob("*") if file.is_file()}
    with pytest.raises(BadSetup, match=says):
        new_card(game, name, root)
    assert {file: file.read_bytes() for file in root.rglob("*") if file.is_file()} == before


def test_cards_are_added_to_a_checkout_only(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="is not a checkout"):
        new_card("bridge_over", "Late Guest", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_card_is_begun_only_once(tmp_path: Path) -> None:
    root = checkout(tmp_path, OF_BRIDGE_OVER)
    new_card("bridge_over", "Late Guest", root)
    with pytest.raises(BadSetup, match="The card ‘late_guest’ is already in"):
        new_card("bridge_over", "Late Guest", root)


def test_a_folder_of_tests_that_is_not_there_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["where", "moat", "--tests", str(tmp_path / "gone")]) == 2
    assert "Folder not found" in capsys.readouterr().err
