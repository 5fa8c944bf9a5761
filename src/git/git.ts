import { fileURLToPath } from 'node:url';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { programFile } from '../base/program-files.ts';
import { findGit, gitEnvironment, pinned } from './git-environment.ts';
import { GitError } from './git-error.ts';
import { findGitLocation, type GitLocation } from './git-location.ts';
import { chunks, collect, defaultLimits, GitProcess, type GitCall, type GitLimits } from './git-process.ts';
import { lineOf } from './output.ts';
import { openObjectReader, type ObjectReader } from './object-reader.ts';
import { requireOrdinaryNamedFiles } from './named-files.ts';
import { requireOrdinaryFiles, requireOrdinaryObjects, requireOrdinaryRules } from './special-files.ts';

export interface GitCommands {
  /**
   * Returns the output of a command. `input` is its standard input. Throws `GitError` when the command
   * fails.
   */
  run(args: readonly string[], input?: string): Promise<Buffer>;
  /**
   * Streams the output of a command. Throws `GitError` when the command fails; leaving the loop ends the
   * command.
   */
  stream(args: readonly string[], input?: string): AsyncIterable<Buffer>;
}

/**
 * Git in one folder, with the settings of its repository. Tests and callers may substitute another
 * implementation.
 */
export interface Git extends GitCommands {
  /** Masks the secrets in a name or message. All that read names from the output of git apply it, see `readCommits` and `readRefs`. */
  maskSecrets(text: string): string;
  /**
   * Commands that only read commits, trees and blobs. No setting of the system, the user or the repository
   * affects them. They accept full hashes only, no names of commits.
   */
  readonly objects: GitCommands;
  /** Starts a process that reads objects on request. Close it when done. Throws `GitError`. */
  readObjects(): Promise<ObjectReader>;
}

export interface GitOptions extends Pick<Git, 'maskSecrets'> {
  /** Absolute path of git; undefined if it is not installed. */
  executable?: string | undefined;
  /** Ends all commands. */
  signal?: AbortSignal | undefined;
  limits?: GitLimits;
}

type Prepare = (args: readonly string[]) => Promise<GitCall>;

/** Opens git for `folder`, hardened against the content of the folder; undefined if git is not installed. */
export function openGit(folder: string, options: GitOptions): Git | undefined {
  const { maskSecrets, signal, limits = defaultLimits } = options;
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
    maskSecrets,
  });

  const inRepository = (location: GitLocation | undefined, args: readonly string[]): GitCall => {
    // The working tree is the folder of `.git`, whatever `core.worktree` and `core.bare` say.
    const workTree = location?.workTree;
    return call(pinned, workTree === undefined ? {} : { GIT_WORK_TREE: workTree }, args);
  };

  const checked = new Set<string>();
  // Commands that are started together need one check.
  let checkedNow: { location: GitLocation | undefined } | undefined;
  const locate = (): GitLocation | undefined => {
    if (!checkedNow) {
      checkedNow = { location: safeLocation(folder, checked) };
      setImmediate(() => (checkedNow = undefined));
    }
    return checkedNow.location;
  };
  const formats = new Map<string, Promise<string>>();
  const formatOf = (location: GitLocation): Promise<string> => {
    const known = formats.get(location.gitFolder);
    if (known) return known;
    const request = collect(inRepository(location, ['rev-parse', '--show-object-format'])).then(lineOf);
    formats.set(location.gitFolder, request);
    request.catch(() => formats.delete(location.gitFolder));
    return request;
  };
  const inFrame: Prepare = async (args) => {
    const location = locate();
    if (!location) throw new GitError('not-a-repository', `not a git repository: ${folder}`);
    return call(
      ['--no-pager', '--literal-pathspecs'],
      frameOf(location, folder, await formatOf(location)),
      args,
    );
  };

  return {
    maskSecrets,
    // Located at each call: a server runs for long, and repositories appear and disappear.
    ...commands((args) => Promise.resolve(inRepository(locate(), args))),
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

/** `checked` holds the repositories whose objects were checked before. */
function safeLocation(folder: string, checked: Set<string>): GitLocation | undefined {
  const location = findGitLocation(folder);
  if (!location) return undefined;
  const { gitFolder, commonFolder, workTree } = location;
  for (const each of new Set([gitFolder, commonFolder])) {
    requireOrdinaryFiles(each);
    requireOrdinaryNamedFiles(each, workTree);
  }
  if (workTree !== undefined) requireOrdinaryRules(workTree);
  if (!checked.has(commonFolder)) requireOrdinaryObjects(commonFolder);
  checked.add(commonFolder);
  return location;
}

/**
 * Returns an environment in which git uses an empty repository of this package with the objects of the real
 * one. Callers have asked git for the object format before, which fails for folders that git does not
 * trust.
 */
function frameOf(location: GitLocation, folder: string, format: string): NodeJS.ProcessEnv {
  const frame = programFile(`git/plain-repository/${format === 'sha256' ? 'sha256' : 'sha1'}/`);
  return {
    GIT_DIR: fileURLToPath(frame),
    GIT_WORK_TREE: location.workTree ?? folder,
    GIT_OBJECT_DIRECTORY: join(location.commonFolder, 'objects'),
    GIT_SHALLOW_FILE: join(location.commonFolder, 'shallow'),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_SYSTEM: devNull,
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_COUNT: '0',
  };
}
