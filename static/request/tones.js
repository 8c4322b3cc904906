// Short tones. A browser lets a page sound only after a tap. Between two sounds the audio device rests: a context that
// runs keeps it, and a thread of the browser, awake all evening.

let context = null;
let allowed = false;         // a tap has let the page sound
let sounding = 0;            // tones that sound or are about to
const LATE = 1000;           // ms after which a tone is old news: a phone that was locked does not sound all it missed

// Get ready to sound, by a tap's event.
export function allow() {
  if (allowed || !window.AudioContext) return;
  context ??= new AudioContext();
  context.resume().then(() => {
    allowed = true;
    rest();
  }, () => {});
}

function rest() { if (!sounding) context.suspend(); }

// Sound notes: each is hertz, seconds until it begins, seconds for which it lasts.
export async function play(notes, loudness, type) {
  if (!context || !notes.length) return;
  const asked = performance.now();
  sounding += notes.length;
  await context.resume();
  if (performance.now() - asked > LATE) {
    sounding -= notes.length;
    rest();
    return;
  }
  for (const [hertz, starts, lasts] of notes) {
    const tone = context.createOscillator();
    const loud = context.createGain();
    const at = context.currentTime + starts;
    tone.type = type;
    tone.frequency.value = hertz;
    loud.gain.setValueAtTime(loudness, at);
    loud.gain.exponentialRampToValueAtTime(0.001, at + lasts);
    tone.connect(loud).connect(context.destination);
    tone.addEventListener('ended', () => { sounding -= 1; rest(); });
    tone.start(at);
    tone.stop(at + lasts);
  }
}
