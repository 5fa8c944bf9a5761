const keys: readonly [keys: string, meaning: string][] = [
  ['/ or t', 'go to a symbol, a file or a line (cart.ts:12), or only to classes (class:Cart)'],
  ['Ctrl K', 'the same, also while you type'],
  ['i', 'say what the focused name in code means'],
  ['n, p', 'next and previous occurrence of the name under the cursor'],
  ['f', 'fold or unfold the code around the cursor'],
  ['w', 'wrap long lines'],
  ['b', 'the commit, author and age of each line'],
  ['y', 'the file or the marked lines on the forge, at this commit'],
  ['?', 'this list'],
  ['Esc', 'close what is open'],
];

let dialog: HTMLDialogElement | undefined;

/** Shows the keys of all pages. */
export function showKeys(): void {
  dialog ??= createDialog();
  if (!dialog.open) dialog.showModal();
}

function createDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'keys-help';
  dialog.ariaLabel = 'Keys';
  const heading = document.createElement('h2');
  heading.textContent = 'Keys';
  const list = document.createElement('dl');
  for (const [key, meaning] of keys) {
    const term = document.createElement('dt');
    const kbd = document.createElement('kbd');
    kbd.textContent = key;
    term.append(kbd);
    const text = document.createElement('dd');
    text.textContent = meaning;
    list.append(term, text);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => dialog.close());
  dialog.append(heading, list, close);
  document.body.append(dialog);
  return dialog;
}
