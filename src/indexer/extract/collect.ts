import type { AttributeCapture } from '../../grammar/captures.ts';
import type { CompiledGrammar, GrammarProgram } from '../../grammar/compile.ts';
import { matchPrograms, type MatchedNodes } from '../../grammar/query/match.ts';
import type { SyntaxTree } from '../../grammar/syntax/syntax-tree.ts';
import { matchLimits } from './match-limits.ts';

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
  expressions: Map<number, Found>;
  names: SyntaxNode[];
  typeNames: SyntaxNode[];
  imports: Map<number, Found>;
  exports: Map<number, Found>;
  assignments: Map<number, Found>;
  patterns: Map<number, Found>;
  conditions: Map<number, Found>;
  lineages: Map<number, Found>;
  /** Inner node to the node that encloses it for the reader. */
  outers: Map<number, SyntaxNode>;
  markers: Record<Marker, SyntaxNode[]>;
  /** Flat triples of start, end and class index. */
  highlights: number[];
}

const markerNames = [
  'decorator',
  'element',
  'extends',
  'implements',
  'metatype',
  'returned',
  'yielded',
  'yielded.all',
  'indexed',
  'called',
  'constructed',
  'region',
  'loop',
  'exit',
  'exit.loop',
  'loop.once',
  'attempt',
  'listed',
  'listed.module',
  'listed.open',
  'outside',
  'branch',
  'ignore',
  'exported',
  'type.position',
  'prefix',
] as const;
type Marker = (typeof markerNames)[number];
const markers: ReadonlySet<string> = new Set(markerNames);
const isMarker = (name: string): name is Marker => markers.has(name);

const groups = {
  definition: 'definitions',
  scope: 'scopes',
  binding: 'bindings',
  expression: 'expressions',
  type: 'expressions',
  import: 'imports',
  export: 'exports',
  assignment: 'assignments',
  pattern: 'patterns',
  condition: 'conditions',
  lineage: 'lineages',
} as const;

/** Runs the queries of the grammar over a tree. Throws `TooManyMatches`. */
export function collect(tree: SyntaxTree, source: string, { programs, types }: CompiledGrammar): Collected {
  const collected: Collected = {
    definitions: new Map(),
    scopes: new Map(),
    bindings: new Map(),
    expressions: new Map(),
    names: [],
    typeNames: [],
    imports: new Map(),
    exports: new Map(),
    assignments: new Map(),
    patterns: new Map(),
    conditions: new Map(),
    lineages: new Map(),
    outers: new Map(),
    markers: Object.fromEntries(markerNames.map((name) => [name, [] as SyntaxNode[]])) as Record<
      Marker,
      SyntaxNode[]
    >,
    highlights: [],
  };
  const known: SyntaxNode[] = [];
  const { starts, ends, symbols } = tree;
  const nodeOf = (id: number): SyntaxNode =>
    (known[id] ??= {
      id,
      startIndex: starts[id] ?? 0,
      endIndex: ends[id] ?? 0,
      type: types[symbols[id] ?? 0] ?? '',
    });
  const report = (program: GrammarProgram, matched: MatchedNodes): void => {
    const { nodes } = matched;
    for (const { step, role } of program.roles) {
      const id = nodes[step] ?? -1;
      if (id < 0) continue;
      if (role.role === 'highlight') collected.highlights.push(starts[id] ?? 0, ends[id] ?? 0, role.index);
      if (role.role !== 'main') continue;
      const own = nodeOf(id);
      if (role.name === 'expression.name') collected.names.push(own);
      else if (role.name === 'type.name') collected.typeNames.push(own);
      else if (isMarker(role.name)) collected.markers[role.name].push(own);
      else if (role.name === 'outer') {
        const inner = program.roles.find(
          (each) => each.role.role === 'attribute' && each.role.name === 'inner',
        );
        if (inner) collected.outers.set(nodes[inner.step] ?? -1, own);
      } else {
        const group = collected[groups[role.group as keyof typeof groups]];
        const found = add(group, own, role.kind, program.pattern);
        if (program.roles.length > 1) attach(found, program, matched, nodeOf);
      }
    }
  };
  matchPrograms(tree, source, programs, matchLimits, report);
  return collected;
}

function add(group: Map<number, Found>, node: SyntaxNode, kind: string, pattern: number): Found {
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
  { roles, pattern, steps }: GrammarProgram,
  matched: MatchedNodes,
  nodeOf: (id: number) => SyntaxNode,
): void {
  for (const { step, role } of roles) {
    if (role.role !== 'attribute') continue;
    const id = matched.nodes[step] ?? -1;
    if (role.modifier !== undefined) {
      if (id >= 0 && !found.modifiers.includes(role.modifier)) found.modifiers.push(role.modifier);
    } else if (role.name === 'item') {
      for (const item of steps[step]?.isRepeated ? matched.repeated(step) : [id])
        if (item >= 0) addInOrder(found.items, nodeOf(item));
    } else if (
      id >= 0 &&
      role.name !== 'inner' &&
      (pattern >= found.pattern || !found.attributes[role.name])
    ) {
      found.attributes[role.name] = nodeOf(id);
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
