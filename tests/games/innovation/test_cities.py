"""Cities of Destiny besides the scenarios: the set, the first melds, others' stacks, every single city."""

from __future__ import annotations

from collections import Counter

import pytest

from fudaba.games.innovation.board.state import ACHIEVEMENTS, HAND, JUNK, REVEALED, SPECIALS
from fudaba.games.innovation.expansions.cities import instant_icons
from fudaba.games.innovation.facts import registry
from fudaba.games.innovation.facts.printed import FOURTH, LEFT, NONE, RIGHT, THIRD, UP, every_card
from fudaba.games.innovation.rules.moves import junk, tuck
from fudaba.games.innovation.rules.splays import splay
from fudaba.kernel.game import Value
from fudaba.text import words
from fudaba.text.innovation import card_text
from tests.games.innovation.laid import card, carry_out, carry_out_anyhow, ids, laid
from tests.games.innovation.test_printed import SCENARIOS
from tests.games.innovation.test_setup import begun, session, table_of

_CITIES: dict[str, Value] = {"cities": True}
_ARROWS = {"arrow_left": LEFT, "arrow_right": RIGHT, "arrow_up": UP}


@pytest.mark.parametrize("edition", [THIRD, FOURTH])
def test_cities_add_five_special_achievements(edition: str) -> None:
    """INN-144: to the five of the base game."""
    without = table_of(session(edition=edition)).state.zones[SPECIALS]
    t = table_of(session(edition=edition, cities=True))
    added = {t.cards[number].id for number in t.state.zones[SPECIALS]}
    assert len(without) == 5
    assert len(t.state.zones[SPECIALS]) == 10
    assert added >= {"tradition", "repute", "fame", "glory", "victory"}


@pytest.mark.parametrize(("edition", "last"), [(THIRD, 10), (FOURTH, 11)])
def test_every_city_is_there(edition: str, last: int) -> None:
    """INN-G2: 15 of age 1 and 10 of each later one; none of them has effects."""
    t = table_of(session(edition=edition, cities=True))
    decks = [len(t.state.zones[t.decks["cities", age]]) for age in range(1, last + 1)]
    assert decks == [15] + [10] * (last - 1)
    assert not any(piece.effects for piece in t.cards if piece.set == "cities")


@pytest.mark.parametrize("seats", [2, 4])
def test_the_first_melds_draw_no_city(seats: int) -> None:
    """INN-150, INN-056: although they add a colour to every board."""
    t = table_of(begun(seats, cities=True))
    assert all(t.at(seat, HAND) for seat in range(seats))
    assert {t.cards[number].set for seat in range(seats) for number in t.at(seat, HAND)} == {"base"}


@pytest.mark.parametrize(("direction", "draws"), [(LEFT, 0), (RIGHT, 1), (UP, 1), (NONE, 0)])
def test_splaying_somebody_elses_stack_draws_a_city(direction: int, draws: int) -> None:
    """INN-146: for the player who splays it, if the direction is a new one; unsplaying is no splay."""
    theirs = {"board": {"red": ["archery", "oars"]}, "splay": {"red": "left"}}
    t = laid({"board": {"blue": ["alchemy"]}}, theirs, options=_CITIES, decks={"cities": {"3": ["delhi"]}})
    carry_out(splay(t, 0, "red", direction, whose=1))
    assert t.splay(1, "red") == direction
    assert ids(t, t.at(0, HAND)) == ["delhi"] * draws
    assert not t.at(1, HAND)


def test_what_is_junked_from_the_board_earns_nothing() -> None:
    """INN-239: Glory and Victory of the fourth edition come from the own hand alone."""
    own = {"board": {"green": ["stockholm"]}, "hand": ["algiers"]}
    t = laid(own, {"hand": ["kuala_lumpur"]}, edition=FOURTH, options=_CITIES)
    carry_out(junk(t, 0, card(t, "stockholm")))
    carry_out(junk(t, 0, card(t, "kuala_lumpur")))
    assert not t.at(0, ACHIEVEMENTS)
    assert not t.at(1, ACHIEVEMENTS)
    carry_out(junk(t, 0, card(t, "algiers")))
    assert ids(t, t.at(0, ACHIEVEMENTS)) == ["glory"]
    assert ids(t, t.state.zones[JUNK])[-1] == "algiers"


def test_a_deed_is_forgotten_once_it_is_done() -> None:
    """INN-G3: what comes back into the game later is not earned by what was done before."""
    t = laid({"hand": ["stockholm"]}, {}, options=_CITIES, specials=[])
    carry_out(tuck(t, 0, card(t, "stockholm")))
    t.move(card(t, "glory"), SPECIALS)
    carry_out(splay(t, 0, "green", LEFT))
    carry_out(tuck(t, 0, card(t, "tools")))
    assert not t.at(0, ACHIEVEMENTS)


def test_the_specials_of_cities_come_at_once_in_every_edition() -> None:
    """INN-210, INN-G3: they are among the few that do."""
    for edition in (THIRD, FOURTH):
        own = [entry for entry in registry.specials(edition) if entry.set == "cities"]
        assert [edition in entry.at_once for entry in own] == [True] * 5


@pytest.mark.parametrize("edition", [THIRD, FOURTH])
def test_every_city_does_what_its_icons_say(edition: str) -> None:
    """INN-161, INN-162, INN-164, INN-234, INN-235: each on a stack of two, with all decks there."""
    laid_out = laid({}, {}, edition=edition, options=_CITIES)
    for number, piece in enumerate(laid_out.cards):
        if piece.set != "cities":
            continue
        t = laid_out.clone()
        deck_1 = t.state.zones[t.decks["base", 1]]
        beneath = next(each for each in deck_1 if t.cards[each].colour == piece.colour)
        for each in (beneath, number):
            t.move(each, t.stack(0, piece.colour))
        deck = len(t.state.zones[t.decks["base", piece.age + 1]]) if piece.age < t.last_age else 0
        carry_out_anyhow(instant_icons(t, 0, number))

        marks = [piece.places[4], piece.places[2]]
        arrow = next((mark for mark in marks if mark in _ARROWS), "")
        hand = [t.cards[each] for each in t.at(0, HAND)]
        drawn = Counter((each.set, each.age - piece.age) for each in hand)
        assert t.splay(0, piece.colour) == _ARROWS.get(arrow, NONE)
        assert drawn["cities", 0] == bool(arrow)
        assert drawn["base", 1] == marks.count("plus")
        assert drawn["base", 2] == marks.count("uplift")
        assert len(t.state.zones[JUNK]) == marks.count("junk") + marks.count("uplift") * (
            deck - marks.count("plus")
        )
        assert len(t.standard(piece.age)) == (piece.age < t.last_age) - marks.count("junk")
        assert all(marks[0] in each.icons for each in hand if (each.set, each.age) == ("base", piece.age))
        assert not t.at(0, REVEALED)


def test_every_city_is_melded_in_a_scenario() -> None:
    """As every other card is activated in one."""
    written = "\n".join(file.read_text() for file in SCENARIOS.rglob("*.yaml"))
    for facts in every_card().values():
        assert facts.set != "cities" or f"meld {facts.title}\n" in written, f"no scenario melds {facts.id}"


def test_a_city_tells_what_its_icons_do() -> None:
    """In both languages, and for the fourth edition where it differs."""
    for lang in ("en", "ja"):
        names = {card_text(words(lang), id) for id, facts in every_card().items() if facts.set == "cities"}
        assert all(names)
    assert "achievement" in card_text(words("en"), "zurich")
    assert "junk" in card_text(words("en"), "zurich")
    assert "junk" not in card_text(words("en"), "stockholm")
    # INN-164: an icon of a usual kind is a search at the top, and nothing at the bottom.
    atlantis = every_card()["atlantis"].faces["third"].icons
    assert (atlantis[4], atlantis[2]) == ("castle", "leaf")
    assert "show the icon castle" in card_text(words("en"), "atlantis")
    assert "leaf" not in card_text(words("en"), "atlantis")
