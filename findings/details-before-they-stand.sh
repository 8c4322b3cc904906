#!/bin/sh
# Three <details> of one name, all of them open, in a tree that is not yet part of the page; then it is appended.
# Chromium 156, Firefox ESR 153.8: the first stays open, the others close at once, also outside the page. WebKitGTK 2.50:
# all three are open outside the page, and when it is appended the last one wins. Written as HTML, into the page or by
# innerHTML, the first wins in all three.
. "$(dirname "$0")/lib/common"
engines
cat > "$work/page.html" <<'E'
<!doctype html><body><details name=a open></details><details name=a open></details><details name=a open></details><script>
const shown = parent => [...parent.querySelectorAll(':scope > details')].map(d => +d.open).join('')
const loose = document.createElement('div')
for (let i = 0; i < 3; i++) {
  const d = document.createElement('details')
  d.name = 'b'; d.open = true; loose.append(d)
}
const outside = shown(loose)
document.body.append(loose)
fetch('/done', {method: 'POST', body: JSON.stringify({parsed: shown(document.body), outside, appended: shown(loose)})})
</script>
E
export MINI
now=$(python3 "$lib/phones.py" "$work/page.html")
seen 'open details of one name' \
  'Chromium parsed=100 outside=100 appended=100; Firefox parsed=100 outside=100 appended=100; WebKit parsed=100 outside=111 appended=001' \
  "$now"
exit $changed
