import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Runs a program to its end and gives what it printed. Throws an Error that says what was run and the end of
 * what it complained of; with `tolerant`, gives what it printed all the same.
 */
export async function run(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string>; tolerant?: boolean } = {},
): Promise<string> {
  const { cwd, env, tolerant } = options;
  try {
    const { stdout } = await execute(program, args, {
      ...(cwd ? { cwd } : {}),
      env: { ...process.env, ...env },
      maxBuffer: 256 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    if (tolerant) return stdout;
    const complaint = stderr.trim().split('\n').slice(-5).join('\n');
    throw new Error(`${program} ${args[0] ?? ''} failed${complaint ? `:\n${complaint}` : '.'}`, {
      cause: error,
    });
  }
}
