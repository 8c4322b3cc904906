"""The prompts for cards, drawn by functions: a grid of ranks and suits, few cards, a line that is built."""

from collections.abc import Sequence
from typing import Any

from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup, escape

from referee.engine.basics.cards import FACES, JOKER
from referee.engine.model.view import Offer, PickCards, Word
from referee.texts.catalog import Catalog
from referee.texts.sentences import Sentences
from referee.web.play.card_grid import FITS, SUIT, WISH, by_rank, by_suit, count_keys, suits
from referee.web.play.card_signs import begun, colouring, face_of, rank, sign, suit, suit_keys, suit_whole

IN_ROW = 7
"""Number of ranks in a row."""
WORDS = 3
"""Room in a row for the words said with a card, in ranks."""
SEVERAL = ("hand", "count", "several")
"""Ways to choose that require no rank."""
STAYS = 'aria-live="polite" hx-morph-skip-children'
PICKED = f'<output class="picked" {STAYS}>'
DONE = '<button class="tap done" name="done" value="1" formnovalidate disabled>'


def cards(value: Any, speech: Sentences, post: str = "", done: str = "") -> Markup:
    """Draw the prompts for cards. They are sent to `post` instead of entered, about a line, by a button `done`."""
    made = []
    for ask in value.asks:
        if ask.way == "lone":  # drawn with the line that is built
            continue
        verb, label = escape(ask.verb), speech.message(ask.label)
        sent = f'<input type="hidden" name="verb" value="{verb}">\n'
        if post:
            sent += f'<input type="hidden" name="line" value="{getattr(value, "n", "")}">'
        named = f'aria-label="{escape(speech.plain(ask.label.id, **dict(ask.label.fill)))}">\n{sent}'
        if ask.way == "build":
            lone = [other for other in value.asks if other.way == "lone"]
            made.append(_build(ask, lone, speech, escape(post), named, label))
        elif ask.summed and not post:
            made.append(_count(ask, speech, named))
        else:
            draw = _grid if ask.by == "rank" else _few
            drawn = draw(ask, speech, escape(post), named, label, done)
            if ask.place != "main":
                drawn = f'<details class="out-of-turn"><summary><span>{label}</span></summary>{drawn}</details>'
            made.append(drawn)
    return Markup("".join(made))


def _grid(ask: PickCards, speech: Sentences, post: str, named: str, label: str, done: str) -> str:
    """Draw cards that are found by their rank, then their suit."""
    way, place, say = ask.way, ask.place, speech.say
    collect = way in ("hand", "count")
    wish = set(map(bool, map(SUIT, filter(WISH, ask.offers)))) if ask.wishes else set[bool]()
    rows, buttons = _rows(ask, speech, naming=False in wish)
    room = -buttons % IN_ROW
    room = room if room >= WORDS else 0
    look = ' class="hidden"' if place != "main" else ' class="said"' if way == "hand" else ""
    grouped = f'<input type="hidden" name="grouped" value="{" ".join(ask.grouped)}">\n' if ask.grouped else ""
    words = (
        speech.kept(_said_with, ask.words, way, speech.texts, speech.language) if ask.words or way == "several" else ""
    )
    beside = f'<div class="words rest-{room}">{words}</div>' if room and way != "copies" else ""
    jokers = tuple([offer for offer in ask.offers if offer.card.rank == JOKER])
    of_suits = suits(ask.offers), ask.wishes, True in wish, False in wish, jokers
    made = [
        f'<form class="grid {"collect" * collect}" id="grid-{escape(ask.verb.replace(" ", "-"))}-{way}-{place}" ',
        f'hx-post="{post or ("look" if way == "count" else "enter")}"',
        f' data-collect data-least="{ask.least}" data-most="{ask.most}"' if collect else "",
        f' data-unfit="{escape(speech.plain("ui-does-not-fit"))}" {named}{grouped}',
        f'<fieldset class="ranks"><legend{look}>{label}</legend>\n{rows}\n{beside}</fieldset>\n',
        speech.kept(_suits, *of_suits, speech.texts, speech.language),
    ]
    if way == "copies":
        made.append(f'<div class="options">\n<fieldset class="times"><legend class="hidden">{say("ui-times")}</legend>')
        for n in range(1, min(ask.most, 4) + 1):
            checked = " checked" if n == 1 else ""
            made.append(f'<label><input type="radio" name="times" value="{n}"{checked}><span>×{n}</span></label>')
        made.append(f"</fieldset>\n{words}\n</div>\n")
    elif words and not room:
        made.append(f'<div class="words">{words}</div>\n')
    if collect:
        done = escape(done) if done else say("ui-count-done" if way == "count" else "ui-show-hand")
        made.append(f'{PICKED}{begun(ask, speech)}</output>{DONE}{done} <b class="tally"></b></button>\n')
    elif way == "several":
        colon = say("list-colon")
        made += [
            f'<div class="gathered">{PICKED}</output>{DONE}<span>{say("ui-lay-together")}{colon}<b class="tally">0</b>',
            '</span><span aria-hidden="true">·</span>',
            f'<span class="on-top">{say("ui-counts")}{colon}<b class="last"></b></span></button></div>',
        ]
    return "".join(made) + "</form>\n"


def _rows(ask: PickCards, speech: Sentences, *, naming: bool) -> tuple[str, int]:
    """Draw the ranks of a grid, and count their buttons: one for all suits of a rank, or one for each card without.

    In a row cards without a suit may call one (`naming`). The screen may not tell of every rank which cards fit.
    """
    made, buttons, required = [], 0, "" if ask.way in SEVERAL else " required"
    not_fit = f", {speech.say('ui-does-not-fit')}"
    for kind, offers in by_rank(ask.offers):
        first, told = offers[0], offers[0].fits is not None
        if first.card.suit or kind == JOKER:
            buttons += 1
            fitting = dict.fromkeys(map(SUIT, filter(FITS, offers) if told else offers))
            unfit, why = ("", "") if fitting else (" unfit", f'<span class="hidden">{not_fit}</span>')
            look = f"rank{unfit}{' worded' if len(kind) > 1 and kind != JOKER else ''}"
            fits = f'data-fits="{" ".join(filter(None, fitting))}"{" data-wish" * first.wish}'
            plain = " data-plain" if kind == JOKER else ""
            made.append(
                f'<label class="{look}"><input type="radio" name="rank" value="{kind}"{required} {fits}{plain}><span>'
                f"{rank(first.card, speech)}</span>{why}</label>\n"
            )
            continue
        buttons += len(offers)
        for offer in offers:
            card, unfit = offer.card, " unfit" if told and not offer.fits else ""
            named = f'aria-label="{escape(speech.card_aloud(card))}{not_fit if unfit else ""}"'
            face, look = rank(card, speech), f'class="rank worded{unfit}'
            if offer.wish and naming:
                chosen = f'<input type="radio" name="rank" value="{card.code}"{required} data-wish data-naming {named}>'
                made.append(f'<label {look}">{chosen}<span>{face}</span></label>\n')
            else:
                made.append(
                    f'<button name="card" value="{card.code}" {look} plain" formnovalidate {named}>{face}</button>\n'
                )
    return "".join(made), buttons


def _suits(
    letters: Sequence[str],
    calls: Sequence[str],
    calling: bool,
    naming: bool,
    jokers: Sequence[Offer],
    texts: Catalog,
    language: str,
) -> str:
    """Draw the suits of a grid, and those that may be called: `calling` with a card that has one, `naming` with none.

    A card that calls has its own suit first, then in the same place the suit that is called. Jokers have buttons of
    their own, too.
    """
    speech, made = Sentences(texts, language), []
    say, called = speech.say, escape(speech.plain("ui-call-suit", coloured=False))
    if calling:
        made.append(f'<fieldset class="wishes"><legend>{say("ui-call-suit", coloured=False)}</legend>')
        made += [_choice("calling", letter, suit(letter), speech) for letter in calls]
        made.append(
            '<label><input type="radio" name="calling" value="" checked><span>–<span class="hidden">'
            f"{say('ui-no-call')}</span></span></label></fieldset>\n"
        )
    made.append(f'<div class="suits">\n{suit_keys(letters, speech)}\n</div>\n')
    later = f'<button name="calling" value="" class="later">{say("ui-call-later")}</button>'
    if calling:
        made.append(f'<fieldset class="owns"><legend class="hidden">{say("ui-which-suit")}</legend>')
        made += [_choice("own", letter, sign(letter), speech) for letter in letters]
        made.append(f'</fieldset>\n<div class="says-call"><strong>{say("ui-call-suit", coloured=False)}</strong>')
        made.append(f'<button type="reset">{say("ui-another-card")}</button></div>\n')
        made.append(f'<div class="callings" role="group" aria-label="{called}">')
        for letter in calls:
            made.append(f'<button name="calling" value="{letter}" class="suit suit-{letter}"><span>{sign(letter)}')
            made.append(f"<small>{escape(speech.suit(letter))}</small></span></button>")
        made.append(f"{later}</div>\n")
    if jokers:
        made.append('<div class="plains">\n')
        for offer in jokers:
            unfit, why = "", ""
            if offer.fits is False:
                unfit, why = ' class="unfit"', f'<span class="hidden">, {say("ui-does-not-fit")}</span>'
            name = escape(speech.card(offer.card))
            made.append(f'<button name="card" value="{offer.card.code}"{unfit}>{name}{why}</button>')
        made.append("</div>\n")
    if naming:
        made.append(f'<div class="namings" role="group" aria-label="{called}">\n')
        made.append(f"{suit_keys(calls, speech, 'calling')}{later}\n</div>\n")
    return "".join(made)


def _choice(name: str, letter: str, shown: str, speech: Sentences) -> str:
    said = f'<span class="hidden">{escape(speech.suit(letter))}</span>'
    return f'<label><input type="radio" name="{name}" value="{letter}"><span>{shown}{said}</span></label>'


def _said_with(words: Sequence[Word], way: str, texts: Catalog, language: str) -> str:
    """Draw the words that are said with a card, and the choice to lay several."""
    speech, made = Sentences(texts, language), []
    if way == "several":
        several = speech.say("ui-several")
        made.append(f'<label class="word"><input type="checkbox" class="gather"><span>{several}</span></label>')
    for word in words:
        when = f" <small>{speech.message(word.when)}</small>" if word.when else ""
        said = f"+ {speech.message(word.label)}{when}"
        made.append(
            f'<label class="word"><input type="checkbox" name="saying" value="{word.word}"><span>{said}</span></label>'
        )
    return "".join(made)


def _few(ask: PickCards, speech: Sentences, post: str, named: str, label: str, done: str) -> str:
    """Draw cards that are found by their suit, the one led lying open, or that are few enough to lie there together."""
    collect, count, texts, language = ask.way == "hand", len(ask.offers), speech.texts, speech.language
    sends = f' data-collect data-once="{ask.copies}" data-least="{ask.least}" data-most="{ask.most}"' if collect else ""
    id = f"few-{escape(ask.verb.replace(' ', '-'))}-{escape(ask.opened or ask.by)}-{count}"
    made = [
        f'<form class="grid few{" collect" * collect}" id="{id}" hx-post="{post or "enter"}"{sends} {named}',
        "\n" if post else "",
        f'<p class="obliges">{label}</p>\n' if ask.place == "main" else "",
    ]
    if ask.by == "suit":
        of_suits = by_suit(ask.offers)
        opened = ask.opened if ask.opened in dict(of_suits) else of_suits[0][0] if of_suits else ""
        made.append(f'<fieldset class="tabs"><legend class="hidden">{speech.say("ui-which-suit")}</legend>')
        for letter, _ in of_suits:
            shown = f'{sign(letter)}<span class="hidden">{speech.suit(letter)}</span>'
            checked = " checked" if letter == opened else ""
            made.append(
                f'\n<label><input type="radio" name="opened" value="{letter}"{checked}><span>{shown}</span></label>'
            )
        made.append("\n</fieldset>\n")
        made += [speech.kept(_few_suit, letter, offers, texts, language) for letter, offers in of_suits]
    else:
        faces = [speech.kept(_few_card, offer, texts, language) for offer in ask.offers]
        made.append(f'<div class="ranks">{"".join(faces)}</div>')
    if collect:
        tally = f"0/{ask.least}" if ask.least == ask.most else ""
        said = f'<span>{escape(done) if done else label}</span> <b class="tally">{tally}</b>'
        made.append(f"\n{PICKED}{begun(ask, speech)}</output>{DONE}{said}</button>")
    return "".join(made) + "\n</form>"


def _few_suit(letter: str, offers: Sequence[Offer], texts: Catalog, language: str) -> str:
    """Draw the cards of one suit, which mostly lie there as before when another suit is played."""
    named = escape(texts.say(language, f"suit-{letter}"))
    faces = "".join([_few_card(offer, texts, language) for offer in offers])
    return f'<div class="ranks of-suit-{letter}" role="group" aria-label="{named}">{faces}</div>'


def _few_card(offer: Offer, texts: Catalog, language: str) -> str:
    card, speech = offer.card, Sentences(texts, language)
    unfit, why = (" unfit", f", {speech.say('ui-does-not-fit')}") if offer.fits is False else ("", "")
    face = f'<b class="face">{face_of(card.rank) if card.suit else escape(speech.card(card))}</b>'
    return (
        f'<button name="card" value="{card.code}" class="rank plain{unfit}" formnovalidate '
        f'aria-label="{escape(speech.card_aloud(card))}{why}"><span aria-hidden="true">{face}'
        f"{sign(card.suit) if card.suit else ''}</span></button>"
    )


def _count(ask: PickCards, speech: Sentences, named: str) -> str:
    """Draw the keys that count a hand, with the sum of their points; a suit stands only where it changes them."""
    say, how = speech.say, speech.plain("ui-count-how")
    made = [
        '<form class="grid collect sums" id="grid-count" hx-post="enter" data-collect data-field="worth" data-least="1"',
        f' data-most="{ask.most}" {named}<div class="ranks" role="group" aria-label="{escape(how)}">',
    ]
    for key in count_keys(ask):
        kind, points = key.card.rank, key.points
        face, worded = face_of(kind), kind == JOKER or (kind in FACES and kind != "T")
        said = [speech.plain(f"rank-{kind}") if worded else face, *map(speech.suit, key.suits)]
        name = escape(f"{' '.join(said)}, {speech.plain('ui-points', points=points)}")
        shown = f'<b class="face">{"★" if kind == JOKER else face}</b>{"".join(map(sign, key.suits))}'
        made.append(
            f'<button name="card" value="{points}" data-rank="{kind}" class="rank plain" formnovalidate '
            f'aria-label="{name}"><span class="of-rank" aria-hidden="true">{shown}</span>'
            f'<small aria-hidden="true">{points}</small></button>'
        )
    held = f"<small> {say('ui-count-of', held=ask.held)}</small>" if ask.held is not None else ""
    picked = say("ui-count-cards", count=Markup('<b class="cards-picked">0</b>'))
    summed = say("ui-count-sum", sum=Markup('<b class="sum">0</b>'))
    return "".join(made) + (
        f'</div>\n<div class="tray">{PICKED}</output><span class="hint">{say("ui-count-how")}</span>\n'
        f'<span class="counted-cards">{picked}{held}</span></div>\n'
        f"{DONE}<span>{summed}</span></button>\n</form>"
    )


def _build(ask: PickCards, others: Sequence[PickCards], speech: Sentences, post: str, named: str, label: str) -> str:
    """Draw cards that build a line in the order tapped; what it comes to is said with each tap."""
    to, grouped, few = post or "enter", " ".join(ask.grouped), len(ask.begun) < ask.least
    rows = ((one.verb, speech.message(one.label), one.offers, to) for one in others)
    form = picked = running = ""
    if not post:
        form, picked = ' id="grid-build"', f' id="begun-{"-".join([card.code for card in ask.begun])}"'
        running = (
            ' hx-get="look" hx-sync="replace" hx-include="#as, closest form" '
            f'hx-trigger="picks{", load" if ask.begun else ""}" hx-target="this" hx-swap="innerHTML"'
        )
    cards = ((ask.verb, label, ask.offers, ""), *rows)
    made = [
        f'<form class="grid collect build"{form} hx-post="{to}" data-collect data-build data-least="{ask.least}" ',
        f'data-most="{ask.most}" data-replacing="{grouped}" {named}',
        f'<input type="hidden" name="grouped" value="{grouped}">\n<fieldset class="ranks"><legend>{label}</legend>\n',
        speech.kept(_build_cards, cards, speech.texts, speech.language),
        # What the table sends leaves the chosen cards: another element, by its id, comes with others to begin with.
        f'<div class="building">\n<output class="picked"{picked} {STAYS}>{begun(ask, speech)}</output>\n',
    ]
    if len(ask.joins) > 1:
        made.append(f'<fieldset class="joins"><legend><span>{speech.say("ui-add-to")}</span></legend>')
        made += [
            f'<label><input type="radio" name="to" value="{kind}"><span>{face_of(kind)}</span></label>'
            for kind in ask.joins
        ]
        made.append("</fieldset>")
    made += [
        f'<button class="tap done" name="done" value="1" formnovalidate{" disabled" * few}><span>{label} ',
        f'<b class="tally"></b></span><output class="running" {STAYS}{running}></output></button>\n</div>\n</form>',
    ]
    return "".join(made)


def _build_cards(rows: Sequence[tuple[str, str, Sequence[Offer], str]], texts: Catalog, language: str) -> str:
    """Draw the ranks of a line that is built, and a row of suits: the line's own, then those of lone cards."""
    speech, made = Sentences(texts, language), []
    for kind, alike in by_rank(rows[0][2]):
        plain, face = "" if alike[0].card.suit else " data-plain", rank(alike[0].card, speech)
        made.append(
            f'<label class="rank"><input type="radio" name="rank" value="{kind}"{plain}><span>{face}</span></label>'
        )
    made.append("</fieldset>\n")
    for at, (verb, label, offers, lone) in enumerate(rows):
        group = f'role="group" aria-labelledby="row-{verb}"'
        ranks = "".join([f"{offer.card.rank}:{offer.card.suit} " for offer in offers])
        row = f'<div class="card-row{" lone" if lone else ""}" data-cards="{ranks}"{" hidden" if at > 1 else ""}>'
        made.append(f'{row}<span class="row-label" id="row-{verb}">{label}</span>\n<div class="suits" {group}>')
        for letter in suits(offers):
            look = f'class="suit suit-{letter}{colouring(letter)}" aria-label="{escape(speech.suit(letter))}"'
            does = _does(lone, verb, "suit", letter)
            made.append(f'<button {look} data-suit="{letter}" {does}>{suit_whole(letter, speech)}</button>')
        made.append("</div>\n")
        if plains := [offer.card for offer in offers if not offer.card.suit]:
            named = [(_does(lone, verb, "card", card.code), escape(speech.card(card))) for card in plains]
            buttons = "".join([f"<button {sent}>{name}</button>" for sent, name in named])
            made.append(f'<div class="plains" {group}>{buttons}</div>')
        made.append("</div>\n")
    return "".join(made)


def _does(lone: str, verb: str, name: str, value: str) -> str:
    """Return what a button does: it chooses a card for the line or, alone in a line of its own, is posted."""
    if not lone:
        return f'name="{name}" value="{value}" data-repeat'
    sent = htmlsafe_json_dumps({"card": "", "suit": "", "verb": verb} | {name: value})
    return f'type="button" hx-post="{lone}" hx-vals=\'{sent}\''
