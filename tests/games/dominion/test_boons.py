"""What the cards of Nocturne bring to a table: Boons, those that lie aside for Druid, and Heirlooms."""

from __future__ import annotations

from collections import Counter

import pytest

from fudaba.games import named
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.layout import BOONS, BOONS_DISCARD, COMMON, LANDSCAPES
from fudaba.games.dominion.facts.shown import Private
from fudaba.games.dominion.facts.types import FATE
from fudaba.games.dominion.language.boons_and_hexes import turn_up
from fudaba.games.dominion.setup.kingdoms import kingdom_of, renewed
from fudaba.games.dominion.table import Dominion
from fudaba.kernel.game import BadSetup, read_options, setup_of, situation_in
from fudaba.kernel.session import Session

GAME = named("dominion")
BRINGS = {
    "cemetery": "haunted_mirror",
    "fool": "lucky_coin",
    "pixie": "goat",
    "pooka": "cursed_gold",
    "secret_cave": "magic_lamp",
    "shepherd": "pasture",
    "tracker": "pouch",
}
"""The Heirloom of each card that has one."""


def session(kingdom: str, seed: str = "1", seats: int = 2) -> Session:
    setup = setup_of(GAME, seats=seats, seed=seed, options={"kingdom": kingdom})
    return Session(GAME, setup, list("ABCDEF")[:seats])


def table(kingdom: str, seed: str = "1", seats: int = 2) -> Dominion:
    found = session(kingdom, seed, seats).table
    assert isinstance(found, Dominion)
    return found


def ids(t: Dominion, zone: int) -> list[str]:
    return [t.cards[card].id for card in t.state.zones[zone]]


def reasons(game: Session) -> dict[str, str]:
    """What came in, and the card that the log names for it."""
    lines = [event for event in game.events if event.kind == "brings"]
    return {line.word: game.table.cards[line.cards[0].card].face for line in lines}


@pytest.mark.parametrize("id", [id for id, kind in KINDS.items() if kind.types & FATE])
def test_each_fate_card_brings_the_twelve_boons_and_says_so(id: str) -> None:
    game = session(id)
    t = game.table
    assert isinstance(t, Dominion)
    boons = [kind.id for kind in KINDS.values() if kind.sort == "boon"]
    assert sorted(ids(t, BOONS) + [b for b in ids(t, COMMON) if b in boons]) == sorted(boons)
    assert len(boons) == 12
    assert reasons(game)["boon"] == id
    assert reasons(game)["will_o_wisp"] == id, "which the Swamp's Gift needs"


def test_the_boons_are_shuffled() -> None:
    assert len({tuple(ids(table("bard", str(seed)), BOONS)) for seed in range(5)}) == 5


def test_three_boons_lie_aside_for_druid_and_it_is_told_which() -> None:
    game = session("druid")
    t = game.table
    assert isinstance(t, Dominion)
    aside = ids(t, COMMON)
    assert len(set(aside)) == 3
    assert set(aside) | set(ids(t, BOONS)) == {kind.id for kind in KINDS.values() if kind.sort == "boon"}
    texts = [[t.cards[ref.card].id for ref in line.cards] for line in game.events if line.kind == "sets_out"]
    assert texts == [aside]
    assert ids(table("bard"), COMMON) == []


def test_each_heirloom_takes_the_place_of_a_copper() -> None:
    for id, heirloom in BRINGS.items():
        game = session(id, seats=3)
        t = game.table
        assert isinstance(t, Dominion)
        for seat in range(3):
            assert Counter(t.cards[card].id for card in t.all_cards_of(seat)) == {
                "copper": 6,
                "estate": 3,
                heirloom: 1,
            }
        assert reasons(game)[heirloom] == id
        assert len(ids(t, t.box.piles[t.box.pile_ids["copper"]].zone)) == 60 - 3 * 6, "none is lost"


def test_all_heirlooms_together_leave_no_copper() -> None:
    game = session(",".join(BRINGS))
    own = game.view(0).private_as(Private)
    assert own is not None
    assert own.owned == {"estate": 3, **dict.fromkeys(BRINGS.values(), 1)}


def test_what_brings_an_heirloom_during_a_game_brings_none() -> None:
    """The decks are dealt then; what else it needs comes in, but nothing that only an Heirloom needs."""
    before = kingdom_of(read_options(GAME.switches, {"kingdom": "divine_wind, mountain_shrine"}), "1")
    after = renewed(before, {}, "1", list(BRINGS)).after
    assert after is not None
    assert after.heirlooms == ()
    new = [id for id, _ in after.brought]
    assert not set(new) & set(BRINGS.values())
    assert {"will_o_wisp", "wish", "lost_in_the_woods"} <= set(new)
    assert "ghost" not in new


def test_an_empty_deck_of_boons_is_made_of_the_discarded_ones_without_those_that_lie_open() -> None:
    t = table("bard")
    open_ = [turn_up(t, BOONS) for _ in range(12)]
    assert turn_up(t, BOONS) == -1
    assert len(ids(t, LANDSCAPES)) >= 12
    for card in open_[:2]:
        t.state.move(card, BOONS_DISCARD)
    assert {turn_up(t, BOONS), turn_up(t, BOONS)} == set(open_[:2])
    assert turn_up(t, BOONS) == -1


def test_a_situation_cannot_have_boons_without_a_card_that_brings_them() -> None:
    seats = [{"zones": {"hand": ["copper"]}, "owned": ["the_fields_gift"]}, {"zones": {"hand": ["copper"]}}]
    situation = {"seats": seats, "supply": {"village": -1}}
    with pytest.raises(BadSetup, match="‘The Field's Gift’ is not a Boon in this game"):
        GAME.table(setup_of(GAME, seats=2, seed="1", situation=situation_in(GAME, situation)))
