"""The full screen, by its keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot

from fudaba.kernel.record import decode, encode
from fudaba.kernel.session import Session
from fudaba.terminal.canvas.palette import NIGHT, PAPER
from fudaba.terminal.screen.shell.dialogs import Over, PrivacyScreen
from fudaba.terminal.session.game_session import Policy
from fudaba.text.narrator import Reason
from tests.terminal.screens import (
    GAME,
    dialog,
    run,
    screen,
    session_at,
    session_from,
    settled,
    table_for,
    until,
)

HANDS = (["wild", "red number_1", "blue number_2", "block"], ["red number_3", "yellow number_8"])


def test_a_key_answers_and_a_bot_answers_back() -> None:
    session = session_at(*HANDS)
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        assert app.ui.selection is not None
        assert app.ui.selection.labels[1] == "Play red 1"
        assert "Play red 1" in screen(app)
        await pilot.press("2")
        await settled(pilot)
        assert session.deciders[:1] == [0]
        assert session.answers[0] == (1,)
        assert "Aya plays red 1." in [line.text for line in app.ui.scene.lines]

    run(app, script)
    assert len(session.answers) > 1, "the bot has answered, too"


def test_undo_takes_back_what_revealed_nothing_and_says_why_not() -> None:
    session = session_at(*HANDS)
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("u")
        assert app.ui.note == "There is nothing to undo yet."
        await pilot.press("1")  # Wild: asks for its colour
        assert app.ui.scene.put is not None
        assert app.ui.scene.put.kind == "colour"
        assert app.ui.undo == "u  undo your last answer"
        await pilot.press("u")
        assert app.ui.scene.put.kind == "turn"
        assert session.answers == []
        assert app.ui.note == "Your last answer was undone."
        await pilot.press("4")  # draw
        await settled(pilot)
        await pilot.press("u")
        assert app.ui.note == "You can't undo: something has been revealed since your last answer."
        assert session.answers == [(3,)]

    run(app, script)


def test_confirming_needs_enter_or_the_key_again() -> None:
    session = session_at(*HANDS)
    app = table_for(session, "you,random", at_once=False)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("2")
        assert app.ui.selection is not None
        assert app.ui.selection.picks == [1]
        assert session.answers == []
        await pilot.press("escape")
        assert app.ui.selection.picks == []
        await pilot.press("2", "enter")
        assert session.answers[0] == (1,)

    run(app, script)


def test_arrows_choose_on_the_slip_and_along_the_hand() -> None:
    session = session_at(*HANDS)
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("right", "right")
        assert app.ui.option_at == 1
        await pilot.press("tab", "right", "right", "right")
        assert app.panes["hand"].has_focus
        assert app.ui.note == ("Not now: It doesn’t match the top card’s colour, number or name. (BRG-013)")
        await pilot.press("w")
        assert "A card can be played if it has the colour or the number" in dialog(app)
        await pilot.press("enter", "left", "enter")
        assert session.answers[0] == (1,)

    run(app, script)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    ("hand", "top", "rules"),
    [
        (
            ["red skip", "green reverse", "green number_9"],
            "skip",
            [("name", "BRG-AMB2"), ("fit", "BRG-013"), ("fit", "BRG-013")],
        ),
        (
            ["red escort", "blue escort", "green number_9"],
            "escort",
            [("name", "BRG-AMB2"), ("escort", "BRG-037"), ("fit", "BRG-013")],
        ),
    ],
)
def test_an_equal_name_is_no_reason_to_fit_where_names_do_not_count(
    hand: list[str], top: str, rules: list[tuple[str, str]], lang: str
) -> None:
    """AMB-2 with `name_match: false`: the name is what the player must be told of."""
    shown = {"face": f"blue {top}", "colour": "blue", "sign": top}
    session = session_at([*hand, "block"], HANDS[1], top=shown, options={"name_match": False})
    app = table_for(session, lang=lang)

    async def script(pilot: Pilot[Any]) -> None:
        scene = app.ui.scene
        for face, (name, rule) in zip(hand, rules, strict=True):
            reason = app.ui.board.why_not(scene, face)
            assert reason == Reason(scene.words.say(f"bridge_over-not-{name}"), rule), face

    run(app, script)


@pytest.mark.parametrize("name_match", [True, False])
def test_an_escort_that_nothing_can_follow_is_told_as_such_where_its_name_fits(name_match: bool) -> None:
    shown = {"face": "blue escort", "colour": "blue", "sign": "escort"}
    session = session_at(
        ["red escort", "green number_9", "block"], HANDS[1], top=shown, options={"name_match": name_match}
    )
    app = table_for(session)

    async def script(pilot: Pilot[Any]) -> None:
        reason = app.ui.board.why_not(app.ui.scene, "red escort")
        assert reason is not None
        assert reason.rule == ("BRG-037" if name_match else "BRG-AMB2")

    run(app, script)


@pytest.mark.parametrize(
    ("lang", "width", "title"),
    [
        ("en", 120, "Bridge Over, Azumanga Court with Expansion, round 1 of 20"),
        ("en", 80, "Bridge Over, Azumanga Court with Expansion, round 1/20"),
        ("ja", 120, "Bridge Over「あずまんがコート」・拡張あり 第1ラウンド（全20ラウンド）"),
        ("ja", 80, "Bridge Over「あずまんがコート」・拡張あり 1/20ラウンド"),
    ],
)
def test_the_longest_title_is_whole_on_a_small_screen(lang: str, width: int, title: str) -> None:
    app = table_for(session_from("title", deck="azumanga_court", rounds=20), lang=lang)

    async def script(pilot: Pilot[Any]) -> None:
        assert title in "".join(screen(app).split("\n"))

    run(app, script, size=(width, 24))


def test_why_is_answered_for_a_line_of_the_log() -> None:
    session = session_at(*HANDS)
    app = table_for(session, "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("2")
        await settled(pilot)
        app.log_pane.focus()
        await pilot.press("home")
        while app.log_pane.current is not None and app.log_pane.current.event.kind != "plays":
            await pilot.press("down")
        await pilot.press("w")
        text = screen(app)
        assert "BRG-013" in text
        assert "Source:" in text

    run(app, script)


def test_language_and_theme_change_while_playing() -> None:
    app = table_for(session_at(*HANDS), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        assert "Draw a card" in screen(app)
        await pilot.press("f2")
        assert "Draw a card" not in screen(app)
        assert "赤1を出す" in screen(app)
        assert "山札" in screen(app)
        await pilot.press("L", "f3")
        assert "Draw a card" in screen(app)
        assert app.ui.palette is NIGHT
        await pilot.press("f3")
        assert app.ui.palette is PAPER

    run(app, script)


def test_overlays_open_and_close() -> None:
    app = table_for(session_at(*HANDS), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        for key, words in (
            ("?", "The shuffles are sealed"),
            ("t", "Points so far"),
            ("i", "5 points against you"),
            ("w", "BRG-013"),
        ):
            await pilot.press(key)
            assert isinstance(app.screen, Over), key
            assert words in dialog(app), key
            await pilot.press("L", "L", "down", "up", "enter")
            assert not isinstance(app.screen, Over), key

    run(app, script)


def test_the_attack_shows_its_sum_its_chain_and_its_victim() -> None:
    session = session_at(
        ["red draw_2", "red number_9", "red number_8"],
        ["green draw_2", "blue number_9", "blue number_8"],
        ["block", "blue number_7", "blue number_6"],
    )
    app = table_for(session, "you,you,you")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("enter", "1")
        assert isinstance(app.screen, PrivacyScreen)
        await pilot.press("enter", "1", "enter")
        assert app.viewer == 2
        text = screen(app)
        assert "attack on you" in text
        assert "2 → 4" in text
        assert "Aya: red Draw 2  ›  Ben: green Draw 2" in text
        assert "the attack ends" in text

    run(app, script)


def test_between_two_people_the_curtain_hides_each_hand_from_the_other() -> None:
    session = session_at(
        ["curse", "red number_9", "red number_8"], ["reflect", "blue number_9", "red number_6"]
    )
    app = table_for(session, "you,you")

    async def script(pilot: Pilot[Any]) -> None:
        for hidden in ("Curse", "Reflect"):
            assert hidden not in screen(app)
        assert "Hand over to Aya" in screen(app)
        await pilot.press("2", "l")
        assert session.answers == [], "the privacy_screen lets no key through"
        await pilot.press("enter")
        assert "Curse" in screen(app)
        assert "Reflect" not in screen(app)
        await pilot.press("2")
        assert "Hand over to Ben" in screen(app)
        for hidden in ("Curse", "Reflect"):
            assert hidden not in screen(app)
        await pilot.press("enter")
        assert "Reflect" in screen(app)
        assert "Curse" not in screen(app)

    run(app, script)


def test_the_curtain_still_lets_the_one_before_take_back() -> None:
    session = session_at(
        ["curse", "red number_9", "red number_8"], ["reflect", "blue number_9", "red number_6"]
    )
    app = table_for(session, "you,you")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("enter", "2")
        assert "Aya: press u to undo your last answer" in screen(app)
        await pilot.press("u")
        assert session.answers == []
        assert app.viewer == 0
        assert not isinstance(app.screen, PrivacyScreen)

    run(app, script)


def test_a_hand_that_is_hidden_is_never_on_the_screen() -> None:
    session = session_at(["red number_9", "red number_8"], ["almighty", "haunted_shield", "reflect"])
    for size in ((120, 40), (80, 24)):
        app = table_for(session, "you,sensible", pace=60)

        async def script(pilot: Pilot[Any], app: Any = app) -> None:
            for key in ("l", "t", "enter", "f2"):
                await pilot.press(key)
                for hidden in ("Almighty", "Haunted", "Reflect"):
                    assert hidden not in screen(app)

        run(app, script, size)


def test_many_options_are_searched_by_their_words() -> None:
    session = session_at(["almighty", "red number_9", "red number_8"], ["red number_6", "red number_4"])
    app = table_for(session, "you,sensible")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("1")
        assert app.ui.selection is not None
        assert len(app.ui.selection.shown) > 10
        await pilot.press("/", *"shot")
        assert [app.ui.selection.labels[n] for n in app.ui.selection.shown] == ["Shot Draw 2"]
        await pilot.press("enter", "1")
        assert app.ui.scene.put is not None
        assert app.ui.scene.put.kind == "colour"

    run(app, script)


@pytest.mark.parametrize(("lang", "message"), [("en", "No matches"), ("ja", "見つからない")])
def test_a_search_that_finds_nothing_says_so(lang: str, message: str) -> None:
    app = table_for(session_at(["almighty", "red number_9"], ["red number_6"]), "you,sensible", lang=lang)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("1", "/", *"zzz")
        assert message in app.panes["prompt"].canvas.text()
        await pilot.press("escape")
        assert message not in app.panes["prompt"].canvas.text()

    run(app, script)


def test_the_list_of_cards_is_searched_by_name_and_text() -> None:
    app = table_for(session_at(*HANDS), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("c")
        await pilot.pause()
        whole = dialog(app)
        await pilot.press("/", *"almighty q")
        assert isinstance(app.screen, Over), "a letter that is typed closes nothing"
        assert "No matches" in dialog(app)
        await pilot.press("backspace", "backspace", "enter")
        assert "Almighty" in dialog(app)
        assert "Clear" not in dialog(app)
        await pilot.press("/", "escape")
        assert dialog(app) == whole
        await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(app.screen, Over)

    run(app, script)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_remark_under_the_options_is_cut(width: int, lang: str) -> None:
    session = session_at(["wild", "red number_1"], ["red number_3", "yellow number_8"])
    app = table_for(session, "you,sensible", lang=lang)

    async def script(pilot: Pilot[Any]) -> None:
        prompt = app.panes["prompt"]
        for _ in range(6):
            assert "…" not in prompt.canvas.text().splitlines()[-1]
            if app.ui.selection is None:
                break
            await pilot.press("1", "enter", "u")
            await settled(pilot)

    run(app, script, (width, 40))


def test_several_public_cards_are_released_with_space_and_enter() -> None:
    session = session_at(
        ["red number_9", "red number_8"], ["red number_6", "red number_4"], fronts=[["clear", "amplify"], []]
    )
    app = table_for(session, "you,sensible", pace=60)

    async def script(pilot: Pilot[Any]) -> None:
        assert app.ui.selection is not None
        keys = [
            app.ui.selection.key(n) for n, o in enumerate(app.ui.selection.options) if o.verb == "release"
        ]
        await pilot.press(*keys)
        assert len(app.ui.selection.picks) == 2
        assert session.answers == []
        await pilot.press("enter")
        assert len(session.answers[0]) == 2
        assert session.view(0).zone(5).count == 0

    run(app, script)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(80, 24), (40, 12), (10, 4), (1, 1)])
def test_no_size_is_too_small(size: tuple[int, int], lang: str) -> None:
    session = session_from("small", 6)
    app = table_for(session, lang=lang)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("l", "l", "t", "enter", "?", "enter", "i", "enter", "1")
        await settled(pilot)
        if size[1] >= 4:
            assert app.panes["prompt"].size.height >= 4

    run(app, script, size)
    assert session.answers


def test_wide_characters_keep_their_cells() -> None:
    app = table_for(session_from("wide"), lang="ja")

    async def script(pilot: Pilot[Any]) -> None:
        for pane in app.panes.values():
            for y in range(pane.size.height):
                assert pane.render_line(y).cell_length == pane.size.width

    run(app, script, (81, 25))


def test_the_end_shows_the_points_the_winner_and_the_seed(tmp_path: Path) -> None:
    session = session_at(["red number_1"], ["red number_9", "blue number_9"], options={"rounds": 1})
    saved = tmp_path / "game.json"

    def keep() -> Path:
        saved.write_bytes(encode(session.record()))
        return saved

    app = table_for(session, "you,sensible", keep=keep)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("1")
        await settled(pilot)
        text = screen(app)
        assert "Aya wins with the fewest points, 0." in text
        assert "Seal opened. The seed was test" in text
        assert "Round 1" in text
        assert not saved.exists()
        await pilot.press("s")
        await until(pilot, lambda: "To check the shuffles: fudaba verify" in dialog(app))
        await pilot.press("enter", "u")
        assert app.ui.note == "You can't undo after the game."
        await pilot.press("enter", "q")

    assert run(app, script) == "quit"
    assert decode(saved.read_bytes()).final == session.table.state.digest()


def test_the_end_of_a_round_is_shown_before_the_next_begins() -> None:
    session = session_at(["red number_1"], ["red number_9", "blue number_9"], options={"rounds": 2})
    app = table_for(session, "you,sensible", pace=60)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("1")
        assert isinstance(app.screen, Over)
        assert "Round 1 is over." in screen(app)
        await pilot.press("enter")
        assert not isinstance(app.screen, Over)

    run(app, script)


def test_leaving_and_going_on_from_the_record() -> None:
    session = session_from("leave")
    app = table_for(session)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("1")
        await settled(pilot)
        await pilot.press("ctrl+c")

    assert run(app, script) == "stopped"
    again = Session.resumed(GAME, decode(encode(session.record())))
    app = table_for(again)

    async def look(pilot: Pilot[Any]) -> None:
        assert "Turn 1: Aya" in [line.text for line in app.ui.scene.lines]
        assert again.answers == session.answers
        assert again.table.state.digest() == session.table.state.digest()
        await pilot.press("q")

    assert run(app, look) == "quit"


def test_bots_alone_play_to_the_end_before_a_spectator() -> None:
    session = session_from("watch", 3, rounds=1)
    app = table_for(session, "sensible,random,sensible")

    async def script(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: session.ask is None and "The game is over." in screen(app))
        assert app.ui.scene.viewer == -1

    run(app, script)


def test_a_table_without_undo_says_so() -> None:
    app = table_for(session_at(*HANDS), "you,random", policy=Policy.OFF)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("1", "u")
        assert app.ui.note == "Undo is off at this table."
        assert app.ui.scene.put is not None
        assert app.ui.scene.put.kind == "colour"

    run(app, script)


def test_a_click_is_a_key() -> None:
    session = session_at(*HANDS)
    app = table_for(session, "you,random", pace=60)

    async def script(pilot: Pilot[Any]) -> None:
        spot = next(spot for spot in app.panes["hand"].canvas.spots if spot.press == "2")
        await pilot.click("#hand", offset=(spot.x + 1, spot.y + 1))
        assert session.answers[0] == (1,)

    run(app, script)


@pytest.mark.parametrize("key", ["question_mark", "t"])
def test_a_sheet_closed_twice_is_closed_once(key: str) -> None:
    """The second press may come before the dialog is gone."""
    app = table_for(session_at(*HANDS), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press(key)
        await pilot.pause()
        over = app.screen
        assert isinstance(over, Over)
        for _ in range(2):
            over.post_message(Key("enter", None))
        await pilot.pause()
        await pilot.pause()
        assert not isinstance(app.screen, Over)
        assert app.is_running

    run(app, script)


def test_home_and_end_go_to_the_ends_of_a_sheet() -> None:
    app = table_for(session_at(*HANDS), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("c")
        await pilot.pause()
        over = app.screen
        assert isinstance(over, Over)
        await pilot.press("end")
        last = over.pane.first
        await pilot.press("pagedown")
        assert over.pane.first == last > 10
        await pilot.press("home")
        assert over.pane.first == 0

    run(app, script)
