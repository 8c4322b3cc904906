"""The prompts for anything but cards, drawn by functions."""

from typing import Any

from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup, escape

from referee.engine.model.view import FillIn, PickNumber, PickPerson, PickWord, Tap
from referee.texts.sentences import Sentences
from referee.web.play.card_signs import colouring, suit_whole


def prompts(value: Any, speech: Sentences, post: str = "") -> Markup:
    """Draw the prompts for taps, numbers, words and people. They are sent to `post` instead of entered."""
    first = bool(value.asks) and value.asks[0].place == "first"
    made = [f'<div class="asks"{" data-notice" * first}>\n']
    for ask in value.asks:
        match ask:
            case Tap():
                made.append(tap(ask, speech, post) + "\n")
            case FillIn() if not post:
                made.append(f'<a class="button tap" href="{ask.page}">{speech.message(ask.label)}</a>\n')
            case PickNumber():
                made.append(_number(ask, speech, escape(post)))
            case PickWord():
                buttons = [
                    f'<button type="button" class="suit suit-{word}{colouring(word)}" '
                    f'aria-label="{escape(speech.suit(word))}" '
                    f"{_sends(post, verb=ask.verb, word=word)}>{suit_whole(word, speech)}</button>"
                    for word in ask.words
                ]
                made.append(_choice("choice", ask, buttons, speech))
            case PickPerson():
                buttons = [
                    f'<button type="button" class="tap" {_sends(post, verb=ask.verb, whom=seat)}>'
                    f"{escape(speech.person(seat))}</button>"
                    for seat in ask.people
                ]
                made.append(_choice("choice people", ask, buttons, speech))
    return Markup("".join(made) + "</div>")


def tap(ask: Tap, speech: Sentences, post: str = "") -> Markup:
    """Draw a button that enters its line; a calm one asks before it does."""
    said, id, calm = speech.message(ask.label), ask.label.id, ""
    if ask.calm:
        calm = "" if post else f' hx-confirm="{escape(speech.plain("ui-sure", what=said))}"'
    named = f' id="call-{id}"' if ask.place == "call" and not post else ""
    look = f"tap {id}{' calm' * ask.calm}"
    return Markup(
        f'<button type="button"{named} class="{look}" {_sends(post, text=ask.text)}{calm}><span>{said}</span></button>'
    )


def _sends(post: str, **sent: str | int) -> str:
    """Return the attributes that send these values, which are given in the order of their names."""
    return f"hx-post=\"{escape(post or 'enter')}\" hx-vals='{htmlsafe_json_dumps(sent)}'"


def _number(ask: PickNumber, speech: Sentences, post: str) -> str:
    does = "ui-ask-it" if post else "ui-preview" if ask.scores else "ui-enter-it"
    bounds = f'min="{ask.least}" max="{ask.most}"'
    return (
        f'<form class="number" hx-post="{post or ("look" if ask.scores else "enter")}">'
        f'<input type="hidden" name="verb" value="{escape(ask.verb)}"><label><span>{speech.message(ask.label)}</span>'
        f'<input type="number" name="number" inputmode="numeric" {bounds} required></label>'
        f'<button class="tap">{speech.say(does)}</button></form>\n'
    )


def _choice(look: str, ask: PickWord | PickPerson, buttons: list[str], speech: Sentences) -> str:
    named = f"<legend><span>{speech.message(ask.label)}</span></legend>"
    return f'<fieldset class="{look}">{named}{"".join(buttons)}</fieldset>\n'
