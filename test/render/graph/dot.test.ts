import { instance } from '@viz-js/viz';
import { describe, expect, it } from 'vitest';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { dot, type DotCounts } from '../../../src/render/graph/dot.ts';
import type { GraphLevel } from '../../../src/render/graph/records.ts';
import { filesOf, hostileFiles, hostileNames, makeFile, tinyFiles } from '../export-files.ts';

interface Drawn {
  objects: { _gvid: number; name: string; label: string; nodes?: number[]; subgraphs?: number[] }[];
  edges?: { tail: number; head: number; style?: string; tooltip: string }[];
}

const viz = await instance();

async function exported(
  files: readonly FileShard[],
  level: GraphLevel,
): Promise<{ text: string; drawn: Drawn; counts: DotCounts }> {
  const chunks = dot({ files: filesOf(files), level, title: 'shop "a"' });
  let text = '';
  for (;;) {
    const { value, done } = await chunks.next();
    if (done)
      return {
        text,
        drawn: JSON.parse(viz.renderString(text, { format: 'dot_json' })) as Drawn,
        counts: value,
      };
    text += value;
  }
}

describe('the Graphviz export', () => {
  it('draws files in the boxes of their folders', async () => {
    const { drawn, counts } = await exported(tinyFiles, 'files');
    const boxes = drawn.objects.filter(({ name }) => name.startsWith('cluster'));
    expect(boxes.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['src', 'shop', 'util', 'packages']),
    );
    const shop = boxes.find(({ label }) => label === 'shop');
    const inShop = shop?.nodes?.map((id) => drawn.objects.find(({ _gvid }) => _gvid === id)?.label);
    expect(inShop).toEqual(['cart.ts', 'order.ts']);
    expect(drawn.objects.length - boxes.length).toBe(counts.nodes);
    expect(drawn.edges).toHaveLength(counts.arrows);
  });

  it('draws one arrow between two nodes, dashed if all edges are possible references', async () => {
    const target = makeFile({ path: 'b.x', nodes: [{ kind: 'function', name: 'f' }] });
    const ends = target.nodes.map(({ id, kind, name, symbol }) => ({ id, kind, name, symbol, path: 'b.x' }));
    const sites: [number, number, number, number][] = [[1, 1, 1, 2]];
    const certain = makeFile({
      path: 'a.x',
      ends,
      edges: [
        { from: 0, to: 1, type: 'IMPORTS', how: 'import', sites },
        { from: 0, to: 2, type: 'CALLS', how: 'import', sites },
      ],
      candidates: [{ from: 0, to: [2], type: 'CALLS', how: 'name', sites }],
    });
    const guess = makeFile({
      path: 'c.x',
      ends,
      candidates: [{ from: 0, to: [2], type: 'CALLS', how: 'name', sites }],
    });
    const { drawn } = await exported([certain, target, guess], 'files');
    expect(drawn.edges?.map(({ style, tooltip }) => [style, tooltip])).toEqual([
      [undefined, '1 IMPORTS (import), 1 CALLS (import), 1 CALLS (name)'],
      ['dashed', '1 CALLS (name)'],
    ]);
  });

  it('draws symbols in the boxes of their files', async () => {
    const { drawn } = await exported(tinyFiles, 'symbols');
    const file = drawn.objects.find(({ label, name }) => label === 'cart.ts' && name.startsWith('cluster'));
    const inside = file?.nodes?.map((id) => drawn.objects.find(({ _gvid }) => _gvid === id)?.label);
    expect(inside).toEqual(expect.arrayContaining(['cart.ts', 'Cart', 'Cart.total']));
  });

  it.each(['files', 'symbols'] as const)(
    'shows names of %s as they are, whatever they are',
    async (level) => {
      const { text, drawn } = await exported(hostileFiles(), level);
      expect(text).toMatch(/^[^\u0000-\u0009\u000b-\u001f]*$/);
      const svg = viz.renderString(text, { format: 'svg', engine: 'dot' });
      const shown = hostileNames.filter((name) => /^[\w !-~🌳é]+$/u.test(name));
      for (const name of shown) {
        const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        expect(
          svg
            .replaceAll('&#45;', '-')
            .replaceAll('&#160;', ' ')
            .replaceAll('&quot;', '"')
            .replaceAll('&#39;', "'"),
          name,
        ).toContain(`>${escaped}<`);
      }
      expect(drawn.objects.length).toBeGreaterThan(hostileNames.length);
    },
  );
});
