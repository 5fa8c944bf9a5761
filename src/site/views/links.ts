import type { End, ShardNode } from '../../model/file-shard.ts';
import { fileOfAddress, referenceId, sectionId, splitAddress } from '../../model/address.ts';
import { allPages, hasPages, reachablePath, type PageScope } from '../../model/page-scope.ts';
import { artifactPath } from '../../model/artifact.ts';
import { BUILTIN_PACKAGE } from '../../model/interface.ts';
import { pagePath, rootFrom, wayBetween } from '../../model/page-path.ts';
import { exportUrl } from '../hub/hub-page-path.ts';

/** Links from one folder that are kept. A server keeps them until a page of another folder is shown. */
const MAX_HREFS = 20_000;

/** The pages of a file, and mostly those of a folder, come one after the other, and lead to the same files again and again. */
let latest = { folder: '', scope: allPages, hrefs: new Map<string, string>() };

/** Returns the links from the pages of a folder that were made before, by path. */
function hrefsFrom(folder: string, scope: PageScope): Map<string, string> {
  const { hrefs } = latest;
  if (latest.folder === folder && latest.scope === scope && hrefs.size <= MAX_HREFS) return hrefs;
  latest = { folder, scope, hrefs: new Map() };
  return latest.hrefs;
}

/** Creates the links of one page. They are relative and as short as possible, because they are most of a page's bytes. */
export class Links {
  /** Relative path to the root of the atlas: `./`, `../`, `../../` … */
  readonly root: string;
  readonly from: string;

  readonly scope: PageScope;
  /** Path of the folder of the page: from all pages in it, the links to another page are the same. */
  readonly folder: string;
  readonly #hrefs: Map<string, string>;

  /** `from` is the path of the page, relative to the root. */
  constructor(from: string, scope: PageScope = allPages) {
    this.from = from;
    this.scope = scope;
    this.root = rootFrom(from);
    this.folder = from.slice(0, from.lastIndexOf('/') + 1);
    this.#hrefs = hrefsFrom(this.folder, scope);
  }

  /** Returns the link to any path below the root of the atlas. */
  hrefOf(path: string): string {
    const known = this.#hrefs.get(path);
    if (known !== undefined) return known;
    const { up, segments } = wayBetween(this.from, reachablePath(path, this.scope));
    const href = up + segments.map(encodeURIComponent).join('/');
    this.#hrefs.set(path, href);
    return href;
  }

  file(address: string, line?: number): string {
    return this.hrefOf(pagePath.file(address)) + (line ? `#L${line}` : '');
  }

  lines(address: string, from: number, to: number): string {
    return this.file(address, from) + (to > from ? `-L${to}` : '');
  }

  /** Returns the link to the page of an image, or to its JSON if it has none. */
  imagePage(address: string): string {
    return hasPages(this.scope, address) ? this.file(address) : this.hrefOf(artifactPath.image(address));
  }

  /** Returns the address of an image; undefined if the scope leaves it out. */
  image(address: string, type: string): string | undefined {
    const isLeftOut = this.scope.pages === 'none' || !hasPages(this.scope, address);
    return isLeftOut ? undefined : this.hrefOf(pagePath.image(address, type));
  }

  directory(address: string): string {
    return this.hrefOf(pagePath.directory(address));
  }

  /** Returns the link to a symbol, or to its definition if the atlas has no pages of symbols. See `pagePath.symbol`. */
  symbol(address: string): string {
    const { page, section } = splitAddress(address);
    if (this.scope.pages !== 'symbols') return this.definition(address);
    if (page === fileOfAddress(address)) return this.#onPage(pagePath.file(page), referenceId(address));
    const path = pagePath.file(page);
    return section === '' && path !== this.from ? this.hrefOf(path) : this.#onPage(path, sectionId(address));
  }

  /** Returns the link to the definition of a symbol in the source of its file. */
  definition(address: string): string {
    return this.#onPage(pagePath.file(fileOfAddress(address)), sectionId(address));
  }

  /** Returns the link to the JSON of the file of the page. */
  json(): string {
    const [, address = ''] = /^file\/(.*)\.html$/s.exec(this.from) ?? [];
    return this.hrefOf(artifactPath.file(fileOfAddress(address)));
  }

  /** Returns the link to the page or section of a symbol, to the source of a file, or to a package in the hub; undefined for a package without one, and for the standard library. */
  end({
    address,
    kind,
    path = '',
    symbol = '',
    standard,
  }: Pick<End | ShardNode, 'kind'> & Partial<Pick<End, 'address' | 'path' | 'symbol' | 'standard'>>):
    string | undefined {
    if (kind === 'package') return standard ? undefined : this.export(path, symbol);
    if (address === undefined) return undefined;
    return kind === 'module' ? this.file(address) : this.symbol(address);
  }

  /**
   * Returns the link to an export of another package in the hub: who uses it, and which atlas defines it. Undefined without a hub, and for
   * what a language defines. It names no version, so a change of one atlas changes no page of another.
   */
  export(packageName: string, symbol: string): string | undefined {
    const { hub } = this.scope;
    return hub === undefined || packageName === BUILTIN_PACKAGE
      ? undefined
      : exportUrl(hub, packageName, symbol);
  }

  #onPage(path: string, id: string): string {
    return `${reachablePath(path, this.scope) === this.from ? '' : this.hrefOf(path)}#${encodeURIComponent(id)}`;
  }
}
