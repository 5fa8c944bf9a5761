import { chromium, type Browser } from '@playwright/test';
import { ensureBrowsers } from '../../../../src/dev/browsers.ts';
import { artifactPath } from '../../../../src/model/artifact.ts';
import { AtlasIndex } from '../../../../src/model/atlas-index.ts';
import { pagePath } from '../../../../src/model/page-path.ts';
import type { Store } from '../../../../src/store/store.ts';
import type { OutputFile } from '../../support/output-files.ts';
import { pagesByType } from './pages.ts';
import { measurePhone } from './phone.ts';
import { serveFolder } from '../../support/serve-folder.ts';
import { watchElement, watchTraffic } from './traffic.ts';
import type { BrowserWeights, PageScripts } from './weights.ts';

/** Opens pages of a built site in a real browser and weighs what it fetches. */
export async function measureBrowser(
  root: string,
  store: Store,
  files: readonly OutputFile[],
): Promise<BrowserWeights> {
  const site = await serveFolder(root);
  const browser = await chromium.launch({ executablePath: ensureBrowsers(), args: ['--no-sandbox'] });
  try {
    const pages: PageScripts[] = [];
    for (const { type, path } of pagesByType(files)) {
      pages.push({ type, path, ...(await weighScripts(browser, site.url + encodeURI(path))) });
    }
    const name = await nameToFind(store);
    const file = pages.find(({ type }) => type === 'file')?.path ?? pagePath.overview;
    return {
      pages,
      phone: await measurePhone(browser, site.url, { name, file }),
      paletteBytes: await weighPalette(browser, site.url, name),
      searchBytes: await weighSearch(browser, site.url + pagePath.search, name),
    };
  } finally {
    await browser.close();
    site.close();
  }
}

/** The highest ranked symbol whose name is a word that a reader would type. */
async function nameToFind(store: Store): Promise<string> {
  const { topSymbols } = AtlasIndex.parse(await store.read(artifactPath.index));
  const name = topSymbols.map((symbol) => symbol.name).find((each) => /^[a-z]\w{4,}$/i.test(each));
  if (!name) throw new Error('No symbol of this repository has a name to search for.');
  return name;
}

/** All that comes while nothing has come into view, and then what the first drawing of the page needs. */
async function weighScripts(browser: Browser, url: string): Promise<Omit<PageScripts, 'type' | 'path'>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 100 } });
  const scripts = watchTraffic(page, 'script');
  await page.goto(url, { waitUntil: 'networkidle' });
  const scriptBytes = await scripts.bytes();
  const drawing = page.locator('.graph').first();
  const more = watchTraffic(page, 'script');
  if ((await drawing.count()) > 0) {
    await drawing.scrollIntoViewIfNeeded();
    // One that fails, or is slow on a busy machine, has fetched its scripts all the same.
    await drawing
      .locator('svg')
      .first()
      .waitFor()
      .catch(() => undefined);
  }
  const drawingBytes = await more.bytes();
  await page.close();
  return { scriptBytes, drawingBytes };
}

async function weighPalette(browser: Browser, url: string, name: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const all = watchTraffic(page, 'all');
  await page.keyboard.press('/');
  await page.locator('dialog input').fill(name);
  // Before anything is typed, the palette offers something too.
  await page.getByRole('option').filter({ hasText: name }).first().waitFor();
  const bytes = await all.bytes();
  await page.close();
  return bytes;
}

const HIT = '#search-panel a.hit';

async function weighSearch(browser: Browser, url: string, name: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const all = watchTraffic(page, 'all');
  await page.getByRole('tab', { name: 'Code' }).click();
  await watchElement(page, HIT);
  await page.getByRole('searchbox', { name: 'Text to search for' }).fill(name);
  await page.locator(HIT).first().waitFor();
  const bytes = await all.bytesBeforeElement();
  await page.close();
  return bytes;
}
