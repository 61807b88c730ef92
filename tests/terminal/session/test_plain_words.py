"""What may be typed in the line mode, and what it says of what is not one of the options."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba import games
from fudaba.games.dominion.facts.shown import Public
from fudaba.kernel.game import setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.text import LANGS
from fudaba.text.message_files import JAPANESE
from tests.terminal.screens import session_at
from tests.terminal.session.lines import HANDS, session_output


def buying(coins: int = 0, hand: tuple[str, ...] = ("copper",) * 3, **more: Any) -> Session:
    """A Buy phase in which Silver, Village and Province are in the supply."""
    players = [{"zones": {"hand": list(hand), "deck": ["estate"] * 5}}, {"zones": {"deck": ["copper"] * 9}}]
    supply = {"silver": 40, "village": 10, "smithy": 10, "province": 8, "copper": 46}
    given = {"seats": players, "supply": supply, "phase": "buy", "coins": coins, **more}
    game = games.named("dominion")
    return Session(
        game, setup_of(game, seats=2, seed="typed", situation=situation_in(game, given)), ["Aya", "Ben"]
    )


def bought(session: Session) -> list[str]:
    """The cards that have been bought."""
    zones = session.view(0).data().zones
    return [card.face for card in zones["0.discard"].cards]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "typed",
    [
        "buy silver",
        "Buy Silver ($3, 40 left)",
        "2. Buy Silver ($3, 40 left)",
        "銀貨を購入",
        "銀貨を購入する(3コイン、残り40)",
        "２",
    ],
)
def test_an_option_may_be_typed_as_it_is_shown_in_either_language(typed: str, lang: str) -> None:
    session = buying(3, hand=())
    session_output(session, typed + "\n", seats="you,you", lang=lang)
    assert bought(session) == ["silver"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "typed",
    ["p", "play all 3 treasures", "play all treasures", "財宝をすべて使用", "copper ×3", "copper*3"],
)
def test_all_treasures_are_played_by_any_of_its_names(typed: str, lang: str) -> None:
    session = buying()
    session_output(session, typed + "\n", seats="you,you", lang=lang)
    assert session.view(0).public_as(Public).coins == 3


@pytest.mark.parametrize(
    ("typed", "lang", "says"),
    [
        (
            "buy province",
            "en",
            "“buy province” is not one of the options.\nNot now: It costs $8; you have $3.",
        ),
        (
            "属州を購入",
            "ja",
            "「属州を購入」という選択肢はない。\n今は選べない。コスト8コイン、",
        ),
        ("play all 4 treasures", "en", "“play all 4 treasures” is not one of the options.\n"),
        ("play smithy", "en", "“play smithy” is not one of the options.\nNot now: It isn’t a Treasure."),
        ("1 99", "en", "“99” is not one of the options.\n"),
    ],
)
def test_what_is_refused_is_quoted_whole_with_the_reason(typed: str, lang: str, says: str) -> None:
    session = buying(3, hand=("copper", "copper", "smithy"))
    text, _ = session_output(session, typed + "\n", seats="you,you", lang=lang)
    assert says in text
    assert session.answers == []


def test_of_a_card_that_is_not_in_the_game_no_reason_is_made_up() -> None:
    text, _ = session_output(buying(3, hand=("copper", "copper"), potions=0), "buy potion\n", seats="you,you")
    assert "“buy potion” is not one of the options." in text
    assert "Not now" not in text, "there is no such pile in this game"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("typed", ["help", "HELP", "ヘルプ"])
def test_help_may_be_spelled_out(typed: str, lang: str) -> None:
    text, _ = session_output(session_at(*HANDS), typed + "\n", lang=lang)
    assert "Block*3" in text or "Copper*3" in text or "銅貨*3" in text


@pytest.mark.parametrize("typed", ["quit", "exit", "終了", "やめる"])
def test_leaving_may_be_spelled_out(typed: str) -> None:
    session = session_at(*HANDS)
    _, ended = session_output(session, typed + "\n2\n")
    assert not ended
    assert session.answers == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("key", "typed"),
    [
        *(("w", word) for word in ("why", "Why", "なぜ", "なぜ？")),
        *(("s", word) for word in ("situation", "状況")),
        *(("t", word) for word in ("points", "点数")),
        *(("c", word) for word in ("cards", "一覧")),
        *(("u", word) for word in ("undo", "取消")),
        *(("i village", word) for word in ("card Village", "カード 村")),
    ],
)
def test_every_command_may_be_spelled_out(key: str, typed: str, lang: str) -> None:
    by_key, by_word = (
        [
            said
            for said in session_output(buying(), f"{line}\n", seats="you,you", lang=lang)[0].splitlines()
            if "> " not in said
        ]
        for line in (key, typed)
    )
    assert by_word == by_key
    assert not any("“" in said for said in by_word), "it is no answer"


@pytest.mark.parametrize(
    ("lang", "none", "text"),
    [
        ("en", "No rule or card was involved since your last answer", "Smithy: +3 Cards"),
        ("ja", "前の答えの後に、ルールやカードによる出来事はない。", "鍛冶屋："),
    ],
)
def test_why_always_answers(lang: str, none: str, text: str) -> None:
    said, _ = session_output(buying(), "w\n", seats="you,you", lang=lang)
    assert none in said
    played = buying(phase="action", hand=("smithy", "copper"))
    said, _ = session_output(played, "smithy\n鍛冶屋\nw\n", seats="you,you", lang=lang)
    assert text in said


@pytest.mark.parametrize("typed", ["Silber kaufen", "buy silver", "銀貨を購入"])
def test_a_language_that_is_begun_is_answered_in_each(typed: str) -> None:
    session = buying(3, hand=())
    shown, _ = session_output(session, f"i Dorf\n{typed}\n", seats="you,you", lang="de")
    assert bought(session) == ["silver"]
    assert "Silber kaufen ($3, noch 40)" in shown
    assert "+1 Karte, +2 Aktionen." in shown
    assert not JAPANESE.search(shown.replace(typed, ""))  # the line is printed as it was typed
