"""A PostgreSQL server for tests: a cluster in a temporary folder, on loopback, of Debian's own programs.

It is started once a process of pytest, and each test has a database of its own there.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path

from tests.support.ports import free_port

PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name), reverse=True)
ACCOUNT = "postgres"
"""The account that runs the server where tests run as root, which PostgreSQL refuses."""
REQUIRED = "REFEREE_REQUIRE_BROWSER"
"""The variable of CI, where nothing that a test needs may be missing."""
_numbers = count(1)


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, or None."""
    found = shutil.which("initdb")
    return next(iter(PLACES), Path(found).parent if found else None)


class Postgres:
    """A running server; `logged` means that it syncs every commit to the disk, as a real one does."""

    def __init__(self, place: Path, *, logged: bool = False) -> None:
        self.port = free_port()
        self._data = place / "data"
        bin = programs()
        assert bin is not None
        self._bin = bin
        place.chmod(0o755)
        self._data.mkdir()
        if os.getuid() == 0:
            shutil.chown(self._data, ACCOUNT)
        self._call("initdb", "--auth=trust", "--username=referee", "--encoding=UTF8", "--locale=C", "--no-sync")
        settings = ["fsync=on" if logged else "fsync=off", f"synchronous_commit={'on' if logged else 'off'}"]
        settings += [f"port={self.port}", "listen_addresses='127.0.0.1'", "unix_socket_directories=''"]
        settings += ["shared_buffers=64MB", "max_connections=60"]
        with (self._data / "postgresql.conf").open("a") as file:
            file.write("\n".join(settings) + "\n")
        self.start()

    def start(self) -> None:
        """Start the server and wait until it answers."""
        self._call("pg_ctl", "start", "--wait", "--timeout=60", f"--log={self._data}/log")

    def stop(self, mode: str = "immediate") -> None:
        """Stop the server: `fast` in order, `immediate` as in a crash."""
        self._call("pg_ctl", "stop", "--wait", f"--mode={mode}")

    @property
    def process(self) -> int:
        """The id of its first process, whose children are the others."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def url(self, name: str = "postgres") -> str:
        """Return the address of a database."""
        return f"postgresql://referee@127.0.0.1:{self.port}/{name}"

    def make(self, encoding: str = "UTF8") -> str:
        """Create an empty database and return its address."""
        import psycopg

        name = f"nights{next(_numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} ENCODING '{encoding}' TEMPLATE template0".encode())
        return self.url(name)

    def _call(self, program: str, *arguments: str) -> None:
        command = [str(self._bin / program), "--pgdata", str(self._data), *arguments]
        if os.getuid() == 0:
            command = ["setpriv", f"--reuid={ACCOUNT}", f"--regid={ACCOUNT}", "--clear-groups", *command]
        # A file and no pipe: the server itself would keep a pipe open.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(command, stdout=said, stderr=said, stdin=subprocess.DEVNULL, check=False, cwd="/")
            said.seek(0)
            assert done.returncode == 0, said.read().decode()


@contextmanager
def postgres(*, logged: bool = False) -> Iterator[Postgres]:
    """Run a server of its own for a block."""
    with tempfile.TemporaryDirectory(prefix="referee-postgres-") as place:
        server = Postgres(Path(place), logged=logged)
        try:
            yield server
        finally:
            server.stop()


@cache
def missing() -> str:
    """Return why there is no PostgreSQL for tests, or nothing if there is one."""
    if programs() is not None:
        return ""
    assert not os.environ.get(REQUIRED), "CI has no PostgreSQL"
    return "PostgreSQL is not installed (apt install postgresql)"
