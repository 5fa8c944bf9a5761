import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { End, FileShard } from '../../model/file-shard.ts';
import { ndjsonRecords } from '../../render/ndjson.ts';
import { InputError } from '../input-error.ts';
import { sqliteIndexes, sqliteTables } from './sqlite-schema.ts';

/** Increased with every change of the tables that breaks queries. */
const SQLITE_VERSION = '1';

export interface SqliteSource {
  name: string;
  version: string;
  commit: string | null;
  /** Yields all files. Called twice, so that no file must be kept in memory. */
  files(): AsyncIterable<FileShard>;
}

/** Writes the graph to a new database. Throws `InputError` if this Node has no SQLite. */
export async function writeSqlite(path: string, source: SqliteSource): Promise<void> {
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(path);
  try {
    // The file is new and is thrown away if this fails.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN;');
    database.exec(sqliteTables);
    writeMeta(database, source);
    const nodes = new NodeWriter(database);
    for await (const shard of source.files()) nodes.add(shard);
    const edges = new EdgeWriter(database);
    for await (const shard of source.files()) edges.add(shard);
    database.exec(sqliteIndexes);
    database.exec('COMMIT; PRAGMA optimize;');
  } finally {
    database.close();
  }
}

async function loadSqlite(): Promise<typeof import('node:sqlite')> {
  try {
    return await import('node:sqlite');
  } catch (cause) {
    throw new InputError(
      `This Node (${process.version}) has no SQLite. Use Node 22.13 or later, or another format of export.`,
      { cause },
    );
  }
}

function writeMeta(database: DatabaseSync, { name, version, commit }: SqliteSource): void {
  const insert = inserter(database, 'meta', ['key', 'value']);
  insert.run('schema', SQLITE_VERSION);
  insert.run('repository', name);
  insert.run('version', version);
  if (commit !== null) insert.run('commit', commit);
}

function inserter(database: DatabaseSync, table: string, columns: readonly string[]): StatementSync {
  const places = columns.map(() => '?').join(', ');
  return database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`);
}

/** Writes files, nodes and packages. */
class NodeWriter {
  readonly #file: StatementSync;
  readonly #node: StatementSync;
  readonly #package: StatementSync;
  readonly #finding: StatementSync;
  #files = 0;
  #nodes = 0;

  constructor(database: DatabaseSync) {
    this.#file = inserter(database, 'files', ['id', 'path', 'language', 'status', 'hash', 'lines', 'bytes']);
    this.#node = inserter(database, 'nodes', [
      ...['id', 'key', 'kind', 'name', 'symbol', 'file', 'parent', 'line', 'column'],
      ...['start_line', 'start_column', 'end_line', 'end_column', 'signature', 'doc'],
      ...['visibility', 'exported', 'complexity', 'rank'],
    ]);
    this.#package = database.prepare(
      `INSERT INTO nodes (id, key, kind, name, symbol, package) VALUES (?, ?, 'package', ?, ?, ?) ON CONFLICT DO NOTHING`,
    );
    this.#finding = inserter(database, 'findings', ['file', 'code', 'severity', 'message', 'line']);
  }

  add({ path, language, status, hash, lines, bytes, nodes, ends, findings }: FileShard): void {
    const file = ++this.#files;
    this.#file.run(file, path, language, status, hash, lines, bytes);
    const first = this.#nodes + 1;
    for (const node of nodes) {
      const { id, kind, name, symbol, parent, nameSpan, span, signature, doc } = node;
      const { visibility, exported, complexity, rank } = node;
      const row: SQLInputValue[] = [
        ...[++this.#nodes, id, kind, name, symbol, file, parent === null ? null : first + parent],
        ...[nameSpan[0], nameSpan[1], ...span, signature ?? null, doc ?? null],
        ...[visibility, Number(exported), complexity ?? null, rank],
      ];
      this.#node.run(...row);
    }
    for (const { id, kind, name, symbol, path: packageName } of ends) {
      if (kind !== 'package') continue;
      const { changes } = this.#package.run(this.#nodes + 1, id, name, symbol, packageName);
      if (changes) this.#nodes++;
    }
    for (const { code, severity, message, span } of findings)
      this.#finding.run(file, code, severity, message, span?.[0] ?? null);
  }
}

/** Writes edges with their sites, imports and unresolved names. */
class EdgeWriter {
  readonly #nodeByKey: StatementSync;
  readonly #edge: StatementSync;
  readonly #site: StatementSync;
  readonly #import: StatementSync;
  readonly #importName: StatementSync;
  readonly #unresolved: StatementSync;
  #files = 0;
  #edges = 0;
  #imports = 0;

  constructor(database: DatabaseSync) {
    this.#nodeByKey = database.prepare('SELECT id FROM nodes WHERE key = ?');
    this.#edge = inserter(database, 'edges', ['id', 'source', 'target', 'type', 'how', 'certain', 'rule']);
    this.#site = inserter(database, 'sites', ['edge', 'file', 'line', 'column', 'end_line', 'end_column']);
    this.#import = inserter(database, 'imports', ['id', 'file', 'source', 'target', 'line', 'column']);
    this.#importName = inserter(database, 'import_names', ['import', 'name']);
    this.#unresolved = inserter(database, 'unresolved', ['file', 'name', 'count']);
  }

  add(shard: FileShard): void {
    const file = ++this.#files;
    const rows = new Map<string, number>();
    const rowOf = (id: string): number => {
      const row = rows.get(id) ?? this.#rowOf(id);
      rows.set(id, row);
      return row;
    };
    for (const record of ndjsonRecords(shard, new Set())) {
      if (record.t === 'node') continue;
      const { from, to, type, how, certain, rule, sites } = record;
      const edge = ++this.#edges;
      this.#edge.run(edge, rowOf(from), rowOf(to), type, how, Number(certain), rule ?? null);
      for (const { range } of sites) {
        const { start, end } = range;
        this.#site.run(edge, file, start.line, start.column, end.line, end.column);
      }
    }
    this.#addImports(file, shard, rowOf);
    for (const { name, count } of shard.unresolved) this.#unresolved.run(file, name, count);
  }

  #addImports(file: number, { imports, nodes, ends }: FileShard, rowOf: (id: string) => number): void {
    const all: readonly Pick<End, 'id'>[] = [...nodes, ...ends];
    for (const { source, names, to, span } of imports) {
      const target = to === null ? undefined : all[to];
      this.#import.run(++this.#imports, file, source, target ? rowOf(target.id) : null, span[0], span[1]);
      for (const name of names) this.#importName.run(this.#imports, name);
    }
  }

  #rowOf(id: string): number {
    const row = this.#nodeByKey.get(id);
    if (typeof row?.['id'] !== 'number')
      throw new Error(`The atlas is damaged: ${id} is missing. Build it again.`);
    return row['id'];
  }
}
