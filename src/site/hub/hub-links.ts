import { fileOfAddress, isSymbolPage, sectionId, splitAddress } from '../../model/address.ts';
import type { HubAtlas, HubIndex } from '../../model/hub.ts';
import { pagePath, rootFrom } from '../../model/page-path.ts';
import { exportId, hubPagePath } from './hub-page-path.ts';

/** Creates the links of one page of a hub: within the hub, and into its atlases. */
export class HubHrefs {
  /** Relative path to the root of the hub. */
  readonly root: string;
  readonly #atlases: ReadonlyMap<string, HubAtlas>;

  /** `from` is the path of the page, relative to the root, or the relative path to that. */
  constructor(from: string | { root: string }, atlases: ReadonlyMap<string, HubAtlas>) {
    this.root = typeof from === 'string' ? rootFrom(from) : from.root;
    this.#atlases = atlases;
  }

  hrefOf(path: string): string {
    return this.root + encodePath(path);
  }

  package(name: string, symbol?: string): string {
    const page = this.hrefOf(hubPagePath.package(name));
    return symbol === undefined ? page : `${page}#${encodeURIComponent(exportId(symbol))}`;
  }

  /** Returns the name of an atlas for readers. */
  title(slug: string): string {
    return this.#atlases.get(slug)?.title ?? slug;
  }

  /** Returns the link to a page of an atlas. */
  atlas(slug: string, path: string = pagePath.overview): string {
    const address = this.#atlases.get(slug)?.address ?? '';
    return (isAbsolute(address) ? address : this.root + address) + encodePath(path);
  }

  /**
   * Returns the link to a line of an atlas. Every atlas has pages of files, but not all have those of symbols, and a hub does not read
   * which.
   */
  line(slug: string, { address, line }: { address: string; line: number }): string {
    return `${this.atlas(slug, pagePath.file(fileOfAddress(address)))}#L${line}`;
  }

  /** Returns the link to the page of a symbol of an atlas, which an atlas may lack. */
  symbol(slug: string, { address }: { address: string }): string {
    const { page, section } = splitAddress(address);
    const path = this.atlas(slug, pagePath.file(page));
    return section === '' ? path : `${path}#${encodeURIComponent(sectionId(address))}`;
  }

  /** Returns the link to a path of an atlas, perhaps with a fragment. A symbol is shown in the source of its file, because the atlas may lack its page. */
  page(slug: string, path: string): string {
    const [page = '', fragment] = path.split('#');
    const [, address] = /^file\/(.+)\.html$/s.exec(page) ?? [];
    if (address === undefined || !isSymbolPage(address))
      return this.atlas(slug, page) + (fragment === undefined ? '' : `#${encodeURIComponent(fragment)}`);
    const id = fragment ?? sectionId(address);
    return `${this.atlas(slug, pagePath.file(fileOfAddress(address)))}#${encodeURIComponent(id)}`;
  }

  /** Returns the link to the search of an atlas for a text in its code. */
  code(slug: string, query: string): string {
    return `${this.atlas(slug, pagePath.search)}?${new URLSearchParams({ q: query, in: 'code' }).toString()}`;
  }
}

export function atlasesBySlug({ atlases }: Pick<HubIndex, 'atlases'>): Map<string, HubAtlas> {
  return new Map(atlases.map((atlas) => [atlas.slug, atlas]));
}

function isAbsolute(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(address);
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
