import { existsSync } from 'node:fs';
import { spawn, type ChildProcess } from 'node:child_process';
import { endWithUs } from '../base/child-processes.ts';
import { GitError, gitErrorFrom } from './git-error.ts';

export interface GitCall {
  executable: string;
  /** Settings that precede the name of the command. */
  settings: readonly string[];
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  limits: GitLimits;
  signal: AbortSignal | undefined;
  /** Git's messages repeat names and addresses. */
  maskSecrets(text: string): string;
}

/** Time limits in milliseconds. Git is killed after this time without output. */
export interface GitLimits {
  quick: number;
  /** For commands that may read every file or commit before they print anything. */
  long: number;
}

export const defaultLimits: GitLimits = { quick: 60_000, long: 600_000 };

const longCommands: ReadonlySet<string> = new Set([
  ...[
    'diff',
    'diff-index',
    'diff-tree',
    'for-each-ref',
    'hash-object',
    'ls-files',
    'ls-tree',
    'rev-list',
    'status',
  ],
]);

/** A running git. It is killed on a time limit, when the signal aborts, and when this process exits. */
export class GitProcess {
  readonly child: ChildProcess;
  /**
   * Settles when git has ended. Rejects with git's error message, or with the reason for which it was
   * killed.
   */
  readonly ended: Promise<void>;
  readonly #call: GitCall;
  #timer: NodeJS.Timeout | undefined;
  #fail: (error: Error) => void = () => undefined;

  constructor(call: GitCall, stdin: 'pipe' | 'ignore') {
    call.signal?.throwIfAborted();
    this.#call = call;
    this.child = endWithUs(
      spawn(call.executable, [...call.settings, ...call.args], {
        cwd: call.cwd,
        env: call.env,
        stdio: [stdin, 'pipe', 'pipe'],
        windowsHide: true,
      }),
    );
    // Writing to a process that has ended fails here. `ended` reports the reason.
    this.child.stdin?.on('error', () => undefined);
    this.ended = this.#watch();
    // A reader that stops early does not await `ended`, so its rejection must not be unhandled.
    this.ended.catch(() => undefined);
  }

  /** Starts the time limit. */
  expectOutput(): void {
    this.expectNothing();
    const { limits } = this.#call;
    const timeout = longCommands.has(commandOf(this.#call)) ? limits.long : limits.quick;
    const expire = (): void => this.#end(timedOut(this.#call, timeout));
    // If the event loop was blocked, output may have arrived that is not read yet.
    const timer = setTimeout(() => setImmediate(() => this.#timer === timer && expire()), timeout);
    this.#timer = timer;
  }

  /** Stops the time limit, while nobody waits for output. */
  expectNothing(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  kill(): void {
    this.expectNothing();
    // A git that waits for a pipe to be opened does not react to other signals.
    this.child.kill('SIGKILL');
  }

  #end(reason: Error): void {
    this.kill();
    this.#fail(reason);
  }

  /** A folder that does not exist is the same system error as a program that does not. */
  #startErrorFrom(cause: Error): GitError {
    const { cwd } = this.#call;
    if (!existsSync(cwd)) return new GitError('failed', `${cwd} does not exist.`, { cause });
    const message = 'git could not be started. Check that it is installed and can be executed.';
    return new GitError('not-installed', message, { cause });
  }

  async #watch(): Promise<void> {
    const { child } = this;
    const { signal, maskSecrets } = this.#call;
    const onAbort = (): void => this.#end(signal?.reason as Error);
    signal?.addEventListener('abort', onAbort);
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      if (this.#timer) this.expectOutput();
      if (complaint.length < 10_000) complaint += chunk.toString();
    });
    const ended = new Promise<void>((resolve, reject) => {
      this.#fail = reject;
      child.on('error', (cause) => reject(this.#startErrorFrom(cause)));
      child.on('close', (code, killedBy) => {
        if (code === 0) resolve();
        else reject(gitErrorFrom(maskSecrets(complaint), killedBy ?? `code ${code}`));
      });
    });
    try {
      await ended;
    } finally {
      this.expectNothing();
      signal?.removeEventListener('abort', onAbort);
    }
  }
}

/** Returns the whole output of a command. */
export async function collect(call: GitCall, input?: string): Promise<Buffer> {
  const git = start(call, input);
  const output: Buffer[] = [];
  git.child.stdout?.on('data', (chunk: Buffer) => {
    output.push(chunk);
    git.expectOutput();
  });
  git.expectOutput();
  await git.ended;
  return Buffer.concat(output);
}

/** Streams the output of a command; leaving the loop ends the command. */
export async function* chunks(call: GitCall, input?: string): AsyncGenerator<Buffer> {
  const git = start(call, input);
  const output = git.child.stdout?.[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined> | undefined;
  const failed = git.ended.then(() => new Promise<never>(() => undefined));
  try {
    for (;;) {
      git.expectOutput();
      const next = await Promise.race([output?.next(), failed]);
      if (!next || next.done) break;
      git.expectNothing();
      yield next.value;
    }
    await git.ended;
  } finally {
    git.kill();
    git.child.stdout?.destroy();
  }
}

/** The first argument that is not a setting. */
function commandOf({ args }: GitCall): string {
  let at = 0;
  while (args[at] === '-c') at += 2;
  return args[at] ?? '';
}

function start(call: GitCall, input: string | undefined): GitProcess {
  const git = new GitProcess(call, input === undefined ? 'ignore' : 'pipe');
  git.child.stdin?.end(input);
  return git;
}

function timedOut(call: GitCall, timeout: number): GitError {
  return new GitError(
    'timeout',
    `git ${commandOf(call)} was stopped in ${call.cwd} after ${timeout / 1000} s without output. ` +
      'Run git status there to find the cause, such as a slow or missing disk, or a pipe in place of a file.',
  );
}
