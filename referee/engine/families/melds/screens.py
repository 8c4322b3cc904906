"""Views and prompts of games in which cards are melded."""

from collections.abc import Iterator

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, Card, in_order
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules import prompts as shared
from referee.engine.common_rules import rounds
from referee.engine.families.melds import pile
from referee.engine.families.melds.deal import cards_due, sides, sitting_out
from referee.engine.families.melds.laying import Unfinished, must_take
from referee.engine.families.melds.state import MeldState
from referee.engine.model.game import MOST_HELD, Game, RuleContext
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Ruling, Seat, Verdict
from referee.engine.model.view import (
    FillIn,
    MeldView,
    Offer,
    PickCards,
    PickNumber,
    PickPerson,
    PileView,
    Prompt,
    SideView,
    Tap,
    View,
    untold,
)
from referee.engine.notation.tokens import quote, side

OVER = ("count", "over")


def view(game: Game, s: MeldState) -> View:
    """Return the view of the table."""
    on = s.phase in ("play", "count") or (s.phase == "deal" and s.dealt)
    shown, places = on and s.keep == "plays", game.places(s)
    freezing = tuple(card for card in s.discards if card in s.config.freezing)
    pile_notes = [message("note-frozen", cards=freezing, count=len(freezing))] if s.frozen_for_all else []
    if s.blocked and s.phase == "play" and not s.drew:
        pile_notes.append(message("note-blocked"))
    return shared.view_of(
        s,
        _notes(s),
        shared.seat_views(s, (s.first,) if s.phase in OVER else ()),
        middle=s.discards[-1:] if on else (),
        sides=tuple(
            SideView(
                seats,
                s.scores[seats[0]],
                tuple(MeldView(meld.rank, meld.cards, meld.wilds(s.config), meld.complete(s.config)) for meld in melds),
                sum(seat in seats for seat in s.bonus),
                s.minimum(seats[0]),
                s.opened(at),
                s.frozen(at),
                max(0, s.config.needed - s.complete(at)),
                message("side-out", concealed=s.concealed) if s.phase == "count" and s.first in seats else None,
                places[seats[0]],
            )
            for at, (seats, melds) in enumerate(zip(s.sides, s.melds, strict=True))
        ),
        pile=PileView(len(s.discards), s.frozen_for_all, tuple(pile_notes), s.stock) if shown else None,
        target=s.config.target,
        may=_may(game, s),
    )


def _may(game: Game, s: MeldState) -> Message | None:
    """Return the message about the options of the player to act, and about the rule that keeps the pile from them."""
    if s.phase != "play" or s.keep == "scores" or s.turn == NOBODY:
        return None
    if s.asker != NOBODY and not s.answer and (partners := s.partners(s.asker)):
        return message("may-wait", partners=tuple(map(Seat, partners)), count=len(partners))
    if not s.drew:
        keeps = _keeps_the_pile(game, s, s.turn)
        top = s.discards[-1] if s.discards else None
        why = keeps.rpartition("-")[2] if top is not None and keeps else None
        if s.stock == 0:
            return message("may-decline", on=s.config.play_on, taken=not keeps)
        return message("may-draw", cards=cards_due(s), taken=not keeps, why=why, card=top)
    if s.top is not None:
        return message("may-top", card=s.top)
    return message("may-meld", leave=s.answer if s.asker != NOBODY else "none")


def _keeps_the_pile(game: Game, s: MeldState, seat: int) -> str:
    """Return the rule that surely keeps the pile from a seat whose turn begins.

    Where players enforce, nothing is told but that there is none.
    """
    if s.house.enforce == "players" and s.discards:
        return ""
    return pile.rule_against_taking(RuleContext(s, act.TakesPile(s.names[seat]), s.house, s.now, 0, seat, game))


def _notes(s: MeldState) -> Iterator[Message]:
    if s.config.lone and s.phase in ("play", "count") and s.keep == "plays":
        if s.taken:
            alone, others_ = s.sides
            yield message("note-alone", seat=Seat(alone[0]), others=tuple(map(Seat, others_)))
        else:
            yield message("note-not-alone")
    if s.phase in ("deal", "play", "count") and (out := sitting_out(s.replaced({"round": s.round + s.fresh}))):
        yield message("note-sits-out", seats=tuple(map(Seat, sorted(out))))
    up = tuple(Seat(seat) for seat in s.order if s.here[seat] and not s.feet[seat])
    if s.config.foot and s.phase == "play" and s.keep == "plays" and up:
        yield message("note-foot", seats=up)
    if s.phase == "deal" and not s.dealt:
        yield message("note-deal", dealer=Seat(rounds.next_dealer(s)), round=s.round + s.fresh)
    elif s.phase == "deal":
        yield message("note-flip", dealer=Seat(rounds.next_dealer(s)))
    if s.phase == "count":
        for seat in s.ring:
            if s.here[seat] and s.worth[seat] is None:
                yield message("note-count", seat=Seat(seat))


def prompts(game: Game, s: MeldState, seat: int, *, new_sides: bool) -> tuple[Prompt, ...]:
    """Return the prompts of a seat: those that move play first, then people, then the table.

    `new_sides`: people who came or went since the last round have made other sides, which nobody has confirmed.
    """
    if s.gone[seat]:
        counting = _main(game, s, seat) if s.phase == "count" else ()
        return (Tap(message("ask-return"), "main", act.Returns("")), *counting)
    pairs, there = tuple[Prompt, ...](), shared.other_seats(s, seat)
    if new_sides and sides(s.config, len(there) + 1, ()).pair:  # one chooses a partner on the smaller side
        pair = f"teams {quote(s.names[seat])}+"
        pairs = (PickPerson(message("ask-together"), "table", act.Corrects, there, fact=pair),)
    return (
        *_main(game, s, seat),
        *shared.time_out_prompts(s, seat),
        *shared.penalty_prompts(s, seat),
        *shared.dispute_prompts(s, seat),
        *pairs,
        *shared.keep_prompts(s),
    )


def _main(game: Game, s: MeldState, seat: int) -> Iterator[Prompt]:
    if s.timeout != NOBODY:
        return
    if s.keeps == "scores":
        if s.phase != "over":
            yield FillIn(message("ask-tally"), "main")
        return
    dealer = rounds.next_dealer(s)
    match s.phase:
        case "deal" if not s.dealt and seat == dealer:
            yield Tap(message("ask-deal"), "main", act.Deals(""))
        case "deal" if s.dealt:
            if seat == dealer:
                yield PickCards(message("ask-flip"), "main", act.Flips, _grid(s), 1)
                yield Tap(message("ask-misdeal"), "table", act.Deals("", True), calm=True)
            if s.here[seat]:
                yield from _bonus(s, "main")
        case "play":
            yield from _turn(game, s, seat)
        case "count" if s.here[seat] and s.worth[seat] is None:
            summed, grid = not s.config.kept_bonus, _grid(s)  # a bonus card that is left may cost more than its points
            if summed:
                grid = tuple([Offer(offer.card, points=s.config.points.get(offer.card, 0)) for offer in grid])
            held = s.hands[seat] if summed else None
            yield PickCards(message("ask-hold"), "main", act.Holds, grid, 60, way="count", summed=summed, held=held)
            yield PickNumber(message("ask-hold-points"), "main", act.Holds, 0, 9995, scores=True)
            if not s.hands[seat] and s.may_hold_nothing(seat):
                yield Tap(message("ask-hold-nothing"), "main", act.Holds(""))


def _turn(game: Game, s: MeldState, seat: int) -> Iterator[Prompt]:
    if s.asker != NOBODY and not s.answer and seat in s.partners(s.asker):
        yield Tap(message("ask-answer-yes", seat=Seat(s.asker)), "first", act.Answers("", True))
        yield Tap(message("ask-answer-no", seat=Seat(s.asker)), "first", act.Answers("", False))
    if seat != s.turn:
        if s.house.enforce == "players" and s.here[seat]:
            yield from _begins(s, "table", out_of_turn=True)
        return
    if not s.drew:
        keeps = _keeps_the_pile(game, s, seat)
        yield from _begins(s, "main", keeps=keeps)
        if s.stock == 0:
            passes = RuleContext(s, act.Passes(s.names[seat]), s.house, s.now, 0, seat, game)
            compulsory = s.house.enforce != "players" and s.config.play_on and must_take(passes)
            yield Tap(message("ask-decline", taken=not keeps), "main", act.Passes(""), asked=compulsory)
        yield from _bonus(s)
        return
    threes = frozenset[Card]() if "straight" in s.config.specials else s.config.bonus
    melding = _grid(s, frozenset(s.config.packs) - threes)
    melded, own = (meld.rank for meld in s.melds[s.side(seat)]), s.config.wild_rank
    joins = tuple(dict.fromkeys((*melded, *([own] if own else []))))
    begun = () if s.top is None or s.top is UNKNOWN else (s.top,)
    yield PickCards(
        message("ask-meld"), "main", act.Melds, melding, 26, way="build", grouped=_wild(s), joins=joins, begun=begun
    )
    yield PickCards(message("ask-discard"), "main", act.Discards, melding, 1, way="lone")
    if s.loose or len(s.bonus) < s.config.bonus_cards:
        yield PickCards(message("ask-lay"), "main", act.Lays, _grid(s, s.config.bonus), 1, way="lone")
    yield Tap(message("ask-discard-unseen"), "table", act.Discards("", UNKNOWN))
    if s.config.ask != "off" and s.partners(seat) and seat not in s.asked and s.melds[s.side(seat)] == s.begun:
        place = "call" if s.complete(s.side(seat)) >= s.config.needed else "table"
        # nobody has to ask (CAN-45), and who can only go out concealed would give it away
        worth = s.config.ask == "required" or s.opened(s.side(seat))
        yield Tap(message("ask-leave-to-go-out"), place, act.Asks(""), asked=not worth)


def _begins(s: MeldState, place: str, *, keeps: str = "", out_of_turn: bool = False) -> Iterator[Prompt]:
    """Yield the prompts that begin a turn; out of turn they ask before they enter anything.

    `keeps` is the rule that surely keeps the pile from the player.
    """
    early = "-early" if out_of_turn else ""
    if s.stock != 0:
        yield Tap(message(f"ask-draw{early}", cards=cards_due(s)), place, act.Draws("", cards_due(s)), calm=out_of_turn)
    if s.discards:
        pile_ = message(f"ask-take-pile{early}", cards=len(s.discards))
        yield Tap(pile_, place, act.TakesPile(""), calm=out_of_turn, asked=bool(keeps))


def _bonus(s: MeldState, place: str = "table") -> Iterator[Prompt]:
    """Yield a prompt for each kind of bonus card, to lay it in one tap; none once everybody sees all of them lie."""
    for card in in_order(s.config.bonus) if s.loose or len(s.bonus) < s.config.bonus_cards else ():
        yield Tap(message("ask-lay-card", card=card), place, act.Lays("", card))


def running(s: MeldState, action: act.Melds, ruling: Ruling) -> tuple[Message, ...]:
    """Return the messages about the cards tapped so far, once they could make a meld.

    They tell their points and what forbids them. Where players enforce it is their points alone. So it is for several
    groups too small for a meld where there are special hands, whose points no first meld must reach.
    """
    cards = tuple(card for group in action.groups for card in group.cards)
    if s.house.enforce == "players":
        return (message("ask-worth", points=s.config.worth(cards), minimum=0, short=0, first=False),)
    seat = s.names.index(action.who)
    special = bool(s.config.specials) and sum(len(group.cards) < s.config.least for group in action.groups) > 1
    first = s.side(seat) != NOBODY and not s.opened(s.side(seat)) and not special
    needed = s.minimum(seat) if first else 0
    points = s.config.worth(cards)
    worth = message("ask-worth", points=points, minimum=needed, short=max(0, needed - points), first=first)
    told = ruling.message
    if ruling.verdict is not Verdict.NO:
        return (told,)
    return (worth,) if isinstance(ruling.data, Unfinished) else (worth, told)


def position_prompts(s: MeldState, seat: int) -> Iterator[PickCards]:
    """Yield the prompts for the melds of a seat's side and for the pile, in a position that people make up."""
    at = s.side(seat)
    if s.keeps != "plays" or at == NOBODY:
        return
    seats = s.sides[at]
    key = f"melds.{side([s.names[member] for member in seats])}"
    grid, wild = _grid(s, frozenset(s.config.packs) - s.config.bonus), _wild(s)
    melded = tuple(card for meld in s.melds[at] for card in meld.cards)
    label = message("ui-ask-melds", seats=tuple(map(Seat, seats)))
    yield PickCards(label, "table", act.Corrects, grid, MOST_HELD, way="hand", grouped=wild, begun=melded, fact=key)
    yield PickCards(
        message("ui-ask-pile"), "table", act.Corrects, _grid(s), MOST_HELD, way="hand", begun=s.discards, fact="pile"
    )


def _wild(s: MeldState) -> tuple[str, ...]:
    """Return the ranks that replace others in a meld."""
    return tuple(dict.fromkeys(card.rank for card in in_order(s.config.wild)))


def _grid(s: MeldState, only: frozenset[Card] | None = None) -> tuple[Offer, ...]:
    """Return the cards of the packs, or some of them, in one fixed order."""
    cards = s.config.packs if only is None else only
    return tuple(map(untold, in_order({*cards} - {UNKNOWN})))
