import type { OurEdge } from '../ours/read-export.ts';
import type { Answer } from '../scip/answer.ts';
import { columnOf, lineOf, nameAt, type FileSyntax, type Place } from '../syntax/file-syntax.ts';
import { isApplied, isBeyondNames } from './beyond-names.ts';
import { excuseUnions, isDeclaredAbove, isHeldByShorthand } from './excuses.ts';
import {
  entityOf,
  isConversion,
  isLocal,
  isMeasured,
  type Claim,
  type JudgedClaim,
  type Verdict,
  type World,
} from './world.ts';

/** Every use of a definition, calls included. Edges to files and packages say something else. */
const referenceTypes: ReadonlySet<string> = new Set([
  'CALLS',
  'REFERENCES',
  'REFERENCES_TYPE',
  'IMPORTS',
  'EXPORTS',
  'EXTENDS',
  'IMPLEMENTS',
]);

export type SymbolUnit = 'calls' | 'references';

/** The claims of our edges, certain ones and candidates, each judged by the oracle. */
export function judgeClaims(world: World, unit: SymbolUnit): JudgedClaim[] {
  const claims: JudgedClaim[] = [];
  for (const edge of world.graph.edges) {
    if (unit === 'calls' ? edge.type !== 'CALLS' : !referenceTypes.has(edge.type)) continue;
    const node = world.graph.nodes.get(edge.to);
    if (!node || node.kind === 'module' || node.kind === 'package') continue;
    if (!isMeasured(world, edge.path, node.path)) continue;
    const entity = entityOf(world, node);
    const key = entity?.key ?? node.id;
    const passedOn = world.oracle.passedOnAt(node.path, node.place).map((target) => target.key);
    for (const written of edge.places) {
      const place = unit === 'references' ? fromQuote(world, edge.path, written) : written;
      if (unit === 'references' && !isUse(world, edge, written)) continue;
      const claim: Claim = { path: edge.path, place, edge, node, key, passedOn };
      const answer = answerFor(world, edge.path, place, unit);
      claims.push({ ...claim, answer, verdict: judge(world, claim, answer, unit) });
    }
  }
  if (world.language.known.oneOfSeveral) excuseUnions(claims);
  return claims;
}

/** A key in quotes begins for us behind the quote, and for some oracles with it. */
function fromQuote({ syntaxes, oracle }: World, path: string, place: Place): Place {
  const line = syntaxes.get(path)?.lines[lineOf(place)] ?? '';
  const before = line[columnOf(place) - 1];
  const isQuoted = before === '"' || before === "'";
  const isNamed = (at: Place): boolean => oracle.answerAt(path, at).kind === 'definitions';
  return isQuoted && !isNamed(place) && isNamed(place - 1) ? place - 1 : place;
}

/**
 * The answer of the oracle for a place; for a call of the super constructor, that for the class that is extended. The
 * name in `new A()` can stand for the class and one of its constructors, of which the constructor is called.
 */
export function answerFor({ oracle, syntaxes }: World, path: string, place: Place, unit: SymbolUnit): Answer {
  const superClass = syntaxes.get(path)?.superClasses.get(place);
  const answer = oracle.answerAt(path, superClass ?? place);
  if (unit !== 'calls' || answer.kind !== 'definitions') return answer;
  const called = answer.entities.filter(({ isConstructor }) => isConstructor);
  return called.length > 0 ? { ...answer, entities: called } : answer;
}

/** Re-exports of everything name nothing, and a definition is no use of itself. */
function isUse({ syntaxes, graph }: World, edge: OurEdge, place: Place): boolean {
  const syntax = syntaxes.get(edge.path);
  const target = graph.nodes.get(edge.to);
  if (target?.path === edge.path && target.place === place) return false;
  if (!syntax) return true;
  return nameAt(syntax, place) !== undefined && !isModuleName(syntax, place);
}

export function isModuleName(syntax: FileSyntax, place: Place): boolean {
  return syntax.modules.some(({ start, end }) => start <= place && place < end);
}

function judge(world: World, claim: Claim, answer: Answer, unit: SymbolUnit): Verdict {
  const { path, place, node, key, passedOn } = claim;
  const syntax = world.syntaxes.get(path);
  // Only files that both sides read are compared.
  if (!syntax || !world.oracle.knows(path)) return 'neutral';
  if (!syntax.isUnderstood(place)) return 'unjudged';
  if (unit === 'references' && isDefinition(world, path, place)) return 'neutral';
  if (answer.kind === 'unknown') return 'unjudged';
  if (answer.kind === 'definitions') {
    const hit = answer.entities.find((entity) => entity.key === key || passedOn.includes(entity.key));
    if (hit) {
      if (isLocal(world, hit) || (unit === 'calls' && isConversion(world, hit))) return 'neutral';
      const isCall = unit !== 'calls' || syntax.calls.has(place) || isApplied(world, claim);
      return isCall ? 'right' : 'wrong';
    }
    if (answer.open) return 'unjudged';
    // What a call makes is named by the same word as the constructor that it runs.
    const isMade = answer.entities.some((entity) => entity.isConstructor && entity.key.startsWith(`${key}.`));
    if (isMade) return 'neutral';
    // Indexes name the class that is made, and not whose constructor that inherits.
    const isInherited = answer.entities.some((entity) => {
      const ancestors = node.isConstructor ? world.inheritance.ancestorsOf(entity.key) : undefined;
      return ancestors !== undefined && (ancestors.has(key) || ancestors.has(undefined));
    });
    if (isInherited || isBeyondNames(world, claim, answer)) return 'unjudged';
  }
  // For `{ name }`, the index may name the key instead of the value.
  if (syntax.shorthands.has(place)) return 'unjudged';
  const method = node.chain.at(-1) ?? '';
  if (world.language.known.unnamedMethods?.test(method) && nameAt(syntax, place) !== method)
    return 'unjudged';
  if (answer.kind === 'module' && unit === 'calls') return 'unjudged';
  const isExcused =
    isHeldByShorthand(world, claim, answer) ||
    (world.language.known.oneOfSeveral && isDeclaredAbove(world, claim, answer));
  return isExcused ? 'excused' : 'wrong';
}

/** A name that is defined there, or a target of an assignment that may define it. */
export function isDefinition({ oracle, syntaxes }: World, path: string, place: Place): boolean {
  const syntax = syntaxes.get(path);
  if (syntax?.references.has(place)) return false;
  return syntax?.definitions.has(place) === true || oracle.entityAt(path, place) !== undefined;
}
