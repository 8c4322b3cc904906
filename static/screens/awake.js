// The screen stays on while somebody plays. Over plain http there is no wake lock: then a silent video does it.

import { show, stream } from '../request/page.js';

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
