// What the phone's scripts share. They are modules and load before htmx, in the order in which base.html names them,
// so that they hear everything htmx says.
// The page shows what they find by classes on <html>: `waiting` (a tap is under way for long), `tap-lost` (it never
// arrived), `not-live` (the page may be old), `may-sleep` (the phone refuses to keep its screen on).

export const show = (name, on) => document.documentElement.classList.toggle(name, on);

// The element by which htmx reads the stream; null on a page without one.
export const stream = document.querySelector('[hx-sse\\:connect]');

// The token of the table as this page shows it.
export const tableStands = () => document.getElementById('seen-token')?.value;

// Whether the turn that the page shows is that of its own seat, and goes on.
export function ownTurn() {
  const turn = document.querySelector('.turn');
  const seat = /\bme-(\d+)/.exec(document.body.className);
  return Boolean(turn && seat && turn.classList.contains(`of-${seat[1]}`) && !turn.classList.contains('timeout'));
}

// The answer to an act for another seat is read once: the page as it is loaded again is only the phone's own.
if (new URLSearchParams(location.search).has('entered')) history.replaceState(null, '', location.pathname);
