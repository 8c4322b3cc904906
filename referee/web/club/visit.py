"""A club as one phone sees it, and the rights of the phone there."""

from dataclasses import dataclass

from flask import abort, current_app, request
from werkzeug.wrappers import Response as Answered

from referee.store import Store
from referee.store.codes import read_code
from referee.store.values import Club, ClubMember
from referee.web.club.overview import SEEN, ClubNow, club_now, tables_of
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


def visit(code: str, *, fresh: bool = False) -> ClubVisit:
    """Return the club with this code; 404 if there is none that this phone may see."""
    read = read_code(code)
    if spent_guesses() is not None and read not in ask_store(Store.codes_of, device()) and not is_local_request():
        must_not_guess()
    now = club_now(read, fresh=fresh) if read is not None else None
    there = _there(now) if now is not None else None
    if there is None or not _may_see(there):
        guessed()
        abort(404)
    return there


def _there(now: ClubNow) -> ClubVisit:
    here = is_local_request()
    runs = now.club.host == device() or (here and now.club.code in chosen(RUNS).split())
    return ClubVisit(now, device(), now.member_of(device()), runs, runs or here)


def _may_see(there: ClubVisit) -> bool:
    """Return True unless strangers may come here, and the evening is over."""
    if not is_public() or there.mine or there.may_run:
        return True
    return there.club.ended is None and any(may_see(table, there.device) for table in tables_of(there.club))


def run_by(code: str) -> ClubVisit:
    """Return the club for a phone that runs it; 403 for any other."""
    there = visit(code, fresh=True)
    if not there.runs:
        abort(403)
    return there


def run_here(there: ClubVisit) -> None:
    """Let this browser of the server's computer run the club too, from now on."""
    others = [code for code in chosen(RUNS).split() if code != there.club.code]
    keep_choice(RUNS, " ".join([there.club.code, *others][:MOST_RUN]))


def changed(there: ClubVisit, **shown: str) -> Answered:
    """Answer a tap that changed the club: read the club again and redirect to it, with the part to be `shown`."""
    current_app.extensions.get(SEEN, {}).pop(there.club.code, None)
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
