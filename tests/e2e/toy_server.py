"""The toy table behind real pages: the stream, the script and the writer together, without a game.

Started as `python -m tests.e2e.toy_server DATABASE PORT`; `/trouble?stream=503` makes the stream refuse from then on.
"""

import json
import re
import sys
from itertools import chain
from typing import Any

from gevent import monkey

monkey.patch_all()

from flask import Flask, Response, request, send_from_directory  # noqa: E402
from gevent.pywsgi import WSGIServer  # noqa: E402

from referee.live import Outcome, StoreWriter, TableRegistry  # noqa: E402
from referee.live.live_game import table_token  # noqa: E402
from referee.paths import HTMX, STATIC, TEMPLATES  # noqa: E402
from referee.store import Store  # noqa: E402
from tests.support.toy import HEAD, ToyLog, ToyScreens, actions  # noqa: E402

BASE = (TEMPLATES / "base.html").read_text(encoding="utf-8")
SCRIPTS = re.sub(r"{{ (static|vendor) }}", r"/\1", "".join(re.findall(r"<script.*?</script>", BASE)))
PAGE = """<!doctype html>
<html lang="en" translate="no">
<head><meta charset="utf-8"><title>Toy</title>
<meta name="htmx-config" content='{{"includeIndicatorCSS":false,
  "sse":{{"reconnectDelay":200,"reconnectMaxDelay":2000,"connectTimeout":4000}}}}'>
{scripts}</head>
<body>
<main hx-sse:connect="/stream?seat={seat}" hx-swap="none">
<p data-clock role="timer" hidden></p>
<section id="board">{board}</section>
<section id="people">{people}</section>
<section id="log">{log}</section>
<section id="mine">{mine}</section>
<div id="answer" role="status"></div>
<form hx-post="/tap" hx-target="#answer">
<input name="line" id="line" autocomplete="off"><button id="say">Say</button></form>
</main></body></html>"""


def main(path: str, port: int, *troubles: str) -> None:
    app = Flask(__name__, static_folder=None)
    screens = ToyScreens()
    registry = TableRegistry(StoreWriter(Store(path)), ToyLog, screens)
    rows = registry.writer.ask(registry.writer.store.nights)
    table: Any = registry.table(rows[0].code) if rows else registry.open("toy")
    if not table.games:
        table.start(HEAD, 0)
    trouble = {"stream": 200, "tap": 200, "lose": 0}
    trouble |= {name: int(value) for name, value in (pair.split("=") for pair in troubles)}

    def button(state: tuple[int, str]) -> str:
        vals = json.dumps({"line": "Bo draws 1", "seen": table_token(1, ToyLog.game.view(state))})
        return f"<button id='one' hx-post='/tap' hx-target='#answer' hx-vals='{vals}'>One!</button>"

    class WithButton(ToyScreens):
        def html(self, name: str, value: object, language: str, kept: object = None) -> str:
            inner = ToyScreens.html(self, name, value, language)
            return inner + button(value) if name == "board" else inner  # type: ignore[arg-type]

    screens = registry.screens = WithButton()

    @app.get("/")
    def page() -> str:
        seat = request.args.get("seat", 0, int)
        shown = chain(*screens.fragments(table, "phone", seat))
        html = {name: screens.html(name, value, "en") for name, value in shown}
        return PAGE.format(seat=seat, scripts=SCRIPTS, **html)

    @app.get("/stream")
    def stream() -> Response:
        if trouble["stream"] != 200:
            return Response("no stream", trouble["stream"])
        seat = request.args.get("seat", 0, int)
        news = iter(registry.watch(table, "phone", seat, "en", str(seat)))
        return Response(news, mimetype="text/event-stream", headers={"Cache-Control": "no-store"})

    @app.post("/tap")
    def tap() -> Response:
        if trouble["tap"] != 200:
            return Response("no tap", trouble["tap"], {"Retry-After": "3"} if trouble["tap"] == 429 else {})
        answer = table.enter(
            actions(*request.form.getlist("line")),
            device="0",
            post=request.form["post"],
            expected=request.form.get("seen"),
        )
        if trouble["lose"]:  # the line is stored, but its answer never arrives
            trouble["lose"] -= 1
            return Response("", 503)
        said = " ".join(str(entry.n) for entry in answer.entries) if answer.outcome is Outcome.KEPT else answer.outcome
        return Response(f"<p>answer {said}</p>")

    @app.get("/trouble")
    def make_trouble() -> str:
        for name, value in request.args.items():
            trouble[name] = int(value)
        return "ok"

    @app.get("/anew")
    def anew() -> str:
        nonlocal table
        table, screens.limit = registry.open("toy"), None
        table.start(HEAD, 0)
        return make_trouble()

    @app.get("/clock")
    def clock() -> str:
        left = request.args.get("left", type=float)
        screens.limit = None if left is None else table.game.now() + left
        table.notify()
        return "ok"

    @app.get("/watchers")
    def watchers() -> str:
        return str(len(table.watchers))

    @app.get("/favicon.ico")
    def icon() -> Response:
        return Response(status=204)

    @app.get("/static/<path:name>")
    def static_file(name: str) -> Response:
        return send_from_directory(STATIC, name)

    @app.get("/vendor/<path:name>")
    def vendor(name: str) -> Response:
        return send_from_directory(HTMX, name)

    @app.after_request
    def safe(response: Response) -> Response:
        response.headers["Content-Security-Policy"] = "default-src 'self'"
        return response

    WSGIServer(("127.0.0.1", port), app, log=None).serve_forever()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
