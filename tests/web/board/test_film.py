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


def words(page: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", page).split())


def told(page: str) -> str:
    """Return the text above the position of a step."""
    return words(page[page.index('id="film"') : page.index('class="turn')].partition(">")[2])


# A film


def test_each_step_shows_the_line_its_ruling_and_the_position(night: Evening) -> None:
    refused = get(night, "film?line=4", at=9)
    assert "Line 4 of 5" in told(refused)
    assert "Bo plays 5♣" in told(refused)
    assert "No:" in told(refused)
    assert "The rule: What fits" in told(refused)
    assert "Hand of" not in refused
    assert 'class="card-face suit-H"' in refused
    before = get(night, "film")
    assert "Before the first line" in told(before)
    assert re.findall(r'data-step="(\w+)"', before) == ["next", "last"]
    last = get(night, "film?line=99")
    assert re.findall(r'data-step="(\w+)"', last) == ["first", "back"]
    assert 'href="film?line=3"' in refused
    assert 'href="moment?line=4"' in refused


def test_a_single_step_is_sent_on_request(night: Evening) -> None:
    piece = night.phone(0).get(f"/{night.table.code}/film?line=3", headers={"HX-Request": "true"}).text
    assert "<main" not in piece
    assert "Ann plays 9♥" in words(piece)


def test_one_round_or_an_earlier_game_can_be_shown_alone(night: Evening) -> None:
    night.says("Ann corrects hand.Cy 1; turn Cy", "Cy plays 9S saying one", "Cy says one")
    for name in ("Ann", "Bo", "Di"):
        night.says(f"{name} holds 3 points")
    night.says("Ann deals", "Ann flips 2C")
    page = get(night, "film?round=2")
    assert 'href="film?round=2&amp;line=' in page
    assert "Line 12 of 13" in told(get(night, "film?round=2&line=3")) or "of" in told(page)
    night.table.start("game: one\nplayers: Ann Bo Cy Di\n", 1)
    assert "Bo plays 5♣" in told(get(night, "film?game=1&line=4"))
    assert 'href="film?game=1&amp;line=3"' in get(night, "film?game=1&line=4")


@pytest.mark.parametrize(
    ("game", "house", "lines"),
    [
        ("hearts", "passing=off", ("Di deals", "Cy plays 2C", "Di plays 9C")),
        ("canasta", "", ("Di deals", "Di flips 9H", "Ann draws 2", "Ann melds QS QH 2C / AS AH AD")),
        ("uno", "start=youngest", ("Di deals", "Di flips R5", "Ann plays R7")),
        ("other", "", ("Di deals", "Ann scores 5")),
    ],
)
def test_every_family_has_films_and_moments(game: str, house: str, lines: tuple[str, ...]) -> None:
    with evening(house=house, game=game) as made:
        made.app.test_client_class = Client
        made.says(*lines)
        for language in ("en", "ko", "ja"):
            for n in range(len(lines) + 1):
                get(made, f"film?line={n}", language=language)
            get(made, f"moment?line={len(lines)}", language=language)


# A moment to share


def moment(night: Evening, n: int) -> tuple[str, str]:
    """Return the link of a moment and the text of its record."""
    page = get(night, f"moment?line={n}", at=1)
    link = re.search(r'readonly value="([^"]*)"', page)
    text = re.search(r"<textarea[^>]*>(.*?)</textarea>", page, re.DOTALL)
    assert link is not None
    assert text is not None
    return link[1], text[1].replace("&gt;", ">").replace("&#34;", '"')


@pytest.mark.promise("`referee replay` judges the record of a moment")
def test_a_moment_is_a_record_with_a_position_in_its_head(night: Evening, tmp_path: Path) -> None:
    _, text = moment(night, 4)
    assert "top: 9H" in text
    assert "Bo plays 5C  => no shed.match" in text
    assert "deals" not in text
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
    page = stranger.get(path).text
    assert "Bo plays 5♣" in told(page)
    assert "No:" in told(page)
    assert night.table.code not in page


def test_if_the_position_does_not_suffice_the_record_is_that_of_the_game(night: Evening) -> None:
    night.says("Cy undoes 4")
    link, text = moment(night, 6)
    assert "/film?line=6" in link
    assert text.count("Di deals") == 1
    assert "Cy undoes 4" in text


@pytest.mark.parametrize("broken", ["x", "%%%", "AAAA", "eJw", "a" * 2900])
def test_a_truncated_link_says_so(here: Lobby, broken: str) -> None:
    answer = here.phone().get(f"/m/{broken}")
    assert answer.status_code == 404
    assert "This link is incomplete" in said(answer)


def test_a_link_that_expands_too_far_is_invalid(here: Lobby) -> None:
    assert here.phone().get(f"/m/{pack('#' * 5_000_000)}"[:3000]).status_code == 404


# A record that is pasted


def paste(here: Lobby, text: str, language: str = "en") -> str:
    """Return the address of the first step of a pasted record."""
    answer = here.phone(language).send("/record", text=text)
    assert answer.status_code == 303, said(answer)
    return str(answer.location)


def test_a_pasted_record_is_judged_again_and_shown_step_by_step(here: Lobby) -> None:
    where = paste(here, RECORD)
    client = here.phone()
    assert "Before the first line" in told(client.get(where).text)
    step = client.get(f"{where}?line=2").text
    assert "Line 2 of 3" in told(step)
    assert "Bo plays 9♦" in told(step)
    assert "No:" in told(step)
    assert "The record says" not in step
    assert client.get(f"{where}?line=3").status_code == 200
    assert here.app.extensions["registry"].writer.ask(here.store.nights) == []


def test_failed_demands_are_shown(here: Lobby) -> None:
    where = paste(here, RECORD.replace("Bo plays 9D     => no", "Bo plays 9D     => ok"))
    assert "The record says verdict ok; today’s rules say no" in told(here.phone().get(f"{where}?line=2").text)


def test_several_records_are_shown_one_by_one(here: Lobby) -> None:
    where = paste(here, f"== One\n{RECORD}\n== Two\n{RECORD}")
    page = here.phone().get(f"{where}?record=2&line=1").text
    assert 'href="?record=1"' in page
    assert 'href="?record=2&amp;line=2"' in page


def test_an_unreadable_record_names_its_line_and_keeps_the_text(here: Lobby) -> None:
    for language in ["en", "ko", "ja"]:
        for text, line in [
            (RECORD.replace("Bo draws 2 ", "Bo dances 2"), "10"),
            (RECORD.replace("game: one", "game: chess"), "1"),
            (RECORD.replace("house: enforce=referee", "house: enforce=maybe"), "3"),
            (RECORD.replace("Ann plays 7D", "Zoe plays 7D"), "8"),
        ]:
            answer = here.phone(language).send("/record", text=text)
            assert answer.status_code == 422
            assert {"en": f"Line {line} cannot", "ko": f"{line}번째 줄", "ja": f"{line}行目"}[language] in said(answer)
            assert "players: Ann Bo Cy" in answer.text


def test_a_text_without_a_record_says_what_is_missing(here: Lobby) -> None:
    for text in ["", "\n\n# nothing\n", " "]:
        assert here.phone().send("/record", text=text).status_code == 422


@pytest.mark.promise("A text that anybody may send", "A pasted record: 60,000 characters, 1,000")
def test_a_text_that_is_too_long_is_refused_in_words(here: Lobby) -> None:
    many = RECORD + "Ann says hello\n" * (MOST_LINES + 1)
    assert "lines of play are the most" in said(here.phone().send("/record", text=many))
    stated = RECORD.replace("top: 9D", "house: " + "decks=2 " * 500 + "\ntop: 9D")
    assert here.phone().send("/record", text=stated).status_code == 422


@pytest.mark.promise("A text that anybody may send", "A pasted record: 60,000 characters, 1,000")
def test_judging_that_takes_too_long_is_stopped(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pasted, "SECONDS", 0.0)
    assert "too long to judge" in said(here.phone().send("/record", text=RECORD))


@pytest.mark.promise("A pasted record: 60,000 characters, 1,000")
def test_an_expired_record_is_asked_for_again(here: Lobby) -> None:
    where = paste(here, RECORD)
    for number in range(pasted.MOST_KEPT):
        paste(here, RECORD.replace("hand.Ann: 4", f"hand.Ann: {number + 5}"))
    answer = here.phone().get(where)
    assert answer.status_code == 404
    assert "Paste it again" in said(answer)


@pytest.mark.promise("Texts to be judged: 30 a minute", "Texts of one address that are judged")
def test_judging_pasted_texts_is_limited(here: Lobby) -> None:
    client = here.phone()
    answers = [client.get("/m/" + pack(f"{RECORD}# {number}")).status_code for number in range(32)]
    assert answers.count(429) >= 1
    assert answers[0] == 200


def test_each_step_of_a_record_has_a_what_if_link(here: Lobby) -> None:
    client = here.phone()
    where = paste(here, f"== One\n{RECORD}\n== Two\n{RECORD}")
    page = client.get(f"{where}?record=2&line=1").text
    assert f'href="{where}/ask?record=2&amp;line=1"' in page
    assert f'href="{where}/ask?record=2&amp;line=0&amp;who=0&amp;q=plays+7D"' in page
    asked = client.get(f"{where}/ask?record=2&line=1")
    assert "As it stood after line 1" in said(asked)
    assert f'href="{where}?record=2&amp;line=1"' in asked.text, "back to the step"
    assert "Allowed" in said(client.get(f"{where}/ask?record=2&line=1&who=1&q=plays 7C"))
    first = client.get(f"{where}/ask?record=2&line=0&who=0&q=plays 7D")
    assert "As it stood before the first line" in said(first)
    assert "Allowed" in said(first)
    answer = client.send(f"{where}/ask", htmx=True, line="1", record="2", who="1", verb="plays", rank="9", suit="D")
    assert "As it stood after line 1" in said(answer)
    assert "No:" in said(answer)
    change = client.get(f"{where}/ask?record=2&line=1&was.draw=2&draw=0&who=1")
    assert change.location == f"{where}/ask?record=2&line=1&set=draw+0&who=1"
    assert "Allowed" in said(client.get(change.location + "&q=plays 9D"))
    assert here.app.extensions["registry"].writer.ask(here.store.nights) == []


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


def test_html_in_a_record_is_text(here: Lobby) -> None:
    where = paste(here, "== <b>x</b>\n" + RECORD.replace("Cy", '"<i>Cy</i>"') + "\n== two\n" + RECORD)
    page = here.phone().get(f"{where}?line=3").text
    assert "<b>x</b>" not in page
    assert "<i>Cy</i>" not in page


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
            if isinstance(found, tuple) and found:
                walks.keep(key, found)
                here.app.extensions["referee-walks"] = walks
                for n in (0, len(found[0].lines)):
                    assert here.phone().get(f"/record/{key}?line={n}").status_code == 200


def test_an_open_line_of_a_record_names_the_line_that_settled_it(here: Lobby) -> None:
    played = "".join(f"{line}\n" for line in ("Ann plays W4 calling G", "Bo challenges", "Ann shows R1 Y9"))
    position = "game: uno\nplayers: Ann Bo\nhouse: stack_w4_w4=off\ntop: R5\nturn: Ann\nhand.Ann: 3\n\n"
    where = paste(here, position + played)
    assert "proven wrong by line 3" in told(here.phone().get(f"{where}?line=1").text)
