import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { GitError } from '../../git/git-error.ts';
import type { Git } from '../../git/git.ts';
import { prefixIn } from '../../indexer/source/git-description.ts';
import { splitZero } from '../../indexer/source/names.ts';
import { fileStamp } from '../../indexer/source/stamp.ts';
import { readWorkingChanges, type WorkingChange } from '../../indexer/source/working-changes.ts';
import type { Project } from '../project.ts';

/** The files of a repository at one time. */
export interface WorkingState {
  commit: string | null;
  branch: string | null;
  /** A digest of the paths and contents of all files. */
  digest: string;
  /** The files that differ from the commit, without git all files; `content` is null for a removed one. */
  files: ReadonlyMap<string, { kind: WorkingChange['kind']; content: string | null }>;
}

/** Larger files are compared by their stamps. */
const MAX_HASHED_BYTES = 20_000_000;
/** Longer listings of a commit are not compared with those of other commits. */
const MAX_LISTING_BYTES = 100_000_000;

/** Reads the state of the files of a project. Throws `GitError` or `SourceError`. */
export async function readWorkingState(project: Project): Promise<WorkingState> {
  const { git } = project;
  if (!git) return stateWithoutGit(project);
  try {
    return await stateWithGit(project, git);
  } catch (error) {
    if (!(error instanceof GitError) || error.code !== 'not-a-repository') throw error;
    return stateWithoutGit(project);
  }
}

async function stateWithGit({ root, setup }: Project, git: Git): Promise<WorkingState> {
  const { commit, branch, changes } = await readWorkingChanges(git, root, setup.listing);
  const algorithm = commit?.length === 64 ? 'sha256' : 'sha1';
  const files = new Map(
    changes.map(({ path, kind }) => {
      const content = kind === 'removed' ? null : contentOf(join(root, path), algorithm);
      return [path, { kind, content }] as const;
    }),
  );
  return { commit, branch, files, digest: await digestOf(git, root, commit, files) };
}

async function stateWithoutGit(project: Project): Promise<WorkingState> {
  const source = await project.listFiles();
  try {
    const files: [string, { kind: 'added'; content: string }][] = [];
    for (const entry of await source.list())
      if (entry.kind === 'file') files.push([entry.path, { kind: 'added', content: entry.stamp }]);
    const state = { commit: null, branch: null, files: new Map(files) };
    return { ...state, digest: digestOfLines(files.map(([path, { content }]) => `${path}\0${content}`)) };
  } finally {
    await source.close();
  }
}

/**
 * The same files have the same digest, whatever they are compared with: a state that is saved and then committed is that of the commit, unless
 * git changes line ends or filters contents.
 */
async function digestOf(
  git: Git,
  root: string,
  commit: string | null,
  files: WorkingState['files'],
): Promise<string> {
  const listed = commit === null ? [] : await listTree(git, `${commit}:${prefixIn(root) ?? ''}`);
  const contents = new Map(listed ?? [['', commit ?? '']]);
  for (const [path, { content }] of files) {
    if (content === null) contents.delete(path);
    else contents.set(path, content);
  }
  return digestOfLines([...contents].map(([path, content]) => `${path}\0${content}`).sort());
}

/** Returns the paths and hashes of a tree; undefined if there are too many. */
async function listTree(git: Git, tree: string): Promise<[string, string][] | undefined> {
  const output: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of git.objects.stream(['ls-tree', '-r', '-z', '--full-tree', tree])) {
    bytes += chunk.length;
    if (bytes > MAX_LISTING_BYTES) return undefined;
    output.push(chunk);
  }
  return splitZero(Buffer.concat(output)).map(({ text }) => {
    const tab = text.indexOf('\t');
    return [text.slice(tab + 1), text.slice(text.lastIndexOf(' ', tab) + 1, tab)];
  });
}

/** Returns the hash that git gives a file. */
function contentOf(file: string, algorithm: string): string | null {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats) return null;
  if (!stats.isSymbolicLink() && (!stats.isFile() || stats.size > MAX_HASHED_BYTES)) return fileStamp(stats);
  try {
    const bytes = stats.isSymbolicLink() ? Buffer.from(readlinkSync(file)) : readFileSync(file);
    return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  } catch {
    return fileStamp(stats);
  }
}

function digestOfLines(lines: readonly string[]): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(`${line}\n`);
  return hash.digest('hex').slice(0, 32);
}
