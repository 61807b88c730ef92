"""Whether what is tested is machine code (`make test-compiled`), and what cannot be tested then."""

from __future__ import annotations

from importlib.util import find_spec

import pytest


def is_compiled(module: str) -> bool:
    """Whether a module is machine code, and not read from its source."""
    spec = find_spec(module)
    return spec is not None and spec.origin is not None and spec.origin.endswith((".so", ".pyd"))


COMPILED = is_compiled("fudaba.kernel.state")
NEEDS_SLOTS = pytest.mark.skipif(
    COMPILED, reason="takes an attribute away, which compiled classes do not allow"
)
NEEDS_NAMES = pytest.mark.skipif(
    COMPILED, reason="replaces a function of a module, which compiled code does not see"
)
NEEDS_SOURCE = pytest.mark.skipif(
    COMPILED, reason="reads the source of functions, which compiled ones do not have"
)
NEEDS_STAND_INS = pytest.mark.skipif(
    COMPILED, reason="hands in an object of another class, which compiled functions refuse"
)
NEEDS_BOOLS = pytest.mark.skipif(
    COMPILED, reason="hands a truth value to a function that takes a number, which compiled code makes one"
)
