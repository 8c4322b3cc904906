#!/bin/sh
# A page that holds an EventSource open, left by a link and returned to by history.back().
# Chromium 156, Firefox ESR 153.8, WebKitGTK 2.50: in Chromium the page comes out of the memory for pages (persisted)
# with its stream, which went on while the page was away: its messages are there within a tenth of a second; in WebKit
# it comes out of it too, but hears nothing of what was sent meanwhile; Firefox keeps no such page and loads it anew.
# `away`: two messages or more arrived between pagehide and one tenth of a second after pageshow.
. "$(dirname "$0")/lib/common"
engines
cat > "$work/page.html" <<'E'
<!doctype html><title>stream</title><script>
let stream, heard = 0, left = 0
addEventListener('pagehide', () => { left = heard })
addEventListener('pageshow', event => {
  if (!sessionStorage.seen) {
    sessionStorage.seen = 1
    stream = new EventSource('/stream')
    stream.onmessage = () => heard++
    setTimeout(() => { location.href = '/other' }, 1500)
  } else {
    setTimeout(() => fetch('/done', {method: 'POST', body: JSON.stringify(
      {persisted: event.persisted, away: stream ? heard - left > 1 : 'none'})}), 100)
  }
})
</script>
E
export MINI
now=$(python3 "$lib/phones.py" "$work/page.html")
seen 'back to a page with a stream' \
  'Chromium persisted=True away=True; Firefox persisted=False away=none; WebKit persisted=True away=False' \
  "$now"
exit $changed
