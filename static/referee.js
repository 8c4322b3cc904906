// The phone's own part, beside htmx 4: taps that arrive once, a stream that is never silently dead, the clock.
// It is loaded before htmx (all with `defer`), so that it hears everything htmx says.
// A second tap on the same spot at once is a double tap and counts once, except within [data-repeat].
// The page shows what it says by classes on <html>: `waiting` (a tap is under way for long), `tap-lost` (it never
// arrived), `not-live` (what stands here may be old), `may-sleep` (the phone refuses to keep its screen on).
(() => {
  'use strict';

  const root = document.documentElement;
  // The answer to an act for another seat is read once: the page as it is loaded anew is only the phone's own.
  if (new URLSearchParams(location.search).has('entered')) history.replaceState(null, '', location.pathname);
  const show = (name, on) => root.classList.toggle(name, on);
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

  // --- Taps. Each has an id, made here and kept until it is answered: the server enters an id once. ---------------

  const KEPT = 'referee-taps';
  const SAME = 600;            // ms in which the same tap again is the same tap
  const DOUBLE = 350;          // ms between two taps on one spot that are a double tap
  const SPOT = 24;             // px
  const SHOW_WAITING = 700;    // ms after which the phone says that it waits
  const ONE_TRY = 8000;        // ms for one try
  const GIVE_UP = 90000;       // ms after which a tap means nothing any more
  const AWAY = [502, 503, 504];

  const memory = {};
  function kept() {
    try { return JSON.parse(sessionStorage.getItem(KEPT)) || {}; } catch { return memory; }
  }
  function keep(id, tap) {
    const taps = kept();
    if (tap) taps[id] = tap; else delete taps[id];
    try { sessionStorage.setItem(KEPT, JSON.stringify(taps)); } catch { Object.assign(memory, taps); }
  }

  function newId() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  let waiting = 0;
  let queue = Promise.resolve();

  // A quick table answers between the two taps of a double tap, and then another button lies under the finger: so the
  // spot counts as well as the words. What the phone had seen does not: it is new by then.
  let finger = { x: 0, y: 0, when: -DOUBLE, double: false };
  document.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
    const when = performance.now();
    finger = { x, y, when, double: when - finger.when < DOUBLE && Math.hypot(x - finger.x, y - finger.y) < SPOT };
  }, true);

  let last = { what: '', when: -SAME };
  function isDouble(source, action, body) {
    if (source.closest('[data-repeat]')) return false;
    const what = JSON.stringify([action, ...[...body].filter(([name]) => name !== 'seen')]);
    const when = performance.now();
    if ((what === last.what && when - last.when < SAME) || (finger.double && when - finger.when < SAME)) return true;
    last = { what, when };
    return false;
  }

  // Tries until the server answers, one tap after the other, in the order they were made.
  async function send(id, url, request) {
    const since = Date.now();
    let late = false;
    const slow = setTimeout(() => { late = true; show('waiting', ++waiting > 0); }, SHOW_WAITING);
    const before = queue;
    let done;
    queue = new Promise((resolve) => { done = resolve; });
    try {
      await before;
      for (let pause = 300, answered; ; pause = Math.min(pause * 2, 2000)) {
        const tryout = new AbortController();
        const limit = setTimeout(() => tryout.abort(), ONE_TRY);
        try {
          const { headers, method, body, mode, credentials } = request;
          const answer = await fetch(url, { headers, method, body, mode, credentials, signal: tryout.signal });
          const text = await answer.text();
          // Too many at once (but no guesses): the same tap again, once there is room.
          const tooFast = answer.status === 429 && answer.headers.has('Retry-After');
          if (!tooFast && !AWAY.includes(answer.status)) {
            // A refused token refreshes the page; the tap stays and is sent again from there.
            if (answer.headers.get('HX-Refresh') !== 'true') keep(id, null);
            answered = new Response([204, 205, 304].includes(answer.status) ? null : text, answer);
          }
        } catch { /* no network, or no answer in time: the same tap again */ } finally { clearTimeout(limit); }
        // What a newer one of the same form has replaced is entered, and shown with that one's answer.
        if (answered && request.signal.aborted) throw new DOMException('replaced', 'AbortError');
        if (answered) return answered;
        if (Date.now() - since > GIVE_UP || request.signal.aborted) {
          keep(id, null);
          show('tap-lost', true);
          throw new DOMException('the tap never arrived', 'AbortError');
        }
        await Promise.race([sleep(pause), new Promise((online) => addEventListener('online', online, { once: true }))]);
      }
    } finally {
      done();
      clearTimeout(slow);
      if (late) show('waiting', --waiting > 0);
    }
  }

  document.addEventListener('htmx:config:request', (event) => {
    const { ctx } = event.detail;
    const { request } = ctx;
    if (['GET', 'DIALOG'].includes(request.method)) return;
    const again = ctx.kept;
    if (again) {
      request.body = new FormData();
      for (const [name, value] of again.body) request.body.append(name, value);
    } else if (isDouble(ctx.sourceElement, request.action, request.body)) {
      event.preventDefault();
      return;
    }
    const id = again ? again.id : newId();
    ctx.stood = tableStands();
    request.body.set('post', id);
    const body = [...request.body].filter(([, value]) => typeof value === 'string');
    keep(id, { id, body, action: request.action, method: request.method, swap: ctx.swap,
      target: ctx.target && ctx.target.id, at: again ? again.at : Date.now(), loads: again ? again.loads + 1 : 0 });
    show('tap-lost', false);
    request.timeout = 0;
    ctx.fetch = (url, options) => send(id, url, options);
  });

  // Taps that were not answered when the page was left or refreshed.
  function sendKept() {
    for (const tap of Object.values(kept()).sort((one, other) => one.at - other.at)) {
      keep(tap.id, null);
      if (Date.now() - tap.at > GIVE_UP || tap.loads > 1) { show('tap-lost', true); continue; }
      const target = tap.target && document.getElementById(tap.target);
      const where = target ? { target, swap: tap.swap } : { swap: 'none' };
      window.htmx.ajax(tap.method, tap.action, { source: stream || document.body, ...where, kept: tap });
    }
  }

  // --- The stream. htmx reads it and reconnects; what it cannot notice is noticed here. ---------------------------

  const SILENCE = 8000;        // ms without even a beat: nobody is there
  const GONE_FOR = 2500;       // ms without a stream before the phone says so
  const FIRST = 4000;          // ms for a first connect
  const GONE = [403, 404, 410];
  const stream = document.querySelector('[hx-sse\\:connect]');
  let connection = null;
  let gone = performance.now();  // since when there is no stream; null while one speaks
  let connecting = false;
  let heard = performance.now();
  let tried = heard;

  function connect() {
    if (connection || connecting || document.hidden) return;
    tried = performance.now();
    window.htmx.ajax('GET', stream.getAttribute('hx-sse:connect'), { source: stream, timeout: FIRST });
  }

  function watch() {
    if (document.hidden) return;
    const now = performance.now();
    show('not-live', now - heard > SILENCE || (gone !== null && now - gone > GONE_FOR));
    if (!connection && now - tried > 1000) connect();
    if (connection && now - heard > SILENCE && now - tried > SILENCE) {
      tried = now;
      connection.reader?.cancel();
    }
  }

  if (stream) {
    const own = (event) => event.target === stream;
    const ofStream = (event) => event.detail.ctx?.sourceElement === stream && event.detail.ctx.request.method === 'GET';
    document.addEventListener('htmx:before:request', (event) => { if (ofStream(event)) connecting = true; });
    document.addEventListener('htmx:finally:request', (event) => { if (ofStream(event)) connecting = false; });
    stream.addEventListener('htmx:sse:before:connection', (event) => {
      if (document.hidden) event.preventDefault();  // closed while hidden, also where the page was opened hidden
      gone ??= performance.now();  // a stream that broke off is opened again
    });
    stream.addEventListener('htmx:sse:after:connection', (event) => {
      connection = event.detail.connection;
      tried = performance.now();
    });
    stream.addEventListener('htmx:sse:before:message', () => {
      heard = performance.now();
      gone = null;
      show('not-live', false);
    });
    stream.addEventListener('htmx:sse:error', (event) => {
      if (GONE.includes(event.detail.status)) location.reload();
    });
    stream.addEventListener('htmx:sse:close', (event) => { if (own(event)) { connection = null; gone ??= performance.now(); } });
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) return;
      heard = tried = gone = performance.now();
      // htmx goes on where it paused, but after a pause of its own: the screen must be right at once.
      if (connection) setTimeout(() => connection?.delayCanceller?.()); else connect();
    });
    addEventListener('online', () => { connection?.delayCanceller?.(); connect(); });
    setInterval(watch, 1000);
  }

  // --- The clock: the server says how many milliseconds are left; only from then on is the phone's time used. -----

  let ends = null;

  function paint() {
    const left = ends === null ? null : Math.max(0, Math.ceil((ends - performance.now()) / 1000));
    const text = left === null ? '' : left < 60 ? `${left}` : `${Math.floor(left / 60)}:${`${left % 60}`.padStart(2, '0')}`;
    for (const clock of document.querySelectorAll('[data-clock]')) {
      clock.hidden = left === null;
      clock.classList.toggle('over', left === 0);
      if (clock.textContent !== text) clock.textContent = text;
    }
  }

  if (stream) {
    stream.addEventListener('clock', (event) => {
      const left = parseInt(event.detail.data, 10);
      ends = Number.isNaN(left) ? null : performance.now() + left;
      paint();
    });
    document.addEventListener('htmx:after:swap', paint);
    setInterval(paint, 250);
  }

  // --- Your turn: a short buzz and a quiet sound, each to be switched off on this phone. ---------------------------

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
      if (wanted('buzz')) navigator.vibrate?.(80);
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

  // --- The screen stays on while somebody plays. Over plain http there is no wake lock: then a silent video does it. --

  let lock = null;

  async function stayAwake() {
    if (!stream || document.hidden) return;
    try {
      if (navigator.wakeLock) { lock = lock && !lock.released ? lock : await navigator.wakeLock.request('screen'); return; }
    } catch { /* refused: the video may still do */ }
    const video = document.getElementById('awake');
    try { await video?.play(); show('may-sleep', false); } catch { show('may-sleep', Boolean(video)); }
  }

  document.addEventListener('pointerdown', stayAwake, { passive: true });
  document.addEventListener('visibilitychange', stayAwake);

  // --- An answer that asks nothing goes after a while, so that the screen is whole again for the next turn. -------

  const READ_FOR = 7000;
  const STALE = 1500;          // ms in which what is no longer news can be read
  let passing = 0;
  let read = 0;

  document.addEventListener('htmx:after:swap', (event) => {
    const answer = document.querySelector('#answer > [data-passing]:not([data-seen])');
    if (!answer) return;
    answer.dataset.seen = '';
    answer.dataset.stood = event.detail.ctx?.stood ?? '';
    read = performance.now();
    // The next card is chosen anew, unless this one was refused; what is being gathered stays where something else was entered.
    const played = event.detail.ctx?.sourceElement?.closest('#cards');
    if (!answer.classList.contains('no')) {
      for (const form of document.querySelectorAll('#cards form:is([data-build], :not([data-collect]))')) {
        if (played || !form.querySelector('.picked-card')) cleared(form);
      }
    }
    clearTimeout(passing);
    passing = setTimeout(() => { if (answer.isConnected && !answer.matches(':focus-within')) answer.remove(); }, READ_FOR);
  });

  // It says how the table stood with that tap. Once the table stands otherwise, what was to be done then is no longer
  // true and goes at once; the rest goes as soon as it can have been read.
  function olden() {
    const answer = document.querySelector('#answer > [data-seen]');
    const now = tableStands();
    if (!answer || !now) return;
    if (now === answer.dataset.stands) answer.dataset.stood = now;  // taken back it would stand as it stood before
    if ([answer.dataset.stands, answer.dataset.stood].includes(now)) return;
    answer.querySelector('.came')?.remove();
    if (answer.dataset.old !== undefined) return;
    answer.dataset.old = '';
    setTimeout(() => answer.remove(), Math.max(0, read + STALE - performance.now()));
  }
  document.addEventListener('htmx:after:swap', olden);

  // It goes at once where somebody taps on it, beside its buttons.
  document.addEventListener('click', (event) => {
    const answer = event.target.closest('#answer > [data-passing]');
    if (answer && !event.target.closest('a, button')) answer.remove();
  });

  // --- A rank that is chosen marks the suits in which its card may be had, as the rank itself says. ----------------

  function fitting(form) {
    const fits = form.querySelector('[name="rank"]:checked')?.dataset.fits?.split(' ') ?? [];
    const goes = form.querySelector('.picked-card') !== null;  // with the first card any may go down, as the house has it
    for (const suit of form.querySelectorAll('.suits [name="suit"]')) suit.classList.toggle('fits', goes || fits.includes(suit.value));
    const rank = form.querySelector('[name="rank"]:checked')?.value;
    for (const [at, row] of form.querySelectorAll('.card-row').entries()) {  // a row for some cards shows with one of them
      const cards = row.dataset.cards.split(' ');
      row.hidden = rank ? !cards.some((card) => card.startsWith(`${rank}:`)) : at > 1;
      for (const suit of row.querySelectorAll('[data-suit]')) suit.classList.toggle('fits', cards.includes(`${rank}:${suit.dataset.suit}`));
    }
  }

  document.addEventListener('change', ({ target }) => { if (target.matches('.grid [name="rank"]')) fitting(target.form); });
  // What the table sends leaves the cards that were gathered: only what is said of them is put right again.
  const allFitting = () => document.querySelectorAll('.grid').forEach((form) => (form.matches(':has(.picked):not([data-build])') ? tallied : fitting)(form));
  document.addEventListener('htmx:after:swap', allFitting);
  addEventListener('pageshow', allFitting);

  // What is there to be copied is chosen as soon as it is touched.
  document.addEventListener('focusin', ({ target }) => { if (target.readOnly) target.select(); });

  // --- Collecting: where a hand is counted or shown, or where several cards go down together, each tap on a card adds
  // it, a tap on one of those takes it off, and the form is sent once, with all of them in their order. -------------

  const gathers = (form) => form.matches('[data-collect]') || form.querySelector('.gather')?.checked;

  function pick(form, code, look, name, wish) {
    if (form.matches('[data-once]')) {  // each card is there once: the same again takes it off
      const there = form.querySelector(`.picked [value="${code}"]`);
      if (there) there.parentElement.remove();
      if (there || form.querySelectorAll('.picked-card').length >= form.dataset.most) { counted(form); return; }
    }
    const chip = document.createElement('button');
    chip.type = 'button';
    chip.className = 'picked-card';
    chip.dataset.repeat = '';
    chip.dataset.rank = form.querySelector('[name="rank"]:checked')?.value ?? '';
    chip.setAttribute('aria-label', name);
    chip.toggleAttribute('data-wish', wish);
    chip.append(...look.map((part) => part.cloneNode(true)));
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'cards', value: code });
    chip.append(field);
    form.querySelector('.picked').append(chip);
    counted(form);
  }

  function tallied(form) {
    const chips = [...form.querySelectorAll('.picked-card')];
    const { least = 1, most = Infinity } = form.dataset;
    if (form.matches('[data-once]')) {
      const codes = [...form.querySelectorAll('.picked [name="cards"]')].map((field) => field.value);
      for (const button of form.querySelectorAll('.ranks [name="card"]')) button.setAttribute('aria-pressed', codes.includes(button.value));
    }
    const done = form.querySelector('.done');
    done.disabled = chips.length < Math.max(1, least) || chips.length > most;
    const tally = done.querySelector('.tally');
    if (tally) tally.textContent = least === most ? `${chips.length}/${most}` : chips.length || (form.matches('[data-collect]') ? '' : 0);
    const last = done.querySelector('.last');
    if (last) last.replaceChildren(...[...chips.at(-1)?.childNodes ?? []].filter((part) => part.type !== 'hidden').map((part) => part.cloneNode(true)));
    fitting(form);
  }

  function counted(form) {
    tallied(form);
    const chips = [...form.querySelectorAll('.picked-card')];
    const running = form.querySelector('.running');
    if (running) {
      const replacing = form.dataset.replacing.split(' ');
      form.toggleAttribute('data-open', chips.length > 0 && chips.every((chip) => replacing.includes(chip.dataset.rank)));
      if (chips.length) running.dispatchEvent(new Event('picks')); else running.replaceChildren();
      running.toggleAttribute('data-asked', chips.length > 0);
    }
    if (chips.length || gathers(form)) form.querySelector('.done').scrollIntoView({ block: 'nearest' });
    remember(form);
  }

  // What is gathered outlasts a time-out, which takes the cards off the screen, and a page that is loaded anew: as long
  // as the table stands as it stood.
  const GATHERED = 'referee-gathered';
  const formOf = (form) => `${location.pathname}${location.search}#${form.id}`;
  const tableStands = () => document.getElementById('seen-token')?.value;
  function allGathered() {
    try { return JSON.parse(sessionStorage.getItem(GATHERED)) || {}; } catch { return {}; }
  }

  function remember(form) {
    if (!form.id || !form.closest('#cards')) return;
    const all = allGathered();
    delete all[formOf(form)];
    if (form.querySelector('.picked-card:not([data-begun])')) {
      all[formOf(form)] = { stands: tableStands(), chips: form.querySelector('.picked').innerHTML, several: Boolean(form.querySelector('.gather')?.checked) };
    }
    try { sessionStorage.setItem(GATHERED, JSON.stringify(all)); } catch { /* kept for as long as the form is there */ }
  }

  function restored() {
    const all = allGathered();
    for (const form of document.querySelectorAll('#cards form[id]:has(.picked)')) {
      const kept = all[formOf(form)];
      if (!kept || kept.stands !== tableStands() || form.querySelector('.picked-card:not([data-begun])')) continue;
      form.querySelector('.picked').innerHTML = kept.chips;
      const several = form.querySelector('.gather');
      if (several) several.checked = kept.several;
      tallied(form);
    }
  }
  document.addEventListener('htmx:after:swap', restored);
  document.addEventListener('DOMContentLoaded', restored);

  function cleared(form) {
    form.reset();
    const picked = form.querySelector('.picked');
    if (picked) { picked.replaceChildren(...picked.querySelectorAll('[data-begun]')); counted(form); }
    fitting(form);
  }

  document.addEventListener('click', (event) => {
    const chip = event.target.closest('.picked-card');
    const button = event.target.closest('.grid [name="suit"], .grid [name="card"], .grid [data-naming]');
    if (chip) {
      const { form } = chip;
      chip.remove();
      counted(form);
    } else if (button && gathers(button.form)) {
      event.preventDefault();
      const rank = button.form.querySelector('[name="rank"]:checked');
      const look = [...button.querySelectorAll('.face, .sign')];
      if (button.name === 'card') pick(button.form, button.value, look.length ? look : [document.createTextNode(button.textContent)], button.getAttribute('aria-label') ?? button.textContent, false);
      else if (button.matches('[data-naming]')) pick(button.form, button.value, [button.nextElementSibling.querySelector('.face')], button.getAttribute('aria-label'), false);
      else if (rank) {
        const face = rank.nextElementSibling;
        const suit = button.querySelectorAll('.sign, .letter');
        pick(button.form, `${rank.value}:${button.value}`, [face.querySelector('.face'), ...suit], `${face.textContent.trim()} ${button.getAttribute('aria-label')}`, rank.matches('[data-wish]'));
      }
    }
  }, true);

  // What was begun with another card is begun anew.
  document.addEventListener('change', (event) => {
    const { target } = event;
    if (target.matches('.grid .gather')) {
      target.form.querySelector('.picked').replaceChildren();
      counted(target.form);
    } else if (target.matches('.grid [name="rank"]') && !gathers(target.form)) {
      const none = target.form.querySelector('.wishes [value=""]');
      if (none) none.checked = true;
    }
  });

  // What cards that are chosen already come to is asked once they are there.
  const begun = () => document.querySelectorAll('[data-build]:has(.picked-card) .running:not([data-asked])').forEach((each) => counted(each.closest('form')));
  document.addEventListener('change', ({ target }) => { if (target.matches('[data-build] [name="to"]')) counted(target.form); });
  document.addEventListener('htmx:after:swap', begun);
  document.addEventListener('DOMContentLoaded', () => setTimeout(begun));

  // --- What was ticked or typed before these scripts were there is asked about now. ------------------------------
  document.addEventListener('DOMContentLoaded', () => setTimeout(() => {
    for (const box of document.querySelectorAll('[hx-trigger] input, input[hx-trigger]')) {
      const said = box.matches('[type="radio"]') ? box.checked && !box.defaultChecked
        : box.matches('[type="checkbox"]') ? box.checked !== box.defaultChecked : box.value !== box.defaultValue;
      if (said) box.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }));

  // --- A film: its steps by the arrow keys, and one after the other by itself, at a calm pace, until somebody stops it.

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

  // --- A rule that is linked to is shown, also in a part of the rulebook that is folded. ----------------------------

  const unfold = () => {
    const wanted = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let box = wanted && wanted.closest('details'); box; box = box.parentElement.closest('details')) box.open = true;
    if (wanted) wanted.scrollIntoView();
  };
  addEventListener('hashchange', unfold);
  document.addEventListener('DOMContentLoaded', unfold);

  document.addEventListener('DOMContentLoaded', sendKept);
})();
