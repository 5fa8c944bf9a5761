import type { Git } from '../git/git.ts';
import type { Indexed, IndexProgress } from '../indexer/index.ts';
import type { IndexWork } from '../indexer/index-work.ts';
import type { RepositoryInfo, Source } from '../indexer/source/source.ts';
import type { Embedder } from '../model/embedder.ts';
import type { Store } from '../store/store.ts';
import type { ProjectSetup } from './project-setup.ts';

/** A repository with its configuration. */
export interface Project extends Pick<ProjectSetup, 'root' | 'config' | 'settings' | 'out' | 'isOutTrusted'> {
  setup: ProjectSetup;
  /** Git in the root; undefined if it is not installed or not to be used. */
  git: Git | undefined;
  /** Ends all work when aborted. */
  signal: AbortSignal;
  /** The language model that the user named. */
  embedder: Embedder | undefined;
  /** Masks the secrets in a text that is published: the name of a branch, a commit message, a text of the configuration. */
  maskSecrets(text: string): string;
  /**
   * Opens the files as they are now, with the names of repository and branch as they are: to compare them, and for `maskNames`.
   * Throws `SourceError` if they cannot be listed. `known` has the time of a commit.
   */
  listFiles(known?: Pick<RepositoryInfo, 'commit' | 'time'>): Promise<Source>;
  /** Returns the source with secrets masked in the names of repository and branch. */
  maskNames(source: Source): Source;
  /** Opens the files as they are now, with masked names. Throws `SourceError` if they cannot be listed. */
  openSource(): Promise<Source>;
  /** Opens the files as an atlas that needs no index; see `openEarlyAtlas`. */
  openEarly(): Promise<Store>;
  /** Reads and links the files of a source. */
  index(run: ProjectRun): Promise<Indexed>;
}

/** Is told of a reading of a project that takes long. */
export interface ReadingListener {
  onProgress?: ((progress: IndexProgress) => void) | undefined;
  /** `message` is for the user. */
  onNotice?: ((message: string) => void) | undefined;
}

/** One reading of a project. */
export interface ProjectRun extends Pick<ReadingListener, 'onProgress'> {
  source: Source;
  /** See `openProjectCache`; undefined to cache nothing. */
  cacheFolder: string | undefined;
  /** See `IndexOptions.cacheTrack`. */
  cacheTrack?: string | undefined;
  /** Default: the signal of the project. */
  signal?: AbortSignal | undefined;
  /** Default: all is done in this run. */
  work?: IndexWork | undefined;
}
