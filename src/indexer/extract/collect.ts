import type { Node, Tree } from 'web-tree-sitter';
import type { AttributeCapture } from '../../grammar/captures.ts';
import type { CompiledGrammar } from '../../grammar/compile.ts';

/** A thing that patterns found: its node, what it is, and the nodes of its attributes. */
export interface Found {
  node: Node;
  /** What follows the dot of the main capture; of the last pattern that gave one. */
  kind: string;
  pattern: number;
  attributes: Partial<Record<AttributeCapture, Node>>;
  /** All nodes that patterns call its items, in source order. */
  items: Node[];
  modifiers: string[];
}

/** All that the one query says of a file, put together by node. */
export interface Collected {
  definitions: Map<number, Found>;
  scopes: Map<number, Found>;
  bindings: Map<number, Found>;
  /** All expressions but plain names, which are most and have neither attributes nor rivals. */
  expressions: Map<number, Found>;
  names: Node[];
  typeNames: Node[];
  imports: Map<number, Found>;
  exports: Map<number, Found>;
  assignments: Map<number, Found>;
  patterns: Map<number, Found>;
  conditions: Map<number, Found>;
  lineages: Map<number, Found>;
  /** Inner node to the node that encloses it for the reader. */
  outers: Map<number, Node>;
  markers: Record<Marker, Node[]>;
  /** Flat triples of start, end and class index. */
  highlights: number[];
}

const markerNames = [
  'decorator',
  'element',
  'extends',
  'implements',
  'returned',
  'yielded',
  'indexed',
  'region',
  'loop',
  'exit',
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

/** A query that takes longer is given up: its time grows with the square of the depth of a tree. */
const QUERY_LIMIT_MS = 20_000;

/** Runs the query of the grammar over a tree. Throws when that takes too long. */
export function collect(tree: Tree, { query, roles }: CompiledGrammar): Collected {
  const deadline = performance.now() + QUERY_LIMIT_MS;
  const isLate = (): boolean => performance.now() > deadline;
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
    markers: Object.fromEntries(markerNames.map((name) => [name, [] as Node[]])) as Record<Marker, Node[]>,
    highlights: [],
  };
  const matches = query.matches(tree.rootNode, { progressCallback: isLate });
  // What was found until then would pass for all there is.
  if (isLate()) throw new Error(`its tree is too deep to be read in ${QUERY_LIMIT_MS / 1000} s`);
  for (const { captures, patternIndex } of matches) {
    for (const { name, node } of captures) {
      const role = roles.get(name);
      if (role?.role === 'highlight') collected.highlights.push(node.startIndex, node.endIndex, role.index);
      if (role?.role !== 'main') continue;
      if (role.name === 'expression.name') collected.names.push(node);
      else if (role.name === 'type.name') collected.typeNames.push(node);
      else if (isMarker(role.name)) collected.markers[role.name].push(node);
      else if (role.name === 'outer') {
        const inner = captures.find((capture) => capture.name === 'inner');
        if (inner) collected.outers.set(inner.node.id, node);
      } else {
        const group = collected[groups[role.group as keyof typeof groups]];
        const found = add(group, node, role.kind, patternIndex);
        if (captures.length > 1) attach(found, captures, roles, patternIndex);
      }
    }
  }
  return collected;
}

function add(group: Map<number, Found>, node: Node, kind: string, pattern: number): Found {
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
      if (found.items.at(-1)?.id !== node.id) found.items.push(node);
    } else if (role.name !== 'inner' && (pattern >= found.pattern || !found.attributes[role.name])) {
      found.attributes[role.name] = node;
    }
  }
}

export function byStart(a: Node, b: Node): number {
  return a.startIndex - b.startIndex;
}
