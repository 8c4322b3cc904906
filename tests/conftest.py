"""Fixtures and hooks for all tests."""

import faulthandler
import gc
import os
import re
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import Any

import pytest
from flask import Flask
from fluent.syntax import FluentParser, ast
from werkzeug.routing import Rule

from referee.engine import games
from referee.store.sqlite import connection
from referee.store.sqlite.connection import SqliteDatabase
from referee.texts import catalog
from referee.texts.catalog import Catalog
from tests.support.own_games import remove
from tests.support.postgres import Postgres, missing, postgres

HANGS = 300.0
"""Seconds after which a test is taken to hang: its process prints the stacks of its threads and exits, even if one
thread blocks all others.
"""
FEW = 20
"""Tests between two garbage collections."""
TRACED = 1
"""Cases of one test that coverage traces, which takes twice as long: the others reach the same lines."""
AS_DATA = ("test_evenings.py", "test_scenarios.py")
"""The modules whose cases stand for tests of their own: all are traced."""

NEVER = re.compile("(?!)")
NOT_COMPILED = ("map", "endpoint", "methods", "alias", "provide_automatic_options")
"""Attributes of a URL rule that do not depend on its text."""


class CompiledOnce(Rule):
    """A URL rule compiled once for all apps of a run: compiling them is two thirds of the time of making an app."""

    _compiled: dict[str, Rule] = {}  # noqa: RUF012

    def compile(self) -> None:
        if self.defaults or self.subdomain or self.host:
            raise ValueError("A rule with these is compiled from more than its text.")
        same = self._compiled.setdefault(self.rule, self)
        if same is self:
            super().compile()
        else:
            vars(self).update({name: value for name, value in vars(same).items() if name not in NOT_COMPILED})


@cache
def parsed(text: str) -> ast.Resource:
    """Parse Fluent text, once for all catalogs of a run: the referee's own texts take two seconds each time."""
    return PARSE(FluentParser(with_spans=False), text)


PARSE = FluentParser.parse
CATALOGUE = Catalog.catalogue
CATALOGUES: dict[tuple[object, ...], dict[str, frozenset[str]]] = {}


def catalogue(texts: Catalog, language: str) -> dict[str, frozenset[str]]:
    """Return the ids of a language with their variables, looked for once: `check` asks for all four times a game."""
    entries = tuple(texts.of(language).entries.values())
    if entries not in CATALOGUES:
        CATALOGUES[entries] = CATALOGUE(texts, language)
    return dict(CATALOGUES[entries])


class PreparedOnce:
    """The tables of a SQLite file, made once in a run: each new database is a copy of the first one."""

    def __init__(self) -> None:
        self._prepare = connection.prepare
        self._prepared: sqlite3.Connection | None = None

    def prepare(self, database: SqliteDatabase) -> None:
        """Make the tables of a database, as `schema.prepare` does."""
        is_new = not database.db.table_names()
        if is_new and self._prepared is not None:
            self._prepared.backup(database.db.conn)
            return
        self._prepare(database)
        if is_new:
            self._prepared = sqlite3.connect(":memory:", check_same_thread=False)
            database.db.conn.backup(self._prepared)


def pytest_configure(config: pytest.Config) -> None:
    """Compile each URL rule, parse each text and prepare a database once, and watch for tests that hang."""
    Flask.url_rule_class = CompiledOnce
    connection.prepare = PreparedOnce().prepare  # type: ignore[assignment]
    Catalog.catalogue = catalogue  # type: ignore[method-assign]
    FluentParser.parse = lambda self, text: PARSE(self, text) if self.with_spans else parsed(text)
    config.addinivalue_line("markers", "untraced: coverage does not trace this test, as others reach the same lines")
    is_worker = hasattr(config, "workerinput")
    config.pluginmanager.register(Watchdog(is_worker=is_worker))
    if config.pluginmanager.has_plugin("_cov"):
        config.pluginmanager.register(Tracing(config, is_worker=is_worker))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Trace only the first cases of each test, or all that are written as data, and spread the browser tests."""
    items[:] = spread(items)
    seen = Counter[str]()
    for item in items:
        test = item.nodeid.partition("[")[0]
        seen[test] += 1
        if seen[test] > TRACED and item.path.name not in AS_DATA:
            item.add_marker(pytest.mark.untraced)


def spread(items: list[pytest.Item]) -> list[pytest.Item]:
    """Return the tests with the modules of browser tests evenly between the others: each worker begins with a part of
    this list, and browsers that all run at once wait for each other. No part ends with them: a long test that is still
    running when all else is done keeps every other worker waiting.
    """
    parts = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    modules = [list(tests) for _, tests in groupby(items, lambda item: item.path)]
    browsers = [tests for tests in modules if "e2e" in tests[0].path.parts]
    others = [tests for tests in modules if "e2e" not in tests[0].path.parts]
    shares = [divmod(parts * number / len(browsers), 1) for number in range(len(browsers))]
    places = [((part + 0.85 * share) / parts, tests) for (part, share), tests in zip(shares, browsers, strict=True)]
    places += [(number / len(others), tests) for number, tests in enumerate(others)]
    return [test for _, tests in sorted(places, key=lambda place: place[0]) for test in tests]


class Tracing:
    """Stops and starts coverage between tests: `no_cover` of pytest-cov does so within each, which takes longer than
    most tests, and traces their fixtures.
    """

    def __init__(self, config: pytest.Config, *, is_worker: bool) -> None:
        self.cov = config.pluginmanager.get_plugin("_cov")
        if is_worker and self.controller is not None:
            # In a worker pytest-cov starts twice; the first one would trace whenever the second is paused.
            self.controller.pause()

    @property
    def controller(self) -> Any:
        """Return what starts and stops coverage; None if it is not measured."""
        return self.cov.cov_controller

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        """Trace the test, or not."""
        traced = item.get_closest_marker("untraced") is None
        if self.controller is None or self.controller.started is traced:
            return
        if traced:
            self.controller.resume()
        else:
            self.controller.pause()


class Watchdog:
    """Ends a process whose test hangs, and collects garbage between tests, in the main thread.

    Twice a run in CI stood still with every process idle. Collecting garbage in another thread, of objects that belong
    to the event loop of the main one, is the suspected cause.
    """

    def __init__(self, *, is_worker: bool) -> None:
        self.is_worker = is_worker
        self.stderr = os.dup(sys.__stderr__.fileno()) if is_worker and sys.__stderr__ else None
        self.tests = 0
        self.again: set[str] = set()

    def pytest_collection_finish(self) -> None:
        """Exclude the collected tests and modules from garbage collection: they live to the end."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def pytest_runtest_logstart(self) -> None:
        """Give the test its time, and collect the garbage of some tests before it."""
        if self.stderr is not None:
            faulthandler.dump_traceback_later(HANGS, exit=True, file=self.stderr)
        self.tests += 1
        if self.tests % FEW == 0:
            gc.collect()
            gc.freeze()  # what lives now is not looked at again, which took a third of a second each time

    @pytest.hookimpl(optionalhook=True)
    def pytest_handlecrashitem(self, crashitem: str, report: pytest.TestReport, sched: Any) -> None:
        """Run the first test whose process hung or crashed once more, and say so; a second one fails the run."""
        if not self.again:
            self.again.add(crashitem)
            report.outcome = "rerun"  # type: ignore[assignment]
            sched.mark_test_pending(crashitem)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Name the test that was run once more."""
        for name in self.again:
            terminalreporter.section("a worker hung or crashed", red=True, bold=True)
            terminalreporter.write_line(f"{name} was run once more; the stacks are above.")


@pytest.fixture(autouse=True, scope="session")
def _suits_alone() -> Iterator[None]:
    """Leave out what asks phones to draw suits as text, so that tests compare with what people read."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalog, "_SUIT", NEVER)
        yield


@pytest.fixture(autouse=True)
def _no_more_games() -> Iterator[None]:
    """Remove the games that a command of a test added to those of its process."""
    before = games.SCORED in games.added()
    yield
    if games.SCORED in games.added() and not before:
        remove(games.SCORED)


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    """Run a PostgreSQL server for all tests of this process; each makes a database of its own there."""
    if why := missing():
        pytest.skip(why)
    with postgres() as running:
        yield running
