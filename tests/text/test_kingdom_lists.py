"""Kingdoms as people and other tools write them: read in every form, written, and read again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fudaba.games import named
from fudaba.games.dominion.board.kingdom import Kingdom
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.setup.notation import read_kingdom
from fudaba.kernel.game import BadSetup, setup_of
from fudaba.text.dominion.kingdom_lists import LONGEST, read_list
from fudaba.text.dominion.kingdom_writer import FORMS, LANGUAGES, write_kingdom
from fudaba.text.dominion.name_lookup import language_of, plural, printed, read_name
from fudaba.text.names import name_key, options_by_id

DOMINION = named("dominion")


def laid_out(options: dict[str, object], seed: str = "1") -> Kingdom:
    """The kingdom of a table with these options."""
    setup = setup_of(DOMINION, seats=2, seed=seed, options=options_by_id(DOMINION, options))
    found: Kingdom = DOMINION.laid_out(setup.options, seed)  # type: ignore[attr-defined] # Dominion's own
    return found


def read(text: str, **more: object) -> Kingdom:
    """The kingdom that a text lists."""
    return laid_out({"kingdom": text, **more})


# What each form means.

BISHOP = "Bishop, Cellar, Moat"


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Village, Smithy, 堀", ("village", "smithy", "moat")),
        ("村、鍛冶屋、堀", ("village", "smithy", "moat")),
        ("Smithy; Moat\nVillage | Cellar\tChapel", ("smithy", "moat", "village", "cellar", "chapel")),
        (
            "1. Village\n2) Smithy\n- Moat\n* Cellar\n• Chapel",
            ("village", "smithy", "moat", "cellar", "chapel"),
        ),
        ("Village ($3), Smithy (4), 10x Moat, Cellar x10", ("village", "smithy", "moat", "cellar")),
        (
            "Villages, Smithies, Hunting Parties, Werewolves",
            ("village", "smithy", "hunting_party", "werewolf"),
        ),
        ("Keller, Burggraben, Gaerten, Aussenposten", ("cellar", "moat", "gardens", "outpost")),
        ("Cave, Douves, Cour du roi, Ile", ("cellar", "moat", "kings_court", "island")),
        ("Boodschapper, Aambeeld, Dierenmarkt", ("ambassador", "anvil", "animal_fair")),
        (
            "Encampment, Rocks, Dame Anna, Student",
            ("encampment_plunder", "catapult_rocks", "knights", "wizards"),
        ),
        ("settlers/bustling_village, King's Court", ("settlers_bustling_village", "kings_court")),
        ("Kingdom: Cellar, Moat\nCards: Chapel", ("cellar", "moat", "chapel")),
        (
            "https://example.org/?cards=baseset2_cellar,councilroom,kingscourt",
            ("cellar", "council_room", "kings_court"),
        ),
    ],
)
def test_a_list_is_read_whatever_its_form(text: str, cards: tuple[str, ...]) -> None:
    assert set(read(text).cards) == set(cards)


def test_a_name_of_two_cards_is_that_of_its_list_s_language() -> None:
    assert read("Charlatan, Cellar").cards == ("charlatan", "cellar")
    assert read("Charlatan, Charlatane, Cave").cards == ("mountebank", "charlatan", "cellar")


@pytest.mark.parametrize(
    "text",
    [
        "Young Witch (Moat), Cellar", "Young Witch: Moat, Cellar", "Young Witch, Cellar, Moat (Bane)",
        "Young Witch, Cellar, Bane: Moat", "Young Witch (Moat), Cellar, Moat", "若き魔女（堀）、地下貯蔵庫",
        "?supply=youngwitch,cellar&bane=moat",
    ],
)  # fmt: skip
def test_the_bane_lies_beside_the_others(text: str) -> None:
    found = read(text)
    assert set(found.cards) == {"young_witch", "cellar"}
    assert found.added == (("moat", "young_witch"),)


@pytest.mark.parametrize(
    "text",
    [
        f"{BISHOP}, Inspiring (Bishop)", f"{BISHOP}, inspiring(bishop)", f"{BISHOP}, Inspiring: Bishop",
        "Cellar, Moat, Inspiring [Bishop]", "?supply=cellar,moat,bishop&traits=inspiring(bishop)",
    ],
)  # fmt: skip
def test_a_trait_lies_with_one_of_the_ten(text: str) -> None:
    found = read(text)
    assert set(found.cards) == {"bishop", "cellar", "moat"}
    assert found.traits == (("inspiring", "bishop"),)


def test_what_the_list_says_of_colonies_and_shelters_holds_unless_an_option_does() -> None:
    text = "Cellar, Colonies, No Shelters"
    assert read(text).colonies
    assert not read(text).shelters
    assert not read(text, colonies="no").colonies
    assert read("Altar, NoColonies, with Shelters").shelters
    assert read("礼拝堂、白金貨なし、避難所あり").shelters
    assert read("?supply=cellar&colonies=1").colonies


def test_what_a_table_draws_itself_is_left() -> None:
    text = "Druid (The Earth's Gift, The Sun's Gift), Obelisk (Cellar), Cellar"
    found = read_list(text)
    assert found.ids == ("druid", "obelisk", "cellar")
    assert list(found.left) == ["druid", "obelisk"]


def test_a_card_that_is_set_aside_can_be_chosen() -> None:
    found = read_list("Cellar, Way of the Mouse (Sleigh), Riverboat (Market)")
    assert found.ids == ("cellar", "way_of_the_mouse", "riverboat")
    assert dict(found.piles) == {"way_of_the_mouse": "sleigh", "riverboat": "market"}
    assert not found.left
    listed = "cellar,way_of_the_mouse:sleigh,riverboat:market"
    assert read_kingdom(listed).piles == found.piles
    for wrong in ("way_of_the_mouse:cellar", "way_of_the_mouse:market", "riverboat:sleigh", "riverboat:"):
        with pytest.raises(BadSetup):
            read_kingdom(f"cellar,{wrong}")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Vilage", "There is no card ‘Vilage’. Did you mean ‘Village’?"),
        ("Burgraben", "There is no card ‘Burgraben’. Did you mean ‘Burggraben (Moat)’?"),
        ("Moat, Inspiring (Bischop)", "There is no card ‘Bischop’. Did you mean ‘Bishop’?"),
        ("Village (Moat)", "No pile can be chosen for ‘Village’."),
        ("Young Witch:", "The pile after ‘Young Witch:’ is missing."),
        ("Village, Village", "‘Village’ is listed twice."),
        (",,,", "A kingdom needs at least one Kingdom card."),
        ("Copper, Village", "‘Copper’ is neither a Kingdom card nor a landscape."),
    ],
)
def test_what_is_wrong_is_said_with_the_nearest_right_name(text: str, wrong: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read(text)
    assert wrong in str(refused.value)


@given(st.text(max_size=200))
@settings(max_examples=200)
def test_whatever_is_typed_is_a_kingdom_or_refused(text: str) -> None:
    try:
        assert read(text).cards
    except BadSetup as refused:
        wrong = str(refused)
    else:
        wrong = "nothing"
    assert wrong


def test_a_text_without_end_is_refused_by_a_short_one() -> None:
    with pytest.raises(BadSetup) as refused:
        read("x" * 5 * LONGEST)
    assert len(str(refused.value)) < 1000


def test_names_of_other_prints_are_cards_and_mean_one_each() -> None:
    for lang, names in printed().items():
        assert set(names) <= set(KINDS), lang
        for id, name in names.items():
            assert read_name(name, lang) == id, (lang, name)
        assert len({name_key(name) for name in names.values()}) == len(names), lang
        assert language_of(list(names.values())) == lang


def test_plurals() -> None:
    data = {
        "Village": "Villages", "Hunting Party": "Hunting Parties", "Werewolf": "Werewolves",
        "Jack of All Trades": "Jacks of All Trades", "Oasis": "Oases", "Witch": "Witches",
        "Watchman": "Watchmen", "Monkey": "Monkeys",
    }  # fmt: skip
    assert {name: plural(name) for name in data} == data


# Round trips.


@st.composite
def drawn(draw: st.DrawFn) -> Kingdom:
    """A kingdom at random, of some sets and with some landscapes."""
    seed = draw(st.text("0123456789", min_size=1, max_size=6))
    sets = draw(
        st.sampled_from(("", "cornucopia,plunder", "allies,rising_sun", "empires,menagerie", "prosperity"))
    )
    landscapes = draw(st.sampled_from(("auto", "0", "1", "2"))) if sets != "prosperity" else "auto"
    more = draw(st.sampled_from(("", "young_witch", "ferryman", "wizards")))
    return laid_out({"sets": sets, "landscapes": landscapes, "require": more}, seed)


def chosen(kingdom: Kingdom) -> tuple[object, ...]:
    """What of a kingdom can be listed, whatever the order."""
    ids = (*kingdom.cards, *kingdom.landscapes)
    added = sorted((by, id) for id, by in kingdom.added if by in ids)
    return sorted(kingdom.cards), sorted(kingdom.landscapes), sorted(kingdom.traits), added


@pytest.mark.parametrize("form", FORMS)
@given(drawn(), st.sampled_from(LANGUAGES))
@settings(max_examples=40)
def test_what_is_written_in_a_form_is_read_as_the_same_kingdom(
    form: str, kingdom: Kingdom, lang: str
) -> None:
    again = read(write_kingdom(kingdom, form, lang))
    assert chosen(again) == chosen(kingdom)
    if form in ("temple-gates", "link"):
        assert (again.colonies, again.shelters) == (kingdom.colonies, kingdom.shelters)
    elif form != "ids":  # the others say what is used, and leave the rest to the table
        assert again.colonies >= kingdom.colonies
        assert again.shelters >= kingdom.shelters


def test_an_unknown_form_is_refused() -> None:
    with pytest.raises(BadSetup, match="temple-gates"):
        write_kingdom(read("Cellar"), "temple-gate")


def test_a_card_whose_name_is_also_a_heading_is_the_card_where_no_colon_follows() -> None:
    ten = "Village, Castles, Hostelry, Temple, Chapel, Displace, Gatekeeper, Sanctuary, Animal Fair, Moat"
    assert read(f"{ten}, 同盟").landscapes == ("alliance",)
    assert read(f"{ten}\n同盟:").landscapes == ()
