// What the table or the clock brings under a finger is inert for half a second: the tap was aimed at what lay there
// before. A button that stays and means something else now, or lies elsewhere on a notice, is as new as one that
// appears. Keys count as taps.

const INERT = 500;           // ms
const TAPPED = 'a[href], button, summary, label, input:not([type="hidden"])';
const MEANS = ['href', 'hx-post', 'hx-get', 'hx-vals', 'name', 'value', 'popovertarget'];
const OWN = '#answer, .picked';  // what only one's own taps bring
const COVERED = ':is(.table, .way, .notices, #asks-call) :is(a, button)';  // what the notice sheet, in it what waits for an answer, a time-out or the ladder covers
const main = document.querySelector('.zones, .ring-page');
const sheet = document.querySelector('.notice');
const known = new WeakMap();     // what each means, and until when it is inert

const meaning = (each) => MEANS.map((name) => each.getAttribute(name)).join('|');
const place = (each) => (sheet?.contains(each) ? Math.round(each.getBoundingClientRect().top + (each.closest('.notices')?.scrollTop ?? 0)) : '');

const OVER = '#asks-first, #timeout, .table:has(.around) .ladder';
const covering = () => [sheet, ...document.querySelectorAll(OVER)].reduce((sum, each) => sum + (each?.offsetHeight ?? 0), 0);
let covers = 0;

function look(inert) {
  const now = performance.now();
  const covered = covering();
  const uncovered = covered < covers ? COVERED : '.no-such';
  covers = covered;
  const all = [...main.querySelectorAll(TAPPED)];
  for (const each of all) {
    const means = each.checkVisibility() ? `${meaning(each)}|${place(each)}` : '';
    const was = known.get(each)?.means;
    if (was !== means || (inert && each.matches(uncovered))) {
      known.set(each, { means, until: inert && means && (was || !each.closest(OWN)) ? now + INERT : 0 });
    }
  }
  // Only now: a class changed between two looks has the browser compute the style of the whole page for each of them.
  for (const each of all) each.classList.toggle('fresh', known.get(each).until > now);
  if (inert) setTimeout(look, INERT + 10, false);
}

// What one's own tap shows is known from then on.
let tapping = false;
function own() {
  tapping = true;
  look(false);
  setTimeout(() => { tapping = false; look(false); });
}

function stop(event) {
  const each = event.target.closest?.(TAPPED);
  if (!each || !(known.get(each)?.until > performance.now())) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

if (main) {
  look(false);
  document.addEventListener('click', stop, true);
  for (const name of ['click', 'change', 'toggle']) document.addEventListener(name, own, true);
  new MutationObserver(() => look(!tapping)).observe(main, { subtree: true, childList: true, attributes: true, attributeFilter: [...MEANS, 'class', 'hidden'] });
}
