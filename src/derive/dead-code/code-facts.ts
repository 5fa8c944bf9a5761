import type { FileShard } from '../../model/file-shard.ts';
import { typeKinds } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import { Fragments } from './fragments.ts';
import { Interner } from './intern.ts';
import { actsByItself, codeNode, dataKinds, lineStartsOf, type CodeFile, type CodeNode } from './nodes.ts';
import { Stems } from './stems.ts';
import { TextFiles } from './text-files.ts';
import { runs, wordsOf, type CodeText } from './words.ts';

/** What an edge means for who lives. */
export const Use = {
  /** Who lives keeps the other end. */
  Plain: 0,
  /** The file gives the other end to others. */
  Export: 1,
  /** A member stands for the one of a type above. */
  Above: 2,
  /** A file, as a value of which more than members is used. */
  Whole: 3,
  /** A file, as a value. */
  Module: 4,
  /** A type is made from the other end. */
  Heritage: 5,
} as const;

/** A list of numbers that grows in place: a repository has millions. */
class Numbers {
  #values = new Int32Array(1024);
  length = 0;

  push(...values: number[]): void {
    if (this.length + values.length > this.#values.length) {
      const larger = new Int32Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    for (const value of values) this.#values[this.length++] = value;
  }

  toArray(): Int32Array {
    return this.#values.subarray(0, this.length);
  }
}

/** All that the search for dead code needs of the shards of an atlas. */
export class CodeFacts {
  readonly nodes: CodeNode[] = [];
  /** By number of the node that is the file. */
  readonly files = new Map<number, CodeFile>();
  readonly texts = new TextFiles();
  readonly fragments = new Fragments();
  readonly stems = new Stems();
  readonly words = new Interner();
  readonly #ids = new Interner();
  /** Number of the node with an id, by number of the id. */
  readonly #numberOfId: number[] = [];
  /** Triples: node, id of the other end, `Use`. */
  readonly #edges = new Numbers();
  /** Quadruples: word, node that it stands in, line, how. Only of words that no edge explains. */
  readonly #uses = new Numbers();

  add(shard: FileShard): void {
    if (shard.language === null) {
      this.texts.add(shard.path, shard.source);
      this.stems.addText(shard.path, shard.source);
      return;
    }
    const base = this.nodes.length;
    for (const [index, node] of shard.nodes.entries()) {
      this.nodes.push(codeNode(node, base, node.parent === null ? -1 : base + node.parent));
      this.#numberOfId[this.#ids.number(node.id)] = base + index;
    }
    this.files.set(base, {
      path: shard.path,
      language: shard.language,
      isModule: shard.imports.length > 0 || shard.nodes.some(({ exported }, index) => index > 0 && exported),
      isPartial: shard.status !== 'parsed',
      acts: actsByItself(shard),
      roots: shard.roots ?? [],
      base,
      end: this.nodes.length,
    });
    // An import that leads nowhere may be meant to lead to any file of that name.
    for (const { source, to } of shard.imports) if (to === null) this.stems.addName(source);
    this.#addEdges(shard, base);
    this.#addWords(shard, base);
  }

  /** Calls for each edge between nodes. */
  forEdges(visit: (from: number, to: number, use: number) => void): void {
    const edges = this.#edges.toArray();
    for (let at = 0; at + 2 < edges.length; at += 3) {
      const to = this.#numberOfId[edges[at + 1] ?? -1];
      if (to !== undefined) visit(edges[at] ?? 0, to, edges[at + 2] ?? 0);
    }
  }

  /** Calls for each word that no edge explains. */
  forWords(visit: (word: number, owner: number, line: number, how: number) => void): void {
    const uses = this.#uses.toArray();
    for (let at = 0; at + 3 < uses.length; at += 4)
      visit(uses[at] ?? 0, uses[at + 1] ?? 0, uses[at + 2] ?? 0, uses[at + 3] ?? 0);
  }

  #addEdges({ nodes, ends, edges, candidates, source }: FileShard, base: number): void {
    const idAt = (index: number): number =>
      this.#ids.number((nodes[index] ?? ends[index - nodes.length])?.id ?? '');
    const starts = lineStartsOf(source);
    const exported = new Set(
      edges.flatMap(({ from, type, sites }) =>
        from === 0 && type === 'EXPORTS' ? sites.map(([line, column]) => `${line}:${column}`) : [],
      ),
    );
    for (const { from, to, type, sites } of edges) {
      const owner = nodes[from];
      const target = nodes[to] ?? ends[to - nodes.length];
      if (!owner || !target || target.kind === 'package') continue;
      // What an export statement names is given away there, not used.
      const isExport =
        type === 'EXPORTS' ||
        (from === 0 &&
          type === 'REFERENCES' &&
          sites.every(([line, column]) => exported.has(`${line}:${column}`)));
      const isMember = owner.parent !== null && typeKinds.has(nodes[owner.parent]?.kind ?? 'module');
      let use: number = Use.Plain;
      if (isExport) use = Use.Export;
      else if (type === 'OVERRIDES' || (type === 'IMPLEMENTS' && isMember && !typeKinds.has(owner.kind)))
        use = Use.Above;
      else if (type === 'EXTENDS' || type === 'IMPLEMENTS') use = Use.Heritage;
      else if (target.kind === 'module' && type === 'REFERENCES') {
        const isPart = sites.every(([, , line, column]) =>
          /^\s*\??\.(?!\.)/.test(
            source.slice((starts[line - 1] ?? 0) + column - 1, (starts[line - 1] ?? 0) + column + 40),
          ),
        );
        use = isPart ? Use.Module : Use.Whole;
      }
      this.#edges.push(base + from, idAt(to), use);
      const maker = owner.parent === to ? makerOf(nodes, from) : 0;
      if (maker > 0) this.#edges.push(base + maker, idAt(to), Use.Plain);
    }
    for (const { from, to } of candidates) {
      if (!nodes[from]) continue;
      for (const each of to) this.#edges.push(base + from, idAt(each), Use.Plain);
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
    // What names a module names no symbol in it.
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
      // A private name is written with its mark.
      if (explained.has(word.start) || explained.has(word.start - 1)) continue;
      while (line < starts.length && (starts[line] ?? Infinity) <= word.start) line++;
      this.#uses.push(this.words.number(word.text), base + owners.at(word.start), line, word.how);
    }
  }
}

/**
 * What runs when a member is put on something from elsewhere: the innermost around it. 0, the file, for what stands in the
 * thing itself, or in nothing.
 */
function makerOf(nodes: FileShard['nodes'], member: number): number {
  const inner = nodes[member];
  if (!inner) return 0;
  let found = 0;
  for (const [index, { span }] of nodes.entries()) {
    if (index === 0 || index === member || !isAround(span, inner.span)) continue;
    if (index === inner.parent) return 0;
    if (isAround(nodes[found]?.span ?? span, span)) found = index;
  }
  return found;
}

function isAround(outer: Span, inner: Span): boolean {
  const begins = outer[0] < inner[0] || (outer[0] === inner[0] && outer[1] <= inner[1]);
  return begins && (outer[2] > inner[2] || (outer[2] === inner[2] && outer[3] >= inner[3]));
}

/** Finds in what each place of a file is run, place after place. */
class Owners {
  readonly #spans: { start: number; end: number; node: number }[];
  readonly #open: { end: number; node: number }[] = [];
  #next = 0;

  constructor({ nodes }: FileShard, offset: (line: number, column: number) => number) {
    const runs = (index: number): number => {
      let at = index;
      // What stands in data is run with what is around the data.
      while (dataKinds.has(nodes[at]?.kind ?? 'module')) at = nodes[at]?.parent ?? 0;
      return at;
    };
    this.#spans = nodes
      .map(({ span }, index) => ({
        start: offset(span[0], span[1]),
        end: offset(span[2], span[3]),
        node: runs(index),
      }))
      .slice(1)
      .sort((a, b) => a.start - b.start || b.end - a.end);
  }

  at(place: number): number {
    for (let next = this.#spans[this.#next]; next && next.start <= place; next = this.#spans[++this.#next])
      this.#open.push(next);
    while (this.#open.length > 0 && (this.#open.at(-1)?.end ?? 0) <= place) this.#open.pop();
    return this.#open.at(-1)?.node ?? 0;
  }
}
