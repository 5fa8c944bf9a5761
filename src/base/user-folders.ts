import { homedir } from 'node:os';
import { join } from 'node:path';

/** The folder for what can be made again, as the platform's conventions name it. May not exist yet. */
export function userCacheFolder(): string {
  if (process.platform === 'win32') return localAppData();
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  return process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
}

/**
 * Our folder for what decides whether a file is trusted: which outputs this user's builds wrote, which
 * configurations the user allowed to run. It is never inside a repository, so nobody but the user can write to
 * it. May not exist yet.
 */
export function userStateFolder(): string {
  return join(stateHome(), 'treeatlas');
}

function stateHome(): string {
  if (process.platform === 'win32') return localAppData();
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  return process.env['XDG_STATE_HOME'] ?? join(homedir(), '.local', 'state');
}

function localAppData(): string {
  return process.env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local');
}
