#!/bin/sh
# htmx 4.0.1 in Chromium 156. htmx:config:request, in which one adds to what is sent, fires before hx-confirm asks, and
# also when the answer is no; then htmx:finally:request fires, with no before or after request. So a listener that keeps
# "this tap is on its way" at config:request keeps taps that were never sent.
. "$(dirname "$0")/lib/common"
need python3 chromium
npm_packages htmx.org@4.0.1
{
  echo '<!doctype html><button id=b hx-post=/go hx-confirm="sure?">x</button><script>'
  cat "$work/node_modules/htmx.org/dist/htmx.js"
  cat <<'E'
</script><script>
const told = []
for (const name of ['config:request', 'confirm', 'before:request', 'after:request', 'finally:request'])
  document.addEventListener('htmx:' + name, () => told.push(name))
window.confirm = () => { told.push('asked'); return false }
onload = () => setTimeout(() => {
  b.click()
  setTimeout(() => fetch('/done', {method: 'POST', body: JSON.stringify({told: told.join(' ')})}), 1000)
}, 500)
</script>
E
} > "$work/page.html"
now=$(python - "$work/page.html" "$lib" <<'E'
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from phones import opened
page = Path(sys.argv[1]).read_text(encoding="utf-8")
print(opened("Chromium", "/", lambda path: (page, "text/html; charset=utf-8"))["told"])
E
)
seen 'a question answered with no' 'config:request confirm asked finally:request' "$now"
exit $changed
