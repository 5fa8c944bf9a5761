import { fileURLToPath } from 'node:url';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { findGit, gitEnvironment, pinned } from './git-environment.ts';
import { GitError } from './git-error.ts';
import { findGitPlace, type GitPlace } from './git-place.ts';
import { chunks, collect, defaultLimits, GitProcess, type GitCall, type GitLimits } from './git-process.ts';
import { lineOf } from './output.ts';
import { openObjectReader, type ObjectReader } from './object-reader.ts';
import { requireOrdinaryNamedFiles } from './named-files.ts';
import { requireOrdinaryFiles, requireOrdinaryObjects, requireOrdinaryRules } from './special-files.ts';

export interface GitCommands {
  /** What the command writes. `input` is what it reads. Throws `GitError` when it fails. */
  run(args: readonly string[], input?: string): Promise<Buffer>;
  /** What the command writes, as it comes. Throws `GitError` when it fails; who stops reading ends it. */
  stream(args: readonly string[], input?: string): AsyncIterable<Buffer>;
}

/** Git in one folder, with the settings of its repository. Tests and faces may put another in its place. */
export interface Git extends GitCommands {
  /**
   * Commits, trees and files alone, which are the same for everybody: no setting of the system, the user or the
   * repository reaches these commands. They know no names of commits, only full hashes.
   */
  readonly objects: GitCommands;
  /** A process that gives objects one after the other; close it when done. Throws `GitError`. */
  readObjects(): Promise<ObjectReader>;
}

export interface GitOptions {
  /** Absolute path of git; undefined when it is not installed. */
  executable?: string | undefined;
  /** Ends all commands. */
  signal?: AbortSignal | undefined;
  limits?: GitLimits;
}

type Prepare = (args: readonly string[]) => Promise<GitCall>;

/** Git for `folder`, made safe against what the folder holds; undefined when git is not installed. */
export function openGit(folder: string, options: GitOptions = {}): Git | undefined {
  const { signal, limits = defaultLimits } = options;
  const executable = 'executable' in options ? options.executable : findGit();
  if (executable === undefined) return undefined;
  const call = (settings: readonly string[], env: NodeJS.ProcessEnv, args: readonly string[]): GitCall => ({
    executable,
    settings,
    args,
    cwd: folder,
    env: { ...gitEnvironment(), ...env },
    limits,
    signal,
  });

  const inRepository = (place: GitPlace | undefined, args: readonly string[]): GitCall => {
    // Wherever the settings say that the files are (`core.worktree`, `core.bare`): they are where `.git` is.
    const workTree = place?.workTree;
    return call(pinned, workTree === undefined ? {} : { GIT_WORK_TREE: workTree }, args);
  };

  const checked = new Set<string>();
  const formats = new Map<string, Promise<string>>();
  const formatOf = (place: GitPlace): Promise<string> => {
    const known = formats.get(place.gitFolder);
    if (known) return known;
    const asked = collect(inRepository(place, ['rev-parse', '--show-object-format'])).then(lineOf);
    formats.set(place.gitFolder, asked);
    asked.catch(() => formats.delete(place.gitFolder));
    return asked;
  };
  const inFrame: Prepare = async (args) => {
    const place = safePlace(folder, checked);
    if (!place) throw new GitError('not-a-repository', `not a git repository: ${folder}`);
    return call(['--no-pager', '--literal-pathspecs'], frameOf(place, folder, await formatOf(place)), args);
  };

  return {
    // Looked for each time: a server runs for long, and repositories come and go.
    ...commands((args) => Promise.resolve(inRepository(safePlace(folder, checked), args))),
    objects: commands(inFrame),
    readObjects: async () => openObjectReader(new GitProcess(await inFrame(['cat-file', '--batch']), 'pipe')),
  };
}

function commands(prepare: Prepare): GitCommands {
  return {
    run: async (args, input) => collect(await prepare(args), input),
    async *stream(args, input) {
      yield* chunks(await prepare(args), input);
    },
  };
}

/** `checked`: the repositories whose objects were looked at already. */
function safePlace(folder: string, checked: Set<string>): GitPlace | undefined {
  const place = findGitPlace(folder);
  if (!place) return undefined;
  const { gitFolder, commonFolder, workTree } = place;
  for (const each of new Set([gitFolder, commonFolder])) {
    requireOrdinaryFiles(each);
    requireOrdinaryNamedFiles(each, workTree);
  }
  if (workTree !== undefined) requireOrdinaryRules(workTree);
  if (!checked.has(commonFolder)) requireOrdinaryObjects(commonFolder);
  checked.add(commonFolder);
  return place;
}

/**
 * The environment in which git takes an empty repository of ours for that of the folder, with the objects of the real
 * one. Whoever comes here has asked git for the format of these, which refuses folders of strangers.
 */
function frameOf(place: GitPlace, folder: string, format: string): NodeJS.ProcessEnv {
  const frame = new URL(`./plain-repository/${format === 'sha256' ? 'sha256' : 'sha1'}/`, import.meta.url);
  return {
    GIT_DIR: fileURLToPath(frame),
    GIT_WORK_TREE: place.workTree ?? folder,
    GIT_OBJECT_DIRECTORY: join(place.commonFolder, 'objects'),
    GIT_SHALLOW_FILE: join(place.commonFolder, 'shallow'),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_SYSTEM: devNull,
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_COUNT: '0',
  };
}
