import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';

export { root };

export interface Ended {
  code: number;
  /** Standard output and standard error, in order; empty if they were inherited. */
  output: string;
}

/**
 * Runs a program in the root of the project. `capture` collects its output, for steps that run in parallel.
 */
export function run(
  command: readonly string[],
  options: { capture?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: options.capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...options.env },
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Returns the command line of a development dependency, run with the current Node. */
export function tool(name: string, ...args: string[]): string[] {
  return [process.execPath, join(root, 'node_modules', '.bin', name), ...args];
}

/** Runs a development task. Errors are printed as one line. */
export async function task(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
