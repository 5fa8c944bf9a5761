import { fileOfAddress, pathAddress, sectionId } from '../../model/address.ts';
import { differenceAddresses, type ChangedSide, type NameTarget } from '../../model/changed-file.ts';
import type { ChangeReport, FileChange, SymbolChange } from '../../model/changes.ts';
import { pagePath } from '../../model/page-path.ts';
import type { Links } from '../views/links.ts';
import { linkInState, type ComparedPlaces } from './state-places.ts';

/** Creates the links between the pages of a comparison, and from them to the pages of both states. */
export class ChangeLinks {
  readonly links: Links;
  readonly range: string;
  /** Addresses of the differences of files, in the order of the report. */
  readonly addresses: readonly string[];
  readonly places: ComparedPlaces;
  readonly #byNewPath = new Map<string, string>();
  readonly #byOldPath = new Map<string, string>();

  constructor(range: string, report: ChangeReport, links: Links, places: ComparedPlaces) {
    this.links = links;
    this.places = places;
    this.range = range;
    this.addresses = differenceAddresses(report.files);
    if (!places.hasDifferences) return;
    for (const [at, { change, path, fromPath = path }] of report.files.entries()) {
      const address = this.addresses[at] ?? '';
      if (change !== 'removed') this.#byNewPath.set(path, address);
      if (change !== 'added') this.#byOldPath.set(fromPath, address);
    }
  }

  /** Returns the link to the comparison. */
  report(): string {
    return this.links.hrefOf(pagePath.changes(this.range));
  }

  /** Returns the link to the difference of a file. */
  difference(address: string, fragment = ''): string {
    const path = pagePath.changedFile(this.range, address);
    return (path === this.links.from && fragment !== '' ? '' : this.links.hrefOf(path)) + fragment;
  }

  /** Returns the link to the difference of a file, or to the file itself if differences are not published. */
  changedFile(at: number, { change, path, fromPath = path }: FileChange): string {
    if (this.places.hasDifferences) return this.difference(this.addresses[at] ?? '');
    return change === 'removed' ? this.oldLine(fromPath) : this.newLine(path);
  }

  /** Returns the link to a line of the new state: in the difference of its file, or else in its source. */
  newLine(path: string, line?: number): string {
    const address = this.#byNewPath.get(path);
    if (address !== undefined) return this.difference(address, line === undefined ? '' : `#n${line}`);
    const { head } = this.places;
    if (head.pages === 'atlas') return this.links.file(pathAddress(path), line);
    return linkInState(head, this.links, { path, line }) ?? this.#list();
  }

  /** Returns the link to a line of the old state. If its file did not change, it is the same line of the new state. */
  oldLine(path: string, line?: number): string {
    const address = this.#byOldPath.get(path);
    if (address !== undefined) return this.difference(address, line === undefined ? '' : `#o${line}`);
    const { base, head, hasDifferences } = this.places;
    if (head.pages === 'atlas' && hasDifferences) return this.links.file(pathAddress(path), line);
    if (base.pages === 'atlas') return this.links.file(pathAddress(path), line);
    return linkInState(base, this.links, { path, line }) ?? this.#list();
  }

  /** Returns the link to the source of a file of the new state, or to some of its lines; undefined if it has no page. */
  source(
    { path, address }: Pick<ChangedSide, 'path' | 'address'>,
    lines?: readonly [number, number],
  ): string | undefined {
    const { head } = this.places;
    if (head.pages === 'atlas') return lines ? this.links.lines(address, ...lines) : this.links.file(address);
    return linkInState(head, this.links, { path, line: lines?.[0] });
  }

  /** Files without a page are in the list of changed files. */
  #list(): string {
    return `${this.report()}#files`;
  }

  /** Returns the link to the place of a changed symbol in the difference of its file. */
  place({ change, path, line, fromPath, fromLine }: SymbolChange): string {
    return change === 'removed' ? this.oldLine(fromPath ?? path, fromLine ?? line) : this.newLine(path, line);
  }

  /** Returns the link to a changed symbol: its page, or its place if it is removed or the new state is not that of the atlas. */
  symbol(symbol: SymbolChange): string {
    const isOfAtlas = this.places.head.pages === 'atlas' && symbol.change !== 'removed';
    return isOfAtlas ? this.links.symbol(symbol.address) : this.place(symbol);
  }

  /** Returns the link of a name in the code; undefined if it leads nowhere. */
  target({ page, address, line }: NameTarget): string | undefined {
    const { head } = this.places;
    if (head.pages !== 'atlas' && page !== 'old line' && page !== 'none') {
      const path = pathOf(fileOfAddress(address));
      const symbol = page === 'file' ? '' : sectionId(address).replace(/^\./, '');
      return path === undefined ? undefined : linkInState(head, this.links, { path, symbol });
    }
    switch (page) {
      case 'symbol':
        return this.links.symbol(address);
      case 'definition':
        return this.links.definition(address);
      case 'file':
        return this.links.file(address);
      case 'old line':
        return this.difference(address, line === undefined ? '' : `#o${line}`);
      case 'none':
        return undefined;
    }
  }
}

/** Returns the path of the file at an address; undefined if the address is shortened, or another file has it in another case. */
function pathOf(address: string): string | undefined {
  if (address.includes('~~')) return undefined;
  try {
    return decodeURIComponent(
      address
        .replaceAll('~-', '')
        .replaceAll('%', '%25')
        .replace(/~([\da-f]{2})/g, '%$1'),
    );
  } catch {
    return undefined;
  }
}
