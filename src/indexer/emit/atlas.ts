import type { Packages } from '../../model/packages.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import { compareText } from '../../model/order.ts';
import { baseName } from '../../model/path.ts';
import type { Grammar } from '../../grammar/load-grammars.ts';
import type { Finding, SkipReason } from '../../model/coverage.ts';
import { fileId, packageId, symbolId } from '../../model/id.ts';
import type { End } from '../../model/file-shard.ts';
import type { Analysis } from '../analyse/analyse.ts';
import type { SearchedFiles } from '../analyse/skipped-files/search-skipped-files.ts';
import type { RootFinder } from '../analyse/roots/find-roots.ts';
import { isDefinition, externalIndex, definitionIndex, type LinkEnd } from '../facts/ids.ts';
import {
  DeclarationColumn as D,
  declaredKind,
  declaredLine,
  declaredSymbol,
  declaredText,
} from '../files/declarations.ts';
import type { IndexedFile } from '../files/indexed-file.ts';
import type { Images } from '../images/images.ts';
import type { ImportedScip } from '../scip/import-scip.ts';
import { plainFilePath } from '../resolve/types/values.ts';
import type { RepositoryInfo } from '../source/source.ts';
import { claimPathAddresses, nodeAddresses, type PathAddresses } from './addresses.ts';
import { symbolsWithPages } from './symbol-pages.ts';

/** All inputs of the artifacts. */
export interface Atlas {
  repository: RepositoryInfo;
  version: string;
  operations: AtlasIndex['operations'];
  /** Grammars of the files in the repository, sorted by name. */
  grammars: readonly Grammar[];
  /** All files with a page, sorted by path. */
  records: readonly IndexedFile[];
  /** Sorted by path. */
  skipped: readonly { path: string; reason: SkipReason }[];
  /** Those of the skipped files that are images by their names. */
  images: Images;
  /** Findings about the whole repository. Those of files are in their records. */
  findings: readonly Finding[];
  /** Paths of the files where programs start. */
  entryPoints: readonly string[];
  packages: NonNullable<AtlasIndex['packages']>;
  /** The same project files, read for other repositories. */
  publishedPackages: Packages;
  testCommands: NonNullable<AtlasIndex['testCommands']>;
  project: AtlasIndex['project'];
  analysis: Analysis;
  /** Skipped files of supported languages. */
  skippedFiles: SearchedFiles;
  roots: RootFinder;
  /** Undefined if no index of a compiler was named. */
  scip: ImportedScip | undefined;
  /** Returns the text of a file as it was indexed. Throws if the file has changed since. */
  readSource(record: IndexedFile): Promise<string>;
}

/** Assigns ids, names and addresses to definitions by number. */
export class Naming {
  readonly addresses: PathAddresses;
  readonly #atlas: Atlas;
  readonly #nodes = new Map<number, string[]>();

  constructor(atlas: Atlas) {
    this.#atlas = atlas;
    this.addresses = claimPathAddresses(
      [...atlas.records, ...atlas.images.files].map(({ path }) => path).sort(compareText),
    );
  }

  /** Returns the addresses of the definitions of a file. */
  nodesOf(file: number): readonly string[] {
    const known = this.#nodes.get(file);
    if (known) return known;
    const found = this.#atlas.analysis.linked.program.files[file];
    if (!found) throw new RangeError(`no file ${file}`);
    const { analysis, roots } = this.#atlas;
    const pages = symbolsWithPages(found, analysis, roots);
    const addresses = nodeAddresses(this.addresses.file(found.path), found.declarations, pages);
    this.#nodes.set(file, addresses);
    return addresses;
  }

  /** Returns the end for a number in links: a definition, or a package or a file without facts as -1 - the number of the external. */
  end(number: LinkEnd): End {
    if (!isDefinition(number)) return this.#externalEnd(externalIndex(number));
    const { program } = this.#atlas.analysis.linked;
    const file = program.fileOf(number);
    const { declarations } = file;
    const index = definitionIndex(number, file.base);
    const kind = declaredKind(declarations, index);
    const symbol = declaredSymbol(declarations, index);
    const address = this.nodesOf(file.index)[index] ?? '';
    const isFile = index === 0;
    return {
      id: isFile ? fileId(file.path) : symbolId(kind, file.path, symbol),
      kind,
      name: isFile ? baseName(file.path) : declaredText(declarations, index, D.Name),
      symbol,
      path: file.path,
      address,
      line: declaredLine(declarations, index),
    };
  }

  #externalEnd(index: number): End {
    const external = this.#atlas.analysis.linked.externals[index] ?? { package: '', symbol: '' };
    const path = plainFilePath(external);
    if (path !== undefined)
      return {
        id: fileId(path),
        kind: 'module',
        name: baseName(path),
        symbol: '',
        path,
        address: this.addresses.file(path),
        line: 1,
      };
    const { package: name, symbol } = external;
    return { id: packageId(name, symbol), kind: 'package', name: symbol || name, symbol, path: name };
  }
}
