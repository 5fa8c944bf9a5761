import type { Node } from 'web-tree-sitter';
import type { LanguageManifest } from '../../grammar/manifest.ts';
import { BindingColumn as Column, BindingKind, BindingMode, ScopeKind, type ImportFact } from '../facts.ts';
import type { Collected, Found } from './collect.ts';
import type { Definition } from './definitions.ts';
import type { Expressions } from './expressions.ts';
import { Rows, type Strings } from './rows.ts';
import { hoistTarget, scopeCursor, type Scope } from './scopes.ts';

const kinds: Record<string, number> = {
  parameter: BindingKind.Parameter,
  receiver: BindingKind.Receiver,
  receiver_type: BindingKind.ReceiverType,
  type_parameter: BindingKind.TypeParameter,
  global: BindingKind.Global,
  nonlocal: BindingKind.Nonlocal,
};

interface Context {
  source: string;
  strings: Strings;
  scopes: readonly Scope[];
  definitions: readonly Definition[];
  expressions: Expressions;
  manifest: LanguageManifest;
}

/**
 * Builds the table of bindings. `importScopes` are the scopes in which the imports stand, `nodeIndex` gives a
 * definition (of `definitions`) its index among the facts, or -1 for a local one.
 */
export function buildBindings(
  collected: Collected,
  context: Context,
  imports: readonly ImportFact[],
  importScopes: readonly number[],
  factIndex: (definition: number) => number,
): Int32Array {
  const { strings, scopes, definitions, expressions, manifest } = context;
  const rows = new Rows(Column.Width, 32);
  const declared = new Set<number>();
  const redirected = new Set<string>();
  const ordered = [...collected.bindings.values()].sort((a, b) => a.node.startIndex - b.node.startIndex);
  const byNode = new Map(ordered.map((found) => [found.node.id, found]));
  const cursor = scopeCursor(scopes);
  const places = ordered.map((found) => bindingScope(found, cursor.at(found.node.startIndex), scopes));
  ordered.forEach((found, index) => {
    const kind = kinds[found.kind];
    if (kind === BindingKind.Global || kind === BindingKind.Nonlocal) {
      redirected.add(`${places[index]}:${textOf(found.node, context.source)}`);
    }
  });

  definitions.forEach((definition, index) => {
    const { nameNode, scope, member, local, found } = definition;
    if (index === 0 || (member && !isBound(definition, scopes, manifest))) return;
    if (found.kind === 'self_member' || redirected.has(`${scope}:${definition.name}`)) return;
    const pattern = nameNode && byNode.get(nameNode.id);
    if (nameNode) declared.add(nameNode.id);
    const at = pattern?.kind === 'hoisted' ? hoistTarget(scopes, scope) : scope;
    const { mode, value, key } = valueOf(pattern ?? found, expressions, context);
    rows.push(
      at,
      strings.index(definition.name),
      local ? BindingKind.Variable : BindingKind.Definition,
      local ? -1 : factIndex(index),
      expressions.rowOf(found.attributes.type),
      value >= 0 ? value : expressions.rowOf(found.attributes.value),
      mode,
      key,
    );
  });
  ordered.forEach((found, index) => {
    if (declared.has(found.node.id)) return;
    const text = textOf(found.node, context.source);
    const kind = kinds[found.kind] ?? BindingKind.Variable;
    if (kind === BindingKind.Variable && redirected.has(`${places[index]}:${text}`)) return;
    const { mode, value, key } = valueOf(found, expressions, context);
    const own = found.kind === 'inner' ? (scopes[places[index] ?? 0]?.definition ?? -1) : -1;
    if (own > 0 && !definitions[own]?.local) {
      const name = strings.index(text);
      rows.push(
        places[index] ?? 0,
        name,
        BindingKind.Definition,
        factIndex(own),
        -1,
        -1,
        BindingMode.Value,
        -1,
      );
      return;
    }
    const { type, source_type: sourceType } = found.attributes;
    const typeRow = expressions.rowOf(type ?? sourceType);
    rows.push(places[index] ?? 0, strings.index(text), kind, -1, typeRow, value, mode, key);
  });
  imports.forEach(({ local, reexport }, index) => {
    if (local === '' || reexport) return;
    rows.push(
      importScopes[index] ?? 0,
      strings.index(local),
      BindingKind.Import,
      index,
      -1,
      -1,
      BindingMode.Value,
      -1,
    );
  });
  return rows.toArray();
}

/** Whether a member can be meant by its bare name in the body of its type. */
function isBound({ scope, kind }: Definition, scopes: readonly Scope[], manifest: LanguageManifest): boolean {
  return (
    scopes[scope]?.kind === ScopeKind.Type && (manifest.scoping.typeBodyIsScope || kind === 'enum_member')
  );
}

function bindingScope({ kind }: Found, innermost: number, scopes: readonly Scope[]): number {
  if (kind === 'hoisted') return hoistTarget(scopes, innermost);
  return innermost;
}

function valueOf(
  { attributes }: Found,
  expressions: Expressions,
  { source, strings }: Context,
): { mode: number; value: number; key: number } {
  const { value, key, source: from, iterated, entered, caught, source_type: sourceType } = attributes;
  const keyText = key ? strings.index(textOf(key, source)) : -1;
  if (sourceType) return { mode: BindingMode.TypeKey, value: -1, key: keyText };
  if (from) return { mode: BindingMode.Key, value: expressions.rowOf(from), key: keyText };
  if (iterated) return { mode: BindingMode.Iterated, value: expressions.rowOf(iterated), key: -1 };
  if (entered) return { mode: BindingMode.Entered, value: expressions.rowOf(entered), key: -1 };
  if (caught) return { mode: BindingMode.Caught, value: expressions.rowOf(caught), key: -1 };
  return { mode: BindingMode.Value, value: expressions.rowOf(value), key: -1 };
}

function textOf(node: Node, source: string): string {
  return source.slice(node.startIndex, node.endIndex);
}
