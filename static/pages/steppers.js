// A tap on − or + beside a number.

document.addEventListener('click', ({ target }) => {
  const key = target.closest('[data-step]');
  if (!key) return;
  const field = key.parentElement.querySelector('input');
  field.value = Math.min(Number(field.max), Math.max(Number(field.min), Number(field.value) + Number(key.dataset.step)));
  field.dispatchEvent(new Event('change', { bubbles: true }));
});
