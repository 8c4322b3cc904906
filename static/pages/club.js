// The timer of a club. The server says how many seconds are left; only from then on is this screen's time used.

const known = new WeakMap();

function paint() {
  for (const digits of document.querySelectorAll('[data-left]')) {
    const { left, runs } = digits.dataset;
    const before = known.get(digits);
    // A timer that is started has as many seconds left as when it rested.
    if (!before || before.left !== left || before.runs !== runs) known.set(digits, { left, runs, since: performance.now() });
    if (runs === undefined) continue;
    const now = Math.max(0, Math.ceil(left - (performance.now() - known.get(digits).since) / 1000));
    const text = `${Math.floor(now / 60)}:${`${now % 60}`.padStart(2, '0')}`;
    if (digits.textContent !== text) digits.textContent = text;
    const timer = digits.closest('.club-timer');
    timer.classList.toggle('over', now === 0);
    for (const up of document.querySelectorAll('.club-timer .up, .club-says')) if (up.hidden !== now > 0) up.hidden = now > 0;
  }
}

setInterval(paint, 250);
document.addEventListener('htmx:after:swap', paint);
