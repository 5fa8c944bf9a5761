import { COMMIT_MARK } from '../activity/patch-parser.ts';
import { patchCommand } from '../activity/read-patches.ts';
import { unquotePath } from '../activity/unquote-path.ts';
import type { Git } from '../git.ts';
import type { ListedCommit } from '../list-commits.ts';
import { OutputLines } from '../output-lines.ts';
import type { Change } from './blame-history.ts';
import { CombinedParser } from './combined-parser.ts';

/**
 * Reads the files that merges changed relative to their first parent, by merge. A file that another parent has too is only named. The
 * result is undefined if the output exceeds `maxBytes`.
 */
export async function readMerges(
  git: Git,
  merges: readonly ListedCommit[],
  maxBytes: number,
): Promise<Map<string, Change[]> | undefined> {
  const changes = new Map<string, Change[]>();
  if (merges.length === 0) return changes;
  const add = (hash: string, change: Change): void => {
    const listed = changes.get(hash) ?? [];
    listed.push(change);
    changes.set(hash, listed);
  };
  const parser = new CombinedParser(add);
  const combined = [...patchCommand('diff-tree'), '-c', '--combined-all-paths', '--stdin', '-r'];
  const format = `--format=${COMMIT_MARK}%H`;
  const lines = merges.map(({ hash, parents }) => [hash, ...parents].join(' '));
  let bytes = 0;
  for await (const chunk of git.objects.stream([...combined, format, '--', '.'], `${lines.join('\n')}\n`)) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    parser.push(chunk);
  }
  parser.end();
  await addTaken(git, merges, changes, add);
  return changes;
}

/** Adds the files that differ from the first parent and are the same in another. */
async function addTaken(
  git: Git,
  merges: readonly ListedCommit[],
  changes: ReadonlyMap<string, readonly Change[]>,
  add: (hash: string, change: Change) => void,
): Promise<void> {
  const different = await differentNames(git, merges);
  for (const { hash, parents } of merges) {
    const mixed = new Set((changes.get(hash) ?? []).map(({ path }) => path));
    for (const path of different.get(`${hash} ${parents[0] ?? ''}`) ?? []) {
      if (mixed.has(path)) continue;
      const same = parents.findIndex((parent) => !different.get(`${hash} ${parent}`)?.has(path));
      if (same > 0) add(hash, { path, sides: [], same });
    }
  }
}

/**
 * Returns the names of files that differ between a merge and a parent, by the hashes of both. The last parent is left out: it has what
 * differs from all others.
 */
async function differentNames(git: Git, merges: readonly ListedCommit[]): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  let names = new Set<string>();
  const lines = new OutputLines((bytes) => {
    const line = bytes.toString();
    if (line.startsWith(COMMIT_MARK)) {
      names = new Set();
      found.set(line.slice(COMMIT_MARK.length), names);
    } else if (line !== '') names.add(unquotePath(line));
  });
  // Each pair is compared alone, and the parent is named as it was given.
  const pairs = merges.flatMap(({ hash, parents }) =>
    parents.slice(0, -1).map((parent) => `${hash} ${parent}`),
  );
  const command = ['diff-tree', '--stdin', '-r', '--name-only', '--no-renames', '--relative'];
  const args = [...command, '-O/dev/null', `--format=${COMMIT_MARK}%H %P`, '--', '.'];
  for await (const chunk of git.objects.stream(args, `${pairs.join('\n')}\n`)) lines.push(chunk);
  return found;
}
