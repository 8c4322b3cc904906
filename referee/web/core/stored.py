"""The page about the data that a public server stores, its readers, and how long it is kept."""

from flask import Blueprint, abort, current_app, render_template

from referee.store.deleted import DELETED_DAYS
from referee.web.core.public_server import EMPTY_DAYS, EVENING, is_public

page = Blueprint("stored", __name__)


@page.get("/stored")
def stored() -> str:
    """Show the stored data; there is no such page at a table, where everything is on the computer there."""
    if not is_public():
        abort(404)
    return render_template(
        "core/stored.html",
        table=None,
        hours=EVENING // 3600,
        days=current_app.config["KEPT_DAYS"],
        empty=EMPTY_DAYS,
        back=DELETED_DAYS,
    )
