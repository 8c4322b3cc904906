"""Tests of the pages over HTTP, each with its own app; URL rules are compiled once for all of them."""

from collections.abc import Callable

from flask import Flask
from werkzeug.routing import Rule

BUILDERS: dict[tuple[object, ...], Callable[..., tuple[str, str]]] = {}


class KnownRule(Rule):
    """An address that is built as it was in the app before: what builds it depends on its text and names alone."""

    def _compile_builder(self, append_unknown: bool = True) -> Callable[..., tuple[str, str]]:
        key = self.rule, append_unknown, *sorted((self.defaults or {}).items())
        if key not in BUILDERS:
            BUILDERS[key] = super()._compile_builder(append_unknown)
        return BUILDERS[key]


Flask.url_rule_class = KnownRule
