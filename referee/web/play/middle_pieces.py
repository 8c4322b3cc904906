"""The cards between the people, with who sits round a trick, the melds of the sides, and what is made of them.

Functions draw them, as `hot_pieces` says. What is drawn for every phone alike is kept by the table of its sentences.
"""

from collections.abc import Iterable, Sequence
from urllib.parse import quote as encoded

from markupsafe import Markup, escape

from referee.engine.basics.cards import COLOURS, DARK_COLOURS, FACES, FRENCH_SYMBOLS, JOKER, SUIT_SYMBOLS, Card
from referee.engine.model.state import Round
from referee.engine.model.view import MeldView, SideView, Taken
from referee.engine.notation.tokens import quote
from referee.texts.catalog import Catalog, drawn_as_text
from referee.texts.sentences import Sentences
from referee.web.core.looks import PEOPLE, BoardPerson, face, sheet, sign_at
from referee.web.play.highlights import Highlight
from referee.web.play.hot_pieces import chips, note, story
from referee.web.play.panels import (
    COUNTING,
    OF_A_VOTE,
    PLACES,
    Chips,
    Heap,
    Ladder,
    LastTrick,
    SeenTrick,
    ShownView,
    TrickSeat,
)

_COLOURS = frozenset(COLOURS + DARK_COLOURS)
_FROZEN = '<span aria-hidden="true">❄ </span>'
_NUMBERS = "01234567"
_SCROLLS = ' tabindex="0"'


def _sign(suit: str) -> str:
    return f'<span class="sign suit-{suit}" aria-hidden="true">{drawn_as_text(SUIT_SYMBOLS[suit])}</span>'


def _suit(suit: str) -> str:
    """Draw a suit as it can be told without its colour: its sign; of a colour the sign and the letter."""
    letter = f'<b class="letter" aria-hidden="true">{suit.upper()}</b>' if suit in _COLOURS else ""
    return f"{_sign(suit) if suit in SUIT_SYMBOLS else ''}{letter}"


def card(value: Card, speech: Sentences, size: str = "") -> Markup:
    """Draw a card: `large` as it lies on the table, `small` without pips, or as text for a sentence.

    Its width is that of the place it lies in.
    """
    drawn: Markup = speech.kept(_card if size else _card_said, value, size, speech.texts, speech.language)
    return drawn


def _card(value: Card, size: str, texts: Catalog, language: str) -> Markup:
    speech, small = Sentences(texts, language), size == "small"
    shown, of = face(value, small), sheet()[0]
    parts = "".join([f'<use href="{of}#{part}"/>' for part in shown.parts])
    word = f'<text x="50" y="126">{value.suit.upper()} {escape(speech.suit(value.suit))}</text>' if shown.word else ""
    rank = (
        f'<text class="rank" x="50" y="62">{shown.rank}</text><text class="sign" x="50" y="116">{shown.sign}</text>'
        if shown.rank
        else ""
    )
    look = f'class="card-face {shown.look}{" small" * small}" viewBox="0 0 100 140"'
    aloud = escape(speech.card_aloud(value))
    return Markup(f'<svg {look} role="img" aria-label="{aloud}">{parts}{word}{rank}</svg>')


def _card_said(value: Card, size: str, texts: Catalog, language: str) -> Markup:
    speech, suit, rank = Sentences(texts, language), value.suit, value.rank
    aloud, named = escape(speech.card_aloud(value)), escape(FACES.get(rank, rank))
    if suit in _COLOURS or (rank in FACES and rank != "T"):
        said = f"{_suit(suit) if suit else ''}<small>{aloud}</small>"
    elif rank == JOKER:
        star = "★" if value.code == "RJ" else "☆"
        said = f"<b>{star}</b><small>{escape(speech.plain('rank-joker'))}</small>"
    else:
        said = f"<b>{named}</b>{_sign(suit) if suit in FRENCH_SYMBOLS else ''}"
    look = f"suit-{suit or 'none'}{' coloured' * (suit in _COLOURS)}{' wild' * (not suit and rank in FACES)}"
    begins = f'<span class="card {look}" role="img" aria-label="{aloud}"><span aria-hidden="true">'
    return Markup(f"{begins}{said}</span></span>")


# The middle


def middle(value: ShownView, speech: Sentences) -> Markup:
    """Draw the cards in the middle or the melds, and the notes; under them the ladder, or the round in a picture."""
    v, made = value.view, []
    if v.sides and value.ladder is None:
        made.append(_melds(value, speech))
    elif not value.laid:
        made += [card(one, speech, "large") for one in v.middle]
    if v.suit and not value.laid:
        look = f"called suit-{v.suit}{' coloured' * (v.suit in _COLOURS)}"
        made.append(f'<p class="{look}">{_suit(v.suit)} <span>{escape(speech.suit(v.suit))}</span></p>')
    if v.owed and not v.sides:
        made.append(f'<span class="owed-count" id="owed-{v.owed}" aria-hidden="true">+{v.owed}</span>')
    if v.notes or not v.sides:
        made.append('<ul class="notes">')
        for one in v.notes:
            if one.id in OF_A_VOTE and not value.still:
                continue
            weighs = ' class="weighs"' if one.id.startswith("note-trick-revoke") else ""
            look = ' class="to-count"' if one.id == COUNTING else weighs
            made.append(f"<li{look}>{speech.message(one) if value.still else note(one, speech)}</li>")
        made.append("</ul>")
    if value.ladder is not None:
        made.append(_ladder(value.ladder, speech))
    if v.last_round is not None:
        made.append(_scored(v.last_round, value, speech))
    return Markup(f'<div class="middle{" of-sides" if v.sides else ""}">\n{"".join(made)}</div>')


def _ladder(ladder: Ladder, speech: Sentences) -> str:
    """Draw the hands while they are counted, the standings, or the podium."""
    say, is_count, made = speech.say, ladder.kind == "count", list[str]()
    for nth, row in enumerate(ladder.rows):
        people = " + ".join([_person(seat, ladder, speech) for seat in row.seats])
        place, who, total = row.place, f'<span class="who">{people}</span>', ""
        at = say("ui-place-number", place=place) if place else say("ui-place-left") if row.left else "–"
        if ladder.counted:
            said = f'<span class="hidden">{say(f"ui-{ladder.counted}", points=row.score)}</span>'
            total = f'<b class="sum"><span aria-hidden="true">{row.score}</span>{said}</b>'
        if nth < ladder.steps:
            made.append(f'<li class="stair place-{place}">{who}{total}<span class="block">{at}</span></li>\n')
            continue
        best, up = place == 1 or (is_count and ladder.first in row.seats), row.rose > 0
        rose = gained = ""
        if row.rose:
            said = f'<span class="hidden">{say("board-rose" if up else "board-fell", places=abs(row.rose))}</span>'
            rose = f'<span aria-hidden="true">{"▲" if up else "▼"}</span>{said}'
        if row.gained is not None and ladder.kind != "podium" and (ladder.counted or is_count):
            gained = f"{row.gained:+}" if ladder.counted else f"{row.gained}"
        elif is_count:
            gained = f'<small class="counts">{say("board-counts")}</small>'
        at = "" if is_count else f'<span class="place">{at}</span>'
        rose = f'<span class="rose{" up" * up}">{rose}</span>'
        made.append(f'<li class="{"best" * best}{" left" * row.left}">{at}{rose}\n{who}\n')
        made.append(f'<span class="gained">{gained}</span>\n{total}</li>\n')
    stairs = f'<ol class="stairs">\n{"".join(made[: ladder.steps])}</ol>\n' if ladder.steps else ""
    rungs = f'<ol class="rungs">\n{"".join(made[ladder.steps :])}</ol>'
    look = f'class="ladder scored of-{ladder.kind}" tabindex="0" role="group"'
    return f'<div {look} aria-label="{escape(speech.plain("board-standings"))}">\n{stairs}{rungs}\n</div>'


def _person(seat: int, ladder: Ladder, speech: Sentences) -> str:
    person = f"{sign_at(ladder.names, seat)}<bdi>{escape(speech.person(seat))}</bdi>"
    return f'<span class="seat-name of-{seat}">{person}</span>'


def _scored(last: Round, value: ShownView, speech: Sentences) -> str:
    """Draw the points of a round; on phones the ladder says them."""
    rows = []
    for seats in [side.seats for side in value.view.sides] or [(seat,) for seat in range(len(last.points))]:
        if (points := last.points[seats[0]]) is not None:
            signs, won = "".join([sign_at(value.names, seat) for seat in seats]), " ✓" * (last.first in seats)
            rows.append(f"<li>{signs}{speech.people(seats)} <strong>{points:+}</strong>{won}</li>")
    told = speech.say("ui-round-scored", round=last.number)
    return f'<div class="scored"><h2>{told}</h2>\n<ul>{"".join(rows)}</ul></div>\n'


def _melds(value: ShownView, speech: Sentences) -> str:
    """Draw the pile, if there is one, and the sides; without a pile only points are kept."""
    v, say, still, pile, made = value.view, speech.say, value.still, value.view.pile, list[str]()
    if pile is not None:
        top = "".join([card(one, speech, "small") for one in v.middle])
        made.append(f'<div class="pile">\n{top}<p>')
        made.append(_made("pile", f"<strong>{say('ui-pile', cards=pile.cards)}</strong>", still=still))
        if pile.stock is not None:
            made.append(_made("stock", say("ui-stock", cards=pile.stock), still=still))
        for nth, one in enumerate(pile.notes):
            sign = _FROZEN if pile.frozen and not nth else ""
            made.append(f'<span class="keeps">{sign}{speech.message(one)}</span>')
        made.append("</p>\n</div>\n")
    made.append('<ul class="sides">\n')
    looks = v.phase == "play", pile is None, pile is None or pile.frozen, still
    for side in v.sides:
        drawn = speech.kept(_side, side, looks, speech.texts, speech.language, speech.names)
        made.append(f'<li class="side{" on" if v.turn in side.seats else ""}">\n{drawn}</li>\n')
    return f"{''.join(made)}</ul>"


def _side(
    side: SideView, looks: tuple[bool, bool, bool, bool], texts: Catalog, language: str, names: Sequence[str]
) -> str:
    """Draw a side and its melds, while people play, or where only points are kept; a frozen pile says so itself."""
    speech, whose = Sentences(texts, language, names), names[side.seats[0]]
    say, comes, bonus = speech.say, "", ""
    plays, sums, frozen, still = looks
    people = [f'<span class="seat-name of-{seat}">{escape(speech.person(seat))}</span>' for seat in side.seats]
    if side.out:
        comes = f'<strong class="went-out">{speech.message(side.out)}</strong>'
    elif not side.opened:
        needs = _made("minimum", say("ui-first-meld", points=side.minimum), whose, still=still)
        ices = side.frozen and not frozen
        ice = f' <span class="sign-frozen">{_FROZEN}{say("ui-frozen")}</span>' if ices else ""
        comes = f'<span class="needs">{needs}{ice}</span>'
    elif plays and not sums:
        lacks = _made("canastas", say("ui-lacks", count=side.lacks), whose, still=still)
        comes = f'<span class="lacks">{lacks}</span>'
    if side.bonus:
        cards = _made("red3", say("ui-bonus-cards", cards=side.bonus), whose, still=still)
        bonus = f'<span class="bonus">{cards}</span>'
    score = _made("score", f'<b class="score">{side.score}</b>', whose, still=still)
    head = f'<p class="side-head"><span class="names">{" + ".join(people)}</span> {score}{comes}{bonus}</p>\n'
    if not side.melds:
        return head
    melds = "".join([_meld(meld, speech) for meld in side.melds])
    return f'{head}<ul class="melds"{"" if still else _SCROLLS}>{melds}</ul>'


def _meld(value: MeldView, speech: Sentences) -> str:
    say, count, is_complete, ends = speech.say, len(value.cards), "", ""
    if value.complete:
        said = say(f"ui-complete-{value.complete}")
        is_complete, ends = f" <small>{said}</small>", f"{say('list-comma')}{said}"
    shown = f"{count - value.wild}{f'+{value.wild}' if value.wild else ''}{is_complete}"
    aloud = say("ui-meld-aloud", rank=speech.plain(f"rank-{value.rank}"), count=count, wild=value.wild)
    return (
        f'<li class="meld {value.complete or ""}"><span aria-hidden="true"><b>'
        f'{escape(FACES.get(value.rank, value.rank))}</b> {shown}</span><span class="hidden">{aloud}{ends}</span></li>'
    )


def _made(fact: str, said: str, whose: str = "", *, still: bool) -> str:
    """Draw a number and the way to what made it, as the macro `made` does."""
    of = f".{encoded(quote(whose))}" if whose else ""
    return said if still else f'<a class="made" href="from?fact={fact}{of}">{said}</a>'


# The trick


def seats(value: Chips | SeenTrick, speech: Sentences) -> Markup:
    """Draw everybody at the table."""
    return trick(value, speech) if isinstance(value, SeenTrick) else chips(value, speech)


def trick(value: SeenTrick, speech: Sentences) -> Markup:
    """Draw everybody round a trick as seen from one seat, with the cards between them.

    All but the places is the same for all phones, and is drawn for the first.
    """
    drawn, key, first = value.table.drawn, (value.still, speech.language), value.first
    if (known := drawn.get(key)) is None:
        known = drawn[key] = _around(value, speech)
    people, felt, lies, ends = known
    sides = PLACES[len(people)].split()
    parts = ['<div class="around">\n', *people[first:], *people[:first], felt, *lies[first:], *lies[:first], ends]
    return Markup("".join(parts) % dict(zip(_NUMBERS, sides[-first:] + sides[:-first], strict=False)))


def _around(value: SeenTrick, speech: Sentences) -> tuple[list[str], str, list[str], str]:
    """Draw each person, and the card of each, with the number of the person where the side of the table belongs."""
    table, still, people, lies = value.table, value.still, list[str](), list[str]()
    begins, ends = ("<div", "div") if still else ('<button type="button"', "button")
    for nth, (shown, laid) in enumerate(table.places):
        seat = shown.seat
        looks = f"of-{seat.seat}{' on' * (seat.seat == table.turn)}{' away' * (not seat.here)}"
        opens = f'{looks} still">' if still else f'{looks}" popovertarget="about-{seat.seat}">'
        says = speech.kept(_seat, shown, speech.texts, speech.language, speech.names).replace("%", "%%")
        people.append(f'{begins} class="chip at-%({nth})s {opens}{says}</{ends}>\n')
        card = ""
        if laid is not None:
            best = seat.seat == table.best
            says = _lies(laid, seat.name, seat.seat == table.leader, best, table.old, speech).replace("%", "%%")
            card = f'<span class="lies at-%({nth})s by-{seat.seat}{" best" * best}">{says}</span>\n'
        lies.append(card)
    felt = " bare" if table.leader < 0 else " old" if table.old else ""
    back = last = ""
    if table.before is not None and not still:
        said = f"<span>{speech.say('ui-last-trick')}</span>"
        back = f'<button type="button" class="look-back" popovertarget="last-trick">{said}</button>'
        last = f"\n{speech.kept(_last_trick, table.before, speech.texts, speech.language, speech.names)}"
    return people, f'<div class="felt{felt}">\n', lies, f"</div>\n{back}</div>{last}".replace("%", "%%")


def _seat(value: TrickSeat, texts: Catalog, language: str, names: Sequence[str]) -> str:
    """Draw a person round a trick."""
    speech, seat, ready = Sentences(texts, language, names), value.seat, ""
    say = speech.say
    deals = f' <small class="dealer">{say("ui-dealer-mark")}</small>' if value.deals else ""
    if seat.gone:
        told = say("ui-away")
    elif value.phase in ("deal", "over"):
        told = say("ui-points", points=seat.score)
    elif not seat.here:
        told = say("ui-sits-out")
    elif value.phase == "pass" and value.passed:
        ready, told = '<span aria-hidden="true">✓ </span>', say("ui-passed")
    elif value.phase == "pass":
        told = say("ui-passes-to", name=speech.person(value.to) if value.to is not None else "")
    else:
        told = taken(value.taken, value.heaps, speech, seat.score)
    aside = f'<span class="aside">{say("ui-aside", cards=seat.aside)}</span>' if seat.aside else ""
    named = f'{sign_at(names, seat.seat)}<bdi>{escape(seat.name)}</bdi><span class="you">{say("ui-you")}</span>'
    return f'<span class="whose-chip">{named}{deals}</span>\n<span class="hand">{ready}{told}</span>\n{aside}'


def taken(value: Taken, heaps: Iterable[Heap], speech: Sentences, score: float | None = None) -> Markup:
    """Draw what somebody has taken in this round, after their `score` if they have one."""
    points, made = value.points, list[str]()
    if points is None:
        return speech.say("ui-tricks", tricks=value.tricks)
    for heap in heaps:
        if heap.few:
            made += [f"{card(one, speech)} " for one in heap.cards]
        else:
            suit = f'{_sign(heap.suit)}<span class="hidden">{escape(speech.suit(heap.suit))}</span>'
            made.append(f'<span class="one-taken">{suit}×{len(heap.cards)}</span> ')
    if score is None:
        shown, said = f"{points:+}", speech.say("ui-points", points=points)
    else:
        shown, said = f"{score} <span>{points:+}</span>", speech.say("ui-so-far", total=score, points=points)
    made.append(f'<b class="so-far" aria-hidden="true">{shown}</b><span class="hidden">{said}</span>')
    return Markup("".join(made))


def _lies(laid: Card, name: str, led: bool, best: bool, old: bool, speech: Sentences) -> str:
    """Draw a card of a trick with what is said of it."""
    comma, said = speech.say("list-comma"), speech.say("ui-led") if led else ""
    leads = f"{comma}{said}" if led else ""
    wins = f"{comma}{speech.say('ui-took' if old else 'ui-winning')}" if best else ""
    mark = f'<small class="led" aria-hidden="true">{said}</small>' if led else ""
    return f'{card(laid, speech, "small")}<span class="hidden"> {escape(name)}{leads}{wins}</span>{mark}'


def _last_trick(value: LastTrick, texts: Catalog, language: str, names: Sequence[str]) -> str:
    """Draw the sheet of the trick before."""
    speech, rows = Sentences(texts, language, names), list[str]()
    say, person, taker = speech.say, speech.person, value.taker
    for nth, (seat, laid) in enumerate(value.cards):
        led = f" <small>{say('ui-led')}</small>" if not nth else ""
        took = f" <small>{say('ui-took')}</small>" if seat == taker else ""
        shown = f"{card(laid, speech, 'small')} <span>{escape(person(seat))}</span>{led}{took}"
        rows.append(f'<li class="{"best" if seat == taker else ""}">{shown}</li>')
    return (
        f'<div id="last-trick" class="sheet" popover aria-label="{escape(speech.plain("ui-last-trick"))}">\n'
        f"<h2>{say('ui-last-trick-of', trick=value.number - 1, taker=person(taker))}</h2>\n"
        f'<ol class="looked">{"".join(rows)}</ol>\n'
        '<button type="button" class="close" popovertarget="last-trick" popovertargetaction="hide">'
        f"{say('ui-close')}</button>\n</div>"
    )


# What is told in large


def highlight(value: Highlight | None, speech: Sentences) -> str:
    """Draw what happened with the newest line, for phones and the board."""
    if value is None:
        return ""
    id, people, about = f"{value.game}-{value.line}", "", ""
    if value.people:
        people = f'<p class="who">{"".join(map(_face, value.people))}</p>'
    if value.about:
        about = f'<p class="about">{story(value.about, speech)}</p>\n'
    elif value.why:
        about = f'<p class="about">{note(value.why, speech)}</p>\n'
    elif value.kind in ("word", "complete", "record"):
        you = speech.say("ui-you")
        named = [
            f'<span><span class="to of-{value.names.index(person.name)}">{you}</span>'
            f'<span class="to-all"><bdi>{escape(person.name)}</bdi></span></span>'
            for person in value.people
        ]
        about = f'<p class="about">{" + ".join(named)}</p>'
    return (
        f'<div class="highlight of-{value.kind}" id="highlight-{id}" data-highlight="{id}">\n{people}'
        f'<p class="title">{note(value.message, speech)}</p>\n{about}</div>\n'
    )


def _face(person: BoardPerson) -> str:
    """Draw a person's sign on their colour, as the macro `face` does."""
    look = f'class="face person-{person.colour}"'
    if not person.sign:
        return f'<span {look} aria-hidden="true">{escape(person.name[:1])}</span>'
    drawn = f'<use href="{sheet(PEOPLE)[0]}#{person.sign}"/>'
    return f'<svg {look} viewBox="-17 -17 34 34" aria-hidden="true">{drawn}</svg>'
