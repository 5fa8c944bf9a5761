/** Increment this when the format of part files changes. */
export const PART_FORMAT = 2;

/** Characters of the digest of a list and of the place where it begins, which are the end of a file. */
export const TRAILER = { digest: 22, offset: 16 } as const;

/**
 * The end of a file of parts. The file begins with the batches, one behind the other: parts of consecutive files that are read, and checked, together.
 */
export interface PartList {
  format: number;
  /** The name of the file: a copy of the file of another layer is whole, too. */
  name: string;
  program: string;
  batches: readonly PartBatch[];
}

export interface PartBatch {
  offset: number;
  length: number;
  digest: string;
  /** The parts, one behind the other. */
  parts: readonly (readonly [path: string, key: string, length: number])[];
}
