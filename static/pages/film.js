// A film: its steps by the arrow keys, and one after the other by itself, at a calm pace, until somebody stops it.

const PACE = 2500;           // ms for which a step stands
const stepTo = (what) => document.querySelector(`#film [data-step="${what}"]`)?.click();
const STEPS = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last' };
let running = 0;

function runs(on) {
  clearInterval(running);
  running = on ? setInterval(() => {
    if (document.querySelector('#film [data-step="next"]')) stepTo('next'); else runs(false);
  }, PACE) : 0;
  marked();
}
const marked = () => document.querySelector('[data-film-play]')?.setAttribute('aria-pressed', running !== 0);

document.addEventListener('keydown', (event) => {
  if (!STEPS[event.key] || event.altKey || event.ctrlKey || event.metaKey || event.target.closest('input, textarea, select')) return;
  if (!document.getElementById('film')) return;
  event.preventDefault();
  runs(false);
  stepTo(STEPS[event.key]);
});
document.addEventListener('click', (event) => {
  if (event.target.closest('[data-film-play]')) { runs(!running); if (running) stepTo('next'); }
  else if (event.isTrusted && event.target.closest('[data-step]')) runs(false);
});
document.addEventListener('htmx:after:swap', marked);
