"""The bytes that a phone downloads: few, and compressed."""

import re
import zlib

import pytest

from referee.web import app
from referee.web.core import assets
from tests.support.night import evening

FIRST = 60 * 1024
"""Bytes of a phone's first page with everything that it loads (promised: under 60 KB)."""
UPDATE = 4 * 1024
"""Bytes that an ordinary turn changes on a phone (promised: under 4 KB)."""
TRICKS = (
    *("Di deals", "Cy plays 2C", "Di plays 9C", "Ann plays KC", "Bo plays 4C"),
    *("Ann plays 3S", "Bo plays KS", "Cy plays QS", "Di plays 6S"),
    *("Bo plays 2D", "Cy plays 5D", "Di plays AD", "Ann plays 7H"),
)
"""Three tricks of Hearts."""
GZIP = {"Accept-Encoding": "gzip, deflate"}


@pytest.mark.promise("The first page of a phone")
def test_a_phones_first_page_is_light() -> None:
    with evening() as night:
        night.says("Di deals", "Di flips 5H")
        phone = night.phone(0)
        address = f"/{night.table.code}/play"
        page = phone.get(address, headers=GZIP)
        named = re.findall(r'(?:href|src)="(/(?:static|vendor)/[^"]+[.](?:css|js))"', phone.get(address).text)
        assert len(named) >= 6
        parts = [phone.get(file, headers=GZIP) for file in (*named, assets.icon_sheet())]
        packed = [part.headers.get("Content-Encoding") == "gzip" for part in (page, *parts)]
        assert all(packs or len(part.data) < app.PACKET for packs, part in zip(packed, (page, *parts), strict=True))
        assert len(page.data) + sum(len(part.data) for part in parts) < FIRST
        for part in parts:
            part.close()


def test_scripts_are_sent_without_the_lines_that_are_comments() -> None:
    with evening() as night:
        answer = night.phone(0).get("/static/entry/fresh.js")
        assert answer.text.startswith("\nconst INERT = 500;\n")
        assert not [line for line in answer.text.splitlines() if line.lstrip().startswith("//")]
        answer.close()


def test_style_sheets_are_sent_without_their_comments() -> None:
    with evening() as night:
        answer = night.phone(0).get("/static/request/tokens.css")
        assert "--on-accent:#ffffff;--ok:#0b5d46" in answer.text
        assert "/*" not in answer.text
        assert int(answer.headers["Content-Length"]) == len(answer.data)
        again = night.phone(0).get("/static/request/tokens.css", headers={"If-None-Match": answer.headers["ETag"]})
        assert again.status_code == 304
        for response in (answer, again):
            response.close()


@pytest.mark.promise("The first page of a phone")
def test_the_update_of_a_turn_is_light() -> None:
    with evening(house="enforce=referee") as night:
        night.says("Di deals", "Di flips 5H")
        address = f"/{night.table.code}/stream"
        answers = [night.phone(seat).get(address, headers=GZIP, buffered=False) for seat in range(3)]
        assert {answer.headers["Content-Encoding"] for answer in answers} == {"gzip"}
        streams = [iter(answer.response) for answer in answers]
        readers = [zlib.decompressobj(wbits=31) for _ in streams]
        first = [reader.decompress(next(stream)) for reader, stream in zip(readers, streams, strict=True)]
        assert all(b"#cards" in text for text in first)
        night.says("Ann plays 9H")
        news = [next(stream) for stream in streams]
        read = [reader.decompress(chunk) for reader, chunk in zip(readers, news, strict=True)]
        assert all(b"9\xe2\x99\xa5" in text and text.endswith(b"\n\n") for text in read)
        assert b"#cards" in read[0]
        assert max(map(len, news)) < UPDATE, [len(chunk) for chunk in news]
        for stream in streams:
            stream.close()  # type: ignore[attr-defined]


@pytest.mark.promise("The first page of a phone")
@pytest.mark.parametrize(
    ("game", "before", "lines"),
    [
        ("onecard", ("Di deals", "Di flips 5H"), ("Ann plays 2H", "Bo plays AH", "Cy draws 5")),
        ("uno", ("Di deals", "Di flips R5"), ("Ann plays R7", "Bo plays RS", "Di plays RD", "Ann draws 2")),
        ("hearts", TRICKS, ("Di plays 9D", "Ann plays TD", "Bo plays KD", "Cy plays 3D")),
        ("canasta", ("Di deals", "Di flips 9H"), ("Ann draws 2", "Ann melds QS QH 2C / AS AH AD", "Ann discards 5S")),
    ],
)
def test_the_update_of_a_turn_is_light_in_every_game(
    game: str, before: tuple[str, ...], lines: tuple[str, ...]
) -> None:
    house = {"uno": "start=youngest", "hearts": "passing=off"}.get(game, "")
    with evening(game=game, house=house) as night:
        night.says(*before)
        address = f"/{night.table.code}/stream"
        streams = [
            iter(night.phone(seat, "ja").get(address, headers=GZIP, buffered=False).response) for seat in range(3)
        ]
        for stream in streams:
            next(stream)
        for line in lines:
            night.says(line)
            news = [len(next(stream)) for stream in streams]
            assert max(news) < UPDATE, (line, news)
        for stream in streams:
            stream.close()  # type: ignore[attr-defined]


def test_pages_are_rendered_without_a_writable_temporary_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> None:
        raise RuntimeError("Cannot determine safe temp directory.")

    monkeypatch.setattr(app, "FileSystemBytecodeCache", nowhere)
    with evening(fresh=True) as night:
        assert night.phone(0).get(f"/{night.table.code}/play").status_code == 200
