import type { OurEdge, OurGraph, OurNode } from '../ours/read-export.ts';
import type { Language } from '../languages/language.ts';
import type { Answer, Entity } from '../scip/answer.ts';
import type { OracleIndex } from '../scip/oracle-index.ts';
import type { FileSyntax, Place } from '../syntax/file-syntax.ts';
import type { Inheritance } from './inheritance.ts';

/** A comparison: both sides, and the syntax that neither of them made. */
export interface World {
  language: Language;
  oracle: OracleIndex;
  inheritance: Inheritance;
  syntaxes: ReadonlyMap<string, FileSyntax>;
  graph: OurGraph;
  /** Paths that Treeatlas read. Others it leaves out on purpose, and they count on neither side. */
  read: ReadonlySet<string>;
}

/** An edge of Treeatlas at one place. */
export interface Claim {
  path: string;
  place: Place;
  edge: OurEdge;
  node: OurNode;
  /** The target in the terms of the oracle; for an unknown definition, our own id. */
  key: string;
  /** Further targets, when the target only passes on a name. */
  passedOn: readonly string[];
}

/**
 * `neutral`: there is nothing to be right or wrong about, as where a definition stands. `excused`: the oracle names
 * another definition and is known to do so where both will do; as good as unjudged.
 */
export type Verdict = 'right' | 'wrong' | 'unjudged' | 'neutral' | 'excused';

export interface JudgedClaim extends Claim {
  verdict: Verdict;
  answer: Answer;
}

/** The answer of the oracle for one place, which Treeatlas should give too. Any of the entities will do. */
export interface Expectation {
  path: string;
  place: Place;
  entities: readonly Entity[];
  found: boolean;
}

/** The definition of the oracle that a node of ours is; undefined when it knows none there. */
export function entityOf({ oracle, syntaxes }: World, node: OurNode): Entity | undefined {
  if (node.kind === 'module' || node.kind === 'package') return undefined;
  const known = oracle.entityAt(node.path, node.place) ?? oracle.entityNamed(node.path, node.chain);
  if (known) return known;
  const places = syntaxes.get(node.path)?.defaults.find((group) => group.includes(node.place)) ?? [];
  for (const place of places) {
    const entity = oracle.entityAt(node.path, place);
    if (entity) return entity;
  }
  return undefined;
}

/** Whether a reference between files is of those that are measured. */
export function isMeasured({ language }: World, ...paths: readonly string[]): boolean {
  return !language.measures || paths.some(language.measures);
}

/** Whether a call with this target converts a value. */
export function isConversion({ language }: World, { isType }: Entity): boolean {
  return language.known.conversions === true && isType;
}

/** A definition is local when everything that defines it is. */
export function isLocal({ syntaxes, language }: World, entity: Entity): boolean {
  if (language.known.localSymbols && entity.isLocal) return true;
  const syntax = syntaxes.get(entity.path);
  return syntax !== undefined && [...entity.places].every((place) => syntax.isLocal(place));
}
