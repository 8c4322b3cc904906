"""Random values, lines and bodies that are wrong in every known way."""

from random import Random
from urllib.parse import quote_plus

WORDS = (
    *("", " ", "0", "-1", "1", "3", "007", "9" * 20, "1e9", "NaN", "１２", "²", "٣", "½", "0x10", "1_0", "1" * 9),
    *("none", "null", "true", "off", "any", "auto", "ko", "en;q=0", "Ann", "Bo", "ann", "Ａｎｎ", "민아", "zzz"),
    *("\0", "a\0b", "\x1b[31m", "\r\nSet-Cookie: a=b", "\u202eabc", "\u200b\u2060", "\ufeff", "é" * 3, "ﷺ"),
    *("👨\u200d👩\u200d👧", "\U0010ffff", "\ud800", '"', '"" ""', "'", "\\", '\\"', "<script>alert(1)</script>"),
    *("{{7*7}}", "{}", "{0}", "%s%n", "%", "a%00b", "{ $x }", "../../etc/passwd", "//evil.example", "javascript:0"),
    *("; DROP TABLE lines", "#", "a#b", "=>", "=> ok", "@9", "@-1", "\n", "\t", "\u2028", "a\u0300" * 30),
)
VERBS = (
    *("deals", "flips", "plays", "draws", "passes", "calls", "says", "catches", "challenges", "shows", "finds"),
    *("penalizes", "disputes", "votes", "admits", "gives", "takes", "melds", "lays", "discards", "asks", "answers"),
    *("holds", "scores", "undoes", "amends", "allows", "corrects", "agrees", "reshuffles", "joins", "replaces"),
    *("swaps", "trades", "looks", "cuts", "leaves", "returns"),
)
PARTS = (
    *("5H", "9S", "QS", "AC", "2C", "8D", "RJ", "BJ", "?", "R5", "YS", "W", "W4", "S", "H", "any", "R", "red", "one"),
    *("uno", "time-out", "time-in", "spade", "pile", "yes", "no", "guilty", "for", "after", "with", "wrong", "calling"),
    *(
        "saying",
        "nothing",
        "points",
        "now",
        "[5",
        "6]",
        "/",
        ":",
        ";",
        ",",
        "0",
        "1",
        "2",
        "3",
        "13",
        "26",
        "-5",
        "400",
    ),
    *("1000000", "play", "slow", "undeserved", "Ann", "Bo", "Cy", "Di", "Ann+Cy", "cards=385", "out=yes", "hand=45"),
    *("turn", "top", "draw", "direction", "left", "hand.Ann", "score.Bo", "480", "phase", "none", "keep=scores"),
    *("enforce=players", "turn_seconds=5", "dealer", "round", "stock", "house.x", "top=5H"),
)
MOST = 64 * 1024


def word(chance: Random) -> str:
    """Return a value for any field."""
    kind = chance.random()
    if kind < 0.7:
        return chance.choice(WORDS)
    if kind < 0.8:
        return chance.choice(WORDS) * chance.choice((2, 50, 900, 20_000))
    if kind < 0.9:
        return "".join(
            chr(chance.choice((chance.randrange(32, 127), chance.randrange(0xA0, 0xD800)))) for _ in range(9)
        )
    return str(chance.randrange(-5, 3000))


def line(chance: Random) -> str:
    """Return a line without its name: words of the record in an order that rarely makes sense."""
    verb = chance.choice(VERBS) if chance.random() < 0.95 else word(chance)
    said = [verb, *(chance.choice(PARTS) for _ in range(chance.randrange(6)))]
    if verb == "amends" and chance.random() < 0.8:
        said[1:1] = [f"{chance.randrange(1, 30)}:", chance.choice(("Ann", "Bo", "Cy", "Di"))]
    if chance.random() < 0.05:
        said.insert(chance.randrange(len(said) + 1), word(chance)[:200])
    return " ".join(said)


def body(chance: Random, form: dict[str, str]) -> tuple[bytes, str]:
    """Return a body that is incomplete or not what its content type says, and that content type."""
    plain = "application/x-www-form-urlencoded"
    sent = "&".join(f"{quote_plus(key)}={quote_plus(value)}" for key, value in form.items()).encode()
    several = "multipart/form-data; boundary=x"
    part = b'--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nsays hello\r\n'
    return chance.choice(
        (
            (sent + b"&text=%ED%A0%80%FF%00", plain),
            (sent + b"&post=\xff\xfe&text=%", plain),
            (sent + b"&name=" + b"x" * (2 * MOST), plain),
            (sent + b"&a=1" * 15_000, plain),
            (b"&" * 5000 + sent, plain),
            (sent, "application/json"),
            (b'{"text": "says hello"', "application/json"),
            (sent, "text/plain; charset=utf-16"),
            (sent, plain + "; charset=nonsense"),
            (sent, ""),
            (part, several),
            (part + b"--x--\r\n", several),
            (part * 1200 + b"--x--\r\n", several),
            (b'--x\r\nContent-Disposition: form-data; name="text"; filename="a"\r\n\r\n\0\r\n--x--\r\n', several),
            (part, "multipart/form-data"),
            (b"--x\r\n" + b"A" * 5000, several),
        )
    )


def headers(chance: Random) -> dict[str, str]:
    """Return headers that browsers do not send."""
    return chance.choice(
        (
            {},
            {"Accept-Language": "ko,ja;q=x,;;=,*;q=9" + ",a" * 900},
            {"Accept-Language": "\xff\xfe"},
            {"Cookie": "session=.eJw.broken.\xff; session=; =;"},
            {"Host": "[::1"},
            {"Host": "a b<c>"},
            {"Host": "x" * 3000},
            {"X-Forwarded-For": "1.2.3.4, ''", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "gopher"},
            {"HX-Request": "true", "HX-Target": "<b>"},
            {"Referer": "http://[", "Origin": "null"},
            {"Range": "bytes=9-1", "If-Modified-Since": "yesterday", "If-None-Match": '"'},
            {"Content-Length": "-1"},
            {"Content-Length": "abc"},
            {"Transfer-Encoding": "chunked"},
            {"User-Agent": "\0"},
        )
    )
