import { accessSync, constants } from 'node:fs';
import { devNull } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * Settings of every command that reads the repository as it is configured. They stand behind the files of the
 * system, the user and the repository, and so before all of them.
 *
 * Those files are read all the same, because some of what they say is about this machine and nobody else knows it:
 * which folders the user trusts (`safe.directory`), how line endings and large files are stored in commits
 * (`core.autocrlf`, `core.eol`, filters of the user), what the file system can do (`core.ignoreCase`,
 * `core.symlinks`, `core.trustctime`), and what the user never wants to be listed (`core.excludesFile`, which counts
 * for untracked files alone). It decides whether a file counts as changed or ignored, and no other byte.
 */
export const pinned: readonly string[] = [
  '--no-pager',
  '--no-optional-locks',
  '--literal-pathspecs',
  ...[
    // Programs. Filters, whose names we cannot know, are handled where a command would run them.
    'core.fsmonitor=false',
    `core.hooksPath=${devNull}`,
    'core.untrackedCache=false',
    // Rules for files count when they come with the repository.
    `core.attributesFile=${devNull}`,
    // Nothing of the atlas depends on whether a file can be run, and not every file system can tell.
    'core.fileMode=false',
    // Which files have lines to compare.
    'core.bigFileThreshold=512m',
  ].flatMap((setting) => ['-c', setting]),
];

/**
 * What git and the programs it may run for the user (filters) need to know of the machine. Everything else stays
 * outside: a variable of git decides in silence which repository is read, what a path means, or what is written.
 */
const inherited: ReadonlySet<string> = new Set([
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'TMPDIR', 'XDG_CONFIG_HOME'],
  // Where libraries are, for a git that was installed in an unusual place.
  ...['LD_LIBRARY_PATH', 'LD_PRELOAD', 'DYLD_LIBRARY_PATH', 'DYLD_INSERT_LIBRARIES', 'DEVELOPER_DIR'],
  ...['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PATHEXT', 'TEMP', 'TMP', 'PROGRAMDATA'],
  ...['USERPROFILE', 'HOMEDRIVE', 'HOMEPATH', 'APPDATA', 'LOCALAPPDATA'],
  // Git lets root into the repositories of the user who called sudo.
  'SUDO_UID',
  // Where the settings of the system and the user are, and settings that a script made: see `pinned`.
  ...['GIT_CONFIG_NOSYSTEM', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_GLOBAL', 'GIT_CONFIG_COUNT'],
]);

function isInherited(name: string): boolean {
  return inherited.has(name.toUpperCase()) || /^GIT_CONFIG_(KEY|VALUE)_\d+$/.test(name);
}

/** Variables that hold the values of `GitSettings.plain`. */
export const settingVariables = {
  empty: 'TREEATLAS_EMPTY',
  no: 'TREEATLAS_NO',
  auto: 'TREEATLAS_AUTO',
} as const;

export function gitEnvironment(): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => isInherited(name))),
    [settingVariables.empty]: '',
    [settingVariables.no]: 'false',
    [settingVariables.auto]: 'auto',
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: 'cat',
    GIT_ATTR_NOSYSTEM: '1',
    // A commit is what its hash says, whatever somebody put in its place.
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: devNull,
    // A repository does not end where a disk does.
    GIT_DISCOVERY_ACROSS_FILESYSTEM: '1',
    // Settings could send these into what we read.
    GIT_TRACE2: '0',
    GIT_TRACE2_EVENT: '0',
    GIT_TRACE2_PERF: '0',
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
