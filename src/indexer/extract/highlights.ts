import { callableKinds, typeKinds } from '../../model/kinds.ts';
import { ExpressionColumn, Role } from '../facts.ts';
import type { Collected, SyntaxNode } from './collect.ts';
import type { Definition } from './definitions.ts';
import type { Expressions } from './expressions.ts';
import { highlightClasses, type HighlightClass } from '../../model/highlight.ts';

const embedded = highlightClasses.indexOf('embedded');
const index = new Map(highlightClasses.map((name, at) => [name, at]));

/** The number that a class has in the triples. */
export function classIndex(name: HighlightClass): number {
  return index.get(name) ?? embedded;
}

/**
 * Makes overlapping tokens (flat triples of start, end, class; any order) into the flat triples of
 * `model/highlight.ts`: where tokens nest, the inner one holds; of two on the same stretch the later one.
 */
export function flattenHighlights(tokens: readonly number[]): Int32Array {
  const order = sortedTokens(tokens);
  const out: number[] = [];
  const ends: number[] = [];
  const classes: number[] = [];
  let written = 0;
  let at = 0;
  const emit = (end: number): void => {
    const top = classes.at(-1);
    if (top !== undefined && end > at && top !== embedded) {
      const last = out.length - 1;
      if (at === written && out[last] === top) out[last - 1] = (out[last - 1] ?? 0) + end - at;
      else out.push(at - written, end - at, top);
      written = end;
    }
    if (end > at) at = end;
  };
  const closeUntil = (start: number): void => {
    for (let end = ends.at(-1); end !== undefined && end <= start; end = ends.at(-1)) {
      emit(end);
      ends.pop();
      classes.pop();
    }
  };
  for (const token of order) {
    const start = tokens[token * 3] ?? 0;
    closeUntil(start);
    emit(start);
    at = start;
    // A token that sticks out of the one around it would break the nesting.
    ends.push(Math.min(tokens[token * 3 + 1] ?? 0, ends.at(-1) ?? Infinity));
    classes.push(tokens[token * 3 + 2] ?? embedded);
  }
  closeUntil(Infinity);
  return Int32Array.from(out);
}

/** Indexes of tokens by start, of one start the longer first, of one stretch the earlier first. */
function sortedTokens(tokens: readonly number[]): Float64Array {
  const count = tokens.length / 3;
  // Start and index in one number: a sort of numbers is many times faster than one that compares by function.
  const keys = new Float64Array(count);
  for (let token = 0; token < count; token++) keys[token] = (tokens[token * 3] ?? 0) * count + token;
  keys.sort();
  const order = keys.map((key) => key % count);
  for (let from = 0; from < count;) {
    let to = from + 1;
    const start = tokens[(order[from] ?? 0) * 3];
    while (to < count && tokens[(order[to] ?? 0) * 3] === start) to++;
    const length = (token: number): number => tokens[token * 3 + 1] ?? 0;
    if (to - from > 1) order.subarray(from, to).sort((a, b) => length(b) - length(a) || a - b);
    from = to;
  }
  return order;
}

/** Tokens of the highlight query, and names by the part they play. */
export function highlightsOf(
  collected: Collected,
  definitions: readonly Definition[],
  expressions: Expressions,
): Int32Array {
  const tokens = collected.highlights;
  for (const { nameNode, kind } of definitions) {
    if (!nameNode) continue;
    const name = callableKinds.has(kind)
      ? 'function'
      : typeKinds.has(kind) || kind === 'type_alias'
        ? 'type'
        : undefined;
    if (name) tokens.push(nameNode.startIndex, nameNode.endIndex, classIndex(name));
  }
  const classes = {
    function: classIndex('function'),
    type: classIndex('type'),
    property: classIndex('property'),
  };
  const addUse = (node: SyntaxNode, site: SyntaxNode | undefined, otherwise: number): void => {
    const row = expressions.rowOf(node);
    if (row < 0 || !site) return;
    const role = expressions.rows.get(row, ExpressionColumn.Role);
    const isType = (role & (Role.Type | Role.Extends | Role.Implements)) !== 0;
    const found = role & Role.Callee ? classes.function : isType ? classes.type : otherwise;
    if (found >= 0) tokens.push(site.startIndex, site.startIndex + lengthOf(row), found);
  };
  const lengthOf = (row: number): number => expressions.rows.get(row, ExpressionColumn.Length);
  for (const node of collected.names) addUse(node, node, -1);
  for (const node of collected.typeNames) addUse(node, node, -1);
  for (const { node, kind, attributes } of collected.expressions.values()) {
    if (kind === 'member' || kind === 'type.member') addUse(node, attributes.property, classes.property);
  }
  return flattenHighlights(tokens);
}
