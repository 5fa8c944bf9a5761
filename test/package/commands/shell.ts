import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface Shell {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

const running = new Set<ChildProcess>();

/** Runs a line as a terminal would: in a group of processes of its own, which one signal ends. */
export function start(line: string, { cwd, env }: Shell): Started {
  const child = spawn('bash', ['-o', 'pipefail', '-c', line], { cwd, env, detached: true });
  running.add(child);
  const ended: Ended = { code: null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.stderr += text));
  const end = once(child, 'close').then(([code]) => {
    running.delete(child);
    return { ...ended, code: code as number | null };
  });
  return {
    end,
    input: child.stdin,
    async output(expression) {
      for (;;) {
        const [, found] = expression.exec(ended.stdout + ended.stderr) ?? [];
        if (found !== undefined) return found;
        if (child.exitCode !== null) throw new Error(`${line} ended: ${ended.stdout}${ended.stderr}`);
        const more = [child.stdout, child.stderr].map((stream) => once(stream, 'data'));
        await Promise.race([...more, end]);
      }
    },
    interrupt() {
      signalGroup(child, 'SIGINT');
      return end;
    },
  };
}

export interface Started {
  end: Promise<Ended>;
  input: NodeJS.WritableStream;
  /** Waits for output that matches, and returns its first group. Throws if the program ends before. */
  output(expression: RegExp): Promise<string>;
  interrupt(): Promise<Ended>;
}

/** Ends what a failed test has left. */
export function killAll(): void {
  for (const child of running) signalGroup(child, 'SIGKILL');
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has ended.
  }
}
