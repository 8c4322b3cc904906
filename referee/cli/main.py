"""The `referee` command and its arguments. Each subcommand imports its modules when it is called."""

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from referee import __version__

PORT = 8000


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command, by default `serve`, and return its exit status."""
    given = list(sys.argv[1:] if argv is None else argv)
    if not given or (given[0].startswith("-") and given[0] not in {"-h", "--help", "--version"}):
        given.insert(0, "serve")
    arguments = _parser().parse_args(given)
    try:
        return int(arguments.run(arguments))
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


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="referee", description="A referee for card games at a real table.")
    parser.add_argument("--version", action="version", version=f"referee {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_serve(commands.add_parser("serve", help="run the tables of an evening (what `referee` alone does)"))
    _add_replay(commands.add_parser("replay", help="judge records again and show each line with its ruling"))
    _add_rules(commands.add_parser("rules", help="a game's rules, in your language"))
    _add_check(commands.add_parser("check", help="say what the folder of a game lacks"))
    _add_backup(commands.add_parser("backup", help="copy the nights, also while the referee runs"))
    _add_move(commands.add_parser("move", help="copy all nights into another database"))
    _add_doctor(commands.add_parser("doctor", help="say what keeps phones out, or nights from being kept"))
    return parser


def _add_serve(parser: argparse.ArgumentParser) -> None:
    _place(parser)
    text = "how many reverse proxies stand before it (none: what they forward is not believed; see docs/proxy.md)"
    parser.add_argument("--proxies", type=_number("number of proxies", 0, 9), default=0, metavar="N", help=text)
    _database(parser)
    _games(parser)
    text = "strangers open this referee: behind a proxy with https, and within bounds (see docs/public.md)"
    parser.add_argument("--public", action="store_true", help=text)
    text = "with --public: the days after which an idle night is deleted (90)"
    parser.add_argument("--days", type=_number("number of days", 1, 3650), default=90, metavar="N", help=text)
    text = "with --public: the gigabytes that the database may have (20)"
    parser.add_argument("--room", type=_number("number of gigabytes", 1, 100_000), default=20, metavar="GB", help=text)
    text = "print each request as a line of JSON to standard error, without names and codes"
    parser.add_argument("--requests", action="store_true", help=text)
    parser.set_defaults(run=_serve)


def _place(parser: argparse.ArgumentParser) -> None:
    text = f"the port to listen on ({PORT}; 0 takes a free one)"
    parser.add_argument("--port", type=_number("port", 0, 65535), default=PORT, help=text)
    parser.add_argument("--host", default="0.0.0.0", help="the address to listen on (all of this computer's)")
    parser.add_argument("--url", help="the address that phones open, where this computer cannot know it")


def _database(parser: argparse.ArgumentParser) -> None:
    text = "the database: a file (else one in its usual place), or postgresql://… for several servers"
    parser.add_argument("--db", type=_nights, metavar="PLACE", help=text)


def _games(parser: argparse.ArgumentParser) -> None:
    given = os.environ.get("REFEREE_GAMES")
    text = "more games: each a folder inside this one (else what REFEREE_GAMES names)"
    parser.add_argument("--games", type=Path, metavar="FOLDER", default=Path(given) if given else None, help=text)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record (.table); - reads standard input")
    parser.add_argument("--json", action="store_true", help="print a JSON object for each line")
    _games(parser)
    parser.set_defaults(run=_replay)


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game, such as one")
    parser.add_argument("--lang", choices=("en", "ko", "ja"), help="the language (else the terminal's)")
    parser.add_argument("--find", default="", metavar="WORDS", help="only what answers this, such as 'joker on ace'")
    text = "with --find, print every hit as a JSON object on a line of its own, best first: key, kind, name, score"
    parser.add_argument("--json", action="store_true", help=text)
    _games(parser)
    parser.set_defaults(run=_rules)


def _add_check(parser: argparse.ArgumentParser) -> None:
    text = "the folder of one game, such as my_games/nines"
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=text)
    parser.set_defaults(run=_check)


def _add_backup(parser: argparse.ArgumentParser) -> None:
    text = "where to (else beside the database, under the time of day); what is there is never overwritten"
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=text)
    _database(parser)
    parser.set_defaults(run=_running("backup", "file", "db"))


def _add_move(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", type=_nights, metavar="FROM", help="the nights: a file, or postgresql://…")
    parser.add_argument("target", type=_nights, metavar="TO", help="where to: the same, without nights in it")
    parser.set_defaults(run=_running("move", "source", "target"))


def _add_doctor(parser: argparse.ArgumentParser) -> None:
    _place(parser)
    _database(parser)
    parser.set_defaults(run=_running("doctor", "host", "port", "url", "db"))


def _running(command: str, *given: str) -> Callable[[argparse.Namespace], int]:
    """Return the function that runs the module of a command with these arguments."""

    def run(arguments: argparse.Namespace) -> int:
        module = import_module(f"referee.cli.{command}")
        return int(module.run(*(getattr(arguments, name) for name in given)))

    return run


def _rules(arguments: argparse.Namespace) -> int:
    if _lacks_games(arguments.games):
        return 1
    if arguments.json and not arguments.find:
        print("referee rules: --json goes with --find WORDS", file=sys.stderr)
        return 2
    from referee.cli import rules

    return rules.run(arguments.game, arguments.lang, arguments.find, as_json=arguments.json)


def _check(arguments: argparse.Namespace) -> int:
    from referee.cli import check
    from referee.engine import games

    games.add_scored()
    return check.run(arguments.folder.expanduser())


def _replay(arguments: argparse.Namespace) -> int:
    if _lacks_games(arguments.games):
        return 2
    from referee.cli import replay

    return replay.run(arguments.files, as_json=arguments.json)


def _nights(text: str) -> Path | str:
    from referee.paths import is_server

    return text if is_server(text) else Path(text)


def _serve(arguments: argparse.Namespace) -> int:
    gc.disable()  # all objects loaded now stay; searching them for garbage takes a tenth of the start
    # This must come first: the modules imported below use the patched sockets, locks and time.
    from gevent import monkey

    monkey.patch_all()

    if _lacks_games(arguments.games):
        return 1
    from referee.server import serve

    more = {
        "PUBLIC": arguments.public,
        "KEPT_DAYS": arguments.days,
        "ROOM": arguments.room * 10**9,
        "REQUESTS": arguments.requests,
    }
    code = serve.run(arguments.host, arguments.port, arguments.url, arguments.db, arguments.proxies, more)
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
    from referee.texts.terminal import sentence

    place = place.expanduser().absolute()
    try:
        games.add(place)
        shared()
    except games.BadFolder as bad:
        why = sentence(bad.key, **bad.fill)
    except TextError as bad:
        why = str(bad)
    else:
        return False
    print(sentence("bad-games", path=place, why=why), file=sys.stderr)
    return True
