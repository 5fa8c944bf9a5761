import { artifactPath } from '../../model/artifact.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import { pagePath } from '../../model/page-path.ts';
import { atlasUrl, fetchArtifact } from '../scripts/atlas.ts';
import { exampleQueries } from './example-queries.ts';

/** The keys that do something in this atlas. Without an index, these are the keys of every atlas. */
function keysOf(index: AtlasIndex | undefined): (readonly [keys: string, meaning: string])[] {
  const examples = index && exampleQueries(index);
  const { forge, commit, blame } = index?.repository ?? {};
  return [
    [
      '/ or t',
      `go to a symbol, a file or a line${examples ? ` (${examples.line}), or only to a kind (${examples.kind})` : ''}`,
    ],
    ['Ctrl K', 'the same, also while you type'],
    ['i', 'say what the focused name in code means'],
    ['Enter', 'references of the focused name, beside the code; Enter again goes to it'],
    ['↑ ↓, j k', 'walk through the references, each with a preview'],
    ['o', 'switch between references and outline'],
    ['c', 'show or hide the column with the outline'],
    [
      'n, p',
      'next and previous occurrence of the name under the cursor; in a difference, the next and previous change',
    ],
    ['f', 'fold or unfold the code around the cursor'],
    ['w', 'wrap long lines'],
    ...(blame || forge ? [['b', 'the commit, author and age of each line'] as const] : []),
    ...(forge && commit ? [['y', 'the file or the marked lines on the forge, at this commit'] as const] : []),
    ['?', 'this list'],
    ['Esc', 'close what is open'],
  ];
}

let dialog: HTMLDialogElement | undefined;

/** Shows the keys of all pages. */
export async function showKeys(): Promise<void> {
  const index = dialog
    ? undefined
    : await fetchArtifact<AtlasIndex>(artifactPath.index).catch(() => undefined);
  dialog ??= createDialog(keysOf(index));
  if (!dialog.open) dialog.showModal();
}

function createDialog(keys: ReturnType<typeof keysOf>): HTMLDialogElement {
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
  const words = document.createElement('p');
  const glossary = document.createElement('a');
  glossary.href = atlasUrl(pagePath.doc('glossary'));
  glossary.textContent = 'What the words mean';
  words.append(glossary);
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.autofocus = true;
  close.addEventListener('click', () => dialog.close());
  dialog.append(heading, list, words, close);
  document.body.append(dialog);
  return dialog;
}
