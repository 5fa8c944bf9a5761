import * as z from 'zod';
import { shortHash } from './hash.ts';
import { edgeTypes, hows, NodeKind, type EdgeType, type How } from './kinds.ts';

/** Increased with every change of the artifacts below `api/v1/history/`. */
export const HISTORY_VERSION = 2;

const count = z.int().nonnegative();
const hash = z.string().regex(/^[0-9a-f]{8,64}$/);

/** A commit as lists show it. */
export const SnapshotInfo = z.object({
  /** The full hash. */
  id: hash,
  /** Time of the commit, ISO 8601 in UTC. */
  time: z.string(),
  author: z.string(),
  /** First line of the message. */
  subject: z.string(),
  tags: z.array(z.string()),
});
export type SnapshotInfo = z.infer<typeof SnapshotInfo>;

/** The most paths that `FilesChanged` has. A commit can add a hundred thousand files. */
export const MAX_CHANGED_PATHS = 100;

/** The files that differ from the state before. Renamed files are removed and added. */
export const FilesChanged = z.object({
  total: count.describe('Number of changed files; the lists may have fewer'),
  changed: z.array(z.string()),
  added: z.array(z.string()),
  removed: z.array(z.string()),
});
export type FilesChanged = z.infer<typeof FilesChanged>;

/** `api/v1/history/<commit>/files.json`: the files that a commit changed. Only a live atlas has it. */
export const CommitFiles = z.object({
  /** Null if it is not known: the parent is missing in a shallow clone, or the tree is too large to compare. */
  filesChanged: FilesChanged.nullable(),
});
export type CommitFiles = z.infer<typeof CommitFiles>;

/** `api/v1/history/worktree/index.json`: how the files differ from `HEAD`. Only a live atlas has it. */
export const WorktreeState = z.object({
  branch: z.string().nullable(),
  /** As in `SaveRecord`. */
  digest: z.string(),
  filesChanged: FilesChanged,
});
export type WorktreeState = z.infer<typeof WorktreeState>;

export const SnapshotTrigger = z.enum(['save', 'commit', 'checkout', 'start']);
export type SnapshotTrigger = z.infer<typeof SnapshotTrigger>;

/** A snapshot that a server recorded of the files as they were, without their contents. */
export const SaveRecord = z.object({
  id: z.string(),
  /** When it was recorded, ISO 8601 in UTC. */
  time: z.string(),
  trigger: SnapshotTrigger,
  /** `HEAD` at that time. */
  commit: hash.nullable(),
  branch: z.string().nullable(),
  /** Of the paths and contents of all files: the same files, the same digest. */
  digest: z.string(),
  /** Whether no file differed from the commit. */
  isCommitted: z.boolean(),
  /** The files that differ from the snapshot before; at a start, from `HEAD`; after a commit, those that it changed. */
  filesChanged: FilesChanged.nullable(),
});
export type SaveRecord = z.infer<typeof SaveRecord>;

/** `api/v1/history/saves/index.json`: the recorded snapshots, oldest first. Only a live atlas has it. */
export const Saves = z.object({ saves: z.array(SaveRecord) });
export type Saves = z.infer<typeof Saves>;

/** `api/v1/history/index.json`: the available snapshots, newest first, at most 1,000. */
export const HistoryIndex = z.object({
  /** Why there are no snapshots, as a message. */
  problem: z.string().optional(),
  /** Whether snapshots of any commit can be built on request, and not only those that are cached. */
  live: z.boolean(),
  /** Number of commits, including those not listed. */
  total: count,
  snapshots: z.array(
    SnapshotInfo.extend({
      cached: z.boolean().describe('Whether the snapshot is already built'),
      filesChanged: FilesChanged.nullable()
        .optional()
        .describe(
          'The files that the commit changed, compared with its first parent; null if that is not known. A live atlas has them in files of their own',
        ),
    }),
  ),
  /** Branches, and `HEAD`. */
  names: z.array(z.object({ name: z.string(), id: hash })),
});
export type HistoryIndex = z.infer<typeof HistoryIndex>;

/**
 * `api/v1/history/revision/<name>.json`: the commit that a name refers to. Only a live atlas has it. For a name of no commit
 * or of several it lists similar names.
 */
export const Revision = z.object({
  id: hash.nullable(),
  info: SnapshotInfo.optional(),
  /** Commits that the name may refer to. */
  nearest: z.array(z.string()),
  ambiguous: z.boolean(),
});
export type Revision = z.infer<typeof Revision>;

/** Shards by the first digits of the hash of a path, each with the hash of its content. */
const ShardList = z.array(z.object({ prefix: z.string(), object: hash }));

/** `api/v1/history/<commit>/index.json`: one snapshot. Its content is in objects that snapshots share. */
export const Snapshot = SnapshotInfo.extend({
  version: z.literal(HISTORY_VERSION),
  counts: z.object({ files: count, nodes: count, edges: count }),
  /** Number of digits of the prefixes. */
  digits: count,
  /** Shards of files with their nodes and outgoing edges. */
  files: ShardList,
  /** Shards of incoming edges, by path of the target. */
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
  /** Hash of its text without signature, own name and inner definitions. */
  body: hash,
  /** Hash of its doc comment. */
  doc: hash.optional(),
  /** Number of tokens in the text of `body`. */
  size: count,
  /** Similar for similar texts: 16 samples of two digits each; absent for short texts. */
  sketch: z.string().optional(),
});
export type SnapshotNode = z.infer<typeof SnapshotNode>;

/** Index of the source in `nodes`, of the type, of the `how`, and of the target in `nodes` followed by `ends`. */
const SnapshotEdge = z.tuple([count, z.int().max(edgeTypes.length), z.int().max(hows.length), count]);

export const SnapshotFile = z.object({
  path: z.string(),
  language: z.string().nullable(),
  /** Hash of its bytes. */
  hash,
  /** Hash of the object with its text and docs. */
  text: hash,
  nodes: z.array(SnapshotNode),
  /** Ids of targets in other files. */
  ends: z.array(z.string()),
  /** Certain edges from nodes of this file. */
  edges: z.array(SnapshotEdge),
});
export type SnapshotFile = z.infer<typeof SnapshotFile>;

/** `api/v1/history/object/<hash>.json`, in `files` of a snapshot. Sorted by path. */
export const SnapshotFiles = z.object({ files: z.array(SnapshotFile) });
export type SnapshotFiles = z.infer<typeof SnapshotFiles>;

/**
 * `api/v1/history/object/<hash>.json`, in `references` of a snapshot: the id of a target, then source, type and `how`
 * of each edge.
 */
export const SnapshotReferences = z.object({
  references: z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), count, count]))])),
});
export type SnapshotReferences = z.infer<typeof SnapshotReferences>;

/** `api/v1/history/object/<hash>.json`, in `text` of a file: its source, and its docs by symbol. */
export const SnapshotText = z.object({
  source: z.string(),
  docs: z.array(z.tuple([z.string(), z.string()])),
});
export type SnapshotText = z.infer<typeof SnapshotText>;

/** Returns the prefix of the shard of a path: the first digits of its hash. */
export function shardPrefix(path: string, digits: number): string {
  return shortHash(path).slice(0, digits);
}

export function edgeTypeAt(index: number): EdgeType {
  return edgeTypes[index] ?? 'REFERENCES';
}

export function howAt(index: number): How {
  return hows[index] ?? 'scope';
}
