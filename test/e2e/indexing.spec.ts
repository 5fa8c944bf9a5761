import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { createFirstReading } from '../../src/host/first-reading.ts';
import { openEarlyAtlas } from '../../src/indexer/early-atlas.ts';
import { pagePath } from '../../src/model/page-path.ts';
import type { AtlasState } from '../../src/operations/atlas-host.ts';
import { serve } from '../../src/server/serve.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';
import { test } from './support/served-sites.ts';

const files = {
  'src/cart.ts': "import { sum } from './sum';\nexport function total() {\n  return sum();\n}\n",
  'src/sum.ts': 'export function sum() {\n  return 1;\n}\n',
};

test('the source of a file is there before the index, and references appear by themselves', async ({
  page,
}) => {
  const openEarly = () =>
    openEarlyAtlas({ source: memorySource(files), version: '0', cacheFolder: undefined });
  const first = createFirstReading({ openEarly }, false);
  let finish: (state: AtlasState) => void = () => undefined;
  const atlas = new Promise<AtlasState>((resolve) => (finish = resolve));
  const server = await serve({ getAtlas: () => atlas, first, port: 0 });
  try {
    await page.goto(`${server.url}${pagePath.file('src/sum.ts')}`);
    const bar = page.getByRole('progressbar', { name: 'Indexing' });
    await expect(bar).toBeVisible();
    await expect(page.getByText('export function sum')).toBeVisible();
    await expect(page.getByRole('link', { name: 'sum', exact: true }).first()).toBeVisible();
    await expect(page.getByText('Imported by')).toHaveCount(0);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    first.report({ stage: 'resolve', done: 1, total: 2 });
    await expect(page.getByText('Linking names 1 of 2')).toBeVisible();

    const { artifacts } = await indexMemory(memorySource(files));
    first.end();
    finish({ store: new MemoryStore(artifacts) });
    await expect(page.getByText('Imported by')).toBeVisible();
    await expect(bar).toHaveCount(0);
  } finally {
    await server.close();
  }
});
