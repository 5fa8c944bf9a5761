import { endAt, type End, type FileShard, type ShardNode } from '../../model/file-shard.ts';
import type { PackageIdentity } from '../../model/package-identity.ts';
import { suffixOf } from './kinds.ts';
import { descriptor, pathDescriptors, symbolPrefix } from './symbol.ts';

/**
 * Returns the unique descriptors of each node of a file, in node order. They are built from the chain of parents because a
 * qualified name is ambiguous: a name may contain a dot.
 */
export function fileDescriptors({ path, nodes }: FileShard): string[] {
  const all: string[] = [];
  const taken = new Set<string>();
  for (const node of nodes) {
    if (node.parent === null) {
      all.push(pathDescriptors(path));
      continue;
    }
    const { name, ordinal } = ownName(node, nodes[node.parent]);
    const before = all[node.parent] ?? '';
    const suffix = suffixOf(node.kind);
    // Symbols whose ids differ only in kind have the same descriptor, such as an interface and a class.
    let own = before + descriptor(name, suffix, ordinal);
    for (let next = ordinal + 1; taken.has(own); next++) own = before + descriptor(name, suffix, next);
    taken.add(own);
    all.push(own);
  }
  return all;
}

/** Returns the name below the parent, and its ordinal among symbols with this name, from 1. */
function ownName(
  { name, symbol }: ShardNode,
  parent: ShardNode | undefined,
): { name: string; ordinal: number } {
  const prefix = parent?.symbol ? `${parent.symbol}.` : '';
  const own = symbol.startsWith(prefix) ? symbol.slice(prefix.length) : symbol;
  const match = /^(.*)~(\d{1,6})$/s.exec(own);
  if (own === name || !match) return { name: own, ordinal: 1 };
  return { name: match[1] ?? '', ordinal: Number(match[2]) };
}

/** The SCIP symbols of an atlas. All files must be added before `at` is called, because edges may point to later files. */
export class Symbols {
  readonly #descriptors = new Map<string, string>();
  readonly #externals = new Map<string, { end: End; symbol: string }>();
  #prefix = symbolPrefix({ manager: '', name: '', version: '' });

  add(shard: FileShard): void {
    const all = fileDescriptors(shard);
    for (const [i, { id }] of shard.nodes.entries()) this.#descriptors.set(id, all[i] ?? '');
  }

  /** The package of all symbols in the repository. */
  set package(identity: PackageIdentity) {
    this.#prefix = symbolPrefix(identity);
  }

  /** Returns the symbol of the node or endpoint at an index of the shard. Throws if no file contains it. */
  at(shard: FileShard, index: number): string {
    const end = endAt(shard, index);
    if (end.kind === 'package') return this.#external(end);
    const descriptors = this.#descriptors.get(end.id);
    if (descriptors !== undefined) return this.#prefix + descriptors;
    throw new Error(
      `The atlas is damaged: ${shard.path} has an edge to ${end.id}, which is in no file. Build it again.`,
    );
  }

  /** Returns the external symbols that `at` was called for, sorted by id. */
  externals(): { end: End; symbol: string }[] {
    return [...this.#externals.values()].sort((a, b) => (a.end.id < b.end.id ? -1 : 1));
  }

  #external(end: End): string {
    const known = this.#externals.get(end.id);
    if (known) return known.symbol;
    const names = end.symbol === '' ? [] : end.symbol.split('.');
    const symbol =
      symbolPrefix({ manager: '', name: end.path, version: '' }) +
      (names.length === 0 ? descriptor(end.path, '/') : names.map((name) => descriptor(name, '.')).join(''));
    this.#externals.set(end.id, { end, symbol });
    return symbol;
  }
}
