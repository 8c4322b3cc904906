#!/bin/sh
# A page with two filled text fields, one of them autocomplete="off", left and returned to by history.back().
# Chromium 156, Firefox ESR 153.8, WebKitGTK 2.50: all three take the page out of memory as it was (persisted, a script's
# variable and an open popover are still there), but WebKit has emptied the field with autocomplete="off". No input
# or reset event tells the page so.
. "$(dirname "$0")/lib/common"
engines
cat > "$work/page.html" <<'E'
<!doctype html><title>fields</title><input id=plain><input id=off autocomplete=off><div popover id=box>box</div><script>
let kept, told = 0
addEventListener('pageshow', event => {
  if (!sessionStorage.seen) {
    sessionStorage.seen = 1
    setTimeout(() => {
      kept = true; plain.value = off.value = '26'; box.showPopover()
      for (const kind of ['input', 'change', 'reset']) addEventListener(kind, () => told++, true)
      setTimeout(() => { location.href = '/other' }, 500)
    }, 500)
  } else setTimeout(() => fetch('/done', {method: 'POST', body: JSON.stringify({persisted: event.persisted, kept,
    popover: box.matches(':popover-open'), plain: plain.value, off: off.value || 'empty', told})}), 300)
})
</script>
E
export MINI
now=$(python3 "$lib/phones.py" "$work/page.html")
same='persisted=True kept=True popover=True plain=26'
seen 'back to filled fields' \
  "Chromium $same off=26 told=0; Firefox $same off=26 told=0; WebKit $same off=empty told=0" "$now"
exit $changed
