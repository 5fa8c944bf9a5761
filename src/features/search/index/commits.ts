import type { Activity, ActivityRequest, ReadActivity } from '../../../model/activity.ts';
import type { SearchDocuments, SearchIndex } from '../../../model/search-shards.ts';
import { baseLevel } from '../codec/base-level.ts';

const DAY = 86_400;

/** Activity of the documents, in their order. */
export interface Commits {
  summary: NonNullable<SearchIndex['activation']>;
  /** One byte per document: see `SearchVectors`. */
  baseLevels: Uint8Array;
  activities: readonly (Activity | undefined)[];
}

/** Undefined without a history. */
export async function commitsOf(
  readActivity: ReadActivity | undefined,
  files: readonly ActivityRequest[],
): Promise<Commits | undefined> {
  const answer = await readActivity?.(files);
  if (!answer) return undefined;
  const activities = answer.files.flat();
  const { now, horizon } = answer;
  // A document without a commit was last changed before the horizon, or is not committed yet.
  const rest = horizon === undefined ? undefined : baseLevel(now, [horizon], 1);
  const levels = activities.map((one) => (one ? baseLevel(now, one.times, one.total) : rest));
  const known = levels.filter((level) => level !== undefined);
  if (known.length === 0) return undefined;
  const lowest = known.reduce((least, level) => Math.min(least, level));
  const highest = known.reduce((a, b) => Math.max(a, b));
  const mean = known.reduce((sum, level) => sum + level, 0) / known.length;
  const variance = known.reduce((sum, level) => sum + (level - mean) ** 2, 0) / known.length;
  const range = highest - lowest || 1;
  return {
    summary: {
      now,
      lowest: rounded(lowest),
      highest: rounded(highest),
      mean: rounded(mean),
      deviation: rounded(Math.sqrt(variance)),
    },
    baseLevels: Uint8Array.from(levels, (level) =>
      level === undefined ? 0 : 1 + Math.round((254 * (level - lowest)) / range),
    ),
    activities,
  };
}

/** Returns the commit data of the documents from `first` up to, not including, `end`. */
export function commitRows(
  commits: Commits | undefined,
  first: number,
  end: number,
): Pick<SearchDocuments, 'authors' | 'commits'> {
  if (!commits) return { authors: [], commits: [] };
  const authors = new Map<string, number>();
  const rows = commits.activities.slice(first, end).map((activity): SearchDocuments['commits'][number] => {
    if (!activity) return 0;
    const { total, times, lastAuthor } = activity;
    const author = authors.get(lastAuthor) ?? authors.size;
    authors.set(lastAuthor, author);
    return [total, Math.max(0, Math.floor((times[0] ?? 0) / DAY)), author];
  });
  return { authors: [...authors.keys()], commits: rows };
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
