"""A file of nights, written by one referee for another, without devices, PINs and seats' secrets.

It is text, one JSON value a line, usually compressed with gzip: a head, the persons, the nights, and an end with their
numbers, by which a file that was half copied is known.
"""

import gzip
import io
import json
import logging
import re
import zlib
from collections.abc import Iterable, Iterator, Mapping
from typing import IO, Any, cast

from referee.engine.basics.errors import NotationError
from referee.engine.model.rulings import Verdict
from referee.engine.notation.record import read_head
from referee.engine.notation.tokens import LONGEST_LINE
from referee.store.archive import ArchivedGame, ArchivedNight
from referee.store.codes import heard, read_code
from referee.store.values import COLOURS, SIGNS, PersonRow, SeatLook

VERSION = 1
KIND = "nights"
"""The value of `referee` in the head, which names the kind of file."""
LONGEST = 8 * 1024 * 1024
"""The most bytes of a line: a night has one, of some hundred thousand bytes if it is long.

A line of so many bytes takes a quarter of a gigabyte of memory at most, however few bytes of a compressed file it is.
"""
MOST_SEATS = 1000
"""The most seats of a night: each needs a PIN of four digits of its own."""
LONGEST_HEAD = 100_000
"""The most characters of the head of a record."""
LATEST = 1e11
"""A time in seconds since 1970 that no clock shows before the year 5000."""
GZIP = b"\x1f\x8b"
log = logging.getLogger(__name__)
_UID = re.compile(r"[0-9a-f]{32}")


class ArchiveError(Exception):
    """A file cannot be read.

    `key` says why: it is no file of nights (`not-ours`), one of a later version (`newer`), ends too soon (`cut`), or
    has a line (`line`, counted from 1) that no referee wrote (`wrong`). Of plays of another program it names what the
    file is instead, or that it is broken.
    """

    def __init__(self, key: str, line: int = 0) -> None:
        super().__init__(key, line)
        self.key, self.line = key, line


def write_archive(persons: Iterable[PersonRow], nights: Iterable[ArchivedNight]) -> Iterator[bytes]:
    """Yield a compressed file of nights, night by night; one that is too long to be read again is left out."""
    packed = zlib.compressobj(wbits=zlib.MAX_WBITS | 16)
    numbers = {"persons": 0, "nights": 0}

    def text(value: Mapping[str, object]) -> bytes:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"

    def looks(look: SeatLook) -> dict[str, object]:
        return {"colour": look.colour, "sign": look.sign}

    yield packed.compress(text({"referee": KIND, "version": VERSION}))
    for person in persons:
        numbers["persons"] += 1
        row = {"person": person.uid, "name": person.name, **looks(person.look), "listed": person.listed}
        yield packed.compress(text(row))
    for night in nights:
        written = text(
            {
                "night": night.uid,
                "code": night.code,
                "name": night.name,
                "opened": night.opened,
                "ended": night.ended,
                "seats": [{"name": name, **looks(look)} for name, look in night.seats],
                "people": night.people,
                "unnamed": night.unnamed,
                "games": [{"started": game.started, "head": game.head, "lines": game.lines} for game in night.games],
            }
        )
        if len(written) > LONGEST:
            log.warning("night %s is too long for a file of nights: %d bytes", night.code, len(written))
            continue
        numbers["nights"] += 1
        yield packed.compress(written)
    yield packed.compress(text({"end": numbers})) + packed.flush()


def read_archive(file: IO[bytes]) -> Iterator[PersonRow | ArchivedNight]:
    """Yield the persons and then the nights of a file, each as soon as it is read.

    Raises:
        ArchiveError: The file cannot be read; what was yielded before is right, but may not be all of it.
    """
    lines = _values(file)
    match next(lines, None):
        case {"referee": str(kind), "version": int(version)} if kind == KIND and version > 0:
            if version > VERSION:
                raise ArchiveError("newer")
        case _:
            raise ArchiveError("not-ours")
    persons: set[str] = set()
    nights: set[str] = set()
    ended = False
    for at, value in enumerate(lines, 2):
        try:
            match value:
                case {"person": str(uid)} if not ended and uid not in persons and not nights:
                    _must(isinstance(value["listed"], bool))
                    yield PersonRow(0, _uid(uid), _name(value["name"], least=0), _seat_look(value), value["listed"])
                    persons.add(uid)
                case {"night": str(uid)} if not ended and uid not in nights:
                    yield _night(value, persons)
                    nights.add(uid)
                case {"end": {"persons": int(known), "nights": int(told)}} if not ended:
                    if (known, told) != (len(persons), len(nights)):
                        raise ArchiveError("cut", at)
                    ended = True
                case _:
                    raise ArchiveError("wrong", at)
        except (AttributeError, KeyError, TypeError, ValueError, NotationError) as fault:
            raise ArchiveError("wrong", at) from fault
    if not ended:
        raise ArchiveError("cut")


def _values(file: IO[bytes]) -> Iterator[Any]:
    """Yield the value of each line of a file, compressed or not."""
    start = file.read(len(GZIP))
    file.seek(-len(start), io.SEEK_CUR)
    opened = cast(IO[bytes], gzip.GzipFile(fileobj=file)) if start == GZIP else file
    at = 0
    try:
        while text := opened.readline(LONGEST):
            at += 1
            if len(text) == LONGEST and not text.endswith(b"\n"):
                raise ArchiveError("wrong" if at > 1 else "not-ours", at)
            yield json.loads(text)
    except (EOFError, zlib.error, gzip.BadGzipFile) as fault:
        raise ArchiveError("cut" if at else "not-ours", at) from fault
    except (ValueError, RecursionError) as fault:
        # A line without its end is the last of a file that was half copied.
        raise ArchiveError("not-ours" if at == 1 else "wrong" if text.endswith(b"\n") else "cut", at) from fault


def _night(data: Any, persons: set[str]) -> ArchivedNight:
    seats = [(_name(seat["name"]), _seat_look(seat)) for seat in data["seats"]]
    people = {_name(name): uid for name, uid in data["people"].items()}
    code = _text(data["code"], 6)
    _must(read_code(code) == code and len(seats) <= MOST_SEATS)
    _must(len({heard(name) for name, _ in seats}) == len(seats) and persons.issuperset(people.values()))
    _are_different([name for name, _ in seats], people)
    return ArchivedNight(
        uid=_uid(data["night"]),
        code=code,
        name=_text(data["name"], LONGEST_LINE),
        opened=_number(data["opened"]),
        ended=None if data["ended"] is None else _number(data["ended"]),
        seats=seats,
        people=people,
        unnamed=[_name(name) for name in data["unnamed"]],
        games=[_game(game, people) for game in data["games"]],
    )


def _game(data: Any, people: Mapping[str, str]) -> ArchivedGame:
    head = data["head"]
    _must(isinstance(head, str) and len(head) <= LONGEST_HEAD and "\0" not in head and bool(head.encode()))
    _are_different(read_head(head).players, people)
    lines = []
    for at, text, verdict, rule, entered in data["lines"]:
        _must(bool(_text(text, LONGEST_LINE)))
        lines.append((_number(at), text, Verdict(verdict).value, _text(rule, LONGEST_LINE), _number(entered)))
    return ArchivedGame(_number(data["started"]), head, lines)


def _seat_look(data: Any) -> SeatLook:
    colour, sign = data["colour"], data["sign"]
    _must(type(colour) is int and colour in COLOURS and sign in SIGNS)
    return SeatLook(colour, sign)


def _uid(value: Any) -> str:
    _must(isinstance(value, str) and _UID.fullmatch(value) is not None)
    return str(value)


def _name(value: Any, least: int = 1) -> str:
    _must(len(_text(value, LONGEST_LINE)) >= least and value == value.strip())
    return str(value)


def _text(value: Any, most: int) -> str:
    """Return a text of one line; text that is no Unicode raises UnicodeEncodeError, a ValueError."""
    _must(isinstance(value, str) and len(value) <= most and len(value.splitlines()) <= 1 and "\0" not in value)
    value.encode()
    return str(value)


def _number(value: Any) -> float:
    _must(type(value) in (int, float) and 0 <= value <= LATEST)  # nothing that is no number is between two numbers
    return float(value)


def _are_different(names: Iterable[str], people: Mapping[str, str]) -> None:
    """Raise ValueError if two of these names are one person's: only somebody who took another name has two."""
    known = [people[name] for name in names if name in people]
    _must(len(set(known)) == len(known))


def _must(true: bool) -> None:
    if not true:
        raise ValueError
