import { readFile } from 'node:fs/promises';
import { decodeIndex } from '../scip/decode.ts';
import type { PreparedOracle } from './prepare-oracle.ts';

/** Counts of an index, which show whether its compiler read the repository. */
export async function describeIndex({
  index,
}: PreparedOracle): Promise<{ files: number; definitions: number; references: number }> {
  const documents = decodeIndex(await readFile(index));
  const occurrences = documents.flatMap((document) => document.occurrences);
  const definitions = occurrences.filter(({ isDefinition }) => isDefinition).length;
  return { files: documents.length, definitions, references: occurrences.length - definitions };
}
