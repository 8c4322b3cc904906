"""The end of a night on the board: the podium of its winners, and a few facts that its logs prove."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import NamedTuple

from referee.engine.basics.actions import Action, Draws, Plays
from referee.engine.basics.seats import NOBODY
from referee.engine.model.figures import Played, figures_of
from referee.engine.model.message import Message, message
from referee.live import LiveGame, Table
from referee.live.apart import in_turns
from referee.texts.catalog import Name
from referee.texts.sentences import named_seats
from referee.web.core.looks import BoardPerson, board_people
from referee.web.core.screens import Piece
from referee.web.core.seen_nights import next_of_night
from referee.web.log.pages import cards_given
from referee.web.play.highlights import LARGE_ATTACK, attacks
from referee.web.play.notices import TAKES
from referee.web.play.panels import on_podium
from referee.web.scores.night_results import games_of, people_of

MOST_FACTS = 4
MOST_NAMED = 3
"""The most people who may share a fact; shared by more, it tells nothing about anybody."""
HAPPENED = {
    "moon": ("came-moon",),
    "revoke": ("came-revoke", "came-revoke-said"),
    "bust": ("beside-bust", "beside-mercy"),
}
"""Messages about the biggest things that happen to a person, by the fact that tells them."""
FEWEST_CARDS = 2
FEWEST_DRAWN = 10
FEWEST_ROUNDS = 2


class NightRank(NamedTuple):
    """A person's night: the place by wins, and the games played."""

    person: BoardPerson
    place: int
    wins: int
    games: int


def night_ranks(table: Table) -> tuple[NightRank, ...]:
    """Return everybody's night by wins, then by places; nobody before the first finished game."""
    people = [person for person in people_of(games_of(table)) if person.games]
    looks = board_people(table, [person.name for person in people])
    keys = [(-person.wins, person.behind, -person.games) for person in people]
    return tuple(
        NightRank(look, 1 + sum(other < key for other in keys), person.wins, person.games)
        for person, look, key in zip(people, looks, keys, strict=True)
    )


def night_podium(table: Table) -> Piece:
    """Return the podium of a night that has ended, with facts of it, and the night that people go on to."""
    steps, others = on_podium(night_ranks(table))
    facts, following = facts_of(table.games), next_of_night(table.night)
    return Piece(template="board/night.html", steps=steps, others=others, facts=facts, next_night=following)


def facts_of(games: Iterable[LiveGame]) -> tuple[Message, ...]:
    """Return up to four facts about some games, the most telling first; none that a log does not prove."""
    facts = _facts([game for game in games if game.has_log])
    return tuple(islice((fact for fact in in_turns(facts) if fact is not None), MOST_FACTS))


def _facts(games: Sequence[LiveGame]) -> Iterator[Message | None]:
    """Yield the facts about some games, the most telling first; None for one that no log proves."""
    for key, ids in HAPPENED.items():
        yield _most(f"board-fact-{key}", _happened(games, ids), 1)
    melded, attacked, given = Counter[str](), Counter[str](), Counter[str]()
    for played in games:
        figures = [figure for figure in played.game.figures if figure.key.startswith("canastas")]
        for seat, amounts in figures_of(figures, Played((), played.state)).items():
            melded[played.names[seat]] += int(sum(amount.total for amount in amounts.values()))
    yield _most("board-fact-melded", melded, 1)
    for played in games:
        for _, size, who in attacks(played):
            attacked[who] = max(attacked[who], size)
    yield _most("board-fact-attack", attacked, LARGE_ATTACK - 1)
    for played in games:
        for seat, cards, _ in cards_given(played):
            given[played.names[seat]] += cards
    yield _most("board-fact-cards", given, FEWEST_CARDS)
    yield _most("board-fact-drawn", _drawn(games), FEWEST_DRAWN)
    yield _most("board-fact-points", _most_points(games), 1)
    rounds = ((played, scored.first) for played in games for scored in played.state.rounds)
    first = Counter(played.names[seat] for played, seat in rounds if seat != NOBODY)
    yield _most("board-fact-rounds", first, FEWEST_ROUNDS)
    count = sum(len(said.cards) for played in games for said in _standing(played) if isinstance(said, Plays))
    minutes = round(sum(played.entries[-1].at - played.entries[0].at for played in games if played.entries) / 60)
    yield message("board-fact-length", cards=count, minutes=minutes) if count and minutes else None


def _happened(games: Sequence[LiveGame], ids: Sequence[str]) -> Counter[str]:
    """Return how often one of some messages was told of somebody, beside a line or at the end of a round.

    The lines are not asked one by one: there may be thousands.
    """
    found = Counter[str]()
    for played in games:
        ends = (note for summary in getattr(played.state, "summaries", ()) for note in summary.messages)
        for note in chain(*played.state.beside.values(), ends):
            if note.id in ids:
                found.update(played.names[seat] for seat in named_seats(note))
    return found


def _drawn(games: Sequence[LiveGame]) -> Counter[str]:
    """Return how many cards everybody took in all: drawn, as a penalty, or since somebody else called."""
    piles = [played for played in games if not played.view.sides and played.view.trick is None]
    drawn = _happened(piles, (TAKES,))
    for played in piles:
        for entry in _standing(played):
            if isinstance(entry, Draws):
                drawn[entry.who] += 1 if entry.count is None else entry.count
        for seat, cards, _ in cards_given(played):
            drawn[played.names[seat]] += cards
    return drawn


def _most_points(games: Sequence[LiveGame]) -> dict[str, float]:
    """Return everybody's most points in one round of a game in which they are bad."""
    most: dict[str, float] = {}
    for played in games:
        if played.game.fewest_win(played.state) and not played.game.by_order(played.state):
            for scored in played.state.rounds:
                for name, points in zip(played.names, scored.points, strict=False):
                    most[name] = max(most.get(name, 0), points or 0)
    return most


def _standing(played: LiveGame) -> Iterator[Action]:
    return (entry.read for entry in played.entries if entry.stands and not entry.undone)


def _most(key: str, counts: Mapping[str, float], least: int) -> Message | None:
    """Return the fact about the one who has the most, if that is at least `least` and few share it."""
    most = max(counts.values(), default=0)
    names = tuple(Name(name) for name, count in counts.items() if count == most)
    return message(key, names=names, count=most) if most >= least and len(names) <= MOST_NAMED else None
