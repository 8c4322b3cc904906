"""The format of the ids in docs/rules-index.md, which no person is ever shown."""

import re

LIKE_AN_ID = re.compile(r"(?<![\w-])(?!UTF-8)(?:Q-)?[A-Z]{2,4}-[0-9]+")
