import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROSE_FOLDER } from '../../src/model/prose-files.ts';
import { EXCERPT_WORDS, type PagefindApi, ranking } from '../../src/site/search/prose/pagefind-api.ts';
import { afterFile } from './after-file.ts';

/** Opens the index of search in prose of an atlas, with the script of the atlas itself, which expects a browser. */
export async function openPagefind(atlas: string): Promise<PagefindApi> {
  const folder = join(atlas, PROSE_FOLDER);
  const page = {
    location: { origin: 'http://atlas', href: 'http://atlas/' },
    document: { querySelector: () => null },
  };
  setGlobals({
    ...page,
    window: page,
    fetch: (url: string) => Promise.resolve(new Response(readFileSync(url.replace(/\?.*$/, '')))),
  });
  const { createInstance } = (await import(pathToFileURL(join(folder, 'pagefind.js')).href)) as {
    createInstance(options: object): PagefindApi;
  };
  return createInstance({
    ...{ basePath: folder, baseUrl: '', noWorker: true, ranking },
    excerptLength: EXCERPT_WORDS,
  });
}

/** Other files of tests share the process, and they send requests. */
function setGlobals(values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    afterFile(() => {
      if (before) Object.defineProperty(globalThis, name, before);
      else Reflect.deleteProperty(globalThis, name);
    });
  }
}
