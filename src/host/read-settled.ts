import { isFactsLost } from '../indexer/files/tables-reader.ts';
import { ChangedWhileIndexing } from '../indexer/read-unchanged.ts';
import { StoreError } from '../store/store.ts';

/** Readings of a repository that changes meanwhile. Each later one reads little: the facts of all other files are cached. */
const MAX_READINGS = 4;

/**
 * Reads a repository, and again if files changed, or cached facts were removed, while it was read. Throws `StoreError` if that
 * happens each time: a file is written all the time, and the user must know which.
 */
export async function readSettled<Result>(read: () => Promise<Result>): Promise<Result> {
  for (let readings = 1; ; readings++) {
    try {
      return await read();
    } catch (cause) {
      const isChanged = cause instanceof ChangedWhileIndexing;
      if (!isChanged && !isFactsLost(cause)) throw cause;
      if (readings < MAX_READINGS) continue;
      if (!isChanged) throw cause;
      throw new StoreError(
        'unavailable',
        `${cause.path} changed each of the ${MAX_READINGS} times that the repository was read. Try again when it is no longer written, or list it under "exclude" in treeatlas.config.json.`,
        { cause },
      );
    }
  }
}
