"""Half-filled sheets last as long as their night."""

from pathlib import Path
from typing import Any

import pytest

from referee.store import deleted
from tests.support.device import become
from tests.support.lobby import lobby
from tests.support.night import Evening, evening, get

HALF = {"v-0-points": "12", "v-2-points": "7"}


def fill(night: Evening) -> Any:
    night.says("Ann agrees keep=scores now")
    return night.tap(night.phone(0), "tally-fill", **HALF)


def test_a_draft_survives_a_restart(tmp_path: Path) -> None:
    path = str(tmp_path / "night.db")
    with evening(("Ann", "Bo", "Cy"), DB=path) as made:
        assert fill(made).status_code == 200
        code = made.table.code
    with lobby(DB=path) as again:
        client = again.phone()
        become(client, "phone-1", "192.168.0.12")
        page = client.get(f"/{code}/tally").text
        assert all(f'name="{name}" value="{typed}"' in page for name, typed in HALF.items())


def test_a_draft_is_deleted_with_its_night_and_ignored_if_unreadable(monkeypatch: pytest.MonkeyPatch) -> None:
    with evening(("Ann", "Bo", "Cy")) as night:
        fill(night)
        assert 'value="12"' in get(night, "tally")
        keeper, store = night.registry.writer, night.registry.writer.store
        for text in ("{", "[]", '{"of": 1}', '{"fields": 3}'):
            keeper.ask(store.change_sheet, night.game.id, lambda _, text=text: text)
            assert 'value="12"' not in get(night, "tally")
        keeper.ask(store.delete_night, night.table.night.id)
        with monkeypatch.context() as patched:
            patched.setattr(deleted, "DELETED_DAYS", -1)
            keeper.ask(store.purge)
        assert keeper.ask(store.sheet, night.game.id) == ""
        keeper.ask(store.change_sheet, night.game.id, lambda _: "late")
        assert keeper.ask(store.sheet, night.game.id) == ""
