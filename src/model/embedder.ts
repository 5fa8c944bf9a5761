/** An embedding model: texts with similar meanings get vectors that are close. */
export interface Embedder {
  /** Name of the model. Vectors of different models cannot be compared. */
  name: string;
  /** Returns a vector for each text, all of the same length. */
  embed(texts: readonly string[]): Promise<readonly (readonly number[] | Float32Array)[]>;
}

/** The model cannot be used; the message says what to do. */
export class ModelError extends Error {
  override name = 'ModelError';
}
