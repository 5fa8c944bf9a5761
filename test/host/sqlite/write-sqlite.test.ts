import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSqlite } from '../../../src/host/sqlite/write-sqlite.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { ndjsonRecords } from '../../../src/render/ndjson.ts';
import { scratch } from '../../cli/run-treeatlas.ts';
import { filesOf, hostileFiles, tinyFiles } from '../../render/export-files.ts';

async function written(files: readonly FileShard[]): Promise<string> {
  const path = join(scratch(), 'graph.sqlite');
  await writeSqlite(path, { name: 'shop', version: '1.2.3', commit: 'c0ffee', files: filesOf(files) });
  return path;
}

/** The queries of the guide: between the fences of its section. */
function queryOfGuide(number: number): string {
  const guide = readFileSync(join(import.meta.dirname, '../../../content/docs/guide.md'), 'utf8');
  const queries = [...guide.matchAll(/```sql\n(.*?)```/gs)].map(([, text = '']) => text);
  return queries[number] ?? '';
}

describe('the SQLite export', () => {
  let database: DatabaseSync;
  const all = (query: string): Record<string, unknown>[] => database.prepare(query).all();

  beforeAll(async () => {
    const { DatabaseSync } = await import('node:sqlite');
    database = new DatabaseSync(await written(tinyFiles), { readOnly: true });
  });
  afterAll(() => {
    database.close();
  });

  it('has the nodes and edges of the graph, and nothing that leads nowhere', () => {
    const packages = new Set<string>();
    const records = tinyFiles.flatMap((shard) => [...ndjsonRecords(shard, packages)]);
    const edges = records.filter((record) => record.t === 'edge');
    expect(all('SELECT count(*) AS n FROM nodes')).toEqual([{ n: records.length - edges.length }]);
    expect(
      all(
        'SELECT s.key AS "from", t.key AS "to", type, how FROM edges JOIN nodes s ON s.id = source JOIN nodes t ON t.id = target ORDER BY edges.id',
      ),
    ).toEqual(edges.map(({ from, to, type, how }) => ({ from, to, type, how })));
    expect(all('SELECT count(*) AS n FROM sites')).toEqual([
      { n: edges.reduce((sum, { sites }) => sum + sites.length, 0) },
    ]);
    expect(all('PRAGMA foreign_key_check')).toEqual([]);
    expect(all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  });

  it('has positions, imports and unresolved names of files', () => {
    const cart = tinyFiles.find(({ path }) => path === 'src/shop/cart.ts')!;
    const node = cart.nodes.find(({ symbol }) => symbol === 'Cart.total')!;
    expect(all(`SELECT line, column, end_line FROM nodes WHERE key = '${node.id}'`)).toEqual([
      { line: node.nameSpan[0], column: node.nameSpan[1], end_line: node.span[2] },
    ]);
    const count = (list: (shard: FileShard) => readonly unknown[]): number =>
      tinyFiles.reduce((sum, shard) => sum + list(shard).length, 0);
    expect(all('SELECT count(*) AS n FROM imports')).toEqual([{ n: count(({ imports }) => imports) }]);
    expect(all('SELECT count(*) AS n FROM unresolved')).toEqual([
      { n: count(({ unresolved }) => unresolved) },
    ]);
  });

  it('answers the queries of the guide', () => {
    const symbols = (rows: Record<string, unknown>[]): unknown[] =>
      rows.map(({ symbol, key }) => symbol ?? key);
    const direct = symbols(all(queryOfGuide(0)));
    expect(direct).toEqual(['main']);
    const reaching = symbols(all(queryOfGuide(1)));
    expect(reaching[0]).toBe('method:src/shop/cart.ts:Cart.total');
    expect(reaching).toContain('function:src/main.ts:main');
    for (const number of [2, 3]) expect(queryOfGuide(number)).not.toBe('');
    for (const number of [2, 3]) expect(() => all(queryOfGuide(number))).not.toThrow();
  });

  it('has the same bytes for the same files', async () => {
    expect(readFileSync(await written(tinyFiles)).equals(readFileSync(await written(tinyFiles)))).toBe(true);
  });

  it('takes any names', async () => {
    const { DatabaseSync } = await import('node:sqlite');
    const hostile = new DatabaseSync(await written(hostileFiles()), { readOnly: true });
    const [row] = hostile.prepare('SELECT count(*) AS n FROM nodes WHERE file IS NOT NULL').all();
    hostile.close();
    expect(row?.['n']).toBe(hostileFiles().reduce((sum, { nodes }) => sum + nodes.length, 0));
  });
});
