// Shows one page while there is no network. A table is never kept: what it shows would be old.

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

addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(KEPT[0])));
  else if (KEPT.includes(address.pathname)) event.respondWith(fetch(request).catch(() => kept(address.pathname)));
});
