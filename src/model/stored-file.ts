import { setRows, type FileShard, type ShardCandidate, type ShardRows } from './file-shard.ts';
import { EdgeRows, storeEdges, type StoredEdges, type StoredSites } from './stored-edges.ts';
import { EndRows, storeEnds, type StoredEnds } from './stored-ends.ts';
import { restoreNodes, storeNodes, type StoredDocs, type StoredNode } from './stored-nodes.ts';

/** The members of a value that can be read alone. */
export type StoredParts = ReadonlyMap<string, unknown>;

/** Reads one part. */
export type PartReader = (name: string) => unknown;

const MEMBERS = 'members';
const SITES = 'sites';
const DOCS = 'docs';

/** Divides a shard into parts. `openStoredFile` puts them together. */
export function storeFile(shard: FileShard): StoredParts {
  const members = Object.entries(shard).filter(([, value]) => value !== undefined);
  const parts = new Map<string, unknown>(members);
  const { edges, sites } = storeEdges(shard.edges);
  parts.set(
    MEMBERS,
    members.map(([name]) => name),
  );
  const { nodes, docs } = storeNodes(shard.nodes);
  parts.set('nodes', nodes);
  parts.set(DOCS, docs);
  parts.set('ends', storeEnds(shard.ends));
  parts.set('edges', edges);
  parts.set(SITES, sites);
  return parts;
}

/** Returns a shard whose members are read when they are used for the first time. */
export function openStoredFile(read: PartReader): FileShard {
  const part = remembering(read);
  const edgeRows = once(() => new EdgeRows(part('edges') as StoredEdges, () => part(SITES) as StoredSites));
  const ends = once(() => new EndRows(part('ends') as StoredEnds));
  const members: Record<string, () => unknown> = {
    edges: () => edgeRows().all(),
    ends: () => ends().all(),
    nodes: () => restoreNodes(part('nodes') as StoredNode[], () => part(DOCS) as StoredDocs),
  };
  const shard = {} as FileShard;
  for (const name of part(MEMBERS) as readonly string[])
    defineMember(shard, name, members[name] ?? (() => part(name)));
  setRows(shard, shardRows(shard, edgeRows, ends));
  return shard;
}

function shardRows(shard: FileShard, edges: () => EdgeRows, ends: () => EndRows): ShardRows {
  const candidates = once(() => candidatesByEnd(shard.candidates));
  return {
    endAt(index) {
      const node = shard.nodes[index];
      if (node) return node;
      return ends().at(index - shard.nodes.length);
    },
    edgesOf: (index) => ({
      get outgoing() {
        return edges().from(index);
      },
      get incoming() {
        return edges().to(index);
      },
      get outgoingCandidates() {
        return candidates().outgoing.get(index) ?? [];
      },
      get incomingCandidates() {
        return candidates().incoming.get(index) ?? [];
      },
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
