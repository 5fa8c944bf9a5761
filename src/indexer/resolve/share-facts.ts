import type { FileFacts, FileRecord } from '../facts.ts';

const tables = ['scopes', 'expressions', 'bindings', 'lists', 'conditions', 'lineStarts'] as const;
const none = new Int32Array();

/**
 * Moves the large tables of facts into memory that threads share, in place: a message to a thread would copy them. Returns
 * the records for a thread, without what linking does not read.
 */
export function shareFacts<Kind extends FileRecord & { facts: FileFacts }>(records: readonly Kind[]): Kind[] {
  return records.map((record) => {
    const { facts } = record;
    const bytes = tables.reduce((sum, table) => sum + facts[table].byteLength, 0);
    const isShared = tables.every((table) => facts[table].buffer instanceof SharedArrayBuffer);
    if (!isShared) {
      const buffer = new SharedArrayBuffer(bytes);
      let offset = 0;
      for (const table of tables) {
        const copy = new Int32Array(buffer, offset, facts[table].length);
        copy.set(facts[table]);
        facts[table] = copy;
        offset += copy.byteLength;
      }
    }
    return { ...record, highlights: none, findings: [] };
  });
}
