import { readSettings } from '../../git/git-settings.ts';
import type { Git } from '../../git/git.ts';
import { parseStatus, prefixIn, printStatus, readPrefix } from './git-description.ts';
import { parseUntracked, printUntracked } from './git-listing.ts';
import { splitZero } from './names.ts';

export interface WorkingChange {
  /** Relative to the folder. */
  path: string;
  kind: 'added' | 'changed' | 'removed';
}

export interface WorkingChanges {
  commit: string | null;
  branch: string | null;
  /** The files in the folder that differ from the commit, sorted by path. */
  changes: WorkingChange[];
}

/** The fields of a line of `git status --porcelain=v2` before its path, by its first character. */
const fieldsBefore: Readonly<Record<string, number>> = { '1': 8, u: 10 };

/** Returns the files in a folder that differ from `HEAD`. Throws `GitError`. */
export async function readWorkingChanges(
  git: Git,
  folder: string,
  { untracked = false }: { untracked?: boolean | undefined },
): Promise<WorkingChanges> {
  const settings = await readSettings(git);
  const [prefix, status, others] = await Promise.all([
    prefixIn(folder) ?? readPrefix(git),
    printStatus(git, settings, false),
    untracked ? printUntracked(git) : Buffer.alloc(0),
  ]);
  const { commit, branch } = parseStatus(status);
  const changes = new Map<string, WorkingChange['kind']>();
  for (const { text } of splitZero(status)) {
    const before = fieldsBefore[text[0] ?? ''];
    if (before === undefined) continue;
    const fields = text.split(' ');
    const path = fields.slice(before).join(' ');
    if (path.startsWith(prefix)) changes.set(path.slice(prefix.length), kindOf(fields[1] ?? ''));
  }
  for (const { path, kind } of parseUntracked(others)) {
    // A file that was only removed from the index still exists.
    if (kind !== 'submodule') changes.set(path, changes.has(path) ? 'changed' : 'added');
  }
  const sorted = [...changes].sort(([a], [b]) => (a < b ? -1 : 1));
  return { commit, branch, changes: sorted.map(([path, kind]) => ({ path, kind })) };
}

/** `letters` say how the index differs from the commit, and the file from the index. */
function kindOf(letters: string): WorkingChange['kind'] {
  const [index, file] = letters;
  if (file === 'D' || (index === 'D' && file === '.')) return 'removed';
  return index === 'A' || file === 'A' ? 'added' : 'changed';
}
