"""Opening tables, sitting down, watching, leaving, playing again."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from fudaba import games
from fudaba.kernel.dice import commitment, key_of
from fudaba.kernel.record import decode, verify
from fudaba.kernel.view import View
from fudaba.server.game.timeline import moment_at
from fudaba.server.http.app import Server
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import SeatWish
from fudaba.server.table.seating import rotated
from fudaba.server.table.table import Table
from tests.server.at_table import answers_of, running, timeline_of
from tests.server.browsing import BOT, LONG, ME, OPEN, RANDOM, Browser, asking, played, run, serving
from tests.server.lobby.test_every_state import OPTIONS, to_the_end

pytestmark = pytest.mark.usefixtures("kept_in")


def test_a_table_waits_for_its_seats_and_begins_with_the_last(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN, SeatWish("bot", "random", "Chika"))
            seats = next(message for message in host.got if isinstance(message, m.Seats))
            assert seats.state == "waiting"
            assert [(seat.kind, seat.name, seat.host) for seat in seats.seats] == [
                ("person", "Aya", True),
                ("open", "", False),
                ("bot", "Chika", False),
            ]
            listed = server.lobby.tables[at.table].card(-1)
            assert (listed.names, listed.bots) == (["Aya", "Chika"], ["", "random"])
            sat = await guest.sit(at)
            assert (sat.table, sat.seat) == (at.table, 1)
            assert server.lobby.tables[at.table].kept.takeover == "steady"  # the game's usual bot
            assert (await host.get(m.Welcome)).commitment
            assert (await host.mine()).view is not None

    run(script())


@pytest.mark.parametrize("seats", [[ME, OPEN], [ME, BOT]])
def test_who_opens_a_table_is_at_it_at_once(tmp_path: Path, seats: list[SeatWish]) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            seated = await browser.ask(m.Create("Aya", "bridge_over", seats, {"rounds": 1}), m.Seated)
            came = await browser.settle()
            assert seated.joined
            assert [type(message) for message in came[:2]] == [m.Welcome, m.Seats]
            assert came[0].you == seated.seat == 0
            assert sum(isinstance(message, m.Welcome) for message in came) == 1
            assert any(isinstance(message, m.Update) for message in came) == (BOT in seats)
            assert came[1].seats[0].here
            assert came[1].seats[0].name == "Aya"

    run(script())


@pytest.mark.parametrize(
    ("given", "detail"),
    [
        ({"game": "bridge"}, "no game ‘bridge’"),
        ({"options": {"rounds": 99}}, "‘rounds’ must be a number from 1 to 20, not ‘99’"),
        ({"options": {"round": 3}}, "Did you mean ‘rounds’"),
        ({"seats": [ME]}, "is for 2 to 6 players"),
        ({"seats": [OPEN, BOT]}, "Exactly one seat"),
        ({"seats": [ME, ME]}, "Exactly one seat"),
        ({"seats": [ME, SeatWish("bot", "sensibel")]}, "no bot ‘sensibel’"),
        ({"takeover": "nobody"}, "no bot ‘nobody’"),
        ({"lesson": True}, "The starter game of Bridge Over is for one player and 2 bots."),
        ({"lesson": True, "game": "dominion", "seats": [ME, OPEN]}, "is for one player and 1 bot."),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    tmp_path: Path, given: dict[str, Any], detail: str
) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            wish: dict[str, Any] = {"name": "Aya", "game": "bridge_over", "seats": [ME, BOT]} | given
            refused = await Browser(server).ask(m.Create(**wish), m.Refused)
            assert refused.code == "bad_setup"
            assert detail in refused.detail.en
            assert server.lobby.tables == {}

    run(script())


def test_names_are_cleaned_and_told_apart(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN, name=" A\u202eya\n  B\t")
            await guest.sit(at, name="aya B")
            assert server.lobby.tables[at.table].names == ["Aya B", "aya B 2"]
            nobody = m.Sit(at.table, "\u200b", at.invite)
            assert (await guest.ask(nobody, m.Refused)).code in ("bad_message", "not_now")

    run(script())


def test_the_lobby_lists_open_tables_and_ones_own(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN)
            hidden = await Browser(server).open(ME, OPEN, listed=False)
            guest.tell(m.Watch())
            tables = await guest.get(m.Tables)
            assert [(card.table, card.taken, card.seats) for card in tables.open] == [(at.table, 1, 2)]
            assert tables.mine == []
            keys = [m.SeatKey(at.table, at.token), m.SeatKey(hidden.table, "wrong"), m.SeatKey("none", "x")]
            host.tell(m.Watch(keys))
            tables = await host.get(m.Tables)
            assert [(card.table, card.yours) for card in tables.mine] == [(at.table, 0)]
            await guest.sit(at)
            tables = await host.get(m.Tables, lambda message: message.mine[0].state == "playing")
            assert tables.mine[0].waits
            assert tables.mine[0].asked.en

    run(script())


def test_whoever_is_in_the_lobby_sees_tables_come_and_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fudaba.server.ws.commands.EVERY_LOBBY", 0.02)

    async def script() -> None:
        async with serving(tmp_path) as server:
            looking, host, guest = (Browser(server) for _ in range(3))
            looking.tell(m.Watch())
            assert (await looking.get(m.Tables)).open == []
            at = await host.open(ME, OPEN)
            tables = await looking.get(m.Tables, lambda message: bool(message.open))
            assert (tables.open[0].table, tables.open[0].state) == (at.table, "waiting")
            await guest.sit(at)
            await looking.get(
                m.Tables, lambda message: bool(message.open) and message.open[0].state == "playing"
            )
            await host.leave()
            await guest.leave()
            assert (await looking.get(m.Tables, lambda message: not message.open)).mine == []

    run(script())


def test_a_table_that_is_not_listed_is_entered_by_invitation(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN, listed=False, spectators="none")
            for invite in ("", "x" * 22, at.invite[:-1]):
                refused = await guest.ask(m.Sit(at.table, "Ben", invite), m.Refused)
                assert refused.code == "not_allowed"
            assert (await guest.ask(m.Join(at.table), m.Refused)).code == "not_allowed"
            guest.tell(m.Join(at.table, invite=at.invite))
            assert (await guest.get(m.Welcome)).you == -1
            assert (await guest.sit(at)).seat == 1

    run(script())


def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host = Browser(server)
            at = await host.open(ME, OPEN, OPEN)
            one, two, three = Browser(server), Browser(server), Browser(server)
            assert (await one.ask(m.Sit(at.table, "Ben", at.invite, 2), m.Seated)).seat == 2
            assert (await two.ask(m.Sit(at.table, "Chika", at.invite, 2), m.Refused)).code == "no_seat"
            assert (await two.ask(m.Sit(at.table, "Chika", at.invite), m.Seated)).seat == 1
            assert (await three.ask(m.Sit(at.table, "Dai", at.invite), m.Refused)).code == "not_now"

    run(script())


def test_the_host_fills_seats_and_nobody_else(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN, OPEN)
            await guest.sit(at)
            assert (await guest.ask(m.Fill(at.table, 2, "random"), m.Refused)).code == "not_allowed"
            assert (await host.ask(m.Fill(at.table, 1, "random"), m.Refused)).code == "no_seat"
            assert (await host.ask(m.Fill(at.table, 2, "nobody"), m.Refused)).code == "bad_setup"
            host.tell(m.Fill(at.table, 2, "random"))
            await host.mine()
            assert server.lobby.tables[at.table].kept.seats[2].kind == "bot"

    run(script())


def test_who_leaves_before_the_game_frees_the_seat(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN, OPEN)
            await guest.sit(at)
            host.tell(m.Leave(at.table))
            seats = await guest.get(m.Seats, lambda message: message.seats[0].kind == "open")
            assert [seat.host for seat in seats.seats] == [False, True, False]
            guest.tell(m.Leave(at.table))
            await guest.settle()
            assert server.lobby.tables == {}
            assert server.lobby.store.kept(at.table) is None

    run(script())


def test_a_bot_stands_in_for_who_leaves_and_goes_when_he_comes_back(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, grace=1000.0, pace=0.3) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN)
            sat = await guest.sit(at)
            guest.tell(m.Leave(at.table))
            seats = await host.get(m.Seats, lambda message: bool(message.seats[1].bot))
            assert not seats.seats[1].here
            table = server.lobby.tables[at.table]
            while 1 not in deciders(table):
                await host.answer()
            guest.tell(m.Join(at.table, sat.token))
            await host.get(m.Seats, lambda message: message.seats[1].here and not message.seats[1].bot)
            before = deciders(table).count(1)
            await asyncio.sleep(0.4)
            assert deciders(table).count(1) == before

    run(script())


def test_whoever_gives_up_a_seat_has_it_in_no_other_tab(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest, tab, next_one = (Browser(server) for _ in range(4))
            at = await host.open(ME, OPEN, spectators="none")
            sat = await guest.sit(at)
            assert sat.seat == 1
            other = await host.open(ME, OPEN, OPEN)
            sat = await guest.sit(other)
            tab.tell(m.Join(other.table, sat.token))
            await tab.get(m.Welcome)
            guest.tell(m.Leave(other.table))
            assert (await tab.get(m.Welcome)).you == -1
            assert (await next_one.ask(m.Sit(other.table, "Chika", other.invite, 1), m.Seated)).seat == 1
            host.tell(m.Fill(other.table, 2, "random"))
            await host.mine()
            assert not any(isinstance(message, m.Update) for message in await tab.settle())
            assert (await tab.ask(m.Undo(other.table, 0), m.Refused)).code == "not_yours"

    run(script())


@pytest.mark.parametrize("rule", ["none", "public", "open"])
def test_who_looked_on_while_a_table_waited_sees_what_the_rule_allows(tmp_path: Path, rule: Any) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, guest, watching = (Browser(server) for _ in range(3))
            at = await host.open(ME, OPEN, spectators=rule)
            watching.tell(m.Join(at.table, invite=at.invite))
            await watching.get(m.Seats)
            await guest.sit(at)
            await host.mine()
            reply = await watching.settle()
            updates = [message for message in reply if isinstance(message, m.Update)]
            if rule == "none":
                assert updates == []
                assert [message.code for message in reply if isinstance(message, m.Refused)] == [
                    "not_allowed"
                ]
            else:
                view = updates[-1].view
                assert view is not None
                assert bool(view.zones["0.hand"].cards) == (rule == "open")

    run(script())


def deciders(table: Table) -> list[int]:
    """Who gave each answer."""
    return timeline_of(table).session.deciders


@pytest.mark.parametrize("takeover", ["", "sensible"])
def test_a_bot_stands_in_only_where_the_table_allows_and_somebody_is_there(
    tmp_path: Path, takeover: str
) -> None:
    async def script() -> None:
        async with serving(tmp_path, grace=0.1) as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN, takeover=takeover)
            await guest.sit(at)
            await host.mine()
            await host.leave()
            if not takeover:
                await asyncio.sleep(0.3)
                assert answers_of(server.lobby.tables[at.table]) == ()
                return
            await guest.mine()
            await guest.leave()
            before = answers_of(server.lobby.tables[at.table])
            assert before
            await asyncio.sleep(0.3)
            assert answers_of(server.lobby.tables[at.table]) == before

    run(script())


@pytest.mark.parametrize("rule", ["none", "public", "open"])
def test_spectators_see_what_the_table_lets_them(tmp_path: Path, rule: Any) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            host, watching = Browser(server), Browser(server)
            at = await host.open(ME, BOT, spectators=rule)
            await host.mine()
            if rule == "none":
                assert (await watching.ask(m.Join(at.table), m.Refused)).code == "not_allowed"
                return
            watching.tell(m.Join(at.table))
            update = await watching.get(m.Update)
            assert update.view is not None
            hand = update.view.zones["0.hand"]
            assert hand.count > 0
            assert len(hand.cards) == (hand.count if rule == "open" else 0)
            assert update.question is not None
            assert not update.question.mine
            seats = await host.get(m.Seats, lambda message: message.watching == 1)
            assert seats.state == "playing"

    run(script())


@pytest.mark.parametrize(("how", "names"), [("same", ["Aya", "Ben"]), ("swapped", ["Ben", "Aya"])])
def test_a_rematch_seats_the_same_people(tmp_path: Path, how: Any, names: list[str]) -> None:
    async def script() -> None:
        async with serving(tmp_path, seed="9") as server:
            host, guest = Browser(server), Browser(server)
            at = await host.open(ME, OPEN)
            sat = await guest.sit(at)
            assert (await host.ask(m.Rematch(at.table), m.Refused)).code == "not_now"
            await played([host, guest])
            host.tell(m.Rematch(at.table, how))
            wished = await guest.get(m.Seats, lambda message: message.ready != [])
            assert (wished.ready, wished.again, wished.next) == ([0], how, "")
            his = await guest.ask(m.Rematch(at.table, how), m.Seated)
            message = await host.get(m.Seats, lambda message: message.next != "")
            assert message.next == his.table
            mine = await host.ask(m.Rematch(at.table), m.Seated)
            assert his.table == mine.table
            assert [mine.seat, his.seat] == [names.index("Aya"), names.index("Ben")]
            assert server.lobby.tables[mine.table].names == names
            for browser, seated in ((host, mine), (guest, his)):
                browser.tell(m.Join(seated.table, seated.token))
                assert (await browser.get(m.Welcome)).you == seated.seat
            assert at.token != mine.token != his.token != sat.token

    run(script())


def test_a_rematch_drags_nobody_along(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, seed="9") as server:
            host, guest, third = Browser(server), Browser(server), Browser(server)
            at = await host.open(ME, OPEN)
            sat = await guest.sit(at)
            await played([host, guest])
            host.tell(m.Rematch(at.table, "same"))
            await guest.get(m.Seats, lambda message: message.ready == [0])
            guest.tell(m.Rematch(at.table, "new"))  # something else: now it is the host who is asked
            assert (await host.get(m.Seats, lambda message: message.again == "new")).ready == [1]
            guest.tell(m.Rematch(at.table, "no"))
            await host.get(m.Seats, lambda message: message.ready == [] and message.again == "new")
            guest.tell(m.Leave(at.table))
            await host.get(m.Seats, lambda message: not message.seats[1].here)
            mine = await host.ask(m.Rematch(at.table, "same"), m.Seated)
            following = server.lobby.tables[mine.table].kept
            assert (following.state, [seat.kind for seat in following.seats]) == (
                "waiting",
                ["person", "open"],
            )
            # The player who had the other seat may still come, unless somebody else was faster.
            third.tell(m.Join(mine.table, "", mine.invite))
            await third.get(m.Welcome)
            await third.ask(m.Sit(mine.table, "Dai", mine.invite), m.Seated)
            guest.tell(m.Join(at.table, sat.token))
            await guest.get(m.Welcome)
            assert (await guest.ask(m.Rematch(at.table), m.Refused)).code in ("not_now", "no_seat")

    run(script())


@pytest.mark.parametrize("game", games.names())
def test_play_goes_on_from_a_moment_of_a_game_that_is_over(tmp_path: Path, game: str) -> None:
    async def script() -> None:
        async with serving(tmp_path, seed="3") as server, asking(server) as client:
            browser = Browser(server)
            at = await browser.open(ME, RANDOM, game=game, options=OPTIONS.get(game, {}), spectators="none")
            after = m.After(at.table, 9, at.token)
            wish = m.Create("Aya", "", [ME, OPEN], after=after)
            assert (await browser.ask(wish, m.Refused)).code == "not_now"
            before = server.lobby.tables[at.table]
            await to_the_end(before)
            await browser.settle()
            stranger = Browser(server)
            for token in ("", "wrong", before.kept.invite):
                theft = m.Create("Dai", "", [ME, OPEN], after=m.After(at.table, 9, token))
                assert (await stranger.ask(theft, m.Refused)).code in ("not_allowed", "no_seat")
            with patch("fudaba.server.lobby.openings.new_seed", lambda: "new"):
                seated = await browser.ask(wish, m.Seated)
            browser.tell(m.Join(seated.table, seated.token))
            guest = Browser(server)
            guest.tell(m.Watch())
            (card,) = (await guest.get(m.Tables, lambda message: bool(message.open))).open
            assert (card.table, card.goes_on) == (seated.table, True)
            guest.tell(m.Join(seated.table))
            welcome = await guest.get(m.Welcome)
            assert welcome.origin is not None
            assert welcome.origin.table == at.table
            sat = await guest.ask(m.Sit(seated.table, "Ben"), m.Seated)
            guest.tell(m.Join(sat.table, sat.token))
            welcome = await guest.get(m.Welcome, lambda message: message.commitment != "")
            assert welcome.commitment == commitment("new")
            table = server.lobby.tables[seated.table]
            begun = answers_of(table)
            assert answers_of(before)[: len(begun)] == begun
            assert timeline_of(table).session.table.state.key == key_of("new")
            # What anybody knew there is known here, and nothing else is as it was.
            old = moment_at(timeline_of(table).game, timeline_of(before).setup, before.names, begun, 10**6)[
                1
            ].table
            new = timeline_of(table).session.table
            for seat in (0, 1):
                assert View(old, seat).data() == View(new, seat).data()
            assert old.state.zones != new.state.zones
            for player, held in ((browser, seated), (guest, sat)):
                player.tell(m.Join(held.table, held.token))
                update = await player.get(m.Update)
                assert (update.undo.how, update.undo.why) == ("none", "nothing")
            wrong = m.Create("Aya", "", [ME, RANDOM, RANDOM], after=after)
            assert (await browser.ask(wrong, m.Refused)).code == "bad_setup"
            await to_the_end(table)
            headers = {"authorization": f"Bearer {sat.token}"}
            record = decode((await client.get(f"/api/record/{seated.table}", headers=headers)).content)
            assert (record.seed, [one.seed for one in record.earlier]) == ("new", ["3"])
            assert verify(record, games.named) == record.final

    run(script())


def test_the_record_of_a_game_that_is_over_holds(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            browser = Browser(server)
            at = await browser.open(ME, BOT)
            await played([browser])
            over = next(message for message in browser.got if isinstance(message, m.Over))
            data = (await client.get(over.record)).content
            record = decode(data)
            assert verify(record, games.named) == record.final
            assert (record.seed, record.commitment) == (over.seed, over.commitment)
            assert record.names == server.lobby.tables[at.table].names

    run(script())


def test_a_full_server_opens_no_more_tables(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path, tables=1) as server:
            browser = Browser(server)
            await browser.open(ME, BOT)
            wish = m.Create("Aya", "bridge_over", [ME, BOT])
            assert (await browser.ask(wish, m.Refused)).code == "full"

    run(script())


async def swept(server: Server, stay: set[str]) -> None:
    """Sweep until only those tables are in memory: what is still being written stays until it is."""
    async with asyncio.timeout(LONG):
        await server.lobby.sweeper.sweep()
        while set(server.lobby.tables) != stay:
            await asyncio.sleep(0.01)
            await server.lobby.sweeper.sweep()


def test_what_nobody_needs_leaves_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fudaba.server.lobby.sweep.FORGOTTEN", 0.0)
    monkeypatch.setattr("fudaba.server.lobby.sweep.UNLOADED", 0.0)
    monkeypatch.setattr("fudaba.server.table.turn_watch.UNNOTICED", 0.0)

    async def script() -> None:
        async with serving(tmp_path) as server:
            host, waiting = Browser(server), Browser(server)
            over = await host.open(ME, BOT)
            await played([host])
            never = await waiting.open(ME, OPEN)
            await server.lobby.sweeper.sweep()
            assert set(server.lobby.tables) == {over.table, never.table}
            going = await Browser(server).open(ME, OPEN)
            guest = Browser(server)
            sat = await guest.sit(going)
            ended = server.lobby.tables[over.table]
            ended.shared.background.alarm("away", 1000.0, running(ended).watch.wake)
            lost = weakref.ref(ended)
            del ended
            await host.leave()
            await waiting.leave()
            await swept(server, {going.table})
            gc.collect()
            assert lost() is None  # nothing that was to be done later keeps it
            for connection in [*server.connections]:
                server.lobby.tables[going.table].part(connection.client)
            await swept(server, set())
            reply = await server.lobby.listing.message_for(
                [m.SeatKey(over.table, over.token), m.SeatKey(going.table, sat.token)]
            )
            assert [card.state for card in reply.mine] == ["over", "playing"]
            assert server.lobby.tables == {}  # to list them, no game is run again
            again = Browser(server)
            again.tell(m.Join(over.table, over.token))
            assert (await again.get(m.Over)).table == over.table
            assert (await again.ask(m.Join(never.table), m.Refused)).code == "no_table"

    run(script())


def test_tables_that_wait_for_players_are_listed_before_games(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            begun, waits, looking = (Browser(server) for _ in range(3))
            at = await begun.open(ME, BOT)
            waiting = await waits.open(ME, OPEN)
            looking.tell(m.Watch())
            tables = await looking.get(m.Tables, lambda tables: len(tables.open) == 2)
            assert [(card.table, card.state) for card in tables.open] == [
                (waiting.table, "waiting"),
                (at.table, "playing"),
            ]

    run(script())


def test_a_game_that_lets_nobody_look_on_is_not_listed(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            for rule in ("open", "none"):
                host, looking = Browser(server), Browser(server)
                at = await host.open(ME, BOT, spectators=rule)
                looking.tell(m.Watch())
                tables = await looking.get(m.Tables)
                assert (at.table in {card.table for card in tables.open}) is (rule == "open")

    run(script())


def test_who_began_ends_the_next_time_and_all_others_come_one_earlier() -> None:
    assert rotated([0, 1, 2, 3]) == [1, 2, 3, 0]
    assert rotated([0]) == [0]
