"""What the games are called, for every game there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fudaba import games
from fudaba.bots import maker_of
from fudaba.kernel.game import Value, read_options
from fudaba.server.protocol import catalogue
from tests.server.browsing import asking, run, serving


@pytest.mark.parametrize("game", games.names())
def test_every_card_and_face_has_its_words(game: str) -> None:
    found = catalogue.catalogue(game)
    assert set(found.kinds) == {fact.id for fact in games.named(game).facts()}
    for kind in found.kinds.values():
        assert kind.name.en
        assert kind.name.ja
        assert kind.text.en
        assert kind.text.ja
    for face in found.faces.values():
        assert face.kind in found.kinds or face.kind == ""  # a back is no card
        assert face.name.en
        assert face.name.ja


@pytest.mark.parametrize("game", games.names())
def test_a_lobby_can_offer_every_option(game: str) -> None:
    text = next(entry for entry in catalogue.all_games() if entry.name == game)
    switches = games.named(game).switches
    assert [switch.name for switch in text.options] == [switch.name for switch in switches]
    for switch in text.options:
        # A text that the game reads has no choices.
        assert switch.default in ([choice.value for choice in switch.choices] or [""])
        for choice in switch.choices:
            assert read_options(switches, {switch.name: choice.value})[switch.name] == choice.value
            assert choice.title.en
            assert choice.title.ja
    assert text.usual in text.seats
    assert [bot.name for bot in text.bots] == ["gentle", "steady", "strong"]
    assert text.bot == catalogue.usual_bot(game) == "steady"
    for bot in text.bots:
        assert bot.title.en != bot.about.en
        assert bot.title.ja != bot.about.ja
        assert maker_of(bot.name, game).name == bot.name


def test_options_of_bridge_over_have_titles_in_both_languages() -> None:
    text = next(entry for entry in catalogue.all_games() if entry.name == "bridge_over")
    for switch in text.options:
        assert switch.title.en != switch.name
        assert switch.title.ja != switch.name
    deck = text.options[0]
    assert [choice.title.en for choice in deck.choices] == ["Windia War", "Azumanga Court"]


@pytest.mark.parametrize("game", games.names())
def test_every_rule_says_what_and_where(game: str) -> None:
    for rule in catalogue.rules(game).values():
        assert rule.text.en
        assert rule.text.ja
        assert rule.source.en
        assert rule.source.ja


def test_pages_are_kept_by_browsers_until_they_change(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            for path in (
                "/api/games",
                "/api/catalogue/bridge_over",
                "/api/rules?game=bridge_over",
                "/api/rules/BRG-013",
            ):
                got = await client.get(path)
                assert got.status_code == 200
                again = await client.get(path, headers={"if-none-match": got.headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")
            for path in ("/api/catalogue/none", "/api/rules?game=none", "/api/rules/BRG-999", "/api/rules"):
                assert (await client.get(path)).status_code == 404

    run(script())


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("rules/x", "There is no rule ‘x’."),
        ("rules/BRG-0013", "There is no rule ‘BRG-0013’. Did you mean ‘BRG-013’?"),
        ("rules?game=x", "There is no game ‘x’. Choose from bridge_over, dominion and innovation."),
        ("catalogue/x", "There is no game ‘x’. Choose from bridge_over, dominion and innovation."),
        ("cards/x/village", "There is no game ‘x’. Choose from bridge_over, dominion and innovation."),
        ("cards/dominion/vilage", "There is no card ‘vilage’. Did you mean ‘Village’?"),
        ("draws/x", "There is no game ‘x’. Choose from bridge_over, dominion and innovation."),
        ("draws/innovation", "Innovation has no cards that are drawn for each table."),
        ("day/innovation", "There is no daily game here."),
        ("record/x", "There is no such table."),
        ("report/x", "There is no such table."),
        ("none", "there is nothing here"),
    ],
)
def test_what_is_not_there_is_told_as_a_sentence(tmp_path: Path, path: str, message: str) -> None:
    async def script() -> None:
        async with serving(tmp_path) as server, asking(server) as client:
            answer = await client.get(f"/api/{path}")
            assert (answer.status_code, answer.text) == (404, f"{message}\n")

    run(script())


@pytest.mark.parametrize("game", games.names())
def test_a_card_is_told_in_the_words_of_one_edition(game: str) -> None:
    """Also where no edition is asked for, and at a table of one that does not have the card."""
    known = catalogue.catalogue(game)
    texts = [text for kind in known.kinds.values() for text in (kind.text, *kind.editions.values())]
    assert texts
    other = re.compile("(first|third|fourth) edition|第[134]版", re.IGNORECASE)
    assert [text for text in texts if other.search(text.en + text.ja)] == []


def test_options_of_a_table_are_named_each_by_itself_and_in_a_line() -> None:
    chosen = catalogue.chosen_options("innovation", {"victory": "after_action", "echoes": True}, "1")
    assert [(one.name, one.listed) for one in chosen] == [("victory", False), ("echoes", False)]
    victory, echoes = chosen
    line = catalogue.about("innovation", {"victory": "after_action", "echoes": True}, "1")
    assert line.en == f"{victory.title.en}: {victory.value.en} · {echoes.title.en}"
    assert (echoes.value.en, echoes.value.ja) == ("yes", "あり")


def test_the_cards_that_are_drawn_for_a_table_are_named_too() -> None:
    options: dict[str, Value] = {"kingdom": "quiet_street", "deck_counts": True}
    chosen = {one.name: one for one in catalogue.chosen_options("dominion", options, "1")}
    assert chosen["kingdom"].listed
    assert chosen["kingdom"].value.en.startswith("Quiet Street: ")
    assert not chosen["deck_counts"].listed
    assert catalogue.about("dominion", options, "1").en.startswith("Quiet Street: ")
