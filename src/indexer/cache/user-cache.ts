import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where programs keep what they can make again, for the user who runs them. */
export function userCacheFolder(): string {
  if (process.platform === 'win32') return process.env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  return process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
}
