// The clock. The server says how many milliseconds are left; only from then on is the phone's time used.

import { stream } from '../request/page.js';
import { sayClock } from './spoken.js';

let ends = null;

function paint() {
  const left = ends === null ? null : Math.max(0, Math.ceil((ends - performance.now()) / 1000));
  sayClock(left);
  const text = left === null ? '' : left < 60 ? `${left}` : `${Math.floor(left / 60)}:${`${left % 60}`.padStart(2, '0')}`;
  for (const clock of document.querySelectorAll('[data-clock]')) {
    if (clock.hidden !== (left === null)) clock.hidden = left === null;  // what is set is noticed, also if it is the same
    clock.classList.toggle('over', left === 0);
    // In the same text node: for a new one a browser computes the style of whatever stands in a rule with :has().
    if (!clock.firstChild) clock.append('');
    if (clock.firstChild.data !== text) clock.firstChild.data = text;
  }
}

if (stream) {
  stream.addEventListener('clock', (event) => {
    const left = parseInt(event.detail.data, 10);
    ends = Number.isNaN(left) ? null : performance.now() + left;
    paint();
  });
  document.addEventListener('htmx:after:swap', paint);
  setInterval(paint, 250);
}
