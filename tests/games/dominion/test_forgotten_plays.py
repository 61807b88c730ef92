"""Of the plays of a game only those are kept that something still depends on."""

from __future__ import annotations

from fudaba.bots.dominion.strategy_bot import buyer
from fudaba.bots.dominion.strategy_file import read
from fudaba.games import named
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import View

GAME = named("dominion")
PLAN = """
[[buy]]
card = "Province"
[[buy]]
card = "Hireling"
up_to = 1
[[buy]]
card = "Gold"
[[buy]]
card = "Smithy"
up_to = 2
[[buy]]
card = "Silver"
"""


def test_what_waits_for_the_rest_of_a_game_keeps_its_own_play_only() -> None:
    setup = setup_of(GAME, seats=2, seed="forgotten plays", options={"kingdom": "hireling,smithy"})
    driver = Driver(GAME.table(setup), forkable=False)
    players = [buyer(read(PLAN, "plan"))("") for _ in range(2)]
    ask, s, long = driver.start(), driver.table.state, 0
    while ask is not None:
        waiting = {ability.play for ability in s.abilities}
        earlier = [play.number for play in s.plays if play.turn < sum(s.turns)]
        # The last number is kept, too: the next play has the one after it.
        assert waiting >= set(earlier[:-1]), sum(s.turns)
        long += bool(waiting)
        ask = driver.answer(players[ask.decider].answer(ask, View(driver.table, ask.decider)))
    assert long > 20, "a Hireling has been there for some time"


def test_a_digest_tells_nothing_of_how_many_plays_there_have_been() -> None:
    setup = setup_of(GAME, seats=2, seed="forgotten plays", options={"kingdom": "hireling,smithy"})
    driver = Driver(GAME.table(setup), forkable=False)
    players = [buyer(read(PLAN, "plan"))("") for _ in range(2)]
    ask, compared = driver.start(), 0
    while ask is not None:
        s = driver.table.state
        other = s.clone()
        other.plays = [play._replace(number=play.number + 60) for play in s.plays]
        other.abilities = [a._replace(play=a.play + 60) if a.play else a for a in s.abilities]
        other.done = [done._replace(play=done.play + 60) if done.play else done for done in s.done]
        assert other.digest() == s.digest()
        if any(a.play for a in s.abilities):  # of which play something belongs to, it does tell
            compared += 1
            other.abilities = [a._replace(play=0) for a in s.abilities]
            assert other.digest() != s.digest()
        ask = driver.answer(players[ask.decider].answer(ask, View(driver.table, ask.decider)))
    assert compared > 20
