import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { ascii } from '../../src/render/ascii.ts';
import {
  cutDrawing,
  type Drawing,
  type DrawnEdge,
  type DrawnNode,
  type Mark,
} from '../../src/render/drawing.ts';
import { layOut } from '../../src/render/elk/lay-out.ts';
import type { EdgeDirection } from '../../src/render/elk/layout.ts';
import { mermaid } from '../../src/render/mermaid.ts';
import { svg } from '../../src/render/svg/svg.ts';

const words = { title: 'T', description: 'D' };
const hostile = [
  '</text><script>alert(1)</script>',
  '"]; click x "javascript:alert(1)"',
  '&lt;b&gt; & <b>',
  ']]>',
  'a\u0000\u001b[2J\r\n\u202eb',
  '\ud800',
  '-->',
  'x'.repeat(10_000),
  '漢字'.repeat(40),
  '__proto__',
];
const name = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 30 }));
const mark = fc.constantFrom<Mark | undefined>(undefined, 'added', 'removed', 'changed', 'moved');

/** Any drawing: nodes may be nested in previous ones, and edges may form cycles. */
const drawings: fc.Arbitrary<Drawing> = fc
  .array(fc.record({ label: name, note: fc.option(name, { nil: undefined }), mark, inside: fc.nat() }), {
    minLength: 1,
    maxLength: 25,
  })
  .chain((entries) =>
    fc
      .array(fc.tuple(fc.nat(entries.length - 1), fc.nat(entries.length - 1), fc.boolean(), mark), {
        maxLength: 40,
      })
      .map((pairs) => ({
        nodes: entries.map(({ label, note, mark: own, inside }, at): DrawnNode => {
          const parent = at === 0 || inside % 3 === 0 ? undefined : `k${inside % at}`;
          return { key: `k${at}`, label, kind: 'function', parent, note, mark: own };
        }),
        edges: pairs.map(([from, to, certain, own]): DrawnEdge => ({
          from: `k${from}`,
          to: `k${to}`,
          certain,
          mark: own,
        })),
      })),
  );

describe('a picture as SVG', () => {
  test('is well-formed and has only our tags, for any names', async () => {
    await fc.assert(
      fc.asyncProperty(drawings, async (drawing) => {
        const tags = new Set<string>();
        const attributes = new Set<string>();
        const parser = new SaxesParser();
        parser.on('opentag', (tag) => {
          tags.add(tag.name);
          Object.keys(tag.attributes).forEach((each) => attributes.add(each));
        });
        parser.write((await svg(drawing, words)).text).close();
        const known = ['svg', 'title', 'desc', 'style', 'rect', 'g', 'text', 'path'];
        expect([...tags].filter((tag) => !known.includes(tag))).toEqual([]);
        expect([...attributes].filter((each) => each.startsWith('on') || each.includes('href'))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('marks changes with characters, not only with colours', async () => {
    const drawing: Drawing = {
      nodes: (['added', 'removed', 'changed', 'moved'] as const).map((each) => ({
        key: each,
        label: 'f',
        kind: 'function',
        mark: each,
      })),
      edges: [{ from: 'added', to: 'changed', certain: true, mark: 'added' }],
    };
    const { text } = await svg(drawing, words);
    for (const letter of ['+ f', '- f', '~ f', '&gt; f']) expect(text).toContain(`>${letter}</text>`);
    expect(text).toMatch(/<g class="edge added">.*<text[^>]*>\+<\/text>/);
    expect(ascii(drawing).text).toBe('+ function f  → +f\n- function f\n~ function f\n> function f\n');
    const { text: flow } = mermaid(drawing);
    expect(flow).toContain('"#43; f"');
    expect(flow).toMatch(/class n[0-9a-f]{16} added\n/);
    expect(flow).toContain('linkStyle 0 stroke:#1a7f37');
  });
});

describe('a picture as Mermaid', () => {
  test('has no line that a name injected', () => {
    const id = 'n[0-9a-f]{16}';
    const label = '"(?:[\\p{L}\\p{N} _.…/():,-]|#\\d+;|<br/>)+"';
    const line = new RegExp(
      `^(?:flowchart LR|end|${id}\\[${label}\\]|subgraph ${id}\\[${label}\\]|${id} -(?:-|\\.-)>(?:\\|[#\\d; ]+\\|)? ${id}|` +
        `classDef \\w+ [\\w:,#-]+|class ${id}(?:,${id})* \\w+|linkStyle [\\d,]+ stroke:#\\w+,stroke-width:2px)$`,
      'u',
    );
    fc.assert(
      fc.property(drawings, (drawing) => {
        const { text } = mermaid(drawing);
        for (const each of text.trimEnd().split('\n')) expect(each).toMatch(line);
        expect(text.match(/^subgraph/gm)?.length ?? 0).toBe(text.match(/^end$/gm)?.length ?? 0);
      }),
    );
  });
});

describe('a picture as text', () => {
  test('has one line for each node, and no control characters', () => {
    fc.assert(
      fc.property(drawings, (drawing) => {
        const { text } = ascii(drawing);
        expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
        const notes = drawing.nodes.filter(({ note }) => note).length;
        expect(text.split('\n')).toHaveLength(drawing.nodes.length + notes + 1);
      }),
    );
  });
});

describe('a layout', () => {
  const boxesOf = ({ nodes }: Drawing) =>
    nodes.map(({ key, parent }, at) => ({ key, parent, width: 40 + ((at * 37) % 90), height: 30 }));
  const runs = { numRuns: 25 };

  const directions = fc.constantFrom<EdgeDirection>('RIGHT', 'DOWN');

  test('never overlaps boxes, and keeps boxes inside their parents', async () => {
    await fc.assert(
      fc.asyncProperty(drawings, directions, async (drawing, direction) => {
        const boxes = boxesOf(drawing);
        const { edges } = cutDrawing(drawing, { nodes: 100, edges: 100 });
        const { places, width, height } = await layOut(boxes, edges, direction);
        for (const { key, parent } of boxes) {
          const own = places.get(key)!;
          const around = parent === undefined ? { x: 0, y: 0, width, height } : places.get(parent)!;
          expect(own.x).toBeGreaterThanOrEqual(around.x - 0.01);
          expect(own.y).toBeGreaterThanOrEqual(around.y - 0.01);
          expect(own.x + own.width).toBeLessThanOrEqual(around.x + around.width + 0.01);
          expect(own.y + own.height).toBeLessThanOrEqual(around.y + around.height + 0.01);
          for (const other of boxes) {
            if (other.key === key || other.parent !== parent) continue;
            const theirs = places.get(other.key)!;
            const apart =
              own.x + own.width <= theirs.x + 0.01 ||
              theirs.x + theirs.width <= own.x + 0.01 ||
              own.y + own.height <= theirs.y + 0.01 ||
              theirs.y + theirs.height <= own.y + 0.01;
            expect(apart).toBe(true);
          }
        }
      }),
      runs,
    );
  });

  test('is deterministic', async () => {
    await fc.assert(
      fc.asyncProperty(drawings, async (drawing) => {
        const { edges } = cutDrawing(drawing, { nodes: 100, edges: 100 });
        const first = await layOut(boxesOf(drawing), edges);
        expect(await layOut(boxesOf(drawing), edges)).toEqual(first);
      }),
      { numRuns: 10 },
    );
  });

  const box = (key: string, parent?: string) => ({ key, parent, width: 80, height: 30 });

  test('callers are left of their callees, and lines end at boxes', async () => {
    const boxes = [box('file'), box('a'), box('b', 'file'), box('c')];
    const edges = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'a', to: 'c' },
      { from: 'a', to: 'none' },
    ];
    const { places, routes } = await layOut(boxes, edges);
    const [a, b, c] = ['a', 'b', 'c'].map((key) => places.get(key)!);
    expect(a!.x + a!.width).toBeLessThan(b!.x);
    expect(b!.x + b!.width).toBeLessThan(c!.x);
    const start = /^M([\d.]+) ([\d.]+)/;
    for (const [at, from, to] of [
      [0, a!, b!],
      [1, b!, c!],
      [2, a!, c!],
    ] as const) {
      const [, x, y] = start.exec(routes[at]!.line)!.map(Number);
      const [, tipX, tipY] = start.exec(routes[at]!.head)!.map(Number);
      expect(x).toBeCloseTo(from.x + from.width, 0);
      expect(y! >= from.y && y! <= from.y + from.height).toBe(true);
      expect(tipX).toBeCloseTo(to.x, 0);
      expect(tipY! >= to.y && tipY! <= to.y + to.height).toBe(true);
    }
    expect(routes[3]).toBeUndefined();
  });

  test('boxes without edges are a block, and not a column', async () => {
    const boxes = Array.from({ length: 40 }, (_, at) => box(`b${at}`));
    const { width, height } = await layOut(boxes, []);
    expect(width).toBeGreaterThan(300);
    expect(height).toBeLessThan(600);
  });

  test('edges end at boxes that contain others inside of a box', async () => {
    const boxes = [box('a'), box('b', 'a'), box('c', 'b'), box('x'), box('y', 'x'), box('z', 'y')];
    const edges = [
      { from: 'b', to: 'x' },
      { from: 'c', to: 'y' },
    ];
    for (const direction of ['DOWN', 'RIGHT'] as const) {
      const { places, routes } = await layOut(boxes, edges, direction);
      expect(places.size).toBe(6);
      expect(routes.every((route) => route !== undefined)).toBe(true);
    }
  });

  test('columns decide, whatever the edges', async () => {
    const boxes = [
      { ...box('a'), column: 1 },
      { ...box('b'), column: -1 },
      { ...box('c'), column: 0 },
    ];
    const { places } = await layOut(boxes, [
      { from: 'a', to: 'b' },
      { from: 'c', to: 'a' },
    ]);
    const order = [...places].sort(([, one], [, other]) => one.x - other.x).map(([key]) => key);
    expect(order).toEqual(['b', 'c', 'a']);
  });
});
