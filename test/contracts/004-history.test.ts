import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHistory } from '../../src/host/open-history.ts';
import { historyArtifacts } from '../../src/host/history-artifacts.ts';
import { openProject } from '../../src/host/open-project.ts';
import { artifactPath } from '../../src/model/artifact.ts';
import { HistoryStore } from '../../src/store/history-store.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import type { Store } from '../../src/store/store.ts';
import { ask as askDirectly } from '../support/ask.ts';
import { ask } from './support/ask.ts';
import { temporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';

interface SnapshotRecord {
  id: string;
  short_id: string;
  timestamp: string;
  trigger: string;
  git_commit: string;
  subject: string;
  author: string;
  tags: string[];
  cached?: boolean;
  differs_from_head?: boolean;
  files_changed: { total: number; changed: string[]; added: string[]; removed: string[] } | null;
}
interface DiffNode {
  id: string;
  changed_parts?: string[];
  previous_signature?: string;
  from_id?: string;
  how?: string;
  score?: number;
  evidence?: string;
  moved_with_parent?: number;
}
interface Diff {
  from: SnapshotRecord;
  to: SnapshotRecord;
  summary: {
    nodes: Record<'added' | 'removed' | 'changed' | 'moved' | 'moved_with_parent', number>;
    edges: Record<'added' | 'removed', number>;
    files: Record<'added' | 'removed' | 'changed' | 'moved', number>;
  };
  nodes: Record<'changed' | 'moved' | 'removed' | 'added', DiffNode[]>;
  edges: Record<'added' | 'removed', { source_id: string; target_id: string; edge_type: string }[]>;
  meta: { total: number; returned: number; truncated: boolean; next: { offset: number } | null };
}

/** A repository as it grew; each key is the tag of its commit. */
const money = `"""About money."""

RATE = 1.2


def rounded(amount):
    """Rounds to two digits."""
    whole = int(amount * 100 + 0.5)
    return whole / 100


def with_tax(amount):
    return rounded(amount * RATE)
`;
const newMoney = money
  .replace('def with_tax(amount)', 'def with_tax(amount, rate=RATE)')
  .replace('Rounds to two digits.', 'To two digits.')
  .replace('whole = int(amount * 100 + 0.5)', 'whole = round(amount * 100)');
const cart = `from shop.money import with_tax


class Cart:
    """What a customer carries."""

    def __init__(self):
        self.lines = []

    def add(self, price, count):
        if count < 1:
            raise ValueError("nothing to add")
        self.lines.append((price, count))

    def total(self):
        amount = sum(price * count for price, count in self.lines)
        return with_tax(amount)
`;
const first = {
  'shop/money.py': money,
  'shop/cart.py': cart,
  'README.md': '# Shop\n',
  'shop/__init__.py': '',
};
const hostile = `we ird/"quo'te\`;$(id).py`;

let repository: TemporaryRepository;
let store: Store;
const ids = new Map<string, string>();

const open = async (root: string, cache?: string): Promise<Store> => {
  const project = await openProject(root);
  return new HistoryStore(new MemoryStore(tinyArtifacts()), openHistory(project, cache));
};
const commit = (tag: string, files: Record<string, string | null>): void => {
  ids.set(tag, repository.commit(files, tag));
  repository.git('tag', tag);
};

beforeAll(async () => {
  repository = temporaryRepository();
  commit('one', first);
  // A new body, a new signature, a new doc, a function that is gone and one that is new.
  commit('changed', {
    'shop/money.py': newMoney,
  });
  commit('file-moved', { 'shop/cart.py': null, 'shop/model/basket.py': cart });
  commit('class-renamed', { 'shop/model/basket.py': cart.replace('class Cart', 'class Basket') });
  commit('function-moved', {
    'shop/model/basket.py': cart
      .replace('class Cart', 'class Basket')
      .replace('shop.money import', 'shop.tax import'),
    'shop/money.py': newMoney.slice(0, newMoney.indexOf('def with_tax')),
    'shop/tax.py': `from shop.money import rounded, RATE\n\n\n${newMoney.slice(newMoney.indexOf('def with_tax'))}`,
  });
  commit('hostile', {
    [hostile]: 'def constructor():\n    return 1\n\n\ndef __proto__():\n    return constructor()\n',
  });
  repository.git('checkout', '-q', '-b', 'side', 'one');
  commit('side', { 'side.py': 'def aside():\n    return 0\n' });
  repository.git('checkout', '-q', 'main');
  repository.git('merge', '-q', '--no-ff', '-m', 'merge side', 'side');
  repository.git('tag', 'merged');
  ids.set('merged', repository.git('rev-parse', 'HEAD'));
  // Never read: a snapshot is what was committed.
  writeFileSync(join(repository.root, 'shop/money.py'), 'def uncommitted(): pass\n');
  store = await open(repository.root, join(repository.root, '.git', 'cache'));
}, 60_000);
afterAll(() => repository.remove());

const list = (input: Record<string, unknown> = {}) =>
  ask<{ snapshots: SnapshotRecord[]; meta: Diff['meta'] }>('auzoom_list_snapshots', input, store);
const diff = (from: string, to: string, more: Record<string, unknown> = {}) =>
  ask<Diff>('auzoom_diff_snapshots', { from_snapshot: from, to_snapshot: to, ...more }, store);
const snapshot = (input: Record<string, unknown>) =>
  ask<{ snapshot: SnapshotRecord; node: Record<string, unknown> }>('auzoom_get_snapshot', input, store);

describe('auzoom_list_snapshots', () => {
  test('lists commits, newest first, with tags', async () => {
    const { snapshots, meta } = await list();
    expect(meta).toMatchObject({ total: 9, returned: 9, truncated: false });
    expect(snapshots[1]).toEqual({
      id: ids.get('merged'),
      short_id: ids.get('merged')?.slice(0, 10),
      timestamp: '2001-01-01T00:07:00.000Z',
      trigger: 'commit',
      git_commit: ids.get('merged'),
      subject: 'merge side',
      author: 'A',
      tags: ['merged'],
      files_changed: { total: 1, changed: [], added: ['side.py'], removed: [] },
      cached: false,
    });
    expect(snapshots.at(-1)).toMatchObject({ tags: ['one'], subject: 'one' });
  });

  test('begins with the files as they are now', async () => {
    const { snapshots } = await list({ limit: 1 });
    expect(snapshots).toMatchObject([
      {
        id: 'WORKTREE',
        trigger: 'worktree',
        git_commit: null,
        differs_from_head: true,
        files_changed: { total: 1, changed: ['shop/money.py'], added: [], removed: [] },
      },
    ]);
  });

  test('has the files that each commit changed, merges compared with their first parent', async () => {
    const { snapshots } = await list();
    const filesOf = (tag: string) => snapshots.find(({ tags }) => tags.includes(tag))?.files_changed;
    expect(filesOf('one')).toEqual({ total: 4, changed: [], added: Object.keys(first).sort(), removed: [] });
    expect(filesOf('changed')).toMatchObject({ total: 1, changed: ['shop/money.py'] });
    expect(filesOf('file-moved')).toMatchObject({
      total: 2,
      added: ['shop/model/basket.py'],
      removed: ['shop/cart.py'],
    });
    expect(filesOf('hostile')).toMatchObject({ added: [hostile] });
  });

  test('respects the limit and says how to continue', async () => {
    const { snapshots, meta } = await list({ limit: 3 });
    expect(snapshots).toHaveLength(3);
    expect(meta).toMatchObject({ truncated: true, next: { offset: 3 } });
    expect((await list({ limit: 500 })).snapshots).toHaveLength(9);
  });

  test('lists commits since a time or a commit', async () => {
    expect((await list({ since: '2001-01-01T00:06:00Z' })).snapshots.map(({ subject }) => subject)).toEqual([
      'The files as they are now',
      'merge side',
      'side',
    ]);
    const idsSince = async (since: string) => (await list({ since })).snapshots.map(({ id }) => id);
    expect(await idsSince('2001-01-02')).toEqual(['WORKTREE']);
    expect(await idsSince('2000-12-31')).toHaveLength(9);
    expect(await idsSince('side')).toEqual(['WORKTREE', ids.get('merged')]);
    await expect(list({ since: '2001-99-99' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(list({ since: 'nothing' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('auzoom_get_snapshot', () => {
  test('returns a node as it was, as skeleton, summary or full', async () => {
    const node_id = 'function:shop/money.py:rounded';
    const { snapshot: of, node } = await snapshot({ snapshot_id: 'one', node_id });
    expect(of.id).toBe(ids.get('one'));
    expect(node).toEqual({
      id: node_id,
      name: 'rounded',
      type: 'function',
      level: 2,
      parent_id: 'file:shop/money.py',
      children_ids: [],
      depends_on: expect.any(Array) as unknown,
      depended_by: [
        {
          target_id: 'function:shop/money.py:with_tax',
          target_name: 'with_tax',
          edge_type: 'calls',
          how: 'scope',
        },
      ],
      file_path: 'shop/money.py',
      line_start: 6,
      line_end: 9,
    });
    const summary = await snapshot({ snapshot_id: 'one', node_id, fetch_level: 'summary' });
    expect(summary.node).toMatchObject({
      summary: 'Rounds to two digits.',
      signature: 'def rounded(amount)',
    });
    expect(summary.node['source']).toBeUndefined();
    const full = await snapshot({ snapshot_id: 'one', node_id, fetch_level: 'full' });
    expect(full.node['source']).toBe(money.split('\n').slice(5, 9).join('\n'));
    const later = await snapshot({ snapshot_id: 'changed', node_id, fetch_level: 'full' });
    expect(later.node['source']).toContain('round(amount * 100)');
  });

  test('includes edges from other files', async () => {
    const { node } = await snapshot({ snapshot_id: 'one', node_id: 'shop/money.py::with_tax' });
    expect(node['depended_by']).toMatchObject([
      { target_id: 'file:shop/cart.py', edge_type: 'imports' },
      { target_id: 'method:shop/cart.py:Cart.total', edge_type: 'calls' },
    ]);
  });

  test('without a node, returns the commit and its files, and builds no snapshot', async () => {
    const fresh = await open(repository.root);
    const answer = await ask<{ snapshot: SnapshotRecord; node?: unknown }>(
      'auzoom_get_snapshot',
      { snapshot_id: 'latest' },
      fresh,
    );
    expect(answer.snapshot).toMatchObject({ id: ids.get('merged'), files_changed: { added: ['side.py'] } });
    expect(answer.node).toBeUndefined();
    const { snapshots } = await ask<{ snapshots: SnapshotRecord[] }>('auzoom_list_snapshots', {}, fresh);
    expect(snapshots.every(({ cached }) => cached === false)).toBe(true);
  });

  test('a node that did not exist is an error', async () => {
    await expect(
      snapshot({ snapshot_id: 'one', node_id: 'function:shop/money.py:roundd' }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
      nearest: expect.arrayContaining(['function:shop/money.py:rounded']) as unknown,
    });
    await expect(snapshot({ snapshot_id: 'one', node_id: 'file:shop/tax.py' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringContaining('did not exist at that commit') as unknown,
    });
    await expect(
      snapshot({ snapshot_id: 'merged', node_id: 'function:shop/money.py:uncommitted' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('directories and the files as they are now', () => {
  test('a directory lists what it contained, the root too', async () => {
    const { node } = await snapshot({ snapshot_id: 'one', node_id: 'root' });
    expect(node['children_ids']).toEqual(['file:README.md', 'directory:shop']);
    const { node: shop } = await snapshot({ snapshot_id: 'file-moved', node_id: 'directory:shop' });
    expect(shop['children_ids']).toEqual([
      'file:shop/__init__.py',
      'directory:shop/model',
      'file:shop/money.py',
    ]);
  });

  test('WORKTREE can be compared with a commit, and is no commit', async () => {
    const { nodes, to } = await diff('merged', 'WORKTREE', { limit: 200 });
    // The store of this test has the files of the tiny shop.
    expect(nodes.added).toContainEqual(
      expect.objectContaining({ id: 'method:src/shop/cart.ts:Cart.total' }) as unknown,
    );
    expect(to).toMatchObject({ id: 'WORKTREE', trigger: 'worktree', git_commit: null });
    const { node } = await snapshot({
      snapshot_id: 'WORKTREE',
      node_id: 'class:src/shop/cart.ts:Cart',
      fetch_level: 'full',
    });
    expect(node['source']).toContain('class Cart');
  });
});

describe('auzoom_diff_snapshots', () => {
  test('changed nodes name their changed parts; a changed method does not change its file', async () => {
    const { nodes, summary, from, to } = await diff('one', 'changed');
    expect([from.tags, to.tags]).toEqual([['one'], ['changed']]);
    expect(nodes.changed).toMatchObject([
      { id: 'function:shop/money.py:rounded', changed_parts: ['body', 'doc'] },
      {
        id: 'function:shop/money.py:with_tax',
        changed_parts: ['signature'],
        previous_signature: 'def with_tax(amount)',
        signature: 'def with_tax(amount, rate=RATE)',
      },
    ]);
    expect(nodes).toMatchObject({ moved: [], added: [], removed: [] });
    expect(summary.files).toEqual({ added: 0, removed: 0, changed: 1, moved: 0 });
  });

  test('a moved file is one move that includes its contents', async () => {
    const { nodes, edges, summary } = await diff('changed', 'file-moved');
    expect(nodes.moved).toMatchObject([
      {
        id: 'file:shop/model/basket.py',
        from_id: 'file:shop/cart.py',
        how: 'moved and renamed',
        score: 1,
        evidence: 'content',
        moved_with_parent: 5,
      },
    ]);
    expect(nodes).toMatchObject({ changed: [], added: [], removed: [] });
    expect(summary).toMatchObject({
      files: { added: 0, removed: 0, moved: 1 },
      nodes: { moved: 1, moved_with_parent: 5 },
    });
    // Their ends have other ids and are the same.
    expect(edges).toEqual({ added: [], removed: [] });
  });

  test('a renamed class includes its members', async () => {
    const { nodes } = await diff('file-moved', 'class-renamed');
    expect(nodes.moved).toMatchObject([
      {
        id: 'class:shop/model/basket.py:Basket',
        from_id: 'class:shop/model/basket.py:Cart',
        how: 'renamed',
        moved_with_parent: 4,
      },
    ]);
    expect([nodes.added, nodes.removed]).toEqual([[], []]);
  });

  test('recognises a function that moved to a new file', async () => {
    const { nodes, edges, summary } = await diff('class-renamed', 'function-moved');
    expect(nodes.moved).toMatchObject([
      {
        id: 'function:shop/tax.py:with_tax',
        from_id: 'function:shop/money.py:with_tax',
        how: 'moved',
        score: 1,
        evidence: 'content',
      },
    ]);
    expect(nodes.added.map(({ id }) => id)).toEqual(['file:shop/tax.py']);
    expect(nodes.removed).toEqual([]);
    expect(summary.files.added).toBe(1);
    // The call of what has moved is the same call; only the imports are others.
    const calls = [...edges.added, ...edges.removed].filter(({ edge_type }) => edge_type === 'calls');
    expect(calls).toEqual([]);
  });

  test('a merge is compared like any other commit; nodes of the branch are added', async () => {
    const { nodes } = await diff('hostile', 'merged');
    expect(nodes.added.map(({ id }) => id)).toEqual(['file:side.py', 'function:side.py:aside']);
    const back = await diff('merged', 'hostile');
    expect(back.nodes.removed.map(({ id }) => id)).toEqual(['file:side.py', 'function:side.py:aside']);
  });

  test('names that are special in a shell or an object are ordinary names', async () => {
    const { nodes, edges } = await diff('function-moved', 'hostile');
    expect(nodes.added.map(({ id }) => id)).toEqual([
      `file:${hostile}`,
      `function:${hostile}:__proto__`,
      `function:${hostile}:constructor`,
    ]);
    expect(edges.added).toMatchObject([
      {
        source_id: `function:${hostile}:__proto__`,
        target_id: `function:${hostile}:constructor`,
        edge_type: 'calls',
      },
    ]);
    for (const format of ['mermaid', 'ascii', 'svg'])
      await ask('auzoom_visualize_diff', { from_snapshot: 'one', to_snapshot: 'hostile', format }, store);
  });

  test('a snapshot does not differ from itself', async () => {
    for (const tag of ids.keys()) {
      const { meta, summary } = await diff(tag, tag);
      expect(meta).toMatchObject({ total: 0, truncated: false });
      expect(JSON.stringify(summary)).not.toMatch(/[1-9]/);
    }
  });

  test('reports progress, and ends when cancelled', async () => {
    const fresh = await open(repository.root);
    const messages: string[] = [];
    const input = { from_snapshot: 'one', to_snapshot: 'changed' };
    await askDirectly('auzoom_diff_snapshots', input, fresh, {
      onProgress: ({ message }) => messages.push(message),
    });
    expect(messages.some((message) => message.startsWith('Commit '))).toBe(true);
    const stop = new AbortController();
    stop.abort(new Error('gone'));
    await expect(
      askDirectly('auzoom_diff_snapshots', { ...input, to_snapshot: 'hostile' }, fresh, {
        signal: stop.signal,
      }),
    ).rejects.toThrow('gone');
    // Whoever asks next is not told of it.
    expect(await ask('auzoom_diff_snapshots', { ...input, to_snapshot: 'hostile' }, fresh)).toBeDefined();
  });
});

describe('revisions', () => {
  test.each([
    'one',
    'HEAD~1',
    'main',
    'HEAD',
    'side',
    'merged^2',
    '@',
    '@~1',
    'HEAD@{1}',
    '@{0}',
    '@{-1}',
    'one^{commit}',
    'HEAD^{}~1',
  ])('%s', async (name) => {
    const { snapshot: of } = await snapshot({ snapshot_id: name, node_id: 'README.md' });
    expect(of.id).toBe(repository.git('rev-parse', `${name}^{commit}`));
  });

  test('latest is the newest commit, unless a tag has this name', async () => {
    const newest = async () => (await diff('one', 'latest')).to.id;
    expect(await newest()).toBe(ids.get('merged'));
    repository.git('tag', 'latest', 'side');
    expect(await newest()).toBe(ids.get('side'));
    repository.git('tag', '-d', 'latest');
  });

  test('can be a full hash or its beginning', async () => {
    const id = ids.get('changed') ?? '';
    for (const name of [id, id.slice(0, 7), id.slice(0, 12)])
      expect((await snapshot({ snapshot_id: name, node_id: 'README.md' })).snapshot.id).toBe(id);
  });

  test('cannot be a missing upstream', async () => {
    await expect(diff('HEAD@{upstream}', 'one')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('an unknown one is an error with similar tags', async () => {
    await expect(diff('onne', 'changed')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      nearest: expect.arrayContaining(['one']) as unknown,
    });
    await expect(diff('f'.repeat(40), 'changed')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    '--output=/tmp/x',
    '-h',
    '--all',
    'HEAD:shop/money.py',
    ':/one',
    'HEAD^{/one}',
    'HEAD@{yesterday}',
    'HEAD@{1',
    '@{}',
    '^',
    '~1',
    'one..changed',
    '^one',
    '../../etc',
    'a b',
    '\u0000',
    '\ud800',
    '__proto__',
    '$(id)',
  ])('%j is refused without running git', async (name) => {
    await expect(diff(name, 'one')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each(['', 'x'.repeat(10_000)])('names of any length are refused', async (name) => {
    await expect(diff(name, 'one')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('visualize_diff', () => {
  test('marks changes with letters as well as colours', async () => {
    const shown = await ask<{ content: string; drawn: object }>(
      'auzoom_visualize_diff',
      { from_snapshot: 'one', to_snapshot: 'merged', format: 'ascii' },
      store,
    );
    expect(shown.content).toContain('> module shop/model/basket.py');
    expect(shown.content).toContain('was shop/cart.py');
    expect(shown.content).toMatch(/\+ module side\.py\n└─ \+ function aside/);
    expect(shown.content).toMatch(/~ function rounded/);
  });
});

describe('a published atlas', () => {
  const published = async (kept: number | 'tags'): Promise<Map<string, unknown>> => {
    const artifacts = new Map(tinyArtifacts().map(({ path, value }) => [path, value]));
    const project = await openProject(repository.root);
    const history = openHistory(project, join(repository.root, '.git', 'cache'));
    for await (const { path, value } of historyArtifacts(history, kept, {})) {
      expect(artifacts.has(path)).toBe(false);
      artifacts.set(path, value);
    }
    return artifacts;
  };
  const storeOf = (artifacts: Map<string, unknown>): Store => ({
    read: (path) => Promise.resolve(artifacts.get(path)),
  });

  test('the pages of a difference together contain everything once, for any limit and budget', async () => {
    const built = storeOf(await published('tags'));
    const page = (more: Record<string, unknown> = {}) =>
      ask<Diff>('auzoom_diff_snapshots', { from_snapshot: 'one', to_snapshot: 'merged', ...more }, built);
    const whole = await page();
    const said = ({ nodes, edges }: Diff) => [
      ...Object.values(nodes).flatMap((each) => each.map(({ id }) => id)),
      ...Object.values(edges).flatMap((each) => each.map((edge) => JSON.stringify(edge))),
    ];
    expect(said(whole)).toHaveLength(whole.meta.total);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 2000 }),
        async (limit, budget) => {
          const seen: string[] = [];
          for (let offset: number | undefined = 0; offset !== undefined;) {
            const part: Diff = await page({ limit, budget, offset });
            seen.push(...said(part));
            offset = part.meta.next?.offset;
          }
          expect(seen.sort()).toEqual(said(whole).sort());
        },
      ),
      { numRuns: 8 },
    );
  });

  test('has the same answers as the repository', async () => {
    const built = storeOf(await published('tags'));
    for (const [name, input] of [
      ['auzoom_diff_snapshots', { from_snapshot: 'one', to_snapshot: 'merged' }],
      ['auzoom_diff_snapshots', { from_snapshot: 'merged', to_snapshot: 'file-moved', limit: 3 }],
      ['auzoom_visualize_diff', { from_snapshot: 'one', to_snapshot: 'HEAD', format: 'svg' }],
      ['auzoom_get_snapshot', { snapshot_id: 'one', node_id: 'shop/money.py::rounded', fetch_level: 'full' }],
      ['auzoom_get_snapshot', { snapshot_id: 'latest' }],
    ] as const)
      expect(await ask(name, input, built)).toEqual(await ask(name, input, store));
    const { snapshots } = await ask<{ snapshots: SnapshotRecord[] }>('auzoom_list_snapshots', {}, built);
    // All but the files as they are now, which only a repository has.
    const live = await list();
    expect(snapshots.map((each) => each.files_changed)).toEqual(
      live.snapshots.slice(1).map((each) => each.files_changed),
    );
    expect(snapshots.map(({ tags, cached }) => [tags[0], cached])).toEqual(
      [...ids.keys()].toReversed().map((tag) => [tag, true]),
    );
  });

  test('grows with each commit only by the changed objects', async () => {
    const [two, three] = [await published(2), await published(3)];
    const objects = (artifacts: Map<string, unknown>) =>
      [...artifacts.keys()].filter((path) => path.includes('/object/'));
    // The third lacks one file of the first: the shard with it, and what leads to its nodes.
    expect(objects(three).length - objects(two).length).toBeLessThanOrEqual(3);
    for (const path of objects(two)) expect(three.has(path)).toBe(true);
    await expect(
      ask('auzoom_diff_snapshots', { from_snapshot: 'one', to_snapshot: 'HEAD' }, storeOf(two)),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('has the same bytes whatever was cached before', async () => {
    const fresh = await openProject(repository.root);
    const bytes: string[] = [];
    for await (const { path, value } of historyArtifacts(openHistory(fresh, undefined), 'tags', {}))
      bytes.push(`${path} ${JSON.stringify(value)}`);
    const again = await published('tags');
    for (const line of bytes) {
      const [path = ''] = line.split(' ', 1);
      expect(`${path} ${JSON.stringify(again.get(path))}`).toBe(line);
    }
  });
});

describe('without a history', () => {
  test('an atlas built without one says how to build it with one', async () => {
    const bare = new MemoryStore(tinyArtifacts());
    await expect(ask('list_snapshots', {}, bare)).rejects.toMatchObject({
      code: 'HISTORY_REQUIRED',
      message: expect.stringContaining('--history') as unknown,
    });
  });

  test('a folder without git and a repository without commits are errors', async () => {
    const folder = temporaryRepository({ git: false });
    try {
      await expect(ask('list_snapshots', {}, await open(folder.root))).rejects.toMatchObject({
        code: 'HISTORY_REQUIRED',
        message: expect.stringContaining('git init') as unknown,
      });
      folder.git('init', '-q');
      await expect(ask('list_snapshots', {}, await open(folder.root))).rejects.toMatchObject({
        code: 'HISTORY_REQUIRED',
        message: expect.stringContaining('no commits yet') as unknown,
      });
    } finally {
      folder.remove();
    }
  });

  test('a published atlas knows the revisions of its snapshots, and no others', async () => {
    const input = { from_snapshot: 'v1', to_snapshot: 'c0ffee' };
    expect((await ask<Diff>('auzoom_diff_snapshots', input)).to.tags).toEqual(['v2']);
    await expect(ask('auzoom_diff_snapshots', { ...input, to_snapshot: 'HEAD~1' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringContaining('list_snapshots') as unknown,
    });
    const store404 = new MemoryStore([
      ...tinyArtifacts(),
      {
        path: artifactPath.history,
        value: {
          live: false,
          total: 2,
          names: [],
          snapshots: ['abcd1'.padEnd(40, '0'), 'abcd2'.padEnd(40, '0')].map((id) => ({
            id,
            time: '2001-01-01T00:00:00.000Z',
            author: 'A',
            subject: 's',
            tags: [],
            held: true,
          })),
        },
      },
    ]);
    await expect(
      ask('auzoom_diff_snapshots', { from_snapshot: 'abcd', to_snapshot: 'abcd1' }, store404),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringContaining('several commits') as unknown,
      nearest: ['abcd100000', 'abcd200000'],
    });
  });
});
