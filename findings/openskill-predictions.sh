#!/bin/sh
# openskill, 5.0.1 of npm beside 6.2.0 of PyPI. Both rate three players alike to the last digit, and agree about a duel;
# but from three sides on they predict differently: npm's who wins, and both how likely a draw is, also among equals.
. "$(dirname "$0")/lib/common"
python_packages openskill==6.2.0
npm_packages openskill@5.0.1
cat > "$work/run.js" <<'E'
const o = require('openskill')
const [a, b, c] = [[30, 5], [22, 4], [25, 8]].map(([mu, sigma]) => [o.rating({mu, sigma})])
const r = () => [o.rating()]
const n = x => x.toFixed(4)
console.log('rated ' + o.rate([a, b, c]).flat().map(x => n(x.mu)).join(' ') + '\nduel ' + n(o.predictWin([a, b])[0]) + ' ' +
  n(o.predictDraw([a, b])) + '\nthree ' + o.predictWin([a, b, c]).map(n).join(' ') + ' ' + n(o.predictDraw([r(), r(), r()])))
E
cat > "$work/run.py" <<'E'
from openskill.models import PlackettLuce
m = PlackettLuce()
a, b, c = ([m.rating(mu=mu, sigma=sigma)] for mu, sigma in ((30, 5), (22, 4), (25, 8)))
n = "{:.4f}".format
print("rated", *(n(t[0].mu) for t in m.rate([a, b, c])))
print("duel", n(m.predict_win([a, b])[0]), n(m.predict_draw([a, b])))
print("three", *map(n, m.predict_win([a, b, c])), n(m.predict_draw([[m.rating()]] * 3)))
E
js=$(node "$work/run.js")
py=$(python "$work/run.py")
seen 'ratings and a duel' "$(echo "$py" | head -n 2)" "$(echo "$js" | head -n 2)"
seen 'three sides, and a draw of three equals, npm' 'three 0.4865 0.2002 0.3133 0.1780' "$(echo "$js" | tail -n 1)"
seen 'three sides, and a draw of three equals, PyPI' 'three 0.4982 0.1896 0.3123 0.1865' "$(echo "$py" | tail -n 1)"
exit $changed
