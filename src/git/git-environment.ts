import { devNull } from 'node:os';
import { findOnPath } from '../base/find-on-path.ts';

/**
 * Settings of every command that uses the configuration of the repository. They override the files of the
 * system, the user and the repository.
 *
 * Git still reads those files, because only they hold some facts about this machine: the folders that the
 * user trusts (`safe.directory`), how line endings and large files are stored in commits (`core.autocrlf`,
 * `core.eol`, filters of the user), the abilities of the file system (`core.ignoreCase`, `core.symlinks`,
 * `core.trustctime`), and the files that the user never wants to see (`core.excludesFile`, which affects
 * untracked files only). These settings decide whether a file counts as changed or ignored, and nothing
 * else in the output.
 */
export const pinned: readonly string[] = [
  '--no-pager',
  '--no-optional-locks',
  '--literal-pathspecs',
  ...[
    // Settings that name programs. Filters, whose names are unknown here, are handled by the commands that
    // would run them.
    'core.fsmonitor=false',
    `core.hooksPath=${devNull}`,
    'core.untrackedCache=false',
    // Attributes count only if they come with the repository.
    `core.attributesFile=${devNull}`,
    // The atlas does not depend on the executable bit, and not every file system has one.
    'core.fileMode=false',
    // Fixes which files are compared line by line.
    'core.bigFileThreshold=512m',
  ].flatMap((setting) => ['-c', setting]),
];

/**
 * Variables that git, and the filters of the user, need about the machine. All others are removed: a
 * variable of git can silently change which repository is read, what a path means, or what is written.
 */
const inherited: ReadonlySet<string> = new Set([
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'TMPDIR', 'XDG_CONFIG_HOME'],
  // Library paths, for a git installed in an unusual folder.
  ...['LD_LIBRARY_PATH', 'LD_PRELOAD', 'DYLD_LIBRARY_PATH', 'DYLD_INSERT_LIBRARIES', 'DEVELOPER_DIR'],
  ...['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PATHEXT', 'TEMP', 'TMP', 'PROGRAMDATA'],
  ...['USERPROFILE', 'HOMEDRIVE', 'HOMEPATH', 'APPDATA', 'LOCALAPPDATA'],
  // Git lets root read the repositories of the user who called sudo.
  'SUDO_UID',
  // The location of the settings of system and user, and settings made by a script: see `pinned`.
  ...['GIT_CONFIG_NOSYSTEM', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_GLOBAL', 'GIT_CONFIG_COUNT'],
]);

function isInherited(name: string): boolean {
  return inherited.has(name.toUpperCase()) || /^GIT_CONFIG_(KEY|VALUE)_\d+$/.test(name);
}

/** Variables that hold the values of the settings in `GitSettings.plain`. */
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
    // A commit is the object with its hash, even if the repository defines a replacement.
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: devNull,
    // A repository may span several file systems.
    GIT_DISCOVERY_ACROSS_FILESYSTEM: '1',
    // Settings could mix trace messages into the output.
    GIT_TRACE2: '0',
    GIT_TRACE2_EVENT: '0',
    GIT_TRACE2_PERF: '0',
    // Indexing never uses the network, not even for the missing objects of a partial clone, whose remote
    // may be a program.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
  };
}

/** Returns the absolute path of git, or undefined if it is not installed. */
export function findGit(): string | undefined {
  return findOnPath([process.platform === 'win32' ? 'git.exe' : 'git']);
}
