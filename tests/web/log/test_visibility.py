"""Every screen that shows a line hides the cards that its reader may not see."""

from collections.abc import Iterator
from dataclasses import replace
from operator import is_
from typing import Any

import gevent
import pytest

from referee.engine.basics.actions import Action, Amends, Plays
from referee.engine.basics.cards import UNKNOWN
from referee.engine.log import audience
from referee.live import live_game
from tests.support.device import device_of
from tests.support.night import Evening, evening, get

OPEN, VEILED = "<bdi>Ann</bdi> plays 9♥", "<bdi>Ann</bdi> plays a card nobody entered"


@pytest.fixture
def night(monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    """Return a night in which only Ann may see her play."""

    def veiled(action: Action) -> Action:
        if isinstance(action, Amends):
            return replace(action, action=veiled(action.action))
        return replace(action, cards=(UNKNOWN,)) if isinstance(action, Plays) else action

    def secret(game: Any, state: Any, action: Action) -> frozenset[int] | None:
        return frozenset({0}) if isinstance(action, Plays) and action.who == "Ann" else None

    with evening(house="enforce=referee") as made:
        monkeypatch.setattr(audience, "without_cards", veiled)
        monkeypatch.setattr(audience, "WITH_CARDS", (Plays, Amends))
        monkeypatch.setattr(type(made.game.game), "secret", secret)
        made.says("Di deals", "Di flips 9D", "Ann plays 9H", "Bo plays KH")
        yield made


def told(night: Evening, at: int) -> dict[str, str]:
    """Return what one phone shows of Ann's play, screen by screen."""
    client = night.phone(at)
    where = ("play", "story", "why/3", "board", "amend?line=3", "export.table", "export.json")
    pages = {path: client.get(f"/{night.table.code}/{path}").get_data(as_text=True) for path in where}
    pages["hangs"] = night.tap(client, "undo", line="2").get_data(as_text=True)
    pages["amended"] = night.tap(client, "amend", line="2", new="Di flips 9C").get_data(as_text=True)
    return pages


@pytest.mark.promise("Cards hidden from a player appear")
def test_hidden_cards_are_redacted_on_every_screen(night: Evening) -> None:
    for name, page in told(night, 1).items():
        assert OPEN not in page, name
        assert "Ann plays 9H" not in page, name
    pages = told(night, 1)
    for name in ("story", "why/3", "board", "hangs"):
        assert VEILED in pages[name], name
    stream = iter(night.registry.watch(night.table, "phone", 1, "en", device_of("phone-1")))
    assert OPEN not in next(stream).decode()
    stream.close()


def test_a_reader_with_permission_sees_them(night: Evening) -> None:
    pages = told(night, 0)
    for name in ("why/3", "hangs"):
        assert OPEN in pages[name], name
    assert "Ann plays 9H" in pages["amend?line=3"]
    assert VEILED in pages["story"], "the story is the same for all"
    answer = night.tap(night.phone(0), "enter", text="amends 3: Ann plays 9C")
    assert "plays a card nobody entered" not in answer.get_data(as_text=True)
    assert "plays 9C" not in night.phone(1).get(f"/{night.table.code}/story").get_data(as_text=True)


def test_a_ruling_stays_one_object_for_its_readers(night: Evening) -> None:
    night.says("Ann plays QC", "Bo plays QC", "Di plays QC")
    rulings = [night.game.known(entry, frozenset({1})).ruling for entry in night.game.entries]
    night.says("Di says hello")
    assert all(map(is_, rulings, [night.game.known(entry, frozenset({1})).ruling for entry in night.game.entries]))
    refused = [entry.n for entry in night.game.entries if entry.ruling.verdict == "no"]
    assert refused == [5, 6, 7]


def test_the_logs_of_the_oldest_readers_are_forgotten(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_game, "MOST_SEEN", 2)
    for seats in ({1}, {2}, {1, 2}):
        night.game.known(night.game.entries[2], frozenset(seats))
    assert len(night.game._seen) == 2


def watching(night: Evening, at: int, seat: int) -> Iterator[bytes]:
    """Return the stream of a phone as it acts for a seat, after its first message."""
    address = f"/{night.table.code}/stream?page=phone&as={night.seats[seat].id}"
    stream = night.phone(at).get(address, headers={"Accept-Encoding": "identity"}).iter_encoded()
    next(stream)
    return stream


def has_ended(stream: Iterator[bytes]) -> bool:
    """Read a stream to its end; return False if it goes on."""
    with gevent.Timeout(2, False):
        return all(True for _ in stream)
    return False


@pytest.mark.promise("Cards hidden from a player appear")
def test_a_stream_of_one_game_reads_nobodys_cards_in_the_next() -> None:
    """Seats have other numbers there: the stream ends, and the phone connects again with its own."""
    with evening(game="hearts", with_phones=4) as night:
        ann, di = watching(night, 0, 0), watching(night, 3, 3)
        night.table.start("game: hearts\nplayers: Ann Bo Cy Di\n", 1)
        assert next(ann)
        night.table.start("game: hearts\nplayers: Di Bo Ann Cy\n", 2)
        assert has_ended(ann)
        assert has_ended(di)
        ann = watching(night, 0, 0)
        night.says("Cy deals", "Di gives 2C 3C 4C", "Bo gives 5C 6C 7C", "Ann gives 8C 9C TC", "Cy gives QS KS AS")
        read = next(ann).decode()
        assert "gives 5♣, 6♣, 7♣" in read
        assert "Q♠, K♠, A♠" not in read


def test_who_lost_a_seat_still_watches_what_everybody_sees(night: Evening) -> None:
    address = f"/{night.table.code}/stream?page=board&as={night.seats[0].id}"
    assert night.phone(1).get(address).status_code == 200


@pytest.mark.promise("Cards hidden from a player appear")
def test_a_phone_that_helps_out_reads_no_cards_once_the_seat_has_a_phone() -> None:
    with evening(game="hearts") as night:
        helps = watching(night, 0, 3)
        night.table.change(night.registry.writer.store.give_seat, night.seats[3].id, device_of("phone-3"))
        night.says("Cy deals")
        assert has_ended(helps)
        assert night.phone(0).get(f"/{night.table.code}/stream?page=phone&as={night.seats[3].id}").status_code == 403


def test_a_play_that_only_a_passed_card_allows_is_open_to_others() -> None:
    """Di's hand is known to the referee, but what Bo passed to her is known only to both."""
    hands = "hand.Di: 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2H"
    with evening(game="hearts", with_phones=4) as night:
        night.table.start(f"game: hearts\nplayers: Ann Bo Cy Di\nphase: pass\npass: across\n{hands}\n", 1)
        night.says("Ann gives 3C 4C 5C", "Bo gives 7H 8H 9H", "Cy gives 6C 7C 8C", "Di gives 2H 3S 4S")
        night.says("Cy plays 2C", "Di plays 8S", "Ann disputes 6")
        assert str(night.game.entries[5].ruling) == "ok trick.play"
        found = [night.game.known(night.game.entries[5], frozenset({at})).ruling for at in range(4)]
        assert [ruling.verdict for ruling in found] == ["open", "ok"] * 2
        pages = [{where: get(night, where, at) for where in ("why/6", "play", "story", "board")} for at in range(4)]
        exported = get(night, "export.table")
    assert "Only the hand would show" in pages[0]["why/6"]
    assert "Only the hand would show" not in pages[1]["why/6"]
    for shown in pages:
        assert not [where for where in ("play", "story", "board") if "The referee: it stands" in shown[where]]
    assert " Di plays 8S  => open trick.play" in exported
