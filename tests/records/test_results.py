"""Results of games: places, points and figures, and totals computed again from the exported record."""

from collections import Counter

import pytest

from referee.engine import games
from referee.engine.notation.record import read
from referee.engine.notation.tokens import split_key
from referee.records.export import export_lines, record_text
from referee.records.replay import begun, replay, replay_record
from referee.records.results import BEGAN, ROUND, result_of
from referee.store.people.outcomes import GameOutcome, SeatOutcome
from tests.support.drawn import TIMES
from tests.support.player import Player, WholeGame

HEARTS = "game: hearts\nplayers: Ann Bo Cy Dee\nkeep: scores\n"


def played(text: str) -> GameOutcome:
    [record] = read(text)
    log = begun(record)
    lines = list(replay_record(record, "here", log))
    verdicts = [line.verdict for line in lines if line.ruling is not None]
    assert set(verdicts) <= {"ok", "open"}, verdicts
    return result_of(log)


def by_name(result: GameOutcome) -> dict[str, SeatOutcome]:
    return {seat.name: seat for seat in result.seats}


def told(result: GameOutcome, name: str) -> dict[str, float]:
    figures = by_name(result)[name].figures
    return {key: total for key, total, *_ in figures if key != BEGAN and not key.startswith(ROUND)}


def points_by_round(seat: SeatOutcome) -> list[float]:
    return [total for key, total, *_ in seat.figures if key.startswith(ROUND)]


def began(seat: SeatOutcome) -> bool:
    return BEGAN in [key for key, *_ in seat.figures]


def test_hearts_as_it_was_written_down() -> None:
    rounds = ((26, 0, 0, 0), (14, 5, 4, 3), (13, 13, 0, 0))
    lines = [
        f"{who} takes {points}" for row in rounds for who, points in zip(("Ann", "Bo", "Cy", "Dee"), row, strict=True)
    ]
    found = played(HEARTS + "\n" + "\n".join(lines) + "\n")
    assert (found.kind, found.over, found.counted) == ("hearts", False, "points")
    ann, bo, cy, _ = found.seats
    assert told(found, "Ann") == {"moons": 1, "queens": 2}, "13 and 13 do not tell who took the queen"
    assert told(found, "Cy") == {"moons-suffered": 1}
    assert (ann.points, ann.against, ann.rounds, ann.best, ann.worst) == (27, 44 + 30 + 29, 3, 0, 14)
    assert (bo.best, bo.worst, cy.place, ann.place) == (5, 26, 3, 1)
    assert (points_by_round(ann), points_by_round(bo), began(ann)) == ([0, 14, 13], [26, 5, 13], False)
    assert [seat.place for seat in found.seats] == [1, 4, 3, 2]


def test_seconds_time_outs_and_penalty_cards() -> None:
    found = played(
        "game: one\nplayers: Ann Bo Cy\ndealer: Cy\n\n"
        "@0 Cy deals\n@0 Cy flips 9H\n@4 Ann plays 6H\n@8 Bo plays 5H\n@9 Cy says time-out\n@30 Cy says time-in\n"
        "@33 Cy plays 4H\n@35 Ann plays 6H\n"
    )
    assert told(found, "Ann") == {"seconds": 4 + 2}
    assert [began(seat) for seat in found.seats] == [True, False, False]
    assert [times for key, _, times, _ in by_name(found)["Ann"].figures if key == "seconds"] == [2]
    assert told(found, "Bo") == {"seconds": 4}
    assert told(found, "Cy") == {"timeouts": 1}, "an interrupted turn is not counted"


@pytest.mark.parametrize(
    ("votes", "won", "lost"),
    [
        (("Cy votes yes", "Dee votes yes"), "Ann", "Bo"),
        (("Cy votes no",), "Bo", "Ann"),
        (("Cy votes yes", "Dee votes no"), None, None),
        ((), None, None),
        (("Bo admits 1",), None, None),
    ],
)
def test_a_vote_is_won_and_lost_only_where_one_side_has_more_votes(
    votes: tuple[str, ...], won: str | None, lost: str | None
) -> None:
    head = "game: one\nplayers: Ann Bo Cy Dee\ntop: 9H\nturn: Ann\n\n"
    found = played("\n".join([head + "Ann penalizes Bo for question", "Bo disputes 1", *votes, "Ann plays 6H", ""]))
    for name in ("Ann", "Bo", "Cy", "Dee"):
        assert told(found, name).get("votes-won", 0) == (name == won)
        assert told(found, name).get("votes-lost", 0) == (name == lost)


def test_a_line_that_is_taken_back_begins_the_turn_again() -> None:
    found = played(
        "game: one\nplayers: Ann Bo Cy\ndealer: Cy\n\n"
        "@0 Cy deals\n@0 Cy flips 9H\n@4 Ann plays 6H\n@30 Ann undoes 3\n@33 Ann plays 5H\n"
    )
    assert told(found, "Ann") == {"seconds": 3}


def test_who_went_out_first_where_places_count() -> None:
    hands = "hand.Ann: 1\nhand.Bo: 1\nhand.Cy: 2\n"
    head = f"game: eights\nplayers: Ann Bo Cy\nhouse: end_mode=last_loser\n{hands}top: 7H\nturn: Ann\n\n"
    found = played(f"{head}Ann plays 6H\nBo plays 5H\n")
    assert (found.over, told(found, "Ann"), told(found, "Bo")) == (True, {"out": 1}, {})


def test_nobody_sends_what_the_starter_asks_for() -> None:
    head = "game: one\nplayers: Ann Bo Cy\ndealer: Cy\nhouse: enforce=referee\n\n"
    found = played(f"{head}Cy deals\nCy flips 7H\nAnn draws 2\n")
    assert (told(found, "Ann"), told(found, "Cy")) == ({"attack-stood": 2}, {})


def test_who_alone_has_thirteen_points_took_the_queen() -> None:
    lines = ("Ann takes 13", "Bo takes 12", "Cy takes 1", "Dee takes 0")
    assert told(played(HEARTS + "\n" + "\n".join(lines) + "\n"), "Ann") == {"queens": 1}


def test_points_of_a_side_count_once_against_the_others() -> None:
    def scores(side: str, cards: int) -> str:
        return f"{side} scores cards={cards} natural=0 mixed=0 red3=0 out=no concealed=no hand=0\n"

    found = played(
        "game: canasta\nplayers: Ann Bo Cy Di\nkeep: scores\n\n"
        f"{scores('Ann+Cy', 100)}{scores('Bo+Di', 300)}Di leaves\nEd joins after Cy with 0\n"
        f"{scores('Ann+Cy', 50)}{scores('Bo+Ed', 100)}"
    )
    assert {seat.name: seat.against for seat in found.seats} == {"Ann": 400, "Bo": 150, "Cy": 400, "Di": 550, "Ed": 150}


GAMES = [
    *(WholeGame("hearts", 4, keep=keep) for keep in ("scores", "plays")),
    WholeGame("canasta", 4, keep="scores", most=60),
    WholeGame("canasta", 3, most=120, cards=True),
    *(WholeGame(game, 4, most=120) for game in ("one", "uno", "onecard", "eights", "other")),
]


@pytest.mark.promise("Every number about people is counted", "Standings and figures are those of the exported")
@pytest.mark.parametrize("seed", range(12 * TIMES or 2))
@pytest.mark.parametrize("evening", GAMES, ids=str)
def test_results_are_those_of_the_exported_record(evening: WholeGame, seed: int) -> None:
    """Compute everything again from the text alone: totals, rounds, winners and attacks."""
    player = Player(evening, seed)
    for _ in player.steps():
        pass
    log = player.log
    kept = [(entry.at, entry.text, str(entry.ruling.verdict)) for entry in log.entries]
    text = record_text(evening.head, list(export_lines(log.game, evening.head, kept)))
    lines = list(replay(text, "exported"))
    last, found = lines[-1] if lines else None, result_of(log)
    assert found.kind == evening.game
    if last is None:
        return
    scores = {key.partition(".")[2]: value for key, value in last.facts.items() if key.startswith("score.")}
    partners = {seat.side for seat in found.seats if seat.side != seat.seat}
    gone = {seat.seat for seat in found.seats if log.state.left(seat.seat)}
    went = {seat.side for seat in found.seats if partners and seat.seat in gone} - partners
    sides = {seat.side: seat.points for seat in found.seats if seat.side not in went}
    for seat in found.seats:
        keys = [key for key in scores if seat.name in split_key(f"score.{key}")[1]]
        assert [scores[key] for key in keys] in ([seat.points], []), (seat, scores)
        assert seat.against == sum(points for side, points in sides.items() if side != seat.side)
        assert (seat.best is None) == (seat.worst is None) == (seat.rounds == 0)
    assert found.over == (last.state.phase == "over")
    assert {seat.name for seat in found.seats if seat.won} == {last.names[seat] for seat in last.state.winners}
    assert all(len(points_by_round(seat)) == seat.rounds <= len(last.state.rounds) for seat in found.seats)
    if not log.game.by_order(last.state):
        playing = {seat.side: (not seat.won, seat.points * (1 if found.fewest else -1)) for seat in found.seats}
        for side in [one for one in playing if all(seat.seat in gone for seat in found.seats if seat.side == one)]:
            del playing[side]
        for seat in found.seats:
            mine = playing.get(seat.side)
            assert seat.place == (mine and 1 + sum(other < mine for other in playing.values())), seat
    again = games.open_log(evening.head)
    again.load(kept)
    assert untimed(result_of(again)) == untimed(found), "a log that is read from the disk gives the same"


def untimed(result: GameOutcome) -> GameOutcome:
    """Return a result without seconds: a line that was entered without a time has one on the disk."""
    seats = [seat._replace(figures=tuple(one for one in seat.figures if one[0] != "seconds")) for seat in result.seats]
    return result._replace(seats=tuple(seats))


def test_every_game_tells_figures_of_its_own() -> None:
    keys = {name: [figure.key for figure in games.find(name).figures] for name in games.names()}
    for name, listed in keys.items():
        assert max(Counter(listed).values(), default=1) == 1, name
    assert {"moons", "moons-suffered", "queens"} <= set(keys["hearts"])
    assert {"canastas-natural", "canastas-mixed"} <= set(keys["canasta"])
    assert {"attack-sent", "attack-stood"} <= set(keys["onecard"])
    assert all(figure.shown in ("sum", "most", "mean") for name in keys for figure in games.find(name).figures)


def test_most_groups_only_keep_the_score_of_hearts_and_the_highest_score_of_canasta_wins() -> None:
    assert games.find("hearts").modes(None)[0] == "scores"
    assert not games.find("canasta").fewest_win(games.open_log("game: canasta\nplayers: Ann Bo\n").state)
