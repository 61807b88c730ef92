"""What cannot be is told in its reader's language: at a table, at a terminal, by a server, of a file."""

from __future__ import annotations

import ast
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import fudaba
from fudaba import games
from fudaba.cli import main
from fudaba.kernel.ask import IllegalAnswer
from fudaba.kernel.game import BadSetup, setup_of
from fudaba.kernel.problem import Problem, nearest
from fudaba.kernel.record import BadRecord, decode
from fudaba.kernel.renewal import first
from fudaba.text import LANGS, words
from fudaba.text.names import options_by_id
from fudaba.text.problems import problem_text

Capture = pytest.CaptureFixture[str]
JAPANESE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
SETTINGS: list[tuple[str, dict[str, Any], str, str]] = [
    ("dominion", {"kingdom": "Celar"}, "Did you mean ‘Cellar’?", "「地下貯蔵庫」のことですか。"),
    ("dominion", {"kingdom": "地下貯造庫"}, "Did you mean ‘Cellar’?", "「地下貯蔵庫」のことですか。"),
    (
        "dominion",
        {"kingdom": "quiet stret"},
        "no kingdom ‘quiet stret’. Did you mean ‘Quiet Street’?",
        "という王国",
    ),
    ("dominion", {"kingdom": "村、村"}, "‘Village’ is listed twice", "「村」が2回"),
    ("dominion", {"kingdom": "Copper"}, "‘Copper’ is neither a Kingdom card", "「銅貨」は王国カードでも"),
    ("dominion", {"kingdom": ","}, "at least one Kingdom card", "王国カードが1種類"),
    ("dominion", {"kingdom": "Young Witch: Smithy"}, "pile for ‘Young Witch’", "「魔女娘」の山"),
    ("dominion", {"kingdom": "Young Witch:"}, "The pile after ‘Young Witch:’", "「魔女娘：」の後"),
    ("dominion", {"kingdom": "Village: Moat"}, "chosen for ‘Village’", "「村」に山は"),
    ("dominion", {"kingdom": "Gardens, Reckless: Gardens"}, "not ‘Gardens’", "「庭園」には付け"),
    ("dominion", {"kingdom": "Gardens, Reckless"}, "Every Trait", "特性には"),
    ("dominion", {"kingdom": "Samurai, Growth, Panic"}, "only one Prophecy", "予言は1枚"),
    (
        "dominion",
        {"kingdom": "Moat", "require": "Witch"},
        "‘Required cards’ works only with",
        "「必ず入れるカード」は",
    ),
    (
        "dominion",
        {"feel": "villages", "sets": "Alchemy", "ban": "University"},
        "as you asked for: a village",
        "傾向の王国",
    ),
    ("dominion", {"kingdom": "Moat", "spread": "even"}, "‘Costs’ works only with", "「コスト」は"),
    ("dominion", {"require": "wich"}, "Did you mean ‘Witch’?", "「魔女」のことですか。"),
    ("dominion", {"require": "Witch", "ban": "Witch"}, "‘Witch’ is both required", "「魔女」が、必ず"),
    ("dominion", {"require": "Way of the Ox, Way of the Mole", "landscapes": "1"}, "2 landscapes", "2枚"),
    (
        "dominion",
        {"sets": "base,Seaside", "landscapes": "1"},
        "There are only 0 landscapes in Base and Seaside, not 1",
        "基本、海辺のランドスケープは0枚",
    ),
    ("dominion", {"sets": "bse"}, "Did you mean ‘Base’?", "「基本」のことですか。"),
    ("dominion", {"sets": "zzzz"}, "There is no set ‘zzzz’. Choose from", "使えるのは"),
    ("dominion", {"landscapes": "9"}, "choose from auto", "選べるのはauto"),
    ("dominion", {"edtion": "2"}, "Did you mean ‘edition’?", "「edition」のことですか。"),
    ("innovation", {"teams": True}, "Team games need four players", "チーム戦は4人"),
    ("innovation", {"edition": "third", "unseen": True}, "only in the fourth edition", "第4版だけ"),
    ("innovation", {"edition": "first", "cities": True}, "third or fourth edition", "第3版か第4版"),
    ("innovation", {"edition": "fourth", "relics": True}, "Relics need", "遺物は第3版"),
    ("bridge_over", {"rounds": 99}, "a number from 1 to 20", "1から20までの数"),
    ("bridge_over", {"deck": "windia"}, "choose from windia_war", "選べるのはwindia_war"),
    ("dominion", {"kingdom": 3}, "must be text", "文字で指定"),
]


def refused(game: str, options: dict[str, Any], seats: int = 2) -> Problem | None:
    """Why a table cannot be; None if it can."""
    try:
        rules = games.named(game)
        rules.table(first(setup_of(rules, seats=seats, seed="1", options=options_by_id(rules, options))))
    except BadSetup as problem:
        return problem
    return None


@pytest.mark.parametrize(("game", "options", "en", "ja"), SETTINGS)
def test_a_setting_that_cannot_be_is_told_in_both_languages(
    game: str, options: dict[str, Any], en: str, ja: str
) -> None:
    problem = refused(game, options)
    assert problem is not None, "this is to be refused"
    assert en in problem_text(problem, "en")
    assert ja in problem_text(problem, "ja")
    assert str(problem) == problem_text(problem, "en")
    assert not JAPANESE.search(problem_text(problem, "en").replace(str(options.get("kingdom")), ""))


def test_every_problem_that_a_room_raises_has_its_words() -> None:
    """Each id that the code writes out, filled with whatever its message needs, in each language."""
    source = Path(fudaba.__file__).parent
    problems = ("BadSetup", "BadRecord", "IllegalAnswer")
    raised: dict[str, set[str]] = {}
    for file in source.rglob("*.py"):
        code = file.read_text("utf-8")
        for node in ast.walk(ast.parse(code)) if any(name in code for name in problems) else ():
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in problems:
                first_one = node.args[0] if node.args else None
                assert isinstance(first_one, (ast.Constant, ast.JoinedStr, ast.IfExp, ast.Name)), file
                if isinstance(first_one, ast.Constant):
                    assert re.fullmatch(r"[\w-]+", str(first_one.value)), f"{file}: words instead of an id"
                    raised[str(first_one.value)] = {key.arg for key in node.keywords if key.arg} - {
                        "near",
                        "known",
                    }
    assert len(raised) > 90
    for message, names in raised.items():
        parts = dict.fromkeys(names, "1")
        english, japanese = (
            problem_text(BadSetup(message, near="", known=(), **parts), lang) for lang in LANGS
        )
        assert english.strip() != japanese.strip()
        assert not JAPANESE.search(english)


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "Kingdom: There is no card ‘Celar’. Did you mean ‘Cellar’?"),
        ("ja", "王国：「Celar」というカードはありません"),
    ],
)
def test_a_command_tells_it_in_the_language_of_its_reader(lang: str, says: str, capsys: Capture) -> None:
    assert main(["play", "dominion", "--kingdom", "Celar", "--lang", lang]) == 2
    assert says in capsys.readouterr().err


def test_a_command_tells_it_in_the_language_of_the_system(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert main(["play", "dominion", "--kingdom", "Celar"]) == 2
    assert "「地下貯蔵庫」のことですか。" in capsys.readouterr().err


def test_what_is_wrong_with_a_record_or_an_answer_is_told_too() -> None:
    with pytest.raises(BadRecord) as wrong:
        decode(b"{}")
    assert "形式は「None」" in problem_text(wrong.value, "ja")
    match = fudaba.new_game("dominion", seed=1, kingdom="quiet_street")
    with pytest.raises(IllegalAnswer) as illegal:
        match.answer(99)
    assert "選択肢99はありません" in problem_text(illegal.value, "ja")


def test_a_problem_travels_between_processes() -> None:
    problem = refused("dominion", {"kingdom": "Celar"})
    assert problem is not None
    again = pickle.loads(pickle.dumps(problem))
    assert type(again) is BadSetup
    assert [problem_text(again, lang) for lang in LANGS] == [problem_text(problem, lang) for lang in LANGS]
    assert words("ja").has(problem.message)


def test_only_what_is_near_is_suggested() -> None:
    assert nearest("celar", ("cellar", "chapel")) == "cellar"
    assert nearest("coin_2", ("coins_2", "discard")) == "coins_2"
    assert nearest("action", ("buy", "gain")) == ""
    assert nearest("victory", ("territory", "village")) == ""
