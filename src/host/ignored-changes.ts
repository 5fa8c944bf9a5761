import type { GitCommands } from '../git/git.ts';
import { ignoredPaths } from '../git/ignored-paths.ts';
import { baseName } from '../model/path.ts';

/** Changed files that are remembered, of those that a running program writes again and again. */
const MAX_KNOWN = 10_000;

/** Tells changes of files that git ignores from others. Programs write logs and build output all the time, which no atlas contains. */
export class IgnoredChanges {
  readonly #git: GitCommands | undefined;
  /** By path: whether it is ignored. */
  readonly #known = new Map<string, boolean>();

  constructor(git: GitCommands | undefined) {
    this.#git = git;
  }

  /** Whether the path is known to be ignored. */
  has(path: string): boolean {
    return this.#known.get(path) ?? false;
  }

  /** Returns those of the changed paths that git ignores. */
  async among(paths: readonly string[]): Promise<string[]> {
    if (this.#known.size > MAX_KNOWN || paths.some(isRule)) this.#known.clear();
    const unknown = paths.filter((path) => !this.#known.has(path) && !isOfGit(path));
    const ignored = new Set(this.#git ? await ignoredPaths(this.#git, unknown) : []);
    for (const path of unknown) this.#known.set(path, ignored.has(path));
    return paths.filter((path) => this.has(path));
  }
}

/** Whether a change of the file may change what is ignored: files that git tracks never are. */
function isRule(path: string): boolean {
  return baseName(path) === '.gitignore' || isOfGit(path);
}

function isOfGit(path: string): boolean {
  return path.startsWith('.git/');
}
