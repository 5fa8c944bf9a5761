import { pathToFileURL } from 'node:url';
import { endWithParent, sendToParent } from '../../base/parent-process.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { describeError, type Handler } from './contract.ts';

/**
 * The main module of a pool process: `node worker-process MODULE EXPORT`. It handles requests one after the
 * other, so that after a crash the first one without a response is the cause.
 */
const [modulePath = '', exportName = ''] = process.argv.slice(2);

endWithParent();

const pending: unknown[] = [];
let setup: unknown;
let handler: Handler<unknown, unknown> | undefined;
let busy = false;

process.on('message', (message: ToWorker) => {
  if (message.type === 'setup') {
    setup = message.setup;
    return;
  }
  pending.push(message.request);
  void work();
});

void start();

async function start(): Promise<void> {
  try {
    handler = await loadHandler();
    await send({ type: 'ready' });
    await work();
  } catch (error) {
    await send({ type: 'broken', message: describeError(error) });
    process.disconnect();
  }
}

async function loadHandler(): Promise<Handler<unknown, unknown>> {
  const module = (await import(pathToFileURL(modulePath).href)) as Record<string, unknown>;
  const exported = module[exportName];
  if (typeof exported !== 'function') throw new TypeError(`${modulePath} has no function ${exportName}`);
  return exported as Handler<unknown, unknown>;
}

async function work(): Promise<void> {
  if (busy || !handler) return;
  busy = true;
  while (pending.length > 0) await answer(handler, pending.shift());
  busy = false;
}

async function answer(handle: Handler<unknown, unknown>, request: unknown): Promise<void> {
  try {
    const response = await handle(request, setup);
    await send({ type: 'response', response, rss: process.memoryUsage.rss() });
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) die(error);
    await send({ type: 'error', message: describeError(error), rss: process.memoryUsage.rss() });
  }
}

/**
 * Ends the process. A wasm module that trapped or ran out of memory is unusable; the pool starts a new
 * process.
 */
function die(error: WebAssembly.RuntimeError): never {
  console.error(`Fatal error: the parser stopped: ${describeError(error).split('\n', 1).join('')}`);
  process.exit(1);
}

function send(message: FromWorker): Promise<void> {
  return sendToParent(message);
}
