import type { Page } from '@playwright/test';

/** The repository of the benchmarks that is shown. */
export const REPOSITORY = 'rxjs';

export interface Shot {
  /** The file in `content/images`, without its extension. */
  name: string;
  path: string;
  width?: number;
  height?: number;
  scheme?: 'light' | 'dark';
  /** What a reader does before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
}

const source = 'file/src/internal/Subject.ts.html';

/** A picture of each kind of page. */
export const shots: readonly Shot[] = [
  { name: 'overview', path: 'index.html' },
  {
    name: 'source',
    path: source,
    prepare: async (page) => {
      const name = page.locator('.code a', { hasText: 'arrRemove' }).last();
      await name.scrollIntoViewIfNeeded();
      await name.click();
      await page.locator('.panel .panel-list mark').first().waitFor();
    },
  },
  {
    name: 'reference',
    path: 'file/src/internal/util/arrRemove.ts~/arrRemove.html',
    prepare: drawnByMermaid,
  },
  {
    name: 'code-search',
    path: 'search.html',
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Code' }).click();
      await page.getByRole('searchbox', { name: 'Text to search for' }).fill('unsubscribe()');
      await page.locator('#search-panel a.hit').first().waitFor();
    },
  },
  {
    name: 'palette',
    path: source,
    prepare: async (page) => {
      await page.keyboard.press('/');
      await page.locator('dialog input').fill('subscr');
      await page.getByRole('option').filter({ hasText: 'subscr' }).first().waitFor();
    },
  },
  { name: 'map', path: 'explore.html', prepare: drawn },
  {
    name: 'symbols',
    path: `explore.html?view=symbols&symbol=${encodeURIComponent('src/internal/util/arrRemove.ts::arrRemove')}`,
    prepare: drawn,
  },
  {
    name: 'directory',
    path: 'tree/src/internal/scheduler/index.html',
    scheme: 'dark',
    prepare: drawnByMermaid,
  },
  { name: 'hot-spots', path: 'quality/hot-spots.html' },
  { name: 'dead-code', path: 'quality/dead-code.html', scheme: 'dark' },
  { name: 'coverage', path: 'quality/coverage.html' },
  {
    name: 'phone',
    path: source,
    width: 390,
    height: 780,
    scheme: 'dark',
    prepare: drawnByMermaid,
  },
];

async function drawnByMermaid(page: Page): Promise<void> {
  await page.locator('.drawing-bar').first().waitFor();
}

async function drawn(page: Page): Promise<void> {
  await page.locator('main svg').first().waitFor();
}
