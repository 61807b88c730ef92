"""A Ray cluster of two nodes on this machine: the same result, also where one of them is lost."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fudaba.arena import simulate
from fudaba.arena.chunks import in_chunks
from fudaba.cli import main

pytestmark = pytest.mark.long
MATCH = ("dominion", ["big-money", "random"], 400)
OPTIONS = {"kingdom": "quiet_street"}


@pytest.fixture
def cluster() -> Iterator[Any]:
    utils = pytest.importorskip("ray.cluster_utils", reason="`make test-long` installs Ray")
    cluster = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    yield cluster
    cluster.shutdown()


def test_a_cluster_gives_what_one_process_gives(cluster: Any) -> None:
    alone = simulate(*MATCH, seed="c", options=OPTIONS)
    assert simulate(*MATCH, seed="c", options=OPTIONS, cluster=cluster.address).plain() == alone.plain()


def test_a_machine_that_is_lost_is_not_missed(cluster: Any) -> None:
    lost = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    alone = simulate(*MATCH, seed="l", options=OPTIONS)
    played: list[int] = []

    def lose() -> None:
        while sum(played) < 100:
            time.sleep(0.01)
        cluster.remove_node(lost, allow_graceful=False)

    losing = threading.Thread(target=lose)
    losing.start()
    result = simulate(*MATCH, seed="l", options=OPTIONS, cluster=cluster.address, progress=played.append)
    losing.join()
    assert result.plain() == alone.plain()
    assert sum(played) == 400


def test_records_are_exported_by_a_cluster_as_by_one_process(cluster: Any, tmp_path: Path) -> None:
    simulate(*MATCH[:2], 30, seed="e", options=OPTIONS, save_games=tmp_path)
    for number, where in enumerate(([], ["--cluster", cluster.address])):
        out = tmp_path / f"{number}.parquet"
        assert main(["records", "export", str(tmp_path), "--parquet", str(out), *where]) == 0
    assert (tmp_path / "0.parquet").read_bytes() == (tmp_path / "1.parquet").read_bytes()


def fails(first: int, count: int) -> int:
    """A job that cannot be done."""
    raise ValueError(f"{count} from {first}")


def test_what_a_job_raises_is_raised_here(cluster: Any) -> None:
    with pytest.raises(ValueError, match="1 from 0"):
        list(in_chunks(fails, 3, cluster=cluster.address))


def test_a_cluster_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray", reason="`make test-long` installs Ray")
    assert main(["simulate", "bridge_over", "--bots", "random", "random", "--cluster", "127.0.0.1:1"]) == 2
    assert "There is no cluster at 127.0.0.1:1" in capsys.readouterr().err
