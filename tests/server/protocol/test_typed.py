"""What is told is what the protocol declares, to the type: other programs read it by that."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from fudaba import games
from fudaba.kernel.ask import Ask, IllegalAnswer
from fudaba.kernel.game import setup_of
from fudaba.server.game.rendering import Renderer
from fudaba.server.game.timeline import Timeline
from fudaba.server.protocol.schema import Line, Question

_read = msgspec.msgpack.Decoder(Question).decode
_read_lines = msgspec.msgpack.Decoder(list[Line]).decode
EXPANSIONS = dict.fromkeys(("artifacts", "cities", "echoes", "figures"), True)


def legal(ask: Ask, chance: Random) -> tuple[int, ...]:
    """Any answer that may be given."""
    while True:
        count = chance.randint(ask.least, min(ask.most, len(ask.options)))
        answer = tuple(chance.sample(range(len(ask.options)), count))
        try:
            ask.check(answer)
        except IllegalAnswer:
            continue
        return answer


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("bridge_over", {}),
        ("dominion", {}),
        ("dominion", {"kingdom": "band_of_nomads,guildmaster,village,market,laboratory,festival"}),
        ("innovation", {"edition": "first"}),
        ("innovation", {"edition": "third", **EXPANSIONS}),
        ("innovation", {"edition": "fourth", "unseen": True, **EXPANSIONS}),
    ],
)
def test_every_question_and_line_is_of_the_declared_types(game: str, options: dict[str, Any]) -> None:
    kinds = set()
    for seed in range(2):
        chance = Random(f"typed/{seed}")
        setup = setup_of(games.named(game), seats=2, seed=str(seed), options=options)
        timeline = Timeline(games.named(game), setup, ["Aya", "Ben"])
        renderer = Renderer(game, ["Aya", "Ben"], setup.options)
        for _ in range(250):
            ask = timeline.session.ask
            if ask is None:
                break
            question = renderer.question(timeline.now(), ask.decider)
            assert _read(msgspec.msgpack.encode(question)) == question
            assert question is not None
            kinds.add(question.kind)
            timeline.answer(legal(ask, chance))
        text = renderer.lines(timeline.session.table, timeline.log, 0, 0, len(timeline.log))
        assert _read_lines(msgspec.msgpack.encode(text)) == text
    assert len(kinds) > 3
