import { ModelError, type Embedder } from '../model/embedder.ts';
import { readIndex } from '../query/read.ts';
import { StoreError, type Follow, type Store } from '../store/store.ts';
import type { Folders } from './folders.ts';
import { withFreshness } from './answer.ts';
import { OperationError } from './operation-error.ts';
import type { Operation, Refreshed, RunProgress } from './operation.ts';
import { ReadLog } from './read-log.ts';
import { withLocalPaths } from './support/local-paths.ts';
import { runOperation } from './run-operation.ts';

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

/** Lets the caller cancel a question and follow its progress. */
export interface AskOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: RunProgress) => void) | undefined;
}

/**
 * Runs an operation and adds the freshness of the atlas to its answer. All interfaces use this function, so they give
 * the same answers. Throws only `OperationError`.
 */
export async function ask(
  host: AtlasHost,
  operation: Operation,
  input: unknown,
  { signal, onProgress }: AskOptions = {},
): Promise<unknown> {
  let log: ReadLog | undefined;
  try {
    signal?.throwIfAborted();
    await host.catchUp?.({ signal, onProgress });
    let state = await host.getAtlas({ signal, onProgress });
    log = new ReadLog(state.store);
    const again = host.refresh?.bind(host);
    const refresh =
      again &&
      (async () => {
        const refreshed = await again();
        state = await host.getAtlas();
        return refreshed;
      });
    const places = host.root === undefined ? input : withLocalPaths(operation, input, host.root);
    const answer = await runOperation(operation, log, places, {
      signal,
      onProgress,
      refresh,
      folders: host.folders,
      embedder: host.embedder,
    });
    signal?.throwIfAborted();
    const { store, stale = [] } = state;
    return withFreshness(answer, await readIndex(store), stale);
  } catch (cause) {
    if (signal?.aborted === true)
      throw new OperationError('CANCELLED', 'The question was cancelled.', { cause });
    const error = asOperationError(cause);
    const damage = error.code === 'INTERNAL' ? await log?.findDamage().catch(() => undefined) : undefined;
    if (damage === undefined) throw error;
    throw new OperationError('ATLAS_UNREADABLE', `${damage}. Build the atlas again.`, { cause });
  }
}

/** Converts any error to an `OperationError`, which all interfaces can report. */
export function asOperationError(cause: unknown): OperationError {
  if (cause instanceof OperationError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof ModelError) return new OperationError('UNAVAILABLE', message, { cause });
  if (cause instanceof StoreError) {
    const code = cause.code === 'unavailable' ? 'UNAVAILABLE' : 'ATLAS_UNREADABLE';
    return new OperationError(code, message, { cause });
  }
  return new OperationError('INTERNAL', `Unexpected error; please report it: ${message}`, { cause });
}
