"""A card of one's own, the whole way: begun, written, tested, looked at, simulated, played, kept."""

from __future__ import annotations

import asyncio
import json
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from textwrap import dedent

import pytest
from textual.pilot import Pilot

from fudaba import card_files
from fudaba.arena.run.executor import executor_of
from fudaba.cli import main
from fudaba.games import named
from fudaba.games.dominion.facts.kinds import KINDS
from fudaba.kernel import own_cards
from fudaba.kernel.game import BadSetup, setup_of, situation_in
from fudaba.kernel.session import Session
from fudaba.lab.execution.runner import MOST_LINES
from fudaba.server.protocol.catalogue import catalogue
from fudaba.terminal.canvas.palette import PAPER
from fudaba.terminal.screen.shell.play import PlayTable
from fudaba.terminal.session.game_file import resume_command
from fudaba.terminal.session.game_session import GameSession, Policy
from fudaba.text.problems import problem_text
from fudaba.time_limit import watched

Command = Callable[..., tuple[int, str, str]]
KINGDOM = "Night Market, Village, Smithy, Market, Moat, Cellar, Mine, Militia, Remodel, Workshop"


@pytest.fixture
def command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Command]:
    """Runs a command in a folder of its own, as a process of its own would: nothing stays loaded."""
    monkeypatch.chdir(tmp_path)

    def run(*given: str) -> tuple[int, str, str]:
        code = main([*given])
        while own_cards.LOADED:
            card_files.unload()
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    yield run
    while own_cards.LOADED:
        card_files.unload()


def begun(command: Command) -> Path:
    """A card of one's own as `new-card` leaves it."""
    code, out, _ = command("new-card", "dominion", "Night Market", "--own", "night_market.py")
    assert code == 0
    assert "fudaba lab run night_market.yaml --cards night_market.py" in out
    return Path("night_market.py").resolve()


PAGE = (Path(__file__).parents[2] / "docs" / "own_cards.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^   ```(\w+)\n(.*?)^   ```", re.MULTILINE | re.DOTALL)


def block(kind: str, number: int = 0) -> str:
    """What the page on cards of one's own writes into a file."""
    found = [dedent(text) for language, text in BLOCK.findall(PAGE) if language == kind]
    return found[number]


def written(command: Command) -> Path:
    """The same card, as the page has it in the end."""
    file = begun(command)
    file.write_text(block("python"), encoding="utf-8")
    file.with_suffix(".en.ftl").write_text(block("ftl"), encoding="utf-8")
    file.with_suffix(".ja.ftl").write_text(block("ftl", 1), encoding="utf-8")
    file.with_suffix(".yaml").write_text(block("yaml"), encoding="utf-8")
    file.with_suffix(".toml").write_text(block("toml"), encoding="utf-8")
    return file


def test_the_whole_way(command: Command) -> None:
    file = begun(command)
    run = ("lab", "run", "night_market.yaml", "--brief", "--cards", "night_market.py")
    code, out, err = command(*run)
    assert (code, "0 hold" in out) == (1, True), "the scenario fails until the card does what it says"
    assert "The file is code" in err
    for beside in file.parent.glob("night_market.*"):
        beside.unlink()
    written(command)
    code, out, _ = command(*run)
    assert code == 0, out
    code, out, _ = command("cards", "dominion", "Night Market", "--cards", "night_market.py", "--lang", "ja")
    assert "銀貨を獲得する" in out
    simulate = (
        "simulate",
        "dominion",
        "--bots",
        "night_market.toml",
        "random",
        "--games",
        "2",
        "--seed",
        "own",
    )
    with_it = ("--kingdom", KINGDOM, "--cards", "night_market.py", "--save-games", "kept")
    Path("kept").mkdir()
    code, out, _ = command(*simulate, *with_it)
    assert code == 0, out
    record = next(Path("kept").iterdir())
    options = json.loads(record.read_text(encoding="utf-8"))["options"]
    assert options["own_cards"].startswith("night_market.py ")
    assert command("verify", str(record), "--cards", "night_market.py")[0] == 0
    code, out, err = command("verify", str(record))
    assert (code, out) == (2, "")
    assert "This game uses cards from night_market.py" in err
    assert "--cards" in err
    with file.open("a", encoding="utf-8") as code_of_it:
        code_of_it.write("\n# changed\n")
    code, _, err = command("verify", str(record), "--cards", "night_market.py")
    assert code == 2, "the game was played with another version of the file"
    assert "which are not loaded in the same version" in err


RUN = ("lab", "run", "night_market.yaml", "--brief", "--cards", "night_market.py")


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ("await me.gain", "me.gain", "gain (night_market.py:10) is called without await"),
        ('gain("silver")', 'gain("silvr")', "no card is 'silvr'; did you mean 'silver'?"),
        ("me.gain", "me.gains", "night_market (night_market.py:10) stopped: AttributeError"),
        ('me.gain("silver")', "me.trash(one(me.hand))", "(from fudaba.games.dominion.writing import one)"),
        (
            "cards=1",
            "cards=1, plus_coins=True",
            "+$ (plus_coins=True) is only in the code or only in the English text, not in both.",
        ),
        (
            "cards=1",
            "cards=2",
            "night_market: +2 Card is only in the code or only in the English text, not in both.",
        ),
    ],
)
def test_what_is_wrong_in_a_card_is_told_by_its_scenario(
    command: Command, right: str, wrong: str, says: str
) -> None:
    file = written(command)
    file.write_text(file.read_text("utf-8").replace(right, wrong), "utf-8")
    code, out, err = command(*RUN)
    assert code == 1
    assert says in " ".join((out + err).split())


@pytest.mark.parametrize(("does", "lines"), [("pass", 2), ("await me.plus(actions=1)", MOST_LINES)])
def test_an_endless_card_is_broken_off_and_told(
    command: Command, monkeypatch: pytest.MonkeyPatch, does: str, lines: int
) -> None:
    """Also where it asks nothing, and where all that it does is told."""
    monkeypatch.setattr("fudaba.time_limit.SLOWEST", 0.5)
    endless(written(command), does)
    code, out, _ = command(*[word for word in RUN if word != "--brief"], "--json")
    assert code == 1
    (text,) = [entry for entry in json.loads(out) if entry["scenario"]]
    at = re.fullmatch(
        r".*: night_market \(night_market\.py:(1[01])\) does not come to an end: (.*)", text["message"]
    )
    assert at is not None
    assert at[2] == "it has computed for 0.5 seconds."
    assert len(text["steps"][-1]["events"]) == lines


@pytest.mark.parametrize("also", ["", '\n    await me.gain("silver")'])
def test_a_forgotten_await_is_told_below_the_steps_too(command: Command, also: str) -> None:
    """Every step may hold, or another thing be told of one: the line of the card is what helps."""
    file = written(command)
    text = file.read_text("utf-8")
    file.write_text(text.replace("await me.gain", "me.gain") + also.lstrip("\n") + "\n", "utf-8")
    code, out, _ = command(*[word for word in RUN if word != "--brief"])
    assert code == 1
    out = " ".join(out.split())
    assert "gain (night_market.py:10) is called without await, so it was never done." in out
    assert ("A.discard: expected [Silver]; it is []." in out) is not bool(also)


def test_what_is_only_begun_is_told(command: Command) -> None:
    file = written(command)
    text = file.with_suffix(".ja.ftl")
    text.write_text(text.read_text("utf-8").replace("+1", "NEW: +1"), "utf-8")
    code, out, err = command(*RUN)
    assert (code, "1 holds" in out) == (1, True)
    assert err.endswith("night_market.ja.ftl:1: dominion-card-night_market.text still has to be written.\n")
    entries = json.loads(command(*RUN, "--json")[1])
    assert [entry["ok"] for entry in entries] == [True, False]


@pytest.mark.parametrize(("begins", "code"), [("", 0), ("NEW: ", 1)])
def test_a_token_of_ones_own_is_told_with_its_count(command: Command, begins: str, code: int) -> None:
    """Its message has a variable, which nothing stands for while what is only begun is looked for."""
    file = written(command)
    source = file.read_text("utf-8").replace("Expansion, Me", "PILE, Expansion, Me, Token")
    file.write_text(source + '\n\nSTALL = Token("stall", on=PILE)\n', "utf-8")
    for lang in ("en", "ja"):
        with file.with_suffix(f".{lang}.ftl").open("a", encoding="utf-8") as text:
            text.write(f"dominion-token-stall = {begins}Stall × {{ $count }}\n")
    ended, _, err = command(*RUN)
    assert (ended, err.count("dominion-token-stall still has to be written")) == (code, 2 * code)


@pytest.mark.parametrize(
    ("does", "message"),
    [
        ('me.one_of("dance", "cards_2")', "dominion-word-dance"),
        ('me.option("dance", "gild")', "dominion-word-dance"),
        ('me.choose(one(me.hand), "gild")', "dominion-ask-gild"),
        ('me.may("gild")', "dominion-may-gild"),
    ],
)
def test_a_question_without_a_text_is_told_by_its_scenario(command: Command, does: str, message: str) -> None:
    """Nobody could be asked it at a table; with its message it can."""
    file = written(command)
    source = file.read_text("utf-8").replace("Expansion, Me", "Expansion, Me, one")
    file.write_text(source.replace('me.gain("silver")', does), "utf-8")
    scenario = file.with_suffix(".yaml")
    scenario.write_text(scenario.read_text("utf-8").partition("  - see")[0], "utf-8")
    code, out, err = command(*RUN)
    assert (code, err.count("Traceback")) == (1, 0)
    assert f"{message} has no text" in out
    with file.with_suffix(".en.ftl").open("a", encoding="utf-8") as texts:
        texts.write(f"{message} = Is it so?\ndominion-word-gild = Gild\n")
    assert command(*RUN)[0] == 0


def test_it_is_played_and_shown_like_any_other(command: Command) -> None:
    file = written(command)
    card_files.load(file)
    shown = catalogue("dominion").kinds["night_market"]
    assert (shown.name.en, shown.text.ja) == ("Night Market", "+1 カード。銀貨を獲得する。")
    Path("mine.toml").write_text('[[buy]]\ncard = "night_market"\n', encoding="utf-8")
    code, out, _ = command(
        *("play", "dominion", "--plain", "--seats", "mine.toml,random", "--seed", "1", "--kingdom", KINGDOM),
        *("--cards", "night_market.py"),
    )
    assert code == 0
    assert "plays Night Market" in out
    assert "night_market" not in KINDS
    assert "night_market" not in catalogue("dominion").kinds, "what was known of cards is looked up anew"


def test_other_processes_know_it_too(command: Command) -> None:
    card_files.load(written(command))
    with executor_of(2) as executor:
        assert executor.result(executor.submit(own_cards.ids, "dominion")) == {"night_market"}


def test_nobody_gets_it_who_has_not_asked_for_it(command: Command) -> None:
    """What a record or a seed brings does not depend on what is loaded."""
    game = named("dominion")

    def drawn() -> list[object]:
        setups = [setup_of(game, seats=2, seed=str(seed), options={"sets": "base"}) for seed in range(3)]
        open_sets = [setup_of(game, seats=2, seed=str(seed)) for seed in range(40)]
        return [game.table(setup).box.kingdom for setup in (*setups, *open_sets)]  # type: ignore[attr-defined]

    before = drawn()
    card_files.load(written(command))
    assert drawn() == before
    plain = setup_of(game, seats=2, seed="0")
    assert own_cards.OPTION not in plain.options
    asked = setup_of(game, seats=2, seed="0", options={"sets": "base, own", "require": "night_market"})
    assert asked.options[own_cards.OPTION] == own_cards.LOADED[0].label
    situation = {"seats": [{"zones": {"hand": ["night_market"]}}, {}], "supply": {"night_market": 10}}
    begun = setup_of(game, seats=2, seed="0", situation=situation_in(game, situation))
    assert own_cards.OPTION in begun.options


def test_how_to_go_on_names_the_file(command: Command) -> None:
    own = card_files.load(written(command))
    typed = resume_command(Path("game.json"), "dominion", ["you", "random"], "")
    assert typed == f"fudaba play --resume game.json --seats you,random --cards {own.path}"
    assert "--cards" not in resume_command(Path("game.json"), "innovation", ["you", "random"], "")


CARD = 'from fudaba.games.dominion.writing import ACTION, IN_PLAY, Expansion, Gains\nown = Expansion("own")\n'
NAMED = "dominion-card-owl = Owl\n    .text = +1 Card.\n"


OWL = CARD + 'own.simple("owl", cost=2, types=ACTION)'
DONE = CARD + "@own.card(cost=2, types=ACTION)\nasync def owl(me): ...\n"
HEARD = DONE + "@owl.when(Gains, IN_PLAY)\nasync def heard(me, act): ...\n"


@pytest.mark.parametrize(
    ("code", "en", "says"),
    [
        ("def (", "", "owl.py, line 1: SyntaxError"),
        ("x = 1\nraise RuntimeError('no')", "", "owl.py, line 2: RuntimeError: no"),
        ("x = 1", "", "declares no card"),
        (OWL.replace("owl", "moat"), "", "line 3: ValueError: there are two cards 'moat'"),
        (OWL.replace('"own"', '"base"'), NAMED, "the set ‘base’"),
        (CARD + 'own.landscape("ally", "owl")', NAMED, "can't be your own"),
        (OWL.replace("cost=2", "cost='2'"), NAMED, "‘owl’: cost must be a number from 0, not '2'."),
        (OWL.replace("cost=2", "cost=2.5"), NAMED, "‘owl’: cost must be a number from 0, not 2.5."),
        (OWL.replace("cost=2", "cost=-2"), NAMED, "‘owl’: cost must be a number from 0, not -2."),
        (OWL.replace("cost=2", "cost=2, cards='1'"), NAMED, "‘owl’: cards must be a number from 0, not '1'."),
        (OWL.replace("cost=2", "cost=2, worth='1'"), NAMED, "‘owl’: worth must be a number from 0, not '1'."),
        (DONE.replace("(me)", "()"), NAMED, "‘owl’ must be a function (me)."),
        (DONE.replace("async def owl(me)", "class owl"), NAMED, "‘owl’ must be a function (me)."),
        (HEARD.replace("(me, act)", "(me)"), NAMED, "‘heard’ must be a function (me, act)."),
        (OWL, "", "Add dominion-card-owl to owl.en.ftl and owl.ja.ftl"),
        (OWL, NAMED.replace("Owl", "Moat"), "owl has the name Moat, like another card"),
        (OWL, "dominion-card-owl = {", "line 1: not valid Fluent"),
        (OWL, "dominion-card-moat = Owl", "the id dominion-card-moat is already taken"),
        (OWL, "lab-owl = Owl", "does not begin with dominion-"),
        (OWL, NAMED + "dominion-card-owls = Owls", "dominion-card-owls belongs to no card"),
        (
            OWL + ".when(Gains, IN_PLAY, whose='other')(print)",
            "",
            "whose='other' is none of 'mine', 'others'",
        ),
    ],
)
def test_what_is_wrong_in_a_file_is_told_and_nothing_of_it_stays(
    tmp_path: Path, code: str, en: str, says: str
) -> None:
    (tmp_path / "owl.py").write_text(code, encoding="utf-8")
    (tmp_path / "owl.en.ftl").write_text(en, encoding="utf-8")
    before = {**KINDS}
    with pytest.raises(BadSetup) as found:
        card_files.load(tmp_path / "owl.py")
    assert says in " ".join(problem_text(found.value, "en").split())
    assert problem_text(found.value, "ja")
    assert before == KINDS
    assert not own_cards.LOADED


def test_a_wrong_file_ends_a_command_with_2(command: Command) -> None:
    assert command("cards", "dominion", "--cards", "owl.py") == (2, "", "fudaba: File not found: owl.py.\n")
    Path("owl.py").write_text("x = 1\n", encoding="utf-8")
    code, out, err = command("cards", "dominion", "--cards", "owl.py")
    assert (code, out) == (2, "")
    assert "owl.py declares no card" in err


def test_a_text_in_one_language_is_told_in_both(tmp_path: Path, command: Command) -> None:
    file = tmp_path / "owl.py"
    file.write_text(CARD + 'own.simple("owl", cost=2, types=ACTION, cards=1)', encoding="utf-8")
    (tmp_path / "owl.en.ftl").write_text(NAMED, encoding="utf-8")
    code, out, _ = command("cards", "dominion", "Owl", "--cards", "owl.py", "--lang", "ja")
    assert (code, "Owl" in out, "Card" in out) == (0, True, True)


@pytest.mark.parametrize(
    ("game", "name", "file", "says"),
    [
        ("dominion", "Moat", "mine.py", "The card ‘moat’ already exists"),
        ("dominion", "Night Market", "mine.txt", "ending in .py"),
        ("dominion", "Night Market", "there/mine.py", "there"),
        ("innovation", "Night Market", "mine.py", "cards of your own are for Dominion"),
    ],
)
def test_what_cannot_be_begun(command: Command, game: str, name: str, file: str, says: str) -> None:
    code, _, err = command("new-card", game, name, "--own", file)
    assert code == 2
    assert says in err
    assert not [*Path().iterdir()]


def test_a_second_card_comes_into_the_same_file(command: Command) -> None:
    file = written(command)
    code, out, _ = command("new-card", "dominion", "Day Market", "--own", "night_market.py")
    assert (code, "added to night_market.py" in out) == (0, True)
    cards = [each["card"] for each in tomllib.loads(file.with_suffix(".toml").read_text("utf-8"))["buy"]]
    assert cards == ["Province", "Gold", "Night Market", "Day Market", "Silver"]
    assert card_files.load(file).cards == {"night_market", "day_market"}
    code, _, err = command("new-card", "dominion", "Day Market", "--own", "night_market.py")
    assert (code, "already" in err) == (2, True)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_study_says_which_card_stopped(command: Command, workers: str) -> None:
    begun(command)
    given = ["study", KINGDOM, "--cards", "night_market.py", "--games", "50", "--workers", workers]
    code, _, err = command(*given)
    assert code == 2
    assert "night_market (night_market.py:10) stopped: NotImplementedError" in err
    assert "Traceback" not in err


def test_a_table_says_which_card_stopped_and_keeps_the_game(command: Command) -> None:
    begun(command)
    kept = ["--save", "game.json", "--seats", ",".join(["random"] * 4), "--seed", "2", "--fast", "--plain"]
    code, out, err = command(
        "play", "dominion", "--cards", "night_market.py", "--option", f"kingdom={KINGDOM}", *kept
    )
    assert code == 2
    assert "fudaba play --resume game.json" in out
    assert "night_market (night_market.py:10) stopped: NotImplementedError" in err
    assert "Traceback" not in err
    assert Path("game.json").exists()


def endless(file: Path, does: str = "pass") -> Path:
    """The card, as it never comes to an end."""
    loop = f"while True:\n        {does}"
    file.write_text(file.read_text("utf-8").replace('await me.gain("silver")', loop), "utf-8")
    return file


def test_a_study_says_which_card_is_endless(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it is tried alone, before any game."""
    monkeypatch.setattr("fudaba.time_limit.SLOWEST", 0.5)
    endless(written(command))
    code, _, err = command("study", KINGDOM, "--cards", "night_market.py", "--games", "50")
    assert code == 2
    assert re.search(r"night_market \(night_market\.py:1[01]\) didn't finish after 0\.5 seconds", err)
    assert "Traceback" not in err


@pytest.mark.parametrize("does", ["pass", "await me.plus(actions=1)"])
def test_a_simulation_goes_on_after_a_game_in_which_a_card_is_endless(
    command: Command, monkeypatch: pytest.MonkeyPatch, does: str
) -> None:
    """It is counted among those that failed, with the card."""
    monkeypatch.setattr("fudaba.time_limit.SLOWEST", 0.5)
    endless(written(command), does)
    code, out, err = command(
        *("simulate", "dominion", "--bots", "night_market.toml,random", "--games", "2", "--seed", "own"),
        *("--kingdom", KINGDOM, "--cards", "night_market.py", "--json"),
    )
    assert (code, json.loads(out)["games"], json.loads(out)["errors"]) == (1, 2, 2)
    says = r"TooLong: night_market \(night_market\.py:1[01]\) has computed for more than 0\.5 s"
    assert len(re.findall(says, err)) == 2


def test_a_game_in_which_a_card_is_endless_is_kept_and_ends_with_its_line(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fudaba.time_limit.SLOWEST", 0.5)
    endless(written(command))
    code, out, err = command(
        *("play", "dominion", "--plain", "--seats", "night_market.toml,random", "--seed", "own"),
        *("--kingdom", KINGDOM, "--cards", "night_market.py", "--save", "game.json"),
    )
    assert code == 2
    assert "fudaba play --resume game.json" in out
    assert re.search(r"night_market \(night_market\.py:1[01]\) didn't finish after 0\.5 seconds", err)
    assert "Traceback" not in err
    assert Path("game.json").exists()


@pytest.mark.parametrize("key", ["enter", "h"])
def test_the_full_screen_ends_where_a_card_is_endless(
    command: Command, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """Also where it is so for the coach alone, who thinks beside."""
    monkeypatch.setattr("fudaba.time_limit.SLOWEST", 0.5)
    table = played_on_the_full_screen(endless(written(command)))

    async def plays(pilot: Pilot[object]) -> None:
        await pilot.pause()
        if key == "enter":
            table.simulate_key("1")
        table.simulate_key(key)
        while not table._exit:
            await asyncio.sleep(0.01)

    monkeypatch.setattr(table, "run", partial(table.run, headless=True, auto_pilot=plays))
    with watched(own_cards.paths()), pytest.raises(BadSetup) as stopped:
        table.run_until_left()
    for lang, says in (("en", "didn't finish"), ("ja", "終わりません")):
        assert says in problem_text(stopped.value, lang)


def played_on_the_full_screen(file: Path) -> PlayTable:
    """A game with the card of this file in a person's hand."""
    card_files.load(file)
    game = named("dominion")
    situation = {"seats": [{"zones": {"hand": ["night_market"]}}, {}], "supply": {"night_market": 10}}
    begins = setup_of(game, seats=2, seed="0", situation=situation_in(game, situation))
    session = Session(game, begins, ["Aya", "Ben"])
    return PlayTable(GameSession(session, ["you", "random"], Policy.OWN), "en", PAPER, pace=0.0)


@pytest.mark.parametrize(
    ("does", "says"),
    [
        ("me.dance()", "night_market (night_market.py:10) stopped: AttributeError"),
        ('me.one_of("dance", "cards_2")', "dominion-word-dance"),
    ],
)
def test_the_full_screen_says_what_a_card_of_ones_own_lacks(
    command: Command, monkeypatch: pytest.MonkeyPatch, does: str, says: str
) -> None:
    file = written(command)
    file.write_text(file.read_text("utf-8").replace('me.gain("silver")', does), "utf-8")
    table = played_on_the_full_screen(file)

    async def plays(pilot: Pilot[object]) -> None:
        await pilot.pause()
        table.simulate_key("1")  # `press` would wait for a screen that has gone
        table.simulate_key("enter")

    monkeypatch.setattr(table, "run", partial(table.run, headless=True, auto_pilot=plays))
    with pytest.raises(BadSetup) as stopped:
        table.run_until_left()
    assert says in problem_text(stopped.value, "en")
    assert problem_text(stopped.value, "ja") != problem_text(stopped.value, "en")
