"""Phones for a real server, each with its own cookies and connection."""

import http.client
import re
import time
from collections.abc import Callable, Mapping, Sequence
from urllib.parse import urlencode

Ask = Callable[..., str]
"""Sends a form from a phone to a path, or asks for a page; returns the address that it leads to, or the page."""

NO_SERVER = 502, 503, 504
"""The answers of a proxy that has no server."""
AGAIN = 50


class Phone:
    """One phone. A failed request raises OSError or HTTPException; the next one opens a new connection."""

    def __init__(self, port: int, timeout: float = 60) -> None:
        self.port = port
        self.cookie = ""
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout)
        self._start_page()

    def at(self, port: int) -> "Phone":
        """Return the same phone as it reaches a referee at another port."""
        made = Phone(port)
        made.cookie = self.cookie
        return made

    def _start_page(self) -> str:
        """Return the start page, asked for again while a proxy takes a slow server for one that is gone."""
        for _ in range(AGAIN):
            status, text = self.get("/")
            if status not in NO_SERVER:
                break
            time.sleep(0.2)
        return text

    def get(self, path: str) -> tuple[int, str]:
        """Return the status and the body of a page."""
        return self._ask("GET", path, None, {})

    def post(self, path: str, htmx: bool = True, **form: str) -> tuple[int, str]:
        """Return the status of a tap's answer, and its body or the address that it redirects to."""
        headers = {"Content-Type": "application/x-www-form-urlencoded"} | ({"HX-Request": "true"} if htmx else {})
        return self._ask("POST", path, urlencode({**form}), headers)

    def ask(self, path: str, form: Mapping[str, str] | None = None) -> str:
        """Send a form without the script, or ask for a page. Return the address that it leads to, or the page."""
        status, found = self.get(path) if form is None else self.post(path, htmx=False, **form)
        assert status == (200 if form is None else 303), found
        return found

    def close(self) -> None:
        self._connection.close()

    def _ask(self, method: str, path: str, body: str | None, headers: dict[str, str]) -> tuple[int, str]:
        try:
            headers = {"Origin": f"http://127.0.0.1:{self.port}", "Cookie": self.cookie, **headers}
            self._connection.request(method, path, body, headers)
            answer = self._connection.getresponse()
            text = answer.read().decode()
        except BaseException:
            self._connection.close()
            raise
        if cookies := answer.headers.get_all("Set-Cookie"):
            self.cookie = "; ".join(cookie.partition(";")[0] for cookie in cookies)
        return answer.status, answer.headers.get("Location") or text


def sit_down(asks: Sequence[Ask], game: str, names: Sequence[str], **house: str) -> str:
    """Open a table on the first phone, and sit down on each. Return the table's code."""
    code = asks[0](f"/new/{game}", house).rpartition("/")[2]
    for ask, name in zip(asks, names, strict=True):
        ask(f"/{code}/sit", {"name": name})
    return code


def start_game(host: Ask, code: str, **more: str) -> None:
    """Let the host set the seating order, the last one as the dealer or the first one as who begins, and start.

    Behind a proxy another server than the one that opened the table takes the host for here: it is not waited for.
    """
    host(f"/{code}/ring", {"clear": "1"})
    seats = list(dict.fromkeys(re.findall(r'name="place" value="(\d+)"', host(f"/{code}"))))
    for seat in seats:
        host(f"/{code}/ring", {"place": seat})
    lobby = host(f"/{code}")
    for asked, seat in (("dealer", seats[-1]), ("begins", seats[0])):
        if f'name="{asked}" value="{seat}"' in lobby:
            host(f"/{code}/ring", {asked: seat})
    if more:
        host(f"/{code}/ring", more)
    host(f"/{code}/start", {"after": "0", "anyway": "1"})


def table_of(port: int, count: int) -> tuple[str, list[Phone]]:
    """Start a game of One at a new table. Return its code, and a phone for each person."""
    phones = [Phone(port) for _ in range(count)]
    code = sit_down([phone.ask for phone in phones], "one", [f"P{number}" for number in range(count)])
    start_game(phones[0].ask, code)
    return code, phones


def is_kept(answer: tuple[int, str]) -> bool:
    """Return whether a tap's answer says that its line is stored: it leads to its ruling, or comes with the stream."""
    return answer[0] == 204 or (answer[0] == 200 and 'href="why/' in answer[1])
