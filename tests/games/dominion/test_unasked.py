"""Whether somebody has something to choose is not to be seen in Dominion, where others could not know it."""

from __future__ import annotations

import pytest

from fudaba.games import named
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.table import Table

GAME = named("dominion")
COPPERS = ["copper"] * 5


class Watched:
    """A game of two at which others look on. seen: the seats that were asked, or seemed to be."""

    def __init__(self, supply: list[str], mine: list[str], yours: list[str], deck: str = "copper") -> None:
        zones = {"hand": mine, "deck": [deck, *COPPERS]}, {"hand": yours, "deck": COPPERS}
        seats = [{"zones": each} for each in zones]
        situation = {"supply": dict.fromkeys(supply, -1), "seats": seats}
        self.driver: Driver[Table] = Driver(
            GAME.table(setup_of(GAME, seats=2, seed="1", situation=situation_in(GAME, situation)))
        )
        self.seen: list[int] = []
        self.driver.table.unasked = self._note
        self.driver.start()

    def _note(self, ask: Ask) -> None:
        if self.driver.table.might_be_asked(ask):
            self.seen.append(ask.decider)

    @property
    def ask(self) -> Ask:
        """The question that waits."""
        assert self.driver.ask is not None
        return self.driver.ask

    def say(self, verb: str, face: str = "") -> list[int]:
        """Answer by verb and face; returns who was asked after it or seemed to be."""
        self.seen.clear()
        options = enumerate(self.ask.options)
        answer: Answer = (next(n for n, o in options if o.verb == verb and face in ("", o.face)),)
        self.driver.answer(answer)
        return [*self.seen, self.ask.decider]


def attacked(yours: list[str], *supply: str, deck: str = "moat") -> list[int]:
    """Who seems to be asked after a Witch. deck: what else lies in the other player's deck."""
    game = Watched([*supply, "witch"], ["witch", "copper"], yours, deck)
    return game.say("play", "witch")


def test_whether_a_reaction_is_held_is_not_seen() -> None:
    assert attacked(["moat", "copper"], "moat")[0] == 1, "really asked"
    assert attacked(["estate", "copper"], "moat")[0] == 1, "not asked, and nobody sees that"


def test_who_holds_no_card_at_all_does_not_seem_to_be_asked() -> None:
    assert 1 not in attacked([], "moat")


def test_where_all_reactions_lie_open_nobody_seems_to_be_asked() -> None:
    assert 1 not in attacked(["estate", "copper"], "moat", deck="copper")
    assert 1 not in attacked(["estate", "copper"], deck="copper")


def test_whoever_declines_is_asked_once_and_so_it_seems() -> None:
    game = Watched(["moat", "witch"], ["witch", "copper"], ["moat", "copper"])
    assert game.say("play", "witch") == [1]
    assert game.ask.kind == "react"
    after = game.say("none")
    assert after.count(1) == 0


@pytest.mark.parametrize("hand", [["smithy", "copper"], ["copper", "copper"]])
def test_whether_there_is_an_action_to_play_is_not_seen(hand: list[str]) -> None:
    game = Watched(["smithy"], ["copper"], hand, "smithy")
    seen = game.say("end_turn")
    assert seen == [1] if "smithy" in hand else [1, 1]


@pytest.mark.parametrize("other", ["estate", "copper"])
def test_a_card_that_asks_for_another_asks_in_vain(other: str) -> None:
    """Baron: who has no Estate seems to be asked for one, before anything is gained."""
    game = Watched(["baron"], ["baron", other], COPPERS)
    assert game.say("play", "baron")[0] == 0
    assert (game.ask.kind == "may") == (other == "estate")
    assert len(game.seen) == (other == "copper")


@pytest.mark.parametrize("other", ["smithy", "estate"])
def test_whether_a_buyer_might_pay_otherwise_is_not_seen(other: str) -> None:
    """Animal Fair: who has $7 and no Action to trash seems to be asked for one."""
    game = Watched(["animal_fair", "smithy"], [other, "gold", "gold", "gold"], COPPERS)
    if other == "smithy":
        game.say("end_phase")
    for _ in range(3):
        game.say("play", "gold")
    game.say("buy", "animal_fair")
    assert (game.ask.kind == "trash") == (other == "smithy")
    assert game.seen[:1] == ([0] if other == "estate" else [])
