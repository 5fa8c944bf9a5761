import { isFileShard } from '../../src/model/artifact.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { artifactFromJson, artifactToJson } from '../../src/model/artifact-json.ts';
import { artifactSchemaAt } from '../../src/model/artifact-schema.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { PackedFile } from '../../src/model/packed-file.ts';
import { packNumbers, packRows, unpackNumbers, unpackRows } from '../../src/model/packed-numbers.ts';
import { packSites, unpackSites } from '../../src/model/packed-sites.ts';
import type { Span } from '../../src/model/position.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';

const files = {
  'a.ts': [
    'import { B } from "./b.ts";',
    'import fs from "node:fs";',
    '/** Starts. */',
    'export function start(b: B): void { b.run(); b.run(); fs.readFile("x"); missing(); }',
    'function again() { start(new B()); }',
    'enum Kind { "odd name", "a.b", plain }',
  ].join('\n'),
  'b.ts': [
    'export class B {',
    ...Array.from({ length: 250 }, (_, at) => `  m${at}() { return this.m${(at + 1) % 250}(); }`),
    '  private run() {}',
    '}',
  ].join('\n'),
  'A.ts':
    'export class B {}\nexport const b = 1;\nnamespace b { export const c = 2; }\nfunction f() {}\nfunction f(a?: any) {}\n',
  'notes.txt': 'no code\n',
};

test('a published shard has the same content as the one that was indexed', async () => {
  const { artifacts } = await indexMemory(memorySource(files));
  const shards = [...artifacts, ...tinyArtifacts()].filter(({ path }) => isFileShard(path));
  expect(shards.length).toBeGreaterThan(8);
  for (const { path, value } of shards) {
    const json = artifactToJson(path, value);
    expect(PackedFile.safeParse(JSON.parse(json)).error).toBeUndefined();
    const back = artifactFromJson(path, JSON.parse(json));
    expect(artifactSchemaAt(path)?.safeParse(back).error).toBeUndefined();
    expect(back).toEqual(value as FileShard);
  }
});

test('numbers and rows of numbers come back, and other text is refused', () => {
  const numbers = fc.array(fc.maxSafeInteger().map((number) => Math.trunc(number / 4) + 0));
  fc.assert(
    fc.property(fc.array(numbers), (all) => {
      const rows = all.filter((row) => row.length > 0);
      expect(unpackRows(packRows(rows))).toEqual(rows);
      for (const row of all) expect(unpackNumbers(packNumbers(row))).toEqual(row);
    }),
  );
  expect(packNumbers([0, 1, -1, 16, 123456789])).toBe('ACDgBqxmvrH');
  for (const text of ['A!', 'é', 'A A']) expect(() => unpackNumbers(text)).toThrow(TypeError);
});

test('spans come back', () => {
  const number = fc.integer({ min: 1, max: 100_000 });
  const span = fc
    .tuple(number, number, fc.nat(50), number)
    .map(([line, column, lines, end]): Span => [
      line,
      column,
      line + lines,
      lines === 0 ? column + end : end,
    ]);
  fc.assert(
    fc.property(fc.array(span), (spans) => {
      expect(unpackSites(packSites(spans))).toEqual(spans);
    }),
  );
});

test('documentation and signatures that stand in the source are not repeated', async () => {
  const source = [
    '/**',
    ' * Adds two numbers.',
    ' *',
    ' * @param a the first',
    '   * @returns their sum */',
    'export function add(a: number, b: number): number {',
    '  return a + b;',
    '}',
    '/** One line. */',
    'const one = 1;',
  ].join('\n');
  const python = 'def f(a):\n    """Says.\n\n    More.\n    """\n    return a\n';
  const { artifacts } = await indexMemory(memorySource({ 'a.ts': source, 'b.py': python }));
  for (const { path, value } of artifacts.filter((each) => isFileShard(each.path))) {
    const packed = PackedFile.parse(JSON.parse(artifactToJson(path, value)));
    for (const node of packed.nodes.slice(1)) expect(node).not.toHaveProperty('signature');
    const docs = packed.nodes.slice(1).map(({ doc, docAt }) => [doc, docAt !== undefined]);
    // A line that is indented otherwise than the others is kept as text.
    if (path.includes('a.ts'))
      expect(docs).toEqual([
        ['Adds two numbers.\n\n@param a the first\n@returns their sum', false],
        [undefined, true],
      ]);
    else expect(docs).toEqual([[undefined, true]]);
    expect(artifactFromJson(path, JSON.parse(artifactToJson(path, value)))).toEqual(value);
  }
});
