/** Gives texts vectors in which likeness of meaning is nearness: a language model that the user names, or one made by a test. */
export interface Embedder {
  /** Which model it is: vectors of two models cannot be compared. */
  name: string;
  /** A vector for each text, all of one length. */
  embed(texts: readonly string[]): Promise<readonly (readonly number[] | Float32Array)[]>;
}

/** The model cannot be used; the message says what to do. */
export class ModelError extends Error {
  override name = 'ModelError';
}
