import type { Artifact } from '../model/artifact.ts';
import type { FileShard } from '../model/file-shard.ts';
import type { ReadActivity } from '../model/activity.ts';
import type { ReadBlame } from '../model/blame.ts';
import type { Embedder } from '../model/embedder.ts';
import type { RuleSettings } from '../model/rules.ts';
import type { SearchWeights } from '../model/search-shards.ts';

/**
 * Artifacts derived from the shards of all files, such as an index of words or of dead code. Published
 * atlases contain them; a live atlas builds a layer when one of its artifacts is first read.
 *
 * The work is divided in two: a `Part` is made from the shard of one file and kept between builds, and a builder combines
 * the parts of all files. After an edit, one part is made and the others are read.
 */
export interface Layer<Part = unknown> {
  /** Prefix of the paths of this layer's artifacts, and of no others: `api/v1/grep/`. */
  prefix: string;
  /** The parts of the context that its artifacts depend on. It is opened with these and `pause` only. */
  uses: readonly LayerInput[];
  /**
   * Returns a function that makes the part of a file: plain data with typed arrays, which depends on the shard alone, or on the embedder if there
   * is one. The function may remember what makes it faster.
   */
  openParts(context: Pick<LayerContext, 'embedder'>): (shard: FileShard) => Part;
  open(context: LayerContext): LayerBuilder<Part>;
}

/** A part of the context that artifacts can depend on. */
export type LayerInput = Exclude<keyof LayerContext, 'pause' | 'release'>;

export interface LayerContext {
  /** Yields to other tasks. Long computations call it now and then. */
  pause?: (() => Promise<void>) | undefined;
  /** Frees what the other members keep between layers. Called once all layers are built. */
  release?: (() => void) | undefined;
  /** Finds the commits that touched given lines; absent without a history. */
  readActivity?: ReadActivity | undefined;
  /** Finds the commit that each line comes from; absent without a history. */
  readBlame?: ReadBlame | undefined;
  /** The embedding model that the user named. */
  embedder?: Embedder | undefined;
  /** Weights of the score of search, for queries that give none. */
  searchWeights?: SearchWeights | undefined;
  /** The rule settings of the configuration. */
  rules?: RuleSettings | undefined;
  /** The day of the commit, such as `2001-01-31`; absent if unknown. */
  today?: string | undefined;
}

export interface LayerBuilder<Part = unknown> {
  /**
   * Called once per file, in the order of paths, with a part that is the builder's to change. Implementations keep the data they need, in few objects: a repository has tens of thousands of
   * files.
   */
  add(part: Part): void;
  /**
   * Called after the last file. Artifacts are in total order, so that the same atlas gives the same bytes.
   */
  artifacts(): AsyncIterable<Artifact> | Iterable<Artifact>;
}
