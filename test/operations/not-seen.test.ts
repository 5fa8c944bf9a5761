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
const files = { total: 5, partial: 1, failed: 0, leftOut: 0, unsearched: 0 };

interface Through {
  viaSymbolId: string;
  total: number;
  references: { relPath: string; symbolId: string; how: string; range: { start: { line: number } } }[];
}
interface Graph {
  through: { total: number; edges: { fromSymbolId: string; toSymbolId: string; viaSymbolId: string }[] };
  openCalls: { name: string; symbolId: string }[];
  edges: { toSymbolId: string; rule?: string }[];
  meta: { notSeen: unknown };
}

describe('an answer about the uses of a symbol', () => {
  test('says how many files were not read, and lists uses of the name that lead nowhere', async () => {
    const { meta } = await ask<{ meta: { notSeen: unknown } }>('find_references', { symbolId: round });
    expect(meta.notSeen).toEqual({
      files,
      dynamic: 1,
      unresolved: {
        name: 'round',
        total: 1,
        uses: [
          {
            relPath: 'src/util/text.ts',
            range: { start: { line: 5, column: 29 }, end: { line: 5, column: 34 } },
            symbolId: format,
            type: 'CALLS',
          },
        ],
      },
    });
  });

  test.each([
    ['get_node', { nodeId: round }],
    ['call_graph', { symbolId: round, direction: 'callers' }],
  ])('%s gives the numbers', async (name, input) => {
    const { meta } = await ask<{ meta: { notSeen: unknown } }>(name, input);
    expect(meta.notSeen).toEqual({ files, dynamic: 1, unresolved: { name: 'round', total: 1 } });
  });

  test('of a constructor it looks for the name of its type', async () => {
    const artifacts = tinyArtifacts().map((artifact) => named(artifact, 'Order'));
    const { meta } = await ask<{ meta: { notSeen: unknown } }>(
      'get_node',
      { nodeId: 'constructor:src/shop/order.ts:Order.constructor' },
      new MemoryStore(artifacts),
    );
    expect(meta.notSeen).toMatchObject({ unresolved: { name: 'Order', total: 3 } });
  });

  function named(artifact: Artifact, name: string): Artifact {
    if (artifact.path !== artifactPath.file('src/shop/order.ts')) return artifact;
    return {
      ...artifact,
      value: { ...(artifact.value as object), unresolvedByName: [{ name, total: 3, references: [] }] },
    };
  }
});

describe('a member that implements another', () => {
  test('has the calls of that one apart from its own', async () => {
    const answer = await ask<{ through: Through[]; references: { symbolId: string; type: string }[] }>(
      'find_references',
      { symbolId: price },
    );
    expect(answer.references.filter(({ type }) => type === 'CALLS')).not.toContainEqual(
      expect.objectContaining({ symbolId: format }),
    );
    expect(answer.through).toMatchObject([
      {
        viaSymbolId: priced,
        total: 1,
        references: [{ relPath: 'src/util/text.ts', symbolId: format, how: 'member' }],
      },
    ]);
  });

  test('is reached in the call graph from both ends, marked by what the call names', async () => {
    const edge = { fromSymbolId: format, toSymbolId: price, viaSymbolId: priced };
    for (const input of [{ symbolId: price, direction: 'callers' }, { symbolId: format }]) {
      const { through } = await ask<Graph>('call_graph', input);
      expect(through).toMatchObject({ total: 1, edges: [edge] });
    }
  });
});

test('the call graph names the calls in a symbol that lead nowhere, and the rule of those that lead somewhere', async () => {
  const { openCalls, edges } = await ask<Graph>('call_graph', { symbolId: format });
  expect(openCalls).toMatchObject([{ name: 'round', symbolId: format }]);
  expect(edges).toContainEqual(expect.objectContaining({ toSymbolId: priced, rule: 'declared type' }));
  const callers = await ask<Graph>('call_graph', { symbolId: format, direction: 'callers' });
  expect(callers.openCalls).toEqual([]);
});
