import { isNone } from '../facts/ids.ts';
import { callableKinds, typeKinds } from '../../model/kinds.ts';
import { ExpressionColumn, Role } from '../facts/tables.ts';
import type { SyntaxNode } from './collect.ts';
import type { Expressions } from './expressions.ts';
import type { Structure } from './structure.ts';
import { highlightClasses, type HighlightClass } from '../../model/highlight.ts';

const embedded = highlightClasses.indexOf('embedded');
const index = new Map(highlightClasses.map((name, at) => [name, at]));

/** The number that a class has in the triples. */
export function classIndex(name: HighlightClass): number {
  return index.get(name) ?? embedded;
}

/**
 * Makes overlapping tokens (flat triples of start, end, class; outer before inner, in source order) into the flat triples of
 * `model/highlight.ts`: where tokens nest, the inner one holds; of two on the same stretch the later one.
 */
export function flattenHighlights(tokens: readonly number[]): Int32Array {
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
  for (let token = 0; token < tokens.length; token += 3) {
    const start = tokens[token] ?? 0;
    closeUntil(start);
    emit(start);
    at = start;
    // A token that sticks out of the one around it would break the nesting.
    ends.push(Math.min(tokens[token + 1] ?? 0, ends.at(-1) ?? Infinity));
    classes.push(tokens[token + 2] ?? embedded);
  }
  closeUntil(Infinity);
  return Int32Array.from(out);
}

/** Tokens of the highlight query, and names by the part they play. */
export function highlightsOf({ collected, definitions }: Structure, expressions: Expressions): Int32Array {
  const { highlights, tree } = collected;
  const highlight = (node: SyntaxNode, name: HighlightClass): void => {
    highlights[node.id] = classIndex(name) + 1;
  };
  for (const { nameNode, kind } of definitions) {
    if (!nameNode) continue;
    if (callableKinds.has(kind)) highlight(nameNode, 'function');
    else if (typeKinds.has(kind) || kind === 'type_alias') highlight(nameNode, 'type');
  }
  const addUse = (node: SyntaxNode, site: SyntaxNode, otherwise?: HighlightClass): void => {
    const row = expressions.rowOf(node);
    if (isNone(row)) return;
    const role = expressions.rows.get(row, ExpressionColumn.Role);
    const isType = (role & (Role.Type | Role.Extends | Role.Implements)) !== 0;
    const name = role & Role.Callee ? 'function' : isType ? 'type' : otherwise;
    if (name) highlight(site, name);
  };
  for (const node of collected.names) addUse(node, node);
  for (const node of collected.typeNames) addUse(node, node);
  for (const { node, kind, attributes } of collected.expressions.values()) {
    const isMember = kind === 'member' || kind === 'type.member';
    if (isMember && attributes.property) addUse(node, attributes.property, 'property');
  }
  const tokens: number[] = [];
  for (let node = 0; node < tree.count; node++) {
    const highlighted = highlights[node] ?? 0;
    if (highlighted > 0) tokens.push(tree.starts[node] ?? 0, tree.ends[node] ?? 0, highlighted - 1);
  }
  return flattenHighlights(tokens);
}
