// What a screen reader says of the table. One region, always rendered and only hidden from sight, gets one text for each
// thing that happens: Firefox tells no change of a region that was not rendered before, WebKit none of a text that is
// morphed, and a region of several elements is read in pieces, in any order. So no other part of this page is live.
// In order: the answer to one's own tap, or else the newest line; what asks for an answer; what is owed; the turn.

import { ownTurn } from '../request/page.js';

const SETTLED = 150;         // ms without a swap: the pieces of one update come one after the other
const SOON = 10;             // s
const NOTICES = '#dispute > [data-notice]:not([hidden]) > :not(.after), #news > p:not([hidden]), #news > div:not([hidden]) > :not(.after)';
const PARTS = {
  line: '#told .told-line :is(.said, .verdict)',
  beside: '#told .told-line .beside',
  notices: NOTICES,
  requests: '#requests > * > :not(.after)',
  waited: '#waited .waited > :not(a)',
  owed: '.turn :is(.owed, .may)',
  turn: '.turn strong',
};
const END = document.documentElement.lang === 'ja' ? '。' : '.';
const region = document.querySelector('#spoken[data-over]');
const told = {};             // the text of each part as it was said last
let waits = 0;
let before = null;           // seconds that were left on the clock

function textOf(selector) {
  const texts = [...document.querySelectorAll(selector)].filter((node) => node.getClientRects().length)
    .map((node) => node.innerText.replace(/\s+/g, ' ').trim()).filter(Boolean);
  return texts.map((text) => (/[.!?:…。！？：]$/.test(text) ? text : text + END)).join(' ');
}

function changes() {
  return Object.entries(PARTS).map(([name, selector]) => {
    const text = textOf(selector);
    const is = text === told[name] ? '' : text;
    told[name] = text;
    return [name, is];
  });
}

function speak() {
  const answer = textOf('#answer > .answer:not([data-said]) > :not(.after)');
  for (const node of document.querySelectorAll('#answer > .answer')) node.dataset.said = '';
  const news = Object.fromEntries(changes());
  if (answer) news.line = news.beside = news.owed = '';  // it says so itself
  if (answer && !ownTurn()) news.turn = '';
  if (news.owed) news.beside = '';  // what an attack on somebody asks of them
  const texts = [answer, ...Object.values(news)];
  const text = texts.filter((part, at) => part && !texts.slice(0, at).some((said) => said.includes(part))).join(' ');
  if (text) region.textContent = text;
}

// The clock is silent but for two moments: ten seconds left of one's own turn, and the time is over.
export function sayClock(left) {
  const passed = (mark) => before !== null && left !== null && before > mark && left <= mark;
  if (region && passed(0)) region.textContent = ownTurn() ? region.dataset.over : textOf('#accuse .too-slow') || region.textContent;
  else if (region && passed(SOON) && ownTurn()) region.textContent = region.dataset.soon;
  before = left;
}

if (region) {
  addEventListener('load', changes);
  document.addEventListener('htmx:after:swap', () => {
    clearTimeout(waits);
    waits = setTimeout(speak, SETTLED);
  });
}
