"""Counts for the people who run a house: numbers for Prometheus, and on demand one line a request.

Neither holds a name, a code or an address of anybody.
"""

import json
import sys
import time
from datetime import UTC, datetime

from flask import Flask, Response, current_app, g, request

from referee.live import TableRegistry

METRICS = "metrics"
PROGRAMS = "health"
"""The blueprint that programs ask every half second: its requests are counted, and not printed."""
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds of a request; a tap takes two thousandths."""


class Metrics:
    """The numbers of one server, as Prometheus reads them. It is imported here: only a house with a proxy needs it."""

    def __init__(self, registry: TableRegistry) -> None:
        from prometheus_client import CollectorRegistry, Gauge, Histogram, PlatformCollector, ProcessCollector

        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        about = "Seconds until a request is answered; of a stream, until it begins."
        labels = ("page", "method", "status")
        self._seconds = Histogram("referee_request_seconds", about, labels, buckets=BUCKETS, registry=self._registry)
        tables = Gauge("referee_tables", "Tables in memory.", registry=self._registry)
        tables.set_function(lambda: len(registry.all()))
        streams = Gauge("referee_streams", "Live pages that are open.", registry=self._registry)
        streams.set_function(lambda: sum(len(table.watchers) for table in registry.all()))

    def observe(self, page: str, method: str, status: int, seconds: float) -> None:
        """Count a request."""
        self._seconds.labels(page, method, status).observe(seconds)

    def answer(self) -> Response:
        """Return the numbers in Prometheus' text format."""
        from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

        return Response(generate_latest(self._registry), content_type=CONTENT_TYPE_LATEST)


def init_app(app: Flask) -> None:
    """Count the requests of a house behind a proxy; with `REQUESTS`, print each."""
    if app.config["PUBLIC"] or app.config["PROXIES"]:
        app.extensions[METRICS] = Metrics(app.extensions["registry"])
    if METRICS in app.extensions or app.config["REQUESTS"]:
        app.before_request(_begin)
        app.after_request(_end)


def metrics() -> Metrics | None:
    """Return the numbers of this server; None for one at a table, which counts nothing."""
    found: Metrics | None = current_app.extensions.get(METRICS)
    return found


def _begin() -> None:
    g.begun = time.perf_counter()


def _end(response: Response) -> Response:
    seconds = time.perf_counter() - g.begun if "begun" in g else 0.0
    page = request.endpoint or "none"
    if (counted := metrics()) is not None:
        counted.observe(page, request.method if page != "none" else "any", response.status_code, seconds)
    if current_app.config["REQUESTS"] and request.blueprint != PROGRAMS:
        line = {
            "time": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "method": request.method,
            "page": page,
            "status": response.status_code,
            "ms": round(seconds * 1000, 2),
            "bytes": None if response.is_streamed else response.content_length,
        }
        print(json.dumps(line), file=sys.stderr, flush=True)
    return response
