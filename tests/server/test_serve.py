"""The server as it runs at a table, and texts meant to block it."""

import gc
import os
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import gevent
import pytest

from referee.records.pasted import pack
from referee.server import serve
from referee.store import Store
from tests.cli.test_main import serving
from tests.support.lobby import lobby
from tests.support.toy import line

LONG = 4.0
"""Seconds after which people at a table would notice; on a busy computer an ordinary page takes one."""
HOSTILE = "game: one\nplayers: Ann Bo\n\nAnn draws => " + '\\"' * 29_400
HEAVY = (
    "game: one\nplayers: Ann Bo Cy\ntop: 9D\nturn: Ann\n\n"
    + "Ann plays 9H\n" * 500
    + "".join(f"Bo amends {n}: Ann plays 9S\n" for n in range(1, 490))
)


def status(address: str) -> int:
    try:
        with urllib.request.urlopen(address, timeout=90) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        return refused.code


@pytest.mark.promise("A text that anybody may send")
@pytest.mark.parametrize("text", [HOSTILE, HEAVY], ids=["hostile", "heavy"])
def test_no_text_blocks_a_table(tmp_path: Path, text: str) -> None:
    with serving("--port", "0", "--host", "127.0.0.1", "--db", str(tmp_path / "nights.db")) as (process, said):
        home = next(word for word in said.split() if word.startswith("http://127.0.0.1:"))
        assert status(home) == 200
        judged: list[int] = []
        sending = threading.Thread(target=lambda: judged.append(status(f"{home}/m/{pack(text)}")))
        sending.start()
        longest = 0.0
        while sending.is_alive():
            start = time.monotonic()
            assert status(home) == 200
            longest = max(longest, time.monotonic() - start)
            time.sleep(0.05)
        assert longest < LONG
        assert judged[0] in (200, 404, 503)
        process.terminate()
        assert process.wait(20) == 0


def test_behind_a_proxy_it_names_one_address_and_no_wifi(capsys: pytest.CaptureFixture[str]) -> None:
    serve._announce("127.0.0.1", 8000, "https://cards.example.org", "nights.db", proxied=True)
    said = capsys.readouterr().out
    assert "On the phones: https://cards.example.org" in said
    assert "127.0.0.1" not in said


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1",
        "https://[::1]/",
        "192.168.0.12:8000",
        "http://",
        "http://a:b",
        "https://cards.example/referee",
    ],
)
def test_an_address_that_no_phone_can_open_is_one_sentence(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve.run("127.0.0.1", 0, url, None) == 1
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.startswith(url)


@pytest.mark.parametrize(("url", "proxies"), [(None, 0), ("http://cards.example.org", 1)])
def test_a_public_server_without_https_or_proxy_is_one_sentence(
    url: str | None, proxies: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve.run("127.0.0.1", 0, url, tmp_path / "x.db", proxies, {"PUBLIC": True}) == 1
    assert "A public server needs https" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.promise("A table that cannot be read")
def test_a_damaged_file_is_opened_and_said_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "SETTLED", 0.0)
    nights = tmp_path / "nights.db"
    with closing(Store(nights)) as store:
        game = store.add_game(store.open_night("Friday").id, "game: one\nplayers: Ann Bo\n")
        store.append([line(game.id, n, f"Ann says {n}") for n in range(1, 400)])
    serve._check_database(nights)
    assert capsys.readouterr().err == ""
    with nights.open("r+b") as file:
        file.seek(-4096, os.SEEK_END)
        file.write(b"\xff" * 4096)
    with closing(Store(nights)):
        serve._check_database(nights)
    assert capsys.readouterr().err.startswith(f"{nights} is damaged.")


@pytest.mark.promise("A rulebook is sent in less")
@pytest.mark.parametrize("watched", [False, True])
def test_what_is_prepared_in_advance_leaves_most_of_the_time_to_requests(
    watched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that computed without a rest after its start answered a proxy's checks too late on a busy computer."""
    took, pauses = [0.004, 0.001, 0.02], list[float]()

    def steps(_: object) -> Iterator[None]:
        for seconds in took:
            time.sleep(seconds)
            yield

    monkeypatch.setattr(serve, "_read_templates", steps)
    monkeypatch.setattr(serve, "gevent", SimpleNamespace(sleep=pauses.append, get_hub=serve.gevent.get_hub))
    monkeypatch.setattr(serve.gc, "freeze", lambda: None)
    monkeypatch.setattr(serve.games, "names", lambda: ())
    monkeypatch.setattr(serve, "LANGUAGES", ())  # else later tests would have texts of no game
    serve._prepare(SimpleNamespace(extensions={"registry": SimpleNamespace(is_watched=watched)}))  # type: ignore[arg-type]
    after_start, *between = pauses
    assert after_start == serve.SETTLED == 20.0
    if watched:
        assert between == [serve.PAUSE] * len(took)
    else:
        assert all(pause >= serve.REST * seconds for pause, seconds in zip(between, took, strict=True))


def test_garbage_is_collected_while_few_tap(monkeypatch: pytest.MonkeyPatch) -> None:
    made, done = iter([500, 20_000, 20_400, 30_000, 30_900, 900]), list[int]()
    ends = iter(range(6))
    monkeypatch.setattr(serve, "gevent", SimpleNamespace(sleep=lambda _: next(ends)))
    monkeypatch.setattr(serve, "gc", SimpleNamespace(get_count=lambda: (next(made), 0, 0), collect=done.append))
    watched = iter([True, False])
    with pytest.raises(StopIteration):
        serve._collect(type("Registry", (), {"is_watched": property(lambda _: next(watched))})())
    assert done == [1, 2], "twice few objects came, and the second time nobody watched"


def test_a_tap_leaves_nothing_of_ours_to_the_garbage_collector(request: pytest.FixtureRequest) -> None:
    """A collection looks at everything that changed since the last: it has to be rare."""
    request.addfinalizer(gc.garbage.clear)
    request.addfinalizer(lambda: gc.set_debug(0))
    with lobby() as here:
        code, clients = here.play()
        wire = SimpleNamespace(push=lambda _: b"", finish=lambda _: None)
        watch, table = here.app.extensions["registry"].watch, here.table(code)
        readers = [gevent.spawn(list, watch(table, "phone", seat, "en", "phone", wire=wire)) for seat in range(3)]
        for number in range(6):
            if number == 3:
                gc.collect()
                gc.set_debug(gc.DEBUG_SAVEALL)
            answer = clients[number % 3].post(f"/{code}/enter", data={"text": "draws", "post": str(number)})
            assert answer.status_code in (200, 204)
            gevent.sleep(0.05)
        gc.collect()
        assert "StateMachineMatcher.match.<locals>._match" in {getattr(one, "__qualname__", "") for one in gc.garbage}
        modules = [str(getattr(one, "__module__", type(one).__module__)) for one in gc.garbage]
        assert not [module for module in modules if module.startswith("referee")]
        gevent.killall(readers)


@pytest.mark.promise("A new version can be installed")
def test_once_the_templates_are_read_the_next_version_can_be_installed_over_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with lobby() as here:
        environment = here.app.jinja_env
        assert len(list(serve._read_templates(here.app))) <= len(environment.cache or ())

        def other(_: object, name: str) -> tuple[str, str, Callable[[], bool]]:
            return "{{ what_this_version_does_not_know() }}", name, lambda: False

        monkeypatch.setattr(type(environment.loader), "get_source", other)
        code, [ann, *_] = here.play()
        for page in ("/", "/new/one", "/standings", f"/{code}/play", f"/{code}/menu", f"/nights/{code}"):
            assert ann.get(page).status_code == 200, page
