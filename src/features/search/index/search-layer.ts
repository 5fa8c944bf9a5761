import { artifactPath, type Artifact } from '../../../model/artifact.ts';
import type { ActivityRequest } from '../../../model/activity.ts';
import type { Embedder } from '../../../model/embedder.ts';
import { Interner } from '../../../base/interner.ts';
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
import { numberedRows, type DocumentRow } from './document-rows.ts';
import { learnMeaning } from './meaning/learn-meaning.ts';
import { Postings } from './postings.ts';
import { searchParts, type SearchPart } from './search-part.ts';
import { termFiles } from './term-files.ts';

const BLOCK = 512;
const DOCUMENT_BLOCK = 4 * BLOCK;
const DIMENSIONS = 64;

/**
 * The index of ranked search: BM25 weights of terms, vectors of terms and documents, and activity from the
 * history.
 */
export const searchLayer: Layer<SearchPart> = {
  prefix: 'api/v1/search/',
  uses: ['readActivity', 'embedder', 'searchWeights'],
  openParts: ({ embedder }) => searchParts(embedder !== undefined),
  open: (context) => openBuilder(context),
};

function openBuilder(context: LayerContext): LayerBuilder<SearchPart> {
  const terms = new Interner();
  const postings = new Postings();
  const calls = new CallPairs();
  const files: Pick<SearchPart, 'path' | 'name' | 'lines'>[] = [];
  /** File and row of each document. The first number of a row is set when its block is written. */
  const rows: { file: number; row: DocumentRow }[] = [];
  /** Model input of each document; empty without a model. */
  const texts: string[] = [];

  return {
    add(part: SearchPart) {
      const names = part.terms === '' ? [] : part.terms.split('\n');
      postings.add(
        part,
        Uint32Array.from(names, (name) => terms.index(name)),
      );
      calls.add(part.calls, rows.length);
      for (const row of part.rows) rows.push({ file: files.length, row });
      for (const text of part.texts) texts.push(text);
      const { path, name, lines } = part;
      files.push({ path, name, lines });
    },

    async *artifacts(): AsyncGenerator<Artifact> {
      const names = terms.list;
      const counts = postings.documentCounts(names.length);
      const isWhole = (term: number) => names[term]?.startsWith('=') ?? false;
      const { pause } = context;
      const learning = learnMeaning(postings, counts, isWhole, calls.pairs(), DIMENSIONS);
      // git runs meanwhile.
      const [commits, meaning] = await Promise.all([
        commitsOf(context.readActivity, files.map(requestOf)),
        runSteps(learning, pause),
      ]);
      const writing = termFiles(names, postings, counts, meaning);
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
      }
      const fileNames = files.map(({ name }) => name);
      for (let first = 0, block = 0; first < rows.length; first += DOCUMENT_BLOCK, block++) {
        const end = Math.min(rows.length, first + DOCUMENT_BLOCK);
        yield {
          path: artifactPath.searchDocuments(block),
          value: {
            ...numberedRows(rows.slice(first, end), fileNames),
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
          documentBlockSize: DOCUMENT_BLOCK,
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

function requestOf({ path, lines }: Pick<SearchPart, 'path' | 'lines'>): ActivityRequest {
  const pairs: [number, number][] = [];
  for (let at = 0; at < lines.length; at += 2) pairs.push([lines[at] ?? 1, lines[at + 1] ?? 1]);
  return { path, lines: pairs };
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
