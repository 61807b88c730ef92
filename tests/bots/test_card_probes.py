"""What is found by playing a card: what it needs, what it saves, what it does to a card that is gained."""

from __future__ import annotations

import pytest

from fudaba.bots.dominion.card_makes import makes_of
from fudaba.bots.dominion.card_needs import NOTHING, Need, need_of, needs_its_like, surely_trashed
from fudaba.bots.dominion.card_trials import deed_of, frees_actions, plays_again
from fudaba.bots.dominion.gain_reactions import NO_REACTION, GainReaction, gain_reaction_of
from fudaba.bots.dominion.hints import MAKES, Makes
from fudaba.bots.dominion.next_turn import saves, sends_hand
from fudaba.dominion_study.search.initial_plans import first_plans, market_of
from fudaba.dominion_study.search.roles import role_of
from fudaba.games.dominion.facts.kinds import KINDS
from tests.bots.dominion_asking import player, position, said, says

TREASURES = frozenset({"silver", "copper"})
GREEN = frozenset({"duchy", "estate"})


@pytest.mark.parametrize(
    ("sorts", "ids"),
    [
        ({"smithy"}, "crown disciple kings_court procession throne_room prince"),
        (TREASURES, "stables magnate"),
        ({"copper"}, "spice_merchant pooka"),  # which trash a Silver too
        ({"silver"}, "mint"),  # another Copper does no good
        ({"copper"}, "moneylender coppersmith"),
        (GREEN, "shepherd opulent_castle"),
        ({"estate"}, "baron"),  # with a Duchy it gains an Estate as well
        ({"smithy", *TREASURES}, "specialist coronet"),
        ((), "treasure_map"),
    ],
)
def test_a_card_needs_the_sorts_of_cards_that_it_works_on(sorts: set[str], ids: str) -> None:
    for id in ids.split():
        assert need_of(id).one_of - {id} == set(sorts), id
        assert not need_of(id).junk, id


def test_what_trashes_for_little_needs_junk() -> None:
    one = """ambassador chapel exorcist forager junk_dealer rats research rice_broker scrap tanuki trader
        transmute sacrifice modify maroon stonemason dismantle goatherd student bat forge"""
    assert {id: need_of(id) for id in one.split() if need_of(id) != Need(junk=1)} == {}
    assert (surely_trashed("remake"), surely_trashed("remodel"), surely_trashed("chapel")) == (2, 1, 0)
    two = "trading_post mercenary"
    assert {id: need_of(id) for id in two.split() if need_of(id) != Need(junk=2)} == {}


def test_what_also_does_something_else_needs_nothing() -> None:
    """Change gives a dearer card, Hideout is a Village, Priest gives coins, Bishop tokens,
    Merchant a card, Cellar takes what it likes, a Knight attacks; what Miser is good for shows only later."""
    others = """change hideout priest bishop merchant cellar dame_anna miser smithy moat hireling
        bridge copper"""
    assert {id: need_of(id) for id in others.split() if need_of(id) != NOTHING} == {}
    assert need_of("no_such_card") == NOTHING


def test_only_maps_need_their_like() -> None:
    assert [id for id in KINDS if needs_its_like(id)] == ["treasure_map"]


def test_every_card_can_be_tried() -> None:
    needs = {id: need_of(id) for id in KINDS}
    assert 40 < sum(need != NOTHING for need in needs.values()) < 80
    assert {id for id in KINDS if frees_actions(id)} == {"champion"}
    assert {id for id in KINDS if saves(id)} == {"gear", "haven", "church"}
    assert {id for id in KINDS if sends_hand(id)} == {"tactician"}


def test_what_is_done_with_a_card_that_is_gained() -> None:
    found = {id: reaction for id in KINDS if (reaction := gain_reaction_of(id)) != NO_REACTION}
    near = {id for id, reaction in found.items() if reaction.is_near}
    assert near == {
        *(
            "cargo_ship",
            "insignia",
            "royal_seal",
            "sleigh",
            "tiara",
            "tracker",
            "trappers_lodge",
            "watchtower",
        ),
    }
    assert {id for id, reaction in found.items() if reaction.trashes} == {"watchtower"}
    assert found["trader"] == GainReaction(instead="silver")
    assert found["changeling"] == GainReaction(instead="changeling")
    assert len(found) == len(near) + 2


def test_what_is_had_for_a_card_that_is_trashed() -> None:
    found = {id: makes for id in KINDS if id not in MAKES and (makes := makes_of(id)) is not None}
    assert found == {
        "altar": Makes(up_to=5),
        "apprentice": Makes(gains=False, cards=1),
        "crucible": Makes(gains=False, coins=1),
        "displace": Makes(2),
        "enlarge": Makes(2),
        "expand": Makes(3),
        "mine": Makes(3, only="treasure", to_hand=True),
        "remake": Makes(1, exactly=True),
        "remodel": Makes(2),
        "replace": Makes(2),
        "salvager": Makes(gains=False, coins=1),
        "tanuki": Makes(2),
        "taxman": Makes(3, only="treasure"),
        "upgrade": Makes(1, exactly=True),
    }
    assert makes_of("research") == MAKES["research"]
    assert makes_of("no_such_card") is None


# Plays.


@pytest.mark.parametrize(
    ("hand", "good"),
    [
        ("stables militia estate", "copper"),
        ("mint militia copper", "silver"),
        ("baron militia duchy", "estate"),
        ("sacrifice militia silver", "curse"),
        ("trading_post militia curse", "estate"),
    ],
)
def test_a_card_waits_for_what_it_works_on(hand: str, good: str) -> None:
    card = hand.split()[0]
    assert says(hand, deck="copper " * 5) == ["play militia"]
    assert says(f"{card} {good} {hand.split()[2]}", deck="copper " * 5) == [f"play {card}"]


@pytest.mark.parametrize(("hand", "supply"), [("trader copper", ""), ("copper", "changeling")])
@pytest.mark.parametrize(("coins", "card"), [(8, "province"), (6, "gold")])
def test_what_was_bought_is_not_exchanged_for_something_worse(
    hand: str, supply: str, coins: int, card: str
) -> None:
    driver, bot = position(hand, supply=supply, phase="buy", coins=coins, buys=2), player()
    assert said(driver, bot) == ["play copper"]
    assert said(driver, bot) == [f"buy {card}"]
    assert said(driver, bot) == ["none"]


def test_junk_is_exchanged_for_silver() -> None:
    text = '[[buy]]\ncard = "Copper"\n'
    driver, bot = position("trader", phase="buy", coins=0), player(text)
    assert said(driver, bot) == ["buy copper"]
    assert said(driver, bot) == ["react trader"]


def test_a_victory_card_is_not_set_aside_for_the_next_turn() -> None:
    driver, bot = position("cargo_ship", coins=6, deck="copper " * 5), player()
    assert said(driver, bot) == ["play cargo_ship"]
    assert said(driver, bot) == ["buy province"]
    assert "react cargo_ship" not in said(driver, bot)


def test_church_saves_what_this_turn_does_not_miss() -> None:
    """$2 buy nothing that is wanted, $3 a Silver."""
    for hand, saved in (("church silver", ["set_aside silver"]), ("church silver copper", [])):
        driver, bot = position(hand, deck="copper " * 5), player()
        assert said(driver, bot) == ["play church"]
        assert said(driver, bot) == saved


# Plans.


def test_which_cards_are_played_again_and_again_on_a_great_turn() -> None:
    again = {id for id, kind in KINDS.items() if kind.action and (deed_of(id).plays > 1 or plays_again(id))}
    tables = {"kings_court", "procession", "royal_carriage", "throne_room"}
    assert again == {*tables, "coronet", "crown", "disciple", "specialist"}
    plans = first_plans(market_of(["bridge", "crown"], [], colonies=False))
    assert any(plan[0].if_ == "buys > 3" and {"bridge", "crown"} <= cards_of(plan) for plan in plans)


def cards_of(plan: object) -> set[str]:
    """The cards of a plan."""
    assert isinstance(plan, tuple)
    return {gene.card for gene in plan}


def test_what_trashes_is_found_for_plans_without_a_table() -> None:
    assert all(
        role_of(id).thins for id in ("modify", "mercenary", "maroon", "raze", "monastery", "ambassador")
    )
    plans = first_plans(market_of(["goatherd", "smithy"], [], colonies=False))
    assert any(gene.card == "goatherd" and gene.if_ == "turn <= 6" for plan in plans for gene in plan)
