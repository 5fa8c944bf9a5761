import { GlobError } from '../base/glob-expression.ts';
import { createRootedGlobMatcher } from '../base/globs.ts';

/**
 * Most commits in a built atlas. A snapshot takes as much space as its changes since the previous one; the
 * first takes about as much as the sources.
 */
export const MAX_SNAPSHOTS = 200;

/** As users write it: a number of commits, `tags`, a glob of tags, or a day. */
export type HistoryChoice = number | string;

/** The commits that a choice means. */
export type ChosenCommits =
  | { kind: 'newest'; count: number }
  /** Commits with a tag that matches, and since a time if there is one. */
  | { kind: 'tags'; matches: (tag: string) => boolean; since?: string };

export const HISTORY_RULE = `must be a number from 1 to ${MAX_SNAPSHOTS} (the newest commits), "tags" (all tagged commits), a glob of tags such as "v1.*", or a day such as "2024-01-31" (tagged commits since then)`;

/** Parses a choice; undefined if it is none. */
export function parseHistoryChoice(choice: HistoryChoice): ChosenCommits | undefined {
  if (typeof choice === 'number') return newest(choice);
  const text = choice.trim();
  if (/^\d+$/.test(text)) return newest(Number(text));
  if (text === 'tags') return { kind: 'tags', matches: () => true };
  const [, day] = /^(?:since\s+)?(\d{4}-\d{2}-\d{2})$/.exec(text) ?? [];
  if (day !== undefined)
    return isDay(day) ? { kind: 'tags', matches: () => true, since: `${day}T00:00:00.000Z` } : undefined;
  // No tag begins like this, but the path of a repository does, if it follows the option.
  if (text === '' || /^[./~\\-]|\s/.test(text)) return undefined;
  try {
    return { kind: 'tags', matches: createRootedGlobMatcher(text) };
  } catch (error) {
    if (error instanceof GlobError) return undefined;
    throw error;
  }
}

function newest(count: number): ChosenCommits | undefined {
  return Number.isInteger(count) && count > 0 && count <= MAX_SNAPSHOTS
    ? { kind: 'newest', count }
    : undefined;
}

/** Whether a day exists: `2024-02-31` does not. */
function isDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}
