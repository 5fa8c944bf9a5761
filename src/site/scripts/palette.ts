let opening: Promise<{ openPalette: (typed: string) => void }> | undefined;

/**
 * Opens the palette on `/`, `t`, Ctrl K or a click on the search button. Loads its code on first use. On the search page, `/` leads
 * to its own field.
 */
export function watchPalette(): void {
  document.addEventListener('keydown', (event) => {
    const command = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    const slash =
      (event.key === '/' || event.key === 't') &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      !isTyping(event.target);
    if (!command && !slash) return;
    event.preventDefault();
    const field = document.querySelector<HTMLInputElement>('.search-field');
    if (event.key === '/' && field) field.select();
    else open();
  });
  document.querySelector('.find')?.addEventListener('click', (event) => {
    if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
}

function open(): void {
  const typed = collectTyping();
  opening ??= import('../islands/palette.ts');
  opening.then(
    ({ openPalette }) => openPalette(typed()),
    // The code could not be loaded: follow the button's link to the search page.
    () => (location.href = document.querySelector<HTMLAnchorElement>('.find')?.href ?? location.href),
  );
}

/** Keeps what is typed until the palette is open: it would be lost, or taken for keys of the page. Returns a function that ends that, and gives the text. */
function collectTyping(): () => string {
  const done = new AbortController();
  let text = '';
  addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.length === 1) text += event.key;
      else if (event.key === 'Backspace') text = text.slice(0, -1);
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, signal: done.signal },
  );
  return () => {
    done.abort();
    return text;
  };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
