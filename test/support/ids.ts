import {
  fileIndex,
  type DefinitionNumber,
  type FileIndex,
  type RowIndex,
} from '../../src/indexer/facts/ids.ts';

/** Returns the number of a definition that a test makes up. */
export const numbered = (number: number): DefinitionNumber => number as DefinitionNumber;

/** Returns the index of a file that a test makes up. */
export const madeUpFile = (place: number): FileIndex => fileIndex(place);

/** Returns the index of an expression that a test makes up. */
export const madeUpRow = (index: number): RowIndex => index as RowIndex;
