import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * A repository that was sent to us may hold a `.git/config` that names programs. These settings come after
 * it and take those away; filters, whose names we cannot know, are handled where a command would run them.
 */
export const hardening: readonly string[] = [
  '--no-pager',
  '--no-optional-locks',
  '--literal-pathspecs',
  ...[
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.untrackedCache=false',
    'log.showSignature=false',
  ].flatMap((setting) => ['-c', setting]),
];

/** Set in git hooks and by some tools: they would send our commands to another repository. */
const foreign: ReadonlySet<string> = new Set([
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_NAMESPACE',
  'GIT_PREFIX',
  'GIT_COMMON_DIR',
  'GIT_EXTERNAL_DIFF',
]);

export function gitEnvironment(): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.has(name))),
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: 'cat',
    // Indexing never asks the network: not for the missing objects of a partial clone either, whose remote
    // may be a program.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
  };
}

/**
 * Absolute path of git, or undefined when it is not installed. Looked up here because Windows would look in
 * the current folder first, and a relative entry of PATH leads there too: both may be the repository.
 */
export function findGit(): string | undefined {
  const name = process.platform === 'win32' ? 'git.exe' : 'git';
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    if (!isAbsolute(folder)) continue;
    const candidate = join(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      continue;
    }
  }
  return undefined;
}
