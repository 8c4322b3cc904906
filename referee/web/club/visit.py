"""A club as one phone sees it, and the rights of the phone there."""

from dataclasses import dataclass

from flask import abort, request
from werkzeug.wrappers import Response as Answered

from referee.store import Store
from referee.store.codes import read_code
from referee.store.values import Club, ClubMember
from referee.web.club.overview import ClubNow, club_now, tables_of
from referee.web.core.access import is_local_request, redirect_to
from referee.web.core.bounds import TABLES_OF_A_CLUB
from referee.web.core.context import ask_store, whole
from referee.web.core.phone import chosen, device, keep_choice
from referee.web.core.public_server import is_public, may_see
from referee.web.core.rate_limit import guessed, must_not_guess, spent_guesses
from referee.web.sit.people import Refused

MOST_TABLES, MOST_PEOPLE = 100, 500
"""Tables and people of a club."""
RUNS, MOST_RUN = "runs", 5
"""The clubs that this browser runs although it did not open them: the name in its cookie, and their number."""


@dataclass(frozen=True, slots=True)
class ClubVisit:
    """A club as one phone meets it: who its person is there, whether it runs the club, and whether it may do so."""

    now: ClubNow
    device: str
    mine: ClubMember | None
    runs: bool
    may_run: bool

    @property
    def club(self) -> Club:
        """The club itself."""
        return self.now.club


def visit(code: str) -> ClubVisit:
    """Return the club with this code; 404 if there is none that this phone may see."""
    read = read_code(code)
    if spent_guesses() is not None and read not in ask_store(Store.codes_of, device()) and not is_local_request():
        must_not_guess()
    now = club_now(read) if read is not None else None
    if now is None:
        guessed()
        abort(404)
    here, club = is_local_request(), now.club
    runs = club.host == device() or (here and club.code in chosen(RUNS).split())
    there = ClubVisit(now, device(), now.member_of(device()), runs, runs or here)
    is_open = club.ended is None and any(may_see(table, device()) for table in tables_of(club))
    if is_public() and not there.mine and not there.may_run and not is_open:  # strangers come until the evening is over
        guessed()
        abort(404)
    return there


def run_by(code: str) -> ClubVisit:
    """Return the club for a phone that runs it; 403 for any other."""
    there = visit(code)
    if not there.runs:
        abort(403)
    return there


def run_here(there: ClubVisit) -> None:
    """Let this browser of the server's computer run the club too, from now on."""
    others = [code for code in chosen(RUNS).split() if code != there.club.code]
    keep_choice(RUNS, " ".join([there.club.code, *others][:MOST_RUN]))


def changed(there: ClubVisit, **shown: str) -> Answered:
    """Answer a tap that changed the club: redirect to it, with the part to be `shown`."""
    return redirect_to("club.club", club=there.club.code, **shown)


def most_tables() -> int:
    """Return the greatest number of tables of a club."""
    return TABLES_OF_A_CLUB if is_public() else MOST_TABLES


def typed_number(key: str, least: int, most: int) -> int:
    """Return a number of the form; raise `Refused` if it is none, or out of its range."""
    number = whole(request.form.get(key, "").strip())
    if number is None or not least <= number <= most:
        raise Refused(f"ui-club-wrong-{key}", least=least, most=most)
    return number
