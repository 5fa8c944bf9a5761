import { z } from 'zod';
import { FileStatus, Finding } from './coverage.ts';
import { CandidateHow, CertainHow, EdgeType, NodeKind, Visibility } from './kinds.ts';
import { Span } from './position.ts';
import { ShardRoot } from './root.ts';
import { Tiers } from './tokens.ts';

/**
 * The shard of a file: everything of one file, and the only input of its pages. Edges point into one index
 * space: first `nodes`, then `ends` (index `nodes.length` is `ends[0]`).
 */
export const ShardNode = z.object({
  id: z.string(),
  kind: NodeKind,
  name: z.string(),
  /** Dotted path of names inside the file, with `~2` where two symbols share it; empty for the file itself. */
  symbol: z.string(),
  /**
   * Where its page and JSON are: `pagePath.node` and `artifactPath.node` say how; for the file itself `file/{address}.html`.
   * A member that only holds data is on the page of its owner: `{owner}#.{name}`.
   */
  address: z.string(),
  /** Index of the node that defines it; null for the file. */
  parent: z.int().nonnegative().nullable(),
  span: Span,
  nameSpan: Span,
  signature: z.string().optional(),
  /** The whole doc comment, its comment marks removed. */
  doc: z.string().optional(),
  visibility: Visibility,
  exported: z.boolean(),
  /** `static`, `abstract`, `async`, `getter`, `decorated` … as the grammar names them, sorted. */
  modifiers: z.array(z.string()),
  /** Cyclomatic complexity of a callable; absent for the rest. */
  complexity: z.int().positive().optional(),
  /** PageRank over certain edges, scaled so that the mean of the atlas is 1, in quarters of a doubling. */
  rank: z.number().nonnegative(),
  tokens: Tiers,
});
export type ShardNode = z.infer<typeof ShardNode>;

/** The other end of an edge that leaves or enters the file, with all that a page needs to link to it. */
export const End = z.object({
  id: z.string(),
  kind: z.union([NodeKind, z.literal('package')]),
  name: z.string(),
  /** The dotted name in its file; empty for a file or a whole package. */
  symbol: z.string(),
  /** Path of its file; the name of the package for `package`. */
  path: z.string(),
  /** Absent for `package`, which has no page. */
  address: z.string().optional(),
  line: z.int().positive().optional(),
});
export type End = z.infer<typeof End>;

export const ShardEdge = z.object({
  from: z.int().nonnegative(),
  to: z.int().nonnegative(),
  type: EdgeType,
  how: CertainHow,
  /** The evidence by which the receiver's type was known, for example `constructor`; absent where none was needed. */
  rule: z.string().optional(),
  /** Where it was seen, in the file of `from`, in source order. */
  sites: z.array(Span),
});
export type ShardEdge = z.infer<typeof ShardEdge>;

/** A use that no certain evidence resolves: `to` lists every definition that fits. */
export const ShardCandidate = z.object({
  from: z.int().nonnegative(),
  to: z.array(z.int().nonnegative()),
  type: EdgeType,
  how: CandidateHow,
  sites: z.array(Span),
});
export type ShardCandidate = z.infer<typeof ShardCandidate>;

/** Places of a use that leads nowhere: an edge without its other end. */
export const UnresolvedReference = z.object({
  from: z.int().nonnegative(),
  type: EdgeType,
  sites: z.array(Span),
});
export type UnresolvedReference = z.infer<typeof UnresolvedReference>;

/** Uses, in any file, of a name that leads nowhere and that something here bears. */
export const UnresolvedName = z.object({
  name: z.string(),
  /** How many places there are; of more than 20 with one digit, so that not every change of one is a change of all. */
  total: z.int().positive(),
  /** The first of them; none of a name that is too common for that to say anything. */
  references: z.array(UnresolvedReference),
});
export type UnresolvedName = z.infer<typeof UnresolvedName>;

/** Calls of a member that one here implements or overrides: any of them may end in the one here. */
export const ShardDispatch = z.object({
  to: z.int().nonnegative(),
  /** What the calls name. */
  via: z.int().nonnegative(),
  /** How many callers there are; rounded as `OpenName.total`. */
  total: z.int().positive(),
  /** The first of them. */
  calls: z.array(
    z.object({
      from: z.int().nonnegative(),
      how: CertainHow,
      rule: z.string().optional(),
      sites: z.array(Span),
    }),
  ),
});
export type ShardDispatch = z.infer<typeof ShardDispatch>;

export const ShardImport = z.object({
  /** As written: `./a`, `react`, `..pkg.mod`. */
  source: z.string(),
  /** The names taken; `*` for all, `default` for the default export; empty for the effect alone. */
  names: z.array(z.string()),
  /** The file or package it leads to, as an index; null when it could not be found. */
  to: z.int().nonnegative().nullable(),
  span: Span,
});
export type ShardImport = z.infer<typeof ShardImport>;

/** Names in a file that is in a language that could use them and that was left out: any of them may be a use. */
export const SkippedMention = z.object({
  path: z.string(),
  /** Indexes of nodes. At most three files are told of one. */
  nodes: z.array(z.int().nonnegative()),
});
export type SkippedMention = z.infer<typeof SkippedMention>;

export const FileShard = z.object({
  path: z.string(),
  address: z.string(),
  /** Address of its directory. */
  directory: z.string(),
  /** The grammar's name; null for text. */
  language: z.string().nullable(),
  status: FileStatus,
  /** SHA-256 of its bytes, hex. */
  hash: z.string(),
  lines: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
  /** `nodes[0]` is the file; the rest in source order, parents before children. */
  nodes: z.array(ShardNode),
  /** Sorted by id. */
  ends: z.array(End),
  /**
   * Certain edges from or to a node of this file, sorted by from, type, to. `DEFINES` edges are not listed:
   * `parent` says them. `EXPORTS` edges are listed for re-exports; `exported` says the others.
   */
  edges: z.array(ShardEdge),
  candidates: z.array(ShardCandidate),
  imports: z.array(ShardImport),
  /** Sorted by `to`; of each the 20 nearest `via` that have callers. */
  viaOverride: z.array(ShardDispatch),
  /** Names used here that lead nowhere, most used first. */
  unresolved: z.array(
    z.object({
      name: z.string(),
      count: z.int().positive(),
      /** The first places, of a name that the repository defines somewhere; absent for others. */
      references: z.array(UnresolvedReference).optional(),
    }),
  ),
  /** Sorted by name: what "0 callers" may have missed. */
  unresolvedByName: z.array(UnresolvedName),
  /** What here lives though nothing in the repository may use it; absent where there is nothing of that kind. */
  roots: z.array(ShardRoot).optional(),
  /** Files that the atlas left out and in which names of nodes stand, sorted by path; absent where there are none. */
  mentionedInSkipped: z.array(SkippedMention).optional(),
  findings: z.array(Finding),
  source: z.string(),
  /** See `highlight.ts`. Empty for text. */
  highlights: z.array(z.int().nonnegative()),
});
export type FileShard = z.infer<typeof FileShard>;

/** The node or end behind an index of the shard. */
export function endAt(shard: FileShard, index: number): End | ShardNode {
  const found = shard.nodes[index] ?? shard.ends[index - shard.nodes.length];
  if (!found) throw new RangeError(`shard of ${shard.path}: no node or end ${index}`);
  return found;
}
