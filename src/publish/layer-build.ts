import type { FileShard } from '../model/file-shard.ts';
import type { StagedArtifact } from './stage-artifact.ts';
import type { StagedFolders } from './staged-writer.ts';

/** How layers of the shards of files are made: artifacts that are derived from all of them. */
export interface LayersToPublish {
  /** Identifies the program and what the layers depend on besides the shards; undefined if nothing does. */
  key: string | undefined;
  /** Path prefixes of their artifacts, and of no others. */
  prefixes: readonly string[];
  /** Whether they are made in threads of their own, so that pages can be rendered meanwhile. These count as one of the workers. */
  hasThreads: boolean;
  open(place: LayerPlace): LayerBuild;
}

export interface LayerPlace {
  folders: StagedFolders;
  /** Hashes of the layers' artifacts that are published, by path. */
  published: ReadonlyMap<string, string>;
}

export interface LayerBuild {
  /** Adds the next shard, in the order of paths. */
  add(shard: PlacedShard): void;
  /** Stages the artifacts of all layers. Call this once, after the last shard. */
  finish(): Promise<StagedArtifact[]>;
  /** Frees what it holds. May be called at any time, and several times. */
  cancel(): Promise<void>;
}

/** The shard of a file, and where it is. */
export interface PlacedShard {
  path: string;
  /** See `PlannedArtifact`. */
  key: string | undefined;
  /** Whether it is among the new files. Otherwise it is published already. */
  isStaged: boolean;
  /** The same for its view. */
  isViewStaged: boolean;
  /** Absent if it must be read. */
  value?: FileShard | undefined;
}
