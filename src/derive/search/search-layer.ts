import { artifactPath, type Artifact } from '../../model/artifact.ts';
import type { ActivityRequest } from '../../model/activity.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { packBytes } from '../../model/packed-bytes.ts';
import { packDirections } from '../../model/packed-vectors.ts';
import {
  defaultSearchWeights,
  type SearchDocuments,
  type SearchIndex,
  type SearchVectors,
} from '../../model/search-shards.ts';
import type { Layer, LayerBuilder, LayerContext } from '../layer.ts';
import { CallPairs } from './call-pairs.ts';
import { commitRows, commitsOf } from './commits.ts';
import { documentsOf } from './documents.ts';
import { learnMeaning } from './meaning/learn-meaning.ts';
import { Postings } from './postings.ts';
import { termFiles } from './term-files.ts';
import { TermTable } from './term-table.ts';

const BLOCK = 512;
const DIMENSIONS = 64;

/** The index for ranked search: words with BM25, what they mean, and how active the commits say that things are. */
export const searchLayer: Layer = {
  prefix: 'api/v1/search/',
  open: (context) => openBuilder(context),
};

type DocumentRow = SearchDocuments['rows'][number];

function openBuilder(context: LayerContext): LayerBuilder {
  const table = new TermTable();
  const postings = new Postings();
  const calls = new CallPairs();
  /** Of each document its file and its row, whose first number is set when the block is written. */
  const files: { address: string; request: ActivityRequest }[] = [];
  const rows: { file: number; row: DocumentRow }[] = [];

  return {
    add(shard: FileShard) {
      const documents = documentsOf(shard);
      for (const { node, heading, lines, text } of documents) {
        const symbol = shard.nodes[node]?.symbol ?? '';
        const row: DocumentRow = heading === undefined ? [0, symbol] : [0, symbol, ...lines, heading];
        if (heading === undefined) calls.name(shard, node, rows.length);
        rows.push({ file: files.length, row });
        postings.add(table.impactsOf(text, heading === undefined));
      }
      calls.add(shard);
      const request = { path: shard.path, lines: documents.map(({ lines }) => lines) };
      files.push({ address: shard.address, request });
    },

    async *artifacts(): AsyncGenerator<Artifact> {
      const counts = postings.documentCounts(table.names.length);
      const isWhole = (term: number) => table.names[term]?.startsWith('=') ?? false;
      const meaning = learnMeaning(postings, counts, isWhole, calls.pairs(), DIMENSIONS);
      const commits = await commitsOf(
        context.readActivity,
        files.map(({ request }) => request),
      );
      const { firstTerms, artifacts } = termFiles(table.names, postings, counts, meaning);
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
            ...documentRows(rows.slice(first, end), files),
            ...commitRows(commits, first, end),
          } satisfies SearchDocuments,
        };
      }
      yield* artifacts;
      yield {
        path: artifactPath.search,
        value: {
          documents: rows.length,
          blockSize: BLOCK,
          dimensions,
          terms: firstTerms,
          centroids,
          weights: defaultSearchWeights,
          activation: commits?.summary ?? null,
          model: null,
        } satisfies SearchIndex,
      };
    },
  };
}

function documentRows(
  rows: readonly { file: number; row: DocumentRow }[],
  files: readonly { address: string }[],
): Pick<SearchDocuments, 'files' | 'rows'> {
  const local = new Map<number, number>();
  const numbered = rows.map(({ file, row }): DocumentRow => {
    const number = local.get(file) ?? local.size;
    local.set(file, number);
    return row.length === 2 ? [number, row[1]] : [number, row[1], row[2], row[3], row[4]];
  });
  return { files: [...local.keys()].map((file) => files[file]?.address ?? ''), rows: numbered };
}

function sumOf(vectors: readonly Float64Array[], dimensions: number): Float64Array {
  const sum = new Float64Array(dimensions);
  for (const vector of vectors) {
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  }
  return sum;
}
