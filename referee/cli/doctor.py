"""`referee doctor`: faults that keep phones from joining or nights from being stored, each with its remedy.

It changes nothing and may run beside a referee.
"""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from referee import address, paths
from referee.server.mdns import COMMAND
from referee.store import examine_server
from referee.store.sqlite.connection import examine
from referee.store.values import DatabaseFault
from referee.texts.terminal import sentence

SIGNS = {True: "✓", False: "✗", None: "?"}
FREE = 200
"""Megabytes that should be free: a night takes less than one, but a full disk takes no line."""
PATIENCE = 3.0
"""Seconds that another program may take to answer."""
UFW = Path("/etc/ufw/ufw.conf")
MACOS = "/usr/libexec/ApplicationFirewall/socketfilterfw"
OURS = "referee-phone="
"""The beginning of a referee's cookie."""
Finding = tuple[bool | None, str]
"""True if something is fine, None if only people can decide whether it is; and a sentence about it."""


def run(host: str, port: int, url: str | None, db: Path | str | None) -> int:
    """Print every finding with its sign; return 1 if something is wrong."""
    missing = (part for part in (paths.TEMPLATES, paths.STATIC, paths.HTMX, paths.ICONS) if not part.is_dir())
    incomplete = ((False, sentence("doctor-incomplete", path=part)) for part in missing)
    findings = [*_network(host, port, url), *incomplete, *_nights(db)]
    for fine, said in findings:
        print(f"{SIGNS[fine]} {said}")
    return int(any(fine is False for fine, _ in findings))


def _network(host: str, port: int, url: str | None) -> Iterator[Finding]:
    """Check that phones can reach a referee with these options of `serve`."""
    reach = address.reach(host, port, url)
    shown = reach.shown
    if shown:
        yield True, sentence("doctor-address", address=shown)
    else:
        yield False, sentence("no-address", why=sentence(f"why-{reach.lacking}", port=port, host=host))
    yield from _listening(port, None if url else shown)
    if shown and not url:
        yield from ((None, told) for told in _firewalls(port))
        yield None, sentence("doctor-router")
        yield from _names(port, urlsplit(shown).hostname or "")


def _names(port: int, ip: str) -> Iterator[Finding]:
    """Tell which name leads to this referee, and who holds `referee.local`."""
    runs = ["runs"] if _is_referee(f"http://127.0.0.1:{port}") else []
    try:
        command = [*COMMAND, str(port), ip, *runs]
        done = subprocess.run(command, capture_output=True, text=True, timeout=10 * PATIENCE, check=True)
        name, holder = done.stdout.split("\n")[:2]
    except (OSError, ValueError, subprocess.SubprocessError):
        return  # no game needs a name
    if name:
        yield True, sentence("doctor-name", name=f"{name}:{port}")
    elif runs:
        yield None, sentence("doctor-no-name", port=port)
    if holder == ip and not name:
        yield None, sentence("doctor-name-here")
    elif holder not in ("", ip):
        yield None, sentence("doctor-name-held", holder=holder)


def _listening(port: int, shown: str | None) -> Iterator[Finding]:
    """Name the program that listens on the port; `shown` is the address at which a referee should answer."""
    with socket.socket() as probe:
        probe.settimeout(PATIENCE)
        if probe.connect_ex(("127.0.0.1", port)) != 0:
            yield True, sentence("doctor-port-free", port=port)
            return
    if not _is_referee(f"http://127.0.0.1:{port}"):
        yield False, sentence("doctor-port-other", port=port)
    elif shown and not _is_referee(shown):
        yield False, sentence("doctor-not-reached", port=port, address=shown)
    else:
        yield True, sentence("doctor-port-referee", port=port)


def _is_referee(url: str) -> bool:
    """Return True if a referee answers at an address. No proxy is asked, as phones ask none in a home network."""
    try:
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(url, timeout=PATIENCE) as answer:
            return any(cookie.startswith(OURS) for cookie in answer.headers.get_all("Set-Cookie") or ())
    except (OSError, ValueError):
        return False


def _firewalls(port: int) -> Iterator[str]:
    """Yield a sentence for each firewall of this computer that is on, as far as its user may know."""
    with suppress(OSError):
        if "ENABLED=yes" in UFW.read_text(encoding="utf-8", errors="replace").split():
            yield sentence("doctor-firewall", name="ufw", remedy=f"sudo ufw allow {port}/tcp")
    if _says("running", "firewall-cmd", "--state"):
        yield sentence("doctor-firewall", name="firewalld", remedy=f"sudo firewall-cmd --add-port={port}/tcp")
    if sys.platform == "darwin" and _says("enabled", MACOS, "--getglobalstate"):
        yield sentence("doctor-firewall-ask", name="macOS")
    if sys.platform == "win32" and _says("ON", "netsh", "advfirewall", "show", "currentprofile", "state"):
        yield sentence("doctor-firewall-ask", name="Windows")


def _says(word: str, *command: str) -> bool:
    """Return True if a command exists and says this word."""
    if shutil.which(command[0]) is None:
        return False
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return word in done.stdout.replace(".", " ").split()


def _nights(db: Path | str | None) -> Iterator[Finding]:
    """Check that the nights can be read and written, their disk and the clock, and that a server passes on news."""
    path = paths.without_password(db) if isinstance(db, str) else db
    newest, found = 0.0, None
    try:
        if isinstance(db, str):
            found = examine_server(db)
        else:
            path = database = paths.database(db)
            if not os.access(database.parent, os.W_OK):
                raise DatabaseFault("read-only")
            found = examine(database) if database.exists() else None
        if found is None:
            yield True, sentence("doctor-no-nights", path=path)
        else:
            newest = found.newest
            yield True, sentence("doctor-nights", nights=found.nights, lines=found.lines, path=path)
            if not found.hears:
                yield False, sentence("doctor-pooler", path=path)
    except OSError as problem:
        yield False, sentence("bad-place", path=problem.filename, why=problem.strerror)
        return
    except DatabaseFault as fault:
        yield False, sentence("bad-place", path=path, why=sentence(f"why-file-{fault.key}"))
        if isinstance(db, str):
            return
    if isinstance(path, Path):
        free = shutil.disk_usage(path.parent).free // 1_000_000
        key = "doctor-disk" if free >= FREE else "doctor-disk-full"
        yield free >= FREE, sentence(key, free=free, path=path.parent)
    now = time.time()  # behind the newest line tables would stand still
    said, then = (time.strftime("%Y-%m-%d %H:%M", time.localtime(at)) for at in (now, newest))
    key = "doctor-clock-behind" if now < newest else "doctor-clock"
    yield now >= newest, sentence(key, now=said, then=then)
