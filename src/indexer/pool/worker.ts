import { fork } from 'node:child_process';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { programModule } from '../../base/program-files.ts';
import { endWithUs } from '../../base/child-processes.ts';
import type { FromWorker, ToWorker } from './messages.ts';

export interface WorkerOptions {
  modulePath: string;
  exportName: string;
  setup: unknown;
  /** Prevents V8 from optimising wasm: twice as slow, but a large grammar cannot make V8 abort. */
  liftoffOnly: boolean;
  onMessage(message: FromWorker): void;
  /** Called once, after the last message. `reason` is for the user. */
  onEnd(reason: string): void;
}

/** A process that handles requests. */
export interface Worker {
  send(request: unknown): void;
  kill(): void;
  /** Sets whether the process keeps this one alive. */
  hold(held: boolean): void;
}

const entry = fileURLToPath(programModule('indexer/pool/worker-process'));
/** Options of Node that are passed on. Others must not be: `-e` would run its code again. */
const inherited = /^--(experimental-strip-types|max-old-space-size=\d+|disable-warning=.*|no-warnings)$/;
const MAX_COMPLAINT = 4000;
/**
 * A worker frees the memory of one file soon after it, so that the space for young objects need not grow to its default of tens of
 * megabytes. With less space or a slower growth of the heap, the collection of garbage takes a tenth of the processor time of the index.
 */
const frugal = ['--max-semi-space-size=8'];

export function startWorker(options: WorkerOptions): Worker {
  const child = endWithUs(
    fork(entry, [options.modulePath, options.exportName], {
      execArgv: [
        ...process.execArgv.filter((argument) => inherited.test(argument)),
        ...frugal,
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

  // Sending to a process that has just died fails. `onEnd` reports the end.
  const send = (message: ToWorker) => {
    if (child.connected) child.send(message, () => undefined);
  };
  send({ type: 'setup', setup: options.setup });
  child.on('message', (message) => options.onMessage(message as FromWorker));

  // The process can exit before its last messages are read. The channel closes after them, so both events are
  // awaited.
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
    // A process that could not be spawned emits no other events.
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
