"""The page about a tap lists the functions that a tap really calls."""

import re
import sys
from collections import Counter
from types import FrameType
from typing import Any

import gevent

from tests.support.device import device_of
from tests.support.folders import ROOT
from tests.support.night import evening


class Sink:
    """The connection of a phone that takes everything at once."""

    def __init__(self) -> None:
        self.data = b""

    def push(self, data: bytes) -> bytes:
        self.data += data
        return b""

    def finish(self, rest: bytes) -> None:
        raise AssertionError(rest)


STEP = re.compile(r"^- `([\w.]+)`(.*)", re.MULTILINE)
WATCHING = 3


TAPS = {
    "onecard": ("enforce=referee", ("Di deals", "Di flips 7H"), {"verb": "plays", "card": "9H"}, "9♥"),
    "hearts": ("passing=off", ("Di deals", "Di plays 2C"), {"verb": "plays", "card": "9C"}, "9♣"),
    "canasta": ("", ("Di deals", "Di flips 7H", "Ann draws 2"), {"verb": "discards", "cards": "8H"}, "8♥"),
}
"""The traced tap of each game: the house rules, the lines before it, what Ann's phone sends, and what all show then."""


def traced(watching: int = WATCHING, game: str = "onecard") -> list[tuple[str, str]]:
    """Return the functions of the package that the page's tap calls, in order, each as (module, function).

    So many phones are `watching`, each the one of a seat in turn; a tap that nobody watches is answered by itself.
    """
    house, before, form, shown = TAPS[game]
    calls: list[tuple[str, str]] = []

    def called(frame: FrameType, event: str, _: Any) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith("referee."):
            calls.append((module.removeprefix("referee."), frame.f_code.co_qualname))

    with evening(house=house, game=game, with_phones=4) as night:
        night.says(*before)
        ann = night.phone(0)
        assert ann.get(f"/{night.table.code}/play").status_code == 200
        sinks = [Sink() for _ in range(watching)]
        watchers = [
            night.registry.watch(night.table, "phone", at % 4, "en", device_of(f"phone-{at % 4}"), wire=sink)
            for at, sink in enumerate(sinks)
        ]
        streams = [gevent.spawn(list, watcher) for watcher in watchers]
        gevent.sleep(0.1)
        while night.table._pushing or not all(watcher.is_quick for watcher in watchers):
            gevent.sleep(0.01)
        for sink in sinks:
            sink.data = b""
        token = night.game.token
        sys.setprofile(called)
        try:
            answer = night.tap(ann, "enter", **form, seen=token)
            with gevent.Timeout(5):
                while not all(shown in sink.data.decode() for sink in sinks):
                    gevent.sleep(0.01)
        finally:
            sys.setprofile(None)
        assert (answer.status_code, answer.text == "") == ((204, True) if watching else (200, False))
        assert ["data-tap" in sink.data.decode() for sink in sinks] == [at % 4 == 0 for at in range(watching)]
        gevent.killall(streams)
    return calls


def test_a_tap_calls_the_functions_of_the_page() -> None:
    steps = STEP.findall((ROOT / "docs" / "a-tap.md").read_text(encoding="utf-8"))
    assert len(steps) > 30
    calls = [f"{module}.{function}" for module, function in traced()]
    first = {name: calls.index(name) for name in dict.fromkeys(calls)}
    assert [name for name, _ in steps if name not in first] == [], "no such call"
    order = [name for name, _ in steps]
    assert order == sorted(order, key=first.__getitem__)
    counts = Counter(calls)
    assert {name: counts[name] for name, said in steps if "*once*" in said and counts[name] != 1} == {}
