"""Special achievements that come at once do so, though they are asked for only where that can matter."""

from __future__ import annotations

from fudaba.bots import bot
from fudaba.games import named
from fudaba.games.innovation.board.state import ACHIEVEMENTS, SPECIALS
from fudaba.games.innovation.full_game import InnovationTable
from fudaba.games.innovation.rules.ending import _due_to, _players
from fudaba.kernel.cards import EVERYBODY
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import View

SETS = {"echoes": True, "figures": True, "cities": True, "artifacts": True}


def test_between_actions_nobody_waits_for_what_they_have_earned() -> None:
    """The player who fulfils a condition has it already, by whatever karma effects their icons are
    counted. Icons of an artifact on display count only in its free dogma (INN-106)."""
    game = named("innovation")
    looked = claimed = unsteady = 0
    for number in range(5):
        setup = setup_of(game, seats=3, seed=f"claims {number}", options={"edition": "third", **SETS})
        table = game.table(setup)
        assert isinstance(table, InnovationTable)
        driver, player = Driver(table, forkable=False), bot("random", "innovation", str(number))
        ask = driver.start()
        while ask is not None:
            if driver.at_rest and table.state.phase != "display":
                players = _players(table, EVERYBODY, table.seats_in_turn())
                for card in table.state.zones[SPECIALS]:
                    claim = table.claims_at_once.get(card)
                    if claim is not None:
                        looked += 1
                        assert _due_to(players, EVERYBODY, claim) < 0, table.cards[card].id
                unsteady += any(table.board(seat).unsteady for seat in range(table.seats))
            ask = driver.answer(player.answer(ask, View(table, ask.decider)))
        claimed += sum(
            table.cards[card].special is not None
            for seat in range(table.seats)
            for card in table.at(seat, ACHIEVEMENTS)
        )
    assert looked > 1000
    assert unsteady > 50
    assert claimed > 3
