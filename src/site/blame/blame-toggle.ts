import { forgeBlameUrl, forgeTitles } from '../../model/forge.ts';
import type { CodeView } from '../reader/code-view.ts';
import { preferences } from '../scripts/atlas.ts';
import { BlameColumn } from './blame-column.ts';
import { endOfHistory, readBlame, readRepository } from './read-blame.ts';

/** Adds the button for the column with commits to the bar above the code; without these, a link to the forge, if one is known. */
export async function addBlame(view: CodeView, bar: HTMLElement): Promise<() => void> {
  const { blame, forge, commit } = await readRepository();
  const path = document.body.dataset['at'] ?? '';
  if (!blame) {
    const url = forge && forgeBlameUrl(forge, path, commit ?? undefined);
    if (!forge || url === undefined) return () => undefined;
    const link = document.createElement('a');
    link.href = url;
    link.textContent = `Blame on ${forgeTitles[forge.kind]}`;
    bar.append(link);
    return () => location.assign(url);
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Blame';
  button.title = 'The commit, author and age of each line (b)';
  button.ariaPressed = 'false';
  bar.append(button);
  const note = document.createElement('span');
  note.className = 'note';
  note.role = 'status';
  bar.append(note);
  let column: Promise<BlameColumn> | undefined;
  const load = async (): Promise<BlameColumn> => {
    const shard = await readBlame();
    if (!shard) throw new Error('The atlas has no commits of this file.');
    note.textContent = await endOfHistory(shard);
    return new BlameColumn(view, shard, forge);
  };
  const show = async (isOn: boolean): Promise<void> => {
    button.ariaPressed = String(isOn);
    preferences.write('blame', isOn ? 'on' : null);
    if (isOn && !column) note.textContent = 'Reading the history …';
    try {
      if (isOn) await (column ??= load());
    } catch {
      column = undefined;
      note.textContent = 'The commits of this file could not be loaded.';
      button.ariaPressed = 'false';
      return;
    }
    note.hidden = !isOn;
    view.frame.classList.toggle('blamed', button.ariaPressed === 'true');
    const first = view.line(1);
    const width = first && getComputedStyle(first, '::before').width;
    if (width) document.querySelector<HTMLElement>('.scopes')?.style.setProperty('--numbers', width);
  };
  const toggle = () => void show(button.ariaPressed !== 'true');
  button.addEventListener('click', toggle);
  if (preferences.read('blame') === 'on') await show(true);
  return toggle;
}
