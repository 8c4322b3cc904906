"""People on their way to a table, for the tests of the lobby: an app in memory, each person with their own phone."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from referee.app import create_app
from referee.live import Table
from tests.web.client import Client


class Lobby:
    """An app, and the phones that come to it. The host's laptop is the computer that serves."""

    def __init__(self, **config: Any) -> None:
        self.app = create_app({"TESTING": True, "SECRET_KEY": "tests", "HOST": "0.0.0.0", **config})
        self.app.test_client_class = Client
        self.laptop = self.phone(address="127.0.0.1", host="localhost:8000")

    def phone(self, language: str = "en", address: str = "192.168.0.20", host: str = "192.168.0.12:8000") -> Client:
        """A phone with cookies of its own, in the same network; its browser asks for this language."""
        client: Any = self.app.test_client()
        client.environ_base |= {"REMOTE_ADDR": address, "HTTP_ACCEPT_LANGUAGE": language}
        client.base_url = f"http://{host}/"
        return client  # type: ignore[no-any-return]

    def open_table(self, client: Client | None = None, **form: str) -> str:
        """A new table; its code."""
        game = form.pop("game", "one")
        response = (client or self.laptop).send(f"/new/{game}", **form)
        assert response.status_code == 303, response.get_data(as_text=True)
        return response.location.rsplit("/", 1)[1]

    def table(self, code: str) -> Table:
        found: Table | None = self.app.extensions["hall"].table(code)
        assert found is not None
        return found

    def seat(self, code: str, name: str) -> Any:
        return next(seat for seat in self.table(code).night.seats if seat.name == name)

    def sit(self, code: str, name: str, language: str = "en", **more: str) -> Client:
        """A new phone whose person sits down."""
        client = self.phone(language)
        response = client.send(f"/{code}/sit", name=name, **more)
        assert response.status_code == 303, response.get_data(as_text=True)
        return client

    def late(self, code: str, name: str, language: str = "en", by: Client | None = None, **more: str) -> Client:
        """A new phone whose person asks to sit down at a closed table, and is let in: by the host, else by `by`."""
        client = self.phone(language)
        asked = client.send(f"/{code}/sit", name=name, **more)
        assert "/knock/" in asked.location, asked.get_data(as_text=True)
        (by or self.laptop).send(asked.location, htmx=True, answer="yes")
        assert client.get(asked.location).location == f"/{code}"
        return client

    def let_in(self, code: str) -> None:
        """Everybody who sits there has a vote."""
        table = self.table(code)
        table.change(self.app.extensions["hall"].keeper.store.let_in, [seat.id for seat in table.night.seats])

    def pass_minutes(self, code: str, minutes: float) -> None:
        """Everybody at a table has sat there for so many minutes more."""
        store = self.app.extensions["hall"].keeper.store
        table = self.table(code)
        sql = "UPDATE seats SET came = came - ? WHERE night = ?"
        table.change(store._db.execute, sql, (minutes * 60, table.night.id))

    def host_leaves(self, code: str) -> None:
        """The host's phone is away."""
        self.table(code)._left[self.table(code).night.host or ""] = -1e12

    def ring(self, client: Client, code: str, names: Sequence[str], dealer: str) -> None:
        """Taps the people as they sit, and who deals."""
        for name in names:
            client.send(f"/{code}/ring", place=str(self.seat(code, name).id))
        client.send(f"/{code}/ring", dealer=str(self.seat(code, dealer).id))

    def play(self, names: Sequence[str] = ("Ann", "Bo", "Cy"), **form: str) -> tuple[str, list[Client]]:
        """A table whose game has begun, the last one dealing; its code and the phones."""
        code = self.open_table(**form)
        phones = [self.sit(code, name) for name in names]
        self.ring(phones[0], code, names, names[-1])
        assert phones[0].send(f"/{code}/start", after="0").status_code == 303
        return code, phones

    def says(self, code: str, *lines: str) -> None:
        """Lines entered behind the pages' back."""
        answer = self.table(code).enter(lines, device=None)
        assert answer.outcome == "kept", answer


@contextmanager
def lobby(**config: Any) -> Iterator[Lobby]:
    """A lobby whose hall is closed at the end of the block."""
    made = Lobby(**config)
    try:
        yield made
    finally:
        made.app.extensions["hall"].close()
