import { test as base } from '@playwright/test';
import { serve } from '../../../src/server/serve.ts';
import type { Store } from '../../../src/store/store.ts';

export interface ServedSite extends AsyncDisposable {
  /** Ends with `/`. */
  url: string;
}

/** What tests of a worker read, opened at the first use and kept until the worker ends. */
class OpenedOnce implements AsyncDisposable {
  readonly #opened = new Map<() => Promise<AsyncDisposable>, Promise<AsyncDisposable>>();

  /** Returns what the function opens, which is called once. */
  get<Site extends AsyncDisposable>(open: () => Promise<Site>): Promise<Site> {
    const opened = this.#opened.get(open) ?? open();
    this.#opened.set(open, opened);
    return opened as Promise<Site>;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const opened of this.#opened.values()) await (await opened)[Symbol.asyncDispose]();
  }
}

/**
 * The test that all others extend. Playwright ends a worker if the next test has other fixtures of workers, and a new one takes ten seconds
 * of processor time, so this one has all.
 */
export const test = base.extend<object, { opened: OpenedOnce }>({
  opened: [
    // Playwright reads the dependencies of a fixture from the destructuring pattern.
    async ({}, use) => {
      await using opened = new OpenedOnce();
      await use(opened);
    },
    { scope: 'worker' },
  ],
});

/** Returns a test whose addresses are those of a site. `open` is called once in each worker. */
export function testOf(open: () => Promise<ServedSite>) {
  return test.extend<{ siteUrl: string }>({
    siteUrl: async ({ opened }, use) => use((await opened.get(open)).url),
    baseURL: async ({ siteUrl }, use) => use(siteUrl),
  });
}

/** Returns a test whose addresses are those of an atlas that a server renders. `make` is called once in each worker. */
export function testOfAtlas(make: () => Promise<Store>) {
  return testOf(async () => {
    const store = await make();
    const { url, close } = await serve({ getAtlas: () => Promise.resolve({ store }), port: 0 });
    return { url, [Symbol.asyncDispose]: close };
  });
}
