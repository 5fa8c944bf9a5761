import { describe, expect, test } from 'vitest';
import type { Artifact } from '../../src/model/artifact.ts';
import { artifactPath } from '../../src/model/artifact.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { ask } from '../support/ask.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';

const round = 'function:src/util/money.ts:round';
const format = 'function:src/util/text.ts:format';
const price = 'method:src/shop/order.ts:Order.price';
const priced = 'method:src/shop/order.ts:Priced.price';
const files = { total: 5, partial: 1, failed: 0, skipped: 0, unsearched: 0 };

interface ViaOverride {
  viaId: string;
  total: number;
  references: { path: string; id: string; how: string; range: { start: { line: number } } }[];
}
interface Graph {
  viaOverride: { total: number; edges: { fromId: string; toId: string; viaId: string }[] };
  unresolvedCalls: { name: string; id: string }[];
  edges: { toId: string; rule?: string }[];
  meta: { coverageGaps: unknown };
}

describe('an answer about the references to a symbol', () => {
  test('counts files that were not analysed, and lists unresolved references to the name', async () => {
    const { meta } = await ask<{ meta: { coverageGaps: unknown } }>('find_references', { id: round });
    expect(meta.coverageGaps).toEqual({
      files,
      dynamicCalls: 1,
      unresolved: {
        name: 'round',
        total: 1,
        references: [
          {
            path: 'src/util/text.ts',
            range: { start: { line: 5, column: 29 }, end: { line: 5, column: 34 } },
            id: format,
            type: 'CALLS',
          },
        ],
      },
    });
  });

  test.each([
    ['get_node', { id: round }],
    ['call_graph', { id: round, direction: 'callers' }],
  ])('%s has the counts', async (name, input) => {
    const { meta } = await ask<{ meta: { coverageGaps: unknown } }>(name, input);
    expect(meta.coverageGaps).toEqual({ files, dynamicCalls: 1, unresolved: { name: 'round', total: 1 } });
  });

  test('uses the name of the type for a constructor', async () => {
    const artifacts = tinyArtifacts().map((artifact) => named(artifact, 'Order'));
    const { meta } = await ask<{ meta: { coverageGaps: unknown } }>(
      'get_node',
      { id: 'constructor:src/shop/order.ts:Order.constructor' },
      new MemoryStore(artifacts),
    );
    expect(meta.coverageGaps).toMatchObject({ unresolved: { name: 'Order', total: 3 } });
  });

  function named(artifact: Artifact, name: string): Artifact {
    if (artifact.path !== artifactPath.file('src/shop/order.ts')) return artifact;
    return {
      ...artifact,
      value: { ...(artifact.value as object), unresolvedByName: [{ name, total: 3, references: [] }] },
    };
  }
});

describe('a member that implements a member of an interface', () => {
  test('lists calls via the interface separately from its own', async () => {
    const answer = await ask<{ viaOverride: ViaOverride[]; references: { id: string; type: string }[] }>(
      'find_references',
      { id: price },
    );
    expect(answer.references.filter(({ type }) => type === 'CALLS')).not.toContainEqual(
      expect.objectContaining({ id: format }),
    );
    expect(answer.viaOverride).toMatchObject([
      {
        viaId: priced,
        total: 1,
        references: [{ path: 'src/util/text.ts', id: format, how: 'member' }],
      },
    ]);
  });

  test('is in the call graph from both ends, marked with the member that the call names', async () => {
    const edge = { fromId: format, toId: price, viaId: priced };
    for (const input of [{ id: price, direction: 'callers' }, { id: format }]) {
      const { viaOverride } = await ask<Graph>('call_graph', input);
      expect(viaOverride).toMatchObject({ total: 1, edges: [edge] });
    }
  });
});

test('the call graph lists unresolved calls of a symbol, and the rule of resolved ones', async () => {
  const { unresolvedCalls, edges } = await ask<Graph>('call_graph', { id: format });
  expect(unresolvedCalls).toMatchObject([{ name: 'round', id: format }]);
  expect(edges).toContainEqual(expect.objectContaining({ toId: priced, rule: 'declared type' }));
  const callers = await ask<Graph>('call_graph', { id: format, direction: 'callers' });
  expect(callers.unresolvedCalls).toEqual([]);
});
