/** An embedding model: texts with similar meanings get similar vectors. */
export interface Embedder {
  /** Name of the model. Vectors of different models cannot be compared. */
  name: string;
  /** Returns a vector for each text, all of the same length. */
  embed(texts: readonly string[]): Promise<readonly (readonly number[] | Float32Array)[]>;
}

/** Thrown if the model cannot be used; the message says what to do. */
export class ModelError extends Error {
  override name = 'ModelError';
}
