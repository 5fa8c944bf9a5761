import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of an installed Chromium or Chrome: the variable `CHROMIUM`, or the first one on the PATH. */
export function findChromium(): string | undefined {
  return findBrowser('CHROMIUM', ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
}

/** Path of an installed Firefox: the variable `FIREFOX`, or the first one on the PATH. */
export function findFirefox(): string | undefined {
  return findBrowser('FIREFOX', ['firefox-esr', 'firefox']);
}

function findBrowser(variable: string, names: readonly string[]): string | undefined {
  const chosen = process.env[variable];
  if (chosen) return chosen;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Finds the browsers of the tests, or installs them if that needs no confirmation. Throws an Error that says what to install
 * if there is no Chromium. Returns the path of Chromium. Without Firefox, its few tests are skipped.
 */
export function ensureBrowsers(): string {
  const missing = [...(findChromium() ? [] : ['chromium']), ...(findFirefox() ? [] : ['firefox-esr'])];
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.error(`Installing ${missing.join(' and ')} (apt-get) …`);
    aptGet('update', '-qq');
    // One by one, so that one that cannot be installed does not keep the other away.
    for (const name of missing) aptGet('install', '-y', '-qq', '--no-install-recommends', name);
  }
  if (!findFirefox())
    console.error('There is no Firefox: its tests are skipped. FIREFOX can be the path of one.');
  const chromium = findChromium();
  if (chromium) return chromium;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (on Debian and Ubuntu: sudo apt-get install chromium), ' +
      'or set CHROMIUM to the path of one, then try again.',
  );
}

function aptGet(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
