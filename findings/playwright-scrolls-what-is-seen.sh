#!/bin/sh
# A button that stays at the lower end of a list that scrolls (position: sticky), in full view, and takes no pointer for its first
# 0.7 s. A click on it waits, and meanwhile Playwright 1.65.2 scrolls the list under it once or twice: the page sees scrolling that no
# person did, and what else lies in the list has moved. A button that takes pointers at once is clicked without scrolling.
. "$(dirname "$0")/lib/common"
need chromium
python_packages playwright==1.65.2
cat > "$work/click.py" <<'E'
import shutil

from playwright.sync_api import sync_playwright

PAGE = """<!doctype html><style>body { margin: 0 } #list { height: 200px; overflow: auto } #long { height: 600px }
#end { position: sticky; bottom: 0; background: white } button { height: 48px } .rests { pointer-events: none }</style>
<div id=list><div id=long></div><div id=end><button id=go class=rests>go</button></div></div>
<script>let scrolled = 0; list.onscroll = () => { scrolled++ };
setTimeout(() => go.classList.remove('rests'), REST); go.onclick = () => { document.title = `${scrolled > 0} ${list.scrollTop > 0}` }</script>"""

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    for rest in (0, 700):
        page = browser.new_page(viewport={"width": 360, "height": 640})
        page.set_content(PAGE.replace("REST", str(rest)))
        page.wait_for_timeout(50 if not rest else 0)
        page.locator("#go").click()
        print(page.title(), end="; ")
E
seen 'scrolled before the click, and still so after it (button ready, button resting)' 'false false; true true; ' "$(python "$work/click.py")"
exit $changed
