"""Apps in memory for the tests of the pages. Making one takes as long as a test, so an app whose test has ended serves
the next one, with a database, a registry and extensions of its own.
"""

from collections import defaultdict
from typing import Any

from flask import Flask

from referee.live import StoreWriter, TableRegistry
from referee.store import Store
from referee.texts.catalog import shared
from referee.web.app import create_app

_idle: defaultdict[Any, list[Flask]] = defaultdict(list)
_kept: dict[Flask, tuple[Any, dict[str, Any], dict[str, Any]]] = {}
"""What each app was made of, and its extensions and config as they were then."""


def app_of(*, fresh: bool = False, **config: Any) -> Flask:
    """Return an app of this config whose database is empty; a `fresh` one, or one of a file, has served nothing yet."""
    key = (shared(True), *sorted(config.items()))
    if fresh or "DB" in config:
        return create_app(config)
    if not _idle[key]:
        app = create_app(config)
        _kept[app] = (key, dict(app.extensions), dict(app.config))
        return app
    app = _idle[key].pop()
    _, extensions, settings = _kept[app]
    app.config.clear()
    app.config.update(settings)
    vars(app).pop("test_client_class", None)
    app.extensions.clear()
    app.extensions.update(extensions)
    screens, before = app.extensions["screens"], app.extensions["registry"]
    app.extensions["registry"] = TableRegistry(
        StoreWriter(Store(":memory:")),
        before.open_log,
        screens,
        before.most_lines,
        before.code_length,
        own=app.config["PUBLIC"],
    )
    return app


def close(app: Flask) -> None:
    """End the registry of an app, which may serve another test from now on."""
    app.extensions["registry"].close()
    if app in _kept:
        _idle[_kept[app][0]].append(app)
