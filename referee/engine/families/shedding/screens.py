"""The prompts and the view of the shedding family, messages about consequences, and the effects of cards."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, TypeVar

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, Card, in_order
from referee.engine.basics.seats import NOBODY, steps
from referee.engine.common_rules import prompts as shared
from referee.engine.common_rules import rounds
from referee.engine.families import effects
from referee.engine.families.shedding import ending, last_call, special
from referee.engine.families.shedding.config import ShedConfig
from referee.engine.families.shedding.play import (
    answer,
    drawn_in_any_case,
    effects_of,
    fits,
    is_answerable,
    may_jump_in,
    may_lay,
    starter_effects,
)
from referee.engine.families.shedding.state import AGAIN, ShedState
from referee.engine.families.shedding.turns import at_limit, due_now, may_be_heavy, playable
from referee.engine.model import outcome
from referee.engine.model.game import Game
from referee.engine.model.message import Message, message
from referee.engine.model.outcome import NOTHING, Due
from referee.engine.model.rulings import Rank, Seat
from referee.engine.model.view import (
    CardEffect,
    FillIn,
    Offer,
    PickCards,
    PickNumber,
    PickPerson,
    PickWord,
    Prompt,
    Tap,
    View,
)

Made = TypeVar("Made")
MOST_GRIDS = 512
"""The number of grids and the like that are cached for all tables with the same house rules."""
WHOLE_HAND = 60
"""The most cards of a hand that nobody knows the number of."""
_ONE = Tap(message("ask-one"), "call", act.Says("", "one"))
_PLAYED = Tap(message("ask-played"), "main", act.Plays("", (UNKNOWN,)))
_RESHUFFLE = Tap(message("ask-reshuffle"), "table", act.Reshuffles(""), calm=True)


def answering(s: ShedState) -> tuple[Rank | Card, ...]:
    """List the answers to the waiting attack: a rank if all its cards may be laid, else the cards.

    On a card that nobody named any answer may fit.
    """
    held = _held_back(s, s.turn)
    cards = [card for card, _ in _powers(s) if card not in held]
    if is_unseen(s):
        return shared.by_rank(cards, lambda card: answer(s, card)[0] != "no")
    return shared.by_rank(cards, _laid_alone(s).__contains__)


def is_unseen(s: ShedState) -> bool:
    """Return True if a card lies on top that nobody named, and no suit was called: then nearly any card may fit."""
    return s.top is UNKNOWN and not s.called


def answered_by(s: ShedState) -> str:
    """Return the kind of cards that answer the waiting attack: `none`, `attack` or `any`."""
    found = {bool(does.attacks) for card, does in _powers(s) if answer(s, card)[0] != "no"}
    return "none" if not found else "attack" if found == {True} else "any"


def _main(s: ShedState, seat: int) -> Iterator[Prompt]:
    if s.timeout != NOBODY:
        return
    deals = s.phase == "deal" and seat == rounds.next_dealer(s)
    if s.keep == "scores" and not (s.phase == "deal" and s.later_keep == "plays"):
        if s.phase != "over":
            yield FillIn(message("ask-tally"), "main")
        if deals:
            yield Tap(message("ask-deal"), "table", act.Deals(""))
        return
    if s.phase == "deal" and seat in cutting(s):
        yield PickCards(message("ask-cut"), "main", act.Cuts, _grid(s, marked=False), 1)
    match s.phase:
        case "deal" if deals and not s.dealt:
            if not s.drawing_again:
                yield Tap(message("ask-deal"), "main", act.Deals(""))
            yield Tap(message("ask-misdeal"), "table", act.Deals("", True), calm=True)
        case "deal" if deals:
            wishes = s.suits if any(power.wishes for power in s.config.power.values()) else ()
            yield PickCards(message("ask-flip"), "main", act.Flips, _grid(s, marked=False), 1, 1, wishes)
            yield Tap(message("ask-misdeal"), "table", act.Deals("", True), calm=True)
        case "play":
            yield from _turn(s, seat)
        case "count" if s.here[seat] and s.worth[seat] is None and s.turn == NOBODY:
            worth = _kept(s, "worth", lambda: tuple([Offer(card, points=does.points) for card, does in _powers(s)]))
            hold, held = message("ask-hold"), s.hands[seat]
            yield PickCards(hold, "main", act.Holds, worth, WHOLE_HAND, way="count", summed=True, held=held)
            yield PickNumber(message("ask-hold-points"), "main", act.Holds, 0, 9999, scores=True)
            if not s.hands[seat] and s.may_hold_nothing(seat):
                yield Tap(message("ask-hold-nothing"), "main", act.Holds(""))
        case "count" if seat == s.turn:
            yield from _draws(s, act.Draws(""))


def _draws(s: ShedState, nothing: act.Action) -> Iterator[Prompt]:
    """Yield the draws of the player to act, or the words instead; `nothing` is the line if nothing is left.

    Before that the player who is hit may doubt the last play. If a machine decides how many cards come, that is a
    number to enter. Where nothing is left, drawing is passing.
    """
    if s.doubt is not None and s.doubt.stage == "open":
        yield Tap(message("ask-challenge"), "main", act.Challenges(""))
    if s.turn != NOBODY and s.turn == s.presses:  # what a forgotten call costs comes first
        return
    if special.is_asked(s):
        yield Tap(message("ask-done"), "main", act.Says("", special.DONE))
    if s.draw and s.until and s.spare != 0:
        yield PickNumber(message("ask-until", suit=s.suit_named), "main", act.Draws, due_now(s), s.spare or 60)
    elif s.config.drawing.any_number and s.spare != 0:
        yield PickNumber(message("ask-came"), "main", act.Draws, 1, s.spare or 60)
        yield Tap(message("ask-none-came"), "main", act.Passes(""))
    elif due := due_now(s):
        yield Tap(message("ask-owed" if s.draw else "ask-draw", cards=due), "main", act.Draws("", due))
    else:
        yield Tap(message("ask-draw", cards=0), "main", nothing)  # the other is allowed as well: no second button
        other = act.Draws("") if isinstance(nothing, act.Passes) else act.Passes("")
        yield Tap(message("ask-owed", cards=s.draw or 1), "main", other, asked=True)


def _first(s: ShedState, seat: int) -> Iterator[Prompt]:
    """Yield what comes before any move: wild cards to put down, cards of a machine, the two that a last card may cost.

    The machine gives its cards for a forgotten call.
    """
    if s.timeout != NOBODY:
        return
    if s.phase == "play" and seat in s.dropping and s.hands[seat] != 0:
        lying = _all_shown(s)
        for card, does in _powers(s):
            if does.wild and card not in lying:
                yield Tap(message("ask-drop", card=card), "first", act.Discards("", card))
    if s.phase == "play" and s.presses == seat:
        if s.spare != 0:
            yield PickNumber(message("ask-pressed"), "first", act.Draws, 1, s.spare or 60)
        yield Tap(message("ask-none-came"), "first", act.Passes(""))
    if may_be_heavy(s, seat):
        yield Tap(message("ask-heavy"), "main", act.Draws("", 2))


def cutting(s: ShedState) -> tuple[int, ...]:
    """Return who still has to draw a card for the deal."""
    if not s.config.cut or s.phase != "deal" or s.dealt or s.rounds:
        return ()
    drawn = {seat for seat, number in s.cuts if number != AGAIN}
    return tuple(seat for seat in s.ring if seat not in drawn and not s.gone[seat])


def _turn(s: ShedState, seat: int) -> Iterator[Prompt]:
    marked, doubt = s.house.enforce == "referee", s.doubt
    if doubt is not None and doubt.stage == "challenged":
        hand = doubt.to_show(s.hands[seat])
        if seat == doubt.seat and hand != 0:  # for the challenger's eyes, or what they saw of it on the table
            most, least = (WHOLE_HAND, 1) if hand is None else (hand, hand)
            grid = _grid(s, marked=False)
            yield PickCards(message("ask-shows", turn=Seat(s.turn)), "main", act.Shows, grid, most, least, way="hand")
        if seat == s.turn:
            yield Tap(message("ask-guilty"), "main", act.Finds("", True))
            yield Tap(message("ask-innocent"), "main", act.Finds("", False))
    elif special.is_trading(s):
        if seat == s.trader:
            others = tuple(other for other in s.ring if other != seat and s.here[other])
            yield PickPerson(message("ask-trade"), "main", act.Trades, others)
    elif s.turner != NOBODY:
        yield PickCards(message("ask-other-side"), "main", act.Flips, _grid(s, marked=False), 1, 1, s.suits)
        if seat == s.turn:
            yield from _draw_or_pass(s)
            yield _PLAYED
    elif s.here[seat] and seat != s.turn:
        if s.top is not None and _may_jump(s, seat):
            yield Tap(message("ask-jump", card=s.top), "main", act.Plays("", (s.top,)))
        yield _kept(s, "out of turn", lambda: _play(s, "ui-out-of-turn", "table", marked=False))
    elif s.here[seat]:
        if marked and (s.hands[seat] == 0 or (s.draw and not is_unseen(s) and _laid_alone(s) <= _held_back(s, seat))):
            yield _play(s, "ui-play-anyway", "table", marked=marked)
        else:
            yield _play(s, "ask-play", "main", marked=marked)
        yield from _draw_or_pass(s)
        if s.hands[seat] != 0:
            yield _PLAYED


def _may_jump(s: ShedState, seat: int) -> bool:
    """Return True if a seat that is out of turn may hold the very card on top."""
    return may_jump_in(s, seat) and s.top not in _held_back(s, seat)


def _play(s: ShedState, label: str, place: str, *, marked: bool) -> PickCards:
    """Return the prompt for a play, with everything that may be said with it, and how its cards make a line."""
    several = s.config.several
    way, most = ("several", 13) if several.kinds or several.sweep else ("one", 1)
    if several.kinds == ("same",):
        most = max(s.packs.values(), default=1)
        way = "copies" if most > 1 else "one"
    return PickCards(message(label), place, act.Plays, _grid(s, marked=marked), most, 1, s.suits, s.config.words, way)


def _draw_or_pass(s: ShedState) -> Iterator[Prompt]:
    """Yield the acts of the player to act besides a play; who draws until a card fits draws on, then plays it."""
    goes_on = s.config.drawing.until and bool(s.drew)
    if goes_on and playable(s):
        return
    if s.may_pass and (not goes_on or at_limit(s)):
        yield Tap(message("ask-pass"), "main", act.Passes(""))
    else:
        yield from _draws(s, act.Passes(""))


def _may_name(s: ShedState, seat: int) -> bool:
    """Return True if a seat may name the suit now, or still, though somebody else was quicker."""
    if not s.config.anyone_calls:
        return s.wish == "open" and s.wisher == seat
    return s.wish == "open" or (s.wisher == seat and s.call is not None and s.call[0] != seat)


def _calls(s: ShedState, seat: int) -> Iterator[Prompt]:
    forgot, call, here = last_call.may_have_forgotten(s), s.config.last_call, s.here[seat]
    if s.phase == "play" and s.timeout == NOBODY:
        if _may_name(s, seat):
            yield PickWord(message("ask-colour" if s.config.coloured else "ask-call"), "first", act.Calls, s.suits)
        if here and s.config.ends.called and s.config.out_is_called:
            yield _ONE
        # who is out may still catch somebody with a shouted word
        says = here or (call.shouted and forgot != NOBODY)
        for word in s.config.words if says and not s.config.ends.called else ():
            yield Tap(word.label, "call", act.Says("", word.word))
        if forgot not in (NOBODY, seat) and not call.one_button:
            yield Tap(message("ask-forgot", seat=Seat(forgot)), "call", act.Catches("", s.names[forgot]))
        if s.config.four and here:
            yield Tap(message("ask-four"), "call", act.Says("", special.FOUR))
        if seat == s.turn and special.begins(s):
            for way in special.DIRECTIONS:
                yield Tap(message("ask-direction", direction=way), "call", act.Says("", way))
    yield from shared.time_out_prompts(s, seat)


def _people(s: ShedState, seat: int) -> Iterator[Prompt]:
    yield from shared.penalty_prompts(s, seat, s.config.reasons)
    call, at_the_end = s.config.last_call, s.config.ends.called
    catching = s.config.out_is_called if at_the_end else bool(call.word) and not call.one_button
    if s.phase == "play" and catching and (people := shared.other_seats(s, seat)):
        label, most = message("ask-catch" if at_the_end else "ask-catch-call"), 0 if at_the_end else 1
        yield shared.pick_person(label, "people", act.Catches, people, most=most)
    yield from shared.dispute_prompts(s, seat)
    if s.phase == "play" and s.keep == "plays" and s.dispute is None and s.config.new_stock:
        yield _RESHUFFLE
    yield from shared.keep_prompts(s)


def _grid(s: ShedState, *, marked: bool) -> tuple[Offer, ...]:
    """List every card of the packs in one fixed order, marked if the referee enforces."""
    powers = _powers(s)
    plain = _kept(s, "grid", lambda: tuple([Offer(card, None, does.wishes, does.declare) for card, does in powers]))
    if not marked:
        return plain
    right = _laid_alone(s)
    if is_unseen(s):  # one that has to match stands as open on a card nobody named
        right |= _kept(s, "not wild", lambda: frozenset([card for card, does in powers if not does.wild]))
    unfit, fit = _kept(
        s, "marked", lambda: [{offer.card: offer._replace(fits=fits) for offer in plain} for fits in (False, True)]
    )
    right = right - _held_back(s, s.turn) if s.hands[s.turn] != 0 else frozenset()
    return tuple((unfit | dict(zip(right, map(fit.__getitem__, right), strict=True))).values())


def _laid_alone(s: ShedState) -> frozenset[Card]:
    """Return the cards that could be laid alone now."""
    against = s.top, s.suit, bool(s.draw), s.attacker, drawn_in_any_case(s)
    lays, free = may_lay if s.draw else fits, not s.draw

    def laid() -> frozenset[Card]:
        return frozenset([card for card, does in _powers(s) if (free and does.wild) or lays(s, card, does)])

    return _kept(s, ("laid", against), laid)


def _powers(s: ShedState) -> list[tuple[Card, effects.Power]]:
    """List the packs' cards on the side in play with their powers, in order."""
    return _kept(s, "powers", lambda: [(card, s.power(card)) for card in in_order(s.packs)])


def _all_shown(s: ShedState) -> frozenset[Card]:
    """Return the cards of which every one lies on the pile, so that nobody holds any."""
    packs = s.packs
    return frozenset([card for card, shown in s.seen.items() if card in packs and shown >= packs[card]])


def _held_back(s: ShedState, seat: int) -> frozenset[Card]:
    """Return the cards that a seat cannot lay: all lie on the pile, they are no last card, or just drawn they wait."""
    last = s.config.ends.last_barred if s.hands[seat] == 1 else frozenset[Card]()
    return (_all_shown(s) | last | s.config.drawing.wait) if s.drew and seat == s.turn else _all_shown(s) | last


def _kept(s: ShedState, what: Hashable, make: Callable[[], Made]) -> Made:
    """Return the result of `make` for the packs' cards, cached for all tables with these house rules.

    The key says what else it depends on, besides the side in play and the texts on blanks, which powers depend on.
    """
    key = what, s.turned, s.blanks
    if key not in s.config.shown:
        if len(s.config.shown) >= MOST_GRIDS:
            oldest, *_ = s.config.shown
            del s.config.shown[oldest]
        s.config.shown[key] = make()
    found: Made = s.config.shown[key]
    return found


class Showing(Game):
    """The part of a game of the family that people see: prompts and screens."""

    configure: Callable[[Any], ShedConfig]

    def prompts(self, s: ShedState, seat: int) -> tuple[Prompt, ...]:
        """List the prompts of a seat: moves first, calls in their place, then people, then the table."""
        if s.gone[seat]:
            counting = _main(s, seat) if s.phase == "count" else ()
            return (Tap(message("ask-return"), "main", act.Returns("")), *counting)
        return (*_first(s, seat), *_main(s, seat), *_calls(s, seat), *_people(s, seat))

    def concerns(self, s: ShedState) -> Sequence[Hashable | None]:
        """Return what the prompts of seats that wait for others depend on; None where anything may be asked of them."""
        if s.phase != "play" or s.keep != "plays" or s.later_keep is not None or s.timeout != NOBODY:
            return super().concerns(s)
        if s.turner != NOBODY or s.trader != NOBODY or s.burden != NOBODY or s.dropping or s.offences:
            return super().concerns(s)
        if s.dispute is not None or s.contestable is not None or (s.doubt is not None and s.doubt.stage != "open"):
            return super().concerns(s)
        asked = {s.turn, s.presses, *[card.seat for card in s.ledger[-3:]]}
        same = s.house, s.turned, s.blanks, s.ring, s.here, s.gone, s.names, last_call.may_have_forgotten(s)
        return [
            None if at in asked else (same, _may_name(s, at), _may_jump(s, at) and s.top) for at in range(len(s.names))
        ]

    def view(self, s: ShedState) -> View:
        on, draws, enforced = s.phase == "play", cutting(s), s.house.enforce == "referee"
        idle = "phase-cut" if draws else "phase-flip" if s.phase == "deal" and s.dealt else ""
        counted = "wins" if s.config.ends.mode == "wins" else "points"
        return shared.view_of(
            s,
            _notes(s),
            shared.seat_views(s, s.out, s.place_taken if s.by_order else None),
            dealer=NOBODY if draws else rounds.next_dealer(s),
            middle=(s.top,) if s.top is not None and (on or s.phase == "count") else (),
            suit=s.suit if s.called else None,
            owed=0 if s.until else s.draw,
            answers=answering(s) if on and s.draw and enforced else None,
            answered_by=answered_by(s) if on and s.draw and not enforced else "any",
            idle=message(idle) if idle else None,
            counted="" if s.by_order and not any(s.scores) else counted,
        )

    def due(self, s: ShedState) -> Due:
        """Return the next step and its player: to answer an attack, name a suit, or count a hand."""
        if s.loser != NOBODY:
            ended = super().due(s)
            return Due((*ended.messages, message("note-lost", seat=Seat(s.loser))), ended.story)
        if s.timeout != NOBODY or s.phase not in ("play", "count") or s.keep == "scores":
            return super().due(s)
        if s.turn == NOBODY:
            left = _uncounted(s) if s.phase == "count" else ()
            return Due((message("now-count", seats=left),), message("now-ended")) if left else NOTHING
        turn = Seat(s.turn)
        if special.is_trading(s):
            return Due((message("now-trade", seat=Seat(s.trader)),))
        if s.turner != NOBODY:
            return Due((message("now-other-side", turn=turn),))
        if s.doubt is not None and s.doubt.stage == "challenged":
            return Due((message("now-shows", seat=Seat(s.doubt.seat), turn=turn),))
        named: tuple[Message, ...] = ()
        if s.phase == "play" and s.wish == "open" and s.config.anyone_calls:
            named = (message("now-call"),)
        elif s.phase == "play" and s.wish == "open" and s.wisher != NOBODY:  # where its player is known
            named = (message("now-names", seat=Seat(s.wisher), coloured=s.config.coloured),)
        story = None  # the next step as the story tells it
        if s.until:
            story = draws_until(s)
        elif s.draw:
            story = message("came-waits", seat=turn, cards=s.draw, answers=is_answerable(s))
        elif s.again:
            story = message("note-again", turn=turn, again=s.again)
        elif s.waiting:
            story = _strikes_later(s)
        return Due((*named, *_acting(s)), story)

    def consequences(self, before: ShedState, action: act.Action, after: ShedState) -> tuple[Message, ...]:
        made, told = _effects_of(before, action), []
        if after.phase == "play" and made is not None:
            told = [*_direction_messages(before, action, after, made)]
            if made.hands and after.hands[before.seat(action.who)] != 0 and after.trader == NOBODY:
                told.append(message(f"came-{made.hands}"))
            if before.draw and isinstance(action, act.Plays) and not (after.draw or after.waiting or made.bounced):
                told.append(message("came-over", cards=before.draw))
        return (*told, *super().consequences(before, action, after))

    def turn_messages(self, before: ShedState, action: act.Action, after: ShedState) -> tuple[Message, ...]:
        made = _effects_of(before, action)
        if made is None or after.phase != "play" or after.turn == NOBODY:
            return super().turn_messages(before, action, after)
        if isinstance(action, act.Draws | act.Passes) and after.turn == before.turn and sum(before.here) > 1:
            return ()
        if after.again:
            return (message("note-again", turn=Seat(after.turn), again=after.again),)
        told, who = tuple(_direction_messages(before, action, after, made)), before.seat(action.who)
        last = (_passed(before, who, after, made) or [who])[-1]
        return told if made.back else (*told, outcome.comes_next(after, last))

    def card_effects(self, house: Any) -> tuple[CardEffect, ...]:
        """List the cards with effects in the order of the packs; those of a rank with the same effects are together."""
        config, ranks = self.configure(house), dict[tuple[str, bool], list[Card]]()
        for card in (*config.packs, *config.back):
            ranks.setdefault((card.rank, bool(card.suit)), []).append(card)
        found = []
        for cards in ranks.values():
            told: dict[tuple[Message, ...], list[Card]] = {}
            for card in dict.fromkeys(cards):
                told.setdefault(tuple(_told(config, card)), []).append(card)
            found += [CardEffect(tuple(some), len(told) == 1, notes) for notes, some in told.items() if notes]
        return tuple(found)


def draws_until(s: ShedState) -> Message:
    """Tell a debt that is no number of cards: to draw until a card of a suit comes."""
    return message("now-until", turn=Seat(s.turn), suit=s.suit_named, times=s.until)


def _notes(s: ShedState) -> Iterator[Message]:
    on, turn = s.phase == "play", Seat(s.turn)
    if s.config.ends.knocks_out and (out := [at for at in s.ring if not (s.gone[at] or s.playing_on(s.scores)[at])]):
        yield message("note-knocked-out", seats=tuple(map(Seat, out)), count=len(out))
    if waiting := cutting(s):
        yield message("note-cut", seats=tuple(map(Seat, waiting)))
    elif s.phase == "deal" and not s.dealt:
        house: Any = s.later or s.house
        cards, dealer = house.dealt_to(sum(s.playing_on(s.scores))), Seat(rounds.next_dealer(s))
        yield message("note-deal-cards", dealer=dealer, round=s.round + s.fresh, cards=cards)
    elif s.phase == "deal":
        yield message("note-flip", dealer=Seat(s.dealer))
    if on and s.again:
        yield message("note-again", turn=turn, again=s.again)
    if on and s.waiting and s.turn != NOBODY:
        yield _strikes_later(s)
    if on and s.wish == "open" and s.config.anyone_calls:
        yield message("note-wish", seat=Seat(s.wisher))
    elif on and s.wish == "open" and s.wisher != NOBODY:
        yield message("note-names", seat=Seat(s.wisher), coloured=s.config.coloured)
    if on and s.out:
        yield ending.is_out(s, s.out[-1])
    if on and s.draw and s.until:
        yield draws_until(s)
    if s.loser != NOBODY:
        yield message("note-lost", seat=Seat(s.loser))
    if on and s.turn != NOBODY and s.hands[s.turn] == 0 and s.config.ends.called:
        yield message("note-empty", turn=turn)
    asked = {"open": "note-challenge", "challenged": "note-shows"}
    if (doubt := s.doubt) is not None and doubt.stage in asked and s.phase in ("play", "count"):
        yield message(asked[doubt.stage], turn=turn, seat=Seat(doubt.seat), card=doubt.cards[-1])
    for number, written in s.blanks if s.phase == "deal" else ():
        yield message("note-blank", number=number, written=written)
    if on and s.top is not None and (text := s.written(s.top)):
        yield message("note-written", written=text)
    if special.is_asked(s):
        yield message("note-asked", turn=turn, cards=s.draw)
    yield from s.notes()
    if s.turner != NOBODY and on:
        yield message("note-turned")
    if special.is_trading(s):
        yield message("note-trade", seat=Seat(s.trader))
    for seat in _uncounted(s) if s.phase == "count" else ():
        yield message("note-count", seat=seat)


def _strikes_later(s: ShedState) -> Message:
    """Tell whom an attack strikes that waits for the end of a player's turns."""
    return message("came-waits", seat=Seat(ending.victim(s, s.turn)), cards=s.waiting, answers=is_answerable(s))


def _uncounted(s: ShedState) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in s.ring if s.here[seat] and s.worth[seat] is None)


def _effects_of(s: ShedState, action: act.Action) -> effects.PlayEffects | None:
    """Return the sum of the effects of an act; None if it is no act of play."""
    match action:
        case act.Plays() if s.phase == "play":
            return effects_of(s, action.cards)
        case act.Flips() if s.phase == "deal":
            return starter_effects(s, action.card)
        case act.Draws() | act.Passes() if s.phase == "play":
            return effects.PlayEffects(sum(s.here))
    return None


def _direction_messages(
    before: ShedState, action: act.Action, after: ShedState, made: effects.PlayEffects
) -> Iterator[Message]:
    """Yield who is passed over, and which way play goes now."""
    who, people = before.seat(action.who), sum(before.here)
    if after.direction != before.direction and people > outcome.TWO:
        yield message("came-turned", direction="left" if after.direction > 0 else "right")
    passed = [] if after.again or made.back else _passed(before, who, after, made)
    if made.back and not after.again:
        yield message("came-back", seat=Seat(after.turn))
    if seats := tuple(Seat(seat) for seat in dict.fromkeys(passed) if seat != who):
        yield message("came-skipped", seats=seats, count=len(seats))


def _passed(before: ShedState, who: int, after: ShedState, made: effects.PlayEffects) -> list[int]:
    """List the seats that are passed over, one after another; who plays out of turn takes over no skip that waits."""
    count = (before.skips if who == before.turn else 0) + made.skips
    return [steps(who, after.direction, before.ring, before.here, at) for at in range(1, count + 1)]


def _acting(s: ShedState) -> tuple[Message, ...]:
    """Return the task of the player to act."""
    turn, suit = Seat(s.turn), s.suit_named if s.called else None
    if not s.draw:
        again = {"again": s.again} if s.again else {}
        return (message("now-again" if again else "now-turn", turn=turn, suit=suit, **again),)
    if s.phase == "count":
        return (message("now-last-attack", turn=turn, cards=s.draw),)
    if special.is_asked(s):
        return (message("now-asked", turn=turn, cards=s.draw),)
    if s.until:
        first = draws_until(s)
    elif s.house.enforce != "referee":
        first = message("now-owes", turn=turn, cards=s.draw, answers=is_answerable(s))
    else:
        first = message("now-attacked", turn=turn, cards=s.draw, answers=answering(s))
    doubt = s.doubt is not None and s.doubt.stage in ("open", "challenged")
    return (first, message("now-challenge", turn=turn)) if doubt else (first,)


def _told(config: ShedConfig, card: Card) -> Iterator[Message]:
    power = config.power[card]
    if power.effects and card.rank in config.called:
        yield message(config.called[card.rank])
    for effect in power.effects:
        match effect:
            case effects.Attack(asks=True):
                yield message("does-ask", cards=effect.cards)
            case effects.Attack(until=True):
                yield message("does-until")
            case effects.Attack():
                yield message("does-double" if effect.doubles else "does-attack", cards=effect.cards)
            case effects.Skip(others=True):
                yield message("does-skip-others")
            case effects.Skip():
                yield message("does-skip", count=effect.count)
                if effect.carries:
                    yield message("does-carry")
            case effects.Reverse():
                yield message("does-reverse")
                if effect.returns:
                    yield message("does-return")
            case effects.Shield():
                yield message("does-shield", stops=_stopped(config, card) or None)
            case effects.Back():
                yield message("does-back", count=effect.count)
            case effects.Wish():
                yield message("does-name") if effect.victim else message("does-wish", coloured=config.coloured)
            case effects.Hands():
                yield message({"mixed": "does-mix", "passed": "does-hand-on", "traded": "does-trade"}[effect.how])
            case _:
                yield message(PLAIN[type(effect)])
    if power.wild:
        yield message("does-wild")


def _stopped(config: ShedConfig, card: Card) -> tuple[Rank, ...]:
    """Return the ranks of the attacks that a card stops; none if it stops them all."""
    attacks = [card for card in dict.fromkeys(config.packs) if config.power[card].attacks]
    answers = config.answers
    stops = [attack for attack in attacks if answers is None or answers(attack, card)[0] != "no"]
    return () if len(stops) == len(attacks) else tuple(dict.fromkeys(Rank(attack.rank) for attack in stops))


PLAIN = {
    effects.Again: "does-again",
    effects.Bounce: "does-bounce",
    effects.Drop: "does-drop",
    effects.TurnOver: "does-turn-over",
}
"""The sentences of effects that are the same wherever they are met."""
