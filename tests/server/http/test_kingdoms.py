"""The page of what is laid out before a game."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from fudaba.server.http.kingdoms import ADDRESSES
from fudaba.server.http.page import Request, Response


def asked(game: str, **query: str) -> Response:
    (address,) = ADDRESSES
    assert address.path == "/api/box/{game}"
    request = Request(f"/api/box/{game}", names={"game": game}, query=query)

    async def answer() -> Response:
        return await address.page(request)

    return asyncio.run(answer())


def answer_to(**query: str) -> Any:
    response = asked("dominion", **query)
    assert response.status == 200
    return json.loads(response.body)


def test_a_kingdom_is_written_for_other_tools_and_listed_for_the_box() -> None:
    found = answer_to(kingdom="baker,moat,young_witch:village", colonies="yes", seats="3")
    forms = {form["id"]: form["written"] for form in found["forms"]}
    assert forms["names"]["en"] == "Baker, Moat, Young Witch (Village), Colonies"
    assert forms["names"]["ja"].startswith("パン屋, 堀, 魔女娘 (村)")
    parts = {part["title"]["en"]: part["lines"] for part in found["box"]}
    assert {"number": 12, "name": {"en": "Colony", "ja": "植民地"}, "note": {"en": "", "ja": ""}} in parts[
        "Basic cards"
    ]
    assert [line["name"]["ja"] for line in parts["Mats"]] == ["財源マット"]


def test_what_cannot_be_is_said_in_both_languages() -> None:
    for query in ({"kingdom": "Vilage"}, {"seats": "9"}, {"landscapes": "7"}):
        wrong = answer_to(**query)
        assert wrong["forms"] == wrong["box"] == []
        assert wrong["wrong"]["en"]
        assert wrong["wrong"]["ja"]


def test_a_game_without_kingdoms_has_no_such_page() -> None:
    assert asked("bridge_over").status == 404
    assert asked("chess").status == 404


def test_odd_numbers_and_texts_without_end_are_no_trouble() -> None:
    assert answer_to(kingdom="x" * 100_000)["wrong"]["en"]
    assert answer_to(kingdom="a" + " " * 100_000 + "b")["wrong"]["en"]
    assert answer_to(kingdom="(" * 4000)["wrong"]["en"]
    assert answer_to(kingdom="moat", seats="-1")["wrong"] == {"en": "", "ja": ""}
