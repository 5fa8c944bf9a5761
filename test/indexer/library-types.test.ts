import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endAt, type FileShard } from '../../src/model/file-shard.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

const folder = join(import.meta.dirname, '..', 'fixtures', 'library');

/** The lines on which the method is called, and those on which the call resolves to the intended type. */
async function callsIn(file: string): Promise<{ written: string[]; found: string[] }> {
  const text = readFileSync(join(folder, file), 'utf8');
  const { shards } = await indexMemory(memorySource({ [file]: text }));
  const shard = shards.get(file);
  const lines = text.split('\n').map((line) => line.trim());
  const led = shard ? linesLed(shard) : new Set<number>();
  return {
    written: lines.filter((line) => line.includes('.touch()')),
    found: lines.filter((_, index) => led.has(index + 1)),
  };
}

function linesLed(shard: FileShard): Set<number> {
  const calls = shard.edges.filter(({ type }) => type === 'CALLS');
  const linesTo = (symbol: string): number[] =>
    calls.flatMap(({ to, sites }) => (endAt(shard, to).symbol === symbol ? sites.map(([line]) => line) : []));
  const others = new Set(linesTo('Other.touch'));
  return new Set(linesTo('Item.touch').filter((line) => !others.has(line)));
}

describe("the types of a language's library", () => {
  it.each(['uses.ts', 'uses.py'])('determine the called methods in %s', async (file) => {
    const { written, found } = await callsIn(file);
    expect(written.length).toBeGreaterThan(50);
    expect(found).toEqual(written);
  });
});
