import { forgeCommitUrl, type Forge } from '../../model/forge.ts';
import type { CommitOfLines } from '../../query/blame.ts';
import { counted } from '../views/numbers.ts';
import { dayElement, textElement } from './text-element.ts';

/** Commits that are listed at first. */
const MAX_COMMITS = 20;

/** Lists the commits that lines come from, newest first. */
export function commitList(commits: readonly CommitOfLines[], forge: Forge | undefined): HTMLElement[] {
  if (commits.length === 0) return [note('No commit of these lines is known.')];
  const heading = note('The commits that these lines come from, newest first.');
  const list = document.createElement('ul');
  list.className = 'commits';
  const show = (some: readonly CommitOfLines[]): void =>
    list.append(...some.map((each) => commitItem(each, forge)));
  show(commits.slice(0, MAX_COMMITS));
  const rest = commits.slice(MAX_COMMITS);
  if (rest.length === 0) return [heading, list];
  const more = document.createElement('button');
  more.type = 'button';
  more.textContent = `Show ${counted(rest.length, 'older commit')}`;
  more.addEventListener('click', () => {
    more.remove();
    show(rest);
  });
  return [heading, list, more];
}

function commitItem({ commit, lines }: CommitOfLines, forge: Forge | undefined): HTMLLIElement {
  const item = document.createElement('li');
  const size = counted(lines, 'line');
  if (!commit) {
    item.append('Not committed yet ', textElement('small', size));
    return item;
  }
  const subject = forge
    ? Object.assign(textElement('a', commit.subject), { href: forgeCommitUrl(forge, commit.hash) })
    : textElement('span', commit.subject);
  const earlier = commit.isOldest ? ' · this commit or an earlier one' : '';
  item.append(
    dayElement(commit),
    ' ',
    subject,
    ' ',
    textElement('small', `${commit.author} · ${size}${earlier}`),
  );
  return item;
}

function note(text: string): HTMLElement {
  const made = textElement('p', text);
  made.className = 'note';
  return made;
}
