import type { FileShard, ShardNode } from '../../../model/file-shard.ts';
import type { NodeKind } from '../../../model/kinds.ts';
import { containsSpan } from '../../../model/position.ts';
import type { ShardRoot } from '../../../model/root.ts';
import type { Tiers } from '../../../model/tokens.ts';

/** The data kept for a node of a shard. Numbers count all nodes of the atlas. */
export interface CodeNode {
  id: string;
  kind: NodeKind;
  name: string;
  address: string;
  /** Number of the parent; -1 for a file. */
  parent: number;
  /** Number of the file; its own number for a file. */
  file: number;
  line: number;
  lines: number;
  /** Whether a variable is part of a destructuring pattern, recognised by a span that is only its name. */
  isDestructured: boolean;
  /**
   * Number of the variable whose value contains this assignment and which shares its value, as in `a = b.c =
   * value`; -1 if there is none.
   */
  sharesValueWith: number;
  exported: boolean;
  isPrivate: boolean;
  tokens: Tiers;
}

/** The data kept for a file. */
export interface CodeFile {
  path: string;
  language: string;
  /** Whether the file imports or exports anything. */
  isModule: boolean;
  /** Whether a part of the file could not be parsed. */
  isPartial: boolean;
  /** Whether references in the language of the file are found by name only, so that nothing in it is judged. */
  isByName: boolean;
  /** Whether the file runs code, and does not only define symbols. */
  runsCode: boolean;
  roots: readonly ShardRoot[];
  /** Nodes whose names occur in skipped files, by number in the file, with the path of the first one. */
  mentionedInSkipped: ReadonlyMap<number, string>;
  /** The nodes of the file have the numbers from `base` up to, not including, `end`. */
  base: number;
  end: number;
}

/** Returns the nodes whose names occur in skipped files, by number in the file. */
export function skippedMentions({ mentionedInSkipped = [] }: FileShard): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const { path, nodes } of mentionedInSkipped)
    for (const node of nodes) if (!names.has(node)) names.set(node, path);
  return names;
}

/** Returns the nodes of a file, with numbers that count those of the file. */
export function codeNodes(nodes: readonly ShardNode[]): CodeNode[] {
  const lastData = new Map<number | null, number>();
  return nodes.map((node, index) => {
    const data = lastData.get(node.parent) ?? -1;
    const holder = nodes[data];
    if (dataKinds.has(node.kind)) lastData.set(node.parent, index);
    const sharesValue = holder !== undefined && containsSpan(holder.span, node.span);
    return codeNode(node, sharesValue ? data : -1);
  });
}

function codeNode(node: ShardNode, sharesValueWith: number): CodeNode {
  const [line] = node.nameSpan;
  return {
    id: node.id,
    kind: node.kind,
    name: node.name,
    address: node.address,
    parent: node.parent ?? -1,
    file: 0,
    line,
    lines: Math.max(1, node.span[2] - node.span[0] + 1),
    isDestructured: dataKinds.has(node.kind) && node.span.join() === node.nameSpan.join(),
    sharesValueWith,
    exported: node.exported,
    isPrivate: node.visibility === 'private',
    tokens: node.tokens,
  };
}

/** Kinds that hold data. Code inside them runs with the code around them. */
export const dataKinds: ReadonlySet<NodeKind> = new Set([
  'constant',
  'variable',
  'property',
  'field',
  'enum_member',
]);

/** Whether a file has a top-level call outside its definitions. */
export function hasTopLevelCall(shard: FileShard): boolean {
  const spans = shard.nodes.slice(1).map(({ span }) => span);
  const isFree = ([line, column]: readonly [number, number, number, number]): boolean =>
    !spans.some(
      (span) =>
        (line > span[0] || (line === span[0] && column >= span[1])) &&
        (line < span[2] || (line === span[2] && column < span[3])),
    );
  const calls = [...shard.edges, ...shard.candidates].filter(
    ({ from, type }) => from === 0 && type === 'CALLS',
  );
  const unresolved = shard.unresolved.flatMap(({ references = [] }) =>
    references.filter(({ from, type }) => from === 0 && type === 'CALLS'),
  );
  return [...calls, ...unresolved].some(({ sites }) => sites.some(isFree));
}
