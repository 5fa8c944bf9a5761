import { expect, test } from 'vitest';
import { examplePaths } from '../../../src/site/questions/example-paths.ts';
import { findPaths } from '../../../src/site/questions/find-paths.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';
import { tinyAtlas } from '../../support/tiny-atlas.ts';

test('examples are paths of calls that exist', async () => {
  const store = tinyAtlas();
  const examples = await examplePaths(store);
  expect(examples.length).toBeGreaterThan(0);
  for (const { from, to } of examples) {
    const { direction, over, paths } = await findPaths(store, from, to);
    expect({ direction, over }).toEqual({ direction: 'forward', over: 'calls' });
    expect(paths.length).toBeGreaterThan(0);
  }
});

test('a repository without calls has no examples', async () => {
  expect(await examplePaths(await sourceAtlas({ 'a.ts': 'export const a = 1;\n' }))).toEqual([]);
});
