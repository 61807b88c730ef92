"""Strategies: how their files are read, what their conditions say, what the built-in ones buy."""

from __future__ import annotations

from pathlib import Path

import pytest

from fudaba.arena.simulate import play_game
from fudaba.bots import bot, bot_names, maker_or_file
from fudaba.bots.dominion import buyer
from fudaba.bots.dominion.choice_words import CHOSEN
from fudaba.bots.dominion.conditions import FUNCTIONS, MORE_FUNCTIONS, MORE_WORDS, WORDS
from fudaba.bots.dominion.sight import Memory, Sight
from fudaba.bots.dominion.strategy import STYLES
from fudaba.bots.dominion.strategy_file import (
    BUILT_IN,
    HEAD,
    KEYS,
    PHASES,
    built_in,
    line,
    load,
    read,
    written,
)
from fudaba.bots.dominion.worth import GROUPS
from fudaba.games.dominion.facts.vocabulary import DominionAsk
from fudaba.kernel.ask import Answer
from fudaba.kernel.game import BadSetup, setup_of
from fudaba.kernel.view import View
from tests.bots.dominion_asking import GAME, MONEY, player, position, said, says


def test_there_are_the_strategies_and_chance() -> None:
    assert bot_names("dominion") == [
        "big-money",
        "big-money-smithy",
        "big-money-smithy-ultimate",
        "big-money-ultimate",
        "gentle",
        "random",
        "steady",
        "strong",
        "uniform",
    ]
    assert bot("big-money", "dominion", "1").name == "big-money"


# What the built-in ones buy.


def bought(name: str, coins: int, *, deck: str = "", provinces: int = 8) -> str:
    """What a strategy buys for this many coins."""
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
def test_big_money_smithy_ultimate(coins: int, deck: str, provinces: int, buys: str) -> None:
    assert bought("big-money-smithy-ultimate", coins, deck=deck, provinces=provinces) == buys


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


def test_cards_may_be_named_in_either_language() -> None:
    lines = read('[[buy]]\ncard = "鍛冶屋"\n[[buy]]\ncard = "銀貨"\n', "x.toml").lines
    assert [one.card for one in lines] == ["smithy", "silver"]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("name = ", "x.toml is not valid TOML: Invalid value"),
        ("", "x.toml: There must be at least one [[buy]]"),
        ("buy = 3", "x.toml: There must be at least one [[buy]]"),
        ("buys = 3", "x.toml: There is no ‘buys’ here. Did you mean ‘buy’?"),
        ("name = 3", "x.toml: ‘name’ must be text"),
        ("buy = [3]", "x.toml: buy 1: It must be a table"),
        ('[[buy]]\ncrd = "Gold"', "x.toml: buy 1: There is no ‘crd’ here. Did you mean ‘card’?"),
        ("[[buy]]", "x.toml: buy 1: ‘card’ must be the name of a card"),
        (
            '[[buy]]\ncard = "Gold"\n[[buy]]\ncard = "Golf"',
            "buy 2: There is no card ‘Golf’. Did you mean ‘Gold’?",
        ),
        ('[[buy]]\ncard = "Gold"\nup_to = 0', "‘up_to’ must be a whole number above 0"),
        ('[[buy]]\ncard = "Gold"\nup_to = true', "‘up_to’ must be a whole number above 0"),
        ('[[buy]]\ncard = "Gold"\nif = 3', "‘if’ must be text"),
        ('[[buy]]\ncard = "Gold"\nup_to = "coins > 3"', "‘coins > 3’ is a condition, not a number"),
        ('[[buy]]\ncard = "Gold"\nup_to = "owned(golf)"', "There is no card ‘golf’. Did you mean ‘Gold’?"),
        (
            '[[buy]]\ncard = "Gold"\nif = "hnad(gold) > 3"',
            "no figure ‘hnad()’. Did you mean ‘hand()’?",
        ),
        ('[[buy]]\ncard = "Gold"\nif = "gren"\n[when]\ngreen = "turn > 9"', "‘gren’ is not a condition"),
        (
            '[[buy]]\ncard = "Gold"\nif = "gren or turn > 1"\n[when]\ngreen = "turn > 9"',
            "‘gren or turn > 1’ is not a condition",
        ),
        ('when = 3\n[[buy]]\ncard = "Gold"', "‘when’ must be a table, [when]"),
        ('[when]\ncoins = "turn > 1"\n[[buy]]\ncard = "Gold"', "‘coins’ can't be used as your own word"),
        ('[when]\nlate = 3\n[[buy]]\ncard = "Gold"', "‘late’ must be text"),
        ('[when]\nlate = "trun > 3"\n[[buy]]\ncard = "Gold"', "when: late: There is no figure ‘trun’"),
        ('play = 3\n[[buy]]\ncard = "Gold"', "‘play’ must be a list of tables, [[play]]"),
        ('[[play]]\ncard = "Golf"\n[[buy]]\ncard = "Gold"', "play 1: There is no card ‘Golf’"),
        ('[[play]]\ncard = "Moat"\nlast = 1\n[[buy]]\ncard = "Gold"', "‘last’ must be true or false"),
        ('[[trash]]\ncard = "Moat"\nup_to = 1\n[[buy]]\ncard = "Gold"', "trash 1: There is no ‘up_to’"),
        ('[[buy]]\ncard = "Way of the Ox"', "buy 1: Way of the Ox can't be bought"),
        ('[[buy]]\ncard = "Gold"\n[[buy]]\ncard = "Tower"', "buy 2: Tower can't be bought"),
        ('[[choose]]\ncard = "Minion"\n[[buy]]\ncard = "Gold"', "choose 1: ‘word’ must be text"),
        (
            '[[choose]]\ncard = "Minion"\nword = "coin_2"\n[[buy]]\ncard = "Gold"',
            "choose 1: There is no ‘coin_2’ here. Did you mean ‘coins_2’?",
        ),
        ('[[way]]\ncard = "Moat"\n[[buy]]\ncard = "Gold"', "way 1: Moat is not a Way"),
        ('[[buy]]\ncard = "Gold"\nif = "coins >"', "‘coins >’ is not a valid condition"),
        ('[[buy]]\ncard = "Gold"\nif = "coins"', "‘coins’ is not a condition"),
        ('[[buy]]\ncard = "Gold"\nif = "coin > 3"', "There is no figure ‘coin’. Did you mean ‘coins’?"),
        ('[[buy]]\ncard = "Gold"\nif = "zzz > 3"', "There is no figure ‘zzz’. Choose from coins,"),
        ('[[buy]]\ncard = "Gold"\nif = "left(golf) > 3"', "There is no card ‘golf’. Did you mean ‘Gold’?"),
        ('[[buy]]\ncard = "Gold"\nif = "left(treasure) > 3"', "There is no card ‘treasure’"),
        (
            '[[buy]]\ncard = "Gold"\nif = "gone(gold) > 3"',
            "There is no figure ‘gone()’. Did you mean ‘owned()’?",
        ),
        ('[[buy]]\ncard = "Gold"\nif = "coins ** 2 > 3"', "‘coins ** 2’ can't be used in a condition"),
        ('[[buy]]\ncard = "Gold"\nif = "coins > True"', "‘True’ can't be used in a condition"),
        ('[[buy]]\ncard = "Gold"\nif = "coins.real > 3"', "‘coins.real’ can't be used in a condition"),
        ('[[buy]]\ncard = "Gold"\nif = "coins in (1, 2)"', "can't be used in a condition"),
        ('[[buy]]\ncard = "Gold"\nif = "[c for c in coins] > 3"', "can't be used in a condition"),
        ('[[buy]]\ncard = "Gold"\nif = "left(card=gold) > 3"', "can't be used in a condition"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_with_its_place(text: str, error: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read(text, "x.toml")
    assert error in str(refused.value)
    assert str(refused.value).startswith("x.toml")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"none\.toml can't be read: there is no such file"):
        load(tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadSetup, match="is not UTF-8 text"):
        load(tmp_path / "bytes.toml")


DOCS = (Path(__file__).parents[2] / "docs" / "strategies.md").read_text("utf-8")
EXAMPLES = [part.split("```")[0] for part in DOCS.split("```toml\n")[1:]]


def test_the_examples_of_the_docs_are_read() -> None:
    assert [line.card for line in read(EXAMPLES[0], "smithies.toml").lines] == [
        "province",
        "duchy",
        "smithy",
        "gold",
        "silver",
    ]
    for number, example in enumerate(EXAMPLES):
        assert read(example, f"{number}.toml").lines
    with pytest.raises(BadSetup) as refused:
        read(EXAMPLES[0].replace('"Smithy"', '"Smitty"'), "smithies.toml")
    assert str(refused.value) in DOCS
    for word in (*WORDS, *MORE_WORDS, *(f"{function}(" for function in (*FUNCTIONS, *MORE_FUNCTIONS))):
        assert f"`{word}" in DOCS
    for sort, keys in KEYS.items():
        assert f"| `[[{sort}]]`" in DOCS
        assert all(f"| `{key}`" in DOCS for key in keys)
    assert all(f"`{word}`" in DOCS for word in (*CHOSEN, *GROUPS))
    assert all(f"`{word}`" in DOCS for word in HEAD if word != "when")
    assert all(f'`"{word}"`' in DOCS for word in (*STYLES, *PHASES))


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
        ("until_end == 8", True),
        ("players == 2", True),
        ("terminals == 0 and villages == 0", True),
        ("income == deck_money", True),
        ("points == 0", True),
        ("vp + coffers + villagers + debt == 0", True),
        ("others(gold) == 0", True),
        ("hand(estate) == 1 and hand(treasure) == 1", True),
        ("in_play(silver) == 0", True),
        ("cost(gold) == 6 and cost(smithy) == 99", True),
        ("worth(province) == 6 and worth(curse) == -1", True),
        ("worth(gardens) == 0", True),
        ("cheap", True),
        ("cheap and not rich", True),
        ("rich", False),
    ],
)
def test_conditions(condition: str, holds: bool) -> None:
    own = '[when]\ncheap = "coins < 6"\nrich = "not cheap"\n'
    text = f'{own}[[buy]]\ncard = "Silver"\nif = "{condition}"\n'
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


# What a plan may say beyond what to buy.


def test_up_to_may_count() -> None:
    text = '[[buy]]\ncard = "Smithy"\nup_to = "owned(village) + 1"\n'
    given = {"supply": "smithy village", "phase": "buy", "coins": 4}
    assert says("estate", text, deck="smithy", **given) == ["end_turn"]
    assert says("estate", text, deck="smithy village", **given) == ["buy smithy"]


def test_terminals_and_villages_are_counted_by_what_is_printed() -> None:
    text = '[[buy]]\ncard = "Silver"\nif = "terminals == 3 and villages == 2"\n'
    deck = "smithy smithy witch village festival market laboratory gold"
    assert says("estate", text, deck=deck, phase="buy", coins=3) == ["buy silver"]


def test_what_others_have_is_counted() -> None:
    """By what is gone from the piles, and three Estates that everybody began with."""
    text = '[[buy]]\ncard = "Silver"\nif = "others(smithy) == 2 and others(estate) == 5 and lead == -10"\n'
    given = {"supply": "smithy", "phase": "buy", "coins": 3, "piles": {"smithy": 7, "province": 7}}
    assert says("estate", text, deck="smithy", **given) == ["buy silver"]


@pytest.mark.parametrize(
    ("lines", "played"),
    [
        ("", "play village"),
        ('[[play]]\ncard = "Smithy"\n', "play smithy"),
        ('[[play]]\ncard = "Smithy"\nif = "hand(village) == 0"\n', "play village"),
        ('[[play]]\ncard = "Village"\nlast = true\n', "play smithy"),
        ('[[play]]\ncard = "Village"\nif = "turn > 9"\n', "play smithy"),
    ],
)
def test_a_plan_says_what_is_played_before_what(lines: str, played: str) -> None:
    assert says("village smithy copper", f"{MONEY}{lines}", deck="copper " * 9) == [played]


@pytest.mark.parametrize(
    ("lines", "trashed"),
    [
        ("", ["trash estate"]),
        ('[[trash]]\ncard = "Copper"\n', ["trash estate", "trash copper", "trash copper"]),
        ('[[trash]]\ncard = "Copper"\nif = "turn > 9"\n', ["trash estate"]),
        ('[[trash]]\ncard = "Silver"\n', ["trash silver", "trash estate"]),
        ('[[trash]]\ncard = "Copper"\nif = "income > 3"\n', ["trash estate", "trash copper"]),
        ('[[trash]]\ncard = "Copper"\nif = "owned(copper) > 1"\n', ["trash estate", "trash copper"]),
    ],
)
def test_a_plan_says_what_is_trashed_and_until_when(lines: str, trashed: list[str]) -> None:
    driver, bot_ = position("chapel estate copper copper silver"), player(f"{MONEY}{lines}")
    assert said(driver, bot_) == ["play chapel"]
    assert said(driver, bot_) == trashed


@pytest.mark.parametrize(
    ("lines", "chosen"),
    [
        ("", "instructions smithy"),
        ('[[way]]\ncard = "Way of the Ox"\n', "instructions way_of_the_ox"),
        ('[[way]]\ncard = "Way of the Ox"\non = "Militia"\n', "instructions smithy"),
        ('[[way]]\ncard = "Way of the Ox"\non = "Smithy"\nif = "turn > 9"\n', "instructions smithy"),
    ],
)
def test_a_plan_says_which_way_is_taken(lines: str, chosen: str) -> None:
    driver = position("smithy militia copper", landscapes=["way_of_the_ox"])
    bot_ = player(f"{MONEY}{lines}")
    while driver.ask is not None and driver.ask.kind == "action":
        answer = said(driver, bot_)
    assert answer == ["play smithy"]
    assert said(driver, bot_) == [chosen]


@pytest.mark.parametrize(
    ("lines", "chosen"),
    [
        ("", "trash"),
        ('word = "coins_2"', "coins_2"),
        (
            'word = "cards_2"\nif = "hand(copper) > 2"\n[[choose]]\ncard = "Steward"\nword = "coins_2"',
            "coins_2",
        ),
        (
            'word = "cards_2"\nif = "hand(copper) < 2"\n[[choose]]\ncard = "Steward"\nword = "coins_2"',
            "cards_2",
        ),
        ('word = "cards_2"\nif = "coins > 1"', "trash"),
        ('word = "cards_2"\nif = "coins == 1"', "cards_2"),
        ('word = "discard"', "trash"),  # which it does not offer
    ],
)
def test_a_plan_says_what_is_chosen(lines: str, chosen: str) -> None:
    text = f'{MONEY}[[choose]]\ncard = "Steward"\n{lines}\n' if lines else MONEY
    driver, bot_ = position("steward estate estate copper"), player(text)
    assert said(driver, bot_) == ["play steward"]
    assert said(driver, bot_) == [f"option {chosen}"]


def test_a_plan_says_what_is_chosen_of_two_and_of_yes_and_no() -> None:
    two = '[[choose]]\ncard = "Pawn"\nword = "buys_1"\n[[choose]]\ncard = "Pawn"\nword = "cards_1"\n'
    driver, bot_ = position("pawn estate"), player(MONEY + two)
    said(driver, bot_)
    assert said(driver, bot_) == ["option buys_1", "option cards_1"]
    one = '[[choose]]\ncard = "Pawn"\nword = "buys_1"\n'
    driver, bot_ = position("pawn estate"), player(MONEY + one)
    said(driver, bot_)
    answer = said(driver, bot_)
    assert len(answer) == 2
    assert "option buys_1" in answer
    for word in ("yes", "no"):
        may = f'[[choose]]\ncard = "Mining Village"\nword = "{word}"\n'
        driver, bot_ = position("mining_village estate"), player(MONEY + may)
        said(driver, bot_)
        assert said(driver, bot_) == [f"may {word}"]


def test_an_event_and_a_project_are_bought_like_cards() -> None:
    text = '[[buy]]\ncard = "Academy"\nup_to = 1\n[[buy]]\ncard = "Delve"\n'
    given = {"phase": "buy", "landscapes": ["academy", "delve"]}
    assert says("estate", text, coins=5, **given) == ["buy academy"]
    assert says("estate", text, coins=2, **given) == ["buy delve"]


def test_a_plan_that_was_written_is_read_again() -> None:
    lines = [line("province"), line("smithy", 2, "turn <= 12"), line("silver")]
    again = read(written("found", "By a study.", lines), "found.toml")
    assert again.name == "found"
    assert [(one.card, one.up_to, one.said) for one in again.lines] == [
        (one.card, one.up_to, one.said) for one in lines
    ]


def test_a_bot_that_says_anew_what_it_answers_is_asked_everything() -> None:
    """Or the static answers of the bot that it comes from would answer for it."""
    asked: list[str] = []

    class Passes(buyer(built_in("big-money"))):  # type: ignore[misc]  # a class that is made at run time
        def answer(self, ask: DominionAsk, view: View) -> Answer:
            asked.append(ask.kind)
            return (len(ask.options) - 1,)

    class OnlyBuys(Passes):
        @classmethod
        def static_answer(cls, ask: DominionAsk) -> Answer | None:
            return (len(ask.options) - 1,)

    for bot_, is_asked in ((Passes, True), (OnlyBuys, False)):
        asked.clear()
        setup = setup_of(GAME, seats=2, seed="anew", options={"kingdom": "smithy"})
        answers: list[Answer] = []
        table = play_game(GAME, setup, [bot_(""), buyer(built_in("big-money"))("")], answers)
        assert bool(asked) == is_asked
        assert table.result()[1] == (1,)


# What came later to the language.


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("more_buys == 2", True),  # a Market and a Festival
        ("owned(villages) == 2", True),  # the Village, and the Festival in the discard pile
        ("hand(terminals) == 1", True),
        ("hand(villages) == 1", True),
        ("in_play(villages) == 0", True),
        ("in_deck == 2", True),
        ("in_discard == 1", True),
        ("actions_played == 1", True),
        ("mat(copper) == 2", True),
        ("mat(treasure) == 2 and mat(action) == 0", True),
        ("others(attack) == 10 and others(militia) == 10", True),
        ("others(victory) > 0", True),
        ("tokens(embargo) == 0", True),
        ("different == 5", True),
        ("hand_size == 3 and others_hand == 0", True),
    ],
)
def test_words_that_came_later(condition: str, holds: bool) -> None:
    driver = position(
        "village smithy copper", play="market", deck="copper copper", discard="festival",
        exile="copper copper", piles={"militia": 0}, supply="militia village",
    )  # fmt: skip
    assert driver.ask is not None
    now = Sight(driver.ask, View(driver.table, 0), Memory(), 0)
    one = read(f'[[buy]]\ncard = "Gold"\nif = "{condition}"\n', "test.toml").lines[0]
    assert one.may(now) is holds


def test_a_file_may_still_have_words_of_its_own_that_came_later() -> None:
    text = '[when]\nmore_buys = "coins > 3"\n\n[[buy]]\ncard = "Silver"\nif = "more_buys"\n'
    assert bool(read(text, "own.toml").lines[0].holds)
    with pytest.raises(BadSetup):
        read(text.replace("more_buys", "turn"), "own.toml")


def test_a_line_may_be_for_gains_or_for_purchases_alone() -> None:
    text = '[[buy]]\ncard = "Village"\nphase = "gain"\n\n[[buy]]\ncard = "Silver"\n'
    driver, bot_ = position("workshop", supply="village", deck="copper"), player(text)
    said(driver, bot_)
    assert said(driver, bot_) == ["gain village"]
    assert says("copper", text, phase="buy", coins=4, supply="village") == ["play copper"]
    assert says("estate", text, phase="buy", coins=4, supply="village") == ["buy silver"]
    buys = text.replace('"gain"', '"buy"')
    assert says("estate", buys, phase="buy", coins=4, supply="village") == ["buy village"]
    driver, bot_ = position("workshop", supply="village", deck="copper"), player(buys)
    said(driver, bot_)
    assert said(driver, bot_) == ["gain silver"]


def test_the_first_turns_buy_what_they_say() -> None:
    lines = read('first = ["Chapel", "Silver"]\n' + MONEY, "first.toml").lines
    assert [(one.card, one.up_to, one.said) for one in lines[:2]] == [
        ("silver", 1, "turn <= 2"),
        ("chapel", 1, "turn <= 2"),
    ]
    assert lines[2].card == "province"
    with pytest.raises(BadSetup):
        read('first = ["Way of the Ox"]\n' + MONEY, "first.toml")


def test_what_is_discarded_and_kept() -> None:
    militia = 'title = "d"\n' + MONEY + '[[discard]]\ncard = "Gold"\n\n[[keep]]\ncard = "Estate"\n'
    driver, bot_ = position("militia", rival="estate gold copper silver province"), player(militia)
    said(driver, bot_)
    assert said(driver, bot_) == ["discard gold", "discard province"]


@pytest.mark.parametrize(("coins", "goes"), [(5, "discard silver"), (0, "discard copper")])
def test_coins_of_a_discard_are_those_that_there_will_be(coins: int, goes: str) -> None:
    text = MONEY + f'[[discard]]\ncard = "Silver"\nif = "coins == {coins}"\n[[discard]]\ncard = "Copper"\n'
    driver, bot_ = position("oasis silver copper", supply="oasis", deck="copper " * 5), player(text)
    said(driver, bot_)
    assert said(driver, bot_) == [goes]


def test_what_is_named() -> None:
    text = MONEY + '[[name]]\ncard = "Silver"\non = "Wishing Well"\n'
    driver, bot_ = position("wishing_well", deck="copper " * 5), player(text)
    said(driver, bot_)
    assert said(driver, bot_) == ["name silver"]


def test_lines_of_other_files_follow(tmp_path: Path) -> None:
    (tmp_path / "basics.toml").write_text(MONEY, "utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text('import = ["basics.toml"]\nstyle = "thinning"\n\n[[buy]]\ncard = "Witch"\n', "utf-8")
    found = load(mine)
    assert [one.card for one in found.lines] == ["witch", "province", "gold", "silver"]
    assert found.style == {"thinning"}
    assert [one.card for one in read('import = "big-money"', "").lines] == [
        "province",
        "gold",
        "silver",
    ]
    (tmp_path / "basics.toml").write_text('import = "mine.toml"', "utf-8")
    with pytest.raises(BadSetup, match="itself"):
        load(mine)
    with pytest.raises(BadSetup):
        read('import = "basics.toml"\n' + MONEY, "text.toml")
    with pytest.raises(BadSetup):
        read('style = "big_turns"\n' + MONEY, "text.toml")


@pytest.mark.parametrize("line", ["owned(estate) > 1", "cards > 3"])
def test_each_card_that_is_trashed_together_must_meet_the_condition(line: str) -> None:
    driver = position("chapel estate estate estate silver")
    bot_ = player(f'{MONEY}[[trash]]\ncard = "Estate"\nif = "{line}"\n')
    assert said(driver, bot_) == ["play chapel"]
    assert said(driver, bot_) == ["trash estate", "trash estate"]


def test_a_plan_that_thins_trashes_more_coppers() -> None:
    text = 'style = "thinning"\n' + MONEY
    for plan, goes in ((MONEY, ["trash estate"]), (text, ["trash estate", "trash copper"])):
        driver, bot_ = position("chapel estate copper copper", deck="silver", coins=0), player(plan)
        said(driver, bot_)
        assert said(driver, bot_) == goes


def test_big_money_ultimate_is_money_alone() -> None:
    assert bought("big-money-ultimate", 4, deck="gold") == "silver"
    assert bought("big-money-ultimate", 8, deck="gold gold gold gold gold gold") == "gold"  # $18
    assert bought("big-money-ultimate", 8, deck="gold gold gold gold gold gold copper") == "province"
