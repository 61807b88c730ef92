"""Numbers that are too many to be laid out as options."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.kernel.ask import Ask, IllegalAnswer, numbered
from fudaba.kernel.span import GREATEST, LAID_OUT, Numbers


def test_few_numbers_are_laid_out() -> None:
    options = numbered("number", 3, 3 + LAID_OUT - 1)
    assert not isinstance(options, Numbers)
    assert [option.number for option in options] == list(range(3, 3 + LAID_OUT))
    assert list(numbered("number", 1, 0)) == []


def test_many_numbers_are_named() -> None:
    options = numbered("number", 3, 10**30)
    assert isinstance(options, Numbers)
    assert (options.least, options.most, len(options)) == (3, GREATEST, GREATEST - 2)
    assert (options[0].number, options[7].number, options[-1].number) == (3, 10, GREATEST)
    assert (options.place(10), options.place(2), options.place(GREATEST + 1)) == (7, -1, -1)
    with pytest.raises(IndexError):
        options[GREATEST]
    with pytest.raises(TypeError):
        list(options)
    ask: Ask[Any, Any] = Ask(0, "number", options, 0)
    assert ask.forced() is None
    assert ask.numbers is options
    assert list(ask.laid_out) == []
    ask.check((GREATEST - 3,))
    with pytest.raises(IllegalAnswer):
        ask.check((GREATEST - 2,))
    assert repr(ask) == "<ask seat 0 number: 3...1000000000>"
