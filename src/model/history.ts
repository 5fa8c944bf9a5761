import { z } from 'zod';
import { shortHash } from './hash.ts';
import { edgeTypes, hows, NodeKind, type EdgeType, type How } from './kinds.ts';

/** Grows with every change of the artifacts below `api/v1/history/`. */
export const HISTORY_VERSION = 2;

const count = z.int().nonnegative();
const hash = z.string().regex(/^[0-9a-f]{8,64}$/);

/** A commit as a list shows it. */
export const SnapshotInfo = z.object({
  /** The full hash. */
  id: hash,
  /** When it was committed, ISO 8601 in UTC. */
  time: z.string(),
  author: z.string(),
  /** First line of the message. */
  subject: z.string(),
  tags: z.array(z.string()),
});
export type SnapshotInfo = z.infer<typeof SnapshotInfo>;

/** `api/v1/history/index.json`: the snapshots that can be asked for, newest first, at most 1,000. */
export const HistoryIndex = z.object({
  /** Why there are none, for the reader. */
  problem: z.string().optional(),
  /** Whether any commit can be asked for and is then looked at, and not only those that are held. */
  live: z.boolean(),
  /** How many commits there are, those that are not listed included. */
  total: count,
  snapshots: z.array(
    SnapshotInfo.extend({ cached: z.boolean().describe('Whether it was looked at already') }),
  ),
  /** Branches, and `HEAD`. */
  names: z.array(z.object({ name: z.string(), id: hash })),
});
export type HistoryIndex = z.infer<typeof HistoryIndex>;

/**
 * `api/v1/history/revision/<name>.json`: what a name stands for. Only a live atlas answers it; it says what it knows of a
 * name that stands for nothing, or for several.
 */
export const Revision = z.object({
  id: hash.nullable(),
  info: SnapshotInfo.optional(),
  /** Commits that it may mean. */
  nearest: z.array(z.string()),
  ambiguous: z.boolean(),
});
export type Revision = z.infer<typeof Revision>;

/** What a shard is for, by the first digits of the hash of a path, and its own hash: equal hashes, equal content. */
const ShardList = z.array(z.object({ prefix: z.string(), object: hash }));

/** `api/v1/history/<commit>/index.json`: one snapshot. What it is made of stands in objects that snapshots share. */
export const Snapshot = SnapshotInfo.extend({
  version: z.literal(HISTORY_VERSION),
  counts: z.object({ files: count, nodes: count, edges: count }),
  /** How many digits the prefixes have. */
  digits: count,
  /** Files with nodes and what leads out of them. */
  files: ShardList,
  /** What leads to nodes, by the path that they are in. */
  references: ShardList,
});
export type Snapshot = z.infer<typeof Snapshot>;

export const SnapshotNode = z.object({
  kind: NodeKind,
  name: z.string(),
  /** Dotted name in its file; empty for the file itself. */
  symbol: z.string(),
  /** Index of the node that defines it; null for the file. */
  parent: count.nullable(),
  /** First and last line. */
  lines: z.tuple([z.int(), z.int()]),
  signature: z.string().optional(),
  visibility: z.enum(['protected', 'private']).optional(),
  /** Of its text without signature, own name and what it defines. */
  body: hash,
  /** Of its doc comment. */
  doc: hash.optional(),
  /** How many words and marks `body` stands for. */
  size: count,
  /** Alike for texts that are alike, two digits each of 16 samples; absent for short texts. */
  sketch: z.string().optional(),
});
export type SnapshotNode = z.infer<typeof SnapshotNode>;

/** Index of its start in `nodes`, type, rule, and index of its end in `nodes` followed by `ends`. */
const SnapshotEdge = z.tuple([count, z.int().max(edgeTypes.length), z.int().max(hows.length), count]);

export const SnapshotFile = z.object({
  path: z.string(),
  language: z.string().nullable(),
  /** Of its bytes. */
  hash,
  /** Object with its text and docs. */
  text: hash,
  nodes: z.array(SnapshotNode),
  /** Ids. */
  ends: z.array(z.string()),
  /** Certain ones that start here. */
  edges: z.array(SnapshotEdge),
});
export type SnapshotFile = z.infer<typeof SnapshotFile>;

/** `api/v1/history/object/<hash>.json`, one of `files` of a snapshot. Sorted by path. */
export const SnapshotFiles = z.object({ files: z.array(SnapshotFile) });
export type SnapshotFiles = z.infer<typeof SnapshotFiles>;

/** `api/v1/history/object/<hash>.json`, one of `uses`: id, then start, type and rule of each edge. */
export const SnapshotReferences = z.object({
  references: z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), count, count]))])),
});
export type SnapshotReferences = z.infer<typeof SnapshotReferences>;

/** `api/v1/history/object/<hash>.json`, `text` of a file: its source, and its docs by symbol. */
export const SnapshotText = z.object({
  source: z.string(),
  docs: z.array(z.tuple([z.string(), z.string()])),
});
export type SnapshotText = z.infer<typeof SnapshotText>;

/** Which shard of a snapshot a path is in: by the first digits of its hash. */
export function shardPrefix(path: string, digits: number): string {
  return shortHash(path).slice(0, digits);
}

export function edgeTypeAt(index: number): EdgeType {
  return edgeTypes[index] ?? 'REFERENCES';
}

export function howAt(index: number): How {
  return hows[index] ?? 'scope';
}
