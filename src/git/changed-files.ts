import { MAX_CHANGED_PATHS, type FilesChanged } from '../model/history.ts';
import { comparable } from './activity/comparable.ts';
import type { ListedCommit } from './list-commits.ts';
import { COMMIT_MARK } from './activity/patch-parser.ts';
import { unquotePath } from './activity/unquote-path.ts';
import type { Git } from './git.ts';
import { OutputLines } from './output-lines.ts';
import { readCommits } from './read-commits.ts';

/** Git compares larger trees for minutes; see `TreeSizer`. */
const MAX_ENTRIES = 1_000_000;

/**
 * Returns the files in the folder of `git` that commits changed, compared with their first parents, by full hash. Null if that is not known: the
 * parent is missing in a shallow clone, or a tree is too large. One call asks git for all commits. `isShown` says which paths count.
 */
export async function readChangedFiles(
  git: Git,
  hashes: readonly string[],
  isShown: (path: string) => boolean,
): Promise<Map<string, FilesChanged | null>> {
  const unknown = hashes.map((hash) => [hash, null] as const);
  return new Map([...unknown, ...(await readDifferences(git, await withParents(git, hashes), isShown))]);
}

/** Returns the files that differ between commits and their first parents, or what is given as such. Commits that are too large are missing. */
export async function readDifferences(
  git: Git,
  commits: readonly ListedCommit[],
  isShown: (path: string) => boolean,
): Promise<Map<string, FilesChanged>> {
  const found = new Map<string, FilesChanged>();
  const line = await comparable(git, commits, MAX_ENTRIES);
  for (const { hash } of line) found.set(hash, noFiles());
  let current = noFiles();
  const lines = new OutputLines((bytes) => {
    const text = bytes.toString();
    if (text.startsWith(COMMIT_MARK)) {
      current = noFiles();
      found.set(text.slice(COMMIT_MARK.length), current);
      return;
    }
    const tab = text.indexOf('\t');
    const path = unquotePath(text.slice(tab + 1));
    if (tab < 0 || !isShown(path)) return;
    addPath(current, kindOf(text), git.maskSecrets(path));
  });
  const pairs = line.map(({ hash, parents: [first] }) => (first === undefined ? hash : `${hash} ${first}`));
  const options = ['--stdin', '--root', '-r', '--no-renames', '--name-status', '--relative', '--no-color'];
  const command = ['diff-tree', ...options, `--format=${COMMIT_MARK}%H`];
  if (pairs.length === 0) return found;
  for await (const chunk of git.objects.stream(command, `${pairs.join('\n')}\n`)) lines.push(chunk);
  return found;
}

/** By the letter with which a line begins. */
function kindOf(line: string): 'added' | 'changed' | 'removed' {
  if (line.startsWith('A')) return 'added';
  return line.startsWith('D') ? 'removed' : 'changed';
}

/** Adds a path, or only counts it if there are many already. */
export function addPath(files: FilesChanged, kind: 'added' | 'changed' | 'removed', path: string): void {
  files.total++;
  if (files.added.length + files.changed.length + files.removed.length < MAX_CHANGED_PATHS)
    files[kind].push(path);
}

export function noFiles(): FilesChanged {
  return { total: 0, changed: [], added: [], removed: [] };
}

/** Returns the commits with their parents, but for those whose parents the clone lacks: they seem to add every file. */
async function withParents(git: Git, hashes: readonly string[]): Promise<ListedCommit[]> {
  if (hashes.length === 0) return [];
  const [listed, commits] = await Promise.all([
    git.objects.run(['rev-list', '--no-walk=unsorted', '--parents', '--stdin'], `${hashes.join('\n')}\n`),
    readCommits(git, hashes),
  ]);
  const parents = new Map(
    listed
      .toString()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([hash = '', ...others]) => [hash, others]),
  );
  return hashes.flatMap((hash, at) => {
    const known = parents.get(hash);
    const isCut = known?.length === 0 && (commits[at]?.parents.length ?? 0) > 0;
    return known && !isCut ? { hash, parents: known } : [];
  });
}
