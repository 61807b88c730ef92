"""Setting up: kingdoms as listed, by name and at random, and what cards bring in."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from fudaba.games import named
from fudaba.games.dominion.board.kingdom import Kingdom
from fudaba.games.dominion.facts.kinds import KINDS, Unused
from fudaba.games.dominion.facts.layout import COMMON, DECK, HAND, place
from fudaba.games.dominion.facts.shown import Private, Public
from fudaba.games.dominion.facts.tokens import on_pile
from fudaba.games.dominion.facts.types import ACTION, TREASURE
from fudaba.games.dominion.setup import kingdoms, notation
from fudaba.games.dominion.setup.dependencies import ONE_OF, brought, missing, words_of
from fudaba.games.dominion.setup.kingdom_options import of_sets
from fudaba.games.dominion.setup.kingdoms import kingdom_of
from fudaba.games.dominion.setup.notation import all_named, is_kingdom, offered
from fudaba.games.dominion.setup.randomizer import Randomizer, Share
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.game import BadSetup, read_options, setup_of
from fudaba.kernel.session import Session
from fudaba.text import LANGS, words
from fudaba.text.names import ids_of

GAME = named("dominion")


def kingdom(seed: str = "1", **options: Any) -> Kingdom:
    return kingdom_of(read_options(GAME.switches, options), seed)


def session(seats: int = 2, seed: str = "1", **options: Any) -> Session:
    return Session(GAME, setup_of(GAME, seats=seats, seed=seed, options=options), list("ABCDEF")[:seats])


def table(seats: int = 2, seed: str = "1", **options: Any) -> Dominion:
    found = session(seats, seed, **options).table
    assert isinstance(found, Dominion)
    return found


def reasons_in_log(game: Session, kind: str) -> list[tuple[str, list[str]]]:
    """The word and the cards of every line of that kind."""
    return [
        (event.word, [game.table.cards[ref.card].face for ref in event.cards])
        for event in game.events
        if event.kind == kind
    ]


# As it is listed.


@pytest.mark.parametrize(
    "written", ["village,smithy", "Village, Smithy", " VILLAGE ,smithy,", "village, smithy"]
)
def test_a_kingdom_is_what_is_listed_in_that_order(written: str) -> None:
    """DOM-01."""
    assert kingdom(kingdom=written).cards == ("village", "smithy")


@pytest.mark.parametrize(
    "written", ["King's Court", "King\N{RIGHT SINGLE QUOTATION MARK}s Court", "kings_court"]
)
def test_a_name_is_read_with_and_without_its_apostrophe(written: str) -> None:
    assert kingdom(kingdom=written).cards == ("kings_court",)


def test_landscapes_are_listed_with_the_cards() -> None:
    found = kingdom(kingdom="village, Way of the Ox, Way of the Horse, Way of the Mole")
    assert found.cards == ("village",)
    assert found.landscapes == ("way_of_the_ox", "way_of_the_horse", "way_of_the_mole"), "WAY-07: no limit"


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"kingdom": "vilage"}, "There is no card ‘vilage’. Did you mean ‘Village’?"),
        ({"kingdom": "quiet stret"}, "Did you mean ‘Quiet Street’?"),
        ({"kingdom": "village, village"}, "‘Village’ is listed twice"),
        ({"kingdom": "village, copper"}, "‘Copper’ is neither a Kingdom card nor a landscape"),
        ({"kingdom": "way_of_the_ox"}, "at least one Kingdom card"),
        (
            {"kingdom": "village", "require": "smithy"},
            "‘Required cards’ works only with a random kingdom",
        ),
        ({"kingdom": "village", "spread": "even"}, "‘Costs’ works only with a random kingdom"),
        (
            {"kingdom": "village", "landscapes": "1"},
            "‘Events, Ways, etc.’ works only with a random kingdom",
        ),
        ({"require": "wich"}, "Required cards: There is no card ‘wich’. Did you mean ‘Witch’?"),
        ({"require": "witch", "ban": "witch"}, "‘Witch’ is both required and excluded"),
        ({"sets": "bse"}, "There is no set ‘bse’. Did you mean ‘Base’?"),
        (
            {"sets": "alchemy", "edition": "second", "ban": "golem, possession, vineyard"},
            "only 9 are left to choose from",
        ),
        (
            {"sets": "alchemy", "spread": "even"},
            "No kingdom with these cards has the costs you asked for: some of each",
        ),
        ({"require": "way_of_the_ox, way_of_the_pig", "landscapes": "1"}, "2 landscapes are required"),
        ({"sets": "base", "landscapes": "1"}, "There are only 0 landscapes in Base, not 1"),
        ({"spread": "evn"}, "choose from any and even"),
    ],
)
def test_a_kingdom_that_cannot_be_is_refused_and_it_is_said_why(options: dict[str, str], says: str) -> None:
    with pytest.raises(BadSetup) as refused:
        kingdom(**options)
    assert says in str(refused.value)


# Piles chosen for cards that bring one, and for Traits.


def test_the_pile_that_a_card_brings_can_be_chosen() -> None:
    found = kingdom(kingdom="Village, Young Witch: Moat, Ferryman: Smithy")
    assert found.cards == ("village", "young_witch", "ferryman")
    assert found.added == (("moat", "young_witch"), ("smithy", "ferryman"))
    assert kingdoms.kingdom_without_chance(read_options(GAME.switches, {"kingdom": "Young Witch: Moat"}))
    assert [pile.id for pile in table(kingdom="Ferryman: Smithy").box.piles if not pile.supply] == ["smithy"]
    bane = table(kingdom="Young Witch: Moat")
    assert bane.mark(on_pile("young_witch"), bane.box.piles[bane.box.pile_ids["moat"]].zone) == 1


def test_no_lot_brings_a_pile_that_is_chosen_for_another_card() -> None:
    for seed in range(30):
        (ferried, _), bane = kingdom(str(seed), kingdom="Ferryman, Young Witch: Village").added
        assert bane == ("village", "young_witch")
        assert ferried != "village"


def test_the_pile_of_a_trait_can_be_chosen() -> None:
    """DOM-02."""
    for seed in range(10):
        found = kingdom(str(seed), kingdom="Village, Smithy, Moat, Reckless: Smithy, Cheap")
        assert dict(found.traits)["reckless"] == "smithy"
        assert dict(found.traits)["cheap"] in ("village", "moat")


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("Young Witch: Smithy", "‘Smithy’ can't be the pile for ‘Young Witch’; "),
        ("Ferryman: Moat", "‘Moat’ can't be the pile for ‘Ferryman’; "),
        ("Young Witch: Way of the Ox", "‘Way of the Ox’ can't be the pile for ‘Young Witch’; "),
        ("Moat, Young Witch: Moat", "‘Moat’ is listed twice"),
        ("Young Witch: Moat, Moat", "‘Moat’ is listed twice"),
        ("Young Witch: Village, Ferryman: Village", "‘Village’ is listed twice"),
        ("Young Witch: Mot", "There is no card ‘Mot’. Did you mean ‘Moat’?"),
        ("Young Witch: Copper", "‘Copper’ is neither a Kingdom card nor a landscape"),
        ("Young Witch:", "The pile after ‘Young Witch:’ is missing"),
        ("Village: Moat", "No pile can be chosen for ‘Village’"),
        (
            "Village, Reckless: Moat",
            "‘Reckless’ needs a listed Action or Treasure pile, not ‘Moat’",
        ),
        ("Village, Gardens, Reckless: Gardens", "‘Reckless’ needs a listed Action or Treasure pile"),
        ("Village, Smithy, Reckless: Smithy, Cheap: Smithy", "‘Smithy’ is listed twice"),
    ],
)
def test_a_pile_that_does_not_fit_is_refused_and_it_is_said_why(written: str, says: str) -> None:
    with pytest.raises(BadSetup) as refused:
        kingdom(kingdom=written)
    assert says in str(refused.value)


def test_names_on_both_sides_of_a_colon_are_read_in_any_language() -> None:
    assert ids_of("dominion", "Young Witch：堀, Village") == "young_witch:moat,village"
    assert ids_of("dominion", "nothing like it: Moat") == "nothing like it:moat"


def test_what_fits_is_named() -> None:
    with pytest.raises(BadSetup, match="; try Acting Troupe, "):
        kingdom(kingdom="Young Witch: Smithy")


def test_a_card_that_is_not_there_yet_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(KINDS, "moat")
    with pytest.raises(
        BadSetup, match=r"‘moat’ is not available yet\. ‘fudaba cards dominion’ lists the available cards"
    ):
        notation.read_list("moat", "kingdom", KINDS)


def test_a_card_is_not_drawn_while_what_it_needs_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    assert missing(KINDS["familiar"]) == ""
    monkeypatch.delitem(KINDS, "potion")
    assert missing(KINDS["familiar"]) == "potion"
    with pytest.raises(BadSetup, match="needs ‘Potion’, which is not available yet"):
        kingdom(kingdom="familiar, university")
    for seed in range(5):
        assert not any(
            KINDS[id].cost.potions for id in kingdom(str(seed), sets="base,alchemy,intrigue").cards
        )


# With a name.


def test_every_kingdom_with_a_name_has_ten_cards_and_its_words() -> None:
    for id, one in all_named().items():
        assert len(set(one.cards)) == kingdoms.SIZE, id
        assert len(one.landscapes) <= kingdoms.MOST_LANDSCAPES, id
        for lang in LANGS:
            assert words(lang).has(f"dominion-kingdom-{id}")
            assert words(lang).has(f"dominion-kingdom-{id}.text")


def test_every_kingdom_with_a_name_is_in_the_docs() -> None:
    page = (Path(__file__).parents[3] / "docs" / "kingdoms.md").read_text("utf-8")
    assert [id for id in all_named() if f"| `{id}`: " not in page] == []


def test_kingdoms_with_names_can_be_played() -> None:
    assert len(offered()) >= 15
    for id in offered():
        found = kingdom(kingdom=id)
        assert found.name == id
        assert found.cards == all_named()[id].cards


def test_a_kingdom_is_offered_only_when_all_its_cards_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(KINDS, "harbinger")
    assert "quiet_street" not in offered()
    with pytest.raises(BadSetup, match="some of its cards are not available"):
        notation.read_kingdom("QUIET Street")  # not yet read like this


# At random.


def test_a_drawn_kingdom_depends_on_the_seed_and_on_nothing_else() -> None:
    drawn = [kingdom(str(seed)) for seed in range(20)]
    assert drawn == [kingdom(str(seed)) for seed in range(20)]
    assert len({one.cards for one in drawn}) == 20
    assert all(len(set(one.cards)) == kingdoms.SIZE for one in drawn)


def test_what_is_drawn_for_a_kingdom_tells_nothing_about_the_first_shuffles() -> None:
    """The same decks are dealt with any kingdom: its lots are not the game's."""
    hands = {
        tuple(sorted(t.cards[card].id for card in t.state.zones[place(HAND, 0)]))
        for ban in ("moat", "witch", "cellar", "chapel")
        for t in [table(seed="the same", sets="base", ban=ban)]
    }
    assert len(hands) == 1


@pytest.mark.parametrize("seed", range(12))
def test_conditions_hold(seed: int) -> None:
    found = kingdom(
        str(seed), sets="base, intrigue", require="Witch, Way of the Ox", ban="moat, chapel", spread="even"
    )
    sets = Counter(KINDS[id].set for id in found.cards)
    assert sets.keys() <= {"base", "intrigue"}
    assert "witch" in found.cards
    assert found.landscapes == ("way_of_the_ox",)
    assert not {"moat", "chapel"} & {*found.cards}
    costs = [KINDS[id].cost.coins for id in found.cards]
    assert costs == sorted(costs)
    assert min(sum(c <= 3 for c in costs), costs.count(4), sum(c >= 5 for c in costs)) >= 2


@pytest.mark.parametrize(("edition", "number"), [("first", 1), ("second", 2)])
def test_cards_of_another_edition_are_drawn_only_when_they_are_asked_for(edition: str, number: int) -> None:
    for seed in range(8):
        assert all(number in KINDS[id].editions for id in kingdom(str(seed), edition=edition).cards)
    other = "moat, adventurer" if number == 2 else "moat, sentry"
    assert {*other.split(", ")} <= {*kingdom(edition=edition, require=other, sets="base").cards}
    assert "adventurer" in kingdom(kingdom="adventurer").cards


def test_at_most_two_landscapes_are_drawn_if_nobody_says_and_as_many_as_are_asked_for() -> None:
    """DOM-02: wAY-07."""
    counts = Counter(len(_counted(kingdom(str(seed)))) for seed in range(100))
    assert max(counts) == 2
    assert min(counts) == 0
    for number in range(5):
        assert len(_counted(kingdom(landscapes=str(number)))) == number


def test_projects_are_none_of_the_ten_kingdom_cards() -> None:
    """FAQ-academy-6."""
    found = kingdom(sets="renaissance", require="Academy, Canal, Fair", landscapes="3")
    assert {*found.landscapes} == {"academy", "canal", "fair"}
    assert len(found.cards) == 10
    assert {KINDS[id].sort for id in found.cards} == {"card"}


@pytest.mark.parametrize("seed", range(12))
def test_traits_lie_with_actions_and_treasures_of_the_ten_one_with_each(seed: int) -> None:
    """FAQ-traits_plunder-1, FAQ-traits_plunder-2, FAQ-traits_plunder-3, FAQ-traits_plunder-4."""
    found = kingdom(str(seed), require="Cheap, Reckless", sets="plunder, prosperity", landscapes="2")
    assert {*found.landscapes} == {"cheap", "reckless"}
    assert len(found.cards) == 10
    assert not {"cheap", "reckless"} & {*found.cards}
    piles = [pile for _, pile in found.traits]
    assert len({*piles}) == 2
    assert {*piles} <= {*found.cards}
    assert all(KINDS[pile].is_a(ACTION, TREASURE) for pile in piles)


def _counted(found: Kingdom) -> list[str]:
    return [id for id in found.landscapes if KINDS[id].sort in notation.LANDSCAPES]


def test_every_kingdom_that_is_allowed_is_as_likely_as_every_other() -> None:
    shares = [Share(["a", "b", "c"], 1), Share(["d", "e"], 1)]
    drawn = Counter(
        "".join(sorted(ids))
        for seed in range(9000)
        if (ids := Randomizer(str(seed)).draw(3, shares)) is not None
    )
    # abcde without de- and abc-only: 10 sets of three, but abc has none of the second share.
    assert len(drawn) == 9
    assert all(850 < times < 1150 for times in drawn.values()), drawn
    assert Randomizer("x").draw(3, [Share(["a", "b"], 0)]) is None
    assert Randomizer("x").draw(1, shares) is None, "two are needed at least"


def test_lots_are_fair() -> None:
    randomizer = Randomizer("fair")
    counts = Counter(randomizer.below(3) for _ in range(6000))
    assert all(1850 < counts[number] < 2150 for number in range(3))
    assert sorted(randomizer.some(20, range(20))) == sorted(randomizer.some(30, range(20))) == list(range(20))
    first = Counter(place for _ in range(6000) for place in randomizer.some(2, range(6)))
    assert all(1850 < first[place] < 2150 for place in range(6))


# What is brought in.


def test_cards_bring_in_what_they_need_and_it_is_told_why() -> None:
    """DOM-03. FAQ-potion-4, FAQ-potion-6, FAQ-potion-7."""
    game = session(kingdom="familiar, cavalry, village")
    assert isinstance(game.table, Dominion)
    potions = game.table.pile_of("potion")
    assert potions is not None
    assert len(game.table.state.zones[potions.zone]) == 16
    assert game.table.pile_of("horse") is not None
    assert reasons_in_log(game, "brings") == [("potion", ["familiar"]), ("horse", ["cavalry"])]
    assert game.view(0).public_as(Public).brought == [("potion", "familiar"), ("horse", "cavalry")]
    plain = session(kingdom="village, smithy")
    assert reasons_in_log(plain, "kingdom") == [("", ["village", "smithy"])]
    assert reasons_in_log(plain, "brings") == []


def test_what_is_needed_comes_in_for_everything_that_can_be_drawn() -> None:
    """Each card alone: what it needs is there, and what that needs."""
    for kind in KINDS.values():
        if kind.pile != "kingdom" or missing(kind):
            continue
        found = kingdom(kingdom=kind.id)
        there = {*found.cards, *found.extras, *found.landscapes, *found.heirlooms}
        more = brought([kind.id], there, lambda ids: ids[0])
        assert not [one for one in more if KINDS[one.id].sort not in ONE_OF], kind.id


def test_colonies_and_shelters_come_by_share_by_wish_or_not_at_all() -> None:
    """DOM-04: as often as a Kingdom pile drawn at random is from the set.

    FAQ-colony-1, FAQ-colony-2, FAQ-colony-4, FAQ-colony-5, FAQ-colony-6, FAQ-colony-7, FAQ-colony-9.
    FAQ-platinum-1, FAQ-platinum-2, FAQ-platinum-4, FAQ-platinum-5, FAQ-platinum-6, FAQ-platinum-7.
    FAQ-platinum-9.
    """
    dear = [id for id, kind in KINDS.items() if kind.set == "prosperity" and kind.pile == "kingdom"]
    notation = ", ".join([*dear[:4], "village", "smithy", "market", "moat", "cellar", "mine"])
    with_colonies = sum(kingdom(str(seed), kingdom=notation).colonies for seed in range(400))
    assert 120 < with_colonies < 200, "4 of 10 are from Prosperity"
    assert not any(kingdom(str(seed), kingdom="village").colonies for seed in range(20))
    assert kingdom(kingdom="village", colonies="yes").colonies
    assert not kingdom(kingdom=dear[0], colonies="no").colonies
    assert kingdom(kingdom=dear[0]).colonies, "all are from Prosperity"
    game = session(kingdom="village", shelters="yes")
    assert reasons_in_log(game, "uses_shelters") == [("asked", [])]
    own = game.view(0).private_as(Private)
    assert own is not None
    owned = own.owned
    assert owned == {"copper": 7, "hovel": 1, "necropolis": 1, "overgrown_estate": 1}


def test_a_liaison_brings_one_ally_which_is_not_counted_as_a_landscape() -> None:
    """WAY-07: Allies are not counted.

    FAQ-allies-1, FAQ-allies-4, FAQ-allies-5, FAQ-allies-6, FAQ-allies-7.
    """
    liaison = next(id for id, kind in KINDS.items() if "ally" in words_of(kind) and kind.pile == "kingdom")
    allies = Counter(kingdom(str(seed), kingdom=liaison).landscapes for seed in range(60))
    assert all(len(found) == 1 and KINDS[found[0]].sort == "ally" for found in allies)
    assert len(allies) > 1, "drawn at random"
    ally = next(id for id, kind in KINDS.items() if kind.sort == "ally")
    assert kingdom(kingdom=f"{liaison}, {ally}").landscapes == (ally,), "or chosen"
    several = kingdom(
        kingdom="Contract, Importer, Underling, Way of the Ox, Way of the Pig, Academy"
    ).landscapes
    assert Counter(KINDS[id].sort for id in several) == {"ally": 1, "way": 2, "project": 1}
    drawn = kingdom(require=liaison, landscapes="3")
    assert len(_counted(drawn)) == 3
    assert sum(KINDS[id].sort == "ally" for id in drawn.landscapes) == 1
    assert table(kingdom=liaison).state.favors == [1, 1]
    assert table(kingdom="village").state.favors == [0, 0]


HEIRLOOMS = [
    ("cemetery", "haunted_mirror", "FAQ-cemetery-1"),
    ("fool", "lucky_coin", "FAQ-fool-5"),
    ("pixie", "goat", "FAQ-pixie-2"),
    ("pooka", "cursed_gold", "FAQ-pooka-1"),
    ("secret_cave", "magic_lamp", "FAQ-secret_cave-4, DOM-03"),
    ("shepherd", "pasture", "FAQ-shepherd-2"),
    ("tracker", "pouch", "FAQ-tracker-4"),
]


@pytest.mark.parametrize(("id", "heirloom", "sentence"), HEIRLOOMS)
def test_an_heirloom_takes_the_place_of_a_copper(id: str, heirloom: str, sentence: str) -> None:
    t = table(kingdom=id)
    for seat in range(2):
        deck = Counter(t.cards[card].id for card in t.all_cards_of(seat))
        assert (deck["copper"], deck[heirloom], deck["estate"]) == (6, 1, 3), sentence
    if id == "secret_cave":
        assert t.pile_of("wish") is not None, "which the heirloom needs"


def test_an_unused_card_is_set_aside_for_the_mouse_and_shown() -> None:
    """FAQ-way_of_the_mouse-1."""
    game = session(kingdom="village, way_of_the_mouse")
    aside = game.table.state.zones[COMMON]
    assert len(aside) == 1
    kind = KINDS[game.table.cards[aside[0]].face]
    assert kind.cost.coins in (2, 3)
    assert kind.id != "village"
    assert reasons_in_log(game, "sets_out") == [("", [kind.id])]


def test_what_the_card_of_the_mouse_needs_comes_in_too() -> None:
    """FAQ-way_of_the_mouse-2."""
    needs = {"hermit": "madman", "urchin": "mercenary"}
    found = set()
    for seed in range(60):
        t = table(seed=str(seed), require="way_of_the_mouse", sets="dark_ages")
        (aside,) = (t.cards[card].id for card in t.state.zones[COMMON])
        if aside in needs:
            found.add(aside)
            pile = t.pile_of(needs[aside])
            assert pile is not None
            assert not pile.supply
    assert found == needs.keys()


def test_young_witch_has_an_eleventh_pile_as_her_bane() -> None:
    """DOM-01: one pile more."""
    found = set()
    for seed in range(20):
        game = session(seed=str(seed), sets="base,cornucopia", require="young_witch", ban="cellar, ferryman")
        assert isinstance(game.table, Dominion)
        box = game.table.box
        ((bane, by),) = box.kingdom.added
        pile = game.table.pile_of(bane)
        assert by == "young_witch"
        assert bane not in (*box.kingdom.cards, "cellar", "ferryman")
        assert KINDS[bane].cost.coins in (2, 3)
        assert KINDS[bane].set in ("base", "cornucopia")
        assert pile is not None
        assert pile.supply
        assert game.table.mark(on_pile("young_witch"), pile.zone) == 1
        assert (bane, ["young_witch"]) in reasons_in_log(game, "brings")
        found.add(bane)
    assert len(found) > 3, "drawn at random"


def test_what_an_added_pile_needs_comes_in_too() -> None:
    for seed in range(400):
        one = kingdom(str(seed), kingdom="ferryman")
        ((ferried, _), *banes) = one.added
        assert KINDS[ferried].cost.coins in (3, 4)
        witches = sum(id == "young_witch" for id, _ in one.added)  # one may come as an Approaching Army
        assert [by for _, by in banes if by != "approaching_army"] == ["young_witch"] * witches
        if ferried == "young_witch":
            break
    else:
        pytest.fail("none of 400 lots fell on Young Witch")
    assert "spoils" in kingdom(str(_seed_for("marauder")), kingdom="ferryman").extras


def _seed_for(ferried: str) -> int:
    seeds = range(1000)
    return next(n for n in seeds if kingdom(str(n), kingdom="ferryman").added[0][0] == ferried)


def test_no_card_for_4_is_the_bane_because_it_would_be_cheap() -> None:
    """FAQ-cheap-4."""
    for seed in range(20):
        found = kingdom(str(seed), kingdom="Young Witch, Village, Cheap")
        ((bane, _),) = found.added
        assert KINDS[bane].cost.coins in (2, 3)
    with pytest.raises(BadSetup, match="‘Smithy’ can't be the pile for ‘Young Witch’"):
        kingdom(kingdom="Village, Cheap, Young Witch: Smithy")


def test_a_pile_that_comes_along_is_not_in_the_supply() -> None:
    t = table(kingdom="ferryman, village")
    pile = t.pile_of(t.box.kingdom.added[0][0])
    assert pile is not None
    assert not pile.supply
    assert t.top(pile) not in t.supply()


# How many there are.


@pytest.mark.parametrize(
    ("seats", "province", "curse", "gardens"),
    [(2, 8, 10, 8), (3, 12, 20, 12), (4, 12, 30, 12), (5, 15, 40, 12), (6, 18, 50, 12)],
)
def test_piles_are_as_high_as_the_number_of_players_asks(
    seats: int, province: int, curse: int, gardens: int
) -> None:
    """FAQ-copper-1, FAQ-silver-1, FAQ-gold-1, FAQ-gardens-4.

    FAQ-curse-1, FAQ-curse-2, FAQ-curse-3, FAQ-curse-4, FAQ-curse-5, FAQ-curse-6, FAQ-estate-1, FAQ-estate-2,
    FAQ-duchy-1, FAQ-duchy-2, FAQ-province-1, FAQ-province-2, FAQ-province-3, FAQ-province-4.
    """
    t = table(seats, kingdom="gardens, village")

    def count(id: str) -> int:
        pile = t.pile_of(id)
        assert pile is not None
        return len(t.state.zones[pile.zone])

    assert (count("province"), count("curse"), count("gardens")) == (province, curse, gardens)
    assert count("estate") == count("duchy") == gardens
    assert count("village") == 10
    sets = 2 if seats > 4 else 1
    assert count("copper") == 60 * sets - 7 * seats
    assert (count("silver"), count("gold")) == (40 * sets, 30 * sets)
    for seat in range(seats):
        assert [len(t.state.zones[place(kind, seat)]) for kind in (DECK, HAND)] == [5, 5]


def test_there_are_eight_colonies_for_two_and_twelve_for_more() -> None:
    """FAQ-colony-8, FAQ-platinum-8."""
    for seats, number in ((2, 8), (3, 12)):
        t = table(seats, kingdom="village", colonies="yes")
        colony, platinum = (t.pile_of(id) for id in ("colony", "platinum"))
        assert colony is not None
        assert platinum is not None
        assert [len(t.state.zones[pile.zone]) for pile in (colony, platinum)] == [number, 12]


VICTORY_PILES = [
    ("great_hall", "FAQ-great_hall-4"),
    ("duke", "FAQ-duke-3"),
    ("harem", "FAQ-harem-4"),
    ("nobles", "FAQ-nobles-4"),
    ("mill", ""),
    ("island", "FAQ-island-3"),
    ("vineyard", "FAQ-vineyard-4"),
    ("fairgrounds", "FAQ-fairgrounds-4"),
    ("farmland", "FAQ-farmland-6"),
    ("tunnel", "FAQ-tunnel-7"),
    ("silk_road", "FAQ-silk_road-5"),
    ("marchland", "FAQ-marchland-3"),
    ("feodum", "FAQ-feodum-2"),
]


@pytest.mark.parametrize(("id", "sentence"), VICTORY_PILES)
def test_a_pile_of_victory_cards_has_eight_for_two_and_twelve_for_more(id: str, sentence: str) -> None:
    for seats, number in ((2, 8), (3, 12)):
        t = table(seats, kingdom=f"{id}, village")
        pile = t.pile_of(id)
        assert pile is not None
        assert len(t.state.zones[pile.zone]) == number, sentence


def test_there_are_two_of_each_of_fifteen_loots_shuffled_where_a_card_speaks_of_them() -> None:
    """FAQ-loot-1, FAQ-loot-2."""
    orders = set()
    for seed in ("1", "2"):
        t = table(seed=seed, kingdom="village, sack_of_loot")
        pile = t.pile_of("loot")
        assert pile is not None
        loots = [t.cards[card].id for card in t.state.zones[pile.zone]]
        assert len(Counter(loots)) == 15
        assert set(Counter(loots).values()) == {2}
        assert not any(card in t.state.known for card in t.state.zones[pile.zone])
        orders.add(tuple(loots))
    assert len(orders) == 2
    assert table(kingdom="village, crew").pile_of("loot") is None


def test_equal_seeds_give_equal_games_and_other_seeds_others() -> None:
    digests = [table(seed=seed, sets="base").state.digest() for seed in ("1", "1", "2", "3")]
    assert digests[0] == digests[1]
    assert all(one != other for one, other in pairwise(digests[1:]))


@pytest.mark.parametrize("card", ["Black Market", "Way of the Mouse", "Riverboat"])
def test_what_a_card_takes_of_the_unused_is_of_the_sets_asked_for_and_never_banned(card: str) -> None:
    banned = ["Village", "Moat", "Cellar"]
    for number in range(20):
        options = {"require": card, "sets": "base", "ban": ",".join(banned)}
        setup = setup_of(GAME, seats=2, seed=str(number), options=options)
        kingdom = kingdom_of(setup.options, setup.seed)
        unused = [KINDS[id] for id, _ in kingdom.unused]
        assert unused
        takes = KINDS[ids_of("dominion", card)].takes
        assert isinstance(takes, Unused)
        base = of_sets("base", str(setup.options["edition"]), len(KINDS))
        fitting = {kind.id for kind in base if is_kingdom(kind) and takes.test(kind)}
        if fitting - {*kingdom.cards, "village", "moat", "cellar"}:
            assert {kind.set for kind in unused} == {"base"}
        assert not {kind.id for kind in unused} & {name.lower() for name in banned}
