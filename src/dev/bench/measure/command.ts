import { spawn } from 'node:child_process';
import { groupMemory } from './process-group.ts';

export interface CommandRun {
  seconds: number;
  /** Highest sum over the process and its children, in bytes; undefined where the system does not tell. */
  peakMemory: number | undefined;
  stdout: string;
  stderr: string;
}

/** Often enough to see a peak of a second, seldom enough to cost less than a hundredth of a core. */
const SAMPLE_MILLISECONDS = 250;

/**
 * Runs a command as a process group of its own, from start to exit, and measures it. Throws an Error with the
 * end of its output when it fails.
 */
export async function measureCommand(
  command: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<CommandRun> {
  const [program = '', ...args] = command;
  const started = performance.now();
  const child = spawn(program, args, {
    ...(options.cwd ? { cwd: options.cwd } : {}),
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  let peakMemory: number | undefined;
  const sampler = setInterval(() => {
    if (pid === undefined) return;
    void groupMemory(pid).then((memory) => {
      if (memory !== undefined) peakMemory = Math.max(memory, peakMemory ?? 0);
    });
  }, SAMPLE_MILLISECONDS);
  // Its group does not get the terminal's Ctrl C, so it is handed on.
  const interrupt = () => pid !== undefined && process.kill(-pid, 'SIGINT');
  process.once('SIGINT', interrupt);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject).on('close', resolve);
    });
    const seconds = (performance.now() - started) / 1000;
    if (code !== 0) {
      const end = `${stdout}\n${stderr}`.trim().split('\n').slice(-20).join('\n');
      throw new Error(`Exit code ${code} of: ${command.join(' ')}\n${end}`);
    }
    return { seconds, peakMemory, stdout, stderr };
  } finally {
    clearInterval(sampler);
    process.removeListener('SIGINT', interrupt);
  }
}
