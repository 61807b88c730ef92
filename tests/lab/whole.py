"""The rules and the tests that name them, looked through once for all who ask what there is."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fudaba.lab.catalogue.rules import Catalogue, catalogue

TESTS = Path(__file__).parents[1]


@cache
def whole_catalogue() -> Catalogue:
    """The catalogue of all tests; nobody changes it."""
    return catalogue(TESTS)
