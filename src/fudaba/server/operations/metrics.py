"""Figures for Prometheus: how a server does, and nothing of anybody or of any one table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as CONTENT_TYPE
from prometheus_client.registry import Collector

from fudaba.server.limits.rate_limits import place_of

__all__ = ["CONTENT_TYPE", "Figures", "Metrics", "may_read"]

ACKNOWLEDGED = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5, 5.0, 10.0)
LATE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5)
"""Seconds up to which is counted together."""
PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers of a request that a proxy has passed on."""


@dataclass(frozen=True)
class Figures:
    """What is counted when it is asked for."""

    taken: int
    """Answers since the start."""
    given: int
    """Tables handed to other servers since the start."""
    tables: Mapping[str, int]
    """How many tables there are in each state."""
    sockets: int
    """How many connections are open."""
    waiting: Mapping[str, int]
    """How many jobs wait, by pool."""
    to_write: int
    """How many writes wait for the disk."""
    longest_step: float
    """The longest step of the event loop since the start, in seconds."""
    longest_lately: float
    """The longest step of the event loop of the last two minutes, in seconds."""
    refused: bool
    """Whether the disk refuses writes."""
    busy: bool
    """Whether newcomers are refused."""


class Metrics(Collector):
    """The figures of one server, which share nothing with another's. now: what can be counted at any time."""

    def __init__(self, now: Callable[[], Figures]) -> None:
        self._now = now
        self._registry = CollectorRegistry()
        self._registry.register(self)
        self.acknowledged = Histogram(
            "fudaba_acknowledgement_seconds",
            "From a person's answer coming in until it is acknowledged",
            buckets=ACKNOWLEDGED,
            registry=self._registry,
        )
        self.late = Histogram(
            "fudaba_event_loop_delay_seconds",
            "By how much the event loop is late",
            buckets=LATE,
            registry=self._registry,
        )

    def collect(self) -> Iterator[Metric]:
        """What the registry asks for each time."""
        now = self._now()
        yield CounterMetricFamily("fudaba_answers", "Answers taken and written", now.taken)
        yield _by("fudaba_tables", "Tables", "state", now.tables)
        yield CounterMetricFamily("fudaba_tables_given", "Tables given to other servers", now.given)
        yield GaugeMetricFamily("fudaba_sockets", "WebSockets", now.sockets)
        yield _by("fudaba_jobs_waiting", "What waits for a process", "pool", now.waiting)
        yield GaugeMetricFamily("fudaba_writes_waiting", "What waits to be written", now.to_write)
        yield GaugeMetricFamily(
            "fudaba_event_loop_longest_step_seconds", "The longest step since the start", now.longest_step
        )
        yield GaugeMetricFamily(
            "fudaba_event_loop_longest_step_lately_seconds",
            "The longest step of the last two minutes",
            now.longest_lately,
        )
        yield GaugeMetricFamily("fudaba_disk_refuses", "1 while the disk takes no writes", float(now.refused))
        yield GaugeMetricFamily("fudaba_busy", "1 while newcomers are refused", float(now.busy))

    def render(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)


def may_read(who: str, address: str, headers: Collection[str]) -> bool:
    """Whether a request is of those for whom figures are. who: see `Settings.metrics`. headers: its names."""
    if who != "loopback":
        return who == "any"
    if not address or any(name in headers for name in PASSED_ON):
        return False
    return place_of(address) == "loopback"


def _by(name: str, what: str, label: str, counted: Mapping[str, int]) -> GaugeMetricFamily:
    family = GaugeMetricFamily(name, what, labels=[label])
    for value, count in counted.items():
        family.add_metric([value], count)
    return family
