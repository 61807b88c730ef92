"""Why a card cannot be chosen, and what follows from one that can: for every question of whole games."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.game import setup_of
from fudaba.kernel.seen import Seen, SeenOption, SeenQuestion
from fudaba.kernel.session import Session
from fudaba.kernel.shown import Public
from fudaba.text import sources
from fudaba.text.narrator import narrator

NAMES = ["Aya", "Ben", "Chika"]
GAME = games.named("bridge_over")


@pytest.mark.parametrize("options", [{}, {"name_match": False, "play_after_draw": False}])
def test_whatever_is_asked_each_card_is_offered_or_has_a_reason(options: dict[str, Any]) -> None:
    en, ja = narrator(GAME.name, "en", NAMES), narrator(GAME.name, "ja", NAMES)
    reasons: set[str] = set()
    hints: set[str] = set()
    for seed in range(5):
        session = Session(
            GAME, setup_of(GAME, seats=3, seed=str(seed), options={"rounds": 2} | options), NAMES
        )
        player = bot("uniform", GAME.name, str(seed))
        while session.ask is not None:
            ask = session.ask
            view = session.view(ask.decider)
            data, asked = view.data(), view.put(ask)
            offered = {option.face for option in asked.options}
            for face in set(data.zone("hand", ask.owner).faces):
                texts = [each.why_not(face, asked, data, session.setup.options) for each in (en, ja)]
                if asked.kind in ("turn", "react", "follow") and face not in offered:
                    assert texts[0] is not None
                    assert texts[1] is not None
                    assert texts[0].rule in sources()
                    assert texts[0].text != texts[1].text
                    reasons.add(texts[0].text)
            for option in asked.options:
                hint = [each.hint(option, asked, data, session.setup.options) for each in (en, ja)]
                assert bool(hint[0]) == bool(hint[1])
                hints.add(hint[0])
            session.answer(player.answer(ask, view))
    assert len(reasons) >= 5
    assert len(hints) > 8


def test_a_game_need_not_say_either() -> None:
    silent = narrator(GAME.name, "en", NAMES)
    silent._module = ModuleType("silent")
    asked, data = SeenQuestion(0, 0, "turn"), Seen(0, 2, Public(), None, {})
    assert silent.why_not("red number_5", asked, data, {}) is None
    assert silent.hint(SeenOption("draw"), asked, data, {}) == ""
