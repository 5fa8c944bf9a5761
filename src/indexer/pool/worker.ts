import { fork } from 'node:child_process';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { endWithUs } from '../../base/child-processes.ts';
import type { FromWorker, ToWorker } from './messages.ts';

export interface WorkerOptions {
  modulePath: string;
  exportName: string;
  setup: unknown;
  /** Keeps V8 from optimising wasm: twice as slow, but no large grammar can make it abort. */
  liftoffOnly: boolean;
  onMessage(message: FromWorker): void;
  /** Called once, after the last message. `reason` is for the reader. */
  onEnd(reason: string): void;
}

/** A process that answers requests, as the pool sees it. */
export interface Worker {
  send(request: unknown): void;
  kill(): void;
  /** Whether this process keeps ours alive. */
  hold(held: boolean): void;
}

/** The sibling of this file, in the sources as in the compiled package. */
const entry = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './worker-process.ts' : './worker-process.js', import.meta.url),
);
/** Of what node itself was started with, nothing else may reach the processes: `-e` would run again. */
const inherited = /^--(experimental-strip-types|max-old-space-size=\d+|disable-warning=.*|no-warnings)$/;
const MAX_COMPLAINT = 4000;

export function startWorker(options: WorkerOptions): Worker {
  const child = endWithUs(
    fork(entry, [options.modulePath, options.exportName], {
      execArgv: [
        ...process.execArgv.filter((argument) => inherited.test(argument)),
        ...(options.liftoffOnly ? ['--liftoff-only'] : []),
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    }),
  );
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-MAX_COMPLAINT);
  });

  // A message to a process that has just died fails; `onEnd` tells that it has.
  const send = (message: ToWorker) => {
    if (child.connected) child.send(message, () => undefined);
  };
  send({ type: 'setup', setup: options.setup });
  child.on('message', (message) => options.onMessage(message as FromWorker));

  // The process may be gone before its last messages have been read: the channel closes behind them.
  let open = 2;
  let reason = '';
  const close = () => {
    if (--open === 0) options.onEnd(reason);
  };
  child.on('disconnect', close);
  child.on('exit', (code, signal) => {
    reason = describeEnd(code, signal, complaint);
    close();
  });
  child.on('error', (error) => {
    // A process that never was emits nothing else.
    if (child.pid !== undefined) return;
    open = 0;
    options.onEnd(error.message);
  });

  return {
    send: (request) => send({ type: 'request', request }),
    kill: () => void child.kill('SIGKILL'),
    hold(held) {
      const method = held ? 'ref' : 'unref';
      child[method]();
      child.channel?.[method]();
      if (child.stderr instanceof Socket) child.stderr[method]();
    },
  };
}

function describeEnd(code: number | null, signal: NodeJS.Signals | null, complaint: string): string {
  const fatal = /(Fatal process out of memory|FATAL ERROR|Fatal error)[^\n]*/.exec(complaint)?.[0];
  const ended = signal ? `ended by ${signal}` : `ended with code ${code ?? 'unknown'}`;
  return fatal ? `${ended}: ${fatal.replace(/[#\s]+$/, '')}` : ended;
}
