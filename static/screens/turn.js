// Your turn: a short buzz and a quiet sound, each of which can be switched off on this phone.

import { allow, play } from '../request/tones.js';

const wanted = (name) => { try { return localStorage.getItem(`referee-${name}`) !== 'off'; } catch { return true; } };
let mine = null;

document.addEventListener('pointerdown', () => { if (wanted('sound')) allow(); }, { passive: true });

function myTurn() {
  const turn = document.querySelector('.turn');
  const seat = /\bme-(\d+)/.exec(document.body.className);
  if (!turn || !seat) return;
  const now = turn.classList.contains(`of-${seat[1]}`) && !turn.classList.contains('timeout');
  if (now && mine === false) {
    if (wanted('buzz') && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(80);
    if (wanted('sound')) play([[660, 0, 0.25]], 0.04, 'sine');
  }
  mine = now;
}

document.addEventListener('htmx:after:swap', myTurn);
document.addEventListener('DOMContentLoaded', () => {
  myTurn();
  for (const box of document.querySelectorAll('input[data-setting]')) {
    box.checked = wanted(box.dataset.setting);
    box.addEventListener('change', () => {
      try { localStorage.setItem(`referee-${box.dataset.setting}`, box.checked ? 'on' : 'off'); } catch { /* kept for this page only */ }
    });
  }
});
