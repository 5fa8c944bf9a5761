import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** What a page fetches, until `bytes` is asked. */
export interface Traffic {
  /** As a host that compresses sends them; what does not become smaller by that is counted as it is. */
  bytes(): Promise<number>;
}

/** Counts every answer from now on, or the scripts among them. */
export function watchTraffic(page: Page, kind: 'all' | 'script'): Traffic {
  const sizes: Promise<number>[] = [];
  const count = (response: Response) => {
    if (kind === 'all' || response.request().resourceType() === 'script') sizes.push(sizeOf(response));
  };
  page.on('response', count);
  return {
    async bytes() {
      page.off('response', count);
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
  };
}

async function sizeOf(response: Response): Promise<number> {
  if (!response.ok()) return 0;
  const body = await response.body();
  return Math.min(body.length, gzipSync(body, { level: 9 }).length);
}
