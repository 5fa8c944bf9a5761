import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { processStarter } from '../../../src/base/pool/start-process.ts';
import { threadStarter } from '../../../src/base/pool/start-thread.ts';
import { WorkerClient, WorkerEnded } from '../../../src/base/pool/worker-client.ts';
import { scratchFolder } from '../../indexer/source/scratch.ts';
import { type Act, fakeWorker } from './act.ts';

const starters = {
  thread: threadStarter(fakeWorker, {}),
  process: processStarter(fakeWorker, { mayHang: true, nodeOptions: ['--max-old-space-size=64'] }),
};

type Client = WorkerClient<Act, unknown, Uint8Array>;

describe.each(['thread', 'process'] as const)('a %s', (kind) => {
  function open(options: { setup?: unknown; timeoutMs?: number } = {}): Client {
    const client: Client = new WorkerClient({
      start: starters[kind],
      setup: options.setup,
      timeoutMs: options.timeoutMs,
      errorClasses: [RangeError],
    });
    onTestFinished(() => client.close());
    return client;
  }

  test('answers in the order of the requests', async () => {
    const client = open();
    const done: number[] = [];
    const asked = [5, 3, 4, 1].map((value) =>
      client.ask({ action: 'double', value }).then((response) => done.push(Number(response))),
    );
    expect(client.pending).toBe(4);
    await Promise.all(asked);
    expect(done).toEqual([10, 6, 8, 2]);
    expect(client.pending).toBe(0);
  });

  test('an error keeps its class, its code and its cause, and the worker goes on', async () => {
    const client = open();
    const failed = client.ask({ action: 'throw', value: 'this' });
    await expect(failed).rejects.toBeInstanceOf(RangeError);
    await expect(failed).rejects.toMatchObject({
      message: 'cannot do this',
      code: 'X',
      cause: { message: 'its cause' },
    });
    await expect(client.ask({ action: 'unclonable' })).rejects.toThrow('could not be cloned');
    expect(await client.ask({ action: 'double', value: 2 })).toBe(4);
  });

  test('tells events of the request that it works on', async () => {
    const client = open();
    const events: Uint8Array[] = [];
    const quiet = client.ask({ action: 'double', value: 1 }, () =>
      expect.fail('This request has no events.'),
    );
    const length = client.ask({ action: 'events', value: 3 }, (event) => events.push(event));
    await quiet;
    // What was transferred is gone where it was made.
    expect(await length).toBe(kind === 'thread' ? 0 : 3);
    expect(events).toEqual([new Uint8Array([7, 7, 7])]);
  });

  test('a later setup is for the requests after it', async () => {
    const client = open({ setup: 'first' });
    const before = client.ask({ action: 'setup' });
    client.setup('second');
    expect([await before, await client.ask({ action: 'setup' })]).toEqual(['first', 'second']);
  });

  test('a setup that fails is the error of all requests', async () => {
    const client = open({ setup: { fails: 'no setup' } });
    for (const each of [client.ask({ action: 'pid' }), client.ask({ action: 'pid' })])
      await expect(each).rejects.toMatchObject({ message: 'no setup', cause: { message: 'its cause' } });
    await expect(client.ask({ action: 'pid' })).rejects.toThrow('no setup');
  });

  test('when it ends, the request that it worked on is known, and later ones are refused', async () => {
    const client = open();
    await client.ask({ action: 'pid' });
    const asked = [{ action: 'exit' }, { action: 'pid' }].map((act) =>
      client.ask(act).catch((e: unknown) => e),
    );
    expect(await Promise.all(asked)).toMatchObject([
      { message: 'ended with code 3', how: 'crashed', wasRunning: true, wasReady: true },
      { how: 'crashed', wasRunning: false },
    ]);
    expect(client.hasEnded).toBe(true);
    await expect(client.ask({ action: 'pid' })).rejects.toMatchObject({ wasRunning: false });
  });

  test('an error outside of requests ends it', async () => {
    const error = await open()
      .ask({ action: 'throw outside', value: 'this' })
      .catch((cause: unknown) => cause);
    expect(error).toMatchObject({ message: 'ended with code 1', how: 'crashed', wasRunning: true });
    const { cause } = error as WorkerEnded;
    if (kind === 'thread') expect(cause).toMatchObject({ message: 'cannot do this' });
  });

  test('a request that hangs is ended', async () => {
    const client = open({ timeoutMs: 1000 });
    const asked = [{ action: 'hang' }, { action: 'pid' }].map((act) =>
      client.ask(act).catch((e: unknown) => e),
    );
    expect(await Promise.all(asked)).toMatchObject([
      { how: 'timeout', message: 'took longer than 1 s', wasRunning: true },
      { how: 'timeout', wasRunning: false },
    ]);
  });

  test('closed, it ends whatever it is doing', async () => {
    const client = open();
    await client.ask({ action: 'pid' });
    const asked = client.ask({ action: 'hang' });
    const closed = client.close();
    await expect(asked).rejects.toMatchObject({ how: 'closed' });
    await closed;
    await client.close();
  });

  test('asked to end, it frees what it holds first', async () => {
    const mark = join(scratchFolder(), 'mark');
    const client = open({ setup: { mark } });
    await client.ask({ action: 'pid' });
    const asked = client.ask({ action: 'wait' });
    const ended = client.end();
    await expect(asked).rejects.toMatchObject({ how: 'closed' });
    await ended;
    expect(readFileSync(mark, 'utf8')).toBe('ended');
  });

  test('asked to end, it is killed if it is too busy', async () => {
    const mark = join(scratchFolder(), 'mark');
    const client = open({ setup: { mark } });
    await new Promise<unknown>((resolve) => {
      client.ask({ action: 'tell and hang' }, resolve).catch(() => undefined);
    });
    await client.end(1);
    expect(existsSync(mark)).toBe(false);
  });
});

// A thread without memory may end the whole process, so only a process is tried.
test('a process without memory says so when it ends', async () => {
  const client: Client = new WorkerClient({ start: starters.process, setup: undefined });
  onTestFinished(() => client.close());
  const asked = client.ask({ action: 'fill memory' });
  await expect(asked).rejects.toBeInstanceOf(WorkerEnded);
  await expect(asked).rejects.toThrow(/ended by SIG.*memory/);
});
