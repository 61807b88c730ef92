"""The catalogue: everything that has been printed, against what is finished."""

from __future__ import annotations

from fudaba.games import named
from fudaba.games.dominion.facts.catalogue import catalogue
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.facts.shown import Facts
from fudaba.games.dominion.setup.dependencies import groups
from fudaba.kernel.shown import of_kind

GAME = named("dominion")


def test_everything_is_there_once() -> None:
    entries = catalogue()
    assert len(entries) == len({entry.id for entry in entries}) == 854
    assert len({entry.set for entry in entries}) == 18


def test_every_finished_card_is_in_it_under_its_set_and_as_what_it_is() -> None:
    known = {entry.id: entry for entry in catalogue()}
    assert KINDS.keys() <= known.keys()
    for id, kind in KINDS.items():
        assert (kind.set, kind.sort) == (known[id].set, known[id].sort), id


def test_the_game_tells_what_it_knows_of() -> None:
    assert list(GAME.known()) == [(entry.id, entry.set) for entry in catalogue()]


def test_a_group_is_there_when_its_cards_are() -> None:
    assert {id: len(kinds) for id, kinds in groups().items()} == {"prizes": 5, "rewards": 6}
    data = {card.id: card for card in (of_kind(card, Facts) for card in GAME.facts()) if card.sort == "group"}
    assert data["prizes"].types == ["prize"]
    assert (data["prizes"].editions, data["rewards"].editions) == ([1], [2])
