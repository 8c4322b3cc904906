// The notice sheet. What lies on it can be closed, and stays closed on this phone, also when the table sends it again;
// what waits for an answer comes back with the next line. What only tells something goes by itself with the next line,
// once it can have been read.

const CLOSED = 'referee-closed';
const READ = 4000;           // ms in which a message can be read
const TELLS = '[data-notice^="news-"]:not(.cleared, .look)';  // what asks nothing, and shows no cards
const sheet = document.querySelector('.notice');
const notices = () => sheet.querySelectorAll('[data-notice]');
const keyOf = (notice) => (notice.dataset.notice ? `${location.pathname}#${notice.dataset.notice}` : '');

function closed() {
  try { return JSON.parse(sessionStorage.getItem(CLOSED)) || []; } catch { return []; }
}

const newest = () => document.querySelector('.told-line')?.id;

// What the sheet asks, and the newest line at the table.
const asked = () => [...notices()].map(({ textContent }) => textContent).join() + newest();

function hideClosed() {
  if (sheet.dataset.closed !== asked()) delete sheet.dataset.closed;
  const known = closed();
  for (const notice of notices()) if (known.includes(keyOf(notice))) notice.hidden = true;
}

function keep(known) {
  try { sessionStorage.setItem(CLOSED, JSON.stringify([...known].slice(-40))); } catch { /* closed on this page only */ }
}

const seen = new Map();      // since when, and beside which line, each message is seen on this page
let later = 0;

function goOld() {
  if (document.hidden) return;
  const now = performance.now();
  for (const notice of sheet.querySelectorAll(TELLS)) {
    const key = keyOf(notice);
    if (!seen.has(key)) seen.set(key, { when: now, line: newest() });
    const { when, line } = seen.get(key);
    if (notice.hidden || line === newest() || notice.contains(document.activeElement)) continue;
    if (now - when >= READ) {
      notice.hidden = true;
      keep(new Set([...closed(), key]));
    } else {
      clearTimeout(later);
      later = setTimeout(goOld, READ - (now - when));
    }
  }
}

function close() {
  const known = new Set(closed());
  document.getElementById('answer')?.replaceChildren();
  for (const notice of notices()) {
    if (!keyOf(notice)) continue;
    known.add(keyOf(notice));
    notice.hidden = true;
  }
  sheet.dataset.closed = asked();
  keep(known);
}

if (sheet) {
  sheet.querySelector('.close-notice').addEventListener('click', close);
  for (const name of ['htmx:after:swap', 'DOMContentLoaded', 'visibilitychange']) {
    document.addEventListener(name, () => { hideClosed(); goOld(); });
  }
  hideClosed();
  // A rare act closes the list it was chosen from.
  document.addEventListener('click', ({ target }) => {
    const more = document.querySelector('.more[open]');
    if (more && (!target.closest('.more') || target.closest('.more-acts button:not([name]), .to-cards'))) more.open = false;
  });
}
