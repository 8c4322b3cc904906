"""The answer to a kept tap comes with the stream of its phone, and is the one that a phone without a stream reads."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import gevent
import pytest

from tests.support.device import device_of
from tests.support.night import Evening, evening

ANSWER = re.compile(
    r'<hx-partial hx-target="#answered"[^>]*><div data-tap="([^"]*)">\n(.*?)\n?</div></hx-partial>', re.DOTALL
)


@contextmanager
def begun() -> Iterator[Evening]:
    with evening(house="enforce=referee", game="onecard", with_phones=4) as night:
        night.says("Di deals", "Di flips 7H")
        yield night


@contextmanager
def watching(night: Evening, seat: int, language: str = "en") -> Iterator[list[bytes]]:
    """Let the phone of a seat read its stream."""
    read: list[bytes] = []
    watcher = night.registry.watch(night.table, "phone", seat, language, device_of(f"phone-{seat}"))
    reader = gevent.spawn(lambda: [read.append(news) for news in watcher])
    gevent.sleep(0.05)
    yield read
    reader.kill()


def answers(read: list[bytes]) -> list[tuple[str, str]]:
    """Return the answers that a stream brought, each with the id of its tap."""
    gevent.sleep(0.05)
    return ANSWER.findall(b"".join(read).decode().replace("\ndata: ", "\n"))


def plays(night: Evening, language: str) -> tuple[int, str]:
    """Let Ann play a card that brings something about; return the status and the text of the response."""
    answer = night.tap(night.phone(0, language), "enter", verb="plays", card="JH", post="one-tap")
    return answer.status_code, answer.text


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_the_stream_brings_the_answer_that_the_response_would(language: str) -> None:
    with begun() as night:
        status, page = plays(night, language)
        assert status == 200
    with begun() as night, watching(night, 0, language) as read:
        assert plays(night, language) == (204, "")
        ((tap, streamed),) = answers(read)
        assert tap == "one-tap"
        assert streamed.split() == page.split()
        again, text = plays(night, language)
        assert (again, text.split()) == (200, page.split()), "the stream broke off: the tap asks once more"


def test_only_the_phones_of_the_seat_are_sent_the_answer() -> None:
    with begun() as night, watching(night, 0) as own, watching(night, 1) as other:
        assert plays(night, "en")[0] == 204
        assert (len(answers(own)), answers(other)) == (1, [])


def test_a_refusal_is_answered_on_the_page() -> None:
    with begun() as night, watching(night, 0) as read:
        answer = night.tap(night.phone(0), "enter", verb="plays", card="9S", post="wrong")
        assert answer.status_code == 200
        assert 'class="answer no"' in answer.text
        assert answers(read) == []


def test_another_page_of_the_phone_brings_no_answer() -> None:
    with begun() as night:
        watcher = iter(night.registry.watch(night.table, "story", None, "en", "phone-0"))
        next(watcher)
        assert plays(night, "en")[0] == 200
        watcher.close()  # type: ignore[attr-defined]


def test_cards_that_only_the_seat_may_see_are_answered_on_the_page() -> None:
    with evening(house="enforce=referee", game="hearts", with_phones=4) as night:
        night.says("Di deals")
        with watching(night, 0) as read:
            answer = night.tap(night.phone(0), "enter", text="gives QS 3H AH", post="pass")
            assert answer.status_code == 200
            assert answers(read) == []
