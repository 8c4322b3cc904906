"""Canasta: games-collection's, beside the referee."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations
from random import Random
from typing import Any

from referee import Match
from tests.peers.tally import NAMES, Tally, allowed, stated

SIDES = ("Ann+Cy", "Bo+Di")
SCORES = (-50, 0, 1500, 3000, 5000)
HOUSE = "draw=1 black_three_freezes=true pile_first=open first_meld=<0:50,0:50,1500:90,3000:120,5000:150"


def written(cards: Any) -> str:
    """Return cards as the referee writes them."""
    return " ".join(getattr(c, "label", "") or f"{c.rank.replace('T', '10')}{c.suit.name[0]}" for c in cards)


def position(tally: Tally, game: Any, **facts: object) -> Match:
    """Return the referee's match at this position."""
    hands = {player.name: written(player.hand).split() for player in game.players}
    told: dict[str, object] = {"stock": game.deck.remaining(), "turn": NAMES[game.current_player_index], **facts}
    if game.discard_pile:
        told |= {"pile": written(game.discard_pile), "top": written(game.discard_pile[-1:])}
    for side, team in zip(SIDES, game.teams, strict=True):
        told[f"score.{side}"] = team.score
        if team.melds:
            told[f"melds.{side}"] = " / ".join(written(meld.cards) for meld in team.melds)
    return stated("canasta", tally.house, hands, **told)


def offers(chance: Random, hand: list[Any], melds: list[Any]) -> Iterator[tuple[list[Any], int | None]]:
    """Yield cards to meld from a hand, each with the place of the meld that they join."""
    from card_games.canasta.game import is_wild

    wilds = [card for card in hand if is_wild(card)]
    for rank in sorted({card.rank for card in hand if not is_wild(card)}):
        same = [card for card in hand if card.rank == rank]
        place = next((i for i, meld in enumerate(melds) if meld.rank == rank), None)
        with_wilds = chance.randint(0, len(wilds))
        yield same, place
        if with_wilds:
            yield same + wilds[:with_wilds], place


def turn(tally: Tally, chance: Random, game: Any) -> None:
    """Ask about the pile, melds and discards of one turn, then play it at random."""
    from card_games.canasta import game as rules

    player = game.players[game.current_player_index]
    who, team = player.name, game.teams[player.team_index]
    opened = "after a first meld" if team.requirement_met else "no meld yet"
    ours = position(tally, game)
    if game.discard_pile:
        top = game.discard_pile[-1]
        kind = "a wild card" if rules.is_wild(top) else "a three" if top.rank == "3" else "a card"
        pair = sum(card.rank == top.rank for card in player.hand) >= 2
        frozen = "frozen" if game.discard_frozen else "not frozen"
        what = f"takes a {frozen} pile below {kind} with{'' if pair else 'out'} a pair, {opened}"
        may = game.can_take_discard(player)
        both = tally.ask(what, may, ours, f"{who} takes pile") and may and chance.random() < 0.3
        game.draw(player, rules.DrawSource.DISCARD if both else rules.DrawSource.STOCK)
    else:
        game.draw(player)
    ours = position(tally, game, drawn="yes")
    valid = []
    for cards, place in offers(chance, player.hand, team.melds):
        existing = None if place is None else team.melds[place]
        legal = rules.validate_meld(cards, existing=existing).is_valid
        points = sum(map(rules.card_point_value, cards))
        enough = bool(team.requirement_met) or points >= rules.minimum_meld_points(team.score)
        wilds = sum(map(rules.is_wild, cards)) + (existing.wild_count if existing else 0)
        naturals = len(cards) + (len(existing.cards) if existing else 0) - wilds
        of = "threes" if cards[0].rank == "3" else "a rank"
        size = "more wild cards than others" if wilds > naturals else f"{wilds or 'no'} wild"
        tally.ask(f"melds {of}, {size}, {opened}", legal and enough, ours, f"{who} melds {written(cards)}")
        if legal and existing is None and of == "a rank":
            valid.append((points, cards))
    for (first, one), (second, two) in combinations(valid, 2):
        if not set(map(id, one)) & set(map(id, two)) and not team.requirement_met:
            enough = max(first, second) >= rules.minimum_meld_points(team.score)
            tally.ask(f"two melds at once, {opened}", enough, ours, f"{who} melds {written(one)} / {written(two)}")
    for card in player.hand:
        kind = "a red three" if card.rank == "3" and not rules.is_black_three(card) else "a card"
        tally.ask(f"discards {kind}", True, ours, f"{who} discards {written([card])}")
    for _, cards in valid[:1]:
        if len(player.hand) > len(cards) + 1 and allowed(ours, f"{who} melds {written(cards)}"):
            with suppress(rules.MeldError):
                game.add_meld(player, cards)
    game.discard(player, chance.choice([c for c in player.hand if c.rank != "3"] or player.hand))
    game.advance_turn()


def tallies() -> Iterator[Tally]:
    """Yield the comparison of Canasta, 24 turns of each game."""
    from card_games.canasta.game import CanastaDeck, CanastaGame, CanastaPlayer, JokerCard
    from card_games.common.cards import Deck

    tally = Tally("games-collection 1.6.1 Canasta", HOUSE)
    for seed in range(tally.games):
        chance = Random(seed)
        deck = CanastaDeck([*Deck().cards * 2, *map(JokerCard, ("RJ", "BJ", "RJ", "BJ"))])
        seats = [CanastaPlayer(name, team_index=seat % 2) for seat, name in enumerate(NAMES)]
        game = CanastaGame(seats, deck=deck, rng=chance)
        for team in game.teams:
            team.score = chance.choice(SCORES)
        for _ in range(24):
            turn(tally, chance, game)
    yield tally
