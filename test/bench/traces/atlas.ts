import { endAt } from '../../../src/model/file-shard.ts';
import { ndjsonRecords, type NdjsonEdge, type NdjsonNode } from '../../../src/render/ndjson.ts';
import { readFile } from '../../../src/query/read.ts';
import { walkFiles } from '../../../src/query/walk.ts';
import type { Store } from '../../../src/store/store.ts';
import { withAtlas } from '../support/open-atlas.ts';

/** A symbol of the atlas, or a file (`kind` is `module`). */
export interface AtlasSymbol {
  id: string;
  kind: string;
  name: string;
  path: string;
  /** Lines, from 1, both inclusive. */
  first: number;
  last: number;
  /** The id of the symbol or file that defines it. */
  parent?: string;
}

/** A reference from one symbol to another. */
export interface AtlasEdge {
  from: string;
  certain: boolean;
  /** The file and the lines of its sites. */
  path: string;
  lines: readonly number[];
}

/** The part of an atlas that calls are compared with. */
export interface AtlasGraph {
  symbols: ReadonlyMap<string, AtlasSymbol>;
  /** By path, in the order of the source: a symbol follows those around it. */
  files: ReadonlyMap<string, readonly AtlasSymbol[]>;
  /** References to a symbol, by its id. */
  incoming: ReadonlyMap<string, readonly AtlasEdge[]>;
  /** Members that a member overrides or implements, by its id. */
  bases: ReadonlyMap<string, readonly string[]>;
  /** `path:line:name` of every unresolved reference. */
  unresolved: ReadonlySet<string>;
}

const references = new Set(['CALLS', 'REFERENCES']);
const inheritance = new Set(['OVERRIDES', 'IMPLEMENTS']);

/** Indexes a repository with the sources in this checkout. */
export function openTracedAtlas(folder: string): Promise<{ store: Store; graph: AtlasGraph }> {
  return withAtlas(folder, async (store) => {
    const records: (NdjsonNode | NdjsonEdge)[] = [];
    const unresolved = new Set<string>();
    const packages = new Set<string>();
    for await (const { path } of walkFiles(store, '')) {
      const shard = await readFile(store, path);
      if (!shard) continue;
      records.push(...ndjsonRecords(shard, packages));
      for (const { name, references: places = [] } of shard.unresolved) {
        for (const { sites, from } of places) {
          unresolved.add(`${endAt(shard, from).id}:${name}`);
          for (const [line] of sites) unresolved.add(`${path}:${line}:${name}`);
        }
      }
    }
    return { store, graph: graphOfRecords(records, unresolved) };
  });
}

/** The graph in the records of an export. */
export function graphOfRecords(
  records: Iterable<NdjsonNode | NdjsonEdge>,
  unresolved: ReadonlySet<string> = new Set(),
): AtlasGraph {
  const symbols = new Map<string, AtlasSymbol>();
  const files = new Map<string, AtlasSymbol[]>();
  const incoming = new Map<string, AtlasEdge[]>();
  const bases = new Map<string, string[]>();
  const parents = new Map<string, string>();
  for (const record of records) {
    if (record.t === 'node') {
      const { id, kind, name, path, range } = record;
      if (!range) continue;
      const symbol = { id, kind, name, path, first: range.start.line, last: range.end.line };
      symbols.set(id, symbol);
      add(files, path, symbol);
    } else if (record.type === 'DEFINES') parents.set(record.to, record.from);
    else if (references.has(record.type)) {
      const { from, to, certain, sites } = record;
      const lines = sites.map(({ range }) => range.start.line);
      add(incoming, to, { from, certain, path: sites[0]?.path ?? '', lines });
    } else if (inheritance.has(record.type)) add(bases, record.from, record.to);
  }
  for (const [id, parent] of parents) {
    const symbol = symbols.get(id);
    if (symbol) symbol.parent = parent;
  }
  for (const list of files.values()) list.sort((a, b) => a.first - b.first || b.last - a.last);
  return { symbols, files, incoming, bases, unresolved };
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
