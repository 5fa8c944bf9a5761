import { describe, expect, test } from 'vitest';
import { artifactPath } from '../../../src/model/artifact.ts';
import type { DirectoryShard } from '../../../src/model/directory-shard.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { mermaid } from '../../../src/render/mermaid.ts';
import { callGraph } from '../../../src/render/neighbours/call-graph.ts';
import { directoryGraph } from '../../../src/render/neighbours/directory-graph.ts';
import { drawSide, rowsOf } from '../../../src/render/neighbours/draw-side.ts';
import { fileGraph } from '../../../src/render/neighbours/file-graph.ts';
import type { Neighbour, NeighbourDrawing } from '../../../src/render/neighbours/neighbour.ts';
import { bareAtlas } from '../../support/source-atlas.ts';

const none: ReadonlySet<string> = new Set();
const side = { near: 'src/a.ts', limits: { singles: 5, groups: 2 } };

function neighbour(path: string, own: Partial<Neighbour> = {}): Neighbour {
  const target = { page: 'file', address: path } as const;
  const isTest = path.includes('.test.');
  return { id: path, label: path, path, note: undefined, target, isTest, certain: true, count: 1, ...own };
}

function labels({ nodes }: Pick<NeighbourDrawing, 'nodes'>): string[] {
  return nodes.map(({ label }) => label);
}

describe('one side of a drawing', () => {
  const tests = Array.from({ length: 31 }, (_, at) => neighbour(`test/a${at}.test.ts`));
  const far = Array.from({ length: 14 }, (_, at) => neighbour(`packages/x/f${at}.ts`));
  const near = Array.from({ length: 5 }, (_, at) => neighbour(`src/n${at}.ts`));

  test('draws few neighbours as they are, tests too', () => {
    const neighbours = [neighbour('src/b.ts'), ...tests.slice(0, 4)];
    expect(drawSide({ direction: 'in', neighbours, ...side }, none).nodes).toHaveLength(5);
  });

  test('counts tests and other folders as groups, behind what is near', () => {
    const drawn = drawSide({ direction: 'in', neighbours: [...tests, ...far, ...near], ...side }, none);
    expect(labels(drawn)).toEqual([...near.map(({ label }) => label), '14 in packages/x', '31 tests']);
    expect(drawn.nodes.filter(({ isGroup }) => isGroup)).toHaveLength(2);
    expect(drawn.edges).toHaveLength(7);
  });

  test('no neighbour is lost when groups are opened one after the other', () => {
    const neighbours = [...tests, ...far, ...near];
    const opened = new Set<string>();
    for (;;) {
      const { nodes } = drawSide({ direction: 'out', neighbours, ...side }, opened);
      const group = nodes.find(({ isGroup }) => isGroup);
      if (!group) {
        expect(nodes.map(({ label }) => label).sort()).toEqual(neighbours.map(({ id }) => id).sort());
        expect(new Set(nodes.map(({ key }) => key)).size).toBe(neighbours.length);
        return;
      }
      expect(opened.has(group.key)).toBe(false);
      opened.add(group.key);
    }
  });

  test('is never higher than its place, whatever there is', () => {
    const folders = Array.from({ length: 60 }, (_, at) =>
      neighbour(`packages/p${at % 12}/f${at}.ts`, { note: `packages/p${at % 12}` }),
    );
    const { limits } = side;
    const drawn = drawSide({ direction: 'in', neighbours: [...folders, ...tests], ...side }, none);
    // Tests are a group of their own.
    expect(drawn.nodes).toHaveLength(limits.singles + limits.groups + 1);
    expect(rowsOf(drawn)).toBe(10);
  });

  test('a group of possible references is possible', () => {
    const neighbours = [...near, ...far.map((each) => ({ ...each, certain: false }))];
    const { edges, nodes } = drawSide({ direction: 'in', neighbours, ...side }, none);
    const group = nodes.find(({ isGroup }) => isGroup)?.key;
    expect(edges.find(({ from }) => from === group)?.certain).toBe(false);
  });
});

const sources = {
  'src/cart.ts':
    "import { tax } from './tax.ts';\nexport function total(n: number): number {\n  return n > 9 ? total(n - 1) : tax(n);\n}\n" +
    'export class Box {\n  open(): number {\n    return total(1);\n  }\n  shut(): number {\n    return this.open();\n  }\n}\n',
  'src/tax.ts': 'export function tax(n: number): number {\n  return n;\n}\n',
  'src/shop/main.ts':
    "import { Box, total } from '../cart.ts';\nexport function main(): number {\n  return new Box().open() + total(2);\n}\n",
};

async function shardOf(path: string): Promise<FileShard> {
  return (await (await bareAtlas(sources)).read(artifactPath.file(path))) as FileShard;
}

function indexOf({ nodes }: FileShard, symbol: string): number {
  return nodes.findIndex((node) => node.symbol === symbol);
}

describe('the drawing of a symbol', () => {
  test('has callers before it, callees behind it, and itself if it calls itself', async () => {
    const shard = await shardOf('src/cart.ts');
    const drawing = callGraph(shard, indexOf(shard, 'total'))!;
    expect(labels(drawing)).toEqual(['Box.open', 'main', 'total', 'tax']);
    expect(drawing.nodes.map(({ note }) => note)).toEqual([
      undefined,
      'shop/main.ts',
      undefined,
      'src/tax.ts',
    ]);
    const ends = drawing.edges.map(({ from, to }) => `${from === 'here'} ${to === 'here'}`);
    expect(ends).toEqual(['false true', 'false true', 'true false', 'true true']);
  });

  test('that is a type has the neighbours of its members, and not the members', async () => {
    const shard = await shardOf('src/cart.ts');
    expect(labels(callGraph(shard, indexOf(shard, 'Box'))!)).toEqual(['main', 'Box', 'total']);
  });

  test('has overloads of another file as one', async () => {
    const store = await bareAtlas({
      'Writer.java':
        'class Writer {\n  void value(int n) { Sink.take(); }\n  void value(long n) { Sink.take(); }\n}\n',
      'Sink.java': 'class Sink {\n  static void take() {}\n}\n',
    });
    const shard = (await store.read(artifactPath.file('Sink.java'))) as FileShard;
    const drawing = callGraph(shard, indexOf(shard, 'Sink.take'))!;
    expect(labels(drawing)).toEqual(['Writer.value (2 overloads)', 'Sink.take']);
  });

  test('without references is none', async () => {
    const shard = (await (
      await bareAtlas({ 'a.ts': 'export function alone(): void {}\n' })
    ).read(artifactPath.file('a.ts'))) as FileShard;
    expect(callGraph(shard, 1)).toBeUndefined();
  });
});

test('the drawing of a file has the files that refer to it and those that it refers to, each once', async () => {
  const drawing = fileGraph(await shardOf('src/cart.ts'))!;
  expect(labels(drawing)).toEqual(['main.ts', 'cart.ts', 'tax.ts']);
  expect(drawing.edges).toHaveLength(2);
});

describe('the drawing of a directory', () => {
  const files = Array.from({ length: 30 }, (_, at) => ({
    path: `f${at}`,
    name: `f${at}`,
    address: `f${at}`,
  }));
  const shard = {
    directories: [],
    files,
    dependencies: files.slice(1).map(({ path }, at) => ({ from: 'f0', to: path, count: 100 - at })),
  } as unknown as DirectoryShard;

  test('has the entries with most references, and counts the others as one that can be opened', () => {
    const drawing = directoryGraph(shard)!;
    expect(labels(drawing).slice(0, 2)).toEqual(['f0', 'f1']);
    const rest = drawing.nodes.at(-1)!;
    expect(rest).toMatchObject({ isGroup: true, label: `${30 - (drawing.nodes.length - 1)} more` });
    expect(labels(directoryGraph(shard, new Set([rest.key]))!)).toHaveLength(30);
  });

  test('without references is none', () => {
    expect(directoryGraph({ ...shard, dependencies: [] })).toBeUndefined();
  });
});

test('hostile names add nothing to the text of a drawing', () => {
  const names = [
    '"]; click n1 "javascript:alert(1)"',
    '%%{init: {"securityLevel":"loose"}}%%',
    '<img src=x>',
    '`a`',
  ];
  const { nodes, edges } = drawSide(
    { direction: 'in', neighbours: names.map((name) => neighbour(name)), ...side },
    none,
  );
  const { text } = mermaid({ nodes: [...nodes, { key: 'here', label: 'x', kind: '', here: true }], edges });
  const line = /^(?:flowchart LR|n\w+\["(?:[\w .…/():,-]|#\d+;)+"\](?::::here)?|n\w+ --> n\w+|classDef .*)$/;
  for (const each of text.trimEnd().split('\n')) expect(each).toMatch(line);
});

describe('what makes an instance', () => {
  test('is one box and one use, though it is a call of the type and of its constructor', async () => {
    const atlas = await bareAtlas({
      'src/a.ts':
        'export class Base {\n  constructor(n: number) {}\n}\nexport class Sub extends Base {}\n' +
        'export function make() {\n  return [new Base(1), new Sub(2)];\n}\n',
    });
    const shard = (await atlas.read(artifactPath.file('src/a.ts'))) as FileShard;
    const drawn = (name: string) => {
      const drawing = callGraph(
        shard,
        shard.nodes.findIndex((node) => node.name === name),
      );
      return drawing ? labels(drawing).sort() : [];
    };
    expect(drawn('make')).toEqual(['Base.constructor', 'Sub', 'make']);
    expect(drawn('Base')).toEqual(['Base', 'Sub', 'make']);
  });
});
