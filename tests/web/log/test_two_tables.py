"""No stream of a table tells, by its bytes, their number or what had to be drawn for it, which cards are hidden at
another table of the server.
"""

from itertools import count

import pytest

from referee.live import LiveGame
from referee.live import stream as streams
from referee.web.core.screens import Screens
from tests.support.night import NAMES, Evening, evening

PASSES = ("Di deals", "Ann gives {} 3H AH", "Bo gives 5C 6C 7C", "Cy gives 8C 9C TC", "Di gives 3 cards")
PLAYS = ("Cy plays 2C", "Di plays QC", "Ann plays 4C", "Bo plays JC")


def lines(card: str) -> list[str]:
    """Return the lines of a table at which this card is passed face down."""
    return [line.format(card).replace("3 cards", "3") for line in (*PASSES, *PLAYS)]


def messages(monkeypatch: pytest.MonkeyPatch, hidden: str, guess: str, house: str) -> list[tuple[list[bytes], int]]:
    """Return what the phones of the table that guesses are sent after each line while the other table hides a card, and
    the number of templates drawn and sentences made for it.
    """
    codes = count()
    monkeypatch.setattr("referee.store.nights.new_code", lambda _: f"BC{'DFGH'[next(codes)]}F")
    monkeypatch.setattr(LiveGame, "now", lambda played: played._start)  # a clock tells the milliseconds left
    monkeypatch.setattr(streams, "BEAT", 600.0)
    read: list[tuple[list[bytes], int]] = []
    drawn, draw = count(), Screens.draw
    monkeypatch.setattr(Screens, "draw", lambda *args, **values: (next(drawn), draw(*args, **values))[1])
    with evening(game="hearts", house=house, with_phones=4) as night:
        sentences = [night.app.extensions["texts"]._said, night.app.extensions["texts"]._set]
        for cached in sentences:
            cached.cache_clear()

        def made() -> int:
            return sum(cached.cache_info().misses for cached in sentences)

        for at in range(len(NAMES)):
            next(iter(night.registry.watch(night.table, "phone", at, "en", f"phone-{at}", packs=True)))
        victims = [
            iter(night.registry.watch(night.table, "phone", at, "en", f"phone-{at}", packs=True))
            for at in range(len(NAMES))
        ]
        for line in lines(hidden):
            night.says(line)
            for stream in victims:
                next(stream)
        other = Evening(night.app, NAMES, house, 4, "hearts")
        pages = [("phone", 0), ("phone", 1), ("watch", None), ("story", None), ("board", None)]
        watching = [
            iter(night.registry.watch(other.table, page, seat, "en", f"phone-{seat}", packs=True))
            for page, seat in pages
        ]
        for line in lines(guess):
            before = next(drawn) + made()
            other.says(line)
            read.append(([next(stream) for stream in watching], next(drawn) + made() - before))
        for stream in (*victims, *watching):
            stream.close()  # type: ignore[attr-defined]
    return read


@pytest.mark.parametrize("house", ["enforce=referee", "enforce=players"])
def test_what_a_table_is_sent_does_not_depend_on_the_cards_of_another(
    monkeypatch: pytest.MonkeyPatch, house: str
) -> None:
    right = messages(monkeypatch, "QS", "QS", house)
    wrong = messages(monkeypatch, "KS", "QS", house)
    assert sum(len(sent) for sent, _ in right) > 40
    assert [list(map(len, sent)) for sent, _ in right] == [list(map(len, sent)) for sent, _ in wrong]
    assert [drawn for _, drawn in right] == [drawn for _, drawn in wrong]
    assert right == wrong
