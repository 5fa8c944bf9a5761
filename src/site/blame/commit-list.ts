import { forgeCommitUrl, type Forge } from '../../model/forge.ts';
import type { CommitOfLines } from '../../query/blame.ts';
import { counted } from '../views/numbers.ts';

/** Commits that are listed at first. */
const MAX_COMMITS = 20;

/** Lists the commits that lines come from, newest first. */
export function commitList(commits: readonly CommitOfLines[], forge: Forge | undefined): HTMLElement[] {
  if (commits.length === 0) return [element('p', 'note', 'No commit of these lines is known.')];
  const note = element('p', 'note', 'The commits that these lines come from, newest first.');
  const list = document.createElement('ul');
  list.className = 'commits';
  const show = (some: readonly CommitOfLines[]): void =>
    list.append(...some.map((each) => commitItem(each, forge)));
  show(commits.slice(0, MAX_COMMITS));
  const rest = commits.slice(MAX_COMMITS);
  if (rest.length === 0) return [note, list];
  const more = document.createElement('button');
  more.type = 'button';
  more.textContent = `Show ${counted(rest.length, 'older commit')}`;
  more.addEventListener('click', () => {
    more.remove();
    show(rest);
  });
  return [note, list, more];
}

function commitItem({ commit, lines }: CommitOfLines, forge: Forge | undefined): HTMLLIElement {
  const item = document.createElement('li');
  const size = counted(lines, 'line');
  if (!commit) {
    item.append('Not committed yet ', element('small', '', size));
    return item;
  }
  const day = document.createElement('time');
  day.dateTime = commit.date;
  day.textContent = commit.date;
  const subject = forge
    ? Object.assign(element('a', '', commit.subject), { href: forgeCommitUrl(forge, commit.hash) })
    : element('span', '', commit.subject);
  const earlier = commit.isOldest ? ' · this commit or an earlier one' : '';
  item.append(day, ' ', subject, ' ', element('small', '', `${commit.author} · ${size}${earlier}`));
  return item;
}

function element(name: 'a' | 'p' | 'small' | 'span', className: string, text: string): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
