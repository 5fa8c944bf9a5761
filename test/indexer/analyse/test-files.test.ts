import { expect, it } from 'vitest';
import { isTestFile } from '../../../src/model/root.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

it.each([
  ['tests/benchmarks/test_urls.py', true],
  ['tests/commands/test_run.py', true],
  ['tests/settings.py', true],
  ['test_settings.py', true],
  ['tests/pages/cart.test.ts', true],
  ['e2e/pages/cart.ts', true],
  ['shop/urls.py', false],
  ['shop/commands/run.py', false],
  ['pages/cart.ts', false],
  ['vendor/tests/test_urls.py', false],
])('%s, which frameworks may look for, is a test file: %s', async (path, expected) => {
  const { shards } = await indexMemory(memorySource({ [path]: '' }));
  expect(isTestFile(shards.get(path)?.roots)).toBe(expected);
});
