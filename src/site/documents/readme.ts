import type { FileShard } from '../../model/file-shard.ts';
import { readFile } from '../../query/read.ts';
import type { Store } from '../../store/store.ts';
import type { Links } from '../views/links.ts';
import { renderDocument } from './render-document.ts';

/** Rows of nothing but links that replace images of other hosts. */
const badges = /<p class="?badges"?[^>]*>.*?<\/p>/gs;

/** A README for a page. */
export interface Readme {
  shard: FileShard;
  /** Undefined for formats that are shown as plain text. */
  html: string | undefined;
  /** Whether the end is left out. */
  isCut: boolean;
}

/** Renders a README. Its links to files and folders of the repository lead to their pages. */
export async function renderReadme(
  store: Store,
  path: string,
  links: Links,
  maxCharacters?: number,
): Promise<Readme | undefined> {
  const shard = await readFile(store, path);
  if (!shard) return undefined;
  const document = await renderDocument(store, shard, links, maxCharacters);
  return { shard, html: document?.html.replace(badges, ''), isCut: document?.isCut ?? false };
}
