import { createIsolatedPool } from '../base/pool/isolated-pool.ts';
import { type Outcome, outcomeHere } from '../base/pool/outcome.ts';
import { startModule } from '../base/program-files.ts';
import { compareText } from '../model/order.ts';
import { analyseFile, type AnalyseRequest, type AnalyseResponse, type AnalyseSetup } from './analyse-file.ts';
import type { SourceFile } from './discover/discover.ts';
import type { IndexRun } from './index-run.ts';
import type { IndexSettings } from './index-settings.ts';
import { isLean, totalSize } from './is-lean.ts';
import type { Source } from './source/source.ts';
import { SourceError } from './source/source-error.ts';

export type AnalysisOptions = Pick<IndexRun, 'source' | 'grammarsByName' | 'signal'> &
  Pick<IndexSettings, 'workers'>;

/** Below this many bytes, parsing in this process takes less time than starting workers. */
const POOL_WORTH_BYTES = 400_000;
/** Files that are not on disk are passed as bytes, in batches of this size to limit memory. */
const BATCH = 200;

/** Analyses files, in a pool of workers if that is worth starting one. Yields outcomes as they are ready. */
export async function* analysisOutcomes(
  files: readonly SourceFile[],
  setup: AnalyseSetup,
  { source, grammarsByName, workers, signal }: AnalysisOptions,
): AsyncGenerator<Outcome<AnalyseRequest, AnalyseResponse>, void> {
  // Largest first, so that no large file runs alone at the end.
  const ordered = [...files].sort((a, b) => b.size - a.size || compareText(a.path, b.path));
  const heavy = (language: string | null): boolean =>
    grammarsByName.get(language ?? '')?.manifest.heavy ?? false;
  const total = totalSize(files);
  const analyse = (request: AnalyseRequest): Promise<AnalyseResponse> => analyseFile(request, setup);
  if (total < POOL_WORTH_BYTES && !files.some(({ language }) => heavy(language))) {
    for (const file of ordered) {
      signal?.throwIfAborted();
      const request = await toRequest(file, source);
      if ('kind' in request) yield { request: { ...file, from: '' }, response: request };
      else yield await outcomeHere(request, analyse);
    }
    return;
  }
  // This process takes the place of one of several workers, because each process has to warm up. Parsing leaves memory behind in it.
  const isHere = workers > 1 && !isLean(total);
  const pool = createIsolatedPool<AnalyseRequest, AnalyseResponse>({
    module: startModule('indexer/analyse-worker'),
    setup,
    heavy: ({ language }) => heavy(language),
    size: isHere ? workers - 1 : workers,
    handleHere: isHere ? analyse : undefined,
  });
  try {
    if (source.locate) {
      const locate = source.locate.bind(source);
      yield* pool.run(
        ordered.map(({ path, language }) => ({ path, language, from: locate(path) })),
        { signal },
      );
      return;
    }
    for (let at = 0; at < ordered.length; at += BATCH) {
      const requests: AnalyseRequest[] = [];
      for (const file of ordered.slice(at, at + BATCH)) {
        const request = await toRequest(file, source);
        if ('kind' in request) yield { request: { ...file, from: '' }, response: request };
        else requests.push(request);
      }
      yield* pool.run(requests, { signal });
    }
  } finally {
    void pool.close();
  }
}

async function toRequest(
  { path, language }: SourceFile,
  source: Source,
): Promise<AnalyseRequest | (AnalyseResponse & { kind: 'unreadable' })> {
  if (source.locate) return { path, language, from: source.locate(path) };
  try {
    return { path, language, from: await source.read(path) };
  } catch (cause) {
    // Other errors do not concern this file.
    if (!(cause instanceof SourceError)) throw cause;
    return { kind: 'unreadable', detail: cause.message };
  }
}
