import type { Embedder } from '../model/embedder.ts';
import type { Follow, Store } from '../store/store.ts';
import type { Folders } from './folders.ts';
import type { Refreshed } from './operation.ts';

/** The atlas that an interface answers from. */
export interface AtlasHost {
  /** Returns the current atlas; waits while it is being read for the first time. Called for every question, so it should answer from memory. */
  getAtlas(follow?: Follow): Promise<AtlasState>;
  /** Waits while files that have changed are read, but not for long. Called before each question; the pages of a server do not wait. */
  catchUp?(follow?: Follow): Promise<void>;
  /** Reads the repository again. Undefined for a published atlas. */
  refresh?(): Promise<Refreshed>;
  /** The absolute path of the repository; undefined for an atlas from elsewhere. */
  root?: string | undefined;
  /** Other absolute paths of `root`, through symbolic links, that the user or the client wrote. */
  otherRoots?: readonly string[] | undefined;
  /** The folders below `root`. */
  folders?: Folders | undefined;
  /** The language model that the user named. */
  embedder?: Embedder | undefined;
}

export interface AtlasState {
  store: Store;
  /** Paths of files that have changed since the atlas was built. */
  stale?: readonly string[];
}
