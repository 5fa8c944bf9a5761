import { fileOfAddress } from './address.ts';
import { artifactPath } from './artifact.ts';
import type { PublishedSite } from './published-site.ts';

/** The HTML pages of files: the source and the symbols, the source only, or none. */
export type PageChoice = 'symbols' | 'files' | 'none';
export const pageChoices: readonly PageChoice[] = ['symbols', 'files', 'none'];

/** The pages that an atlas has. Its JSON is always complete. */
export interface PageScope {
  pages: PageChoice;
  /** Address of the only file or directory whose files have pages; undefined for all. */
  only: string | undefined;
  markdown: boolean;
  /** Address of the hub that links imports to the atlases of packages, with a slash at the end; undefined for none. */
  hub?: string | undefined;
  /** Undefined if it is not known. Pages then have no address and no card. */
  published?: PublishedSite | undefined;
}

export const allPages: PageScope = { pages: 'symbols', only: undefined, markdown: true };

/** Whether a file has pages, HTML or Markdown. */
export function hasPages({ only }: PageScope, fileAddress: string): boolean {
  return only === undefined || fileAddress === only || fileAddress.startsWith(`${only}/`);
}

/**
 * Returns the path to link to for a page below the root of the atlas: the page itself; that of the file for the page of a
 * symbol that the atlas lacks; the JSON of a file without pages.
 */
export function reachablePath(path: string, scope: PageScope): string {
  const [, address] = /^file\/(.*)\.(?:html|md)$/s.exec(path) ?? [];
  if (address === undefined) return path;
  const file = fileOfAddress(address);
  if (!hasPages(scope, file)) return artifactPath.file(file);
  return scope.pages === 'files' && file !== address ? `file/${file}.html` : path;
}
