import { printable } from '../../render/printable.ts';

/** One below each line. */
const folds = new WeakMap<Element, HTMLDetailsElement>();

/**
 * Shows what a name in the code of a page expands to, below its line. Closing removes it. It is no part of any line, so the text of the
 * lines stays the source.
 */
export function showExpansion(link: HTMLAnchorElement, text: string): void {
  const line = link.closest('u[id]');
  if (!line) return;
  folds.get(line)?.remove();
  const fold = document.createElement('details');
  fold.className = 'expansion';
  fold.open = true;
  const summary = document.createElement('summary');
  summary.textContent = `${link.textContent} expands to`;
  const code = document.createElement('div');
  code.textContent = text === '' ? 'nothing' : printable(text);
  fold.append(summary, code);
  fold.addEventListener('toggle', () => {
    if (fold.open) return;
    if (fold.contains(document.activeElement)) link.focus({ preventScroll: true });
    fold.remove();
  });
  line.after(fold);
  folds.set(line, fold);
  // A wide one would scroll the code sideways.
  const frame = line.closest('.code');
  const left = frame?.scrollLeft ?? 0;
  fold.scrollIntoView({ block: 'nearest' });
  if (frame) frame.scrollLeft = left;
}
