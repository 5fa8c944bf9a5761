/** Lists the keys on `?`. */
export function watchHelp(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]'))
      return;
    event.preventDefault();
    void import('../islands/keys-help.ts').then(({ showKeys }) => showKeys());
  });
}
