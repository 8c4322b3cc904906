"""UNO: the official rules, the local ones, and those for children (rules UNO-1 to UNO-85)."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from referee.engine.basics.cards import COLOURS, DARK_COLOURS, Card, card, coloured
from referee.engine.common_rules.conduct import Conduct
from referee.engine.families import effects as does
from referee.engine.families import shedding as shed
from referee.engine.families.shedding.config import Answer, Drawing, Ends, LastCall, Several, ShedConfig
from referee.engine.families.shedding.state import ShedHouse
from referee.engine.games.uno import challenge
from referee.engine.house_rules.options import Contradiction, Maybe, Number, Some, Words, Yes, switch, too_few_cards

NUMBERS = tuple("0123456789")
DRAWING = ("draw2", "wild4")
DRAWING_MORE = ("draw1", "draw4", "draw5", "wild2", "wild4back", "wild6", "wild10", "wildcolour", "roulette")
"""The draw cards of single editions."""
NOT_FOR_CHILDREN = (*DRAWING, "movie")
EDITIONS: Mapping[str, Mapping[str, int]] = {
    "standard": {"WS": 1, "WX": 3},
    "pokemon": {"WS": 1, "WX": 3},
    "attack_extreme": {"WS": 1, "WX": 3},
    "mario": {"WI": 2, "WX": 2},
    "disney100": {"WM": 4},
}
"""The special wilds of each edition, by code, with which its deck has 112 cards (UNO-61, UNO-76 to UNO-81)."""
DECKS: Mapping[str, Mapping[Card, int]] = {
    "flip": {
        **coloured(COLOURS, dict.fromkeys((*"123456789", "draw1", "reverse", "skip", "flip"), 2)),
        card("W"): 4,
        card("W2"): 4,
    },
    "hanpanee": {
        **coloured(COLOURS, dict.fromkeys((*"0123456789", "everyone", "draw4"), 2)),
        **coloured(COLOURS, dict.fromkeys(("skip", "reverse", "draw2", "discard"), 3)),
        card("WR4"): 8,
        card("WC"): 8,
        card("W6"): 4,
        card("W10"): 4,
    },
}
"""The editions with a deck of their own, of 112 and of 168 cards (UNO-79, UNO-80). What No Mercy's 168 are is counted
off its cards in public lists, not printed by the maker; one list has two Draw Twos of a colour, and so four too few."""
DARK: Mapping[Card, int] = {
    **coloured(DARK_COLOURS, dict.fromkeys((*"123456789", "draw5", "reverse", "everyone", "flip"), 2)),
    card("w"): 4,
    card("wc"): 4,
}
"""The dark side of the two-sided deck."""
POINTS = {"end": "scored", "wins": 0, "kids": False}
"""The settings with which a round's points are counted."""
MACHINE = {"edition": "attack_extreme"}
"""The settings with which a machine decides how many cards are drawn."""
BLANKS = tuple(map(card, ("WX", "WX2", "WX3")))
"""The blank wilds, a kind for each text that people may write on one."""


@cache  # saves a quarter of the time of a question that tries pairs of house rules
def _deck(edition: str, kids: bool) -> Mapping[Card, int]:
    """Return the number of each card in a deck of 112, or of 108 for no edition."""
    deck = {
        **coloured(COLOURS, {face: 1 if face == "0" else 2 for face in ("skip", "reverse", "draw2", *NUMBERS)}),
        **{card(code): count for code, count in {"W": 4, "W4": 4, **EDITIONS.get(edition, {})}.items()},
    }
    return {card: count for card, count in deck.items() if not (kids and card.rank in NOT_FOR_CHILDREN)}


STACKING = ("stack_d2_d2", "stack_w4_on_d2", "stack_w4_w4", "stack_d2_on_w4", "answer_draw")
NO_DRAW_CARDS = (*STACKING, "w4_timing", "w4_legality", "challenge", "challenge_success")
OWN_SPECIALS = ("mario", "disney100")
WILD_DRAW_FOUR = ("w4_timing", "w4_legality", "challenge_success")
MOST_PLAYERS = {"hanpanee": 6}
"""The editions that fewer can play than UNO otherwise (Q-UNO-9)."""
WITHOUT_EFFECT: Mapping[str, tuple[str, ...]] = {
    "flip": ("deck", "kids", "wild_special_points", "challenge_success"),
    "hanpanee": ("deck", "kids", "first_reverse", "first_wild", "wild_special_points", *STACKING, *WILD_DRAW_FOUR),
}
"""Settings without meaning in an edition with its own deck: it has no special wilds and is not made smaller, in Flip a
card that was challenged stays, in No Mercy draw cards go on draw cards and no Wild Draw Four is in it."""


def _check(house: "House", players: int) -> Iterable[Contradiction]:
    """Forbid too few cards, and switches about cards, runs or points that there are not under these house rules.

    An edition's own special cards need the larger deck, and no Shuffle Wild counts anything with them. A deck of its
    own leaves no choice of some switches, and may be for fewer people.
    """
    yield from too_few_cards(players, house.hand_size, sum(house.cards.values()))
    yield from house.in_vain("house-no-draw-cards", NO_DRAW_CARDS if house.kids else ())
    if house.edition in OWN_SPECIALS and house.deck == 108:
        yield Contradiction("deck", "house-needs", (("key", "edition"), ("other", "deck"), ("value", "112")))
    idle: tuple[str, ...] = ("wild_special_points",) if house.edition in OWN_SPECIALS else ()
    yield from house.in_vain("house-needs", idle, other="edition", value="standard")
    yield from house.in_vain("house-no-runs", () if "run" in house.multi else ("run_colour",))
    other, value = ("wins", "off") if house.wins else ("kids", "false")
    yield from house.in_vain("house-needs", ("end",) if house.rounds_to_win else (), other=other, value=value)
    idle, most = WITHOUT_EFFECT.get(house.edition, ()), MOST_PLAYERS.get(house.edition, players)
    yield from house.in_vain("house-against", idle, other="edition", value=house.edition)
    if players > most:
        at_most = (("other", "edition"), ("value", house.edition), ("players", most))
        yield Contradiction("edition", "house-most-players", at_most)


@dataclass(frozen=True)
class House(ShedHouse, Conduct):
    """UNO's house rules, the article's official ones as defaults."""

    turn_seconds: int = switch(60, Number(3, 60, "seconds"), group="clock", source="ONE-42")
    hand_size: int = switch(7, Number(1, 15, "cards"), group="deal", source="UNO-5")
    deck: int = switch(112, Words(("108", "112")), group="deal", source="UNO-61")
    start: str = switch(
        "high_card",
        Words(("high_card", "rps", "youngest")),
        group="deal",
        alike=("rps", "youngest"),  # the table agrees who begins either way
        source="UNO-22 UNO-23",
    )
    first_card: str = switch("official", Words(("official", "numbers_only")), group="deal", source="UNO-24 UNO-25")
    first_reverse: str = switch(
        "dealer",
        Words(("dealer", "right")),
        group="deal",
        needs={"first_card": "official"},
        against={"kids": True},
        source="UNO-25 Q-UNO-1",
    )
    first_wild: str = switch(
        "stays",
        Words(("stays", "back")),
        group="deal",
        needs={"first_card": "official"},
        against={"kids": True},
        source="Q-UNO-1",
    )
    reshuffle: str = switch("keep_top", Words(("keep_top", "all")), group="deal", source="UNO-21")
    edition: str = switch(
        "standard",
        Words((*EDITIONS, *DECKS)),
        group="deal",
        alike=("standard", "pokemon"),  # they differ in their pictures
        source="UNO-76",
    )
    kids: bool = switch(False, Yes(), group="deal", source="UNO-72")
    draw_rule: str = switch("one", Words(("one", "until_match")), group="play", against=MACHINE, source="UNO-48 UNO-49")
    drawn_draw_card: str = switch(
        "allowed",
        Words(("allowed", "forbidden")),
        group="play",
        needs={"kids": False},
        against=MACHINE,
        source="UNO-14",
    )
    jump_in: str = switch("off", Words(("off", "first", "turn")), group="play", source="UNO-16")
    seven_zero: bool = switch(False, Yes(), group="play", source="UNO-85")
    multi: tuple[str, ...] = switch(
        (), Some(("pair", "rank", "run", "symbol"), none="off"), group="several", source="UNO-29 UNO-30 UNO-31 UNO-32"
    )
    run_colour: str = switch("same", Words(("same", "any")), group="several", source="UNO-31")
    stack_d2_d2: str = switch("off", Words(("off", "on")), group="attack", source="UNO-38")
    stack_w4_on_d2: str = switch("off", Words(("off", "on")), group="attack", source="UNO-39")
    stack_w4_w4: str = switch("off", Words(("off", "on")), group="attack", source="UNO-40")
    stack_d2_on_w4: str = switch("off", Words(("off", "colour", "on")), group="attack", source="UNO-40")
    answer_draw: tuple[str, ...] = switch((), Some(("skip", "reverse"), none="off"), group="attack", source="UNO-41")
    w4_timing: str = switch("official", Words(("official", "any")), group="attack", source="UNO-42")
    w4_legality: str = switch(
        "any_playable",
        Words(("any_playable", "colour_only")),
        group="attack",
        needs={"w4_timing": "official"},
        source="UNO-43 Q-UNO-3",
    )
    challenge: str = switch("on", Words(("on", "off")), group="attack", source="UNO-45")
    challenge_success: str = switch(
        "return_and_draw4",
        Words(("return_and_draw4", "stay_and_draw4", "return_draw4_and_replay")),
        group="attack",
        needs={"challenge": "on", "w4_timing": "official"},
        source="UNO-47",
    )
    uno_window: str = switch("next_discard", Words(("next_discard", "next_turn")), group="call", source="UNO-18")
    uno_penalty: int = switch(2, Words(("1", "2", "4")), group="call", against=MACHINE, source="UNO-19")
    multi_out_needs_uno: bool = switch(False, Yes(), group="call", against={"multi": ()})
    false_uno: int = switch(0, Words(("0", "2")), group="call")
    last_symbol_penalty: str = switch("off", Words(("off", "on")), group="end", source="UNO-34")
    symbol_out: str = switch("allowed", Words(("allowed", "forbidden")), group="end", source="UNO-36 UNO-37")
    end: str = switch("scored", Words(("scored", "first_out", "ranked")), group="end", source="UNO-50 UNO-51 UNO-52")
    points_to: str = switch(
        "winner", Words(("winner", "partners", "holder", "knockout")), group="end", needs=POINTS, source="UNO-52 UNO-53"
    )
    target: int = switch(500, Number(1, 5000, "points"), group="end", needs=POINTS, source="UNO-54")
    wins: int = switch(0, Maybe("off", Number(1, 50, "rounds")), group="end", source="UNO-75")
    wild_special_points: int = switch(
        40, Words(("40", "50")), group="end", needs={"deck": 112, **POINTS}, source="UNO-57"
    )

    CHECKS = (_check,)

    @property
    def cards(self) -> Mapping[Card, int]:
        """The number of each card in the deck: the children's has no draw cards."""
        if self.edition in DECKS:
            return DECKS[self.edition]
        return _deck(self.edition if self.deck == 112 else "", self.kids)

    @property
    def blanks(self) -> tuple[Card, ...]:
        """The blank wilds, each of which may bear a text of its own."""
        return BLANKS[: sum(count for card, count in self.cards.items() if card.rank == "blank")]

    @property
    def rounds_to_win(self) -> int:
        """The rounds that win the game, 0 where points or places do; children play to three."""
        return self.wins or (3 if self.kids else 0)


EFFECTS: dict[str, tuple[does.Effect, ...]] = {
    "draw2": (does.Attack(2),),
    "wild": (does.Wish(),),
    "wild4": (does.Attack(4), does.Wish()),
    "shuffle": (does.Hands("mixed"), does.Wish()),
    "blank": (does.Wish(),),
    "invincible": (does.Bounce(), does.Wish()),
    "movie": (does.Attack(4, asks=True), does.Wish()),
    "draw1": (does.Attack(1),),
    "draw4": (does.Attack(4),),
    "draw5": (does.Attack(5),),
    "everyone": (does.Skip(others=True),),
    "flip": (does.TurnOver(),),
    "discard": (),
    "wild2": (does.Attack(2), does.Wish()),
    "wildcolour": (does.Attack(1, until=True), does.Wish()),
    "wild4back": (does.Reverse(), does.Attack(4), does.Wish()),
    "wild6": (does.Attack(6), does.Wish()),
    "wild10": (does.Attack(10), does.Wish()),
    "roulette": (does.Attack(1, until=True), does.Wish(victim=True)),
}
"""The effects of each card. The player of a wild card names the colour (UNO-67), also of No Mercy's draw cards: all its
wilds are such cards. Only its roulette has the next player name it, who then draws until it comes (Q-UNO-9)."""
FLIP_POINTS = {"draw1": 10, "everyone": 30, "wild": 40, "wild2": 50, "wildcolour": 60}
"""The points of the two-sided edition that are not 20 for a symbol (Q-UNO-9)."""
WORTH = {"draw2": 2, "draw4": 4, "wild4back": 4, "wild6": 6, "wild10": 10}
"""The draw cards that answer one another where an equal or a higher one does (UNO-80)."""
HANDS: dict[str, tuple[does.Effect, ...]] = {"7": (does.Hands("traded"),), "0": (does.Hands("passed"),)}
"""The numbers that change the owners of hands where people play 7-0 (UNO-85): once a play, however many lie there."""

TEXTS: dict[str, tuple[does.Effect, ...]] = {
    **dict.fromkeys(("play again", "自分がもう1度プレイできる"), (does.Again(),)),
    **dict.fromkeys(
        ("everyone else discards all wild cards", "自分以外のプレイヤーはワイルドカードを全部捨てる"), (does.Drop(),)
    ),
}
"""The texts of a blank wild that the referee judges: the article's two (UNO-70), in English and in its own words."""


def power_of(house: House, card: Card) -> does.Power:
    """Return the power of a card: its effects, its points, and True if a round may begin with it."""
    merciless = house.edition == "hanpanee"
    if card.rank in NUMBERS:
        return does.Power(HANDS.get(card.rank, ()) if house.seven_zero else (), points=int(card.rank))
    back = house.first_card == "numbers_only" or house.kids or merciless
    flipped: tuple[str, ...] = ("first_card", "kids")
    effects: Mapping[str, tuple[does.Effect, ...]] = {
        **EFFECTS,
        "skip": (does.Skip(returns_with_two=True, carries="skip" in house.answer_draw),),
        "reverse": (
            does.Reverse(
                returns="reverse" in house.answer_draw,
                returns_with_two=True,
                dealer_begins=house.first_reverse == "dealer",
            ),
        ),
    }
    if card.rank == "reverse":
        flipped += ("first_reverse",)
    elif not card.suit:
        back, flipped = back or house.first_wild == "back", (*flipped, "first_wild")
    power = does.Power(effects[card.rank], points=20, starter="back" if back else "applies", flipped_by=flipped)
    if house.edition == "flip":
        power = replace(power, points=FLIP_POINTS.get(card.rank, 20))
        wild = replace(power, wild=True, starter="back" if back or card.rank == "wild2" else "applies")
        return power if card.suit else wild
    if card.suit:
        return power
    special = card.rank in ("shuffle", "blank") and house.edition != "mario"
    return replace(
        power,
        wild=True,
        blank=BLANKS.index(card) + 1 if card in BLANKS else 0,
        points=house.wild_special_points if special else 50,
        points_by=("wild_special_points",) if special else (),
        starter="back" if back or card.rank == "wild4" else "applies",
    )


STACKED_LIKE = {"draw1": "draw2", "draw5": "draw2", "wild2": "wild4"}
"""The two-sided edition's cards that stack as a Draw Two and a Wild Draw Four do. Nothing goes on an attack
that goes on until a colour comes, nor it on another."""


def answers(house: House) -> Callable[[Card, Card], Answer]:
    """Return the function for the four forms of a draw card on a draw card (UNO-38 to UNO-41).

    Officially there is none. Where people play so, a skip or a reverse that fits passes it on, or back. Super Mario's
    invincible card answers either draw card (UNO-78).
    """
    forms = {
        ("draw2", "draw2"): "stack_d2_d2",
        ("draw2", "wild4"): "stack_w4_on_d2",
        ("wild4", "wild4"): "stack_w4_w4",
        ("wild4", "draw2"): "stack_d2_on_w4",
    }
    hows = {"on": "any", "colour": "match", "off": "no"}

    def answer(by: Card, card: Card) -> Answer:
        if house.edition == "hanpanee":
            higher = by.rank in WORTH and WORTH.get(card.rank, 0) >= WORTH[by.rank]
            return ("any" if higher else "no"), ("edition",)
        below, above = (STACKED_LIKE.get(rank, rank) for rank in (by.rank, card.rank))
        key = forms.get((below, above), "")
        if below in DRAWING and card.rank in ("skip", "reverse"):
            return ("match" if card.rank in house.answer_draw else "no"), ("answer_draw",)
        if card.rank == "invincible":
            return ("any" if by.rank in DRAWING else "no"), ("edition",)
        return (hows[getattr(house, key)], (key,)) if key else ("no", ())

    return answer


def ends(house: House) -> Ends:
    """Return how a round and the game end (UNO-34 to UNO-37, UNO-50 to UNO-57, UNO-74, UNO-75)."""
    mode = {"scored": "scored", "first_out": "first", "ranked": "left"}[house.end]
    wins = house.rounds_to_win
    kinds = (*house.cards, *(DARK if house.edition == "flip" else {}), *house.blanks)
    symbols = frozenset(card for card in kinds if card.rank not in NUMBERS)
    return Ends(
        "wins" if wins else mode,
        limits=(("wins", wins),) if wins else (("score", house.target),) if mode == "scored" else (),
        last_barred=symbols if house.symbol_out == "forbidden" else frozenset(),
        heavy=symbols if house.last_symbol_penalty == "on" else frozenset(),
        bust=25 if house.edition == "hanpanee" else 0,
        bust_told="beside-mercy",
        victim_draws=True,
        own_points=house.points_to in ("holder", "knockout"),
        partners=house.points_to == "partners",
        knocks_out=house.points_to == "knockout",
        by=("target", "points_to") if mode == "scored" and not wins else ("wins", "kids"),
        barred_by=("symbol_out",),
    )


@lru_cache(maxsize=256)  # saves 1 ms each time house rules are read
def configure(house: House) -> ShedConfig:
    """Everything in which one table's UNO differs from another's."""
    machine = house.edition == "attack_extreme"
    merciless = house.edition == "hanpanee"
    back = DARK if house.edition == "flip" else {}  # the other side of two-sided cards (UNO-79)
    until = (house.draw_rule == "until_match" or merciless) and not machine
    draw_cards = frozenset(card for card in (*house.cards, *back) if card.rank in (*DRAWING, *DRAWING_MORE))
    return ShedConfig(
        {card: power_of(house, card) for card in (*house.cards, *back, *house.blanks)},
        house.cards,
        back=back,
        answers=answers(house),
        several=Several(
            house.multi,
            one_suit=house.run_colour == "same",
            all_count=True,
            order=NUMBERS,
            sweep=frozenset(("discard",)) if merciless else frozenset(),
            by=("multi", "run_colour"),
        ),
        drawing=Drawing(
            until=until,
            playable=not machine,
            any_number=machine,
            doubtful=challenge.is_doubtful,
            wait=draw_cards if house.drawn_draw_card == "forbidden" else frozenset(),
            by=("edition",) if machine or merciless else ("draw_rule", "drawn_draw_card"),
        ),
        last_call=LastCall(
            "uno",
            cards=house.uno_penalty,
            empty=house.multi_out_needs_uno,
            until_play=house.uno_window == "next_discard",
            shouted=True,
            false=house.false_uno,
            by=("uno_window", "uno_penalty"),
            empty_by=("multi_out_needs_uno",),
            false_by=("false_uno",),
        ),
        ends=ends(house),
        anyone_calls=False,
        jump_in=house.jump_in,
        jump_by=("jump_in",),
        all_reshuffled=house.reshuffle == "all",
        cut=house.start == "high_card",
        begins="asked" if house.start == "high_card" else house.start,
        blanks=house.blanks,
        texts=TEXTS,
        coloured=True,
    )


LOCAL = {
    "start": "rps",
    "first_card": "numbers_only",
    "multi": ("pair", "rank", "run", "symbol"),
    "last_symbol_penalty": "on",
    "symbol_out": "forbidden",
    "stack_d2_d2": "on",
    "stack_w4_on_d2": "on",
    "stack_w4_w4": "on",
    "w4_timing": "any",
    "draw_rule": "until_match",
    "end": "ranked",
}
"""The article's unofficial forms, all nine."""
MATTEL = {"uno_window": "next_turn", "w4_legality": "colour_only", "challenge_success": "stay_and_draw4"}
"""Mattel's sheet: a Wild Draw Four is forbidden only with a card of the colour. So are both wild draw cards of Flip,
whose sheet says the same of them (UNO-43, UNO-79, Q-UNO-3)."""
LOWEST = {**MATTEL, "points_to": "holder"}
"""The other scoring of Mattel's sheets: a running total of the points that each player is caught with, and when one
has 500 the lowest wins (read in the sheet GXV87, page 3)."""
PARTNERS = {**MATTEL, "points_to": "partners"}
"""The maker's game for partners, by two pages that give its sheet: the hands of both opponents count for the side of
the first one out (read at ultraboardgames.com and camargue.biz)."""
FAMOUS = {"stack_d2_d2": "on", "stack_w4_w4": "on", "seven_zero": True, "jump_in": "first"}
"""The three most common house rules by Wikibooks, "UNO/House Rules". It also lays a Wild Draw Four on a Draw Two; two
other lists (questers-rest, wrwebheads) do not, and the page is alone in that."""

GAME = shed.shedding(
    "uno",
    kind=challenge.Uno,
    bgg=2223,
    house=House,
    presets={
        "official": {},
        "local": LOCAL,
        "mattel": MATTEL,
        "mattel_lowest": LOWEST,
        "mattel_partners": PARTNERS,
        "famous": FAMOUS,
        "kids": {"kids": True, "start": "rps", "first_card": "numbers_only", "wins": 3},
        "pokemon": {"edition": "pokemon"},
        "attack_extreme": {"edition": "attack_extreme"},
        "mario": {"edition": "mario"},
        "disney100": {"edition": "disney100"},
        "flip": {"edition": "flip", "w4_legality": "colour_only"},
        "hanpanee": {
            "edition": "hanpanee",
            "draw_rule": "until_match",
            "first_card": "numbers_only",
            "challenge": "off",
            "seven_zero": True,
            "end": "first_out",
        },
    },
    preset="official",
    players=(2, 10),
    configure=configure,
    document="UNO",
    figures=shed.SHEDDING,
    first=challenge.FIRST,
    rules=challenge.RULES,
    effects=challenge.EFFECTS,
    features=(
        *(shed.NAMED_SUITS, shed.PLAY_DRAWN, shed.JUMPING, shed.FORBIDDEN_STARTERS, shed.FORBIDDEN_LAST),
        *(shed.COSTLY_LAST, shed.ATTACKS, shed.CARD_TEXTS, shed.EDITIONS, shed.LAST_DRAW, shed.TRADES),
        *(shed.LAST_CALL, shed.CLOSING, shed.COUNTING, shed.FIRST_GAINS),
    ),
)
