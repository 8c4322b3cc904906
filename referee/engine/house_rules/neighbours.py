"""Other values of a switch, and a search for the nearest number that changes a ruling."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from referee.engine.house_rules.options import Each, Kind, Limits, Maybe, Number, Steps, Words

T = TypeVar("T")
Trying = Generator[None, None, T | None]
"""Search that tries one setting after another; between two of them other work may be done."""


@dataclass(frozen=True, slots=True)
class NumberRange:
    """The numbers of a switch in their order, each as the text of the whole switch.

    `now` is the index of the number that holds, None where no number does.
    """

    texts: Sequence[str]
    now: int | None


class _Texts(Sequence[str]):
    """The texts of a number's whole range, each computed on access."""

    def __init__(self, number: Number, text: Callable[[float], str]) -> None:
        self.number, self.text = number, text

    def __len__(self) -> int:
        return self.place(self.number.most) + 1

    def __getitem__(self, at: Any) -> Any:
        value = self.number.least + at * self.number.step
        return self.text(round(value, 6) if self.number.step % 1 else int(value))

    def place(self, value: float) -> int:
        """Return the index of a number."""
        return round((value - self.number.least) / self.number.step)


def word_values(kind: Kind, now: Any) -> tuple[str, ...]:
    """Return the values of a switch that are not numbers.

    Of words that are digits, those nearest to the value `now` come first.
    """
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


def number_ranges(kind: Kind, now: Any) -> tuple[NumberRange, ...]:
    """Return the ranges of the numbers of a switch, one for each number; the others keep their value of `now`."""
    match kind:
        case Number():
            return (_range(kind, now, kind.write),)
        case Maybe():
            return (_range(kind.number, now or None, kind.number.write),)
        case Limits():  # one that is off counts as its highest number
            held = dict(now)
            return tuple(_range(n, held.get(key, n.most), _writer(kind, held, key)) for key, n in kind.limits)
        case Steps():
            return tuple(_range(kind.number, n, _writer(kind, dict(now), start)) for start, n in now)
    return ()


def _range(number: Number, now: float | None, text: Callable[[float], str]) -> NumberRange:
    texts = _Texts(number, text)
    return NumberRange(texts, None if now is None else texts.place(now))


def _writer(kind: Limits | Steps, held: Mapping[Any, Any], key: Any) -> Callable[[float], str]:
    usual = dict(kind.usual) if isinstance(kind, Each) else {}

    def text(number: float) -> str:
        pairs = {**held, key: number}
        return kind.write(tuple((start, n) for start, n in pairs.items() if start == key or usual.get(start) != n))

    return text


def nearest(
    axis: NumberRange, tried: Callable[[str], Trying[T]], turns: Callable[[T], bool], *, thorough: bool
) -> Trying[T]:
    """Return the finding for the nearest number that `turns` the answer, or else makes another difference.

    `tried` finds None for a number that makes no difference. The ends of the range show on which side to search, with
    `thorough` the neighbouring numbers too. If neither makes a difference, nothing is found.
    """
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


def _between(axis: NumberRange, tried: Callable[[str], Trying[T]], turns: Callable[[T], bool]) -> Trying[T]:
    """Return the finding for a switch whose present value is no number.

    If only one end of the range makes a difference, the result is for the number furthest from it that makes it too;
    else for the least number.
    """
    last = len(axis.texts) - 1
    low = yield from tried(axis.texts[0])
    high = yield from tried(axis.texts[last])
    hits = [(at, found) for at, found in ((0, low), (last, high)) if found is not None]
    hits = [hit for hit in hits if turns(hit[1])] or hits
    if len(hits) == 1:
        hits = [(yield from _bisected(axis, tried, turns, last - hits[0][0], hits[0]))]
    return hits[0][1] if hits else None


def _bisected(
    axis: NumberRange, tried: Callable[[str], Trying[T]], turns: Callable[[T], bool], start: int, hit: tuple[int, T]
) -> Generator[None, None, tuple[int, T]]:
    """Return the number nearest to `start` that makes the same difference as the `hit`, with its finding."""
    near, (far, best) = start, hit
    while abs(far - near) > 1:
        at = (near + far) // 2
        found = yield from tried(axis.texts[at])
        if found is not None and turns(found) == turns(best):
            far, best = at, found
        else:
            near = at
    return far, best
