import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Pool, type PoolOptions } from '../../../src/base/pool/pool.ts';
import { threadStarter } from '../../../src/base/pool/start-thread.ts';
import { WorkerEnded } from '../../../src/base/pool/worker-client.ts';
import { scratchFolder } from '../../indexer/source/scratch.ts';
import { type Act, collect, doubled, doubles, fakeWorker, results } from './act.ts';

function openPool(options: Partial<PoolOptions<Act, unknown>> = {}): Pool<Act, unknown> {
  const pool = new Pool<Act, unknown>({
    start: () => threadStarter(fakeWorker, {}),
    setup: undefined,
    size: () => 2,
    maxInFlight: 2,
    ...options,
  });
  onTestFinished(() => pool.close());
  return pool;
}

test('one thread gives the outcomes in the order of the requests', async () => {
  const outcomes = await collect(openPool({ size: () => 1 }).run(doubles(100)));
  expect(outcomes.map((outcome) => (outcome.failed ? 'failed' : outcome.response))).toEqual(doubled(100));
});

test('requests that are known later have a later setup and more threads', async () => {
  const sizes: [number, number][] = [];
  const pool = openPool({
    setup: 'first',
    size: (waiting, started) => sizes.push([waiting, started]),
  });
  const first = [{ action: 'setup' }];
  const more = [{ action: 'setup' }, { action: 'thread' }, { action: 'thread' }];
  let settle: (acts: Act[]) => void = () => undefined;
  const later = new Promise<Act[]>((resolve) => (settle = resolve));
  const setups: unknown[] = [];
  for await (const { request, ...ended } of pool.run(first, { later })) {
    if (request.action === 'setup') setups.push(ended.failed ?? ended.response);
    if (request !== first[0]) continue;
    pool.setup('second');
    settle(more);
  }
  expect(setups).toEqual(['first', 'second']);
  expect(sizes).toEqual([
    [1, 0],
    [3, 1],
  ]);
});

test('an error of the requests that are known later ends the run', async () => {
  const later = Promise.reject<Act[]>(new Error('no layers'));
  await expect(collect(openPool().run(doubles(3), { later }))).rejects.toThrow('no layers');
});

test('a thread that dies fails its request at once, with the cause', async () => {
  const pool = openPool();
  const [outcome] = await collect(pool.run([{ action: 'throw outside', value: 'this' }]));
  expect(outcome?.failed).toMatchObject({ reason: 'crashed', error: { wasRunning: true } });
  expect(outcome?.failed?.error).toBeInstanceOf(WorkerEnded);
  expect((outcome?.failed?.error as Error).cause).toMatchObject({ message: 'cannot do this' });
  expect(await results(pool, [...doubles(5), { action: 'exit' }, ...doubles(5)])).toEqual([
    ...doubled(5),
    'crashed',
    ...doubled(5),
  ]);
});

test('a setup that fails ends the run with its error', async () => {
  const run = collect(openPool({ setup: { fails: 'no site' } }).run(doubles(3)));
  await expect(run).rejects.toMatchObject({ message: 'no site', cause: { message: 'its cause' } });
});

test('an aborted run ends its threads, whatever they are doing', async () => {
  const pool = openPool();
  const controller = new AbortController();
  const run = collect(pool.run([{ action: 'hang' }, { action: 'hang' }], { signal: controller.signal }));
  controller.abort(new Error('stopped'));
  await expect(run).rejects.toThrow('stopped');
  await pool.close();
  expect(await collect(pool.run(doubles(3)))).toHaveLength(3);
});

test('a closed pool leaves nothing behind that keeps a program alive', () => {
  const address = (path: string) =>
    JSON.stringify(new URL(`../../../src/base/pool/${path}`, import.meta.url).href);
  const script = `
    import { Pool } from ${address('pool.ts')};
    import { createIsolatedPool } from ${address('isolated-pool.ts')};
    import { threadStarter } from ${address('start-thread.ts')};
    const module = new URL(${JSON.stringify(fakeWorker.href)});
    // Both are opened at the first use.
    process.stdout.write('');
    process.stderr.write('');
    const before = process.getActiveResourcesInfo().length;
    const requests = [{ action: 'double', value: 1 }, { action: 'exit' }, { action: 'double', value: 2 }];
    const start = () => threadStarter(module, {});
    const pools = [new Pool({ start, size: () => 2, maxInFlight: 2 }), createIsolatedPool({ module, size: 1 })];
    for (const pool of pools) {
      let count = 0;
      for await (const outcome of pool.run(requests)) count++;
      await pool.close();
      // The pipe of a process closes a little later than the process.
      for (let turn = 0; turn < 10_000 && process.getActiveResourcesInfo().length > before; turn++)
        await new Promise(setImmediate);
      console.log(count, process.getActiveResourcesInfo().length - before);
    }
  `;
  const file = join(scratchFolder({ 'leak.mjs': script }), 'leak.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  expect({ stdout, stderr, status }).toEqual({ stdout: '3 0\n3 0\n', stderr: '', status: 0 });
});
