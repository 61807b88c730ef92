"""`fudaba tables`, all of its actions, with every game in every state, on each database and between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from fudaba import games
from fudaba.cli import main
from tests.server.browsing import run, serving
from tests.server.conftest import option
from tests.server.lobby.test_every_state import brought_to

Where: TypeAlias = Callable[[Path], str]
Rows: TypeAlias = dict[str, list[str]]
STATES = {"waiting": "waiting", "running": "playing", "over": "over"}
"""How a table comes to be, and how it is called then."""


@pytest.fixture
def listed(capsys: pytest.CaptureFixture[str]) -> Callable[[str], Rows]:
    """What `list` prints of a database: by each table's name, the words after it."""

    def text_of(where: str) -> Rows:
        capsys.readouterr()
        assert main(["tables", "list", *option(where)]) == 0
        rows = [line.split() for line in capsys.readouterr().out.splitlines()]
        return {row[0]: row[1:] for row in rows}

    return text_of


def test_every_action_knows_every_game_in_every_state(
    tmp_path: Path, kept_in: Where, listed: Callable[[str], Rows], capsys: pytest.CaptureFixture[str]
) -> None:
    async def script() -> dict[str, tuple[str, str]]:
        async with serving(tmp_path / "one") as server:
            made = {}
            for game in games.names():
                for state, called in STATES.items():
                    at, _ = await brought_to(server, game, state)
                    made[at.table] = (called, game)
            return made

    made, one = run(script()), kept_in(tmp_path / "one")
    rows = listed(one)
    assert {id: (row[0], row[1]) for id, row in rows.items()} == made

    # A backup is one file of SQLite, whatever it is of; a copy goes into either kind of database, and back.
    (tmp_path / "backup").mkdir()
    assert main(["tables", "backup", *option(one), str(tmp_path / "backup/fudaba.db")]) == 0
    assert listed(str(tmp_path / "backup")) == rows
    for source, target in ((one, kept_in(tmp_path / "two")), (one, str(tmp_path / "folder"))):
        assert main(["tables", "copy", source, target]) == 0
        assert capsys.readouterr().out.splitlines()[-1].startswith("9 ")
        assert listed(target) == rows
    assert main(["tables", "copy", str(tmp_path / "folder"), kept_in(tmp_path / "back")]) == 0
    assert listed(kept_in(tmp_path / "back")) == rows

    # As records: what is over, and on wish what goes on; what has not begun has none.
    for more, states in ([], ("over",)), (["--running"], ("over", "playing")):
        folder = tmp_path / f"records{len(states)}"
        assert main(["tables", "export", *more, *option(one), str(folder)]) == 0
        names = {f"fudaba-{game}-{id}.json" for id, (state, game) in made.items() if state in states}
        assert {file.name for file in folder.iterdir()} == names
        assert all(main(["verify", str(file)]) == 0 for file in folder.iterdir())
    new = kept_in(tmp_path / "new")
    files = sorted(map(str, (tmp_path / "records2").iterdir()))
    assert main(["tables", "import", *option(new), *files]) == 0
    entered = Counter((row[0], row[1]) for row in listed(new).values())
    assert entered == Counter((state, game) for game in games.names() for state in ("over", "waiting"))
