"""`fudaba lab run` and `fudaba lab check`: what they print and how they end."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from fudaba import games
from fudaba.bots import bot
from fudaba.kernel.game import BadSetup, setup_of
from fudaba.kernel.record import encode
from fudaba.kernel.session import Session
from fudaba.kernel.table import Table
from fudaba.kernel.view import SPECTATOR, View
from fudaba.lab.commands.lab import EXAMPLE
from fudaba.lab.execution.runner import run
from fudaba.lab.scenario.reader import read_file
from tests.lab.commanding import fudaba
from tests.lab.writing import mistake, read, with_steps

HOLDS = with_steps("- A: draw\n- A: pass")
FAILS = with_steps("- A: draw\n- see: {turn: C}\n- A: pass")
WRONG = with_steps("- A: drew")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def write(name: str, *texts: str) -> str:
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("---\n".join(texts), encoding="utf-8")
    return name


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("texts", "code"), [((HOLDS,), 0), ((HOLDS, FAILS), 1), ((WRONG,), 2), ((HOLDS, WRONG), 2)]
)
def test_the_exit_code_tells_how_it_went(texts: tuple[str, ...], code: int) -> None:
    assert fudaba("lab", "run", write("a.yaml", *texts)) == code
    assert fudaba("lab", "run", "--json", "a.yaml") == code


@pytest.mark.usefixtures("folder")
def test_json_is_a_list_with_an_entry_a_scenario(capsys: pytest.CaptureFixture[str]) -> None:
    assert fudaba("lab", "run", "--json", "--brief", write("a.yaml", HOLDS, FAILS)) == 1
    out = capsys.readouterr()
    assert json.loads(out.out) == [
        {"file": "a.yaml", "scenario": "A test", "ok": True, "step": 2, "message": ""},
        {
            "file": "a.yaml",
            "scenario": "A test",
            "ok": False,
            "step": 2,
            "message": "a.yaml:27: turn: expected C; it is A.",
        },
    ]
    assert out.err == ""


@pytest.mark.usefixtures("folder")
def test_json_speaks_japanese_too(capsys: pytest.CaptureFixture[str]) -> None:
    fudaba("lab", "run", "--json", "--lang", "ja", write("a.yaml", FAILS))
    (entry,) = json.loads(capsys.readouterr().out)
    assert entry["message"] == "a.yaml:13: turn：期待した値は C、実際は A。"


@pytest.mark.usefixtures("folder")
def test_of_a_file_with_a_mistake_the_other_scenarios_are_run(capsys: pytest.CaptureFixture[str]) -> None:
    files = write("a.yaml", HOLDS, WRONG.replace("top:", "tap:"), FAILS), write("b.yaml", HOLDS)
    assert fudaba("lab", "run", "--json", "--brief", *files) == 2
    out = capsys.readouterr()
    message = "a.yaml:19: There is no key ‘tap’ here; choose from top, "
    entries = json.loads(out.out)
    assert [(each["file"], each["ok"], each["step"]) for each in entries] == [
        ("a.yaml", True, 2),
        ("a.yaml", False, 2),
        ("b.yaml", True, 2),
        ("a.yaml", False, 0),
    ]
    assert entries[-1]["scenario"] == "A test", "the failure is that scenario's own"
    assert entries[-1]["message"].startswith(message)
    assert out.err == entries[-1]["message"] + "\n"


@pytest.mark.usefixtures("folder")
def test_a_scenario_that_cannot_be_read_is_named_with_those_that_fail(
    capsys: pytest.CaptureFixture[str],
) -> None:
    wrong = WRONG.replace("scenario: A test", "scenario: A wrong key").replace("top:", "tap:")
    assert fudaba("lab", "run", "--brief", write("a.yaml", HOLDS, wrong)) == 2
    assert "\n✗ A wrong key\n  a.yaml:19: There is no key ‘tap’ here;" in capsys.readouterr().out


@pytest.mark.usefixtures("folder")
def test_a_label_that_the_game_has_not_fails_its_scenario_alone(capsys: pytest.CaptureFixture[str]) -> None:
    """The message lists the labels that would do, not a card that sounds alike."""
    wrong = with_steps("- A: draw\n- refused: {A: Blok}\n- A: plai")
    assert fudaba("lab", "run", "--json", "--brief", write("a.yaml", wrong, HOLDS)) == 2
    first, second, third = json.loads(capsys.readouterr().out)
    assert first["message"] == (
        "a.yaml:13: ‘Blok’ is no label of this game. A is asked: turn [play red Draw 2, play red 1, pass]."
    )
    assert (first["step"], second["ok"]) == (2, True)
    assert third["message"] == "a.yaml:14: ‘plai’ is no label of this game.", (
        "what was not reached is a mistake too"
    )


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("json_too", [[], ["--json"]])
def test_what_stops_the_engine_is_kept_as_a_file(
    json_too: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other scenarios are run and reported all the same."""
    answer = Session.answer

    def stops(self: Session, given: tuple[int, ...]) -> object:
        if "stop" in self.setup.seed:
            raise KeyError("nothing there")
        return answer(self, given)

    monkeypatch.setattr(Session, "answer", stops)
    stopping = HOLDS.replace("A test", "One that stops").replace("seats:", "seed: stop\nseats:")
    assert fudaba("lab", "run", *json_too, write("a.yaml", HOLDS, stopping, FAILS)) == 3
    out = capsys.readouterr()
    assert "The engine stopped: KeyError: 'nothing there' (test_command.py:" in out.out
    assert "a.yaml:27: What stopped the engine is in fudaba-lab-one-that-stops-27.yaml" in out.err
    if not json_too:
        assert "3 scenarios, 1 holds, 2 fail" in out.out
    kept = Path("fudaba-lab-one-that-stops-27.yaml").read_text(encoding="utf-8")
    assert kept.startswith("# The engine stopped: KeyError: 'nothing there'")
    assert kept.endswith(stopping)
    monkeypatch.setattr(Session, "answer", answer)
    assert fudaba("lab", "run", "fudaba-lab-one-that-stops-27.yaml") == 0


@pytest.mark.usefixtures("folder")
def test_what_stops_the_engine_while_a_file_is_read_is_kept_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.named("bridge_over")
    table = type(game).table

    def stops(self: object, setup: object) -> object:
        if setup.seed == "stop":  # type: ignore[attr-defined]  # a Setup
            raise RecursionError("too deep")
        return table(self, setup)  # type: ignore[arg-type]  # the game's own

    monkeypatch.setattr(type(game), "table", stops)
    stopping = HOLDS.replace("seats:", "seed: stop\nseats:")
    assert fudaba("lab", "check", write("a.yaml", HOLDS, stopping)) == 3
    out = capsys.readouterr()
    assert "a.yaml:15: The engine stopped: RecursionError: too deep" in out.err
    assert Path("fudaba-lab-a-test-15.yaml").read_text(encoding="utf-8").endswith(stopping)


@pytest.mark.usefixtures("folder")
def test_a_folder_is_searched_for_scenarios(capsys: pytest.CaptureFixture[str]) -> None:
    write("all/x/a.yaml", HOLDS)
    write("all/b.yaml", FAILS)
    write("all/c.txt", WRONG)
    assert fudaba("lab", "run", "--json", "all") == 1
    assert [entry["file"] for entry in json.loads(capsys.readouterr().out)] == ["all/b.yaml", "all/x/a.yaml"]


@pytest.mark.usefixtures("folder")
def test_a_file_that_is_not_there_is_named() -> None:
    Path("empty").mkdir()
    with pytest.raises(FileNotFoundError) as missing:
        fudaba("lab", "run", "gone.yaml")
    assert missing.value.filename == "gone.yaml"
    with pytest.raises(FileNotFoundError, match=r"no \*\.yaml file in this folder"):
        fudaba("lab", "run", "empty")


@pytest.mark.usefixtures("folder")
def test_the_summary_counts_and_names_what_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert fudaba("lab", "run", "--brief", write("a.yaml", HOLDS, FAILS, HOLDS)) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "✓ A test"
    assert lines[1:3] == ["✗ A test", "  a.yaml:27: turn: expected C; it is A."]
    assert lines[-3:] == [
        "✗ A test",
        "  a.yaml:27: turn: expected C; it is A.",
        "3 scenarios, 2 hold, 1 fails",
    ]


@pytest.mark.usefixtures("folder")
def test_as_a_seat_only_what_it_may_know_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    write("a.yaml", HOLDS)
    fudaba("lab", "run", "a.yaml")
    assert "A draws green 1." in capsys.readouterr().out
    fudaba("lab", "run", "a.yaml", "--as", "A")
    assert "A draws green 1." in capsys.readouterr().out
    fudaba("lab", "run", "a.yaml", "--as", "B")
    output = capsys.readouterr().out
    assert "green 1" not in output
    assert "A draws 1 card." in output
    assert fudaba("lab", "run", "a.yaml", "--as", "D") == 2
    assert capsys.readouterr().err == "a.yaml:1: There is no seat ‘D’.\n"


@pytest.mark.usefixtures("folder")
def test_check_only_reads(capsys: pytest.CaptureFixture[str]) -> None:
    assert fudaba("lab", "check", write("a.yaml", HOLDS, FAILS)) == 0
    assert capsys.readouterr().out == "2 scenarios can be run\n"
    assert fudaba("lab", "check", write("a.yaml", WRONG), write("b.yaml", WRONG)) == 2
    out = capsys.readouterr()
    assert [line.split(": ")[0] for line in out.err.splitlines()] == ["a.yaml:12", "b.yaml:12"]
    assert out.out == "0 scenarios can be run\n2 mistakes in the files\n"


@pytest.mark.usefixtures("folder")
def test_a_scenario_may_be_piped_in(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(HOLDS.encode())))
    assert fudaba("lab", "run", "--brief", "-") == 0
    assert "1 scenario" in capsys.readouterr().out


@pytest.mark.usefixtures("folder")
def test_a_moment_of_a_record_is_written_as_a_scenario_that_holds(capsys: pytest.CaptureFixture[str]) -> None:
    game = games.named("dominion")
    session = Session(
        game, setup_of(game, seats=2, seed="x", options={"kingdom": "quiet_street"}), ["Aya", "Ben"]
    )
    player = bot("random", "dominion", "x")
    for _ in range(30):
        assert session.ask is not None
        session.answer(player.answer(session.ask, session.view(session.ask.decider)))
    Path("game.json").write_bytes(encode(session.record()))
    assert fudaba("lab", "from", "game.json", "--at", "20") == 0
    written = capsys.readouterr().out
    Path("moment.yaml").write_text(written, encoding="utf-8")
    assert fudaba("lab", "run", "--brief", "moment.yaml") == 0
    (scenario,) = read_file(Path("moment.yaml"))
    assert scenario.title == "Dominion, Aya – Ben"
    at = Session(game, session.setup, ["Aya", "Ben"])
    for answer in session.answers[:20]:
        at.answer(answer)
    table = run(scenario).games[0].table
    assert at.ask is not None
    first = int("B" in scenario.seats[0])  # who is at turn sits first in a scenario

    def sizes(of: Table, first: int) -> dict[str, int]:
        """How many cards lie where, the seats counted from the first."""
        sizes = {}
        for name, zone in View(of, SPECTATOR).data().zones.items():
            seat, _, of_seat = name.partition(".")
            sizes[f"{(int(seat) - first) % 2}.{of_seat}" if seat.isdigit() else name] = zone.count
        return sizes

    assert sizes(table, 0) == sizes(at.table, first)
    with pytest.raises(BadSetup, match="answers 0 to 30"):
        fudaba("lab", "from", "game.json", "--at", "31")


@pytest.mark.usefixtures("folder")
def test_colour_is_for_terminals(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    write("a.yaml", FAILS)
    fudaba("lab", "run", "a.yaml")
    assert "\x1b" not in capsys.readouterr().out
    monkeypatch.setenv("FORCE_COLOR", "1")
    fudaba("lab", "run", "a.yaml")
    coloured = capsys.readouterr().out
    assert "\x1b[1mA: draw\x1b[0m" in coloured
    assert "│ \x1b[0mA draws green 1." in coloured
    monkeypatch.setenv("NO_COLOR", "1")
    fudaba("lab", "run", "a.yaml")
    assert "\x1b[31" not in capsys.readouterr().out


def test_the_example_of_the_help_holds(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        fudaba("lab", "run", "--help")
    assert done.value.code == 0
    assert "exit code: 0 all scenarios pass" in capsys.readouterr().out
    write("a.yaml", EXAMPLE)
    assert fudaba("lab", "run", str(folder / "a.yaml")) == 0


def test_what_is_written_here_is_what_it_says() -> None:
    assert read(HOLDS).title == read(FAILS).title == "A test"
    assert mistake(WRONG).line == 12


FILE = "tests/scenarios/bridge_over/example.yaml"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_json_has_the_whole_trace(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    fudaba("lab", "run", "--lang", lang, FILE)
    printed = "".join(capsys.readouterr().out.split())
    assert fudaba("lab", "run", "--json", "--lang", lang, FILE) == 0
    entries = json.loads(capsys.readouterr().out)
    events = [event for entry in entries for step in entry["steps"] for event in step["events"]]
    assert len(events) > 5
    assert {event["rule"] for event in events} - {""}
    assert any(event["depth"] for event in events)
    assert any(step["changes"] for entry in entries for step in entry["steps"])
    for event in events:
        assert event["rule"] in printed
    assert sum("".join(event["text"].split()) in printed for event in events) > len(events) / 2


@pytest.mark.usefixtures("folder")
def test_json_of_a_failing_step_says_where(capsys: pytest.CaptureFixture[str]) -> None:
    fudaba("lab", "run", "--json", write("a.yaml", FAILS))
    (entry,) = json.loads(capsys.readouterr().out)
    assert [step["ok"] for step in entry["steps"]] == [True, True, False]
    assert entry["steps"][-1]["line"] == 13
    assert entry["steps"][-1]["message"] == "turn: expected C; it is A."


def test_json_for_a_seat_hides_what_the_trace_hides(capsys: pytest.CaptureFixture[str]) -> None:
    fudaba("lab", "run", "--json", "--as", "B", FILE)
    mine = capsys.readouterr().out
    fudaba("lab", "run", "--json", FILE)
    everything = capsys.readouterr().out
    assert mine != everything
    assert all(not step["message"] for entry in json.loads(mine) for step in entry["steps"] if step["ok"])


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("brief", [[], ["--brief"]])
def test_what_fails_alone_is_told_once(brief: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    fudaba("lab", "run", *brief, write("a.yaml", FAILS))
    assert capsys.readouterr().out.count("turn: expected C; it is A.") == 1


@pytest.mark.usefixtures("folder")
def test_an_option_with_a_number_for_a_name_needs_no_quotation_marks(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """As in Python and on the command line; what is not possible is still told with what is."""
    written = "scenario: Numbers\ngame: dominion\noptions: {OPTION}\nsetup: {supply: [Village]}\nsteps: []\n"
    for option in ("prince: 2025", "outpost: 2023", "landscapes: 2", "dur.leavePlay: 2025"):
        text = written.replace("OPTION", option)
        assert fudaba("lab", "run", write("a.yaml", text)) == 0, capsys.readouterr().err
    assert fudaba("lab", "run", write("a.yaml", written.replace("OPTION", "prince: 2024"))) == 2
    assert "possible is 2025, orig" in capsys.readouterr().err
