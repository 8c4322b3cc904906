"""What a phone has to fetch over a bad Wi-Fi: little, and compressed."""

import re

import pytest

from referee import app
from tests.web.night import evening

FIRST = 60 * 1024
"""Bytes of a phone's first page with everything it names (promised: under 60 KB)."""
UPDATE = 4 * 1024
"""Bytes of what an ordinary turn changes for those who only watch it (promised: under 4 KB)."""
TURN = 8 * 1024
"""The same for the two whose turn it was and is: their cards are marked anew."""
GZIP = {"Accept-Encoding": "gzip, deflate"}


def test_a_phones_first_page_is_light() -> None:
    with evening() as night:
        night.says("Di deals", "Di flips 5H")
        phone = night.phone(0)
        address = f"/{night.table.code}/play"
        page = phone.get(address, headers=GZIP)
        named = re.findall(r'(?:href|src)="(/(?:static|vendor)/[^"]+[.](?:css|js))"', phone.get(address).text)
        assert len(named) >= 6
        parts = [phone.get(each, headers=GZIP) for each in named]
        assert {part.headers.get("Content-Encoding") for part in (page, *parts)} == {"gzip"}
        assert len(page.data) + sum(len(part.data) for part in parts) < FIRST
        for part in parts:
            part.close()


def test_what_a_turn_changes_is_light() -> None:
    with evening(house="enforce=referee") as night:
        night.says("Di deals", "Di flips 5H")
        streams = [night.hall.watch(night.table, "phone", seat, "en") for seat in range(4)]
        assert all(b"#cards" in next(stream) for stream in streams)
        night.says("Ann plays 9H")
        sizes = [len(next(stream)) for stream in streams]
        assert max(sizes[:2]) < TURN, sizes
        assert max(sizes[2:]) < UPDATE, sizes
        for stream in streams:
            stream.close()  # type: ignore[attr-defined]


def test_pages_are_drawn_where_nothing_temporary_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> None:
        raise RuntimeError("Cannot determine safe temp directory.")

    monkeypatch.setattr(app, "FileSystemBytecodeCache", nowhere)
    with evening() as night:
        assert night.phone(0).get(f"/{night.table.code}/play").status_code == 200
