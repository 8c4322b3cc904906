"""A server without a descriptor or memory left: who is connected plays on, and it goes on once there is room again."""

import contextlib
import http.client
import socket
import sys
import time
from pathlib import Path

import pytest

from tests.support.forked import Lives
from tests.support.phones import Phone, is_kept, table_of
from tests.support.tapping import stored_posts

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits a process that runs")
MANY, ROOM = 40, 10


@pytest.mark.promise("If the disk is full, or the file")
def test_without_descriptors_or_memory_nothing_acknowledged_is_lost_and_it_goes_on(tmp_path: Path) -> None:
    import resource

    server = Lives(tmp_path / "nights.db")
    try:
        server.begin()
        code, (ann, bo) = table_of(server.port, 2)
        for phone in (ann, bo):
            phone._connection.timeout = 5

        def says(word: str) -> bool:
            return is_kept(ann.post(f"/{code}/enter", text=f"says {word}", post=word))

        assert says("hello")  # what its answer needs is read by now
        before = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
        used = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (used + ROOM, before[1]))
        idle = [socket.create_connection(("127.0.0.1", server.port), 5) for _ in range(MANY)]
        assert all(says(f"full-{number}") for number in range(5))
        for one in idle:
            one.close()
        new = Phone(server.port, 10)  # reads the first page
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, before)

        size = int(Path(f"/proc/{server.pid}/statm").read_text().split()[0]) * resource.getpagesize()
        resource.prlimit(server.pid, resource.RLIMIT_AS, (size, resource.RLIM_INFINITY))
        kept = [f"full-{number}" for number in range(5)]
        for word in ("a", "b", "c"):
            with contextlib.suppress(OSError, http.client.HTTPException):
                kept += [word] * says(word)
            with contextlib.suppress(OSError, http.client.HTTPException):
                bo.get(f"/{code}/story")
        resource.prlimit(server.pid, resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        for _ in range(5):
            with contextlib.suppress(OSError, http.client.HTTPException):  # it may still hang up on the last one
                if says("again"):
                    break
            time.sleep(0.2)
        for phone in (ann, bo, new):
            phone.close()
        server.kill()
    finally:
        server.close()
    posts = stored_posts(tmp_path / "nights.db")
    assert {posts[word] for word in (*kept, "again")} == {1}
