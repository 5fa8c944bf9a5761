import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { artifactPath } from '../../../src/model/artifact.ts';
import {
  HISTORY_VERSION,
  shardPrefix,
  type Snapshot,
  type SnapshotFile,
} from '../../../src/model/history.ts';
import { compareSnapshots } from '../../../src/features/history/query/compare.ts';
import { edgeKey, edgesOf, nodesOf } from '../../../src/features/history/query/history-node.ts';
import type { Store } from '../../../src/store/store.ts';

interface Made {
  snapshot: Snapshot;
  files: SnapshotFile[];
  objects: Map<string, unknown>;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20);

function made(files: SnapshotFile[], digits: number): Made {
  const objects = new Map<string, unknown>();
  const groups = new Map<string, SnapshotFile[]>();
  for (const each of files) {
    const prefix = shardPrefix(each.path, digits);
    groups.set(prefix, [...(groups.get(prefix) ?? []), each]);
  }
  const shards = [...groups].map(([prefix, group]) => {
    const object = hashOf(JSON.stringify(group));
    objects.set(artifactPath.historyObject(object), { files: group });
    return { prefix, object };
  });
  const snapshot: Snapshot = {
    id: hashOf(JSON.stringify(files)),
    time: '2001-01-01T00:00:00.000Z',
    author: 'A',
    subject: 's',
    tags: [],
    version: HISTORY_VERSION,
    counts: { files: files.length, nodes: 0, edges: 0 },
    digits,
    files: shards,
    references: [],
  };
  return { snapshot, files, objects };
}

const storeOf = (...all: Made[]): Store & { reads: number } => ({
  reads: 0,
  read(path) {
    this.reads++;
    return Promise.resolve(all.map(({ objects }) => objects.get(path)).find((value) => value !== undefined));
  },
});

/** Few names and few texts, so that much is the same, moved, renamed, or there twice. */
const symbol = fc.constantFrom('a', 'b', 'A.m', 'A.n', 'A', '__proto__', 'constructor', 'A.m~2');
const node = fc.record({
  symbol,
  body: fc.nat(6),
  doc: fc.option(fc.nat(2), { nil: undefined }),
  size: fc.nat(20),
});
const file = fc
  .record({
    path: fc.constantFrom('x.py', 'y.py', 'd/x.py', 'd/e/z.py', 'odd:name%.py'),
    own: fc.nat(3),
    nodes: fc.uniqueArray(node, { selector: (each) => each.symbol, maxLength: 6 }),
    edges: fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.constantFrom(1, 2)), { maxLength: 6 }),
  })
  .map(({ path, own, nodes, edges }): SnapshotFile => {
    const sorted = [...nodes].sort((a, b) => a.symbol.length - b.symbol.length);
    const count = sorted.length + 1;
    const body = (number: number) => hashOf(`body ${number}`);
    const name = path.slice(path.lastIndexOf('/') + 1);
    return {
      path,
      language: 'toy',
      hash: hashOf(JSON.stringify([own, nodes])),
      text: hashOf('text'),
      nodes: [
        { kind: 'module', name, symbol: '', parent: null, lines: [1, 9], body: body(own), size: 9 },
        ...sorted.map(({ symbol: dotted, body: number, doc, size }) => {
          const owner = sorted.findIndex((each) => dotted.startsWith(`${each.symbol}.`));
          const last = dotted.slice(dotted.lastIndexOf('.') + 1);
          return {
            kind: dotted.includes('.')
              ? ('method' as const)
              : dotted === 'A'
                ? ('class' as const)
                : ('function' as const),
            name: last.replace(/~\d+$/, ''),
            symbol: dotted,
            parent: owner < 0 ? 0 : owner + 1,
            lines: [1, 2] as [number, number],
            signature: `def ${last}()`,
            body: body(number),
            ...(doc === undefined ? {} : { doc: hashOf(`doc ${doc}`) }),
            size,
            ...(size > 12 ? { sketch: body(number).slice(0, 16).padEnd(32, String(number)) } : {}),
          };
        }),
      ],
      ends: ['file:y.py', 'function:x.py:a', 'package:pad'],
      edges: edges.map(([from, to, type]) => [from % count, type, 0, to % (count + 3)]),
    };
  });
const snapshots = fc
  .tuple(fc.uniqueArray(file, { selector: ({ path }) => path, maxLength: 5 }), fc.nat(2))
  .map(([files, digits]) => made(files, digits));

const idsOf = ({ files }: Made) => files.flatMap(nodesOf).map(({ id }) => id);

describe('the difference of two snapshots', () => {
  test('is empty for one snapshot, without reading any object', async () => {
    await fc.assert(
      fc.asyncProperty(snapshots, async (a) => {
        const store = storeOf(a);
        const found = await compareSnapshots(store, a.snapshot, a.snapshot);
        expect(found).toMatchObject({ added: [], removed: [], changed: [], moved: [], carried: 0 });
        expect(found.edges).toEqual({ added: [], removed: [] });
        expect(store.reads).toBe(0);
      }),
    );
  });

  test('turns the nodes and edges of the first into those of the second', async () => {
    await fc.assert(
      fc.asyncProperty(snapshots, snapshots, async (a, b) => {
        const found = await compareSnapshots(storeOf(a, b), a.snapshot, b.snapshot);
        const { followed } = found;
        const gone = new Set([...found.removed.map(({ id }) => id), ...followed.keys()]);
        const nodes = [
          ...idsOf(a).filter((id) => !gone.has(id)),
          ...found.added.map(({ id }) => id),
          ...followed.values(),
        ];
        expect(nodes.sort()).toEqual(idsOf(b).sort());

        const now = (id: string) => followed.get(id) ?? id;
        const moved = (edge: Parameters<typeof edgeKey>[0]) =>
          edgeKey({ ...edge, from: now(edge.from), to: now(edge.to) });
        const left = new Set(found.edges.removed.map(moved));
        const edges = new Set(
          a.files
            .flatMap(edgesOf)
            .map(moved)
            .filter((key) => !left.has(key)),
        );
        for (const edge of found.edges.added) edges.add(edgeKey(edge));
        expect([...edges].sort()).toEqual([...new Set(b.files.flatMap(edgesOf).map(edgeKey))].sort());
      }),
      { numRuns: 300 },
    );
  });

  test('lists no node twice and moves no node to two places', async () => {
    await fc.assert(
      fc.asyncProperty(snapshots, snapshots, async (a, b) => {
        const { added, removed, changed, followed } = await compareSnapshots(
          storeOf(a, b),
          a.snapshot,
          b.snapshot,
        );
        const here = [...added.map(({ id }) => id), ...changed.map(({ to }) => to.id), ...followed.values()];
        const there = [
          ...removed.map(({ id }) => id),
          ...changed.map(({ from }) => from.id),
          ...followed.keys(),
        ];
        expect(new Set(here).size).toBe(here.length);
        expect(new Set(there).size).toBe(there.length);
      }),
    );
  });

  test('is computed in bounded time for thousands of similar nodes', async () => {
    const twins = (path: string): SnapshotFile => ({
      path,
      language: 'toy',
      hash: hashOf(path),
      text: hashOf('text'),
      nodes: [
        { kind: 'module', name: path, symbol: '', parent: null, lines: [1, 9], body: hashOf('m'), size: 0 },
        ...Array.from({ length: 4000 }, (_, at) => ({
          kind: 'function' as const,
          name: `${path[0] ?? ''}${at}`,
          symbol: `${path[0] ?? ''}${at}`,
          parent: 0,
          lines: [1, 2] as [number, number],
          body: hashOf('same'),
          size: 50,
          sketch: 'ab'.repeat(16),
        })),
      ],
      ends: [],
      edges: [],
    });
    const [a, b] = [made([twins('x.py')], 0), made([twins('y.py')], 0)];
    const found = await compareSnapshots(storeOf(a, b), a.snapshot, b.snapshot);
    expect(found.added.length + found.followed.size).toBe(4001);
  });
});
