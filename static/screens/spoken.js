// What a screen reader says of the table. One region, always rendered and only hidden from sight, gets one text for each
// thing that happens: Firefox tells no change of a region that was not rendered before, WebKit none of a text that is
// morphed, and a region of several elements is read in pieces, in any order. So no other part of this page is live.
// In order: the answer to one's own tap, or else the newest line; what asks for an answer; what is owed; the turn.

import { ownTurn } from '../request/page.js';

const SETTLED = 150;         // ms without a swap: the pieces of one update come one after the other
const SOON = 10;             // s
const NOT_HIDDEN = ':not([hidden])';
const PARTS = {
  line: '#told .told-line .said',
  verdict: '#told .told-line .verdict',
  beside: '#told .told-line .beside',
  notices: `#dispute > [data-notice]${NOT_HIDDEN} > :not(.after), #news > p${NOT_HIDDEN} > *, #news > div${NOT_HIDDEN} > :not(.after)`,
  requests: '#requests > * > :not(.after)',
  owed: '.turn :is(.owed, .may)',
  turn: '.turn strong',
  waited: '#waited .waited > :not(a)',
};
const PIECE = '.beside, .came > *';  // a sentence of its own within another's element
const END = document.documentElement.lang === 'ja' ? '。' : '.';
const region = document.querySelector('#spoken[data-over]');
const bare = (text) => text.replace(/[^\p{L}\p{N}\p{S}]/gu, '');
const told = {};             // the sentences of each part as they were said last
let waits = 0;
let before = null;           // seconds that were left on the clock

function sentencesOf(selector) {
  return [...document.querySelectorAll(selector)].filter((node) => node.getClientRects().length)
    .flatMap((node) => [...node.querySelectorAll(PIECE)]
      .reduce((text, { innerText }) => text.replace(innerText, '\n$&\n'), node.innerText).split('\n'))
    .map((text) => text.replace(/\s+/g, ' ').trim()).filter(bare)
    .map((text) => (/[.!?:…。！？：][”’」]?$/.test(text) ? text : text + END));
}

// What is new in each part: of notices those that came, of the others all, if anything changed.
function changes() {
  const news = {};
  for (const name in PARTS) {
    const [was, is] = [told[name] ?? [], sentencesOf(PARTS[name])];
    told[name] = is;
    news[name] = is.join() === was.join() ? [] : is.filter((text) => name !== 'notices' || !was.includes(text));
  }
  return news;
}

// The new text comes before the old one goes: a region that is empty for a moment has a browser compute everything whose
// style rests on `:has()` again, a fifth of the page.
function say(sentences) {
  const texts = sentences.filter((text, at) => !bare(sentences.slice(0, at).join('')).includes(bare(text)));
  if (!texts.length) return;
  region.append(texts.join(' '));
  while (region.childNodes.length > 1) region.firstChild.remove();
}

function speak() {
  const answer = sentencesOf('#answer > .answer:not([data-said]) > :not(.after)');
  for (const node of document.querySelectorAll('#answer > .answer')) node.dataset.said = '';
  const news = changes();
  const comes = (kind) => news.notices.length && document.querySelector(`#news > ${kind}${NOT_HIDDEN}`);
  if (news.line.length) news.verdict = told.verdict;
  if (answer.length || comes('.accused')) news.line = news.verdict = news.beside = [];  // it says so itself
  if (answer.length) news.owed = [];
  if (answer.length && !ownTurn()) news.turn = [];
  if (news.owed.length) news.beside = [];  // what an attack on somebody asks of them
  if (comes('.cleared')) news.verdict = news.beside = [];
  say([...answer, ...Object.values(news).flat()]);
}

// The clock is silent but for two moments: ten seconds left of one's own turn, and the time is over.
export function sayClock(left) {
  const passed = (mark) => before !== null && left !== null && before > mark && left <= mark;
  if (region && passed(0)) say(ownTurn() ? [region.dataset.over] : sentencesOf('#accuse .too-slow'));
  else if (region && passed(SOON) && ownTurn()) say([region.dataset.soon]);
  before = left;
}

if (region) {
  addEventListener('load', () => {
    changes();
    say(Object.values(told).flat());
  });
  document.addEventListener('htmx:after:swap', () => {
    clearTimeout(waits);
    waits = setTimeout(speak, SETTLED);
  });
}
