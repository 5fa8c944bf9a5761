import { fork } from 'node:child_process';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { endWithUs } from '../child-processes.ts';
import { frugalEnvironment, frugalOption, hasOwnLimit } from '../frugal-memory.ts';
import type { FromWorker, RunningWorker, StartWorker, WorkerEnd, WorkerListener } from './messages.ts';

export interface ProcessOptions {
  /** Options of Node, besides those that are passed on. */
  nodeOptions?: readonly string[];
  /** Whether to kill the process when this one exits, because it may be too busy to notice that its channel is closed. */
  mayHang?: boolean;
}

/** Options of Node that are passed on. Others must not be: `-e` would run its code again. */
const inherited =
  /^--(experimental-strip-types|max-(old-space|semi-space)-size=\d+|disable-warning=.*|no-warnings)$/;
const MAX_COMPLAINT = 4000;

/** Returns a function that starts a process with a module that calls `serveRequests`. It ends when this process does. */
export function processStarter(
  module: URL,
  { nodeOptions = [], mayHang = false }: ProcessOptions = {},
): StartWorker {
  return (listener) => startProcess(module, { nodeOptions, mayHang }, listener);
}

function startProcess(
  module: URL,
  { nodeOptions, mayHang }: Required<ProcessOptions>,
  { onMessage, onEnd }: WorkerListener,
): RunningWorker {
  const kept = process.execArgv.filter((argument) => inherited.test(argument));
  const child = fork(fileURLToPath(module), {
    execArgv: [...kept, ...(hasOwnLimit(kept) ? [] : [frugalOption]), ...nodeOptions],
    env: { ...frugalEnvironment, ...process.env },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (mayHang) endWithUs(child);
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-MAX_COMPLAINT);
  });
  child.on('message', (message) => onMessage(message as FromWorker));

  // The process can exit before its last messages are read. The channel closes after them, so both events are
  // awaited.
  let awaited = 2;
  let end: WorkerEnd = { reason: '', isKilled: false };
  const close = () => {
    if (--awaited === 0) onEnd(end);
  };
  child.on('disconnect', close);
  child.on('exit', (code, signal) => {
    end = { reason: describeEnd(code, signal, complaint), isKilled: signal === 'SIGKILL' };
    close();
  });
  child.on('error', (error) => {
    // A process that could not be spawned emits no other events.
    if (child.pid !== undefined) return;
    awaited = 0;
    onEnd({ reason: `could not be started: ${error.message}`, isKilled: false });
  });

  return {
    send(message) {
      // Sending to a process that has just died fails. `onEnd` reports the end.
      if (child.connected) child.send(message, () => undefined);
    },
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
