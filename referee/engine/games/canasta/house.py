"""House rules of Canasta: every difference between tables and books, one switch each (rules CAN-1 to CAN-62)."""

from dataclasses import dataclass

from referee.engine.common_rules.conduct import Conduct
from referee.engine.house_rules.options import Compare, Each, Maybe, Number, Steps, Words, Yes, switch, too_few_cards

POINTS = Number(0, 500, "points")
CARD_POINTS = (("ace", 20), ("high", 10), ("joker", 50), ("low", 5), ("three", 5), ("two", 20))
BONUSES = (("all_red3", 400), ("mixed", 300), ("natural", 500), ("out", 100), ("red3", 100), ("wild", 2000))
SPECIALS = (("garbage", 0), ("pairs", 0), ("straight", 0), ("wild_pairs", 0))
FIRST_MELD = ((None, 15), (0, 50), (1500, 90), (3000, 120))
AUTO = "auto"


@dataclass(frozen=True)
class House(Conduct):
    """House rules of Canasta, with the source's as defaults; `auto` follows the number of players."""

    turn_seconds: int = switch(60, Number(3, 60, "seconds"), group="clock", source="ONE-42")
    dealt: int = switch(0, Maybe(AUTO, Number(7, 20, "cards")), group="deal", source="CAN-22 Q-CAN-1")
    foot: int = switch(0, Maybe("off", Number(7, 20, "cards")), group="deal", source="CAN-4")
    pack_count: int = switch(0, Maybe(AUTO, Number(2, 6, "packs")), group="deal", source="CAN-3 Q-CAN-1")
    three_players: str = switch("alone", Words(("alone", "cut_throat")), group="deal", source="Q-CAN-1")
    six_players: str = switch("two_sides", Words(("two_sides", "three_sides")), group="deal", source="Q-CAN-1")
    draw: str = switch("2", Words(("1", "2", AUTO)), group="play", source="CAN-24 CAN-25 Q-CAN-4")
    stock_end: str = switch("seed", Words(("seed", "play_on_pile")), group="play", source="CAN-47 Q-CAN-8")
    last_red3: str = switch("ends", Words(("ends", "plays")), group="play", source="CAN-48 Q-CAN-19")
    wild_limit: int = switch(3, Number(0, 6, "cards"), group="melds", source="CAN-8")
    wild_share: str = switch("off", Words(("off", "equal", "fewer")), group="melds", source="CAN-8")
    wild_canastas: bool = switch(False, Yes(), group="melds", source="CAN-4")
    naturals: int = switch(2, Words(("1", "2", "3")), group="melds", source="CAN-11")
    first_meld: tuple[tuple[int | None, int], ...] = switch(
        FIRST_MELD, Steps(POINTS, FIRST_MELD), group="melds", source="CAN-31"
    )
    first_meld_by: str = switch("score", Words(("score", "round")), group="melds", source="CAN-4 CAN-31")
    open_penalty: int = switch(0, Number(0, 50, "points"), group="melds", source="Q-CAN-18")
    pile_first: str = switch("frozen", Words(("frozen", "open", "always")), group="pile", source="CAN-36 Q-CAN-6")
    black_three_freezes: bool = switch(False, Yes(), group="pile", source="CAN-42")
    canastas_to_go_out: int = switch(0, Maybe(AUTO, Number(1, 5, "canastas")), group="out", source="CAN-61")
    ask: str = switch("optional", Words(("optional", "required", "off")), group="out", source="CAN-43 CAN-45")
    ask_penalty: int = switch(
        0, Maybe("off", Number(10, 500, "points")), group="out", against={"ask": "off"}, source="Q-CAN-11"
    )
    concealed_bonus: int = switch(100, Number(0, 1000, "points"), group="out", source="CAN-52")
    concealed_needs_own_canasta: bool = switch(True, Yes(), group="out", source="CAN-53 Q-CAN-10")
    initial_meld_on_concealed: str = switch(
        "required", Words(("required", "waived_if_drawn")), group="out", source="CAN-53 Q-CAN-10"
    )
    card_points: tuple[tuple[str, float], ...] = switch(
        CARD_POINTS,
        Each(tuple((key, POINTS) for key, _ in CARD_POINTS), CARD_POINTS),
        group="points",
        source="CAN-16 CAN-17 CAN-18 CAN-19 CAN-20",
    )
    bonuses: tuple[tuple[str, float], ...] = switch(
        BONUSES,
        Each(tuple((key, Number(0, 2000, "points")) for key, _ in BONUSES), BONUSES),
        group="points",
        source="CAN-51 CAN-54 CAN-55 CAN-56 CAN-57",
    )
    special_hands: tuple[tuple[str, float], ...] = switch(
        SPECIALS,
        Each(tuple((key, Number(0, 5000, "points")) for key, _ in SPECIALS), SPECIALS),
        group="points",
        source="CAN-4",
    )
    red_threes: str = switch("negative", Words(("negative", "positive")), group="points", source="CAN-58")
    hidden_red3: int = switch(0, Number(-1000, 0, "points"), group="points", source="Q-CAN-20")
    target: int = switch(0, Maybe(AUTO, Number(500, 50_000, "points")), group="end", source="CAN-59")
    end_rounds: int = switch(0, Maybe("off", Number(1, 20, "rounds")), group="end", source="CAN-4 CAN-59")
    end_compare: str = switch(">=", Compare(), group="end", source="CAN-59")
    tied_game: str = switch("further_round", Words(("further_round", "share")), group="end", source="Q-CAN-15")

    CHECKS = (
        lambda house, players: too_few_cards(
            4 if players == 5 else players,
            house.hand_for(players) + house.foot,
            54 * house.packs_for(players),
            more=3,
            key="dealt",
        ),
    )

    def packs_for(self, players: int) -> int:
        """Return the number of packs: two, or three for six players (Q-CAN-1); with a foot one more than players."""
        return self.pack_count or (players + 1 if self.foot else 3 if players >= 6 else 2)

    def hand_for(self, players: int) -> int:
        """Return the number of cards dealt to each."""
        return self.dealt or {2: 15, 3: 13, 6: 13}.get(players, 11)
