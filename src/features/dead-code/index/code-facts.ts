import type { FileShard } from '../../../model/file-shard.ts';
import { edgeEffects, EdgeEffect } from './edge-effects.ts';
import { Fragments } from './fragments.ts';
import { Interner } from '../../../base/interner.ts';
import { Rows } from '../../../base/rows.ts';
import {
  hasTopLevelCall,
  codeNodes,
  skippedMentions,
  lineStartsOf,
  type CodeFile,
  type CodeNode,
} from './nodes.ts';
import { assigningNode, Owners } from './owners.ts';
import { Stems } from './stems.ts';
import { TextFiles } from './text-files.ts';
import { runs, wordsOf, type CodeText } from './words.ts';

/** The data that dead code analysis needs from the shards of an atlas. */
export class CodeFacts {
  readonly nodes: CodeNode[] = [];
  /** By number of the file's node. */
  readonly files = new Map<number, CodeFile>();
  readonly texts = new TextFiles();
  readonly fragments = new Fragments();
  readonly stems = new Stems();
  readonly words = new Interner();
  /** Members in other files than their types, by number of the type. */
  readonly outsideMembers = new Map<number, number[]>();
  /** Nodes whose owner is in another file, with the number of the owner's id. */
  readonly #outsideOwners: [node: number, ownerId: number][] = [];
  readonly #ids = new Interner();
  /** Number of a node by number of its id. */
  readonly #numberOfId: number[] = [];
  /** Columns: node, id of the target, `Use`. */
  readonly #edges = new Rows(3);
  /** Columns: word, containing node, line, position. Only words that no edge explains. */
  readonly #uses = new Rows(4);

  add(shard: FileShard): void {
    if (shard.language === null) {
      this.texts.add(shard.path, shard.source);
      this.stems.addText(shard.path, shard.source);
      return;
    }
    const base = this.nodes.length;
    for (const [index, { owner }] of shard.nodes.entries()) {
      const end = owner === undefined ? undefined : shard.ends[owner - shard.nodes.length];
      if (end) this.#outsideOwners.push([base + index, this.#ids.index(end.id)]);
    }
    for (const node of codeNodes(shard.nodes, base)) {
      this.#numberOfId[this.#ids.index(node.id)] = this.nodes.length;
      this.nodes.push(node);
    }
    this.files.set(base, {
      path: shard.path,
      language: shard.language,
      isModule: shard.imports.length > 0 || shard.nodes.some(({ exported }, index) => index > 0 && exported),
      isPartial: shard.status !== 'parsed',
      runsCode: hasTopLevelCall(shard),
      roots: shard.roots ?? [],
      mentionedInSkipped: skippedMentions(shard, base),
      base,
      end: this.nodes.length,
    });
    // An unresolved import may mean any file with that name.
    for (const { source, to } of shard.imports) if (to === null) this.stems.addName(source);
    this.#addEdges(shard, base);
    this.#addWords(shard, base);
  }

  /** Makes types the parents of their members in other files. Called once, after all shards were added. */
  linkOwners(): void {
    for (const [number, ownerId] of this.#outsideOwners) {
      const owner = this.#numberOfId[ownerId];
      const node = this.nodes[number];
      if (owner === undefined || !node) continue;
      node.parent = owner;
      const known = this.outsideMembers.get(owner);
      if (known) known.push(number);
      else this.outsideMembers.set(owner, [number]);
    }
  }

  /** Returns the numbers of the nodes whose parent is a node, in any file. */
  membersOf(parent: number): number[] {
    const members: number[] = [];
    const { end } = this.files.get(this.nodes[parent]?.file ?? -1) ?? { end: 0 };
    for (let each = parent + 1; each < end; each++)
      if (this.nodes[each]?.parent === parent) members.push(each);
    return [...members, ...(this.outsideMembers.get(parent) ?? [])];
  }

  /** Calls `visit` for each edge between nodes. */
  forEdges(visit: (from: number, to: number, use: number) => void): void {
    const edges = this.#edges;
    for (let row = 0; row < edges.count; row++) {
      const to = this.#numberOfId[edges.get(row, 1)];
      if (to !== undefined) visit(edges.get(row, 0), to, edges.get(row, 2));
    }
  }

  /** Calls `visit` for each word that no edge explains. */
  forWords(visit: (word: number, owner: number, line: number, how: number) => void): void {
    const uses = this.#uses;
    for (let row = 0; row < uses.count; row++)
      visit(uses.get(row, 0), uses.get(row, 1), uses.get(row, 2), uses.get(row, 3));
  }

  #addEdges(shard: FileShard, base: number): void {
    const { nodes, ends, edges, candidates } = shard;
    const idAt = (index: number): number =>
      this.#ids.index((nodes[index] ?? ends[index - nodes.length])?.id ?? '');
    const useOf = edgeEffects(shard);
    for (const edge of edges) {
      const use = useOf(edge);
      if (use === undefined) continue;
      this.#edges.push(base + edge.from, idAt(edge.to), use);
      const maker = nodes[edge.from]?.parent === edge.to ? assigningNode(nodes, edge.from) : 0;
      if (maker > 0) this.#edges.push(base + maker, idAt(edge.to), EdgeEffect.Plain);
    }
    for (const { from, to } of candidates) {
      if (!nodes[from]) continue;
      for (const each of to) this.#edges.push(base + from, idAt(each), EdgeEffect.Plain);
    }
  }

  #addWords(shard: FileShard, base: number): void {
    const { nodes, edges, candidates, source, highlights } = shard;
    const starts = lineStartsOf(source);
    const offset = (line: number, column: number): number => (starts[line - 1] ?? 0) + column - 1;
    const explained = new Set<number>();
    for (const { nameSpan } of nodes.slice(1)) explained.add(offset(nameSpan[0], nameSpan[1]));
    const specifiers = new Set<number>();
    for (const { from, type, to, sites } of [...edges, ...candidates]) {
      if (from >= nodes.length) continue;
      for (const [line, column] of sites) explained.add(offset(line, column));
      const target = typeof to === 'number' ? (nodes[to] ?? shard.ends[to - nodes.length]) : undefined;
      if ((type === 'IMPORTS' || type === 'EXPORTS') && target?.kind === 'module')
        for (const [line, column] of sites) specifiers.add(offset(line, column));
    }
    // The name of a module is not a reference to a symbol in it.
    for (const { span } of shard.imports)
      for (const [start] of runs(source, offset(span[0], span[1]), offset(span[2], span[3])))
        explained.add(start);
    const owners = new Owners(shard, offset);
    let line = 1;
    const onText = ({ start, end, isName }: CodeText): void => {
      const text = source.slice(start, end);
      if (!isName || specifiers.has(start) || specifiers.has(start + 1)) return;
      this.fragments.add(
        text,
        source[end] === '{' || source[end] === '$' || /^\s*\+/.test(source.slice(end, end + 4)),
      );
      this.stems.addName(text);
    };
    for (const word of wordsOf(source, highlights, onText)) {
      // The range of a private name includes its `#`.
      if (explained.has(word.start) || explained.has(word.start - 1)) continue;
      while (line < starts.length && (starts[line] ?? Infinity) <= word.start) line++;
      const owner = base + owners.at(word.start);
      this.#uses.push(this.words.index(word.text), owner, line, word.how);
      const hidden = hiddenName(word.text);
      if (hidden !== undefined) this.#uses.push(this.words.index(hidden), owner, line, word.how);
    }
  }
}

/** Returns the name behind two underscores in the middle of a word: generated and mangled names contain that of a member. */
function hiddenName(word: string): string | undefined {
  const at = word.startsWith('_') ? word.indexOf('__', 2) : -1;
  return at < 0 ? undefined : word.slice(at);
}
