import { homedir, userInfo } from 'node:os';
import { isAbsolute, join } from 'node:path';

/**
 * Our folder for caches. Only this user can open it (see `openCacheFolder`), because its content is trusted. May not
 * exist yet.
 */
export function userCacheFolder(): string {
  if (process.platform === 'win32') return join(localAppData(), 'treeatlas', 'cache');
  if (process.platform === 'darwin') return join(homeFolder(), 'Library', 'Caches', 'treeatlas');
  return join(absolute(process.env['XDG_CACHE_HOME']) ?? join(homeFolder(), '.cache'), 'treeatlas');
}

/**
 * Our folder for decisions about trust: the outputs that this user's builds wrote, and the configurations that the
 * user allowed to run. Ignored if it lies inside the repository. May not exist yet.
 */
export function userStateFolder(): string {
  if (process.platform === 'win32') return join(localAppData(), 'treeatlas', 'state');
  if (process.platform === 'darwin') return join(homeFolder(), 'Library', 'Application Support', 'treeatlas');
  return join(absolute(process.env['XDG_STATE_HOME']) ?? join(homeFolder(), '.local', 'state'), 'treeatlas');
}

function localAppData(): string {
  return absolute(process.env['LOCALAPPDATA']) ?? join(homeFolder(), 'AppData', 'Local');
}

/**
 * The folder if it is absolute. A relative one would lead into the current folder, which may be a repository of
 * somebody else; the XDG Base Directory Specification requires relative and empty values to be ignored.
 */
function absolute(folder: string | undefined): string | undefined {
  return folder !== undefined && isAbsolute(folder) ? folder : undefined;
}

/** The user's home folder. `homedir` returns HOME unchecked, so it may be empty or relative. */
function homeFolder(): string {
  for (const find of [homedir, () => userInfo().homedir]) {
    try {
      const home = absolute(find());
      if (home !== undefined) return home;
    } catch {
      // The system has no entry for this user, as in some containers.
    }
  }
  // Debian's home of users without one: nothing can be written there.
  return '/nonexistent';
}
