import { expect, test } from 'vitest';
import { mermaid } from '../../../src/render/mermaid.ts';
import { cycleGraph } from '../../../src/render/neighbours/cycle-graph.ts';

const imports = (...pairs: [string, string][]) =>
  pairs.map(([from, to]) => ({ from: `src/${from}.ts`, to: `src/${to}.ts`, line: 1, places: 2 }));

test('a small set is drawn whole, without the common folder, and the import to cut is marked', () => {
  const all = imports(['a', 'b'], ['b', 'c'], ['c', 'a']);
  const drawing = cycleGraph(
    { files: ['src/a.ts', 'src/b.ts', 'src/c.ts'], imports: all, cut: all.slice(2) },
    'src/',
  );
  expect(drawing.nodes.map(({ label }) => label)).toEqual(['a.ts', 'b.ts', 'c.ts']);
  expect(drawing.edges.filter(({ mark }) => mark === 'cut')).toMatchObject([
    { from: 'src/c.ts', to: 'src/a.ts' },
  ]);
  expect(drawing.left).toBe(0);
  expect(mermaid(drawing).text).toContain('stroke:#cf222e');
});

test('of a large set, the shortest cycle through an import to cut is drawn, and the rest is counted', () => {
  const names = Array.from({ length: 40 }, (_, at) => `f${at}`);
  const ring = names.map((name, at): [string, string] => [name, names[(at + 1) % 40] ?? '']);
  const all = imports(...ring, ['f2', 'f0']);
  const [closing] = all.slice(-1);
  const drawing = cycleGraph(
    { files: names.map((name) => `src/${name}.ts`), imports: all, cut: closing ? [closing] : [] },
    'src/',
  );
  expect(drawing.nodes.map(({ label }) => label).sort()).toEqual(['f0.ts', 'f1.ts', 'f2.ts']);
  expect(drawing.edges).toHaveLength(3);
  expect(drawing.left).toBe(38);
});
