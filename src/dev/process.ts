import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';

export { root };

export interface Ended {
  code: number;
  /** What it wrote to both outputs, in order; empty when it wrote to ours. */
  output: string;
}

/** Runs a program in the root of the project. `capture` keeps its output back, for steps that run side by side. */
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

/** A command of a development dependency, run with the Node that runs this. */
export function tool(name: string, ...args: string[]): string[] {
  return [process.execPath, join(root, 'node_modules', '.bin', name), ...args];
}

/** Runs a task of development; what goes wrong is a line for whoever started it. */
export async function task(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
