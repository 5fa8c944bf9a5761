import { pathAddress } from '../../model/address.ts';
import { differenceAddresses, type NameTarget } from '../../model/changed-file.ts';
import type { ChangeReport, SymbolChange } from '../../model/changes.ts';
import { pagePath } from '../../model/page-path.ts';
import type { Links } from '../views/links.ts';

/** Creates the links between the pages of a comparison, and from them to the pages of the new state. */
export class ChangeLinks {
  readonly links: Links;
  readonly range: string;
  /** Addresses of the differences of files, in the order of the report. */
  readonly addresses: readonly string[];
  readonly #byNewPath = new Map<string, string>();
  readonly #byOldPath = new Map<string, string>();

  constructor(range: string, report: ChangeReport, links: Links) {
    this.links = links;
    this.range = range;
    this.addresses = differenceAddresses(report.files);
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

  /** Returns the link to a line of the new state: in the difference of its file, or else in its source. */
  newLine(path: string, line: number): string {
    const address = this.#byNewPath.get(path);
    if (address !== undefined) return this.difference(address, `#n${line}`);
    return this.links.file(pathAddress(path), line);
  }

  /** Returns the link to a line of the old state. If its file did not change, it is the same line of the new state. */
  oldLine(path: string, line: number): string {
    const address = this.#byOldPath.get(path);
    if (address !== undefined) return this.difference(address, `#o${line}`);
    return this.links.file(pathAddress(path), line);
  }

  /** Returns the link to the place of a changed symbol in the difference of its file. */
  place({ change, path, line, fromPath, fromLine }: SymbolChange): string {
    return change === 'removed' ? this.oldLine(fromPath ?? path, fromLine ?? line) : this.newLine(path, line);
  }

  /** Returns the link to a changed symbol: its page, or its old place if it is removed. */
  symbol(symbol: SymbolChange): string {
    return symbol.change === 'removed' ? this.place(symbol) : this.links.symbol(symbol.address);
  }

  /** Returns the link of a name in the code; undefined if it leads nowhere. */
  target({ page, address, line }: NameTarget): string | undefined {
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
