import { existsSync, lstatSync, watch, type FSWatcher } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../../base/error-code.ts';
import { OUTPUT_MARKER } from '../../model/output.ts';
import { collectChanges } from './collect-changes.ts';
import { watchFolders } from './watch-folders.ts';

export interface WatchOptions {
  /** Called with each changed path at once. */
  onNoticed?(path: string): void;
  /**
   * Receives the changed paths, sorted and relative to the root. `.git/HEAD` and `.git/index` stand for
   * changes of git's state. It is not called again before it has ended, and must handle its own errors.
   */
  onChange(paths: string[]): void | Promise<void>;
  /** Called once with a message for the user if not everything can be watched. */
  onProblem?(message: string): void;
  /** Output folders of this program, relative to the root. Folders with a marker need not be listed. */
  outputFolders?: readonly string[];
  quietMs?: number;
  maxWaitMs?: number;
}

export interface RepositoryWatcher {
  close(): void;
}

const ignoredNames = new Set(['.git', '.hg', '.svn', '.jj', 'node_modules']);
const gitFiles = new Set(['HEAD', 'index']);

/** Watches a working tree until the watcher is closed. Reports changes after this call. */
export function watchRepository(root: string, options: WatchOptions): RepositoryWatcher {
  const collector = collectChanges((paths) => options.onChange(paths), {
    quietMs: options.quietMs ?? 100,
    maxWaitMs: options.maxWaitMs ?? 2000,
  });
  const notice = (path: string): void => {
    options.onNoticed?.(path);
    collector.add(path);
  };
  const folders = watchFolders(root, {
    ignored: createIgnored(root, options.outputFolders ?? []),
    onChange: notice,
    onProblem: (error) => options.onProblem?.(describeProblem(error)),
  });
  const git = watchGit(root, notice);
  return {
    close() {
      folders.close();
      for (const watcher of git) watcher.close();
      collector.close();
    },
  };
}

function createIgnored(root: string, outputFolders: readonly string[]): (path: string) => boolean {
  const outputs = new Set(outputFolders);
  return (path) => {
    if (path.split('/').some((name) => ignoredNames.has(name))) return true;
    for (let folder = path; folder !== '.'; folder = dirname(folder)) if (outputs.has(folder)) return true;
    if (!existsSync(join(root, path, OUTPUT_MARKER))) return false;
    outputs.add(path);
    return true;
  };
}

/** Watches git's state, because commits, checkouts and `git add` change the atlas without changing a file. */
function watchGit(root: string, onChange: (path: string) => void): FSWatcher[] {
  const folder = findGitFolder(root);
  if (folder === undefined) return [];
  const head = watchNames(folder, (name) => gitFiles.has(name) && onChange(`.git/${name}`));
  // A commit without changes writes neither HEAD, which names the branch, nor the index; its log tells of it.
  const log = watchNames(join(folder, 'logs'), (name) => name === 'HEAD' && onChange('.git/HEAD'));
  return [head, log].filter((watcher) => watcher !== undefined);
}

function watchNames(folder: string, onName: (name: string) => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, (_, name) => {
      if (name !== null) onName(name);
    });
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    // Files are still watched. Commit and branch are read again with the next change of a file.
    return undefined;
  }
}

function findGitFolder(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const candidate = join(folder, '.git');
    if (lstatSync(candidate, { throwIfNoEntry: false })?.isDirectory()) return candidate;
    if (dirname(folder) === folder) return undefined;
  }
}

function describeProblem(error: unknown): string {
  const code = errorCode(error);
  const what = 'Not every folder can be watched, so some changes will not show until the next start';
  if (code === 'ENOSPC')
    return `${what}. Raise the limit of the system: sysctl fs.inotify.max_user_watches=524288`;
  if (code === 'EMFILE')
    return `${what}. Raise the limits of the system: sysctl fs.inotify.max_user_instances=1024, ulimit -n`;
  return `${what} (${code ?? String(error)}).`;
}
