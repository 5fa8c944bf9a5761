import { StoreError, type Store } from '../../store/store.ts';
import type { CodeFile } from '../search/code-line.ts';
import { failureMessage, QueryError } from '../search/failure-message.ts';
import { findCode, type CodeQuery } from '../search/find-code.ts';
import { takeResults, type Enough } from '../search/take-results.ts';

/** The search of the code of one atlas. */
export interface AtlasCode {
  slug: string;
  files: CodeFile[];
  /** Whether the atlas may have more matches than were read. */
  isCut: boolean;
  /** Why it could not be searched, as a sentence for the reader; undefined if it could. */
  failure: string | undefined;
}

export interface CodeSearchOptions {
  query: CodeQuery;
  /** Opens an atlas. What it reads is given up when the signal aborts. */
  storeOf: (slug: string, signal: AbortSignal) => Store;
  /** Called with the result of each atlas when it is there. */
  add: (result: AtlasCode) => void;
  signal: AbortSignal;
}

/** Atlases that are searched at once. Each reads several files at once. */
const AT_ONCE = 3;
/** The search of an atlas has the rest. */
const ENOUGH_OF_ATLAS: Enough = { lines: 20, size: 3_000_000 };
/** An atlas that takes longer does not hold up the others. */
const MAX_MS = 30_000;

/** Searches the code of atlases, in their order. Throws a `QueryError` if the query cannot be searched for. */
export async function searchCode(slugs: readonly string[], options: CodeSearchOptions): Promise<void> {
  const waiting = [...slugs];
  const work = async (): Promise<void> => {
    for (let slug = waiting.shift(); slug !== undefined; slug = waiting.shift()) {
      const result = await searchAtlas(slug, options);
      if (options.signal.aborted) return;
      options.add(result);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function searchAtlas(slug: string, { query, storeOf, signal }: CodeSearchOptions): Promise<AtlasCode> {
  const tooLong = AbortSignal.timeout(MAX_MS);
  const either = AbortSignal.any([signal, tooLong]);
  const files: CodeFile[] = [];
  try {
    const { results } = await findCode(storeOf(slug, either), query, either);
    const reason = await takeResults(
      results,
      ({ found }) => found && files.push(found),
      either,
      ENOUGH_OF_ATLAS,
    );
    return { slug, files, isCut: reason !== 'all', failure: undefined };
  } catch (error) {
    if (error instanceof QueryError) throw error;
    // The matches so far are shown: the link to the search of the atlas has the rest.
    const failure = tooLong.aborted ? `It did not answer within ${MAX_MS / 1000} seconds.` : reasonOf(error);
    return { slug, files, isCut: true, failure };
  }
}

/** A browser does not say whether a server is gone or forbids reading. */
function reasonOf(error: unknown): string {
  const isUnreachable =
    error instanceof StoreError && error.code === 'unavailable' && error.cause !== undefined;
  return isUnreachable
    ? 'Its server does not answer, or does not allow this site to read it (CORS).'
    : failureMessage(error);
}
