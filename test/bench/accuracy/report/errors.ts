import type { JudgedImports } from '../judge/imports.ts';
import { claimedPairs, expectedPairs } from '../judge/pairs.ts';
import { entityOf, type Expectation, type JudgedClaim, type World } from '../judge/world.ts';
import type { Entity } from '../scip/answer.ts';
import { columnOf, lineOf, type Place } from '../syntax/file-syntax.ts';

/** One place at which Treeatlas and the oracle do not agree. */
export interface ListedError {
  kind: 'wrong' | 'missing';
  /** How the use is written, and what stands in the way. */
  construct: string;
  /** `path:line:column`, from 1. */
  where: string;
  source: string;
  ours: string;
  oracle: string;
}

/** Every place of a wrong pair, and the first of a missed one. */
export function listSymbolErrors(
  world: World,
  claims: readonly JudgedClaim[],
  expectations: readonly Expectation[],
): ListedError[] {
  const errors: ListedError[] = [];
  const said = sayingsOf(world, claims);
  for (const { sites } of claimedPairs(world, claims).values()) {
    if (sites.some(({ verdict }) => verdict === 'right')) continue;
    for (const { path, place, node, edge, answer, verdict } of sites) {
      if (verdict !== 'wrong') continue;
      const what = answer.kind === 'definitions' ? answer.entities.map(shown).join(' or ') : answer.kind;
      errors.push({
        kind: 'wrong',
        construct: `${constructOf(world, path, place)}, ${edge.how}`,
        ...shownPlace(world, path, place),
        ours: node.id,
        oracle: what,
      });
    }
  }
  const known = knownEntities(world);
  for (const { sites } of expectedPairs(world, expectations).values()) {
    const [site] = sites;
    if (!site || sites.some(({ found }) => found)) continue;
    const { path, place, entities } = site;
    const noNode = entities.some(({ key }) => known.has(key)) ? '' : 'no node: ';
    errors.push({
      kind: 'missing',
      construct: `${noNode}${constructOf(world, path, place)}`,
      ...shownPlace(world, path, place),
      ours: said.get(`${path}|${place}`)?.join(' or ') ?? 'nothing',
      oracle: entities.map(shown).join(' or '),
    });
  }
  return errors;
}

export function listImportErrors(world: World, { claims, expectations }: JudgedImports): ListedError[] {
  const construct = 'import';
  const wrong = claims
    .filter(({ certain, verdict }) => certain && verdict === 'wrong')
    .map(({ path, place, to, how }): ListedError => ({
      kind: 'wrong',
      construct: `${construct}, ${how}`,
      ...shownPlace(world, path, place),
      ours: to,
      oracle: 'another file or none',
    }));
  const missing = expectations
    .filter(({ found }) => !found)
    .map(({ path, place, to }): ListedError => ({
      kind: 'missing',
      construct,
      ...shownPlace(world, path, place),
      ours: 'nothing',
      oracle: to,
    }));
  return [...wrong, ...missing];
}

/** The targets of all our edges at a place, candidates with a question mark and packages too. */
function sayingsOf(world: World, claims: readonly JudgedClaim[]): Map<string, string[]> {
  const said = new Map<string, string[]>();
  const add = (path: string, place: Place, text: string) => {
    const key = `${path}|${place}`;
    const list = said.get(key) ?? [];
    if (!list.includes(text)) said.set(key, [...list, text]);
  };
  for (const { path, place, node, edge } of claims) add(path, place, edge.certain ? node.id : `?${node.id}`);
  for (const edge of world.graph.edges) {
    if (world.graph.nodes.get(edge.to)?.kind !== 'package') continue;
    for (const place of edge.places) add(edge.path, place, edge.to);
  }
  return said;
}

function knownEntities(world: World): Set<string> {
  const known = new Set<string>();
  for (const node of world.graph.nodes.values()) {
    const entity = entityOf(world, node);
    if (entity) known.add(entity.key);
  }
  return known;
}

function constructOf({ syntaxes }: World, path: string, place: Place): string {
  const syntax = syntaxes.get(path);
  const shape = syntax?.shapes.get(place) ?? 'other';
  const call = syntax?.calls.get(place);
  return call ? `${call}, ${shape}` : shape;
}

function shown({ path, name }: Entity): string {
  return `${path}:${name}`;
}

function shownPlace({ syntaxes }: World, path: string, place: Place): Pick<ListedError, 'where' | 'source'> {
  const line = lineOf(place);
  const source = syntaxes.get(path)?.lines[line]?.trim() ?? '';
  return { where: `${path}:${line + 1}:${columnOf(place) + 1}`, source: source.slice(0, 140) };
}
