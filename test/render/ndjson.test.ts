import { describe, expect, it } from 'vitest';
import type { FileShard } from '../../src/model/file-shard.ts';
import { ndjsonRecords, type NdjsonEdge, type NdjsonNode } from '../../src/render/ndjson.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';

const shards = tinyArtifacts()
  .filter(({ path }) => path.startsWith('api/v1/file/'))
  .map(({ value }) => value as FileShard);
const packages = new Set<string>();
const records = shards.flatMap((shard) => [...ndjsonRecords(shard, packages)]);
const nodes = records.filter((record): record is NdjsonNode => record.t === 'node');
const edges = records.filter((record): record is NdjsonEdge => record.t === 'edge');

describe('the NDJSON export', () => {
  it('has each node once, packages without ranges', () => {
    const ids = nodes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(shards.flatMap((shard) => shard.nodes.map(({ id }) => id))));
    const places = nodes.map(({ kind, range }) => [kind === 'package', range === null]);
    expect(places.every(([isPackage, isNowhere]) => isPackage === isNowhere)).toBe(true);
    expect(places).toContainEqual([true, true]);
  });

  it('has each edge once, between nodes of the export', () => {
    const keys = edges.map(({ from, to, type, how }) => `${from} ${type} ${to} ${how}`);
    expect(new Set(keys).size).toBe(keys.length);
    const ids = new Set(nodes.map(({ id }) => id));
    expect(edges.filter(({ from, to }) => !ids.has(from) || !ids.has(to))).toEqual([]);
  });

  it('adds the DEFINES and EXPORTS edges that shards do not store', () => {
    const symbols = shards.flatMap((shard) => shard.nodes.filter(({ parent }) => parent !== null));
    expect(edges.filter(({ type }) => type === 'DEFINES')).toHaveLength(symbols.length);
    expect(edges.some(({ type, from }) => type === 'EXPORTS' && from.startsWith('file:'))).toBe(true);
  });

  it('marks possible references as not certain', () => {
    const uncertain = edges.filter(({ certain }) => !certain);
    expect(uncertain.length).toBeGreaterThan(0);
    for (const { how, certain } of edges) expect(certain).toBe(how !== 'name' && how !== 'ambiguous');
  });

  it('counts lines and columns from one', () => {
    const [first] = edges.find(({ type }) => type === 'CALLS')!.sites;
    expect(first).toEqual({
      path: expect.any(String) as string,
      range: {
        start: { line: expect.any(Number) as number, column: expect.any(Number) as number },
        end: { line: expect.any(Number) as number, column: expect.any(Number) as number },
      },
    });
    expect(first!.range.start.column).toBeGreaterThan(0);
  });
});
