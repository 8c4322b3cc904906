// The notice sheet. What lies on it can be closed, and stays closed on this phone, also when the table sends it again;
// what waits for an answer comes back with the next line.

const CLOSED = 'referee-closed';
const sheet = document.querySelector('.notice');
const notices = () => sheet.querySelectorAll('[data-notice]');
const keyOf = (notice) => (notice.dataset.notice ? `${location.pathname}#${notice.dataset.notice}` : '');

function closed() {
  try { return JSON.parse(sessionStorage.getItem(CLOSED)) || []; } catch { return []; }
}

// What the sheet asks, and the newest line at the table.
const asked = () => [...notices()].map(({ textContent }) => textContent).join() + document.querySelector('.told-line')?.id;

function hideClosed() {
  if (sheet.dataset.closed !== asked()) delete sheet.dataset.closed;
  const known = closed();
  for (const notice of notices()) if (known.includes(keyOf(notice))) notice.hidden = true;
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
  try { sessionStorage.setItem(CLOSED, JSON.stringify([...known].slice(-40))); } catch { /* closed on this page only */ }
}

if (sheet) {
  sheet.querySelector('.close-notice').addEventListener('click', close);
  document.addEventListener('htmx:after:swap', hideClosed);
  document.addEventListener('DOMContentLoaded', hideClosed);
  hideClosed();
  // A rare act closes the list it was chosen from.
  document.addEventListener('click', ({ target }) => {
    const more = document.querySelector('.more[open]');
    if (more && (!target.closest('.more') || target.closest('.more-acts button:not([name])'))) more.open = false;
  });
}
