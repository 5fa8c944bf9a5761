import { writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import { serveRequests } from '../../../src/base/pool/serve-requests.ts';

let mark;

/** A worker for tests of pools. It does an action by name, with its argument. A setup may say how to fail, or where to note the end. */
serveRequests(
  (given, emit) => {
    if (given?.fails) throw new Error(given.fails, { cause: new Error('its cause') });
    mark = given?.mark;
    return (request) => act(request, given, emit);
  },
  () => mark && writeFileSync(mark, 'ended'),
);

async function act({ action, value }, setup, emit) {
  switch (action) {
    case 'double':
      return value * 2;
    case 'setup':
      return setup;
    case 'pid':
      return process.pid;
    case 'thread':
      return threadId;
    case 'events': {
      const bytes = new Uint8Array(value).fill(7);
      emit(bytes, [bytes.buffer]);
      return bytes.length;
    }
    case 'flags':
      return process.execArgv;
    case 'bytes':
      return new Uint32Array(value).fill(7);
    case 'throw':
      throw Object.assign(new RangeError(`cannot do ${value}`, { cause: new Error('its cause') }), {
        code: 'X',
      });
    case 'unclonable':
      return () => value;
    case 'exit':
      return process.exit(3);
    case 'kill':
      return process.kill(process.pid, 'SIGKILL');
    case 'abort':
      return process.abort();
    case 'die once': {
      try {
        writeFileSync(value, '', { flag: 'wx' });
      } catch {
        return 'alive';
      }
      return process.kill(process.pid, 'SIGKILL');
    }
    case 'hang':
      for (;;);
    case 'wait':
      return new Promise(() => undefined);
    case 'throw outside':
      setImmediate(() => {
        throw new Error(`cannot do ${value}`);
      });
      return new Promise(() => undefined);
    case 'tell and hang':
      emit(new Uint8Array());
      for (;;);
    case 'fill memory': {
      const kept = [];
      for (;;) kept.push({ at: kept.length, text: `${kept.length}` });
    }
    case 'grow':
      globalThis.kept = Buffer.alloc(value * 1_000_000, 1);
      return process.pid;
  }
}
