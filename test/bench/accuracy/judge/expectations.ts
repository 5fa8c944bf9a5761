import type { Entity } from '../scip/answer.ts';
import type { Place } from '../syntax/file-syntax.ts';
import { answerFor, isDefinition, isModuleName, type SymbolUnit } from './claims.ts';
import {
  isConversion,
  isLocal,
  isMeasured,
  type Expectation,
  type JudgedClaim,
  type World,
} from './world.ts';

export interface Expectations {
  sites: Expectation[];
  /** Calls of names of which the oracle says nothing. */
  unjudged: number;
}

/** The answers of the oracle for every place, and whether a certain edge of ours agrees. */
export function expectationsOf(world: World, unit: SymbolUnit, claims: readonly JudgedClaim[]): Expectations {
  const claimed = new Set<string>();
  const excused = new Set<string>();
  for (const { edge, path, place, key, passedOn, verdict } of claims) {
    if (!edge.certain) continue;
    for (const each of [key, ...passedOn]) claimed.add(`${path}|${place}|${each}`);
    if (verdict === 'excused') excused.add(`${path}|${place}`);
  }
  const sites: Expectation[] = [];
  let unjudged = 0;
  for (const path of world.oracle.paths) {
    if (!world.read.has(path)) continue;
    for (const place of placesOf(world, unit, path)) {
      const answer = answerFor(world, path, place, unit);
      if (answer.kind === 'unknown' && isMeasured(world, path)) unjudged++;
      if (answer.kind !== 'definitions') continue;
      const isShorthand = world.syntaxes.get(path)?.shorthands.has(place) === true;
      const entities = answer.entities.filter(
        // The value of `{ name }` is never a member; the index may name that which the key stands for.
        (entity) =>
          world.read.has(entity.path) &&
          !isLocal(world, entity) &&
          !(unit === 'calls' && isConversion(world, entity)) &&
          !(isShorthand && isMember(entity)),
      );
      if (entities.length === 0) continue;
      if (!isMeasured(world, path, ...entities.map((entity) => entity.path))) continue;
      const found = answer.entities.some(({ key }) => claimed.has(`${path}|${place}|${key}`));
      if (found || !excused.has(`${path}|${place}`)) sites.push({ path, place, entities, found });
    }
  }
  return { sites, unjudged };
}

/** Each place at which the unit has something to say. */
function placesOf(world: World, unit: SymbolUnit, path: string): Place[] {
  const syntax = world.syntaxes.get(path);
  if (!syntax) return [];
  if (unit === 'calls') return [...syntax.calls.keys()];
  const uses = [...world.oracle.placesOf(path), ...syntax.superClasses.keys()];
  return uses.filter((place) => !isDefinition(world, path, place) && !isModuleName(syntax, place));
}

function isMember({ key }: Entity): boolean {
  return key.slice(key.indexOf('|')).includes('.');
}
