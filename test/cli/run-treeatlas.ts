import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterFile } from '../support/after-file.ts';

const root = join(import.meta.dirname, '..', '..');
/** The program as it is built: it starts in half of the time that its source takes. */
export const program = join(root, 'dist', 'bin.js');

export interface Run {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** The leader of a group of processes of its own. */
  detached?: boolean;
  /** By number; only root may run as somebody else. */
  user?: { uid?: number; gid?: number };
  /** Called with the process and all that it has told so far, whenever it tells more. */
  onNote?(child: ChildProcess, stderr: string): void;
}

/** Runs the program as a process of its own, as people and scripts do. */
export function treeatlas(
  args: readonly string[],
  { cwd, env, detached, user, onNote }: RunOptions,
): Promise<Run> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: {
      ...process.env,
      XDG_CACHE_HOME: join(cwd, '..', 'user-cache'),
      XDG_STATE_HOME: join(cwd, '..', 'user-state'),
      NO_COLOR: undefined,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
    ...user,
  });
  const run: Run = { code: null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (run.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    run.stderr += text;
    onNote?.(child, run.stderr);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ ...run, code });
    });
  });
}

export interface Served {
  url: string;
  /** Interrupts it and gives how it ended. */
  stop(): Promise<Run>;
}

/** Serves on a free port, once it says where. */
export function serve(args: readonly string[], cwd: string): Promise<Served> {
  return new Promise((resolve, reject) => {
    const ended = treeatlas(['serve', ...args, '--port', '0'], {
      cwd,
      onNote(child, told) {
        const url = /http:\/\/\S+/.exec(told)?.[0];
        if (url) resolve({ url, stop: () => (child.kill('SIGINT'), ended) });
      },
    });
    void ended.then(({ stderr }) => {
      reject(new Error(stderr));
    });
  });
}

/** An empty folder that is gone after the tests of the file. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-cli-'));
  afterFile(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** A copy of a fixture repository, outside of any git repository. */
export function fixture(name: 'tiny-typescript' | 'tiny-python' | 'mixed'): string {
  const folder = join(scratch(), name);
  cpSync(join(root, 'test', 'fixtures', 'repos', name), folder, { recursive: true });
  return folder;
}
