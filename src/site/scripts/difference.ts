import { preferences } from './atlas.ts';

/**
 * On the difference of a file: the switch between both sides beside and below each other, which is remembered, a button that opens all
 * folds, the keys `n` and `p` for the next and the previous change, and links to lines that are folded or hidden.
 */
export function watchDifference(): void {
  const diff = document.querySelector<HTMLElement>('.diff');
  const bar = document.querySelector<HTMLElement>('.diff-bar');
  if (!diff || !bar) return;
  const changes = [...diff.querySelectorAll<HTMLElement>('.chunk.change')];
  const position = document.createElement('span');
  position.className = 'places';
  position.role = 'status';
  position.textContent = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
  bar.append(viewButton(), ...foldButtons(diff), ...stepButtons(diff, changes, position), position);
  addEventListener('hashchange', showLine);
  showLine();
}

function button(label: string, act: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', () => act(made));
  return made;
}

function viewButton(): HTMLButtonElement {
  const { dataset } = document.documentElement;
  const made = button('Unified', (self) => {
    const isUnified = dataset['diff'] !== 'unified';
    if (isUnified) dataset['diff'] = 'unified';
    else delete dataset['diff'];
    preferences.write('diff', isUnified ? 'unified' : null);
    self.ariaPressed = String(isUnified);
  });
  made.className = 'view';
  made.title = 'Both sides below each other';
  made.ariaPressed = String(dataset['diff'] === 'unified');
  return made;
}

function foldButtons(diff: HTMLElement): HTMLButtonElement[] {
  const folds = [...diff.querySelectorAll<HTMLDetailsElement>('.unchanged-fold')];
  if (folds.length === 0) return [];
  return [
    button('Whole file', (self) => {
      const open = self.ariaPressed !== 'true';
      for (const fold of folds) fold.open = open;
      self.ariaPressed = String(open);
    }),
  ];
}

function stepButtons(
  diff: HTMLElement,
  changes: readonly HTMLElement[],
  position: HTMLElement,
): HTMLButtonElement[] {
  if (changes.length === 0) return [];
  let at = -1;
  const moveTo = (step: 1 | -1): void => {
    at = (Math.max(at, step > 0 ? -1 : 0) + step + changes.length) % changes.length;
    const change = changes[at];
    change?.focus({ preventScroll: true });
    change?.scrollIntoView({ block: change.offsetHeight > innerHeight / 2 ? 'start' : 'center' });
    position.textContent = `Change ${at + 1} of ${changes.length}`;
  };
  diff.addEventListener('focusin', ({ target }) => {
    const chunk = target instanceof Element ? target.closest<HTMLElement>('.chunk.change') : null;
    if (chunk) at = changes.indexOf(chunk);
  });
  document.addEventListener('keydown', (event) => {
    const step = event.key === 'n' ? 1 : event.key === 'p' ? -1 : 0;
    if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, dialog, [contenteditable]'))
      return;
    moveTo(step);
  });
  const previous = button('Previous', () => moveTo(-1));
  const next = button('Next', () => moveTo(1));
  previous.title = 'Previous change (p)';
  next.title = 'Next change (n)';
  return [previous, next];
}

/** Opens the fold around the line in the address. A line of the old text that is hidden has the same line of the new text beside it. */
function showLine(): void {
  const [, side, number] = /^#([on])(\d+)$/.exec(location.hash) ?? [];
  for (const line of document.querySelectorAll('.diff .on')) line.classList.remove('on');
  if (side === undefined || number === undefined) return;
  const line = document.getElementById(side + number);
  const fold = line?.closest<HTMLDetailsElement>('details.unchanged-fold');
  if (!line) return;
  if (fold) fold.open = true;
  const shown = line.offsetParent === null ? counterpart(line) : line;
  shown.classList.add('on');
  shown.scrollIntoView({ block: 'center' });
}

function counterpart(line: HTMLElement): HTMLElement {
  const index = [...(line.parentElement?.children ?? [])].indexOf(line);
  const other = line.closest('.chunk')?.querySelector('.new')?.children[index];
  return other instanceof HTMLElement ? other : line;
}
