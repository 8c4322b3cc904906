"""The notice sheet of a phone: acts of others that concern its person, each with the possible answers."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import NamedTuple

from referee.engine.basics.actions import PLAYING, Catches, Deals, Disputes, Finds, Flips, Penalizes, Says
from referee.engine.basics.cards import Card
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.conduct import TIME_OUT
from referee.engine.common_rules.penalties import open_to_people
from referee.engine.model.entry import Entry
from referee.engine.model.message import message
from referee.engine.model.rulings import Ruling, Verdict
from referee.engine.model.state import State
from referee.engine.model.view import Prompt, Tap
from referee.live import LiveGame
from referee.texts.sentences import named_seats
from referee.web.log.visibility import LogView, VisibleLine, log_view

NEWEST = 12
"""Number of the newest lines that are searched for news."""
MOST = 3
"""The most notices on a sheet."""
TO_SOMEBODY = (Catches, Penalizes)
CONCERNING = (*TO_SOMEBODY, Disputes, Finds)
READ = attrgetter("read")
TAKES = "beside-take-each"
"""The message to those who take a card with a call of somebody else."""
NEW_START = (Deals, Flips)
UNDESERVED = "undeserved"
"""The reason of a penalty card for giving one that nobody deserved."""
TAKEN, CONTESTED = "ui-take-it", "ui-contest-it"
"""The two answers to an accusation."""


class Notice(NamedTuple):
    """A line that concerns the person of a phone, and its `kind`, which says how the sheet tells it.

    `accused`: a card that stands unless they contest it. `caught`: a card that the log proves; `back` are the cards to
    take back with it, and `because` is the ruling of the wrong play. `cleared`: a card that nobody deserved, which the
    person may give back; `voted` tells that the table decided so. `takes`: a card that somebody's call costs the
    others. `told`: anything else. `giver` is the seat that gave the card, `reason` its reason, `cards` the number of
    penalty cards, and `aside` is set if they lie aside in a time-out.
    """

    line: VisibleLine
    kind: str = "told"
    giver: int = NOBODY
    reason: str = ""
    cards: int = 0
    aside: bool = False
    back: tuple[Card, ...] = ()
    because: Ruling | None = None
    voted: bool = False


class Notices(NamedTuple):
    """The notices of a phone, the newest first; `me` is the seat of its person."""

    notices: tuple[Notice, ...]
    names: tuple[str, ...]
    me: int | None = None


def is_calm(played: LiveGame) -> bool:
    """Return True if none of the newest lines can be news to anybody, asked once for all phones.

    Most changes are calm: then no phone searches them for itself.
    """
    s, last = played.state, len(played.entries)
    if s.offences or not {*map(type, map(READ, played.entries[-NEWEST:]))}.isdisjoint(CONCERNING):
        return False
    named = [entry.read for entry in played.with_cards[-NEWEST:] if entry.n > last - NEWEST]
    told = [note.id for n in s.beside.keys() & range(last - NEWEST + 1, last + 1) for note in s.beside[n]]
    return TAKES not in told and not [said for said in named if played.game.secret(s, said) is not None]


def news_for(played: LiveGame, seat: int, own: Collection[int], names: tuple[str, ...]) -> Notices:
    """Return the acts of others that concern a seat since its last own act, the newest first.

    These are cards given, the table's decisions on them, a hand shown to this seat alone, and the end of a challenge of
    its play. What was there before a time-out or a vote began gives way to it, unless it waits for an answer. `own` are
    the seats whose cards its phone may see.
    """
    me, name, s, entries = seat if own else None, names[seat], played.state, played.entries[-NEWEST:]
    visible = log_view(played, own, entries) if Disputes in {type(entry.read) for entry in entries} else None
    due = set(_undeserved(s, seat)) if s.offences else ()
    open_to_me = {card.line for card in s.ledger if card.seat == seat and open_to_people(s, card)}
    voted = s.dispute.line if s.dispute is not None else 0
    found: list[Entry] = []
    is_old = False
    for entry in reversed(entries):
        said = entry.read
        if isinstance(said, NEW_START) or (said.who == name and entry.stands and isinstance(said, PLAYING)):
            break
        # A time-out or a vote began.
        interrupts = isinstance(said, Disputes) or (isinstance(said, Says) and said.word == TIME_OUT)
        is_old = is_old or (entry.stands and interrupts)
        if entry.n != voted and (entry.n in due or (entry.stands and (not is_old or entry.n in open_to_me))):
            settles = visible is not None and not due and _settles(visible, seat, entry)
            if entry.n in due or settles or _concerns(played, seat, entry):
                found.append(entry)
    if not found:
        return Notices((), names, me)
    visible = visible or log_view(played, own)
    notices = (_notice(played, visible, seat, entry, entry.n in due) for entry in found[:MOST])
    return Notices(tuple(notices), names, me)


def _concerns(played: LiveGame, seat: int, entry: Entry) -> bool:
    """Return True if a standing line is news to a seat.

    It gives its person a card that no vote has ended and nobody has admitted, shows them somebody else's cards, ends a
    challenge of their play, or is a call that costs them a card.
    """
    said, s = entry.read, played.state
    if isinstance(said, TO_SOMEBODY) and said.whom == s.names[seat]:
        return not any(card.line == entry.n and card.proof in ("vote", "admitted") for card in s.ledger)
    if isinstance(said, Finds) and entry.ruling.fill.get("seat") == seat:
        return True
    shown_to = played.game.secret(s, said)
    return (shown_to is not None and seat in shown_to and said.who != s.names[seat]) or seat in _takers(played, entry)


def _notice(played: LiveGame, visible: LogView, seat: int, entry: Entry, due: bool) -> Notice:
    """Return the notice of a line that concerns a seat; `due` if it gave the seat a card for nothing."""
    line, ruling, s = visible.line(entry), visible.ruled(entry), played.state
    giver = s.names.index(entry.read.who) if entry.read.who in s.names else NOBODY
    if seat in _takers(played, entry):
        return Notice(line, "takes", giver)
    if ruling is None or giver == NOBODY or not isinstance(entry.read, TO_SOMEBODY):
        return Notice(line)
    if due:
        return Notice(line, "cleared", giver, UNDESERVED, voted=entry.stands or entry.n in s.struck)
    card = next((card for card in s.ledger if card.line == entry.n and card.seat == seat), None)
    if card is None:
        return Notice(line)
    made = Notice(line, "told", giver, card.reason, card.cards, s.timeout != NOBODY)
    if ruling.verdict is Verdict.OPEN:
        return made._replace(kind="accused") if open_to_people(s, card) else made
    because = ruling.fill.get("because") if card.reason != UNDESERVED else None
    back = ruling.fill.get("back")
    return made._replace(kind="caught", because=because, back=tuple(back or ()))


def _undeserved(s: State, seat: int) -> Iterator[int]:
    """Yield the lines that gave a seat a card for nothing, for which it may still give one back."""
    for offence in s.offences:
        if (
            offence.rules
            and UNDESERVED in offence.reason.split("/")
            and offence.against == seat
            and offence.seat != seat
            and s.here[offence.seat]
        ):
            yield offence.line


def _takers(played: LiveGame, entry: Entry) -> frozenset[int]:
    """Return the seats that take a card with a call of somebody else."""
    notes = played.state.beside.get(entry.n, ())
    return frozenset[int]().union(*(named_seats(note) for note in notes if note.id == TAKES))


def _settles(visible: LogView, seat: int, entry: Entry) -> bool:
    """Return True if a line ends a dispute that this seat is part of."""
    before, after = visible.steps.get(entry.n, (visible.state, visible.state))
    d = before.dispute
    return d is not None and after.dispute is None and seat in (d.giver, d.seat)


def on_sheet(s: State, seat: int, asks: Sequence[Prompt], news: Notices) -> list[Prompt]:
    """Return the prompts of a seat with those about its penalty cards in the words of the sheet.

    An accusation is answered on the sheet while its notice is there: the newest one first. Once its person has acted
    the sheet is theirs again, and what they may still do about a card is among the rare acts.
    """
    cards = [card for card in s.ledger if card.seat == seat and open_to_people(s, card)]
    if not cards:
        return list(asks)
    asked = next((notice.line.n for notice in news.notices if notice.kind == "accused"), 0)
    voted = s.dispute.line if s.dispute is not None else 0
    lines = {f"{verb} {card.line}": card.line for card in cards for verb in ("disputes", "admits")}
    made, later = list[Prompt](), list[Prompt]()
    for ask in asks:
        if not isinstance(ask, Tap) or ask.place != "first" or ask.text not in lines:
            made.append(ask)
        elif lines[ask.text] in (asked, voted):
            made.append(replace(ask, label=message(TAKEN if ask.text.startswith("admits") else CONTESTED)))
        else:
            later.append(replace(ask, place="table"))
    made.sort(key=lambda ask: ask.label.id == CONTESTED)
    return made + later
