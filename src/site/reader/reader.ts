import { decodeComponent } from '../../base/decode-component.ts';
import { preferences } from '../scripts/atlas.ts';
import { onFirstMove } from '../scripts/first-move.ts';
import { parseLines } from '../scripts/line-range.ts';
import { CodeView, numberOf } from './code-view.ts';
import { watchColumn } from './column.ts';
import { Folds } from './folds.ts';
import { addOutlineFilter } from './outline-filter.ts';
import { fillReaderBar } from './reader-bar.ts';
import { scopeAt } from './scopes.ts';
import { addScrollMarks } from './scroll-marks.ts';
import { addStickyScopes } from './sticky-scopes.ts';

/** Width of the part of the gutter that folds, at its right edge. */
const FOLD_WIDTH = 28;

/** Makes long files readable: headers of the scopes around, folding, wrapping, and a filter for the outline. */
export function watchReader(): void {
  const frame = document.querySelector<HTMLElement>('.file-page .code');
  const bar = document.querySelector<HTMLElement>('.reader-bar');
  if (!frame || !bar) return;
  const view = new CodeView(frame);
  const folds = new Folds(view);
  const { toggleWrap } = fillReaderBar(bar, view, folds);
  const blame = lazyBlame(view, bar);
  addOutlineFilter();
  watchColumn(bar);
  addStickyScopes(view);
  addScrollMarks(view);

  const reveal = () => {
    const named = document.getElementById(decodeComponent(location.hash.slice(1)) ?? '')?.closest('u[id]');
    const line = parseLines(location.hash)?.[0] ?? (named ? numberOf(named) : undefined);
    if (line === undefined || !folds.areAny) return;
    folds.reveal(line);
    view.line(line)?.scrollIntoView({ block: 'center' });
  };
  addEventListener('hashchange', reveal);

  const headerAt = (event: MouseEvent) => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('u[id]') : null;
    if (!line) return undefined;
    const scope = scopeAt(view.scopes, numberOf(line));
    return scope?.first === numberOf(line) ? { line, scope } : undefined;
  };
  // Only lines that the pointer has touched get the sign: a class on each would style a long file twice.
  frame.addEventListener('pointerover', (event) => headerAt(event)?.line.classList.add('foldable'));
  frame.addEventListener(
    'click',
    (event) => {
      const found = headerAt(event);
      if (!found) return;
      const edge =
        found.line.getBoundingClientRect().left + parseFloat(getComputedStyle(found.line, '::before').width);
      const isSign =
        event.clientX > edge && event.clientX < edge + FOLD_WIDTH && found.line.matches('.foldable');
      if (!isSign) return;
      event.stopImmediatePropagation();
      folds.toggle(found.scope);
    },
    { capture: true },
  );
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')) return;
    if (event.key === 'w') toggleWrap();
    if (event.key === 'b') void blame().then((toggle) => toggle());
    if (event.key !== 'f') return;
    const line = cursorLine(frame) ?? parseLines(location.hash)?.[0];
    const scope = line === undefined ? undefined : scopeAt(view.scopes, line);
    if (scope) folds.toggle(scope);
  });
}

/** Loads what shows the commits of lines: at once if the reader wants them on every page, otherwise after the first move. */
function lazyBlame(view: CodeView, bar: HTMLElement): () => Promise<() => void> {
  let added: Promise<() => void> | undefined;
  const add = () =>
    (added ??= import('../blame/blame-toggle.ts')
      .then(({ addBlame }) => addBlame(view, bar))
      .catch(() => () => undefined));
  if (preferences.read('blame') === 'on') void add();
  else onFirstMove(() => void add());
  return add;
}

/** The line of the focused link or of the text cursor. */
function cursorLine(frame: HTMLElement): number | undefined {
  const node = frame.contains(document.activeElement) ? document.activeElement : getSelection()?.anchorNode;
  const line = (node instanceof Element ? node : node?.parentElement)?.closest('u[id]');
  return line && frame.contains(line) ? numberOf(line) : undefined;
}
