import { pagePath } from '../../model/page-path.ts';
import { baseName } from '../../model/path.ts';
import type { SearchIndex } from '../../model/search-shards.ts';
import type { Store } from '../../store/store.ts';
import { placeOf } from '../../features/search/query/document-place.ts';
import { rankByWords } from '../../features/search/query/rank-by-words.ts';
import { readDocumentBlock, readSearchIndex } from '../../features/search/query/read-search.ts';
import type { SearchResult as NamedResult } from '../islands/symbol-source.ts';

/** A symbol, a file or a section of a text. */
export interface SymbolHit {
  name: string;
  /** `function`, `file`, `section` … */
  kind: string;
  path: string;
  line: number;
  /** The beginning of its doc comment. */
  doc: string | undefined;
  /** Path of its page, relative to the root of the atlas. */
  page: string;
}

export interface SymbolSearch {
  /** Words of the query that the repository does not have. */
  unknown: string[];
  /** Yields the hits, best first, each once. */
  hits: AsyncGenerator<SymbolHit>;
}

/** Finds symbols and files by their names, in steps; see `findDestinations`. */
export type FindNames = (query: string) => AsyncGenerator<{ results: NamedResult[] }>;

/** Documents whose blocks are read at once. */
const BATCH = 10;

/**
 * Finds symbols, files and sections of texts: first those with exactly this name, or else whose names begin with it, then those
 * with the words of the query, best BM25 first. If there are none, those with the query in their name.
 */
export async function findSymbols(store: Store, findNames: FindNames, query: string): Promise<SymbolSearch> {
  const names = /^\S+$/.test(query) ? findNames(query) : undefined;
  const [first, ranking] = await Promise.all([names?.next(), rankDocuments(store, query)]);
  const near = first?.done === false ? first.value.results : [];
  return {
    unknown: ranking.unknown.map((stem) => wordOf(stem, query)),
    hits: hitsOf(store, ranking, namedBy(query, near), names),
  };
}

/** The index has stems of words: `valu` for `values`. */
function wordOf(stem: string, query: string): string {
  return query.split(/\s+/).find((word) => word.toLowerCase().startsWith(stem)) ?? stem;
}

interface RankedDocuments {
  index: SearchIndex;
  documents: number[];
  unknown: string[];
}

async function rankDocuments(store: Store, query: string): Promise<RankedDocuments> {
  const index = await readSearchIndex(store);
  const { matching, terms } = await rankByWords(store, index, query);
  return { index, documents: [...matching.keys()], unknown: terms.unknown };
}

/** Returns what has this name or begins with it, the same case first. */
function namedBy(query: string, near: readonly NamedResult[]): SymbolHit[] {
  const ofTier = (wanted: string) => near.filter(({ match }) => match.tier === wanted);
  const exact = ofTier('exact');
  const isSame = ({ candidate }: NamedResult) => query.endsWith(candidate.name);
  const named = exact.length > 0 ? exact : ofTier('prefix');
  return [...named.filter(isSame), ...named.filter((each) => !isSame(each))].map(namedHit);
}

async function* hitsOf(
  store: Store,
  { index, documents }: RankedDocuments,
  named: readonly SymbolHit[],
  otherNames: ReturnType<FindNames> | undefined,
): AsyncGenerator<SymbolHit> {
  const batches = batchesOf(store, index, documents);
  // The list of names has no doc comments. What has the name has its words too, so it is among the first documents.
  const first = await batches.next();
  const ranked = new Map((first.value ?? []).map((hit) => [hit.page, hit]));
  const seen = new Set<string>();
  const isNew = ({ page }: SymbolHit) => seen.size < seen.add(page).size;
  yield* named.map((hit) => ranked.get(hit.page) ?? hit).filter(isNew);
  yield* [...ranked.values()].filter(isNew);
  for await (const hits of batches) yield* hits.filter(isNew);
  if (seen.size > 0) return;
  for await (const { results } of otherNames ?? []) {
    yield* results
      .filter(({ match }) => match.tier !== 'path')
      .map(namedHit)
      .filter(isNew);
  }
}

async function* batchesOf(
  store: Store,
  index: SearchIndex,
  documents: readonly number[],
): AsyncGenerator<SymbolHit[], undefined> {
  for (let at = 0; at < documents.length; at += BATCH) {
    const batch = documents.slice(at, at + BATCH);
    const hits = await Promise.all(batch.map((document) => documentHit(store, index, document)));
    yield hits.filter((hit) => hit !== undefined);
  }
}

function namedHit({ candidate }: NamedResult): SymbolHit {
  const { kind, path, line, page } = candidate;
  return { name: nameOf(candidate), kind: kindName(kind), path, line, doc: undefined, page };
}

async function documentHit(
  store: Store,
  { documentBlockSize }: SearchIndex,
  document: number,
): Promise<SymbolHit | undefined> {
  const block = await readDocumentBlock(store, Math.floor(document / documentBlockSize));
  const row = block.rows[document % documentBlockSize];
  if (!row) return undefined;
  const { path, address, symbol, code, section } = placeOf(block, row);
  const line = code?.line ?? section?.lines[0] ?? 1;
  const isFile = symbol === '';
  // What stands before the first heading has an empty one.
  const heading = section?.heading === '' ? undefined : section?.heading;
  return {
    name: heading ?? nameOf({ kind: isFile ? 'module' : '', path, symbol }),
    kind: heading === undefined ? kindName(code?.kind ?? 'module') : 'section',
    path,
    line,
    doc: code?.doc,
    page:
      !isFile && code
        ? pagePath.symbol(code.address)
        : `${pagePath.file(address)}${line > 1 ? `#L${line}` : ''}`,
  };
}

function nameOf({ kind, path, symbol }: { kind: string; path: string; symbol: string }): string {
  return kind === 'module' ? baseName(path) : symbol;
}

function kindName(kind: string): string {
  return kind === 'module' ? 'file' : kind.replaceAll('_', ' ');
}
