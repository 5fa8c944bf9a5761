import type { ExpressionRows } from './expression-rows.ts';
import { type ScopeIndex, isNone, NONE, type RowIndex } from '../facts/ids.ts';
import type { Interner } from '../../base/interner.ts';
import { Op } from '../facts/operations.ts';
import { Role } from '../facts/tables.ts';
import type { SyntaxNode } from './collect.ts';
import type { Lists } from './lists.ts';
import { Places } from './places.ts';
import { parseQuotedType, type QuotedType } from './quoted.ts';
import type { Structure } from './structure.ts';

interface Tables {
  rows: ExpressionRows;
  lists: Lists;
  strings: Interner;
}

/** Adds the rows that types in quotes would be without them. `setRow` is called with the row of each. */
export function addQuotedTypes(
  structure: Structure,
  { rows, lists, strings }: Tables,
  isOutside: (offset: number, scope: ScopeIndex) => boolean,
  setRow: (node: SyntaxNode, row: RowIndex) => void,
): void {
  const { collected, source, manifest } = structure;
  const place = new Places(structure);
  const ignored = new Set(collected.markers.ignore.map((node) => node.id));
  const quoted = collected.expressions
    .values()
    .filter(({ node, kind }) => kind === 'type.quoted' && !ignored.has(node.id));
  for (const { node, attributes } of quoted) {
    const text = attributes.text;
    const type = text && parseQuotedType(source.slice(text.startIndex, text.endIndex));
    if (!type) continue;
    const scope = place.scope(node.startIndex);
    const container = place.container(node.startIndex);
    const role = isOutside(node.startIndex, scope) ? Role.Type | Role.Outside : Role.Type;
    const push: PushQuoted = (op, a, b, offset = 0, length = 0) =>
      rows.push(op, a, b, role, scope, container, text.startIndex + offset, length);
    setRow(node, pushQuoted(type, strings, lists, manifest.scoping.literals, push));
  }
}

type PushQuoted = (op: number, a: number, b: number, offset?: number, length?: number) => RowIndex;

function pushQuoted(
  type: QuotedType,
  strings: Interner,
  lists: Lists,
  literals: Readonly<Record<string, string>>,
  push: PushQuoted,
): RowIndex {
  const all = (types: readonly QuotedType[]): RowIndex[] =>
    types.map((each) => pushQuoted(each, strings, lists, literals, push));
  if (type.kind === 'union') return push(Op.AnyOf, -1, lists.push(all(type.of)));
  let base: RowIndex = NONE;
  for (const { text, offset } of type.parts) {
    const name = strings.index(text);
    // The word for nothing is no name.
    if (type.parts.length === 1 && literals[text] === '') return push(Op.Literal, -1, -1, offset);
    base = isNone(base)
      ? push(Op.Name, name, -1, offset, text.length)
      : push(Op.Member, base, name, offset, text.length);
  }
  if (type.arguments.length === 0) return base;
  return push(Op.Generic, base, lists.push(all(type.arguments)));
}
