import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openLiveAtlas, type LiveAtlas, type LiveAtlasOptions } from '../../src/host/open-live-atlas.ts';
import { openProject } from '../../src/host/open-project.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { ask } from '../../src/operations/ask.ts';
import { find as findOperation } from '../../src/features/find/find.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';
import { temporaryRepository } from '../support/temporary-repository.ts';

const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function liveAtlas(options: LiveAtlasOptions = {}): Promise<{
  atlas: LiveAtlas;
  write: (path: string, text: string) => void;
  remove: (path: string) => void;
}> {
  const { root, commit, remove } = temporaryRepository();
  ends.push(remove);
  commit({ 'src/cart.ts': 'export function total(): number {\n  return 1;\n}\n' }, 'first');
  const atlas = openLiveAtlas(await openProject(root), options);
  ends.push(() => atlas.close());
  await atlas.ready;
  return {
    atlas,
    write: (path, text) => writeFileSync(join(root, path), text),
    remove: (path) => rmSync(join(root, path)),
  };
}

/** Readings of which all but the first end when the test calls what is in `waiting`. */
function heldReadings(): { read: NonNullable<LiveAtlasOptions['read']>; waiting: (() => void)[] } {
  const store = new MemoryStore(tinyArtifacts());
  const waiting: (() => void)[] = [];
  let readings = 0;
  return {
    waiting,
    async read() {
      if (readings++ > 0) await new Promise<void>((resolve) => waiting.push(resolve));
      return { store, touched: [] };
    },
  };
}

/** Lets a question find out which changes are known, which takes it fewer turns. */
async function turnsOfEventLoop(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await setImmediate();
}

interface Found {
  matches: { name: string }[];
  meta: { stale: string[] };
}

const find = async (atlas: LiveAtlas, query: string): Promise<Found> =>
  (await ask(atlas, findOperation, { query })) as Found;

// Other systems tell of a change after a moment.
test.runIf(process.platform === 'linux')(
  'a question directly after a change is answered from the changed files',
  async () => {
    const { atlas, write, remove } = await liveAtlas();
    for (const name of ['firstName', 'secondName', 'thirdName']) {
      write('src/cart.ts', `export const ${name} = 1;\n`);
      const { matches, meta } = await find(atlas, name);
      expect(matches.map((match) => match.name)).toContain(name);
      expect(meta.stale).toEqual([]);
    }
    remove('src/cart.ts');
    expect((await find(atlas, 'thirdName')).matches).toEqual([]);
  },
);

test('until a change is read, its file is stale, and pages do not wait for it', async () => {
  const { read, waiting } = heldReadings();
  const { atlas, write } = await liveAtlas({ read });
  write('src/cart.ts', '// changed\n');
  const staleNow = async () => (await atlas.getAtlas()).stale;
  await expect.poll(staleNow).toEqual(['src/cart.ts']);
  await expect.poll(() => waiting).toHaveLength(1);
  expect(await staleNow()).toEqual(['src/cart.ts']);
  const caughtUp = atlas.catchUp();
  waiting.pop()?.();
  await caughtUp;
  expect(await staleNow()).toEqual([]);
});

test('a question waits for the changes before it, and not for those that follow', async () => {
  const { read, waiting } = heldReadings();
  const { atlas, write } = await liveAtlas({ read });
  write('src/cart.ts', '// first\n');
  await expect.poll(() => waiting).toHaveLength(1);
  const caughtUp = atlas.catchUp();
  await turnsOfEventLoop(5);
  write('src/later.ts', '// second\n');
  await expect.poll(async () => (await atlas.getAtlas()).stale).toEqual(['src/cart.ts', 'src/later.ts']);
  waiting.pop()?.();
  await caughtUp;
  expect((await atlas.getAtlas()).stale).toEqual(['src/later.ts']);
  await expect.poll(() => waiting).toHaveLength(1);
  waiting.pop()?.();
});

test('a change that could not be read stays stale, and questions do not wait for it', async () => {
  const store = new MemoryStore(tinyArtifacts());
  let readings = 0;
  const notices: string[] = [];
  const { atlas, write } = await liveAtlas({
    read: () =>
      readings++ === 0 ? Promise.resolve({ store, touched: [] }) : Promise.reject(new Error('half')),
    onNotice: (message) => notices.push(message),
  });
  write('src/cart.ts', '// changed\n');
  await expect.poll(() => notices).toEqual([expect.stringContaining('half')]);
  await atlas.catchUp();
  expect((await atlas.getAtlas()).stale).toEqual(['src/cart.ts']);
});

test('files that git ignores are neither read nor stale', async () => {
  const store = new MemoryStore(tinyArtifacts());
  let readings = 0;
  const { atlas, write } = await liveAtlas({
    read: () => {
      readings++;
      return Promise.resolve({ store, touched: [] });
    },
  });
  const readingsAfter = async (path: string, text: string): Promise<number> => {
    const before = readings;
    write(path, text);
    await atlas.catchUp();
    expect((await atlas.getAtlas()).stale).toEqual([]);
    return readings - before;
  };
  expect(await readingsAfter('.gitignore', '*.log\n')).toBeGreaterThan(0);
  // The system may tell of the rule twice; after this, it has.
  await readingsAfter('run.log', 'started\n');
  expect(await readingsAfter('run.log', 'running\n')).toBe(0);
  expect(await readingsAfter('other.log', 'started\n')).toBe(0);
  expect(await readingsAfter('src/cart.ts', '// changed\n')).toBeGreaterThan(0);
  expect(await readingsAfter('.gitignore', '')).toBeGreaterThan(0);
  expect(await readingsAfter('run.log', 'no longer ignored\n')).toBeGreaterThan(0);
});

test('a change that could not be read is read again after a while', async () => {
  const store = new MemoryStore(tinyArtifacts());
  let readings = 0;
  const { atlas, write } = await liveAtlas({
    retryMs: 1,
    read: () => {
      const isHalf = readings > 0 && readings < 4;
      readings++;
      return isHalf ? Promise.reject(new Error('half')) : Promise.resolve({ store, touched: [] });
    },
  });
  write('src/cart.ts', '// changed\n');
  await expect.poll(() => readings).toBeGreaterThan(4);
  await expect.poll(async () => (await atlas.getAtlas()).stale).toEqual([]);
});

test('a question that is cancelled does not wait', async () => {
  const { read, waiting } = heldReadings();
  const { atlas, write } = await liveAtlas({ read });
  write('src/cart.ts', '// changed\n');
  await expect.poll(() => waiting).toHaveLength(1);
  const controller = new AbortController();
  const caughtUp = atlas.catchUp({ signal: controller.signal });
  controller.abort(new Error('cancelled'));
  await expect(caughtUp).rejects.toThrow('cancelled');
  waiting.pop()?.();
});
