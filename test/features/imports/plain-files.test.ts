import { expect, test } from 'vitest';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import { scratchFolder } from '../../indexer/source/scratch.ts';
import { ask } from '../../support/ask.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

interface Modules {
  modules: { imports: { source: string; toId: string | null }[] }[];
}

const files = {
  'tsconfig.json': '{"compilerOptions":{"baseUrl":".","paths":{"@/*":["src/*"]}}}',
  'src/data/sample.json': '{"a":1}',
  'src/page.css': '.a {}',
  'src/logo.svg': '<svg/>',
  'src/notes.txt': 'text',
  'src/main.ts': [
    "import sample from './data/sample.json' with { type: 'json' };",
    "import './page.css';",
    "import logo from './logo.svg?url';",
    "import notes from '@/notes.txt?raw';",
    "const place = new URL('./data/sample.json', import.meta.url);",
    "const again = require('./data/sample.json');",
    "import gone from './data/gone.json';",
    'export const all = [sample, logo, notes, place, again, gone];',
  ].join('\n'),
  'test/main.test.ts': "import { all } from '../src/main';\ntest('all', () => all);\n",
};
const store = await sourceAtlas(files);

test('files without a grammar are found where they are imported', async () => {
  const { modules } = await ask<Modules>('module_imports', { path: 'src/main.ts' }, store);
  expect(modules[0]?.imports.map(({ source, toId }) => `${source} ${toId ?? 'not found'}`)).toEqual([
    './data/sample.json file:src/data/sample.json',
    './page.css file:src/page.css',
    './logo.svg?url file:src/logo.svg',
    '@/notes.txt?raw file:src/notes.txt',
    './data/sample.json file:src/data/sample.json',
    './data/sample.json file:src/data/sample.json',
    './data/gone.json not found',
  ]);
});

test('they know who imports them, and which tests a change may break', async () => {
  expect(await ask('imports', { path: 'src/data/sample.json' }, store)).toMatchObject({
    importedBy: ['src/main.ts'],
    sites: [{ path: 'src/main.ts', lines: [1, 5, 6] }],
  });
  expect(await ask('affected_tests', { changed: ['src/notes.txt'] }, store)).toMatchObject({
    tests: [{ path: 'test/main.test.ts', relation: 'imports', distance: 2 }],
  });
  expect(await ask('impact', { path: 'src/page.css' }, store)).toMatchObject({
    totalUsages: 1,
    risk: 'unknown',
    note: expect.stringContaining('apart from imports') as string,
  });
});

test('an import that comes or goes changes the page of an unchanged file', async () => {
  const cacheFolder = scratchFolder();
  const importers = async (main: string): Promise<unknown> => {
    const source = memorySource({ ...files, 'src/main.ts': main });
    const list: typeof source.list = async () =>
      (await source.list()).map((entry) => ({ ...entry, stamp: entry.path === 'src/main.ts' ? main : '0' }));
    const { artifacts } = await indexMemory({ ...source, list }, { cacheFolder });
    return ask('imports', { path: 'src/notes.txt' }, new MemoryStore(artifacts));
  };
  expect(await importers('export {};\n')).toMatchObject({ total: 0 });
  expect(await importers("import './notes.txt';\n")).toMatchObject({ total: 1, sites: [{ lines: [1] }] });
  expect(await importers("\nimport './notes.txt';\n")).toMatchObject({ total: 1, sites: [{ lines: [2] }] });
  expect(await importers('export {};\n')).toMatchObject({ total: 0 });
});
