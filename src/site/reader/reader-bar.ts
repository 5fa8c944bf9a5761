import { preferences } from '../scripts/atlas.ts';
import type { CodeView } from './code-view.ts';
import type { Folds } from './folds.ts';

/** Fills the bar above the code with its buttons: wrap, fold, copy and raw. */
export function fillReaderBar(bar: HTMLElement, view: CodeView, folds: Folds): { toggleWrap(): void } {
  const wrap = button('Wrap lines', () => toggleWrap());
  const showWrap = (isOn: boolean) => {
    view.frame.classList.toggle('wrap', isOn);
    wrap.ariaPressed = String(isOn);
  };
  const toggleWrap = () => {
    const isOn = !view.frame.classList.contains('wrap');
    preferences.write('wrap', isOn ? 'on' : null);
    showWrap(isOn);
  };
  showWrap(preferences.read('wrap') === 'on');
  const fold = button('Fold all', () => {
    if (folds.areAny) folds.unfoldAll();
    else folds.foldAll();
  });
  folds.onChange = () => (fold.textContent = folds.areAny ? 'Unfold all' : 'Fold all');
  const copy = button('Copy', () => {
    navigator.clipboard.writeText(view.text).then(
      () => (copy.textContent = 'Copied'),
      () => (copy.textContent = 'The browser does not allow copying'),
    );
  });
  const raw = button('Raw', () => openRaw(view.text));
  raw.title = 'The source as plain text in a new tab';
  bar.append(wrap, fold, copy, raw);
  return { toggleWrap };
}

/** The page has the source exactly, so a site needs no file for it. */
function openRaw(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  open(url);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function button(label: string, press: () => void): HTMLButtonElement {
  const created = document.createElement('button');
  created.type = 'button';
  created.textContent = label;
  created.addEventListener('click', press);
  return created;
}
