import { ModelError, type Embedder } from '../model/embedder.ts';
import { readIndex } from '../query/read.ts';
import { StoreError, type Store } from '../store/store.ts';
import { withFreshness } from './answer.ts';
import { OperationError } from './operation-error.ts';
import type { Operation, Reread, RunProgress } from './operation.ts';
import { ReadLog } from './read-log.ts';
import { runOperation } from './run-operation.ts';

/** What a face is asked about. */
export interface AtlasHost {
  /** The atlas as it is now. Called for every question, so that it should answer from memory. */
  getAtlas(): Promise<AtlasState>;
  /** Reads the repository again; absent where the atlas is a finished one. */
  refresh?(): Promise<Reread>;
  /** The language model that the user named. */
  embedder?: Embedder | undefined;
}

export interface AtlasState {
  store: Store;
  /** Paths of files that have changed since the atlas was made. */
  stale?: readonly string[];
}

/** Who asks: may want to follow, may go away. */
export interface Asker {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: RunProgress) => void) | undefined;
}

/**
 * Asks as every face does, so that every face has the same answer: with what it says of its freshness. Throws
 * `OperationError` alone.
 */
export async function ask(
  host: AtlasHost,
  operation: Operation,
  input: unknown,
  { signal, onProgress }: Asker = {},
): Promise<unknown> {
  let log: ReadLog | undefined;
  try {
    signal?.throwIfAborted();
    const state = await host.getAtlas();
    log = new ReadLog(state.store);
    const refresh = host.refresh?.bind(host);
    const answer = await runOperation(operation, log, input, {
      signal,
      onProgress,
      refresh,
      embedder: host.embedder,
    });
    signal?.throwIfAborted();
    // A question may have had the atlas read anew.
    const { store, stale = [] } = refresh ? await host.getAtlas() : state;
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

/** Every error of an operation as one that all faces know how to say. */
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
