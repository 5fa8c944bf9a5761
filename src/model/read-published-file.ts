import { edgeDetails } from './edge-details.ts';
import { compareCandidates, compareEdges } from './edge-order.ts';
import type {
  End,
  FileShard,
  OutsideMember,
  ShardCandidate,
  ShardDispatch,
  ShardEdge,
  ShardNode,
} from './file-shard.ts';
import type { PublishedEnd, PublishedFile } from './published-file.ts';
import { LineCollector, spanOf } from './line-texts.ts';
import type { PlaceInFile } from './published-places.ts';
import type { PublishedMember, PublishedSymbol } from './published-symbol.ts';
import type { Span } from './position.ts';

/** Restores a shard, without its view, from its published form. Throws a `TypeError` if it is damaged. */
export function readPublishedFile(published: PublishedFile): FileShard {
  return new FileReader(published).shard();
}

class FileReader {
  readonly #file: PublishedFile;
  /** The file and its symbols, by key, in the order of the source. */
  readonly #symbols: readonly (readonly [key: string, symbol: PublishedSymbol])[];
  readonly #indexOfKey = new Map<string, number>();
  readonly #indexOfId = new Map<string, number>();
  readonly #ends: End[];
  readonly #lines: LineCollector;

  constructor(file: PublishedFile) {
    this.#file = file;
    this.#lines = new LineCollector(file.path);
    this.#symbols = [['', file.module], ...orderedSymbols(file)];
    for (const [index, [key, { id }]] of this.#symbols.entries()) {
      this.#indexOfKey.set(key, index);
      this.#indexOfId.set(id, index);
    }
    this.#ends = Object.entries(file.elsewhere).map(([id, end]) => readEnd(id, end));
    for (const [at, { id }] of this.#ends.entries()) this.#indexOfId.set(id, this.#symbols.length + at);
  }

  shard(): FileShard {
    const { path, address, directory, language, status, hash, lines, bytes } = this.#file;
    const {
      testFiles,
      imports,
      unresolved,
      unresolvedElsewhere,
      valueCalls,
      misfits,
      roots,
      containsTests,
      isByName,
      mentionedInSkipped,
      findings,
      source,
    } = this.#file;
    const shard: FileShard = {
      ...{ path, address, directory, language, status, hash, lines, bytes },
      nodes: this.#symbols.map(([key, symbol], index) => this.#node(key, symbol, index)),
      ends: this.#ends,
      edges: this.#edges(),
      candidates: this.#candidates(),
      imports: imports.map(({ source: written, names, to, ...place }) => ({
        source: written,
        names,
        to: to === null ? null : this.#indexOf(to),
        span: spanOf(place),
      })),
      viaOverride: this.#dispatches(),
      ...(testFiles && { testFiles }),
      ...(valueCalls && {
        valueCalls: valueCalls.map(({ name, from, places }) => ({
          name,
          from: this.#indexOf(from),
          sites: places.map(spanOf),
        })),
      }),
      ...(misfits && {
        misfits: misfits.map(({ from, to, kind, detail, ...place }) => ({
          from: this.#indexOf(from),
          to: this.#indexOf(to),
          kind,
          span: spanOf(place),
          ...(detail === undefined ? {} : { detail }),
        })),
      }),
      ...(roots && {
        roots: roots.map(({ symbols, ...root }) => ({
          nodes: symbols.map((id) => this.#indexOf(id)),
          ...root,
        })),
      }),
      ...(containsTests !== undefined && { containsTests }),
      ...(isByName && { isByName }),
      ...(mentionedInSkipped && {
        mentionedInSkipped: mentionedInSkipped.map(({ path: skipped, symbols }) => ({
          path: skipped,
          nodes: symbols.map((id) => this.#indexOf(id)),
        })),
      }),
      findings,
      source,
      unresolved: unresolved.map(({ name, count, references }) => ({
        name,
        count,
        ...(references && {
          references: references.map(({ from, type, places }) => ({
            from: this.#indexOf(from),
            type,
            sites: places.map(spanOf),
          })),
        }),
      })),
      unresolvedByName: unresolvedElsewhere.map(({ name, total, references }) => ({
        name,
        total,
        references: references.map(({ from, type, places }) => ({
          from: this.#indexOf(from),
          type,
          sites: this.#sitesOf(places),
        })),
      })),
    };
    const linesElsewhere = this.#lines.lines();
    return linesElsewhere ? { ...shard, linesElsewhere } : shard;
  }

  #node(key: string, symbol: PublishedSymbol, index: number): ShardNode {
    const { id, kind, name, parent, owner, declarations, nameRange, signature, doc, visibility } = symbol;
    const { exported, modifiers, complexity, rank, tokens, address, declaredType } = symbol;
    return {
      ...{ id, kind, name },
      symbol: symbol.symbol ?? key,
      address,
      parent: index === 0 ? null : parent === undefined ? 0 : this.#indexOfParent(parent),
      ...(owner === undefined ? {} : { owner: this.#indexOf(owner) }),
      ...this.#members('outsideMembers', symbol.outsideMembers),
      ...(declarations && { declarations: declarations.map((each) => this.#indexOf(each)) }),
      ...this.#members('declaredMembers', symbol.declaredMembers),
      span: spanOf(symbol),
      nameSpan: nameRange,
      ...(signature === undefined ? {} : { signature }),
      ...(declaredType === undefined ? {} : { declaredType }),
      ...(doc === undefined ? {} : { doc }),
      visibility,
      exported: exported ?? false,
      modifiers: modifiers ?? [],
      ...(complexity === undefined ? {} : { complexity }),
      ...{ rank, tokens },
    };
  }

  #members<Name extends string>(
    name: Name,
    members: readonly PublishedMember[] | undefined,
  ): Partial<Record<Name, OutsideMember[]>> {
    if (!members) return {};
    const read = members.map((member) => ({ ...member, to: this.#indexOf(member.to) }));
    return { [name]: read } as Partial<Record<Name, OutsideMember[]>>;
  }

  /** Reads each edge once: those inside of the file are listed at both of their ends. */
  #edges(): ShardEdge[] {
    const edges: ShardEdge[] = [];
    for (const [index, [, symbol]] of this.#symbols.entries()) {
      for (const edge of symbol.out) {
        const { type, to, how, places } = edge;
        edges.push({
          ...{ from: index, to: this.#indexOf(to), type, how },
          ...edgeDetails(edge),
          sites: places.map(spanOf),
        });
      }
      for (const edge of symbol.in) {
        const { type, from, how, places } = edge;
        const origin = this.#indexOf(from);
        if (origin < this.#symbols.length) continue;
        edges.push({
          ...{ from: origin, to: index, type, how },
          ...edgeDetails(edge),
          sites: this.#sitesOf(places),
        });
      }
    }
    return edges.sort(compareEdges);
  }

  #candidates(): ShardCandidate[] {
    const count = this.#symbols.length;
    const candidates: ShardCandidate[] = [];
    for (const [index, [, symbol]] of this.#symbols.entries()) {
      for (const { type, to, how, via, places } of symbol.possibleOut ?? [])
        candidates.push({
          ...{ from: index, to: this.#indexesOf(to), type, how, ...(via && { via }) },
          sites: places.map(spanOf),
        });
      for (const { type, from, to, how, via, places } of symbol.possibleIn ?? []) {
        const origin = this.#indexOf(from);
        if (origin < count) continue;
        const targets = this.#indexesOf(to);
        // All targets in the file list it, so it is read at the first.
        if (targets.find((target) => target < count) !== index) continue;
        candidates.push({
          ...{ from: origin, to: targets, type, how, ...(via && { via }) },
          sites: this.#sitesOf(places),
        });
      }
    }
    return candidates.sort(compareCandidates);
  }

  #dispatches(): ShardDispatch[] {
    return this.#symbols.flatMap(([, { viaOverride = [] }], index) =>
      viaOverride.map(({ via, total, calls }) => ({
        to: index,
        via: this.#indexOf(via),
        total,
        calls: calls.map(({ from, how, rule, places }) => ({
          from: this.#indexOf(from),
          how,
          ...(rule === undefined ? {} : { rule }),
          sites: this.#sitesOf(places),
        })),
      })),
    );
  }

  #sitesOf(places: readonly PlaceInFile[]): Span[] {
    return places.map((place) => {
      this.#lines.add(place);
      return spanOf(place);
    });
  }

  #indexesOf(ids: readonly string[]): number[] {
    return ids.map((id) => this.#indexOf(id));
  }

  #indexOf(id: string): number {
    const index = this.#indexOfId.get(id);
    if (index === undefined) throw new TypeError(`The file ${this.#file.path} does not describe ${id}.`);
    return index;
  }

  #indexOfParent(key: string): number {
    const index = this.#indexOfKey.get(key);
    if (index === undefined) throw new TypeError(`The file ${this.#file.path} has no symbol ${key}.`);
    return index;
  }
}

function orderedSymbols({ symbols, order }: PublishedFile): (readonly [string, PublishedSymbol])[] {
  const entries = Object.entries(symbols);
  if (!order) return entries;
  const byKey = new Map(entries);
  return order.map((key) => {
    const symbol = byKey.get(key);
    if (!symbol) throw new TypeError(`There is no symbol ${key}.`);
    return [key, symbol];
  });
}

function readEnd(
  id: string,
  { kind, name, symbol = '', path, line, file, address = file, standard }: PublishedEnd,
): End {
  return {
    ...{ id, kind, name, symbol, path },
    ...(address !== undefined && { address }),
    ...(line !== undefined && { line }),
    ...(standard && { standard }),
  };
}
