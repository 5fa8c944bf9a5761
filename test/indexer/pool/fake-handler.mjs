import { writeFileSync } from 'node:fs';

/** What the pool's tests have processes do: an action by name, with its argument. */
export async function act({ action, value }, setup) {
  switch (action) {
    case 'double':
      return value * 2;
    case 'setup':
      return setup;
    case 'pid':
      return process.pid;
    case 'flags':
      return process.execArgv;
    case 'bytes':
      return new Uint32Array(value).fill(7);
    case 'throw':
      throw new Error(`cannot do ${value}`);
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
    case 'grow':
      globalThis.kept = Buffer.alloc(value * 1_000_000, 1);
      return process.pid;
  }
}

export const notAFunction = 1;
