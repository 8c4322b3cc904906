"""An app in memory and people who join a table, each with their own phone, for the tests of the lobby."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from referee.live import Table
from referee.store import Store
from tests.support import apps
from tests.support.client import Client
from tests.support.toy import actions


class Lobby:
    """An app and the phones that come to it. The host's laptop is the computer that serves."""

    def __init__(self, **config: Any) -> None:
        self.app = apps.app_of(**{"TESTING": True, "HOST": "0.0.0.0", **config})
        self.app.test_client_class = Client
        self.laptop = self.phone(address="127.0.0.1", host="localhost:8000")

    @property
    def store(self) -> Store:
        found: Store = self.app.extensions["registry"].writer.store
        return found

    def phone(self, language: str = "en", address: str = "192.168.0.20", host: str = "192.168.0.12:8000") -> Client:
        """Return a phone with its own cookies, in the same network, whose browser asks for this language."""
        client: Any = self.app.test_client()
        client.environ_base |= {"REMOTE_ADDR": address, "HTTP_ACCEPT_LANGUAGE": language}
        client.base_url = f"http://{host}/"
        return client  # type: ignore[no-any-return]

    def open_table(self, client: Client | None = None, **form: str) -> str:
        """Open a table; return its code."""
        game = form.pop("game", "one")
        response = (client or self.laptop).send(f"/new/{game}", **form)
        assert response.status_code == 303, response.get_data(as_text=True)
        return response.location.rsplit("/", 1)[1]

    def table(self, code: str) -> Table:
        found: Table | None = self.app.extensions["registry"].table(code)
        assert found is not None
        return found

    def seat(self, code: str, name: str) -> Any:
        return next(seat for seat in self.table(code).night.seats if seat.name == name)

    def sit(self, code: str, name: str, language: str = "en", **more: str) -> Client:
        """Sit a person down on a new phone."""
        client = self.phone(language)
        response = client.send(f"/{code}/sit", name=name, **more)
        assert response.status_code == 303, response.get_data(as_text=True)
        return client

    def late(self, code: str, name: str, language: str = "en", by: Client | None = None, **more: str) -> Client:
        """Sit a person down at a table in play: they ask on a new phone, and the host or `by` admits them."""
        client = self.phone(language)
        asked = client.send(f"/{code}/sit", name=name, **more)
        assert "/knock/" in asked.location, asked.get_data(as_text=True)
        (by or self.laptop).send(asked.location, htmx=True, answer="yes")
        assert client.get(asked.location).location == f"/{code}"
        return client

    def host_leaves(self, code: str) -> None:
        """Let the host's phone go dark."""
        self.table(code)._left[self.table(code).night.host or ""] = -1e12
        self.table(code).notify()

    def wake_phones(self, code: str) -> None:
        """Make every seat's phone live, and the host's."""
        table = self.table(code)
        devices = (device for seat in table.night.seats for device in seat.devices)
        table._left |= dict.fromkeys([*devices, table.night.host or ""], 1e12)

    def ring(self, client: Client, code: str, names: Sequence[str], dealer: str) -> None:
        """Set the seating order and the dealer."""
        if names:
            client.send(f"/{code}/ring", clear="1")
        for name in names:
            client.send(f"/{code}/ring", place=str(self.seat(code, name).id))
        client.send(f"/{code}/ring", dealer=str(self.seat(code, dealer).id))

    def play(self, names: Sequence[str] = ("Ann", "Bo", "Cy"), **form: str) -> tuple[str, list[Client]]:
        """Begin a game in which the last person deals. Return the table's code and the phones."""
        code = self.open_table(**form)
        if self.app.config["PUBLIC"]:  # where a new table is closed
            self.laptop.send(f"/{code}/door", htmx=True, door="open")
        phones = [self.sit(code, name) for name in names]
        self.ring(phones[0], code, names, names[-1])
        assert phones[0].send(f"/{code}/start", after="0").status_code == 303
        return code, phones

    def says(self, code: str, *lines: str) -> None:
        """Enter lines without the pages."""
        answer = self.table(code).enter(actions(*lines), device=None)
        assert answer.outcome == "kept", answer


@contextmanager
def lobby(**config: Any) -> Iterator[Lobby]:
    """Yield a lobby whose registry is closed at the end of the block."""
    made = Lobby(**config)
    try:
        yield made
    finally:
        apps.close(made.app)
