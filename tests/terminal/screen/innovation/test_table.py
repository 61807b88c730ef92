"""The table of Innovation, on the full screen and in lines."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs
from rich.style import Style
from textual.pilot import Pilot

from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.seen import SeenOption
from fudaba.kernel.session import Session
from fudaba.terminal.canvas.cells import Canvas
from fudaba.terminal.canvas.palette import NIGHT, PAPER
from fudaba.terminal.screen.innovation import BOARD as innovation
from fudaba.terminal.screen.innovation.reach import reach, reach_short
from fudaba.terminal.screen.innovation.stacks import caption
from fudaba.terminal.screen.shell.play import PlayTable
from fudaba.terminal.session.game_session import GameSession, Policy
from fudaba.terminal.session.plain import PlainTable
from fudaba.terminal.session.playback import ALL, PUBLIC, Playback
from fudaba.terminal.session.points import result, score, table
from fudaba.terminal.session.transcript import tell_record
from fudaba.text.innovation import GAME_TEXT, drawn_age, reach_words
from fudaba.text.innovation.faces import counters
from fudaba.text.innovation.stacks import shown, stacks_of
from fudaba.text.innovation.table import seat_lines, turn_words
from fudaba.text.narrator import narrator
from tests.terminal.screen.innovation.boards import (
    GAME,
    MINE,
    THEIRS,
    THIRD_SEAT,
    felt_text,
    key_for,
    played,
    scene_at,
    session_at,
    session_from,
)
from tests.terminal.screens import NAMES, dialog, run, settled, table_for

# Boards.


@pytest.mark.parametrize(("lang", "message"), [("en", "Chika: out of the game"), ("ja", "Chika：敗退")])
def test_who_has_lost_while_others_play_on_is_told_to_be_out(lang: str, message: str) -> None:
    session = session_at(MINE, THEIRS, {}, edition="fourth")
    session.table.state.lost[2] = True
    scene = scene_at(session, lang=lang)
    assert list(seat_lines(scene, 2)) == [message]
    assert len(list(seat_lines(scene, 1))) > 2


def test_in_a_narrow_terminal_too_no_figures_stand_for_who_is_out() -> None:
    session = session_at(MINE, THEIRS, {}, edition="fourth")
    session.table.state.lost[2] = True
    app = table_for(session, "you,random,random")

    async def script(pilot: Pilot[Any]) -> None:
        line = next(row for row in felt_text(app).splitlines() if "Chika" in row)
        assert "Chika out of the game" in line
        assert "pts" not in line
        assert "Cr0" not in line

    run(app, script, size=(46, 50))


def test_each_splay_shows_just_what_it_shows() -> None:
    """Left the bottom right of each covered card, right its left edge, up its bottom edge (INN-034)."""
    scene = scene_at(session_at(MINE, THEIRS))
    red, _, green, blue, _ = stacks_of(scene, 0)
    assert dict(shown(scene, red)) == {"castle": 2}
    assert caption(scene, red) == "3 ← Ca2"
    assert dict(shown(scene, green)) == {"crown": 2, "castle": 1}
    assert caption(scene, green).startswith("3 → ")
    assert dict(shown(scene, blue)) == {"crown": 1, "lightbulb": 4, "castle": 1}
    assert caption(scene, stacks_of(scene, 1)[0]) == "2", "a stack that is not splayed shows only its top"


def test_what_is_drawn_adds_up_to_the_icons_that_count() -> None:
    """Each white tile on a board is one icon: tops whole, covered cards as far as they look out."""
    for edition in ("third", "fourth"):
        session = session_at(MINE, THEIRS, edition=edition)
        app = table_for(session, "you,random")

        async def script(pilot: Pilot[Any], app: PlayTable = app) -> None:
            rows = felt_text(app).splitlines()
            head = next(n for n, row in enumerate(rows) if "Aya score" in row)
            captions = next(n for n, row in enumerate(rows) if n > head and "3 ← Ca2" in row)
            drawn = "\n".join(rows[head + 1 : captions])
            total = counters(app.ui.scene).icons[0]
            for number, sign in enumerate(("Cr", "Le", "Bu", "Ca", "Fa", "Cl")):
                assert drawn.count(sign) == total[number], sign

        run(app, script, size=(140, 50))


def test_figures_icons_decks_and_achievements_are_on_the_table() -> None:
    app = table_for(session_at(MINE, THEIRS), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        text = felt_text(app)
        rows = text.splitlines()
        assert "Turn: Aya, action 1 of 2" in rows[0]
        assert "Empire" in rows[0]
        assert "Monument" not in rows[0], "it has been claimed"
        decks = next(row for row in rows if row.startswith(" cards left"))
        ages = next(row for row in rows if row.startswith(" age"))
        assert ages.split()[1:] == [str(age) for age in range(1, 11)]
        zones = app.ui.scene.data.zones
        assert decks.split()[2:] == [str(zones[f"deck.base.{age}"].count) for age in range(1, 11)]
        prices = next(row for row in rows if row.startswith(" to claim")).split()[2:]
        assert prices[:3] == ["5", "–", "15"], "age 2 has been achieved"
        ben = next(row for row in rows if row.startswith(" [B] Ben"))
        assert "score 2 · achievements 2/6 · hand 1" in ben
        for sign in ("Cr", "Le", "Bu", "Ca", "Fa", "Cl"):
            assert sign in ben

    run(app, script)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("width", "height"), [(120, 40), (80, 24), (60, 18), (30, 8)])
def test_it_is_drawn_at_every_size(lang: str, seats: int, width: int, height: int) -> None:
    session = played(session_from(f"sizes {seats}", seats, edition="fourth" if seats % 2 else "third"), 60)
    scene = scene_at(session, session.ask.decider if session.ask is not None else 0, lang)
    for palette in (PAPER, NIGHT):
        for rows in (height, height // 2, 1):
            canvas = Canvas(width, rows, Style())
            innovation.draw_table(canvas, scene, palette, None)
            assert all(len(row) <= width for row in canvas.text().splitlines())
            if width >= 60 and rows >= 18:
                assert all(scene.narrator.seat(seat) in canvas.text() for seat in range(seats))
            innovation.draw_hand(canvas, scene, palette, None, 0)
    assert innovation.hand_rows(40) >= innovation.hand_rows(24) >= innovation.hand_rows(10)


# Whom a dogma reaches.


def test_who_is_hit_and_who_shares_is_said_before_anything_is_confirmed() -> None:
    session = session_at(MINE, THEIRS, THIRD_SEAT)
    scene = scene_at(session)
    found = reach(scene, 0, "engineering")
    assert found is not None
    counts = [own[3] for own in counters(scene).icons]
    assert found.way.hit == [seat for seat in (1, 2) if counts[seat] < counts[0]]
    assert reach_words(scene.narrator, found).startswith(f"castle {counts[0]}: demand of Ben ({counts[1]})")
    crowns = [own[0] for own in counters(scene).icons]
    shared = reach(scene, 0, "currency")
    assert shared is not None
    assert shared.way.shares == [seat for seat in (1, 2) if crowns[seat] >= crowns[0]]
    app = table_for(session, "you,random,random", at_once=False)

    async def script(pilot: Pilot[Any]) -> None:
        assert "demands BC" in felt_text(app)
        choice = app.ui.selection
        assert choice is not None
        await pilot.press(key_for(app, "Dogma: Engineering"))
        await pilot.pause()
        rows = felt_text(app).splitlines()
        assert next(row for row in rows if "[B] Ben" in row).startswith(" [B] Ben  must obey ")
        assert session.answers == [], "nothing has been confirmed"

    run(app, script)


def test_below_a_narrow_stack_nobody_who_shares_is_cut_off() -> None:
    scene = scene_at(session_at(MINE, THEIRS, THIRD_SEAT))
    found = reach(scene, 0, "engineering")
    assert found is not None
    both = structs.replace(found, ways=[structs.replace(found.way, demanded=[1], shares=[2])])
    assert reach_short(scene, both, 20) == ("demands B", "shared C")
    assert reach_short(scene, both, 10) == ("demands B", "+C")


def test_a_teammate_is_never_hit_by_a_demand() -> None:
    setup = setup_of(
        GAME,
        seats=4,
        seed="t",
        options={"teams": True},
        situation=situation_in(GAME, {"seats": [MINE, {}, THIRD_SEAT, {}]}),
    )
    scene = scene_at(Session(GAME, setup, NAMES[:4]))
    found = reach(scene, 0, "engineering")
    assert found is not None
    assert found.way.hit == [1, 3]
    assert found.way.immune == []


@pytest.mark.parametrize(
    ("edition", "hand", "demanded", "shared"),
    [
        ("third", ["sailing"], "Chika (0)", "Chika (2)"),
        ("fourth", ["sailing"], "Chika (0, unless a card is returned)", "Chika (2, if a card is returned)"),
        ("fourth", [], "Chika (0)", ""),
    ],
)
def test_who_sits_far_away_pays_to_share_and_to_avoid(
    edition: str, hand: list[str], demanded: str, shared: str
) -> None:
    mine = {"board": {"green": ["currency"], "red": ["engineering"]}}
    ben = {"board": {"purple": ["code_of_laws"]}}
    chika = {"board": {"yellow": ["canal_building"]}, "hand": hand}
    dai = {"board": {"green": ["compass"]}}
    scene = scene_at(session_at(mine, ben, chika, dai, edition=edition))
    hit, shares = reach(scene, 0, "engineering"), reach(scene, 0, "currency")
    assert hit is not None
    assert shares is not None
    assert hit.way.hit == [1, 2, 3]
    assert f"demand of Ben (0), {demanded} and Dai (0)" in reach_words(scene.narrator, hit)
    assert (f"Ben (2), {shared} and" if shared else "Ben (2) and") + " Dai (2) share" in reach_words(
        scene.narrator, shares
    )


# The question.


def test_keys_stand_on_own_cards_on_the_hand_and_on_achievements() -> None:
    rich = {**MINE, "score": ["base_5", "base_4"], "achievements": []}
    app = table_for(session_at(rich, THEIRS), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        choice = app.ui.selection
        assert choice is not None
        verbs = [option.verb for option in choice.options]
        there = innovation.on_table(app.ui.scene)
        assert {n for n, verb in enumerate(verbs) if verb in ("dogma", "achieve")} == there
        prices = next(row for row in felt_text(app).splitlines() if row.startswith(" to claim"))
        assert f"{key_for(app, 'Claim the achievement of age 1')}5" in prices
        assert innovation.option_of(app.ui.scene, "paper") == verbs.index("meld")
        hand = app.panes["hand"].canvas.text()
        assert "Paper" in hand
        assert "Aya, hand 2:" in hand
        await pilot.press(key_for(app, "Meld Paper"))
        await settled(pilot)
        assert app.ui.scene.faces("green", 0)[-1] == "paper"

    run(app, script)


def test_a_card_of_the_hand_that_an_effect_does_not_take_is_hatched_and_says_why() -> None:
    session = session_at({"board": {"red": ["archery"]}, "hand": ["writing", "paper"]}, THEIRS)
    scene = scene_at(session)
    assert innovation.why_not(scene, "paper") is None, "everything can be melded"
    assert scene.put is not None
    others = tuple(one for one in scene.put.options if one.face != "paper")
    scene = replace(scene, asked=structs.replace(scene.put, options=others))
    reason = innovation.why_not(scene, "paper")
    assert reason is not None
    assert reason.rule == "INN-001"


def test_a_draw_says_its_age_and_a_card_what_it_is() -> None:
    session = session_at(MINE, THEIRS)
    scene = scene_at(session)
    hints = {one.verb: scene.hint(one) for one in scene.offered}
    assert hints["draw"] == f"age {drawn_age(0, scene.data)}"
    paper = next(one for one in scene.offered if one.face == "paper")
    assert scene.hint(paper) == "age 3, green"
    assert GAME_TEXT.shortcut(scene) is None
    nobody = SeenOption("player", seat=1)
    assert scene.hint(nobody) == "score 2, hand 1"


# Cards.


def test_a_card_tells_its_icons_in_words() -> None:
    app = table_for(session_at(MINE, THEIRS), "you,random")

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("i")
        await pilot.pause()
        text = dialog(app)
        assert "Engineering" in text
        assert "age 3 · red · castle, bulb, castle · castle counts for its dogma" in text
        await pilot.press("enter", "c")
        await pilot.pause()
        assert "Paper" in dialog(app)

    run(app, script)


def test_a_card_that_lies_face_down_can_be_looked_at_too() -> None:
    scene = scene_at(session_at(MINE, THEIRS))
    canvas = Canvas(15, 9, Style())
    innovation.draw_card(canvas, scene, PAPER, "base_4")
    assert "age 4" in canvas.text()
    assert scene.narrator.card_text("base_4") == "age 4"
    assert innovation.colour_of("base_4") == "ink"
    assert GAME_TEXT.card_facts(scene, "base_4") == ""
    assert GAME_TEXT.card_facts(scene, "empire") == "special achievement"


def test_every_card_has_an_ink_and_can_be_drawn() -> None:
    scene = scene_at(session_at(MINE, THEIRS))
    for facts in GAME.facts():
        canvas = Canvas(15, 9, Style())
        innovation.draw_card(canvas, scene, NIGHT, facts.id)
        assert innovation.colour_of(facts.id) in PAPER.fills
        assert canvas.text().strip()


# In words.


def test_everything_is_told_in_sentences() -> None:
    for lang, words in (
        (
            "en",
            ["Turn: Aya", "Cards left: age 1", "Ben, icons: crown", "splayed left over", "Your hand: Paper"],
        ),
        ("ja", ["の手番", "山札の残り", "アイコン", "左にスプレイ", "あなたの手札"]),
    ):
        text = "\n".join(GAME_TEXT.situation(scene_at(session_at(MINE, THEIRS), lang=lang)))
        for word in words:
            assert word in text
        assert "Monument" in text or lang == "ja"


def test_nothing_is_told_that_the_viewer_may_not_know() -> None:
    session = session_at({"board": MINE["board"]}, {**THEIRS, "hand": ["optics"], "score": ["canning"]})
    text = "\n".join(GAME_TEXT.situation(scene_at(session)) + GAME_TEXT.brief(scene_at(session)))
    assert "Optics" not in text
    assert "Canning" not in text


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_whole_game_in_lines(lang: str) -> None:
    session = session_from("lines", 2)
    answers = played(session_from("lines", 2)).answers
    typed = "\n".join(",".join(str(pick + 1) for pick in answer) for answer in answers[:60])
    out = io.StringIO()
    game_session = GameSession(session, ["you", "random"], Policy.FREE)
    PlainTable(game_session, lang, io.StringIO(f"s\nc\nt\n{typed}\n"), out).run()
    text = out.getvalue()
    assert ("Innovation, third edition" if lang == "en" else "イノベーション 第3版") in text
    assert "{" not in text


def test_an_end_by_drawing_tells_that_the_score_has_decided() -> None:
    session = played(session_from("end", 3))
    assert session.ask is None
    scene = scene_at(session)
    points = score(scene)
    assert list(points.totals) == counters(scene).points
    verdict, why = result(scene)
    assert all(scene.narrator.seat(seat) in verdict for seat in points.winners)
    assert "wins with the highest score, 54" in verdict
    assert "had to draw" in why
    rows = table(scene, points, 78)
    assert any(row.startswith("Score") for row in rows)
    assert any(row.startswith("Achievements (only breaks ties)") for row in rows)


def test_a_film_is_told_and_shown_with_all_hands_open() -> None:
    session = played(session_from("film", 2))
    playback = Playback(session.record())
    out = io.StringIO()
    tell_record(playback, "en", PUBLIC, out)
    assert "Turn 1: " in out.getvalue()
    words = narrator("innovation", "en", playback.names)
    canvas = Canvas(80, 4, Style())
    innovation.draw_hand(canvas, playback.scene(playback.answers // 2, ALL, words), PAPER, None, -1)
    assert len(canvas.text().strip().splitlines()) == 2


def test_a_spectator_sees_the_table_and_no_hand() -> None:
    session = played(session_from("watch", 2), 30)
    app = table_for(session, "random,random")
    scene = app.scene_for(app.ui.scene.narrator)
    canvas = Canvas(80, 24, Style())
    innovation.draw_table(canvas, scene, PAPER, None)
    assert "Ben" in canvas.text()
    held = Canvas(80, 3, Style())
    innovation.draw_hand(held, scene, PAPER, None, -1)
    assert held.text().count("▌") == scene.zone("hand", 0).count
    assert not any(one.startswith("Your") for one in GAME_TEXT.situation(scene))
    assert GAME_TEXT.titles(scene)[-1] == f"Innovation, turn {counters(scene).turns}"


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Game within the game: Turn: "), ("ja", "ゲームの中のゲーム：")]
)
def test_a_game_within_the_game_is_told_as_one(lang: str, said: str) -> None:
    """INN-G25: as long as it is played, and no longer."""
    mine = {"board": {"blue": ["martian_internet"]}}
    setup = setup_of(
        GAME,
        seats=2,
        seed="within",
        options={"edition": "fourth", "artifacts": True},
        situation=situation_in(GAME, {"seats": [mine, {"board": {"red": ["archery"]}}]}),
    )
    session = Session(GAME, setup, NAMES[:2])
    assert not turn_words(scene_at(session, lang=lang)).startswith(said)
    assert session.ask is not None
    verbs = [option.verb for option in session.ask.options]
    session.answer((verbs.index("dogma"),))
    assert turn_words(scene_at(session, lang=lang)).startswith(said)
