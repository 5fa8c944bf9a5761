import { ExpressionColumn as E } from '../../../../src/indexer/facts/tables.ts';
import type { TablesReader } from '../../../../src/indexer/files/tables-reader.ts';
import { readWithFacts } from '../../../../src/indexer/files/tables-reader.ts';
import type { ProgramInput } from '../../../../src/indexer/resolve/link/open-program.ts';
import { renumberRows } from './renumber-rows.ts';
import type { Shuffle } from './shuffle.ts';

/** The same input with its files in another order. */
export function withFilesIn(input: ProgramInput, shuffle: Shuffle): ProgramInput {
  return { ...input, records: shuffle(input.records) };
}

/** The same input with the expressions of every file in another order. */
export function withRowsIn(input: ProgramInput, reader: TablesReader, shuffle: Shuffle): ProgramInput {
  const records = input.records.map((record) => {
    const { facts, highlights } = readWithFacts(reader, record);
    const rows = Array(facts.expressions.length / E.Width).keys();
    return { ...record, tables: { facts: renumberRows(facts, shuffle(rows)), highlights } };
  });
  return { ...input, records };
}
