import { baseName } from '../../model/path.ts';
import type { Grammar } from '../../grammar/load-grammars.ts';
import type { Finding, SkipReason } from '../../model/coverage.ts';
import { fileId, packageId, symbolId } from '../../model/id.ts';
import type { End } from '../../model/file-shard.ts';
import type { Analysis } from '../analyse/analyse.ts';
import type { LeftOut } from '../analyse/left-out/left-out.ts';
import type { RootFinder } from '../analyse/roots/find-roots.ts';
import type { FileRecord } from '../facts.ts';
import type { RepositoryInfo } from '../source/source.ts';
import { claimPathAddresses, nodeAddresses, type PathAddresses } from './addresses.ts';

/** All that artifacts are made from. */
export interface Atlas {
  repository: RepositoryInfo;
  version: string;
  /** Those with files in the repository, sorted by name. */
  grammars: readonly Grammar[];
  /** All files with a page, sorted by path. */
  records: readonly FileRecord[];
  /** Sorted by path. */
  skipped: readonly { path: string; reason: SkipReason }[];
  /** Of the repository as a whole; those of files are in their records. */
  findings: readonly Finding[];
  /** Files where programs start, with what says so. */
  entryPoints: readonly string[];
  analysis: Analysis;
  /** Files of known languages among those. */
  leftOut: LeftOut;
  /** What lives in a file though nothing may use it. */
  rootsOf: RootFinder;
  /** The text of a file as it was indexed. Throws when it is no longer that. */
  readSource(record: FileRecord): Promise<string>;
}

/** Gives ids, names and addresses to definitions by number. */
export class Naming {
  readonly addresses: PathAddresses;
  readonly #atlas: Atlas;
  readonly #nodes = new Map<number, string[]>();

  constructor(atlas: Atlas) {
    this.#atlas = atlas;
    this.addresses = claimPathAddresses(atlas.records.map(({ path }) => path));
  }

  /** Addresses of the definitions of a file of the program. */
  nodesOf(file: number): readonly string[] {
    const known = this.#nodes.get(file);
    if (known) return known;
    const found = this.#atlas.analysis.linked.program.files[file];
    if (!found) throw new RangeError(`no file ${file}`);
    const addresses = nodeAddresses(this.addresses.file(found.path), found.facts);
    this.#nodes.set(file, addresses);
    return addresses;
  }

  /** The end that a number in links stands for: a definition, or -1 - number for an external. */
  end(number: number): End {
    if (number < 0) return this.#externalEnd(-1 - number);
    const { program } = this.#atlas.analysis.linked;
    const file = program.fileOf(number);
    const { kind, name, symbol, nameSpan } = program.definition(number);
    const address = this.nodesOf(file.index)[number - file.base] ?? '';
    const isFile = number === file.base;
    return {
      id: isFile ? fileId(file.path) : symbolId(kind, file.path, symbol),
      kind,
      name: isFile ? baseName(file.path) : name,
      symbol,
      path: file.path,
      address,
      line: nameSpan[0],
    };
  }

  #externalEnd(index: number): End {
    const { package: name, symbol } = this.#atlas.analysis.linked.externals[index] ?? {
      package: '',
      symbol: '',
    };
    return { id: packageId(name, symbol), kind: 'package', name: symbol || name, symbol, path: name };
  }
}
