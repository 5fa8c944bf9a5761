import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyRepository, prepareRepository } from '../support/fetch/repository.ts';
import { openTracedAtlas } from './atlas.ts';
import type { Trace } from './collector.ts';
import type { TracedCorpus } from './corpora.ts';
import { explainMissing, type Reason } from './explain.ts';
import { judgeCalls, type JudgedPair } from './judge.ts';
import { collectorOf } from './languages/collectors.ts';

export interface MeasuredTrace {
  corpus: TracedCorpus;
  tests: Trace['tests'];
  pairs: JudgedPair[];
  reasons: ReadonlyMap<JudgedPair, Reason>;
  outside: number;
  folded: number;
  withoutPlace: number;
}

/** Throws when the repository cannot be had, its tests cannot run, or Treeatlas fails on it. */
export async function measureTrace(
  corpus: TracedCorpus,
  folder: string,
  say: (text: string) => void,
): Promise<MeasuredTrace> {
  const repository = await prepareRepository(corpus, folder);
  const { calls, withoutPlace, tests } = await traceOnce(corpus, repository, folder, say);
  say('indexing');
  const { store, graph } = await openTracedAtlas(repository);
  const { pairs, outside, folded } = judgeCalls(graph, calls);
  const missing = pairs.filter(({ verdict }) => verdict === 'missing');
  say(`asking about ${missing.length} missing calls`);
  const reasons = await explainMissing(store, graph, missing);
  return { corpus, tests, pairs, reasons, outside, folded, withoutPlace };
}

/** The trace of a repository, recorded again when its version, its settings or the collector changed. */
async function traceOnce(
  { name, sha256, language, run: settings }: TracedCorpus,
  repository: string,
  folder: string,
  say: (text: string) => void,
): Promise<Trace> {
  const collector = collectorOf(language);
  const about = JSON.stringify([sha256, settings, collector.revision]);
  const key = createHash('sha256').update(about).digest('hex').slice(0, 12);
  const kept = join(folder, 'traces', `${name}-${key}.json`);
  const text = await readFile(kept, 'utf8').catch(() => undefined);
  if (text !== undefined) return JSON.parse(text) as Trace;
  const work = join(folder, 'traces', 'work', name);
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const copy = join(work, name);
  await copyRepository(repository, copy);
  const trace = await collector.collect({ name, copy, settings, folder, say });
  await writeFile(kept, JSON.stringify(trace));
  await rm(work, { recursive: true, force: true });
  return trace;
}
