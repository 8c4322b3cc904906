"""The pieces that change with nearly every tap, drawn by functions: a template costs several times as many calls."""

from collections.abc import Callable, Iterable, Sequence
from urllib.parse import quote as encoded

from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup, escape

from referee.engine.basics.seats import NOBODY
from referee.engine.model.message import Message
from referee.engine.notation.tokens import quote
from referee.texts.sentences import Sentences
from referee.web.core.looks import People, sign_at, sign_of
from referee.web.core.screens import Piece
from referee.web.log.visibility import VisibleLine
from referee.web.play.asks import Accusations
from referee.web.play.panels import Chip, Chips, ShownView
from referee.web.play.told_lines import KeptAnswer, ToldLines, did


def told(value: ToldLines, speech: Sentences) -> str:
    """Draw the newest lines. The first leads to its ruling; those before it are only read."""
    made, drawn = ['<ol class="told" reversed>\n'], value.drawn
    for line in value.lines:
        if (known := drawn.get(key := (line.n, speech.language))) is None:
            known = drawn[key] = f'<li class="{line.look}"{did(line, speech.names)}>', told_line(line, speech)
        begins, what = known
        if line is value.lines[0] and value.rests:
            what = f'<span class="told-line"><span>{what}</span></span>'
        elif line is value.lines[0]:
            address = f'id="told-{line.n}" hx-get="line?n={line.n}"'
            what = f'<button type="button" class="told-line" {address}><span>{what}</span></button>'
        made.append(f"{begins}{what}</li>\n")
    return "".join(made) + "</ol>"


def told_line(line: VisibleLine, speech: Sentences) -> str:
    """Draw a line for all phones at once: a class on the page's root decides who reads it as "you"."""
    names, badge = speech.names, line.badge
    made = [f"{sign_of(names.of(line.action.who))}\n" if isinstance(names, People) and not line.summed else "\n"]
    for seat in line.readers(names):
        words = speech if seat is None else speech.to(seat)
        made.append('<span class="to-all">' if seat is None else f'<span class="to of-{seat}">')
        if line.summed:
            made.append(f'<span class="said">{" · ".join(map(words.message, line.beside))}</span></span>')
            continue
        made.append(f'<span class="said">{words.story(line.action, line.ruling)}</span>')
        if badge is not None and (badge.look != "ok" or line.settled):
            made.append(f' <span class="verdict {badge.look}">{words.message(badge.says)}</span>')
        made += [_beside(line.beside, words), "</span>"]
    return "".join(made)


def _beside(notes: Iterable[Message], speech: Sentences) -> str:
    return "".join([f' <span class="beside">{speech.message(note)}</span>' for note in notes])


def answered(value: KeptAnswer | None, speech: Sentences) -> str:
    """Draw the answer to a kept tap that the stream brings: that of `log/answer.html` to one standing line."""
    if value is None:
        return ""
    line = value.line
    said = speech.rule(line.ruling) if line.ruling else speech.say("ui-entered", what=speech.story(line.action))
    came = "".join([f"<span>{speech.message(note)}</span>" for note in value.came])
    came = f' <strong class="came">{came}</strong>' if came else ""
    look = badge.look if (badge := line.badge) else "ok"
    return (
        f'<div data-tap="{escape(value.tap)}">\n'
        f'<div class="answer {look}" data-passing data-stands="{escape(value.stands)}">\n'
        f"<p>{said}{_beside(value.beside, speech)}{came}</p>\n"
        f'<p class="after"><a href="why/{line.n}">{speech.say("ui-why")}</a>\n'
        f'<button type="button" class="undo-beside" hx-post="undo" hx-vals=\'{{"line": {line.n}}}\'>'
        f"{speech.say('ui-undo')}</button></p></div>\n</div>"
    )


def undo(value: Piece | None, speech: Sentences) -> str:
    """Draw the button that takes back the newest act."""
    if value is None:
        return ""
    say, whose = speech.say, f"<bdi>{escape(value.who)}</bdi>"
    if value.corrects:
        whose = say("ui-undo-correction")
    elif value.count > 1:
        whose = say("ui-undo-points") if value.points else say("ui-undo-together", count=value.count)
    rests, together = " disabled" * value.rests, ', "together": "1"' * (value.count > 1)
    takes = f'hx-post="undo" hx-vals=\'{{"line": {value.line}{together}}}\''
    return (
        f'<button type="button" class="undo"{rests} {takes} data-repeat><span>{say("ui-undo")}</span>'
        f"<small>\n{whose}\n</small></button>"
    )


def seen(value: str, speech: Sentences) -> str:
    """Draw the token of the state that the page shows."""
    return f'<input type="hidden" name="seen" value="{escape(value)}" id="seen-token">'


def turn(value: ShownView, speech: Sentences) -> Markup:
    """Draw whose turn it is, what attacks them, and the way round the table."""
    v, say = value.view, speech.say
    if v.phase == "over":
        others = {seat: speech.seats(other for other in v.winners if other != seat) for seat in v.winners}
        count, signs, mine = len(v.winners), "", ""
        for seat, beside in others.items():
            signs += sign_at(value.names, seat)
            mine += f'<span class="to of-{seat}">{say("ui-winner.you", names=beside, count=count)}</span>'
        mine += f'<span class="to-all">{say("ui-winner", names=speech.seats(v.winners), count=count)}</span>'
        return Markup(f'<p class="turn over"><strong>{signs}{mine}</strong></p>\n')
    way, round = "left" if v.direction > 0 else "right", say("ui-round", round=v.round)
    made = leads("round", round, still=value.still)
    arrow = "↻" if v.direction > 0 else "↺"
    return Markup(
        f'{_turn_line(value, speech)}\n<p class="way">{made} <span class="arrow" aria-hidden="true">{arrow}'
        f'</span> <span class="says-way">{say("direction-" + way)}</span></p>\n'
    )


def _turn_line(value: ShownView, speech: Sentences) -> str:
    """Draw the line of a game that is not over: a time-out, the turn, who has won the round, or what is waited for."""
    v, say = value.view, speech.say
    if (at := v.timeout) >= 0:
        both = _both(say("ui-timeout.you"), say("ui-timeout", name=speech.person(at)))
        return f'<p class="turn timeout of-{at}"><strong>{sign_at(value.names, at)}{both}</strong></p>'
    if (at := v.turn) >= 0:
        attacked, owed = (" attacked", _attack(value, speech)) if v.owed else ("", "")
        may = f'<span class="may">{note(v.may, speech)}</span>' if v.may else ""
        both = f"{sign_at(value.names, at)}{_both(say('ui-your-turn'), say('ui-turn-of', name=speech.person(at)))}"
        return f'<p class="turn playing of-{at}{attacked}"><strong>{both}</strong>\n{owed}{may}</p>'
    if (at := value.won) >= 0 and value.ladder is not None and value.ladder.end is not None:
        both = _both(speech.to(at).message(value.ladder.end), speech.message(value.ladder.end))
        rest = f'<span class="else">{say(f"phase-{v.phase}")}</span>'
        return f'<p class="turn won won-{at}"><strong>{sign_at(value.names, at)}{both}</strong> {rest}</p>'
    return f'<p class="turn"><strong>{speech.message(v.idle) if v.idle else say(f"phase-{v.phase}")}</strong></p>'


def _both(mine: str, theirs: str) -> str:
    """Return what the person reads, and what everybody else does."""
    return f'<span class="mine">{mine}</span><span class="theirs">{theirs}</span>'


def _attack(value: ShownView, speech: Sentences) -> str:
    """Draw the cards that the player on turn has to draw, or to answer."""
    v, say = value.view, speech.say
    if v.answers is None:
        fill = {"owed": v.owed, "by": v.answered_by}
        both = f"\n{_both(say('ui-you-owe', **fill), say('ui-they-owe', **fill))}"
    else:
        fill = {"owed": v.owed, "answers": v.answers}
        both = _both(say("ui-attack-on-you", **fill), say("ui-attack", **fill))
    return f'<span class="owed">{leads("draw", both, still=value.still)}\n</span>'


def leads(fact: str, said: str, whose: str = "", *, still: bool) -> str:
    """Draw a number and the way to what made it, as the macro `made` does."""
    of = f".{encoded(quote(whose))}" if whose else ""
    return said if still else f'<a class="made" href="from?fact={fact}{of}">{said}</a>'


def chips(value: Chips, speech: Sentences) -> Markup:
    """Draw everybody at the table; who looks as before is not drawn again."""
    made = "".join([speech.kept(_chip, chip, speech) for chip in value.chips])
    return Markup(f'<ul class="chips{" six" * value.six}">\n{made}\n</ul>')


def _chip(chip: Chip, speech: Sentences) -> str:
    say, tag = speech.say, "div" if chip.still else "button"
    marks = f"of-{chip.seat}{' on' * chip.on}{' away' * chip.away}"
    begins = f'<button type="button" class="chip {marks}" popovertarget="about-{chip.seat}">'
    if chip.still:
        begins = f'<div class="chip {marks} still">'
    aside = f'<span class="aside">{say("ui-aside", cards=chip.aside)}</span>\n' if chip.aside else ""
    deals = f'<span class="dealer">{say("ui-dealer-mark")}</span>\n' if chip.deals else ""
    return (
        f'<li class="chip-seat seat-{chip.seat}">{begins}\n'
        f'<span class="named">{sign_of(chip.look)}<bdi>{escape(chip.name)}</bdi>'
        f'<span class="you">{say("ui-you")}</span></span>\n'
        f'<span class="hand">{speech.message(chip.says)}</span>\n{aside}{deals}</{tag}></li>'
    )


def note(value: Message, speech: Sentences) -> Markup:
    """Draw a message for all phones at once, once for this table: whom it names reads it as "you"."""
    drawn: Markup = speech.kept(_note, value, speech)
    return drawn


def _note(value: Message, speech: Sentences) -> Markup:
    return _to_each(speech.readers(value), speech, lambda words: words.message(value))


def story(value: VisibleLine, speech: Sentences) -> Markup:
    """Draw the sentence about a line for all phones at once."""
    return _to_each(value.readers(speech.names), speech, lambda words: words.story(value.action, value.ruling))


def _to_each(readers: Sequence[int | None], speech: Sentences, say: Callable[[Sentences], Markup]) -> Markup:
    """Draw what each of the readers reads (None: everybody else)."""
    if len(readers) < 2:
        return say(speech)
    looks = [(speech, "to-all") if seat is None else (speech.to(seat), f"to of-{seat}") for seat in readers]
    return Markup("".join([f'<span class="{look}">{say(words)}</span>' for words, look in looks]))


def accuse(value: Accusations, speech: Sentences) -> str:
    """Draw the penalty cards that can be given in one tap."""
    made = []
    for seat, verb, reason, key in (
        (value.slow, "penalizes", "slow", "ui-too-slow"),
        (value.wrong, "penalizes", "play", "ui-played-wrong"),
        (value.silent, "catches", "", "ui-said-nothing"),
    ):
        if seat != NOBODY:
            sent = htmlsafe_json_dumps({"reason": reason, "verb": verb, "whom": seat})
            said = f"<span>{speech.say(key, name=speech.person(seat))}</span>"
            look = f"tap {key.removeprefix('ui-')}"
            made.append(f'<button type="button" class="{look}" hx-post="enter" hx-vals=\'{sent}\'>{said}</button>\n')
    return "".join(made)


def accuse_more(value: Accusations, speech: Sentences) -> str:
    """Draw them among the rare acts."""
    rare = value.wrong != NOBODY or value.silent != NOBODY
    return f'<div class="asks">{accuse(value, speech)}</div>' if rare else ""
