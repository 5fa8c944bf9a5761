/** A namespace that a block of a file declares. */
export interface NamespaceFact {
  /** Dotted name from the root on. */
  name: string;
  /** The scope of the block. */
  scope: number;
}
