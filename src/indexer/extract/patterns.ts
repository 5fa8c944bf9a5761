import type { Node } from 'web-tree-sitter';
import { Op, REST } from '../facts.ts';
import type { Collected, Found } from './collect.ts';
import type { Expressions, ExtractContext } from './expressions.ts';
import { Places } from './places.ts';

/** What a name or a part of a pattern is given. */
export interface Matched {
  /** Row of the declared type, or -1. */
  type: number;
  /** Row of the value, or -1. */
  value: number;
  /** Which parameter it is; -1 for none. */
  position: number;
}

export interface Patterns {
  /** By node, inner names included. */
  matched: ReadonlyMap<number, Matched>;
  /** Parameters that are taken apart and so have no name of their own: their scope and what they are given. */
  nameless: { scope: number; start: number; matched: Matched }[];
}

/**
 * Gives every name that a pattern binds the row of its value: `{ a: [b] } = f()` binds `b` to one of the values that
 * member `a` of the result of `f` holds. The rows in between are made here.
 */
export function matchPatterns(
  collected: Collected,
  expressions: Expressions,
  context: ExtractContext,
): Patterns {
  const { rows, rowOf } = expressions;
  const { source, strings, scopes, definitions, factIndex } = context;
  const ordered = [...collected.patterns.values()].sort(
    (a, b) => a.node.startIndex - b.node.startIndex || b.node.endIndex - a.node.endIndex,
  );
  const places = new Places(definitions, scopes, factIndex);
  const positions = countPositions(ordered, collected, source);
  const wholes = new Set(ordered.map(({ attributes }) => attributes.whole?.id));
  const matched = new Map<number, Matched>();
  const nameless: Patterns['nameless'] = [];

  for (const found of ordered) {
    const { node, attributes } = found;
    const { key, whole, iterated, entered, caught, value, type, rest } = attributes;
    const scope = places.scope(node.startIndex);
    const container = places.container(node.startIndex);
    const site = key ?? node;
    const push = (op: number, a: number, b: number, length = 0): number =>
      a < 0 && op !== Op.Parameter ? -1 : rows.push(op, a, b, 0, scope, container, site.startIndex, length);
    const position = positions.get(node.id) ?? -1;

    let given = -1;
    if (whole) {
      const outer = matched.get(whole.id);
      const from = outer ? asValue(outer, push) : -1;
      if (rest && position >= 0) given = push(Op.Rest, from, position);
      else if (rest) given = from;
      else if (key) {
        const name = strings.index(source.slice(key.startIndex, key.endIndex));
        given = push(Op.Member, from, name, key.endIndex - key.startIndex);
      } else given = push(Op.Iterated, from, position);
    } else if (iterated) given = push(Op.Iterated, rowOf(iterated), -1);
    else if (entered) given = push(Op.Entered, rowOf(entered), -1);
    else if (caught) given = push(Op.Caught, rowOf(caught), -1);
    else given = rowOf(value);

    const otherwise = rowOf(attributes.default);
    if (otherwise >= 0) given = given < 0 ? otherwise : push(Op.Either, given, otherwise);
    const own: Matched = { type: rowOf(type), value: given, position: whole ? -1 : position };
    if (attributes.parameters && wholes.has(node.id)) {
      if (own.type < 0 && own.value < 0) own.value = push(Op.Parameter, scope, position);
      nameless.push({ scope, start: node.startIndex, matched: own });
    }
    matched.set(node.id, own);
  }
  return { matched, nameless };
}

/** One row for a value of which the type is declared or the value known. */
function asValue({ type, value }: Matched, push: (op: number, a: number, b: number) => number): number {
  return type >= 0 ? push(Op.Cast, type, -1) : value;
}

/** Which parameter of its function a pattern is, receivers not counted, or which element of its whole. */
function countPositions(
  ordered: readonly Found[],
  { bindings }: Collected,
  source: string,
): Map<number, number> {
  const positions = new Map<number, number>();
  const counts = new Map<number, number>();
  for (const { node, attributes } of ordered) {
    const { parameters, whole, key, rest } = attributes;
    if (parameters && rest) positions.set(node.id, REST + (counts.get(parameters.id) ?? 0));
    else if (parameters) {
      const kind = bindings.get(node.id)?.kind;
      if (kind === 'receiver' || kind === 'receiver_type') continue;
      const next = counts.get(parameters.id) ?? 0;
      counts.set(parameters.id, next + 1);
      positions.set(node.id, next);
    } else if (whole && !key && !(rest && source[whole.startIndex] === '{'))
      positions.set(node.id, commasBefore(whole, node, source));
  }
  return positions;
}

/** Elements may be left out, so that only the commas tell which one it is. */
function commasBefore(whole: Node, node: Node, source: string): number {
  let depth = 0;
  let commas = 0;
  const bracketed = /[[({]/.test(source[whole.startIndex] ?? '');
  for (let at = whole.startIndex + (bracketed ? 1 : 0); at < node.startIndex; at++) {
    const character = source[at];
    if (character === '[' || character === '{' || character === '(') depth++;
    else if (character === ']' || character === '}' || character === ')') depth--;
    else if (character === ',' && depth === 0) commas++;
  }
  return commas;
}
