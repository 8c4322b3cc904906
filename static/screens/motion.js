// Motion tells what changed. This part notices it after an update: whose turn it is now, and the lines that are new.
// What moves is drawn over the table; nothing that can be tapped moves, and nothing waits for it.

export const MOVE = 220;     // ms
const AT_ONCE = 4;           // more new lines than these are not news but a phone that was away
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const watchers = [];
let turn = null;
let last = null;

const seatOf = (node) => node && Number(/\bof-(\d+)\b/.exec(node.className)?.[1] ?? -1);
const whose = () => seatOf(document.querySelector('.chip.on, .seat.on .sits, .member.on')) ?? -1;

function linesAfter(n) {
  const lines = [...document.querySelectorAll('[data-line]')].filter((line) => Number(line.dataset.line) > n);
  return lines.reverse().filter((line) => !line.matches('.undone, .refused')).map((line) => line.dataset);
}
const newest = () => Math.max(0, ...[...document.querySelectorAll('[data-line]')].map((line) => Number(line.dataset.line)));

// Calls `tell` with what an update has changed: {from, to} of the turn, and the lines that are new, the oldest first.
export function onChange(tell) { watchers.push(tell); }

export const personAt = (seat) => document.querySelector(`:is(.chip, .sits, .member).of-${seat}`);

export function middleOf(node) {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
}

// A card in the air: from a place to a person, turning over on its way.
export function flies(table, from, seat) {
  const person = personAt(seat);
  if (!person || !from) return;
  const card = document.createElement('i');
  card.className = 'flies';
  card.ariaHidden = 'true';
  table.append(card);
  const [own, start, end] = [card, from, person].map(middleOf);
  const at = (to) => `translate(${to.x - own.x}px, ${to.y - own.y}px)`;
  card.animate([
    { transform: `${at(start)} rotateY(0deg)`, opacity: 1 },
    { transform: `${at(end)} rotateY(180deg) scale(.5)`, opacity: 1, offset: 0.85 },
    { transform: `${at(end)} rotateY(180deg) scale(.4)`, opacity: 0 },
  ], { id: 'card-flies', duration: MOVE, easing: 'ease-out' }).finished.finally(() => card.remove());
}

let asked = 0;
function look() {
  asked = 0;
  const change = { from: turn, to: whose(), lines: linesAfter(last) };
  turn = change.to;
  last = newest();
  if (calm.matches || document.hidden || change.lines.length > AT_ONCE) return;
  for (const tell of watchers) tell(change);
}

document.addEventListener('DOMContentLoaded', () => { turn = whose(); last = newest(); });
document.addEventListener('htmx:after:swap', () => { if (last !== null) asked ||= requestAnimationFrame(look); });

// ------------------------------------------------------------------------------------------------ on a phone

const LAID = ['plays', 'flips', 'discards'];
const GIVEN = ['penalizes', 'catches'];
const table = document.querySelector('.zones .table');

function markMoves(from, to) {
  const [before, now] = [from, to].map(personAt);
  if (!before || !now) return;
  const [start, end] = [before, now].map(middleOf);
  const there = `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${start.width / end.width}, ${start.height / end.height})`;
  now.animate([{ transform: there }, { transform: 'none' }], { id: 'turn-moves', pseudoElement: '::after', duration: MOVE, easing: 'ease-in-out' });
}

function cardSlides(seat) {
  const lies = table.querySelector(`.lies.by-${seat}`) ?? [...table.querySelectorAll('.middle > .card-face, .middle .pile > .card-face')].pop();
  const person = personAt(seat);
  if (!lies || !person) return;
  const [start, end] = [person, lies].map(middleOf);
  const there = `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(.4)`;
  lies.animate([{ transform: there, opacity: 0.3 }, { transform: 'none', opacity: 1 }], { id: 'card-slides', duration: MOVE, easing: 'ease-out' });
}

if (table) {
  onChange(({ from, to, lines }) => {
    if (from !== to && from >= 0 && to >= 0) markMoves(from, to);
    const laid = lines.filter((line) => LAID.includes(line.did)).pop();
    if (laid) cardSlides(Number(laid.who));
    for (const line of lines) if (GIVEN.includes(line.did) && line.whom) flies(table, table.querySelector('#middle'), Number(line.whom));
  });
}
