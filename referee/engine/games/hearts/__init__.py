"""Hearts for three to ten players: take as few hearts as you can, and not the queen of spades (HRT-1 to HRT-39)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from referee.engine.basics.cards import UNKNOWN, Card, card, without
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.conduct import Conduct
from referee.engine.common_rules.prompts import CONDUCT
from referee.engine.common_rules.rounds import cards_in_record
from referee.engine.families.tricks import TAKEN, Part, Parts, RoundSummary, TrickConfig, TrickState, trick_game
from referee.engine.families.tricks.config import CARDS, ORDER
from referee.engine.house_rules.options import Compare, Maybe, Number, Words, Yes, switch
from referee.engine.model.figures import Amounts, Figure, Played
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Seat
from referee.engine.model.sheet import Box


@dataclass(frozen=True)
class House(Conduct):
    """House rules of Hearts, with the source's as defaults."""

    turn_seconds: int = switch(60, Number(3, 60, "seconds"), group="clock", source="ONE-42")
    removal: str = switch("pagat", Words(("pagat", "korean", "clubs")), group="deal", source="HRT-6 Q-HRT-1")
    kitty: str = switch("off", Words(("off", "first_trick")), group="deal")
    two_packs: bool = switch(False, Yes(), group="deal", source="HRT-39")
    passing: str = switch("on", Words(("on", "off")), group="pass", source="HRT-34")
    pass_cycle: str = switch(
        "usual",
        Words(("usual", "no_hold", "left", "right")),
        group="pass",
        against={"passing": "off"},
        source="HRT-33 HRT-39",
    )
    pass_count: int = switch(3, Number(1, 5, "cards"), group="pass", source="HRT-32")
    first_lead: str = switch("c2", Words(("c2", "any_club", "any", "left")), group="play", source="HRT-16")
    first_trick_points: str = switch("forbidden", Words(("forbidden", "free")), group="play", source="HRT-20 HRT-30")
    first_trick_queen_if_only_black: bool = switch(
        False, Yes(), group="play", needs={"first_trick_points": "forbidden"}, source="HRT-31"
    )
    equal_cards: str = switch("cancel", Words(("cancel", "first", "last")), group="play", source="HRT-39")
    hearts_any_time: bool = switch(False, Yes(), group="play", source="HRT-39")
    queen_breaks: bool = switch(True, Yes(), group="play", source="HRT-29")
    queen_first: bool = switch(False, Yes(), group="play", source="HRT-39")
    revoke: str = switch("26", Words(("correct", "26")), group="play", source="Q-HRT-9")
    moon: str = switch(
        "add26", Words(("add26", "subtract26", "choice", "safety")), group="points", source="HRT-14 Q-HRT-4"
    )
    sun: bool = switch(False, Yes(), group="points", source="HRT-39")
    jack: bool = switch(False, Yes(), group="points", source="HRT-39")
    jack_card: str = switch("jack", Words(("jack", "ten")), group="points", needs={"jack": True}, source="HRT-39")
    jack_for_moon: bool = switch(False, Yes(), group="points", needs={"jack": True}, source="HRT-39")
    black_spades: bool = switch(False, Yes(), group="points", source="HRT-39")
    spot_hearts: bool = switch(False, Yes(), group="points", source="HRT-39")
    no_trick_bonus: int = switch(0, Maybe("off", Number(1, 26, "points")), group="points", source="HRT-39")
    end_score: int = switch(100, Maybe("off", Number(10, 1000, "points")), group="end", source="HRT-12 HRT-13")
    end_deals: int = switch(0, Maybe("off", Number(1, 100, "rounds")), group="end", source="HRT-13")
    end_compare: str = switch(">=", Compare(), group="end", source="HRT-12")
    exact_end: str = switch(
        "off", Words(("off", "half", "wins")), group="end", against={"end_score": 0}, source="HRT-12 HRT-39"
    )
    tie: str = switch("share", Words(("share", "extra_deal")), group="end")


ADD, SUBTRACT = "add", "subtract"


def shooter(s: TrickState) -> int:
    """Return the seat that has taken everything that counts against a player (HRT-14), or NOBODY."""
    house: House = s.house  # type: ignore[assignment]
    most = s.config.highest
    for seat, points in enumerate(s.worth):
        if not s.here[seat] or points is None:
            continue
        others = [taken for at, taken in enumerate(s.worth) if at != seat and s.here[at]]
        if points == most and all(not other for other in others):
            return seat
        if house.jack and _all_with_jack(s, seat, points, others):
            return seat
    return NOBODY


def _all_with_jack(s: TrickState, seat: int, points: float, others: list[float | None]) -> bool:
    """Return True if a seat took all that counts; another may have the jack of diamonds, unless the moon needs it."""
    needed: bool = s.house.jack_for_moon  # type: ignore[attr-defined]
    if s.keep == "plays":
        missing = s.config.cards & ~s.won[seat]
        return not any(bits & missing for bits, number in s.config.counting if number > 0 or needed)
    if points == s.config.total:
        return all(not other for other in others)
    return not needed and points == s.config.highest and sum(other or 0 for other in others) == s.config.lowest


def chooser(s: TrickState) -> int:
    """Return the seat that shot the moon and has a choice.

    A proven revoke leaves no choice, and a player who has left makes none.
    """
    house: House = s.house  # type: ignore[assignment]
    if house.moon != "choice" or _revokers(s):
        return NOBODY
    shot = shooter(s)
    return NOBODY if shot == NOBODY or s.gone[shot] else shot


def decided(s: TrickState) -> bool:
    """Return True if every card that counts is taken and nothing depends on the remaining tricks."""
    house: House = s.house  # type: ignore[assignment]
    with_none = sum(s.here[seat] and s.trickless(seat) for seat in s.ring)
    if (house.no_trick_bonus and with_none) or (house.sun and with_none == sum(s.here) - 1):
        return False
    if not s.config.counting_cards & ~s.seen:
        return True
    taken = sum(s.points(seat) for seat in s.ring)
    return any(s.stated) and taken == s.config.total and not house.jack


def _revokers(s: TrickState) -> frozenset[int]:
    """Return the seats that take everything for a revoke found after its trick (Q-HRT-9)."""
    return frozenset(revoke.seat for revoke in s.revokes) if s.config.revoke else frozenset()


def gains(s: TrickState) -> tuple[float | None, ...]:
    """Return the points of each seat for the round; who has left has those that were entered."""
    points = [sum(number for _, number in parts) for parts in _parts(s)]
    counts = [here or taken is not None for here, taken in zip(s.here, s.worth, strict=True)]
    return tuple(gain if counted else None for gain, counted in zip(points, counts, strict=True))


def summarize(s: TrickState) -> RoundSummary:
    """Return the parts of the points where they are not those of the cards taken, and the messages about the round."""
    told, guilty, parts = list[Message](), _revokers(s), _parts(s)
    for seat, own in enumerate(parts):
        if own[-1][0].id == "part-exact":
            exact: int = s.house.end_score  # type: ignore[attr-defined]
            told.append(message("came-exact", seat=Seat(seat), points=exact, left=exact // 2))
    for seat in sorted(guilty):
        fill = {"seat": Seat(seat), "points": s.config.revoke, "several": len(guilty) > 1}
        told.append(_of_revoke("came-revoke", s, seat, **fill))
    if not guilty and (shot := shooter(s)) != NOBODY:
        off, whole, sun = _moon(s, shot)
        told.append(message("came-moon", seat=Seat(shot), points=whole, off=off, sun=sun))
    return RoundSummary(s.round, parts if told or any(len(own) > 1 for own in parts) else (), tuple(told))


def _parts(s: TrickState) -> tuple[Parts, ...]:
    """Return the parts of each seat's points, with what a total of exactly the limit takes off (HRT-39)."""
    house: House = s.house  # type: ignore[assignment]
    back = message("part-exact", points=house.end_score)
    found = list[Parts]()
    for seat, parts in enumerate(_counted(s)):
        total = s.scores[seat] + sum(number for _, number in parts)
        off = _fallen(house, total) - total if s.here[seat] else 0
        found.append((*parts, (back, off)) if off else parts)
    return tuple(found)


def _fallen(house: House, total: float) -> float:
    """Return a total once one of exactly the limit has fallen back to half of it, where the house wants that."""
    return total // 2 if house.exact_end == "half" and total == house.end_score else total


def _counted(s: TrickState) -> tuple[Parts, ...]:
    """Return the parts of each seat's points of the round.

    By the moon all points go to the others, or off the shooter's own (Q-HRT-4). They are doubled where every trick was
    taken and the house counts that. Other points, such as for the jack, stay.
    """
    if guilty := _revokers(s):
        by = message("part-others-revoke", seats=tuple(map(Seat, sorted(guilty))))
        return tuple(
            ((_of_revoke("part-revoke", s, seat), s.config.revoke),) if seat in guilty else ((by, 0),)
            for seat in range(len(s.names))
        )
    bonus: int = s.house.no_trick_bonus  # type: ignore[attr-defined]
    shot = shooter(s)
    off, whole, sun = (False, 0, False) if shot == NOBODY else _moon(s, shot)
    found = list[Parts]()
    for seat, taken in enumerate(s.worth):
        parts: list[tuple[Message, float]] = [(TAKEN, taken or 0)]
        if bonus and s.trickless(seat):
            parts.append((message("part-no-trick"), -bonus))
        if seat == shot:
            parts.append((message("part-moon-own"), -s.config.highest))
            parts += [(message("part-moon-off", sun=sun), -whole)] if off else []
        elif shot != NOBODY and not off:
            parts.append((message("part-moon", seat=Seat(shot), sun=sun), whole))
        found.append(tuple(parts))
    return tuple(found)


def _of_revoke(id: str, s: TrickState, who: int, **fill: Any) -> Message:
    """Return the message about a revoke; one that the table only stated names no cards."""
    revoke = s.revoked(who)
    if revoke is None or revoke.card is UNKNOWN:
        return message(f"{id}-said", trick=revoke.trick if revoke else 0, **fill)
    return message(id, trick=revoke.trick, card=revoke.card, shown=revoke.shown, **fill)


def _moon(s: TrickState, shot: int) -> tuple[bool, int, bool]:
    """Return True if the moon's points come off the shooter's own, the points, and True if it was the sun.

    That is every trick, where the house counts it, which doubles them. With `safety` they come off where adding them to
    the others would lose the shooter a game that ends.
    """
    house: House = s.house  # type: ignore[assignment]
    sun = house.sun and all(s.trickless(seat) for seat in s.ring if s.here[seat] and seat != shot)
    whole = s.config.highest * (1 + sun)
    if house.moon != "safety":
        return house.moon == "subtract26" or s.chosen == SUBTRACT, whole, sun
    points = [(taken or 0) - house.no_trick_bonus * s.trickless(seat) for seat, taken in enumerate(s.worth)]
    add = [number - s.config.highest if seat == shot else number + whole for seat, number in enumerate(points)]
    totals = [_fallen(house, total + gain) for total, gain in zip(s.scores, add, strict=True)]
    return s.ends_with(totals, s.now) and shot not in s.best(totals), whole, sun


QUEEN = card("QS")
MOST_HEARTS = 13
"""Points of all other cards together, where each heart counts one, and of the queen: who alone took as many has her."""


def _moons(played: Played) -> Iterator[tuple[int, list[int]]]:
    """Yield the shooter of each moon, and the others in its round."""
    rounds = {scored.number: scored for scored in played.state.rounds}
    for summary in played.state.summaries:
        for told in summary.messages:
            seat = dict(told.fill).get("seat")
            if told.id == "came-moon" and isinstance(seat, Seat) and summary.round in rounds:
                points = enumerate(rounds[summary.round].points)
                yield int(seat), [at for at, gained in points if at != seat and gained is not None]


def _queens(played: Played) -> Amounts:
    """Yield who took the queen of spades in each round, where the cards tell, or the points if only they are there."""
    config = played.state.config
    simple = config.highest - config.points[QUEEN] == MOST_HEARTS
    for scored in played.state.rounds:
        takers = []
        for seat, held in enumerate(scored.held):
            by_points = int(simple and held.isdecimal() and int(held) >= MOST_HEARTS)
            if queens := by_points if held.isdecimal() else cards_in_record(held).count(QUEEN):
                takers.append((seat, queens))
        if sum(queens for _, queens in takers) <= config.pack.count(QUEEN):
            yield from takers


FIGURES = (
    Figure("moons", lambda played: ((shooter, 1) for shooter, _ in _moons(played))),
    Figure("moons-suffered", lambda played: ((other, 1) for _, others in _moons(played) for other in others)),
    Figure("queens", _queens),
    *CONDUCT,
)


JACK = {"jack": card("JD"), "ten": card("TD")}
"""Cards that may take points off (HRT-39)."""
BLACK_POINTS = {card("KS"): 10, card("AS"): 7}
"""Points of the other high spades in Black Maria (HRT-39)."""
HEARTS = frozenset(card for card in CARDS if card.suit == "H")
BLACK = frozenset(card for card in CARDS if card.suit in "SC")
JACK_POINTS = -10

REMOVED = {
    "pagat": {3: "2D", 5: "2D 2C", 6: "2S 2C 2D 3S"},
    "korean": {3: "2S", 5: "2S 2C", 6: "2S 2C 2D 3S"},
    "clubs": {3: "2C", 5: "2C 3C", 6: "2C 3C 4C 5C"},
}
"""Cards taken out so that the deal comes out even (Q-HRT-1)."""
LOWEST = ("2C", "2D", "2S", "2D", "2S", "3C")
"""Cards taken out of two packs, as many as are left over: one 2♣ stays, but both where nothing is left over."""
ONE_PACK = 6
"""The most players for whom one pack is enough."""

CYCLES = {
    3: ("left", "right", "none"),
    4: ("left", "right", "across", "none"),
    5: ("left", "right", "left2", "right2", "none"),
    6: ("left", "right", "across", "none"),
}
"""Directions of the pass, round by round (HRT-33, Q-HRT-2)."""

BY = {
    "pack": ("two_packs", "removal", "kitty"),
    "equal": ("equal_cards",),
    "cycle": ("passing", "pass_cycle"),
    "passed": ("passing", "pass_count"),
    "first_leads": ("first_lead",),
    "barred": ("first_trick_points",),
    "excused": ("first_trick_queen_if_only_black",),
    "opening": ("hearts_any_time", "queen_breaks"),
    "due": ("queen_first",),
    "revoke": ("revoke",),
    "words": ("moon",),
}
"""House rules behind each value of a table."""


def points_of(house: House) -> dict[Card, int]:
    """Return the points of each card that counts (HRT-9, HRT-10), with those that the house adds (HRT-39)."""
    hearts = {card: ORDER.index(card.rank) + 2 if house.spot_hearts else 1 for card in CARDS if card in HEARTS}
    jack = {JACK[house.jack_card]: JACK_POINTS} if house.jack else {}
    return {QUEEN: 13, **hearts, **(BLACK_POINTS if house.black_spades else {}), **jack}


def parts_of(house: House, points: dict[Card, int], pack: tuple[Card, ...]) -> tuple[Part, ...]:
    """Return the boxes of a round's sheet: who took which cards, or of two packs how many points."""
    count = sum(points[card] for card in HEARTS)
    trickless = house.sun or house.no_trick_bonus
    none = [Part(Box("none", message("tally-no-trick"), mark=True), 0, 0)] if trickless else []
    if pack.count(QUEEN) > 1:
        worth = [points[card] for card in pack if card in points]
        least, most = (sum(number for number in worth if (number > 0) is sign) for sign in (False, True))
        return (Part(Box("points", message("tally-points"), least=least, most=most), 1, sum(worth)), *none)
    asked = message("tally-who", card=QUEEN)
    queen = Part(Box("queen", message("tally-queen"), least=1, alone=True, asked=asked), points[QUEEN], 1)
    parts = [queen, Part(Box("hearts", message("tally-hearts"), most=count), 1, count)]
    others = [card for card in points if card not in HEARTS and card is not QUEEN]
    for other in others:
        key = "jack" if points[other] < 0 else other.code
        box = Box(key, message("tally-card", card=other), least=1, alone=True, asked=message("tally-who", card=other))
        parts.append(Part(box, points[other], 1))
    return (*parts, *none)


@lru_cache(maxsize=256)  # saves 0.05 ms each time house rules are read
def configure(house: House, players: int) -> TrickConfig:
    """Return the values in which one table's Hearts differs from another's: two packs from seven people on (HRT-39)."""
    two = house.two_packs or players > ONE_PACK
    codes = LOWEST[: 2 * len(CARDS) % players] if two else REMOVED[house.removal].get(players, "").split()
    removed = tuple(sorted(map(card, codes), key=CARDS.index)) if house.kitty == "off" else ()
    pack = without(tuple(card for card in CARDS for _ in range(1 + two)), removed) or ()
    points = points_of(house)
    cycle = CYCLES.get(players) or CYCLES[4 - players % 2]
    if house.pass_cycle != "usual":
        cycle = cycle[:-1] if house.pass_cycle == "no_hold" else (house.pass_cycle,)
    against = frozenset(card for card, count in points.items() if count > 0)
    barred = against if house.first_trick_points == "forbidden" else frozenset[Card]()
    clubs = list(dict.fromkeys(card for card in pack if card.suit == "C"))
    aside = len(pack) % players
    openers = () if house.first_lead == "left" else tuple(clubs[: 1 + aside])
    leads = {"c2": openers, "any_club": clubs}.get(house.first_lead, pack)
    shut = frozenset[Card]() if house.hearts_any_time else HEARTS
    beyond = house.end_compare == ">"
    score = (("score", house.end_score + beyond),) if house.end_score else ()
    return TrickConfig(
        pack=pack,
        removed=removed,
        equal=house.equal_cards if len(set(pack)) < len(pack) else "first",
        dealt=len(pack) // players,
        gains=gains,
        summarize=summarize,
        revoke=sum(max(points.get(card, 0), 0) for card in pack) if house.revoke == "26" else 0,
        points=points,
        cycle=cycle,
        passed=house.pass_count if house.passing == "on" else 0,
        openers=openers,
        first_leads=frozenset(leads),
        shut=shut,
        opening=shut | {QUEEN} if house.queen_breaks and shut else shut,
        barred=barred,
        excused={QUEEN: BLACK - {QUEEN}} if house.first_trick_queen_if_only_black and barred else {},
        due=frozenset((QUEEN,)) if house.queen_first else frozenset(),
        kitty=house.kitty == "first_trick" and len(pack) % players > 0,
        chooser=chooser,
        words=(ADD, SUBTRACT) if house.moon == "choice" else (),
        decided=decided,
        parts=parts_of(house, points, pack),
        whole=lambda seat: message("tally-moon", seat=Seat(seat)),
        every=(lambda seat: message("tally-sun", seat=Seat(seat))) if house.sun else None,
        end=((("rounds", house.end_deals),) if house.end_deals else ()) + score,
        tie=house.tie,
        exact=house.end_score if house.exact_end == "wins" else 0,
        by=BY,
    )


GAME = trick_game(
    "hearts",
    house=House,
    presets={
        "seed": {},
        "pagat": {"queen_breaks": False, "first_trick_points": "free", "moon": "choice"},
        "bicycle": {"queen_breaks": False},
        "blackmaria": {
            "removal": "clubs",
            "pass_cycle": "right",
            "first_lead": "left",
            "first_trick_points": "free",
            "hearts_any_time": True,
            "black_spades": True,
        },
        "cancellation": {"two_packs": True},
        "omnibus": {"queen_breaks": False, "jack": True, "jack_card": "ten"},
    },
    preset="seed",
    players=(3, 10),
    configure=configure,
    document="HRT",
    figures=FIGURES,
    keeps="scores",
)
