import { lastLine, sliceSpan } from './text.ts';
import type { DirectoryShard } from '../model/directory-shard.ts';
import { endAt, type FileShard, type ShardCandidate, type ShardNode } from '../model/file-shard.ts';
import { fileId } from '../model/id.ts';
import type { EdgeType, How } from '../model/kinds.ts';
import { baseName, parentPath } from '../model/path.ts';
import type { Tiers } from '../model/tokens.ts';
import type { Store } from '../store/store.ts';
import { directoryId, directoryPath } from './directory-id.ts';
import { findNode, type FoundNode } from './find-node.ts';
import { membersElsewhere, ownerOf } from './owner.ts';
import { readDirectory, readListedDirectory, readListedFile } from './read.ts';
import { childrenOf, edgesOf } from './shard-edges.ts';

/** A directory, file or symbol in the hierarchy from the root, with its dependencies. */
export interface GraphItem {
  id: string;
  name: string;
  kind: string;
  path: string;
  /** 0: directories; 1: files; 2: symbols at the top level of a file; 3: their members … */
  level: number;
  lines: readonly [number, number];
  isPrivate: boolean;
  tokens: Tiers;
  signature?: string | undefined;
  doc?: string | undefined;
  source: () => string | undefined;
  parentId: string | undefined;
  dependsOn: () => Promise<GraphEdge[]>;
  dependedBy: () => Promise<GraphEdge[]>;
  candidates: () => GraphCandidate[];
  /** Possible references to it. */
  incomingCandidates: () => GraphCandidate[];
  /** Returns the ids of all children without reading them. */
  childIds: (includePrivate: boolean) => string[];
  /** Returns at most `limit` children, starting at index `from` (0-based). */
  children: (limit: number, from?: number) => Promise<GraphItem[]>;
}

export interface GraphEdge {
  id: string;
  name: string;
  type: EdgeType;
  how: How;
}

export interface GraphCandidate {
  from: string;
  /** All possible targets. */
  to: string[];
  type: EdgeType;
  how: How;
}

/** Finds an item by any form of node id, `root`, or `directory:{path}`. */
export async function graphItem(store: Store, id: string): Promise<GraphItem | undefined> {
  const path = directoryPath(id);
  // Nodes first: looking up a missing directory reads all its parents, which the answer would then depend on.
  const found = path === undefined ? await findNode(store, id) : undefined;
  if (found) return nodeItem(store, found);
  const directory = await readDirectory(store, path ?? id);
  return directory && directoryItem(store, directory);
}

function directoryItem(store: Store, shard: DirectoryShard): GraphItem {
  const { path } = shard;
  const dependencies = async (near: 'from' | 'to', far: 'from' | 'to'): Promise<GraphEdge[]> => {
    if (path === '') return [];
    const siblings = await readDirectory(store, parentPath(path));
    const directories = new Set(siblings?.directories.map((directory) => directory.path));
    return (siblings?.dependencies ?? [])
      .filter((edge) => edge[near] === path)
      .map((edge) => ({
        id: directories.has(edge[far]) ? directoryId(edge[far]) : fileId(edge[far]),
        name: baseName(edge[far]),
        type: 'IMPORTS',
        how: 'import',
      }));
  };
  return {
    id: directoryId(path),
    name: path === '' ? 'root' : baseName(path),
    kind: 'directory',
    path,
    level: 0,
    lines: [1, 1],
    isPrivate: false,
    tokens: shard.totals.tokens,
    source: () => undefined,
    parentId: path === '' ? undefined : directoryId(parentPath(path)),
    dependsOn: () => dependencies('from', 'to'),
    dependedBy: () => dependencies('to', 'from'),
    candidates: () => [],
    incomingCandidates: () => [],
    childIds: () => [
      ...shard.directories.map((child) => directoryId(child.path)),
      ...shard.files.map((child) => fileId(child.path)),
    ],
    children: async (limit, from = 0) => {
      const items: GraphItem[] = [];
      const files = shard.files.slice(Math.max(0, from - shard.directories.length));
      for (const entry of shard.directories.slice(from, from + limit)) {
        items.push(directoryItem(store, await readListedDirectory(store, entry)));
      }
      for (const entry of files.slice(0, Math.max(0, limit - items.length))) {
        const child = await readListedFile(store, entry);
        if (child.nodes[0]) items.push(nodeItem(store, { shard: child, index: 0, node: child.nodes[0] }));
      }
      return items;
    },
  };
}

function nodeItem(store: Store, { shard, index, node }: FoundNode): GraphItem {
  const { incoming, outgoing, incomingCandidates, outgoingCandidates } = edgesOf(shard, index);
  const edge = (other: number, type: EdgeType, how: How): GraphEdge => {
    const { id, name } = endAt(shard, other);
    return { id, name, type, how };
  };
  const candidate = ({ from, to, type, how }: ShardCandidate): GraphCandidate => ({
    from: endAt(shard, from).id,
    to: to.map((end) => endAt(shard, end).id),
    type,
    how,
  });
  const around = ownerOf(shard, node) ?? (index === 0 ? undefined : shard.nodes[0]);
  const elsewhere = membersElsewhere(shard, node);
  return {
    id: node.id,
    name: node.name,
    kind: node.kind,
    path: shard.path,
    level: levelOf(shard, node),
    lines: [node.span[0], lastLine(node.span)],
    isPrivate: node.visibility === 'private',
    tokens: node.tokens,
    signature: node.signature,
    doc: node.doc,
    source: () => (index === 0 ? shard.source : sliceSpan(shard.source, node.span)),
    parentId: around ? around.id : directoryId(parentPath(shard.path)),
    dependsOn: async () => outgoing.map(({ to, type, how }) => edge(to, type, how)),
    dependedBy: async () => incoming.map(({ from, type, how }) => edge(from, type, how)),
    candidates: () => outgoingCandidates.map(candidate),
    incomingCandidates: () => incomingCandidates.map(candidate),
    childIds: (includePrivate) => [
      ...childrenOf(shard, index).flatMap((child) => {
        const each = shard.nodes[child];
        return each && (includePrivate || each.visibility !== 'private') ? [each.id] : [];
      }),
      ...elsewhere.flatMap(({ end, visibility }) =>
        includePrivate || visibility !== 'private' ? [end.id] : [],
      ),
    ],
    children: async (limit, from = 0) => {
      const children = childrenOf(shard, index);
      const items = children.slice(from, from + limit).flatMap((child) => {
        const each = shard.nodes[child];
        return each ? [nodeItem(store, { shard, index: child, node: each })] : [];
      });
      const others = elsewhere.slice(Math.max(0, from - children.length));
      for (const { end } of others.slice(0, Math.max(0, limit - items.length))) {
        const found = await findNode(store, end.id);
        if (found) items.push(nodeItem(store, found));
      }
      return items;
    },
  };
}

function levelOf(shard: FileShard, node: ShardNode): number {
  // A member in another file than its type is on the level of members.
  let level = node.owner === undefined ? 1 : 2;
  for (let at = node.parent; at !== null; at = shard.nodes[at]?.parent ?? null) level++;
  return level;
}
