"""Texts from anybody are judged in a separate process, which answers as the server would and cannot bring it down."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.engine.games import added
from referee.records.pasted import pack
from referee.web.request.in_worker import ENDED, WORKER
from referee.web.request.worker import NoAnswer, Request, Worker
from tests.support.client import Client, said, without_taps
from tests.support.lobby import Lobby, lobby
from tests.web.pages.test_film import RECORD


@pytest.fixture(scope="module")
def here() -> Iterator[Lobby]:
    """Yield a server with a worker, which has time on a computer that runs many tests at once too."""
    with lobby(WORKER=True) as made:
        made.app.extensions[WORKER]._seconds = 120.0
        yield made
        made.app.extensions[WORKER].close()


@pytest.fixture
def apart() -> Iterator[Lobby]:
    """Yield another server, whose worker is made to fail."""
    with lobby(WORKER=True) as made:
        yield made
        made.app.extensions[WORKER].close()


def worker(here: Lobby) -> Worker:
    found = here.app.extensions[WORKER]
    assert isinstance(found, Worker)
    return found


def pasted(client: Client, text: str = RECORD) -> str:
    answer = client.send("/record", text=text)
    assert answer.status_code == 303
    return str(answer.location)


def test_the_worker_answers_as_the_server_would(here: Lobby) -> None:
    with lobby() as alone:
        for language in ("en", "ko", "ja"):
            one, other = here.phone(language), alone.phone(language)
            where = pasted(one)
            assert where == pasted(other)
            link = f"/m/{pack(RECORD)}"
            for page in ("", "?line=2", "/ask?line=1&who=1&q=plays 7C", "/ask?line=1"):
                for start in (where, link):
                    first, second = one.get(start + page), other.get(start + page)
                    assert (first.status_code, second.status_code) == (200, 200)
                    assert without_taps(first) == without_taps(second)
            for text in ("", "game: one\n", "game: one\nplayers: Ann Bo\n\nAnn jumps\n"):
                first, second = one.send("/record", text=text), other.send("/record", text=text)
                assert (first.status_code, without_taps(first)) == (second.status_code, without_taps(second))
    assert worker(here).pid not in (None, os.getpid())


def test_the_worker_starts_when_first_needed_and_no_table_needs_it(apart: Lobby) -> None:
    client = apart.phone()
    assert client.get("/").status_code == 200
    assert client.get("/record").status_code == 200
    apart.play(("Ann", "Bo"))
    assert worker(apart).pid is None
    pasted(client)
    assert worker(apart).pid is not None


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows ends processes otherwise")
def test_a_dead_worker_is_replaced(apart: Lobby) -> None:
    client = apart.phone()
    pasted(client)
    first = worker(apart).pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    where = f"/m/{pack(RECORD)}"
    assert {client.get(where).status_code for _ in range(2)} <= {200, 503}
    assert client.get(where).status_code == 200
    assert worker(apart).pid not in (None, first)


SLEEPS = (
    "import sys, time; from referee.web.request.worker import receive, send\n"
    "receive(sys.stdin.buffer); send(sys.stdout.buffer, {'ready': True}); time.sleep(60)"
)


def test_a_timeout_is_a_sentence_and_ends_only_the_worker(apart: Lobby) -> None:
    found = worker(apart)
    usual, found._command, found._seconds = found._command, (sys.executable, "-c", SLEEPS), 0.2
    sentences = {"en": "takes too long to judge", "ko": "너무 오래 걸려", "ja": "時間がかかり"}
    for language, sentence in sentences.items():
        answer = apart.phone(language).get(f"/m/{pack(RECORD)}?line=1")
        assert answer.status_code == 503
        assert sentence in said(answer)
        assert found.pid is None
    found._command, found._seconds = usual, 60.0
    assert apart.phone().get(f"/m/{pack(RECORD)}").status_code == 200


def test_restarts_of_the_worker_are_limited(apart: Lobby) -> None:
    found, client, other = worker(apart), apart.phone(), apart.phone(address="192.168.0.21")
    found._command, found._seconds = (sys.executable, "-c", SLEEPS), 0.2
    for _ in range(int(ENDED.partition("/")[0])):
        assert client.get(f"/m/{pack(RECORD)}").status_code == 503
    assert client.get(f"/m/{pack(RECORD)}").status_code == 429
    assert other.get(f"/m/{pack(RECORD)}").status_code == 503


@pytest.mark.parametrize("command", [("/nowhere/python",), (sys.executable, "-c", "raise SystemExit(3)")])
def test_without_a_worker_only_records_are_not_judged(apart: Lobby, command: tuple[str, ...]) -> None:
    client = apart.phone()
    worker(apart)._command = command
    for answer in (client.get(f"/m/{pack(RECORD)}"), client.send("/record", text=RECORD)):
        assert answer.status_code == 503
        assert "Records cannot be judged just now" in said(answer)
    assert client.get("/").status_code == 200


GREEDY = "import sys; from referee.server import worker_process as p; p.MEMORY = {}; sys.exit(p.main())"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not hold a process to its memory")
def test_the_memory_of_the_worker_is_limited() -> None:
    taking = (
        "import sys; from referee.server import worker_process as p; p.stand_back()\n"
        "try:\n    held = bytearray(2 * p.MEMORY)\nexcept MemoryError:\n    sys.exit(7)"
    )
    assert os.spawnv(os.P_WAIT, sys.executable, [sys.executable, "-c", taking]) == 7
    few = Worker({}, command=(sys.executable, "-c", GREEDY.format(16 * 1024 * 1024)))
    with pytest.raises(NoAnswer) as fault:
        few.answer(Request({}))
    assert not fault.value.slow
    few.close()


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="there are no processes to look at here")
def test_the_worker_ends_with_the_server(apart: Lobby) -> None:
    pasted(apart.phone())
    found = worker(apart)
    process = found._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()  # as after a kill of the server
    for _ in range(200):
        if process.poll() is not None:
            break
        time.sleep(0.05)
    assert process.poll() == 0
    found.close()
    with pytest.raises(NoAnswer):
        found.answer(Request({}))


def test_the_worker_knows_the_same_folders_of_games(here: Lobby) -> None:
    assert worker(here)._start_message["games"] == [str(place) for place in added()]
