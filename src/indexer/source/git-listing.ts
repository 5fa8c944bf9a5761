import type { Git } from '../../git/git.ts';
import { TreeSizer } from '../../git/tree-size.ts';
import { splitZero } from './names.ts';
import { SourceError } from './source-error.ts';

/** An entry that git lists, before the disk is read. */
export interface Listed {
  path: string;
  kind: 'file' | 'submodule' | 'unreadable-name';
  /** Whether it is outside a sparse checkout, so that git does not expect it on disk. */
  sparse?: boolean;
}

const SUBMODULE_MODE = '160000';
/** The tag that `ls-files -v` prints for files outside a sparse checkout; in lower case if git is to assume them unchanged. */
const SKIP_WORKTREE = /^s$/i;

/** Prints the tracked entries in the folder of `git`, for `parseTracked`. */
export function printTracked(git: Git): Promise<Buffer> {
  return git.run(['ls-files', '-z', '-v', '--stage', '--', '.']);
}

/** Returns the tracked entries without duplicates, with relative paths. */
export function parseTracked(output: Buffer): Listed[] {
  const listed = new Map<string, Listed>();
  for (const { text, valid } of splitZero(output)) {
    // `tag mode hash stage TAB path`; a conflict lists the same path up to three times.
    const path = text.slice(text.indexOf('\t') + 1);
    const [tag = '', mode] = text.split(' ', 2);
    const kind = !valid ? 'unreadable-name' : mode === SUBMODULE_MODE ? 'submodule' : 'file';
    listed.set(path, { path, kind, sparse: SKIP_WORKTREE.test(tag) });
  }
  return [...listed.values()];
}

/** Prints the entries that git neither tracks nor ignores, without folders of installed packages, for `parseUntracked`. */
export function printUntracked(git: Git): Promise<Buffer> {
  return git.run(['ls-files', '-z', '--others', '--exclude-standard', '-x', 'node_modules', '--', '.']);
}

export function parseUntracked(output: Buffer): Listed[] {
  return splitZero(output).map(({ text, valid }) => {
    // Git does not enter a nested repository, and lists it with a trailing slash.
    if (text.endsWith('/')) return { path: text.slice(0, -1), kind: 'submodule' };
    return { path: text, kind: valid ? 'file' : 'unreadable-name' };
  });
}

/** One line of `git ls-tree`. */
export interface CommittedFile {
  path: string;
  /** False if the name is not UTF-8; `path` is then for display only. */
  valid: boolean;
  /** As git prints it: `100644`, `120000` … */
  mode: string;
  hash: string;
  /** Undefined for entries without a size, or if git does not have the content. */
  size: number | undefined;
}

/** Limit of listed files of a commit. A few objects can describe any number of paths. */
const MAX_COMMITTED = 1_000_000;
/** Limit of the listing in bytes. A string of Node can hold twice as much. */
const MAX_LISTING_BYTES = 250_000_000;

/**
 * Lists the files of a commit in the folder `prefix` (empty or with a trailing slash), with relative paths.
 * Throws `SourceError` if there are too many.
 */
export async function listCommit(
  git: Git,
  commit: string,
  prefix: string,
  maxFiles = MAX_COMMITTED,
): Promise<CommittedFile[]> {
  // `commit:prefix` names the tree of the folder, so git prints paths relative to it.
  const tree = `${commit}:${prefix}`;
  if (await isTooLarge(git, tree, maxFiles)) throw tooManyFiles(commit, maxFiles);
  const command = ['ls-tree', '-r', '-z', '-l', '--full-tree', '--end-of-options', tree];
  const output: Buffer[] = [];
  let bytes = 0;
  let files = 0;
  // Leaving the loop kills git, which would otherwise continue.
  for await (const chunk of git.objects.stream(command)) {
    bytes += chunk.length;
    for (let at = chunk.indexOf(0); at >= 0; at = chunk.indexOf(0, at + 1)) files++;
    if (files > maxFiles || bytes > MAX_LISTING_BYTES) throw tooManyFiles(commit, maxFiles);
    output.push(chunk);
  }
  return splitZero(Buffer.concat(output)).map(({ text, valid }) => {
    const tab = text.indexOf('\t');
    const [mode = '', , hash = '', size = ''] = text.slice(0, tab).split(/ +/);
    return {
      path: text.slice(tab + 1),
      valid,
      mode,
      hash,
      size: /^\d+$/.test(size) ? Number(size) : undefined,
    };
  });
}

/** Repositories written by people have fewer folders than files. */
const ENTRIES_PER_FILE = 2;

/**
 * Measures the tree, which is faster than listing a million files, whose sizes git looks up one by one.
 * Missing objects are left to the listing.
 */
async function isTooLarge(git: Git, tree: string, maxFiles: number): Promise<boolean> {
  // A line feed would end the request.
  if (tree.includes('\n')) return false;
  const sizer = await TreeSizer.open(git);
  try {
    const { entries } = await sizer.measure(tree);
    return Number.isFinite(entries) && entries > maxFiles * ENTRIES_PER_FILE;
  } finally {
    await sizer.close();
  }
}

function tooManyFiles(commit: string, maxFiles: number): SourceError {
  return new SourceError(
    'too-many-files',
    `The commit ${commit.slice(0, 12)} has more than ${maxFiles} files, or paths of more than ${MAX_LISTING_BYTES / 1e6} MB.`,
    'Choose another commit, or a folder in the repository.',
  );
}
