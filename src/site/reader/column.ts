import { preferences } from '../scripts/atlas.ts';
import { addEdge } from '../scripts/side-width.ts';

/** Adds what hides the column with the outline, which the panel of references shares, and what changes its width. */
export function watchColumn(bar: HTMLElement): void {
  const page = document.querySelector<HTMLElement>('.file-page.with-rail');
  const rail = page?.querySelector<HTMLElement>(':scope > .rail');
  if (!page || !rail) return;
  addEdge(page, {
    element: rail,
    label: 'Width of the outline',
    property: '--rail',
    preference: 'rail',
    side: 'right',
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'column-button';
  button.textContent = rail.ariaLabel ?? 'Outline';
  button.title = 'The column beside the code. Key: c';
  const root = document.documentElement;
  const show = (isOn: boolean) => {
    if (isOn) delete root.dataset['column'];
    else root.dataset['column'] = 'off';
    button.ariaPressed = String(isOn);
  };
  const toggle = () => {
    const isOn = root.dataset['column'] === 'off';
    preferences.write('column', isOn ? null : 'off');
    show(isOn);
  };
  show(root.dataset['column'] !== 'off');
  button.addEventListener('click', toggle);
  bar.append(button);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'c' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')) return;
    toggle();
  });
}
