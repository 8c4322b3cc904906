"""Write the pages of whole games: `python -m tests.fence FOLDER [EARLIER]`.

A fence for changes that shall leave everything as it is: it plays whole games of every family, and writes their pages
in each language, their exports and the answer of `referee replay --json` into a folder outside the repository.
`EARLIER` is such a folder of an earlier commit: its games are played again, line by line, and `diff -r` of the two
folders names every byte that changed. Codes, ids and times, which differ in each run, are written as `~`.
"""

import contextlib
import io
import json
import re
import sys
from pathlib import Path

from referee.cli.main import main as referee
from tests.support.night import Evening, evening
from tests.support.player import Player
from tests.web.test_whole_games import GAMES

PAGES = ("play", "board", "scores", "story", "penalties", "sheet?game=2", "ask", "catch-up", "menu", "tally")
EXPORTS = ("export.table?game=2", "export.json?game=2", "export.csv?game=2")
CHANGING = re.compile(
    r'(?<=name="post" value=")[^"]*|(?<=name="csrf_token" value=")[^"]*|(?<=X-CSRFToken":")[^"]*|[?&;]v=[\w.-]+|'
    r"\d{4}-\d\d-\d\dT?[\d:.+Z]*|(?<=datetime=\")[^\"]*|@\d+(?:\.\d+)?|[0-9a-f]{16,}|\bphone \d\d\b|"
    r'(?<=class="pin">)\d+|(?<=name="pin" value=")\d+|(?<="at": )[\d.]+|(?<=class="dealt">)[\s\d:]+'
)
LOOKS = 3
"""Looks at each game: the last of them at its end."""

Steps = list[list[str]]


def games_to_play() -> dict[str, tuple[str, Steps]]:
    """Return the head and the lines of each game by its name."""
    return {str(game): (game.head, list(Player(game, 1).steps())) for game in GAMES}


def masked(text: str, code: str) -> str:
    """Return a page without what differs in each run, one tag a line."""
    return CHANGING.sub("~", text.replace(code, "CODE")).replace("><", ">\n<")


def look(night: Evening, into: Path) -> None:
    """Write every page of a table in each language, for the first phone and for somebody who looks on."""
    into.mkdir(parents=True)
    code = night.table.code
    for language in ("en", "ko", "ja"):
        for who, pages in ((0, PAGES), (9, ("play", "board", "story"))):
            for page in pages:
                answer = night.phone(who, language).get(f"/{code}/{page}")
                text = f"{answer.status_code}\n{answer.get_data(as_text=True)}"
                name = f"{page.partition('?')[0]}-{who}-{language}.html"
                (into / name).write_text(masked(text, code), encoding="utf-8")
    for export in EXPORTS:
        text = night.phone(0).get(f"/{code}/{export}").get_data(as_text=True)
        (into / export.partition("?")[0]).write_text(masked(text, code), encoding="utf-8")


def play(head: str, steps: Steps, into: Path) -> None:
    """Play one game, look at it on the way and at its end, and judge its record again."""
    with evening(("Ann", "Bo")) as night:
        night.table.start(head, 1)
        looks = {round(len(steps) * (at + 1) / LOOKS) - 1 for at in range(LOOKS)}
        for at, lines in enumerate(steps):
            night.says(*lines)
            if at in looks:
                look(night, into / str(at))
        record = night.phone(0).get(f"/{night.table.code}/export.table?game=2").get_data(as_text=True)
    stored = into / "record.table"
    stored.write_text(re.sub(r"(?m)^@\S+ ", "", record), encoding="utf-8")
    with contextlib.redirect_stdout(io.StringIO()) as said, contextlib.suppress(SystemExit):
        referee(["replay", "--json", str(stored)])
    (into / "replay.json").write_text(said.getvalue().replace(str(into), ""), encoding="utf-8")


def main(folder: Path, earlier: Path | None) -> None:
    """Write the fence into a folder that does not exist yet."""
    games = json.loads((earlier / "games.json").read_text(encoding="utf-8")) if earlier else games_to_play()
    folder.mkdir(parents=True)
    (folder / "games.json").write_text(json.dumps(games, ensure_ascii=False, indent=1), encoding="utf-8")
    for name, (head, steps) in games.items():
        play(head, steps, folder / re.sub(r"[^\w=]+", "-", name))
        print(name, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
