"""Same people, same rules: another game of a night, or a new night like an earlier one."""

from dataclasses import replace

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.live import LiveGame, Table
from referee.store.values import NextNight, StoreError
from referee.web.core.context import registry
from referee.web.core.seen_nights import next_of_night
from referee.web.house import rules_form
from referee.web.sit.next_game import Plan
from referee.web.sit.opening import next_plan, title_of
from referee.web.sit.people import persons_among, plan_of


def last_played(table: Table) -> LiveGame | None:
    """Return the night's last game that can be played again; None if there is none."""
    for played in reversed(table.games):
        if played.has_log and played.game.key in games.names():
            return played
    return None


def plan_again(table: Table) -> Plan | None:
    """Return the plan of a game like the night's last one, for the people as they sit; None if there was none.

    A next game that is being set up already is that plan.
    """
    standing, played = plan_of(table), last_played(table)
    if standing.game or played is None:
        return standing if standing.game else None
    form = rules_form.of_house(played.game, played.state.later or played.state.house)
    return next_plan(table, played.game.key, form.preset, form.pairs)


def game_again(table: Table) -> str:
    """Return the game, as `Game.told`, that `open_again` would plan for a night; empty if there is none."""
    played = last_played(table)
    if played is not None:
        return played.game.told(played.state)
    key = plan_of(table).game
    return key if key in games.names() else ""


def next_night_now(table: Table) -> NextNight | None:
    """Return the night that the people of an ended night go on to, re-read, as it may have ended too."""
    if table.night.ended is not None:
        table.catch_up_night()
    return next_of_night(table.night)


def open_again(old: Table, device: str, post: str | None) -> Table:
    """Return a new table with the people of an earlier night and the rules of its last game, hosted by this phone.

    The seats keep their phones, so that each finds its own. The people stand in the ring as they sat, and are asked
    again who sits on their left. The phones that still show the earlier night are told. The same tap again, or that of
    another phone at the same moment, returns the same table.
    """
    fresh, store = _plan_like(old), registry().writer.store
    seats, among = old.night.seats, persons_among(old)
    opener = next((seat.name for seat in seats if device in seat.devices), "")
    former = old.night.next_night if next_of_night(old.night) is None else None  # one of another evening

    def fill(night: int) -> None:
        store.go_on(old.night.id, night, opener, former.code if former is not None else "")
        seat_of = {seat.id: store.add_seat(night, seat.name, person=seat.person, among=among).id for seat in seats}
        for seat in seats:
            store.set_look(seat_of[seat.id], seat.look.colour, seat.look.sign)
            store.show_name(seat_of[seat.id], shown=not seat.unnamed)
            for phone in seat.devices:
                store.give_seat(seat_of[seat.id], phone, helps=phone in seat.helpers)
        ring = tuple(seat_of[seat] for seat in fresh.ring)
        store.change_plan(night, lambda empty: replace(fresh, ring=ring, tapped=bool(ring)).to_text())

    try:
        return registry().open("", device, "", post, fill)
    except StoreError:  # another phone was quicker
        old.catch_up_night()
        found = next_of_night(old.night)
        if found is None or (standing := registry().table(found.code)) is None:
            raise
        return standing
    finally:
        old.catch_up_night()


def _plan_like(old: Table) -> Plan:
    """Return the plan of an earlier night's last game, with that night's seats as they sat and nobody to deal yet."""
    played = last_played(old)
    if played is None:
        return replace(plan_of(old), dealer=0, sure=(), begins=0)
    state = played.state
    form = rules_form.of_house(played.game, state.later or state.house)
    try:
        plan = next_plan(old, played.game.key, form.preset, form.pairs)
    except NotationError:  # another version's house rules
        plan = Plan(played.game.key, form.preset, form.pairs, called=title_of(played))
    return replace(plan, dealer=0, begins=0, sure=(), pair=(), keep=state.later_keep or state.keep)
