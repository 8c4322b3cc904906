// An answer that asks nothing goes after a while, so that the screen is whole again for the next turn.

import { tableStands } from '../request/page.js';
import { cleared } from './gathered.js';

const READ_FOR = 7000;
const STALE = 1500;          // ms in which what is no longer news can be read
const paused = () => String(document.querySelector('.turn.timeout') !== null);
let passing = 0;
let read = 0;

document.addEventListener('htmx:after:swap', (event) => {
  const answer = document.querySelector('#answer > [data-passing]:not([data-seen])');
  if (!answer) return;
  answer.dataset.seen = '';
  answer.dataset.stood = event.detail.ctx?.stood ?? '';
  answer.dataset.paused = paused();
  read = performance.now();
  // The next card is chosen again, unless this one was refused; what is being gathered stays where something else was entered.
  const played = event.detail.ctx?.sourceElement?.closest('#cards');
  if (!answer.classList.contains('no')) {
    for (const form of document.querySelectorAll('#cards form:is([data-build], :not([data-collect]))')) {
      if (played || !form.querySelector('.picked-card')) cleared(form);
    }
  }
  clearTimeout(passing);
  passing = setTimeout(() => {
    answer.dataset.read = '';
    if (!answer.contains(document.activeElement)) answer.remove();
  }, READ_FOR);
});

// It says how the table stood with that tap. Once the table stands otherwise, or a time-out begins, what was to be done
// then is no longer true and goes at once; the rest goes as soon as it can have been read.
function olden() {
  const answer = document.querySelector('#answer > [data-seen]');
  const now = tableStands();
  if (!answer || !now) return;
  if (now === answer.dataset.stands) answer.dataset.stood = now;  // taken back it would stand as it stood before
  if (answer.dataset.paused === paused() && [answer.dataset.stands, answer.dataset.stood].includes(now)) return;
  answer.querySelector('.came')?.classList.add('past');
  if (answer.dataset.old !== undefined) return;
  answer.dataset.old = '';
  setTimeout(() => { if (!answer.contains(document.activeElement)) answer.remove(); }, Math.max(0, read + STALE - performance.now()));
}
document.addEventListener('htmx:after:swap', olden);

// One with the focus of a keyboard stays until the focus leaves it.
document.addEventListener('focusout', ({ target, relatedTarget }) => {
  const answer = target.closest('#answer > [data-old], #answer > [data-read]');
  if (answer && !answer.contains(relatedTarget)) answer.remove();
});

// It goes at once where somebody taps on it, beside its buttons.
document.addEventListener('click', (event) => {
  const answer = event.target.closest('#answer > [data-passing]');
  if (answer && !event.target.closest('a, button')) answer.remove();
});
