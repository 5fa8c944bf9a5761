import { expect, test } from 'vitest';
import { overloads } from '../../src/render/overloads.ts';
import { sourceAtlas } from '../support/source-atlas.ts';
import { readFile } from '../../src/query/read.ts';

async function overloadsIn(source: string, symbol: string): Promise<string[]> {
  const shard = await readFile(await sourceAtlas({ 'a.ts': source }), 'a.ts');
  const node = shard?.nodes.find((each) => each.symbol === symbol);
  return shard && node ? overloads(shard.source, node) : [];
}

test('each overload is a line, also if it is written over several', async () => {
  const source = `/** Watches. */
export function watch<T>(
  source: T,
): number;
// Several at once.
export function watch(sources: unknown[], call: () => void): void;
export function watch(source: unknown): unknown {
  return source;
}
export class Box {
  /** One. */
  get(at: number): string;
  get(name: string): string;
  get(key: unknown): string {
    return String(key);
  }
}
`;
  expect(await overloadsIn(source, 'watch')).toEqual([
    'function watch<T>(source: T): number;',
    'export function watch(sources: unknown[], call: () => void): void;',
    'export function watch(source: unknown): unknown',
  ]);
  expect(await overloadsIn(source, 'Box.get')).toEqual([
    'get(at: number): string;',
    'get(name: string): string;',
    'get(key: unknown): string',
  ]);
});

test('a signature over several lines is one', async () => {
  const source = 'export function run(\n  run: () => void,\n  after = 1,\n): void {\n  run();\n}\n';
  expect(await overloadsIn(source, 'run')).toEqual(['function run(run: () => void, after = 1): void']);
});
