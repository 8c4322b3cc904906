// The pad for points on a round's sheet: hundreds, then what remains in steps, instead of a keyboard. It opens with a field
// of points; what is left to fill in of the same row comes by itself.

const pad = () => document.getElementById('sum-pad');
let name = '';

const field = () => document.querySelector(`#tally [name="${CSS.escape(name)}"]`);

function show() {
  const [sheet, input] = [pad(), field()];
  if (!sheet || !input) return;
  const value = Number(input.value) || 0;
  const row = input.closest('.tally-row').querySelector('h2 > span');
  sheet.querySelector('.sum-of').textContent = `${row.textContent.trim()}: ${input.previousSibling.textContent.trim()}`;
  sheet.querySelector('output').textContent = input.value;
  for (const button of sheet.querySelectorAll('[data-hundreds]')) {
    button.classList.toggle('on', input.value !== '' && Number(button.dataset.hundreds) === value - (value % 100));
  }
  for (const button of sheet.querySelectorAll('[data-rest]')) {
    button.classList.toggle('on', input.value !== '' && Number(button.dataset.rest) === value % 100);
  }
}

function open(input) {
  name = input.name;
  pad().hidden = false;
  show();
  input.scrollIntoView({ block: 'nearest' });
}

function close() {
  if (pad()) pad().hidden = true;
  name = '';
}

function enter(value) {
  const input = field();
  input.value = Math.max(Number(input.min), Math.min(value, Number(input.max)));
  input.dispatchEvent(new Event('change', { bubbles: true }));
  show();
}

function next(input) {
  const blank = [...input.closest('.sums').querySelectorAll('[data-sum]')].find((other) => other !== input && !other.value);
  if (!blank) { close(); return; }
  blank.focus();
  open(blank);
}

// On a sheet of one number each a tap on somebody's line brings their numbers.
document.addEventListener('click', ({ target }) => {
  if (!target.matches('[data-opens]')) return;
  document.querySelector('.one-number.opened')?.classList.remove('opened');
  target.closest('.one-number').classList.add('opened');
});
document.addEventListener('change', ({ target }) => target.closest('.one-number')?.classList.remove('opened'));
// From one number to the next the focus is nowhere for a moment, and what is hidden then cannot get it.
document.addEventListener('keydown', ({ key, target }) => {
  if (key.startsWith('Arrow')) target.closest('.one-number')?.classList.add('opened');
}, true);

document.addEventListener('input', ({ target }) => { if (target.name && target.name === name) show(); });
document.addEventListener('htmx:after:swap', show);
document.addEventListener('keydown', ({ key }) => { if (key === 'Escape' || key === 'Tab') close(); });
// The focus stays in the field.
document.addEventListener('pointerdown', (event) => { if (event.target.closest?.('#sum-pad')) event.preventDefault(); });
document.addEventListener('click', ({ target }) => {
  const button = target.closest('#sum-pad button');
  if (target.matches('#tally [data-sum]')) open(target);
  if (!button) {
    if (!target.closest('#sum-pad, .typed')) close();
    return;
  }
  const input = field();
  if (!input || button.matches('.sum-close')) { close(); return; }
  const value = Number(input.value) || 0;
  const { hundreds, rest, add } = button.dataset;
  if (add) enter(value + Number(add));
  else if (hundreds) enter(Number(hundreds) + (value % 100));
  else {
    enter(value - (value % 100) + Number(rest));
    next(input);
  }
});
