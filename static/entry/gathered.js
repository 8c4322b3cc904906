// The cards that are gathered in a form: where a hand is counted or shown, or where several cards go down together, each
// tap on a card adds it, a tap on one of those takes it off, and the form is sent once, with all of them in their order.

import { tableStands } from '../request/page.js';

// A rank that is chosen marks the suits in which its card may be had, as the rank itself says.
export function fitting(form) {
  const fits = form.querySelector('[name="rank"]:checked')?.dataset.fits?.split(' ') ?? [];
  const goes = form.querySelector('.picked-card') !== null;  // with the first card any may go down, as the house has it
  const rank = form.querySelector('[name="rank"]:checked')?.value;
  for (const suit of form.querySelectorAll('.suits [name="suit"]')) {
    const may = goes || fits.includes(suit.value);
    suit.classList.toggle('fits', may);
    const name = suit.dataset.name ??= suit.getAttribute('aria-label');
    suit.setAttribute('aria-label', may || !rank ? name : `${name}, ${form.dataset.unfit}`);  // as its looks say
  }
  for (const [at, row] of form.querySelectorAll('.card-row').entries()) {  // a row for some cards shows with one of them
    const cards = row.dataset.cards.split(' ');
    row.hidden = rank ? !cards.some((card) => card.startsWith(`${rank}:`)) : at > 1;
    for (const suit of row.querySelectorAll('[data-suit]')) suit.classList.toggle('fits', cards.includes(`${rank}:${suit.dataset.suit}`));
  }
}

export const gathers = (form) => form.matches('[data-collect]') || form.querySelector('.gather')?.checked;

export function pick(form, code, look, name, wish) {
  if (form.matches('[data-once]')) {  // each card is there once, or as often as that says: again takes it off
    const there = form.querySelectorAll(`.picked [value="${code}"]`);
    const all = there.length >= form.dataset.once;
    if (all) for (const field of there) field.parentElement.remove();
    if (all || form.querySelectorAll('.picked-card').length >= form.dataset.most) { counted(form); return; }
  }
  const chip = document.createElement('button');
  chip.type = 'button';
  chip.className = 'picked-card';
  chip.dataset.repeat = '';
  chip.dataset.rank = form.querySelector('[name="rank"]:checked')?.value ?? '';
  chip.setAttribute('aria-label', name);
  chip.toggleAttribute('data-wish', wish);
  chip.append(...look.map((part) => part.cloneNode(true)));
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: form.dataset.field ?? 'cards', value: code });
  chip.append(field);
  form.querySelector('.picked').append(chip);
  counted(form);
}

export function tallied(form) {
  const chips = [...form.querySelectorAll('.picked-card')];
  const { least = 1, most = Infinity } = form.dataset;
  if (form.matches('[data-once]')) {
    const codes = [...form.querySelectorAll('.picked [name="cards"]')].map((field) => field.value);
    for (const button of form.querySelectorAll('.ranks [name="card"]')) button.setAttribute('aria-pressed', codes.includes(button.value));
  }
  const done = form.querySelector('.done');
  done.disabled = chips.length < Math.max(1, least) || chips.length > most;
  const tally = done.querySelector('.tally');
  if (tally) tally.textContent = least === most ? `${chips.length}/${most}` : chips.length || (form.matches('[data-collect]') ? '' : 0);
  const sum = done.querySelector('.sum');
  if (sum) {
    sum.textContent = chips.reduce((all, chip) => all + Number(chip.querySelector('input').value), 0);
    form.querySelector('.cards-picked').textContent = chips.length;
    if (chips.length) chips.at(-1).parentElement.scrollLeft = chips.at(-1).offsetLeft;
  }
  const last = done.querySelector('.last');
  if (last) last.replaceChildren(...[...chips.at(-1)?.childNodes ?? []].filter((part) => part.type !== 'hidden').map((part) => part.cloneNode(true)));
  fitting(form);
}

export function counted(form) {
  tallied(form);
  const chips = [...form.querySelectorAll('.picked-card')];
  const running = form.querySelector('.running');
  if (running) {
    const replacing = form.dataset.replacing.split(' ');
    form.toggleAttribute('data-open', chips.length > 0 && chips.every((chip) => replacing.includes(chip.dataset.rank)));
    if (chips.length) running.dispatchEvent(new Event('picks')); else running.replaceChildren();
    running.toggleAttribute('data-asked', chips.length > 0);
  }
  if (chips.length || gathers(form)) form.querySelector('.done').scrollIntoView({ block: 'nearest' });
  remember(form);
}

// What is gathered outlasts a time-out, which takes the cards off the screen, and a page that is loaded again: as long
// as the table stands as it stood.
const GATHERED = 'referee-gathered';
const formOf = (form) => `${location.pathname}${location.search}#${form.id}`;
function allGathered() {
  try { return JSON.parse(sessionStorage.getItem(GATHERED)) || {}; } catch { return {}; }
}

function remember(form) {
  if (!form.id || !form.closest('#cards')) return;
  const all = allGathered();
  delete all[formOf(form)];
  if (form.querySelector('.picked-card:not([data-begun])')) {
    all[formOf(form)] = { stands: tableStands(), chips: form.querySelector('.picked').innerHTML, several: Boolean(form.querySelector('.gather')?.checked) };
  }
  try { sessionStorage.setItem(GATHERED, JSON.stringify(all)); } catch { /* kept for as long as the form is there */ }
}

export function restored() {
  const all = allGathered();
  for (const form of document.querySelectorAll('#cards form[id]:has(.picked)')) {
    const kept = all[formOf(form)];
    if (!kept || kept.stands !== tableStands() || form.querySelector('.picked-card:not([data-begun])')) continue;
    form.querySelector('.picked').innerHTML = kept.chips;
    const several = form.querySelector('.gather');
    if (several) several.checked = kept.several;
    tallied(form);
  }
}

export function cleared(form) {
  form.reset();
  const picked = form.querySelector('.picked');
  if (picked) { picked.replaceChildren(...picked.querySelectorAll('[data-begun]')); counted(form); }
  fitting(form);
}
