// Your turn: a short buzz and a quiet sound, each of which can be switched off on this phone.

import { ownTurn } from '../request/page.js';
import { allow, play } from '../request/tones.js';

const wanted = (name) => { try { return localStorage.getItem(`referee-${name}`) !== 'off'; } catch { return true; } };
let mine = null;

// A touch's pointerdown is no gesture that lets a page sound on iOS and Android: each tap tries until it does.
for (const name of ['pointerup', 'click']) document.addEventListener(name, () => { if (wanted('sound')) allow(); }, { passive: true });

function myTurn() {
  if (!document.querySelector('.turn')) return;
  const now = ownTurn();
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
