"""The prompts for cards, drawn by functions: a grid of ranks and suits, few cards, a line that is built."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup, escape

from referee.engine.basics.cards import FACES, JOKER, Card
from referee.engine.model.view import Offer, PickCards, Word
from referee.texts.sentences import Sentences
from referee.web.core.screens import Piece
from referee.web.play.card_signs import CARD_COLOURS, colouring, face_of, rank, sign, suit, suit_keys, suit_whole

Offers = Sequence[Offer]
Letters = Sequence[str]
RANK, SUIT, WISH = map(attrgetter, ("card.rank", "card.suit", "wish"))

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
    made, post = [], escape(post)
    for ask in value.asks:
        if ask.way == "lone":  # drawn with the line that is built
            continue
        label, named = speech.message(ask.label), escape(speech.plain(ask.label.id, **dict(ask.label.fill)))
        begins = f'aria-label="{named}">\n<input type="hidden" name="verb" value="{escape(ask.verb)}">\n'
        if post:
            begins += f'<input type="hidden" name="line" value="{value.n}">'
        if ask.way == "build":
            lone = [other for other in value.asks if other.way == "lone"]
            made.append(_build(ask, lone, speech, post, begins, label))
        elif ask.summed and not post:
            made.append(_count(ask, speech, begins))
        else:
            drawn = (_grid if ask.by == "rank" else _few)(ask, speech, post, begins, label, done)
            if ask.place != "main":
                drawn = f'<details class="out-of-turn"><summary><span>{label}</span></summary>{drawn}</details>'
            made.append(drawn)
    return Markup("".join(made))


def _begun(chosen: Sequence[Card], speech: Sentences) -> str:
    """Draw the cards that are chosen already, where more may be."""
    return "".join(
        f'<button type="button" class="picked-card" data-repeat data-begun data-rank="{card.rank}" '
        f'aria-label="{escape(speech.card_aloud(card))}"><b>{"★" if card.rank == JOKER else face_of(card.rank)}</b>'
        f'{suit(card.suit)}<input type="hidden" name="cards" value="{card.code}"></button>'
        for card in chosen
    )


def _choice(name: str, value: str, shown: str, said: str, more: str = "") -> str:
    shown += f'<span class="hidden">{escape(said)}</span>'
    return f'<label><input type="radio" name="{name}" value="{value}"{more}><span>{shown}</span></label>'


def _grid(ask: PickCards, speech: Sentences, post: str, begins: str, label: str, done: str) -> str:
    """Draw cards that are found by their rank, then their suit; one may be called with a card that has one, or none."""
    way, place, say, kept = ask.way, ask.place, speech.say, speech.kept
    collect, required = way in ("hand", "count"), "" if way in SEVERAL else " required"
    wish = set(map(bool, map(SUIT, filter(WISH, ask.offers))))
    calls, names = (ask.wishes if has_suit in wish else () for has_suit in (True, False))
    ranks = grouped(ask.offers, RANK)
    buttons = sum([1 if alike[0].card.suit or kind == JOKER else len(alike) for kind, alike in ranks.items()])
    room = -buttons % IN_ROW if -buttons % IN_ROW >= WORDS else 0
    words = kept(_said_with, ask.words, way, speech) if ask.words or way == "several" else ""
    look = ' class="hidden"' if place != "main" else ' class="said"' if way == "hand" else ""
    made = [
        f'<form class="grid {"collect" * collect}" id="grid-{escape(ask.verb.replace(" ", "-"))}-{way}-{place}" ',
        f'hx-post="{post or ("look" if way == "count" else "enter")}"',
        f' data-collect data-least="{ask.least}" data-most="{ask.most}"' if collect else "",
        f' data-unfit="{escape(speech.plain("ui-does-not-fit"))}" {begins}',
        f'<input type="hidden" name="grouped" value="{" ".join(ask.grouped)}">\n' if ask.grouped else "",
        f'<fieldset class="ranks"><legend{look}>{label}</legend>\n',
        *[kept(_rank, alike, required, names, speech) for alike in ranks.values()],
        f'\n<div class="words rest-{room}">{words}</div>' if room and way != "copies" else "\n",
        "</fieldset>\n",
        kept(_suits, suits(ask.offers), calls, names, ranks.get(JOKER, ()), speech),
    ]
    if way == "copies":
        made.append(f'<div class="options">\n<fieldset class="times"><legend class="hidden">{say("ui-times")}</legend>')
        for n in range(1, min(ask.most, 4) + 1):
            chosen = f'name="times" value="{n}"{" checked" * (n == 1)}'
            made.append(f'<label><input type="radio" {chosen}><span>×{n}</span></label>')
        made.append(f"</fieldset>\n{words}\n</div>\n")
    elif words and not room:
        made.append(f'<div class="words">{words}</div>\n')
    if collect:
        done = escape(done) if done else say("ui-count-done" if way == "count" else "ui-show-hand")
        made.append(f'{PICKED}{_begun(ask.begun, speech)}</output>{DONE}{done} <b class="tally"></b></button>\n')
    elif way == "several":
        together, top = (say(key) + say("list-colon") for key in ("ui-lay-together", "ui-counts"))
        made.append(f'<div class="gathered">{PICKED}</output>{DONE}<span>{together}<b class="tally">0</b></span>')
        made.append(f'<span aria-hidden="true">·</span><span class="on-top">{top}<b class="last"></b></span></button>')
        made.append("</div>")
    return "".join(made) + "</form>\n"


def _rank(offers: Offers, required: str, names: Letters, speech: Sentences) -> str:
    """Draw a rank of a grid: one button for its suits, or one for each card that has none, which may call one."""
    made, first = [], offers[0]
    kind, told = first.card.rank, first.fits is not None  # else the screen must not tell which cards fit
    if first.card.suit or kind == JOKER:
        fitting = dict.fromkeys([offer.card.suit for offer in offers if offer.fits or not told])
        why = "" if fitting else f'<span class="hidden">, {speech.say("ui-does-not-fit")}</span>'
        look = f"rank{' unfit' if why else ''}{' worded' if len(kind) > 1 and kind != JOKER else ''}"
        fits = f'data-fits="{" ".join(filter(None, fitting))}"{" data-wish" * first.wish}'
        chosen = f'name="rank" value="{kind}"{required} {fits}{" data-plain" * (kind == JOKER)}'
        face = f"<span>{rank(first.card, speech)}</span>{why}"
        return f'<label class="{look}"><input type="radio" {chosen}>{face}</label>\n'
    for card, fit, wish, *_ in offers:
        unfit, why = (" unfit", f", {speech.say('ui-does-not-fit')}") if told and not fit else ("", "")
        named, shown = f'aria-label="{escape(speech.card_aloud(card))}{why}">', rank(card, speech)
        if wish and names:
            chosen = f'name="rank" value="{card.code}"{required} data-wish data-naming {named}<span>{shown}</span>'
            made.append(f'<label class="rank worded{unfit}"><input type="radio" {chosen}</label>\n')
        else:
            look = f'value="{card.code}" class="rank worded{unfit} plain" formnovalidate'
            made.append(f'<button name="card" {look} {named}{shown}</button>\n')
    return "".join(made)


def _suits(letters: Letters, calls: Letters, names: Letters, jokers: Offers, speech: Sentences) -> str:
    """Draw the suits of a grid, those that may be called with a card that has one (`calls`) or none, and jokers."""
    say, named, wishes, owns, callings, plains = speech.say, speech.suit, "", "", "", ""
    call = say("ui-call-suit", coloured=not CARD_COLOURS.isdisjoint(letters or names))
    group = f'role="group" aria-label="{escape(call.striptags())}"'
    later = f'<button name="calling" value="" class="later">{say("ui-call-later")}</button>'
    for letter in calls:
        shown = f"<span>{sign(letter)}<small>{escape(named(letter))}</small></span>"
        callings += f'<button name="calling" value="{letter}" class="suit suit-{letter}">{shown}</button>'
        wishes += _choice("calling", letter, suit(letter), named(letter))
    if calls:
        wishes += _choice("calling", "", "–", say("ui-no-call"), " checked")
        wishes = f'<fieldset class="wishes"><legend>{call}</legend>{wishes}</fieldset>\n'
        # A card that calls has its own suit first, then in the same place the suit that is called.
        owns = "".join([_choice("own", letter, sign(letter), named(letter)) for letter in letters])
        owns = (
            f'<fieldset class="owns"><legend class="hidden">{say("ui-which-suit")}</legend>{owns}</fieldset>\n'
            f'<div class="says-call"><strong>{call}</strong><button type="reset">{say("ui-another-card")}</button>'
            f'</div>\n<div class="callings" {group}>{callings}{later}</div>\n'
        )
    for card, fits, *_ in jokers:
        unfit = f'<span class="hidden">, {say("ui-does-not-fit")}</span>' if fits is False else ""
        look = ' class="unfit"' if unfit else ""
        plains += f'<button name="card" value="{card.code}"{look}>{escape(speech.card(card))}{unfit}</button>'
    plains = f'<div class="plains">\n{plains}</div>\n' if jokers else ""
    if names:
        keys = suit_keys(names, speech, "calling") + later
        plains += f'<div class="namings" {group}>\n{keys}\n</div>\n'
    return f'{wishes}<div class="suits">\n{suit_keys(letters, speech)}\n</div>\n{owns}{plains}'


def _said_with(words: Sequence[Word], way: str, speech: Sentences) -> str:
    """Draw the words that are said with a card, and the choice to lay several."""
    made, begins = "", '<label class="word"><input type="checkbox"'
    if way == "several":
        made = f'{begins} class="gather"><span>{speech.say("ui-several")}</span></label>'
    for word in words:
        when = f" <small>{speech.message(word.when)}</small>" if word.when else ""
        said = f"<span>+ {speech.message(word.label)}{when}</span>"
        made += f'{begins} name="saying" value="{word.word}">{said}</label>'
    return made


def _few(ask: PickCards, speech: Sentences, post: str, begins: str, label: str, done: str) -> str:
    """Draw cards that are found by their suit, the one led lying open, or that are few enough to lie there together."""
    collect, kept = ask.way == "hand", speech.kept
    sends = f' data-collect data-once="{ask.copies}" data-least="{ask.least}" data-most="{ask.most}"' if collect else ""
    id = f"few-{escape(ask.verb.replace(' ', '-'))}-{ask.opened or ask.by}-{len(ask.offers)}"
    made = [
        f'<form class="grid few{" collect" * collect}" id="{id}" hx-post="{post or "enter"}"{sends} {begins}',
        "\n" if post else "",
        f'<p class="obliges">{label}</p>\n' if ask.place == "main" else "",
    ]
    if ask.by == "suit":
        of_suits = grouped(filter(SUIT, ask.offers), SUIT)
        opened = ask.opened if ask.opened in of_suits else next(iter(of_suits), "")
        made.append(kept(_tabs, tuple(of_suits), opened, speech))
        made += [kept(_few_suit, letter, offers, speech) for letter, offers in of_suits.items()]
    else:
        faces = [kept(_few_card, offer, speech) for offer in ask.offers]
        made.append(f'<div class="ranks">{"".join(faces)}</div>')
    if collect:
        tally = f"0/{ask.least}" if ask.least == ask.most else ""
        said = f'<span>{escape(done) if done else label}</span> <b class="tally">{tally}</b>'
        made.append(f"\n{PICKED}{_begun(ask.begun, speech)}</output>{DONE}{said}</button>")
    return "".join(made) + "\n</form>"


def _tabs(letters: Letters, opened: str, speech: Sentences) -> str:
    """Draw the suits in which few cards are found."""
    tabs = ""
    for letter in letters:
        tabs += "\n" + _choice("opened", letter, sign(letter), speech.suit(letter), " checked" * (letter == opened))
    return f'<fieldset class="tabs"><legend class="hidden">{speech.say("ui-which-suit")}</legend>{tabs}\n</fieldset>\n'


def _few_suit(letter: str, offers: Offers, speech: Sentences) -> str:
    """Draw the cards of one suit, which mostly lie there as before when another suit is played."""
    named = escape(speech.suit(letter))
    faces = [speech.kept(_few_card, offer, speech) for offer in offers]
    return f'<div class="ranks of-suit-{letter}" role="group" aria-label="{named}">{"".join(faces)}</div>'


def _few_card(offer: Offer, speech: Sentences) -> str:
    card = offer.card
    unfit, why = (" unfit", f", {speech.say('ui-does-not-fit')}") if offer.fits is False else ("", "")
    look = f'class="rank plain{unfit}" formnovalidate aria-label="{escape(speech.card_aloud(card))}{why}"'
    face = f'<b class="face">{face_of(card.rank) if card.suit else escape(speech.card(card))}</b>'
    face += sign(card.suit) if card.suit else ""
    return f'<button name="card" value="{card.code}" {look}><span aria-hidden="true">{face}</span></button>'


def _count(ask: PickCards, speech: Sentences, begins: str) -> str:
    """Draw the keys that count a hand, with the sum of their points; a suit stands only where it changes them."""
    say, plain, made = speech.say, speech.plain, ""
    for key in count_keys(ask):
        kind, points, face = key.card.rank, key.points, face_of(key.card.rank)
        said = plain(f"rank-{kind}") if kind == JOKER or (kind in FACES and kind != "T") else face
        name = escape(f"{' '.join((said, *map(speech.suit, key.suits)))}, {plain('ui-points', points=points)}")
        shown = f'<b class="face">{"★" if kind == JOKER else face}</b>{"".join(map(sign, key.suits))}'
        made += f'<button name="card" value="{points}" data-rank="{kind}" class="rank plain" formnovalidate '
        made += f'aria-label="{name}"><span class="of-rank" aria-hidden="true">{shown}</span>'
        made += f'<small aria-hidden="true">{points}</small></button>'
    held = f"<small> {say('ui-count-of', held=ask.held)}</small>" if ask.held is not None else ""
    picked = say("ui-count-cards", count=Markup('<b class="cards-picked">0</b>'))
    total, how = say("ui-count-sum", sum=Markup('<b class="sum">0</b>')), say("ui-count-how")
    return (
        '<form class="grid collect sums" id="grid-count" hx-post="enter" data-collect data-field="worth" '
        f'data-least="1" data-most="{ask.most}" {begins}<div class="ranks" role="group" '
        f'aria-label="{escape(how.striptags())}">{made}</div>\n<div class="tray">{PICKED}</output>'
        f'<span class="hint">{how}</span>\n<span class="counted-cards">{picked}{held}</span></div>\n'
        f"{DONE}<span>{total}</span></button>\n</form>"
    )


def _build(ask: PickCards, others: Sequence[PickCards], speech: Sentences, post: str, begins: str, label: str) -> str:
    """Draw cards that build a line in the order tapped; what it comes to is said with each tap."""
    to, grouped, disabled = post or "enter", " ".join(ask.grouped), " disabled" * (len(ask.begun) < ask.least)
    rows = (ask.verb, label, ask.offers, ""), *((it.verb, speech.message(it.label), it.offers, to) for it in others)
    form = picked = running = joins = ""
    if not post:  # what the table sends leaves the chosen cards: another `picked` comes only with others to begin with
        form, picked = ' id="grid-build"', f' id="begun-{"-".join([card.code for card in ask.begun])}"'
        running = ' hx-get="look" hx-sync="replace" hx-include="#as, closest form" hx-trigger="picks'
        running += f'{", load" * bool(ask.begun)}" hx-target="this" hx-swap="innerHTML"'
    for kind in ask.joins:
        joins += f'<label><input type="radio" name="to" value="{kind}"><span>{face_of(kind)}</span></label>'
    if len(ask.joins) > 1:
        joins = f'<fieldset class="joins"><legend><span>{speech.say("ui-add-to")}</span></legend>{joins}</fieldset>'
    return (
        f'<form class="grid collect build"{form} hx-post="{to}" data-collect data-build data-least="{ask.least}" '
        f'data-most="{ask.most}" data-replacing="{grouped}" {begins}<input type="hidden" name="grouped" '
        f'value="{grouped}">\n<fieldset class="ranks"><legend>{label}</legend>\n'
        f"{speech.kept(_build_cards, rows, speech)}"
        f'<div class="building">\n<output class="picked"{picked} {STAYS}>{_begun(ask.begun, speech)}</output>\n'
        f'{joins if len(ask.joins) > 1 else ""}<button class="tap done" name="done" value="1" formnovalidate{disabled}>'
        f'<span>{label} <b class="tally"></b></span><output class="running" {STAYS}{running}></output></button>\n'
        "</div>\n</form>"
    )


def _build_cards(rows: Sequence[tuple[str, str, Offers, str]], speech: Sentences) -> str:
    """Draw the ranks of a line that is built, and a row of suits: the line's own, then those of lone cards."""
    made = []
    for kind, alike in grouped(rows[0][2], RANK).items():
        plain, face = " data-plain" * (not alike[0].card.suit), f"<span>{rank(alike[0].card, speech)}</span>"
        made.append(f'<label class="rank"><input type="radio" name="rank" value="{kind}"{plain}>{face}</label>')
    made.append("</fieldset>\n")
    for at, (verb, label, offers, lone) in enumerate(rows):
        group = f'role="group" aria-labelledby="row-{verb}"'
        ranks = "".join([f"{card.rank}:{card.suit} " for card, *_ in offers])
        look = f'class="card-row{" lone" * bool(lone)}" data-cards="{ranks}"{" hidden" * (at > 1)}'
        made.append(f'<div {look}><span class="row-label" id="row-{verb}">{label}</span>\n<div class="suits" {group}>')
        for letter in suits(offers):
            look = f'class="suit suit-{letter}{colouring(letter)}" aria-label="{escape(speech.suit(letter))}"'
            does = f'data-suit="{letter}" {_does(lone, verb, "suit", letter)}'
            made.append(f"<button {look} {does}>{suit_whole(letter, speech)}</button>")
        made.append("</div>\n")
        if plains := [card for card, *_ in offers if not card.suit]:
            keys = [f"<button {_does(lone, verb, 'card', it.code)}>{escape(speech.card(it))}</button>" for it in plains]
            made.append(f'<div class="plains" {group}>{"".join(keys)}</div>')
        made.append("</div>\n")
    return "".join(made)


def _does(lone: str, verb: str, name: str, value: str) -> str:
    """Return what a button does: it chooses a card for the line or, alone in a line of its own, is posted."""
    sent = htmlsafe_json_dumps({"card": "", "suit": "", "verb": verb} | {name: value})
    chosen = f'name="{name}" value="{value}" data-repeat'
    return f'type="button" hx-post="{lone}" hx-vals=\'{sent}\'' if lone else chosen


def count_keys(ask: PickCards) -> list[Piece]:
    """Return the keys that count a hand by rank: one for each rank, or one for each number of points within it.

    Each counts one `card` of these `points`, with its `suits` where they decide about them.
    """
    keys = []
    for offers in grouped(ask.offers, RANK).values():
        points: dict[int, list[Offer]] = {}
        for offer in offers:
            points.setdefault(offer.points or 0, []).append(offer)
        several = len(points) > 1
        keys += [Piece(card=same[0].card, points=n, suits=suits(same) if several else ()) for n, same in points.items()]
    return keys


def grouped(offers: Iterable[Offer], key: Callable[[Offer], str]) -> dict[str, tuple[Offer, ...]]:
    """Group the cards of a grid, in order of appearance: every card lies at the same place all night."""
    found: dict[str, tuple[Offer, ...]] = {}
    for value, alike in groupby(offers, key):
        found[value] = (*found.get(value, ()), *alike)
    return found


def suits(offers: Iterable[Offer]) -> tuple[str, ...]:
    """Return the suits of a grid's cards, in order."""
    return tuple(filter(None, dict.fromkeys(map(SUIT, offers))))
