"""A kingdom without cards that somebody does not want: the rest stays, something of the same sort comes."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.games.dominion.game import GAME
from fudaba.games.dominion.setup.kingdoms import kingdom_of
from fudaba.kernel.game import BadSetup, Value, read_options


def options(**given: Value) -> dict[str, Value]:
    return read_options(GAME.switches, given)


def cards(given: Mapping[str, Value], seed: str) -> set[str]:
    return {*kingdom_of(given, seed).cards}


@pytest.mark.parametrize("given", [options(sets="base,seaside"), options(kingdom="quiet_street"), options()])
def test_one_other_card_comes_and_all_else_stays(given: dict[str, Value]) -> None:
    before = kingdom_of(given, "veto")
    out = before.cards[3]
    now = GAME.without(given, "veto", [out])
    after = kingdom_of(now, "veto")
    assert len({*before.cards} & {*after.cards}) == 9
    assert len(after.cards) == 10
    assert out not in after.cards
    assert (after.colonies, after.shelters) == (before.colonies, before.shelters)
    assert len(after.landscapes) == len(before.landscapes)


def test_it_comes_from_the_sets_that_were_wished_or_from_those_of_the_kingdom() -> None:
    for given, sets in ((options(sets="seaside"), {"seaside"}), (options(kingdom="quiet_street"), {"base"})):
        before = kingdom_of(given, "s")
        now = GAME.without(given, "s", before.cards[:3])
        assert {KINDS[card].set for card in cards(now, "s")} == sets
        assert not cards(now, "s") & {*before.cards[:3]}


def test_what_comes_for_a_card_of_a_listed_kingdom_may_be_asked_for() -> None:
    given = options(kingdom="quiet_street", sets="seaside", ban="wharf,bazaar")
    before = kingdom_of(options(kingdom="quiet_street"), "s").cards
    for seed in map(str, range(20)):
        (come,) = cards(GAME.without(given, seed, before[:1]), seed) - {*before}
        assert KINDS[come].set == "seaside"
        assert come not in ("wharf", "bazaar")


def test_what_was_vetoed_before_does_not_come_back() -> None:
    given, out = options(sets="base"), list[str]()
    for _ in range(12):
        now = GAME.without(given, "again", out)
        out.append(kingdom_of(now, "again").cards[0])
    assert len({*out}) == 12
    # The set has only this many cards: once all others have gone, none can go any more.
    every = {
        id
        for id, kind in KINDS.items()
        if kind.set == "base" and kind.pile == "kingdom" and 2 in kind.editions
    }
    while len(out) < len(every) - 10:
        now = GAME.without(given, "again", out)
        out.append(kingdom_of(now, "again").cards[0])
    left = cards(GAME.without(given, "again", out), "again")
    assert left == every - {*out}
    with pytest.raises(BadSetup):
        GAME.without(given, "again", [*out, min(left)])


def test_only_what_is_there_can_be_vetoed() -> None:
    for card in ("witch", "copper", "nothing"):
        with pytest.raises(BadSetup):
            GAME.without(options(kingdom="quiet_street"), "s", [card])


def test_a_landscape_gives_way_to_another_one() -> None:
    given = options(sets="empires", landscapes="2")
    before = kingdom_of(given, "lands")
    assert len(before.landscapes) == 2
    after = kingdom_of(GAME.without(given, "lands", [before.landscapes[0]]), "lands")
    assert len(after.landscapes) == 2
    assert before.landscapes[1] in after.landscapes
    assert before.landscapes[0] not in after.landscapes
    assert {*before.cards} == {*after.cards}


def test_an_ally_stays_while_something_brings_one() -> None:
    for number in range(40):
        given, seed = options(sets="allies", landscapes="0"), f"ally {number}"
        before = kingdom_of(given, seed)
        bringers = [by for id, by in before.brought if KINDS[id].sort == "ally"]
        others = [card for card in before.cards if card not in bringers]
        if before.landscapes and others:
            now = GAME.without(given, seed, [others[0]])
            assert kingdom_of(now, seed).landscapes == before.landscapes
            return
    raise AssertionError("no kingdom with an Ally")
