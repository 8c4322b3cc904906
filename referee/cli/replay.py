"""`referee replay`: records on the terminal, line by line with the referee's ruling."""

import json
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from referee.engine.basics.errors import NotationError
from referee.records import replay
from referee.records.replay import ReplayedLine
from referee.texts.catalog import Catalog, shared
from referee.texts.sentences import Sentences
from referee.texts.terminal import language, sentence

HOLDS, DIFFERS, UNREADABLE = 0, 1, 2
TOLD = "file", "record", "line", "n", "action", "verdict", "rule"
"""Attributes of a replayed line that its object has, too."""


def run(files: Sequence[str], *, as_json: bool) -> int:
    """Replay the files, with `-` for standard input.

    Returns:
        0 if every demand holds, 1 if one does not, 2 if a file or a line cannot be read.
    """
    if isinstance(sys.stdout, TextIOWrapper):  # a record is always UTF-8
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")  # names of files may be none
    return max([_file(file, shared(), as_json=as_json) for file in files])


def _file(file: str, texts: Catalog, *, as_json: bool) -> int:
    code, last, begun = HOLDS, None, False
    name = sentence("standard-input") if file == "-" else file
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        for result in replay.replay(raw.decode("utf-8-sig"), name):
            if last is None or result.start != last.start:
                _scores(last, as_json=as_json)
                if not as_json and result.record is not None:
                    print(f"== {result.record}")
                begun = False
            last, begun = result, begun or result.n > 0
            _show(result, texts, as_json=as_json, begun=begun)
            if result.misses:
                code = DIFFERS
    except BrokenPipeError:
        raise
    except OSError as problem:
        return _fail(sentence("no-file", file=name, why=problem.strerror or str(problem)))
    except UnicodeDecodeError as problem:
        number = problem.object[: problem.start].count(b"\n") + 1
        return _fail(sentence("not-utf-8", file=name, line=number))
    except NotationError as fault:
        why = Sentences(texts, language(), last.names if last else ()).plain(fault.key, **fault.fill)
        return _fail(sentence("unreadable", file=name, line=fault.lineno or 1, why=why))
    _scores(last, as_json=as_json)
    return code


def _fail(why: str) -> int:
    sys.stdout.flush()
    print(why, file=sys.stderr)
    return UNREADABLE


def _show(result: ReplayedLine, texts: Catalog, *, as_json: bool, begun: bool) -> None:
    """Print a line and the demands it misses.

    In JSON, a line of demands before the first line of play is an object too, as no other line tells its facts. Those
    after a line would repeat that line's object.
    """
    said = Sentences(texts, language(), result.names).rule_plain(result.ruling) if result.ruling else ""
    if as_json and (result.ruling is not None or not begun):
        of = {name: getattr(result, name) for name in TOLD}
        of |= {"house": list(result.house), "says": said, "facts": dict(result.facts)}
        print(json.dumps(of, ensure_ascii=False))
    elif result.ruling is not None:
        time = "" if result.at is None else f"@{result.at:g} "
        print(f"{result.n:4}  {time}{result.action}  => {result.verdict} {result.rule}\n      {said}")
    for miss in result.misses:
        sys.stdout.flush()
        place = {"file": result.file, "line": result.line, "of": miss.of}
        print(sentence("differs", **place, demanded=miss.demanded, came=miss.came), file=sys.stderr)


def _scores(last: ReplayedLine | None, *, as_json: bool) -> None:
    if last is not None and not as_json:
        points = ", ".join(f"{name} {total}" for name, total in replay.scores(last).items())
        print(f"      {sentence('scores', scores=points)}\n")
