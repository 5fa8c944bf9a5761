// Installs the dependencies when they are missing or not those of the lock file. Plain JavaScript without
// dependencies, for it runs before there are any.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const OLDEST_NODE = 20;
/** The oldest Node that runs TypeScript as it is and carries Astro. */
const OLDEST_NODE_FOR_TOOLS = 24;

/** Throws an Error whose message tells what to do. */
export function ensureInstalled() {
  if (majorOf(process.version) < OLDEST_NODE) {
    throw new Error(`Treeatlas needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
  }
  if (!isInstalled(readJson('package-lock.json'), readJson(join('node_modules', '.package-lock.json')))) {
    console.error('Installing dependencies (npm ci) …');
    npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  }
  // Where npm was told to run no install scripts, the package `node` is there without its program.
  if (!findNode()) npm('rebuild', 'node', 'esbuild', '--ignore-scripts=false');
  if (!findNode()) {
    throw new Error(
      `The tools need Node ${OLDEST_NODE_FOR_TOOLS}, and it could not be installed. Install it, then try again.`,
    );
  }
}

/**
 * Whether what is installed (`node_modules/.package-lock.json`) is what the lock file asks for. Optional
 * packages may be absent: they are for other machines.
 *
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 * @param {{ packages?: Record<string, LockedPackage> } | undefined} wanted
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

/** The program that runs the tools: the development dependency, else this Node if it is new enough, else ''. */
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
  // npm tells its scripts where it is; a shell finds it elsewhere, on Windows too.
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
