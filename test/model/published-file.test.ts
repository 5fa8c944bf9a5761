import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { loadGrammars } from '../../src/grammar/load-grammars.ts';
import { artifactFromJson, artifactToJson } from '../../src/model/artifact-json.ts';
import { isFileShard, viewPathOf, type Artifact } from '../../src/model/artifact.ts';
import { viewIn, type FileShard } from '../../src/model/file-shard.ts';
import { PublishedView } from '../../src/model/file-view.ts';
import { publishFile } from '../../src/model/publish-file.ts';
import { PublishedFile } from '../../src/model/published-file.ts';
import { readPublishedFile } from '../../src/model/read-published-file.ts';
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
    '  run() {}',
    '}',
  ].join('\n'),
  'A.ts':
    'export class B {}\nexport const b = 1;\nnamespace b { export const c = 2; }\nfunction f() {}\nfunction f(a?: any) {}\n',
  'c.py':
    'from d import D\n\ndef use(x):\n    x.run()\n    D().run()\n\n\nclass E(D):\n    def run(self): pass\n',
  'd.py': 'class D:\n    def run(self):\n        undefined_name()\n',
  'names.js':
    'export const all = { b() {}, 1() {}, 0() { all.b(); }, __proto__() {}, constructor() {} };\nfunction __proto__() {}\n__proto__();\n',
  'notes.txt': 'no code\n',
};

/** Publishes a shard as JSON and reads it again, and checks each form against its schema. */
function expectSame({ path, value }: Artifact): void {
  const shard = value as FileShard;
  const json = artifactToJson(path, shard);
  const parsed = JSON.parse(json) as unknown;
  expect(PublishedFile.safeParse(parsed).error).toBeUndefined();
  const view = JSON.parse(artifactToJson(viewPathOf(path), viewIn(shard))) as unknown;
  expect(PublishedView.safeParse(view).error).toBeUndefined();
  const back = {
    ...(artifactFromJson(path, parsed) as FileShard),
    view: artifactFromJson(viewPathOf(path), view),
  };
  expect(back).toEqual(shard);
  expect(artifactToJson(path, back)).toBe(json);
}

function shardsOf(artifacts: readonly Artifact[]): Artifact[] {
  return artifacts.filter(({ path }) => isFileShard(path));
}

test('a published shard has the same content as the one that was indexed', async () => {
  const { artifacts } = await indexMemory(memorySource(files));
  const shards = shardsOf([...artifacts, ...tinyArtifacts()]);
  expect(shards.length).toBeGreaterThan(11);
  for (const shard of shards) expectSame(shard);
});

const languages = loadGrammars().map(({ name }) => name);

test.each(languages)('the samples of %s come back', async (name) => {
  const samples: Record<string, string> = {};
  const folder = join('grammars', name, 'samples');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !/\.(?:outline|edges|txt|json)$/.test(entry.name)) {
      const path = join(entry.parentPath, entry.name);
      samples[path] = readFileSync(path, 'utf8');
    }
  const { artifacts } = await indexMemory(memorySource(samples));
  for (const shard of shardsOf(artifacts)) expectSame(shard);
});

test('any names of symbols come back in their order', async () => {
  const { shards } = await indexMemory(memorySource({ 'a.ts': 'function f() {}\n' }));
  const shard = shards.get('a.ts')!;
  const [module, symbol] = shard.nodes;
  const name = fc.oneof(
    fc.constantFrom('__proto__', 'constructor', '0', '10', '01', 'a', 'a~~2', ''),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(name, fc.constantFrom('function', 'class')), { selector: String }),
      (all) => {
        const nodes = all.map(([text, kind]) => ({
          ...symbol!,
          ...{ id: `${kind}:a.ts:${text}`, kind: kind as 'class', name: text, symbol: text },
        }));
        const { view: _view, ...given } = { ...shard, nodes: [module!, ...nodes] };
        const published = JSON.parse(JSON.stringify(publishFile(given))) as PublishedFile;
        expect(readPublishedFile(published)).toEqual(given);
      },
    ),
  );
});

test('callers are found by the name of a function alone, with the lines of their calls', async () => {
  const { shards } = await indexMemory(memorySource(files));
  const { symbols } = publishFile(shards.get('a.ts')!);
  expect(symbols['start']?.in).toEqual([
    {
      type: 'CALLS',
      from: 'function:a.ts:again',
      how: 'scope',
      certain: true,
      places: [
        {
          path: 'a.ts',
          line: 5,
          column: 20,
          endLine: 5,
          endColumn: 25,
          text: 'function again() { start(new B()); }',
        },
      ],
    },
  ]);
  expect(symbols['again']?.in).toEqual([]);
  const text = 'export function start(b: B): void { b.run(); b.run(); fs.readFile("x"); missing(); }';
  expect(publishFile(shards.get('b.ts')!).symbols['B.run']?.in).toMatchObject([
    {
      type: 'CALLS',
      from: 'function:a.ts:start',
      places: [
        { path: 'a.ts', line: 4, column: 39, text },
        { path: 'a.ts', line: 4, column: 48, text },
      ],
    },
  ]);
});

test('a damaged shard is refused', async () => {
  const { shards } = await indexMemory(memorySource(files));
  const published = publishFile(shards.get('a.ts')!);
  expect(() => readPublishedFile({ ...published, elsewhere: {} })).toThrow(TypeError);
  const [key, symbol] = Object.entries(published.symbols)[0]!;
  const orphan = { ...published.symbols, [key]: { ...symbol, parent: 'none' } };
  expect(() => readPublishedFile({ ...published, symbols: orphan })).toThrow(TypeError);
  expect(() => readPublishedFile({ ...published, order: ['none'] })).toThrow(TypeError);
});

/** Returns the paths of the fields of a JSON Schema that have no description. */
function undescribed(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    const fields = key === 'properties' ? Object.entries(value as Record<string, object>) : [];
    const missing = fields
      .filter(([, field]) => !('description' in field))
      .map(([name]) => `${path}/${name}`);
    return [...missing, ...undescribed(value, `${path}/${key}`)];
  });
}

test('every field of a published file is described', () => {
  expect(undescribed(z.toJSONSchema(PublishedFile))).toEqual([]);
  expect(undescribed(z.toJSONSchema(PublishedView))).toEqual([]);
});
