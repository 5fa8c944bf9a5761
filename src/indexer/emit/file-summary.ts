import { typeKinds } from '../../model/kinds.ts';
import type { Highlighted } from '../../model/atlas-index.ts';
import type { FileEntry } from '../../model/directory-shard.ts';
import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import { compareText } from '../../model/order.ts';
import { parentPath } from '../../model/path.ts';
import type { Span } from '../../model/position.ts';
import type { Complexity } from '../../model/quality.ts';
import { rootsOfFile } from '../../model/root.ts';
import { fileEntry } from './directories.ts';
import type { Landmark } from './landmarks.ts';

const MIN_COMPLEXITY = 5;
/** Nodes that the overview lists. */
const MAX_TOP = 20;
/** A node that nothing depends on has less. */
const MIN_RANK = 0.2;

/** The data of one file that artifacts of the whole repository need. It is kept, so that they do not need the shards of all files. */
export interface FileSummary {
  entry: FileEntry;
  /** The file itself, and its symbols that most depends on. */
  file: Highlighted | undefined;
  symbols: readonly Landmark[];
  complex: Complexity['callables'];
  dynamicCalls: readonly Span[];
  /** Number of listed calls of values. */
  valueCalls: number;
}

export function summarise(shard: FileShard, dynamicCalls: readonly Span[]): FileSummary {
  const { nodes, path } = shard;
  const [file] = nodes;
  return {
    entry: fileEntry(shard),
    file: file && highlighted(file, path),
    symbols: landmarksOf(shard),
    complex: complexIn(shard),
    dynamicCalls,
    valueCalls: (shard.valueCalls ?? []).reduce((sum, { sites }) => sum + sites.length, 0),
  };
}

/** Code with more decisions per line was written by a program. */
const MAX_DECISIONS_PER_LINE = 2;

/** Tests, examples and copies of other projects have none: nobody simplifies them. */
function complexIn(shard: FileShard): Complexity['callables'] {
  const { nodes, path, roots } = shard;
  const isCopy = rootsOfFile(roots).some(({ kind, effect }) => kind === 'data' && effect === 'all');
  if (isCopy || isTestOrExample(shard)) return [];
  return nodes.flatMap(({ id, name, kind, address, nameSpan, span, complexity = 0 }) => {
    const lines = span[2] - span[0] + 1;
    const counts =
      complexity >= MIN_COMPLEXITY && complexity <= lines * MAX_DECISIONS_PER_LINE && !typeKinds.has(kind);
    return counts ? [{ id, name, path, address, line: nameSpan[0], complexity, lines }] : [];
  });
}

/**
 * Whether a symbol can be what a repository is about: others use it by its name, and it is no part of another symbol. Members have
 * high ranks for being used inside of their type.
 */
function isLandmark({ parent, exported, visibility, kind }: ShardNode): boolean {
  return parent === 0 && visibility === 'public' && (exported || kind !== 'variable');
}

function isTestOrExample({ roots }: FileShard): boolean {
  return rootsOfFile(roots).some(({ kind, effect }) => kind === 'test' || effect === 'helper');
}

/** Tests and examples have none. */
function landmarksOf(shard: FileShard): Landmark[] {
  if (isTestOrExample(shard)) return [];
  const { nodes, ends, edges, candidates, path } = shard;
  const usedIn = new Map<number, Set<string>>();
  const use = (from: number, to: number): void => {
    const user = ends[from - nodes.length];
    if (!user) return;
    const known = usedIn.get(to) ?? new Set();
    usedIn.set(to, known.add(parentPath(user.path)));
  };
  // A file that passes a symbol on does not use it.
  for (const { from, to, type } of edges) if (type !== 'EXPORTS') use(from, to);
  // In a language without certain references, a name that can only mean one thing says what is used.
  if (shard.isByName)
    for (const {
      from,
      to: [only, ...others],
    } of candidates)
      if (only !== undefined && others.length === 0) use(from, only);
  const landmarks = nodes.flatMap((node, at) =>
    isLandmark(node)
      ? [
          {
            ...highlighted(node, path),
            documented: node.doc !== undefined,
            lines: node.span[2] - node.span[0] + 1,
            usedIn: [...(usedIn.get(at) ?? [])].sort(compareText),
          },
        ]
      : [],
  );
  return mostRanked(landmarks);
}

/** Returns the nodes with the highest rank, highest first, without those that nothing depends on. */
export function mostRanked<Node extends Highlighted>(nodes: readonly Node[]): Node[] {
  return nodes
    .filter(({ rank }) => rank > MIN_RANK)
    .sort((a, b) => b.rank - a.rank || compareText(a.id, b.id))
    .slice(0, MAX_TOP);
}

function highlighted({ id, name, kind, address, nameSpan, rank }: ShardNode, path: string): Highlighted {
  return { id, name, kind, path, address, line: nameSpan[0], rank };
}
