"""The page that says what a public house stores, who sees it and for how long."""

from flask import Blueprint, abort, current_app, render_template

from referee.store import DELETED_DAYS
from referee.web.request.admission import EVENING
from referee.web.request.public_house import EMPTY_DAYS, is_public

page = Blueprint("stored", __name__)


@page.get("/stored")
def stored() -> str:
    """Say what is stored; there is no such page at a table, where everything lies on the computer there."""
    if not is_public():
        abort(404)
    return render_template(
        "pages/stored.html",
        table=None,
        hours=EVENING // 3600,
        days=current_app.config["KEPT_DAYS"],
        empty=EMPTY_DAYS,
        back=DELETED_DAYS,
    )
