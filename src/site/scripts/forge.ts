/**
 * Names the commit in the header. The HTML does not contain it, so that a new commit leaves unchanged pages as they are, and it is
 * shown after the first move of the reader, who waits for other things before.
 */
export function showRevision(): void {
  const place = document.querySelector<HTMLElement>('.top .revision');
  if (!place) return;
  const start = () => {
    for (const type of types) removeEventListener(type, start);
    void import('../islands/revision.ts')
      .then(({ fillRevision }) => fillRevision(place))
      .catch(() => undefined);
  };
  const types = ['pointermove', 'keydown', 'scroll', 'touchstart'] as const;
  for (const type of types) addEventListener(type, start, { passive: true });
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
