// Only a public server has this: the page that stands there while there is no network.

navigator.serviceWorker?.register('/no-network.js').catch(() => { /* a browser that keeps nothing does without */ });
