import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { artifactPath } from '../../../../src/model/artifact.ts';
import { AtlasIndex } from '../../../../src/model/atlas-index.ts';
import { candidateHows, certainHows, type How } from '../../../../src/model/kinds.ts';
import { operations } from '../../../support/operations.ts';
import { FileStore } from '../../../../src/store/file-store.ts';
import { measureOperations } from '../../operations/measure.ts';
import { takeSamples } from '../../operations/sample.ts';
import { installCodegraph } from '../../support/codegraph.ts';
import type { Corpus } from '../../support/corpora.ts';
import { prepareRepository } from '../../support/fetch/repository.ts';
import { listOutput, weigh } from '../../support/output-files.ts';
import { measureBrowser } from '../browser/measure.ts';
import type { BenchOptions } from '../options.ts';
import type { CorpusResult } from '../result.ts';
import { judgePages } from '../site/page-sizes.ts';
import { shownSource } from '../site/shown-source.ts';
import { measureBuilds } from './builds.ts';
import { measureCodegraph } from './codegraph.ts';
import { measureParseOnly } from './parse-only.ts';
import { checkout, productOf } from '../../support/measure/product.ts';
import type { Timing } from './repeat.ts';

const SAMPLES = 60;

/** Measures all of one repository. `folder` is the cache; `say` tells the person what goes on. */
export async function measureCorpus(
  corpus: Corpus,
  folder: string,
  options: BenchOptions,
  say: (text: string) => void,
): Promise<CorpusResult> {
  const { runs } = options;
  const processes = availableParallelism();
  const pinned = await prepareRepository(corpus, folder);
  const work = join(folder, 'work', corpus.name);
  const copy = join(work, corpus.name);
  const output = join(work, 'site');
  await rm(work, { recursive: true, force: true });
  const cache = join(work, 'cache');
  let before: CorpusResult['before'];
  if (options.before !== undefined) {
    say('builds of the earlier version');
    const product = productOf(resolve(options.before), cache);
    const builds = await measureBuilds(corpus, { pinned, copy, output }, product, runs);
    before = { builds, site: weigh(await listOutput(output)) };
  }
  say('builds');
  const builds = await measureBuilds(corpus, { pinned, copy, output }, productOf(checkout, cache), runs);
  say('sizes');
  const store = new FileStore(output);
  const files = await listOutput(output);
  const index = AtlasIndex.parse(await store.read(artifactPath.index));
  const pages = judgePages(files, await shownSource(output, files));
  say('parsing alone');
  const list = join(work, 'parse-only.json');
  const parseOnly = await measureParseOnly({ repository: copy, store, files, list }, processes, runs);
  say('operations');
  const timings = await measureOperations(operations, store, await takeSamples(store, files, SAMPLES));
  const result: CorpusResult = {
    name: corpus.name,
    role: corpus.role,
    version: corpus.origin.version,
    counts: countsOf(index),
    builds,
    parseOnly,
    site: weigh(files),
    pages,
    ...(before && { before }),
    operations: timings,
  };
  if (options.browser) {
    say('what a browser fetches');
    result.browser = await measureBrowser(output, store, files);
  }
  if (options.rivals) {
    say('codegraph');
    result.codegraph = await measureRival(pinned, folder, join(work, 'rival'), runs).catch(
      (error: unknown) => {
        say(`codegraph does not work here (${error instanceof Error ? error.message : String(error)})`);
        return null;
      },
    );
  }
  await rm(work, { recursive: true, force: true });
  return result;
}

async function measureRival(pinned: string, folder: string, copy: string, runs: number): Promise<Timing> {
  return measureCodegraph(await installCodegraph(folder), pinned, copy, runs);
}

function countsOf({ counts, coverage }: AtlasIndex): CorpusResult['counts'] {
  const edges = (hows: readonly How[]) => hows.reduce((sum, how) => sum + (counts.edgesByHow[how] ?? 0), 0);
  return {
    files: counts.files,
    lines: counts.lines,
    bytes: counts.bytes,
    partialFiles: coverage.partialFileCount,
    failedFiles: coverage.failedFileCount,
    symbols: counts.symbols,
    certainEdges: edges(certainHows),
    candidates: edges(candidateHows),
  };
}
