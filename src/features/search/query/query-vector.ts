import { ModelError, type Embedder } from '../../../model/embedder.ts';
import type { SearchIndex } from '../../../model/search-shards.ts';
import type { QueryVector } from './nearby.ts';

/** No language model reads more. */
const MAX_CHARACTERS = 8000;

/**
 * Returns the vector of a query: of the language model if the atlas has vectors of the same model, otherwise the one learnt from
 * the repository (`learnt`). Adds a note if the models differ.
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
      `This atlas has vectors of the model "${index.model.name}", which gave no vector for this query: the vectors learnt from the repository are used instead.`,
    );
  } else if (embedder) {
    notes.push(
      `This atlas has no vectors of the model "${embedder.name}": those learnt from the repository are used instead.`,
    );
  }
  return learnt && { space: 'learnt', vector: learnt };
}

/** Returns undefined if the model fails, because the learnt vectors can replace it. */
async function embedded(embedder: Embedder, query: string): Promise<ArrayLike<number> | undefined> {
  try {
    return (await embedder.embed([query.slice(0, MAX_CHARACTERS)]))[0];
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
