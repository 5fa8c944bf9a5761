import type { Node, Tree } from 'web-tree-sitter';
import type { AttributeCapture } from '../../grammar/captures.ts';
import type { CompiledGrammar } from '../../grammar/compile.ts';
import { matchesIn } from './query-parts.ts';

/** A node of the tree. Nodes of the parser take four times the memory, and ask it for their end at each access. */
export interface SyntaxNode {
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
  'namespace',
  'other_build',
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

/** Runs the query of the grammar over a tree. */
export function collect(tree: Tree, { query, roles }: CompiledGrammar): Collected {
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
  for (const { captures, patternIndex } of matchesIn(tree, query)) {
    for (const { name, node } of captures) {
      const role = roles.get(name);
      if (role?.role === 'highlight') collected.highlights.push(node.startIndex, node.endIndex, role.index);
      if (role?.role !== 'main') continue;
      const own = toSyntaxNode(node);
      if (role.name === 'expression.name') collected.names.push(own);
      else if (role.name === 'type.name') collected.typeNames.push(own);
      else if (isMarker(role.name)) collected.markers[role.name].push(own);
      else if (role.name === 'outer') {
        const inner = captures.find((capture) => capture.name === 'inner');
        if (inner) collected.outers.set(inner.node.id, own);
      } else {
        const group = collected[groups[role.group as keyof typeof groups]];
        const found = add(group, own, role.kind, patternIndex);
        if (captures.length > 1) attach(found, captures, roles, patternIndex);
      }
    }
  }
  return collected;
}

function toSyntaxNode({ id, startIndex, endIndex, type }: Node): SyntaxNode {
  return { id, startIndex, endIndex, type };
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
  captures: readonly { name: string; node: Node }[],
  roles: CompiledGrammar['roles'],
  pattern: number,
): void {
  for (const { name, node } of captures) {
    const role = roles.get(name);
    if (role?.role !== 'attribute') continue;
    if (role.modifier !== undefined) {
      if (!found.modifiers.includes(role.modifier)) found.modifiers.push(role.modifier);
    } else if (role.name === 'item') {
      if (found.items.at(-1)?.id !== node.id) found.items.push(toSyntaxNode(node));
    } else if (role.name !== 'inner' && (pattern >= found.pattern || !found.attributes[role.name])) {
      found.attributes[role.name] = toSyntaxNode(node);
    }
  }
}

export function byStart(a: SyntaxNode, b: SyntaxNode): number {
  return a.startIndex - b.startIndex;
}
