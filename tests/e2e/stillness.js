// Watch a phone's page: whatever moves, appears under a finger or shifts although its person tapped nothing is written
// to the console as an error, which the phone's driver keeps as a fault.

(() => {
  const TAPPED = 'a[href], button, summary, select, label, input:not([type="hidden"], label *), textarea';
  const MEANS = ['href', 'hx-post', 'hx-get', 'hx-vals', 'popovertarget', 'name', 'value', 'id'];
  const RANKED = '.score-night';  // rows change places, and are inert then
  const ACT = '#turn, .table, .notices, .round-table';
  const OWN = 700;            // ms after an input or its answer in which changes are its own
  const LATE = 10_000;        // ms within which the stream brings a person's own line, on a busy computer too
  const INERT = 300;          // ms after which what appeared must still be inert; it is for 500
  const NEAR = 1;             // px
  let ownUntil = Infinity;    // until the page has loaded
  let asked = 0;
  let asking = false;
  let before = new Map();
  let due = false;
  let moving = false;         // whether what has changed since the last look can move something
  let changed = 0;
  let counts = null;          // whether the table only keeps score, which is another screen
  let told = null;            // the newest line when this person entered one that the stream has not brought yet
  let toldUntil = 0;

  const extend = () => { ownUntil = Math.max(ownUntil, performance.now() + OWN); };
  const own = () => { if (!asking) { extend(); later(); } };
  const isOwn = () => asked > 0 || performance.now() < Math.max(ownUntil, toldUntil);
  const newest = () => document.querySelector('.told [data-line]')?.dataset.line;
  const tell = (text) => console.error(`still: ${text}`);
  const round = (box) => `${[box.x, box.y, box.width, box.height].map(Math.round)}`;

  function nameOf(node) {
    const element = node?.nodeType === 3 ? node.parentElement : node;
    if (!element) return 'something';
    const box = element.closest('[id]');
    const path = box && box !== element ? `#${box.id} ` : '';
    return `${path}${element.localName}${element.id ? `#${element.id}` : ''}.${element.getAttribute('class') ?? ''} "${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 30)}"`;
  }

  // Whether a tap in its middle reaches it.
  function reached(element, box) {
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && (element === hit || element.contains(hit));
  }

  function places() {
    const found = new Map();
    const seen = new Map();
    for (const element of document.querySelectorAll(TAPPED)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const inner = element.localName === 'label' ? element.querySelector('input') : null;
      const means = [element.parentElement.closest('[id]')?.id, element.localName, element.localName === 'a' ? null : element.getAttribute('aria-label'), ...MEANS.flatMap((name) => [element.getAttribute(name), inner?.getAttribute(name)])].join('|');
      const nth = (seen.get(means) ?? 0) + 1;
      seen.set(means, nth);
      const inert = getComputedStyle(element).pointerEvents === 'none';
      found.set(`${means}|${nth}`, { element, box, inert, tapped: !inert && reached(element, box) });
    }
    return found;
  }

  function moved(one, two) {
    return ['x', 'y', 'width', 'height'].some((side) => Math.abs(one[side] - two[side]) > NEAR);
  }

  // What grows, shrinks or is centred again has not moved, and what had no size was not there. The words of the turn, the picture of
  // the table and the notices over it show the act itself; the boxes of what can be tapped are compared by compare().
  function shifted({ node, previousRect: one, currentRect: two }) {
    if (node?.nodeType !== 1 || node.closest(`${TAPPED}, ${ACT}`)) return false;
    const stays = (start, size) => [0, .5, 1].some((part) => Math.abs(one[start] + part * one[size] - two[start] - part * two[size]) <= NEAR);
    return one.width > 0 && one.height > 0 && two.width > 0 && !(stays('x', 'width') && stays('y', 'height'));
  }

  function compare() {
    due = moving = false;
    asking = true;  // as a tap begins: the page looks first at what has come and was not drawn yet
    document.dispatchEvent(new Event('pointerover'));
    asking = false;
    if (told !== newest()) {
      if (toldUntil) extend();
      toldUntil = 0;
    }
    const now = places();
    if (!isOwn()) {
      for (const [key, { element, box, inert, tapped }] of now) {
        const was = before.get(key);
        const shows = element.closest('.notice') ? tapped : !(inert && element.closest(RANKED));
        if (was && moved(was.box, box) && shows) tell(`${nameOf(element)} moved from ${round(was.box)} to ${round(box)}`);
        const early = performance.now() - changed <= INERT + 60;  // a busy computer draws later than that
        if (early && tapped && !was?.tapped && !was?.inert) {
          tell(`${nameOf(element)} ${was ? 'was uncovered' : 'appeared'} at ${round(box)} and can be tapped at once`);
        } else if (!was) {
          const since = changed;
          setTimeout(() => {
            if (performance.now() - since > INERT + 60 || isOwn() || !element.isConnected) return;
            if (reached(element, element.getBoundingClientRect())) tell(`${nameOf(element)} can be tapped ${INERT} ms after it appeared`);
          }, since + INERT - performance.now());
        }
      }
      const page = document.documentElement;
      if (document.body.matches('.phone') && (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)) {
        tell(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight}`);
      }
    }
    before = now;
  }

  function later() {
    const counted = document.querySelector('.score-night') !== null;
    if (counts !== counted) extend();
    counts = counted;
    if (due) return;
    due = true;
    changed = performance.now();
    requestAnimationFrame(compare);
  }

  for (const name of ['pointerdown', 'pointerup', 'click', 'keydown', 'input', 'change', 'focusin']) {
    addEventListener(name, own, true);
  }
  addEventListener('resize', own);
  addEventListener('scroll', () => { if (!moving) own(); }, true);  // after a change it is the change that scrolls
  // The clock moves nothing: who scrolls while it ticks scrolls by themselves.
  const ticks = ({ type, target }) => type !== 'attributes' && Boolean((target.nodeType === 3 ? target.parentElement : target)?.matches?.('[data-clock]'));
  const shown = (names) => (names ?? '').replace(/\bfresh\b/, '').trim();
  // What only becomes inert, or can be tapped again, stays where it is.
  const turnsInert = ({ attributeName, oldValue, target }) => attributeName === 'class' && shown(oldValue) === shown(target.getAttribute('class'));
  const ofStream = ({ detail }) => detail.ctx?.sourceElement?.matches?.('[hx-sse\\:connect]');
  document.addEventListener('htmx:before:request', (event) => {
    if (ofStream(event)) return;
    asked += 1;
    if (event.detail.ctx?.sourceElement?.getAttribute('hx-post') !== 'enter' || !newest()) return;
    told = newest();
    toldUntil = performance.now() + LATE;
  });
  document.addEventListener('htmx:finally:request', (event) => { if (!ofStream(event)) { asked -= 1; own(); } });
  addEventListener('load', () => { ownUntil = 0; own(); });
  // The first observer is told first: the page's own may take long on a busy computer.
  new MutationObserver((changes) => {
    if (changes.every(ticks)) return;
    moving ||= !changes.every(turnsInert);
    later();
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeOldValue: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      if (shift.hadRecentInput || isOwn() || !shift.sources.some(shifted)) continue;
      const what = shift.sources.filter(shifted).map(({ node, previousRect, currentRect }) => `${nameOf(node)} from ${round(previousRect)} to ${round(currentRect)}`);
      tell(`the layout shifted by ${shift.value.toFixed(4)}: ${what.join('; ')}`);
    }
  }).observe({ type: 'layout-shift' });
})();
