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
import { dayElement, textElement } from './text-element.ts';

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
    const runs = blameRuns(shard, first, last);
    const change = lastChange(runs);
    if (change) {
      const often = frequency(shard, repository, first, last);
      // The last change of the file stands among the facts at the top of the page.
      if (fold.dataset['lines'])
        document
          .querySelector('.file-page .head > .meta')
          ?.append(' · last change ', dayLink(change, repository), often);
      else fold.firstElementChild?.append(textElement('small', ` last change ${change.date}${often}`));
    }
    const fill = (): void => {
      fold.lastElementChild?.replaceChildren(...commitList(commitsOfLines(runs), repository.forge));
    };
    if (fold.open) fill();
    else fold.addEventListener('toggle', fill, { once: true });
  }
}

function dayLink(change: BlameSource, { forge }: Repository): HTMLElement {
  const day = dayElement(change);
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
