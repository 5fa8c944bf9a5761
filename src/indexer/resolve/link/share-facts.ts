import type { FileFacts } from '../../facts/facts.ts';
import type { FileWithFacts } from '../../files/indexed-file.ts';

const tableNames = ['scopes', 'expressions', 'bindings', 'lists', 'conditions', 'lineStarts'] as const;
const noHighlights = new Int32Array();

/**
 * Returns the records for a thread, without what linking does not read. The large tables of facts that are not cached are
 * moved into memory that threads share, in place: a message to a thread would copy them.
 */
export function shareFacts(records: readonly FileWithFacts[]): FileWithFacts[] {
  return records.map((record) => {
    const lean = { ...record, findings: [] };
    const { tables } = record;
    if (typeof tables === 'string' || !tables.facts) return lean;
    moveTables(tables.facts);
    return { ...lean, tables: { facts: tables.facts, highlights: noHighlights } };
  });
}

function moveTables(facts: FileFacts): void {
  if (tableNames.every((table) => facts[table].buffer instanceof SharedArrayBuffer)) return;
  const bytes = tableNames.reduce((sum, table) => sum + facts[table].byteLength, 0);
  const buffer = new SharedArrayBuffer(bytes);
  let offset = 0;
  for (const table of tableNames) {
    const copy = new Int32Array(buffer, offset, facts[table].length);
    copy.set(facts[table]);
    facts[table] = copy;
    offset += copy.byteLength;
  }
}
