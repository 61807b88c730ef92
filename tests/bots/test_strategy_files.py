"""What a strategy file may hold: conditions for any table, and errors that say what is wrong and where."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from fudaba.arena.simulate import play_game
from fudaba.bots import maker_or_file
from fudaba.bots.dominion.choice_words import (
    ABOUT_ANY,
    ASK_FOR_NAMES,
    CHOSEN,
    OWN_WORDS,
    may_offer,
)
from fudaba.bots.dominion.conditions import (
    DEEPEST,
    FUNCTIONS,
    MORE_FUNCTIONS,
    MORE_WORDS,
    MOST_PARTS,
    WORDS,
    condition,
    number,
)
from fudaba.bots.dominion.sight import Memory, Sight
from fudaba.bots.dominion.strategy_file import DEEPEST_IMPORT, load, read
from fudaba.bots.dominion.worth import GROUPS
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.tokens import TOKENS
from fudaba.games.dominion.facts.types import TYPES
from fudaba.kernel.game import BadSetup, setup_of
from fudaba.kernel.view import View
from fudaba.text.problems import problem_text
from tests.bots.card_code import code_of
from tests.bots.dominion_asking import GAME, MONEY, player, position, said
from tests.machine_code import NEEDS_SOURCE

BUY = '\n[[buy]]\ncard = "Gold"\n'


def at_a_table() -> Sight:
    driver = position("silver estate", phase="buy", coins=5)
    assert driver.ask is not None
    return Sight(driver.ask, View(driver.table, 0), Memory(), 5)


# Conditions can be evaluated at any table.


@pytest.mark.parametrize(
    ("text", "is_"),
    [
        ("coins / 2", 2.5),
        ("coins / terminals", math.inf),
        ("-coins / terminals", -math.inf),
        ("villages / terminals", 0),
        ("coins / terminals - 10 / villages", math.nan),
        ("coins * 3", 15),
        ("coins / terminals * villages", 0),
        ("9" * 200 + " * " + "9" * 200, math.inf),
        ("-1 * " + "9" * 200 + " * " + "9" * 200, -math.inf),
        ("9" * 4000 + " - 1.5", math.inf),
        (" * ".join(["9" * 250] * 20) + " * 1.5 / coins", math.inf),
    ],
)
def test_what_a_division_by_nothing_and_a_large_product_are(text: str, is_: float) -> None:
    found = number(text)(at_a_table())
    assert found == is_ or (math.isnan(is_) and math.isnan(found))


def test_a_ratio_is_compared_at_any_table() -> None:
    now = at_a_table()
    assert not condition("owned(terminals) / owned(villages) > 0")(now)
    assert condition("owned(treasure) / owned(villages) > 1000")(now)


def test_a_game_is_played_by_a_ratio(tmp_path: Path) -> None:
    file = tmp_path / "ratio.toml"
    file.write_text(
        '[[buy]]\ncard = "Smithy"\n' + 'if = "owned(terminals) / owned(villages) < 2"\n' + MONEY, "utf-8"
    )
    bots = [maker_or_file(name, "dominion")("1") for name in (str(file), "big-money")]
    setup = setup_of(GAME, seats=2, seed="ratio", options={"kingdom": "quiet_street"})
    assert play_game(GAME, setup, bots, []).turns_taken() > 10


def test_every_figure_can_be_asked_of_everything_that_may_be_asked_of_it() -> None:
    now = at_a_table()
    for word in (*WORDS, *MORE_WORDS):
        number(word)(now)
    asked = 0
    sorts = {kind.sort: id for id, kind in KINDS.items()}
    everything = {*sorts.values(), *list(KINDS)[::5], *TYPES, *GROUPS, *TOKENS}
    for function in (*FUNCTIONS, *MORE_FUNCTIONS):
        for of in sorted(everything):
            try:
                counts = number(f"{function}({of})")
            except BadSetup:
                continue
            assert counts(now) is not None
            asked += 1
    assert asked > 9 * 180


@pytest.mark.parametrize(
    "text",
    [
        "not " * (DEEPEST + 1) + "coins > 1",
        "not " * 20_000 + "coins > 1",
        "1 + " * (DEEPEST + 1) + "coins > 1",
        " or ".join(["coins > 1"] * MOST_PARTS),
    ],
)
def test_a_condition_that_is_too_long_is_refused(text: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read(f'[[buy]]\ncard = "Gold"\nif = "{text}"\n', "x.toml")
    assert "is too long: a condition has at most 2000 parts, nested at most 100 deep" in str(refused.value)
    assert len(str(refused.value)) < 300


def test_long_conditions_are_read() -> None:
    for text in ("not " * 90 + "coins > 1", " or ".join(["coins > 9"] * 300 + ["coins > 1"])):
        assert condition(text)(at_a_table())


def test_words_of_a_file_do_not_make_a_condition_too_long() -> None:
    words = "".join(f'w{n} = "w{n - 1} and w{n - 1}"\n' for n in range(1, 60))
    with pytest.raises(BadSetup, match=r"x\.toml: when: w\d+: .* is too long"):
        read(f'[when]\nw0 = "turn > 1"\n{words}{BUY}', "x.toml")
    few = "".join(f'w{n} = "w{n - 1} and w{n - 1}"\n' for n in range(1, 7))
    lines = f'[[buy]]\ncard = "Gold"\nif = "{" or ".join(["w6"] * 20)}"\n'
    with pytest.raises(BadSetup, match=r"x\.toml: buy 1: .* is too long"):
        read(f'[when]\nw0 = "turn > 1"\n{few}{lines}', "x.toml")


# What is wrong in a file.


@pytest.mark.parametrize(
    ("text", "en", "ja"),
    [
        (
            f'[[choose]]\ncard = "Minion"\nword = "raid"{BUY}',
            "x.toml: choose 1: No question about Minion offers ‘raid’. Choose from coins_2 and discard.",
            "寵臣についての選択肢に「raid」はありません。使えるのはcoins_2、discardです。",
        ),
        (
            f'[[choose]]\ncard = "Smithy"\nword = "raid"{BUY}',
            "x.toml: choose 1: No question about Smithy offers ‘raid’. Choose from ",
            "鍛冶屋についての選択肢に",
        ),
        (
            f'[[name]]\ncard = "Gold"\non = "Smithy"{BUY}',
            "x.toml: name 1: Smithy doesn't let anyone name a card. Choose from Contraband,",
            "鍛冶屋はカード名を指定させません。",
        ),
        (f"first = 3{BUY}", "x.toml: ‘first’ must be text, or a list of texts.", "文字、または文字の並び"),
        (f"import = 4{BUY}", "x.toml: ‘import’ must be text, or a list of texts.", "文字、または文字の並び"),
        (f"style = 1{BUY}", "x.toml: ‘style’ must be text, or a list of texts.", "文字、または文字の並び"),
        (
            f'{BUY}phase = "action"',
            "x.toml: buy 1: There is no ‘action’ here. Choose from buy and gain.",
            "使えるのはbuy、gainです。",
        ),
        (
            f'[[trash]]\ncard = "victory"{BUY}',
            "x.toml: trash 1: ‘victory’ is not a card but a group of cards. Name a card here.",
            "「victory」はカードではなく、カードの種類です。",
        ),
        (
            f'[[play]]\ncard = "terminals"{BUY}',
            "x.toml: play 1: ‘terminals’ is not a card but a group of cards. Name a card here.",
            "「terminals」はカードではなく、カードの種類です。",
        ),
        (
            f'about = "b"\nname = "a"\n\n[[name]]\ncard = "Gold"{BUY}',
            "x.toml:2: ‘name’ can't stand beside [[name]] lines. Give the strategy its name with ‘title’.",
            "戦略の名前は「title」で付けてください。",
        ),
        (f'name = "a"\nname = "b"{BUY}', "x.toml is not valid TOML: Cannot overwrite", "TOMLではありません"),
    ],
)
def test_what_is_wrong_is_said_in_both_languages(text: str, en: str, ja: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read(text, "x.toml")
    assert problem_text(refused.value, "en").startswith(en)
    assert "Did you mean" not in problem_text(refused.value, "en")
    assert ja in problem_text(refused.value, "ja")


def test_a_word_that_is_nearly_right_is_suggested() -> None:
    with pytest.raises(BadSetup, match=r"offers ‘discard_2’\. Did you mean ‘discard’"):
        read(f'[[choose]]\ncard = "Minion"\nword = "discard_2"{BUY}', "x.toml")


def test_files_that_cannot_be_imported(tmp_path: Path) -> None:
    for number_ in range(DEEPEST_IMPORT + 3):
        (tmp_path / f"{number_}.toml").write_text(f'import = "{number_ + 1}.toml"{BUY}', "utf-8")
    (tmp_path / f"{DEEPEST_IMPORT + 3}.toml").write_text(BUY, "utf-8")
    assert load(tmp_path / "3.toml").lines
    with pytest.raises(BadSetup, match=r"22\.toml is imported through more than 20 files"):
        load(tmp_path / "1.toml")
    (tmp_path / "odd.toml").write_text(f'import = "a\\u0000"{BUY}', "utf-8")
    with pytest.raises(BadSetup, match=r"odd\.toml: No file can be called '.*a\\x00'"):
        load(tmp_path / "odd.toml")


# The words that a card may offer.


def test_a_word_about_a_card_that_another_asks_is_used() -> None:
    """Vassal asks of a Smithy on the deck whether to play it: a line about Smithy answers."""
    for word in ("yes", "no"):
        text = f'{MONEY}[[choose]]\ncard = "Smithy"\nword = "{word}"\n'
        driver, bot = position("vassal", deck="smithy smithy", supply="smithy"), player(text)
        said(driver, bot)
        assert said(driver, bot) == [f"may {word}"]


@NEEDS_SOURCE
def test_the_words_of_every_card_are_known() -> None:
    """What a card may offer, by its own instructions, is accepted; and what is said of a card is there."""
    for id in KINDS:
        code = code_of(id)
        words = code.texts & set(CHOSEN)
        if code.names & {"option", "one_of", "several_of"}:
            assert {word for word in words if not may_offer(id, word)} <= OTHERWISE.get(id, set()), id
        assert set(OWN_WORDS.get(id, ())) <= words, id
        assert set(KINDS[id].offers) <= set(OWN_WORDS.get(id, ())), id


OTHERWISE = {"courser": {"gain_4_silvers_and_turn"}}
"""What stands in code that a card shares with another."""


@NEEDS_SOURCE
def test_the_cards_that_ask_for_a_name_are_known() -> None:
    assert {id for id in KINDS if "name" in code_of(id).names} == ASK_FOR_NAMES


def test_what_may_be_about_any_card_can_be_chosen() -> None:
    assert set(CHOSEN) >= ABOUT_ANY
