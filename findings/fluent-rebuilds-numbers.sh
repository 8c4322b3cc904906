#!/bin/sh
# fluent.runtime 0.4.0. Our guess was that a number of a class of one's own, made from FluentInt with a `format` of its
# own, is written by that, as any FluentType is. It is not: what is an int is taken apart and made again as a plain
# FluentInt before a text is formatted, which keeps the options (no grouping here) and drops the class, so its `format`
# is never called. A type that is no number keeps its own.
. "$(dirname "$0")/lib/common"
python_packages fluent.runtime==0.4.0
cat >"$work/said.py" <<'P'
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType

class Own(FluentInt):
    def format(self, locale):
        return "own"

class Other(FluentType):
    def format(self, locale):
        return "own"

bundle = FluentBundle(["en"], use_isolating=False)
bundle.add_resource(FluentResource("points = { $points } points"))

def said(points):
    return bundle.format_pattern(bundle.get_message("points").value, {"points": points})[0]

print(said(1234), "|", said(Own(1234)), "|", said(Own(1234, useGrouping=False)), "|", said(Other()))
P
now=$(python "$work/said.py")
seen 'an int, a class of its own, the same without grouping, and no number' '1,234 points | 1,234 points | 1234 points | own points' "$now"
exit $changed
