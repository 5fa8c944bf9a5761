import { ModelError, type Embedder } from '../../../model/embedder.ts';
import type { SearchIndex } from '../../../model/search-shards.ts';
import type { QueryVector } from './nearby.ts';

/** Of a very long question; no model reads more. */
const MOST_CHARACTERS = 8000;

/**
 * The question in the space in which it is compared: that of the model if the atlas was made with one and the same is there to
 * ask, else the one that was learnt from the repository (`learnt`). Says in `notes` what does not fit.
 */
export async function queryVector(
  index: SearchIndex,
  query: string,
  learnt: Float32Array | undefined,
  embedder: Embedder | undefined,
  notes: string[],
): Promise<QueryVector | undefined> {
  if (index.model && embedder?.name === index.model.name) {
    const vector = await embedded(embedder, query);
    if (vector?.length === index.model.dimensions) return { space: 'model', vector: unit(vector) };
  }
  if (index.model) {
    notes.push(
      `This atlas has vectors of the model "${index.model.name}", which gave no vector for this question: what was learnt from the repository stands in for it.`,
    );
  } else if (embedder) {
    notes.push(
      `This atlas has no vectors of the model "${embedder.name}": what was learnt from the repository stands in for it.`,
    );
  }
  return learnt && { space: 'learnt', vector: learnt };
}

/** Undefined where the model fails: what was learnt is always there to stand in for it. */
async function embedded(embedder: Embedder, query: string): Promise<ArrayLike<number> | undefined> {
  try {
    return (await embedder.embed([query.slice(0, MOST_CHARACTERS)]))[0];
  } catch (error) {
    if (error instanceof ModelError) return undefined;
    throw error;
  }
}

function unit(vector: ArrayLike<number>): Float32Array {
  const numbers = Float32Array.from(vector);
  const size = Math.sqrt(numbers.reduce((sum, value) => sum + value * value, 0)) || 1;
  return numbers.map((value) => value / size);
}
