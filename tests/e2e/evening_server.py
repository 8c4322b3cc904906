"""Serve tables in the states that the page tests need, behind the real app; `/be/2?language=ko` makes this browser
phone 2.

Started as `python -m tests.e2e.evening_server PORT [HOUSE]`, it prints the codes of its tables as JSON and then serves.
The tables of One play by the house rules of HOUSE too.
"""

import json
import sys
from pathlib import Path
from urllib.parse import urlencode

from gevent import monkey

monkey.patch_all()

from flask import Flask, request  # noqa: E402
from gevent.pywsgi import WSGIServer  # noqa: E402
from werkzeug.wrappers import Response  # noqa: E402

from referee.engine.games import find  # noqa: E402
from referee.engine.notation.record import read  # noqa: E402
from referee.web.app import create_app  # noqa: E402
from referee.web.club.seating import propose_next  # noqa: E402
from referee.web.core.phone import CHOICES, SECRET  # noqa: E402
from referee.web.sit.next_game import Plan  # noqa: E402
from tests.support.device import device_of, secret_of  # noqa: E402
from tests.support.night import Evening  # noqa: E402
from tests.support.outcomes import season  # noqa: E402

SIX = ("Ann", "Maximilian", "민아", "さくら", "Ed", "Josephine")
SEASON = ("Anna", "Bob", "민준", "Christopher-James", "田中さん", "지우", "Dee", "Ella", "Finn", "Gwen", "Hugo", "さく")
"""The people of a season that ended before."""
TABLES = read(Path(__file__).with_name("evening.table").read_text(encoding="utf-8"))
"""Tables with a game under way; the record's title is the name of its state."""


def lobbies(app: Flask) -> dict[str, str]:
    """Return the codes of tables at which nothing is being played: before the first game and after the last."""
    registry = app.extensions["registry"]
    store = registry.writer.store
    made = {}
    crowd = (*SIX, "Gus", "Hana", "이준", "Jo")
    for name, people in (("empty", ()), ("coming", SIX[:3]), ("coming-five", SIX[:5]), ("crowd", crowd)):
        table = registry.open("", device_of("phone-0"), Plan("onecard", find("onecard").preset).to_text())
        for at, who in enumerate(people):
            table.change(store.add_seat, table.night.id, who, device_of(f"phone-{at}"))
        made[name] = table.code
    return made


def club(app: Flask) -> dict[str, str]:
    """Return the codes of a club run by phone 0, with a table that plays and a proposal for the others, and of that
    table.
    """
    store = app.extensions["registry"].writer.store
    first = Evening(app, SIX[2:], "", 0, "hearts")
    first.says("Josephine agrees keep=scores", "민아 takes 26", "さくら takes 0", "Ed takes 0", "Josephine takes 0")
    plan = Plan("canasta", find("canasta").preset).to_text()
    made = store.open_club(
        "금요일 Friday", device_of("phone-0"), plan, 4, size=4, minutes=45, first=first.table.night.id
    )
    first.table.catch_up_night()
    for at, who in enumerate(("Ann", "Bo", "Cy", "さくら2", "Wilhelmina Charlotte")):
        store.join_club(made.id, who, device_of(f"phone-{at}"))
    with app.test_request_context():
        propose_next(made, store.members(made.id), 0)
    return {"club": made.code, "clubbed": first.table.code}


def main(port: int, house: str = "") -> None:
    app = create_app({"TESTING": True, "URL": "http://192.168.1.20:8000"})
    season(app.extensions["registry"].writer.store, 45, SEASON)
    tables = {}
    for record in TABLES:
        head = record.head
        switches = [f"{key}={value}" for key, value in head.house] + [house] * (head.game == "one")
        phones = 3 if len(head.players) <= 4 else len(head.players)
        made = Evening(app, head.players, " ".join(switches).strip(), phones, head.game)
        if record.lines:
            made.enter(*(line.action for line in record.lines if line.action is not None))
        tables[record.title] = made.table.code
        if record.title == "ended":
            made.table.change(app.extensions["registry"].writer.store.end_night, made.table.night.id)
    tables |= lobbies(app) | club(app)

    store = app.extensions["registry"].writer.store
    store.share_season(store.keep_season(device_of("phone-0"), "Since the summer holidays", "2026-06-01"))

    @app.get("/be/<int:number>")
    def be(number: int) -> Response:
        made = Response(status=204)
        choices = {key: request.args.get(key, usual) for key, usual in (("language", "en"), ("theme", "auto"))}
        made.set_cookie(SECRET, secret_of(f"phone-{number}"))
        made.set_cookie(CHOICES, urlencode(choices))
        return made

    server = WSGIServer(("127.0.0.1", port), app, log=None)
    server.start()
    print(json.dumps(tables), flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
