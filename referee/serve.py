"""The server of an evening: it listens, says where, and ends politely. gevent has patched everything before."""

import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import gevent
from flask import Flask
from gevent import monkey
from gevent.event import Event

from referee import address, places, rulefinder
from referee.app import create_app
from referee.connections import Server
from referee.live import Hall
from referee.live.pace import A_MINUTE
from referee.local_name import LocalName
from referee.store import DatabaseFault, hold
from referee.terminal import qr, sentence
from referee.texts import LANGUAGES, shared
from referee.web.in_worker import WORKER
from referee.web.share import LOCAL_NAME, announced

EVERYWHERE = {"0.0.0.0", "::", ""}
LOOK = 5.0
"""How often to look whether this computer has another address, in seconds."""

SETTLED = 5.0
"""Seconds after the start in which phones that come back have the processor for themselves."""
TURN = 0.0005
"""Seconds after which the server lets the thread that writes to the disk go on: with Python's own five thousandths each
line would wait for several such turns while the server is busy."""
LEFT_OVER = 20_000
"""So many new objects before looking which of them nobody needs: with Python's own 700 that is done several times a
tap, and takes a fifteenth of it."""
LAST = 1.5
"""Seconds until the process is gone once it was asked to end."""
POLITE = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
PAUSE = 0.05
"""How long to leave the processor to the phones between two examples that nobody has asked for yet, in seconds."""


def run(host: str, port: int, url: str | None, db: Path | None, proxies: int = 0) -> int:
    """Serves until Ctrl+C or a polite kill. What stands in the way is one sentence and a 1."""
    if url and not _is_for_phones(url):
        return _fail("bad-url", url=url)
    try:
        listener = _listen(host, port)
    except OSError as problem:
        return _fail(_trouble(problem), port=port, host=host)
    database = db
    try:
        database = places.database(db)
        held = hold(database)
        secret = places.secret_key(database)
    except places.BadKey as bad:
        return _fail("bad-key", path=bad.path)
    except DatabaseFault as fault:
        return _fail("bad-place", path=database, why=sentence(f"why-file-{fault.key}"))
    except OSError as problem:
        return _fail("bad-place", path=problem.filename or database, why=problem.strerror)
    port = listener.getsockname()[1]
    url = url.rstrip("/") if url else None
    _raise_the_file_limit()
    sys.setswitchinterval(TURN)

    config = {
        "DB": str(database), "HOST": host, "PORT": port, "PROXIES": proxies, "SECRET_KEY": secret, "URL": url,
        "WORKER": True, "LINES_A_MINUTE": _lines_a_minute(),
    }  # fmt: skip
    try:
        app = create_app(config)
    except DatabaseFault as fault:
        return _fail("bad-place", path=database, why=sentence(f"why-file-{fault.key}"))
    ended = _end()
    server = Server(listener, app, log=None)
    server.start()
    _announce(host, port, url, database)
    name = LocalName(port, _name_is_there(port)) if _may_have_a_name(host, url) else None
    if name is not None:
        app.extensions[LOCAL_NAME] = name
        gevent.spawn(_keep_named, app, name)
    gevent.spawn(_watch_files, app.extensions["hall"], database)
    gevent.spawn(_prepare, app.extensions["hall"])
    _collect_seldom()
    ended.wait()
    print(flush=True)
    told = gevent.spawn(name.close) if name is not None else None
    server.stop_accepting()
    app.extensions["hall"].close()
    app.extensions[WORKER].close()
    server.stop(timeout=LAST / 3)
    if told is not None:
        told.join(timeout=LAST / 3)
    held.close()
    return 0


def _lines_a_minute() -> int:
    """How many lines a phone may enter in a minute: what the environment says where programs tap, else the usual."""
    said = os.environ.get("REFEREE_LINES_A_MINUTE", "")
    return int(said) if said.isascii() and said.isdecimal() else A_MINUTE


def _collect_seldom() -> None:
    gc.freeze()
    gc.set_threshold(LEFT_OVER, 20, 20)
    gc.enable()


def _prepare(hall: Hall) -> None:
    """What takes long is made while nobody waits for it, and quickly as long as nobody is there."""
    gevent.sleep(SETTLED)
    for language in LANGUAGES:
        gevent.get_hub().threadpool.apply(shared().of, (language,))
    for _ in rulefinder.prepared(shared()):
        gevent.sleep(PAUSE if hall.is_watched else 0)
    gc.freeze()  # all this stays: looking through it for garbage would hold up taps for a tenth of a second each time


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
    """Each phone's stream is an open file, and some systems allow 256 unless asked."""
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


def _announce(host: str, port: int, url: str | None, database: Path) -> None:
    everywhere = host in EVERYWHERE
    interfaces = [one for one in address.interfaces() if everywhere or one.ip == host]
    inside = address.inside()
    candidates = address.score(interfaces, inside)
    shown = address.shown(url, candidates, port)
    here = address.web_address("127.0.0.1" if everywhere else host, port)

    print(f"\n{sentence('ready')}\n")
    if shown:
        print(f"{sentence('phones')} {shown}\n")
        qr(shown)
        others = [one.url(port) for one in candidates if one.usable and one.url(port) != shown]
        if others and not url:
            print(sentence("others", addresses=", ".join(others)))
    else:
        key = "loopback" if address.is_loopback(host) and not everywhere else address.lacking(interfaces, inside)
        print(sentence("no-address", why=sentence(f"why-{key}", port=port, host=host)))
    print(f"\n{sentence('here')} {here}")
    print(sentence("data", path=database))
    print(sentence("stop"), flush=True)
    if _has_a_screen():
        gevent.spawn(webbrowser.open, here)


def _may_have_a_name(host: str, url: str | None) -> bool:
    """Whether phones in this computer's network reach it: with an address of its own it is somewhere else."""
    return not url and (host in EVERYWHERE or not address.is_loopback(host)) and address.inside() != "container"


def _name_is_there(port: int) -> Callable[[str], None]:
    return lambda name: print(sentence("named", address=address.web_address(name, port)), flush=True)


def _keep_named(app: Flask, name: LocalName) -> None:
    """The name leads to the address that stands in the QR, which changes with the network and with the host's pick."""
    while True:
        with app.app_context():
            name.tell(announced())
        gevent.sleep(LOOK)


def _watch_files(hall: Hall, database: Path) -> None:
    """Say in the terminal when the database is deleted or moved away under the referee, and when it is back: whoever
    taps is told too, but maybe nobody does."""
    was_there = True
    while True:
        gevent.sleep(LOOK)
        try:
            hall.keeper.store.must_be_there()
            is_there = True
        except DatabaseFault:
            is_there = False
        if is_there is not was_there:
            was_there = is_there
            key = "file-back" if is_there else "file-gone"
            print(sentence(key, path=database), file=sys.stderr, flush=True)


def _has_a_screen() -> bool:
    """Whether somebody sits before this terminal and a browser's window can open."""
    if not sys.stdout.isatty() or address.inside() == "container":
        return False
    return sys.platform in {"darwin", "win32"} or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _end() -> Event:
    """Set by Ctrl+C or a polite kill. From then on the process has `LAST` seconds, whatever it is doing."""
    ended = Event()
    loop = gevent.get_hub().loop

    def asked(*_: object) -> None:
        # Python calls this between two of its steps, even while a greenlet computes and gevent hears of nothing.
        for name in POLITE:
            signal.signal(name, signal.SIG_IGN)
        monkey.get_original("_thread", "start_new_thread")(_leave_in_time, ())
        loop.run_callback_threadsafe(ended.set)

    for name in POLITE:
        signal.signal(name, asked)
    return ended


def _leave_in_time() -> None:
    """Ends the process although something of it hangs: all that was answered is on the disk."""
    monkey.get_original("time", "sleep")(LAST)
    os._exit(0)


def _fail(key: str, **facts: object) -> int:
    print(sentence(key, **facts), file=sys.stderr)
    return 1
