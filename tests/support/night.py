"""An app in memory with a game under way and a phone for each person, for the tests of the pages."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from flask import Flask
from flask.testing import FlaskClient

from referee.engine.basics.actions import Action
from referee.live import Answer, Table
from tests.support import apps
from tests.support.device import become, device_of
from tests.support.toy import actions

NAMES = ("Ann", "Bo", "Cy", "Di")


class Evening:
    """A table with people; each of `phones` is a test client whose cookie is that person's device."""

    def __init__(
        self, app: Flask, names: Sequence[str], house: str, with_phones: int, game: str = "one", facts: str = ""
    ) -> None:
        self.app = app
        self.registry = app.extensions["registry"]
        self.table: Table = self.registry.open("Saturday", device_of("phone-0"))
        store = self.registry.writer.store
        self.seats = [
            self.table.change(
                store.add_seat, self.table.night.id, name, device_of(f"phone-{at}") if at < with_phones else None
            )
            for at, name in enumerate(names)
        ]
        players = " ".join(names)
        head = f"game: {game}\nplayers: {players}\n" + (f"house: {house}\n" if house else "")
        self.table.start(head + facts, 0)
        self.posts = 0

    def phone(self, at: int, language: str = "en") -> FlaskClient:
        """Return the phone of the person at this index; beyond the last one it is a stranger's."""
        client = self.app.test_client()
        client.environ_base["HTTP_ORIGIN"] = "http://localhost"
        become(client, f"phone-{at}", language=language)
        return client

    def says(self, *lines: str) -> Answer:
        """Enter lines without the pages."""
        return self.enter(*actions(*lines))

    def enter(self, *lines: Action) -> Answer:
        """Enter actions without the pages."""
        answer = self.table.enter(lines, device=device_of("phone-0"))
        assert answer.outcome == "kept", answer
        return answer

    def tap(self, client: FlaskClient, where: str, **form: Any) -> Any:
        """Tap as the phone's script does, with a new id for each tap."""
        self.posts += 1
        form.setdefault("post", f"tap-{self.posts}")
        return client.post(f"/{self.table.code}/{where}", data=form, headers={"HX-Request": "true"})

    @property
    def game(self) -> Any:
        return self.table.game

    @property
    def state(self) -> Any:
        return self.game.state


@contextmanager
def evening(
    names: Sequence[str] = NAMES, *, house: str = "", with_phones: int = 3, game: str = "one", **config: Any
) -> Iterator[Evening]:
    """Yield an evening whose registry is closed at the end of the block."""
    app = apps.app_of(TESTING=True, **config)
    try:
        yield Evening(app, names, house, with_phones, game)
    finally:
        apps.close(app)


def get(night: Evening, where: str, at: int = 0, language: str = "en", htmx: bool = False) -> str:
    """Return a page of the night as the phone of a seat sees it."""
    response = night.phone(at, language).get(
        f"/{night.table.code}/{where}", headers={"HX-Request": "true"} if htmx else {}
    )
    assert response.status_code == 200, response.get_data(as_text=True)
    return response.get_data(as_text=True)
