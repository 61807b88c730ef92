"""Strategies: how their files are read, what their conditions say, what the built-in ones buy."""

from __future__ import annotations

from pathlib import Path

import pytest

from fudaba.bots import bot, bot_names, maker_or_file
from fudaba.bots.dominion.conditions import FUNCTIONS, WORDS
from fudaba.bots.dominion.sight import Memory, Sight
from fudaba.bots.dominion.strategy import BUILT_IN, built_in, load, read
from fudaba.kernel.game import BadSetup
from fudaba.kernel.view import View
from tests.bots.dominion_asking import position, said, says


def test_there_are_the_strategies_and_chance() -> None:
    assert bot_names("dominion") == [
        "big-money",
        "big-money-smithy",
        "big-money-ultimate",
        "random",
        "uniform",
    ]
    assert bot("big-money", "dominion", "1").name == "big-money"


# What the built-in ones buy.


def bought(name: str, coins: int, *, deck: str = "", provinces: int = 8) -> str:
    """What a strategy buys for so many coins."""
    driver = position(
        "estate", supply="smithy", deck=deck, phase="buy", coins=coins, piles={"province": provinces}
    )
    (label,) = said(driver, bot(name, "dominion", ""))
    return label.removeprefix("buy ")


@pytest.mark.parametrize(
    ("coins", "money", "smithy"),
    [
        (0, "end_turn", "end_turn"),
        (2, "end_turn", "end_turn"),
        (3, "silver", "silver"),
        (4, "silver", "smithy"),
        (5, "silver", "silver"),
        (6, "gold", "gold"),
        (7, "gold", "gold"),
        (8, "province", "province"),
        (16, "province", "province"),
    ],
)
def test_big_money_without_and_with_smithy(coins: int, money: str, smithy: str) -> None:
    assert bought("big-money", coins) == money
    assert bought("big-money-smithy", coins) == smithy


@pytest.mark.parametrize(
    ("coins", "deck", "provinces", "buys"),
    [
        (8, "gold gold gold gold gold", 8, "gold"),  # 15 coins: it waits
        (8, "gold gold gold gold gold copper", 8, "province"),  # 16
        (5, "gold", 7, "smithy"),
        (5, "gold", 6, "duchy"),
        (6, "gold", 5, "gold"),
        (6, "gold", 4, "duchy"),
        (2, "gold", 3, "end_turn"),
        (2, "gold", 2, "estate"),
        (4, "gold", 8, "smithy"),
        (4, "gold smithy", 8, "silver"),
        (4, "smithy " + "copper " * 11, 8, "silver"),
        (4, "smithy " + "copper " * 12, 8, "smithy"),
        (3, "gold", 8, "silver"),
    ],
)
def test_big_money_ultimate(coins: int, deck: str, provinces: int, buys: str) -> None:
    assert bought("big-money-ultimate", coins, deck=deck, provinces=provinces) == buys


@pytest.mark.parametrize("name", BUILT_IN)
def test_treasures_are_played_before(name: str) -> None:
    driver = position("copper copper estate gold", phase="buy")
    player = bot(name, "dominion", "")
    assert said(driver, player) == ["play copper", "play copper", "play gold"]
    assert said(driver, player) == ["buy silver"]


# Files.

EXAMPLE = """
name = "example"
about = "Whatever."

[[buy]]
card = "Throne Room"
up_to = 2
if = "turn <= 10"

[[buy]]
card = "silver"
"""


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "example.toml"
    file.write_text(EXAMPLE)
    read_ = load(file)
    assert read_.name == "example"
    assert [(line.card, line.up_to, line.holds is not None) for line in read_.lines] == [
        ("throne_room", 2, True),
        ("silver", None, False),
    ]
    assert maker_or_file(str(file), "dominion").__name__
    assert maker_or_file(str(file), "dominion")("1").name == "example"
    with pytest.raises(BadSetup, match="There is no bot"):
        bot(str(file), "dominion", "1")  # a name that came from elsewhere opens no file
    file.with_name("no_name.toml").write_text('[[buy]]\ncard = "Silver"\n')
    assert load(file.with_name("no_name.toml")).name == "no_name"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("name = ", "x.toml is not TOML: Invalid value"),
        ("", "x.toml: There must be at least one [[buy]]"),
        ("buy = 3", "x.toml: There must be at least one [[buy]]"),
        ("buys = 3", "x.toml: There is no ‘buys’ here. Did you mean ‘buy’?"),
        ("name = 3", "x.toml: ‘name’ must be a text"),
        ("buy = [3]", "x.toml: buy 1: It must be a table"),
        ('[[buy]]\ncrd = "Gold"', "x.toml: buy 1: There is no ‘crd’ here. Did you mean ‘card’?"),
        ("[[buy]]", "x.toml: buy 1: ‘card’ must be the name of a card"),
        (
            '[[buy]]\ncard = "Gold"\n[[buy]]\ncard = "Golf"',
            "buy 2: There is no card ‘Golf’. Did you mean ‘Gold’?",
        ),
        ('[[buy]]\ncard = "Gold"\nup_to = 0', "‘up_to’ must be a whole number above 0"),
        ('[[buy]]\ncard = "Gold"\nup_to = true', "‘up_to’ must be a whole number above 0"),
        ('[[buy]]\ncard = "Gold"\nif = 3', "‘if’ must be a text"),
        ('[[buy]]\ncard = "Gold"\nif = "coins >"', "‘coins >’ cannot be read as a condition"),
        ('[[buy]]\ncard = "Gold"\nif = "coins"', "‘coins’ is no condition"),
        ('[[buy]]\ncard = "Gold"\nif = "coin > 3"', "There is no figure ‘coin’. Did you mean ‘coins’?"),
        ('[[buy]]\ncard = "Gold"\nif = "zzz > 3"', "There is no figure ‘zzz’. There is coins,"),
        ('[[buy]]\ncard = "Gold"\nif = "left(golf) > 3"', "There is no card ‘golf’. Did you mean ‘Gold’?"),
        ('[[buy]]\ncard = "Gold"\nif = "left(treasure) > 3"', "There is no card ‘treasure’"),
        (
            '[[buy]]\ncard = "Gold"\nif = "gone(gold) > 3"',
            "There is no figure ‘gone()’. There is left() and owned()",
        ),
        ('[[buy]]\ncard = "Gold"\nif = "coins ** 2 > 3"', "‘coins ** 2’ cannot stand in a condition"),
        ('[[buy]]\ncard = "Gold"\nif = "coins > True"', "‘True’ cannot stand in a condition"),
        ('[[buy]]\ncard = "Gold"\nif = "coins.real > 3"', "‘coins.real’ cannot stand in a condition"),
        ('[[buy]]\ncard = "Gold"\nif = "coins in (1, 2)"', "cannot stand in a condition"),
        ('[[buy]]\ncard = "Gold"\nif = "[c for c in coins] > 3"', "cannot stand in a condition"),
        ('[[buy]]\ncard = "Gold"\nif = "left(card=gold) > 3"', "cannot stand in a condition"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_with_its_place(text: str, error: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read(text, "x.toml")
    assert error in str(refused.value)
    assert str(refused.value).startswith("x.toml")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="cannot be read"):
        load(tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadSetup, match="is not UTF-8 text"):
        load(tmp_path / "bytes.toml")


def test_the_example_of_the_docs_is_read() -> None:
    text = (Path(__file__).parents[2] / "docs" / "strategies.md").read_text("utf-8")
    example = text.split("```toml\n")[1].split("```")[0]
    assert [line.card for line in read(example, "smithies.toml").lines] == [
        "province",
        "duchy",
        "smithy",
        "gold",
        "silver",
    ]
    with pytest.raises(BadSetup) as refused:
        read(example.replace('"Smithy"', '"Smitty"'), "smithies.toml")
    assert str(refused.value) in text
    for word in (*WORDS, *(f"{function}(" for function in FUNCTIONS)):
        assert f"| `{word}" in text


# Conditions.


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("coins == 5", True),
        ("coins != 5", False),
        ("4 < coins <= 5", True),
        ("coins + 1 == 12 / 2", True),
        ("not coins > 5", True),
        ("coins > 5 or turn == 3", True),
        ("coins > 5 and turn == 3", False),
        ("-coins < 0", True),
        ("buys * 2 == 2", True),
        ("owned(silver) == 2", True),
        ("owned(treasure) == 4", True),
        ("owned(victory) - 1 == 0", True),
        ("owned(curse) == 1", True),
        ("owned(smithy) == 0", True),
        ("cards == 6", True),
        ("deck_money == 8", True),
        ("left(province) == 8", True),
        ("left(smithy) == 0", True),
        ("left(gold) < 30.5", True),
        ("empty_piles == 1", True),
    ],
)
def test_conditions(condition: str, holds: bool) -> None:
    text = f'[[buy]]\ncard = "Silver"\nif = "{condition}"\n'
    driver = position(
        "silver estate",
        deck="silver gold",
        discard="copper curse",
        phase="buy",
        coins=5,
        turn=3,
        piles={"duchy": 0},
    )
    assert driver.ask is not None
    now = Sight(driver.ask, View(driver.table, 0), Memory(), 5)
    assert (read(text, "x.toml").first(now, {"silver": 7}) == 7) == holds


def test_up_to_counts_what_is_owned_everywhere() -> None:
    text = '[[buy]]\ncard = "Smithy"\nup_to = 2\n'
    assert says("estate", text, supply="smithy", deck="smithy", phase="buy", coins=4) == ["buy smithy"]
    assert says("estate", text, deck="smithy", exile="smithy", phase="buy", coins=4) == ["end_turn"]


def test_the_built_in_strategies_are_kept_read() -> None:
    assert built_in("big-money") is built_in("big-money")
    assert [line.card for line in built_in("big-money").lines] == ["province", "gold", "silver"]
