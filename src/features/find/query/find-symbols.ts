import { parseId } from '../../../model/id.ts';
import type { NodeKind } from '../../../model/kinds.ts';
import { compareText } from '../../../model/order.ts';
import type { Store } from '../../../store/store.ts';
import { closest } from '../../../query/closest.ts';
import { findNode } from '../../../query/find-node.ts';
import {
  compareMatches,
  matchTiers,
  type MatchTier,
  type Ranked,
  symbolMatcher,
} from '../../../query/match-symbol.ts';
import { readIndex, readSymbolShard, type SymbolEntry, type SymbolFilter } from '../../../query/read.ts';
import { parseFindQuery, type FindQuery } from './find-query.ts';

/** `fuzzy`: nothing matches, and this name is similar. `all`: the query has no name. */
export type FindTier = MatchTier | 'fuzzy' | 'all';
export const findTiers = [...matchTiers, 'fuzzy', 'all'] as const;

export interface FoundSymbol {
  entry: SymbolEntry;
  tier: FindTier;
}

/** Longer queries are cut: no name has this many characters. */
const MAX_QUERY_LENGTH = 300;
/** Maximum number of similar names returned. */
const MAX_FUZZY_RESULTS = 20;
/** Maximum share of characters in which a similar name may differ. */
const MAX_FUZZY_DISTANCE = 0.34;
/** Fuzzy search skips shorter names, which all resemble each other, and longer ones, which are pasted text. */
const MIN_FUZZY_LENGTH = 3;
const MAX_FUZZY_LENGTH = 60;

/** Returns the symbols and files that match a query and have one of the kinds, best first. */
export async function findSymbols(
  store: Store,
  query: string,
  kinds: readonly NodeKind[],
): Promise<FoundSymbol[]> {
  const named = await entryOfId(store, query, kinds);
  const found = await searchSymbols(store, query.slice(0, MAX_QUERY_LENGTH), kinds);
  return named
    ? [
        { entry: named, tier: 'exact' },
        ...found.filter(({ entry, tier }) => entry.id !== named.id && tier !== 'fuzzy'),
      ]
    : found;
}

/** Returns the entry whose id is the query. An id is not split into words, because its path may contain any character. */
async function entryOfId(
  store: Store,
  query: string,
  kinds: readonly NodeKind[],
): Promise<SymbolEntry | undefined> {
  const found = parseId(query) && (await findNode(store, query));
  if (!found || (kinds.length > 0 && !kinds.includes(found.node.kind))) return undefined;
  const { id, name, symbol, kind, nameSpan, rank } = found.node;
  const isText = found.shard.language === null && kind === 'module';
  return { id, name, symbol, kind, path: found.shard.path, line: nameSpan[0], rank, isText };
}

async function searchSymbols(
  store: Store,
  query: string,
  kinds: readonly NodeKind[],
): Promise<FoundSymbol[]> {
  const parsed = parseFindQuery(query);
  const { text } = parsed;
  const isNarrow = kinds.length + parsed.kinds.length > 0 || parsed.path !== '';
  const read = (from: FindQuery, isWanted: SymbolFilter) => readEntries(store, from, kinds, isWanted);
  const matching = async (from: FindQuery, words: string): Promise<FoundSymbol[]> => {
    const matchOf = symbolMatcher(words);
    return sortMatches(await read(from, (symbol) => matchOf(symbol) !== undefined), matchOf);
  };
  // An empty query finds nothing.
  if (text === '') return isNarrow ? allByRank(await read(parsed, () => true)) : [];
  const found = await matching(parsed, text);
  if (found.length > 0) return found;
  // A colon may be a part of the name.
  const literal = text === query.trim() ? [] : await matching(anything, query);
  if (literal.length > 0) return literal;
  const name = text.slice(Math.max(text.lastIndexOf('.'), text.lastIndexOf('/')) + 1);
  if (name.length < MIN_FUZZY_LENGTH || name.length > MAX_FUZZY_LENGTH) return [];
  return fuzzyMatches(await read(parsed, (symbol) => isAsLong(symbol.name, name)), name);
}

const SHARDS_AT_A_TIME = 16;

const anything: FindQuery = { text: '', kinds: [], path: '' };

async function readEntries(
  store: Store,
  { path, kinds }: FindQuery,
  narrower: readonly NodeKind[],
  isWanted: SymbolFilter,
): Promise<SymbolEntry[]> {
  const isKind = (kind: NodeKind, among: readonly NodeKind[]) => among.length === 0 || among.includes(kind);
  const { symbolShards } = await readIndex(store);
  const entries: SymbolEntry[] = [];
  // A few at a time: a shard may be a request, and all of them together take much memory.
  for (let first = 0; first < symbolShards.length; first += SHARDS_AT_A_TIME) {
    const some = symbolShards.slice(first, first + SHARDS_AT_A_TIME);
    const read = await Promise.all(
      some.map(({ file }) =>
        readSymbolShard(
          store,
          file,
          (entry) =>
            isKind(entry.kind, kinds) &&
            isKind(entry.kind, narrower) &&
            (path === '' || entry.path.toLowerCase().includes(path)) &&
            isWanted(entry),
        ),
      ),
    );
    for (const each of read) for (const entry of each) entries.push(entry);
  }
  return entries;
}

function sortMatches(
  entries: readonly SymbolEntry[],
  matchOf: ReturnType<typeof symbolMatcher>,
): FoundSymbol[] {
  return entries
    .flatMap((candidate) => {
      const match = matchOf(candidate);
      return match ? [{ match, candidate }] : [];
    })
    .sort((a, b) => compareFound(a, b) || compareText(a.candidate.id, b.candidate.id))
    .map(({ match, candidate }) => ({ entry: candidate, tier: match.tier }));
}

/** Compares as the palette does, except that files come before their symbols if a path matches. */
function compareFound(
  a: Ranked & { candidate: SymbolEntry },
  b: Ranked & { candidate: SymbolEntry },
): number {
  const isFile = ({ match, candidate }: typeof a) => match.tier === 'path' && candidate.kind === 'module';
  const bothPaths = a.match.tier === 'path' && b.match.tier === 'path';
  return (bothPaths ? Number(isFile(b)) - Number(isFile(a)) : 0) || compareMatches(a, b);
}

/** Returns all entries, highest rank first. */
function allByRank(entries: readonly SymbolEntry[]): FoundSymbol[] {
  return entries
    .toSorted((a, b) => b.rank - a.rank || compareText(a.id, b.id))
    .map((entry) => ({ entry, tier: 'all' }));
}

function isAsLong(other: string, name: string): boolean {
  return Math.abs(other.length - name.length) <= name.length * MAX_FUZZY_DISTANCE;
}

function fuzzyMatches(entries: readonly SymbolEntry[], name: string): FoundSymbol[] {
  const byRank = entries.toSorted((a, b) => b.rank - a.rank || compareText(a.id, b.id));
  return closest(name, byRank, (entry) => entry.name, MAX_FUZZY_RESULTS, MAX_FUZZY_DISTANCE).map((entry) => ({
    entry,
    tier: 'fuzzy',
  }));
}
