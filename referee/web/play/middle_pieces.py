"""The cards between the people, with who sits round a trick, the melds of the sides, and what is made of them.

Functions draw them, as `hot_pieces` says. What is drawn for every phone alike is kept by the table of its sentences.
"""

from collections.abc import Iterable

from markupsafe import Markup, escape

from referee.engine.basics.cards import FACES, FRENCH_SYMBOLS, JOKER, Card
from referee.engine.model.state import Round
from referee.engine.model.view import MeldView, SeatView, SideView, Taken
from referee.texts.sentences import Sentences
from referee.web.core.looks import face, sheet, sign_at
from referee.web.play import card_signs, panels
from referee.web.play.hot_pieces import chips, leads, note
from referee.web.play.panels import Chips, SeenTrick, ShownView

_FROZEN = '<span aria-hidden="true">❄ </span>'
_NUMBERS = "01234567"
_SCROLLS = ' tabindex="0"'


def card(value: Card, speech: Sentences, size: str = "") -> Markup:
    """Draw a card as wide as its place: `large`, `small` without pips, or as text for a sentence."""
    drawn: Markup = speech.kept(_card if size else _card_said, value, size, speech)
    return drawn


def _card(value: Card, size: str, speech: Sentences) -> Markup:
    shown, of, small = face(value, size == "small"), sheet()[0], size == "small"
    parts = "".join([f'<use href="{of}#{part}"/>' for part in shown.parts])
    if shown.word:
        parts += f'<text x="50" y="126">{value.suit.upper()} {escape(speech.suit(value.suit))}</text>'
    if shown.rank:
        parts += f'<text class="rank" x="50" y="62">{shown.rank}</text>'
        parts += f'<text class="sign" x="50" y="116">{shown.sign}</text>'
    look = f'class="card-face {shown.look}{" small" * small}" viewBox="0 0 100 140"'
    return Markup(f'<svg {look} role="img" aria-label="{escape(speech.card_aloud(value))}">{parts}</svg>')


def _card_said(value: Card, size: str, speech: Sentences) -> Markup:
    suit, rank = value.suit, value.rank
    aloud, said = escape(speech.card_aloud(value)), card_signs.sign(suit) if suit in FRENCH_SYMBOLS else ""
    if suit in card_signs.CARD_COLOURS or (rank in FACES and rank != "T"):
        said = f"{card_signs.suit(suit)}<small>{aloud}</small>"
    elif rank == JOKER:
        said = f"<b>{'★' if value.code == 'RJ' else '☆'}</b><small>{escape(speech.plain('rank-joker'))}</small>"
    else:
        said = f"<b>{escape(card_signs.face_of(rank))}</b>{said}"
    look = f"suit-{suit or 'none'}{card_signs.colouring(suit)}{' wild' * (not suit and rank in FACES)}"
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
        look = f"called suit-{v.suit}{card_signs.colouring(v.suit)}"
        made.append(f'<p class="{look}">{card_signs.suit(v.suit)} <span>{escape(speech.suit(v.suit))}</span></p>')
    if v.owed and not v.sides:
        made.append(f'<span class="owed-count" id="owed-{v.owed}" aria-hidden="true">+{v.owed}</span>')
    if v.notes or not v.sides:
        made.append('<ul class="notes">')
        for one in [one for one in v.notes if value.still or one.id not in panels.OF_A_VOTE]:
            weighs = ' class="weighs"' if one.id.startswith("note-trick-revoke") else ""
            look = ' class="to-count"' if one.id == panels.COUNTING else weighs
            made.append(f"<li{look}>{speech.message(one) if value.still else note(one, speech)}</li>")
        made.append("</ul>")
    if value.ladder is not None:
        made.append(_ladder(value.ladder, speech))
    if v.last_round is not None:
        made.append(_scored(v.last_round, value, speech))
    return Markup(f'<div class="middle{" of-sides" if v.sides else ""}">\n{"".join(made)}</div>')


def _ladder(ladder: panels.Ladder, speech: Sentences) -> str:
    """Draw the hands while they are counted, the standings, or the podium."""
    say, is_count, made = speech.say, ladder.kind == "count", list[str]()
    for nth, row in enumerate(ladder.rows):
        named = [(seat, f"{sign_at(ladder.names, seat)}<bdi>{escape(speech.person(seat))}</bdi>") for seat in row.seats]
        who = " + ".join([f'<span class="seat-name of-{seat}">{person}</span>' for seat, person in named])
        place, who, total = row.place, f'<span class="who">{who}</span>', ""
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
        begins = f'<li class="{"best" * best}{" left" * row.left}">{at}<span class="rose{" up" * up}">{rose}</span>'
        made.append(f'{begins}\n{who}\n<span class="gained">{gained}</span>\n{total}</li>\n')
    stairs = f'<ol class="stairs">\n{"".join(made[: ladder.steps])}</ol>\n' if ladder.steps else ""
    rungs = f'<ol class="rungs">\n{"".join(made[ladder.steps :])}</ol>'
    look = f'class="ladder scored of-{ladder.kind}" tabindex="0" role="group"'
    return f'<div {look} aria-label="{escape(speech.plain("board-standings"))}">\n{stairs}{rungs}\n</div>'


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
        made.append(leads("pile", f"<strong>{say('ui-pile', cards=pile.cards)}</strong>", still=still))
        if pile.stock is not None:
            made.append(leads("stock", say("ui-stock", cards=pile.stock), still=still))
        for nth, one in enumerate(pile.notes):
            sign = _FROZEN if pile.frozen and not nth else ""
            made.append(f'<span class="keeps">{sign}{speech.message(one)}</span>')
        made.append("</p>\n</div>\n")
    made.append('<ul class="sides">\n')
    looks = v.phase == "play", pile is None, pile is None or pile.frozen, still
    for side in v.sides:
        on = " on" if v.turn in side.seats else ""
        made.append(f'<li class="side{on}">\n{speech.kept(_side, side, looks, speech)}</li>\n')
    return f"{''.join(made)}</ul>"


def _side(side: SideView, looks: tuple[bool, ...], speech: Sentences) -> str:
    """Draw a side and its melds, while people play, or where only points are kept; a frozen pile says so itself."""
    whose, say, comes, bonus, (plays, sums, frozen, still) = speech.names[side.seats[0]], speech.say, "", "", looks
    people = [f'<span class="seat-name of-{seat}">{escape(speech.person(seat))}</span>' for seat in side.seats]
    if side.out:
        comes = f'<strong class="went-out">{speech.message(side.out)}</strong>'
    elif not side.opened:
        needs = leads("minimum", say("ui-first-meld", points=side.minimum), whose, still=still)
        ices = side.frozen and not frozen
        ice = f' <span class="sign-frozen">{_FROZEN}{say("ui-frozen")}</span>' if ices else ""
        comes = f'<span class="needs">{needs}{ice}</span>'
    elif plays and not sums:
        lacks = leads("canastas", say("ui-lacks", count=side.lacks), whose, still=still)
        comes = f'<span class="lacks">{lacks}</span>'
    if side.bonus:
        bonus = leads("red3", say("ui-bonus-cards", cards=side.bonus), whose, still=still)
        bonus = f'<span class="bonus">{bonus}</span>'
    score = leads("score", f'<b class="score">{side.score}</b>', whose, still=still)
    melds = "".join([_meld(meld, speech) for meld in side.melds])
    melds = f'<ul class="melds"{_SCROLLS * (not still)}>{melds}</ul>' if melds else ""
    return f'<p class="side-head"><span class="names">{" + ".join(people)}</span> {score}{comes}{bonus}</p>\n{melds}'


def _meld(value: MeldView, speech: Sentences) -> str:
    say, count, is_complete, ends = speech.say, len(value.cards), "", ""
    if value.complete:
        said = say(f"ui-complete-{value.complete}")
        is_complete, ends = f" <small>{said}</small>", f"{say('list-comma')}{said}"
    shown = f"{count - value.wild}{f'+{value.wild}' if value.wild else ''}{is_complete}"
    aloud = say("ui-meld-aloud", rank=speech.plain(f"rank-{value.rank}"), count=count, wild=value.wild)
    shown = f'<span aria-hidden="true"><b>{escape(card_signs.face_of(value.rank))}</b> {shown}</span>'
    return f'<li class="meld {value.complete or ""}">{shown}<span class="hidden">{aloud}{ends}</span></li>'


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
    sides = panels.PLACES[len(people)].split()
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
        says = speech.kept(_seat, shown, speech).replace("%", "%%")
        people.append(f'{begins} class="chip at-%({nth})s {opens}{says}</{ends}>\n')
        says = _lies(laid, seat, table, speech).replace("%", "%%") if laid is not None else ""
        lies.append(says and f'<span class="lies at-%({nth})s by-{says}</span>\n')
    felt = " bare" if table.leader < 0 else " old" if table.old else ""
    back = last = ""
    if table.before is not None and not still:
        said = f"<span>{speech.say('ui-last-trick')}</span>"
        back = f'<button type="button" class="look-back" popovertarget="last-trick">{said}</button>'
        last = f"\n{speech.kept(_last_trick, table.before, speech)}"
    return people, f'<div class="felt{felt}">\n', lies, f"</div>\n{back}</div>{last}".replace("%", "%%")


def _seat(value: panels.TrickSeat, speech: Sentences) -> str:
    """Draw a person round a trick."""
    seat, say, ready = value.seat, speech.say, ""
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
    named = f'{sign_at(speech.names, seat.seat)}<bdi>{escape(seat.name)}</bdi><span class="you">{say("ui-you")}</span>'
    return f'<span class="whose-chip">{named}{deals}</span>\n<span class="hand">{ready}{told}</span>\n{aside}'


def taken(value: Taken, heaps: Iterable[panels.Heap], speech: Sentences, score: float | None = None) -> Markup:
    """Draw what somebody has taken in this round, after their `score` if they have one."""
    points, made = value.points, list[str]()
    if points is None:
        return speech.say("ui-tricks", tricks=value.tricks)
    for heap in heaps:
        if len(heap.cards) <= panels.FEW:
            made += [f"{card(one, speech)} " for one in heap.cards]
        else:
            suit = f'{card_signs.sign(heap.suit)}<span class="hidden">{escape(speech.suit(heap.suit))}</span>'
            made.append(f'<span class="one-taken">{suit}×{len(heap.cards)}</span> ')
    if score is None:
        shown, said = f"{points:+}", speech.say("ui-points", points=points)
    else:
        shown, said = f"{score} <span>{points:+}</span>", speech.say("ui-so-far", total=score, points=points)
    made.append(f'<b class="so-far" aria-hidden="true">{shown}</b><span class="hidden">{said}</span>')
    return Markup("".join(made))


def _lies(laid: Card, seat: SeatView, table: panels.TrickTable, speech: Sentences) -> str:
    """Draw a card of a trick with what is said of it, from the number of its seat on."""
    say, at, leads, mark, wins = speech.say, seat.seat, "", "", ""
    if at == table.leader:
        led = say("ui-led")
        leads, mark = f"{say('list-comma')}{led}", f'<small class="led" aria-hidden="true">{led}</small>'
    if at == table.best:
        wins = f"{say('list-comma')}{say('ui-took' if table.old else 'ui-winning')}"
    said = f'<span class="hidden"> {escape(seat.name)}{leads}{wins}</span>{mark}'
    return f'{at}{" best" * (at == table.best)}">{card(laid, speech, "small")}{said}'


def _last_trick(value: panels.LastTrick, speech: Sentences) -> str:
    """Draw the sheet of the trick before."""
    say, person, taker, rows = speech.say, speech.person, value.taker, list[str]()
    for seat, laid in value.cards:
        told = "" if rows else f" <small>{say('ui-led')}</small>"
        told += f" <small>{say('ui-took')}</small>" if seat == taker else ""
        shown = f"{card(laid, speech, 'small')} <span>{escape(person(seat))}</span>{told}"
        rows.append(f'<li class="{"best" * (seat == taker)}">{shown}</li>')
    return (
        f'<div id="last-trick" class="sheet" popover aria-label="{escape(speech.plain("ui-last-trick"))}">\n'
        f"<h2>{say('ui-last-trick-of', trick=value.number - 1, taker=person(taker))}</h2>\n"
        f'<ol class="looked">{"".join(rows)}</ol>\n'
        '<button type="button" class="close" popovertarget="last-trick" popovertargetaction="hide">'
        f"{say('ui-close')}</button>\n</div>"
    )
