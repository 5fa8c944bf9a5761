import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { CheckerAnswer, CheckerStart } from './definition.ts';

/** A process that checks a project again and again. It is sent a line of JSON for each changed file, and answers with one. */
export interface Checker {
  start: CheckerStart;
  /** The errors of the whole project with another text in one file, which has its own text again afterwards. */
  check(path: string, text: string): Promise<CheckerAnswer>;
  close(): void;
}

export interface CheckerCommand {
  program: string;
  args: readonly string[];
  cwd?: string;
  env?: Record<string, string>;
}

/** Starts a checker. Throws an Error with the end of what it complained of if it ends. */
export async function runChecker({ program, args, cwd, env }: CheckerCommand): Promise<Checker> {
  const child = spawn(program, [...args], {
    ...(cwd ? { cwd } : {}),
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (complaint = (complaint + text).slice(-4000)));
  const lines = createInterface({ input: child.stdout, crlfDelay: Infinity })[Symbol.asyncIterator]();
  child.on('error', (error) => (complaint += error.message));
  child.stdin.on('error', () => undefined);
  const next = async (): Promise<unknown> => {
    const line = await lines.next();
    if (line.done) throw new Error(`The checker ${program} ended:\n${complaint.trim()}`);
    return JSON.parse(line.value);
  };
  const start = CheckerStart.parse(await next());
  return {
    start,
    check: async (path, text) => {
      child.stdin.write(`${JSON.stringify({ path, text })}\n`);
      return CheckerAnswer.parse(await next());
    },
    close: () => {
      child.stdin.end();
    },
  };
}
