import type { AttributeCapture } from '../../grammar/captures.ts';
import type { CompiledGrammar, GrammarProgram } from '../../grammar/compile.ts';
import { matchPrograms, type MatchedNodes } from '../../grammar/query/match.ts';
import type { SyntaxTree } from '../../grammar/syntax/syntax-tree.ts';
import { highlightClasses } from '../../model/highlight.ts';
import type { Comment } from './docs.ts';
import { matchLimits } from './match-limits.ts';
import { NodeTable } from './node-table.ts';
import { StandardCaptures } from './standard-captures.ts';

/** A node of the tree that was captured. */
export interface SyntaxNode {
  /** Its number in the tree: smaller in front, and outside. */
  readonly id: number;
  /** Offsets in UTF-16 units. */
  readonly startIndex: number;
  readonly endIndex: number;
  readonly type: string;
}

/** A thing that patterns found: its node, what it is, and the nodes of its attributes. */
export interface Found {
  node: SyntaxNode;
  /** What follows the dot of the main capture; of the last pattern that gave one. */
  kind: string;
  pattern: number;
  attributes: Partial<Record<AttributeCapture, SyntaxNode>>;
  /** All nodes that patterns call its items, in source order. */
  items: SyntaxNode[];
  modifiers: string[];
}

/** All that the one query says of a file, put together by node. */
export interface Collected {
  definitions: Map<number, Found>;
  scopes: Map<number, Found>;
  bindings: Map<number, Found>;
  /** All expressions but plain names, which are most and have neither attributes nor rivals. */
  expressions: NodeTable<Found>;
  names: SyntaxNode[];
  typeNames: SyntaxNode[];
  imports: Map<number, Found>;
  paths: Map<number, Found>;
  /** Declarations, exports and module names for other languages. */
  foreign: Map<number, Found>;
  exports: Map<number, Found>;
  assignments: Map<number, Found>;
  patterns: Map<number, Found>;
  conditions: Map<number, Found>;
  /** Statements in which names may be members of an object. */
  withins: Map<number, Found>;
  lineages: Map<number, Found>;
  /** Inner node to the node that encloses it for the reader. */
  outers: Map<number, SyntaxNode>;
  markers: Markers;
  /** References of which only the name is known. */
  nameOnly: { calls: SyntaxNode[]; types: SyntaxNode[]; others: SyntaxNode[] };
  /** In source order. */
  comments: Comment[];
  /** Class index of the highlighting of each node, plus one; 0 for none. */
  highlights: Uint8Array;
  tree: SyntaxTree;
}

/** Nodes that only bear a mark. */
const noMarkers = () => ({
  namespace: [] as SyntaxNode[],
  build_constraint: [] as SyntaxNode[],
  deferred: [] as SyntaxNode[],
  decorator: [] as SyntaxNode[],
  stored: [] as SyntaxNode[],
  updated: [] as SyntaxNode[],
  'accessor.get': [] as SyntaxNode[],
  'accessor.set': [] as SyntaxNode[],
  'accessor.delete': [] as SyntaxNode[],
  'accessor.inherited': [] as SyntaxNode[],
  unevaluated: [] as SyntaxNode[],
  guarded: [] as SyntaxNode[],
  removed: [] as SyntaxNode[],
  added: [] as SyntaxNode[],
  'entered.async': [] as SyntaxNode[],
  element: [] as SyntaxNode[],
  applied: [] as SyntaxNode[],
  asked: [] as SyntaxNode[],
  extends: [] as SyntaxNode[],
  implements: [] as SyntaxNode[],
  metatype: [] as SyntaxNode[],
  returned: [] as SyntaxNode[],
  yielded: [] as SyntaxNode[],
  'yielded.all': [] as SyntaxNode[],
  indexed: [] as SyntaxNode[],
  called: [] as SyntaxNode[],
  constructed: [] as SyntaxNode[],
  region: [] as SyntaxNode[],
  loop: [] as SyntaxNode[],
  exit: [] as SyntaxNode[],
  'exit.loop': [] as SyntaxNode[],
  'loop.once': [] as SyntaxNode[],
  attempt: [] as SyntaxNode[],
  listed: [] as SyntaxNode[],
  'listed.module': [] as SyntaxNode[],
  'listed.open': [] as SyntaxNode[],
  outside: [] as SyntaxNode[],
  closed: [] as SyntaxNode[],
  branch: [] as SyntaxNode[],
  ignore: [] as SyntaxNode[],
  exported: [] as SyntaxNode[],
  erased: [] as SyntaxNode[],
  reexported: [] as SyntaxNode[],
  'type.position': [] as SyntaxNode[],
  by_reference: [] as SyntaxNode[],
  discarded: [] as SyntaxNode[],
  prefix: [] as SyntaxNode[],
});
type Markers = ReturnType<typeof noMarkers>;

const groups = {
  definition: 'definitions',
  scope: 'scopes',
  binding: 'bindings',
  expression: 'expressions',
  type: 'expressions',
  import: 'imports',
  path: 'paths',
  foreign: 'foreign',
  export: 'exports',
  assignment: 'assignments',
  pattern: 'patterns',
  condition: 'conditions',
  within: 'withins',
  lineage: 'lineages',
} as const;

const comment = highlightClasses.indexOf('comment');

/** Runs the queries of the grammar over a tree. Throws `TooManyMatches`. */
export function collect(tree: SyntaxTree, source: string, compiled: CompiledGrammar): Collected {
  const collected: Collected = {
    definitions: new Map(),
    scopes: new Map(),
    bindings: new Map(),
    expressions: new NodeTable(tree.count),
    names: [],
    typeNames: [],
    imports: new Map(),
    paths: new Map(),
    foreign: new Map(),
    exports: new Map(),
    assignments: new Map(),
    patterns: new Map(),
    conditions: new Map(),
    withins: new Map(),
    lineages: new Map(),
    outers: new Map(),
    markers: noMarkers(),
    nameOnly: { calls: [], types: [], others: [] },
    comments: [],
    highlights: new Uint8Array(tree.count),
    tree,
  };
  const { programs, types, grammar, bodyField } = compiled;
  const { markers, highlights } = collected;
  const { starts, ends, symbols } = tree;
  const known = new Array<SyntaxNode | undefined>(tree.count);
  const nodeOf = (id: number): SyntaxNode =>
    (known[id] ??= {
      id,
      startIndex: starts[id] ?? 0,
      endIndex: ends[id] ?? 0,
      type: types[symbols[id] ?? 0] ?? '',
    });
  const standard = grammar.isByName ? new StandardCaptures(nodeOf) : undefined;
  const report = (program: GrammarProgram, matched: MatchedNodes): void => {
    const { nodes } = matched;
    if (program.standard.length > 0) standard?.add(program, nodes);
    for (const { step, index } of program.highlights) {
      const id = nodes[step] ?? -1;
      if (id < 0) continue;
      highlights[id] = index + 1;
      if (index === comment) collected.comments.push({ start: starts[id] ?? 0, end: ends[id] ?? 0 });
    }
    for (const { step, name, group, kind } of program.mains) {
      const id = nodes[step] ?? -1;
      if (id < 0) continue;
      const own = nodeOf(id);
      const marked = (markers as Partial<Record<string, SyntaxNode[]>>)[name];
      if (name === 'expression.name') collected.names.push(own);
      else if (name === 'type.name') collected.typeNames.push(own);
      else if (marked) marked.push(own);
      else if (name === 'outer') {
        const inner = program.attributes.find((each) => each.name === 'inner');
        if (inner) collected.outers.set(nodes[inner.step] ?? -1, own);
      } else {
        const found = add(collected[groups[group as keyof typeof groups]], own, kind, program.pattern);
        attach(found, program, matched, nodeOf);
      }
    }
  };
  matchPrograms(tree, source, programs, matchLimits, report);
  standard?.addTo(collected, source, bodyField);
  return collected;
}

function add(
  group: Map<number, Found> | NodeTable<Found>,
  node: SyntaxNode,
  kind: string,
  pattern: number,
): Found {
  const known = group.get(node.id);
  if (!known) {
    const found = { node, kind, pattern, attributes: {}, items: [], modifiers: [] };
    group.set(node.id, found);
    return found;
  }
  if (kind !== '' && (pattern >= known.pattern || known.kind === '')) {
    known.kind = kind;
    known.pattern = pattern;
  }
  return known;
}

function attach(
  found: Found,
  { attributes, pattern, steps }: GrammarProgram,
  matched: MatchedNodes,
  nodeOf: (id: number) => SyntaxNode,
): void {
  for (const { step, name, modifier } of attributes) {
    const id = matched.nodes[step] ?? -1;
    if (id < 0 || name === 'inner') continue;
    if (modifier !== undefined) {
      if (!found.modifiers.includes(modifier)) found.modifiers.push(modifier);
    } else if (name === 'item') {
      for (const item of steps[step]?.isRepeated ? matched.repeated(step) : [id])
        addInOrder(found.items, nodeOf(item));
    } else if (pattern >= found.pattern || !found.attributes[name]) {
      found.attributes[name] = nodeOf(id);
    }
  }
}

function addInOrder(items: SyntaxNode[], item: SyntaxNode): void {
  let at = items.length;
  if ((items[at - 1]?.id ?? -1) < item.id) {
    items.push(item);
    return;
  }
  while (at > 0 && (items[at - 1]?.id ?? 0) > item.id) at--;
  if (items[at - 1]?.id !== item.id) items.splice(at, 0, item);
}

export function byStart(a: SyntaxNode, b: SyntaxNode): number {
  return a.startIndex - b.startIndex;
}
