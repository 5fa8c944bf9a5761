import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createIsolatedPool, type IsolatedPoolOptions } from '../../../src/base/pool/isolated-pool.ts';
import type { Pool } from '../../../src/base/pool/pool.ts';
import { scratchFolder } from '../../indexer/source/scratch.ts';
import { type Act, collect, doubled, doubles, fakeWorker, results } from './act.ts';

function openPool(options: Partial<IsolatedPoolOptions<Act, unknown>> = {}): Pool<Act, unknown> {
  const pool = createIsolatedPool<Act, unknown>({ module: fakeWorker, size: 2, ...options });
  onTestFinished(() => pool.close());
  return pool;
}

describe('an isolated pool', () => {
  it('yields one outcome per request, for any number of requests', async () => {
    const pool = openPool();
    expect(await results(pool, doubles(500))).toEqual(doubled(500));
    expect(await results(pool, doubles(3))).toEqual(doubled(3));
    expect(await results(pool, [])).toEqual([]);
  });

  it('takes a share of the requests itself, from the last one on', async () => {
    const here: unknown[] = [];
    const handleHere = ({ value }: Act): Promise<unknown> => {
      here.push(value);
      return Promise.resolve(Number(value) * 2);
    };
    const pool = openPool({ size: 1, handleHere });
    expect(await results(pool, doubles(500))).toEqual(doubled(500));
    expect(here[0]).toBe(499);
    expect(here.length).toBeLessThan(500);
  });

  it('leaves requests to the processes after a wasm module has failed here, and those that need a process of their own', async () => {
    let calls = 0;
    const handleHere = (): Promise<unknown> => {
      calls++;
      return Promise.reject(new WebAssembly.RuntimeError('unreachable'));
    };
    expect(await results(openPool({ size: 1, handleHere }), doubles(50))).toEqual(doubled(50));
    expect(calls).toBe(1);
    expect(await results(openPool({ handleHere, heavy: () => true }), doubles(5))).toEqual(doubled(5));
    expect(calls).toBe(1);
  });

  it('passes the setup to every request and returns typed arrays', async () => {
    const pool = openPool({ setup: { folder: 'x', list: [1] } });
    const [setup, bytes] = await results(pool, [{ action: 'setup' }, { action: 'bytes', value: 100_000 }]);
    expect(setup).toEqual({ folder: 'x', list: [1] });
    expect(bytes).toEqual(new Uint32Array(100_000).fill(7));
  });

  it('turns errors of the handler and unsendable responses into outcomes', async () => {
    const outcomes = await collect(
      openPool({ size: 1 }).run([{ action: 'throw', value: 'this' }, { action: 'unclonable' }]),
    );
    expect(outcomes.map(({ failed }) => failed)).toMatchObject([
      { reason: 'error', message: 'cannot do this', error: { code: 'X', cause: { message: 'its cause' } } },
      { reason: 'error', message: expect.stringContaining('could not be cloned') as string },
    ]);
  });

  it.each(['exit', 'abort'])('fails only one request if a process dies (%s)', async (action) => {
    const replaced: string[] = [];
    const pool = openPool({ onReplaced: ({ reason }) => replaced.push(reason) });
    const requests = [...doubles(20), { action }, ...doubles(20)];
    expect(await results(pool, requests)).toEqual([...doubled(20), 'crashed', ...doubled(20)]);
    expect(replaced).toEqual(['crashed', 'crashed']);
  });

  it('tells a process that was killed from one that died', async () => {
    expect(await results(openPool(), [{ action: 'kill' }])).toEqual(['killed']);
  });

  it('fails no request if a process dies once for another reason', async () => {
    const mark = join(scratchFolder(), 'mark');
    const requests = [...doubles(5), { action: 'die once', value: mark }, ...doubles(5)];
    expect(await results(openPool(), requests)).toEqual([...doubled(5), 'alive', ...doubled(5)]);
  });

  it('survives if every request kills its process', async () => {
    const requests = Array.from({ length: 6 }, () => ({ action: 'exit' }));
    expect(await results(openPool(), requests)).toEqual(Array.from({ length: 6 }, () => 'crashed'));
  });

  it('kills hanging processes and continues', async () => {
    const pool = openPool({ timeoutMs: 1000, size: 1 });
    expect(await results(pool, [{ action: 'hang' }, ...doubles(5)])).toEqual(['timeout', ...doubled(5)]);
  });

  it('runs only heavy requests in processes without optimised wasm', async () => {
    const pool = openPool({ heavy: ({ value }) => value === 'heavy' });
    const requests = ['light', 'heavy', 'light', 'heavy'].map((value) => ({ action: 'flags', value }));
    const flags = (await results(pool, requests)) as string[][];
    expect(flags.map((list) => list.includes('--liftoff-only'))).toEqual([false, true, false, true]);
  });

  it('serves both kinds with a single process at a time', async () => {
    const pool = openPool({ size: 1, heavy: ({ value }) => (value as number) % 2 === 1 });
    expect(await results(pool, doubles(20))).toEqual(doubled(20));
  });

  it('replaces a process that uses too much memory', async () => {
    const pool = openPool({ size: 1, maxRssMb: 250, maxInFlight: 1 });
    const [grown, next, last] = await results(pool, [
      { action: 'grow', value: 300 },
      { action: 'pid' },
      { action: 'pid' },
    ]);
    expect(next).not.toBe(grown);
    expect(last).toBe(next);
  });

  it('reports why the processes cannot start', async () => {
    await expect(collect(openPool({ setup: { fails: 'no grammar' } }).run(doubles(3)))).rejects.toThrow(
      /cannot start.*no grammar/,
    );
    const dying = pathToFileURL(join(scratchFolder({ 'dying.mjs': 'process.exit(9)' }), 'dying.mjs'));
    await expect(collect(openPool({ module: dying }).run(doubles(3)))).rejects.toThrow('code 9');
  });

  it('stops when aborted, whatever its processes are doing, and can run again', async () => {
    const pool = openPool();
    const controller = new AbortController();
    const run = collect(
      pool.run([{ action: 'hang' }, { action: 'hang' }, ...doubles(3)], { signal: controller.signal }),
    );
    controller.abort(new Error('stopped'));
    await expect(run).rejects.toThrow('stopped');
    expect(await results(pool, doubles(3))).toEqual(doubled(3));
    await expect(collect(pool.run(doubles(1), { signal: controller.signal }))).rejects.toThrow('stopped');
  });

  it('can run again after a reader has stopped early', async () => {
    const pool = openPool();
    for await (const outcome of pool.run(doubles(300))) if (!outcome.failed) break;
    expect(await results(pool, doubles(3))).toEqual(doubled(3));
  });

  it('keeps all outcomes for a slow reader', async () => {
    const pool = openPool({ size: 1 });
    const run = pool.run(doubles(200));
    await run.next();
    await new Promise(setImmediate);
    expect(await collect(run)).toHaveLength(199);
  });

  it('neither keeps the parent alive nor outlives it', async () => {
    const url = pathToFileURL(join(import.meta.dirname, '../../../src/base/pool/isolated-pool.ts')).href;
    const script = join(
      scratchFolder({
        'parent.mjs': `import { createIsolatedPool } from ${JSON.stringify(url)};
          const module = new URL(${JSON.stringify(fakeWorker.href)});
          const pool = createIsolatedPool({ module, size: 1 });
          for await (const { response } of pool.run([{ action: 'pid' }])) console.log(response);`,
      }),
      'parent.mjs',
    );
    const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    parent.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    expect((await once(parent, 'close'))[0]).toBe(0);
    const pid = Number(printed);
    expect(pid).toBeGreaterThan(0);
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
