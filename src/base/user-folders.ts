import { homedir, userInfo } from 'node:os';
import { isAbsolute, join } from 'node:path';

/**
 * Our folder for what can be made again. It is open to this user alone (see `openCacheFolder`), because what it
 * holds is believed. May not exist yet.
 */
export function userCacheFolder(): string {
  if (process.platform === 'win32') return join(localAppData(), 'treeatlas', 'cache');
  if (process.platform === 'darwin') return join(homeFolder(), 'Library', 'Caches', 'treeatlas');
  return join(absolute(process.env['XDG_CACHE_HOME']) ?? join(homeFolder(), '.cache'), 'treeatlas');
}

/**
 * Our folder for what decides whether a file is trusted: which outputs this user's builds wrote, which
 * configurations the user allowed to run. It is never inside a repository, so nobody but the user can write to
 * it. May not exist yet.
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
 * A relative path would lead into the current folder, which may be somebody else's repository. The XDG Base
 * Directory Specification has such values ignored, the empty one among them.
 */
function absolute(folder: string | undefined): string | undefined {
  return folder !== undefined && isAbsolute(folder) ? folder : undefined;
}

/** `homedir` gives HOME as it stands, so it may be empty or relative as well. */
function homeFolder(): string {
  for (const find of [homedir, () => userInfo().homedir]) {
    try {
      const home = absolute(find());
      if (home !== undefined) return home;
    } catch {
      // The system has no entry for this user, as in some containers.
    }
  }
  // Debian's name for the home of those who have none: nothing can be kept there.
  return '/nonexistent';
}
