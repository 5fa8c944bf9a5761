import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/base/list-files.ts';
import { defaultModules } from '../../src/publish/worker-context.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';
import { fakeModules, publishTo, temporaryFolder } from './support/folders.ts';

const LEVELS = 30;

test('the source of deeply nested symbols is not repeated for each enclosing symbol', async () => {
  const open = Array.from({ length: LEVELS }, (_, at) => `namespace N${at} {\n`).join('');
  const body = '  // A long body that all namespaces have.\n'.repeat(3000);
  const source = `${open}${body}${'}'.repeat(LEVELS)}\n`;
  const { artifacts } = await indexMemory(memorySource({ 'a.ts': source }));
  const folder = temporaryFolder();
  const modules = { ...fakeModules, operations: defaultModules.operations };
  await publishTo(folder, { artifacts, modules });
  const bytes = (prefix: string) =>
    listFiles(join(folder, 'site'))
      .filter((path) => path.startsWith(prefix) && /\.(json|md)$/.test(path))
      .reduce((sum, path) => sum + readFileSync(join(folder, 'site', path)).length, 0);
  expect(bytes('api/v1/node/')).toBeLessThan(10 * source.length);
  expect(bytes('node/')).toBeLessThan(10 * source.length);

  const symbol = Array.from({ length: 20 }, (_, at) => `N${at}`).join('.');
  const file = join(folder, 'site/api/v1/node/a.ts', `${symbol}.json`);
  const { get_node: answer } = JSON.parse(readFileSync(file, 'utf8')) as {
    get_node: { content: string; startLine: number; meta: { next: { fromLine: number } } };
  };
  expect(answer.content).toMatch(/^namespace N19 \{\n/);
  expect(answer.content.endsWith('\n')).toBe(true);
  expect(answer.meta.next.fromLine).toBe(answer.startLine + answer.content.split('\n').length - 1);
});
