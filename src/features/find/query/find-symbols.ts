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
import { readIndex, readSymbolShard, type SymbolEntry } from '../../../query/read.ts';
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
  return { id, name, symbol, kind, path: found.shard.path, line: nameSpan[0], rank };
}

async function searchSymbols(
  store: Store,
  query: string,
  kinds: readonly NodeKind[],
): Promise<FoundSymbol[]> {
  const parsed = parseFindQuery(query);
  const entries = await readEntries(store, parsed, kinds);
  const isNarrow = kinds.length + parsed.kinds.length > 0 || parsed.path !== '';
  // An empty query finds nothing.
  const found = parsed.text !== '' ? matchEntries(entries, parsed.text) : isNarrow ? allByRank(entries) : [];
  if (found.length > 0) return found;
  // A colon may be a part of the name.
  const literal =
    parsed.text === query.trim() ? [] : matchEntries(await readEntries(store, anything, kinds), query);
  return literal.length > 0 ? literal : fuzzyMatches(entries, parsed.text);
}

const SHARDS_AT_A_TIME = 16;

const anything: FindQuery = { text: '', kinds: [], path: '' };

async function readEntries(
  store: Store,
  { path, kinds }: FindQuery,
  narrower: readonly NodeKind[],
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
            (path === '' || entry.path.toLowerCase().includes(path)),
        ),
      ),
    );
    for (const each of read) for (const entry of each) entries.push(entry);
  }
  return entries;
}

function matchEntries(entries: readonly SymbolEntry[], text: string): FoundSymbol[] {
  const matchOf = symbolMatcher(text);
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

function fuzzyMatches(entries: readonly SymbolEntry[], text: string): FoundSymbol[] {
  const name = text.slice(Math.max(text.lastIndexOf('.'), text.lastIndexOf('/')) + 1);
  if (name.length < MIN_FUZZY_LENGTH || name.length > MAX_FUZZY_LENGTH) return [];
  const near = entries.filter(
    (entry) => Math.abs(entry.name.length - name.length) <= name.length * MAX_FUZZY_DISTANCE,
  );
  const byRank = near.sort((a, b) => b.rank - a.rank || compareText(a.id, b.id));
  return closest(name, byRank, (entry) => entry.name, MAX_FUZZY_RESULTS, MAX_FUZZY_DISTANCE).map((entry) => ({
    entry,
    tier: 'fuzzy',
  }));
}
