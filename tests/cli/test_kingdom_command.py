"""`fudaba kingdom`."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from fudaba.cli import main


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["kingdom", *argv]) == 0
    return capsys.readouterr().out


def test_a_kingdom_is_listed_with_what_comes_along(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "Familiar, Young Witch (Moat), Druid (The Sky's Gift)")
    assert text.startswith("Familiar\nYoung Witch (Moat)\nDruid\n")
    assert "+ Potion (for Familiar)" in text
    assert "Druid: chosen at random at every table" in text
    assert said(capsys, "First Game").startswith("First Game:\nCellar\n")
    assert said(capsys, "First Game", "--lang", "ja").startswith("最初のゲーム：\n地下貯蔵庫\n")


def test_it_is_written_in_the_form_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    listed = "Keller, Moat, Inspiring (Chapel), No Colonies, Shelters"
    assert said(capsys, listed, "--form", "temple-gates") == (
        "Cellar, Chapel, Inspiring (Chapel), Moat, No Colonies, Shelters\n"
    )
    assert said(capsys, listed, "--form", "randomizer") == (
        "https://www.dominionrandomizer.com/?supply=cellar,chapel,moat&traits=inspiring(chapel)&shelters=1\n"
    )
    assert said(capsys, listed, "--form", "names", "--names", "fr").startswith("Cave, Douves, Chapelle")
    assert main(["kingdom", listed, "--form", "temple"]) == 2
    assert "temple-gates" in capsys.readouterr().err


def test_it_is_read_from_a_file_or_a_pipe(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kingdom.txt"
    file.write_text("1. Cellar\n2. Moat\n", "utf-8")
    assert said(capsys, str(file), "--form", "ids") == "cellar,moat\n"
    monkeypatch.setattr("sys.stdin", io.StringIO("Village; Smithy"))
    assert said(capsys, "-", "--form", "ids") == "village,smithy\n"


def test_what_to_take_out_of_the_box(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "First Game", "--box", "--seats", "4")
    assert text.startswith("Take out of the box for 4 players\n\nBasic cards\n")
    assert "[ ] 12 Province" in text
    assert main(["kingdom", "First Game", "--box", "--seats", "9"]) == 2
    assert "2 to 6" in capsys.readouterr().err


def test_a_random_one_is_as_wished(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--sets", "Seaside", "--feel", "no_attacks", "--landscapes", "0", "--seed", "4", "--json")
    plain = json.loads(said(capsys, *asked))
    assert plain == json.loads(said(capsys, *asked))
    assert len(plain["cards"]) == 10
    assert plain["written"]["ids"] == ",".join(plain["cards"])
    assert {item["group"] for item in plain["box"]} >= {"basic", "kingdom", "start"}
    again = json.loads(said(capsys, plain["written"]["link"], "--json"))
    assert again["cards"] == plain["cards"]


@pytest.mark.parametrize(
    "wrong", [["Vilage"], ["<script>"], ["\x1b[31m"], ["x" * 10_000], ["Village", "--sets", "base"]]
)
def test_what_is_none_is_refused_in_one_line(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kingdom", *wrong]) == 2
    output = capsys.readouterr().err
    assert output.count("\n") == 1
    assert "\x1b" not in output
