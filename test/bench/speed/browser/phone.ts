import type { Browser, Page } from '@playwright/test';
import { pagePath } from '../../../../src/model/page-path.ts';

/** Seconds on a phone with a slow network, each from nothing in the cache of the browser. */
export interface PhoneTimes {
  /** Until the overview has been drawn for the first time. */
  overview: number;
  /** The same for the largest page of a file. */
  file: number;
  /** From opening the palette to the first result. */
  palette: number;
  /** From typing on the search page to the first line of code. */
  search: number;
}

/** The slow 4G of Lighthouse: 1.6 Mbit/s and 150 ms, with a processor that is four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PROCESSOR = 4;

/** Measures what a reader waits for on a phone. `name` is a symbol to look for, `file` the address of a page. */
export async function measurePhone(
  browser: Browser,
  url: string,
  { name, file }: { name: string; file: string },
): Promise<PhoneTimes> {
  const [overview, page, palette, search] = [
    await onPhone(browser, (phone) => secondsToPaint(phone, url)),
    await onPhone(browser, (phone) => secondsToPaint(phone, url + encodeURI(file))),
    await onPhone(browser, async (phone) => {
      await phone.goto(url, { waitUntil: 'networkidle' });
      return secondsOf(async () => {
        await phone.keyboard.press('/');
        await phone.locator('dialog input').fill(name);
        await phone.getByRole('option').filter({ hasText: name }).first().waitFor();
      });
    }),
    await onPhone(browser, async (phone) => {
      await phone.goto(url + pagePath.search, { waitUntil: 'networkidle' });
      await phone.getByRole('tab', { name: 'Code' }).click();
      return secondsOf(async () => {
        await phone.getByRole('searchbox', { name: 'Text to search for' }).fill(name);
        await phone.locator('#search-panel a.hit').first().waitFor();
      });
    }),
  ];
  return { overview, file: page, palette, search };
}

async function onPhone(browser: Browser, measure: (page: Page) => Promise<number>): Promise<number> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
    return await measure(page);
  } finally {
    await page.close();
  }
}

async function secondsToPaint(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return Number(await painted.jsonValue()) / 1000;
}

async function secondsOf(wait: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await wait();
  return (performance.now() - start) / 1000;
}
