import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** What a page fetches, until `bytes` is asked. */
export interface Traffic {
  /** As a host that compresses sends them; what does not become smaller by that is counted as it is. */
  bytes(): Promise<number>;
  /** The bytes of what had arrived when an element appeared; `watchElement` has to be called before. */
  bytesBeforeElement(): Promise<number>;
}

/** Counts every answer from now on, or the scripts among them. */
export function watchTraffic(page: Page, kind: 'all' | 'script'): Traffic {
  const sizes: [url: string, size: Promise<number>][] = [];
  const count = (response: Response) => {
    if (kind === 'all' || response.request().resourceType() === 'script')
      sizes.push([response.url(), sizeOf(response)]);
  };
  const sumOf = async (wanted: (url: string) => boolean): Promise<number> => {
    page.off('response', count);
    const chosen = sizes.filter(([url]) => wanted(url)).map(([, size]) => size);
    return (await Promise.all(chosen)).reduce((sum, size) => sum + size, 0);
  };
  page.on('response', count);
  return {
    bytes: () => sumOf(() => true),
    async bytesBeforeElement() {
      const before = new Set(await page.evaluate(urlsBeforeElement));
      return sumOf((url) => before.has(url));
    },
  };
}

declare global {
  interface Window {
    /** When the awaited element appeared, in milliseconds since the page was opened. */
    appearedAt?: number;
  }
}

/** Remembers when an element first appears: whoever asks from outside of the page learns of it later, when more has arrived. */
export async function watchElement(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      window.appearedAt = performance.now();
      observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, selector);
}

function urlsBeforeElement(): string[] {
  const end = window.appearedAt ?? Infinity;
  return performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= end)
    .map(({ name }) => name);
}

async function sizeOf(response: Response): Promise<number> {
  if (!response.ok()) return 0;
  // What is under way when the page is closed has not arrived, and is not counted.
  const body = await response.body().catch(() => Buffer.alloc(0));
  return Math.min(body.length, gzipSync(body, { level: 9 }).length);
}
