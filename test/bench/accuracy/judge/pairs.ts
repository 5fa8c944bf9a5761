import { lineOf, type Place } from '../syntax/file-syntax.ts';
import type { Expectation, JudgedClaim, World } from './world.ts';

/** Counts of pairs, each of a container and what is called or used in it. */
export interface Tally {
  /** Pairs of certain edges that the oracle has too. */
  right: number;
  wrong: number;
  /** Pairs of certain edges of which it says nothing. */
  unjudged: number;
  /** Pairs of the oracle that certain edges have too. */
  found: number;
  missed: number;
}

/** A pair and the places that it stands for. */
export interface Pair<Site> {
  sites: Site[];
}

export function tally(
  world: World,
  claims: readonly JudgedClaim[],
  expectations: readonly Expectation[],
): Tally {
  const count: Tally = { right: 0, wrong: 0, unjudged: 0, found: 0, missed: 0 };
  for (const { sites } of claimedPairs(world, claims).values()) {
    if (sites.some(({ verdict }) => verdict === 'right')) count.right++;
    else if (sites.some(({ verdict }) => verdict === 'wrong')) count.wrong++;
    else if (sites.some(({ verdict }) => verdict !== 'neutral')) count.unjudged++;
  }
  for (const { sites } of expectedPairs(world, expectations).values()) {
    if (sites.some(({ found }) => found)) count.found++;
    else count.missed++;
  }
  return count;
}

export function claimedPairs(world: World, claims: readonly JudgedClaim[]): Map<string, Pair<JudgedClaim>> {
  const certain = claims.filter(({ edge }) => edge.certain);
  return groupSites(world, certain, ({ key }) => key);
}

export function expectedPairs(
  world: World,
  expectations: readonly Expectation[],
): Map<string, Pair<Expectation>> {
  return groupSites(world, expectations, ({ entities }) =>
    entities
      .map(({ key }) => key)
      .sort()
      .join('&'),
  );
}

function groupSites<Site extends { path: string; place: Place }>(
  world: World,
  sites: readonly Site[],
  target: (site: Site) => string,
): Map<string, Pair<Site>> {
  const pairs = new Map<string, Pair<Site>>();
  for (const site of sites) {
    const key = `${containerOf(world, site.path, site.place)}>${target(site)}`;
    const pair = pairs.get(key);
    if (pair) pair.sites.push(site);
    else pairs.set(key, { sites: [site] });
  }
  return pairs;
}

/** The innermost definition around the line that is not local to a function; else the file. */
export function containerOf({ syntaxes }: World, path: string, place: Place): string {
  const container = syntaxes.get(path)?.containerAt(lineOf(place));
  return container ? `${path}:${container.first}:${container.name}` : path;
}
