"""The commands `play` and `replay`, as they are typed."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from fudaba import games
from fudaba.arguments import system_lang
from fudaba.kernel.record import decode, encode, verify
from fudaba.kernel.session import Session
from fudaba.lab.commands.lab import EXAMPLE
from fudaba.terminal.session import game_file
from tests.terminal.commanding import main
from tests.terminal.screens import GAME, session_from

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)


def typed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))


def the_record() -> Path:
    (path,) = Path().glob("fudaba-bridge_over-*.json")
    return path


def test_the_end_of_the_input_leaves_a_record_that_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed("1\n", monkeypatch)
    assert main(["play", "bridge_over", "--seed", "x", "--seats", "you,random", "--rounds", "2"]) == 0
    path = the_record()
    record = decode(path.read_bytes())
    assert len(record.answers) >= 1
    assert record.options["rounds"] == 2
    assert record.names == ["Aya", "Ben"]
    assert f"fudaba play --resume {path} --seats you,random" in capsys.readouterr().out
    before = Session.resumed(GAME, record)

    typed("", monkeypatch)
    assert main(["play", "--resume", str(path), "--seats", "you,random"]) == 0
    assert (
        Session.resumed(GAME, decode(path.read_bytes())).table.state.digest() == before.table.state.digest()
    )
    assert len(list(Path().iterdir())) == 1, "the game is saved where it was"


def test_a_game_of_its_own_goes_on_from_a_moment_of_a_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = ["play", "bridge_over", "--seed", "x", "--seats", "random,random", "--rounds", "1"]
    typed("", monkeypatch)
    assert main([*game, "--save", "whole.json"]) == 0
    whole = decode(Path("whole.json").read_bytes())
    assert whole.final is not None
    assert main(["play", "--from", "whole.json", "--at", "9", "--seed", "y", "--save", "on.json"]) == 0
    on = decode(Path("on.json").read_bytes())
    assert on.seed == "y"
    (earlier,) = on.earlier
    assert earlier.seed == "x"
    assert 0 < earlier.answers <= 9, "the last of these moments at which no effect was under way"
    assert on.answers[: earlier.answers] == whole.answers[: earlier.answers]
    capsys.readouterr()
    for wrong, message in (
        (["--from", "whole.json", "--at", str(len(whole.answers) + 1)], "answers 0 to"),
        (["--from", "whole.json", "--resume", "on.json"], "--resume"),
        (["--at", "2"], "--from"),
    ):
        assert main(["play", *wrong]) == 2
        assert message in capsys.readouterr().err


def test_a_game_goes_on_from_where_a_scenario_ends(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    scenario = Path("blocked.yaml")
    scenario.write_text(EXAMPLE, encoding="utf-8")
    typed("", monkeypatch)
    assert main(["play", "--from", str(scenario), "--seats", "you,you", "--save", "on.json"]) == 0
    on = decode(Path("on.json").read_bytes())
    assert (on.names, len(on.answers)) == (["A", "B"], 2)
    assert on.situation is not None
    assert main(["play", "--from", str(scenario), "--at", "1"]) == 2
    scenario.write_text(EXAMPLE.replace("attack: 2", "attack: 3"), encoding="utf-8")
    assert main(["play", "--from", str(scenario)]) == 2
    scenario.write_text("scenario: nothing\ngame: chess\n", encoding="utf-8")
    assert main(["play", "--from", str(scenario)]) == 2
    refused = capsys.readouterr().err
    for message in ("--at is for saved games", "‘Block ends an attack’ fails", "blocked.yaml:1:"):
        assert message in refused


def test_ctrl_c_leaves_a_record_that_goes_on_at_the_same_state(tmp_path: Path) -> None:
    saved = tmp_path / "stopped.json"
    command = [
        sys.executable,
        "-m",
        "tests.terminal.commanding",
        "play",
        "bridge_over",
        "--plain",
        "--seed",
        "x",
    ]
    process = subprocess.Popen(
        [*command, "--save", str(saved)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"},
        cwd=ROOT,
        # Where the tests run in the background Ctrl-C is ignored, and so it would be in what they start.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    questions = 0
    while questions < 2:
        line = process.stdout.readline()
        assert line, process.communicate()
        questions += line.startswith("1. ")
    process.send_signal(signal.SIGINT)
    out, error = process.communicate(timeout=120)
    assert process.returncode == 130
    assert error == ""
    assert f"Saved as {saved}. To continue: fudaba play --resume {saved}" in out
    record = decode(saved.read_bytes())
    assert record.answers[0] == [0]
    assert Session.resumed(GAME, record).record().answers == record.answers


def test_a_finished_game_is_saved_unless_it_is_not_to_be_and_can_be_verified(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = ["play", "bridge_over", "--seats", "you,random", "--rounds", "1", "--seed", "end"]
    typed("1\n" * 500, monkeypatch)
    assert main([*play, "--no-save"]) == 0
    assert list(Path().iterdir()) == []
    assert "The game was not saved" in capsys.readouterr().out
    typed("1\n" * 500, monkeypatch)
    assert main(play) == 0
    path = the_record()
    assert f"Saved as {path}." in capsys.readouterr().out
    assert verify(decode(path.read_bytes()), games.named)
    typed("1\n" * 500, monkeypatch)
    assert main([*play, "--save", "end.json"]) == 0
    assert "fudaba verify end.json" in capsys.readouterr().out
    assert verify(decode(Path("end.json").read_bytes()), games.named)
    assert main(["replay", "end.json", "--as", "all", "--lang", "ja"]) == 0
    assert "全員の手札" in capsys.readouterr().out


@pytest.mark.parametrize("seats", ["random,random", "random,random,random"])
def test_a_finished_game_between_bots_is_saved_too(
    seats: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed("", monkeypatch)
    assert main(["play", "bridge_over", "--seats", seats, "--rounds", "1", "--seed", "bots"]) == 0
    assert f"Saved as {the_record()}." in capsys.readouterr().out


def test_what_is_to_be_saved_somewhere_and_not_at_all_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "bridge_over", "--save", "a.json", "--no-save"])
    assert "--no-save" in capsys.readouterr().err


def test_the_same_seed_gives_the_same_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = []
    for _ in range(2):
        typed("1\n" * 20, monkeypatch)
        main(["play", "bridge_over", "--seed", "same", "--seats", "you,bot,random", "--save", "same.json"])
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    typed("", monkeypatch)
    main(["play", "bridge_over", "--save", "new.json"])
    assert len(decode(Path("new.json").read_bytes()).seed) == 32


def test_every_option_of_the_table_is_a_flag(monkeypatch: pytest.MonkeyPatch) -> None:
    typed("", monkeypatch)
    flags = ["--deck", "azumanga_court", "--no-expansion", "--start-hand", "7", "--option", "rounds=3"]
    assert main(["play", "bridge_over", *flags, "--names", "A,B,C,D", "--save", "x.json"]) == 0
    record = decode(Path("x.json").read_bytes())
    assert record.options["deck"] == "azumanga_court"
    assert record.options["expansion"] is False
    assert (record.options["start_hand"], record.options["rounds"]) == (7, 3)
    assert record.names == ["A", "B", "C", "D"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play"], "Which game? Choose from bridge_over"),
        (["play", "bridge_ovr"], "There is no game ‘bridge_ovr’. Did you mean ‘bridge_over’?"),
        (["play", "bridge_over", "--seats", "you,rnadom"], "Did you mean ‘random’?"),
        (["play", "bridge_over", "--seats", "you"], "Bridge Over is for 2 to 6 players, not 1"),
        (["play", "bridge_over", "--names", "Aya,Ben"], "2 names were given, but there are 4"),
        (["play", "bridge_over", "--option", "decc=x"], "There is no option ‘decc’. Did you mean ‘deck’?"),
        (["play", "bridge_over", "--option", "deck"], "Write an option as NAME=VALUE, not as ‘deck’"),
        (
            ["play", "bridge_over", "--rounds", "99"],
            "‘rounds’ must be a number from 1 to 20, not ‘99’",
        ),
        (["play", "bridge_over", "--save", "no/where.json"], "there is no folder no"),
        (["play", "--resume", "nothing.json"], "nothing.json"),
        (
            ["play", "--resume", "good.json", "--deck", "windia_war"],
            "--deck can't change a saved game",
        ),
        (["play", "--resume", "good.json", "--seed", "y"], "--seed can't change a saved game"),
        (["play", "--resume", "good.json", "--seats", "you,bot"], "the saved game has 4"),
        (["play", "--resume", "text.json"], "Not valid JSON"),
        (["play", "--resume", "tampered.json"], "The seed does not match its commitment"),
        (["play", "--resume", "illegal.json"], "Answer 1: There is no option 99"),
        (["replay", "tampered.json"], "The seed does not match its commitment"),
        (["replay", "good.json", "--as", "all"], "All hands can be shown only after the game"),
        (["replay", "good.json", "--as", "Zoe"], "There is no seat ‘Zoe’"),
        (["replay", "good.json", "--at", "7"], "The game has answers 0 to 1, not 7"),
    ],
)
def test_bad_input_is_one_line_and_writes_nothing(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = session_from("good")
    session.answer((0,))
    good = encode(session.record())
    fields = json.loads(good)
    Path("good.json").write_bytes(good)
    Path("text.json").write_text("hello", encoding="utf-8")
    Path("tampered.json").write_text(json.dumps(fields | {"seed": "other"}), encoding="utf-8")
    Path("illegal.json").write_text(json.dumps(fields | {"answers": [[0], [99]]}), encoding="utf-8")
    before = {path.name: path.read_bytes() for path in Path().iterdir()}
    typed("1\n", monkeypatch)
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert said in printed.err
    assert printed.err.count("\n") == 1
    assert printed.out == ""
    assert {path.name: path.read_bytes() for path in Path().iterdir()} == before


def test_a_record_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = session_from("keep").record()
    path = tmp_path / "kept.json"
    game_file.write(record, path)
    before = path.read_bytes()
    monkeypatch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError("no room")))
    with pytest.raises(OSError, match="no room"):
        game_file.write(session_from("other").record(), path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_is_kept_elsewhere_if_its_place_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    record = session_from("keep").record()
    where = game_file.kept(record, tmp_path / "gone" / "kept.json")
    assert where.parent == tmp_path
    assert where.name.startswith(f"fudaba-{record.game}-")
    assert decode(where.read_bytes()) == record


def test_the_language_of_the_system_is_followed() -> None:
    assert system_lang({"LANG": "ja_JP.UTF-8"}) == "ja"
    assert system_lang({"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}) == "en"
    assert system_lang({"LANG": "de_DE.UTF-8"}) == "en"
    assert system_lang({}) == "en"


def test_no_part_of_the_full_screen_is_loaded_for_lines_of_text(tmp_path: Path) -> None:
    code = (
        "import sys, io; from tests.terminal.commanding import main; sys.stdin = io.StringIO('');"
        f"main(['play', 'bridge_over', '--save', {str(tmp_path / 'x.json')!r}]);"
        "print('textual.app' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    out = run.stdout
    assert out.splitlines()[-1] == "False"


@pytest.mark.parametrize("kind", ["note", "folder", "pipe"])
def test_what_is_no_record_is_not_replaced(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    place = Path("there")
    if kind == "note":
        place.write_text("precious", encoding="utf-8")
    elif kind == "folder":
        place.mkdir()
    else:
        os.mkfifo(place)
    assert main(["play", "bridge_over", "--plain", "--save", "there"]) == 2
    assert "Can't save to there" in capsys.readouterr().err
    if kind == "note":
        assert place.read_text(encoding="utf-8") == "precious"


def test_a_resumed_game_is_saved_at_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed("1\n" * 5, monkeypatch)
    play = ["play", "bridge_over", "--seats", "you,random", "--rounds", "1", "--seed", "end"]
    main([*play, "--save", "game.json"])
    assert decode(Path("game.json").read_bytes()).final is None
    typed("1\n" * 500, monkeypatch)
    assert main(["play", "--resume", "game.json", "--seats", "you,random"]) == 0
    assert decode(Path("game.json").read_bytes()).final is not None


@pytest.mark.parametrize("listed", ["村, 鍛冶屋, Moat", "Village,smithy,堀"])
def test_cards_of_a_kingdom_may_be_named_in_any_language(
    listed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed("q\n", monkeypatch)
    assert main(["play", "dominion", "--plain", "--lang", "en", "--kingdom", listed]) == 0
    assert "The kingdom: Village, Smithy and Moat." in capsys.readouterr().out


def test_a_table_of_dominion_has_two_seats_if_nobody_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed("q\n", monkeypatch)
    assert main(["play", "dominion", "--plain", "--lang", "en", "--kingdom", "quiet_street"]) == 0
    out = capsys.readouterr().out
    assert "Dominion, “Quiet Street”, turn 1" in out
    assert "Ben: bot" in out
    assert "Chika: bot" not in out


class Terminal(io.StringIO):
    """A keyboard, or a screen."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("lang", "typed", "asks", "begins"),
    [
        (
            "en",
            "x\n9\n2\n\n\nq\n",
            "1. Quiet Street: ten cards of the base game",
            "Dominion, “Quiet Street”, t",
        ),
        ("ja", "2\n2\n\nq\n", "2. ドミニオン：10種類の", "ドミニオン「庭の小道」"),
        ("en", "dom\n4\n\nq\n", "4. Ten random cards", "Dominion, turn 1"),
        ("en", "bridge\n7\ngen\nq\n", "1. Gentle: ", "Bridge Over"),
        ("ja", "3\n2\nq\n", "2. 着実: ", "イノベーション"),
    ],
)
def test_without_a_game_there_is_a_menu_in_a_terminal(
    lang: str, typed: str, asks: str, begins: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Terminal()
    monkeypatch.setattr("sys.stdin", Terminal(typed))
    monkeypatch.setattr("sys.stdout", screen)
    assert (
        main(["play", "--plain", "--seed", "menu", "--lang", lang, "--save", str(tmp_path / "x.json")]) == 0
    )
    menu, _, game = screen.getvalue().rpartition("q:" if lang == "ja" else "leave:")
    assert asks in menu
    assert begins in game


@pytest.mark.parametrize("typed", ["", "q\n", "1\nq\n"])
def test_whoever_leaves_the_menu_begins_nothing(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Terminal(typed))
    monkeypatch.setattr("sys.stdout", Terminal())
    assert main(["play", "--plain"]) == 2
    assert "no game was started" in capsys.readouterr().err
