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
    made = [f'<div class="asks"{" data-notice" * first}>']
    for ask in value.asks:
        if isinstance(ask, Tap):
            made.append(tap(ask, speech, post))
            continue
        label = f"<span>{speech.message(ask.label)}</span>"
        match ask:
            case FillIn() if not post:
                made.append(f'<a class="button tap" href="{ask.page}">{speech.message(ask.label)}</a>')
            case PickNumber():
                to, does = ("look", "ui-preview") if ask.scores else ("enter", "ui-enter-it")
                made.append(
                    f'<form class="number" hx-post="{escape(post or to)}"><input type="hidden" name="verb" '
                    f'value="{escape(ask.verb)}"><label>{label}<input type="number" name="number" inputmode="numeric" '
                    f'min="{ask.least}" max="{ask.most}" required></label>'
                    f'<button class="tap">{speech.say("ui-ask-it" if post else does)}</button></form>'
                )
            case PickWord(words=words):
                made.append(f'<fieldset class="choice"><legend>{label}</legend>')
                for word in words:
                    look = f'class="suit suit-{word}{colouring(word)}" aria-label="{escape(speech.suit(word))}"'
                    made[-1] += _button(look, suit_whole(word, speech), post, verb=ask.verb, word=word)
                made[-1] += "</fieldset>"
            case PickPerson(people=people):
                made.append(f'<fieldset class="choice people"><legend>{label}</legend>')
                for seat in people:
                    made[-1] += _button('class="tap"', escape(speech.person(seat)), post, verb=ask.verb, whom=seat)
                made[-1] += "</fieldset>"
    return Markup("\n".join((*made, "</div>")))


def tap(ask: Tap, speech: Sentences, post: str = "") -> Markup:
    """Draw a button that enters its line; a calm one asks before it does."""
    said, id, asks = speech.message(ask.label), ask.label.id, ""
    if ask.calm and not post:
        asks = f' hx-confirm="{escape(speech.plain("ui-sure", what=said))}"'
    look = f'id="call-{id}" ' if ask.place == "call" and not post else ""
    look += f'class="tap {id}{" calm" * ask.calm}"'
    return Markup(_button(look, f"<span>{said}</span>", post, asks, text=ask.text))


def _button(look: str, shown: str, post: str, more: str = "", **sent: str | int) -> str:
    """Draw a button that sends these values, which are given in the order of their names."""
    to = f"hx-post=\"{escape(post or 'enter')}\" hx-vals='{htmlsafe_json_dumps(sent)}'"
    return f'<button type="button" {look} {to}{more}>{shown}</button>'
