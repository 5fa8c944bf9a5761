import { PROSE_FOLDER } from '../../../model/prose-files.ts';
import { atlasUrl } from '../../scripts/atlas.ts';
import { EXCERPT_WORDS, type PagefindApi, ranking } from './pagefind-api.ts';

let opened: Promise<PagefindApi | undefined> | undefined;

/** Opens the search in prose of the atlas, once per page. Undefined if the atlas has none: a server has none, and a build without Pagefind. */
export function openProse(): Promise<PagefindApi | undefined> {
  opened ??= open();
  return opened;
}

async function open(): Promise<PagefindApi | undefined> {
  const folder = new URL(atlasUrl(PROSE_FOLDER), document.baseURI).href;
  try {
    const { createInstance } = (await import(/* @vite-ignore */ `${folder}pagefind.js`)) as {
      createInstance(options: object): PagefindApi;
    };
    return createInstance({ basePath: folder, baseUrl: '/', excerptLength: EXCERPT_WORDS, ranking });
  } catch {
    return undefined;
  }
}
