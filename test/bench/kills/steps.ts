import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorMessage } from '../../../src/base/error-message.ts';
import { listFiles } from '../../../src/base/list-files.ts';
import { OUTPUT_MARKER, RETIRED_PREFIX, STAGING_PREFIX } from '../../../src/model/output.ts';
import { checkOutput } from '../../../src/publish/output/output-folder.ts';
import { commitVersion, filesOf, type Version, type Way } from './commit-version.ts';

type Found = 'old' | 'new' | 'none' | 'mixture';

export interface StepCounts {
  kills: number;
  /** The version that a reader found after the kill. */
  killed: Record<Found, number>;
  /** The version that a reader found after the repair. */
  repaired: Record<Found, number>;
  /** Steps after which something else was found than the documentation permits. */
  faults: string[];
}

/**
 * Kills a build after each step that changes the file system. Each time, checks what a reader finds, that a repair leaves
 * a whole atlas and no other files, and that the next build makes the new atlas.
 */
export async function killBuilds(work: string, way: Way): Promise<StepCounts> {
  const { folder, counts, steps } = await begin(work, way);
  for (const [at, name] of steps.entries()) {
    await kill(folder, way, 'b', at + 1);
    note(counts, folder, way, name);
    await checkRepaired(counts, folder, way, name);
  }
  return counts;
}

/** The same for the repair after a killed build, for kills after a rename: only renames replace what a repair depends on. */
export async function killRepairs(work: string, way: Way): Promise<StepCounts> {
  const { folder, counts, steps } = await begin(work, way);
  for (const [at, name] of steps.entries()) {
    if (!name.startsWith('rename')) continue;
    await kill(folder, way, 'b', at + 1);
    const repair = await stepsOf(folder, way, 'repair');
    await reset(folder, way);
    for (const [during, second] of repair.entries()) {
      const both = `${name}, repair: ${second}`;
      await kill(folder, way, 'b', at + 1);
      await kill(folder, way, 'repair', during + 1);
      note(counts, folder, way, both);
      await checkRepaired(counts, folder, way, both);
    }
  }
  return counts;
}

async function begin(
  work: string,
  way: Way,
): Promise<{ folder: string; counts: StepCounts; steps: readonly string[] }> {
  const folder = join(work, way);
  await start(folder, way);
  const steps = await stepsOf(folder, way, 'b');
  await reset(folder, way);
  const none = { old: 0, new: 0, none: 0, mixture: 0 };
  return { folder, steps, counts: { kills: 0, killed: { ...none }, repaired: { ...none }, faults: [] } };
}

function note(counts: StepCounts, folder: string, way: Way, name: string): void {
  const found = foundIn(folder, way);
  counts.kills++;
  counts.killed[found]++;
  const isPermitted = found === 'old' || found === 'new' || (found === 'none') === (way === 'swap');
  if (!isPermitted) counts.faults.push(`${way}: ${found} after ${name}`);
}

async function checkRepaired(counts: StepCounts, folder: string, way: Way, name: string): Promise<void> {
  try {
    await checkOutput(join(folder, 'site'), { stateFolder: join(folder, 'state') });
  } catch (error) {
    counts.faults.push(`${way}: no repair after ${name}: ${errorMessage(error)}`);
    await start(folder, way);
    return;
  }
  const found = foundIn(folder, way);
  counts.repaired[found]++;
  if (found === 'none' || found === 'mixture')
    counts.faults.push(`${way}: ${found} after ${name} and a repair`);
  const left = leftovers(folder);
  if (left.length > 0) counts.faults.push(`${way}: ${left.join(', ')} left after ${name} and a repair`);
  await commitVersion(folder, 'b', way);
  if (foundIn(folder, way) !== 'new')
    counts.faults.push(`${way}: the build after ${name} does not equal a fresh one`);
  await commitVersion(folder, 'a', way);
}

/** Makes a first output, whatever there is. */
async function start(folder: string, way: Way): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  await commitVersion(folder, 'a', way);
}

async function reset(folder: string, way: Way): Promise<void> {
  await commitVersion(folder, 'b', way);
  await commitVersion(folder, 'a', way);
}

async function stepsOf(folder: string, way: Way, what: Version | 'repair'): Promise<string[]> {
  const { output, signal } = await run(folder, way, what, 0);
  if (signal) throw new Error(`The build ended with ${signal}.`);
  return JSON.parse(output) as string[];
}

async function kill(folder: string, way: Way, what: Version | 'repair', at: number): Promise<void> {
  const { signal, output } = await run(folder, way, what, at);
  if (signal !== 'SIGKILL') throw new Error(`Step ${at} of ${what} was not reached: ${signal} ${output}`);
}

async function run(
  folder: string,
  way: Way,
  what: Version | 'repair',
  at: number,
): Promise<{ signal: NodeJS.Signals | null; output: string }> {
  const script = fileURLToPath(new URL('./die-at-step.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder, way, what, String(at)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Most of the time of such a process is that of compiling.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, '..', 'compiled') },
  });
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { signal, output };
}

/** Compares all files that a reader finds with both versions. */
function foundIn(folder: string, way: Way): Found {
  const site = join(folder, 'site');
  if (!existsSync(site)) return 'none';
  const now = new Map<string, string>();
  let generation = '';
  for (const path of listFiles(site)) {
    const text = readFileSync(join(site, path), 'utf8');
    if (path === OUTPUT_MARKER) ({ generation } = JSON.parse(text) as { generation: string });
    else if (!path.startsWith(STAGING_PREFIX)) now.set(path, text);
  }
  const isVersion = (version: Version): boolean => {
    const files = filesOf(version, way);
    return (
      generation === version &&
      files.size === now.size &&
      [...files].every(([path, text]) => now.get(path) === text)
    );
  };
  if (isVersion('a')) return 'old';
  return isVersion('b') ? 'new' : 'mixture';
}

/** Folders of builds that were not removed, and temporary files and locks in the state folder. */
function leftovers(folder: string): string[] {
  const beside = readdirSync(folder).filter((name) => name.startsWith(RETIRED_PREFIX));
  const inside = readdirSync(join(folder, 'site')).filter((name) => name.startsWith(STAGING_PREFIX));
  const locks = listFiles(join(folder, 'state')).filter((path) => path.endsWith('lock'));
  return [...beside, ...inside, ...locks];
}
