// The board: the clock as a ring round whose turn it is, highlights for two seconds, speech and small sounds.

import { stream } from '../request/page.js';
import { allow, play } from '../request/tones.js';

const SHOWN_FOR = 2000;
const board = document.querySelector('.board-page');
let ends = null;

function paint() {
  for (const ring of document.querySelectorAll('.time .left')) {
    const left = ends === null ? 0 : Math.max(0, (ends - performance.now()) / 1000 / ring.dataset.limit);
    ring.setAttribute('stroke-dasharray', `${Math.min(100, left * 100)} 100`);
  }
}

// A highlight that is there when the page is opened has been shown already.
const newest = () => document.querySelector('[data-highlight]')?.dataset.highlight ?? '';
let seen = newest();
let hides = 0;

function highlight() {
  const now = newest();
  if (now === seen) return;
  const later = !seen || after(now, seen);
  seen = now;
  clearTimeout(hides);
  board.classList.toggle('highlighted', Boolean(now) && later);
  hides = setTimeout(() => board.classList.remove('highlighted'), SHOWN_FOR);
}

// What is taken back leaves an older highlight behind, which is no news.
function after(one, other) {
  const [game, line] = one.split('-').map(Number);
  const [before, last] = other.split('-').map(Number);
  return game > before || (game === before && line > last);
}

// ------------------------------------------------------------------------------------------------ speech and sounds

const voice = document.querySelector('.board-voice');
const language = voice?.dataset.language ?? 'en';
const on = { voice: false, sounds: false };
let spoken = document.getElementById('board-spoken')?.textContent.trim() ?? '';

// Each sound is a few notes: hertz, seconds until it begins, seconds for which it lasts.
const SOUNDS = {
  turn: [[520, 0, .12]],
  attack: [[440, 0, .14], [330, .13, .14], [220, .26, .3]],
  word: [[660, 0, .12], [880, .12, .3]],
  last: [[660, 0, .12], [880, .12, .12], [1100, .24, .35]],
  caught: [[300, 0, .16], [200, .18, .4]],
  blow: [[300, 0, .16], [200, .18, .4]],
  vote: [[523, 0, .14], [659, .13, .3]],
  complete: [[523, 0, .14], [659, .13, .14], [784, .26, .4]],
  cheer: [[523, 0, .14], [659, .13, .14], [784, .26, .14], [1047, .39, .5]],
  record: [[784, 0, .14], [1047, .15, .4]],
  stop: [[392, 0, .2], [392, .3, .2]],
  won: [[523, 0, .16], [659, .15, .16], [784, .3, .16], [1047, .45, .6]],
};

const sound = (name) => play(SOUNDS[name] ?? [], 0.15, 'triangle');

const voices = () => speechSynthesis.getVoices().filter((speaker) => speaker.lang.toLowerCase().startsWith(language));

function say(text) {
  const [known] = voices();
  if (!known) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = known.lang;
  said.voice = known;
  speechSynthesis.cancel();  // what is old news is not said to its end
  speechSynthesis.speak(said);
}

function speak() {
  const now = document.querySelector('#board-spoken [data-sound]');
  const text = now?.textContent.trim() ?? '';
  if (text === spoken) return;
  spoken = text;
  if (!text) return;
  if (on.sounds) sound(now.dataset.sound);
  if (on.voice) say(text);
}

function lacking() {
  const note = voice.querySelector('[data-no-voice]');
  note.hidden = !on.voice || ('speechSynthesis' in window && voices().length > 0);
}

if (voice) {
  voice.hidden = false;
  voice.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-switch]');
    if (!button) return;
    const name = button.dataset.switch;
    on[name] = !on[name];
    button.setAttribute('aria-pressed', `${on[name]}`);
    if (name === 'sounds' && on.sounds) {
      allow();
      sound('turn');
    }
    if (name === 'voice' && 'speechSynthesis' in window) {
      if (on.voice) say(spoken); else speechSynthesis.cancel();
    }
    lacking();
  });
  // Some browsers know their voices only after a while.
  if ('speechSynthesis' in window) speechSynthesis.addEventListener?.('voiceschanged', lacking);
}

if (stream) {
  stream.addEventListener('clock', (event) => {
    const left = parseInt(event.detail.data, 10);
    ends = Number.isNaN(left) ? null : performance.now() + left;
    paint();
  });
  document.addEventListener('htmx:after:swap', () => { paint(); highlight(); speak(); });
  setInterval(paint, 250);
}
