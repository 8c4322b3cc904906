"""A game step by step, a shareable moment of it, and pasted records."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from referee.records import pasted
from referee.records.pasted import MOST_LINES, pack, unpack
from tests.support.client import Client, said
from tests.support.folders import ROOT
from tests.support.lobby import Lobby, lobby
from tests.support.night import Evening, evening, get

FIVE = ("Di deals", "Di flips 5H", "Ann plays 9H", "Bo plays 5C", "Bo plays 9D")
RECORD = """game: one
players: Ann Bo Cy
house: enforce=referee
top: 9D
turn: Ann
hand.Ann: 4

Ann plays 7D    => ok; draw 2
Bo plays 9D     => no
Bo draws 2      => ok; turn Cy
"""
GAMES = ROOT / "referee" / "engine" / "games"


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(house="enforce=referee", URL="http://192.168.1.20:8000") as made:
        made.app.test_client_class = Client
        made.says(*FIVE)
        yield made


# A moment to share


def moment(night: Evening, n: int) -> tuple[str, str]:
    """Return the link of a moment and the text of its record."""
    page = get(night, f"moment?line={n}", at=1)
    link = re.search(r'readonly value="([^"]*)"', page)
    text = re.search(r"<textarea[^>]*>(.*?)</textarea>", page, re.DOTALL)
    return link[1], text[1].replace("&gt;", ">").replace("&#34;", '"')


@pytest.mark.promise("`referee replay` judges the record of a moment")
def test_a_moment_is_a_record_with_a_position_in_its_head(night: Evening, tmp_path: Path) -> None:
    _, text = moment(night, 4)
    file = tmp_path / "moment.table"
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-c", "from referee.cli.main import main; raise SystemExit(main())", "replay", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.promise("A shared moment opens no table")
def test_its_link_needs_no_table_and_opens_none(night: Evening) -> None:
    link, text = moment(night, 4)
    assert night.table.code not in link
    assert unpack(link.rpartition("/m/")[2]) == text
    path = link.removeprefix("http://192.168.1.20:8000")
    stranger = night.phone(9)
    night.table.change(night.registry.writer.store.delete_night, night.table.night.id)
    page = stranger.get(path)
    assert "Bo plays 5♣" in said(page)
    assert "No:" in said(page)
    assert night.table.code not in page.text


def test_a_link_that_expands_too_far_is_invalid(here: Lobby) -> None:
    assert here.phone().get(f"/m/{pack('#' * 5_000_000)}"[:3000]).status_code == 404


# A record that is pasted


@pytest.mark.promise("A text that anybody may send", "A pasted record: 60,000 characters, 1,000")
def test_a_text_that_is_too_long_is_refused_in_words(here: Lobby) -> None:
    many = RECORD + "Ann says hello\n" * (MOST_LINES + 1)
    assert "lines of play are the most" in said(here.phone().send("/record", text=many))
    stated = RECORD.replace("top: 9D", "house: " + "decks=2 " * 500 + "\ntop: 9D")
    assert here.phone().send("/record", text=stated).status_code == 422


@pytest.mark.promise("Texts of one address that are judged")
def test_judging_pasted_texts_is_limited(here: Lobby) -> None:
    client = here.phone()
    answers = [client.get("/m/" + pack(f"{RECORD}# {number}")).status_code for number in range(32)]
    assert answers.count(429) >= 1
    assert answers[0] == 200


def test_a_shared_moment_has_a_what_if_link(night: Evening) -> None:
    client = night.phone(9)
    link = moment(night, 4)[0].partition("8000")[2]
    assert f'href="{link}/ask?record=1&amp;line=1"' in client.get(link).text
    asked = client.get(f"{link}/ask?record=1&line=0&who=1&q=plays 9D")
    assert "As it stood before the first line" in said(asked)
    assert "Allowed" in said(asked)
    assert client.get("/m/nothing/ask").status_code == 404
    assert client.get(f"/record/{'0' * 32}/ask").status_code == 404


def test_questions_about_one_record_judge_it_once(here: Lobby) -> None:
    client, link = here.phone(), "/m/" + pack(RECORD)
    assert {client.get(f"{link}/ask?line={n % 3}").status_code for n in range(34)} == {200}


def test_no_text_causes_a_server_error() -> None:
    """Worked examples with words and lines shuffled, the same in each run."""
    chance = Random(7)
    texts = [file.read_text(encoding="utf-8") for file in sorted(GAMES.glob("*/examples/*.table"))]
    blocks = [block for text in texts for block in re.split(r"(?m)^== .*$", text) if "game:" in block]
    pieces = [word for block in blocks for word in block.split()]
    with lobby() as here:
        walks = pasted.Walks()
        for _ in range(60):
            lines = chance.choice(blocks).splitlines()
            for _ in range(chance.randint(0, 4)):
                at = chance.randrange(len(lines))
                parts = lines[at].split(" ") or [""]
                parts[chance.randrange(len(parts))] = chance.choice((*pieces, "", "\x00", "9" * 30, "“", "@-1"))
                lines[at] = " ".join(parts)
            key, found = pasted.key_of("\n".join(lines)), pasted.judged("\n".join(lines))
            assert len(key) == 32
            if not isinstance(found, pasted.Fault) and found:
                walks.keep(key, found)
                here.app.extensions["referee-walks"] = walks
                for n in (0, len(found[0].lines)):
                    assert here.phone().get(f"/record/{key}?line={n}").status_code == 200
