import { baseName } from '../../model/path.ts';
import { encodeSegment, pathAddress } from '../../model/address.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import { compareText } from '../../model/order.ts';
import { shortAddress } from '../../model/short-address.ts';
import type { SymbolRow, SymbolShard } from '../../model/symbol-shard.ts';
import { definitionIndexes } from '../facts/ids.ts';
import {
  declarationCount,
  declaredSymbol,
  DeclarationColumn as D,
  declaredKind,
  declaredLine,
  declaredText,
} from '../files/declarations.ts';
import { type Atlas, type Naming } from './atlas.ts';

/**
 * Most names in a shard: a palette loads one per keystroke. Larger shards are split by their next character,
 * or by number if that does not separate them, such as the same name in thousands of files.
 */
const MAX_ROWS = 1500;
const MAX_PREFIX = 16;

interface Entry {
  key: string;
  path: string;
  row: (path: number) => SymbolRow;
  line: number;
  name: string;
}

export interface NamedShard {
  file: string;
  shard: SymbolShard;
}

/** Returns the shards of names of symbols and files, sorted by prefix. */
export function symbolShards(atlas: Atlas, naming: Naming): NamedShard[] {
  const shards: NamedShard[] = [];
  split('', entriesOf(atlas, naming), shards);
  return shards.sort((a, b) => compareText(a.shard.prefix, b.shard.prefix));
}

export function shardList(shards: readonly NamedShard[]): AtlasIndex['symbolShards'] {
  return shards.map(({ file, shard }) => ({ prefix: shard.prefix, file, count: shard.rows.length }));
}

function entriesOf(atlas: Atlas, naming: Naming): Entry[] {
  return [...fileEntries(atlas, naming), ...symbolEntries(atlas, naming)];
}

function fileEntries({ analysis, records }: Atlas, naming: Naming): Entry[] {
  const bases = new Map(analysis.linked.program.files.map((file) => [file.path, file.base]));
  return records.map(({ path, language }): Entry => {
    const name = baseName(path);
    const address = naming.addresses.file(path);
    const rank = Number((analysis.rank[bases.get(path) ?? -1] ?? 0).toPrecision(2));
    const usual = address === pathAddress(path) ? '' : address;
    return {
      key: name.toLowerCase(),
      name,
      path,
      line: 1,
      row: (at) =>
        language === null
          ? [name, '', 'module', at, 1, usual, rank, 1]
          : [name, '', 'module', at, 1, usual, rank],
    };
  });
}

function symbolEntries({ analysis }: Atlas, naming: Naming): Entry[] {
  return analysis.linked.program.files.flatMap((file) => {
    const addresses = naming.nodesOf(file.index);
    const { declarations } = file;
    const usual = pathAddress(file.path);
    const [, ...indexes] = definitionIndexes(declarationCount(declarations));
    return indexes.map((index): Entry => {
      const address = addresses[index] ?? '';
      const name = declaredText(declarations, index, D.Name);
      const symbol = declaredSymbol(declarations, index);
      const kind = declaredKind(declarations, index);
      const line = declaredLine(declarations, index);
      const rank = Number((analysis.rank[file.base + index] ?? 0).toPrecision(2));
      return {
        key: name.toLowerCase(),
        name,
        path: file.path,
        line,
        row: (path) => [
          name,
          symbol === name ? '' : symbol,
          kind,
          path,
          line,
          shortAddress(usual, symbol, address),
          rank,
        ],
      };
    });
  });
}

function split(prefix: string, entries: readonly Entry[], shards: NamedShard[]): void {
  if (entries.length === 0) return;
  if (prefix.length > 0 && (entries.length <= MAX_ROWS || prefix.length >= MAX_PREFIX)) {
    shards.push(...toShards(prefix, entries));
    return;
  }
  const byNext = new Map<string, Entry[]>();
  const rest: Entry[] = [];
  for (const entry of entries) {
    const next = entry.key[prefix.length] ?? '';
    if (!/^[a-z0-9_$]$/.test(next)) {
      rest.push(entry);
      continue;
    }
    const group = byNext.get(next);
    if (group) group.push(entry);
    else byNext.set(next, [entry]);
  }
  shards.push(...toShards(prefix, rest));
  for (const [next, group] of byNext) split(prefix + next, group, shards);
}

function toShards(prefix: string, unsorted: readonly Entry[]): NamedShard[] {
  // Many short lists are sorted faster than one long list.
  const entries = unsorted.toSorted(
    (a, b) => compareText(a.name, b.name) || compareText(a.path, b.path) || a.line - b.line,
  );
  // Prefixes do not contain hyphens, so the names are unique.
  const file = prefix === '' ? 'other-names' : encodeSegment(prefix);
  return Array.from({ length: Math.ceil(entries.length / MAX_ROWS) }, (_, at) => ({
    file: `symbols/${file}${at === 0 ? '' : `-${at + 1}`}.json`,
    shard: toShard(prefix, entries.slice(at * MAX_ROWS, (at + 1) * MAX_ROWS)),
  }));
}

function toShard(prefix: string, entries: readonly Entry[]): SymbolShard {
  const paths = [...new Set(entries.map(({ path }) => path))].sort(compareText);
  const indexOf = new Map(paths.map((path, index) => [path, index]));
  const rows = entries.map(({ path, row }) => row(indexOf.get(path) ?? 0));
  return { prefix, paths, rows };
}
