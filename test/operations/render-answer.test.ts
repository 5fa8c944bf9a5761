import { describe, expect, test } from 'vitest';
import { withFreshness } from '../../src/operations/answer.ts';
import type { Operation } from '../../src/operations/operation.ts';
import { findOperation, operations } from '../support/operations.ts';
import { renderAnswer } from '../../src/operations/render-answer.ts';
import { readIndex } from '../../src/query/read.ts';
import { ask } from '../support/ask.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

const inputs: Record<string, object> = {
  overview: {},
  code_tree: { maxDepth: 3, detail: 'max' },
  get_node: { id: 'class:src/shop/cart.ts:Cart' },
  list_symbols: { kinds: ['Class', 'Function'], limit: 3 },
  find_definition: { name: 'format' },
  find_references: { name: 'price' },
  name_at: { path: 'src/util/money.ts', line: 1, column: 1 },
  call_graph: { id: 'function:src/main.ts:main' },
  module_imports: { path: 'src/main.ts' },
  get_graph: { id: 'class:src/shop/cart.ts:Cart', detail: 'summary', depthUp: 9 },
  grep: { pattern: 'format', context: 1, limit: 3 },
  tree: { path: '.', entry_kind: 'all', max_depth: 2 },
  impact: { path: 'src/shop/order.ts', line: 16 },
  check: { path: 'src/util/money.ts', line: 1 },
  imports: { path: 'src/util/money.ts' },
  related: { path: 'src/main.ts', line: 7 },
  search: { query: 'what a customer carries', limit: 2 },
  hub_find: { query: 'Cart' },
  hub_users: { package: 'react', symbol: 'useState' },
  hub_package: { package: 'shop' },
  mem_search: { query: 'shop that fits', limit: 2 },
  find: { query: 'format' },
  lsp: { action: 'check', name: 'CURRENCY' },
  path_between: { from: 'main', to: 'CURRENCY' },
  affected_tests: { changed: ['src/util/money.ts'] },
  get_dependencies: { id: 'function:src/main.ts:main', depth: 2 },
  validate: {},
  blame: { target: 'src/util/money.ts' },
  list_snapshots: {},
  get_snapshot: {
    snapshotId: 'v1',
    id: 'method:src/shop/cart.ts:Cart.verify',
    detail: 'full',
  },
  diff: { range: 'v1..v2' },
  diff_snapshots: { fromSnapshotId: 'v1', toSnapshotId: 'v2' },
  visualize_diff: { fromSnapshotId: 'v1', toSnapshotId: 'HEAD', format: 'ascii' },
  timeline: {},
  lifeline: { id: 'Cart.check' },
  index: {},
  visualize: { id: 'file:src/shop/cart.ts', depthDown: 2, format: 'ascii', showDocstrings: true },
};

const context = { refresh: () => Promise.resolve({ store: tinyAtlas(), at: '2026-01-02T03:04:05.000Z' }) };

function operationNamed(name: string): Operation {
  const operation = findOperation(name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  return operation;
}

const rendered = (name: string, answer: unknown): string => renderAnswer(operationNamed(name), answer);

describe('an answer as text', () => {
  test.each(operations.map(({ name }) => name))('of %s', async (name) => {
    const answer = withFreshness(
      await ask(name, inputs[name], tinyAtlas(), context),
      await readIndex(tinyAtlas()),
    );
    expect(rendered(name, answer)).toMatchSnapshot();
  });

  test('contains no control characters and no forged lines', () => {
    const name = 'x\u001b[2J\r\nfake line\u202e';
    const symbol = {
      id: name,
      kind: 'Class',
      name,
      path: name,
      range: { start: { line: 1, column: 1 } },
    };
    const text = rendered('list_symbols', { symbols: [symbol] });
    expect(text).not.toMatch(/[\u001b\r\u202e]/);
    expect(text.trimEnd().split('\n')).toHaveLength(3);
  });

  test('code cannot close its fence', async () => {
    const node = await ask<object>('get_node', { id: 'file:README.md' });
    const text = rendered('get_node', { ...node, content: 'a\n````\nb\n' });
    expect(text).toContain('`````\na\n````\nb\n`````');
  });
});
