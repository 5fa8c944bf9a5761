import type { Readable, Writable } from 'node:stream';
import { createInterface } from 'node:readline/promises';

/**
 * The environment of a command. Data goes to `out` and messages for the user to `err`, so that the output of every command
 * can be piped.
 */
export interface Terminal {
  out: Writable;
  err: Writable;
  /** Whether a line can be redrawn: on a terminal, outside continuous integration. */
  live: boolean;
  /** Whether `err` may be coloured. */
  color: boolean;
  columns: number;
  cwd: string;
  /** Aborted by Ctrl C and the other `interruptions`, with an `Interruption`. */
  signal: AbortSignal;
  /** Asks the user and returns the line that they enter; undefined if nobody can answer. */
  ask?: ((question: string) => Promise<string>) | undefined;
}

/** Signals that end the work in good order: Ctrl C, a request to terminate, a closed terminal. */
export const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
export type InterruptionSignal = (typeof interruptions)[number];

/** The reason of an aborted `signal`. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
  readonly signalName: InterruptionSignal;

  constructor(signalName: InterruptionSignal) {
    super(signalName === 'SIGINT' ? 'Interrupted.' : 'Terminated.');
    this.signalName = signalName;
  }
}

/** Writes data and waits until it is flushed, so that a large answer is complete before the process ends. */
export function writeOut(terminal: Terminal, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    terminal.out.write(text, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

export function note(terminal: Terminal, text: string): void {
  terminal.err.write(`${text}\n`);
}

const codes = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;

export function paint(terminal: Terminal, style: keyof typeof codes, text: string): string {
  return terminal.color ? `\u001b[${codes[style]}m${text}\u001b[0m` : text;
}

/** Asks on `output` and returns a line of `input`; an empty one if the input ends. Throws when aborted. */
export async function askLine(
  question: string,
  { input, output, signal }: { input: Readable; output: Writable; signal: AbortSignal },
): Promise<string> {
  // In terminal mode, readline would treat Ctrl C as a key and no signal would be sent.
  const lines = createInterface({ input, output, terminal: false });
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  try {
    return await Promise.race([lines.question(question, { signal }), ended]);
  } finally {
    lines.close();
  }
}

/** The terminal of this process. `signal` is the caller's to abort. */
export function processTerminal(signal: AbortSignal): Terminal {
  const { env, stdin, stdout, stderr } = process;
  const isTerminal = stderr.isTTY && env['TERM'] !== 'dumb';
  const canAsk = stdin.isTTY && stderr.isTTY && !env['CI'];
  return {
    out: stdout,
    err: stderr,
    live: isTerminal && !env['CI'],
    // https://no-color.org: any value but the empty one.
    color: env['FORCE_COLOR'] ? true : isTerminal && !env['NO_COLOR'],
    columns: stderr.columns || 80,
    cwd: process.cwd(),
    signal,
    ...(canAsk && { ask: (question) => askLine(question, { input: stdin, output: stderr, signal }) }),
  };
}
