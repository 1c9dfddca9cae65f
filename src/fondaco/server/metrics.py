"""What Prometheus may know of a site: numbers, and nothing of anybody in particular."""

from __future__ import annotations

import asyncio
from collections import Counter as Tally
from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Final

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from fondaco.server.site import Site

SECONDS_BETWEEN_LOOKS: Final = 0.5  # at how late the event loop is
ANSWER_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
LAG_BUCKETS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Metrics:
    """Counts what happens; how many there are of something is looked up when it is asked for."""

    def __init__(self, site: Site) -> None:
        self.registry = CollectorRegistry()
        self.answers = Histogram(
            "fondaco_answer_seconds",
            "From the arrival of a person's answer to its being on disk and shown, or refused",
            ["outcome"],
            buckets=ANSWER_BUCKETS,
            registry=self.registry,
        )
        self.requests = Counter(
            "fondaco_requests", "Requests by method and status", ["method", "status"], registry=self.registry
        )
        self.lag = Histogram(
            "fondaco_loop_lag_seconds",
            "How late the event loop wakes up",
            buckets=LAG_BUCKETS,
            registry=self.registry,
        )
        self.registry.register(SiteCollector(site))

    async def watch_loop(self) -> None:
        """Measure how late the event loop is, for as long as the site runs."""
        while True:
            began = perf_counter()
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            self.lag.observe(max(0.0, perf_counter() - began - SECONDS_BETWEEN_LOOKS))

    def told(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)


class SiteCollector(Collector):
    """Looks up, when it is asked, how many there are of something."""

    def __init__(self, site: Site) -> None:
        self.site = site

    def collect(self) -> Iterator[Metric]:
        pool, commits = self.site.pool, self.site.store.commits
        yield self.tables()
        yield self.sockets()
        yield GaugeMetricFamily("fondaco_bots_thinking", "Workers that think", pool.busy)
        yield GaugeMetricFamily("fondaco_bots_waiting", "Questions for which no worker is free", pool.waiting)
        if commits is not None:
            waiting = commits.queue.qsize()
            yield CounterMetricFamily("fondaco_database_commits", "Transactions on disk", commits.commits)
            yield CounterMetricFamily("fondaco_database_refusals", "Changes not saved", commits.refusals)
            yield GaugeMetricFamily("fondaco_database_waiting", "Changes that wait for the database", waiting)

    def tables(self) -> Metric:
        statuses = Tally(table.meta.status for table in self.site.tables.values())
        tables = GaugeMetricFamily("fondaco_tables", "Tables in memory by status", labels=["status"])
        for status in ("open", "running", "finished", "closed"):
            tables.add_metric([status], statuses[status])
        return tables

    def sockets(self) -> Metric:
        pages = len(self.site.lobby.connections)
        sockets = GaugeMetricFamily("fondaco_sockets", "Open sockets by kind of page", labels=["page"])
        sockets.add_metric(["lobby"], pages)
        sockets.add_metric(["table"], len(self.site.connections) - pages)
        return sockets


def metrics_app(metrics: Metrics) -> web.Application:
    """What answers at the address for Prometheus: `/metrics` and nothing else."""

    async def reply(_: web.Request) -> web.Response:
        return web.Response(body=metrics.told(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.router.add_get("/metrics", reply)
    return app
