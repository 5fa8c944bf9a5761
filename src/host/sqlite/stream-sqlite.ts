import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSqlite, type SqliteSource } from './write-sqlite.ts';

/** Yields the bytes of a database with the graph. It is made in a temporary file, because SQLite writes at any place of a file. */
export async function* streamSqlite(source: SqliteSource): AsyncGenerator<Uint8Array, void> {
  const folder = await mkdtemp(join(tmpdir(), 'treeatlas-'));
  try {
    const file = join(folder, 'graph.sqlite');
    await writeSqlite(file, source);
    for await (const chunk of createReadStream(file)) yield chunk as Uint8Array;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
