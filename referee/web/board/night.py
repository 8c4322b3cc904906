"""The end of a night on the board: the podium of its winners, and a few facts that its logs prove."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice

from referee.engine.basics import actions as act
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
from referee.web.log.penalties import cards_given
from referee.web.play.highlights import LARGE_ATTACK, attacks
from referee.web.play.ladder import on_podium
from referee.web.play.notices import TAKES
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


@dataclass(frozen=True, slots=True)
class NightRank:
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
    played = [game for game in games if game.has_log]
    big = (_most(f"board-fact-{key}", _happened(played, ids), 1) for key, ids in HAPPENED.items())
    usual = (fact(played) for fact in (_melded, _attack, _cards, _drawn, _points, _rounds, _length))
    found = (fact for fact in in_turns(chain(big, usual)) if fact is not None)
    return tuple(islice(found, MOST_FACTS))


def _happened(games: Sequence[LiveGame], ids: Sequence[str]) -> Counter[str]:
    """Return how often one of some messages was told of somebody, beside a line or at the end of a round."""
    found = Counter[str]()
    for played in games:
        beside = _beside(played)
        ends = [note for summary in getattr(played.state, "summaries", ()) for note in summary.messages]
        for note in (*beside, *ends):
            if note.id in ids:
                found.update(played.names[seat] for seat in named_seats(note))
    return found


def _beside(played: LiveGame) -> list[Message]:
    """Return the messages beside all lines of a game, which are not asked for line by line: there may be thousands."""
    return [note for _, note in getattr(played.state, "beside", ())]


def _melded(games: Sequence[LiveGame]) -> Message | None:
    """Return who completed the most melds, with their partners."""
    found = Counter[str]()
    for played in games:
        figures = [figure for figure in played.game.figures if figure.key.startswith("canastas")]
        for seat, amounts in figures_of(figures, Played((), played.state)).items():
            found[played.names[seat]] += int(sum(amount.total for amount in amounts.values()))
    return _most("board-fact-melded", found, 1)


def _attack(games: Sequence[LiveGame]) -> Message | None:
    """Return who drew the most cards at once."""
    most = Counter[str]()
    for played in games:
        for _, size, who in attacks(played):
            most[who] = max(most[who], size)
    return _most("board-fact-attack", most, LARGE_ATTACK - 1)


def _cards(games: Sequence[LiveGame]) -> Message | None:
    """Return who was given the most penalty cards."""
    given = Counter[str]()
    for played in games:
        for card in cards_given(played):
            given[played.names[card.seat]] += card.cards
    return _most("board-fact-cards", given, FEWEST_CARDS)


def _drawn(games: Sequence[LiveGame]) -> Message | None:
    """Return who took the most cards in all: drawn, as a penalty, or since somebody else called."""
    drawn = Counter[str]()
    for played in games:
        if played.view.sides or played.view.trick is not None:
            continue
        for entry in _standing(played):
            if isinstance(entry, act.Draws):
                drawn[entry.who] += 1 if entry.count is None else entry.count
        for card in cards_given(played):
            drawn[played.names[card.seat]] += card.cards
        for note in _beside(played):
            drawn.update(played.names[seat] for seat in named_seats(note) if note.id == TAKES)
    return _most("board-fact-drawn", drawn, FEWEST_DRAWN)


def _points(games: Sequence[LiveGame]) -> Message | None:
    """Return who got the most points in one round of a game in which they are bad."""
    most: dict[str, float] = {}
    for played in games:
        if played.game.fewest_win(played.state) and not played.game.by_order(played.state):
            for scored in played.state.rounds:
                for seat, points in enumerate(scored.points):
                    most[played.names[seat]] = max(most.get(played.names[seat], 0), points or 0)
    return _most("board-fact-points", most, 1)


def _rounds(games: Sequence[LiveGame]) -> Message | None:
    """Return who went out first most often."""
    first = Counter(
        played.names[scored.first] for played in games for scored in played.state.rounds if scored.first != NOBODY
    )
    return _most("board-fact-rounds", first, FEWEST_ROUNDS)


def _length(games: Sequence[LiveGame]) -> Message | None:
    """Return how many cards were played in how many minutes."""
    cards = sum(len(entry.cards) for played in games for entry in _standing(played) if isinstance(entry, act.Plays))
    minutes = round(sum(played.entries[-1].at - played.entries[0].at for played in games if played.entries) / 60)
    return message("board-fact-length", cards=cards, minutes=minutes) if cards and minutes else None


def _standing(played: LiveGame) -> Iterable[act.Action]:
    return (entry.read for entry in played.entries if entry.stands and not entry.undone)


def _most(key: str, counts: Mapping[str, float], least: int) -> Message | None:
    """Return the fact about the one who has the most, if that is at least `least` and few share it."""
    most = max(counts.values(), default=0)
    names = tuple(Name(name) for name, count in counts.items() if count == most)
    return message(key, names=names, count=most) if most >= least and len(names) <= MOST_NAMED else None
