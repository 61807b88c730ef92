"""How bots are found by name."""

from __future__ import annotations

import pytest

from fudaba import bots
from fudaba.bots import bot, bot_names, maker_of, plays
from fudaba.bots.bridge_over import Random, Sensible
from fudaba.bots.random_bots import Eager, Uniform
from fudaba.kernel.game import BadSetup


def test_the_bots_of_a_game() -> None:
    assert bot_names("bridge_over") == ["gentle", "random", "sensible", "steady", "strong", "uniform"]


def test_a_bot_knows_its_name() -> None:
    assert [bot(name, "bridge_over", "1").name for name in bot_names("bridge_over")] == bot_names(
        "bridge_over"
    )


def test_the_bot_of_a_game_goes_before_that_of_every_game() -> None:
    assert maker_of("random", "bridge_over") is Random
    assert maker_of("uniform", "bridge_over") is Uniform
    assert maker_of("sensible", "bridge_over") is Sensible
    assert Eager.name == Random.name == "random"


@pytest.mark.parametrize(
    ("name", "game", "says"),
    [
        ("sensibel", "bridge_over", "There is no bot ‘sensibel’. Did you mean ‘sensible’?"),
        (
            "zzz",
            "bridge_over",
            "There is no bot ‘zzz’. Choose from gentle, random, sensible, steady, strong and uniform.",
        ),
        ("random", "bridge_ovr", "There is no game ‘bridge_ovr’. Did you mean ‘bridge_over’?"),
    ],
)
def test_an_unknown_name_is_refused_with_the_nearest(name: str, game: str, says: str) -> None:
    with pytest.raises(BadSetup) as refused:
        bot(name, game, "1")
    assert str(refused.value) == says


def test_a_name_is_given_once() -> None:
    bot_names("bridge_over")
    before = dict(bots._known)
    with pytest.raises(ValueError, match="there is a bot 'uniform' for every game already"):
        plays("uniform")(Sensible)
    assert bots._known == before
    assert Sensible.name == "sensible"
