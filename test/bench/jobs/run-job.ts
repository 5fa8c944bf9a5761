import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../../../src/dev/process.ts';
import { cpuOfGroup } from './cpu-of-group.ts';

const compiled = join(root, 'dist', 'bin.js');
/** The compiled program, as users run it; without one, the sources, whose jobs start more slowly. */
const program = existsSync(compiled) ? compiled : join(root, 'src', 'bin.ts');

export interface JobResult {
  killed: boolean;
  /** Of the job and all its processes, user and system. */
  cpuSeconds: number;
  seconds: number;
}

interface JobOptions {
  /** The folder for caches of the user, which is empty for the first job. */
  cache: string;
  killAfterMs?: number;
}

/**
 * Runs a command of treeatlas. With `killAfterMs`, kills it and its processes at that moment with SIGKILL, if it has not ended. Throws with its output if it
 * fails otherwise.
 */
export async function runJob(
  args: readonly string[],
  { cache, killAfterMs }: JobOptions,
): Promise<JobResult> {
  const start = performance.now();
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that its processes are measured and killed with it.
    detached: true,
    env: { ...process.env, XDG_CACHE_HOME: join(cache, 'cache'), GITHUB_OUTPUT: '' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const group = child.pid ?? 0;
  const timer = new AbortController();
  const kill = async (ms: number): Promise<void> => {
    await setTimeout(ms, undefined, { signal: timer.signal }).catch(() => undefined);
    if (!timer.signal.aborted && group > 0) process.kill(-group, 'SIGKILL');
  };
  const killing = killAfterMs === undefined ? undefined : kill(killAfterMs);
  const cpuSeconds = await cpuOfGroup(group, ended);
  const code = await ended;
  timer.abort();
  await killing;
  const killed = killAfterMs !== undefined && code === null;
  if (code !== 0 && !killed) throw new Error(`treeatlas ${args.join(' ')} failed:\n${output}`);
  return { killed, cpuSeconds, seconds: (performance.now() - start) / 1000 };
}
