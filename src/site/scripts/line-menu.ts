import { blameRuns, lastChange } from '../../query/blame.ts';
import { readBlame } from '../blame/read-blame.ts';
import { permalink } from './permalink.ts';
import { parseLines } from './line-range.ts';

let menu: HTMLElement | undefined;

/** Offers what a reader takes from lines: a link, a reference for an agent or a message, and the place on the forge. */
export async function showLineMenu(line: HTMLElement): Promise<void> {
  const path = document.body.dataset['at'] ?? '';
  const [first = 1, last = first] = parseLines(location.hash) ?? [];
  const reference = `${path}:${first}${last > first ? `-${last}` : ''}`;
  menu ??= createMenu();
  const current = menu;
  current.replaceChildren(copyButton('Copy link', location.href), copyButton(`Copy ${reference}`, reference));
  current.showPopover();
  const { left, bottom } = line.getBoundingClientRect();
  current.style.left = `${Math.max(8, left)}px`;
  current.style.top = `${Math.min(bottom, innerHeight - 120)}px`;
  const commit = await commitOf(first, last).catch(() => undefined);
  if (commit) current.append(Object.assign(document.createElement('p'), { textContent: commit }));
  const found = await permalink(path).catch(() => undefined);
  if (!found) return;
  const link = Object.assign(document.createElement('a'), {
    href: found.url,
    textContent: `${found.title} `,
  });
  link.append(Object.assign(document.createElement('kbd'), { textContent: 'y' }));
  current.append(link);
}

/** Says who changed the lines last, if the atlas knows it. */
async function commitOf(first: number, last: number): Promise<string | undefined> {
  const shard = await readBlame();
  const commit = shard && lastChange(blameRuns(shard, first, last));
  return commit && `${commit.date} ${commit.author}: ${commit.subject}`;
}

function createMenu(): HTMLElement {
  const created = document.createElement('div');
  created.className = 'line-menu';
  // Closes by itself on Escape and on a click elsewhere.
  created.popover = 'auto';
  created.role = 'group';
  created.ariaLabel = 'Lines';
  document.body.append(created);
  return created;
}

function copyButton(label: string, text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(text).then(
      () => (button.textContent = 'Copied'),
      () => (button.textContent = 'The browser does not allow copying'),
    );
  });
  return button;
}
