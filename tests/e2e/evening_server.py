"""Serve tables in the states that the page tests need, behind the real app; `/be/2?language=ko` makes this browser
phone 2.

Started as `python -m tests.e2e.evening_server PORT [HOUSE]`, it prints the codes of its tables as JSON and then serves.
The tables of One play by the house rules of HOUSE too.
"""

import json
import sys
from collections.abc import Sequence
from random import Random
from urllib.parse import urlencode

from gevent import monkey

monkey.patch_all()

from flask import Flask, request  # noqa: E402
from gevent.pywsgi import WSGIServer  # noqa: E402
from werkzeug.wrappers import Response  # noqa: E402

from referee.engine.games import find  # noqa: E402
from referee.web.app import create_app  # noqa: E402
from referee.web.club.seatings import propose_next  # noqa: E402
from referee.web.core.phone import CHOICES, SECRET  # noqa: E402
from referee.web.sit.next_game import Plan  # noqa: E402
from tests.support import heartless  # noqa: E402
from tests.support.device import device_of, secret_of  # noqa: E402
from tests.support.night import NAMES, Evening  # noqa: E402

STARTED = ("Di deals", "Di flips 9D")
TABLES = {
    "deal": (),
    "turn": (*STARTED, "Ann plays 7D", "Bo plays 7S", "Ann penalizes Bo for question", "Cy draws 4", "Di plays 7H"),
    "wish": (*STARTED, "Ann plays JC"),
    "timeout": (*STARTED, "Ann plays 9H", "Cy says time-out", "Ann penalizes Bo for looked"),
    "vote": (*STARTED, "Ann penalizes Bo for question", "Bo disputes 3"),
    "count": (*STARTED, "Cy corrects hand.Ann 1", "Ann plays 9H saying one", "Bo holds KD QS"),
    "behind": (*STARTED, "Ann plays 7D"),
    "old": STARTED,
    "hand": (*STARTED, "Cy corrects hand.Ann 1", "Ann plays 9H saying one"),
    "over": (
        *("Di deals", "Di flips 9D", "Cy corrects hand.Ann 1", "Ann plays 9H saying one"),
        *("Bo holds KD QS", "Cy holds 35 points", "Di holds RJ 2C"),
    ),
    "between": (
        *("Di deals", "Di flips 9D", "Cy corrects hand.Ann 1", "Ann plays 9H saying one"),
        *("Bo holds 20 points", "Cy holds 35 points", "Di holds 27 points"),
        *("Ann deals", "Ann flips 9C", "Cy corrects hand.Bo 1; turn Bo", "Bo plays 9S saying one"),
        *("Ann holds 41 points", "Cy holds 3 points", "Di holds 9 points"),
    ),
}
UNO = "start=youngest"
FLIP = f"{UNO} edition=flip"
TURNED = ("Di deals", "Di flips R5", "Ann corrects turn Di")
CANASTA = ("Di deals", "Di flips 9H", "Ann draws 2")
ROUND = (
    *(*CANASTA, "Ann lays 3H", "Ann melds QS QH 2C / AS AH AD", "Ann discards 5S"),
    *("Bo draws 2", "Bo melds JS JH JD 2S", "Bo discards 8H", "Cy draws 2", "Cy discards 4C"),
    *("Di draws 2", "Di discards 8D"),
)
KINGS = "KS KH KD KC KS 2D 2H"
MELDS = {
    "first": CANASTA,
    "draw": ROUND,
    "meld": (*ROUND, "Ann draws 2"),
    "taken": (*ROUND, "Ann takes pile"),
    "full": (
        *(*ROUND[:-2], "Bo corrects hand.Ann 30; hand.Di 30", "Di draws 2"),
        f"Di melds {KINGS} / JC JS JH JD / 8S 8H 8D / 7S 7H 7D / 6S 6H 6D / 5H 5D 5C",
        *("Di discards 2S", "Ann draws 2", "Ann melds TS TH TD / 9S 9D 9C / 4S 4H 4D"),
    ),
    "leave": (*ROUND[:9], "Bo corrects hand.Cy 20", "Cy draws 2", "Cy asks"),
    "out": (
        *(*ROUND, "Ann draws 2", "Ann corrects hand.Ann 6", "Ann melds QD QC QS QH / AC", "Ann discards 6S"),
        "Bo holds KD 7S",
    ),
}
RACE = (
    *("Di agrees keep=scores", "Ann corrects score.Ann+Cy 1200"),
    "Ann+Cy scores cards=385 natural=1 mixed=1 red3=2 out=yes concealed=no hand=0",
    "Bo+Di scores cards=160 natural=0 mixed=0 red3=1 out=no concealed=no hand=85",
    "Ann+Cy scores cards=120 natural=0 mixed=0 red3=0 out=no concealed=no hand=35",
    "Bo+Di scores cards=420 natural=0 mixed=2 red3=1 out=yes concealed=no hand=20",
)


def played(seed: int, names: Sequence[str], cards: int) -> tuple[str, ...]:
    """Return the deal and some cards of a round of Hearts, random and legal."""
    chance = Random(seed)
    game = heartless.begun(heartless.dealt(chance, len(names)))
    lines = [f"{names[-1]} deals"]
    for _ in range(cards):
        card = chance.choice(sorted(game.legal(), key=lambda option: option.code))
        lines.append(f"{names[game.turn]} plays {card.code}")
        game.play(card)
    return tuple(lines)


SHOOTING, SETTLED, AT_SIX = 25, 3, 4
SCORED = tuple(
    f"{name} takes {points}"
    for scored in ((3, 16, 5, 2), (0, 0, 26, 0), (14, 1, 4, 7), (13, 3, 0, 10))
    for name, points in zip(NAMES, scored, strict=True)
)
POINTS = tuple(
    f"{name} scores {points}"
    for scored in ((0, 53, 12, 5), (27, 0, 8, 27))
    for name, points in zip(NAMES, scored, strict=True)
)
TRICKS = (
    *("Di deals", "Cy plays 2C", "Di plays 9C", "Ann plays KC", "Bo plays 4C"),
    *("Ann plays 3S", "Bo plays KS", "Cy plays QS", "Di plays 6S"),
    *("Bo plays 2D", "Cy plays 5D", "Di plays AD", "Ann plays 7H"),
)
"""Three tricks of Hearts."""
GAMES = {
    "attack": (
        "onecard",
        "",
        ("Di deals", "Di flips 9D", "Ann corrects turn Di", "Ann corrects hand.Di 2", "Di plays 2D"),
    ),
    "several": ("onecard", "", ("Di deals", "Di flips 9D")),
    "aloud": ("onecard", "", ("Di deals", "Di flips 9D")),
    "gathered": ("onecard", "", ("Di deals", "Di flips 9D")),
    "rare": ("onecard", "", ("Di deals", "Di flips 9D")),
    "drawn": ("onecard", "", ("Di deals", "Di flips 9D")),
    "run": ("onecard", "multi=both", ("Di deals", "Di flips 6H")),
    "cut": ("uno", "", ("Di cuts R3", "Bo cuts Y7")),
    "uno": ("uno", UNO, TURNED[:2]),
    "uno-hand": ("uno", UNO, (*TURNED, "Ann corrects hand.Di 1", "Di plays R7 saying uno")),
    "stacked": ("uno", f"{UNO} stack_d2_d2=on stack_w4_on_d2=on", (*TURNED, "Di plays RD")),
    "four": ("uno", UNO, (*TURNED, "Di plays W4 calling B")),
    "asked": ("uno", UNO, (*TURNED[:2], "Ann corrects hand.Ann 3", "Ann plays W4 calling B", "Bo challenges")),
    "shown": ("uno", UNO, (*TURNED[:2], "Ann corrects hand.Ann 3", "Ann plays W4 calling B", "Bo challenges")),
    "saw": ("uno", UNO, (*TURNED, "Di plays W4 calling B", "Ann challenges", "Di shows R1 G2 YS W B0 B9")),
    "light": ("uno", FLIP, (*TURNED, "Di plays RS")),
    "turned": ("uno", FLIP, (*TURNED, "Di plays RF")),
    "dark": ("uno", FLIP, (*TURNED, "Di plays RF", "Bo flips p5")),
    "trade": ("uno", f"{UNO} edition=hanpanee seven_zero=true", ("Di deals", "Di flips R5", "Ann plays R7")),
    "merciless": ("uno", f"{UNO} edition=hanpanee", (*TURNED, "Di plays RD4")),
    "merciful": ("uno", f"{UNO} edition=hanpanee", TURNED[:2]),
    "machine": ("uno", f"{UNO} edition=attack_extreme", TURNED[:2]),
    "together": ("uno", f"{UNO} multi=pair", TURNED[:2]),
    "eights": ("eights", "", ("Di deals", "Di flips 6H")),
    "other": ("other", "", ("Di deals",)),
    "kept": ("eights", "", ("Di agrees keep=scores", "Di deals")),
    **{name: ("canasta", "", lines) for name, lines in MELDS.items()},
    "race": ("canasta", "", RACE),
    "counted": ("canasta", "", ("Di agrees keep=scores",)),
    "halfway": ("hearts", "", ("Di deals",)),
    "passing": ("hearts", "", ("Di deals", "Bo gives QS 7H 2C", "Cy gives 3")),
    "trick": ("hearts", "passing=off", (*TRICKS, "Di plays 9D", "Ann plays TD")),
    "following": ("hearts", "passing=off", (*TRICKS, "Di plays 9D")),
    "rare-tricks": ("hearts", "passing=off", (*TRICKS, "Di plays 9D")),
    "answered": ("hearts", "passing=off", (*TRICKS, "Di plays 9D")),
    "laid": ("hearts", "passing=off", (*TRICKS, "Di plays 9D")),
    "penalized": ("hearts", "passing=off", (*TRICKS, "Di plays 9D", "Di penalizes Ann for question")),
    "opens": ("hearts", "passing=off", ("Di deals",)),
    "shooting": ("hearts", "passing=off", played(SHOOTING, NAMES, 38)),
    "settled": ("hearts", "passing=off", played(SETTLED, NAMES, 48)),
    "tricked": ("hearts", "passing=off", played(SETTLED, NAMES, 52)),
    "scored": ("hearts", "", ("Di agrees keep=scores", *SCORED)),
    "tally": ("hearts", "", ("Di agrees keep=scores",)),
    "points": ("one", "", ("Di agrees keep=scores", *POINTS)),
    "nine": ("hearts", "", ("Di agrees keep=scores",)),
}
"""Tables of other games: the game, its house rules, its lines."""
DISPUTED = {
    "attacked": ("onecard", "", ("Cy deals", "Cy flips 9H", "Ann plays AH", "Bo plays 2C")),
    "accused": ("one", "", ("Cy deals", "Cy flips 9D", "Ann plays 9H")),
    "told": ("one", "", ("Cy deals", "Cy flips 9D", "Ann plays 2C")),
    "watched": ("one", "", ("Cy deals", "Cy flips 9D", "Ann plays 2C")),
    "caught": ("one", "", ("Cy deals", "Cy flips 9D", "Ann plays 2C", "Bo penalizes Ann for play")),
    "coloured": ("uno", "start=youngest", ("Cy deals", "Cy flips R5", "Ann plays RS", "Cy plays R7")),
    "followed": ("hearts", "passing=off", ("Cy deals", "Bo plays 2C", "Cy plays 9C", "Ann plays 5D")),
}
"""Tables of three people with a line to dispute."""
LONG = ("Maximilian", "アレクサンドラ", "さくらこちゃん", "Wilhelmina")
COUNTED = ("Wilhelmina deals", "Wilhelmina flips 9D", "Wilhelmina corrects hand.アレクサンドラ 1; turn アレクサンドラ")
LONG_NAMES = {
    "long": (
        *("Wilhelmina deals", "Wilhelmina flips 9D", "Maximilian plays 7D", "アレクサンドラ plays 7S"),
        *("Maximilian penalizes アレクサンドラ for question", "さくらこちゃん draws 4", "Wilhelmina plays 7H"),
    ),
    "long-count": (*COUNTED, "アレクサンドラ plays 9H saying one", "Wilhelmina holds RJ 2C"),
    "long-over": (
        *(*COUNTED, "アレクサンドラ plays 9H saying one", "Maximilian holds 20 points"),
        *("さくらこちゃん holds 35 points", "Wilhelmina holds RJ 2C"),
    ),
    "long-jack": ("Wilhelmina deals", "Wilhelmina flips JD"),
}
"""Tables of One with long names."""
SIX = ("Ann", "Maximilian", "민아", "さくら", "Ed", "Josephine")
FIVE = (
    *("Ed deals", "Ann plays 3C", "Maximilian plays TC", "민아 plays KC", "さくら plays QC", "Ed plays 2H"),
    *("민아 plays 3D", "さくら plays 7D", "Ed plays 4D", "Ann plays AD"),
)
"""Hearts at five: a revoke is proven, and every card of the second trick but one lies on the table."""


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
    ended = Evening(app, NAMES, "enforce=referee end=rounds:1", 3)
    ended.says(*TABLES["over"])
    ended.table.change(store.end_night, ended.table.night.id)
    return made | {"ended": ended.table.code}


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
    tables = {}
    for name, lines in TABLES.items():
        short = "enforce=referee end=rounds:1" if name in ("turn", "over") else ""
        made = Evening(app, NAMES, f"{short} {house}".strip(), 3)
        if lines:
            made.says(*lines)
        tables[name] = made.table.code

    for name, (game, switches, lines) in GAMES.items():
        made = Evening(app, NAMES, switches, 3, game)
        made.says(*lines)
        tables[name] = made.table.code

    for name, (game, switches, lines) in DISPUTED.items():
        made = Evening(app, NAMES[:3], f"{switches} {house}".strip() if game == "one" else switches, 3, game)
        made.says(*lines)
        tables[name] = made.table.code

    for name, lines in LONG_NAMES.items():
        made = Evening(app, LONG, "enforce=referee end=rounds:1" if name == "long-over" else "", 3)
        made.says(*lines)
        tables[name] = made.table.code

    tables |= lobbies(app) | club(app)
    made = Evening(app, SIX, "passing=off", 6, "hearts")
    made.says(*played(AT_SIX, SIX, 27))
    tables["six"] = made.table.code
    made = Evening(app, SIX[:5], "passing=off", 5, "hearts")
    made.says(*FIVE)
    tables["five"] = made.table.code

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
