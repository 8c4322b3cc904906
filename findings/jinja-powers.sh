#!/bin/sh
# Jinja 3.1.6. Expressions look like Python's, but a sign binds before a power: -2 ** 2 is 4, in Python -4. Numbers need a
# digit on both sides of the point: .5 and 1. are errors of syntax. 0x1F and 1_000 are read.
. "$(dirname "$0")/lib/common"
python_packages jinja2==3.1.6
now=$(python - <<'E'
from jinja2 import Environment, TemplateSyntaxError
def told(text):
    try:
        return Environment().from_string("{{ %s }}" % text).render()
    except TemplateSyntaxError:
        return "error"
print(*map(told, ("-2 ** 2", "2 ** 2", ".5", "1.", "0x1F", "1_000")), -2 ** 2)
E
)
seen '-2**2, 2**2, .5, 1., 0x1F, 1_000, and -2**2 in Python' '4 4 error error 31 1000 -4' "$now"
exit $changed
