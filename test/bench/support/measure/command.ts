import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { endedChildrenSeconds, groupMemory } from './process-group.ts';

/** One line that a process wrote, and when: seconds since it began. */
export interface TimedLine {
  at: number;
  text: string;
}

export interface MemorySample {
  /** Seconds since the process began. */
  at: number;
  bytes: number;
}

export interface CommandRun {
  seconds: number;
  /** Processor time of the process and its children; undefined where the system does not tell. */
  cpuSeconds: number | undefined;
  /** Highest sum over the process and its children, in bytes; undefined where the system does not tell. */
  peakMemory: number | undefined;
  /** The memory of each moment at which it was read, as `peakMemory`. */
  memory: MemorySample[];
  /** What it wrote to both outputs, in the order of its coming. */
  lines: TimedLine[];
}

/** Often enough to see a peak of a second. */
const SAMPLE_MILLISECONDS = 250;
/** Reading the memory of a process of 2 GB four times a second takes a fifth of a core, because the system walks all of its pages. */
const READING_SHARE = 1 / 20;

/**
 * Runs a command as a process group of its own, from start to exit, and measures it. Throws an Error with the
 * end of its output when it fails.
 */
export async function measureCommand(
  command: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<CommandRun> {
  const [program = '', ...args] = command;
  const cpuBefore = await endedChildrenSeconds();
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  const child = spawn(program, args, {
    ...(options.cwd ? { cwd: options.cwd } : {}),
    // Plain lines, as in continuous integration: the stages are read from them.
    env: { ...process.env, CI: '1', NO_COLOR: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const lines: TimedLine[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (text) => lines.push({ at: elapsed(), text }));
  }
  const memory = sampleMemory(child, elapsed);
  // Its group does not get the terminal's Ctrl C, so it is handed on.
  const interrupt = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  };
  process.once('SIGINT', interrupt);
  try {
    const code = await exitOf(child);
    const seconds = elapsed();
    const cpuAfter = await endedChildrenSeconds();
    const cpuSeconds = cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore;
    if (code === 0) {
      const { samples } = memory;
      const peakMemory = samples.length === 0 ? undefined : Math.max(...samples.map(({ bytes }) => bytes));
      return { seconds, cpuSeconds, peakMemory, memory: samples, lines };
    }
    const end = lines.slice(-20).map(({ text }) => text);
    throw new Error([`Exit code ${code} of: ${command.join(' ')}`, ...end].join('\n'));
  } finally {
    memory.stop();
    process.removeListener('SIGINT', interrupt);
  }
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
}

function sampleMemory(child: ChildProcess, elapsed: () => number): { samples: MemorySample[]; stop(): void } {
  const samples: MemorySample[] = [];
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const sampleIn = (milliseconds: number) => {
    if (!isStopped) timer = setTimeout(() => void sample(), milliseconds);
  };
  const sample = async () => {
    if (child.pid === undefined) return;
    const at = elapsed();
    const bytes = await groupMemory(child.pid);
    if (bytes !== undefined) samples.push({ at, bytes });
    sampleIn(Math.max(SAMPLE_MILLISECONDS, ((elapsed() - at) * 1000) / READING_SHARE));
  };
  sampleIn(SAMPLE_MILLISECONDS);
  return {
    samples,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
