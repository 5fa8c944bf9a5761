import { artifactPath } from '../../model/artifact.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import type { PackageMap } from '../../model/package-map.ts';
import { pagePath } from '../../model/page-path.ts';
import type { PublishedSymbols } from '../../model/published-symbols.ts';
import { closest } from '../../query/closest.ts';
import { compareMatches, type NameMatch, symbolMatcher } from '../../query/match-symbol.ts';
import { fetchArtifact } from '../scripts/atlas.ts';
import { parsePaletteQuery, type PaletteQuery } from './palette-query.ts';
import { stepsFor } from './symbol-steps.ts';

/** A symbol or file that the palette offers. */
export interface Destination {
  name: string;
  symbol: string;
  kind: string;
  path: string;
  line: number;
  rank: number;
  /** Path of its page, relative to the root of the atlas. */
  page: string;
}

export interface SearchResult {
  candidate: Destination;
  match: NameMatch;
}

export const MAX_RESULTS = 50;
/** With this many results with the name, later steps are not needed. Those that only have the text in their path say nothing about the file with that path. */
const ENOUGH = 5;

/** Shorter names all resemble each other. */
const MIN_SIMILAR = 3;
const MAX_SIMILAR = 5;
/** Share of the characters of a similar name that may differ. */
const MAX_DIFFERENCE = 0.34;

const loaded = new Map<string, Destination[]>();

/**
 * Finds symbols and files by name, in steps: first in the small shard for the prefix of the query, then among all names
 * with the same first letter, then among the others, which may be megabytes. A step is only taken if those before found
 * fewer than `ENOUGH`. Yields all results so far after each step.
 */
export async function* findDestinations(
  text: string,
): AsyncGenerator<{ results: SearchResult[]; complete: boolean }> {
  const query = parsePaletteQuery(text);
  const { symbolShards } = await fetchArtifact<AtlasIndex>(artifactPath.index);
  const tests = query.tests && (await testFiles());
  const isWanted = ({ path }: Destination): boolean => !tests || tests.has(path) === (query.tests === 'only');
  const steps = stepsFor(query.name, symbolShards);
  let searched: Destination[] = [];
  for (const [step, shards] of steps.entries()) {
    const parts = await Promise.all(shards.map(({ file }) => loadShard(file)));
    searched = searched.concat(parts.flat().filter(isWanted));
    const results = search(query, searched);
    const named = results.filter(({ match }) => match.tier !== 'path').length;
    const complete = step === steps.length - 1 || named >= ENOUGH;
    yield { results, complete };
    if (complete) return;
  }
}

/** Returns the destinations whose names resemble one that is called nothing, nearest first. */
export async function similarDestinations(text: string): Promise<Destination[]> {
  const { name } = parsePaletteQuery(text);
  const last = name.slice(Math.max(...['.', ':', '/'].map((mark) => name.lastIndexOf(mark))) + 1);
  if (last.length < MIN_SIMILAR) return [];
  const { symbolShards } = await fetchArtifact<AtlasIndex>(artifactPath.index);
  const [near = [], sameInitial = []] = stepsFor(last, symbolShards);
  const parts = await Promise.all([...near, ...sameInitial].map(({ file }) => loadShard(file)));
  // Any name is similar to a letter that it contains.
  const isAsLong = ({ name: other }: Destination): boolean =>
    Math.abs(other.length - last.length) <= last.length * MAX_DIFFERENCE;
  const byRank = parts
    .flat()
    .filter(isAsLong)
    .sort((a, b) => b.rank - a.rank);
  return closest(last, byRank, (each) => each.name, MAX_SIMILAR, MAX_DIFFERENCE);
}

function search({ name, kind, line }: PaletteQuery, destinations: readonly Destination[]): SearchResult[] {
  const matchOf = symbolMatcher(name);
  const found: SearchResult[] = [];
  for (const candidate of destinations) {
    // Only a file has lines of its own.
    if (candidate.kind !== (line === undefined ? (kind ?? candidate.kind) : 'module')) continue;
    const match = matchOf(candidate);
    if (match) found.push({ candidate: line === undefined ? candidate : atLine(candidate, line), match });
  }
  return found.sort(compareMatches).slice(0, MAX_RESULTS);
}

function atLine(file: Destination, line: number): Destination {
  return { ...file, line, page: `${file.page}#L${line}` };
}

async function loadShard(file: string): Promise<Destination[]> {
  const known = loaded.get(file);
  if (known) return known;
  const { symbols } = await fetchArtifact<PublishedSymbols>(artifactPath.symbols(file));
  const destinations = symbols.map(
    ({ name, symbol = '', kind, path, line, rank, file: address, address: own }) => {
      const page = own === undefined ? pagePath.file(address) : pagePath.symbol(own);
      return { name, symbol, kind, path, line, rank, page };
    },
  );
  loaded.set(file, destinations);
  return destinations;
}

async function testFiles(): Promise<ReadonlySet<string>> {
  const { directories, files } = await fetchArtifact<PackageMap>(artifactPath.map);
  return new Set(
    files.flatMap(([directory, name, , , , , test]) => {
      const above = directories[directory];
      return test === 1 ? [above ? `${above}/${name}` : name] : [];
    }),
  );
}

/** Returns the destinations to offer before anything is typed. */
export async function suggestedDestinations(): Promise<Destination[]> {
  const { entryPoints, topModules, topSymbols } = await fetchArtifact<AtlasIndex>(artifactPath.index);
  const seen = new Set<string>();
  return [...entryPoints.slice(0, 3), ...topSymbols.slice(0, 7), ...topModules.slice(0, 5)].flatMap(
    ({ id, name, kind, path, address, line, rank }) => {
      if (seen.has(id)) return [];
      seen.add(id);
      const page = kind === 'module' ? pagePath.file(address) : pagePath.symbol(address);
      return [{ name, symbol: name, kind, path, line, rank, page }];
    },
  );
}
