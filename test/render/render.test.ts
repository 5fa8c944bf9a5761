import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withFreshness } from '../../src/operations/answer.ts';
import { operations } from '../../src/operations/index.ts';
import { readIndex } from '../../src/query/read.ts';
import { renderAnswer } from '../../src/render/markdown.ts';
import type { DrawnEdge, DrawnNode } from '../../src/render/drawing.ts';
import { mermaid } from '../../src/render/mermaid.ts';
import { table } from '../../src/render/table.ts';
import { ask } from '../support/ask.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

const inputs: Record<string, object> = {
  overview: {},
  code_tree: { maxDepth: 3, detail: 'max' },
  get_node: { nodeId: 'class:src/shop/cart.ts:Cart' },
  list_symbols: { kinds: ['Class', 'Function'], limit: 3 },
  find_definition: { name: 'format' },
  find_references: { name: 'price' },
  call_graph: { symbolId: 'function:src/main.ts:main' },
  module_imports: { relPath: 'src/main.ts' },
  get_graph: { node_id: 'class:src/shop/cart.ts:Cart', fetch_level: 'summary', depth_up: 9 },
  grep: { pattern: 'format', context: 1, limit: 3 },
  tree: { path: '.', entry_kind: 'all', max_depth: 2 },
  impact: { path: 'src/shop/order.ts', line: 16 },
  check: { path: 'src/util/money.ts', line: 1 },
  imports: { path: 'src/util/money.ts' },
  related: { path: 'src/main.ts', line: 7 },
  search: { query: 'what a customer carries', limit: 2 },
  mem_search: { query: 'shop that fits', limit: 2 },
  find: { query: 'format' },
  lsp: { action: 'check', name: 'CURRENCY' },
  path_between: { from: 'main', to: 'CURRENCY' },
  affected_tests: { changed: ['src/util/money.ts'] },
  get_dependencies: { node_id: 'function:src/main.ts:main', depth: 2 },
  validate: {},
  list_snapshots: {},
  get_snapshot: {
    snapshot_id: 'v1',
    node_id: 'method:src/shop/cart.ts:Cart.verify',
    fetch_level: 'full',
  },
  diff_snapshots: { from_snapshot: 'v1', to_snapshot: 'v2' },
  visualize_diff: { from_snapshot: 'v1', to_snapshot: 'HEAD', format: 'ascii' },
  index: {},
  visualize: { node_id: 'file:src/shop/cart.ts', depth_down: 2, format: 'ascii', show_docstrings: true },
};

const context = { refresh: () => Promise.resolve({ store: tinyAtlas(), at: '2026-01-02T03:04:05.000Z' }) };

describe('an answer as text', () => {
  test.each(operations.map(({ name }) => name))('of %s', async (name) => {
    const answer = withFreshness(
      await ask(name, inputs[name], tinyAtlas(), context),
      await readIndex(tinyAtlas()),
    );
    expect(renderAnswer(name, answer)).toMatchSnapshot();
  });

  test('of an operation that has no form of its own', () => {
    const answer = { paths: ['a', 'b'], count: 2, none: [], deep: [{ x: 1, y: null }] };
    expect(renderAnswer('new_one', answer)).toBe(
      'paths:\n  - a\n  - b\ncount: 2\nnone: none\ndeep:\n  - x: 1\n    y: null\n',
    );
  });

  test('nothing in it moves a cursor or forges a line', () => {
    const name = 'x\u001b[2J\r\nfake line\u202e';
    const symbol = {
      symbolId: name,
      kind: 'Class',
      name,
      relPath: name,
      range: { start: { line: 1, column: 1 } },
    };
    const text = renderAnswer('list_symbols', { symbols: [symbol] });
    expect(text).not.toMatch(/[\u001b\r\u202e]/);
    expect(text.trimEnd().split('\n')).toHaveLength(3);
  });

  test('code cannot end its fence', async () => {
    const node = await ask<object>('get_node', { nodeId: 'file:README.md' });
    const text = renderAnswer('get_node', { ...node, content: 'a\n````\nb\n' });
    expect(text).toContain('`````\na\n````\nb\n`````');
  });
});

describe('a table', () => {
  test('aligns columns, numbers to the right', () => {
    expect(
      table(
        ['name', 'lines'],
        [
          ['a', 5],
          ['longer', 120],
        ],
        { right: [1] },
      ),
    ).toBe(['name    lines', '------  -----', 'a           5', 'longer    120'].join('\n'));
  });
});

describe('a flowchart', () => {
  const node = (key: string, more: Partial<DrawnNode> = {}): DrawnNode => ({
    key,
    label: key,
    kind: 'function',
    ...more,
  });
  const edge = (from: string, to: string, more: Partial<DrawnEdge> = {}): DrawnEdge => ({
    from,
    to,
    certain: true,
    ...more,
  });

  test('draws what is certain with lines, candidates with dashes', () => {
    const drawing = mermaid({
      nodes: [
        node('a', { here: true }),
        node('b', { kind: 'module' }),
        node('left-pad', { kind: 'package' }),
      ],
      edges: [edge('a', 'b', { weight: 3 }), edge('b', 'left-pad', { certain: false })],
    });
    const [a, b, c] = ['a', 'b', 'left-pad'].map((key) => drawing.ids.get(key));
    expect(drawing.text).toBe(
      `flowchart LR\n${a}["a"]:::here\n${b}[/"b"/]\n${c}(["left-pad"])\n` +
        `${a} -->|3| ${b}\n${b} -.-> ${c}\nclassDef here stroke-width:3px\n`,
    );
    expect(drawing.cut).toEqual({ nodes: 0, edges: 0 });
  });

  test('is cut at 60 nodes and 120 edges, and says how many are missing', () => {
    const nodes = Array.from({ length: 70 }, (_, n) => node(`n${n}`));
    const edges = nodes.flatMap(({ key }) => [edge('n0', key), edge(key, 'n1'), edge(key, 'n2')]);
    const drawing = mermaid({ nodes, edges });
    expect([drawing.nodes.length, drawing.edges.length]).toEqual([60, 120]);
    expect(drawing.cut).toEqual({ nodes: 10, edges: 90 });
  });

  test('no name can break out of its label', () => {
    const hostile = [
      '"]; click x "javascript:alert(1)"',
      '<script>',
      'a\nb',
      '`**x**`',
      '#quot;',
      '%%{init:{}}%%',
      'end',
    ];
    const names = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(names, (name) => {
        const { text } = mermaid({ nodes: [node(name)], edges: [edge(name, name)] });
        const lines = text.split('\n');
        expect(lines).toHaveLength(5);
        expect(lines[1]).toMatch(/^n[0-9a-f]{16}\["(?:[\p{L}\p{N} _.…-]|#\d+;)+"\]$/u);
        expect(lines[2]).toMatch(/^n[0-9a-f]{16} --> n[0-9a-f]{16}$/);
      }),
    );
  });
});
