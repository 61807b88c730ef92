"""Static answers: what a card does is found by playing it, and plays follow from that."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from fudaba.bots.dominion import buyer
from fudaba.bots.dominion.card_payments import pay_of, pays_coins
from fudaba.bots.dominion.card_trials import actions_for_gaining, deed_of, plays_again
from fudaba.bots.dominion.mats import bought, is_great
from fudaba.bots.dominion.play_order import play_order
from fudaba.bots.dominion.sight import Memory, Sight
from fudaba.bots.dominion.trial_table import NONE
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.kernel.view import View
from tests.bots.dominion_asking import labels, player, position, said, says, strategy

# What cards do.


def test_what_a_card_does_is_found_by_playing_it() -> None:
    assert deed_of("menagerie").distinct == 2
    assert deed_of("library").up_to == 7
    assert deed_of("watchtower").up_to == 6
    assert deed_of("crossroads").green == 3
    assert deed_of("chapel").thins == 4
    assert deed_of("bridge").usual.cheaper == 1
    assert deed_of("militia").usual.theirs == -2
    assert deed_of("council_room").usual.theirs == 1
    assert deed_of("mint").copies
    assert not deed_of("ambassador").copies
    assert deed_of("smithy").usual.cards == 3
    assert (deed_of("smithy").distinct, deed_of("smithy").up_to, deed_of("smithy").thins) == (0, 0, 0)


@pytest.mark.parametrize(
    ("id", "kind", "word", "gives"),
    [
        ("hamlet", "discard", "actions_1", {"actions": 1}),
        ("hamlet", "discard", "buys_1", {"buys": 1}),
        ("storeroom", "discard", "cards_1", {"cards": 1}),
        ("storeroom", "discard", "coins_1", {"coins": 1}),
        ("stables", "discard", "", {"cards": 3, "actions": 1}),
        ("plaza", "discard", "", {"coffers": 1}),
        ("spice_merchant", "trash", "", {"cards": 2, "actions": 1}),
    ],
)
def test_what_is_had_for_a_card_of_the_hand(id: str, kind: str, word: str, gives: dict[str, int]) -> None:
    assert pay_of(id, kind, word) == NONE._replace(**gives)


def test_which_cards_give_coins_alone_for_what_is_discarded() -> None:
    """Opulent Castle too, which is in no table: its Victory cards go for $2 each."""
    actions = [id for id, kind in KINDS.items() if kind.sort == "card" and kind.action]
    found = {id for id in actions if any(pays_coins(id, "discard", word) for word in ("", "coins_1"))}
    assert found == {"opulent_castle", "secret_chamber", "storeroom", "vault"}
    castle = position("opulent_castle duchy estate gold", deck="copper " * 5, supply="castles")
    said(castle, player())
    assert said(castle, player()) == ["discard duchy", "discard estate"]


def test_which_cards_on_the_mat_play_another_again() -> None:
    """Coin of the Realm gives Actions when it is called, and plays nothing."""
    assert {id for id in KINDS if plays_again(id)} == {"royal_carriage"}


def test_what_makes_cards_cheaper_comes_before_terminals_as_dear() -> None:
    assert play_order("renown") == play_order("coronet") + 3
    assert play_order("bridge") >= play_order("woodcutter") + 3


def test_every_action_can_be_tried() -> None:
    tried = [deed_of(id) for id, kind in KINDS.items() if kind.sort == "card" and kind.action]
    assert sum(deed.usual != NONE for deed in tried) > 350
    assert pay_of("smithy", "discard") is None
    assert deed_of("gold") == deed_of("no_such_card")


# Plays.


def test_what_draws_for_different_cards_comes_when_they_are_different() -> None:
    assert says("menagerie hamlet copper estate", deck="copper " * 5) == ["play menagerie"]
    assert says("menagerie hamlet copper copper", deck="copper " * 5) == ["play hamlet"]
    assert says("menagerie smithy copper copper", deck="copper " * 5) == ["play menagerie"]


def test_what_thins_comes_before_other_terminals_while_there_is_junk() -> None:
    assert says("chapel witch estate estate copper", deck="copper " * 5) == ["play chapel"]
    assert says("chapel witch estate silver gold", deck="copper " * 5) == ["play witch"]
    assert says("chapel village estate estate", deck="copper " * 5) == ["play village"]


def test_what_draws_for_victory_cards_comes_first() -> None:
    assert says("crossroads village estate province", deck="copper " * 5) == ["play crossroads"]


def test_what_may_give_actions_comes_before_the_terminals_that_need_them() -> None:
    assert deed_of("nobles").may_give == 2
    driver, bot = position("nobles masquerade smithy copper", deck="copper " * 5), player()
    assert said(driver, bot) == ["play nobles"]
    assert said(driver, bot) == ["option actions_2"]
    assert says("nobles smithy copper copper", deck="copper " * 5) == ["play nobles"]
    assert says("nobles copper copper", deck="copper " * 5) == ["play nobles"]


# Plays that turn on nothing but the Actions in hand.


def static(hand: str) -> list[str]:
    """What is played without a look at the table, in words; [] where that needs one."""
    ask = position(hand, deck="copper " * 5).ask
    assert ask is not None
    return labels(ask, buyer(strategy()).static_answer(ask) or ())


@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        ("witch copper estate", ["play witch"]),  # earlier or later as Curses are left, but alone
        ("witch militia estate", ["play witch"]),  # before it in any case
        ("village witch chapel", ["play village"]),
        ("menagerie village copper", []),  # before it or after it, as the rest of the hand is
        ("chapel witch copper", []),
        ("chapel copper estate", []),  # does it good?
    ],
)
def test_what_comes_first_in_any_case_needs_no_look_at_the_table(hand: str, plays: list[str]) -> None:
    assert static(hand) == plays


ODD = ("menagerie", "crossroads", "nobles", "chapel", "bureaucrat", "witch", "village", "smithy", "militia")
"""Actions that come earlier or later as the rest of the hand is, and some usual ones."""


@pytest.mark.parametrize("pair", list(combinations_with_replacement(ODD, 2)), ids="+".join)
def test_a_static_answer_is_what_would_be_weighed(pair: tuple[str, str]) -> None:
    for rest in ("copper estate", "copper copper", "estate curse", "province gold smithy"):
        hand = f"{' '.join(pair)} {rest}"
        if plays := static(hand):
            assert says(hand, deck="copper " * 5) == plays


# Discards that pay.


def test_hamlet_discards_a_double_for_what_draws_for_different_cards() -> None:
    driver, bot = position("hamlet menagerie copper silver", deck="gold silver copper " * 3), player()
    assert said(driver, bot) == ["play menagerie"]
    driver = position("hamlet menagerie copper copper gold", deck="gold silver smithy " * 3)
    assert said(driver, bot) == ["play hamlet"]
    assert said(driver, bot) == ["discard copper"]


def test_hamlet_discards_for_the_action_that_a_terminal_lacks() -> None:
    driver, bot = position("hamlet smithy witch copper", deck="estate"), player()
    said(driver, bot)
    assert said(driver, bot) == ["discard estate"]


def test_the_last_terminal_is_not_discarded_to_play_it() -> None:
    driver, bot = position("hamlet witch", deck="smithy"), player()
    said(driver, bot)
    assert said(driver, bot) == []


def test_stables_discard_a_copper() -> None:
    driver, bot = position("stables copper gold estate", deck="silver silver gold"), player()
    said(driver, bot)
    assert said(driver, bot) == ["discard copper"]


# Other kinds.


def test_what_is_shown_to_be_copied_is_the_best() -> None:
    driver, bot = position("mint copper gold silver"), player()
    said(driver, bot)
    assert said(driver, bot) == ["reveal gold"]


def test_minion_takes_coins_while_another_is_in_hand() -> None:
    driver, bot = position("minion minion copper copper"), player()
    said(driver, bot)
    assert said(driver, bot) == ["option coins_2"]


def test_a_mat_waits_for_the_great_turn() -> None:
    bridges = "native_village bridge bridge native_village native_village copper"
    driver, bot = position(bridges, deck="bridge " * 4, aside="copper"), player()
    assert said(driver, bot) == ["play native_village"]
    assert said(driver, bot) == ["option set_aside"]


def test_provinces_are_counted_with_what_each_card_does() -> None:
    driver = position("bridge copper copper", deck="copper " * 5, actions=9)
    assert driver.ask is not None
    now = Sight(driver.ask, View(driver.table, 0), Memory(), 0)
    assert bought(now, ["bridge"] * 2) == 0
    assert bought(now, ["bridge"] * 4) == 1  # $4 at a cost of $4
    assert bought(now, ["bridge"] * 6) == 3  # $6 at $2
    assert bought(now, ["bridge"] * 8) == 8  # at $0, nine Buys
    assert is_great(now, ["bridge"] * 7)
    assert not is_great(now, ["bridge"] * 3)


def test_what_is_no_junk_is_never_trashed_for_nothing() -> None:
    driver, bot = position("chapel curse curse witch gold", piles={"province": 1}), player()
    said(driver, bot)
    assert said(driver, bot) == ["trash curse", "trash curse"]


def test_a_gold_becomes_one_of_the_last_provinces() -> None:
    driver, bot = position("remodel gold copper copper estate", piles={"province": 2}), player()
    said(driver, bot)
    assert said(driver, bot) == ["trash gold"]
    assert said(driver, bot) == ["gain province"]


# What goes for something.


def test_a_copper_goes_for_three_coins_also_where_they_buy_nothing_more() -> None:
    text = '[[buy]]\ncard = "Silver"\n'
    driver = position("moneylender copper silver estate gold", deck="copper silver gold")
    assert said(driver, player(text)) == ["play moneylender"]
    assert said(driver, player(text)) == ["trash copper"]


def test_two_cards_of_junk_go_rather_than_two_coins_come_early() -> None:
    driver = position("steward estate estate copper copper")
    said(driver, player())
    assert said(driver, player()) == ["option trash"]


def test_a_treasure_for_the_hand_is_counted_this_turn() -> None:
    driver = position("mine silver copper copper estate estate")
    assert said(driver, player()) == ["play mine"]


def test_a_hand_that_buys_gold_is_not_put_at_risk() -> None:
    text = '[[buy]]\ncard = "Gold"\n[[buy]]\ncard = "Minion"\n[[buy]]\ncard = "Silver"\n'
    driver = position("minion gold silver silver copper")
    said(driver, player(text))
    assert said(driver, player(text)) == ["option coins_2"]


def test_what_makes_cards_cheaper_is_played_again_rather_than_what_draws_two() -> None:
    driver = position("kings_court bridge moat gold gold", deck="copper silver copper silver copper silver")
    said(driver, player())
    assert said(driver, player()) == ["play bridge"]


# What is gained.

GARDENS = '[[buy]]\ncard = "Gardens"\n[[buy]]\ncard = "Ironworks"\n[[buy]]\ncard = "Silver"\n'


def test_an_action_is_gained_first_where_it_lets_another_terminal_be_played() -> None:
    driver = position("ironworks ironworks copper copper estate", supply="gardens")
    for wanted in ("play ironworks", "gain ironworks", "play ironworks", "gain gardens"):
        assert said(driver, player(GARDENS)) == [wanted]


def test_what_the_plan_wants_is_gained_where_there_is_no_other_terminal() -> None:
    driver = position("ironworks copper copper copper estate", supply="gardens")
    said(driver, player(GARDENS))
    assert said(driver, player(GARDENS)) == ["gain gardens"]


@pytest.mark.parametrize(("id", "actions"), [("ironworks", 1), ("workshop", 0), ("smithy", 0)])
def test_what_a_card_gives_for_gaining_an_action_is_learnt(id: str, actions: int) -> None:
    assert actions_for_gaining(id) == actions


def test_what_plays_again_waits_for_a_great_turn() -> None:
    """Royal Carriages on the mat are called for a Bridge once that buys four Provinces."""
    for carriages, said_then in (("royal_carriage", "none"), ("royal_carriage " * 5, "react royal_carriage")):
        driver = position("bridge copper copper copper", tavern=carriages, supply="royal_carriage")
        assert said(driver, player()) == ["play bridge"]
        assert said(driver, player())[0] == said_then


def test_actions_are_chosen_while_its_like_can_still_draw() -> None:
    driver = position("nobles nobles copper estate silver", deck="copper " * 5)
    assert said(driver, player()) == ["play nobles"]
    assert said(driver, player()) == ["option actions_2"]
    assert said(driver, player()) == ["play nobles"]
    assert said(driver, player()) == ["option cards_3"]


def test_what_repeats_another_is_found_by_trying() -> None:
    assert [deed_of(id).repeats for id in ("throne_room", "kings_court", "procession", "village")] == [
        2,
        3,
        0,
        0,
    ]
    assert [deed_of(id).tops for id in ("treasure_map", "bureaucrat", "smithy", "courtyard")] == [4, 1, 0, 0]
