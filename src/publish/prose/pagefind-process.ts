import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { endWithUs } from '../../base/child-processes.ts';

/** A page of HTML with its address, relative to the root of the atlas. */
export interface ProsePage {
  url: string;
  html: string;
}

export interface ProseFile {
  path: string;
  bytes: Uint8Array;
}

interface Reply {
  message_id: number | null;
  payload: { type: string; message?: string; index_id?: number; files?: { path: string; content: string }[] };
}

interface Waiting {
  resolve(payload: Reply['payload']): void;
  reject(cause: Error): void;
}

/** Requests that are on their way at once. Enough to keep the program busy, and few enough to hold little text. */
const MAX_WAITING = 64;
const LANGUAGE = 'en';

/**
 * The program of Pagefind, in service mode. Its own client for Node is not used, because that starts it in the current folder and with our
 * environment, and the program obeys a `pagefind.toml` and variables that it finds there: it can be told to write a log anywhere, and ends
 * if the file is malformed.
 */
export class PagefindProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #folder = mkdtempSync(join(tmpdir(), 'treeatlas-prose-'));
  readonly #waiting = new Map<number, Waiting>();
  readonly #adding = new Set<Promise<unknown>>();
  readonly #ended: Promise<void>;
  #failure: Error | undefined;
  #received: string[] = [];
  #last = 0;
  #index = 0;

  constructor(program: string) {
    this.#child = endWithUs(
      spawn(program, ['--service'], {
        cwd: this.#folder,
        env: {},
        stdio: ['pipe', 'pipe', 'ignore'],
        windowsHide: true,
      }),
    );
    this.#child.stdout.setEncoding('latin1').on('data', (chunk: string) => this.#receive(chunk));
    this.#child.stdin.on('error', (cause) => this.#fail(cause));
    this.#child.on('error', (cause) => this.#fail(cause));
    this.#ended = new Promise((resolve) => {
      this.#child.once('error', () => resolve());
      this.#child.once('close', (code, signal) => {
        this.#fail(new Error(`it ended with ${signal ?? `exit code ${String(code)}`}`));
        resolve();
      });
    });
  }

  /** Must be called first. Records are put together in about `maxFragments` files. */
  async open(maxFragments: number): Promise<void> {
    const config = { force_language: LANGUAGE, max_fragments: maxFragments };
    const { index_id } = await this.#ask({ type: 'NewIndex', config });
    this.#index = index_id ?? 0;
  }

  /** Resolves when there is room for the next one. */
  async addPage({ url, html }: ProsePage): Promise<void> {
    await this.#add({ type: 'AddFile', url, file_contents: html });
  }

  /** Returns the files of the index, and of the scripts that read it. */
  async files(): Promise<ProseFile[]> {
    await Promise.all(this.#adding);
    const { files = [] } = await this.#ask({ type: 'GetFiles', index_id: this.#index });
    return files.map(({ path, content }) => ({ path, bytes: Buffer.from(content, 'base64') }));
  }

  /** Ends the program. May be called at any time, and several times. */
  async close(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #add(request: object): Promise<void> {
    const added = this.#ask({ ...request, index_id: this.#index });
    this.#adding.add(added);
    // `files` reports a failure; a page that cannot be added must not be an unhandled rejection before.
    added.then(
      () => this.#adding.delete(added),
      () => undefined,
    );
    if (this.#adding.size >= MAX_WAITING) await Promise.race(this.#adding);
  }

  #ask(payload: object): Promise<Reply['payload']> {
    return new Promise((resolve, reject) => {
      if (this.#failure) {
        reject(this.#failure);
        return;
      }
      const message = { message_id: ++this.#last, payload };
      this.#waiting.set(message.message_id, { resolve, reject });
      // Messages are JSON in base64, each followed by a comma.
      this.#child.stdin.write(`${Buffer.from(JSON.stringify(message)).toString('base64')},`);
    });
  }

  #receive(chunk: string): void {
    const parts = chunk.split(',');
    for (const [at, part] of parts.entries()) {
      this.#received.push(part);
      if (at === parts.length - 1) continue;
      const text = Buffer.from(this.#received.join(''), 'base64').toString();
      this.#received = [];
      this.#reply(text);
    }
  }

  #reply(text: string): void {
    const { message_id, payload } = JSON.parse(text) as Reply;
    const waiting = this.#waiting.get(message_id ?? -1);
    if (payload.type === 'Error') {
      const failure = new Error(payload.message ?? 'it refused a request');
      if (waiting) waiting.reject(failure);
      else this.#fail(failure);
    } else waiting?.resolve(payload);
    this.#waiting.delete(message_id ?? -1);
  }

  #fail(cause: Error): void {
    this.#failure ??= cause;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}
