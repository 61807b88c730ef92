"""What the page tells without Python: games, cards, rules, the lab's rooms and scenarios, as JSON.

`web/src/tab/files.ts` knows which address of the server each file stands for.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from fudaba import games
from fudaba.lab.catalogue.demonstrations import scenarios_by_card
from fudaba.server.http.lab_moments import room_of, shown_of
from fudaba.server.protocol import catalogue
from fudaba.server.protocol.lab_schema import LabShown


def files() -> Iterator[tuple[str, bytes]]:
    """Each file's name and what stands in it."""
    yield "games.json", msgspec.json.encode(catalogue.all_games())
    rules: dict[str, Any] = {}
    for game in games.names():
        found = catalogue.catalogue(game)
        yield f"catalogue/{game}.json", msgspec.json.encode(found)
        yield f"room/{game}.json", msgspec.json.encode(room_of(game))
        of_game = catalogue.rules(game)
        rules |= of_game
        yield f"rules/{game}.json", msgspec.json.encode(of_game)
        cards = {id: catalogue.card(game, id) for id in found.kinds}
        yield f"cards/{game}.json", msgspec.json.encode(cards)
        yield f"shown/{game}.json", msgspec.json.encode(_shown(game, list(of_game)))
    yield "rules.json", msgspec.json.encode(rules)


class ShownScenarios(msgspec.Struct):
    """Scenarios that show rules and cards."""

    scenarios: list[LabShown]
    """The scenarios, each once."""
    rules: dict[str, list[int]]
    """By the id of a rule, the numbers of the scenarios that show it."""
    cards: dict[str, list[int]]
    """By the id of a card, the numbers of the scenarios that show it."""


def _shown(game: str, rules: list[str]) -> ShownScenarios:
    shown = ShownScenarios([], {}, {})
    numbers: dict[tuple[str, str], int] = {}

    def number(one: LabShown) -> int:
        key = (one.title, one.file)
        if key not in numbers:
            numbers[key] = len(shown.scenarios)
            shown.scenarios.append(one)
        return numbers[key]

    for rule in rules:
        if found := shown_of(game, rule, ""):
            shown.rules[rule] = [number(one) for one in found]
    for card in scenarios_by_card(game):
        if found := shown_of(game, "", card):
            shown.cards[card] = [number(one) for one in found]
    return shown
