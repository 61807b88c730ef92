"""What a stranger wrote into a file is text in all that a command prints and writes."""

from __future__ import annotations

import csv
import json
import re
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fudaba import games, new_game
from fudaba.bots import maker_of
from fudaba.cli import main
from fudaba.kernel.record import Record, decode, encode
from fudaba.kernel.visible import is_visible
from fudaba.lab.scenario.writer import yaml_of
from fudaba.server import store
from fudaba.server.protocol.schema import State
from fudaba.server.store import opened
from fudaba.server.store.stored_table import StoredSeat, StoredTable
from fudaba.text.visible import visible

Capture = pytest.CaptureFixture[str]

MISCHIEF = "\x1b]0;owned\x07\x9b2J\u202e</script><script>alert(1)</script>\n✓ all hold\u200b"
SHOWN = visible(MISCHIEF)
KINGDOM = ["--option", "kingdom=smithy,village"]


def is_text(written: str) -> bool:
    """Whether nothing of it moves the cursor or turns the line around, and no line is the stranger's."""
    return all(is_visible(char) or char in "\n\u3000" for char in written) and "\n✓ all hold" not in written


@pytest.fixture
def strategy(tmp_path: Path) -> str:
    """A strategy whose name is mischief."""
    file = tmp_path / "strange.toml"
    file.write_text(f'name = {json.dumps(MISCHIEF)}\n\n[[buy]]\ncard = "Silver"\n', "utf-8")
    return str(file)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record in which everything that may be any text is mischief, as somebody else's program writes it."""
    match = new_game("dominion", seats=2, seed="1", kingdom="quiet_street")
    for _ in range(4):
        match.answer(*match.bot_answer())
    said = match.record()
    said.names = [MISCHIEF, "B" + MISCHIEF]
    file = tmp_path / "strange.json"
    file.write_text(json.dumps(msgspec.to_builtins(said), ensure_ascii=False), "utf-8")
    return file


def spec_of(page: str) -> object:
    """What a page of plots is made from, as a browser reads it."""
    found = re.search(r"^  const spec = (.*);$", page, re.MULTILINE)
    assert found is not None
    return json.loads(found[1])


def test_a_simulation_prints_and_writes_a_bots_name_as_text(
    strategy: str, tmp_path: Path, capsys: Capture
) -> None:
    page, rows, kept = tmp_path / "page.html", tmp_path / "rows.csv", tmp_path / "games"
    wanted = ["--games", "2", "--curves", "--out", str(page), str(rows), "--save-games", str(kept)]
    assert main(["simulate", "dominion", "--bots", strategy, "random", *KINGDOM, *wanted]) == 0
    said = capsys.readouterr()
    assert is_text(said.out + said.err)
    assert r"\x1b]0;owned" in said.out
    written = page.read_text("utf-8")
    assert written.count("</script>") == 2
    assert SHOWN in json.dumps(spec_of(written), ensure_ascii=False).replace(r"\\", "\\")
    assert is_text(rows.read_text("utf-8"))
    with rows.open(newline="", encoding="utf-8") as file:
        assert {row["bot"] for row in csv.DictReader(file)} == {SHOWN, "random"}
    for game in kept.iterdir():
        assert is_text(game.read_text("utf-8"))
        assert MISCHIEF in decode(game.read_bytes()).names


def test_a_contest_prints_and_writes_a_bots_name_as_text(
    strategy: str, tmp_path: Path, capsys: Capture
) -> None:
    odd = tmp_path / "\x1b[31m<script>\u202e.toml"
    odd.write_text(Path(strategy).read_text("utf-8"), "utf-8")
    page = tmp_path / "page.html"
    wanted = ["--kingdoms", "2", "--deals", "1", "--html", str(page)]
    assert main(["arena", "dominion", "--bots", f"{odd},random", *wanted]) == 0
    said = capsys.readouterr()
    assert is_text(said.out + said.err)
    written = page.read_text("utf-8")
    assert written.count("</script>") == 2
    labels = json.dumps(spec_of(written), ensure_ascii=False)
    assert is_text(labels.replace("\u200b", "")), "but for the blank lines between those of a name"
    expressions = re.findall(r'"labelExpr": ("(?:[^"\\\\]|\\\\.)*")', labels)
    assert expressions
    for expression in map(json.loads, expressions):
        by_name, ends, _ = expression.partition("[datum.label]")
        assert not ends or is_text(json.dumps(json.loads(by_name), ensure_ascii=False).replace("\u200b", ""))


def test_an_error_of_a_game_is_told_on_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    def fails(*given: object) -> None:
        raise RuntimeError(MISCHIEF)

    monkeypatch.setattr(maker_of("random", "dominion"), "answer", fails)
    match = ["dominion", "--bots", "random,big-money"]
    assert main(["simulate", *match, "--games", "1"]) == 1
    page = tmp_path / "page.html"
    assert main(["arena", *match, "--kingdoms", "1", "--deals", "1", "--html", str(page)]) == 1
    said = capsys.readouterr()
    assert is_text(said.out + said.err)
    assert SHOWN in said.err
    assert page.read_text("utf-8").count("</script>") == 2


@pytest.mark.parametrize(
    "command", ["verify", "verify --json", "replay", "review", "review --json", "lab from", "records export"]
)
def test_what_a_record_says_is_printed_as_text(
    command: str, record: Path, tmp_path: Path, capsys: Capture
) -> None:
    more = ["--parquet", str(tmp_path / "rows.parquet")] if command == "records export" else []
    if command.startswith("review"):
        more = ["--care", "0.01"]
    words = command.split()
    argv = [*(word for word in words if word != "--json"), str(record), *more]
    code = main([*argv, "--json"] if "--json" in words else argv)
    said = capsys.readouterr()
    assert code == 0, said.err
    assert is_text(said.out + said.err)
    for written in tmp_path.glob("*.review*"):
        assert is_text(written.read_text("utf-8"))


@pytest.mark.parametrize("command", ["verify", "replay", "lab from"])
def test_what_is_wrong_with_a_record_is_printed_as_text(command: str, record: Path, capsys: Capture) -> None:
    said = json.loads(record.read_text("utf-8"))
    for key, value in (("game", MISCHIEF), ("format", MISCHIEF), ("options", {MISCHIEF: MISCHIEF})):
        record.write_text(json.dumps(said | {key: value}), "utf-8")
        assert main([*command.split(), str(record)]) == 2
        output = capsys.readouterr()
        assert is_text(output.out + output.err)
        assert output.err.count("\n") == 1


@pytest.mark.parametrize("command", ["run", "run --brief", "run --json", "ask", "ask --json", "check"])
@pytest.mark.parametrize("broken", [False, True])
def test_what_a_scenario_says_is_printed_as_text(
    command: str, broken: bool, tmp_path: Path, capsys: Capture
) -> None:
    scenario: dict[str, Any] = {
        "scenario": MISCHIEF,
        "game": "bridge_over",
        "notes": MISCHIEF.replace("\n", " "),
        "setup": {"top": "red 5", "A": {"hand": ["red 1", "red 2"]}, "B": {"hand": ["red 7", "red 8"]}},
        "steps": [{"A": MISCHIEF if broken else "play red 1"}],
    }
    file = tmp_path / "strange\x1b[31m.yaml"
    file.write_text(yaml_of(scenario), "utf-8")
    words = command.split()
    code = main(["lab", words[0], str(file), *words[1:]])
    said = capsys.readouterr()
    assert code in ((1, 2) if broken and command != "check" else (0, 1, 2))
    assert is_text(said.out + said.err)
    if "--json" in words:
        assert json.loads(said.out)[0]["file"] == str(file)


def test_exported_games_are_text_and_say_the_same(tmp_path: Path, record: Path, capsys: Capture) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    kept_in = opened(data)
    said = decode(record.read_bytes())
    kept = table(said, "over")
    kept_in.submit(store.keep(kept, 1.0), *store.moves(kept.id, [*map(tuple, said.answers)], 1.0)).result()
    kept_in.close()
    for command in (["list"], ["export", str(out)]):
        assert main(["tables", command[0], "--data", str(data), *command[1:]]) in (0, 1)
    (file,) = out.iterdir()
    assert is_text(file.read_text("utf-8"))
    assert decode(file.read_bytes()).names == said.names
    output = capsys.readouterr()
    assert is_text(output.out + output.err)


def table(said: Record, state: State) -> StoredTable:
    """A table that has that game, as it is kept."""
    return StoredTable(
        id="table-one", game=said.game, rules=games.named(said.game).rules, options=said.options,
        seed=said.seed, seats=[StoredSeat(name, "person") for name in said.names], host=0, invite="i",
        undo="off", spectators="public", takeover="", clock=None, listed=False, created=time.time(),
        state=state,
    )  # fmt: skip


def test_a_record_is_written_as_text_and_read_as_it_was(record: Path) -> None:
    said = decode(record.read_bytes())
    written = encode(said)
    assert is_text(written.decode().removesuffix("\n"))
    assert decode(written) == said
