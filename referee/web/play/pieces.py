"""The live pieces of a phone during play, and of a phone that only looks on."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from jinja2 import Environment

from referee.engine.basics import cards
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.conduct import Conduct
from referee.engine.common_rules.penalties import FREE_IN_TIME_OUT, OF_THE_HAND
from referee.engine.model.view import PickPerson, View
from referee.engine.notation.tokens import quote
from referee.live import LiveGame, Table
from referee.live.stream import Fragment, Shown
from referee.texts.catalog import drawn_as_text
from referee.web.core import assets
from referee.web.core.looks import PEOPLE, People, people_of, person_sign, sheet, sign_at, sign_of
from referee.web.core.screens import Drawing, Piece
from referee.web.core.seen_nights import next_of_night
from referee.web.log.disputes import current_dispute, dispute_beside
from referee.web.log.undo import undoable
from referee.web.play import card_signs, hot_pieces, middle_pieces
from referee.web.play.asks import NOBODY_ACCUSED, About, Asked, Last, accusations, asked, last_player
from referee.web.play.card_pieces import cards as draw_cards
from referee.web.play.facts_form import card_keys
from referee.web.play.highlights import headline
from referee.web.play.notices import Notices, is_calm, news_for, on_sheet
from referee.web.play.panels import Chips, ShownView, TrickTable, chips_of, ladder_of, middle_of, trick_table, turn_of
from referee.web.play.prompt_pieces import prompts, tap
from referee.web.play.sheets import sheets
from referee.web.play.told_lines import KeptAnswer, ToldLines, did, kept_answer, told_lines
from referee.web.scores.score_night import keeps_score, round_to_mend, score_band, score_night
from referee.web.sit.door import DoorNotices, door_notices
from referee.web.sit.next_game import read_plan
from referee.web.sit.people import Acting, PersonAt, WaitedFor, acting, people_at, waited_for

LAST_LINES = 3
WATCHED_LINES = 7
"""Lines on a phone that only looks on, which has no pad."""
NEWEST = 6
"""Lines that a stream may have missed, whose answers it still brings."""
WATCHED = ("turn", "seats", "middle", "timeout", "told", "waited", "headline", "dispute", "next-night")
"""The pieces of a phone that only looks on."""
TEMPLATES: dict[str, Drawing] = {
    "accuse": hot_pieces.accuse,
    "accuse-more": hot_pieces.accuse_more,
    "answered": hot_pieces.answered,
    "acting": "play/acting.html",
    "asks-call": prompts,
    "asks-first": prompts,
    "asks-main": prompts,
    "asks-people": sheets,
    "asks-table": prompts,
    "cards": draw_cards,
    "cards-more": draw_cards,
    "dispute": "play/dispute.html",
    "requests": "sit/join_requests.html",
    "headline": "board/highlight.html",
    "middle": middle_pieces.middle,
    "news": "play/news.html",
    "next": "play/next.html",
    "next-night": "core/next_night.html",
    "seats": middle_pieces.seats,
    "seen": hot_pieces.seen,
    "timeout": "play/timeout.html",
    "told": hot_pieces.told,
    "turn": hot_pieces.turn,
    "undo": hot_pieces.undo,
    "waited": "play/waited.html",
}
"""Template, or function that draws it, by piece of a phone."""


NO_TIME_OUT = Piece(caller=NOBODY)


def equip(environment: Environment) -> None:
    """Add what the templates of phones call: cards as grids and keys, faces and signs."""
    environment.filters |= {
        "card_keys": card_keys,
        "quoted": quote,
        "as_text": drawn_as_text,
    }
    environment.globals |= {
        "did": did,
        "draw_chips": hot_pieces.chips,
        "draw_turn": hot_pieces.turn,
        "draw_cards": draw_cards,
        "draw_prompts": prompts,
        "draw_tap": tap,
        "signs": card_signs,
        "draw_note": hot_pieces.note,
        "draw_story": hot_pieces.story,
        "draw_trick": middle_pieces.trick,
        "draw_middle": middle_pieces.middle,
        "draw_taken": middle_pieces.taken,
        "drawn_card": middle_pieces.card,
        "card_faces": cards.FACES,
        "card_signs": {suit: drawn_as_text(sign) for suit, sign in cards.SUIT_SYMBOLS.items()},
        "face_sheet": sheet()[0],
        "people_sheet": sheet(PEOPLE)[0],
        "person_sign": person_sign,
        "sign_of": sign_of,
        "sign_at": sign_at,
        "icon_sheet": assets.icon_sheet(),
    }


class Now(NamedTuple):
    """The table as its phones have it in common until it changes; made once, it saves 1 ms a tap with five of them.

    `at` are the seats of the game by number, `calm` tells that none of the newest lines is news to anybody, `answers`
    are those to the last tap of each seat (by game and seat), `doors` the news of the door for others and for the host,
    `last` is the last player, `concerns` what the prompts of each seat depend on (None: not known), `laid` the trick as
    seen from the first seat, `shared` are the pieces that look the same on all phones.
    """

    played: LiveGame
    view: View
    names: People
    at: tuple[PersonAt, ...]
    acting: Acting
    dispute: Piece | None
    calm: bool
    answers: Mapping[tuple[int, int], KeptAnswer]
    doors: tuple[DoorNotices, DoorNotices]
    last: Last
    concerns: Sequence[Hashable | None]
    laid: TrickTable | None
    shared: list[Fragment]


def _now(table: Table) -> Now | None:
    """Return what the phones of a table have in common now; None before the first game."""
    if (played := table.game) is None or not played.has_log:
        return None
    view, names, calm = played.view, people_of(table, played), is_calm(played)
    if table.night.ended is not None:  # nobody acts in it any more
        view = view._replace(turn=NOBODY, timeout=NOBODY, may=None, idle=None, clock=None)
    laid = trick_table(view, names)
    shown = ShownView(view, names, laid is not None, ladder=ladder_of(played, view, names))
    told = table.told = told_lines(played, LAST_LINES, names, table.told)
    return Now(
        played,
        view,
        names,
        people_at(table, played.state.names),
        acting(table, played),
        current_dispute(table, played) if table.night.ended is None else None,
        calm,
        _answers(table, played, told),
        door_notices(table),
        last_player(played),
        played.game.concerns(played.state) if calm else (None,) * len(names),
        laid,
        _of_all(table, played, shown, names, told),
    )


def _answers(table: Table, played: LiveGame, told: ToldLines) -> dict[tuple[int, int], KeptAnswer]:
    """Return the answers to the newest taps of all seats; each stays as it was until the seat's next tap."""
    names, seats = played.names, table.night.by_name
    for entry in reversed(played.entries[-NEWEST:]):
        who = entry.read.who
        if who not in names:
            continue
        seat = names.index(who)
        known = table.answers.get((played.number, seat))
        if known is not None and known.line.n >= entry.n:  # those before it were looked at then
            break
        me = seat if who in seats and seats[who].devices else None
        if (made := kept_answer(played, entry, told, me)) is not None:
            table.answers[played.number, seat] = made
    return table.answers


def phone(table: Table, seat: int | None) -> Shown:
    """Return the pieces of a phone: its own, and those of all phones.

    That of a person who is at the table and not in its game shows all, and nobody can be tapped there. In a night that
    has ended nothing can be entered.
    """
    if (now := table.memo("now", _now, table)) is None:
        return Shown(())
    if seat is None:
        return Shown(table.memo("outside", lambda: list(_of_outsiders(table, now).items())))
    if table.night.ended is None:
        return _own(table, now, seat)
    own: list[Fragment] = [
        ("acting", Acting(table.code)),
        ("answered", None),
        ("dispute", None),
        ("requests", None),
        ("news", Notices((), now.names)),
    ]
    if now.laid is not None:
        own.append(("seats", now.laid.seen_from(seat)))
    return Shown(now.shared, own, NOBODY_ACCUSED, asked(now.played.game, now.played.state, (), now.names).areas)


def _of_outsiders(table: Table, now: Now) -> dict[str, Hashable]:
    """Return the pieces for somebody without a seat in the game."""
    found = dict(now.shared)
    if keeps_score(now.played):
        found["middle"] = score_night(now.played, now.view, now.names, still=True)
    elif now.laid is not None:
        found["seats"] = now.laid.seen_from(NOBODY, still=True)
    else:
        found["seats"] = chips_of(ShownView(now.view, now.names, still=True))
    if table.night.ended is None:
        found["acting"] = now.acting.beside(None)
    found["dispute"] = now.dispute
    return found


def _own(table: Table, now: Now, seat: int) -> Shown:
    """Return the pieces of a phone, with those that are not the same on all phones."""
    played, names = now.played, now.names
    here = played.number, seat
    mine = table.night.by_name.get(names[seat])
    # A phone that helps out at a seat without a phone is not its person's.
    me = seat if mine is not None and mine.devices else None
    # Nor does it see cards that only that person may see.
    own = (seat,) if me is not None else ()
    news = Notices((), names, me) if now.calm else news_for(played, seat, own, names)
    hosts = mine is not None and table.night.host in mine.devices
    known: Asked | None = table.asked.get(here)
    concerns = now.concerns[seat]
    key = concerns, own, names, now.at, hosts
    if concerns is None or known is None or known.key != key:
        asks = on_sheet(played.state, seat, played.prompts(seat, own), news)
        known = asked(played.game, played.state, asks, names, About(now.at, seat, hosts), key)
        if concerns is not None:
            table.asked[here] = known
    pieces: list[Fragment] = [
        ("acting", now.acting.beside(seat)),
        ("answered", now.answers.get(here)),
        ("dispute", dispute_beside(now.dispute, me)),
        ("requests", now.doors[hosts] if mine is not None else None),
        ("news", news),
    ]
    if now.laid is not None:
        pieces.append(("seats", now.laid.seen_from(seat)))
    if (sent := table.own.get(here)) == pieces:
        pieces = sent
    else:
        table.own[here] = pieces
    accused = accusations(now.last, now.view.turn == seat, names, known)
    return Shown(now.shared, pieces, accused, known.areas)


def watched(table: Table, seat: int | None) -> Shown:
    """Return the pieces of a phone that only looks on: the table, and nothing to enter."""
    now = table.memo("now", _now, table)
    return Shown(table.memo("watch", _of_watchers, table, now) if now is not None else ())


def _of_watchers(table: Table, now: Now) -> list[Fragment]:
    told = replace(told_lines(now.played, WATCHED_LINES, now.names), rests=table.night.ended is not None)
    found = _of_outsiders(table, now) | {"told": told, "next-night": next_of_night(table.night)}
    return [(name, found[name]) for name in WATCHED]


def _of_all(table: Table, played: LiveGame, shown: ShownView, names: People, told: ToldLines) -> list[Fragment]:
    """Return the pieces that look the same on all phones.

    The cards of a trick are none of them: they are drawn round the table, which each phone sees from its own seat. A
    game that only keeps score shows its band and its standings, in which its people stand; the band is that of any
    table where somebody has won, called a time-out, or has to say how their points count.
    """
    ended, view, seats = table.night.ended is not None, shown.view, list[Fragment]()
    turn: Hashable = turn_of(shown)
    if scores := keeps_score(played):
        if view.phase != "over" and view.timeout == view.turn == NOBODY:
            turn = score_band(played, view, names)
        seats = [("seats", Chips((), False))]
    elif not shown.laid:
        seats = [("seats", chips_of(shown))]
    if ended:
        turn = Piece(template="play/night_ended.html", next_night=next_of_night(table.night))
    return [
        ("turn", turn),
        *seats,
        ("middle", score_night(played, view, names) if scores else middle_of(shown)),
        ("timeout", NO_TIME_OUT if ended else timeout_of(played)),
        ("seen", played.token),
        ("told", replace(told, rests=True) if ended else told),
        ("headline", None if ended else headline(table, played, told.lines[0] if told.lines else None)),
        ("undo", undoable(played, rests=ended)),
        ("next", next_of(table, played, view)),
        ("waited", WaitedFor(table.code, ()) if ended else waited_for(table)),
    ]


def timeout_of(played: LiveGame) -> Piece:
    """Return the time-out: its `caller` (-1: none runs), the cards `aside`, the reasons that are `free` or `costs`."""
    s = played.state
    if s.timeout == NOBODY:
        return NO_TIME_OUT
    free, costs = [*FREE_IN_TIME_OUT, "slow"], [*OF_THE_HAND]
    house = s.house
    if isinstance(house, Conduct):
        free_words = house.bad_words == "off" or house.bad_words_in_timeout == "free"
        (free if free_words else costs).append("bad-word")
    given = [ask.reasons for ask in played.prompts(s.timeout) if isinstance(ask, PickPerson) and ask.reasons]
    known = given[0] if given else ()
    free, costs = ([reason for reason in reasons if reason in known] for reasons in (free, costs))
    aside = tuple((seat, cards) for seat, cards in enumerate(s.aside) if cards)
    return Piece(caller=s.timeout, aside=aside, free=tuple(free), costs=tuple(costs), names=tuple(s.names))


def next_of(table: Table, played: LiveGame, view: View) -> Piece:
    """Return the current game of the night: its `number`, whether it is `over`, whether the next is `planned`.

    The last round of a table that only keeps score, `mends`, can be put right on its sheet (0: there is none).
    `ended`: so has the night, and its page tells it; `next_night` is the code of the one its people go on to (empty:
    none). `club` is the code of the club whose table it is (empty: none).
    """
    night, to = table.night, next_of_night(table.night)
    return Piece(
        code=table.code,
        number=played.number,
        over=view.phase == "over",
        planned=bool(read_plan(night.plan).game),
        mends=round_to_mend(played) if keeps_score(played) else 0,
        club=night.club.code if night.club is not None and not night.club.over else "",
        ended=night.ended is not None,
        next_night=to.code if to is not None else "",
    )
