import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PagefindIndex, close, createIndex } from 'pagefind';
import { errorMessage } from '../base/error-message.ts';
import { compareText } from '../model/order.ts';
import { createYielder } from '../base/create-yielder.ts';
import type { SearchRecord } from './search-record.ts';
import { bundleFolder, isBundleFile } from './search-bundles.ts';

/** Records that share a file of excerpts. Fewer files to publish, but a few KB more for each result. */
const RECORDS_IN_A_FILE = 4;
const RECORDS_AT_ONCE = 32;

export interface SearchFile {
  /** Relative to the root of the atlas. */
  path: string;
  bytes: Uint8Array;
}

/** Full-text search cannot be built: Pagefind has no binary for this system, or the binary failed. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}

/** Builds one bundle of the search index. The bytes do not depend on the order of the records. */
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
  // Finishing an index takes seconds, so an aborted build ends the process unless another build uses it.
  const stop = (): void => void (building === 1 && close());
  signal.addEventListener('abort', stop);
  try {
    return await build(bundle, sorted, signal);
  } catch (cause) {
    signal.throwIfAborted();
    const reason = errorMessage(cause);
    throw new SearchUnavailable(`Full-text search could not be built: ${reason}`, { cause });
  } finally {
    signal.removeEventListener('abort', stop);
    building--;
  }
}

/** Number of builds that use Pagefind's process, which is shared. */
let building = 0;

/** Ends Pagefind's process unless another build uses it. The next build starts it again. */
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
    // After an abort, the process has ended; deleting the index would start it again.
    if (!signal.aborted) await index.deleteIndex();
  }
}

async function openIndex(maxFragments: number): Promise<PagefindIndex> {
  // `unknown` disables stemming, which would treat `values` and `value` alike and give too many results.
  const { index, errors } = await inOwnFolder(() => createIndex({ maxFragments, forceLanguage: 'unknown' }));
  throwFirst(errors);
  if (!index) throw new Error('Pagefind returned no index.');
  return index;
}

/**
 * Calls `start` while `process.cwd()` returns a folder of this package. Pagefind starts its process in the current folder
 * and reads `pagefind.toml` (`.yml`, `.json`) there. In an untrusted repository, that file could name any file as the log
 * file, which Pagefind would overwrite. Pagefind has no option for the folder, and `process.chdir` would affect the whole
 * process.
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
