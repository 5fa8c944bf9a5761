import { expect, type Page } from '@playwright/test';
import { testOf } from './served-sites.ts';
import { serveTinySite } from './tiny-site.ts';

/** Serves the tiny site. A test fails if a page logs an error or warning, or requests anything from another host. */
export const test = testOf(serveTinySite).extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, siteUrl }, use) => {
      const complaints: string[] = [];
      listen(page, siteUrl, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, siteUrl: string, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    // Scripts of drawings are texts of the page, with an address that only its frame knows.
    if (!request.url().startsWith(siteUrl) && !/^(?:data|blob):/.test(request.url()))
      complaints.push(request.url());
  });
}

export { expect };

/** One page of each type. */
export const pageTypes = {
  overview: 'index.html',
  directory: 'tree/src/index.html',
  file: 'file/src/main.ts.html',
  'file with findings': 'file/src/shop/order.ts.html',
  'file without a grammar': 'file/README.md.html',
  'a class': 'file/src/shop/cart.ts~/Cart.html',
  'a class with interfaces': 'file/src/shop/order.ts~/Order.html',
  coverage: 'quality/coverage.html',
  'dead code': 'quality/dead-code.html',
  'hot spots': 'quality/hot-spots.html',
  cycles: 'quality/cycles.html',
  rules: 'quality/rules.html',
  questions: 'questions.html',
  'names not found': 'quality/names-not-found.html',
  accuracy: 'quality/accuracy.html',
  search: 'search.html',
  map: 'explore.html',
  document: 'docs/benchmarks.html',
  missing: '404.html',
} as const;
