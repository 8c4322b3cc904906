// Taps on cards: what is chosen, gathered and put back.

import { counted, fitting, gathers, pick, restored, tallied } from './gathered.js';

document.addEventListener('change', ({ target }) => { if (target.matches('.grid [name="rank"]')) fitting(target.form); });
// What the table sends leaves the cards that were gathered: only what is said of them is put right again.
const allFitting = () => document.querySelectorAll('.grid').forEach((form) => (form.matches(':has(.picked)') ? tallied : fitting)(form));
document.addEventListener('htmx:after:swap', allFitting);
addEventListener('pageshow', allFitting);
document.addEventListener('htmx:after:swap', restored);
document.addEventListener('DOMContentLoaded', restored);

document.addEventListener('click', (event) => {
  const chip = event.target.closest('.picked-card');
  const button = event.target.closest('.grid [name="suit"], .grid [name="card"], .grid [data-naming]');
  if (chip) {
    const { form } = chip;
    chip.remove();
    counted(form);
  } else if (button && gathers(button.form)) {
    event.preventDefault();
    const rank = button.form.querySelector('[name="rank"]:checked');
    const look = [...button.querySelectorAll('.face, .sign')];
    if (button.name === 'card') pick(button.form, button.value, look.length ? look : [document.createTextNode(button.textContent)], button.getAttribute('aria-label') ?? button.textContent, false);
    else if (button.matches('[data-naming]')) pick(button.form, button.value, [button.nextElementSibling.querySelector('.face')], button.getAttribute('aria-label'), false);
    else if (rank) {
      const face = rank.nextElementSibling;
      const suit = button.querySelectorAll('.sign, .letter');
      pick(button.form, `${rank.value}:${button.value}`, [face.querySelector('.face'), ...suit], `${face.textContent.trim()} ${button.getAttribute('aria-label')}`, rank.matches('[data-wish]'));
    }
  }
}, true);

// What was begun with another card is begun again.
document.addEventListener('change', (event) => {
  const { target } = event;
  if (target.matches('.grid .gather')) {
    target.form.querySelector('.picked').replaceChildren();
    counted(target.form);
  } else if (target.matches('.grid [name="rank"]') && !gathers(target.form)) {
    const none = target.form.querySelector('.wishes [value=""]');
    if (none) none.checked = true;
    for (const own of target.form.querySelectorAll('[name="own"]:checked')) own.checked = false;
  }
});

// What cards that are chosen already come to is asked once they are there.
const begun = () => document.querySelectorAll('[data-build]:has(.picked-card) .running:not([data-asked])').forEach((sum) => counted(sum.closest('form')));
document.addEventListener('change', ({ target }) => { if (target.matches('[data-build] [name="to"]')) counted(target.form); });
document.addEventListener('htmx:after:swap', begun);
document.addEventListener('DOMContentLoaded', () => setTimeout(begun));
