import { printableLine } from '../../render/printable.ts';
import { atlasUrl } from '../scripts/atlas.ts';
import { findDestinations, type SearchResult } from './symbol-source.ts';

/** Shows the files whose name or path has what is typed, in place of the tree. */
export function watchTreeFilter(input: HTMLInputElement): void {
  const list = document.createElement('ul');
  list.className = 'tree found';
  list.ariaLabel = 'Files found';
  list.hidden = true;
  const status = document.createElement('p');
  status.className = 'tree-note';
  status.role = 'status';
  input.after(list, status);
  let lastRequest = 0;
  const show = async () => {
    const request = ++lastRequest;
    const text = input.value.trim();
    list.hidden = text === '';
    input.parentElement?.classList.toggle('filtered', text !== '');
    if (text === '') status.textContent = '';
    else {
      for await (const { results, complete } of findDestinations(`file:${text}`)) {
        if (request !== lastRequest) return;
        list.replaceChildren(...results.map(entryOf));
        status.textContent = results.length > 0 ? '' : complete ? 'No file has this name.' : 'Searching …';
      }
    }
  };
  input.addEventListener('input', () => {
    show().catch(() => (status.textContent = 'The list of files could not be loaded.'));
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') list.querySelector('a')?.click();
    if (event.key === 'ArrowDown') list.querySelector('a')?.focus();
    if (event.key !== 'Escape' || input.value === '') return;
    input.value = '';
    event.stopPropagation();
    void show();
  });
  if (input.value) void show();
}

function entryOf({ candidate: { name, path, page } }: SearchResult): HTMLLIElement {
  const entry = document.createElement('li');
  const link = document.createElement('a');
  link.href = atlasUrl(page);
  link.title = printableLine(path);
  const above = document.createElement('small');
  above.textContent = printableLine(path.slice(0, -name.length));
  link.append(printableLine(name), ' ', above);
  entry.append(link);
  return entry;
}
