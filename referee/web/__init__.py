"""The pages. They render View and Ask, and know no game by name."""

from flask import Blueprint

from referee.web.ask import page as ask
from referee.web.board import page as board
from referee.web.catchup import page as catchup
from referee.web.export import page as export
from referee.web.film import page as film
from referee.web.houses import page as house_pages
from referee.web.knocking import page as knocking
from referee.web.lobby import page as lobby
from referee.web.menu import page as menu
from referee.web.nights import page as nights
from referee.web.our_rule import page as our_rule
from referee.web.penalties import page as penalties
from referee.web.phone import page as phone
from referee.web.places import page as places
from referee.web.records import page as records
from referee.web.rejoin import page as rejoin
from referee.web.ring import page as ring
from referee.web.rules import page as rules
from referee.web.scores import page as scores
from referee.web.share import page as share
from referee.web.story import page as story
from referee.web.tally import page as tally
from referee.web.totals import page as totals
from referee.web.why import page as why

PAGES: tuple[Blueprint, ...] = (
    phone,
    ask,
    story,
    why,
    scores,
    places,
    tally,
    totals,
    penalties,
    our_rule,
    export,
    film,
    records,
    board,
    catchup,
    rules,
    lobby,
    house_pages,
    ring,
    share,
    rejoin,
    knocking,
    menu,
    nights,
)
