"""The board after a round and after a game: hands being counted, standings with who rose, the podium."""

from dataclasses import dataclass
from typing import ClassVar

from referee.engine.model.message import Message
from referee.engine.model.view import View
from referee.live import LiveGame, Table
from referee.web.board.melds import Runner, race_of
from referee.web.board.night import NightRank, facts_of, night_ranks
from referee.web.core.looks import BoardPerson
from referee.web.play.ladder import on_podium
from referee.web.scores.standings import CountedHand, CountedRound, Standing, after_round, count_of, round_end


@dataclass(frozen=True, slots=True)
class BoardCount:
    """The hands of a round while they are counted, each with its person."""

    count: CountedRound
    hands: tuple[tuple[BoardPerson, CountedHand], ...]
    names: tuple[str, ...]
    template: ClassVar[str] = "board/count.html"


@dataclass(frozen=True, slots=True)
class BoardStandings:
    """The standings of a game after round `round` (0: none is scored yet).

    `end` says who went out, if anybody did, `dealer` deals next, `race` are bars of sides towards the `target`.
    `passes` are pairs of seats that give and receive cards next. `tied`: equal points ask for one more round.
    """

    round: int
    end: Message | None
    rows: tuple[Standing, ...]
    counted: str
    dealer: int
    tied: bool
    race: tuple[Runner, ...]
    target: int | None
    passes: tuple[tuple[int, int], ...]
    people: tuple[BoardPerson, ...]
    names: tuple[str, ...]
    template: ClassVar[str] = "board/standings.html"

    @property
    def size(self) -> str:
        """The class for the height of rows."""
        return "few" if len(self.rows) <= 4 else "some" if len(self.rows) <= 7 else "many"


@dataclass(frozen=True, slots=True)
class Podium:
    """The end of a game: the steps of the podium in the order 2, 1, 3, and everybody else by place.

    `facts` are about this game, `night` are the wins of a night that has had others.
    """

    number: int
    game: str
    steps: tuple[Standing, ...]
    others: tuple[Standing, ...]
    counted: str
    facts: tuple[Message, ...]
    night: tuple[NightRank, ...]
    people: tuple[BoardPerson, ...]
    names: tuple[str, ...]
    template: ClassVar[str] = "board/podium.html"


def board_count(played: LiveGame, view: View, people: tuple[BoardPerson, ...]) -> BoardCount:
    """Return the hands of the round under way, as everybody may know them."""
    found = count_of(played, view)
    return BoardCount(found, tuple((people[hand.seat], hand) for hand in found.hands), _names(people))


def standings_of(played: LiveGame, view: View, people: tuple[BoardPerson, ...]) -> BoardStandings:
    """Return the standings between two rounds, or of a table that only keeps score."""
    s = played.state
    scored = s.rounds[-1] if s.rounds else None
    return BoardStandings(
        scored.number if scored is not None else 0,
        round_end(played.game, scored.first, scored.number) if scored is not None else None,
        after_round(played.game, played.state),
        view.counted,
        view.dealer,
        bool(s.tied),
        race_of(view, played.game.between(s)) if view.sides else (),
        view.target,
        view.trick.passes if view.trick is not None else (),
        people,
        _names(people),
    )


def podium_of(table: Table, played: LiveGame, view: View, people: tuple[BoardPerson, ...]) -> Podium:
    """Return the podium of a finished game."""
    rows = after_round(played.game, played.state)
    steps, others = on_podium(rows)
    night = night_ranks(table) if len(table.games) > 1 else ()
    return Podium(
        played.number,
        played.game.told(played.state),
        steps,
        others,
        view.counted,
        facts_of([played])[:2],
        night,
        people,
        _names(people),
    )


def _names(people: tuple[BoardPerson, ...]) -> tuple[str, ...]:
    return tuple(person.name for person in people)
