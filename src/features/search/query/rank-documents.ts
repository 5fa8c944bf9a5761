import type { Embedder } from '../../../model/embedder.ts';
import {
  changedWeights,
  type GivenWeights,
  type SearchIndex,
  type SearchWeights,
} from '../../../model/search-shards.ts';
import type { Store } from '../../../store/store.ts';
import { retrieval } from '../codec/base-level.ts';
import { readNearby } from './nearby.ts';
import { queryVector } from './query-vector.ts';
import { bestScores, rankByWords } from './rank-by-words.ts';
import { vectorOf } from './read-query.ts';
import { shareWeights } from './share-weights.ts';

/** Documents that are ranked because of their vectors. */
const MAX_SIMILAR = 200;
/** Without a word of the query, a document is a result only if its meaning fits: activity alone is no reason. */
const LEAST_SEMANTIC = 0.1;
/** The similarity that scores at most 1 is at least this, so that a poor best match scores low. */
const MIN_LIKENESS = 0.25;

export interface RankedDocument {
  document: number;
  score: number;
  /** 0 to 1; null if the atlas has no data for the part. */
  parts: { bm25: number; activation: number | null; semantic: number | null };
}

export interface Ranking {
  /** Best first. */
  documents: RankedDocument[];
  /** The weights that were used; their sum is 1. */
  weights: SearchWeights;
  /** Messages about missing data. */
  notes: string[];
}

export interface RankOptions {
  weights?: GivenWeights | undefined;
  /** Embeds the query with the model of the atlas. */
  embedder?: Embedder | undefined;
}

/** Ranks the documents for a query. Equal scores keep the order of the repository. */
export async function rankDocuments(
  store: Store,
  index: SearchIndex,
  query: string,
  { weights: wanted, embedder }: RankOptions,
): Promise<Ranking> {
  const { terms, matching } = await rankByWords(store, index, query);
  const notes =
    terms.unknown.length > 0 ? [`Not in the repository: ${terms.unknown.slice(0, 20).join(', ')}.`] : [];
  const learnt = vectorOf(terms, index);
  const vector = await queryVector(index, query, learnt, embedder, notes);
  const nearby = await readNearby(store, index, [...matching.keys()], learnt, vector);
  const likeness = (document: number) => Math.max(0, nearby.likeness(document));
  const alike = bestScores(nearby.likenesses(), MAX_SIMILAR);

  const known = { activation: index.activation !== null, semantic: nearby.isKnown };
  const weights = shareWeights(changedWeights(index.weights, wanted), known, notes);
  const bestMatch = largest(matching.values()) || 1;
  const bestLikeness = Math.max(MIN_LIKENESS, largest(alike.values()));
  const documents = [...new Set([...matching.keys(), ...alike.keys()])].map((document): RankedDocument => {
    const parts = {
      bm25: (matching.get(document) ?? 0) / bestMatch,
      activation: activationOf(index, nearby.baseLevel(document)),
      semantic: nearby.isKnown ? Math.min(1, likeness(document) / bestLikeness) : null,
    };
    const score =
      weights.bm25 * parts.bm25 +
      weights.activation * (parts.activation ?? 0) +
      weights.semantic * (parts.semantic ?? 0);
    return { document, score, parts };
  });
  const fitting = documents.filter(({ parts }) => parts.bm25 > 0 || (parts.semantic ?? 0) >= LEAST_SEMANTIC);
  fitting.sort((a, b) => b.score - a.score || b.parts.bm25 - a.parts.bm25 || a.document - b.document);
  return { documents: fitting, weights, notes };
}

/** A document without a known commit counts as neither more nor less active than the rest. */
function activationOf({ activation }: SearchIndex, byte: number): number | null {
  if (!activation) return null;
  if (byte === 0) return 0.5;
  const { lowest, highest, mean, deviation } = activation;
  return retrieval(lowest + ((byte - 1) / 254) * (highest - lowest), mean, deviation);
}

function largest(values: Iterable<number>): number {
  let maximum = 0;
  for (const value of values) maximum = Math.max(maximum, value);
  return maximum;
}
