import { compareText } from '../model/order.ts';
import { isInPlace, isModule, qualifiedNames } from './qualified-name.ts';

/** The ways in which a name can match a query, best first. */
export const matchTiers = ['exact', 'prefix', 'humps', 'parts', 'inside', 'path'] as const;
export type MatchTier = (typeof matchTiers)[number];

/** Parts of a name that are compared. Names with more parts are generated, and usually found by their beginning. */
const MAX_PARTS = 16;

export interface NameMatch {
  tier: MatchTier;
  /** Pairs of start and end of the matches in the name; empty if the path matched. */
  marks: [number, number][];
}

export interface Named {
  name: string;
  /** Dotted name in its file; empty for a file. */
  symbol: string;
  path: string;
}

/**
 * Matches a typed query with a symbol or file: by the whole name, its beginning, the humps of `camelCase` from the first
 * one (`gNM` finds `getNormalMatrix`), later parts of camelCase and snake_case (`argument` finds `print_arguments`), any
 * part of the name, or the path. `Cart.add` also matches the owner, `cart.add` and `cart.ts:add` the module, `shop/cart` the
 * path. If there are several words, each must match. Undefined if the query does not match.
 */
export function matchSymbol(query: string, candidate: Named): NameMatch | undefined {
  const words = query.trim().split(/\s+/).filter(Boolean);
  let best: NameMatch | undefined;
  let worst: NameMatch | undefined;
  for (const [index, word] of words.entries()) {
    const match = matchWord(word, candidate) ?? (index > 0 ? matchContext(word, candidate) : undefined);
    if (!match) return undefined;
    if (!best || tierIndex(match) < tierIndex(best)) best = match;
    if (!worst || tierIndex(match) > tierIndex(worst)) worst = match;
  }
  // A second word that only matches the path does not make the match of the name worse.
  return best && worst && { tier: best.tier === 'path' ? worst.tier : best.tier, marks: best.marks };
}

export interface Ranked {
  match: NameMatch;
  candidate: Named & { rank: number };
}

/** Orders matches: by tier, then by rank, then the shorter name. */
export function compareMatches(a: Ranked, b: Ranked): number {
  return (
    tierIndex(a.match) - tierIndex(b.match) ||
    b.candidate.rank - a.candidate.rank ||
    a.candidate.name.length - b.candidate.name.length ||
    compareText(a.candidate.name, b.candidate.name) ||
    compareText(a.candidate.path, b.candidate.path)
  );
}

function tierIndex({ tier }: NameMatch): number {
  return matchTiers.indexOf(tier);
}

/** Further words may match any part of the path or of the qualified name. */
function matchContext(word: string, { symbol, path }: Named): NameMatch | undefined {
  const around = `${path} ${symbol}`.toLowerCase();
  return around.includes(word.toLowerCase()) ? { tier: 'path', marks: [] } : undefined;
}

function matchWord(word: string, candidate: Named): NameMatch | undefined {
  return (
    matchMember(word, candidate) ??
    matchName(word, candidate.name) ??
    matchInModule(word, candidate) ??
    matchPath(word, candidate)
  );
}

function matchMember(word: string, { name, symbol }: Named): NameMatch | undefined {
  const dot = word.lastIndexOf('.');
  if (dot <= 0 || !symbol.includes('.')) return undefined;
  const owner = word.slice(0, dot).toLowerCase();
  const container = symbol.slice(0, symbol.lastIndexOf('.')).toLowerCase();
  const fits = container.split('.').some((_, at, all) => all.slice(at).join('.').startsWith(owner));
  return fits ? matchName(word.slice(dot + 1), name) : undefined;
}

/** Matches a name with its module by the whole name or its beginning: other ways would find `tS` for `cart.ts`. */
function matchInModule(word: string, { name, symbol, path }: Named): NameMatch | undefined {
  if (symbol === '') return isModule(path, word) ? { tier: 'exact', marks: [] } : undefined;
  for (const { place, symbol: wanted } of qualifiedNames(word)) {
    const match =
      matchMember(wanted, { name, symbol, path }) ??
      (wanted.includes('.') ? undefined : matchName(wanted, name));
    if (match && matchTiers.indexOf(match.tier) <= 1 && isInPlace(path, place)) return match;
  }
  return undefined;
}

function matchName(word: string, name: string): NameMatch | undefined {
  if (word === '') return { tier: 'prefix', marks: [] };
  const wanted = word.toLowerCase();
  const lower = name.toLowerCase();
  if (lower === wanted) return { tier: 'exact', marks: [[0, name.length]] };
  if (lower.startsWith(wanted)) return { tier: 'prefix', marks: [[0, word.length]] };
  const parts = partsOf(name).slice(0, MAX_PARTS);
  const humps = matchParts(wanted, lower, parts, 0);
  if (humps) return { tier: 'humps', marks: humps };
  for (let first = 1; first < parts.length; first++) {
    const later = matchParts(wanted, lower, parts, first);
    if (later) return { tier: 'parts', marks: later };
  }
  const inside = wanted.length > 2 ? lower.indexOf(wanted) : -1;
  return inside < 0 ? undefined : { tier: 'inside', marks: [[inside, inside + word.length]] };
}

/** Returns starts and ends of the parts of a name: `getHTTPUrl_v2` has get, HTTP, Url, v, 2. */
function partsOf(name: string): [number, number][] {
  return [...name.matchAll(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{L}\p{N}_\-$.~]+/gu)].map(
    ({ index, 0: part }) => [index, index + part.length],
  );
}

/**
 * Splits `wanted` into beginnings of parts: the first is of the part at `first`, later parts may be skipped. `failed`
 * has the attempts without a result; without it, a name of equal parts would take exponential time.
 */
function matchParts(
  wanted: string,
  lower: string,
  parts: readonly [number, number][],
  first: number,
  failed = new Set<string>(),
): [number, number][] | undefined {
  const part = parts[first];
  const key = `${wanted.length} ${first}`;
  if (!part || failed.has(key)) return undefined;
  const [start, end] = part;
  let common = 0;
  while (common < wanted.length && start + common < end && wanted[common] === lower[start + common]) common++;
  for (let taken = common; taken > 0; taken--) {
    if (taken === wanted.length) return [[start, start + taken]];
    const rest = wanted.slice(taken).replace(/^[_\-.]+/, '');
    for (let next = first + 1; next < parts.length; next++) {
      const marks = matchParts(rest, lower, parts, next, failed);
      if (marks) return [[start, start + taken], ...marks];
    }
  }
  failed.add(key);
  return undefined;
}

/** Symbols match by path only if the word contains a slash. Otherwise a file would match with all its symbols. */
function matchPath(word: string, { symbol, path }: Named): NameMatch | undefined {
  // A path is the name of a file, and only says where a symbol is.
  if (symbol === '' && `/${path}`.toLowerCase().endsWith(`/${word.toLowerCase()}`))
    return { tier: 'exact', marks: [] };
  const isAllowed = symbol === '' ? word.length > 1 : word.includes('/');
  return isAllowed && path.toLowerCase().includes(word.toLowerCase())
    ? { tier: 'path', marks: [] }
    : undefined;
}
