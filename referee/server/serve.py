"""The server of an evening: it listens, prints its address, and ends in order.

gevent has patched the standard library before.
"""

import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Iterator, Mapping
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import gevent
from flask import Flask
from gevent import monkey
from gevent.event import Event

from referee import address, paths
from referee.engine import games
from referee.live import TableRegistry
from referee.live.apart import in_thread
from referee.live.connection import Server
from referee.live.table import A_MINUTE
from referee.rulebook.chapters import rulebook
from referee.server.mdns import LocalName
from referee.store.sqlite.connection import examine, hold
from referee.store.values import DatabaseFault, StoreError
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.terminal import fail, qr, sentence
from referee.web.app import create_app
from referee.web.core.public_server import EMPTY_DAYS
from referee.web.core.table_address import LOCAL_NAME, announced

LOOK = 5.0
"""Seconds between two checks of this computer's address and of the database file."""
SETTLED = 20.0
"""Seconds after the start that leave the processor to the first pages and to phones that reconnect."""
TURN = 0.0005
"""Python's switch interval in seconds. Beside somebody who pastes the worst record (`live.apart`) 95 of 100 greenlets
wait less than 5 ms; with the usual interval, ten times as long, less than 13."""
TIDIED = 3600.0
"""Seconds between two removals of old data on a public server."""
COLLECTED = 1_000_000, 1, 5
"""New objects before a garbage collection even while everybody taps, and collections before older objects are looked at
too. A tap leaves eight objects in a cycle, all of them Werkzeug's, but a collection looks at everything that changed:
with 10,000 and a tap a second at 250 tables it took 5 % of the time, 40 to 130 ms at once, and p99 was 80 to 280 ms
for 40 to 71."""
CALM = 1000
"""New objects in `LOOK` seconds up to which garbage is collected beside taps: those of some twenty."""
LEFT = 10_000
"""New objects that are worth a collection."""
LAST = 1.5
"""Seconds that the process may still take once it is asked to end."""
POLITE = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
PAUSE = 0.05
"""Seconds that the processor is left to the phones between two files read in advance."""
REST = 3
"""The same while no phone watches, as a multiple of the time that the last file took: in between, requests and a
proxy's checks are answered also on a busy computer."""


def run(
    host: str,
    port: int,
    url: str | None,
    db: Path | str | None,
    proxies: int = 0,
    more: Mapping[str, Any] | None = None,
) -> int:
    """Serve until Ctrl+C or SIGTERM; return 1, after one sentence, if the server cannot start.

    `more` is further configuration of the app (see `create_app`).
    """
    more = more or {}
    if url and not _is_for_phones(url):
        return fail("bad-url", url=url)
    if more.get("PUBLIC") and not (url and url.startswith("https://") and proxies):
        return fail("public-needs")
    try:
        listener = _listen(host, port)
    except OSError as problem:
        return fail(_trouble(problem), port=port, host=host)
    port, said = listener.getsockname()[1], os.environ.get("REFEREE_LINES_A_MINUTE", "")
    url = url.rstrip("/") if url else None
    _raise_the_file_limit()
    sys.setswitchinterval(TURN)
    place: Path | str = db or ""
    try:
        place = place if paths.is_server(place) else paths.database(db)
        lock = hold(place) if isinstance(place, Path) else None  # keeps other servers out; a shared one has none
        app = create_app({
            "DB": str(place), "HOST": host, "PORT": port, "PROXIES": proxies,
            "URL": url, "LINES_A_MINUTE": int(said) if said.isascii() and said.isdecimal() else A_MINUTE, **more,
        })  # fmt: skip
    except DatabaseFault as fault:
        return fail("bad-place", path=paths.without_password(place), why=sentence(f"why-file-{fault.key}"))
    except OSError as problem:
        return fail("bad-place", path=problem.filename or paths.without_password(place), why=problem.strerror)
    shown = paths.without_password(place)
    ended = _end()

    def announced_as(name: str) -> None:
        print(sentence("named", address=address.web_address(name, port)), flush=True)

    server = Server(listener, app, log=None)
    server.start()
    _announce(host, port, url, shown, proxied=bool(proxies))
    direct = host in address.EVERYWHERE or not address.is_loopback(host)  # phones of this network reach it
    name = LocalName(port, announced_as) if direct and not url and address.inside() != "container" else None
    if name is not None:
        app.extensions[LOCAL_NAME] = name
        gevent.spawn(_keep_named, app, name)
    gevent.spawn(_watch_database, app.extensions["registry"], shown)
    if isinstance(place, Path):
        gevent.spawn(_check_database, place)
    gevent.spawn(_prepare, app)
    gevent.spawn(_collect, app.extensions["registry"])
    if app.config["PUBLIC"]:
        gevent.spawn(_tidy, app)
    gc.freeze()
    gc.set_threshold(*COLLECTED)
    gc.enable()
    ended.wait()
    print(flush=True)
    told = gevent.spawn(name.close) if name is not None else None
    server.stop_accepting()
    app.extensions["registry"].close()
    server.stop(timeout=LAST / 3)
    if told is not None:
        told.join(timeout=LAST / 3)
    if lock is not None:
        lock.close()
    return 0


def _prepare(app: Flask) -> None:
    """Read the templates, texts, examples and the counter of tries in advance: slowly while phones watch.

    After that the server reads no file of its version any more, so that the next one can be installed over it.
    """
    registry: TableRegistry = app.extensions["registry"]
    gevent.sleep(SETTLED)
    import_module("limits.strategies")
    for language in LANGUAGES:
        shared().of(language)
    start = time.monotonic()
    for _ in chain(_read_templates(app), map(rulebook, games.names())):
        gevent.sleep(PAUSE if registry.is_watched else REST * (time.monotonic() - start))
        start = time.monotonic()
    gc.freeze()  # all this stays: to collect it would delay taps by a tenth of a second each time


def _read_templates(app: Flask) -> Iterator[None]:
    """Read every template, one a step; Jinja keeps them."""
    for name in app.jinja_env.list_templates():
        app.jinja_env.get_template(name)
        yield


def _collect(registry: TableRegistry) -> None:
    """Collect garbage while few tap: tables that were closed too, once nobody watches."""
    before = 0
    while True:
        gevent.sleep(LOOK)
        made = gc.get_count()[0]
        if made > LEFT and made - before < CALM:
            gc.collect(1 if registry.is_watched else 2)
            made = 0
        before = made


def _tidy(app: Flask) -> None:
    """Remove old data from a public server: deleted nights and house rules, and idle nights."""
    registry: TableRegistry = app.extensions["registry"]
    while True:
        gevent.sleep(SETTLED)
        # A fault is reported to the taps that meet it, and by _watch_database; what another server uses now goes later.
        with contextlib.suppress(DatabaseFault, StoreError):
            registry.writer.ask(registry.writer.store.purge)
            while registry.remove_idle(app.config["KEPT_DAYS"], EMPTY_DAYS):
                gevent.sleep(PAUSE)
        gevent.sleep(TIDIED)


def _listen(host: str, port: int) -> socket.socket:
    if ":" not in host:
        return socket.create_server((host, port), backlog=1024)
    dual = host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=socket.AF_INET6, backlog=1024, dualstack_ipv6=dual)


def _trouble(problem: OSError) -> str:
    if problem.errno in {errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", None)}:
        return "port-in-use"
    # Windows says "forbidden" of a port that another program holds for itself.
    if isinstance(problem, PermissionError):
        return "port-in-use" if sys.platform == "win32" else "port-forbidden"
    return "host-unknown"


def _raise_the_file_limit() -> None:
    """Raise the limit of open files: each phone's stream is one, and some systems allow 256."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 65536 if hard == resource.RLIM_INFINITY else hard
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _is_for_phones(url: str) -> bool:
    try:
        parts = urlsplit(url)
        host = parts.hostname
        _ = parts.port
    except ValueError:
        return False
    bare = parts.path in {"", "/"} and not parts.query and not parts.fragment and "@" not in parts.netloc
    return bare and parts.scheme in {"http", "https"} and bool(host) and not address.is_loopback(host or "")


def _announce(host: str, port: int, url: str | None, database: str, *, proxied: bool) -> None:
    everywhere = host in address.EVERYWHERE
    reach = address.reach(host, port, url)
    here = address.web_address("127.0.0.1" if everywhere else host, port)

    print(f"\n{sentence('ready')}\n")
    if reach.shown:
        print(f"{sentence('phones-anywhere' if proxied else 'phones')} {reach.shown}\n")
        qr(reach.shown)
        others = [one.url(port) for one in reach.candidates if one.usable and one.url(port) != reach.shown]
        if others and not url:
            print(sentence("others", addresses=", ".join(others)))
    else:
        print(sentence("no-address", why=sentence(f"why-{reach.lacking}", port=port, host=host)))
    print("" if proxied else f"\n{sentence('here')} {here}")  # behind a proxy nobody is at the computer
    print(sentence("data", path=database))
    print(sentence("stop"), flush=True)
    has_a_screen = sys.platform in {"darwin", "win32"} or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
    if has_a_screen and sys.stdout.isatty() and address.inside() != "container" and not proxied:
        gevent.spawn(webbrowser.open, here)


def _keep_named(app: Flask, name: LocalName) -> None:
    """Keep the name at the address of the QR code, which changes with the network and the host's choice."""
    while True:
        with app.app_context():
            name.tell(announced())
        gevent.sleep(LOOK)


def _watch_database(registry: TableRegistry, database: str) -> None:
    """Print in the terminal when the database disappears while the referee runs, and when it is back.

    A tap would report it too, but perhaps nobody taps.
    """
    was_there = True
    while True:
        gevent.sleep(LOOK)
        try:
            registry.writer.ask(registry.writer.store.must_be_there)
            is_there = True
        except DatabaseFault:
            is_there = False
        if is_there is not was_there:
            was_there = is_there
            key = "file-back" if is_there else "server-gone" if paths.is_server(database) else "file-gone"
            print(sentence(key, path=database), file=sys.stderr, flush=True)


def _check_database(database: Path) -> None:
    """Print in the terminal that the file is damaged. It is read whole, in a thread, while people play."""
    gevent.sleep(SETTLED)
    try:
        in_thread(gevent.get_hub().threadpool, examine, database)
    except DatabaseFault as fault:
        if fault.key == "damaged":
            print(sentence("file-damaged", path=database), file=sys.stderr, flush=True)


def _end() -> Event:
    """Return an event that Ctrl+C or SIGTERM sets; `LAST` seconds later the process ends in any case."""
    ended = Event()
    loop = gevent.get_hub().loop

    def leave_in_time() -> None:  # even if part of the process hangs: everything acknowledged is on the disk
        monkey.get_original("time", "sleep")(LAST)
        os._exit(0)

    def asked(*_: object) -> None:
        # Python calls this between two bytecodes, even while a greenlet computes and gevent's loop is not reached.
        for name in POLITE:
            signal.signal(name, signal.SIG_IGN)
        monkey.get_original("_thread", "start_new_thread")(leave_in_time, ())
        loop.run_callback_threadsafe(ended.set)

    for name in POLITE:
        signal.signal(name, asked)
    return ended
