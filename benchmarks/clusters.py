"""What a cluster makes of a machine: games a second of one process, of two, and of a Ray cluster.

`python -m benchmarks.clusters` starts the nodes on this machine, one processor each, and prints the table. To
start them is not counted.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

from fudaba.arena import simulate

MATCHES: dict[str, tuple[str, list[str], int, dict[str, Any]]] = {
    "Dominion, big-money, a quiet kingdom": (
        "dominion",
        ["big-money", "big-money-ultimate"],
        60_000,
        {"kingdom": "quiet_street"},
    ),
    "Innovation, sensible, base": ("innovation", ["sensible", "sensible"], 40, {}),
}


def _print(
    who: str, games: int, alone: float, play: Callable[..., object], *args: Any, **given: Any
) -> float:
    """Play and print. alone: the seconds of one process. Returns the seconds on the clock.

    (Processor time would not see what other processes do.)
    """
    begun = time.perf_counter()
    play(*args, **given)
    took = time.perf_counter() - begun
    print(f"  {who:24} {games / took:9.1f} games a second, {(alone or took) / took:5.2f} times one process")
    return took


def main() -> None:
    """Measure and print."""
    import ray
    from ray.cluster_utils import Cluster

    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}, Ray {ray.__version__}")
    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        for name, (game, bots, games, options) in MATCHES.items():
            print(f"\n{name}: {games} games")
            alone = _print("one process", games, 0.0, simulate, game, bots, games, options=options)
            _print("two processes", games, alone, simulate, game, bots, games, options=options, workers=2)
            on = {"options": options, "cluster": cluster.address}
            _print("a cluster of one node", games, alone, simulate, game, bots, games, **on)
            node = cluster.add_node(num_cpus=1)
            cluster.wait_for_nodes()
            _print("a cluster of two nodes", games, alone, simulate, game, bots, games, **on)
            cluster.remove_node(node)
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
