"""The `referee` command and its arguments. Each subcommand imports its modules when it is called."""

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from referee import __version__

PORT = 8000


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command, by default `serve`, and return its exit status."""
    given = list(sys.argv[1:] if argv is None else argv)
    if not given or (given[0].startswith("-") and given[0] not in {"-h", "--help", "--version"}):
        given.insert(0, "serve")
    arguments = vars(_parser().parse_args(given))
    command = arguments.pop("command")
    try:
        return _serve(arguments) if command == "serve" else _run(command, f"referee.cli.{command}", arguments)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # `| head` has read enough; nothing may be flushed at exit either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _number(name: str, least: int, most: int) -> Callable[[str], int]:
    """Return the type of an argument that is a whole number; argparse names it in its message."""

    def read(text: str) -> int:
        number = int(text)
        if not least <= number <= most:
            raise ValueError(text)
        return number

    read.__name__ = name
    return read


def _nights(text: str) -> Path | str:
    from referee.paths import is_server

    return text if is_server(text) else Path(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="referee", description="A referee for card games at a real table.")
    parser.add_argument("--version", action="version", version=f"referee {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command", required=True)

    def command(name: str, text: str) -> Callable[..., Any]:
        return commands.add_parser(name, help=text).add_argument

    serve = command("serve", "run the tables of an evening (what `referee` alone does)")
    replay = command("replay", "judge records again and show each line with its ruling")
    rules = command("rules", "a game's rules, in your language")
    check = command("check", "say what the folder of a game lacks")
    backup = command("backup", "copy the nights, also while the referee runs")
    move = command("move", "copy all nights into another database")
    doctor = command("doctor", "say what keeps phones out, or nights from being kept")

    for add in (serve, doctor):
        text = f"the port to listen on ({PORT}; 0 takes a free one)"
        add("--port", type=_number("port", 0, 65535), default=PORT, help=text)
        add("--host", default="0.0.0.0", help="the address to listen on (all of this computer's)")
        add("--url", help="the address that phones open, where this computer cannot know it")
    text = "how many reverse proxies stand before it (none: what they forward is not believed; see docs/proxy.md)"
    serve("--proxies", type=_number("number of proxies", 0, 9), default=0, metavar="N", help=text)
    for add in (serve, backup, doctor):
        text = "the database: a file (else one in its usual place), or postgresql://… for several servers"
        add("--db", type=_nights, metavar="PLACE", help=text)

    replay("files", nargs="+", metavar="FILE", help="a record (.table); - reads standard input")
    replay("--json", dest="as_json", action="store_true", help="print a JSON object for each line")
    rules("key", metavar="GAME", help="which game, such as one")
    rules("--lang", choices=("en", "ko", "ja"), help="the language (else the terminal's)")
    rules("--find", default="", metavar="WORDS", help="only what answers this, such as 'joker on ace'")
    text = "with --find, print every hit as a JSON object on a line of its own, best first: key, kind, name, score"
    rules("--json", dest="as_json", action="store_true", help=text)
    more = os.environ.get("REFEREE_GAMES")
    for add in (serve, replay, rules):
        text = "more games: each a folder inside this one (else what REFEREE_GAMES names)"
        add("--games", type=Path, metavar="FOLDER", default=Path(more) if more else None, help=text)

    text = "strangers open this referee: behind a proxy with https, and within bounds (see docs/public.md)"
    serve("--public", action="store_true", help=text)
    text = "with --public: the days after which an idle night is deleted (90)"
    serve("--days", type=_number("number of days", 1, 3650), default=90, metavar="N", help=text)
    text = "with --public: the gigabytes that the database may have (20)"
    serve("--room", type=_number("number of gigabytes", 1, 100_000), default=20, metavar="GB", help=text)
    text = "print each request as a line of JSON to standard error, without names and codes"
    serve("--requests", action="store_true", help=text)

    check("folder", type=Path, metavar="FOLDER", help="the folder of one game, such as my_games/nines")
    text = "where to (else beside the database, under the time of day); what is there is never overwritten"
    backup("file", nargs="?", type=Path, metavar="FILE", help=text)
    move("source", type=_nights, metavar="FROM", help="the nights: a file, or postgresql://…")
    move("target", type=_nights, metavar="TO", help="where to: the same, without nights in it")
    return parser


def _run(command: str, module: str, arguments: dict[str, Any]) -> int:
    """Run the module of a command with its arguments, after its games are added."""
    if "games" in arguments and _lacks_games(arguments.pop("games")):
        return 2 if command == "replay" else 1
    return int(import_module(module).run(**arguments))


def _serve(arguments: dict[str, Any]) -> int:
    gc.disable()  # all objects loaded now stay; searching them for garbage takes a tenth of the start
    from importlib import metadata

    # This must come first: the modules imported below use the patched sockets, locks and time.
    from gevent import monkey

    # It looks for listeners among all installed packages whenever it patches a module: an eighth of the start.
    installed = metadata.entry_points
    metadata.entry_points = cache(installed)  # type: ignore[assignment]
    monkey.patch_all()
    metadata.entry_points = installed

    public, days, room, requests = (arguments.pop(name) for name in ("public", "days", "room", "requests"))
    arguments["more"] = {"PUBLIC": public, "KEPT_DAYS": days, "ROOM": room * 10**9, "REQUESTS": requests}
    code = _run("serve", "referee.server.serve", arguments)
    if not code:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)  # all is closed; Python itself would wait for threads that only read ahead
    return code


def _lacks_games(place: Path | None) -> bool:
    """Add the games that only keep score, and those of a folder if one is named.

    If these have a fault, print it in one sentence and return True.
    """
    from referee.engine import games

    games.add_scored()
    if place is None:
        return False
    from referee.texts.catalog import TextError, shared
    from referee.texts.terminal import fail, sentence

    place = place.expanduser().absolute()
    try:
        games.add(place)
        shared()
    except games.BadFolder as bad:
        return bool(fail("bad-games", path=place, why=sentence(bad.key, **bad.fill)))
    except TextError as bad:
        return bool(fail("bad-games", path=place, why=bad))
    return False
