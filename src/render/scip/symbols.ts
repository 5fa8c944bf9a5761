import { endAt, type End, type FileShard, type ShardNode } from '../../model/file-shard.ts';
import type { PackageIdentity } from '../../model/package-identity.ts';
import { suffixOf } from './kinds.ts';
import { descriptor, pathDescriptors, symbolPrefix } from './symbol.ts';

/**
 * The descriptors of each node of a file, in its order, no two alike. They are made from the chain of parents and
 * not from the dotted name, in which a dot may be part of a name.
 */
export function fileDescriptors({ path, nodes }: FileShard): string[] {
  const all: string[] = [];
  const taken = new Set<string>();
  for (const node of nodes) {
    if (node.parent === null) {
      all.push(pathDescriptors(path));
      continue;
    }
    const { name, twin } = ownName(node, nodes[node.parent]);
    const before = all[node.parent] ?? '';
    const suffix = suffixOf(node.kind);
    // Kinds that are told apart in an id may look alike here: an interface and a class of one name.
    let own = before + descriptor(name, suffix, twin);
    for (let next = twin + 1; taken.has(own); next++) own = before + descriptor(name, suffix, next);
    taken.add(own);
    all.push(own);
  }
  return all;
}

/** The name below the parent, and which of several of that name it is. */
function ownName({ name, symbol }: ShardNode, parent: ShardNode | undefined): { name: string; twin: number } {
  const prefix = parent?.symbol ? `${parent.symbol}.` : '';
  const own = symbol.startsWith(prefix) ? symbol.slice(prefix.length) : symbol;
  const match = /^(.*)~(\d{1,6})$/s.exec(own);
  if (own === name || !match) return { name: own, twin: 1 };
  return { name: match[1] ?? '', twin: Number(match[2]) };
}

/** The symbols of an atlas, known only once all its files were added: edges lead to files that come later. */
export class Symbols {
  readonly #descriptors = new Map<string, string>();
  readonly #externals = new Map<string, { end: End; symbol: string }>();
  #prefix = symbolPrefix({ manager: '', name: '', version: '' });

  add(shard: FileShard): void {
    const all = fileDescriptors(shard);
    for (const [i, { id }] of shard.nodes.entries()) this.#descriptors.set(id, all[i] ?? '');
  }

  /** What stands before the descriptors of all that is in the repository. */
  set package(identity: PackageIdentity) {
    this.#prefix = symbolPrefix(identity);
  }

  /** The symbol of what an index of the shard stands for. Throws where the atlas contradicts itself. */
  at(shard: FileShard, index: number): string {
    const end = endAt(shard, index);
    if (end.kind === 'package') return this.#external(end);
    const descriptors = this.#descriptors.get(end.id);
    if (descriptors !== undefined) return this.#prefix + descriptors;
    throw new Error(
      `The atlas is damaged: ${shard.path} has an edge to ${end.id}, which no file has. Build it again.`,
    );
  }

  /** What is outside and was asked for, in the order of ids. */
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
