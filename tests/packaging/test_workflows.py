"""What the workflows in `.github` say can be done: files, folders and targets of make are there."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".github/workflows"
FILES = sorted(FOLDER.glob("*.yml"))
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = ("ubuntu", "macos", "windows")

Tree = dict[str, Any]


def read(file: Path) -> Tree:
    tree: dict[str | bool, Any] = yaml.safe_load(file.read_text("utf-8"))
    # "on" is a truth value in YAML 1.1, of which GitHub knows nothing.
    return {"on" if key is True else str(key): value for key, value in tree.items()}


def jobs(file: Path) -> Iterator[tuple[str, Tree]]:
    yield from read(file)["jobs"].items()


def steps(file: Path) -> Iterator[Tree]:
    for _, job in jobs(file):
        yield from job["steps"]


def commands(file: Path) -> str:
    return "\n".join(str(step.get("run", "")) for step in steps(file))


def matrices(job: Tree) -> list[Tree]:
    """The runs of a job, by what differs in them."""
    matrix = job.get("strategy", {}).get("matrix", {})
    runs: list[Tree] = [{}]
    for name, values in matrix.items():
        if name != "include":
            runs = [run | {name: value} for run in runs for value in values]
    return [*runs, *matrix.get("include", [])]


def test_there_are_workflows() -> None:
    assert {file.stem for file in FILES} == {"ci", "codeql", "nightly", "pages", "release"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_workflow_is_whole(file: Path) -> None:
    tree = read(file)
    assert tree.keys() >= {"name", "on", "permissions", "jobs"}
    assert tree["permissions"]["contents"] == "read"  # more only where a job needs it
    names = set(tree["jobs"])
    for name, job in jobs(file):
        assert job["timeout-minutes"] <= 180, name
        needs = job.get("needs", [])
        assert ({needs} if isinstance(needs, str) else set(needs)) <= names
        wanted = set(re.findall(r"matrix\.(\w+)", str(job)))
        assert all(wanted <= run.keys() for run in matrices(job))
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step)
            if "uses" in step:
                # A tag can be moved to another commit; beside it, for people, is the version that it was.
                assert re.fullmatch(r"[\w-]+/[\w./-]+@[0-9a-f]{40}", step["uses"])
                assert re.search(re.escape(step["uses"]) + r" # v\d+\.\d+\.\d+\n", file.read_text("utf-8"))
    assert re.findall(r"\$\{\{(?! [^{}]+ \}\})", file.read_text("utf-8")) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_a_workflow_calls_is_there(file: Path) -> None:
    text = commands(file)
    made = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):", made, re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z-]+)", text)) <= targets
    for word in re.findall(r"(?<![\w/.-])(?:tests|packaging|tools|src|benchmarks)/[\w./-]+", text):
        assert (ROOT / word).exists(), word
    for name in re.findall(r"python (?:-m )?((?:tools|benchmarks)[\w./]*)", text):
        assert (ROOT / name).exists() or (ROOT / name.replace(".", "/")).exists(), name
    for pattern in (read(file)["on"].get("push") or {}).get("paths", []):
        assert list(ROOT.glob(pattern)), pattern


def test_every_change_is_tested_with_every_python_and_on_three_systems() -> None:
    run: set[tuple[str, str]] = set()
    for _, job in jobs(FOLDER / "ci.yml"):
        if "strategy" not in job or ("pytest" not in str(job) and "make test " not in str(job)):
            continue
        for each in matrices(job):
            system = str(each.get("os", job["runs-on"]))
            if "python" in each:  # what is built is tried with one Python alone
                run.add((system.partition("-")[0], str(each["python"])))
    assert {system for system, _ in run} == {*SYSTEMS}
    for system in SYSTEMS:
        assert {python for where, python in run if where == system} == {*PYTHONS}


def test_the_pythons_that_are_tested_are_those_that_are_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    named = {one.rpartition(" ")[2] for one in project["project"]["classifiers"] if ":: 3." in one}
    assert named == {*PYTHONS}
    built = {one.removeprefix("cp").removesuffix("-*") for one in project["tool"]["cibuildwheel"]["build"]}
    assert built == {python.replace(".", "") for python in PYTHONS}
    assert project["project"]["requires-python"] == f">={PYTHONS[0]}"


def test_long_tests_and_wheels_are_made() -> None:
    nightly, release = commands(FOLDER / "nightly.yml"), commands(FOLDER / "release.yml")
    assert "schedule" in read(FOLDER / "nightly.yml")["on"]
    assert "make test-long" in nightly
    assert "make test-compiled" in nightly
    assert "cibuildwheel==" in release
    assert read(FOLDER / "release.yml")["on"]["push"]["tags"] == ["v*"]
    assert "schedule" in read(FOLDER / "release.yml")["on"]  # a tag is too late to see that a wheel fails
    (publish,) = (job for name, job in jobs(FOLDER / "release.yml") if name == "publish")
    assert publish["if"] == "startsWith(github.ref, 'refs/tags/v')"
    (wheels,) = (job for name, job in jobs(FOLDER / "release.yml") if name == "compiled")
    assert {str(run["os"]).partition("-")[0] for run in matrices(wheels)} == {*SYSTEMS}


def test_where_tests_are_listed_none_is_forgotten() -> None:
    """Windows runs what needs neither a POSIX terminal, a browser nor a PostgreSQL."""
    (windows,) = (job for name, job in jobs(FOLDER / "ci.yml") if name == "windows")
    listed = set(re.findall(r"tests/(\w+)", str(windows)))
    left = {"browser", "cli", "packaging", "properties", "server", "tab", "terminal", "web"}
    left |= {"records", "research", "workshop"}
    folders = {one.parent.name for one in (ROOT / "tests").glob("*/test_*.py")}
    folders |= {"games"}
    assert listed | left >= folders
    assert not listed & left


def test_where_browser_tests_run_there_is_a_chromium_with_fonts_of_both_languages() -> None:
    """Elsewhere they are left out: where CI is set, they fail for want of one."""
    from tests.browser.conftest import PROGRAMS

    (test,) = (job for name, job in jobs(FOLDER / "ci.yml") if name == "test")
    systems = {str(run["os"]).partition("-")[0] for run in matrices(test)}
    (step,) = (step for step in test["steps"] if "make test " in step.get("run", ""))
    assert systems == {"ubuntu", "macos"}
    assert "runner.os == 'macOS' && 'ARGS=--ignore=tests/browser'" in step["run"]
    named = re.fullmatch(
        r"\$\{\{ runner\.os == 'Linux' && '([\w-]+)' \|\| '' \}\}", step["env"]["FUDABA_CHROMIUM"]
    )
    assert named is not None
    assert named[1] in PROGRAMS
    script = (ROOT / "tests/browser/install_chromium.sh").read_text("utf-8")
    fonts = re.findall(r"\bfonts-[a-z-]+", script)
    assert fonts
    (long,) = (job for name, job in jobs(FOLDER / "nightly.yml") if name == "long")
    assert [step["env"] for step in long["steps"] if "env" in step] == [{"FUDABA_CHROMIUM": named[1]}]
    for job in (test, long):
        text = "\n".join(str(step.get("run")) for step in job["steps"])
        assert re.findall(r"\bfonts-[a-z-]+", text) == fonts


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_program_that_is_only_run_is_of_one_version(file: Path) -> None:
    asked = re.findall(r"pipx run (\S+)", commands(file))
    assert all(re.fullmatch(r"[\w-]+==[\d.]+", one) for one in asked), asked
    assert not re.findall(
        r"pip install (?!.*(?:-c constraints|--no-deps|--require-hashes))[^\n]*", commands(file)
    )


def test_one_action_is_of_one_version_everywhere() -> None:
    used = {step["uses"] for file in FILES for step in steps(file) if "uses" in step}
    assert len({one.partition("@")[0] for one in used}) == len(used)


def test_what_is_installed_is_looked_up_among_known_holes() -> None:
    for name in ("ci", "nightly"):  # with each change, and where nothing changes but what is known
        asked = commands(FOLDER / f"{name}.yml")
        audited = re.findall(r"pip-audit==\S+ .*-r (\S+)", asked)
        assert audited == ["constraints.txt", "packaging/container/requirements.txt"]
        assert "npm audit" in asked
    known = yaml.safe_load((ROOT / ".github/dependabot.yml").read_text("utf-8"))["updates"]
    assert {one["package-ecosystem"] for one in known} >= {"github-actions", "docker", "npm"}
    for one in known:
        assert (ROOT / one["directory"].strip("/")).is_dir()


def test_a_wheel_that_is_not_compiled_fails_its_test() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    python, *command = shlex.split(project["tool"]["cibuildwheel"]["test-command"][0])
    assert python == "python"
    done = subprocess.run([sys.executable, *command], cwd=ROOT / "src", capture_output=True, text=True)
    assert done.returncode == 1
    assert re.search(r"AssertionError: .*state\.py", done.stderr)


def test_a_command_that_must_fail_is_asked_by_if() -> None:
    """A step does not end where `! command` fails: bash leaves that out of `-e`."""
    for file in FILES:
        assert re.findall(r"^\s*! .*", commands(file), re.MULTILINE) == []


def test_the_workflow_looks_for_what_the_command_says() -> None:
    """Where an extra is missing; `tests/cli/test_extras.py` has the whole sentence."""
    looked_for = re.findall(r'grep "([^"]+)" said\.txt', commands(FOLDER / "ci.yml"))
    assert [re.fullmatch(one, "fudaba-core[server]") is not None for one in looked_for] == [True]
