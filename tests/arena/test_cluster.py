"""A Ray cluster of two nodes on this machine: the same result, also where one of them is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from fudaba.arena import simulate
from fudaba.arena.contest.contest import contest
from fudaba.arena.run.executor import OnCluster
from fudaba.arena.run.ordered_map import map_items, map_numbers
from fudaba.cli import main
from fudaba.dominion_study.analysis import study
from fudaba.dominion_study.kingdom import kingdom_of
from fudaba.games import named
from fudaba.kernel.game import setup_of
from fudaba.kernel.view import View
from fudaba.records.parquet import rows_and_failures
from fudaba.records.sources import Sources

pytestmark = pytest.mark.long
MATCH = ("dominion", ["big-money", "random"], 400)
OPTIONS = {"kingdom": "quiet_street"}


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    utils = pytest.importorskip("ray.cluster_utils", reason="`make test-long` installs Ray")
    cluster = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    yield cluster
    cluster.shutdown()


def simulated(cluster: str, folder: Path) -> object:
    return simulate(*MATCH, seed="c", options=OPTIONS, cluster=cluster).plain()


def contested(cluster: str, folder: Path) -> object:
    bots = ["big-money", "big-money-ultimate", "random"]
    return contest("dominion", bots, 4, seats=3, deals=4, options=OPTIONS, cluster=cluster)


def studied(cluster: str, folder: Path) -> object:
    game = named("dominion")
    table = game.table(setup_of(game, seats=2, seed="0", options=OPTIONS))
    return study(kingdom_of(View(table, 0)), games=600, deals=4, cluster=cluster).plain()


def exported(cluster: str, folder: Path) -> object:
    if not list(folder.iterdir()):
        simulate(*MATCH[:2], 60, seed="e", options=OPTIONS, save_games=folder)
    sources = Sources([folder], pytest.fail)
    work = partial(rows_and_failures, whole_view=False)
    parts = map_items(work, sources, len(sources), cluster=cluster)
    return [row for rows, failures, _ in parts for row in (*rows, *failures)]


@pytest.mark.parametrize("work", [simulated, contested, studied, exported])
def test_a_cluster_gives_what_one_process_gives_also_if_a_machine_is_lost(
    nodes: Any, work: Callable[[str, Path], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = work("", tmp_path)
    lost = [nodes.add_node(num_cpus=1)]
    nodes.wait_for_nodes()
    result_of = OnCluster.result

    def result(executor: OnCluster, given: Any) -> Any:
        found = result_of(executor, given)
        if lost and len(executor._given) > 1:
            nodes.remove_node(lost.pop(), allow_graceful=False)
        return found

    monkeypatch.setattr(OnCluster, "result", result)
    assert work(nodes.address, tmp_path) == alone
    assert not lost, "no machine was lost while there was work"


def test_the_commands_take_a_cluster(nodes: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept"
    match = ["--bots", "big-money,random", "--kingdom", "quiet_street", "--json"]
    simulation = ["simulate", "dominion", *match, "--games", "30", "--save-games", str(kept)]
    arena = ["arena", "dominion", *match, "--kingdoms", "2"]
    inquiry = ["study", "quiet_street", "--games", "200", "--deals", "2", "--json"]
    export = ["records", "export", str(kept), "--parquet"]
    for number, command in enumerate((simulation, arena, inquiry, export)):
        texts = []
        for where in ([], ["--cluster", nodes.address]):
            out = tmp_path / f"{number}{len(where)}.parquet"
            assert main([*command, *([str(out)] if command is export else []), *where]) == 0
            texts.append(out.read_bytes() if command is export else capsys.readouterr().out)
        assert texts[0] == texts[1]


def fails(first: int, count: int) -> int:
    """A job that cannot be done."""
    raise ValueError(f"{count} from {first}")


def test_what_a_job_raises_is_raised_here(nodes: Any) -> None:
    with pytest.raises(ValueError, match="1 from 0"):
        list(map_numbers(fails, 3, cluster=nodes.address))


def test_a_cluster_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray", reason="`make test-long` installs Ray")
    assert main(["simulate", "bridge_over", "--bots", "random", "random", "--cluster", "127.0.0.1:1"]) == 2
    assert "There is no cluster at 127.0.0.1:1" in capsys.readouterr().err
