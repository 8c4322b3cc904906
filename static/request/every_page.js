// Fields and links, on every page.

// A field that is there to be copied is selected as soon as it is touched.
document.addEventListener('focusin', ({ target }) => { if (target.readOnly) target.select(); });

// What was ticked or typed before these scripts were there is asked about now.
document.addEventListener('DOMContentLoaded', () => setTimeout(() => {
  for (const box of document.querySelectorAll('[hx-trigger] input, input[hx-trigger]')) {
    const said = box.matches('[type="radio"]') ? box.checked && !box.defaultChecked
      : box.matches('[type="checkbox"]') ? box.checked !== box.defaultChecked : box.value !== box.defaultValue;
    if (said) box.dispatchEvent(new Event('change', { bubbles: true }));
  }
}));

// A rule that is linked to is shown, also in a part of the rulebook that is folded.
const unfold = () => {
  const wanted = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let box = wanted && wanted.closest('details'); box; box = box.parentElement.closest('details')) box.open = true;
  if (wanted) wanted.scrollIntoView();
};
addEventListener('hashchange', unfold);
document.addEventListener('DOMContentLoaded', unfold);

// What a field holds, to paste it elsewhere. Only a secure page has a clipboard; on any other the field is selected, and
// the browser copies what is selected or leaves that to the person.
for (const button of document.querySelectorAll('[data-copy]')) {
  const field = button.previousElementSibling?.querySelector('input');
  if (!field) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    field.focus();
    field.select();
    let copied;
    try {
      await navigator.clipboard.writeText(field.value);
      copied = true;
    } catch { copied = document.execCommand('copy'); }
    if (copied) button.textContent = button.dataset.copy;
  });
}

// The phone's own list of ways to send something; only a secure page has it.
for (const button of document.querySelectorAll('[data-send]')) {
  if (!navigator.share) continue;
  button.hidden = false;
  button.addEventListener('click', () => navigator.share({ title: document.title, url: button.dataset.send })
    .catch(() => { /* the person chose nothing */ }));
}

// Files for other programs have the times of this phone's clock.
for (const way of document.querySelectorAll('[data-zone]')) {
  const to = way.matches('form') ? 'action' : 'href';
  way[to] += `${way[to].includes('?') ? '&' : '?'}zone=${encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)}`;
}

// A sheet where the browser has no popovers (before Safari 17, Chrome 114, Firefox 125): its buttons open and close it.
if (!('popover' in HTMLElement.prototype)) {
  document.documentElement.classList.add('no-popover');
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('[popovertarget]');
    const wanted = button && document.getElementById(button.getAttribute('popovertarget'));
    const opens = wanted && button.getAttribute('popovertargetaction') !== 'hide' && !wanted.classList.contains('opened');
    for (const sheet of document.querySelectorAll('[popover].opened')) if (!sheet.contains(target) || wanted) sheet.classList.remove('opened');
    if (opens) wanted.classList.add('opened');
  });
}

// Paper.
for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

// A form that asks the server with each tap shows what the server drew: a morph changes the attributes of a box, and not
// what was ticked or typed before. A field that somebody is in keeps what they type.
document.addEventListener('htmx:after:swap', ({ detail }) => {
  const boxes = '[hx-trigger*="change"] input, input[hx-trigger*="change"]';
  for (const box of detail.ctx?.target?.querySelectorAll?.(boxes) ?? []) {
    if (!box.name) continue;
    if (box.type === 'radio' || box.type === 'checkbox') box.checked = box.defaultChecked;
    else if (box !== document.activeElement) box.value = box.defaultValue;
  }
});

// Another preset keeps the name that somebody typed for these rules.
document.addEventListener('click', ({ target }) => {
  const preset = target.closest('.presets a');
  const name = document.querySelector('main form [name="name"]')?.value;
  if (preset && name) preset.search += `&name=${encodeURIComponent(name)}`;
}, true);
