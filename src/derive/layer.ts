import type { Artifact } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import type { FileShard } from '../model/file-shard.ts';
import type { ReadActivity } from '../model/activity.ts';
import type { Embedder } from '../model/embedder.ts';
import type { RuleSettings } from '../model/rules.ts';
import type { SearchWeights } from '../model/search-shards.ts';

/**
 * Artifacts that are made of the shards of all files: an index of texts, of words, of what nothing uses. Published
 * atlases hold them; a live one makes those of a layer when one of them is asked for first.
 */
export interface Layer {
  /** What the paths of its artifacts begin with, and of no other: `api/v1/grep/`. */
  prefix: string;
  open(context: LayerContext): LayerBuilder;
}

export interface LayerContext {
  /** Lets others have their turn; called now and then by what takes long. */
  pause?: (() => Promise<void>) | undefined;
  /** Which commits touched what; absent where nothing is known of commits. */
  readActivity?: ReadActivity | undefined;
  /** The language model that the user named. */
  embedder?: Embedder | undefined;
  /** What the parts of the score of search weigh where a question does not say. */
  searchWeights?: SearchWeights | undefined;
  /** What the configuration says about the rules. */
  rules?: RuleSettings | undefined;
  /** The day of the commit, as `2001-01-31`; absent where none is known. */
  today?: string | undefined;
}

export interface LayerBuilder {
  /** Called once for each file, in the order of paths. Keeps what it needs of it, not the shard. */
  add(shard: FileShard): void;
  /** Called after the last file. In total order, so that the same atlas gives the same bytes. */
  artifacts(index: AtlasIndex): AsyncIterable<Artifact> | Iterable<Artifact>;
}
