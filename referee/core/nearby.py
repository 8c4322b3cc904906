"""What a switch may be set to instead of what it is: its words, and the numbers on each side of the one that holds, of
which the nearest that makes a difference can be found."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from referee.core.house import Each, Kind, Limits, Maybe, Number, Steps, Words

T = TypeVar("T")
Trying = Generator[None, None, T | None]
"""One setting after another is tried; in between whoever waits may do something else."""


@dataclass(frozen=True, slots=True)
class Axis:
    """Numbers in their order, each as the text of the whole switch; `now` is the place of the one that holds (None: no
    number does)."""

    texts: Sequence[str]
    now: int | None


class _Texts(Sequence[str]):
    """The texts of a number's whole range, each made when somebody asks for it."""

    def __init__(self, number: Number, text: Callable[[float], str]) -> None:
        self.number, self.text = number, text

    def __len__(self) -> int:
        return self.place(self.number.most) + 1

    def __getitem__(self, at: Any) -> Any:
        value = self.number.least + at * self.number.step
        return self.text(round(value, 6) if self.number.step % 1 else int(value))

    def place(self, value: float) -> int:
        """Which of them a number is."""
        return round((value - self.number.least) / self.number.step)


def words(kind: Kind, now: Any) -> tuple[str, ...]:
    """What a switch may be set to that is no number; of words that are numbers those next to what holds `now` first."""
    match kind:
        case Number() | Steps():
            return ()
        case Each():
            return (kind.write(tuple(sorted(kind.usual))),)
        case Limits():
            return ("off",)
        case Maybe():
            return (kind.word,)
        case Words() if isinstance(now, int):
            return tuple(sorted(kind.words, key=lambda word: abs(int(word) - now)))
    return kind.values()


def axes(kind: Kind, now: Any) -> tuple[Axis, ...]:
    """The numbers that a switch may be set to, one after another, the others staying as they are `now`."""
    match kind:
        case Number():
            return (_axis(kind, now, kind.write),)
        case Maybe():
            return (_axis(kind.number, now or None, kind.number.write),)
        case Limits():  # one that is off would come last of all
            held = dict(now)
            return tuple(_axis(n, held.get(key, n.most), _with(kind, held, key)) for key, n in kind.limits)
        case Steps():
            return tuple(_axis(kind.number, n, _with(kind, dict(now), start)) for start, n in now)
    return ()


def _axis(number: Number, now: float | None, text: Callable[[float], str]) -> Axis:
    texts = _Texts(number, text)
    return Axis(texts, None if now is None else texts.place(now))


def _with(kind: Limits | Steps, held: Mapping[Any, Any], key: Any) -> Callable[[float], str]:
    usual = dict(kind.usual) if isinstance(kind, Each) else {}

    def text(number: float) -> str:
        pairs = {**held, key: number}
        return kind.write(tuple((each, n) for each, n in pairs.items() if each == key or usual.get(each) != n))

    return text


def nearest(axis: Axis, tried: Callable[[str], Trying[T]], turns: Callable[[T], bool], *, thorough: bool) -> Trying[T]:
    """What comes of the number nearest to the one that holds which `turns` the answer or, where none does, makes
    another difference (`tried` finds None where there is none). The ends of the range tell on which side to look, with
    `thorough` the next numbers too; where neither does, nothing is found."""
    now, last = axis.now, len(axis.texts) - 1
    if now is None:
        return (yield from _between(axis, tried, turns))
    best: tuple[bool, int, T] | None = None
    for end, step in ((0, -1), (last, 1)):
        hit: tuple[int, T] | None = None
        for at in dict.fromkeys((end, now + step) if thorough else (end,)) if end != now else ():
            found = yield from tried(axis.texts[at])
            if found is not None and (hit is None or turns(found)):
                hit = at, found
            if found is not None and turns(found):
                break
        if hit is not None:
            at, found = yield from _bisected(axis, tried, turns, now, hit)
            if best is None or (not turns(found), abs(at - now)) < best[:2]:
                best = not turns(found), abs(at - now), found
    return best[2] if best is not None else None


def _between(axis: Axis, tried: Callable[[str], Trying[T]], turns: Callable[[T], bool]) -> Trying[T]:
    """The same where no number holds: where but one end does it, what does it next to the other one; else the least."""
    last = len(axis.texts) - 1
    low = yield from tried(axis.texts[0])
    high = yield from tried(axis.texts[last])
    hits = [(at, found) for at, found in ((0, low), (last, high)) if found is not None]
    hits = [hit for hit in hits if turns(hit[1])] or hits
    if len(hits) == 1:
        hits = [(yield from _bisected(axis, tried, turns, last - hits[0][0], hits[0]))]
    return hits[0][1] if hits else None


def _bisected(
    axis: Axis, tried: Callable[[str], Trying[T]], turns: Callable[[T], bool], start: int, hit: tuple[int, T]
) -> Generator[None, None, tuple[int, T]]:
    """The number next to `start` that does what the one that was `hit` does."""
    near, (far, best) = start, hit
    while abs(far - near) > 1:
        at = (near + far) // 2
        found = yield from tried(axis.texts[at])
        if found is not None and turns(found) == turns(best):
            far, best = at, found
        else:
            near = at
    return far, best
