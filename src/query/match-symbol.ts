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
 * Returns what matches a typed query with symbols and files: by the whole name, its beginning, the humps of `camelCase` from the first
 * one (`gNM` finds `getNormalMatrix`), later parts of camelCase and snake_case (`argument` finds `print_arguments`), any
 * part of the name, or the path. `Cart.add` also matches the owner, `cart.add` and `cart.ts:add` the module, `shop/cart` the
 * path. If there are several words, each must match. Undefined if the query does not match.
 */
export function symbolMatcher(query: string): (candidate: Named) => NameMatch | undefined {
  const words = query.trim().split(/\s+/).filter(Boolean).map(wantedWord);
  return (candidate) => {
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
  };
}

/** A word of a query and all that can be derived from it, once for all candidates. */
interface WantedWord {
  text: string;
  lower: string;
  name: WantedName;
  member: WantedMember | undefined;
  modules: readonly { place: string; name: WantedName | undefined; member: WantedMember | undefined }[];
}

interface WantedName {
  /** The length as typed: the text can be longer in lower case. */
  length: number;
  lower: string;
  /** Without what separates the parts of names. */
  letters: string;
}

interface WantedMember {
  /** The owner or its beginning, in lower case. */
  owner: string;
  name: WantedName;
}

function wantedWord(text: string): WantedWord {
  return {
    text,
    lower: text.toLowerCase(),
    name: wantedName(text),
    member: wantedMember(text),
    modules: qualifiedNames(text).map(({ place, symbol }) => ({
      place,
      name: symbol.includes('.') ? undefined : wantedName(symbol),
      member: wantedMember(symbol),
    })),
  };
}

function wantedName(text: string): WantedName {
  const lower = text.toLowerCase();
  return { length: text.length, lower, letters: lower.replace(/[_\-.]+/g, '') };
}

function wantedMember(text: string): WantedMember | undefined {
  const dot = text.lastIndexOf('.');
  if (dot <= 0) return undefined;
  return { owner: text.slice(0, dot).toLowerCase(), name: wantedName(text.slice(dot + 1)) };
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
function matchContext({ lower }: WantedWord, { symbol, path }: Named): NameMatch | undefined {
  const around = `${path} ${symbol}`.toLowerCase();
  return around.includes(lower) ? { tier: 'path', marks: [] } : undefined;
}

function matchWord(word: WantedWord, candidate: Named): NameMatch | undefined {
  return (
    matchMember(word.member, candidate) ??
    matchName(word.name, candidate.name) ??
    matchInModule(word, candidate) ??
    matchPath(word, candidate)
  );
}

function matchMember(wanted: WantedMember | undefined, { name, symbol }: Named): NameMatch | undefined {
  if (!wanted || !symbol.includes('.')) return undefined;
  const match = matchName(wanted.name, name);
  if (!match) return undefined;
  const container = symbol.slice(0, symbol.lastIndexOf('.')).toLowerCase();
  const fits = container.split('.').some((_, at, all) => all.slice(at).join('.').startsWith(wanted.owner));
  return fits ? match : undefined;
}

/** Matches a name with its module by the whole name or its beginning: other ways would find `tS` for `cart.ts`. */
function matchInModule({ text, modules }: WantedWord, candidate: Named): NameMatch | undefined {
  const { name, symbol, path } = candidate;
  if (symbol === '') return isModule(path, text) ? { tier: 'exact', marks: [] } : undefined;
  for (const wanted of modules) {
    const match = matchMember(wanted.member, candidate) ?? (wanted.name && matchName(wanted.name, name));
    if (match && tierIndex(match) <= 1 && isInPlace(path, wanted.place)) return match;
  }
  return undefined;
}

function matchName({ length, lower: wanted, letters }: WantedName, name: string): NameMatch | undefined {
  if (wanted === '') return { tier: 'prefix', marks: [] };
  const lower = name.toLowerCase();
  if (lower === wanted) return { tier: 'exact', marks: [[0, name.length]] };
  if (lower.startsWith(wanted)) return { tier: 'prefix', marks: [[0, length]] };
  // Few of tens of thousands of names pass, and the rest is slow.
  if (!hasInOrder(lower, letters)) return undefined;
  const parts = partsOf(name).slice(0, MAX_PARTS);
  const humps = matchParts(wanted, lower, parts, 0);
  if (humps) return { tier: 'humps', marks: humps };
  for (let first = 1; first < parts.length; first++) {
    const later = matchParts(wanted, lower, parts, first);
    if (later) return { tier: 'parts', marks: later };
  }
  const inside = wanted.length > 2 ? lower.indexOf(wanted) : -1;
  return inside < 0 ? undefined : { tier: 'inside', marks: [[inside, inside + length]] };
}

/** Whether a text has all letters in their order, with anything between them. */
function hasInOrder(text: string, letters: string): boolean {
  let at = 0;
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
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
function matchPath({ text, lower }: WantedWord, { symbol, path }: Named): NameMatch | undefined {
  // A path is the name of a file, and only says where a symbol is.
  if (symbol === '' && `/${path}`.toLowerCase().endsWith(`/${lower}`)) return { tier: 'exact', marks: [] };
  const isAllowed = symbol === '' ? text.length > 1 : text.includes('/');
  return isAllowed && path.toLowerCase().includes(lower) ? { tier: 'path', marks: [] } : undefined;
}
