import type { Tree } from 'web-tree-sitter';
import type { Symbols } from './symbols.ts';
import { addressOf, LayoutError, wasmMemory } from './wasm-memory.ts';

/**
 * A tree as tables. Nodes are numbered in source order, a node before its children, so the root is 0. Only visible nodes
 * are included, as in web-tree-sitter.
 */
export interface SyntaxTree {
  count: number;
  symbols: Uint16Array;
  /** Field of each node in its parent; 0 if it has none. */
  fields: Uint8Array;
  /** Offsets in UTF-16 units. */
  starts: Int32Array;
  ends: Int32Array;
  parents: Int32Array;
  /** The node after the last descendant: the next sibling, if the parent has one. */
  next: Int32Array;
  /** The bits (`bitOf`) of the symbols of each node's children, and of their fields. Rules out most patterns at once. */
  childSymbols: Int32Array;
  childFields: Int32Array;
  /** 1 for nodes that may be anywhere, such as comments. Errors are not among them. */
  extras: Uint8Array;
  isNamed(node: number): boolean;
}

/** The bit of a symbol or field in a set of 32 bits: a set without it has no such symbol. */
export function bitOf(symbolOrField: number): number {
  return 1 << (symbolOrField & 31);
}

/** Size of a `Subtree`: either the data of a small leaf, marked by the lowest bit, or a pointer to `SubtreeHeapData`. */
const SUBTREE_BYTES = 8;
/** Offsets in `SubtreeHeapData`, in words of 32 bits. */
const PADDING = 1;
const SIZE = 4;
const CHILD_COUNT = 9;
const SYMBOL = 10;
const FLAGS = 11;
const DESCENDANT_COUNT = 14;
const PRODUCTION = 16;
/** The parser reads UTF-16. */
const BYTES_PER_UNIT = 2;
/** The symbol of errors, and of internal parts of errors. */
const MIN_ERROR_SYMBOL = 0xfffe;

/** Reads all nodes of a tree. */
export function readSyntaxTree(tree: Tree, language: Symbols): SyntaxTree {
  const memory = new Int32Array(wasmMemory.buffer);
  const { aliases, fields: fieldTable, childLimit, public: publicSymbols } = language;
  const root = addressOf(tree);
  const rootData = memory[root >> 2] ?? 0;
  // Only an empty text has a root without data of its own.
  const isSmall = (rootData & 1) === 1;
  const hasChildren = !isSmall && memory[(rootData >> 2) + CHILD_COUNT] !== 0;
  const count = 1 + (hasChildren ? (memory[(rootData >> 2) + DESCENDANT_COUNT] ?? 0) : 0);
  const symbols = new Uint16Array(count);
  const fields = new Uint8Array(count);
  const starts = new Int32Array(count);
  const ends = new Int32Array(count);
  const parents = new Int32Array(count);
  const next = new Int32Array(count);
  const childSymbols = new Int32Array(count);
  const childFields = new Int32Array(count);
  const extras = new Uint8Array(count);

  // The open nodes, hidden ones included. Of each: the next child, the end of its children, the number of the next child in
  // the production, the row of the production in the tables, the field of all children of a hidden node, the visible node.
  const children: number[] = [root];
  const childEnds: number[] = [root + SUBTREE_BYTES];
  const childNumbers: number[] = [0];
  const productions: number[] = [0];
  const inherited: number[] = [0];
  const visibles: number[] = [-1];
  const isHidden: boolean[] = [true];
  let depth = 0;
  let length = 0;
  let position = 0;
  while (depth >= 0) {
    const child = children[depth] ?? 0;
    if (child === childEnds[depth]) {
      if (!isHidden[depth]) next[visibles[depth] ?? 0] = length;
      depth--;
      continue;
    }
    children[depth] = child + SUBTREE_BYTES;
    const data = memory[child >> 2] ?? 0;
    let flags: number;
    let symbol: number;
    let padding: number;
    let size: number;
    let childCount = 0;
    const at = data >> 2;
    if (data & 1) {
      flags = data >> 1;
      symbol = (data >> 8) & 0xff;
      const sizes = memory[(child >> 2) + 1] ?? 0;
      padding = (sizes >> 16) & 0xff;
      size = sizes >>> 24;
    } else {
      flags = memory[at + FLAGS] ?? 0;
      symbol = (memory[at + SYMBOL] ?? 0) & 0xffff;
      padding = memory[at + PADDING] ?? 0;
      size = memory[at + SIZE] ?? 0;
      childCount = memory[at + CHILD_COUNT] ?? 0;
    }
    let isVisible = (flags & 1) !== 0;
    let field = 0;
    const isExtra = (flags & 4) !== 0;
    // Extra nodes, such as comments, are no part of the production.
    if (!isExtra) {
      const number = childNumbers[depth] ?? 0;
      childNumbers[depth] = number + 1;
      const production = productions[depth] ?? 0;
      if (production !== 0) {
        const alias = aliases[production + number] ?? 0;
        if (alias !== 0) {
          symbol = alias;
          isVisible = true;
        }
        field = fieldTable[production + number] ?? 0;
      }
      if (field === 0) field = inherited[depth] ?? 0;
    }
    const parent = visibles[depth] ?? -1;
    let visible = parent;
    if (isVisible) {
      visible = length++;
      symbol = symbol >= MIN_ERROR_SYMBOL ? language.error : (publicSymbols[symbol] ?? 0);
      symbols[visible] = symbol;
      fields[visible] = field;
      if (isExtra && symbol !== language.error) extras[visible] = 1;
      starts[visible] = (position + padding) / BYTES_PER_UNIT;
      ends[visible] = (position + padding + size) / BYTES_PER_UNIT;
      parents[visible] = parent;
      next[visible] = length;
      if (parent >= 0) {
        childSymbols[parent] = (childSymbols[parent] ?? 0) | bitOf(symbol);
        if (field !== 0) childFields[parent] = (childFields[parent] ?? 0) | bitOf(field);
      }
      field = 0;
    }
    if (childCount === 0) {
      position += padding + size;
      continue;
    }
    depth++;
    children[depth] = data - childCount * SUBTREE_BYTES;
    childEnds[depth] = data;
    childNumbers[depth] = 0;
    productions[depth] = ((memory[at + PRODUCTION] ?? 0) >>> 16) * childLimit;
    inherited[depth] = field;
    visibles[depth] = visible;
    isHidden[depth] = !isVisible;
  }
  if (length !== count) throw new LayoutError('a tree has another number of nodes than expected');
  const { named } = language;
  const isNamed = (node: number): boolean => named[symbols[node] ?? 0] === 1;
  return { count, symbols, fields, starts, ends, parents, next, childSymbols, childFields, extras, isNamed };
}
