"""The real server, killed and started hundreds of times; each start is a fork of a process that has imported
everything.

As a program (`python -m tests.soak.lives DATABASE PORT`) it starts a server for each line that it reads and prints the
process id.
"""

import faulthandler
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Lives:
    """Servers started one after another on one database, on loopback."""

    def __init__(self, database: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.output = database.with_suffix(".log")
        with self.output.open("wb") as output:
            self._mother = subprocess.Popen(
                [sys.executable, "-m", "tests.soak.lives", str(database), str(self.port)],
                cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=output, text=True,
            )  # fmt: skip
        self.pid = 0

    def begin(self) -> None:
        """Start a server and wait until it answers."""
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.write("live\n")
        self._mother.stdin.flush()
        self.pid = int(self._mother.stdout.readline())
        for _ in range(1000):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.01)
            else:
                return
        raise TimeoutError(self.output.read_text())

    def doing(self) -> str:
        """Describe what the server is doing, for a message about a server that does not answer."""
        os.kill(self.pid, signal.SIGUSR1)
        time.sleep(0.5)
        return self.output.read_text(errors="replace")[-4000:]

    def kill(self) -> None:
        """Kill the server with -9."""
        os.kill(self.pid, signal.SIGKILL)
        self.pid = 0

    def close(self) -> None:
        """Stop the server if it runs."""
        if self.pid:
            self.kill()
        assert self._mother.stdin is not None
        self._mother.stdin.close()
        self._mother.wait(timeout=20)
        assert self._mother.stdout is not None
        self._mother.stdout.close()


def main(database: Path, port: int) -> None:
    import gevent
    from gevent import monkey

    monkey.patch_all()
    faulthandler.register(signal.SIGUSR1)
    from referee.server import serve
    from referee.texts import catalog

    os.environ["REFEREE_LINES_A_MINUTE"] = "0"  # the phones of this test tap faster than people do

    for language in catalog.LANGUAGES:
        catalog.shared().of(language)
    fork = monkey.get_original("os", "fork")
    said = os.dup(1)
    os.dup2(2, 1)  # standard output goes where standard error goes
    while os.read(0, 5):
        child = fork()
        if not child:
            gevent.reinit()
            os._exit(serve.run("127.0.0.1", port, None, database))
        os.write(said, f"{child}\n".encode())
        os.waitpid(child, 0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
