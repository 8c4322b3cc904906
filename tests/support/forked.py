"""Real servers on loopback, started in moments: each is a fork of a process that has imported everything.

As a program (`python -m tests.support.forked DATABASE PROXIES`) it starts a server for each port that it reads and
prints the process id.
"""

import faulthandler
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from tests.support.folders import ROOT
from tests.support.ports import free_port


class Mother:
    """The process whose forks are servers of one database."""

    def __init__(self, database: Path | str, output: Path, proxies: int = 0) -> None:
        self.output = output
        with output.open("ab") as file:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.support.forked", str(database), str(proxies)],
                cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=file, text=True,
            )  # fmt: skip

    def start(self, port: int) -> int:
        """Start a server, wait until it answers, and return its process id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{port}\n")
        self._process.stdin.flush()
        pid = int(self._process.stdout.readline())
        for _ in range(1000):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
            except OSError:
                time.sleep(0.01)
            else:
                return pid
        raise TimeoutError(self.output.read_text())

    def close(self) -> None:
        """End the process; its servers must have ended."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(timeout=20)
        self._process.stdout.close()


class Lives:
    """Servers started one after another on one database, on loopback, each killed with -9."""

    def __init__(self, database: Path | str, output: Path | None = None) -> None:
        self.port = free_port()
        self.output = output or Path(database).with_suffix(".log")
        self._mother = Mother(database, self.output)
        self.pid = 0

    def begin(self) -> None:
        """Start a server and wait until it answers."""
        self.pid = self._mother.start(self.port)

    def kill(self) -> None:
        """Kill the server if it runs."""
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            self.pid = 0

    def close(self) -> None:
        """End everything."""
        self.kill()
        self._mother.close()


def main(database: str, proxies: int) -> None:
    import gevent
    from gevent import monkey

    monkey.patch_all()
    faulthandler.register(signal.SIGUSR1)
    from referee.paths import is_server
    from referee.server import serve
    from referee.texts import catalog

    serve.SETTLED = 3600.0  # nothing is prepared in advance: each server would compute for seconds beside the tests
    os.environ["REFEREE_LINES_A_MINUTE"] = "0"  # the phones of these tests tap faster than people do

    for language in catalog.LANGUAGES:
        _ = catalog.shared().of(language).entries  # parsed once for all servers
    fork = monkey.get_original("os", "fork")
    said = os.dup(1)
    os.dup2(2, 1)  # standard output goes where standard error goes
    children: dict[int, int] = {}
    while line := os.read(0, 100):
        port = int(line)
        if port in children:
            os.waitpid(children[port], 0)  # its port is free then
        child = children[port] = fork()
        if not child:
            gevent.reinit()
            place = database if is_server(database) else Path(database)
            os._exit(serve.run("127.0.0.1", port, None, place, proxies))
        os.write(said, f"{child}\n".encode())
    for child in children.values():
        os.waitpid(child, 0)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
