import { fileOfAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { NameTarget } from '../../model/changed-file.ts';
import { differenceAddresses } from '../../model/changed-file.ts';
import type { ChangeReport, SymbolChange } from '../../model/changes.ts';
import { endAt, type FileShard, type ShardNode } from '../../model/file-shard.ts';
import { possibleTitle, type LinkedReference } from '../../query/linked-spans.ts';

/** Finds the places that the names in the code of one state lead to; undefined for names that are no links. */
export interface NameTargets {
  ofNode(node: ShardNode, counterpart: FileShard | undefined): NameTarget | undefined;
  ofReference(shard: FileShard, reference: LinkedReference): NameTarget | undefined;
}

interface Definition {
  isFile: boolean;
  path: string;
  address: string;
  line: number | undefined;
}

/** Returns the definition that a reference leads to; undefined for a package, which has no page. */
function definitionOf(shard: FileShard, { to }: LinkedReference): Definition | undefined {
  const first = to[0];
  if (first === undefined) return undefined;
  const end = endAt(shard, first);
  if (end.address === undefined) return undefined;
  const isFile = end.kind === 'module';
  return 'nameSpan' in end
    ? { isFile, path: shard.path, address: end.address, line: end.nameSpan[0] }
    : { isFile, path: end.path, address: end.address, line: end.line };
}

function withDoubt(target: NameTarget, reference: LinkedReference): NameTarget {
  if (reference.kind === 'certain') return target;
  return { ...target, title: target.title ?? possibleTitle(reference), isPossible: true };
}

/** Targets of names in the new state, whose atlas it is. */
export const newTargets: NameTargets = {
  ofNode: ({ address }) => ({ page: 'symbol', address }),
  ofReference(shard, reference) {
    const found = definitionOf(shard, reference);
    return (
      found && withDoubt({ page: found.isFile ? 'file' : 'definition', address: found.address }, reference)
    );
  },
};

/**
 * Targets of names in the old state: a page of the new atlas if the file of the definition did not change, and otherwise its line in
 * the difference of the file.
 */
export class OldTargets implements NameTargets {
  /** Addresses of differences, by the old path of the file. */
  readonly #differences = new Map<string, string>();
  readonly #symbols = new Map<string, SymbolChange>();
  readonly #headShards: ReadonlyMap<string, string>;

  constructor(report: ChangeReport, headShards: ReadonlyMap<string, string>) {
    const addresses = differenceAddresses(report.files);
    for (const [at, { change, path, fromPath = path }] of report.files.entries())
      if (change !== 'added') this.#differences.set(fromPath, addresses[at] ?? '');
    for (const symbol of report.symbols)
      if (symbol.change !== 'added') this.#symbols.set(symbol.fromId ?? symbol.id, symbol);
    this.#headShards = headShards;
  }

  ofNode({ id, kind, symbol }: ShardNode, counterpart: FileShard | undefined): NameTarget {
    const change = this.#symbols.get(id);
    if (change?.change === 'removed') return { page: 'none', address: '', title: 'Removed' };
    const address =
      change?.address ??
      counterpart?.nodes.find((node) => node.symbol === symbol && node.kind === kind)?.address;
    return address === undefined
      ? { page: 'none', address: '', title: 'Not in the new state' }
      : { page: 'symbol', address };
  }

  ofReference(shard: FileShard, reference: LinkedReference): NameTarget | undefined {
    const found = definitionOf(shard, reference);
    if (!found) return undefined;
    const { isFile, path, address, line } = found;
    const difference = this.#differences.get(path);
    if (difference !== undefined) {
      const place = isFile || line === undefined ? {} : { line };
      return withDoubt({ page: 'old line', address: difference, ...place }, reference);
    }
    if (this.#headShards.has(artifactPath.file(fileOfAddress(address))))
      return withDoubt({ page: isFile ? 'file' : 'definition', address }, reference);
    const title = `Defined in ${path}${line === undefined ? '' : `:${line}`} of the old state`;
    return { page: 'none', address: '', title };
  }
}
