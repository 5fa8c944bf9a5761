let opening: Promise<{ openPalette: () => void }> | undefined;

/** Opens the palette by `/`, Ctrl K or the search button; its code is loaded when it is first asked for. */
export function watchPalette(): void {
  document.addEventListener('keydown', (event) => {
    const command = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    const slash =
      event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    if (!command && !slash) return;
    event.preventDefault();
    open();
  });
  document.querySelector('.find')?.addEventListener('click', (event) => {
    if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
}

function open(): void {
  opening ??= import('../islands/palette.ts');
  opening.then(
    ({ openPalette }) => openPalette(),
    // The button is a link to the search page, which is where to go without the palette.
    () => (location.href = document.querySelector<HTMLAnchorElement>('.find')?.href ?? location.href),
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
