"""The table of Dominion, on the full screen and in lines."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.style import Style
from textual.pilot import Pilot

from fudaba.bots import bot
from fudaba.games import named
from fudaba.games.dominion.facts.shown import Facts
from fudaba.games.dominion.setup.situation import Situation
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.kernel.shown import of_kind
from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import NIGHT, PAPER
from fudaba.terminal.screen.dominion import BOARD as dominion
from fudaba.terminal.screen.dominion.cards import draw_card
from fudaba.terminal.screen.shell.play import PlayTable
from fudaba.terminal.session.game_session import GameSession, Policy
from fudaba.terminal.session.plain import PlainTable
from fudaba.terminal.session.playback import PUBLIC, Playback
from fudaba.terminal.session.points import table
from fudaba.terminal.session.transcript import tell_record
from fudaba.text.dominion.table import counters, is_card
from fudaba.text.narrator import Reason
from tests.terminal.screens import NAMES, dialog, run, screen, settled, table_for

GAME = named("dominion")
SUPPLY = {"village": -1, "smithy": -1, "militia": -1, "caravan": -1}


def session_at(
    *hands: list[str], supply: dict[str, int] = SUPPLY, zones: dict[str, list[str]] | None = None, **more: Any
) -> Session:
    """A session in the middle of a game, seat 0 to act; zones: what else that seat has."""
    seats = [{"zones": {"hand": held, "deck": ["copper"] * 6}} for held in hands]
    seats[0]["zones"] |= zones or {}
    situation = {"seats": seats, "supply": supply, **more}
    setup = setup_of(GAME, seats=len(hands), seed="test", situation=situation_in(GAME, situation))
    return Session(GAME, setup, NAMES[: len(hands)])


def session_from(seed: str, seats: int = 2, **options: Any) -> Session:
    return Session(GAME, setup_of(GAME, seats=seats, seed=seed, options=options), NAMES[:seats])


def played(session: Session, answers: int = 10_000) -> Session:
    """The same after some answers at random, or to its end."""
    player = bot("random", "dominion", "chance")
    for _ in range(answers):
        if session.ask is None:
            break
        session.answer(player.answer(session.ask, session.view(session.ask.decider)))
    return session


RICH = ["copper", "copper", "silver", "estate"]
OTHER = ["copper", "estate"]


def labels(app: PlayTable) -> list[str]:
    """What the prompt offers, with its keys."""
    choice = app.ui.selection
    assert choice is not None
    return [f"{choice.key(number)} {choice.labels[number]}" for number in choice.shown]


def test_equal_treasures_are_one_option_that_is_pressed_several_times() -> None:
    session = session_at(RICH, OTHER, phase="buy")
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        assert labels(app)[:3] == ["1 Play Copper", "2 Play Silver", "3 Buy Copper"]
        choice = app.ui.selection
        assert choice is not None
        await pilot.press("1", "1")
        assert choice.picks == [0, 1]
        assert "Play Copper  2/2" in screen(app)
        await pilot.press("1")
        assert choice.picks == [], "and are all given back after the last"
        await pilot.press("1", "2", "enter")
        assert session.answers == [(0, 2)]
        assert counters(app.ui.scene).coins == 3

    run(app, script)


def test_one_key_plays_all_treasures_those_with_choices_last() -> None:
    session = session_at(["astrolabe", "copper", "silver", "estate"], OTHER, phase="buy", buys=1)
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        assert "p  play all 3 Treasures" in screen(app)
        await pilot.press("p")
        assert session.answers == [(1, 2, 0)]
        assert app.ui.scene.faces("play", 0) == ["copper", "silver", "astrolabe"]
        assert app.ui.shortcut() is None, "nothing is left to play"

    run(app, script)


def test_a_line_without_a_rule_of_its_own_says_what_its_card_says() -> None:
    session = session_at(["village", "village", "estate"], OTHER)
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("1", "enter")
        await settled(pilot)
        app.log_pane.focus()
        await pilot.press("home", "down", "down")
        assert "+1 Card, +2 Actions." not in screen(app)
        await pilot.press("w")
        assert "+1 Card, +2 Actions." in screen(app)

    run(app, script)


def test_a_pile_on_the_table_has_the_key_that_buys_from_it() -> None:
    session = session_at(["estate"], OTHER, phase="buy", coins=4)
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        text = felt_text(app)
        keys = {label[2:]: label[0] for label in labels(app)}
        rows = [row for row in text.splitlines() if row.startswith(" $4")]
        assert len(rows) == 1
        assert f"{keys['Buy Smithy']}  Smithy" in rows[0]
        assert f"{keys['Buy Caravan']}▀ Caravan" in rows[0]
        gold = next(row for row in text.splitlines() if row.startswith(" $6"))
        assert "Gold ╱" in gold, "too dear: hatched"
        await pilot.press(keys["Buy Caravan"])
        await settled(pilot)
        assert session.deciders[0] == 0
        assert "Aya buys Caravan." in [line.text for line in app.ui.scene.lines]

    run(app, script)


def felt_text(app: PlayTable) -> str:
    return app.panes["table_pane"].canvas.text()


def test_boons_set_aside_have_keys_and_those_that_are_kept_stand_with_their_player() -> None:
    aside = ["the_forests_gift", "the_seas_gift", "the_suns_gift"]
    session = session_at(
        ["druid", "bard"],
        OTHER,
        supply=SUPPLY | {"druid": -1, "bard": -1},
        actions=2,
        aside=aside,
        stacks={"boons": ["the_fields_gift"]},
    )
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        assert "set aside The Forest's Gift" in " ".join(felt_text(app).replace("▌", " ").split())
        await pilot.press({label[2:]: label[0] for label in labels(app)}["Play Bard"])
        assert "has The Field's Gift" in screen(app)
        await pilot.press({label[2:]: label[0] for label in labels(app)}["Play Druid"])
        assert labels(app) == ["1 The Forest's Gift", "2 The Sea's Gift", "3 The Sun's Gift"]
        text = " ".join(felt_text(app).split())
        assert "1 The Forest's Gift" in text
        assert "3 The Sun's Gift" in text
        await pilot.press("2")
        assert app.ui.scene.faces("common") == aside, "they stay there"

    run(app, script)


def test_what_is_left_what_is_in_play_and_what_waits_is_on_the_table() -> None:
    session = session_at(["caravan", "village", "copper"], OTHER, zones={"exile": ["gold"]}, coins=2)
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("1")
        text = felt_text(app)
        assert "In play (Aya):" in text
        assert "next turn" in text, "why it stays"
        assert "[B] Ben bot · random hand 2 · deck 6 · discard pile 0" in text
        assert "Exile mat: Gold" in app.panes["hand"].canvas.text()

    run(app, script)


def test_tokens_are_told_where_they_lie() -> None:
    session = session_at(["village", "copper"], OTHER, piles={"smithy": {"embargo": 2}})
    other = session.setup.situation_as(Situation).seats[1]
    other.marks, other.on_piles, other.coffers = {"minus_card": 1}, {"plus_action": "village"}, 3
    app = table_for(Session(GAME, session.setup, session.names), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        text = felt_text(app)
        assert "Smithy Embargo × 2 · 10" in " ".join(text.split())
        for message in ("Coffers 3", "−1 Card", "+1 Action on Village"):
            assert message in text

    run(app, script, size=(160, 44))


def test_what_cannot_be_played_is_hatched_and_says_why() -> None:
    session = session_at(["village", "copper", "estate"], OTHER)
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("tab", "right", "right")
        assert app.ui.note == "Not now: It isn’t an Action card."
        await pilot.press("w")
        assert "Not now: It isn’t an Action card." in dialog(app)

    run(app, script)


@pytest.mark.parametrize(
    ("held", "more", "face", "name"),
    [
        (["village", "copper"], {}, "copper", "no-action"),
        (["village", "copper"], {"phase": "buy"}, "village", "no-treasure"),
        (["smithy", "copper"], {"actions": 0}, "smithy", "no-treasure"),
    ],
)
def test_reasons(held: list[str], more: dict[str, Any], face: str, name: str) -> None:
    app = table_for(session_at(held, OTHER, **more), "you,random")
    scene = app.ui.scene
    reason = app.ui.board.why_not(scene, face)
    assert reason == Reason(scene.words.say(f"dominion-not-{name}"), "")


def test_treasures_after_a_buy_are_no_option_and_that_is_the_reason() -> None:
    session = session_at(["copper", "silver"], OTHER, phase="buy", buys=2, coins=3)
    app = table_for(session, "you,random")
    assert session.ask is not None
    buys = [option.face if option.verb == "buy" else "" for option in session.ask.options]
    session.answer((buys.index("copper"),))
    scene = app.scene_for(app.ui.scene.narrator)
    reason = app.ui.board.why_not(scene, "silver")
    assert reason is not None
    assert reason.text == "You can’t play Treasures after buying something."


def test_all_cards_of_the_table_can_be_read() -> None:
    app = table_for(session_at(RICH, OTHER, landscapes=["way_of_the_ox"]), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("c")
        text = dialog(app)
        assert "Copper" in text
        assert "Treasure · costs $0, 46 left" in text
        for _ in range(30):
            await pilot.press("pagedown")
        assert "Way of the Ox" in dialog(app)

    run(app, script)


def test_where_options_do_not_fit_those_on_the_table_come_last() -> None:
    kingdom = "cellar,chapel,moat,village,merchant,workshop,smithy,militia,remodel,throne_room"
    session = session_at(
        ["estate"], OTHER, phase="buy", coins=8, supply=dict.fromkeys(kingdom.split(","), -1)
    )
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        text = app.panes["prompt"].canvas.text()
        assert "End the turn" in text
        assert "▼" in text

    run(app, script, size=(80, 24))


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_size_can_be_drawn_at_any_moment(lang: str, seats: int) -> None:
    session = session_from("sizes", seats, landscapes="2")
    app = PlayTable(GameSession(session, ["you"] * seats, Policy.OFF), lang, NIGHT)
    for _ in range(12):
        played(session, 9)
        if session.ask is None:
            break
        app.viewer = session.ask.decider
        scene = app.scene_for(app.ui.scene.narrator)
        app.ui.scene = scene
        app._put_question()
        for width, height in ((160, 30), (80, 22), (80, 11), (60, 5), (20, 3), (3, 1), (0, 0)):
            for palette in (PAPER, NIGHT):
                dialog = Canvas(width, height, Style())
                dominion.draw_table(dialog, scene, palette, app.ui.selection)
                dominion.draw_hand(dialog, scene, palette, app.ui.selection, 0)
        assert app.ui.game_text.situation(scene)
        assert app.ui.game_text.brief(scene)
        assert table(scene, app.ui.game_text.points(scene), 70)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_card_can_be_drawn_and_says_its_name(lang: str) -> None:
    app = table_for(session_at(RICH, OTHER), "you,random", lang=lang)
    scene = app.ui.scene
    for facts in GAME.facts():
        if of_kind(facts, Facts).sort == "group":
            assert not is_card(facts.id), "a group has no face"
            continue
        name = scene.narrator.card(facts.id)
        dialog = Canvas(20, 7, Style())
        draw_card(dialog, 0, 0, 20, 7, scene, PAPER, facts.id)
        assert "".join(name.split())[:8] in "".join(dialog.text().split()), facts.id
        assert app.ui.game_text.card_facts(scene, facts.id)


def test_in_the_end_there_is_a_table_with_each_deck() -> None:
    session = session_at(["copper"], OTHER, phase="buy", coins=8, supply={"province": 1, "village": 5})
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        keys = {label[2:]: label[0] for label in labels(app)}
        await pilot.press(keys["Buy Province"])
        await settled(pilot)
        text = dialog(app)
        assert "Aya wins with 6 points." in text
        assert "The last Province was gained on Aya’s turn" in text
        assert "Province 1 = 6" in text
        assert "Estate 1" in text
        assert "Copper 7 7" in text
        assert "Turns taken (only breaks ties)" in text

    run(app, script)


def test_while_the_game_runs_only_what_everybody_may_count_is_told() -> None:
    app = table_for(session_at(RICH, OTHER), "you,random")
    points = app.ui.game_text.points(app.ui.scene)
    assert points.totals == ()
    assert list(points.rounds[0]) == [10, 8]
    assert points.notes == ["All your cards: Estate, Copper ×8 and Silver. Worth 1 VP so far."]


def test_who_is_possessed_shows_the_hand_to_whoever_decides() -> None:
    session = session_at(
        ["possession", "copper"],
        ["silver", "gold", "village"],
        supply={"possession": 5, "village": -1},
        zones={"deck": ["copper"] * 8},
    )
    app = PlayTable(GameSession(session, ["you", "random"], Policy.OFF), "en", PAPER, pace=0.0)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("1")
        for _ in range(10):
            asked = app.ui.scene.asked
            assert asked is not None
            if (asked.owner, asked.decider) == (1, 0):
                break
            assert app.ui.selection is not None
            await pilot.press(app.ui.selection.key(app.ui.selection.shown[-1]))
            await settled(pilot)
        assert "Village" in app.panes["hand"].canvas.text()
        assert "Ben" in app.panes["hand"].canvas.text()
        assert "controlled by Aya" in felt_text(app)
        assert "Ben’s hand:" in "\n".join(app.ui.game_text.brief(app.ui.scene))

    run(app, script)


# In lines.


def reason_text(session: Session, typed: str, lang: str = "en") -> str:
    """What is printed for what is typed."""
    out = io.StringIO()
    seats = ["you", *["random"] * (len(session.names) - 1)]
    PlainTable(GameSession(session, seats), lang, io.StringIO(typed), out).run()
    return out.getvalue()


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ("Smithy 10 (2 debt)", "Arena (12 VP)", "Harsh Winter (3 Suns)", "turns to skip: 1")),
        ("ja", ("鍛冶屋 10（負債2）", "闘技場（勝利点12）", "太陽3", "飛ばすターン1")),
    ],
)
def test_lines_say_what_lies_on_piles_and_landscapes(lang: str, sentences: tuple[str, ...]) -> None:
    session = session_at(
        *(["village", "copper"], ["copper"]),
        landscapes=["tax", "arena", "harsh_winter"],
        piles={"smithy": {"tax": 2}},
        marks={"arena": 12, "sun": 3},
    )
    session.setup.situation_as(Situation).seats[1].marks = {"skips": 1}
    printed = reason_text(Session(GAME, session.setup, session.names), "s\nq\n", lang)
    for sentence in sentences:
        assert sentence in printed


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ("The kingdom: ", "Your hand: ", "Play Copper ×", "These piles were empty", "Turns taken")),
        ("ja", ("王国カード：", "あなたの手札：", "の山がなくなっていました", "ターン数")),
    ],
)
def test_a_whole_game_is_played_in_lines(lang: str, sentences: tuple[str, ...]) -> None:
    """Over as soon as three piles are empty: a player with nothing to buy ends the turn."""
    session = session_from("lines", kingdom="village, smithy, moat")
    text = reason_text(session, "p\n1\n2\n" * 4000, lang)
    assert session.ask is None
    for sentence in sentences:
        assert sentence in text


@pytest.mark.parametrize(
    "typed", ["p", "play all 3 Treasures", "copper*2, silver", "1,1,2", "1 2 1", "Play Copper*2, 2"]
)
def test_several_treasures_are_typed_in_any_way(typed: str) -> None:
    session = session_at(RICH, OTHER, phase="buy")
    reason_text(session, typed + "\n")
    assert sorted(session.answers[0]) == [0, 1, 2]


def test_the_situation_the_cards_and_the_score_are_told() -> None:
    session = session_at(RICH, OTHER, phase="buy", trash=["curse"], zones={"exile": ["gold"]})
    text = reason_text(session, "s\ni village\nc\nt\ncopper*4\n")
    assert "Turn 3: Aya, Buy phase. 1 Action · 1 Buy · $0" in text
    assert "$4: Smithy 10, Militia 10, Caravan 10" in text
    assert "Trash: Curse" in text
    assert "Ben: hand 2 · deck 6 · discard pile 0" in text
    assert "Aya: Exile mat: Gold" in text
    assert "Village: " in text
    assert "All your cards: " in text
    assert "Too many or too few were chosen." in text


def test_a_shadow_card_is_offered_out_of_the_deck_and_told_by_its_back() -> None:
    zones = {"deck": ["copper", "ninja", "alley"]}
    session = session_at(["village", "copper"], OTHER, supply=SUPPLY | {"ninja": 0}, zones=zones)
    text = reason_text(session, "s\nplay ninja from the deck\n")
    assert "Aya: deck: 2 Shadow cards" in text
    assert "Play Ninja from the deck" in text
    assert "Aya plays Ninja" in text


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_stash_is_told_by_its_back_wherever_it_lies(lang: str) -> None:
    """FAQ-stash-5."""
    zones = {"deck": ["copper", "stash"], "face_down": ["stash"]}
    session = session_at(["village"], ["stash", "stash", "copper"], zones=zones)
    text = reason_text(session, "s\n", lang=lang)
    if lang == "en":
        assert "Aya: deck: 1 Stash" in text
        assert "Ben: hand: 2 Stashes" in text
    else:
        assert "へそくり2枚" in text


def test_a_shadow_card_in_the_deck_is_no_pile_of_the_supply() -> None:
    session = session_at(["village"], OTHER, supply={"alley": -1}, zones={"deck": ["copper", "alley"]})
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        assert "2 Play Alley from the deck" in labels(app)
        assert "1 Shadow card" in screen(app)

    run(app, script)


def test_a_record_is_told_from_its_beginning_to_the_table_of_decks() -> None:
    session = played(session_from("film", kingdom="village, smithy, moat"))
    out = io.StringIO()
    tell_record(Playback(session.record()), "en", PUBLIC, out)
    text = out.getvalue()
    assert text.index("The kingdom:") < text.index("Turn 1: Aya") < text.index("The game is over.")
    assert "points" in text
