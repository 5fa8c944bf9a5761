import { FILE_SCOPE } from '../facts/ids.ts';
import { ScopeKind } from '../facts/tables.ts';
import type { Collected, Found, SyntaxNode } from './collect.ts';
import { scopeCursor, type Scope } from './scopes.ts';

/** A name as written, without quotes if it is a string, and without the colon that begins a symbol. */
export function nameOf(node: SyntaxNode, source: string): string {
  const text = source.slice(node.startIndex, node.endIndex);
  if (/^\w+$/.test(text)) return text;
  if (isSymbol(text)) return text.slice(1);
  return /^(['"`]).*\1$/s.test(text) ? text.slice(1, -1) : text.replace(/\s+/g, '');
}

/** Whether a text is a symbol: a literal that is the name of something. */
export function isSymbol(text: string): boolean {
  return /^:@{0,2}[A-Za-z_]\w*[?!=]?$/u.test(text);
}

/** Ids of the name nodes that imports bind: they refer to the imported definition and define nothing. */
export function importedNames({ imports }: Collected): Set<number> {
  const named = new Set<number>();
  for (const { node, attributes } of imports.values()) {
    for (const each of [node, attributes.alias ?? attributes.name]) if (each) named.add(each.id);
  }
  return named;
}

/** The names that imports bind in the file. */
export function importedLocals({ imports }: Collected, source: string): Set<string> {
  const locals = new Set<string>();
  for (const { node, attributes } of imports.values())
    locals.add(nameOf(attributes.alias ?? attributes.name ?? node, source));
  return locals;
}

/** Members that types declare in their bodies, by scope and name. */
export function declaredMembers(
  sorted: readonly { found: Found; start: number }[],
  scopes: readonly Scope[],
  source: string,
): Map<string, Found> {
  const declared = new Map<string, Found>();
  const cursor = scopeCursor(scopes);
  for (const { found, start } of sorted) {
    let scope = cursor.at(start);
    while (scopes[scope]?.nodeId === found.node.id) scope = scopes[scope]?.parent ?? FILE_SCOPE;
    const { name } = found.attributes;
    if (scopes[scope]?.kind !== ScopeKind.Type || found.kind.startsWith('self_') || !name) continue;
    declared.set(`${scope}.${nameOf(name, source)}`, found);
  }
  return declared;
}
