"""The numbers behind ratings and pictures, on both stores."""

from itertools import combinations

from referee.records.ratings import Ratings
from referee.store import Store
from referee.store.people.outcomes import Span
from referee.store.values import KeptLine
from tests.support.outcomes import DAY, FIRST, alone, night, outcome, season

PEOPLE = ("Ann", "Bo", "Cy", "Dee", "Eve")
BEFORE = (float("-inf"), 0)


def test_games_in_order_and_their_mark(store: Store) -> None:
    late = night(store, alone("Ann", "Bo"), opened=FIRST + 50 * DAY)
    games = [*season(store, 5, PEOPLE), *late]
    assert store.games_in_order(Span(), BEFORE) == games
    rated = store.rated_games(games[::-1])
    assert [game.id for game in rated] == games
    assert store.season_mark(Span(), BEFORE) == (0, sum(len(game.seats) for game in rated))
    some = rated[6]
    upto = some.started, some.id
    assert store.season_mark(Span(), upto) == (sum(game.mark for game in rated[:7]), 9 * 4 - 4 + 2)
    assert store.games_in_order(Span(), upto) == games[7:]
    assert store.games_in_order(Span(kind="one"), BEFORE) == []
    assert store.season_mark(Span(kind="one"), upto) == (0, 0)
    assert store.rated_games([]) == []


def test_who_stood_before_whom_is_what_meetings_count(store: Store) -> None:
    games = season(store, 8, PEOPLE)
    ratings = Ratings()
    for game in store.rated_games(games):
        ratings.add(game)
    ids = sorted(person.id for person in store.persons())
    told = {id: {meeting.person.id: meeting for meeting in store.meetings(Span(), id)} for id in ids}
    for one, other in combinations(ids, 2):
        met, meeting = ratings.met(one, other), told[one][other]
        assert (met.games, met.ahead, met.behind) == (meeting.games, meeting.ahead, meeting.behind)
        assert ratings.met(other, one) == met.turned


def test_the_state_of_a_season_is_another_with_its_games_and_persons_only(store: Store) -> None:
    [game], other = night(store, alone("Ann", "Bo"), host="phone"), night(store, alone("Ann", "Bo"), host="tv")[0]
    span, persons = Span(host="phone"), store.persons_of(1)
    found = [store.season_state(span)]
    store.rename_night(1, "Friday")
    store.keep_outcomes([outcome(other, alone("Bo", "Ann"))])
    store.append([KeptLine(store.add_game(1, "game: hearts\n").id, 1, 0.0, "Ann deals", "ok", "r", None, FIRST)])
    assert store.season_state(span) == found[0]
    store.keep_outcomes([outcome(game, alone("Bo", "Ann"))])
    found.append(store.season_state(span))
    store.set_person(1, "Ann", persons["Bo"])
    store.set_person(1, "Bo", persons["Ann"])
    found += [store.season_state(span), store.season_state(Span(host="phone", kind="one"))]
    store.delete_night(1)
    found.append(store.season_state(span))
    assert found[-1] == (0, 0)
    assert len(set(found)) == len(found)


def test_a_write_is_told(store: Store) -> None:
    told = [store.stamp()]
    [game] = night(store, alone("Ann", "Bo"))
    told.append(store.stamp())
    store.keep_outcomes([outcome(game, alone("Bo", "Ann"))])
    told.append(store.stamp())
    store.rename_person(store.persons()[0].id, "Anna")
    told.append(store.stamp())
    store.set_person(1, "Ann", store.persons_of(1)["Bo"])
    told.append(store.stamp())
    store.delete_night(1)
    told.append(store.stamp())
    assert len(set(told)) == len(told)
    between = [(store.stamp(), store.persons(), store.stamp()) for _ in range(3)]
    assert any(before == after for before, _, after in between), "a server may have work of its own, but not each time"


def test_nights_of_a_person(store: Store) -> None:
    night(store, alone("Ann", "Bo", "Cy"), alone("Bo", "Cy", "Ann"), [("Ann", 0, None), ("Bo", 1, 1)])
    night(store, alone("Bo", "Ann"), opened=FIRST + DAY)
    ann = next(person.id for person in store.persons() if person.name == "Ann")
    first, second = store.person_nights(Span(), ann)
    assert (first.games, first.wins, first.ranked, first.places, first.first, first.last) == (3, 1, 2, 4, 1, 3)
    assert (second.opened, second.games, second.wins, second.places) == (FIRST + DAY, 1, 0, 2)
    assert store.person_nights(Span(since=FIRST + 1), ann) == [second]


def test_winners_of_the_newest_games(store: Store) -> None:
    [_, both] = night(store, alone("Ann", "Bo"), [("Ann", 0, 1), ("Bo", 1, 2), ("Cy", 0, 1), ("Dee", 1, 2)])
    [last] = night(store, alone("Bo", "Ann"), opened=FIRST + DAY, name="y")
    store.keep_outcomes([outcome(last, [("Bo", 0, None), ("Ann", 1, None)], "one")])
    won = store.won_games(Span(), 2)
    assert [(game.game, game.night_name, [person.name for person in game.winners]) for game in won] == [
        (both, "x", ["Ann", "Cy"]), (last, "y", [])
    ]  # fmt: skip
    assert (won[1].kind, won[1].number, won[0].number) == ("one", 1, 2)
    assert len(store.won_games(Span(), 9)) == 3
    assert store.won_games(Span(kind="uno"), 9) == []
