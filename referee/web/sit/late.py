"""People who sit down during a game: late, after a break, or to play on for somebody."""

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.points import exact
from referee.engine.model.state import State
from referee.engine.notation.tokens import side as together
from referee.live import LiveGame, Table
from referee.store.codes import same_name
from referee.store.values import Step
from referee.web.core.screens import Piece
from referee.web.sit.door import SeatWish
from referee.web.sit.people import (
    Refused,
    commit,
    is_in,
    is_on,
    persons_among,
    require_free_place,
    seat_named,
    with_phone,
)

TWO = 2
"""Number of sides among which a late arrival chooses."""


def late_choices(played: LiveGame) -> Piece:
    """Return the choices of a late arrival.

    They sit `after` somebody and start with the `average` of those who have scored or the `worst` points, or join one
    of the `sides` and get its points in a game of sides. Or they take the place of a person who `left`.
    """
    s = played.state
    there = [seat for seat in s.ring if not s.gone[seat]]
    has_scored = {seat for past in s.rounds for seat, points in enumerate(past.points) if points is not None}
    scored = [s.scores[seat] for seat in there if s.scores[seat] or seat in has_scored] or [0]
    worst = max if played.game.fewest_win(s) else min
    return Piece(
        after=tuple(s.names[seat] for seat in there),
        average=exact(round(sum(scored) / len(scored) / s.step) * s.step),
        worst=worst((s.scores[seat] for seat in there), default=0),
        left=tuple(name for name, gone in zip(s.names, s.gone, strict=True) if gone),
        sides=sides_for(played),
    )


def sides_for(played: LiveGame) -> tuple[Piece, ...]:
    """Return the sides that one more person may join.

    Empty where everybody plays alone, and where the sides follow from the seating. Of two sides neither may
    have two people more than the other; somebody who has played alone is joined by one person.
    """
    game = played.game
    s: State = game.between(played.state)
    there = [seat for seat in s.ring if not s.gone[seat]]
    made = game.sides(s.house, len(there) + 1)
    if made is None or len(made.sides) != TWO or len(there) < TWO or "teams" not in game.facts_by_key:
        return ()
    now = [tuple(seat for seat in seats if not s.gone[seat]) for seats in game.sharing(s)]
    now = [seats for seats in now if seats]
    most = len(there) // 2
    return tuple(
        Piece(names=tuple(s.names[at] for at in seats), points=s.scores[seats[0]], key="-".join(map(str, seats)))
        for seats in now
        if len(seats) <= most and (len(now) == TWO or len(seats) == 1)
    )


def lines_of(played: LiveGame, wish: SeatWish) -> tuple[str, list[Action]]:
    """Return the name under which a late arrival plays, and the lines that say so.

    They are new, or somebody who left and is back, or play on for a person who left, with that hand and those points.

    Raises:
        Refused: There is no such place, or they have to choose a side and did not.
    """
    s = played.state
    if wish.left:
        if wish.left not in s.names or is_in(played, wish.left):
            raise Refused("ui-no-seat")
        return wish.name, [act.Replaces(wish.name, wish.left), act.Returns(wish.name)]
    if (known := next((name for name in s.names if same_name(name, wish.name)), None)) is not None:
        return known, [] if is_in(played, known) else [act.Returns(known)]  # none if only the seat's row had gone
    if wish.after not in s.names:
        raise Refused("ui-after-whom")
    choice = late_choices(played)
    side = next((side for side in choice.sides if side.key == wish.side), None)
    if side is not None:
        teams = (("teams", together((wish.name, *side.names))),)
        return wish.name, [act.Joins(wish.name, wish.after, side.points), act.Corrects(wish.name, teams)]
    if choice.sides and wish.side is not None:  # None where the form had no such question
        raise Refused("ui-late-side")
    points = {"average": choice.average, "worst": choice.worst}.get(wish.points, 0)
    return wish.name, [act.Joins(wish.name, wish.after, points)]


def seat_newcomer(table: Table, wish: SeatWish, device: str | None) -> None:
    """Give a person the seat they ask for; in a game the lines that say so are entered in the same transaction."""
    played = table.game if is_on(table) else None
    name, lines = lines_of(played, wish) if played is not None else (wish.name, [])
    kept, night, steps = seat_named(table, name), table.night.id, list[Step]()
    if kept is None or device not in kept.devices or is_in(played, kept.name):
        require_free_place(table, name)
        person, among, game = wish.person, persons_among(table, device), played.id if played is not None else None
        steps = [lambda store: store.add_seat(night, name, device, person=person, among=among, game=game)]
    elif played is None:
        return  # they sit there already
    entered = with_phone(played, lines, name, has=device is not None)
    on = played is not None
    commit(table, steps, entered, device=device, post=wish.post, ordered=on, paced=not on)
