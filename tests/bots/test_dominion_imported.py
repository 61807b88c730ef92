"""Buy rules of DominionSim become strategies that say the same, or say what they leave out."""

from __future__ import annotations

from pathlib import Path

import pytest

from fudaba.bots.dominion.dominionsim import OF_CARDS, WORDS, read_lists
from fudaba.bots.dominion.strategy_file import read
from fudaba.cli import main
from fudaba.kernel.game import BadSetup


def condition(left: str, operator: str, right: str, extra: str = "") -> str:
    return f'<condition><left {left}/><operator type="{operator}"/><right {right}/>{extra}</condition>'


def player(*rules: str, name: str = "Mine", more: str = "") -> str:
    head = f'<player name="{name}" author="me" description="A  test."><type name="Bot"/>'
    return head + more + "".join(rules) + "</player>"


GOLD = '<buy name="Gold"/>'
NUMBER = 'type="constant" attribute="{}"'


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (condition('type="countAvailableMoney"', "greaterThan", NUMBER.format("5.0")), "coins > 5"),
        (
            condition(
                'type="countCardsInDeck" attribute="Council_Room"', "smallerThan", NUMBER.format("2.5")
            ),
            "owned(council_room) < 2.5",
        ),
        (
            condition('type="countCardTypeInDeck" attribute="Village"', "equalTo", 'type="countTurns"'),
            "owned(villages) == turn",
        ),
        (
            condition(
                'type="countCardsInSupply" attribute="Province"',
                "smallerOrEqualThan",
                'type="gainsNeededToEndGame"',
                '<extra_operation type="minus" attribute="1.0"/>',
            ),
            "left(province) <= until_end - 1",
        ),
        (
            condition(
                'type="countCardsInDeckNoMats" attribute="IllGottenGains"', "equalTo", 'type="countVP"'
            ),
            "(owned(ill_gotten_gains) - mat(ill_gotten_gains)) == points",
        ),
        (
            condition('type="countMAXOpponentVP"', "greaterOrEqualThan", 'type="countVP"'),
            "(points - lead) >= points",
        ),
    ],
)
def test_a_condition_is_said_in_our_words(given: str, said: str) -> None:
    (one,) = read_lists(player(f'<buy name="Gold">{given}</buy>'), "x.xml")
    assert f'if = "{said}"' in one.text
    assert one.left_out == []
    assert read(one.text, "x.toml").name == "Mine"


def test_conditions_hold_together_and_rules_keep_their_order() -> None:
    both = condition('type="countTurns"', "smallerThan", NUMBER.format("5")) + condition(
        'type="isActionPhase"', "equalTo", NUMBER.format("1.0")
    )
    (one,) = read_lists(player('<buy name="Province"/>', f'<buy name="Silver">{both}</buy>'), "x.xml")
    assert one.rules == 2
    assert one.text.index('"province"') < one.text.index('"silver"')
    assert 'phase = "gain"\nif = "turn < 5"' in one.text


def test_a_rule_without_a_word_here_is_left_out_and_named() -> None:
    unknown = condition('type="isTravellingFairActive"', "equalTo", NUMBER.format("1"))
    rules = [f'<buy name="Gold">{unknown}</buy>', '<buy name="No_Such_Card"/>', '<buy name="Silver"/>']
    (one,) = read_lists(player(*rules), "x.xml")
    assert one.rules == 1
    assert one.left_out == ["Gold: isTravellingFairActive", "No_Such_Card: No_Such_Card"]


def test_a_play_strategy_becomes_a_style() -> None:
    rules = [
        '<buy name="Chapel" strategy="aggressiveTrashing"/>',
        '<buy name="Bridge" strategy="bigTurnBridge"/>',
    ]
    (one,) = read_lists(player(*rules), "x.xml")
    assert 'style = ["thinning", "big_turn"]' in one.text


def test_lists_of_one_name_have_files_of_their_own() -> None:
    lists = read_lists(f"<playerCollection>{player(GOLD) * 3}</playerCollection>", "x.xml")
    assert [one.slug for one in lists] == ["mine", "mine_2", "mine_3"]


def test_a_name_with_a_sign_that_toml_does_not_take_is_written_all_the_same() -> None:
    (one,) = read_lists(player(GOLD, name="a\x7fb"), "x.xml")
    assert read(one.text, "x.toml").name == "a\x7fb"


@pytest.mark.parametrize(
    "text", ["", "<player", "<html><body/></html>", '<!DOCTYPE a [<!ENTITY b "c">]><player/>', "\x00"]
)
def test_what_is_no_such_file_is_refused(text: str) -> None:
    with pytest.raises(BadSetup):
        read_lists(text, "x.xml")


def test_the_command_writes_prints_and_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bots.xml"
    second = player('<buy name="No_Such_Card"/>', name="Nothing")
    file.write_text(f"<playerCollection>{player(GOLD)}{second}</playerCollection>", "utf-8")
    assert main(["import", str(file)]) == 0
    printed = capsys.readouterr()
    assert printed.out == "Mine: 1 rule\nNothing: 0 rules, 1 left out\n"
    assert "1 of 2 lists lose none of their rules." in printed.err
    assert "Without a word here, and in how many rules: No_Such_Card (1)." in printed.err
    assert main(["import", str(file), "--only", "mine"]) == 0
    assert capsys.readouterr().out.startswith('title = "Mine"')
    out = tmp_path / "out"
    assert main(["import", str(file), "--out", str(out)]) == 0
    assert [one.name for one in out.iterdir()] == ["mine.toml"]
    assert "No_Such_Card" in capsys.readouterr().err
    assert main(["import", str(file), "--out", str(out)]) == 2
    assert main(["import", str(file), "--out", str(out), "--force"]) == 0
    assert main(["import", str(file), "--only", "absent"]) == 2
    assert main(["import", str(tmp_path / "none.xml")]) == 2


FIGURES = (
    *("actionsLeft", "countAllCardsInDeck", "countAllCardsInOpponentsDeck", "countAvailableMoney"),
    *(
        "countBuysLeft",
        "countCardTypeInDeck",
        "countCardsInDeck",
        "countCardsInDeckNoMats",
        "countCardsInHand",
    ),
    *("countCardsInOpponentsDecks", "countCardsInPlay", "countCardsInSupply", "countCardsLeftInDrawDeck"),
    *("countCardsLeftInSmallestPile", "countEmptyPiles", "countGainedCards", "countMAXOpponentVP"),
    *("countOnTavernMat", "countTurns", "countVP", "countVPon", "countVillagers", "doesNotSpendCoffers"),
    *("gainsNeededToEndGame", "getTotalMoney", "getTotalMoneyExcludingMats", "hasBuiltProject", "hasFlag"),
    *("isActionPhase", "isEstateTokenPlaced", "isMinus$2TokenSet", "isPlusOneActionTokenSet"),
    *("isPlusOneBuyTokenSet", "isPlusOneCardTokenSet", "isPlusOneCoinTokenSet", "isSwampHagActive"),
    *("isTrashingTokenPlaced", "isTravellingFairActive", "tokensOnDefiledShrine"),
)
"""All that a condition of DominionSim can ask, besides numbers."""


def test_the_docs_say_how_many_figures_have_a_word() -> None:
    known = {*WORDS, *OF_CARDS, "isActionPhase"}
    assert known <= {*FIGURES}
    docs = (Path(__file__).parents[2] / "docs" / "from_dominionsim.md").read_text("utf-8")
    assert f"{len(known)} of the {len(FIGURES)} figures" in docs
    for figure in {*FIGURES} - known:
        assert f"`{figure}`" in docs
