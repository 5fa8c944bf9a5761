import type { AtlasIndex } from '../../model/atlas-index.ts';
import type { BlameShard } from '../../model/blame.ts';
import { forgeCommitUrl } from '../../model/forge.ts';
import { blameRuns, inYearBefore, lastChange, lineChanges } from '../../query/blame.ts';
import { linesOf } from '../scripts/source-text.ts';
import { readBlame, readRepository } from './read-blame.ts';

type Repository = AtlasIndex['repository'];

/** Adds the last change, and how often there were changes, to the facts about the file and to each symbol of the page. */
export async function fillLastChanges(): Promise<void> {
  const shard = await readBlame();
  if (!shard) return;
  const repository = await readRepository();
  for (const section of document.querySelectorAll<HTMLElement>('.symbol[data-lines]')) {
    const [first = 1, last = first] = (section.dataset['lines'] ?? '').split('-').map(Number);
    const changes = describe(shard, repository, first, last);
    if (changes.length > 0) historyOf(section).replaceChildren('Last change ', ...changes);
  }
  const code = document.querySelector<HTMLElement>('.file-page .code');
  const meta = document.querySelector('.file-page .head > .meta');
  const ofFile = code ? describe(shard, repository, 1, linesOf(code).length) : [];
  if (ofFile.length > 0) meta?.append(' · last change ', ...ofFile);
}

/** The place for it, which pages of an atlas have that was published with blame. */
function historyOf(section: HTMLElement): HTMLElement {
  const place = section.querySelector<HTMLElement>(':scope > .history');
  if (place) return place;
  const added = document.createElement('p');
  added.className = 'history';
  section.append(added);
  return added;
}

function describe(
  shard: BlameShard,
  { forge, time }: Repository,
  first: number,
  last: number,
): (Node | string)[] {
  const change = lastChange(blameRuns(shard, first, last));
  if (!change) return [];
  const day = document.createElement('time');
  day.dateTime = change.date;
  day.textContent = change.date;
  const place = forge
    ? Object.assign(document.createElement('a'), { href: forgeCommitUrl(forge, change.hash) })
    : day;
  if (place !== day) place.append(day);
  place.title = `${change.author}: ${change.subject}`;
  const changes = lineChanges(shard, first, last);
  if (!changes) return [place];
  const recent = time === undefined ? 0 : inYearBefore(changes, time.slice(0, 10));
  const word = changes.total === 1 ? 'change' : 'changes';
  return [place, ` · ${changes.total} ${word}${recent > 0 ? `, ${recent} in the last year` : ''}`];
}
