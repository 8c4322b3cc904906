// What a screen reader says of a page that is not the table: what comes into `data-answers`, each time, and `data-answer`,
// with the words of its links; and what is new in `data-heard`, as one text in the page's one region (static/screens/spoken.js
// tells why).

const SETTLED = 150;         // ms without a swap
const END = document.documentElement.lang === 'ja' ? '。' : '.';
const region = document.getElementById('spoken');
let heard = new Set();
let waits = 0;

function wordsOf(node) {  // without its buttons
  const acts = new Set(node.matches('[data-answer]') ? [] : [...node.querySelectorAll('a, button, summary')].map((act) => act.innerText.trim()));
  const lines = node.getClientRects().length ? node.innerText.split('\n').map((line) => line.replace(/\s+/g, ' ').trim()) : [];
  return (node.matches('li') ? [lines.filter(Boolean).join(' ')] : lines).filter((line) => line && !acts.has(line)).map((line) => (/[.!?:…。！？：][”’」]?$/.test(line) ? line : line + END)).join(' ');
}

function speak() {
  const answers = [...document.querySelectorAll('[data-answers] > :not([data-said]), [data-answer]:not([data-said])')];
  const now = new Set([...document.querySelectorAll('[data-heard]')].map(wordsOf).filter(Boolean));
  const text = [...answers.map(wordsOf), ...[...now].filter((words) => !heard.has(words))].filter(Boolean).join(' ');
  for (const node of answers) node.dataset.said = '';
  heard = now;
  if (text) region.textContent = text;
}

addEventListener('load', () => {
  heard = new Set([...document.querySelectorAll('[data-heard]')].map(wordsOf));
  waits = setTimeout(speak, SETTLED);  // a form that was sent back says why
});
document.addEventListener('htmx:after:swap', () => {
  clearTimeout(waits);
  waits = setTimeout(speak, SETTLED);
});
