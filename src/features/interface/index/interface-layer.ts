import { addToList } from '../../../model/group-by.ts';
import { digest } from '../../../base/digest.ts';
import type { Layer, LayerBuilder } from '../../../derive/layer.ts';
import { artifactPath, type Artifact } from '../../../model/artifact.ts';
import { bucketCount, bucketOfPath } from '../../../model/digests.ts';
import {
  MAX_PLACES,
  type ExportsShard,
  type InterfaceIndex,
  type PackageUse,
  type UsesShard,
} from '../../../model/interface.ts';
import { compareText } from '../../../model/order.ts';
import { ExportAliases } from './export-aliases.ts';
import { interfacePart, type InterfacePart } from './interface-part.ts';

/** Average number of rows in a shard: about 50 KB. */
const ROWS_OF_EXPORTS = 400;
const ROWS_OF_USES = 200;

/** The symbols that other repositories can import from this one, and those that it imports from others. */
export const interfaceLayer: Layer<InterfacePart> = {
  prefix: artifactPath.interface(''),
  uses: [],
  openParts: () => interfacePart,
  open: () => new InterfaceBuilder(),
};

class InterfaceBuilder implements LayerBuilder<InterfacePart> {
  readonly #files: Omit<InterfacePart, 'uses'>[] = [];
  readonly #uses = new Map<string, PackageUse>();
  #isPublished = false;

  add({ uses, ...file }: InterfacePart): void {
    this.#isPublished ||= file.isPublished;
    const isExporting = file.exports.length > 0 || file.exportedAgain.length > 0 || file.aliases.length > 0;
    if (isExporting || file.isImportable) this.#files.push(file);
    for (const use of uses) {
      const key = `${use.package}\0${use.symbol}`;
      const known = this.#uses.get(key);
      if (!known) {
        this.#uses.set(key, use);
        continue;
      }
      known.total += use.total;
      for (const place of use.places) if (known.places.length < MAX_PLACES) known.places.push(place);
    }
  }

  *artifacts(): Iterable<Artifact> {
    const { exports, exported } = this.#exports();
    const uses = [...this.#uses.values()].sort(
      (a, b) => compareText(a.package, b.package) || compareText(a.symbol, b.symbol),
    );
    const dealtExports = deal(exports, exported, ROWS_OF_EXPORTS, ({ path }) => path);
    const dealtUses = deal(uses, uses.length, ROWS_OF_USES, (use) => `${use.package}\0${use.symbol}`);
    const exportShards = dealtExports.map((files): ExportsShard => ({ files }));
    const useShards = dealtUses.map((rows): UsesShard => ({ uses: rows }));
    for (const [number, value] of exportShards.entries())
      yield { path: artifactPath.interfaceExports(number), value };
    for (const [number, value] of useShards.entries())
      yield { path: artifactPath.interfaceUses(number), value };
    yield {
      path: artifactPath.interface('index'),
      value: {
        exports: { total: exported, shards: exportShards.map(digestOf) },
        uses: { total: uses.length, shards: useShards.map(digestOf) },
      } satisfies InterfaceIndex,
    };
  }

  /** Returns the exports of importable files, and of those whose exports these export again. */
  #exports(): { exports: ExportsShard['files']; exported: number } {
    const reached = this.#isPublished ? reachedFiles(this.#files) : undefined;
    const aliases = new ExportAliases(
      this.#files.filter(({ path, isTest }) => (reached ? reached.has(path) : !isTest)),
    );
    const exports = this.#files
      .sort((a, b) => compareText(a.path, b.path))
      .flatMap((file) => {
        const isWhole = reached ? reached.has(file.path) : !file.isTest;
        const again = file.exportedAgain.filter(({ by }) => reached?.has(by));
        const tops = new Set(
          again
            .filter(({ symbol, by, count }) => count > aliases.count(file.path, symbol, by))
            .map(({ node }) => node),
        );
        const symbols = file.exports
          .filter(({ top }) => isWhole || tops.has(top))
          .map(({ top: _top, isTop: _isTop, ...symbol }) => symbol);
        symbols.push(...aliases.exportsOf(file, new Set(symbols.map(({ symbol }) => symbol))));
        return symbols.length > 0 ? [{ path: file.path, symbols }] : [];
      });
    return { exports, exported: exports.reduce((sum, { symbols }) => sum + symbols.length, 0) };
  }
}

/** Returns the files whose exports are all exported by a package, perhaps through other files. */
function reachedFiles(files: readonly Omit<InterfacePart, 'uses'>[]): ReadonlySet<string> {
  const sources = new Map<string, string[]>();
  for (const { path, exportedAgain } of files) {
    for (const { node, by } of exportedAgain) {
      if (node === 0) addToList(sources, by, path);
    }
  }
  const reached = new Set(files.filter((file) => file.isImportable).map(({ path }) => path));
  for (const path of reached) for (const source of sources.get(path) ?? []) reached.add(source);
  return reached;
}

/** Divides rows among shards, whose number is a power of two, so that a row more seldom moves the others. */
function deal<Row>(
  rows: readonly Row[],
  weight: number,
  inShard: number,
  keyOf: (row: Row) => string,
): Row[][] {
  const count = weight === 0 ? 0 : bucketCount(weight, inShard);
  const shards = Array.from({ length: count }, (): Row[] => []);
  for (const row of rows) shards[bucketOfPath(keyOf(row), count)]?.push(row);
  return shards;
}

function digestOf(value: unknown): string {
  return digest(JSON.stringify(value));
}
