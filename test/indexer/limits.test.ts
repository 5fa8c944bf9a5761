import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { compileGrammar, type CompiledGrammar } from '../../src/grammar/compile.ts';
import { loadGrammars } from '../../src/grammar/load-grammars.ts';
import { parseLimits, parseTree } from '../../src/indexer/parse/parse-tree.ts';
import { limits } from '../../src/indexer/resolve/types/limits.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { allBombs } from '../support/bombs.ts';
import { indexMemory, type IndexedMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

const usual = { parse: { ...parseLimits }, inference: { ...limits.steps } };
afterEach(() => {
  Object.assign(parseLimits, usual.parse);
  Object.assign(limits.steps, usual.inference);
});

const symbols = (shard: FileShard | undefined): string[] => shard?.nodes.map(({ symbol }) => symbol) ?? [];
const codes = (shard: FileShard | undefined): string[] => shard?.findings.map(({ code }) => code) ?? [];
const callsOf = (shard: FileShard | undefined): number =>
  shard?.edges.filter(({ type }) => type === 'CALLS').length ?? 0;

/** A definition and a reference to it, which must be indexed whatever happens to other files. */
const keptFiles = {
  'kept.ts': 'export function kept() { kept(); }\n',
  'kept.py': 'def kept():\n  kept()\n',
};

describe('files built to make a step hang', () => {
  const files: Record<string, string> = { ...keptFiles };
  for (const { name, make } of allBombs) files[name] = make(10_000);
  const indexed = (workers: number): Promise<IndexedMemory> => indexMemory(memorySource(files), { workers });
  let byOne: IndexedMemory;
  beforeAll(async () => {
    byOne = await indexed(1);
  });

  it('are parsed, or given up with a finding; other files are complete', () => {
    const { shards } = byOne;
    for (const { name } of allBombs) {
      const shard = shards.get(name);
      expect(shard, name).toBeDefined();
      if (shard?.status === 'failed')
        expect(codes(shard), name).toContainEqual(expect.stringMatching(/^parse-/));
    }
    for (const path of Object.keys(keptFiles)) expect(callsOf(shards.get(path)), path).toBe(1);
  });

  it('give the same result with one process and with two', async () => {
    expect((await indexed(2)).artifacts).toEqual(byOne.artifacts);
  });
});

/** More than 100,000 nodes. */
const data = 'a = 1;\n'.repeat(25_000);

describe('the limits of parsing', () => {
  const text = `export function f(a: number) { return a + 1; }\n`.repeat(500);
  const compiled = async (): Promise<CompiledGrammar> => {
    const grammar = loadGrammars().find(({ manifest }) => manifest.files.extensions.includes('ts'));
    if (!grammar) throw new Error('There is no grammar for .ts files.');
    return compileGrammar(grammar);
  };

  it('count steps: the same for the same text, proportional to its length', async () => {
    const { parser } = await compiled();
    const stepsOf = (times: number) => parseTree(parser, text.repeat(times)).steps;
    expect(stepsOf(4)).toEqual(stepsOf(4));
    expect(stepsOf(8).operations).toBeLessThan(2.2 * stepsOf(4).operations);
    expect(stepsOf(8).reads).toBeLessThan(2.2 * stepsOf(4).reads);
  });

  it('stop a parse that takes more, and leave the parser usable', async () => {
    const { parser } = await compiled();
    const tight = { ...parseLimits, operationsPerCharacter: 0, readsPerCharacter: 0, free: 1000 };
    expect(parseTree(parser, text, tight).tree).toBeNull();
    expect(parseTree(parser, text).tree?.rootNode.hasError).toBe(false);
  });

  it('drop the symbols of a file and keep its text, with a finding', async () => {
    Object.assign(parseLimits, { nodes: 100_000 });
    const { shards } = await indexMemory(memorySource({ 'big.ts': data, ...keptFiles }));
    const shard = shards.get('big.ts');
    expect(shard).toMatchObject({ status: 'failed', source: data });
    expect(symbols(shard)).toEqual(['']);
    expect(codes(shard)).toEqual(['parse-limit']);
    expect(callsOf(shards.get('kept.ts'))).toBe(1);
  });
});

describe('a file that was given up', () => {
  it('is cached, and not parsed again until it changes', async () => {
    const cacheFolder = mkdtempSync(join(tmpdir(), 'treeatlas-limits-'));
    const status = async (path: string, content: string): Promise<string | undefined> =>
      (await indexMemory(memorySource({ [path]: content }), { cacheFolder })).shards.get(path)?.status;
    try {
      Object.assign(parseLimits, { nodes: 100_000 });
      expect(await status('big.ts', data)).toBe('failed');
      // Only the cached result has the failure now.
      Object.assign(parseLimits, usual.parse);
      expect(await status('big.ts', data)).toBe('failed');
      expect(await status('changed.ts', `${data}\n`)).toBe('parsed');
    } finally {
      rmSync(cacheFolder, { recursive: true, force: true });
    }
  });
});

describe('the budget of inference', () => {
  const values = 'class A { m() { return this; } }\nconst a = new A();\na.m().m().m();\n';
  const functions = 'export function f() { g(); }\nfunction g() {}\n';

  it.each([
    { of: 'an expression', steps: { perQuestion: 1 }, where: 'at the top of the file' },
    { of: 'a file', steps: { perFile: 3, perExpression: 0 }, where: 'in this file' },
  ])(
    'of $of stops inference with a finding, and keeps links by scope and imports',
    async ({ steps, where }) => {
      Object.assign(limits.steps, steps);
      const { shards } = await indexMemory(memorySource({ 'a.ts': functions + values, ...keptFiles }));
      const shard = shards.get('a.ts');
      expect(codes(shard)).toEqual(['inference-limit']);
      expect(shard?.findings[0]?.message).toContain(where);
      const called = shard?.edges
        .filter(({ type }) => type === 'CALLS')
        .map(({ to }) => shard.nodes[to]?.symbol);
      expect(called).toContain('g');
      expect(codes(shards.get('kept.ts'))).toEqual([]);
    },
  );
});

describe('a long qualified name', () => {
  it('is not repeated for every member: the definition becomes local, with a finding', async () => {
    const members = Array.from({ length: 200 }, (_, at) => `  m${at}() { this.m${at}(); }\n`).join('');
    const bytesWith = async (length: number): Promise<number> => {
      const text = `export class ${'x'.repeat(length)} {\n${members}}\nexport function f() {}\n`;
      const { shards, artifacts } = await indexMemory(memorySource({ 'a.ts': text }));
      expect(symbols(shards.get('a.ts'))).toContain('f');
      expect(codes(shards.get('a.ts'))).toEqual(length > 250 ? ['name-too-long'] : []);
      return artifacts.reduce((sum, { value }) => sum + JSON.stringify(value).length, 0);
    };
    const short = await bytesWith(10);
    expect(await bytesWith(20_000)).toBeLessThan(short + 10 * 20_000);
  });
});
