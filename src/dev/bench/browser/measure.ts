import { chromium, type Browser } from '@playwright/test';
import { pagePath } from '../../../model/page-path.ts';
import type { Store } from '../../../store/store.ts';
import { ensureChromium } from '../../chromium.ts';
import { takeSamples } from '../operations/sample.ts';
import type { OutputFile } from '../site/output-files.ts';
import { pagesByType } from './pages.ts';
import { serveFolder } from './serve-folder.ts';
import { watchTraffic } from './traffic.ts';
import type { BrowserWeights, PageScripts } from './weights.ts';

/** Opens pages of a built site in a real browser and weighs what it fetches. */
export async function measureBrowser(
  root: string,
  store: Store,
  files: readonly OutputFile[],
): Promise<BrowserWeights> {
  const site = await serveFolder(root);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    const pages: PageScripts[] = [];
    for (const { type, path } of pagesByType(files)) {
      const url = site.url + encodeURI(path);
      const scriptBytes = await weighScripts(browser, url, false);
      const drawingBytes = (await weighScripts(browser, url, true)) - scriptBytes;
      pages.push({ type, path, scriptBytes, drawingBytes });
    }
    const name = (await takeSamples(store, files, 20)).find((sample) =>
      /^[a-z]\w{4,}$/i.test(sample.name),
    )?.name;
    if (!name) throw new Error('No symbol of this repository has a name to search for.');
    return {
      pages,
      paletteBytes: await weighPalette(browser, site.url, name),
      searchBytes: await weighSearch(browser, site.url + pagePath.search, name),
    };
  } finally {
    await browser.close();
    site.close();
  }
}

/** With `sighted` false, the page is never told that something came into view. */
async function weighScripts(browser: Browser, url: string, sighted: boolean): Promise<number> {
  const page = await browser.newPage();
  if (!sighted) await page.addInitScript('IntersectionObserver.prototype.observe = () => undefined');
  const scripts = watchTraffic(page, 'script');
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = await scripts.bytes();
  await page.close();
  return bytes;
}

async function weighPalette(browser: Browser, url: string, name: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const all = watchTraffic(page, 'all');
  await page.keyboard.press('/');
  await page.locator('dialog input').fill(name);
  await page.getByRole('option').first().waitFor();
  const bytes = await all.bytes();
  await page.close();
  return bytes;
}

async function weighSearch(browser: Browser, url: string, name: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const all = watchTraffic(page, 'all');
  await page.locator('#search input').first().fill(name);
  await page.locator('#search a[href]').first().waitFor();
  const bytes = await all.bytes();
  await page.close();
  return bytes;
}
