"""Every `fudaba` command that a page shows is one that there is, with options that it takes.

Those of the pages for players and for those who study do what they say, too; games are only begun, and of
many only two are played.
"""

from __future__ import annotations

import argparse
import io
import re
import shlex
from pathlib import Path

import pytest

from fudaba.cli import _parser, main
from fudaba.games import named
from fudaba.kernel.game import setup_of
from fudaba.kernel.record import encode
from fudaba.kernel.session import Session

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "packaging").rglob("*.md")])
_BLOCK = re.compile(r"^```\w*\n(.*?)^```", re.MULTILINE | re.DOTALL)
_INLINE = re.compile(r"`([^`\n]+)`")
_COMMAND = re.compile(r"(?:\$ |\.venv/bin/|pipx run |uvx )?(fudaba [a-z].*)")


def commands(page: Path) -> list[str]:
    """The commands of a page, without what is said about them."""
    text = re.sub(r"\\\n\s*", "", page.read_text("utf-8"))
    lines = [line for block in _BLOCK.findall(text) for line in block.splitlines()]
    lines += _INLINE.findall(_BLOCK.sub("", text))
    found = [match[1] for line in lines if (match := _COMMAND.fullmatch(line.strip()))]
    # A remark follows after "#" or several spaces; "[--json]" is a line of usage.
    return [re.split(r"\s{2,}|\s#", each)[0].strip() for each in found if "[--" not in each]


@pytest.fixture(scope="module")
def parser() -> argparse.ArgumentParser:
    """The parser of all commands, made once."""
    return _parser()


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_each_command_can_be_read(page: Path, parser: argparse.ArgumentParser) -> None:
    wrong = []
    for command in commands(page):
        words = [word for word in shlex.split(command)[1:] if word not in ("…", "...")]
        if len(words) <= 1 + (words[0] in ("lab", "people", "records", "tables")):
            words.append("--help")  # it is only named
        try:
            parser.parse_args(words)
        except SystemExit as done:
            if done.code:
                wrong.append(command)
    assert not wrong


RUN = (
    "README.md",
    "README.ja.md",
    "docs/lab.md",
    "docs/playing.md",
    "docs/ja/playing.md",
    "docs/kingdoms.md",
    "docs/data.md",
    "docs/research.md",
    "docs/record_format.md",
    "docs/conformance.md",
    "docs/strategies.md",
)
ELSEWHERE = {
    "serve": "it goes on until somebody stops it; tests/server",
    "study": "half a minute of search; tests/dominion_study",
    "distil": "some minutes of search; tests/dominion_study",
    "arena": "a quarter of an hour; tests/arena",
    "review": "a game is looked through for minutes; tests/coach",
}
"""Commands that are not run here, and why."""
UNRUN = ("play --lang", "lab run FILE", "bench-agent FILE", "bots.py", "list.txt", "~/")
"""What asks a person, or names a file of one's own or one's own folder."""
HERE = Path("game.json")
"""What stands for FILE."""


def as_run(command: str) -> list[str]:
    """The words of a command as it is run here: with a file that there is, of many games only two, and these
    between bots that do not think."""
    words = [str(HERE) if word == "FILE" else word for word in shlex.split(command)[1:]]
    words = ["dominion" if word == "GAME" else word for word in words if word not in ("…", "--workers", "2")]
    if words[0] in ("simulate", "bench-agent", "records") and "--games" in words:
        words[words.index("--games") + 1] = "2"
    if words[:2] == ["records", "dataset"]:
        words += ["--bots", "random,random"]
    if words[:2] == ["bench-agent", "strong"]:
        words[1] = "random"
    if words[0] == "play" and "--help" not in words and "--resume" not in words:
        words += ["--save", "begun.json"]
    if "--at" in words:
        words[words.index("--at") + 1] = "20"
    return words


def laid_out(page: Path, folder: Path) -> None:
    """The files that the commands of a page are given: those that it shows, and a game."""
    text = page.read_text("utf-8")
    for name, form in (("parry.yaml", "yaml"), ("smithies.toml", "toml"), ("careful.py", "python")):
        if name in text and (shown := re.search(rf"^```{form}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)):
            (folder / name).write_text(shown[1], "utf-8")
    game = named("bridge_over")
    session = Session(game, setup_of(game, seats=4, seed="docs"), ["A", "B", "C", "D"])
    for _ in range(30):
        session.answer((0,))
    (folder / HERE).write_bytes(encode(session.record()))


@pytest.mark.parametrize("page", RUN)
def test_each_command_does_what_it_says(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    laid_out(ROOT / page, tmp_path)
    ran = []
    for command in dict.fromkeys(commands(ROOT / page)):
        words = as_run(command)
        only_named = len(shlex.split(command)) <= 2 + (words[0] == "lab")
        if only_named or words[0] in ELSEWHERE or any(part in command for part in UNRUN):
            continue
        Path("begun.json").unlink(missing_ok=True)
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        try:
            code = main(words)
        except SystemExit as done:
            code = int(done.code or 0)
        out, err = capsys.readouterr()
        assert code == 0, f"{command}: {err}"
        assert out, command
        ran.append(command)
    assert len(ran) >= 2


def test_each_page_is_on_the_site() -> None:
    """What is not in mkdocs.yml is on no way to a reader."""
    site = (ROOT / "mkdocs.yml").read_text("utf-8")
    pages = [page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if f": {page}" not in site] == []


NAMED = re.compile(r"`((?:[\w.]+/)*[\w-]+\.(?:py|tsx?))`(?:\.| `(\w+)`)?")
"""A file, and perhaps a name that it defines."""


def test_the_ways_through_the_code_are_there() -> None:
    """Who follows them finds each file, and in it the name that is given beside it."""
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    ways = page.partition("\n## Five ways through the code\n")[2].partition("\n## ")[0]
    files, missing = dict[str, Path](), []
    for file, name in NAMED.findall(ways):
        if "/" in file:  # later on its last part alone is enough
            files[file.rpartition("/")[2]] = ROOT / ("" if file.startswith("web/") else "src/fudaba") / file
        path = files.get(file.rpartition("/")[2], Path())
        defines = rf"(?:def|function|class) {name}\b" if name else ""
        if not path.is_file() or not re.search(defines, path.read_text("utf-8")):
            missing.append(f"{file} {name}")
    assert missing == []
    assert len(files) > 25


def test_no_table_of_a_page_is_torn() -> None:
    """A row that stands alone, after an empty line, is shown as it is written."""
    torn = []
    for page in PAGES:
        paragraphs = re.split(r"\n\s*\n", _BLOCK.sub("", page.read_text("utf-8")))
        for rows in (paragraph.strip().splitlines() for paragraph in paragraphs):
            is_table = len(rows) > 1 and re.fullmatch(r"\|?[\s:|-]+\|?", rows[1])
            if rows and rows[0].startswith("|") and not is_table:
                torn.append(f"{page.name}: {rows[0]}")
    assert torn == []


def test_there_are_commands() -> None:
    assert sum(len(commands(page)) for page in PAGES) > 100
