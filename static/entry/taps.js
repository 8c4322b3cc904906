// Taps that arrive once. Each has an id, made here and kept until it is answered: the server enters an id once.
// A second tap on the same spot at once is a double tap and counts once, except within [data-repeat], where of the taps
// on .undo those for one line count once. A tap that asks a question first (hx-confirm) is made by the "yes": before it
// there is none.

import { show, stream, tableStands } from '../request/page.js';

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

const KEPT = 'referee-taps';
const SAME = 600;            // ms in which the same tap again is the same tap
const DOUBLE = 350;          // ms between two taps on one spot that are a double tap
const SPOT = 24;             // px
const SHOW_WAITING = 700;    // ms after which the phone says that it waits
const ONE_TRY = 8000;        // ms for one try
const GIVE_UP = 90000;       // ms after which a tap means nothing any more
const AWAY = [502, 503, 504];
const STREAMED = 2000;       // ms that the stream may take for an answer; then the tap asks for it again

const memory = {};
function kept() {
  try { return JSON.parse(sessionStorage.getItem(KEPT)) || {}; } catch { return memory; }
}
function keep(id, tap) {
  const taps = kept();
  if (tap) taps[id] = tap; else delete taps[id];
  try { sessionStorage.setItem(KEPT, JSON.stringify(taps)); } catch { Object.assign(memory, taps); }
}

function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let waiting = 0;
let queue = Promise.resolve();

// A quick table answers between the two taps of a double tap, and then another button lies under the finger: so the
// spot counts as well as the words. What the phone had seen does not: it is new by then.
let finger = { x: 0, y: 0, when: -DOUBLE, double: false };
document.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
  const when = performance.now();
  finger = { x, y, when, double: when - finger.when < DOUBLE && Math.hypot(x - finger.x, y - finger.y) < SPOT };
}, true);

let last = { what: '', when: -SAME };
function isDouble(source, action, body) {
  const what = JSON.stringify([action, ...[...body].filter(([name]) => name !== 'seen')]);
  const when = performance.now();
  const same = what === last.what && when - last.when < SAME;
  const repeats = source.closest('[data-repeat]') && !(same && source.matches('.undo'));
  if (!repeats && (same || (finger.double && when - finger.when < SAME))) return true;
  last = { what, when };
  return false;
}

// The answer that the stream brings for a tap, told by its id; null if it does not come, as the stream broke off.
function streamed(id) {
  const place = document.getElementById('answered');
  const found = () => place?.querySelector(`[data-tap="${id}"]`)?.innerHTML ?? null;
  return new Promise((resolve) => {
    const looks = new MutationObserver(() => { if (found() !== null) end(); });
    const late = setTimeout(() => end(), STREAMED);
    function end() {
      looks.disconnect();
      clearTimeout(late);
      resolve(found());
    }
    if (!place || found() !== null) end(); else looks.observe(place, { childList: true, subtree: true, attributes: true });
  });
}

// Tries until the server answers, one tap after the other, in the order they were made.
async function send(id, url, request) {
  const since = Date.now();
  let late = false;
  const slow = setTimeout(() => { late = true; show('waiting', ++waiting > 0); }, SHOW_WAITING);
  const before = queue;
  let done;
  queue = new Promise((resolve) => { done = resolve; });
  try {
    await before;
    for (let pause = 300, answered; ; pause = Math.min(pause * 2, 2000)) {
      const tryout = new AbortController();
      const limit = setTimeout(() => tryout.abort(), ONE_TRY);
      try {
        const { headers, method, body, mode, credentials } = request;
        const answer = await fetch(url, { headers, method, body, mode, credentials, signal: tryout.signal });
        const text = answer.headers.get('X-Answer') === 'stream' ? await streamed(id) : await answer.text();
        if (text === null) continue;
        // Too many at once (but no guesses): the same tap again, once there is room.
        const tooFast = answer.status === 429 && answer.headers.has('Retry-After');
        if (!tooFast && !AWAY.includes(answer.status)) {
          keep(id, null);
          answered = text && answer.status === 204 ? new Response(text, { headers: { 'Content-Type': 'text/html' } })
            : new Response([204, 205, 304].includes(answer.status) ? null : text, answer);
        }
      } catch { /* no network, or no answer in time: the same tap again */ } finally { clearTimeout(limit); }
      // What a newer one of the same form has replaced is entered, and shown with that one's answer.
      if (answered && request.signal.aborted) throw new DOMException('replaced', 'AbortError');
      if (answered) return answered;
      if (Date.now() - since > GIVE_UP || request.signal.aborted) {
        keep(id, null);
        show('tap-lost', true);
        throw new DOMException('the tap never arrived', 'AbortError');
      }
      await Promise.race([sleep(pause), new Promise((online) => addEventListener('online', online, { once: true }))]);
    }
  } finally {
    done();
    clearTimeout(slow);
    if (late) show('waiting', --waiting > 0);
  }
}

document.addEventListener('htmx:config:request', (event) => {
  const { ctx } = event.detail;
  const { request } = ctx;
  // Questions enter nothing: none waits for an older one, and only the newest is answered.
  if (['GET', 'DIALOG'].includes(request.method) || ctx.sourceElement.matches('[data-question]')) return;
  const again = ctx.kept;
  if (again) {
    request.body = new FormData();
    for (const [name, value] of again.body) request.body.append(name, value);
  } else if (isDouble(ctx.sourceElement, request.action, request.body)) {
    event.preventDefault();
    return;
  }
  const id = again ? again.id : newId();
  ctx.stood = tableStands();
  request.body.set('post', id);
  const body = [...request.body].filter(([, value]) => typeof value === 'string');
  ctx.made = () => keep(id, { id, body, action: request.action, method: request.method, swap: ctx.swap,
    target: ctx.target && ctx.target.id, at: again ? again.at : Date.now(), loads: again ? again.loads + 1 : 0 });
  if (!ctx.confirm) ctx.made();
  show('tap-lost', false);
  request.timeout = 0;
  ctx.fetch = (url, options) => send(id, url, options);
});

// The question, in the words of the page and not the browser's.
const question = document.getElementById('sure');
question?.addEventListener('click', ({ target }) => { if (target.value && !finger.double) question.close(target.value); });
document.addEventListener('htmx:confirm', (event) => {
  const { ctx, issueRequest, dropRequest } = event.detail;
  event.preventDefault();
  if (question.open) { dropRequest(); return; }
  question.querySelector('p').textContent = ctx.confirm;
  question.returnValue = '';
  question.addEventListener('close', () => {
    if (question.returnValue !== 'yes') { dropRequest(); return; }
    ctx.made?.();
    issueRequest();
  }, { once: true });
  question.showModal();
});

// Taps that were not answered when the page was left or refreshed.
function sendKept() {
  for (const tap of Object.values(kept()).sort((one, other) => one.at - other.at)) {
    keep(tap.id, null);
    if (Date.now() - tap.at > GIVE_UP || tap.loads > 1) { show('tap-lost', true); continue; }
    const target = tap.target && document.getElementById(tap.target);
    const where = target ? { target, swap: tap.swap } : { swap: 'none' };
    window.htmx.ajax(tap.method, tap.action, { source: stream || document.body, ...where, kept: tap });
  }
}

document.addEventListener('DOMContentLoaded', sendKept);
