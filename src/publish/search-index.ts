import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PagefindIndex, close, createIndex } from 'pagefind';
import { errorMessage } from '../base/error-message.ts';
import { compareText } from '../model/order.ts';
import { createYielder } from '../indexer/turns.ts';
import type { SearchRecord } from './search-record.ts';
import { bundleFolder, isBundleFile } from './search-bundles.ts';

/** Texts from which excerpts are cut share a file: fewer files to publish, a few KB more for each result. */
const RECORDS_IN_A_FILE = 4;
const RECORDS_AT_ONCE = 32;

export interface SearchFile {
  /** Below the root of the atlas. */
  path: string;
  bytes: Uint8Array;
}

/** Full text search cannot be built here: the package has no binary for this system, or it broke. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}

/** One bundle of the search index. The same records give the same bytes, in whatever order they come. */
export async function buildBundle(
  bundle: number,
  records: AsyncIterable<SearchRecord> | Iterable<SearchRecord>,
  signal: AbortSignal,
): Promise<SearchFile[]> {
  const sorted: SearchRecord[] = [];
  const pause = createYielder(signal);
  for await (const record of records) {
    sorted.push(record);
    await pause();
  }
  sorted.sort((a, b) => compareText(a.url, b.url));
  building++;
  // An index takes seconds to be finished, for which nobody waits any more.
  const stop = (): void => void (building === 1 && close());
  signal.addEventListener('abort', stop);
  try {
    return await build(bundle, sorted, signal);
  } catch (cause) {
    signal.throwIfAborted();
    const reason = errorMessage(cause);
    throw new SearchUnavailable(`Full text search could not be built: ${reason}`, { cause });
  } finally {
    signal.removeEventListener('abort', stop);
    building--;
  }
}

/** Pagefind has one process for all who build an index at the time. */
let building = 0;

/** Ends the process that builds indexes, unless somebody else still needs it; it starts again by itself. */
export async function closeSearch(): Promise<void> {
  if (building === 0) await close();
}

async function build(
  bundle: number,
  records: readonly SearchRecord[],
  signal: AbortSignal,
): Promise<SearchFile[]> {
  const index = await openIndex(Math.ceil(records.length / RECORDS_IN_A_FILE));
  try {
    for (let start = 0; start < records.length; start += RECORDS_AT_ONCE) {
      signal.throwIfAborted();
      const batch = records.slice(start, start + RECORDS_AT_ONCE);
      const answers = await Promise.all(
        batch.map(({ url, html }) => index.addHTMLFile({ url, content: html })),
      );
      throwFirst(answers.flatMap(({ errors }) => errors));
    }
    const { errors, files } = await index.getFiles();
    throwFirst(errors);
    return files
      .filter(({ path }) => isBundleFile(path, bundle))
      .map(({ path, content }) => ({ path: bundleFolder(bundle) + path, bytes: content }))
      .sort((a, b) => compareText(a.path, b.path));
  } finally {
    // Its process has ended then, and would be started again for this.
    if (!signal.aborted) await index.deleteIndex();
  }
}

async function openIndex(maxFragments: number): Promise<PagefindIndex> {
  // `unknown`: no stemming, which would rank `values` like `value` and find half of everything.
  const { index, errors } = await inOwnFolder(() => createIndex({ maxFragments, forceLanguage: 'unknown' }));
  throwFirst(errors);
  if (!index) throw new Error('Pagefind gave no index.');
  return index;
}

/**
 * Calls `start` with a folder of this package as the current one. The process of Pagefind starts in what it finds
 * there, and reads a `pagefind.toml` (`.yml`, `.json`) of that folder. In a repository that file is somebody else's,
 * and names a log file that is overwritten, wherever it is. Pagefind has no option for the folder, and the real
 * current folder cannot be changed for one call without others noticing.
 */
function inOwnFolder<Result>(start: () => Result): Result {
  const { cwd } = process;
  process.cwd = () => dirname(fileURLToPath(import.meta.url));
  try {
    return start();
  } finally {
    process.cwd = cwd;
  }
}

function throwFirst(errors: readonly string[]): void {
  if (errors[0] !== undefined) throw new Error(errors[0]);
}
