import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { endWithUs } from '../../base/child-processes.ts';
import { errorCode } from '../../base/error-code.ts';

export interface ServerCommand {
  command: string;
  args: readonly string[];
  cwd: string;
}

const Message = z.looseObject({
  id: z.unknown(),
  result: z.unknown(),
  error: z.looseObject({ message: z.string() }).optional(),
});

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** A server reads the whole repository before its first answer. */
const TIMEOUT_MS = 120_000;
/** A server that has no input any more ends by itself; after this time it is killed. */
const GRACE_MS = 3000;
const MAX_NOTES = 2000;
/** Windows has no groups of processes. */
const hasGroups = process.platform !== 'win32';

/** A server of MCP in a process of its own, as a client starts it: JSON-RPC in lines over standard input and output. */
export class McpProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  /** The end of what the server printed for people. */
  #notes = '';
  #failure: Error | undefined;
  #lastId = 0;

  constructor({ command, args, cwd }: ServerCommand) {
    // Windows starts the scripts that npm installs only in a shell.
    const shell = /\.cmd$/i.test(command);
    const program = shell ? `"${command}"` : command;
    const child = spawn(program, args, { cwd, shell, stdio: 'pipe', detached: hasGroups });
    this.#child = endWithUs(child);
    this.#ended = new Promise((resolve) => {
      child.once('close', (code, signal) => {
        this.#fail(
          new Error(
            `The server ended (${code === null ? signal : `exit code ${code}`}). ${this.#notes}`.trim(),
          ),
        );
        resolve();
      });
    });
    child.once('error', (error) => this.#fail(error));
    // A server that has ended takes no more lines; its end is reported.
    child.stdin.on('error', () => undefined);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#notes = (this.#notes + text).slice(-MAX_NOTES);
    });
    createInterface({ input: child.stdout }).on('line', (line) => this.#receive(line));
  }

  request(method: string, params: object, signal: AbortSignal): Promise<unknown> {
    const id = ++this.#lastId;
    const limits = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        const late = new Error(
          `The server did not answer ${method} in ${TIMEOUT_MS / 1000} seconds. ${this.#notes}`.trim(),
        );
        settle(() => reject(signal.aborted ? (signal.reason as Error) : late));
      };
      const settle = (end: () => void): void => {
        this.#waiting.delete(id);
        limits.removeEventListener('abort', stop);
        end();
      };
      if (this.#failure) {
        reject(this.#failure);
        return;
      }
      if (limits.aborted) {
        stop();
        return;
      }
      limits.addEventListener('abort', stop);
      this.#waiting.set(id, {
        resolve: (result) => settle(() => resolve(result)),
        reject: (error) => settle(() => reject(error)),
      });
      this.#send({ id, method, params });
    });
  }

  notify(method: string): void {
    this.#send({ method });
  }

  /** Ends the input of the server and waits until its processes are gone. */
  async close(): Promise<void> {
    if (this.#child.pid === undefined) return;
    this.#child.stdin?.end();
    const timer = setTimeout(() => this.#kill(), GRACE_MS);
    await this.#ended;
    clearTimeout(timer);
    this.#kill();
  }

  /** Kills the server with the processes that it started: a script that starts it may be gone already, and they keep its output open. */
  #kill(): void {
    try {
      if (hasGroups && this.#child.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL');
      else this.#child.kill('SIGKILL');
    } catch (cause) {
      // All of them are gone; macOS says EPERM then.
      if (!['ESRCH', 'EPERM'].includes(errorCode(cause) ?? '')) throw cause;
    }
  }

  #send(message: object): void {
    this.#child.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  }

  #receive(line: string): void {
    const message = messageIn(line);
    if (!message) {
      this.#fail(new Error(`The server printed a line that is no message of MCP: ${line.slice(0, 200)}`));
      return;
    }
    // Questions of the server, such as for roots, have no answer here: this client declares no capabilities.
    const waiting = typeof message.id === 'number' ? this.#waiting.get(message.id) : undefined;
    if (message.error) waiting?.reject(new Error(message.error.message));
    else waiting?.resolve(message.result);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of [...this.#waiting.values()]) reject(error);
  }
}

function messageIn(line: string): z.infer<typeof Message> | undefined {
  try {
    return Message.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
