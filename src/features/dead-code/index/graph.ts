import { callableKinds, contractKinds, typeKinds } from '../../../model/kinds.ts';
import type { CodeFacts } from './code-facts.ts';
import { EdgeEffect } from './edge-effects.ts';
import { mixedMembers } from './mixed-members.ts';
import { dataKinds, type CodeNode } from './nodes.ts';
import { readRoots, type Roots } from './roots.ts';
import { wordOfName } from './words.ts';

/** The edges of all nodes by their effect on liveness, and the roots. */
export interface CodeGraph extends Roots {
  /** Nodes that a live node keeps alive. */
  uses: readonly number[][];
  /** Nodes that use a node. */
  users: readonly number[][];
  /** The symbols that a file exports from other files. */
  exports: ReadonlyMap<number, readonly number[]>;
  /** The files that a node uses as a whole. */
  wholeFiles: ReadonlyMap<number, readonly number[]>;
  /** The files of which a node may use all exports. */
  escapes: ReadonlyMap<number, readonly number[]>;
  /** The files that a file holds as values. */
  modules: ReadonlyMap<number, readonly number[]>;
  heritage: ReadonlyMap<number, readonly number[]>;
  /** The overriding members in subtypes. */
  overrides: ReadonlyMap<number, readonly number[]>;
  /** Nodes that live whenever the node does, without a reference. */
  together: ReadonlyMap<number, readonly number[]>;
}

export function buildGraph(facts: CodeFacts): CodeGraph {
  const { nodes } = facts;
  const uses: number[][] = nodes.map(() => []);
  const users: number[][] = nodes.map(() => []);
  const exports = new Map<number, number[]>();
  const wholeFiles = new Map<number, number[]>();
  const escapes = new Map<number, number[]>();
  const modules = new Map<number, number[]>();
  const heritage = new Map<number, number[]>();
  const overrides = new Map<number, number[]>();
  const use = (from: number, to: number): void => {
    if (from === to) return;
    uses[from]?.push(to);
    users[to]?.push(from);
  };
  const usedFiles = new Set<number>();
  const values = valuesOfFiles(facts);
  facts.forEdges((from, to, kind) => {
    const isFile = nodes[to]?.parent === -1;
    if (isFile) usedFiles.add(to);
    if (kind === EdgeEffect.Export) {
      add(exports, from, to);
      if (isFile) use(from, to);
      return;
    }
    use(from, to);
    // The value of a variable is computed when its file is loaded, whether anything uses the variable or not.
    const holder = nodes[from];
    if (holder && kind === EdgeEffect.Plain && holder.parent === holder.file && dataKinds.has(holder.kind))
      use(holder.file, to);
    if (kind === EdgeEffect.Above) add(overrides, to, from);
    if (kind === EdgeEffect.Heritage) add(heritage, from, to);
    if (kind === EdgeEffect.Whole) add(wholeFiles, from, to);
    if (kind === EdgeEffect.Escape && isFile) add(escapes, from, to);
    if (kind !== EdgeEffect.Whole && kind !== EdgeEffect.Module) return;
    add(modules, from, to);
    const value = values.get(to);
    if (value !== undefined) use(from, value);
  });
  for (const [a, b] of mixedMembers(facts, heritage)) {
    add(overrides, a, b);
    add(overrides, b, a);
  }
  const roots = readRoots(facts, usedFiles);
  const together = livingTogether(facts, roots);
  return { uses, users, exports, wholeFiles, escapes, modules, heritage, overrides, together, ...roots };
}

/** Returns the default value of each file that has one: it stands for the file. */
function valuesOfFiles({ nodes }: CodeFacts): ReadonlyMap<number, number> {
  const values = new Map<number, number>();
  for (const [number, { name, kind, parent, file }] of nodes.entries())
    if (parent === file && name === 'default' && dataKinds.has(kind)) values.set(file, number);
  return values;
}

function livingTogether({ nodes }: CodeFacts, { living, opened }: Roots): Map<number, number[]> {
  const together = new Map<number, number[]>();
  for (const [number, node] of nodes.entries()) {
    const parent = nodes[node.parent];
    if (!parent) continue;
    if (living.has(number) || opened.has(node.parent) || livesWith(node, parent))
      add(together, node.parent, number);
    if (node.sharesValueWith < 0) continue;
    add(together, node.sharesValueWith, number);
    add(together, number, node.sharesValueWith);
  }
  return together;
}

/** Whether a node lives because its parent does: it can be reached without its name. */
function livesWith(node: CodeNode, parent: CodeNode): boolean {
  const { kind, name } = node;
  if (kind === 'constructor' || kind === 'enum_member' || kind === 'namespace') return true;
  if (wordOfName(name) === '' || /^_+$/.test(name)) return true;
  if (parent.kind === 'module' || parent.kind === 'namespace') return false;
  if (isDeclaredIn(node, parent)) return false;
  // Members of an interface are a description, and an object may be passed on as a whole.
  return !typeKinds.has(parent.kind) || contractKinds.has(parent.kind) || dataKinds.has(parent.kind);
}

/** Whether a node is declared in the body of a function, where only its name reaches it. */
function isDeclaredIn({ kind, isPrivate }: CodeNode, parent: CodeNode): boolean {
  return isPrivate && callableKinds.has(parent.kind) && (kind === 'function' || typeKinds.has(kind));
}

function add(map: Map<number, number[]>, key: number, value: number): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
