import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The members that answers of all operations have in common. */
export interface Answer {
  /** Files that the answer describes as they were before their last change. */
  stale: readonly string[];
  /** The whole answer, as JSON. */
  text: string;
}

export interface SoakServer {
  name: string;
  pid: number;
  heapFile: string;
  ask(operation: string, input: Readonly<Record<string, string>>): Promise<Answer>;
  stop(): Promise<void>;
}

export interface PageServer extends SoakServer {
  url: string;
}

export interface ServerOptions {
  /** The file `bin.js` of the program. */
  program: string;
  repository: string;
  /** Caches, state and heap files are below it. */
  folder: string;
}

/** An answer takes this long at most on a busy machine. */
const PATIENCE_MS = 120_000;

/** Starts `treeatlas serve`, which is asked over REST. */
export async function startServe(options: ServerOptions): Promise<PageServer> {
  const child = startProgram('serve', ['--port', '0'], options);
  const url = await new Promise<string>((resolve, reject) => {
    if (!child.stderr) throw new Error('The output of serve is not connected.');
    createInterface({ input: child.stderr }).on('line', (line) => {
      const address = /^\s*(http:\S+\/)$/.exec(line)?.[1];
      if (address) resolve(address);
    });
    child.once('close', (code) => reject(new Error(`serve ended with ${code}.`)));
  });
  return {
    ...common('serve', child, options),
    url,
    async ask(operation, input) {
      const address = new URL(`tools/${operation.replaceAll('_', '-')}`, url);
      for (const [name, value] of Object.entries(input)) address.searchParams.set(name, value);
      const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
      return toAnswer(await response.text());
    },
  };
}

/** Starts `treeatlas mcp`, which is asked over standard input and output. */
export async function startMcp(options: ServerOptions): Promise<SoakServer> {
  const child = startProgram('mcp', ['--answers', 'json'], options);
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('The streams of mcp are not connected.');
  const waiting = new Map<number, (message: { result?: unknown; error?: unknown }) => void>();
  createInterface({ input: stdout }).on('line', (line) => {
    const message = JSON.parse(line) as { id?: number; result?: unknown; error?: unknown };
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  let last = 0;
  const request = (method: string, params: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const late = setTimeout(() => reject(new Error(`mcp did not answer ${method} in time.`)), PATIENCE_MS);
      waiting.set(id, ({ result, error }) => {
        clearTimeout(late);
        waiting.delete(id);
        if (error) reject(new Error(JSON.stringify(error)));
        else resolve(result);
      });
      stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    });
  await request('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'soak', version: '0' },
  });
  stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`);
  return {
    ...common('mcp', child, options),
    async ask(operation, input) {
      const result = await request('tools/call', { name: operation, arguments: input });
      const { content } = result as { content: readonly { text?: string }[] };
      return toAnswer(content.map(({ text = '' }) => text).join(''));
    },
  };
}

function startProgram(command: string, args: readonly string[], options: ServerOptions): ChildProcess {
  const { program, repository, folder } = options;
  const preload = fileURLToPath(new URL('./report-heap.mjs', import.meta.url));
  return spawn(process.execPath, ['--import', preload, program, command, ...args, repository], {
    stdio: ['pipe', 'pipe', command === 'serve' ? 'pipe' : 'ignore'],
    env: { ...process.env, ...userFolders(folder), SOAK_HEAP_FOLDER: folder, CI: '1', NO_COLOR: '1' },
    // A process group of its own, of which the memory is measured.
    detached: true,
  });
}

export function userFolders(folder: string): Record<string, string> {
  return { XDG_CACHE_HOME: join(folder, 'cache'), XDG_STATE_HOME: join(folder, 'state') };
}

function common(name: string, child: ChildProcess, { folder }: ServerOptions): Omit<SoakServer, 'ask'> {
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} could not be started.`);
  const ended = once(child, 'close');
  return {
    name,
    pid,
    heapFile: join(folder, `${pid}.json`),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function toAnswer(text: string): Answer {
  const { meta } = JSON.parse(text) as { meta?: { stale?: readonly string[] } };
  return { stale: meta?.stale ?? [], text };
}
