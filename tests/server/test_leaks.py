"""The channels through which a table could tell what it must not, each by name.

The proof for all that is in a message is the twin world (`kernel.checks.check_leaks`): the cards that a
viewer may not know change places, and the bytes that the server sends them must be the same, now and
later. Here that is asked of the server's own messages; the last test lets one leak on purpose.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.games.dominion.table import Dominion
from fudaba.kernel import checks
from fudaba.kernel.ask import Answer, Ask
from fudaba.kernel.cards import EVERYBODY
from fudaba.kernel.dice import key_of
from fudaba.kernel.drive import Driver
from fudaba.kernel.game import Setup, setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table as KernelTable
from fudaba.kernel.twin import permuted
from fudaba.kernel.view import SPECTATOR, View
from fudaba.server.game.rendering import Renderer
from fudaba.server.game.snapshot import Position
from fudaba.server.game.timeline import Moment, Timeline, moment_at
from fudaba.server.protocol import messages as m
from fudaba.server.protocol.schema import Line, Question
from fudaba.server.protocol.schema import View as SentView
from fudaba.server.store.stored_table import StoredSeat, StoredTable
from fudaba.server.table.game import TableGame
from fudaba.server.table.running_game import RunningGame
from fudaba.server.table.table import Table
from fudaba.server.workers import bot_process as answering
from fudaba.server.workers import moments as looking
from tests.server.at_table import stage_of, timeline_of
from tests.server.browsing import BOT, ME, OPEN, RANDOM, Browser, asking, played, run, serving

GAME = games.named("bridge_over")
NAMES = ["Aya", "Ben", "Chika"]


def setup(seed: str) -> Setup:
    """A table of three."""
    return setup_of(GAME, seats=3, seed=seed, options={"rounds": 1})


def answers(seed: str, count: int = 10**6) -> list[tuple[int, ...]]:
    """How a game goes in which chance plays."""
    session = Session(GAME, setup(seed), NAMES)
    player = bot("random", GAME.name, seed)
    while session.ask is not None and len(session.answers) < count:
        session.answer(player.answer(session.ask, session.view(session.ask.decider)))
    return session.answers


class Sent(msgspec.Struct):
    """All of a message that comes from the table."""

    view: SentView
    question: Question | None
    lines: list[Line]


def sent(renderer: Renderer, table: KernelTable, viewer: int, ask: Ask | None, *, passed: bool) -> bytes:
    """What the server would send of a table now, as JSON, so that a difference can be named."""
    events = table.events or []
    moment = Moment(table, ask, len(events), 0, passed)
    return msgspec.json.encode(
        Sent(
            view=renderer.view(table, viewer),
            question=renderer.question(moment, viewer),
            lines=renderer.lines(table, events, viewer, 0, len(events)),
        )
    )


def twins(viewer: int, seed: str, say: Callable[..., bytes] = sent) -> checks.SearchCounts:
    """Compare the server's bytes in twin worlds, along a game of Bridge Over."""
    return compared(setup(seed), answers(seed), viewer, say)


def compared(
    given: Setup, given_answers: list[Answer], viewer: int, say: Callable[..., bytes]
) -> checks.SearchCounts:
    """Compare the server's bytes in twin worlds, along a game."""
    game = games.named(given.game)
    renderer = Renderer(game.name, NAMES, given.options)

    def make() -> Driver[Any]:
        driver: Driver[Any] = Driver(game.table(given))
        driver.start()
        return driver

    return checks.check_leaks(make, given_answers, viewer, ahead=3, received=partial(say, renderer))


@pytest.mark.parametrize("seed", ["1", "2"])
def test_channel_payload(seed: str) -> None:
    compared = twins(0, seed)
    assert compared.views > 50


REACTIONS = ["moat", "secret_chamber", "watchtower", "market_square", "beggar", "guard_dog", "sheepdog"]
ATTACKS = ["witch", "militia", "young_witch", "mountebank", "bureaucrat", "baron"]


def of_reactions(seed: str) -> Setup:
    """A game of Dominion of three whose decks are full of Reactions and Attacks."""
    chance = random.Random(seed)
    seats = []
    for _ in range(3):
        deck = [*REACTIONS, *ATTACKS, *["copper"] * 5, "curse", "estate"]
        chance.shuffle(deck)
        seats.append({"zones": {"hand": deck[:6], "deck": deck[6:]}})
    supply = dict.fromkeys([*REACTIONS, *ATTACKS], -1)
    return setup_of(
        games.named("dominion"),
        seats=3,
        seed=seed,
        situation=situation_in(games.named("dominion"), {"supply": supply, "seats": seats}),
    )


def of_demands(seed: str) -> Setup:
    """A game of Innovation of three with three expansions."""
    options = {"edition": "third", "echoes": True, "figures": True, "cities": True}
    return setup_of(games.named("innovation"), seats=3, seed=seed, options=options)


@pytest.mark.parametrize("make", [of_reactions, of_demands])
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_channel_payload_of_other_games(make: Callable[[str], Setup], viewer: int) -> None:
    """The same over all that is sent, questions that only seem to be put included."""
    worlds = 0
    for seed in ("1", "2"):
        given = make(seed)
        session, player = Session(games.named(given.game), given, NAMES), bot("random", given.game, seed)
        while session.ask is not None and len(session.answers) < 40:
            session.answer(player.answer(session.ask, session.view(session.ask.decider)))
        worlds += compared(given, session.answers, viewer, sent).worlds
    assert worlds > 20


def test_a_question_that_is_passed_over_in_silence_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dominion, "might_answer", lambda *given, **more: frozenset())
    with pytest.raises(checks.CheckFailed):
        test_channel_payload_of_other_games(of_reactions, SPECTATOR)


def test_channel_spectator_stream() -> None:
    assert twins(SPECTATOR, "3").views > 50


def test_channel_sizes_of_messages() -> None:
    """A length tells less than the bytes do; here it stands alone."""

    def length(*given: Any, passed: bool) -> bytes:
        return msgspec.json.encode({"length": len(sent(*given, passed=passed))})

    assert twins(1, "4", length).views > 50


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_a_leak_on_purpose_is_found(viewer: int) -> None:
    def leaks(renderer: Renderer, table: KernelTable, *given: Any, passed: bool) -> bytes:
        hand = [table.cards[card].face for card in table.state.zones[4]]
        whole = len(sent(renderer, table, *given, passed=passed))
        return msgspec.json.encode({"told": whole, "whole": sum(map(len, hand))})

    with pytest.raises(checks.CheckFailed):
        twins(viewer, "1", leaks)


def test_channel_log() -> None:
    """A card that somebody draws is in the log only for him."""
    timeline = whole_game("1")
    renderer = Renderer(GAME.name, NAMES, timeline.setup.options)
    events = timeline.log
    drawn = {i for i, event in enumerate(events) if event.kind == "draws" and event.cards}
    assert drawn
    for viewer in (0, 1, 2, SPECTATOR):
        lines = renderer.lines(timeline.session.table, events, viewer, 0, len(events))
        for i in drawn:
            own = events[i].seat == viewer
            assert bool(lines[i].cards) == own
            assert len(lines[i].text.en) > 0
    hidden = renderer.lines(timeline.session.table, events, SPECTATOR, 0, len(events))
    faces = {timeline.session.table.cards[ref.card].face for i in drawn for ref in events[i].cards}
    names = {renderer.en.card(face) for face in faces}
    assert not any(name in hidden[i].text.en for i in drawn for name in names)


def whole_game(seed: str) -> Timeline:
    """A whole game."""
    timeline = Timeline(GAME, setup(seed), NAMES)
    for answer in answers(seed):
        timeline.answer(answer)
    return timeline


def test_channel_undo_history(tmp_path: Path) -> None:
    """What is taken back was seen by all alike; nothing of it is sent again, and nothing hidden."""

    async def script() -> None:
        async with serving(tmp_path, seed="3") as server:
            one, other = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            await other.sit(at)
            while True:
                await one.settle()
                await other.settle()
                if one.update.undo.how == "free":
                    break
                question = one.update.question
                await (one if question is not None and question.mine else other).answer()
            sequence = one.update.sequence
            await one.ask(m.Undo(at.table, sequence), m.Update)
            undone = await other.get(m.Update, lambda update: update.sequence == sequence + 2)
            assert undone.lines == []
            assert undone.question is not None
            assert undone.question.options == []
            assert "Undo" not in {type(message).__name__ for message in other.got}

    run(script())


def test_channel_initial_state(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            one, other = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            await other.sit(at)
            await other.get(m.Update)
            first = other.update
            assert first.view is not None
            assert first.view.zones["0.hand"].cards == []
            assert first.view.zones["pile"].cards == []
            assert len(first.view.zones["1.hand"].cards) == 5
            timeline = timeline_of(server.lobby.tables[at.table])
            assert first.view.private == View(timeline.session.table, 1).private()

    run(script())


def test_channel_replay_export(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            browser = Browser(server)
            at = await browser.open(ME, BOT)
            for path in ("record", "report"):
                for token in ("", at.token):
                    headers = {"authorization": f"Bearer {token}"}
                    got = await client.get(f"/api/{path}/{at.table}", headers=headers)
                    assert got.status_code in (403, 409)
                    assert server.lobby.tables[at.table].kept.seed not in got.text.split()
            assert (await browser.ask(m.Look(at.table, step=0, viewer=1), m.Refused)).code == "not_allowed"
            assert (await browser.ask(m.Look(at.table, step=0, viewer=-2), m.Refused)).code == "not_allowed"
            looked = await browser.ask(m.Look(at.table, step=0, viewer=0), m.Looked)
            assert looked.view.zones["1.hand"].cards == []

    run(script())


def test_channel_moments_not_shown_yet() -> None:
    """Who looks back sees nothing of what is still to be shown."""
    timeline = whole_game("1")
    position = Position("t", timeline.setup, tuple(NAMES), tuple(timeline.session.answers))
    upto = len(timeline.marks) - 3
    looked = msgspec.msgpack.decode(looking.looked(position, upto - 1, upto, SPECTATOR), type=m.Looked)
    assert len(looked.steps) == upto
    assert len(looked.lines) == timeline.marks[upto - 1].lines < timeline.marks[-1].lines


def test_channel_reconnect_snapshot(tmp_path: Path) -> None:
    """A viewer who comes back is sent what the one who stayed has, and nothing more."""

    async def script() -> None:
        async with serving(tmp_path) as server:
            one, other = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            sat = await other.sit(at)
            for _ in range(6):
                await one.settle()
                await other.settle()
                question = one.update.question
                await (one if question is not None and question.mine else other).answer()
            await other.settle()
            stayed = other.update
            lines: list[Line] = []
            for message in other.got:
                if isinstance(message, m.Update):
                    lines = lines[: message.since] + message.lines
            back = Browser(server)
            back.tell(m.Join(at.table, sat.token))
            update = await back.get(m.Update)
            whole = msgspec.structs.replace(stayed, since=0, lines=lines)
            assert m.encode(update) == m.encode(whole)

    run(script())


def test_channel_card_ids() -> None:
    """A card's number at the table is never sent; what is sent changes with each move and each shuffle."""
    timeline = whole_game("1")
    table = timeline.session.table
    renderer = Renderer(GAME.name, NAMES, timeline.setup.options)
    view = renderer.view(table, 0)
    ids = [card.id for zone in view.zones.values() for card in zone.cards]
    assert ids
    assert len(set(ids)) == len(ids)
    state = table.state
    for zone in state.layout:
        name = zone.name if zone.owner < 0 else f"{zone.owner}.{zone.name}"
        by_id = {state.stamp[card]: card for card in state.zones[zone.number]}
        for shown in view.zones[name].cards:
            assert table.cards[by_id[shown.id]].face == shown.face
    copy = table.clone()
    pile = next(zone.number for zone in copy.state.layout if zone.name == "pile")
    before = {copy.state.stamp[card] for card in copy.state.zones[pile]}
    copy.state.shuffle(pile)
    assert before.isdisjoint(copy.state.stamp[card] for card in copy.state.zones[pile])


def test_channel_order_of_hidden_cards() -> None:
    """Nothing is sent of a place into which one does not see but how many cards are in it."""
    timeline = whole_game("2")
    table = timeline.session.table
    renderer = Renderer(GAME.name, NAMES, timeline.setup.options)
    before = msgspec.msgpack.encode(renderer.view(table, 0))
    for zone in table.state.layout:
        if zone.audience != EVERYBODY and not zone.audience & 1 and not table.state.known:
            table.state.zones[zone.number].reverse()
    assert msgspec.msgpack.encode(renderer.view(table, 0)) == before


def test_channel_options_of_others(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server:
            browser = Browser(server)
            await browser.open(ME, RANDOM, RANDOM)
            await played([browser])
            others = [
                update.question
                for update in browser.got
                if isinstance(update, m.Update) and update.question is not None and not update.question.mine
            ]
            assert len(others) > 5
            for question in others:
                bare = Question(question.owner, question.decider, question.text)
                assert question == bare

    run(script())


def test_channel_skipped_questions() -> None:
    """Whether somebody could have answered an attack is not to be seen until they have answered.

    Two worlds: in one the attacked player holds nothing to answer with and is not asked, in the other
    a defence card and is. What the others are sent after the attack is the same, byte for byte.
    """
    found = 0
    for seed in map(str, range(40)):
        timeline = Timeline(GAME, setup(seed), NAMES)
        given = answers(seed)
        for number, answer in enumerate(given):
            before = timeline.session.driver.fork() if timeline.session.driver.at_rest else None
            moments = timeline.answer(answer)
            first = moments[0]
            if not first.passed or first.ask is None or first.ask.kind != "react" or before is None:
                continue
            if first.ask.decider == before.ask.decider or number + 1 >= len(given):  # type: ignore[union-attr]  # not over
                continue
            if with_defence := _with_a_defence(before.table, first.ask.decider):
                found += 1
                _compare_worlds(seed, given[:number], answer, before.table, with_defence)
                break
        if found == 5:
            return
    raise AssertionError(f"only {found} such attacks were found")


def _with_a_defence(table: Any, seat: int) -> list[int]:
    """Which card comes to lie where in a world in which that seat holds a defence card, [] for none."""
    state = table.state
    hand = next(zone.number for zone in state.layout if (zone.owner, zone.name) == (seat, "hand"))
    pile = next(zone.number for zone in state.layout if zone.name == "pile")
    defences = [card for card in state.zones[pile][:-25] if table.cards[card].face == "block"]
    plain = [card for card in state.zones[hand] if card not in state.known]
    if not defences or not plain:
        return []
    new = list(range(len(table.cards)))
    new[plain[0]], new[defences[0]] = defences[0], plain[0]
    return new


def _compare_worlds(
    seed: str, given: list[tuple[int, ...]], answer: tuple[int, ...], before: KernelTable, new: list[int]
) -> None:
    """What an onlooker is sent after the answer, here and where cards have changed places."""
    here, _ = moment_at(GAME, setup(seed), NAMES, given, 10**6)
    there, _ = moment_at(GAME, setup(seed), NAMES, given, 10**6)
    other = Driver(permuted(there.session.table, new))
    other.table.events = there.session.events
    for name in ("turn_cause", "attack_cause"):  # of the log, which a copy does not go on with
        setattr(other.table, name, getattr(there.session.table, name))
    other.resume()
    there.session.driver = other
    caught = there._caught
    other.table.unasked = caught.note
    moments = here.answer(answer)
    elsewhere = there.answer(answer)
    assert moments[0].passed
    assert not elsewhere[0].passed
    assert elsewhere[0].ask is not None
    worlds = [table_showing(timeline, moments) for timeline, moments in ((here, moments), (there, elsewhere))]
    for viewer in {0, 1, 2, SPECTATOR} - {elsewhere[0].ask.decider}:
        sent = [m.encode(stage_of(table).update(viewer, 0)) for table in worlds]
        assert sent[0] == sent[1]


def table_showing(timeline: Timeline, moments: list[Moment]) -> Table:
    """A table of three people that shows the first of these moments, the last that there are."""
    now: Any = SimpleNamespace(now=lambda: 0.0, costly=None)
    kept = StoredTable(
        id="t",
        game=GAME.name,
        rules=1,
        options={},
        seed="",
        seats=[StoredSeat(name, "person") for name in NAMES],
        host=0,
        invite="",
        undo="consent",
        spectators="public",
        takeover="",
        clock=None,
        listed=True,
        created=0.0,
        state="playing",
    )
    table = Table(now, kept, [], [])
    first = timeline.sequence - len(moments) + 1
    table.running = RunningGame(table.shared, TableGame(table.shared, [], timeline, {}))
    stage = table.running.stage
    stage.moment, stage.sequence = moments[0], first
    stage.add(moments[1:])
    return table


def test_channel_skipped_questions_refuse_alike(tmp_path: Path) -> None:
    """While such a question stands, a player who is not asked is refused as at any other, and may take
    back."""

    async def script() -> None:
        async with serving(tmp_path, pad=(5.0, 5.0)) as server:
            one, other = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            await other.sit(at)
            table = server.lobby.tables[at.table]
            shown = stage_of(table).moment
            while not shown.passed:
                await one.settle()
                await other.settle()
                question = one.update.question
                await (one if question is not None and question.mine else other).answer()
                shown = stage_of(table).moment
            assert shown.ask is not None
            await one.settle()
            await other.settle()
            onlooker = (one, other)[1 - shown.ask.decider]
            assert onlooker.update.question is not None
            answer = m.Answer(at.table, onlooker.update.sequence, [0])
            assert (await onlooker.ask(answer, m.Refused)).code == "not_yours"
            assert onlooker.update.undo.how in ("free", "consent") or onlooker.update.undo.why == "nothing"

    run(script())


def test_channel_skipped_questions_take_time(tmp_path: Path) -> None:
    """A question that nobody had to be asked stands for a while where somebody else looks on."""

    async def script() -> None:
        import time

        async with serving(tmp_path, pad=(0.15, 0.2)) as server:
            one, other = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            await other.sit(at)
            table = server.lobby.tables[at.table]
            held = 0
            while held < 2 and table.state == "playing":
                await one.settle()
                await other.settle()
                question = one.update.question
                assert question is not None
                begun = time.monotonic()
                await (one if question.mine else other).answer()
                while stage_of(table).moment.passed:
                    held += 1
                    sequence = stage_of(table).sequence
                    looks_on = one if stage_of(table).early.of(0) is None else other
                    await looks_on.get(m.Update, lambda update, past=sequence: update.sequence > past)  # type: ignore[misc]  # bound at once
                    assert time.monotonic() - begun > 0.14
                    await other.settle()
            assert held

    run(script())


def test_channel_error_text(tmp_path: Path) -> None:
    """Who is not asked is told the same whatever they send, and so is who guesses at tokens."""

    async def script() -> None:
        async with serving(tmp_path) as server:
            one, other = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            await other.sit(at)
            update = await one.mine()
            replies = []
            for picks in ([0], [1], [99], [0, 0], []):
                other.tell(m.Answer(at.table, update.sequence, picks))
                replies.append(m.encode(await other.get(m.Refused)))
            assert len(set(replies)) == 1
            guesses = []
            for token in ("x", at.token[:-1], at.token + "x", "y" * 32):
                guesses.append(m.encode(await Browser(server).ask(m.Join(at.table, token), m.Refused)))
            assert len(set(guesses)) == 1

    run(script())


def test_channel_observations_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot is given its own view, and a seed that says nothing of the shuffles."""
    given: list[tuple[str, int]] = []

    class Spy:
        def answer(self, ask: Any, view: View) -> tuple[int, ...]:
            given[-1] = (given[-1][0], view.viewer)
            return (0,)

    def maker(name: str, game: str, seed: str) -> Spy:
        given.append((seed, 99))
        return Spy()

    monkeypatch.setattr(answering, "bot", maker)
    timeline = Timeline(GAME, setup("5"), NAMES)
    ask = timeline.session.ask
    assert ask is not None
    answering.answer_of(Position("spied", timeline.setup, tuple(NAMES), ()), ask.decider, "spy")
    assert given[0][1] == ask.decider
    assert given[0][0] != "5"
    assert key_of("5").hex() not in given[0][0]


def test_channel_seed(tmp_path: Path) -> None:
    """The commitment from the start, the seed only with the end: in every byte that a whole game sends."""
    seed = "b7e1c0ffee5eed0123456789abcdef00"

    async def script() -> None:
        async with serving(tmp_path, seed=seed) as server, asking(server) as client:
            browser, watching = Browser(server), Browser(server)
            at = await browser.open(ME, BOT)
            watching.tell(m.Join(at.table))
            watching.tell(m.Watch())
            assert (await watching.get(m.Welcome)).commitment
            pages = [(await client.get(path)).content for path in ("/health", "/api/games")]
            await played([browser])
            await watching.settle()
            secret = [seed.encode(), key_of(seed), key_of(seed).hex().encode()]
            for raw in (browser.raw, watching.raw):
                end = next(i for i, data in enumerate(raw) if b"over" in data[:12])
                before = b"".join([*raw[:end], *pages])
                assert not any(part in before for part in secret)
                assert seed.encode() in raw[end]

    run(script())


def test_channel_pages_about_running_games(tmp_path: Path) -> None:
    """The lobby and the health page say how far a game is, and nothing of its cards."""

    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            browser = Browser(server)
            await browser.open(ME, BOT)
            update = await browser.mine()
            assert update.view is not None
            faces = {card.face for card in update.view.zones["0.hand"].cards}
            names = {Renderer(GAME.name, NAMES, {}).en.card(face) for face in faces}
            listed = m.encode(await server.lobby.listing.message_for([])).decode("latin-1")
            text = listed + (await client.get("/health")).text
            assert not any(word in text for word in faces | names)
            assert set(json.loads((await client.get("/health")).text)) == {
                "status",
                "version",
                "up",
                "tables",
                "resting",
                "unattended",
                "returning",
                "without_cards",
                "connections",
                "to_write",
                "disk",
            }

    run(script())


def test_channel_other_tabs(tmp_path: Path) -> None:
    """Each seat has its own token; that of one seat shows and does nothing for another."""

    async def script() -> None:
        async with serving(tmp_path) as server:
            one, other = Browser(server), Browser(server)
            at = await one.open(ME, OPEN)
            sat = await other.sit(at)
            assert at.token != sat.token
            update = await one.mine()
            assert (await other.ask(m.Answer(at.table, update.sequence, [0]), m.Refused)).code == "not_yours"
            second = await Browser(server).open(ME, BOT)
            refused = await Browser(server).ask(m.Join(second.table, at.token), m.Refused)
            assert refused.code == "no_seat"
            for data in other.raw:
                assert at.token.encode() not in data

    run(script())


def test_chance_of_pads_is_not_that_of_the_game() -> None:
    """How long something is shown comes from the machine's chance, never from the seed."""
    before = random.getstate()
    answers("1", 20)
    assert random.getstate() == before
