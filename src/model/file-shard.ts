import * as z from 'zod';
import { FileStatus, Finding } from './coverage.ts';
import { Accessor, CandidateHow, CertainHow, EdgeType, NodeKind, Visibility } from './kinds.ts';
import { FileView } from './file-view.ts';
import { ShardMisfit } from './misfit.ts';
import { Span } from './position.ts';
import { ShardRoot } from './root.ts';
import { Tiers } from './tokens.ts';

/** A member in another file than its type or than another declaration of its type, such as a method whose receiver names the type. */
export const OutsideMember = z.object({
  /** Its index among `ends`, counted after `nodes`. */
  to: z.int().nonnegative(),
  signature: z.string().optional(),
  /** The first line of its doc comment. */
  doc: z.string().optional(),
  visibility: Visibility,
  tokens: Tiers,
});
export type OutsideMember = z.infer<typeof OutsideMember>;

/**
 * One symbol of a file, or the file itself. Edges refer to nodes and ends by index: first `nodes`, then `ends`
 * (index `nodes.length` is `ends[0]`).
 */
export const ShardNode = z.object({
  id: z.string(),
  kind: NodeKind,
  name: z.string(),
  /** Dotted path of names inside the file, with `~2` if two symbols share it; empty for the file itself. */
  symbol: z.string(),
  /**
   * Address of its section, from which `pagePath.symbol` makes a path; for the file itself, of `file/{address}.html` (see
   * `address.ts`).
   */
  address: z.string(),
  /** Index of the node that defines it; null for the file. */
  parent: z.int().nonnegative().nullable(),
  /** Index of the type, in another file, that it is a member of; absent if `parent` is its owner. */
  owner: z.int().nonnegative().optional(),
  /** Members of the type in other files, by path and position; absent if there are none. */
  outsideMembers: z.array(OutsideMember).optional(),
  /**
   * Indexes of the other declarations of the same type, such as the parts of a partial class. Of more than 20, the first names all and each
   * other the first. Absent if there are none.
   */
  declarations: z.array(z.int().nonnegative()).optional(),
  /** The members that other declarations of the type have in other files, unless a declaration names only the first; absent if there are none. */
  declaredMembers: z.array(OutsideMember).optional(),
  span: Span,
  nameSpan: Span,
  signature: z.string().optional(),
  /** The declared type, of a callable that of its result, as written; absent if the signature has it behind the name. */
  declaredType: z.string().optional(),
  /** The whole doc comment, without comment marks. */
  doc: z.string().optional(),
  visibility: Visibility,
  exported: z.boolean(),
  /** `static`, `abstract`, `async`, `getter`, `decorated` … as named in the grammar, sorted. */
  modifiers: z.array(z.string()),
  /** Cyclomatic complexity of a callable; absent for other kinds. */
  complexity: z.int().positive().optional(),
  /** PageRank over certain edges, scaled to a mean of 1 and rounded to powers of 2^(1/4). */
  rank: z.number().nonnegative(),
  tokens: Tiers,
});
export type ShardNode = z.infer<typeof ShardNode>;

/** The end, in another file, of an edge that leaves or enters the file, with all that a page needs to link to it. */
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
  /** Present for a package that comes with the language, so that no other repository has it. */
  standard: z.literal(true).optional(),
});
export type End = z.infer<typeof End>;

export const ShardEdge = z.object({
  from: z.int().nonnegative(),
  to: z.int().nonnegative(),
  type: EdgeType,
  how: CertainHow,
  /** The evidence for the type of the receiver, for example `constructor`; absent if none was needed. */
  rule: z.string().optional(),
  /** The accessor of `from` in whose code the references stand; absent if `from` is no property, or if it is not known. */
  within: Accessor.optional(),
  /** The accessor of `to` that the references run, `none` if they only name it; absent if `to` has no accessors, and if they may run several. Each accessor runs the same one of `to` if it equals `within`. */
  runs: Accessor.optional(),
  /** Spans of the references, in the file of `from`, in source order. What a construct calls without a name has an empty one where that begins. */
  sites: z.array(Span),
});
export type ShardEdge = z.infer<typeof ShardEdge>;

/** A possible reference: `to` lists every definition that fits. */
export const ShardCandidate = z.object({
  from: z.int().nonnegative(),
  to: z.array(z.int().nonnegative()),
  type: EdgeType,
  how: CandidateHow,
  /** The interface between two languages, such as `JNI`, if it leads to another one. */
  via: z.string().optional(),
  sites: z.array(Span),
});
export type ShardCandidate = z.infer<typeof ShardCandidate>;

/** Unresolved references of one type in one symbol: an edge without its target. */
export const UnresolvedReference = z.object({
  from: z.int().nonnegative(),
  type: EdgeType,
  sites: z.array(Span),
});
export type UnresolvedReference = z.infer<typeof UnresolvedReference>;

/** Calls of a value, such as a parameter or a field, of which nothing says which function it is. */
export const ShardValueCall = z.object({
  /** The called expression, as written; cut after one line. */
  name: z.string(),
  from: z.int().nonnegative(),
  /** Spans of what is called. */
  sites: z.array(Span),
});
export type ShardValueCall = z.infer<typeof ShardValueCall>;

/** Unresolved references, in any file, with a name that this file defines. */
export const UnresolvedName = z.object({
  name: z.string(),
  /**
   * Number of sites. Above 20 rounded to one digit, so that one reference more does not change every shard with the
   * name.
   */
  total: z.int().positive(),
  /** The first references; empty if the name is too common for any of them to be a lead. */
  references: z.array(UnresolvedReference),
});
export type UnresolvedName = z.infer<typeof UnresolvedName>;

/** Calls of an interface member or overridden member (`via`), each of which may run the member `to` of this file; of a property, references to it. */
export const ShardDispatch = z.object({
  to: z.int().nonnegative(),
  /** The member that the calls refer to. */
  via: z.int().nonnegative(),
  /** Number of callers, rounded like `UnresolvedName.total`. */
  total: z.int().positive(),
  /** The first calls. */
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
  /** The imported names; `*` for all, `default` for the default export; empty for an import for its side effects. */
  names: z.array(z.string()),
  /** The imported file or package, as an index; null if it could not be resolved. */
  to: z.int().nonnegative().nullable(),
  span: Span,
});
export type ShardImport = z.infer<typeof ShardImport>;

/** A skipped file that contains names of this file, in a language that can refer to them. */
export const SkippedMention = z.object({
  path: z.string(),
  /** Indexes of the nodes named. At most three skipped files are listed for one name. */
  nodes: z.array(z.int().nonnegative()),
});
export type SkippedMention = z.infer<typeof SkippedMention>;

/** Lines of a file, by their numbers, as `shownLine` shortens them. */
export const LinesOfFile = z.object({
  path: z.string(),
  lines: z.array(z.tuple([z.int().positive(), z.string()])),
});
export type LinesOfFile = z.infer<typeof LinesOfFile>;

/** The shard of a file: all data about it, and the only input of its pages. */
export const FileShard = z.object({
  path: z.string(),
  address: z.string(),
  /** Address of its directory. */
  directory: z.string(),
  /** The grammar's name; null for text. */
  language: z.string().nullable(),
  status: FileStatus,
  /** True in a language whose references are found by name only; absent otherwise. */
  isByName: z.literal(true).optional(),
  /** SHA-256 of its bytes, hex. */
  hash: z.string(),
  lines: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
  /** `nodes[0]` is the file; the rest in source order, parents before children. */
  nodes: z.array(ShardNode),
  /** Sorted by id. */
  ends: z.array(End),
  /**
   * Certain edges from or to a node of this file, sorted by from, type, to. `DEFINES` edges are not listed, since
   * `parent` has the same information. `EXPORTS` edges are listed for re-exports only; see `exported` for the others.
   */
  edges: z.array(ShardEdge),
  candidates: z.array(ShardCandidate),
  imports: z.array(ShardImport),
  /** Sorted by `to`; for each, the 20 nearest `via` that have callers. */
  viaOverride: z.array(ShardDispatch),
  /** Names of unresolved references in this file, most frequent first. */
  unresolved: z.array(
    z.object({
      name: z.string(),
      count: z.int().positive(),
      /** The first references, if the repository defines the name somewhere; absent otherwise. */
      references: z.array(UnresolvedReference).optional(),
    }),
  ),
  /** Unresolved references in all files to names that this file defines, sorted by name. Callers may be among them. */
  unresolvedByName: z.array(UnresolvedName),
  /** The first calls of values in this file, in source order; absent if there are none. */
  valueCalls: z.array(ShardValueCall).optional(),
  /** Places of this file that do not fit what they refer to, in source order; absent if there are none. */
  misfits: z.array(ShardMisfit).optional(),
  /** Nodes that count as used although nothing in the repository may refer to them; absent if there are none. */
  roots: z.array(ShardRoot).optional(),
  /** Whether a test file contains tests; absent for other files, and if its definitions do not tell. */
  containsTests: z.boolean().optional(),
  /** Skipped files that contain names of nodes, sorted by path; absent if there are none. */
  mentionedInSkipped: z.array(SkippedMention).optional(),
  findings: z.array(Finding),
  source: z.string(),
  /**
   * The first lines of references in other files to nodes of this file, of unresolved ones too, sorted by path and number. Absent if
   * there are none.
   */
  linesElsewhere: z.array(LinesOfFile).optional(),
  /** Paths of those of the other files with ends here that are test files, sorted; absent if there are none. */
  testFiles: z.array(z.string()).optional(),
  /** Absent only in shards that were read from published files, where it is an artifact of its own: see `viewOf`. */
  view: FileView.optional(),
});
export type FileShard = z.infer<typeof FileShard>;

/** The edges of one node of a shard. */
export interface NodeEdges {
  outgoing: ShardEdge[];
  incoming: ShardEdge[];
  outgoingCandidates: ShardCandidate[];
  incomingCandidates: ShardCandidate[];
}

/** Reads single rows of a shard, so that a question about one node of a popular file need not restore those of all. */
export interface ShardRows {
  /** Returns the node or end with an index of the shard; undefined if there is none. */
  endAt(index: number): End | ShardNode | undefined;
  /** Returns the edges of the node or end at an index, in the order of the shard. */
  edgesOf(index: number): NodeEdges;
}

const rowsOfShard = new WeakMap<FileShard, ShardRows>();

/** Returns the rows of a shard whose store can read them one by one. */
export function rowsOf(shard: FileShard): ShardRows | undefined {
  return rowsOfShard.get(shard);
}

export function setRows(shard: FileShard, rows: ShardRows): void {
  rowsOfShard.set(shard, rows);
}

/** Returns the node or end with an index of the shard. */
export function endAt(shard: FileShard, index: number): End | ShardNode {
  const rows = rowsOf(shard);
  const found = rows ? rows.endAt(index) : (shard.nodes[index] ?? shard.ends[index - shard.nodes.length]);
  if (!found) throw new RangeError(`shard of ${shard.path}: no node or end ${index}`);
  return found;
}

/** Returns the view of a shard that was indexed or read to make pages and layers. Throws a `RangeError` if it was read without. */
export function viewIn({ path, view }: FileShard): FileView {
  if (view) return view;
  throw new RangeError(`shard of ${path}: it was read without its view`);
}
