// The picture of a night: its texts fit their place, and it becomes a file that this phone draws by itself.

const WIDE = 1200, HIGH = 1600, CORNER = 8;
const svg = document.querySelector('svg.night-picture'), save = document.getElementById('save');

// A text that is wider than its place gets smaller, and then shorter: fonts differ from phone to phone.
for (const text of svg.querySelectorAll('[data-wide]')) {
  const wide = Number(text.dataset.wide), size = Number(text.getAttribute('font-size')), chars = [...text.textContent];
  const needed = text.getComputedTextLength() * 1.03;
  if (needed > wide) text.setAttribute('font-size', Math.max(size * wide / needed, size * .72));
  while (chars.length > 1 && text.getComputedTextLength() > wide) {
    chars.pop();
    text.textContent = chars.join('') + '…';
  }
}

const source = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(new XMLSerializer().serializeToString(svg));

// A browser that protects its drawing gives noise back instead of the picture, without an error.
function isTrue(context) {
  const there = context.getImageData(0, 0, CORNER, CORNER).data;
  return there.every((value, at) => value === there[at % 4])
    && '#' + [...there.slice(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('') === svg.dataset.ground;
}

async function png() {
  const image = new Image(), canvas = document.createElement('canvas');
  image.src = source;
  await image.decode();
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const context = canvas.getContext('2d');
  context.fillStyle = svg.dataset.ground;
  context.fillRect(0, 0, WIDE, HIGH);
  context.drawImage(image, 0, 0, WIDE, HIGH);
  if (!isTrue(context)) throw new Error('noise');
  return [await new Promise((done) => canvas.toBlob(done, 'image/png')), canvas.toDataURL('image/png')];
}

try {
  const [blob, address] = await png();
  // A picture that one can hold to keep it takes the place of the drawing.
  const held = Object.assign(new Image(WIDE, HIGH), { src: address, alt: svg.getAttribute('aria-label'), className: 'night-picture' });
  await held.decode();
  svg.replaceWith(held);
  save.href = URL.createObjectURL(blob);
  const files = [new File([blob], save.download, { type: 'image/png' })], send = document.getElementById('send');
  if (navigator.canShare?.({ files })) {
    send.hidden = false;
    send.addEventListener('click', () => navigator.share({ files }).catch(() => { /* the person chose nothing */ }));
  }
} catch {
  save.href = source;
  save.download = save.download.replace(/png$/, 'svg');
  document.getElementById('as-svg').hidden = false;
}
save.hidden = false;
