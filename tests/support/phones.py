"""Phones for a real server, each with its own cookies and connection."""

import http.client
import re
import time
from urllib.parse import urlencode

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


def table_of(port: int, count: int) -> tuple[str, list[Phone]]:
    """Start a game of One at a new table. Return its code, and a phone for each person."""
    host = Phone(port)
    code = host.post("/new/one", htmx=False)[1].rsplit("/", 1)[1]
    phones = [host, *(Phone(port) for _ in range(count - 1))]
    for number, phone in enumerate(phones):
        status, _ = phone.post(f"/{code}/sit", htmx=False, name=f"P{number}")
        assert status == 303
    host.post(f"/{code}/ring", clear="1")
    ring = host.get(f"/{code}")[1]
    seats = list(dict.fromkeys(re.findall(r'name="place" value="(\d+)"', ring)))
    assert len(seats) == count, ring
    for seat in seats:
        host.post(f"/{code}/ring", place=seat)
    host.post(f"/{code}/ring", dealer=seats[-1])
    # Behind a proxy another server than the one that opened the table takes the host for here: it is not waited for.
    status, where = host.post(f"/{code}/start", htmx=False, after="0", anyway="1")
    assert status == 303, where
    return code, phones


def is_kept(answer: tuple[int, str]) -> bool:
    """Return whether a tap's answer says that its line is stored: it leads to its ruling, or comes with the stream."""
    return answer[0] == 204 or (answer[0] == 200 and 'href="why/' in answer[1])
