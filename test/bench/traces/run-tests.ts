import { spawn } from 'node:child_process';

const KEPT = 20_000;

/**
 * Runs a test suite for at most `seconds` and gives the end of what it printed. Tests that fail are no error: their calls
 * happened all the same.
 */
export async function runTests(
  [program = '', ...args]: readonly string[],
  { cwd, env, seconds }: { cwd: string; env: Record<string, string>; seconds: number },
): Promise<string> {
  // A process group of its own, because test runners start processes that would outlive them.
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-KEPT)));
  const stop = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It ended by itself.
    }
  };
  const soft = setTimeout(stop, seconds * 1000, 'SIGINT');
  const hard = setTimeout(stop, (seconds + 20) * 1000, 'SIGKILL');
  try {
    await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
  } finally {
    clearTimeout(soft);
    clearTimeout(hard);
    stop('SIGKILL');
  }
  return output;
}
