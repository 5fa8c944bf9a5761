import { documentsOf } from '../../../src/features/search/index/documents.ts';
import { searchLayer } from '../../../src/features/search/index/search-layer.ts';
import type { ReadActivity } from '../../../src/model/activity.ts';
import type { Artifact } from '../../../src/model/artifact.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import type { SearchIndex, SearchWeights } from '../../../src/model/search-shards.ts';
import { runOperation } from '../../../src/operations/run-operation.ts';
import { search } from '../../../src/features/search/search.ts';
import { rankDocuments } from '../../../src/features/search/query/rank-documents.ts';
import { readSearchIndex } from '../../../src/features/search/query/read-search.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { percentile } from '../support/report/statistics.ts';
import { takeQuestions, type Question } from './questions.ts';

/** What is compared: the parts as they are mixed, and each alone. */
export const mixes = {
  hybrid: { bm25: 0.4, activation: 0.3, semantic: 0.3 },
  'bm25 + semantic': { bm25: 0.4, activation: 0, semantic: 0.3 },
  bm25: { bm25: 1, activation: 0, semantic: 0 },
  semantic: { bm25: 0, activation: 0, semantic: 1 },
  activation: { bm25: 0, activation: 1, semantic: 0 },
} satisfies Record<string, SearchWeights>;
export type Mix = keyof typeof mixes;

export interface SearchFigures {
  questions: number;
  documents: number;
  /** Mean reciprocal rank: 1 when every answer comes first, 0.5 when every answer comes second. */
  mrr: Record<Mix, number>;
  /** Share of the questions whose answer is among the first ten. */
  firstTen: Record<Mix, number>;
  /** To make the layer, commits apart. */
  seconds: number;
  /** Of the layer, as JSON. */
  bytes: number;
  sourceBytes: number;
  /** Of the operation `search` with its defaults, on a warm store. */
  milliseconds: { p50: number; p95: number };
  /** JSON that the first question of a client reads for the ranking, without the files of the results; the mean. */
  readBytes: number;
}

/** Takes questions out of the shards, makes the layer of the rest, and asks. `base` is the rest of the atlas. */
export async function measureSearch(
  base: readonly Artifact[],
  shards: readonly FileShard[],
  mostQuestions: number,
  readActivity?: ReadActivity,
): Promise<SearchFigures> {
  const questions = takeQuestions(shards, mostQuestions);
  if (questions.length === 0) throw new Error('The repository has no comments to make questions of.');
  const { artifacts, seconds } = await makeLayer(shards, readActivity);
  const store = new MemoryStore([...base, ...artifacts]);
  const index = await readSearchIndex(store);
  const ids = shards.flatMap((shard) => documentsOf(shard).map(({ node }) => shard.nodes[node]?.id ?? ''));
  const ranks = await ranksOf(store, index, ids, questions);
  const size = (found: readonly Artifact[]) =>
    found.reduce((sum, { value }) => sum + JSON.stringify(value).length, 0);
  return {
    questions: questions.length,
    documents: ids.length,
    mrr: eachMix((mix) => mean(ranks[mix].map((rank) => (rank === undefined ? 0 : 1 / rank)))),
    firstTen: eachMix((mix) => mean(ranks[mix].map((rank) => (rank !== undefined && rank <= 10 ? 1 : 0)))),
    seconds,
    bytes: size(artifacts),
    sourceBytes: shards.reduce((sum, { bytes }) => sum + bytes, 0),
    milliseconds: await latency(store, questions),
    readBytes: await bytesRead(store, index, questions),
  };
}

async function makeLayer(
  shards: readonly FileShard[],
  readActivity: ReadActivity | undefined,
): Promise<{ artifacts: Artifact[]; seconds: number }> {
  let waited = 0;
  const timed: ReadActivity = async (files) => {
    const started = performance.now();
    const answer = await readActivity?.(files);
    waited += performance.now() - started;
    return answer;
  };
  const started = performance.now();
  const builder = searchLayer.open(readActivity ? { readActivity: timed } : {});
  const partOf = searchLayer.openParts({});
  for (const shard of shards) builder.add(partOf(shard));
  const artifacts: Artifact[] = [];
  for await (const artifact of builder.artifacts()) artifacts.push(artifact);
  return { artifacts, seconds: (performance.now() - started - waited) / 1000 };
}

/** Undefined where the answer is not found at all. */
async function ranksOf(
  store: Store,
  index: SearchIndex,
  ids: readonly string[],
  questions: readonly Question[],
): Promise<Record<Mix, (number | undefined)[]>> {
  const ranks = eachMix((): (number | undefined)[] => []);
  for (const { query, answer } of questions) {
    for (const [mix, weights] of Object.entries(mixes) as [Mix, SearchWeights][]) {
      const { documents } = await rankDocuments(store, index, query, { weights });
      const at = documents.findIndex(({ document }) => ids[document] === answer);
      ranks[mix].push(at < 0 ? undefined : at + 1);
    }
  }
  return ranks;
}

async function latency(store: Store, questions: readonly Question[]): Promise<SearchFigures['milliseconds']> {
  const times: number[] = [];
  for (const { query } of questions) {
    const started = performance.now();
    await runOperation(search, store, { query });
    times.push(performance.now() - started);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

async function bytesRead(store: Store, index: SearchIndex, questions: readonly Question[]): Promise<number> {
  const sums: number[] = [];
  for (const { query } of questions.slice(0, 20)) {
    const read = new Map<string, number>();
    const counting: Store = {
      async read(path) {
        const value = await store.read(path);
        read.set(path, JSON.stringify(value).length);
        return value;
      },
    };
    await rankDocuments(counting, index, query, {});
    sums.push([...read.values()].reduce((sum, bytes) => sum + bytes, 0));
  }
  return mean(sums);
}

function eachMix<Value>(make: (mix: Mix) => Value): Record<Mix, Value> {
  return Object.fromEntries(Object.keys(mixes).map((mix) => [mix, make(mix as Mix)])) as Record<Mix, Value>;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}
