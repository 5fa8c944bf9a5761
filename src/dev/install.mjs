// Installs the dependencies when they are missing or do not match the lock file. This is plain JavaScript
// without dependencies, because it runs before any are installed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const OLDEST_NODE = 20;
/** The oldest version of Node that runs TypeScript directly and supports Astro. */
const OLDEST_NODE_FOR_TOOLS = 24;

/** Throws an Error whose message says what to do. */
export function ensureInstalled() {
  if (majorOf(process.version) < OLDEST_NODE) {
    throw new Error(`Treeatlas needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
  }
  if (!isInstalled(readJson('package-lock.json'), readJson(join('node_modules', '.package-lock.json')))) {
    console.error(
      'Installing the dependencies into node_modules (npm ci): needs the network, 800 MB of disk and about two minutes …',
    );
    npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  }
  // If npm does not run install scripts, the package `node` is installed without its binary.
  if (!findNode()) npm('rebuild', 'node', 'esbuild', '--ignore-scripts=false');
  if (!findNode()) {
    throw new Error(
      `The tools need Node ${OLDEST_NODE_FOR_TOOLS}, and it could not be installed. Install it, then try again.`,
    );
  }
}

/**
 * Whether the installed packages (`node_modules/.package-lock.json`) match the lock file. Optional packages
 * may be missing: they are for other platforms.
 *
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 *
 * @param {{ packages?: Record<string, LockedPackage> } | undefined} wanted
 *
 * @param {{ packages?: Record<string, LockedPackage> } | undefined} installed
 */
export function isInstalled(wanted, installed) {
  if (!wanted?.packages || !installed?.packages) return false;
  for (const [path, entry] of Object.entries(wanted.packages)) {
    if (path === '') continue;
    const found = installed.packages[path];
    if (found ? found.version !== entry.version : !entry.optional && !entry.devOptional) return false;
  }
  return true;
}

/**
 * Returns the path of the Node that runs the tools: the development dependency, or this Node if it is new
 * enough, or ''.
 */
export function findNode() {
  const installed = join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  const { status, stdout } = spawnSync(installed, ['--version'], { encoding: 'utf8' });
  if (status === 0 && majorOf(stdout) >= OLDEST_NODE_FOR_TOOLS) return installed;
  return majorOf(process.version) >= OLDEST_NODE_FOR_TOOLS ? process.execPath : '';
}

/** @param {string[]} args */
function npm(...args) {
  // npm passes its own path to scripts. Otherwise a shell finds it, on Windows too.
  const cli = process.env['npm_execpath'];
  const { status } = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: ['inherit', 2, 'inherit'] })
    : spawnSync('npm', args, { cwd: root, stdio: ['inherit', 2, 'inherit'], shell: true });
  if (status !== 0) throw new Error(`npm ${args[0]} failed (exit code ${status}); see above.`);
}

/** @param {string} version */
function majorOf(version) {
  return Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return undefined;
  }
}
