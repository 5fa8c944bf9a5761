import { setRows, type FileShard, type ShardCandidate, type ShardRows } from './file-shard.ts';
import { EdgeRows, storeEdges, type StoredEdges } from './stored-edges.ts';
import { restoreEnd, storeEnds, type StoredEnds } from './stored-ends.ts';

/** The members of a value that can be read alone. */
export type StoredParts = ReadonlyMap<string, unknown>;

/** Reads one part. */
export type PartReader = (name: string) => unknown;

const MEMBERS = 'members';
const SITES = 'sites';

/** Divides a shard into parts. `openStoredFile` puts them together. */
export function storeFile(shard: FileShard): StoredParts {
  const members = Object.entries(shard).filter(([, value]) => value !== undefined);
  const parts = new Map<string, unknown>(members);
  const { edges, sites } = storeEdges(shard.edges);
  parts.set(
    MEMBERS,
    members.map(([name]) => name),
  );
  parts.set('ends', storeEnds(shard.ends));
  parts.set('edges', edges);
  parts.set(SITES, sites);
  return parts;
}

/** Returns a shard whose members are read when they are used for the first time. */
export function openStoredFile(read: PartReader): FileShard {
  const part = remembering(read);
  const edgeRows = once(
    () => new EdgeRows(part('edges') as StoredEdges, () => part(SITES) as readonly (readonly number[])[]),
  );
  const ends = once(() => part('ends') as StoredEnds);
  const members: Record<string, () => unknown> = {
    edges: () => edgeRows().all(),
    ends: () => ends().rows.map((row) => restoreEnd(row, ends().paths)),
  };
  const shard = {} as FileShard;
  for (const name of part(MEMBERS) as readonly string[])
    defineMember(shard, name, members[name] ?? (() => part(name)));
  setRows(shard, shardRows(shard, edgeRows, ends));
  return shard;
}

function shardRows(shard: FileShard, edges: () => EdgeRows, ends: () => StoredEnds): ShardRows {
  const candidates = once(() => candidatesByEnd(shard.candidates));
  return {
    endAt(index) {
      const node = shard.nodes[index];
      if (node) return node;
      const { rows, paths } = ends();
      const row = rows[index - shard.nodes.length];
      return row && restoreEnd(row, paths);
    },
    edgesOf: (index) => ({
      outgoing: edges().from(index),
      incoming: edges().to(index),
      outgoingCandidates: candidates().outgoing.get(index) ?? [],
      incomingCandidates: candidates().incoming.get(index) ?? [],
    }),
  };
}

function candidatesByEnd(candidates: readonly ShardCandidate[]): {
  outgoing: Map<number, ShardCandidate[]>;
  incoming: Map<number, ShardCandidate[]>;
} {
  const outgoing = new Map<number, ShardCandidate[]>();
  const incoming = new Map<number, ShardCandidate[]>();
  const add = (map: typeof outgoing, index: number, candidate: ShardCandidate): void => {
    const known = map.get(index);
    if (known) known.push(candidate);
    else map.set(index, [candidate]);
  };
  for (const candidate of candidates) {
    add(outgoing, candidate.from, candidate);
    for (const to of candidate.to) add(incoming, to, candidate);
  }
  return { outgoing, incoming };
}

/** Defines a member that becomes an ordinary one when it is read. */
function defineMember(target: object, name: string, make: () => unknown): void {
  Object.defineProperty(target, name, {
    enumerable: true,
    configurable: true,
    get() {
      const value = make();
      Object.defineProperty(target, name, { enumerable: true, configurable: true, writable: true, value });
      return value;
    },
  });
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function remembering(read: PartReader): PartReader {
  const known = new Map<string, unknown>();
  return (name) => {
    if (!known.has(name)) known.set(name, read(name));
    return known.get(name);
  };
}
