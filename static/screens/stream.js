// The stream. htmx reads it and reconnects; what htmx cannot notice is noticed here.

import { show, stream } from '../request/page.js';

const SILENCE = 8000;        // ms without even a beat: nobody is there
const GONE_FOR = 2500;       // ms without a stream before the phone says so
const FIRST = 4000;          // ms for a first connect
const GONE = [403, 404, 410];
let connection = null;
let gone = performance.now();  // since when there is no stream; null while one speaks
let connecting = false;
let heard = performance.now();
let tried = heard;

function connect() {
  if (connection || connecting || document.hidden || !window.htmx) return;  // htmx itself connects once it is loaded
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
  // Firefox lets a request wait behind another of the same address unless its cache is left out: that of a page that was
  // reloaded while the referee did not answer would keep the new stream waiting for ever.
  document.addEventListener('htmx:config:request', (event) => { if (ofStream(event)) event.detail.ctx.request.cache = 'no-store'; });
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
  const again = () => {
    heard = tried = gone = performance.now();
    // htmx goes on where it paused, but after a pause of its own: the screen must be right at once.
    if (connection) setTimeout(() => connection?.delayCanceller?.()); else connect();
  };
  document.addEventListener('visibilitychange', () => { if (!document.hidden) again(); });
  addEventListener('pageshow', ({ persisted }) => {  // from the back/forward cache: its stream ended with the page
    if (!persisted) return;
    connection?.reader?.cancel();
    again();
  });
  addEventListener('online', () => { connection?.delayCanceller?.(); connect(); });
  setInterval(watch, 1000);
}
