"""UNO's house rules, official and local, one switch each (rules UNO-1 to UNO-85)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from referee.engine.basics.cards import COLOURS, DARK_COLOURS, Card, card, coloured
from referee.engine.common_rules.conduct import Conduct
from referee.engine.families.shedding.state import ShedHouse
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
    """Forbid switches about cards, runs or points that there are not under these house rules.

    An edition's own special cards need the larger deck, and no Shuffle Wild counts anything with them. A deck of its
    own leaves no choice of some switches, and may be for fewer people.
    """
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

    CHECKS = (
        lambda house, players: too_few_cards(players, house.hand_size, sum(house.cards.values())),
        _check,
    )

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
