import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DrawnEdge, DrawnNode } from '../../src/render/drawing.ts';
import { mermaid } from '../../src/render/mermaid.ts';
import { table } from '../../src/render/table.ts';

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
        // Marks of paths and signatures mean nothing between quotes.
        expect(lines[1]).toMatch(/^n[0-9a-f]{16}\["(?:[\p{L}\p{N} _.…/():,-]|#\d+;)+"\]$/u);
        expect(lines[2]).toMatch(/^n[0-9a-f]{16} --> n[0-9a-f]{16}$/);
      }),
    );
  });
});
