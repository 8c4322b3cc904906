// Your turn: a short buzz and a quiet sound, each of which can be switched off on this phone.

const wanted = (name) => { try { return localStorage.getItem(`referee-${name}`) !== 'off'; } catch { return true; } };
let sound = null;
let mine = null;

// A browser lets a page sound only after a tap.
document.addEventListener('pointerdown', () => {
  if (sound || !wanted('sound') || !window.AudioContext) return;
  sound = new AudioContext();
}, { passive: true });

function beep() {
  if (!sound) return;
  const tone = sound.createOscillator();
  const loud = sound.createGain();
  const now = sound.currentTime;
  tone.frequency.value = 660;
  loud.gain.setValueAtTime(0.04, now);
  loud.gain.exponentialRampToValueAtTime(0.001, now + 0.25);
  tone.connect(loud).connect(sound.destination);
  tone.start(now);
  tone.stop(now + 0.25);
}

function myTurn() {
  const turn = document.querySelector('.turn');
  const seat = /\bme-(\d+)/.exec(document.body.className);
  if (!turn || !seat) return;
  const now = turn.classList.contains(`of-${seat[1]}`) && !turn.classList.contains('timeout');
  if (now && mine === false) {
    if (wanted('buzz') && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(80);
    if (wanted('sound')) beep();
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
