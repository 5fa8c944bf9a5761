import { type ScopeIndex, isNone, NONE, type RowIndex } from '../facts/ids.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn, NAMED, REST } from '../facts/tables.ts';
import type { SyntaxTree } from '../../grammar/syntax/syntax-tree.ts';
import type { LanguageManifest } from '../../grammar/manifest.ts';
import type { Collected, Found, SyntaxNode } from './collect.ts';
import type { Expressions } from './expressions.ts';
import { Places } from './places.ts';
import type { Structure } from './structure.ts';

/** What a name or a part of a pattern is given. */
export interface Matched {
  /** Row of the declared type, or -1. */
  type: RowIndex;
  /** Row of the value, or -1. */
  value: RowIndex;
  /** Which parameter it is; -1 for none. */
  position: number;
}

export interface Patterns {
  /** By node, inner names included. */
  matched: ReadonlyMap<number, Matched>;
  /** Parameters that have no name, or are taken apart: their scope and what they are given. */
  nameless: { scope: ScopeIndex; start: number; matched: Matched }[];
}

/**
 * Gives every name that a pattern binds the row of its value: `{ a: [b] } = f()` binds `b` to one of the values that
 * member `a` of the result of `f` holds. The rows in between are made here.
 */
export function matchPatterns(structure: Structure, expressions: Expressions): Patterns {
  const { rows, strings, rowOf } = expressions;
  const { collected, source, scopes, manifest } = structure;
  const ordered = [...collected.patterns.values()].sort(
    (a, b) =>
      a.node.startIndex - b.node.startIndex ||
      b.node.endIndex - a.node.endIndex ||
      // A list of one name begins and ends where the name does.
      Number(a.attributes.whole !== undefined) - Number(b.attributes.whole !== undefined),
  );
  const places = new Places(structure);
  const positions = countPositions(ordered, collected);
  const wholes = new Set(ordered.map(({ attributes }) => attributes.whole?.id));
  const matched = new Map<number, Matched>();
  const nameless: Patterns['nameless'] = [];

  for (const found of ordered) {
    const { node, attributes } = found;
    const { key, whole, iterated, entered, caught, value, type, rest, others } = attributes;
    const inner = places.scope(node.startIndex);
    // The type of a function, in place of a parameter, is a scope itself.
    const innermost = scopes[inner];
    const scope = innermost?.nodeId === node.id ? innermost.parent : inner;
    const container = places.container(node.startIndex);
    const site = key ?? node;
    const push = (op: number, a: number, b: number, length = 0): RowIndex =>
      a < 0 && op !== Op.Parameter && op !== Op.Tuple
        ? NONE
        : rows.push(op, a, b, 0, scope, container, site.startIndex, length);
    const position = positions.get(node.id) ?? -1;

    let given: RowIndex = NONE;
    if (whole) {
      const outer = matched.get(whole.id);
      const from = outer ? asValue(outer, push) : NONE;
      if (others) given = from;
      else if (rest) given = push(Op.Rest, from, position);
      else if (key) {
        const name = strings.index(source.slice(key.startIndex, key.endIndex));
        given = push(Op.Member, from, name, key.endIndex - key.startIndex);
      } else given = push(Op.Iterated, from, position);
    } else if (iterated) given = push(Op.Iterated, rowOf(iterated), -1);
    else if (entered) given = push(Op.Entered, rowOf(entered), -1);
    else if (caught) given = push(Op.Caught, rowOf(caught), -1);
    else given = rowOf(value);

    // A default of which nothing is known is one nevertheless.
    const otherwise =
      attributes.default && isNone(rowOf(attributes.default))
        ? rows.push(Op.Same, -1, -1, 0, scope, container, site.startIndex, 0)
        : rowOf(attributes.default);
    if (!isNone(otherwise)) given = isNone(given) ? otherwise : push(Op.Either, given, otherwise);
    const declared =
      attributes.parameters && rest && !type ? takenAll(found, push, expressions, manifest) : NONE;
    const own: Matched = {
      type: !isNone(declared) ? declared : rowOf(type),
      value: given,
      position: whole ? -1 : position,
    };
    const isUnnamed = !collected.bindings.has(node.id) && !attributes.separator;
    if (attributes.parameters && (isUnnamed || wholes.has(node.id))) {
      if (own.type < 0 && own.value < 0) own.value = push(Op.Parameter, scope, position);
      nameless.push({ scope, start: node.startIndex, matched: own });
    }
    matched.set(node.id, own);
  }
  return { matched, nameless };
}

type Push = (op: number, a: number, b: number) => RowIndex;

/** The type of a parameter that takes many, of which `argument` is the type of each; -1 where nothing says so. */
function takenAll(
  { attributes: { rest, argument, named } }: Found,
  push: Push,
  { rows, lists, strings, rowOf }: Expressions,
  manifest: LanguageManifest,
): RowIndex {
  const library = manifest.scoping.literals[rest?.type ?? ''];
  if (library === undefined) return NONE;
  const type = rowOf(argument);
  const each = push(Op.Cast, type, -1);
  const row = push(Op.Literal, strings.index(library), -1);
  if (isNone(each)) return row;
  const name = named && manifest.scoping.types.text;
  const key = name === undefined ? NONE : push(Op.Literal, strings.index(name), -1);
  const item = named ? push(Op.Tuple, -1, lists.push([key, each])) : each;
  rows.set(row, ExpressionColumn.B, lists.push([item]));
  return row;
}

/** One row for a value of which the type is declared or the value known. */
function asValue({ type, value }: Matched, push: Push): RowIndex {
  return !isNone(type) ? push(Op.Cast, type, -1) : value;
}

/** Which parameter of its function a pattern is, receivers not counted, or which element of its whole. */
function countPositions(ordered: readonly Found[], { bindings, tree }: Collected): Map<number, number> {
  const positions = new Map<number, number>();
  const counts = new Map<number, number>();
  // Behind what takes all that follow, a parameter is given by its name.
  const closed = new Set<number>();
  const separatorsBefore = separatorCounter(tree);
  for (const { node, attributes } of ordered) {
    const { parameters, whole, key, rest, others, named, separator } = attributes;
    if (parameters) {
      const kind = bindings.get(node.id)?.kind;
      if (kind === 'receiver' || kind === 'receiver_type') continue;
      const next = counts.get(parameters.id) ?? 0;
      const isNamed = named !== undefined || closed.has(parameters.id);
      if (rest || separator) closed.add(parameters.id);
      if (separator) continue;
      positions.set(node.id, next + (rest ? REST : 0) + (isNamed ? NAMED : 0));
      counts.set(parameters.id, next + 1);
    } else if (whole && !key && !others) positions.set(node.id, separatorsBefore(whole, node));
  }
  return positions;
}

/** How far the separators of a whole have been counted. */
interface SeparatorCount {
  /** The next child. */
  child: number;
  separators: number;
}

/**
 * Returns a function that returns which element of its whole a pattern is, from 0. It must be called for the patterns of a whole in source
 * order. It counts the tokens between elements, because elements may be left out.
 */
function separatorCounter(tree: SyntaxTree): (whole: SyntaxNode, node: SyntaxNode) => number {
  const counts = new Map<number, SeparatorCount>();
  return (whole, node) => {
    let count = counts.get(whole.id);
    if (!count) counts.set(whole.id, (count = { child: whole.id + 1, separators: 0 }));
    const end = tree.next[whole.id] ?? 0;
    while (count.child < end && (tree.ends[count.child] ?? 0) <= node.startIndex) {
      // The token that opens the whole is no separator.
      const isFirst = tree.starts[count.child] === whole.startIndex;
      if (!isFirst && !tree.isNamed(count.child)) count.separators++;
      count.child = tree.next[count.child] ?? end;
    }
    return count.separators;
  };
}
