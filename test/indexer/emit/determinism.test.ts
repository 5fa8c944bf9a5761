import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { bundledGrammarFolder } from '../../../src/grammar/load-grammars.ts';
import type { IndexOptions } from '../../../src/indexer/index.ts';
import type { Source } from '../../../src/indexer/source/source.ts';
import { Accuracy } from '../../../src/model/accuracy.ts';
import { Packages } from '../../../src/model/packages.ts';
import { AtlasIndex } from '../../../src/model/atlas-index.ts';
import { DirectoryShard } from '../../../src/model/directory-shard.ts';
import { isWithin } from '../../../src/model/path.ts';
import { endAt, FileShard } from '../../../src/model/file-shard.ts';
import {
  Complexity,
  Cycles,
  DynamicCalls,
  Findings,
  IncompleteFiles,
  NamesInSkipped,
  CoverageGaps,
} from '../../../src/model/quality.ts';
import { SymbolShard } from '../../../src/model/symbol-shard.ts';
import { indexMemory, type IndexedMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';
import { bundledGrammars } from '../../support/sample-files.ts';

/** Languages by name have the same rules: more of them would only take longer. */
const MAX_BY_NAME = 4;

/** All samples of the languages in one repository. */
function sampleFiles(): [string, Uint8Array][] {
  const folder = bundledGrammarFolder();
  const byName = bundledGrammars.filter(({ isByName }) => isByName);
  const leftOut = byName.slice(MAX_BY_NAME).map(({ name }) => join(folder, name, 'samples'));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes('samples'))
    .filter(({ parentPath }) => !leftOut.some((path) => isWithin(path, parentPath)))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)];
    });
}

/** The same files, listed in another order. */
function reversed(source: Source): Source {
  return { ...source, list: async () => (await source.list()).reverse() };
}

/** Enough text to start the pool. */
const ballast: [string, string][] = Array.from({ length: 4 }, (_, at) => [
  `ballast/b${at}.py`,
  `def f${at}():\n    return f${at}()\n\n# ${'words '.repeat(20)}\n`.repeat(700),
]);

const samples = Object.fromEntries(sampleFiles());
const files = { ...samples, ...Object.fromEntries(ballast) };

async function bytesOf(source: Source, options: Partial<IndexOptions> = {}): Promise<string[]> {
  return textsOf(await indexMemory(source, options));
}

function textsOf({ artifacts }: IndexedMemory): string[] {
  return artifacts.map(({ path, value }) => `${path} ${JSON.stringify(value)}`);
}

const containers = new Set(bundledGrammars.flatMap(({ name, container }) => (container ? [name] : [])));
const embeds = ({ language }: FileShard): boolean => containers.has(language ?? '');

describe('artifacts', () => {
  let indexed: IndexedMemory;
  beforeAll(async () => {
    indexed = await indexMemory(memorySource(samples));
  });

  // Starts several processes, twice.
  it('have the same bytes in any order and with any number of processes', { timeout: 120_000 }, async () => {
    const once = await bytesOf(memorySource(files), { workers: 1 });
    expect(await bytesOf(reversed(memorySource(files)), { workers: 2 })).toEqual(once);
  });

  it('have the same bytes with a cache', async () => {
    const cacheFolder = mkdtempSync(join(tmpdir(), 'treeatlas-cache-'));
    onTestFinished(() => rmSync(cacheFolder, { recursive: true, force: true }));
    const without = textsOf(indexed);
    expect(await bytesOf(memorySource(samples), { cacheFolder })).toEqual(without);
    expect(await bytesOf(memorySource(samples), { cacheFolder })).toEqual(without);
    cpSync(cacheFolder, `${cacheFolder}-copy`, { recursive: true });
    onTestFinished(() => rmSync(`${cacheFolder}-copy`, { recursive: true, force: true }));
    expect(await bytesOf(memorySource(samples), { cacheFolder: `${cacheFolder}-copy` })).toEqual(without);
  });

  it('match their schemas exactly', () => {
    const { artifacts } = indexed;
    const schemas = [
      [/^api\/v1\/file\//, FileShard],
      [/^api\/v1\/tree\//, DirectoryShard],
      [/^api\/v1\/symbols\//, SymbolShard],
      [/^api\/v1\/quality\/cycles/, Cycles],
      [/^api\/v1\/quality\/complexity/, Complexity],
      [/^api\/v1\/quality\/findings/, Findings],
      [/^api\/v1\/quality\/accuracy/, Accuracy],
      [/^api\/v1\/quality\/coverage-gaps/, CoverageGaps],
      [/^api\/v1\/quality\/incomplete-files/, IncompleteFiles],
      [/^api\/v1\/quality\/names-in-skipped/, NamesInSkipped],
      [/^api\/v1\/quality\/dynamic-calls/, DynamicCalls],
      [/^api\/v1\/packages\.json$/, Packages],
      [/^api\/v1\/index\.json$/, AtlasIndex],
    ] as const;
    for (const { path, value } of artifacts) {
      const schema = schemas.find(([pattern]) => pattern.test(path))?.[1];
      expect(schema, `a schema for ${path}`).toBeDefined();
      // Parsing drops properties that the schema does not have, so they would differ.
      expect(schema?.parse(value), path).toEqual(JSON.parse(JSON.stringify(value)));
    }
    const paths = artifacts.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('refer only to existing artifacts', () => {
    const { shards } = indexed;
    const ids = new Set([...shards.values()].flatMap(({ nodes }) => nodes.map(({ id }) => id)));
    const symbols = [...shards.values()].reduce((sum, { nodes }) => sum + nodes.length, 0);
    expect(ids.size).toBe(symbols);
    for (const shard of shards.values()) {
      const lines = shard.source.split('\n');
      for (const end of shard.ends) if (end.kind !== 'package') expect(ids).toContain(end.id);
      for (const edge of [...shard.edges, ...shard.candidates]) {
        for (const index of [edge.from, edge.to].flat()) expect(() => endAt(shard, index)).not.toThrow();
        expect(edge.sites.length).toBeGreaterThan(0);
        if (edge.from >= shard.nodes.length) continue;
        for (const [line, column, , endColumn] of edge.sites) {
          // A construct that calls or reads something without a name has an empty place where it begins, and so has a template
          // that takes something from the options of its component.
          const text = lines[line - 1]?.slice(column - 1, endColumn - 1);
          const isRead = [edge.to].flat().every((to) => endAt(shard, to).kind === 'property');
          const mayBeEmpty = edge.type === 'CALLS' || isRead || embeds(shard);
          const isNamed = text !== undefined && (text !== '' || mayBeEmpty);
          expect(isNamed, `${shard.path}:${line}:${column} ${edge.type}`).toBe(true);
        }
      }
      shard.nodes.forEach(({ parent, span }, index) => {
        if (index > 0) expect(parent ?? -1).toBeLessThan(index);
        expect(span[2] - span[0] || span[3] - span[1]).toBeGreaterThanOrEqual(0);
      });
    }
  });
});
