import { parseLines } from './line-range.ts';

/**
 * Highlights the lines in the URL fragment (`#L10` or `#L10-L20`). A click on a line number sets the fragment to this
 * line; Shift-click extends the range. Without scripts, CSS still highlights a single line.
 */
export function watchLines(): void {
  const code = document.querySelector<HTMLElement>('.file-page .code');
  if (!code) return;
  const mark = (scroll: boolean) => {
    const range = parseLines(location.hash);
    for (const line of code.querySelectorAll('.on')) line.classList.remove('on');
    if (!range) return;
    const fold = code.closest('details');
    if (fold && !fold.open) {
      fold.open = true;
      scroll = true;
    }
    for (let line = range[0]; line <= range[1]; line++) {
      const element = document.getElementById(`L${line}`);
      if (!element) break;
      element.classList.add('on');
    }
    // Browsers scroll to single-line fragments themselves.
    if (scroll) document.getElementById(`L${range[0]}`)?.scrollIntoView({ block: 'center' });
  };
  code.addEventListener('click', (event) => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[id^="L"]') : null;
    // A key that follows a link clicks at the edge of the window.
    if (event.detail === 0 || !line || event.clientX - code.getBoundingClientRect().left > gutterWidth(line))
      return;
    const clicked = Number(line.id.slice(1));
    const from = parseLines(location.hash)?.[0];
    const range = event.shiftKey && from ? [from, clicked].sort((a, b) => a - b) : [clicked];
    history.replaceState(null, '', `#${range.map((number) => `L${number}`).join('-')}`);
    mark(false);
    void import('./line-menu.ts').then(({ showLineMenu }) => showLineMenu(line));
  });
  addEventListener('hashchange', () => mark(true));
  mark(true);
}

function gutterWidth(line: HTMLElement): number {
  return parseFloat(getComputedStyle(line, '::before').width) + 24;
}
