import type { AtlasIndex } from '../../model/atlas-index.ts';
import type { BlameShard } from '../../model/blame.ts';
import { forgeCommitUrl } from '../../model/forge.ts';
import {
  blameRuns,
  commitsOfLines,
  inYearBefore,
  lastChange,
  lineChanges,
  type BlameSource,
} from '../../query/blame.ts';
import { commitList } from './commit-list.ts';
import { readBlame, readRepository } from './read-blame.ts';

type Repository = AtlasIndex['repository'];

/** Says when the file and each symbol of the page were changed last and how often, and lists the commits when a reader asks for them. */
export async function fillLastChanges(): Promise<void> {
  const shard = await readBlame();
  if (!shard) return;
  const repository = await readRepository();
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.history')) {
    const [first = 1, last = first] = (fold.closest<HTMLElement>('[data-lines]')?.dataset['lines'] ?? '')
      .split('-')
      .map(Number);
    const change = lastChange(blameRuns(shard, first, last));
    // The facts at the top of the page say it of the file.
    if (change && !fold.dataset['lines'])
      fold.firstElementChild?.append(
        small(` last change ${change.date}${frequency(shard, repository, first, last)}`),
      );
    const fill = (): void => {
      fold.lastElementChild?.replaceChildren(
        ...commitList(commitsOfLines(blameRuns(shard, first, last)), repository.forge),
      );
    };
    if (fold.open) fill();
    else fold.addEventListener('toggle', fill, { once: true });
  }
  const file = document.querySelector<HTMLElement>('.file-page details.history[data-lines]');
  const [, lines = 1] = (file?.dataset['lines'] ?? '').split('-').map(Number);
  const change = file ? lastChange(blameRuns(shard, 1, lines)) : undefined;
  if (change)
    document
      .querySelector('.file-page .head > .meta')
      ?.append(' · last change ', dayLink(change, repository), frequency(shard, repository, 1, lines));
}

function dayLink(change: BlameSource, { forge }: Repository): HTMLElement {
  const day = document.createElement('time');
  day.dateTime = change.date;
  day.textContent = change.date;
  const place = forge
    ? Object.assign(document.createElement('a'), { href: forgeCommitUrl(forge, change.hash) })
    : day;
  if (place !== day) place.append(day);
  place.title = `${change.author}: ${change.subject}`;
  return place;
}

/** Such as ` · 31 changes, 6 in the last year`; empty if it is not known. */
function frequency(shard: BlameShard, { time }: Repository, first: number, last: number): string {
  const changes = lineChanges(shard, first, last);
  if (!changes) return '';
  const recent = time === undefined ? 0 : inYearBefore(changes, time.slice(0, 10));
  const word = changes.total === 1 ? 'change' : 'changes';
  return ` · ${changes.total} ${word}${recent > 0 ? `, ${recent} in the last year` : ''}`;
}

function small(text: string): HTMLElement {
  const element = document.createElement('small');
  element.textContent = text;
  return element;
}
