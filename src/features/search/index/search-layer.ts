import { pathAddress } from '../../../model/address.ts';
import { artifactPath, type Artifact } from '../../../model/artifact.ts';
import type { ActivityRequest } from '../../../model/activity.ts';
import type { Embedder } from '../../../model/embedder.ts';
import type { FileShard } from '../../../model/file-shard.ts';
import { packBytes } from '../../../model/packed-bytes.ts';
import { packDirections } from '../../../model/packed-vectors.ts';
import {
  defaultSearchWeights,
  type SearchDocuments,
  type SearchIndex,
  type SearchModelVectors,
  type SearchVectors,
} from '../../../model/search-shards.ts';
import type { Layer, LayerBuilder, LayerContext } from '../../../derive/layer.ts';
import { runSteps } from '../../../derive/steps.ts';
import { CallPairs } from './call-pairs.ts';
import { commitRows, commitsOf } from './commits.ts';
import { documentRow, numberedRows, type DocumentRow } from './document-rows.ts';
import { documentsOf } from './documents.ts';
import { modelText } from './model-text.ts';
import { learnMeaning } from './meaning/learn-meaning.ts';
import { Postings } from './postings.ts';
import { termFiles } from './term-files.ts';
import { TermTable } from './term-table.ts';

const BLOCK = 512;
const DIMENSIONS = 64;

/**
 * The index of ranked search: BM25 weights of terms, vectors of terms and documents, and activity from the
 * history.
 */
export const searchLayer: Layer = {
  prefix: 'api/v1/search/',
  uses: ['readActivity', 'embedder', 'searchWeights'],
  open: (context) => openBuilder(context),
};

function openBuilder(context: LayerContext): LayerBuilder {
  const table = new TermTable();
  const postings = new Postings();
  const calls = new CallPairs();
  /** File and row of each document. The first number of a row is set when its block is written. */
  const files: { name: SearchDocuments['files'][number]; request: ActivityRequest }[] = [];
  const rows: { file: number; row: DocumentRow }[] = [];
  /** Model input of each document; empty without a model. */
  const texts: string[] = [];

  return {
    add(shard: FileShard) {
      const documents = documentsOf(shard);
      for (const { node, heading, lines, text } of documents) {
        const row = documentRow(shard, node, lines, heading);
        if (heading === undefined) calls.name(shard, node, rows.length);
        rows.push({ file: files.length, row });
        postings.add(table.impactsOf(text, heading === undefined));
        if (context.embedder) texts.push(modelText(text));
      }
      calls.add(shard);
      const request = { path: shard.path, lines: documents.map(({ lines }) => lines) };
      const { path, address } = shard;
      files.push({ name: address === pathAddress(path) ? path : [path, address], request });
    },

    async *artifacts(): AsyncGenerator<Artifact> {
      const counts = postings.documentCounts(table.names.length);
      const isWhole = (term: number) => table.names[term]?.startsWith('=') ?? false;
      const { pause } = context;
      const learning = learnMeaning(postings, counts, isWhole, calls.pairs(), DIMENSIONS);
      const meaning = await runSteps(learning, pause);
      const commits = await commitsOf(
        context.readActivity,
        files.map(({ request }) => request),
      );
      const writing = termFiles(table.names, postings, counts, meaning);
      const { firstTerms, artifacts } = await runSteps(writing, pause);
      const { dimensions } = meaning;
      const centroids: string[] = [];
      for (let first = 0, block = 0; first < rows.length; first += BLOCK, block++) {
        const end = Math.min(rows.length, first + BLOCK);
        const vectors = Array.from({ length: end - first }, (_, at) =>
          meaning.documents.subarray((first + at) * dimensions, (first + at + 1) * dimensions),
        );
        centroids.push(packDirections([sumOf(vectors, dimensions)]));
        const baseLevels = commits ? packBytes(commits.baseLevels.subarray(first, end)) : '';
        yield {
          path: artifactPath.searchVectors(block),
          value: { vectors: packDirections(vectors), baseLevels } satisfies SearchVectors,
        };
        yield {
          path: artifactPath.searchDocuments(block),
          value: {
            ...numberedRows(
              rows.slice(first, end),
              files.map(({ name }) => name),
            ),
            ...commitRows(commits, first, end),
          } satisfies SearchDocuments,
        };
      }
      yield* artifacts;
      const model = yield* modelBlocks(context.embedder, texts);
      yield {
        path: artifactPath.search,
        value: {
          documents: rows.length,
          blockSize: BLOCK,
          dimensions,
          terms: firstTerms,
          centroids,
          weights: context.searchWeights ?? defaultSearchWeights,
          activation: commits?.summary ?? null,
          model,
        } satisfies SearchIndex,
      };
    },
  };
}

/** Yields the vectors of a model in blocks. Returns their description for the index. */
async function* modelBlocks(
  embedder: Embedder | undefined,
  texts: readonly string[],
): AsyncGenerator<Artifact, SearchIndex['model']> {
  if (!embedder || texts.length === 0) return null;
  const vectors = await embedder.embed(texts);
  const dimensions = vectors[0]?.length ?? 0;
  for (let first = 0, block = 0; first < vectors.length; first += BLOCK, block++) {
    const value = { vectors: packDirections(vectors.slice(first, first + BLOCK)) };
    yield { path: artifactPath.searchModel(block), value: value satisfies SearchModelVectors };
  }
  return { name: embedder.name, dimensions };
}

function sumOf(vectors: readonly Float64Array[], dimensions: number): Float64Array {
  const sum = new Float64Array(dimensions);
  for (const vector of vectors) {
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  }
  return sum;
}
