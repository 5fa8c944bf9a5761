import { onFirstMove } from './first-move.ts';

/**
 * Names the commit in the header. The HTML does not contain it, so that a new commit leaves unchanged pages as they are.
 */
export function showRevision(): void {
  const place = document.querySelector<HTMLElement>('.top .revision');
  if (!place) return;
  onFirstMove(() => {
    void import('../islands/revision.ts')
      .then(({ fillRevision }) => fillRevision(place))
      .catch(() => undefined);
  });
}

/** Says when the file or the symbols of the page were changed last, if the atlas knows it. */
export function showLastChanges(): void {
  if (!document.querySelector('.file-page, .reference')) return;
  onFirstMove(() => {
    void import('../blame/last-changes.ts')
      .then(({ fillLastChanges }) => fillLastChanges())
      .catch(() => undefined);
  });
}

/** `y` opens the place at the commit on the forge. */
export function watchPermalink(): void {
  const path = document.querySelector('.file-page') ? document.body.dataset['at'] : undefined;
  if (path === undefined) return;
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'y' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')) return;
    void import('./permalink.ts')
      .then(({ permalink }) => permalink(path))
      .then((found) => {
        if (found) location.assign(found.url);
      });
  });
}
