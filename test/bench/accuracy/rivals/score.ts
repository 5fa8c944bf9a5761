import { answerFor } from '../judge/claims.ts';
import { expectationsOf } from '../judge/expectations.ts';
import { containerOf, expectedPairs, type Tally } from '../judge/pairs.ts';
import { isLocal, type World } from '../judge/world.ts';
import type { Entity } from '../scip/answer.ts';
import { lineOf, nameAt, placeOf } from '../syntax/file-syntax.ts';
import type { RivalGraph, RivalNode } from './rival.ts';

/**
 * The calls of another tool by the same measure, as far as it says enough: it gives lines and names in place of
 * places, so a pair of it is right when any call in the container leads to that definition.
 */
export function scoreRival(world: World, { files, calls }: RivalGraph): Tally {
  const theirs: World = { ...world, read: files };
  const sites = expectationsOf(theirs, 'calls', []).sites;
  const expected = expectedPairs(theirs, sites);
  const truths = new Set<string>();
  for (const { path, place, entities } of sites) {
    for (const { key } of entities) truths.add(`${containerOf(world, path, place)}>${key}`);
  }
  const silent = silentNames(theirs);
  const byLine = definitionsByLine(world);
  const count: Tally = { right: 0, wrong: 0, unjudged: 0, found: 0, missed: 0 };
  const claimed = new Set<string>();
  for (const { path, line, target } of calls) {
    if (!world.oracle.knows(path)) continue;
    const entity = entityOf(byLine, target);
    if (entity && isLocal(world, entity)) continue;
    const container = containerOf(world, path, placeOf(line - 1, 0));
    const pair = `${container}>${entity?.key ?? JSON.stringify(target)}`;
    if (claimed.has(pair)) continue;
    claimed.add(pair);
    if (truths.has(pair)) count.right++;
    else if (silent.has(`${container}>${target.name}`)) count.unjudged++;
    else count.wrong++;
  }
  for (const [key, { sites: places }] of expected) {
    const container = key.slice(0, key.indexOf('>'));
    const isFound = places.some(({ entities }) =>
      entities.some((entity) => claimed.has(`${container}>${entity.key}`)),
    );
    if (isFound) count.found++;
    else count.missed++;
  }
  return count;
}

/** Names that are called in a container without the oracle knowing where they lead. */
function silentNames(world: World): Set<string> {
  const silent = new Set<string>();
  for (const [path, syntax] of world.syntaxes) {
    for (const place of syntax.calls.keys()) {
      if (answerFor(world, path, place, 'calls').kind === 'unknown')
        silent.add(`${containerOf(world, path, place)}>${nameAt(syntax, place) ?? ''}`);
    }
  }
  return silent;
}

/** Lines from 1, as other tools count. What a decorator or a modifier begins may begin lines before its name. */
function definitionsByLine({ oracle, syntaxes }: World): Map<string, Entity> {
  const byLine = new Map<string, Entity>();
  for (const entity of oracle.entities()) {
    for (const place of entity.places) {
      const name = nameAt(syntaxes.get(entity.path), place) ?? '';
      byLine.set(keyOf(entity.path, name, lineOf(place) + 1), entity);
    }
  }
  return byLine;
}

const MAX_LINES_BEFORE_NAME = 8;

function entityOf(byLine: ReadonlyMap<string, Entity>, { path, name, line }: RivalNode): Entity | undefined {
  for (let at = line; at < line + MAX_LINES_BEFORE_NAME; at++) {
    const entity = byLine.get(keyOf(path, name, at));
    if (entity) return entity;
  }
  return undefined;
}

function keyOf(path: string, name: string, line: number): string {
  return `${path}|${name}|${line}`;
}
