import { addThemeButton } from './theme.ts';

/** The script of the pages of a hub. */
addThemeButton();

// Unlike a refresh, a script keeps the fragment, which names an export.
const { movedTo } = document.body.dataset;
if (movedTo !== undefined) location.replace(movedTo + location.hash);

const place = document.getElementById('hub-search');
if (place) void import('../islands/hub-search.ts').then(({ showHubSearch }) => showHubSearch(place));

document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null;
  if (key !== '/' || isTyping || ctrlKey || metaKey || altKey) return;
  const field = document.getElementById('hub-query');
  if (field) field.focus();
  else document.querySelector<HTMLElement>('.top .find')?.click();
  event.preventDefault();
});
