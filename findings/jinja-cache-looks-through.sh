#!/bin/sh
# Jinja2 3.1.6. Our guess was that a template that is kept already is found by one access to a dictionary, however many
# are kept. The cache that an environment has by default notes the order of use in a queue, and looks through the queue
# whenever the template asked for is not the one used last. A site with 300 templates that asks for two of them in turn
# after all others compares hundreds of names; a page of ours with twenty parts spent a sixth of its time so. With
# `cache_size=-1`, where nothing is ever dropped, none are compared.
. "$(dirname "$0")/lib/common"
python_packages jinja2==3.1.6
cat >"$work/compared.py" <<'E'
from jinja2 import DictLoader, Environment

compared = 0

class Name(str):
    __hash__ = str.__hash__

    def __eq__(self, other):
        global compared
        compared += 1
        return str.__eq__(self, other)

names = [Name(f"page-{n}.html") for n in range(300)]
for options in ({}, {"cache_size": -1}):
    environment = Environment(loader=DictLoader(dict.fromkeys(map(str, names), "hello")), auto_reload=False, **options)
    for name in names:
        environment.get_template(name)
    compared = 0
    for name in reversed(names):
        environment.get_template(name)
    print("thousands" if compared > 5_000 else compared)
E
now=$(python "$work/compared.py" | tr '\n' ' ')
seen 'names compared to find each of 300 kept templates once, by default and without a limit' 'thousands 0 ' "$now"
exit $changed
