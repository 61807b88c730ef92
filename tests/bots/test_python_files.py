"""Bots of one's own, in files."""

from __future__ import annotations

from pathlib import Path

import pytest

from fudaba.arena import simulate
from fudaba.bots import maker_of, maker_or_file
from fudaba.kernel.game import BadSetup

LAST = """
from fudaba.bots.random_bots import Uniform

class {name}(Uniform):
    def answer(self, ask, view):
        return super().answer(ask, view)
"""


def file_with(folder: Path, text: str) -> str:
    path = folder / "mine.py"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_file_plays_in_a_simulation_with_any_number_of_workers(tmp_path: Path, workers: int) -> None:
    mine = file_with(tmp_path, LAST.format(name="Last"))
    result = simulate("bridge_over", [mine, "random"], 4, seed="f", workers=workers, options={"rounds": 1})
    assert [bot.name for bot in result.bots] == ["mine", "random"]
    assert (result.games, result.errors) == (4, 0)


def test_one_of_several_is_named(tmp_path: Path) -> None:
    text = LAST.format(name="One") + LAST.format(name="Two") + '    name = "second"\n' + "class Other: pass\n"
    mine = file_with(tmp_path, text)
    assert maker_or_file(f"{mine}:One", "dominion").name == "mine:One"
    assert maker_or_file(f"{mine}:Two", "innovation").name == "second"
    with pytest.raises(BadSetup, match=r"several bots; choose one of them.*mine\.py:One"):
        maker_or_file(mine, "dominion")
    with pytest.raises(BadSetup, match=r"no class ‘Onne’. Did you mean ‘One’\?"):
        maker_or_file(f"{mine}:Onne", "dominion")
    with pytest.raises(BadSetup, match=r"Other in .* is not a bot"):
        maker_or_file(f"{mine}:Other", "dominion")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("x = 1\n", "has no bot: it needs a class with a method"),
        ("x = 1 / 0\n", "fails with an error: ZeroDivisionError"),
        ("class\n", "fails with an error: SyntaxError"),
    ],
)
def test_a_file_that_has_none_says_why(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        maker_or_file(file_with(tmp_path, text), "bridge_over")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="File not found: "):
        maker_or_file(str(tmp_path / "none.py"), "bridge_over")


def test_a_name_from_elsewhere_is_never_opened(tmp_path: Path) -> None:
    mine = file_with(tmp_path, "raise SystemExit\n")
    with pytest.raises(BadSetup, match="There is no bot"):
        maker_of(mine, "bridge_over")
