"""The tool that fits the network of Bridge Over: the same rounds for a seed, and it learns what is there."""

from __future__ import annotations

import numpy
import pytest

from fudaba.bots.bridge_over.features import NAMES
from tools import fit_value


def test_a_seed_gives_the_same_round_and_every_sight_its_end() -> None:
    sights, ends = fit_value.played("one")
    assert (sights, ends) == fit_value.played("one")
    assert len(sights) == len(ends) > 10
    assert {len(sight) for sight in sights} == {len(NAMES)}
    assert sights != fit_value.played("two")[0]


def test_the_returns_mix_the_end_with_what_is_foretold_of_the_next_sight() -> None:
    ends = numpy.array([[1.0, 0, 0], [2.0, 0, 0], [1.0, 0, 0], [1.0, 0, 0]])
    foretold = numpy.array([[0.1, 0, 0], [0.2, 0, 0], [0.3, 0, 0], [0.4, 0, 0]])
    found = fit_value._returns(ends, foretold)[:, 0]
    assert found[1] == 2  # nothing later is of the same player
    assert found[3] == 1
    assert found[2] == pytest.approx(0.7 * 1 + 0.3 * 0.4)
    assert found[0] == pytest.approx(0.7 * found[2] + 0.3 * 0.3)


def test_a_network_is_fitted_to_what_no_line_could_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"UNITS": 8, "EPOCHS": 40, "BATCH": 64, "RATE": 0.02}.items():
        monkeypatch.setattr(fit_value, name, value)
    chance = numpy.random.default_rng(1)
    x = numpy.hstack([chance.standard_normal((2000, 3)), numpy.ones((2000, 1))]).astype(numpy.float32)
    y = numpy.abs(x[:, :1]) - x[:, 1:2]
    weights = fit_value._trained(x, y)
    _, found = fit_value._through(weights, x)
    assert ((found - y) ** 2).mean() < 0.02 * y.var()
