import { edgeDetails } from './edge-details.ts';
import { fileOfAddress } from './address.ts';
import { endAt, type End, type FileShard, type OutsideMember, type ShardNode } from './file-shard.ts';
import type { PublishedEnd, PublishedFile } from './published-file.ts';
import { LineTexts, placeOf } from './line-texts.ts';
import type { PublishedMember, PublishedSymbol } from './published-symbol.ts';
import { keysOfSymbols } from './symbol-keys.ts';

/** Returns the published form of a shard, without its view. `readPublishedFile` restores the shard. */
export function publishFile(shard: FileShard): PublishedFile {
  return new FilePublisher(shard).file();
}

/** Parsers of JSON put such keys before all others. */
const isNumber = /^(?:0|[1-9]\d*)$/;

class FilePublisher {
  readonly #shard: FileShard;
  readonly #lines: LineTexts;
  readonly #keys: readonly string[];
  readonly #symbols: PublishedSymbol[];

  constructor(shard: FileShard) {
    this.#shard = shard;
    this.#lines = new LineTexts(shard);
    this.#keys = keysOfSymbols(shard.nodes);
    this.#symbols = shard.nodes.map((node, index) => this.#symbol(node, this.#keys[index] ?? ''));
    this.#addEdges();
    this.#addCandidates();
    this.#addDispatches();
  }

  file(): PublishedFile {
    const { path, language, status, hash, lines, bytes, address, directory, findings, source } = this.#shard;
    const {
      ends,
      testFiles,
      imports,
      unresolved,
      unresolvedByName,
      valueCalls,
      misfits,
      roots,
      containsTests,
      isByName,
      mentionedInSkipped,
    } = this.#shard;
    const [module] = this.#symbols;
    if (!module) throw new RangeError(`shard of ${path}: it has no node of the file`);
    const keys = this.#keys.slice(1);
    // Unlike an assignment, this makes a member of any name.
    const symbols = Object.fromEntries(keys.map((key, at) => [key, this.#symbolAt(at + 1)]));
    return {
      ...{ path, language, status, hash, lines, bytes, address, directory, module, symbols },
      ...(keys.some((key) => isNumber.test(key)) ? { order: keys } : {}),
      elsewhere: Object.fromEntries(ends.map((end) => [end.id, publishEnd(end)])),
      ...(testFiles && { testFiles }),
      imports: imports.map(({ source: written, names, to, span }) => ({
        source: written,
        names,
        to: to === null ? null : this.#idOf(to),
        ...placeOf(span),
      })),
      unresolved: unresolved.map(({ name, count, references }) => ({
        name,
        count,
        ...(references && {
          references: references.map(({ from, type, sites }) => ({
            from: this.#idOf(from),
            type,
            places: sites.map(placeOf),
          })),
        }),
      })),
      unresolvedElsewhere: unresolvedByName.map(({ name, total, references }) => ({
        name,
        total,
        references: references.map(({ from, type, sites }) => ({
          from: this.#idOf(from),
          type,
          places: this.#lines.placesIn(this.#pathOf(from), sites),
        })),
      })),
      ...(valueCalls && {
        valueCalls: valueCalls.map(({ name, from, sites }) => ({
          name,
          from: this.#idOf(from),
          places: sites.map(placeOf),
        })),
      }),
      ...(misfits && {
        misfits: misfits.map(({ from, to, kind, span, detail }) => ({
          from: this.#idOf(from),
          to: this.#idOf(to),
          kind,
          ...placeOf(span),
          ...(detail === undefined ? {} : { detail }),
        })),
      }),
      ...(roots && {
        roots: roots.map(({ nodes, ...root }) => ({
          symbols: nodes.map((node) => this.#idOf(node)),
          ...root,
        })),
      }),
      ...(containsTests !== undefined && { containsTests }),
      ...(isByName && { isByName }),
      ...(mentionedInSkipped && {
        mentionedInSkipped: mentionedInSkipped.map(({ path: skipped, nodes }) => ({
          path: skipped,
          symbols: nodes.map((node) => this.#idOf(node)),
        })),
      }),
      findings,
      source,
    };
  }

  #symbol(node: ShardNode, key: string): PublishedSymbol {
    const { id, kind, name, symbol, address, parent, owner, span, nameSpan, signature, doc, visibility } =
      node;
    const { exported, modifiers, complexity, rank, tokens, declarations, declaredType } = node;
    return {
      ...{ id, kind, name },
      ...(symbol === key ? {} : { symbol }),
      ...(parent === null || parent === 0 ? {} : { parent: this.#keys[parent] ?? '' }),
      ...(owner === undefined ? {} : { owner: this.#idOf(owner) }),
      ...this.#members('outsideMembers', node.outsideMembers),
      ...(declarations && { declarations: declarations.map((each) => this.#idOf(each)) }),
      ...this.#members('declaredMembers', node.declaredMembers),
      ...placeOf(span),
      nameRange: nameSpan,
      ...(signature === undefined ? {} : { signature }),
      ...(declaredType === undefined ? {} : { declaredType }),
      ...(doc === undefined ? {} : { doc }),
      visibility,
      ...(exported ? { exported } : {}),
      ...(modifiers.length === 0 ? {} : { modifiers }),
      ...(complexity === undefined ? {} : { complexity }),
      ...{ rank, tokens, address, out: [], in: [] },
    };
  }

  #members<Name extends string>(
    name: Name,
    members: readonly OutsideMember[] | undefined,
  ): Partial<Record<Name, PublishedMember[]>> {
    if (!members) return {};
    const published = members.map((member) => ({ ...member, to: this.#idOf(member.to) }));
    return { [name]: published } as Partial<Record<Name, PublishedMember[]>>;
  }

  #addEdges(): void {
    const { nodes, edges } = this.#shard;
    for (const edge of edges) {
      const { from, to, type, how, sites } = edge;
      const shared = { how, certain: true as const, ...edgeDetails(edge) };
      if (from < nodes.length)
        this.#symbolAt(from).out.push({ type, to: this.#idOf(to), ...shared, places: sites.map(placeOf) });
      if (to < nodes.length)
        this.#symbolAt(to).in.push({
          type,
          from: this.#idOf(from),
          ...shared,
          places: this.#placesOf(from, sites),
        });
    }
  }

  #addCandidates(): void {
    const { nodes, candidates } = this.#shard;
    for (const { from, to, type, how, via, sites } of candidates) {
      const targets = to.map((each) => this.#idOf(each));
      const shared = { to: targets, how, certain: false as const, ...(via && { via }) };
      if (from < nodes.length)
        (this.#symbolAt(from).possibleOut ??= []).push({ type, ...shared, places: sites.map(placeOf) });
      for (const target of to)
        if (target < nodes.length)
          (this.#symbolAt(target).possibleIn ??= []).push({
            type,
            from: this.#idOf(from),
            ...shared,
            places: this.#placesOf(from, sites),
          });
    }
  }

  #addDispatches(): void {
    for (const { to, via, total, calls } of this.#shard.viaOverride)
      (this.#symbolAt(to).viaOverride ??= []).push({
        via: this.#idOf(via),
        total,
        calls: calls.map(({ from, how, rule, sites }) => ({
          from: this.#idOf(from),
          how,
          certain: true as const,
          ...(rule === undefined ? {} : { rule }),
          places: this.#placesOf(from, sites),
        })),
      });
  }

  #placesOf(from: number, sites: FileShard['edges'][number]['sites']) {
    return this.#lines.placesIn(this.#pathOf(from), sites);
  }

  #symbolAt(index: number): PublishedSymbol {
    const symbol = this.#symbols[index];
    if (!symbol) throw new RangeError(`shard of ${this.#shard.path}: no node ${index}`);
    return symbol;
  }

  #idOf(index: number): string {
    return endAt(this.#shard, index).id;
  }

  #pathOf(index: number): string {
    const { nodes, ends, path } = this.#shard;
    return index < nodes.length ? path : (ends[index - nodes.length]?.path ?? '');
  }
}

function publishEnd({ kind, name, symbol, path, line, address, standard }: End): PublishedEnd {
  return {
    ...{ kind, name },
    ...(symbol !== '' && { symbol }),
    path,
    ...(line === undefined ? {} : { line }),
    ...(address !== undefined && { file: fileOfAddress(address) }),
    ...(address !== undefined && address !== fileOfAddress(address) && { address }),
    ...(standard && { standard }),
  };
}
