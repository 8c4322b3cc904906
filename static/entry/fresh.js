// What the table or the clock brings under a finger is inert for half a second: the tap was aimed at what lay there
// before. A button that stays and means something else now, or lies elsewhere on a notice, is as new as one that
// appears. Keys count as taps. Undo waits longer for somebody who has not just tapped: two people who undo one mistake
// would undo two lines.

const INERT = 500;           // ms
const UNDO = 1200;           // ms
const TAPPED = 'a[href], button, summary, label, input:not([type="hidden"])';
const MEANS = ['href', 'hx-post', 'hx-get', 'hx-vals', 'name', 'value', 'popovertarget'];
const OWN = '#answer, .picked';  // what only one's own taps bring
const COVERED = ':is(.table, .way, .notices, #asks-call) :is(a, button)';  // what the notice sheet, in it what waits for an answer, a time-out or the ladder covers
const main = document.querySelector('.zones, .ring-page');
const sheet = document.querySelector('.notice');
const known = new WeakMap();     // what each means, and until when it is inert

const boxOf = (node) => node?.getBoundingClientRect() ?? new DOMRect();
// Safari before 17.4 does not know the first.
const visible = (node) => node.checkVisibility?.({ visibilityProperty: true })
  ?? (node.getClientRects().length > 0 && getComputedStyle(node).visibility === 'visible');
const meaning = (node) => MEANS.map((name) => node.getAttribute(name)).join('|');
const place = (node) => (sheet?.contains(node) ? Math.round(boxOf(node).top + (node.closest('.notices')?.scrollTop ?? 0)) : '');

const OVER = ['#asks-first', '#timeout', '.table:has(.around) .ladder'];
const covering = () => [sheet, ...OVER.map((cover) => document.querySelector(cover))].map(boxOf);
const shrinks = (was, now) => now.height < was.height;
const moves = (was, now) => was.height && (now.top > was.top || now.bottom < was.bottom);
function liesIn(node, areas) {
  if (!areas.length || !node.matches(COVERED)) return false;
  const own = boxOf(node);
  return areas.some((box) => own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top);
}
let covers = [];
let asked = 0;               // the frame before which all pieces of an update are looked at
let tapping = 0;             // the look at what one's own tap shows
let tapped = -UNDO;          // when one tapped last

function look(news) {
  const inert = news || asked;
  cancelAnimationFrame(asked);
  asked = tapping = 0;
  const now = performance.now();
  const rests = new Set();   // ms
  const untilOf = (node) => {
    const ms = node.matches('[hx-post="undo"]') && now - tapped > UNDO ? UNDO : INERT;
    rests.add(ms);
    return now + ms;
  };
  const covered = covering();
  // The sheet, the first of them, also moves, and need not become smaller when it does.
  const uncovered = covers.filter((was, at) => shrinks(was, covered[at]) || (!at && moves(was, covered[at])));
  covers = covered;
  const all = [...main.querySelectorAll(TAPPED)];
  for (const node of all) {
    const means = visible(node) ? `${meaning(node)}|${place(node)}` : '';
    const was = known.get(node)?.means;
    if (was !== means || (inert && liesIn(node, uncovered))) {
      known.set(node, { means, until: inert && means && (known.has(node) || !node.closest(OWN)) ? untilOf(node) : 0 });
    }
  }
  // Only now: a class between two looks makes the browser compute style for each.
  for (const node of all) node.classList.toggle('fresh', known.get(node).until > now);
  watcher.takeRecords();  // these classes are no news
  for (const ms of rests) setTimeout(look, ms + 10, false);
}

const lookNow = () => { if (asked) look(true); };
function own() {
  lookNow();
  tapped = performance.now();
  tapping ||= setTimeout(look, 0, false);
}

const ticks = ({ type, target }) => type === 'childList' && target.matches('[data-clock]');
const watcher = new MutationObserver((changes) => { if (!tapping && !asked && !changes.every(ticks)) look(true); });

function stop(event) {
  lookNow();
  const node = event.target.closest?.(TAPPED);
  if (!node || !(known.get(node)?.until > performance.now())) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

if (main) {
  look(document.querySelector('.stands-in') !== null);  // the page of the next seat, under the same finger
  // The light of a lot that had fallen before has gone round.
  for (const light of main.getAnimations({ subtree: true })) if (light.animationName?.startsWith('lot')) light.finish();
  document.addEventListener('pointerover', lookNow, true);  // with which every tap begins
  document.addEventListener('click', stop, true);
  for (const name of ['click', 'change', 'toggle']) document.addEventListener(name, own, true);
  document.addEventListener('htmx:before:swap', () => { if (tapping) look(false); asked ||= requestAnimationFrame(look); });
  // Style and layout are computed in the task that updates, so that the one that paints is shorter.
  document.addEventListener('htmx:finally:swap', lookNow);
  watcher.observe(main, { subtree: true, childList: true, attributes: true, attributeFilter: [...MEANS, 'class', 'hidden'] });
}
