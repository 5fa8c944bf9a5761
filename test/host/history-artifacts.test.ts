import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { historyArtifacts } from '../../src/host/history-artifacts.ts';
import { indexToMemory } from '../../src/host/index-to-memory.ts';
import { openHistory } from '../../src/host/open-history.ts';
import { openProject } from '../../src/host/open-project.ts';
import { artifactPath } from '../../src/model/artifact.ts';
import type { HistoryChoice } from '../../src/config/history-choice.ts';
import type { FileLifelines, Redirects, Timeline } from '../../src/model/timeline.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import type { Follow } from '../../src/store/store.ts';
import { ask } from '../support/ask.ts';
import { temporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

const money = `RATE = 1.2


def rounded(amount):
    if amount < 0:
        raise ValueError("an amount is never negative")
    whole = int(amount * 100 + 0.5)
    return whole / 100


def _forgotten(first, second):
    return first + second
`;
const cart = `from shop.money import rounded


def total(prices):
    return rounded(sum(prices))
`;

let repository: TemporaryRepository;
let ids: string[];

beforeAll(() => {
  repository = temporaryRepository();
  const commit = (tag: string, files: Record<string, string | null>): string => {
    const id = repository.commit(files, tag);
    repository.git('tag', tag);
    return id;
  };
  ids = [
    commit('v1.0', { 'money.py': money }),
    commit('v1.1', { 'money.py': null, 'shop/money.py': money, 'shop/cart.py': cart }),
    commit('v1.2', {
      'shop/money.py': money
        .replace('def rounded(amount):', 'def rounded_up(amount, digits=2):')
        .slice(0, money.indexOf('def _forgotten') + 13),
      'shop/cart.py': cart.replaceAll('rounded', 'rounded_up'),
    }),
    commit('v2.0', { 'shop/list.py': 'def listed(items):\n    return sorted(items)\n' }),
    commit('v2.1', { 'shop/list.py': 'def listed(items):\n    return sorted(set(items))\n' }),
  ];
});
afterAll(() => repository.remove());

async function build(
  choice: HistoryChoice,
  cache: string,
  follow: Follow = {},
): Promise<Map<string, unknown>> {
  const project = await openProject(repository.root);
  const history = openHistory(project, join(repository.root, '.git', cache));
  const made = new Map<string, unknown>();
  for await (const { path, value } of historyArtifacts(history, choice, follow)) made.set(path, value);
  return made;
}

const timelineOf = (made: ReadonlyMap<string, unknown>) => made.get(artifactPath.timeline) as Timeline;
const tagsOf = (made: ReadonlyMap<string, unknown>) => timelineOf(made).snapshots.flatMap(({ tags }) => tags);

describe('a built history', () => {
  let made: Map<string, unknown>;
  beforeAll(async () => {
    made = await build('tags', 'cache');
  }, 120_000);

  test('has the measures of each snapshot, newest first', () => {
    const { snapshots } = timelineOf(made);
    expect(snapshots.map(({ tags }) => tags)).toEqual([['v2.1'], ['v2.0'], ['v1.2'], ['v1.1'], ['v1.0']]);
    expect(snapshots[4]?.figures).toEqual({
      files: 1,
      lines: 12,
      languages: [{ language: 'python', files: 1, lines: 12 }],
      symbols: 3,
      kinds: { module: 1, constant: 1, function: 2 },
      complexity: { callables: 2, sum: 3, mean: 1.5, p90: 2, max: 2 },
      cycles: { total: 0, files: 0 },
      deadCode: expect.objectContaining({ items: expect.any(Number) as number }) as object,
      coverage: expect.objectContaining({ failedFiles: 0, partialFiles: 0 }) as object,
    });
    expect(snapshots[3]?.figures).toMatchObject({ files: 2, symbols: 4 });
  });

  test('has what changed between each snapshot and the one before', () => {
    const { snapshots } = timelineOf(made);
    expect(snapshots[4]?.difference).toBeNull();
    expect(snapshots[3]?.difference).toMatchObject({
      since: ids[0],
      files: { added: 1, removed: 0, moved: 1 },
      symbols: { added: 1, removed: 0, moved: 0 },
    });
    expect(snapshots[2]?.difference).toMatchObject({
      symbols: { removed: 1, moved: 1 },
      publicInterface: { removed: 0, moved: 1, changed: 1 },
    });
  });

  test('follows a symbol through moves, names and signatures', () => {
    const found = made.get(artifactPath.lifeline('shop/money.py')) as FileLifelines;
    const line = found.lifelines.find(({ id }) => id === 'function:shop/money.py:rounded_up');
    const nameOf = (at: number) => found.snapshots[at]?.name;
    expect(nameOf(line!.first)).toBe('v1.0');
    expect(nameOf(line!.last)).toBe('v1.2');
    expect(line?.moves?.map(([at, from]) => [nameOf(at), from])).toEqual([
      ['v1.1', 'function:money.py:rounded'],
      ['v1.2', 'function:shop/money.py:rounded'],
    ]);
    expect(line?.signatures?.map(([at, from]) => [nameOf(at), from])).toEqual([
      ['v1.2', 'def rounded(amount)'],
    ]);
    expect(line?.users.map(([at, users]) => [nameOf(at), users])).toEqual([
      ['v1.0', 0],
      ['v1.1', 2],
    ]);
    expect(found.snapshots.map(({ name }) => name)).not.toContain('v2.1');
  });

  test('knows where moved files and symbols are', () => {
    expect(made.get(artifactPath.redirects) as Redirects).toEqual({
      files: [['money.py', 'shop/money.py']],
      symbols: [
        ['money.py', 'rounded', 'shop/money.py', 'rounded_up'],
        ['shop/money.py', 'rounded', 'shop/money.py', 'rounded_up'],
      ],
    });
  });

  test.each([
    ['v1.*', ['v2.1', 'v1.2', 'v1.1', 'v1.0']],
    ['v2.0', ['v2.1', 'v2.0']],
    [2, ['v2.1', 'v2.0']],
    ['since 2001-01-01', ['v2.1', 'v2.0', 'v1.2', 'v1.1', 'v1.0']],
  ])('of %s has the checked-out commit and those chosen', async (choice, tags) => {
    expect(tagsOf(await build(choice, 'cache'))).toEqual(tags);
  });

  test('of a pattern that fits no tag is an error that names tags', async () => {
    await expect(build('v9.*', 'cache')).rejects.toThrow(/"v9\.\*".*v2\.1, v2\.0/);
    await expect(build('2020-13-01', 'cache')).rejects.toThrow(/a day such as/);
  });
});

test('the operations answer the same in a repository and in an atlas', { timeout: 120_000 }, async () => {
  const project = await openProject(repository.root);
  const live = await indexToMemory(project);
  const built = new MemoryStore(
    [
      ...(await build('tags', 'cache')),
      [artifactPath.index, await live.read(artifactPath.index)] as const,
      [artifactPath.file('shop/money.py'), await live.read(artifactPath.file('shop/money.py'))] as const,
    ].map(([path, value]) => ({ path, value })),
  );
  const id = 'function:shop/money.py:rounded_up';
  for (const [name, input] of [
    ['timeline', { limit: 2, offset: 1 }],
    ['lifeline', { id }],
  ] as const)
    expect(await ask(name, input, live), name).toEqual(await ask(name, input, built));
  expect(await ask('timeline', { limit: 2, offset: 1 }, live)).toMatchObject({
    snapshots: [{ tags: ['v2.0'] }, { tags: ['v1.2'], difference: { since: ids[1] } }],
    meta: { total: 5, next: { offset: 3 } },
  });
  expect(await ask('lifeline', { id }, live)).toMatchObject({
    firstSeen: { name: 'v1.0', orBefore: true },
    lastChanged: { name: 'v1.2' },
    events: [
      {
        snapshot: { name: 'v1.2' },
        moved: { how: 'renamed' },
        signature: { from: 'def rounded(amount)', to: 'def rounded_up(amount, digits=2)' },
      },
      { snapshot: { name: 'v1.1' }, moved: { how: 'moved', from: 'function:money.py:rounded' } },
      { snapshot: { name: 'v1.0' }, users: { from: null, to: 0 } },
    ],
  });
});

test('a history build that was ended goes on where it was', { timeout: 120_000 }, async () => {
  const stop = new AbortController();
  const third = ids[2]!.slice(0, 10);
  const ended = build('tags', 'ended', {
    signal: stop.signal,
    onProgress: ({ message }) => {
      if (message.includes(third)) stop.abort(new Error('ended by the user'));
    },
  });
  await expect(ended).rejects.toThrow('ended by the user');
  const indexed = new Set<string>();
  const made = await build('tags', 'ended', {
    onProgress: ({ message }) => void indexed.add(/^Commit (\w+)/.exec(message)?.[1] ?? ''),
  });
  expect([...indexed]).toEqual(ids.slice(2).map((id) => id.slice(0, 10)));
  expect(tagsOf(made)).toHaveLength(5);
});
