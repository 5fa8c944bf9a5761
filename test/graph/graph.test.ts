import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toAdjacency } from '../../src/graph/adjacency.ts';
import { cycles, stronglyConnectedComponents } from '../../src/graph/components.ts';
import { feedbackEdges } from '../../src/graph/feedback-edges.ts';
import { pageRank } from '../../src/graph/page-rank.ts';

type Edge = [number, number];

const graphs = fc.integer({ min: 1, max: 12 }).chain((count) => {
  const node = fc.integer({ min: 0, max: count - 1 });
  return fc.record({ count: fc.constant(count), edges: fc.array(fc.tuple(node, node), { maxLength: 30 }) });
});

function graph(count: number, edges: readonly Edge[]) {
  return toAdjacency(
    count,
    edges.map(([from]) => from),
    edges.map(([, to]) => to),
  );
}

/** Computes whether b can be reached from a, as reach[a][b], by Warshall's algorithm. */
function reachable(count: number, edges: readonly Edge[]): boolean[][] {
  const reach = Array.from({ length: count }, (_, a) => Array.from({ length: count }, (__, b) => a === b));
  for (const [from, to] of edges) reach[from]![to] = true;
  for (let via = 0; via < count; via++) {
    for (let a = 0; a < count; a++) {
      for (let b = 0; b < count; b++) reach[a]![b] ||= reach[a]![via]! && reach[via]![b]!;
    }
  }
  return reach;
}

describe('feedback edges', () => {
  const costed = (edges: readonly Edge[]) =>
    edges.map(([from, to], at) => ({ from, to, cost: (at % 5) + 1 }));
  const isCyclic = (count: number, edges: readonly { from: number; to: number }[]) =>
    cycles(
      graph(
        count,
        edges.map(({ from, to }) => [from, to]),
      ),
    ).length > 0;

  test('break all cycles, and each is needed', () => {
    fc.assert(
      fc.property(graphs, ({ count, edges }) => {
        const all = costed(edges);
        const removed = new Set(feedbackEdges(count, all));
        expect(
          isCyclic(
            count,
            all.filter((edge) => !removed.has(edge)),
          ),
        ).toBe(false);
        for (const needed of removed)
          expect(
            isCyclic(
              count,
              all.filter((edge) => edge === needed || !removed.has(edge)),
            ),
          ).toBe(true);
      }),
    );
  });

  test('are few: one for two cycles that share an edge', () => {
    const edges: Edge[] = [[0, 1], [1, 2], [2, 0], [2, 3], [3, 0]]; // prettier-ignore
    expect(feedbackEdges(4, costed(edges)).map(({ from, to }) => [from, to])).toEqual([[0, 1]]);
  });

  test('are the cheapest of equally many', () => {
    const edges = [
      { from: 0, to: 1, cost: 9 },
      { from: 1, to: 2, cost: 1 },
      { from: 2, to: 0, cost: 5 },
    ];
    expect(feedbackEdges(3, edges)).toEqual([edges[1]]);
  });
});

describe('components', () => {
  test('two nodes share a component if and only if each reaches the other', () => {
    fc.assert(
      fc.property(graphs, ({ count, edges }) => {
        const component = stronglyConnectedComponents(graph(count, edges));
        const reach = reachable(count, edges);
        for (let a = 0; a < count; a++) {
          for (let b = 0; b < count; b++) {
            expect(component[a] === component[b]).toBe(reach[a]![b]! && reach[b]![a]!);
          }
        }
      }),
    );
  });

  test('a component has a higher number than those it has edges to', () => {
    const component = stronglyConnectedComponents(graph(3, [[0, 1], [1, 2]])); // prettier-ignore
    expect([...component]).toEqual([2, 1, 0]);
  });

  test('cycles come largest first; a self-loop is not a cycle', () => {
    const edges: Edge[] = [[0, 1], [1, 0], [2, 3], [3, 4], [4, 2], [5, 5], [0, 2]]; // prettier-ignore
    expect(cycles(graph(6, edges))).toEqual([[2, 3, 4], [0, 1]]); // prettier-ignore
  });

  test('a chain of 300,000 nodes does not overflow the stack', () => {
    const count = 300_000;
    const from = Int32Array.from({ length: count - 1 }, (_, node) => node);
    const component = stronglyConnectedComponents(
      toAdjacency(
        count,
        from,
        from.map((node) => node + 1),
      ),
    );
    expect(component[0]).toBe(count - 1);
  });
});

describe('page rank', () => {
  test('the mean is 1, and no rank is negative', () => {
    fc.assert(
      fc.property(graphs, ({ count, edges }) => {
        const rank = [...pageRank(graph(count, edges))];
        expect(rank.reduce((sum, value) => sum + value, 0) / count).toBeCloseTo(1, 9);
        expect(Math.min(...rank)).toBeGreaterThan(0);
      }),
    );
  });

  test('the result does not depend on the order of edges', () => {
    fc.assert(
      fc.property(graphs, ({ count, edges }) => {
        expect(pageRank(graph(count, edges.toReversed()))).toEqual(pageRank(graph(count, edges)));
      }),
    );
  });

  test('the node with most incoming edges ranks first', () => {
    const rank = pageRank(graph(4, [[0, 3], [1, 3], [2, 3], [3, 0]])); // prettier-ignore
    expect(rank[3]).toBeGreaterThan(rank[0]!);
    expect(rank[0]).toBeGreaterThan(rank[1]!);
  });

  test('an empty graph has no ranks', () => {
    expect(pageRank(graph(0, []))).toHaveLength(0);
  });
});

test('an edge to a missing node is refused', () => {
  expect(() => graph(2, [[0, 2]])).toThrow('names node 2, but the graph has 2 nodes');
});
