"""The sheets about people on a phone, drawn by functions: one that all phones read alike is drawn for the first."""

from typing import NamedTuple
from urllib.parse import quote as quoted

from markupsafe import escape

from referee.engine.model.message import Message
from referee.engine.model.view import PickPerson
from referee.engine.notation.tokens import quote
from referee.texts.sentences import Sentences
from referee.web.core import assets
from referee.web.play.asks import Choices
from referee.web.sit.people import PersonAt


class Sheet(NamedTuple):
    """What may be done about the person of a seat.

    `who` is at the table (id 0: nobody is), the reader's `own` person or not, and `leaves` if the reader may send them
    home. `asks` are the verb, label and reasons of each prompt, `counts` the facts that may be looked up.
    """

    seat: int
    who: PersonAt
    own: bool
    leaves: bool
    asks: tuple[tuple[str, Message, tuple[str, ...]], ...]
    counts: tuple[str, ...]


def sheets(value: Choices, speech: Sentences) -> str:
    """Draw the sheets about all people of a game, as one seat reads them."""
    about = value.about
    picks = [(ask.people, (ask.verb, ask.label, ask.reasons)) for ask in value.asks if isinstance(ask, PickPerson)]
    made = []
    for seat in range(len(value.names)):
        asks = tuple([what for people, what in picks if seat in people])
        who, own = (about.people[seat], seat == about.me) if about else (PersonAt(0), False)
        leaves = about is not None and (own or about.hosts or who.phone != "here")
        made.append(speech.kept(_sheet, Sheet(seat, who, own, leaves, asks, value.counts), speech))
    return "".join(made)


def _sheet(value: Sheet, speech: Sentences) -> str:
    say, seat, id = speech.say, value.seat, f"about-{value.seat}"
    hides = f'popovertarget="{id}" popovertargetaction="hide"'
    made = [f'<div popover id="{id}" class="sheet">\n<h2>{escape(speech.person(seat))}</h2>\n']
    made.append(_at_table(value, speech, hides))
    for verb, label, reasons in value.asks:
        head = speech.message(label)
        made.append(f"<h3>{head}</h3>" if reasons else "")
        group = f' role="group" aria-label="{escape(head.striptags())}"' if reasons else ""
        made.append(f'<div class="reasons"{group}>\n')
        for reason in reasons or ("",):
            sent = f'{{"reason": "{reason}", "verb": "{verb}", "whom": {seat}}}'
            said = say(f"reason-{reason}") if reason else head
            made.append(f'<button type="button" class="tap" {hides} hx-post="enter" hx-vals=\'{sent}\'>{said}</button>')
        made.append("</div>\n")
    if value.counts:
        whose = escape(quoted(quote(speech.names[seat]), safe="/"))
        begins = ' <a class="button small" href="from?fact='
        facts = [f'{begins}{what}.{whose}">{say(f"ui-fact-{what}")}</a>' for what in value.counts]
        made.append(f'<p class="after">{say("ui-where-from")}{"".join(facts)}</p>')
    return "".join(made) + f'<button type="button" class="close" {hides}>{say("ui-close")}</button>\n</div>\n'


def _at_table(value: Sheet, speech: Sentences, hides: str) -> str:
    """Draw the ways to act for somebody at the table, to bring them another phone, and to send them home."""
    who, say, name = value.who, speech.say, speech.person(value.seat)
    if not who.seat:
        return ""
    made = ['<p class="wrap of-person">\n']
    if not value.own and who.phone != "here":
        way = f"play?as={who.seat}" if who.phone == "none" else f"menu#seat-{who.seat}"
        made.append(f'<a class="button" href="{way}">{_icon("play")}<span>{say("ui-act-for", name=name)}</span></a>')
    other = say("ui-other-phone")
    made.append(f'<a class="button" href="menu#seat-{who.seat}">{_icon("qr-code")}<span>{other}</span></a>\n')
    if value.leaves:
        said = say("ui-i-go-home") if value.own else say("ui-goes-home", name=name)
        sent = f'hx-post="remove" hx-vals=\'{{"seat": {who.seat}, "stay": "1"}}\''
        made.append(f'<button type="button" {hides} {sent}>{_icon("log-out")}<span>{said}</span></button>')
    return "".join(made) + "</p>\n"


def _icon(name: str) -> str:
    return f'<svg class="icon" aria-hidden="true"><use href="{assets.icon_sheet()}#{name}"/></svg>'
