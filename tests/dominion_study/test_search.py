"""Finding plans: how they are bred, raced and told; that the same is found again."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor
from functools import partial
from importlib.resources import files
from itertools import count, pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fudaba.arena.run import executor
from fudaba.bots.dominion import buyer
from fudaba.bots.dominion.conditions import condition
from fudaba.bots.dominion.levels import Steady
from fudaba.bots.dominion.strategy_file import built_in, read
from fudaba.bots.preparation import prepared
from fudaba.dominion_study import plan_finder, plans_cache
from fudaba.dominion_study.kingdom import PlanKingdom, kingdom_of
from fudaba.dominion_study.plan_files import key_of, strategy_in
from fudaba.dominion_study.plan_finder import found_for
from fudaba.dominion_study.plans_cache import ENVIRONMENT, USUAL, plan_for
from fudaba.dominion_study.search import (
    Gene,
    Generation,
    Match,
    MatchResult,
    MatchSetup,
    Plan,
    market_of,
    play,
    search,
    strategy_of,
    to_toml,
)
from fudaba.dominion_study.search import matches as match_module
from fudaba.dominion_study.search.archetypes import archetypes
from fudaba.dominion_study.search.evolution import BIG_MONEY, ELITE, GROWN_IN, LAST, _grown, elite_of
from fudaba.dominion_study.search.genome import (
    CONDITIONS,
    LONGEST,
    MOST_OTHERS,
    _nudged,
    added,
    as_carried,
    changed,
    crossed,
    mannered,
    plan_of,
    pruned,
    restyled,
    tidy,
)
from fudaba.dominion_study.search.initial_plans import EVENT_TIMES, Market, first_plans, styles, with_colonies
from fudaba.dominion_study.search.races import LARGEST_FIELD, Races, about, cost, each_niche, niche, varied
from fudaba.dominion_study.search.roles import Role, role_of
from fudaba.dominion_study.search.rounds import CROSSING, ROUND, setup_of_round
from fudaba.games import named
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.setup.notation import offered
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import View
from fudaba.time_limit import NobodyWaits, TooLong

CARDS = (
    "bridge",
    "chapel",
    "gardens",
    "laboratory",
    "militia",
    "mint",
    "moat",
    "village",
    "witch",
    "workshop",
)
KINGDOM = PlanKingdom(CARDS, (), colonies=False, shelters=False, seats=2)
MARKET = market_of(CARDS, (), colonies=False)
SETUP = MatchSetup(tuple(KINGDOM.options.items()), "test")
MONEY = (Gene("province"), Gene("gold"), Gene("silver"))
WITCHES = (Gene("province"), Gene("witch", 2), Gene("gold"), Gene("silver"))


# Plans as they are bred.


def test_the_conditions_of_plans_are_conditions() -> None:
    for text in CONDITIONS:
        assert callable(condition(text))


def test_big_money_is_the_first_of_the_field() -> None:
    strategy = built_in(USUAL)
    assert [(one.card, one.said) for one in strategy.lines] == [(gene.card, gene.if_) for gene in BIG_MONEY]


def test_a_line_below_one_that_always_holds_goes() -> None:
    assert tidy((Gene("gold"), Gene("silver", 2), Gene("gold", 1), Gene("silver"), Gene("silver"))) == (
        Gene("gold"),
        Gene("silver", 2),
        Gene("silver"),
    )


def test_a_cross_has_what_another_plan_is_about_where_it_stands_there() -> None:
    moats = (Gene("province"), Gene("gold"), Gene("moat", 1), Gene("silver"), Gene("village"))
    assert crossed(WITCHES, moats) == (
        Gene("province"),
        Gene("witch", 2),
        Gene("gold"),
        Gene("moat", 1),
        Gene("silver"),
        Gene("village"),
    )
    assert crossed(moats, WITCHES)[1] == Gene("witch", 2)
    assert crossed(WITCHES, MONEY) == WITCHES


def test_what_comes_once_is_bought_before_what_is_bought_for_as_much_again_and_again() -> None:
    engine = (Gene("province"), Gene("torturer"), Gene("village"), Gene("silver"))
    few = (Gene("province"), Gene("masquerade", 1), Gene("silver"))
    assert crossed(engine, few)[2:4] == (Gene("masquerade", 1), Gene("village"))
    assert added(engine, "masquerade")[2:4] == (Gene("masquerade", 1), Gene("village"))
    assert added(engine, "moat")[2:4] == (Gene("moat", 1), Gene("village"))
    assert added(MONEY, "witch") == (Gene("province"), Gene("gold"), Gene("witch", 1), Gene("silver"))


def test_a_plan_is_tried_with_the_victory_cards_of_another() -> None:
    late = (Gene("province", 0, "coins >= 13"), Gene("estate", 0, "left(province) <= 2"), Gene("gold", 1))
    assert restyled(WITCHES, late) == (*late[:2], Gene("witch", 2), Gene("gold", 1), Gene("silver"))
    assert restyled(late, MONEY) == (Gene("province"), Gene("gold"))
    assert restyled(WITCHES, (Gene("province"),)) == WITCHES


def test_what_is_divided_by_is_never_0() -> None:
    rng, text = Random("1"), as_carried("moat", 2)
    seen = set()
    for _ in range(100):
        text = _nudged(text, rng)
        seen.add(text)
    assert as_carried("moat", 1) in seen
    assert not any(text.endswith("/ 0") for text in seen)


def test_changed_plans_can_be_played_and_are_the_same_for_the_same_chance() -> None:
    rng, again = Random("1"), Random("1")
    plan: Plan = WITCHES
    seen = set()
    for _ in range(300):
        plan, other = (changed(plan, MARKET.all, [MONEY], source) for source in (rng, again))
        assert plan == other
        assert 1 <= len(plan) <= LONGEST + MOST_OTHERS
        assert strategy_of(plan).lines
        seen.add(plan)
    assert len(seen) > 200


@pytest.mark.parametrize("seed", range(40))
def test_first_plans_are_of_what_is_there(seed: int) -> None:
    rng = Random(seed)
    kinds = [id for id, kind in KINDS.items() if kind.pile == "kingdom" and kind.sort in ("card", "pile")]
    sold = [id for id, kind in KINDS.items() if kind.can_be_bought]
    market = market_of(rng.sample(sorted(kinds), 10), rng.sample(sorted(sold), 2), colonies=bool(seed % 2))
    found = first_plans(market)
    assert 15 <= len(found) <= 140
    assert {gene.card for plan in found for gene in plan} <= set(market.all) | {"potion"}


def test_first_plans_hold_what_players_would_try() -> None:
    found = first_plans(MARKET)
    assert any(Gene("witch", 2) in plan for plan in found)
    assert any(Gene("laboratory") in plan and plan.index(Gene("laboratory")) < 6 for plan in found)
    assert any(Gene("gardens") in plan and Gene("workshop", 4) in plan for plan in found)
    assert any(plan[0] == Gene("province", 0, "buys > 3") and Gene("bridge") in plan for plan in found)


def engines_of(*cards: str) -> list[Plan]:
    """The engines to begin with in a kingdom."""
    return archetypes(cards)


def test_engines_thin_draw_and_pay() -> None:
    found = engines_of("laboratory", "militia", "chapel", "market", "moat")
    assert any(
        {"laboratory", "militia", "chapel", "market"} <= {gene.card for gene in plan}
        and plan[0] == Gene("province", 0, "coins >= 13")
        for plan in found
    )


def test_no_deck_that_is_thinned_may_end_without_money() -> None:
    """The policy says how many Coppers go; Silver is bought as long as the deck makes little."""
    for plan in engines_of("hunting_party", "laboratory", "militia", "chapel", "village", "smithy", "minion"):
        assert not any(gene.sort == "trash" for gene in plan)
        if "chapel" in {gene.card for gene in plan}:
            assert Gene("silver", 0, "income < 10") in plan or Gene("silver") in plan


def test_coppers_go_where_gold_and_silver_are_bought_without_end() -> None:
    market = market_of(("chapel", "laboratory", "militia", "moat"), (), colonies=False)
    thins = [plan for plan in first_plans(market) if Gene("chapel", 1, "turn <= 6") in plan]
    assert len(thins) >= 4
    for plan in thins:
        assert Gene("copper", 0, "income > 4", "trash") in plan
        assert {Gene("gold"), Gene("silver")} <= set(plan)
    assert not any(gene.sort == "trash" for plan in first_plans(market) if plan not in thins for gene in plan)


def test_provinces_wait_for_what_a_turn_makes() -> None:
    """For coins for two where there are Buys, else for more than one costs; of decks that are told by the
    figures on their cards, Actions count too."""
    with_buys = engines_of("laboratory", "chapel", "market")
    alone = engines_of("laboratory", "chapel")
    for found, green in ((with_buys, "coins >= 13"), (alone, "coins >= 11")):
        plans = [
            plan for plan in found if Gene("laboratory") in plan and Gene("chapel", 1, "coins < 5") in plan
        ]
        assert plans
        assert all(plan[0] == Gene("province", 0, green) for plan in plans)
    market = market_of(("village", "smithy", "conspirator", "steward", "moat"), (), colonies=False)
    begun = [plan for plan in first_plans(market) if Gene("smithy", 0, "terminals <= villages") in plan]
    assert begun
    assert all(plan[0] == Gene("province", 0, "income > 14") for plan in begun)


def test_a_card_that_turns_cards_into_points_comes_with_duchies_before_gold() -> None:
    few = next(plan for plan in engines_of("rebuild", "village") if Gene("rebuild", 2) in plan)
    assert few.index(Gene("rebuild", 2)) < few.index(Gene("duchy"))
    assert "gold" not in {gene.card for gene in few}
    assert not any(Gene("duchy") in plan for plan in engines_of("village", "smithy"))


def test_what_pays_by_purchase_comes_with_coppers_and_what_gives_actions() -> None:
    """As many of what gives Actions; then more of them without end, and Coppers as soon as one is in play."""
    found = engines_of("goons", "hamlet", "menagerie")
    assert any(
        {
            Gene("hamlet", 0, "owned(hamlet) < owned(goons)"),
            Gene("hamlet", 0, "owned(silver) > 1"),
            Gene("copper", 0, "in_play(goons) > 0"),
        }
        <= set(plan)
        and plan[0] == Gene("province")
        and "menagerie" in {gene.card for gene in plan}
        for plan in found
    )


def test_what_wants_to_be_discarded_comes_with_what_discards_it() -> None:
    found = engines_of("tunnel", "embassy", "smithy")
    assert any({Gene("embassy", 1), Gene("tunnel", 0, "owned(embassy) > 0")} <= set(plan) for plan in found)
    assert not any({"tunnel", "smithy"} <= {gene.card for gene in plan} for plan in found)


def test_a_great_turn_has_as_many_of_both() -> None:
    found = engines_of("bridge", "native_village", "smithy")
    assert any(
        plan[0] == Gene("province", 0, "buys > 2")
        and Gene("bridge", 0, "owned(bridge) < owned(native_village)") in plan
        for plan in found
    )


def test_stacks_are_of_cards_that_give_their_action_back() -> None:
    found = engines_of("minion", "chapel", "witch")
    thinned = [plan for plan in found if Gene("minion") in plan and Gene("chapel", 1) in plan]
    # With one Buy, Provinces wait until a turn makes more than they cost; without thinning, for five Minions.
    assert any(plan[0] == Gene("province", 0, "coins >= 11") for plan in thinned)
    assert any(plan[0] == Gene("province", 0, "owned(minion) > 4") for plan in found)
    assert not any(plan[0] == Gene("province", 0, "owned(witch) > 4") for plan in found)


@pytest.mark.parametrize(
    ("id", "role"),
    [
        ("goons", Role(terminal=True, coins=2, buys=1, attack=True, for_buys=True)),
        ("hamlet", Role(village=True, draws=1)),
        ("menagerie", Role(draws=3)),
        ("rebuild", Role(greens=2, names=True)),
        ("chapel", Role(terminal=True, thins=4)),
        ("workshop", Role(terminal=True, gains=1, gains_actions=True)),
        ("university", Role(village=True, gains_actions=True)),
        ("steward", Role(terminal=True, draws=2, thins=2)),
        ("hunting_party", Role(draws=2)),
        ("monastery", Role(thins=1)),
        ("den_of_sin", Role(draws=1.6)),
        ("nobles", Role(terminal=True, village=True, draws=3)),
        ("silver", Role()),
    ],
)
def test_what_a_card_is_for_is_learnt_by_playing_it(id: str, role: Role) -> None:
    assert role_of(id) == role


def test_lines_of_all_sorts_are_followed_told_and_read() -> None:
    plan: Plan = (
        Gene("minion"),
        Gene("chapel", 1),
        Gene("contraband", 1),
        Gene("chapel", sort="play", word="last"),
        Gene("copper", 0, "income > 3", "trash"),
        Gene("minion", 0, "coins < 5", "choose", "coins_2"),
        Gene("chapel", sort="keep"),
        Gene("estate", sort="discard"),
        Gene("way_of_the_ox", 0, "actions == 0", "way", "minion"),
        Gene("province", 0, "", "name", "contraband"),
    )
    assert tidy(plan) == plan
    strategy = strategy_of(plan)
    assert plan_of(strategy) == plan
    again = read(to_toml(plan, "all"), "all.toml")
    for one in (strategy, again):
        assert [line.card for line in one.lines] == ["minion", "chapel", "contraband"]
        assert [(line.card, line.last) for line in one.plays] == [("chapel", True)]
        assert [(line.card, line.said) for line in one.trashes] == [("copper", "income > 3")]
        assert [(line.card, line.word) for line in one.choices] == [("minion", "coins_2")]
        assert [line.card for line in one.keeps] == ["chapel"]
        assert [line.card for line in one.discards] == ["estate"]
        assert [(way.card, way.on, way.said) for way in one.ways] == [
            ("way_of_the_ox", "minion", "actions == 0")
        ]
        assert [(line.card, line.on) for line in one.named] == [("province", "contraband")]
        assert one.name in ("plan", "all")


def test_lines_about_cards_that_are_not_bought_go() -> None:
    assert tidy((Gene("gold"), Gene("chapel", sort="play"), Gene("copper", sort="trash"))) == (
        Gene("gold"),
        Gene("copper", sort="trash"),
    )
    way, name = Gene("way_of_the_ox", sort="way", word="chapel"), Gene("gold", sort="name", word="chapel")
    assert tidy((Gene("gold"), way, name)) == (Gene("gold"),)
    assert tidy((Gene("chapel"), way, name)) == (Gene("chapel"), way, name)


def test_changes_reach_how_a_plan_is_played() -> None:
    rng, plan = Random("2"), (Gene("province"), Gene("minion"), Gene("chapel", 1), Gene("silver"))
    sorts = {gene.sort for _ in range(400) for gene in changed(plan, MARKET.all, [plan], rng)}
    assert sorts == {"buy", "play", "trash", "choose", "keep", "discard"}


def test_changes_reach_ways_and_names_where_there_are_some() -> None:
    market = market_of(("wishing_well", "moat"), ("way_of_the_ox",), colonies=False)
    rng, plan = Random("3"), (Gene("province"), Gene("wishing_well"), Gene("silver"))
    found = {gene for _ in range(400) for gene in changed(plan, market.all, [plan], rng, market.ways)}
    assert {(gene.card, gene.word) for gene in found if gene.sort == "way"} >= {
        ("way_of_the_ox", "wishing_well")
    }
    assert {gene.word for gene in found if gene.sort == "name"} == {"wishing_well"}
    assert all(market.within((gene,)) for gene in found)
    assert not {gene for gene in found if gene.sort == "buy"} & {Gene("way_of_the_ox")}
    assert role_of("wishing_well").names
    assert not role_of("moat").names


def test_first_plans_hold_rushes_and_floods() -> None:
    cards = ("feodum", "island", "ironworks", "masterpiece", "village")
    found = first_plans(market_of(cards, (), colonies=False))
    assert any(plan[0] == Gene("ironworks", 7) and Gene("island") in plan for plan in found)
    assert any(plan[0] == Gene("feodum", 0, "owned(silver) > 15") for plan in found)
    assert any(gene == Gene("masterpiece", 0, "coins > 4") for plan in found for gene in plan)


@pytest.mark.parametrize("enough", [1, 2])
def test_points_come_once_there_is_enough_of_what_gains_them(enough: int) -> None:
    """Three gainers rather than two lose neither to money nor to a rush."""
    begun = f"owned(ironworks) > {enough}"
    plan = (
        Gene("duchy", 0, begun),
        Gene("gardens", 0, begun),
        Gene("ironworks"),
        Gene("estate", 0, "owned(gardens) > 0"),
        Gene("silver"),
        Gene("copper"),
    )
    assert plan in first_plans(market_of(("gardens", "ironworks", "moat"), (), colonies=False))


def test_of_a_dear_terminal_one_comes_before_gold_and_any_more_after_it() -> None:
    found = first_plans(market_of(("giant", "moat"), (), colonies=False))
    assert any(
        [gene for gene in plan if gene.card in ("giant", "gold", "silver")]
        == [Gene("giant", 1), Gene("gold"), Gene("giant"), Gene("silver")]
        for plan in found
    )


@pytest.mark.parametrize("gainer", ["carpenter", "hermit", "beggar", "market"])
def test_points_come_with_whatever_gains_by_choice_coppers_or_a_buy(gainer: str) -> None:
    found = first_plans(market_of(("gardens", gainer, "moat"), (), colonies=False))
    assert any({Gene(gainer, 4), Gene("gardens")} <= set(plan) for plan in found)


def test_engines_buy_colonies_where_there_are_some() -> None:
    """Before Provinces, which come with the second Colony, and Platinum before Gold."""
    cards = ("bridge", "chapel", "gardens", "laboratory", "militia", "smithy", "village", "workshop")
    for market in (market_of(cards, (), colonies=True), market_of(cards, (), colonies=False)):
        engines = [
            plan for plan in first_plans(market) if Gene("laboratory") in plan and any_of(plan, "province")
        ]
        assert len(engines) > 5
        assert {any_of(plan, "colony") for plan in engines} == {market.colonies}
        for way in (*engines, *styles(market)) if market.colonies else ():
            bought = [gene.card for gene in way if gene.sort == "buy"]
            assert bought.index("colony") < bought.index("province")
            assert bought.index("platinum") < bought.index("province")
    rush = (Gene("workshop", 7), Gene("gardens"), Gene("estate"))
    assert with_colonies(rush) == rush


def test_engines_buy_what_pays_once_the_deck_draws_itself() -> None:
    """Which is seen at a turn's end: hardly a card is left to draw."""
    drawn = "in_deck + in_discard < 2"
    found = archetypes(["chapel", "festival", "laboratory", "market", "militia", "smithy", "village"])
    plans = [plan for plan in found if Gene("gold", 0, drawn) in plan]
    for core in ("laboratory", "smithy"):
        of = [plan for plan in plans if Gene(core) in plan]
        # What thins comes before all else that costs no more.
        thinned = [plan for plan in of if Gene("chapel", 1, "coins < 5") in plan]
        assert thinned
        assert all(Gene("silver", 0, drawn) in plan for plan in thinned)
        assert all(Gene("festival", 2, drawn) in plan for plan in of)
    smithies = next(plan for plan in plans if Gene("smithy") in plan)
    assert smithies.index(Gene("village", 0, "terminals > villages")) < smithies.index(Gene("smithy"))


def test_what_gains_actions_comes_early_and_gains_the_parts_of_an_engine() -> None:
    found = archetypes(["workshop", "village", "smithy", "market", "moat"])
    plan = next(plan for plan in found if Gene("workshop", 2, "coins < 6") in plan)
    assert {Gene("village", 0, "owned(village) < owned(smithy)"), Gene("smithy")} <= set(plan)
    assert not any("workshop" in {gene.card for gene in plan} for plan in archetypes(["workshop", "moat"]))


@pytest.mark.parametrize(
    ("cards", "of"),
    [
        (("bank", "relic", "moat"), {"bank", "relic"}),
        (("den_of_sin", "vampire", "moat"), {"den_of_sin", "vampire"}),
        (("alchemist", "moat"), {"alchemist", "potion"}),
        (("university", "smithy"), {"university", "smithy", "potion"}),
    ],
)
def test_treasures_nights_and_cards_for_potions_have_plans(cards: Sequence[str], of: set[str]) -> None:
    found = archetypes(cards)
    assert {gene.card for plan in found for gene in plan} >= of


def test_what_draws_has_a_plan_without_a_village_too() -> None:
    found = archetypes(["smithy", "moat", "poor_house"])
    assert any(Gene("smithy", 0, "terminals <= villages + 1") in plan for plan in found)


def test_a_potion_is_bought_where_a_card_costs_one_and_nowhere_else() -> None:
    cards = ("alchemist", "laboratory", "chapel", "festival")
    for plan in archetypes(cards):
        bought = [gene.card for gene in plan]
        assert ("potion" in bought) == ("alchemist" in bought)
        if "potion" in bought:
            assert bought.index("potion") < bought.index("alchemist")


def test_cards_that_are_paid_later_are_parts_of_engines() -> None:
    """Bought where the next turn can pay what is left of the debt."""
    found = archetypes(["chapel", "city_quarter", "smithy", "militia"])
    lines = {gene for plan in found for gene in plan if gene.card == "city_quarter"}
    assert lines
    assert {gene.if_ for gene in lines} >= {"terminals > villages"}
    assert role_of("city_quarter").village
    blacksmiths = archetypes(["royal_blacksmith", "village", "militia"])
    assert any(Gene("royal_blacksmith", 0, "coins >= 4") in plan for plan in blacksmiths)


def test_events_are_tried_early_late_and_always() -> None:
    market = market_of(("moat", "village"), ("alms", "way_of_the_ox"), colonies=False)
    times = {gene.if_ for plan in first_plans(market) for gene in plan if gene.card == "alms"}
    assert times == {*EVENT_TIMES}
    dear = market_of(("moat",), ("dominate",), colonies=False)
    assert any(plan[0] == Gene("dominate") for plan in first_plans(dear))
    grown = grown_plans([WITCHES], market)
    assert {gene.if_ for plan in grown for gene in plan if gene.card == "alms"} == {*EVENT_TIMES}


def test_the_best_plan_is_tried_without_each_of_its_cards_and_with_ways() -> None:
    plan = (Gene("province"), Gene("witch", 2), Gene("gold"), Gene("moat", 1), Gene("silver"))
    assert pruned(plan) == [tuple(gene for gene in plan if gene.card != card) for card in ("witch", "moat")]
    assert pruned(WITCHES) == []
    market = market_of(("moat", "witch"), ("way_of_the_ox",), colonies=False)
    ways = {gene for one in grown_plans([plan], market) for gene in one if gene.sort == "way"}
    assert ways == {
        Gene("way_of_the_ox", 0, "actions == 0 and hand(action) > 0", "way", id) for id in ("moat", "witch")
    }
    assert set(pruned(plan)) <= set(grown_plans([plan, MONEY], market))


def test_the_best_plan_is_tried_in_other_manners() -> None:
    """What comes first or last, what is always chosen, when Coppers go: lines that are kept with the plan."""
    plan = (Gene("province"), Gene("minion"), Gene("chapel", 1), Gene("silver"))
    made = {gene for one in mannered(plan) for gene in one} - {*plan}
    assert made == {
        *(Gene(id, 0, "", "play", word) for id in ("minion", "chapel") for word in ("", "last")),
        *(Gene("minion", 0, "", "choose", word) for word in KINDS["minion"].offers),
        Gene("copper", 0, "income > 3", "trash"),
        Gene("copper", 0, "income > 4", "trash"),
    }
    assert len(KINDS["minion"].offers) == 2
    grown = grown_plans([plan, WITCHES], MARKET)
    assert {*mannered(plan)} <= {*grown}
    # Nothing is said twice, and of one Action there is no order.
    assert not mannered((Gene("province"), Gene("smithy", 1), Gene("silver")))
    said = (*plan, Gene("copper", 0, "income > 4", "trash"))
    assert all(one.count(said[-1]) == 1 and len(one) == len(said) + 1 for one in mannered(said))


def test_the_best_of_each_niche_is_bred_on() -> None:
    many: list[Plan] = [(*MONEY[:1], Gene(card, 1), *MONEY[1:]) for card in CARDS]
    dukes = (Gene("duchy"), Gene("silver"))
    assert elite_of([*many, dukes]) == [*many[: ELITE - 1], dukes]
    assert elite_of([dukes, *many]) == [dukes, *many[: ELITE - 1]]


def grown_plans(plans: Sequence[Plan], market: Market) -> list[Plan]:
    return _grown(Races(SETUP, play, MONEY), plans, market)


def any_of(plan: Plan, card: str) -> bool:
    return any(gene.card == card for gene in plan)


def test_plans_win_by_other_points_by_what_they_build_or_by_money() -> None:
    dukes = (Gene("duchy", 0, "deck_money > 17"), Gene("duke", 0, "left(duchy) == 0"), Gene("silver"))
    late = (Gene("province", 0, "coins >= 13"), Gene("laboratory"), Gene("silver"))
    money = MARKET.within(BIG_MONEY)
    assert [*map(niche, (dukes, late, money, MONEY, (Gene("silver"),)))] == [
        "points",
        "built",
        "money",
        "money",
        "points",
    ]
    # Duchies and Dukes beside Provinces are money, too.
    assert niche((*MONEY[:1], *dukes)) == "money"
    assert niche((Gene("colony"), Gene("province", 0, "deck_money > 15"))) == "money"
    assert each_niche([MONEY, dukes, money, late]) == [MONEY, dukes, late]


def test_the_best_of_each_niche_stays_in_a_race() -> None:
    """The fewest drop out among those that win in the same way, so that each kind is bred on."""
    many = [(*MONEY[:1], Gene("moat", n), *MONEY[1:]) for n in range(1, 25)]
    rare = [
        (Gene("duchy"), Gene("gardens"), *[Gene("silver", n) for n in range(9, most)])
        for most in (12, 13, 14)
    ]
    met: list[Plan] = []

    def seen(setup: MatchSetup, matches: Sequence[Match]) -> list[MatchResult]:
        met.extend(match.first for match in matches)
        return by_length(setup, matches)

    Races(SETUP, seen, MONEY).race([*many, *rare], 0, deals=1)
    played = Counter(met)
    assert played[rare[0]] > played[many[-1]]
    assert played[rare[0]] == played[many[0]] == max(played[plan] for plan in (*many, *rare))


# Matches.


def test_two_sides_of_one_deal_of_the_same_plan_are_even() -> None:
    one, other = play(SETUP, [Match(MONEY, MONEY, 1), Match(MONEY, MONEY, 1)])
    assert one == other
    assert MatchResult(1.0, 9.0).other == MatchResult(0.0, -9.0)
    assert (
        1 > MatchResult(1.0, 20.0).margin > MatchResult(1.0, 1.0).margin > 0.5 == MatchResult(0.5, 0.0).margin
    )
    assert MatchResult(0.0, -20.0).margin == pytest.approx(1 - MatchResult(1.0, 20.0).margin)


def test_witches_beat_money() -> None:
    won = sum(outcome.win for outcome in play(SETUP, [Match(WITCHES, MONEY, n) for n in range(30)]))
    assert won >= 20


def test_matches_by_the_simulator_are_the_same_as_by_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in ("simulated/1", "simulated/2"):
        view = View(named("dominion").table(setup_of(named("dominion"), seats=2, seed=seed)))
        kingdom = kingdom_of(view)
        plans = first_plans(kingdom.market)
        setup = MatchSetup(tuple(kingdom.options.items()), seed)
        games = [Match(one, other, n) for n, (one, other) in enumerate(pairwise(plans[::9]))]
        simulated = play(setup, games)
        with monkeypatch.context() as patch:
            patch.setattr(match_module, "simulator", None)
            assert play(setup, games) == simulated


# The search.


def by_length(setup: MatchSetup, matches: Sequence[Match]) -> list[MatchResult]:
    """A player for whom the shorter plan wins."""
    leads = [10 * (len(match.second) - len(match.first)) for match in matches]
    return [MatchResult(0.5 if not lead else float(lead > 0), float(lead)) for lead in leads]


def test_a_search_is_the_same_again() -> None:
    first, second = ([*search(MARKET, SETUP, by_length, games=3000)] for _ in range(2))
    assert first == second
    assert 2900 <= first[-1].games <= 3000


def test_the_field_grows_by_the_best() -> None:
    generations = [*search(MARKET, SETUP, by_length, games=2900)]
    assert [generation.number for generation in generations] == list(range(len(generations)))
    assert len(generations) > 2
    assert len(generations[-1].best) <= len(generations[0].best)
    money = MARKET.within(BIG_MONEY)
    assert generations[0].field == (money,)
    assert generations[1].field[0] == money
    assert generations[0].best in generations[1].field
    for one in generations[:-1]:
        families = [about(plan) for plan in one.field[1:]]
        assert len(families) == len(set(families)) < LARGEST_FIELD
    assert all(one.games < next_.games for one, next_ in pairwise(generations))


def test_a_search_of_many_games_has_rounds() -> None:
    """Each begins with the best plan of the one before, which stays the best until the round ends."""
    generations = [*search(MARKET, SETUP, by_length, games=6 * ROUND)]
    assert [one.number for one in generations] == list(range(len(generations)))
    assert all(one.games < next_.games for one, next_ in pairwise(generations))
    assert generations[-1].games <= 6 * ROUND
    ends = [one for one in generations if one.ends]
    assert len(ends) == 6
    assert ends[-1] == generations[-1]
    for before, last in pairwise(ends):
        inner = generations[before.number + 1 : last.number]
        assert inner
        assert {one.best for one in inner} == {before.best}
        assert before.best in last.field
    assert [*search(MARKET, SETUP, by_length, games=ROUND)] == generations[: ends[0].number + 1]


@pytest.mark.parametrize("rounds", [2, CROSSING + 1])
def test_a_later_round_can_be_stopped(rounds: int) -> None:
    """In the second round of crosses, and in the first of changes by chance; and before it begins."""
    whole = [*search(MARKET, SETUP, by_length, games=rounds * ROUND)]
    before = [one for one in whole if one.ends][-2]
    for enough in (before.number + 1, before.number + 2):
        asked = count(1)  # not after the last generation of the last round, so no more than once for each
        stop = partial(lambda asked, enough: next(asked) >= enough, asked, enough)
        assert [*search(MARKET, SETUP, by_length, games=rounds * ROUND, stop=stop)] == whole[:enough]


@pytest.mark.parametrize("rounds", [2, CROSSING + 1])
def test_who_presses_ctrl_c_in_a_later_round_has_the_best_of_the_one_before(rounds: int) -> None:
    whole = [*search(MARKET, SETUP, by_length, games=rounds * ROUND)]
    before = [one for one in whole if one.ends][-2]

    def stopped(setup: MatchSetup, matches: Sequence[Match]) -> Iterator[MatchResult]:
        for number, result in enumerate(by_length(setup, matches)):
            if setup == setup_of_round(SETUP, rounds - 1) and number > 5:
                raise KeyboardInterrupt
            yield result

    found: list[Generation] = []
    with pytest.raises(KeyboardInterrupt):
        found.extend(search(MARKET, SETUP, stopped, games=rounds * ROUND))
    assert found[:-1] == whole[: before.number + 1]
    assert found[-1].best == before.best
    assert before.games < found[-1].games < before.games + 10


def test_what_a_plan_of_another_kind_lacks_is_found() -> None:
    """Gardens alone lose to money, but not with Moats, of which six other cards are better with money."""
    ranked = ("witch", "laboratory", "militia", "mint", "bridge", "village", "moat")

    def worth(plan: Plan) -> float:
        bought = {gene.card for gene in plan if gene.sort == "buy"}
        if niche(plan) == "money":
            return 20.0 - min([ranked.index(card) for card in bought if card in ranked] or [9])
        return 8.0 + 20.0 * ("moat" in bought) if "gardens" in bought else 0.0

    def by_worth(setup: MatchSetup, matches: Sequence[Match]) -> list[MatchResult]:
        leads = [worth(match.first) - worth(match.second) for match in matches]
        return [MatchResult(0.5 if not lead else float(lead > 0), lead) for lead in leads]

    *_, last = search(MARKET, SETUP, by_worth, games=1500)
    assert niche(last.best) == "points"
    assert {"gardens", "moat"} <= {gene.card for gene in last.best}


@pytest.mark.parametrize("smithy", ["smithy", "market"])
def test_no_plan_has_a_card_that_is_not_sold(smithy: str) -> None:
    """The field begins with big money, whose Smithy is sold in one of the two kingdoms."""
    market = market_of((*CARDS[:9], smithy), (), colonies=False)
    met: set[Plan] = set()

    def longer(setup: MatchSetup, matches: Sequence[Match]) -> list[MatchResult]:
        met.update(match.first for match in matches)
        return [one.other for one in by_length(setup, matches)]

    seeds = [(Gene("smithy"), Gene("gold"), Gene("silver")), (Gene("goons"),)]
    generations = [*search(market, SETUP, longer, games=4000, seeds=seeds)]
    bred = {gene.card for plan in met for gene in plan}
    assert bred <= set(market.all)
    assert () not in met
    assert ("smithy" in bred) == (smithy == "smithy")
    assert (generations[0].field[0] == BIG_MONEY) == (smithy == "smithy")


def test_no_plan_of_the_field_plays_against_itself_and_all_meet_alike() -> None:
    met: list[Match] = []

    def seen(setup: MatchSetup, matches: Sequence[Match]) -> list[MatchResult]:
        met.extend(matches)
        return by_length(setup, matches)

    *_, last = search(MARKET, SETUP, seen, games=3000)
    assert len(met) == last.games
    assert all(match.first != match.second for match in met)
    sides = Counter(met)
    assert all(sides[Match(match.second, match.first, match.number)] == sides[match] for match in met)


def test_the_last_race_is_between_the_best_the_known_and_big_money() -> None:
    known: Plan = (Gene("laboratory"), Gene("province"), Gene("gold"), Gene("silver"))
    generations = [*search(MARKET, SETUP, by_length, games=2900, seeds=[known])]
    before, last = generations[-2:]
    assert last.games - before.games > 2900 * LAST * 0.8
    assert last.games <= 2900
    assert set(last.field) >= {*before.elite, known, MARKET.within(BIG_MONEY)}
    assert len(last.field) <= len(before.elite) + 4  # and two answers to the best


def test_the_best_plan_loses_to_none_that_was_known() -> None:
    """A plan may beat all others and lose to money alone."""
    money = MARKET.within(BIG_MONEY)

    def by_cards(setup: MatchSetup, matches: Sequence[Match]) -> list[MatchResult]:
        """Bridges beat all but money; Witches beat the others."""

        def lead(one: Plan, other: Plan) -> float:
            bridge, witch = (
                any(gene.card == card for gene in one) - any(gene.card == card for gene in other)
                for card in ("bridge", "witch")
            )
            if money in (one, other) and bridge:
                return -30.0 * bridge
            return 30.0 * bridge or 30.0 * witch

        leads = [lead(match.first, match.second) for match in matches]
        return [MatchResult(0.5 if not lead else float(lead > 0), lead) for lead in leads]

    *_, last = search(MARKET, SETUP, by_cards, games=1500)
    assert any(gene.card == "bridge" for plan in last.elite for gene in plan)
    assert not any(gene.card == "bridge" for gene in last.best)


def test_of_few_games_none_are_for_changes_by_chance() -> None:
    generations = [*search(MARKET, SETUP, by_length, games=1500)]
    assert len(generations) == GROWN_IN + 2
    assert 1300 < generations[-1].games <= 1500


def test_the_first_generation_is_a_plan_to_use_and_costs_a_part_of_all_games() -> None:
    first, *_, last = search(MARKET, SETUP, by_length, games=1500)
    assert first.games < last.games / 3
    assert first.best in first.elite


def test_no_more_than_two_of_the_best_are_about_the_same_cards() -> None:
    for one in [*search(MARKET, SETUP, by_length, games=1500)][:-1]:
        assert max(Counter(map(about, one.elite)).values()) <= 2
        assert len(one.elite) <= ELITE
    assert varied([WITCHES, WITCHES[:2], MONEY], 3) == [WITCHES, MONEY]
    assert varied([WITCHES, WITCHES[:2], MONEY], 2, 2) == [WITCHES, WITCHES[:2]]


def test_what_a_race_costs() -> None:
    races = Races(SETUP, by_length, MONEY)
    plans = [(Gene("province"), Gene("silver", n + 1), Gene("gold")) for n in range(11)]
    races.race(plans, 0, deals=3)
    assert races.games == cost(11, 3)


def test_who_beats_the_best_of_the_field_goes_before_who_beats_the_worst() -> None:
    one: Plan = (Gene("gold"),)
    other: Plan = (Gene("silver"),)
    wins = {(WITCHES, MONEY), (one, MONEY), (other, WITCHES)}

    def by_table(setup: MatchSetup, matches: Sequence[Match]) -> list[MatchResult]:
        won = [(match.first, match.second) in wins for match in matches]
        return [MatchResult(float(first), 20.0 if first else -20.0) for first in won]

    races = Races(SETUP, by_table, MONEY)
    races.race([WITCHES], 0, deals=8, rounds=1)
    assert races.strength(WITCHES) > 0.2
    races.meet([WITCHES])
    assert races.race([one, other], 1, deals=8, rounds=1) == [other, one]


def test_what_loses_to_all_others_may_be_the_answer_to_the_best() -> None:
    rush: Plan = (Gene("gardens"), Gene("estate"))
    wins = {(WITCHES, MONEY), (MONEY, rush), (rush, WITCHES)}

    def by_table(setup: MatchSetup, matches: Sequence[Match]) -> list[MatchResult]:
        won = [(match.first, match.second) in wins for match in matches]
        return [MatchResult(float(first), 20.0 if first else -20.0) for first in won]

    races = Races(SETUP, by_table, MONEY)
    races.race([WITCHES, rush], 0, deals=4, rounds=1)
    assert races.strength(rush) < 0 < races.strength(WITCHES)
    assert races.answers([MONEY, WITCHES, rush], WITCHES, 1) == [rush]
    assert races.answers([WITCHES, rush], MONEY, 2) == [WITCHES]
    assert races.field == [MONEY]


def test_of_few_games_the_points_count_and_of_many_the_wins() -> None:
    """One wins all games by a little, the other most of them by much."""
    often: Plan = (Gene("gold"),)
    clearly: Plan = (Gene("silver"),)

    def by_number(setup: MatchSetup, matches: Sequence[Match]) -> list[MatchResult]:
        found = []
        for match in matches:
            mine = match.first if match.second == MONEY else match.second
            lead = 1.0 if mine == often else -1.0 if match.number % 4 == 3 else 30.0
            outcome = MatchResult(float(lead > 0), lead)
            found.append(outcome if match.second == MONEY else outcome.other)
        return found

    races = Races(SETUP, by_number, MONEY)
    assert races.race([often, clearly], 0, deals=4, rounds=1) == [clearly, often]
    assert races.race([often, clearly], 1, deals=200, rounds=1) == [often, clearly]


def test_a_child_is_about_as_strong_as_its_parent_until_it_has_shown_otherwise() -> None:
    """Of many plans the one with the most luck in two games is not the best."""
    races = Races(SETUP, by_length, MONEY)
    races.race([WITCHES], 0, deals=8, rounds=1)
    lucky = races.child((Gene("province"), Gene("silver")), WITCHES)
    alone: Plan = (Gene("gold"), Gene("silver"))
    races.race([lucky, alone], 1, deals=1, rounds=1)
    parent = races.strength(WITCHES)
    assert parent < races.strength(lucky) < parent + 0.1
    assert races.strength(alone) > races.strength(lucky)
    races.race([lucky], 2, deals=40, rounds=1)
    assert races.strength(lucky) > parent + 0.3


@pytest.mark.parametrize("upto", [30, 500, 1400])
def test_what_was_played_before_ctrl_c_is_kept(upto: int) -> None:
    def stopped(setup: MatchSetup, matches: Sequence[Match]) -> Iterator[MatchResult]:
        for outcome in by_length(setup, matches):
            if len(played) == upto:
                raise KeyboardInterrupt
            played.append(outcome)
            yield outcome

    played: list[MatchResult] = []
    found: list[Generation] = []
    with pytest.raises(KeyboardInterrupt):
        found.extend(search(MARKET, SETUP, stopped, games=1500))  # has what came before the error
    assert found[-1].games == upto == len(played)
    assert found[-1].best in found[-1].elite


def test_before_any_game_there_is_nothing_to_keep() -> None:
    def stopped(setup: MatchSetup, matches: Sequence[Match]) -> list[MatchResult]:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        next(search(MARKET, SETUP, stopped, games=1500))


def test_a_search_stops_when_told() -> None:
    assert len([*search(MARKET, SETUP, by_length, games=10**9, stop=lambda: True)]) == 1


@pytest.mark.long
def test_a_search_finds_what_beats_big_money() -> None:
    plan = found_for(KINGDOM, games=300)
    assert plan == found_for(KINGDOM, games=300)
    fresh = MatchSetup(SETUP.options, "fresh")
    assert sum(outcome.win for outcome in play(fresh, [Match(plan, BIG_MONEY, n) for n in range(40)])) >= 24


# Where plans come from.


@pytest.mark.parametrize("cores", [pytest.param(2, marks=pytest.mark.long), 3])
def test_the_same_plan_is_found_on_any_number_of_cores(monkeypatch: pytest.MonkeyPatch, cores: int) -> None:
    alone = found_for(KINGDOM, games=120)
    monkeypatch.setattr(executor, "ALONE", 0.0)
    monkeypatch.setattr(executor, "cores", lambda: cores)
    with executor.using_workers(None):
        plan_finder.first_found_for(KINGDOM, games=120)
        assert found_for(KINGDOM, games=120) == alone


def test_a_plan_is_found_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv(ENVIRONMENT, "1")
    monkeypatch.setattr(plans_cache, "found_for", lambda kingdom, games: WITCHES)
    plans_cache._text_for.cache_clear()
    plan = plan_for(KINGDOM._replace(seats=4))
    assert [line.card for line in plan.lines] == [gene.card for gene in WITCHES]
    (kept,) = (tmp_path / "fudaba" / "plans").iterdir()
    assert read(kept.read_text("utf-8"), kept.name).name == "found"

    def never(kingdom: PlanKingdom, games: int) -> None:
        raise AssertionError

    monkeypatch.setattr(plans_cache, "found_for", never)
    plans_cache._text_for.cache_clear()
    assert [line.card for line in plan_for(KINGDOM).lines] == [gene.card for gene in WITCHES]


def test_who_does_not_wait_plays_big_money_until_a_plan_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv(ENVIRONMENT, "1")
    monkeypatch.setattr(plans_cache, "first_found_for", lambda kingdom, games: WITCHES)
    monkeypatch.setattr(plans_cache, "found_for", lambda kingdom, games: WITCHES)
    plans_cache._text_for.cache_clear()
    game = named("dominion")
    view = View(game.table(setup_of(game, seats=2, seed="1", options={"kingdom": "witch,moat"})), 0)

    def plan() -> list[str]:
        return [line.card for line in Steady("").outlook(view).plan.lines]

    with prepared(""):
        assert plan() == [line.card for line in built_in(USUAL).lines]
    text = Steady.prepare(view)
    for found in (text, ""):  # as it is handed over, and as it is kept
        with prepared(found):
            assert plan() == [gene.card for gene in WITCHES]
    assert plan() == [gene.card for gene in WITCHES]


def test_a_first_plan_is_played_until_a_better_one_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game goes on by the first plan; the next one begins by the best."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv(ENVIRONMENT, "1")
    monkeypatch.setattr(plans_cache, "first_found_for", lambda kingdom, games: MONEY)
    monkeypatch.setattr(plans_cache, "found_for", lambda kingdom, games: WITCHES)
    plans_cache._text_for.cache_clear()
    game = named("dominion")
    view = View(game.table(setup_of(game, seats=2, seed="1", options={"kingdom": "witch,moat"})), 0)

    def plan() -> list[str]:
        return [line.card for line in Steady("").outlook(view).plan.lines]

    first = Steady.prepare(view)
    assert not Steady.is_prepared(view)
    for found in (first, ""):
        with prepared(found):
            assert plan() == [gene.card for gene in MONEY]
    assert Steady.prepare(view) == first
    Steady.improve(view)
    assert Steady.is_prepared(view)
    with prepared(first):
        assert plan() == [gene.card for gene in MONEY]
    with prepared(""):
        assert plan() == [gene.card for gene in WITCHES]
    assert Steady.prepare(view) != first


def test_a_plan_gets_better_from_game_to_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As by a search of as many games; whoever waits for a plan has that of one search, as everywhere."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv(ENVIRONMENT, str(ROUND))
    monkeypatch.setattr(plan_finder, "play", by_length)
    plans_cache._text_for.cache_clear()
    game = named("dominion")
    options = {"kingdom": ",".join(CARDS), "colonies": "no", "shelters": "no"}
    view = View(game.table(setup_of(game, seats=2, seed="1", options=options)), 0)
    assert kingdom_of(view) == KINGDOM
    found, more = [Steady.prepare(view)], True
    while more:
        more = Steady.improve(view)
        found.append(Steady.prepare(view))
    assert len(found) == 1 + plans_cache.MOST_ROUNDS
    for rounds in range(1, plans_cache.MOST_ROUNDS + 1):
        assert found_for(KINGDOM, games=rounds * ROUND) == plan_of(strategy_in(found[rounds]))
    assert not Steady.improve(view)
    with prepared(""):
        assert Steady("").outlook(view).plan == strategy_in(found[-1])
    assert Steady("").outlook(view).plan == strategy_in(found[1])


def test_what_fails_or_is_not_looked_for_gets_no_better(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(plans_cache, "found_for", lambda kingdom, games: MONEY)
    monkeypatch.setattr(plans_cache, "next_found_for", lambda *_, **__: 1 / 0)
    plans_cache._text_for.cache_clear()
    monkeypatch.setenv(ENVIRONMENT, "0")
    assert not plans_cache.improve_for(KINGDOM)
    monkeypatch.setenv(ENVIRONMENT, "1")
    assert plans_cache.improve_for(KINGDOM)
    assert not plans_cache.improve_for(KINGDOM)
    assert [file.name.endswith("-1.toml") for file in (tmp_path / "fudaba" / "plans").iterdir()] == [True]


@pytest.mark.parametrize("limit", [TooLong, MemoryError, BrokenExecutor, NobodyWaits])
def test_a_search_that_a_limit_ends_is_not_remembered_as_a_failure(
    limit: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says nothing of the kingdom: who has more time finds the plan."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv(ENVIRONMENT, "1")
    plans_cache._text_for.cache_clear()
    monkeypatch.setattr(plans_cache, "_ended", Counter())

    def ended(*_: object, **__: object) -> Plan:
        raise limit

    for name in ("first_found_for", "found_for", "next_found_for"):
        monkeypatch.setattr(plans_cache, name, ended)
    for find in (plans_cache.first_text_for, plans_cache.improve_for, plans_cache.text_for):
        with pytest.raises(limit):
            find(KINGDOM)
    monkeypatch.setattr(plans_cache, "found_for", lambda kingdom, games: MONEY)
    assert plans_cache.improve_for(KINGDOM)
    with pytest.raises(limit):
        plans_cache.improve_for(KINGDOM)
    monkeypatch.setattr(plans_cache, "next_found_for", lambda *_, **__: WITCHES)
    assert plans_cache.improve_for(KINGDOM)
    assert [line.card for line in plan_for(KINGDOM).lines] == [gene.card for gene in MONEY]


def test_who_has_other_work_looks_for_a_plan_only_so_often_in_vain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slice of a review, say, whose time a search uses up; one that has more time goes on trying."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv(ENVIRONMENT, "1")
    plans_cache._text_for.cache_clear()
    monkeypatch.setattr(plans_cache, "_ended", Counter())

    def ended(kingdom: PlanKingdom, games: int) -> Plan:
        raise TooLong

    monkeypatch.setattr(plans_cache, "found_for", ended)
    for _ in range(plans_cache.MOST_TRIES):
        with pytest.raises(TooLong):
            plan_for(KINGDOM)
    assert plan_for(KINGDOM) is built_in(USUAL)
    monkeypatch.setattr(plans_cache, "first_found_for", lambda kingdom, games: MONEY)
    plans_cache.first_text_for(KINGDOM)
    assert [line.card for line in plan_for(KINGDOM).lines] == [gene.card for gene in MONEY]
    with pytest.raises(TooLong):
        plans_cache.improve_for(KINGDOM)
    monkeypatch.setattr(plans_cache, "found_for", lambda kingdom, games: WITCHES)
    assert plans_cache.improve_for(KINGDOM)
    assert [line.card for line in plan_for(KINGDOM).lines] == [gene.card for gene in WITCHES]
    for number in range(2 * plans_cache.MOST_ENDED):
        plans_cache._ended[KINGDOM, number] += 1
    monkeypatch.setattr(plans_cache, "found_for", ended)
    with pytest.raises(TooLong):
        plans_cache.text_for(KINGDOM._replace(cards=("moat",)))
    assert len(plans_cache._ended) == 1


def test_a_plan_that_cannot_be_stored_is_not_looked_for_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever improves plans goes on as long as there may be a better one."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setenv(ENVIRONMENT, "1")
    monkeypatch.setattr(plans_cache, "found_for", lambda kingdom, games: MONEY)
    monkeypatch.setattr(plans_cache, "next_found_for", lambda *_, **__: WITCHES)
    plans_cache._text_for.cache_clear()
    assert not plans_cache.improve_for(KINGDOM)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    plans_cache._text_for.cache_clear()
    assert plans_cache.improve_for(KINGDOM)
    monkeypatch.setattr(plans_cache, "store", lambda kingdom, name, plan: to_toml(plan, "found"))
    assert not plans_cache.improve_for(KINGDOM)


def test_a_search_goes_on_from_its_first_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def counted(setup: MatchSetup, matches: Sequence[Match]) -> list[MatchResult]:
        played.append(len(matches))
        return by_length(setup, matches)

    monkeypatch.setattr(plan_finder, "play", counted)
    *_, whole = search(KINGDOM.market, MatchSetup(SETUP.options, plan_finder.SEED), by_length, games=1500)
    first = plan_finder.first_found_for(KINGDOM, games=1500)
    assert 0 < sum(played) < whole.games / 3
    assert found_for(KINGDOM, games=1500) == whole.best
    assert sum(played) == whole.games
    assert plan_finder.first_found_for(KINGDOM, games=1500) == first
    plan_finder._begun.clear()


def test_big_money_is_played_where_a_search_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv(ENVIRONMENT, "1")
    plans_cache._text_for.cache_clear()
    assert plan_for(KINGDOM._replace(cards=("no_such_card",))) is built_in(USUAL)
    assert not (tmp_path / "fudaba").exists()


def test_a_plan_is_told_as_a_file() -> None:
    text = to_toml(WITCHES, "witches", "Two of them.")
    assert 'card = "witch"\nup_to = 2' in text
    assert [line.card for line in read(text, "x.toml").lines] == ["province", "witch", "gold", "silver"]


@given(name=st.text(min_size=1), about=st.text())
@example(name='a"b', about="C:\\new\\plan")
@example(name="two\nlines\r\n", about='''""" and \'\'\'''')
@example(name="静かな通り", about="\x00\x1f\x7f\x85\u2028\U0001f0cf")
def test_a_plan_is_told_under_any_name(name: str, about: str) -> None:
    text = to_toml(WITCHES, name, about)
    assert (tomllib.loads(text)["name"], tomllib.loads(text)["about"]) == (name, about)
    assert read(text, "x.toml").name == name


def test_half_a_surrogate_in_the_name_of_a_plan_is_a_question_mark() -> None:
    assert read(to_toml(WITCHES, "a\udce9b"), "x.toml").name == "a?b"


@pytest.mark.parametrize("name", offered())
def test_a_plan_comes_with_fudaba_for_each_kingdom_with_a_name(name: str) -> None:
    game = named("dominion")
    table = game.table(setup_of(game, seats=2, seed="1", options={"kingdom": name}))
    kingdom = kingdom_of(View(table))
    shipped = files("fudaba.dominion_study").joinpath("plans", f"{key_of(kingdom)}.toml")
    plan = read(shipped.read_text("utf-8"), name)
    assert plan.name == name
    assert buyer(plan).lacks(table) == []
    assert [line.card for line in plan_for(kingdom).lines] == [line.card for line in plan.lines]
