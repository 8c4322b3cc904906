// Shows one page while there is no network, or only a proxy answers. A table is never kept: what it shows would be old.

const STORE = {{ ('referee-' ~ version)|tojson }};
const KEPT = {{ kept|tojson }};

addEventListener('install', (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(KEPT)).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== STORE) await caches.delete(name);
    await clients.claim();
  })());
});

const kept = (address) => caches.match(address, { ignoreVary: true, ignoreSearch: true });

// Of an answer that says that nobody is there, the referee's own has its headers.
const gone = (answer) => [502, 503, 504].includes(answer.status) && !answer.headers.has('Content-Security-Policy');
const waits = (address, answer) => kept(address).then((page) => page ?? answer);
const answered = (request, address) =>
  fetch(request).then((answer) => gone(answer) ? waits(address, answer) : answer).catch(() => kept(address));

addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answered(request, KEPT[0]));
  else if (KEPT.includes(address.pathname)) event.respondWith(answered(request, address.pathname));
});
