"""What is printed on the cards, and that a card is in the game whole or not at all."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from fudaba.games.innovation import GAME
from fudaba.games.innovation.facts import registry
from fudaba.games.innovation.facts.printed import (
    COLOURS,
    FIRST,
    FOURTH,
    ICONS,
    THIRD,
    VISIBLE,
    every_card,
    id_of,
)
from fudaba.games.innovation.game import missing
from fudaba.text import LANGS, words
from fudaba.text.narrator import narrator

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "innovation"
ALL = every_card()


@pytest.mark.parametrize("edition", [FIRST, THIRD, FOURTH])
def test_a_set_has_fifteen_cards_of_age_1_and_ten_of_each_later_age(edition: str) -> None:
    """INN-057, INN-G2: as often in every colour."""
    sets = {"base": (FIRST, THIRD, FOURTH), "unseen": (FOURTH,)}
    for name in {card.set for card in ALL.values()}:
        if edition not in sets.get(name, (THIRD, FOURTH)):
            continue
        every = [card for card in ALL.values() if card.set == name and not card.relic]
        cards = [card for card in every if edition in card.faces and card.age]
        ages = Counter(card.age for card in cards)
        last = 11 if edition == FOURTH else 10
        assert ages == {age: 15 if age == 1 else 10 for age in range(1, last + 1)}
        if name != "artifacts":
            assert set(Counter((card.age, card.colour) for card in cards).values()) <= {2, 3}


def test_there_are_five_relics_each_of_another_set() -> None:
    """INN-113, INN-221: of the ages 3 to 7, in the third edition alone."""
    relics = [card for card in ALL.values() if card.relic]
    assert sorted((card.age, card.set) for card in relics) == [
        (3, "cities"),
        (4, "base"),
        (5, "artifacts"),
        (6, "figures"),
        (7, "echoes"),
    ]
    assert {edition for card in relics for edition in card.faces} == {THIRD}


def test_a_base_card_has_three_icons_and_the_hexagon() -> None:
    """INN-031: four places, one of them the hexagon's."""
    for card in ALL.values():
        for face in card.faces.values():
            if card.set == "base":
                assert len(face.icons) == 4
                assert face.icons.count("hex") == 1
                assert set(face.icons) <= {*ICONS, "hex"}
                assert face.featured in face.icons


def test_a_splay_shows_more_and_more() -> None:
    """INN-034, INN-AMB2: of four icons one, two, three, and aslant all of them."""
    assert [len([place for place in places if place < 4]) for places in VISIBLE] == [0, 1, 2, 3, 4]


def test_all_editions_have_the_same_titles() -> None:
    """INN-209: what is in the third edition is also in the fourth."""
    base = [card for card in ALL.values() if card.set == "base" and not card.relic]
    third = {card.title for card in base if THIRD in card.faces}
    fourth = {card.title for card in base if FOURTH in card.faces if card.age}
    assert third == {card.title for card in ALL.values() if FIRST in card.faces}
    assert third == {title for title in fourth if ALL[id_of(title)].age < 11}


def test_colours() -> None:
    """INN-013: five colours."""
    assert {card.colour for card in ALL.values()} == set(COLOURS)
    assert len(COLOURS) == 5


def test_no_card_is_half_there() -> None:
    """A card has a function for all of its effects in an edition, or for none."""
    for id in registry.declared():
        for edition, face in ALL[id].faces.items():
            there = len(registry.effects_of(ALL[id], edition)) + len(registry.karmas_of(ALL[id], edition))
            assert there in (0, len(face.effects)), f"{id} has {there} effects in the {edition} edition"


def test_what_is_missing_is_what_is_not_there() -> None:
    there = {(card.id, edition) for card in GAME.facts() for edition in card.editions}
    absent = {(id, edition) for (_, edition), ids in missing().items() for id in ids}
    assert not there & absent
    assert absent | there >= {(card.id, edition) for card in ALL.values() for edition in card.faces}


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    tell = narrator("innovation", lang, [])
    for card in GAME.facts():
        assert tell.kind(card.id)
        assert tell.card_text(card.id)
        if lang == "en" and card.id in ALL:
            assert words(lang).say(f"innovation-card-{card.id}") == ALL[card.id].title


def test_every_card_is_activated_in_a_scenario() -> None:
    """Each that has effects; what has none is looked at elsewhere. Figures, which need not be activated, have
    scenarios of their own.
    """
    written = "\n".join(file.read_text() for file in SCENARIOS.rglob("*.yaml"))
    for id in registry.declared():
        shown = 'scenario: "{}: ' if ALL[id].set == "figures" else "dogma {}\n"
        assert shown.format(ALL[id].title) in written, f"no scenario activates {id}"


def test_the_wrong_effect_is_refused() -> None:
    async def archery_3(me: object) -> None:
        raise AssertionError("it is never called")

    with pytest.raises(ValueError, match="archery has no dogma 3 in the first edition"):
        registry.dogma()(archery_3)

    async def arch(me: object) -> None:
        raise AssertionError("it is never called")

    with pytest.raises(ValueError, match="there is no card for 'arch'"):
        registry.dogma()(arch)


@pytest.mark.parametrize(
    ("third", "fourth"),
    [("charter_of_liberties", "yata_no_kagami"), ("time", "action_comics_1"), ("kim_yu_na", "yuna_kim")],
)
def test_a_card_with_another_title_is_another_card(third: str, fourth: str) -> None:
    """INN-G8: each edition has the card under its own title; what it does is said under the later one."""
    assert (list(ALL[third].faces), list(ALL[fourth].faces)) == ([THIRD], [FOURTH])
    assert ALL[fourth].older == third
    assert registry.is_whole(ALL[third], THIRD)
    assert registry.is_whole(ALL[fourth], FOURTH)
    assert [ALL[third].age, ALL[third].colour] == [ALL[fourth].age, ALL[fourth].colour]


def test_the_alphabet_goes_by_the_title_of_the_edition() -> None:
    """Bill of Rights comes before Colonialism, as Galley Whydah does not."""
    assert ALL["bill_of_rights"].title < "Colonialism" < ALL["galley_whydah"].title


KINDS = {
    registry.DEMAND: ("emand", "要求"),
    registry.COMPEL: ("compel", "強制"),
    registry.ECHO: ("Echo:", "共鳴："),
    registry.INSPIRE: ("Inspire:", "感銘："),
    **dict.fromkeys(registry.KARMAS, ("Karma:", "カルマ：")),
}
"""By the kind of an effect, the word by which a text says it, in English and Japanese."""


@pytest.mark.parametrize("lang", LANGS)
def test_a_text_is_that_of_its_edition(lang: str) -> None:
    """In each edition that has a card its text says the kinds of effects that it has there, and no others."""
    tell = narrator("innovation", lang, [])
    number = LANGS.index(lang)
    wrong = []
    for card in ALL.values():
        for edition, face in card.faces.items():
            if card.set == "cities" or not registry.is_whole(card, edition):
                continue
            text = tell.card_text(card.id, {"edition": edition})
            for kind, names in KINDS.items():
                there = kind in face.effects or (kind in registry.KARMAS and bool(_karmas(face.effects)))
                if there != (names[number] in text) and (there or names[number].endswith(":")):
                    wrong.append(f"{card.id}, {edition}: {kind}: {text}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("edition", [FIRST, THIRD, FOURTH])
@pytest.mark.parametrize("lang", LANGS)
def test_a_text_of_an_edition_tells_of_no_other(lang: str, edition: str) -> None:
    """That of a city neither, also where the edition has no cities."""
    tell = narrator("innovation", lang, [])
    other = [words(lang).say(f"innovation-text-{of}", text="|").split("|")[0] for of in (FIRST, FOURTH)]
    texts = {card.id: tell.card_text(card.id, {"edition": edition}) for card in ALL.values()}
    assert not [id for id, text in texts.items() if any(begins in text for begins in other)]


def _karmas(effects: tuple[str, ...]) -> list[str]:
    return [kind for kind in effects if kind in registry.KARMAS]


def test_without_an_edition_all_are_told() -> None:
    tell = narrator("innovation", "en", [])
    assert tell.card_text("archery", {"edition": "third"}) in tell.card_text("archery")
    assert tell.card_text("archery", {"edition": "fourth"}) in tell.card_text("archery")
    assert "junk" not in tell.card_text("archery", {"edition": "third"})
